// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a box of heFFTe to a Problem: any of its dimensions transformed, all others a batch.
#ifndef TEAMFFT_HEFFTE_BOX_PROBLEM_HPP
#define TEAMFFT_HEFFTE_BOX_PROBLEM_HPP

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/problem.hpp>
#include <TeamFFT/types.hpp>

#include <heffte.h>

#include <array>
#include <cstddef>
#include <limits>
#include <string>

namespace TeamFFT::Impl {

/// A box in the order of memory, its fastest dimension first, before and behind a forward transform. A box of 12 x 15 x
/// 10 with order {2, 1, 0} whose dimension 1 is transformed: before = behind = {10, 15, 12}, is_transformed = {false,
/// true, false}.
struct BoxShape {
  std::array<std::size_t, 3> before{}, behind{};
  std::array<bool, 3> is_transformed{};

  [[nodiscard]] static std::size_t count(std::array<std::size_t, 3> const& sizes) {
    return sizes[0] * sizes[1] * sizes[2];
  }
};

template <class Index>
[[nodiscard]] std::array<std::size_t, 3> ordered_sizes(heffte::box3d<Index> const& box) {
  if (box.count() > std::numeric_limits<int>::max())
    throw Error("heffte: a box of " + std::to_string(box.count()) +
                " elements on one rank; heFFTe counts them in int. Use more ranks.");
  return {static_cast<std::size_t>(box.osize(0)), static_cast<std::size_t>(box.osize(1)),
          static_cast<std::size_t>(box.osize(2))};
}

/// `dimensions`: which of heFFTe's are transformed; the first `padding` ones are not, whatever heFFTe says.
template <class Index>
[[nodiscard]] BoxShape box_shape(heffte::box3d<Index> const& box, heffte::box3d<Index> const& spectrum,
                                 std::array<bool, 3> const& dimensions, int padding) {
  BoxShape shape{ordered_sizes(box), ordered_sizes(spectrum), {}};
  for (std::size_t place = 0; place < 3; ++place)
    shape.is_transformed[place] = dimensions[box.order[place]] && box.order[place] >= padding;
  return shape;
}

/// Of the one direction that `kind` is. The whole box is one problem, so that it is one plan: what others do block by
/// block is a batch axis here.
[[nodiscard]] inline Problem box_problem(BoxShape const& shape, Kind kind, Precision precision) {
  bool const forward = row_of(kind).direction == Direction::forward, halves = kind == Kind::r2c || kind == Kind::c2r;
  auto const& in = forward ? shape.before : shape.behind;
  auto const& out = forward ? shape.behind : shape.before;
  Problem problem;
  problem.precision = precision;
  problem.placement = halves ? Placement::out_of_place : Placement::in_place;
  problem.real_input = is_trigonometric(kind);
  std::ptrdiff_t stride_in = 1, stride_out = 1;
  for (std::size_t place = 0; place < 3; ++place) {
    if (shape.is_transformed[place])
      problem.axes.push_back({kind, shape.before[place], in[place], stride_in, stride_out});
    else
      problem.batch.push_back({in[place], stride_in, stride_out});
    stride_in *= static_cast<std::ptrdiff_t>(in[place]);
    stride_out *= static_cast<std::ptrdiff_t>(out[place]);
  }
  return problem;
}

}  // namespace TeamFFT::Impl

#endif
