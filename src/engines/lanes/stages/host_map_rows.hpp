// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Maps of real elements on rows in scratch: row i of the reals holds element i of every line, and the formulas of maps.hpp run once for all lanes. The
// formulas stand a second time beside device/ends/line_wise.hpp, which keeps them once in a kernel's code and in few registers; here each map has straight
// code.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_MAP_ROWS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_MAP_ROWS_HPP

#include "engines/lanes/stages/host_lanes.hpp"
#include "engines/lanes/stages/host_spectrum_pair.hpp"

#include <TeamFFT/device/ends/line_wise.hpp>

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// The load's side: v_p of the map over maps.count rows; rows behind them read as 0.
template <class Real, unsigned W>
class MapLoad {
 public:
  using V = Lanes<Real, W>;

  MapLoad(PassArguments<Real> const& a, V const* reals)
      : m_arguments(a),
        m_reals(reals),
        m_reversed(has(a, line_wise_reversed_load)),
        m_alternate(has(a, line_wise_alternate_load)),
        m_ortho(has(a, line_wise_ortho)) {}

  /// v_p, p < N.
  [[nodiscard]] Complex<V> operator()(std::uint64_t p) const {
    auto const& a = m_arguments;
    std::uint64_t const n = a.maps.length;
    switch (a.maps.load) {
      case Map::rotated: return 2 * p <= n ? rotated(p) : conjugate(rotated(n - p));
      case Map::half_complex: return 2 * p <= n ? half_complex(p) : conjugate(half_complex(n - p));
      case Map::twisted: return Complex<V>{element(2 * p), element(n - 1 - 2 * p)} * factor(a, a.maps.load_factors, p);
      default: return {value(p), V{}};
    }
  }

  /// v_p of the maps whose values are real.
  [[nodiscard]] V value(std::uint64_t p) const {
    std::uint64_t const n = m_arguments.maps.length;
    auto const place = real_place(m_arguments.maps.load, p, n);
    if (!place.present) return V{};
    V v = element(place.index);
    bool const is_end = m_ortho && m_arguments.maps.load == Map::even && n != 2 && (place.index == 0 || place.index + 1 == n);  // n = 2: both sides' cancel
    if (is_end) v = v * root_of_two<Real>;
    return place.negative ? -v : v;
  }

 private:
  [[nodiscard]] V element(std::uint64_t i) const {
    if (m_reversed) i = m_arguments.maps.length - 1 - i;
    if (i >= m_arguments.maps.count) return V{};
    return m_alternate && (i & 1u) != 0 ? -m_reals[i] : m_reals[i];
  }

  [[nodiscard]] Complex<V> half_complex(std::uint64_t p) const {
    std::uint64_t const n = m_arguments.maps.length;
    return {element(p), p == 0 || 2 * p == n ? V{} : element(n - p)};
  }

  [[nodiscard]] Complex<V> rotated(std::uint64_t p) const {
    auto const& a = m_arguments;
    V const first = element(p);
    if (p == 0) return {m_ortho ? first * root_of_two<Real> : first, V{}};
    return Complex<V>{first, -element(a.maps.length - p)} * conjugate(factor(a, a.maps.load_factors, p));
  }

  PassArguments<Real> const& m_arguments;
  V const* m_reals;
  bool m_reversed, m_alternate, m_ortho;
};

/// The store's side: V_p, 2p <= N where a map is of half-spectra, to the elements that it gives, with the scale.
template <class Real, unsigned W>
class MapStore {
 public:
  using V = Lanes<Real, W>;

  MapStore(PassArguments<Real> const& a, V* reals)
      : m_arguments(a),
        m_reals(reals),
        m_reversed(has(a, line_wise_reversed_store)),
        m_alternate(has(a, line_wise_alternate_store)),
        m_ortho(has(a, line_wise_ortho)),
        m_scaled(a.is_scaled()) {}

  void operator()(std::uint64_t p, Complex<V> const& v) const {
    auto const& a = m_arguments;
    std::uint64_t const n = a.maps.length;
    switch (a.maps.store) {
      case Map::even:
        if (p < n) set(p, m_ortho && n != 2 && (p == 0 || p + 1 == n) ? v.re * (root_of_two<Real> / 2) : v.re);
        return;
      case Map::odd:
        if (p != 0 && p <= n) set(p - 1, -v.im);
        return;
      case Map::rotated:
        if (2 * p <= n) rotated(p, v * factor(a, a.maps.store_factors, p));
        return;
      case Map::half_complex:
      case Map::hartley: {
        if (2 * p > n) return;
        bool const is_real = p == 0 || 2 * p == n;
        auto const both = is_real ? v : to_mirrored_reals(a.maps.store, v);
        set(p, both.re);
        if (!is_real) set(n - p, both.im);
        return;
      }
      case Map::twisted: {
        auto const t = v * factor(a, a.maps.store_factors, p);
        set(2 * p, t.re * Real(2));
        return set(n - 1 - 2 * p, t.im * Real(-2));
      }
      case Map::quartered:
        if (2 * p > n) return;
        quartered(p, v);
        if (p != 0) quartered(n - p, conjugate(v));
        return;
      default: return value(p, v.re);
    }
  }

  /// V_p of the maps whose values are real.
  void value(std::uint64_t p, V const& v) const { set(real_place(m_arguments.maps.store, p, m_arguments.maps.length).index, v); }

 private:
  void rotated(std::uint64_t p, Complex<V> const& t) const {
    std::uint64_t const n = m_arguments.maps.length;
    set(p, t.re * (p == 0 && m_ortho ? root_of_two<Real> : Real(2)));
    if (p != 0 && 2 * p != n) set(n - p, t.im * Real(-2));
  }

  /// 2 Re exp(-i pi (2k+1)/4) V: the signs of k's quarter, times sqrt(2) in two parts as times_root_of_two().
  void quartered(std::uint64_t p, Complex<V> const& v) const {
    constexpr Scale<Real> root{root_of_two<Real>, Real(1.41421356237309504880168872420969808L - root_of_two<Real>)};
    std::uint64_t const k = quartered_element(p, m_arguments.maps.length);
    V const re = ((k + 1) & 2u) != 0 ? -v.re : v.re, im = (k & 2u) != 0 ? -v.im : v.im;
    set(k, scaled_lanes<Real, W>(root, re + im));
  }

  void set(std::uint64_t i, V v) const {
    if (m_reversed) i = m_arguments.maps.length - 1 - i;
    if (m_scaled) v = scaled_lanes<Real, W>(m_arguments.scale, v);
    m_reals[i] = m_alternate && (i & 1u) != 0 ? -v : v;
  }

  PassArguments<Real> const& m_arguments;
  V* m_reals;
  bool m_reversed, m_alternate, m_ortho, m_scaled;
};

/// All rows of the lines from the rows of their elements, before the load's swap and factors.
template <class Real, unsigned W>
[[gnu::noinline, gnu::flatten]] void rows_from_reals(PassArguments<Real> const& a, Lanes<Real, W> const* reals, Complex<Lanes<Real, W>>* rows) {
  using V = Lanes<Real, W>;
  MapLoad<Real, W> const v(a, reals);
  std::uint32_t const M = a.maps.line_elements;
  if (a.maps.load_packing == Packing::spectrum) {
    for (std::uint32_t k = 0; k <= M / 2; ++k) {
      auto const pair = from_spectrum(v(k), conjugate(v(M - k)), factor(a, a.maps.pair, std::uint64_t{k}));
      rows[k] = pair.first;
      if (k != 0 && 2 * k != M) rows[M - k] = pair.second;
    }
  } else if (a.maps.load_packing == Packing::pairs) {
    for (std::uint32_t j = 0; j < M; ++j) rows[j] = {v.value(2 * std::uint64_t{j}), v.value(2 * std::uint64_t{j} + 1)};
  } else {
    for (std::uint32_t j = 0; j < M && j < a.load_count; ++j) rows[j] = v(j);
  }
  auto const there = a.maps.load_packing == Packing::none ? static_cast<std::uint32_t>(std::min<std::uint64_t>(M, a.load_count)) : M;
  std::fill(rows + there, rows + a.length, Complex<V>{});
}

/// The counterpart: the elements' rows from the lines' rows after factors and swap.
template <class Real, unsigned W>
[[gnu::noinline, gnu::flatten]] void reals_from_rows(PassArguments<Real> const& a, Complex<Lanes<Real, W>> const* rows, Lanes<Real, W>* reals) {
  MapStore<Real, W> const put(a, reals);
  std::uint32_t const M = a.maps.line_elements;
  if (a.maps.store_packing == Packing::spectrum) {
    for (std::uint32_t k = 0; k <= M / 2; ++k) {
      auto const pair = to_spectrum<Real>(rows[k], conjugate(rows[k == 0 ? 0 : M - k]), factor(a, a.maps.pair, std::uint64_t{k}));
      put(k, pair.first);
      if (2 * k != M) put(M - k, pair.second);
    }
  } else if (a.maps.store_packing == Packing::pairs) {
    for (std::uint32_t k = 0; k < M; ++k) put.value(2 * std::uint64_t{k}, rows[k].re), put.value(2 * std::uint64_t{k} + 1, rows[k].im);
  } else {
    for (std::uint32_t k = 0; k < M && k < a.store_count; ++k) put(k, rows[k]);
  }
}

}  // namespace TeamFFT::Impl

#endif
