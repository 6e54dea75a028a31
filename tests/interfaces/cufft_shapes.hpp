// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random layouts of cuFFT's interface, and what they mean as sums of the definition.
#ifndef TEAMFFT_TESTS_INTERFACES_CUFFT_SHAPES_HPP
#define TEAMFFT_TESTS_INTERFACES_CUFFT_SHAPES_HPP

#include "cufft_api.hpp"
#include "layouts.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace TeamFFT::Test {

/// Complex to complex, real to complex, complex to real.
enum class CufftFamily { c2c, r2c, c2r };

inline Cufft::Type type_of(CufftFamily family, bool is_double) {
  using Cufft::Type;
  if (family == CufftFamily::c2c) return is_double ? Type::z2z : Type::c2c;
  if (family == CufftFamily::r2c) return is_double ? Type::d2z : Type::r2c;
  return is_double ? Type::z2d : Type::c2r;
}

struct CufftShape {
  CufftLayout layout;
  CufftFamily family = CufftFamily::c2c;
  bool in_place = false, backward = false;

  [[nodiscard]] bool is_advanced() const { return !layout.inembed.empty(); }

  [[nodiscard]] std::string name() const {
    std::string text = "type " + std::to_string(static_cast<int>(layout.type)) + (in_place ? " in place" : "") +
                       (backward ? " backward" : "");
    auto const add = [&](std::string const& what, std::vector<long long> const& values) {
      text += what;
      for (auto const value : values) text += " " + std::to_string(value);
    };
    add(" n", layout.n);
    add(" batch", {layout.batch});
    if (is_advanced()) add(" inembed", layout.inembed), add(" onembed", layout.onembed);
    if (is_advanced()) add(" strides and distances", {layout.istride, layout.idist, layout.ostride, layout.odist});
    return text;
  }
};

/// Elements of a side along each dimension.
inline std::vector<long long> extents_of(CufftShape const& shape, bool is_input) {
  auto extents = shape.layout.n;
  bool const is_halved = shape.family == (is_input ? CufftFamily::c2r : CufftFamily::r2c);
  if (is_halved) extents.back() = extents.back() / 2 + 1;
  return extents;
}

/// An embedding with room for the extents, a stride and a distance: transforms behind each other or element by element.
inline void lay_out_side(Random& random, std::vector<long long> const& extents, long long batch,
                         std::vector<long long>& embed, long long& stride, long long& dist) {
  bool const interleaved = random.one_in(3);
  stride = interleaved ? batch + static_cast<long long>(random.below(2)) : random.one_in(3) ? 2 : 1;
  embed = extents;
  for (auto& extent : embed) extent += random.one_in(3) ? static_cast<long long>(random.between(1, 2)) : 0;
  dist = stride;
  for (auto const extent : embed) dist *= extent;
  dist += static_cast<long long>(random.below(3));
  if (interleaved) dist = 1;
}

/// In place: one layout of complex elements, in whose rows real ones lie at twice the distances.
inline void lay_out_in_place(Random& random, CufftShape& shape) {
  auto& layout = shape.layout;
  lay_out_side(random, extents_of(shape, shape.family == CufftFamily::c2r), layout.batch, layout.inembed,
               layout.istride, layout.idist);
  if (shape.family != CufftFamily::c2c) {  // rows of whole pairs
    layout.istride = 1;
    layout.idist = 1;
    for (auto const extent : layout.inembed) layout.idist *= extent;
  }
  layout.onembed = layout.inembed;
  layout.ostride = layout.istride;
  layout.odist = layout.idist;
  if (shape.family == CufftFamily::r2c) layout.inembed.back() *= 2, layout.idist *= 2;
  if (shape.family == CufftFamily::c2r) layout.onembed.back() *= 2, layout.odist *= 2;
}

/// Lengths to `most_line` of one dimension, to `most_side` of two and three.
inline CufftShape random_shape(Random& random, CufftFamily family, bool is_double, std::size_t most_line,
                               std::size_t most_side, std::size_t most_batch) {
  CufftShape shape;
  shape.family = family;
  shape.layout.type = type_of(family, is_double);
  auto const rank = random.between(1, 3);
  for (std::size_t d = 0; d < rank; ++d)
    shape.layout.n.push_back(static_cast<long long>(random.between(1, rank == 1 ? most_line : most_side)));
  shape.layout.batch = static_cast<long long>(random.between(1, most_batch));
  shape.in_place = random.one_in(3);
  shape.backward = family == CufftFamily::c2r || (family == CufftFamily::c2c && random.one_in(2));
  if (random.one_in(3)) return shape;
  auto& layout = shape.layout;
  if (shape.in_place) {
    lay_out_in_place(random, shape);
  } else {
    lay_out_side(random, extents_of(shape, true), layout.batch, layout.inembed, layout.istride, layout.idist);
    lay_out_side(random, extents_of(shape, false), layout.batch, layout.onembed, layout.ostride, layout.odist);
  }
  return shape;
}

/// The layout with the embeddings that a basic one stands for, by cuFFT's manual.
inline CufftLayout written_out(CufftShape const& shape) {
  auto layout = shape.layout;
  if (shape.is_advanced()) return layout;
  layout.inembed = extents_of(shape, true);
  layout.onembed = extents_of(shape, false);
  auto const padded = 2 * (layout.n.back() / 2 + 1);
  if (shape.in_place && shape.family == CufftFamily::r2c) layout.inembed.back() = padded;
  if (shape.in_place && shape.family == CufftFamily::c2r) layout.onembed.back() = padded;
  layout.istride = layout.ostride = layout.idist = layout.odist = 1;
  for (auto const extent : layout.inembed) layout.idist *= extent;
  for (auto const extent : layout.onembed) layout.odist *= extent;
  return layout;
}

/// The dimensions over which the definitions are summed.
inline RandomShape sums_of(CufftShape const& shape) {
  auto const layout = written_out(shape);
  RandomShape result;
  result.in_place = shape.in_place;
  result.problem.halved = shape.family == CufftFamily::r2c   ? Halved::output
                          : shape.family == CufftFamily::c2r ? Halved::input
                                                             : Halved::none;
  std::ptrdiff_t in = layout.istride, out = layout.ostride;
  for (std::size_t d = layout.n.size(); d-- > 0;) {
    result.problem.dims.insert(result.problem.dims.begin(), {static_cast<std::size_t>(layout.n[d]), in, out,
                                                             shape.backward ? Sum::backward : Sum::forward});
    in *= layout.inembed[d];
    out *= layout.onembed[d];
  }
  result.problem.batch.push_back({static_cast<std::size_t>(layout.batch), layout.idist, layout.odist});
  return result;
}

}  // namespace TeamFFT::Test

#endif
