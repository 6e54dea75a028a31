// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Real lines of odd length N = R N/R. After the first stage, of reals, elements whose index leaves k and R - k modulo R
// are each other's conjugates, and so are all that come from them: a line in scratch holds the (R+1)/2 residues k <=
// R/2 alone and is a Stockham line of (R+1)/2 N/R elements, half the work and half the exchanges of the complex one
// (Sorensen, Jones, Heideman and Burrus 1987 halve every stage; one large radix leaves 4 to 8% more than half). c2r is
// the same backwards, its last stage's results real.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_ODD_LINE_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_ODD_LINE_HPP

#include <TeamFFT/device/ends/line_wise.hpp>
#include <TeamFFT/device/math/butterfly_real.hpp>
#include <TeamFFT/device/engines/register_line/stockham.hpp>

#include <type_traits>

namespace TeamFFT::Impl {

namespace detail {

template <class Base, unsigned halved, unsigned... S>
auto held_shape(std::integer_sequence<unsigned, S...>)
    -> LineShape<Base::N / Base::radix(halved) * (Base::radix(halved) / 2 + 1), Base::access, Base::T, Base::lines,
                 (S == halved ? Base::radix(S) / 2 + 1 : Base::radix(S))...>;

}  // namespace detail

/// What is held of a line of shape Base whose stage `halved`, the first (RealButterfly) or the last
/// (HermitianButterfly), meets reals: N counts the held elements, `length` all.
template <class Base, unsigned halved, template <unsigned> class RealStage>
struct HalvedShape : decltype(detail::held_shape<Base, halved>(std::make_integer_sequence<unsigned, Base::stages>{})) {
  static constexpr unsigned length = Base::N, R = Base::radix(halved), residues = R / 2 + 1;
  template <unsigned s>
  using StageButterfly = std::conditional_t<s == halved, RealStage<R>, Butterfly<Base::radix(s)>>;

  /// The index in the spectrum of the element at place p of the held line's end.
  TEAMFFT_FUNCTION static constexpr std::uint32_t index(std::uint32_t p) { return p % residues + R * (p / residues); }
};

/// The reals.
struct WholeReals {
  template <class Shape, class Real, class Line>
  TEAMFFT_FUNCTION static void load(PassArguments<Real> const&, std::uint32_t thread, Line const& line,
                                    StageRegisters<Shape, 0, Real>& x) {
    for_each_butterfly<Shape, 0>(thread, [&](auto m, std::uint32_t b, bool present) {
      // no load waits for a condition, and nobody reads what these bring
      std::uint32_t const first = present ? b : x.step - 1;
      x.y[m][0].im = Real(0);
      static_for<Shape::R>([&](auto j) {
        real_of_pairs<Shape::R, decltype(j)::value>(x.y[m]) =
            line.template scalar<Real>(first + decltype(j)::value * x.step);
      });
    });
  }
  template <class Shape, unsigned s, class Real, class Line>
  TEAMFFT_FUNCTION static void store(PassArguments<Real> const&, std::uint32_t thread, Line const& line,
                                     StageRegisters<Shape, s, Real> const& x) {
    for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
      if (!present) return;
      static_for<Shape::R>([&](auto j) {
        line.set_scalar(b + decltype(j)::value * x.step, real_of_pairs<Shape::R, decltype(j)::value>(x.y[m]));
      });
    });
  }
};

/// Their half-spectrum X_0 .. X_((N-1)/2): a held element is X_k, or conj X_(N-k). The imaginary part of X_0 is not
/// read.
struct WholeSpectrum {
  template <class Shape, class Real, class Line>
  TEAMFFT_FUNCTION static void load(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                    StageRegisters<Shape, 0, Real>& x) {
    // backward transforms run forward, on conjugates
    Real const sign = has(a, line_wise_conjugate_load) ? Real(1) : Real(-1);
    for_each_element<true>(thread, x, [&](auto m, auto r, std::uint32_t k, bool mirrored) {
      auto const v = line.template pair<Real>(mirrored ? Shape::length - k : k);
      x.y[m][r] = {v.re, k == 0 ? Real(0) : mirrored ? -sign * v.im : sign * v.im};
    });
  }
  template <class Shape, unsigned s, class Real, class Line>
  TEAMFFT_FUNCTION static void store(PassArguments<Real> const& a, std::uint32_t thread, Line const& line,
                                     StageRegisters<Shape, s, Real> const& x) {
    Real const sign = has(a, line_wise_conjugate_store) ? Real(-1) : Real(1);
    for_each_element<false>(thread, x, [&](auto m, auto r, std::uint32_t k, bool mirrored) {
      if (mirrored && k % Shape::R == 0) return;  // of residue 0 both are held
      Complex<Real> const v = x.y[m][r];
      line.set_pair(mirrored ? Shape::length - k : k, Complex<Real>{v.re, mirrored ? -sign * v.im : sign * v.im});
    });
  }

 private:
  /// visit(m, r, k, 2 k > length) for each element that the thread holds; for loads also where there is none, with the
  /// last butterfly's k.
  template <bool load, class Shape, unsigned s, class Real, class Visit>
  TEAMFFT_FUNCTION static void for_each_element(std::uint32_t thread, StageRegisters<Shape, s, Real> const& x,
                                                Visit const& visit) {
    for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
      if (!load && !present) return;
      std::uint32_t const first = Shape::index(present ? b : x.step - 1);
      static_for<x.R>([&](auto r) {
        constexpr unsigned offset = Shape::index(decltype(r)::value * x.step), least = 2 * offset,
                           most = 2 * (offset + Shape::index(x.step - 1));
        std::uint32_t const k = first + offset;
        visit(m, r, k, least > Shape::length || (most > Shape::length && 2 * k > Shape::length));
      });
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
