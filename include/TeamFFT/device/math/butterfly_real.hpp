// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Butterflies of odd radices R between reals and their half-spectrum y_0 .. y_h, h = (R-1)/2; the other results are conj y_k. Reals lie in pairs: x_0, then
// x_j + i x_(R-j). Half the work of Butterfly<R>, in place.
#ifndef TEAMFFT_DEVICE_MATH_BUTTERFLY_REAL_HPP
#define TEAMFFT_DEVICE_MATH_BUTTERFLY_REAL_HPP

#include <TeamFFT/device/math/butterfly.hpp>

namespace TeamFFT::Impl {

/// R = A B; A = R where the sums themselves are fewest.
constexpr unsigned first_real_factor(unsigned R) { return R <= 13 || is_prime_number(R) ? R : R % 5 == 0 && R > 15 ? 5 : 3; }

/// Element j of reals in pairs.
template <unsigned R, unsigned j, class Pairs>
TEAMFFT_FUNCTION constexpr auto& real_of_pairs(Pairs& y) {
  if constexpr (2 * j < R)
    return y[j].re;
  else
    return y[R - j].im;
}

/// y_k = sum_j x_j W_R^(j k) for k <= h. Composites by Cooley and Tukey (1965) as CompositeButterfly: of the A spectra after the first factor one is real, and
/// of the others half are conjugates.
template <unsigned R>
struct RealButterfly {
  static constexpr unsigned h = (R - 1) / 2, A = first_real_factor(R), B = R / A;

  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void apply(Complex<T> (&y)[h + 1]) {
    if constexpr (B == 1)
      sum<Scalar>(y);
    else
      compose<Scalar>(y);
  }

 private:
  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void sum(Complex<T> (&y)[h + 1]) {
    T const first = y[0].re;
    T all = first, s[h], d[h];
    static_for<h>([&](auto j) {
      s[j] = y[j + 1].re + y[j + 1].im;
      d[j] = y[j + 1].im - y[j + 1].re;
      all = all + s[j];
    });
    y[0] = {all, T(0)};
    static_for<h>([&](auto k) {
      T re = first, im{};
      static_for<h>([&](auto j) {
        constexpr auto w = cos_sin((decltype(j)::value + 1) * (decltype(k)::value + 1), R);
        re = re + s[j] * static_cast<Scalar>(w.cos);
        im = decltype(j)::value == 0 ? d[j] * static_cast<Scalar>(w.sin) : im + d[j] * static_cast<Scalar>(w.sin);
      });
      y[k + 1] = {re, im};
    });
  }

  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void compose(Complex<T> (&y)[h + 1]) {
    constexpr unsigned half_a = (A - 1) / 2, half_b = (B - 1) / 2;
    Complex<T> z[half_a + 1][B];
    static_for<B>([&](auto b) {
      Complex<T> v[half_a + 1];
      static_for<A>([&](auto a) { real_of_pairs<A, decltype(a)::value>(v) = real_of_pairs<R, B* decltype(a)::value + decltype(b)::value>(y); });
      RealButterfly<A>::template apply<Scalar>(v);
      static_for<half_a + 1>([&](auto ka) { z[ka][b] = times_root<decltype(b)::value* decltype(ka)::value, R>(v[ka], Scalar{}); });
    });
    Complex<T> v[half_b + 1];
    static_for<B>([&](auto b) { real_of_pairs<B, decltype(b)::value>(v) = z[0][b].re; });
    RealButterfly<B>::template apply<Scalar>(v);
    static_for<half_b + 1>([&](auto kb) { y[A * kb] = v[kb]; });
    static_for<half_a>([&](auto i) {
      constexpr unsigned ka = decltype(i)::value + 1;
      Butterfly<B>::template apply<Scalar>(z[ka]);
      static_for<B>([&](auto kb) {
        constexpr unsigned k = ka + A * decltype(kb)::value;
        y[k <= h ? k : R - k] = k <= h ? z[ka][kb] : conjugate(z[ka][kb]);
      });
    });
  }
};

/// x_t = sum_k y_k W_R^(k t) over k = 0..R-1 with y_(R-k) = conj y_k, which is real; the imaginary part of y_0 is not read.
template <unsigned R>
struct HermitianButterfly {
  static constexpr unsigned h = (R - 1) / 2, A = first_real_factor(R), B = R / A;

  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void apply(Complex<T> (&y)[h + 1]) {
    if constexpr (B == 1)
      sum<Scalar>(y);
    else
      compose<Scalar>(y);
  }

 private:
  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void sum(Complex<T> (&y)[h + 1]) {
    T const first = y[0].re;
    Complex<T> twice[h];
    T all = first;
    static_for<h>([&](auto k) {
      twice[k] = y[k + 1] + y[k + 1];
      all = all + twice[k].re;
    });
    y[0] = {all, T(0)};
    static_for<h>([&](auto t) {
      T even = first, odd{};
      static_for<h>([&](auto k) {
        constexpr auto w = cos_sin((decltype(k)::value + 1) * (decltype(t)::value + 1), R);
        even = even + twice[k].re * static_cast<Scalar>(w.cos);
        odd = decltype(k)::value == 0 ? twice[k].im * static_cast<Scalar>(w.sin) : odd + twice[k].im * static_cast<Scalar>(w.sin);
      });
      y[t + 1] = {even + odd, even - odd};
    });
  }

  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void compose(Complex<T> (&y)[h + 1]) {
    constexpr unsigned half_a = (A - 1) / 2, half_b = (B - 1) / 2;
    Complex<T> z[half_a + 1][B], real[half_b + 1];
    static_for<half_b + 1>([&](auto kb) { real[kb] = y[A * kb]; });
    HermitianButterfly<B>::template apply<Scalar>(real);
    static_for<half_a>([&](auto i) {
      constexpr unsigned ka = decltype(i)::value + 1;
      static_for<B>([&](auto kb) {
        constexpr unsigned k = ka + A * decltype(kb)::value;
        z[ka][kb] = k <= h ? y[k <= h ? k : R - k] : conjugate(y[k <= h ? k : R - k]);
      });
      Butterfly<B>::template apply<Scalar>(z[ka]);
    });
    static_for<B>([&](auto b) {
      Complex<T> v[half_a + 1];
      v[0] = {real_of_pairs<B, decltype(b)::value>(real), T(0)};
      static_for<half_a>([&](auto i) {
        constexpr unsigned ka = decltype(i)::value + 1;
        v[ka] = times_root<decltype(b)::value * ka, R>(z[ka][b], Scalar{});
      });
      HermitianButterfly<A>::template apply<Scalar>(v);
      static_for<A>([&](auto a) { real_of_pairs<R, B* decltype(a)::value + decltype(b)::value>(y) = real_of_pairs<A, decltype(a)::value>(v); });
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
