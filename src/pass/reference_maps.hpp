// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The maps of maps.hpp in long double, one value at a time, for reference(): the table of that file once more, written
// for reading.
#ifndef TEAMFFT_PASS_REFERENCE_MAPS_HPP
#define TEAMFFT_PASS_REFERENCE_MAPS_HPP

#include "pass/pass.hpp"

#include <TeamFFT/detail/number.hpp>

#include <functional>
#include <numbers>

namespace TeamFFT::Impl {

/// Whether ortho scales element i: what makes the transform orthogonal beside 1/sqrt(N).
[[nodiscard]] inline bool is_end(Map map, std::size_t i, std::size_t n) {
  return map == Map::even && (i == 0 || i + 1 == n);
}

/// v_p of a load; `element(i)` is what memory holds at i.
struct LineWiseLoad {
  using Complex = std::complex<long double>;
  End const& end;
  std::size_t line_elements;  ///< Pass::line_elements()
  bool ortho;
  /// of the line, of its mirror line (halved) or row, which may be itself
  std::function<Complex(std::size_t)> element, mirror_element;

  [[nodiscard]] long double real(std::size_t i) const {
    if (end.map.side.reversed) i = end.map.length - 1 - i;
    if (i >= end.map.count) return 0;
    long double const v = element(i).real();
    return end.map.side.alternate && i % 2 == 1 ? -v : v;
  }

  [[nodiscard]] Complex value(std::size_t p) const {
    std::size_t const n = end.map.length, N = end.map.transform_length;
    long double const first = ortho ? std::numbers::sqrt2_v<long double> : 1;
    switch (end.map.side.map) {
      case Map::none: {
        if (p >= end.map.count) return 0;
        auto const v = element(p);
        return end.is_real() ? v.real() : v;
      }
      case Map::half: {
        if (2 * p > N) return std::conj(value(N - p));
        auto const v = p < end.map.count ? element(p) : 0;
        if (p == 0 || 2 * p == N) return (v + (p < end.map.count ? std::conj(mirror_element(p)) : 0)) / 2.0L;
        return end.map.side.conjugate ? std::conj(v) : v;
      }
      case Map::halved:
        if (p == 0 || 2 * p == n) return (element(p) + std::conj(mirror_element(p))) / 2.0L;
        return 2 * p < n ? element(p) : std::conj(mirror_element(n - p));
      case Map::rotated:
        if (2 * p > N) return std::conj(value(N - p));
        if (p == 0) return real(0) * first;
        return Complex(real(p), -real(n - p)) * std::conj(root_of_unity<long double>(p, 4 * n));
      case Map::half_complex:
        if (2 * p > N) return std::conj(value(N - p));
        return {real(p), p == 0 || 2 * p == n ? 0 : real(n - p)};
      case Map::twisted: return Complex(real(2 * p), real(n - 1 - 2 * p)) * root_of_unity<long double>(p, 2 * n);
      default: {
        auto const place = real_place(end.map.side.map, p, n);
        if (!place.present) return 0;
        return (place.negative ? -1 : 1) * (is_end(end.map.side.map, place.index, n) ? first : 1) * real(place.index);
      }
    }
  }

  /// z = v_p + i v_(p + step).
  [[nodiscard]] Complex of_pair(std::size_t p, std::size_t step) const {
    return {value(p).real(), value(p + step).real()};
  }

  /// Z_k, k < M, from V_k and V_(M-k) of the mirror row.
  [[nodiscard]] Complex of_spectrum(std::size_t k, LineWiseLoad const& mirror_row) const {
    std::size_t const M = line_elements;
    auto const v = value(k), mirror = std::conj(mirror_row.value(M - k));
    return v + mirror + Complex(0, 1) * std::conj(root_of_unity<long double>(k, 2 * M)) * (v - mirror);
  }
};

/// V_k, k <= M, from Z_k and Z_(M-k) of the mirror row.
[[nodiscard]] inline std::complex<long double> spectrum_of_pairs(std::complex<long double> z,
                                                                 std::complex<long double> mirror, std::size_t k,
                                                                 std::size_t M) {
  auto const even = (z + std::conj(mirror)) / 2.0L, odd = (z - std::conj(mirror)) / std::complex<long double>(0, 2);
  return even + root_of_unity<long double>(k, 2 * M) * odd;
}

/// V_p to memory; `put(i, v)` stores v at i.
struct LineWiseStore {
  using Complex = std::complex<long double>;
  End const& end;
  bool ortho;
  /// to the line, to its mirror line where that is none of the pass' (halved)
  std::function<void(std::size_t, Complex)> put, put_mirror;

  void element(std::size_t i, Complex v) const { put(i, v); }

  void real(std::size_t i, long double v) const {
    if (end.map.side.reversed) i = end.map.length - 1 - i;
    put(i, end.map.side.alternate && i % 2 == 1 ? -v : v);
  }

  void value(std::size_t p, Complex v) const {
    std::size_t const n = end.map.length, N = end.map.transform_length;
    long double const outer = ortho ? 1 / std::numbers::sqrt2_v<long double> : 1;
    auto const map = end.map.side.map;
    if (2 * p > N && map != Map::none && map != Map::interleaved && map != Map::twisted && map != Map::halved) {
      if (!end.map.fold) return;
      std::size_t const residue = p % *end.map.fold;
      if (residue == 0 || 2 * residue == *end.map.fold) return;
      return value(N - p, std::conj(v));
    }
    switch (map) {
      case Map::half: return put(p, end.map.side.conjugate ? std::conj(v) : v);
      case Map::halved:
        if (2 * p <= n) put(p, v);
        if (p == 0 || 2 * p >= n) put_mirror(p == 0 ? 0 : n - p, std::conj(v));
        return;
      case Map::odd:
        if (p != 0 && p <= n) real(p - 1, -v.imag());
        return;
      case Map::rotated: {
        auto const w = root_of_unity<long double>(p, 4 * n) * v;
        real(p, 2 * w.real() * (p == 0 ? outer : 1));
        if (p != 0 && 2 * p != n) real(n - p, -2 * w.imag());
        return;
      }
      case Map::half_complex:
      case Map::hartley: {
        bool const hartley = map == Map::hartley, is_real = p == 0 || 2 * p == n;
        real(p, hartley && !is_real ? v.real() - v.imag() : v.real());
        if (!is_real) real(n - p, hartley ? v.real() + v.imag() : v.imag());
        return;
      }
      case Map::twisted: {
        auto const w = root_of_unity<long double>(4 * p + 1, 8 * n) * v;
        real(2 * p, 2 * w.real());
        return real(n - 1 - 2 * p, -2 * w.imag());
      }
      case Map::quartered: {
        auto const one = [&](std::size_t q, Complex V) {
          std::size_t const k = quartered_element(q, n);
          real(k, 2 * (root_of_unity<long double>(2 * k + 1, 8) * V).real());
        };
        one(p, v);
        if (p != 0) one(n - p, std::conj(v));
        return;
      }
      default: {  // the maps whose values are real
        std::size_t const i = real_place(map, p, n).index;
        return real(i, v.real() * (is_end(map, i, n) ? outer : 1));
      }
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
