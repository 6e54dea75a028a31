// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The common case of mapped lines: the half-spectra of even real lines (r2c, c2r), aligned and whole. What mapped_lines.hpp does for all maps is done here with
// every argument in a register.
#ifndef TEAMFFT_DEVICE_HALF_LINES_HPP
#define TEAMFFT_DEVICE_HALF_LINES_HPP

#include <TeamFFT/device/exchange.hpp>
#include <TeamFFT/device/staged_lines.hpp>

namespace TeamFFT::Impl {

/// The lines of a walk: along a line (line_step and pitch not used) or across the team's lines.
template <bool Across, class Real>
struct HalfLines {
  std::int64_t step, line_step;  ///< of memory, in elements
  Complex<Real> const* factors;  ///< W_N^k
  Complex<Real>* data;           ///< of the line, or of the team's first
  std::uint32_t pitch, M;

  TEAMFFT_FUNCTION std::int64_t place(std::uint32_t e, std::uint32_t k) const { return k * step + (Across ? e * line_step : 0); }
  TEAMFFT_FUNCTION Complex<Real>& line(std::uint32_t e, std::uint32_t k) const { return data[k + (Across ? e * pitch : 0)]; }
};

template <class Real>
struct HalfPair {
  Complex<Real> v, mirror;
};

template <bool Across, class Real>
TEAMFFT_FUNCTION void load_half_lines(HalfLines<Across, Real> const& lines, ScalarPair<Real> const* memory, Walk<Across> const& walk, bool conjugated) {
  std::uint32_t const M = lines.M;
  auto const read = [&](std::uint32_t e, std::uint32_t k) {
    auto const p = memory[lines.place(e, k)];
    return Complex<Real>{p.re, k == 0 || k == M ? Real(0) : conjugated ? -p.im : p.im};
  };
  bool const middle = !Across && M % 2 == 0 && walk.first == 0;  // mirrors itself: W_N^(M/2) = -i
  Complex<Real> const v_middle = middle ? read(0, M / 2) : Complex<Real>{};
  in_flight<sizeof(Real) == 4 ? 4 : 2>(
      walk,
      [&](std::uint32_t e) {
        return HalfPair<Real>{read(e, walk.item(e)), read(e, M - walk.item(e))};
      },
      [&](std::uint32_t e, HalfPair<Real> const& item, bool present) {
        std::uint32_t const k = walk.item(e);
        auto const w = present ? load_constant(lines.factors + k) : Complex<Real>{};
        auto const even = item.v + conjugate(item.mirror), odd = (item.v - conjugate(item.mirror)) * conjugate(w);
        if (present) lines.line(e, k) = {even.re - odd.im, even.im + odd.re};
        if (present && k != 0 && 2 * k != M) lines.line(e, M - k) = {even.re + odd.im, odd.re - even.im};
      });
  if (middle) lines.line(0, M / 2) = {2 * v_middle.re, -2 * v_middle.im};
}

template <bool Across, class Real>
TEAMFFT_FUNCTION void store_half_lines(HalfLines<Across, Real> const& lines, ScalarPair<Real>* memory, Walk<Across> const& walk, bool conjugated, bool swap,
                                       Scale<Real> const& scale) {
  std::uint32_t const M = lines.M;
  auto const read = [&](std::uint32_t e, std::uint32_t k) {
    auto const z = lines.line(e, k);
    return swap ? swapped(z) : z;
  };
  auto const write = [&](std::uint32_t e, std::uint32_t k, Complex<Real> v) {
    v = scaled(scale, v);
    memory[lines.place(e, k)] = {v.re, conjugated ? -v.im : v.im};
  };
  in_flight<2>(
      walk,
      [&](std::uint32_t e) {
        return HalfPair<Real>{read(e, walk.item(e)), read(e, walk.item(e) == 0 ? 0 : M - walk.item(e))};
      },
      [&](std::uint32_t e, HalfPair<Real> const& item, bool present) {
        std::uint32_t const k = walk.item(e);
        auto const w = present ? load_constant(lines.factors + k) : Complex<Real>{};
        auto const even = item.v + conjugate(item.mirror), odd = (item.v - conjugate(item.mirror)) * w;
        if (present) write(e, k, {(even.re + odd.im) / 2, (even.im - odd.re) / 2});
        if (present && 2 * k != M) write(e, M - k, {(even.re - odd.im) / 2, -(even.im + odd.re) / 2});
      });
  if (!Across && M % 2 == 0 && walk.first == 0) write(0, M / 2, conjugate(read(0, M / 2)));
}

/// Items 0 .. of a half-spectrum: the middle one has a thread's extra turn where it walks along the line.
template <bool Across>
TEAMFFT_FUNCTION std::uint32_t half_items(std::uint32_t M) {
  return Across ? M / 2 + 1 : (M + 1) / 2;
}

/// Both as calls with all they need in registers.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void call_load_half_line(ScalarPair<Real> const* memory, std::int64_t step, Complex<Real> const* factors, Complex<Real>* line,
                                                   std::uint32_t M, std::uint32_t thread, std::uint32_t threads, bool conjugated) {
  assume_scratch(line);
  load_half_lines(HalfLines<false, Real>{step, 0, factors, line, 0, M}, memory, Walk<false>{thread, threads, half_items<false>(M), 0, false}, conjugated);
}
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void call_store_half_line(ScalarPair<Real>* memory, std::int64_t step, Complex<Real> const* factors, Complex<Real>* line,
                                                    std::uint32_t M, std::uint32_t thread, std::uint32_t threads, bool conjugated, bool swap, Real scale_high,
                                                    Real scale_low) {
  assume_scratch(line);
  store_half_lines(HalfLines<false, Real>{step, 0, factors, line, 0, M}, memory, Walk<false>{thread, threads, half_items<false>(M), 0, false}, conjugated, swap,
                   {scale_high, scale_low});
}

/// Across short lines: threads `rank` of groups of `run` take items rank % run, + run, .. of the lines rank / run, + groups, .. below `present`.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void call_load_half_lines(ScalarPair<Real> const* memory, std::int64_t step, std::int64_t line_step, Complex<Real> const* factors,
                                                    Complex<Real>* data, std::uint32_t pitch, std::uint32_t M, std::uint32_t rank, std::uint32_t team,
                                                    std::uint32_t present, bool conjugated) {
  assume_scratch(data);
  std::uint32_t const run = run_of_items(half_items<true>(M), team), groups = team / run;
  TEAMFFT_NO_UNROLL
  for (std::uint32_t k = rank % run; k < half_items<true>(M) && rank / run < groups; k += run)
    load_half_lines(HalfLines<true, Real>{step, line_step, factors, data, pitch, M}, memory, Walk<true>{rank / run, groups, present, k, true}, conjugated);
}
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void call_store_half_lines(ScalarPair<Real>* memory, std::int64_t step, std::int64_t line_step, Complex<Real> const* factors,
                                                     Complex<Real>* data, std::uint32_t pitch, std::uint32_t M, std::uint32_t rank, std::uint32_t team,
                                                     std::uint32_t present, bool conjugated, bool swap, Real scale_high, Real scale_low) {
  assume_scratch(data);
  std::uint32_t const run = run_of_items(half_items<true>(M), team), groups = team / run;
  TEAMFFT_NO_UNROLL
  for (std::uint32_t k = rank % run; k < half_items<true>(M) && rank / run < groups; k += run)
    store_half_lines(HalfLines<true, Real>{step, line_step, factors, data, pitch, M}, memory, Walk<true>{rank / run, groups, present, k, true}, conjugated,
                     swap, {scale_high, scale_low});
}

/// Whether the lines of a mapped side are such. Rows of short lines know those across lines of one dimension, and tiles.
template <bool Short, class Real>
TEAMFFT_FUNCTION bool loads_half_lines(PassArguments<Real> const& a) {
  return a.maps.load == Map::half && a.maps.load_packing == Packing::spectrum && has(a, mapped_whole_load) && a.has(flag_aligned_load) &&
         (!Short || a.dim_count <= 1 || a.has(flag_tile_load));
}
template <bool Short, class Real>
TEAMFFT_FUNCTION bool stores_half_lines(PassArguments<Real> const& a) {
  return a.maps.store == Map::half && a.maps.store_packing == Packing::spectrum && has(a, mapped_whole_store) && a.has(flag_aligned_store) &&
         (!Short || a.dim_count <= 1 || a.has(flag_tile_store));
}

template <bool Short, class Real>
TEAMFFT_FUNCTION void stage_half_lines_in(PassArguments<Real> const& a, StagedLines<Short, Real> const& lines, ThreadPlace at) {
  auto const* const memory = reinterpret_cast<ScalarPair<Real> const*>(a.source);
  auto const* const factors = first_factor(a, a.maps.pair);
  bool const conjugated = has(a, mapped_conjugate_load);
  auto const info = locate(a, lines.first_line + (Short && !a.has(flag_tile_load) ? 0 : at.line));
  if (!info.present) return;
  if constexpr (Short)
    if (!a.has(flag_tile_load))
      return call_load_half_lines(memory + info.load, a.load_stride, a.dims[0].load, factors, lines.data, lines.pitch, a.maps.line_elements, lines.rank,
                                  lines.lines * lines.threads, lines.present(a), conjugated);
  auto* const line = lines.data + at.line * lines.pitch;
  call_load_half_line(memory + info.load, a.load_stride, factors, line, a.maps.line_elements, at.thread, lines.threads, conjugated);
}

template <bool Short, class Real>
TEAMFFT_FUNCTION void stage_half_lines_out(PassArguments<Real> const& a, StagedLines<Short, Real> const& lines, ThreadPlace at) {
  auto* const memory = reinterpret_cast<ScalarPair<Real>*>(a.target);
  auto const* const factors = first_factor(a, a.maps.pair);
  bool const conjugated = has(a, mapped_conjugate_store), swap = a.has(flag_swap_store);
  auto const info = locate(a, lines.first_line + (Short && !a.has(flag_tile_store) ? 0 : at.line));
  if (!info.present) return;
  if constexpr (Short)
    if (!a.has(flag_tile_store))
      return call_store_half_lines(memory + info.store, a.store_stride, a.dims[0].store, factors, lines.data, lines.pitch, a.maps.line_elements, lines.rank,
                                   lines.lines * lines.threads, lines.present(a), conjugated, swap, a.scale.high, a.scale.low);
  auto* const line = lines.data + at.line * lines.pitch;
  call_store_half_line(memory + info.store, a.store_stride, factors, line, a.maps.line_elements, at.thread, lines.threads, conjugated, swap, a.scale.high,
                       a.scale.low);
}

}  // namespace TeamFFT::Impl

#endif
