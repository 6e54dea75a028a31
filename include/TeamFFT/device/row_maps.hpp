// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The quick ways of a row's kernel through maps and packings: folds go straight between memory and registers, all elements in flight at once; half-spectra
// pass through scratch once. What is rarer (mapped.hpp's other combinations) takes the general way, item by item.
#ifndef TEAMFFT_DEVICE_ROW_MAPS_HPP
#define TEAMFFT_DEVICE_ROW_MAPS_HPP

#include <TeamFFT/device/mapped.hpp>
#include <TeamFFT/device/stockham.hpp>

namespace TeamFFT::Impl {

/// Value p of a map is element slope p + start of the line for p < split, else end - slope p with the second sign; elements outside the line are 0.
struct Fold {
  std::uint32_t split, slope, start, end;
  bool negative;  ///< from the split on
};

/// Both reals of a complex element: value p0 + j step of each fold.
struct FoldedPair {
  Fold first, second;
  std::uint32_t start, next, step;  ///< of j = 0: value `start` by the first fold, `next` by the second
  bool two;
};

TEAMFFT_FUNCTION std::uint32_t folded(Fold const& f, std::uint32_t p) { return p < f.split ? f.slope * p + f.start : f.end - f.slope * p; }

inline constexpr std::uint32_t no_split = ~0u;

/// The fold of a map with real values (none, even, odd, interleaved).
TEAMFFT_FUNCTION Fold fold_of(Map map, std::uint32_t n) {
  switch (map) {
    case Map::even: return {n, 1, 0, 2 * (n - 1), false};
    case Map::odd: return {n + 1, 1, ~0u, 2 * n + 1, true};
    case Map::interleaved: return {(n + 1) / 2, 2, 0, 2 * n - 1, false};
    default: return {no_split, 1, 0, 0, false};
  }
}

/// How element j of a side's complex line lies in n reals. `alternate`: odd places change sign, which are those of one branch of the fold.
TEAMFFT_FUNCTION FoldedPair folded_pair(Map map, Packing packing, std::uint32_t n, std::uint32_t position, std::uint32_t step, bool alternate) {
  if (map == Map::twisted) return {{no_split, 2, 0, 0, false}, {0, 2, 0, n - 1, alternate}, position, position, step, true};
  if (map == Map::rotated) return {{no_split, 1, 0, 0, false}, {0, 1, 0, n, true}, position, position, step, true};
  Fold fold = fold_of(map, n);
  fold.negative = fold.negative != alternate;
  if (packing == Packing::none) return {fold, fold, position, position, step, false};
  return {fold, fold, position, position + step, 2 * step, true};
}

/// True where all of a load's elements are one real or two by folds, and nothing else is to be done but a factor.
template <class Real>
TEAMFFT_FUNCTION bool loads_by_folds(PassArguments<Real> const& a) {
  auto const& m = a.maps;
  if (!a.has(flag_real_load) || m.load_packing == Packing::spectrum || m.load == Map::quartered || bounds_are_checked) return false;
  if (a.has(flag_mapped_load)) return !has(a, mapped_ortho) || (m.load != Map::even && m.load != Map::rotated);
  return a.has(flag_whole_load);
}

template <class Shape, class Real>
TEAMFFT_FUNCTION void load_by_folds(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, StageRegisters<Shape, 0, Real>& x) {
  bool const is_mapped = a.has(flag_mapped_load), reversed = has(a, mapped_reversed_load);
  auto const n = is_mapped ? static_cast<std::uint32_t>(a.maps.length) : Shape::N, count = is_mapped ? static_cast<std::uint32_t>(a.maps.count) : Shape::N;
  auto const pair = folded_pair(a.maps.load, a.maps.load_packing, n, is_mapped ? static_cast<std::uint32_t>(at.load_position) : 0u,
                                is_mapped ? a.load_position_step : 1u, has(a, mapped_alternate_load));
  std::int64_t const stride = reversed ? -a.load_stride : a.load_stride;
  Real const* const line = a.source + at.load + (reversed ? std::int64_t{n - 1} * a.load_stride : 0);
  std::uint32_t const missing = reversed ? n - count : 0, limit = at.present ? (reversed ? n : count) : 0;
  auto const read = [&](Fold const& fold, std::uint32_t p) {
    std::uint32_t const i = folded(fold, p);
    Real const v = i >= missing && i < limit ? line[static_cast<std::int64_t>(i) * stride] : Real(0);
    return fold.negative && p >= fold.split ? -v : v;
  };
  for_each_butterfly<Shape, 0>(thread, [&](auto m, std::uint32_t b, bool present) {
    static_for<x.R>([&](auto r) {
      std::uint32_t const j = (b + r * x.step) * pair.step;
      x.y[m][r] = {present ? read(pair.first, pair.start + j) : Real(0), present && pair.two ? read(pair.second, pair.next + j) : Real(0)};
    });
  });
  if (a.maps.load != Map::twisted && a.maps.load != Map::rotated) return;
  bool const conjugated = a.maps.load == Map::rotated;
  auto const* const factors = reinterpret_cast<Complex<Real> const*>(a.template table<FactorsHead>(a.maps.load_factors) + 1);
  for_each_butterfly<Shape, 0>(thread, [&](auto m, std::uint32_t b, bool present) {
    static_for<x.R>([&](auto r) {
      auto const w = present ? load_constant(factors + b + r * x.step) : Complex<Real>{};
      x.y[m][r] = x.y[m][r] * (conjugated ? conjugate(w) : w);
    });
  });
}

/// The same at the store: values of registers that go to one real element each, or two.
template <class Real>
TEAMFFT_FUNCTION bool stores_by_folds(PassArguments<Real> const& a) {
  auto const& m = a.maps;
  if (!has(a, mapped_real_store) || m.store_packing == Packing::spectrum || bounds_are_checked) return false;
  bool const whole_line = m.store == Map::rotated && m.fold_step == 0 && !has(a, mapped_ortho);
  return m.store == Map::none || m.store == Map::interleaved || m.store == Map::twisted || whole_line;
}

template <class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void store_by_folds(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, StageRegisters<Shape, s, Real>& x) {
  bool const reversed = has(a, mapped_reversed_store), twisted = a.maps.store == Map::twisted, rotated = a.maps.store == Map::rotated;
  auto const n = static_cast<std::uint32_t>(a.maps.length);
  auto pair =
      folded_pair(a.maps.store, a.maps.store_packing, n, static_cast<std::uint32_t>(at.store_position), a.store_position_step, has(a, mapped_alternate_store));
  if (twisted || rotated) {
    pair.second.negative = rotated || !pair.second.negative;
    auto const* const factors = reinterpret_cast<Complex<Real> const*>(a.template table<FactorsHead>(a.maps.store_factors) + 1);
    for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
      static_for<x.R>([&](auto r) {
        std::uint32_t const k = b + r * x.step;
        auto const w = present && (twisted || 2 * k <= n) ? load_constant(factors + k) : Complex<Real>{};
        x.y[m][r] = x.y[m][r] * Complex<Real>{2 * w.re, 2 * w.im};
      });
    });
  }
  std::int64_t const stride = reversed ? -a.store_stride : a.store_stride;
  Real* const line = a.target + at.store + (reversed ? std::int64_t{n - 1} * a.store_stride : 0);
  auto const write = [&](Fold const& fold, std::uint32_t p, Real v) {
    line[static_cast<std::int64_t>(folded(fold, p)) * stride] = fold.negative && p >= fold.split ? -v : v;
  };
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
    if (!present || !at.present) return;
    static_for<x.R>([&](auto r) {
      std::uint32_t const k = b + r * x.step, j = k * pair.step;
      if (rotated && 2 * k > n) return;  // each of the other half's elements came with its mirror
      write(pair.first, pair.start + j, x.y[m][r].re);
      if (pair.two && !(rotated && k == 0)) write(pair.second, pair.next + j, x.y[m][r].im);
    });
  });
}

/// The half-spectrum of a whole line (odd N): what lies past N/2 is left out.
template <class Real>
TEAMFFT_FUNCTION bool stores_half_of_line(PassArguments<Real> const& a) {
  auto const& m = a.maps;
  return m.store == Map::half && m.store_packing == Packing::none && m.fold_step == 0 && !a.has(flag_position_store | flag_scatter);
}

template <class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void store_half_of_line(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, StageRegisters<Shape, s, Real> const& x) {
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
    if (!present || !at.present) return;
    static_for<x.R>([&](auto r) {
      std::uint32_t const k = b + r * x.step;
      auto const v = has(a, mapped_conjugate_store) ? conjugate(x.y[m][r]) : x.y[m][r];
      if (2 * k <= Shape::N) write_finished(a, at.store + std::int64_t{k} * a.store_stride, v);
    });
  });
}

}  // namespace TeamFFT::Impl

#endif
