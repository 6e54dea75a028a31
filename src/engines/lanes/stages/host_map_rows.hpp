// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Maps of real elements on rows in scratch: row i of the reals holds element i of every line, and the formulas of
// maps.hpp run once for all lanes. The formulas stand a second time beside device/ends/line_wise.hpp, which keeps them
// once in a kernel's code and in few registers; here each map has straight code.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_MAP_ROWS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_MAP_ROWS_HPP

#include "engines/lanes/stages/host_lanes.hpp"
#include "engines/lanes/stages/host_spectrum_pair.hpp"

#include <TeamFFT/device/ends/line_wise.hpp>

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// A map that code is compiled for, whose lines have all their elements; or any.
template <Map map>
struct FixedMap {
  static constexpr bool is_whole = true;
  static constexpr Map of(Map) { return map; }
};
struct AnyMap {
  static constexpr bool is_whole = false;
  static constexpr Map of(Map map) { return map; }
};

/// Element i of a line's reals as a map numbers them: row first + i step, with a sign of its own where signs alternate.
template <class Real>
class MappedReals {
 public:
  MappedReals(std::uint64_t n, bool reversed, bool alternate)
      : m_first(reversed ? static_cast<std::int64_t>(n) - 1 : 0),
        m_step(reversed ? -1 : 1),
        m_sign{Real(1), alternate ? Real(-1) : Real(1)} {}

  [[nodiscard]] std::int64_t row(std::uint64_t i) const { return m_first + m_step * static_cast<std::int64_t>(i); }
  [[nodiscard]] Real sign(std::int64_t row) const { return m_sign[row & 1]; }

 private:
  std::int64_t m_first, m_step;
  Real m_sign[2];
};

/// The load's side: v_p of the map over maps.count rows; rows behind them read as 0.
template <class Real, unsigned W, class Which = AnyMap>
class MapLoad {
 public:
  using V = Lanes<Real, W>;

  MapLoad(PassArguments<Real> const& a, V const* reals)
      : m_arguments(a),
        m_reals(reals),
        m_places(a.maps.length, has(a, line_wise_reversed_load), has(a, line_wise_alternate_load)),
        m_ortho(has(a, line_wise_ortho)) {}

  /// v_p, p < N.
  [[nodiscard]] Complex<V> operator()(std::uint64_t p) const {
    auto const& a = m_arguments;
    std::uint64_t const n = a.maps.length;
    switch (map()) {
      case Map::rotated: return 2 * p <= n ? rotated(p) : conjugate(rotated(n - p));
      case Map::half_complex: return 2 * p <= n ? half_complex(p) : conjugate(half_complex(n - p));
      case Map::twisted: return Complex<V>{element(2 * p), element(n - 1 - 2 * p)} * factor(a, a.maps.load_factors, p);
      default: return {value(p), V{}};
    }
  }

  /// v_p of the maps whose values are real.
  [[nodiscard]] V value(std::uint64_t p) const {
    std::uint64_t const n = m_arguments.maps.length;
    auto const place = real_place(map(), p, n);
    if (!place.present) return V{};
    V const v = end_element(place.index);
    return place.negative ? -v : v;
  }

  /// Element i, with the factor that an even map's ends have.
  [[nodiscard]] V end_element(std::uint64_t i) const {
    std::uint64_t const n = m_arguments.maps.length;
    bool const is_end = m_ortho && map() == Map::even && n != 2 && (i == 0 || i + 1 == n);  // n = 2: both sides' cancel
    return is_end ? element(i) * root_of_two<Real> : element(i);
  }

 private:
  [[nodiscard]] Map map() const { return Which::of(m_arguments.maps.load); }

  [[nodiscard]] V element(std::uint64_t i) const {
    auto const row = m_places.row(i);
    if (!Which::is_whole && static_cast<std::uint64_t>(row) >= m_arguments.maps.count) return V{};
    return m_reals[row] * m_places.sign(row);
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
  MappedReals<Real> m_places;
  bool m_ortho;
};

/// The store's side: V_p, 2p <= N where a map is of half-spectra, to the elements that it gives, with the scale.
template <class Real, unsigned W, class Which = AnyMap>
class MapStore {
 public:
  using V = Lanes<Real, W>;

  MapStore(PassArguments<Real> const& a, V* reals)
      : m_arguments(a),
        m_reals(reals),
        m_places(a.maps.length, has(a, line_wise_reversed_store), has(a, line_wise_alternate_store)),
        m_ortho(has(a, line_wise_ortho)),
        m_scaled(a.is_scaled()) {}

  void operator()(std::uint64_t p, Complex<V> const& v) const {
    auto const& a = m_arguments;
    std::uint64_t const n = a.maps.length;
    switch (map()) {
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
        auto const both = is_real ? v : to_mirrored_reals(map(), v);
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
  void value(std::uint64_t p, V const& v) const { set(real_place(map(), p, m_arguments.maps.length).index, v); }

 private:
  [[nodiscard]] Map map() const { return Which::of(m_arguments.maps.store); }

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
    auto const row = m_places.row(i);
    if (m_scaled) v = scaled_lanes<Real, W>(m_arguments.scale, v);
    m_reals[row] = v * m_places.sign(row);
  }

  PassArguments<Real> const& m_arguments;
  V* m_reals;
  MappedReals<Real> m_places;
  bool m_ortho, m_scaled;
};

/// set(p, v_p) for all values of a map from whole lines of reals to real values, in straight loops over the elements.
template <Map map, class V, class Element, class Set>
void spread_reals(std::uint64_t n, Element const& element, Set const& set) {
  if constexpr (map == Map::even) {
    for (std::uint64_t i = 0; i < n; ++i) set(i, element(i));
    for (std::uint64_t i = 1; i + 1 < n; ++i) set(2 * (n - 1) - i, element(i));
  } else if constexpr (map == Map::odd) {
    set(0, V{}), set(n + 1, V{});
    for (std::uint64_t i = 0; i < n; ++i) {
      V const v = element(i);
      set(i + 1, v), set(2 * n + 1 - i, -v);
    }
  } else {
    static_assert(map == Map::interleaved);
    for (std::uint64_t p = 0; 2 * p < n; ++p) set(p, element(2 * p));
    for (std::uint64_t i = 1; i < n; i += 2) set(n - (i + 1) / 2, element(i));
  }
}

/// How many values that are.
constexpr std::uint64_t spread_count(Map map, std::uint64_t n) {
  return map == Map::even ? 2 * (n - 1) : map == Map::odd ? 2 * (n + 1) : n;
}

template <class Which, class Real, unsigned W>
[[gnu::noinline, gnu::flatten]] void rows_from_map(PassArguments<Real> const& a, Lanes<Real, W> const* reals,
                                                   Complex<Lanes<Real, W>>* rows) {
  using V = Lanes<Real, W>;
  MapLoad<Real, W, Which> const v(a, reals);
  std::uint32_t const M = a.maps.line_elements;
  auto const there =
      a.maps.load_packing == Packing::none ? static_cast<std::uint32_t>(std::min<std::uint64_t>(M, a.load_count)) : M;
  std::fill(rows + there, rows + a.length, Complex<V>{});
  if constexpr (Which::is_whole) {
    constexpr Map map = Which::of(Map::none);
    if constexpr (map == Map::even || map == Map::odd || map == Map::interleaved) {
      std::uint64_t const n = a.maps.length, count = spread_count(map, n);
      auto const element = [&](std::uint64_t i) { return v.end_element(i); };
      V* const values = &rows->re;
      if (a.maps.load_packing == Packing::pairs && count == 2 * std::uint64_t{M})
        return spread_reals<map, V>(n, element, [&](auto p, V const& x) { values[p] = x; });
      if (a.maps.load_packing == Packing::none && count == there)
        return spread_reals<map, V>(n, element, [&](auto p, V const& x) { rows[p] = {x, V{}}; });
    }
  }
  if (a.maps.load_packing == Packing::spectrum) {
    for (std::uint32_t k = 0; k <= M / 2; ++k) {
      auto const pair = from_spectrum(v(k), conjugate(v(M - k)), factor(a, a.maps.pair, std::uint64_t{k}));
      rows[k] = pair.first;
      if (k != 0 && 2 * k != M) rows[M - k] = pair.second;
    }
  } else if (a.maps.load_packing == Packing::pairs) {
    for (std::uint32_t j = 0; j < M; ++j) rows[j] = {v.value(2 * std::uint64_t{j}), v.value(2 * std::uint64_t{j} + 1)};
  } else {
    for (std::uint32_t j = 0; j < there; ++j) rows[j] = v(j);
  }
}

template <class Which, class Real, unsigned W>
[[gnu::noinline, gnu::flatten]] void map_from_rows(PassArguments<Real> const& a, Complex<Lanes<Real, W>> const* rows,
                                                   Lanes<Real, W>* reals) {
  MapStore<Real, W, Which> const put(a, reals);
  std::uint32_t const M = a.maps.line_elements;
  if (a.maps.store_packing == Packing::spectrum) {
    for (std::uint32_t k = 0; k <= M / 2; ++k) {
      auto const pair =
          to_spectrum<Real>(rows[k], conjugate(rows[k == 0 ? 0 : M - k]), factor(a, a.maps.pair, std::uint64_t{k}));
      put(k, pair.first);
      if (2 * k != M) put(M - k, pair.second);
    }
  } else if (a.maps.store_packing == Packing::pairs) {
    for (std::uint32_t k = 0; k < M; ++k)
      put.value(2 * std::uint64_t{k}, rows[k].re), put.value(2 * std::uint64_t{k} + 1, rows[k].im);
  } else {
    for (std::uint32_t k = 0; k < M && k < a.store_count; ++k) put(k, rows[k]);
  }
}

/// visit(FixedMap of a map from or to reals), or of AnyMap.
template <class Visit>
void with_fixed_map(Map map, bool whole, Visit const& visit) {
  switch (whole ? map : Map::none) {
    case Map::even: return visit(FixedMap<Map::even>{});
    case Map::odd: return visit(FixedMap<Map::odd>{});
    case Map::interleaved: return visit(FixedMap<Map::interleaved>{});
    case Map::rotated: return visit(FixedMap<Map::rotated>{});
    case Map::twisted: return visit(FixedMap<Map::twisted>{});
    case Map::half_complex: return visit(FixedMap<Map::half_complex>{});
    default: return visit(AnyMap{});
  }
}

/// All rows of the lines from the rows of their elements, before the load's swap and factors.
template <class Real, unsigned W>
void rows_from_reals(PassArguments<Real> const& a, Lanes<Real, W> const* reals, Complex<Lanes<Real, W>>* rows) {
  with_fixed_map(a.maps.load, a.maps.count >= a.maps.length,
                 [&](auto which) { rows_from_map<decltype(which), Real, W>(a, reals, rows); });
}

/// The counterpart: the elements' rows from the lines' rows after factors and swap.
template <class Real, unsigned W>
void reals_from_rows(PassArguments<Real> const& a, Complex<Lanes<Real, W>> const* rows, Lanes<Real, W>* reals) {
  with_fixed_map(a.maps.store, true, [&](auto which) { map_from_rows<decltype(which), Real, W>(a, rows, reals); });
}

}  // namespace TeamFFT::Impl

#endif
