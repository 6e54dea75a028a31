// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of lines whose elements are contiguous each: whole vectors of the lines, or parts of them, and a transposition
// of W x W scalars.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_CONTIGUOUS_ROWS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_CONTIGUOUS_ROWS_HPP

#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_team_lines.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace TeamFFT::Impl {

/// body(bytes) with the bytes of `count` < most complex elements as a constant: a copy of so few is a move or two.
template <unsigned most, class Real, class Body>
void with_elements_of(unsigned count, Body const& body) {
  static_for<most>([&](auto n) {
    if (count == n) body(std::integral_constant<std::size_t, n * 2 * sizeof(Real)>{});
  });
}

/// to[i] = row j0 + i of the lines in `source`, i < count <= rows_together.
template <class Real, unsigned W>
void load_contiguous(Real const* source, TeamLines<Real, W> const& lines, std::uint32_t j0, unsigned count,
                     Complex<Lanes<Real, W>>* to) {
  if constexpr (W == 1) {
    for (unsigned i = 0; i < count; ++i) to[i] = load_complex<Real, 1>(source + 2 * (lines.at[0].load + j0 + i));
  } else {
    Lanes<Real, W> v[W];
    if (count == rows_together<W>) {
      static_for<W>([&](auto w) { v[w] = load_lanes<Real, W>(source + 2 * (lines.at[w].load + j0)); });
      transpose<Real, W>(v);
      static_for<W / 2>([&](auto i) { to[i] = {v[2 * i], v[2 * i + 1]}; });
      return;
    }
    std::fill_n(v, W, Lanes<Real, W>{});
    with_elements_of<rows_together<W>, Real>(count, [&](auto bytes) {
      for (unsigned w = 0; w < W; ++w) std::memcpy(v + w, source + 2 * (lines.at[w].load + j0), bytes);
    });
    transpose<Real, W>(v);
    for (unsigned i = 0; i < count; ++i) to[i] = {v[2 * i], v[2 * i + 1]};
  }
}

/// Row k0 + i = rows[i] of the lines in `target`. Half-spectra of 16 reals are 5 and 5 rows of 8 (512 lines in f32 took
/// 20 microseconds lane by lane).
template <class Real, unsigned W>
void store_contiguous(Real* target, TeamLines<Real, W> const& lines, std::uint32_t k0, unsigned count,
                      Complex<Lanes<Real, W>> const* rows) {
  if constexpr (W == 1) {
    for (unsigned i = 0; i < count; ++i) store_complex<Real, 1>(target + 2 * (lines.at[0].store + k0 + i), rows[i]);
  } else {
    Lanes<Real, W> v[W];
    if (count == rows_together<W>) {
      static_for<W / 2>([&](auto i) { v[2 * i] = rows[i].re, v[2 * i + 1] = rows[i].im; });
      transpose<Real, W>(v);
      static_for<W>([&](auto w) { store_lanes<Real, W>(target + 2 * (lines.at[w].store + k0), v[w]); });
      return;
    }
    std::fill_n(v, W, Lanes<Real, W>{});
    for (unsigned i = 0; i < count; ++i) v[2 * i] = rows[i].re, v[2 * i + 1] = rows[i].im;
    transpose<Real, W>(v);
    with_elements_of<rows_together<W>, Real>(count, [&](auto bytes) {
      for (unsigned w = 0; w < W; ++w) std::memcpy(target + 2 * (lines.at[w].store + k0), v + w, bytes);
    });
  }
}

}  // namespace TeamFFT::Impl

#endif
