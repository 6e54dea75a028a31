// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Half-spectra of groups of short real lines: the pair step between rows Z in scratch and half-spectra in memory, a chunk of rows and their mirrors at a time.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_GROUP_SPECTRUM_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_GROUP_SPECTRUM_HPP

#include "engines/lanes/stages/host_group_lines.hpp"
#include "engines/lanes/stages/host_spectrum_pair.hpp"

#include <TeamFFT/device/ends/line_wise.hpp>

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// part(k, count) for parts of at most W/2 of the rows k = 0 .. M/2, whose mirrors are M - (k + count - 1) .. M - k. The last one overlaps the one before.
template <unsigned W, class Part>
void for_mirrored_parts(std::uint32_t M, Part const& part) {
  std::uint32_t const rows = M / 2 + 1, count = std::min<std::uint32_t>(W / 2, rows);
  for (std::uint32_t k = 0; k < rows; k += count) part(std::min(k, rows - count), count);
}

/// z_0 .. z_(M-1) from the half-spectra V_0 .. V_M.
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void group_from_spectrum(PassArguments<Real> const& a, GroupLines<Real const, W> const& spectrum, Complex<Lanes<Real, W>>* z) {
  using V = Lanes<Real, W>;
  std::uint32_t const M = a.length;
  bool const flip = has(a, line_wise_conjugate_load);
  for_mirrored_parts<W>(M, [&](std::uint32_t k, unsigned count) {
    Complex<V> v[W / 2], mirror[W / 2];
    load_part<W>(spectrum, k, count, v);
    load_part<W>(spectrum, M - (k + count - 1), count, mirror);
    if (k == 0) v[0].im = mirror[count - 1].im = V{};
    for (unsigned i = 0; i < count; ++i) {
      auto const &x = v[i], &y = mirror[count - 1 - i];
      auto const w = factor(a, a.maps.pair, k + i);
      auto const pair = flip ? from_spectrum(conjugate(x), y, w) : from_spectrum(x, conjugate(y), w);
      z[k + i] = pair.first;
      if (k + i != 0) z[M - (k + i)] = pair.second;
    }
  });
}

/// The half-spectra from z, whose swap is done here, too.
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void group_to_spectrum(PassArguments<Real> const& a, Complex<Lanes<Real, W>> const* z, GroupLines<Real, W> const& spectrum) {
  using V = Lanes<Real, W>;
  std::uint32_t const M = a.length;
  bool const flip = has(a, line_wise_conjugate_store), swap = a.has(flag_swap_store), scale = a.is_scaled();
  for_mirrored_parts<W>(M, [&](std::uint32_t k, unsigned count) {
    Complex<V> v[W / 2], mirror[W / 2];
    for (unsigned i = 0; i < count; ++i) {
      auto x = z[k + i], y = z[k + i == 0 ? 0 : M - (k + i)];
      if (swap) x = swapped(x), y = swapped(y);
      auto pair = to_spectrum<Real>(x, conjugate(y), factor(a, a.maps.pair, k + i));
      if (scale) pair = {scaled_lanes<Real, W>(a.scale, pair.first), scaled_lanes<Real, W>(a.scale, pair.second)};
      v[i] = flip ? conjugate(pair.first) : pair.first;
      mirror[count - 1 - i] = flip ? conjugate(pair.second) : pair.second;
    }
    store_part<W>(spectrum, k, count, v);
    store_part<W>(spectrum, M - (k + count - 1), count, mirror);
  });
}

}  // namespace TeamFFT::Impl

#endif
