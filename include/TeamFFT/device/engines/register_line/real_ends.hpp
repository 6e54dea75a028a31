// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The ends of real transforms in registers: what a line's elements in memory (a side's `Line`, real_line.hpp) and the
// complex line of half the length have to do with each other: r2c and c2r, and the steps that they share with DCTs and
// DSTs (trigonometric_ends.hpp). Each form says which order it wants of the stage at its end. n = 2 M reals.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_REAL_ENDS_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_REAL_ENDS_HPP

#include <TeamFFT/device/ends/line_wise.hpp>
#include <TeamFFT/device/engines/register_line/mirror.hpp>
#include <TeamFFT/device/ends/real_line.hpp>

namespace TeamFFT::Impl {

/// z_k = E + i O and z_(M-k) = conj(E - i O) from twice the half-spectrum's even and odd part, parts swapped: backward
/// transforms run forward.
template <class Real>
TEAMFFT_FUNCTION MirrorPair<Complex<Real>> joined(Complex<Real> const& even, Complex<Real> const& odd) {
  return {{even.im + odd.re, even.re - odd.im}, {odd.re - even.im, even.re + odd.im}};
}

/// Twice E and O of V_k = E + W_N^k O from z_k and z_(M-k).
template <class Real>
struct Split {
  Complex<Real> even, odd;
};
template <class Real>
TEAMFFT_FUNCTION Split<Real> split(MirrorPair<Complex<Real>> const& z) {
  return {{z.low.re + z.high.re, z.low.im - z.high.im}, {z.low.im + z.high.im, z.high.re - z.low.re}};
}

template <class Real>
TEAMFFT_FUNCTION Complex<Real> table_entry(PassArguments<Real> const& a, std::uint32_t factors, std::uint32_t k) {
  return load_constant(first_factor(a, factors) + k);
}

/// The lower and the upper factor of a unit of a mirrored stage.
template <unsigned D, class Stage, class Real>
struct UnitFactors {
  FactorsOfUnit<D, Real> lower, upper;

  TEAMFFT_FUNCTION static UnitFactors load(unsigned p, PassArguments<Real> const& a, std::uint32_t factors,
                                           std::uint32_t u, std::uint32_t upper) {
    auto const w = table_entry(a, factors, u);
    return {{w}, {p == 0 && Stage::S > 1 && Stage::S % 2 == 0 ? table_entry(a, factors, upper) : w}};
  }
  template <unsigned r>
  TEAMFFT_FUNCTION Complex<Real> at() const {
    return r < Stage::half ? lower.template at<r>() : upper.template at<r>();
  }
};

/// Neighbouring reals as complex elements, z_j = x_(2j) + i x_(2j+1).
struct PackedReals {
  static constexpr Order order = Order::rising;

  template <class Shape, class Real, class Line>
  TEAMFFT_FUNCTION static void load(PassArguments<Real> const&, std::uint32_t thread, Line const& line,
                                    StageRegisters<Shape, 0, Real>& x) {
    x.load(thread, [&](std::uint32_t j) { return line.template pair<Real>(j); });
  }
  template <class Shape, unsigned s, class Real, class Line>
  TEAMFFT_FUNCTION static void store(PassArguments<Real> const&, std::uint32_t thread, Line const& line,
                                     StageRegisters<Shape, s, Real> const& x) {
    x.store(thread, [&](std::uint32_t j, Complex<Real> const& z) { line.set_pair(j, swapped(z)); });
  }
};

/// The half-spectrum X_0 .. X_M; the imaginary parts of X_0 and X_M are not read.
struct HalfSpectrum {
  static constexpr Order order = Order::mirrored;

  template <class Shape, class Real, class Line>
  TEAMFFT_FUNCTION static void load(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                    StageRegisters<Shape, 0, Real>& x) {
    using Stage = MirroredStage<Shape, 0>;
    bool const conjugated = has(a, line_wise_conjugate_load);
    Stage::for_each_unit_loaded(thread, [&](unsigned p, std::uint32_t u, std::uint32_t upper) {
      bool const own = Stage::is_own(p, u);
      MirrorPair<Complex<Real>> z[Stage::slots];
      Complex<Real> middle{};
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < Stage::slots; ++r) {
        auto const k = Stage::place(r, u, upper);
        z[r] = {line.template pair<Real>(k), line.template pair<Real>(Stage::N - k)};
      }
      if (p == 0 && own && Stage::has_middle) middle = line.template pair<Real>(Stage::N / 2);
      if (conjugated) {
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < Stage::slots; ++r) z[r] = {conjugate(z[r].low), conjugate(z[r].high)};
        middle = conjugate(middle);
      }
      if (p == 0 && own) z[0].low.im = z[0].high.im = Real(0);
      auto const w = UnitFactors<2 * Stage::R, Stage, Real>::load(p, a, a.maps.pair, u, upper);
      static_for<Stage::slots>([&](auto r) {
        auto const mirror = conjugate(z[r].high);
        z[r] = joined(z[r].low + mirror, (z[r].low - mirror) * conjugate(w.template at<decltype(r)::value>()));
      });
      Stage::set(p, x, u, z, Complex<Real>{-2 * middle.im, 2 * middle.re});  // W_N^(M/2) = -i
    });
  }

  template <class Shape, unsigned s, class Real, class Line>
  TEAMFFT_FUNCTION static void store(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                     StageRegisters<Shape, s, Real> const& x) {
    using Stage = MirroredStage<Shape, s>;
    Real const half = has(a, line_wise_conjugate_store) ? Real(-0.5) : Real(0.5);
    Stage::for_each_unit(thread, [&](unsigned p, std::uint32_t u, std::uint32_t upper) {
      auto const w = UnitFactors<2 * Stage::R, Stage, Real>::load(p, a, a.maps.pair, u, upper);
      static_for<Stage::slots>([&](auto i) {
        constexpr unsigned r = decltype(i)::value;
        if (!Stage::present(p, r, u)) return;
        auto const k = Stage::place(r, u, upper);
        auto const [even, odd] = split(Stage::pair(p, r, x, u));
        auto const turned = odd * w.template at<r>();
        line.set_pair(k, Complex<Real>{(even.re + turned.re) / 2, half * (even.im + turned.im)});
        line.set_pair(Stage::N - k, Complex<Real>{(even.re - turned.re) / 2, half * (turned.im - even.im)});
      });
      if (p == 0 && Stage::has_middle && Stage::is_own(p, u)) {
        auto const z = Stage::middle(x);
        line.set_pair(Stage::N / 2, Complex<Real>{z.re, -2 * half * z.im});
      }
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
