// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pair step of a row's lines (maps.hpp, Packing::spectrum), which lie in scratch: Z_k and Z_(M-k) there, V_k and V_(M-k) or what their map makes of them
// in memory. Each thread takes every T-th pair of its own line, or where T is small every pair of the team in turn, so that neighbours write neighbours.
#ifndef TEAMFFT_DEVICE_ROW_SPECTRUM_HPP
#define TEAMFFT_DEVICE_ROW_SPECTRUM_HPP

#include <TeamFFT/device/staging.hpp>

namespace TeamFFT::Impl {

/// The line of each pair, and the pairs k = first, first + step, ... of a thread.
template <class Shape>
struct MirroredPairs {
  static constexpr unsigned M = Shape::N, pairs = M / 2 + 1;
  static constexpr bool by_line = Shape::T >= 8;

  /// visit(line, k) for the thread's pairs.
  template <class Visit>
  TEAMFFT_FUNCTION static void for_each(std::uint32_t rank, ThreadPlace at, bool tile, Visit const& visit) {
    if (by_line || tile) {
      for (std::uint32_t k = at.thread; k < pairs; k += Shape::T) visit(at.line, k);
    } else {
      for (std::uint32_t e = rank; e < pairs * Shape::lines; e += Shape::team_size) visit(e / pairs, e % pairs);
    }
  }
};

template <class Real>
TEAMFFT_FUNCTION Complex<Real> const* whole_factors(PassArguments<Real> const& a, std::uint32_t factors) {
  return reinterpret_cast<Complex<Real> const*>(a.template table<FactorsHead>(factors) + 1);
}

/// Half-spectra of lines of their own, and what the maps rotated, even and odd make of them.
template <class Shape, class Real>
TEAMFFT_FUNCTION bool stores_mirrored(PassArguments<Real> const& a) {
  auto const& m = a.maps;
  bool const known = m.store == Map::half || m.store == Map::rotated || ((m.store == Map::even || m.store == Map::odd) && !has(a, mapped_ortho));
  return known && m.store_packing == Packing::spectrum && m.fold_step == 0 && !a.has(flag_swap_store | flag_store_twiddle | flag_position_store) &&
         !bounds_are_checked;
}

/// V_k to memory. `line` and `stride` are those of the real elements, turned round where they are reversed.
template <class Real>
TEAMFFT_FUNCTION void store_of_spectrum(PassArguments<Real> const& a, std::int64_t base, Real* line, std::int64_t stride, std::uint32_t k, Complex<Real> v) {
  auto const n = static_cast<std::uint32_t>(a.maps.length);
  v = scaled(a.scale, v);
  if (a.maps.store == Map::half) return write_finished(a, base + std::int64_t{k} * a.store_stride, has(a, mapped_conjugate_store) ? conjugate(v) : v);
  if (a.maps.store == Map::even) {
    line[std::int64_t{k} * stride] = v.re;
  } else if (a.maps.store == Map::odd) {
    if (k != 0 && k <= n) line[std::int64_t{k - 1} * stride] = -v.im;
  } else {
    v = v * load_constant(whole_factors(a, a.maps.store_factors) + k);
    line[std::int64_t{k} * stride] = (k == 0 && has(a, mapped_ortho) ? root_of_two<Real> : Real(2)) * v.re;
    if (k != 0 && 2 * k != n) line[std::int64_t{n - k} * stride] = -2 * v.im;
  }
}

template <class Shape, class Real>
TEAMFFT_FUNCTION void store_mirrored(PassArguments<Real> const& a, Staging<Shape, Real> const& staging, ThreadPlace at) {
  constexpr unsigned M = Shape::N;
  bool const reversed = has(a, mapped_reversed_store);
  std::int64_t const stride = reversed ? -a.store_stride : a.store_stride, turned = reversed ? std::int64_t(a.maps.length - 1) * a.store_stride : 0;
  auto const* const factors = whole_factors(a, a.maps.pair);
  auto const own = locate(a, staging.first_line + at.line);
  bool const by_line = MirroredPairs<Shape>::by_line || a.has(flag_tile_store);
  MirroredPairs<Shape>::for_each(staging.rank, at, a.has(flag_tile_store), [&](std::uint32_t line, std::uint32_t k) {
    auto const to = by_line ? own : locate(a, staging.first_line + line);
    if (!to.present) return;
    auto const z = staging({line, k}), mirror = conjugate(staging({line, k == 0 ? 0 : M - k}));
    auto const even = z + mirror, odd = (z - mirror) * load_constant(factors + k);
    Real* const reals = a.target + to.store + turned;
    store_of_spectrum(a, to.store, reals, stride, k, {(even.re + odd.im) / 2, (even.im - odd.re) / 2});
    if (2 * k != M) store_of_spectrum(a, to.store, reals, stride, M - k, {(even.re - odd.im) / 2, -(even.im + odd.re) / 2});
  });
}

/// Half-spectra (none, half) of complex elements, and those of the rotated map whose reals are all there.
template <class Shape, class Real>
TEAMFFT_FUNCTION bool loads_mirrored(PassArguments<Real> const& a) {
  auto const& m = a.maps;
  bool const known = m.load == Map::none || m.load == Map::half || (m.load == Map::rotated && m.count >= m.length);
  return known && m.load_packing == Packing::spectrum && !bounds_are_checked;
}

/// V_k as it lies in memory: a complex element, or x_k - i x_(n-k).
template <class Real>
TEAMFFT_FUNCTION Complex<Real> fetch_of_spectrum(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t k) {
  if (a.maps.load != Map::rotated) return k < a.maps.count && at.present ? read_element(a, at.load + std::int64_t{k} * a.load_stride) : Complex<Real>{};
  auto const n = static_cast<std::uint32_t>(a.maps.length);
  auto const element = [&](std::uint32_t i) { return a.source[at.load + std::int64_t{has(a, mapped_reversed_load) ? n - 1 - i : i} * a.load_stride]; };
  return at.present ? Complex<Real>{element(k), k == 0 ? Real(0) : -element(n - k)} : Complex<Real>{};
}

template <class Real>
TEAMFFT_FUNCTION Complex<Real> value_of_spectrum(PassArguments<Real> const& a, std::uint32_t M, std::uint32_t k, Complex<Real> v) {
  if (a.maps.load == Map::rotated) {
    if (k == 0) return {has(a, mapped_ortho) ? v.re * root_of_two<Real> : v.re, Real(0)};
    return v * conjugate(load_constant(whole_factors(a, a.maps.load_factors) + k));
  }
  if (a.maps.load == Map::half && (k == 0 || k == M)) v.im = Real(0);
  return has(a, mapped_conjugate_load) ? conjugate(v) : v;
}

template <class Shape, class Real>
TEAMFFT_FUNCTION void load_mirrored(PassArguments<Real> const& a, Staging<Shape, Real> const& staging, ThreadPlace at) {
  constexpr unsigned M = Shape::N, in_flight = 4, pairs = MirroredPairs<Shape>::pairs;
  auto const* const factors = whole_factors(a, a.maps.pair);
  auto const own = locate(a, staging.first_line + at.line);
  bool const by_line = MirroredPairs<Shape>::by_line || a.has(flag_tile_load);
  std::uint32_t const first = by_line ? at.thread : staging.rank, step = by_line ? Shape::T : Shape::team_size, end = by_line ? pairs : pairs * Shape::lines;
  for (std::uint32_t e0 = first; e0 < end; e0 += in_flight * step) {
    Complex<Real> v[in_flight], mirror[in_flight];
    static_for<in_flight>([&](auto u) {
      std::uint32_t const e = e0 + u * step, k = by_line ? e : e % pairs;
      auto const from = by_line ? own : locate(a, staging.first_line + e / pairs);
      v[u] = e < end ? fetch_of_spectrum(a, from, k) : Complex<Real>{};
      mirror[u] = e < end ? fetch_of_spectrum(a, from, M - k) : Complex<Real>{};
    });
    static_for<in_flight>([&](auto u) {
      std::uint32_t const e = e0 + u * step, k = by_line ? e : e % pairs, line = by_line ? at.line : e / pairs;
      if (e >= end) return;
      auto const p = value_of_spectrum(a, M, k, v[u]), q = conjugate(value_of_spectrum(a, M, M - k, mirror[u]));
      auto const even = p + q, odd = (p - q) * conjugate(load_constant(factors + k));
      staging({line, k}) = {even.re - odd.im, even.im + odd.re};
      if (k != 0 && 2 * k != M) staging({line, M - k}) = {even.re + odd.im, odd.re - even.im};
    });
  }
}

}  // namespace TeamFFT::Impl

#endif
