// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The maps of short real lines as tables: which rows of elements each value is made of or gives, and with what factors.
// The formulas run once for a pass, not once for each group (maps.hpp; host_map_rows.hpp has them for longer lines).
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_VALUE_STEPS_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_VALUE_STEPS_HPP

#include "engines/lanes/stages/host_group_lines.hpp"
#include "engines/lanes/stages/host_map_rows.hpp"

#include <array>
#include <cstdint>

namespace TeamFFT::Impl {

/// Reals of the longest line in registers, or in rows with its half-spectrum.
inline constexpr unsigned longest_real_line = 32;

/// A real value is a row of elements times a factor.
template <class Real>
struct RealStep {
  std::int64_t row;
  Real factor;
};

/// A value of a half-spectrum and two rows of elements, x and y: re = x xr + y yr and im = x xi + y yi at the load, x =
/// re xr + im xi and y = re yr + im yi at the store. Where it has one row only, both are that one; where it has none,
/// both are row 0 and written first.
template <class Real>
struct SpectrumStep {
  std::int64_t x, y;
  Real xr, xi, yr, yi;
};

/// The maps at both ends of a pass.
template <class Real>
class LineSteps {
 public:
  LineSteps(PassArguments<Real> const& a, std::uint32_t N, bool to_spectrum, bool loads_map, bool stores_map)
      : m_maps_reals(to_spectrum ? loads_map : stores_map), m_maps_spectrum(to_spectrum ? stores_map : loads_map) {
    Elements const loaded{a.maps.length, has(a, line_wise_reversed_load), has(a, line_wise_alternate_load)};
    Elements const stored{a.maps.length, has(a, line_wise_reversed_store), has(a, line_wise_alternate_store)};
    if (m_maps_reals)
      set_reals(to_spectrum ? a.maps.load : a.maps.store, N, to_spectrum ? loaded : stored, has(a, line_wise_ortho));
    if (!m_maps_spectrum) return;
    for (std::uint32_t k = 0; k <= N / 2; ++k)
      m_spectrum[k] = to_spectrum ? stored_step(a, stored, k) : loaded_step(a, loaded, k);
  }

  /// Real values of a group whose rows lie `stride` scalars apart from `first` on.
  template <unsigned N, unsigned W>
  void load_reals(Real const* first, std::int64_t stride, Lanes<Real, W> (&x)[N]) const {
    if (m_maps_reals)
      static_for<N>([&](auto j) { x[j] = load_lanes<Real, W>(first + m_reals[j].row * stride) * m_reals[j].factor; });
    else
      static_for<N>([&](auto j) { x[j] = load_lanes<Real, W>(first + j * stride); });
  }
  template <unsigned N, unsigned W>
  void store_reals(Real* first, std::int64_t stride, Lanes<Real, W> const (&x)[N]) const {
    if (m_maps_reals)
      static_for<N>([&](auto j) { store_lanes<Real, W>(first + m_reals[j].row * stride, x[j] * m_reals[j].factor); });
    else
      static_for<N>([&](auto j) { store_lanes<Real, W>(first + j * stride, x[j]); });
  }

  /// The half-spectrum of group g: from rows of reals behind a map, or complex ones in scratch.
  template <unsigned N, unsigned W>
  void load_spectrum(GroupLines<Real const, W> const& from, std::uint32_t g,
                     Complex<Lanes<Real, W>> (&y)[N / 2 + 1]) const {
    if (m_maps_spectrum) {
      auto const* const rows = from.first + g * W * from.pitch;
      static_for<N / 2 + 1>([&](auto k) {
        auto const& step = m_spectrum[k];
        auto const first = load_lanes<Real, W>(rows + step.x * from.stride),
                   second = load_lanes<Real, W>(rows + step.y * from.stride);
        y[k] = {first * step.xr + second * step.yr, first * step.xi + second * step.yi};
      });
    } else {
      static_for<N / 2 + 1>([&](auto k) { y[k] = from.rows[g * from.pitch + k * from.stride]; });
    }
  }
  template <unsigned N, unsigned W>
  void store_spectrum(GroupLines<Real, W> const& to, std::uint32_t g,
                      Complex<Lanes<Real, W>> const (&y)[N / 2 + 1]) const {
    if (m_maps_spectrum) {
      auto* const rows = to.first + g * W * to.pitch;
      auto const put = [&](auto k) {
        auto const& step = m_spectrum[k];
        store_lanes<Real, W>(rows + step.x * to.stride, y[k].re * step.xr + y[k].im * step.xi);
        store_lanes<Real, W>(rows + step.y * to.stride, y[k].re * step.yr + y[k].im * step.yi);
      };
      put(std::integral_constant<unsigned, 0>{});
      put(std::integral_constant<unsigned, N / 2>{});
      if constexpr (N > 3)
        static_for<N / 2 - 1>([&](auto k) { put(std::integral_constant<unsigned, decltype(k)::value + 1>{}); });
    } else {
      static_for<N / 2 + 1>([&](auto k) { to.rows[g * to.pitch + k * to.stride] = y[k]; });
    }
  }

 private:
  /// Element i of a line as a map numbers them.
  struct Elements {
    std::uint64_t n;
    bool reversed, alternate;

    [[nodiscard]] RealStep<Real> at(std::uint64_t i, Real factor = 1) const {
      auto const row = static_cast<std::int64_t>(reversed ? n - 1 - i : i);
      return {row, alternate && (row & 1) != 0 ? -factor : factor};
    }
  };

  void set_reals(Map map, std::uint32_t N, Elements const& elements, bool ortho) {
    std::uint64_t const n = elements.n;
    for (std::uint64_t p = 0; p < N; ++p) {
      auto const place = real_place(map, p, n);
      bool const is_end = ortho && map == Map::even && n != 2 && (place.index == 0 || place.index + 1 == n);
      Real const factor = !place.present ? Real(0) : is_end ? root_of_two<Real> : Real(1);
      m_reals[p] = elements.at(place.index, place.negative ? -factor : factor);
    }
  }

  static SpectrumStep<Real> loaded_step(PassArguments<Real> const& a, Elements const& elements, std::uint64_t k) {
    std::uint64_t const n = elements.n;
    bool const rotated = a.maps.load == Map::rotated;
    if (k == 0 || (!rotated && 2 * k == n)) {
      auto const x = elements.at(k, rotated && has(a, line_wise_ortho) ? root_of_two<Real> : Real(1));
      return {x.row, x.row, x.factor, 0, 0, 0};
    }
    auto const x = elements.at(k), y = elements.at(n - k);
    if (!rotated) return {x.row, y.row, x.factor, 0, 0, y.factor};
    auto const w = factor(a, a.maps.load_factors, k);
    return {x.row, y.row, x.factor * w.re, x.factor * -w.im, y.factor * -w.im, y.factor * -w.re};  // (x - i y) conj w
  }

  static SpectrumStep<Real> stored_step(PassArguments<Real> const& a, Elements const& elements, std::uint64_t k) {
    std::uint64_t const n = elements.n;
    Map const map = a.maps.store;
    bool const ortho = has(a, line_wise_ortho);
    auto const one = [](RealStep<Real> const& x, Complex<Real> const& f) {
      return SpectrumStep<Real>{x.row, x.row, x.factor * f.re, x.factor * f.im, x.factor * f.re, x.factor * f.im};
    };
    auto const both = [&](Complex<Real> const& f, Complex<Real> const& h) {
      auto const x = elements.at(k), y = elements.at(n - k);
      return SpectrumStep<Real>{x.row, y.row, x.factor * f.re, x.factor * f.im, y.factor * h.re, y.factor * h.im};
    };
    if (map == Map::even)
      return one(elements.at(k), {ortho && n != 2 && (k == 0 || k + 1 == n) ? root_of_two<Real> / 2 : Real(1), 0});
    if (map == Map::odd) return k == 0 || k == n + 1 ? SpectrumStep<Real>{} : one(elements.at(k - 1), {0, -1});
    if (map == Map::rotated) {
      auto const w = factor(a, a.maps.store_factors, k);
      Real const twice = k == 0 && ortho ? root_of_two<Real> : Real(2);
      Complex<Real> const first{twice * w.re, -twice * w.im};
      return k == 0 || 2 * k == n ? one(elements.at(k), first) : both(first, {-2 * w.im, -2 * w.re});
    }
    if (k == 0 || 2 * k == n) return one(elements.at(k), {1, 0});
    return map == Map::hartley ? both({1, -1}, {1, 1}) : both({1, 0}, {0, 1});
  }

  bool m_maps_reals, m_maps_spectrum;
  std::array<RealStep<Real>, longest_real_line> m_reals;
  std::array<SpectrumStep<Real>, longest_real_line / 2 + 1> m_spectrum;
};

}  // namespace TeamFFT::Impl

#endif
