// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The packing `spectrum` on rows: Z_k and Z_(M-k) of a packed real line from the rows k and M - k of its half-spectrum
// in memory, and back.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_PAIR_STEP_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_PAIR_STEP_HPP

#include "engines/lanes/stages/host_half_rows.hpp"
#include "engines/lanes/stages/host_spectrum_pair.hpp"

namespace TeamFFT::Impl {

/// All rows Z_j, before the load's swap and factors.
template <class Real, unsigned W>
void load_spectrum(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Complex<Lanes<Real, W>>* rows) {
  using V = Lanes<Real, W>;
  std::uint32_t const M = a.maps.line_elements;
  auto const elements = elements_as_loaded(a);
  LineReader<Real, W> const reader(elements, lines);
  bool const half = a.maps.load == Map::half, flip = half && has(a, line_wise_conjugate_load);
  for_groups(M / 2 + 1, rows_together<W>, LastGroup::overlaps, [&](std::uint32_t k0, unsigned count) {
    Complex<V> v[rows_together<W>], mirror[rows_together<W>];
    std::uint32_t const mirror0 = M - (k0 + count - 1);
    reader.read(k0, count, v);
    reader.read(mirror0, count, mirror);
    reader.prefetch(k0 + 2 * count, count);
    if (mirror0 >= 2 * count) reader.prefetch(mirror0 - 2 * count, count);
    if (half && k0 == 0) v[0].im = mirror[count - 1].im = V{};
    for (unsigned i = 0; i < count; ++i) {
      auto const &x = v[i], &y = mirror[count - 1 - i];
      auto const w = factor(a, a.maps.pair, std::uint64_t{k0} + i);
      auto const pair = flip ? from_spectrum(conjugate(x), y, w) : from_spectrum(x, conjugate(y), w);
      rows[k0 + i] = pair.first;
      if (k0 + i != 0) rows[M - (k0 + i)] = pair.second;
    }
  });
  std::fill(rows + M, rows + a.length, Complex<V>{});
}

/// The rows Z_k, with factors and swap done, to the half-spectrum in memory: big twiddle, scale.
template <class Real, unsigned W>
void store_spectrum(PassArguments<Real> const& a, TeamLines<Real, W> const& lines,
                    Complex<Lanes<Real, W>> const* rows) {
  using V = Lanes<Real, W>;
  std::uint32_t const M = a.maps.line_elements;
  auto elements = a;
  elements.flags &= ~(flag_line_wise_store | flag_swap_store | flag_store_chirp);
  elements.store_count = std::min<std::uint64_t>(a.store_count, M + 1);
  LineWriter<Real, W> const writer(elements, lines);
  bool const flip = a.maps.store == Map::half && has(a, line_wise_conjugate_store);
  for_groups(M / 2 + 1, rows_together<W>, last_stored_group(a), [&](std::uint32_t k0, unsigned count) {
    std::uint32_t const mirror0 = M - (k0 + count - 1);
    Complex<V> v[rows_together<W>], mirror[rows_together<W>];
    writer.prefetch(k0 + 2 * count, count);
    if (mirror0 >= 2 * count) writer.prefetch(mirror0 - 2 * count, count);
    for (unsigned i = 0; i < count; ++i) {
      std::uint32_t const k = k0 + i;
      auto const pair =
          to_spectrum<Real>(rows[k], conjugate(rows[k == 0 ? 0 : M - k]), factor(a, a.maps.pair, std::uint64_t{k}));
      v[i] = flip ? conjugate(pair.first) : pair.first;
      mirror[count - 1 - i] = flip ? conjugate(pair.second) : pair.second;
    }
    unsigned const both = has(a, line_wise_called_store) && mirror0 < k0 + count ? 1 : 0;  // k = M/2 is its own mirror
    writer.write(k0, count, v);
    if (count > both) writer.write(mirror0 + both, count - both, mirror + both);
  });
}

}  // namespace TeamFFT::Impl

#endif
