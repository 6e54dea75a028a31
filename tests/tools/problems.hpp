// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Short ways to say common problems.
#ifndef TEAMFFT_TESTS_TOOLS_PROBLEMS_HPP
#define TEAMFFT_TESTS_TOOLS_PROBLEMS_HPP

#include "problem/canonical.hpp"

#include <TeamFFT/options.hpp>
#include <TeamFFT/problem.hpp>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

namespace TeamFFT::Test {

template <class Real>
inline constexpr Precision precision_of = sizeof(Real) == 4 ? Precision::f32 : Precision::f64;

inline Kind c2c(Direction direction) {
  return direction == Direction::forward ? Kind::c2c_forward : Kind::c2c_backward;
}

/// `batch` transforms of a row-major array of `lengths`, packed one after the other: 3 transforms of {4, 8} are a View
/// (3, 4, 8) in LayoutRight.
inline Problem packed(std::vector<std::size_t> const& lengths, std::size_t batch = 1,
                      Precision precision = Precision::f32, Direction direction = Direction::forward,
                      Placement placement = Placement::out_of_place) {
  Problem problem;
  problem.precision = precision, problem.placement = placement;
  std::ptrdiff_t stride = 1;
  for (auto length : lengths) stride *= static_cast<std::ptrdiff_t>(length);
  problem.batch.push_back({batch, stride, stride});
  for (auto length : lengths) {
    stride /= static_cast<std::ptrdiff_t>(length);
    problem.axes.push_back({c2c(direction), length, length, stride, stride});
  }
  return problem.canonicalize();
}

/// Transforms along one axis of a row-major array of `extents`.
inline Problem along(std::size_t axis, std::vector<std::size_t> const& extents, Precision precision = Precision::f32,
                     Direction direction = Direction::forward, Placement placement = Placement::out_of_place) {
  Problem problem;
  problem.precision = precision, problem.placement = placement;
  std::ptrdiff_t stride = 1;
  for (std::size_t d = extents.size(); d-- > 0; stride *= static_cast<std::ptrdiff_t>(extents[d])) {
    if (d == axis)
      problem.axes.push_back({c2c(direction), extents[d], extents[d], stride, stride});
    else
      problem.batch.push_back({extents[d], stride, stride});
  }
  return problem.canonicalize();
}

/// What dct and dst are given: real elements, or complex ones whose parts are transformed separately. Beside them it
/// decides for c2c axes too.
enum class Data { real, complex };

/// `batch` row-major arrays of `lengths`, packed one after the other, with a kind for each axis. In place the rows lie
/// at the stride of the longer View: for r2c and c2r the padded alias.
inline Problem packed(std::vector<Kind> const& kinds, std::vector<std::size_t> const& lengths, std::size_t batch,
                      Precision precision, Placement placement = Placement::out_of_place, Data data = Data::real) {
  Problem problem;
  problem.precision = precision, problem.placement = placement;
  for (std::size_t i = 0; i < kinds.size(); ++i)
    problem.axes.push_back({kinds[i], lengths[i], Impl::input_extent(kinds[i], lengths[i])});
  problem.real_input = data == Data::real && std::ranges::none_of(kinds, Impl::changes_element);
  problem.batch.push_back({batch});
  auto const pack = [](std::ptrdiff_t& stride, std::ptrdiff_t packed_stride, std::size_t) { stride = packed_stride; };
  Impl::for_packed_output(problem, pack);
  Impl::for_packed_input(problem, pack);
  return problem.canonicalize();
}

inline std::string name_of(Rule rule) {
  switch (rule) {
    case Rule::automatic: return "automatic";
    case Rule::direct: return "direct";
    case Rule::hierarchical: return "hierarchical";
    case Rule::rader: return "rader";
    case Rule::bluestein: return "bluestein";
  }
  return "?";
}

/// Token and options in one line, for traces.
inline std::string describe(Problem const& problem, PlanOptions const& options = {}) {
  std::string text = problem.token();
  if (options.rule != Rule::automatic) text += " rule " + name_of(options.rule);
  if (options.scratch_limit != 0) text += " scratch " + std::to_string(options.scratch_limit);
  if (!options.rows) text += " without rows";
  if (options.launch == Launch::native) text += " native launch";
  if (options.launch == Launch::parallel_for) text += " parallel_for launch";
  return text;
}

}  // namespace TeamFFT::Test

#endif
