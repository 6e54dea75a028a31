// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Butterflies between reals and their half-spectrum. Those of odd radices R have y_0 .. y_h, h = (R-1)/2; the other
// results are conj y_k. Reals lie in pairs: x_0, then x_j + i x_(R-j). Half the work of Butterfly<R>, in place.
#ifndef TEAMFFT_DEVICE_MATH_BUTTERFLY_REAL_HPP
#define TEAMFFT_DEVICE_MATH_BUTTERFLY_REAL_HPP

#include <TeamFFT/device/math/butterfly.hpp>

namespace TeamFFT::Impl {

/// R = A B; A = R where the sums themselves are fewest.
constexpr unsigned first_real_factor(unsigned R) {
  return R <= 13 || is_prime_number(R) ? R : R % 5 == 0 && R > 15 ? 5 : 3;
}

/// Element j of reals in pairs.
template <unsigned R, unsigned j, class Pairs>
TEAMFFT_FUNCTION constexpr auto& real_of_pairs(Pairs& y) {
  if constexpr (2 * j < R)
    return y[j].re;
  else
    return y[R - j].im;
}

/// y_k = sum_j x_j W_R^(j k) for k <= h. Composites by Cooley and Tukey (1965) as CompositeButterfly: of the A spectra
/// after the first factor one is real, and of the others half are conjugates.
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
    y[0] = {all, T{}};
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
      static_for<A>([&](auto a) {
        real_of_pairs<A, decltype(a)::value>(v) = real_of_pairs<R, B* decltype(a)::value + decltype(b)::value>(y);
      });
      RealButterfly<A>::template apply<Scalar>(v);
      static_for<half_a + 1>(
          [&](auto ka) { z[ka][b] = times_root<decltype(b)::value* decltype(ka)::value, R>(v[ka], Scalar{}); });
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

/// x_t = sum_k y_k W_R^(k t) over k = 0..R-1 with y_(R-k) = conj y_k, which is real; the imaginary part of y_0 is not
/// read.
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
    y[0] = {all, T{}};
    static_for<h>([&](auto t) {
      T even = first, odd{};
      static_for<h>([&](auto k) {
        constexpr auto w = cos_sin((decltype(k)::value + 1) * (decltype(t)::value + 1), R);
        even = even + twice[k].re * static_cast<Scalar>(w.cos);
        odd = decltype(k)::value == 0 ? twice[k].im * static_cast<Scalar>(w.sin)
                                      : odd + twice[k].im * static_cast<Scalar>(w.sin);
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
      v[0] = {real_of_pairs<B, decltype(b)::value>(real), T{}};
      static_for<half_a>([&](auto i) {
        constexpr unsigned ka = decltype(i)::value + 1;
        v[ka] = times_root<decltype(b)::value * ka, R>(z[ka][b], Scalar{});
      });
      HermitianButterfly<A>::template apply<Scalar>(v);
      static_for<A>([&](auto a) {
        real_of_pairs<R, B* decltype(a)::value + decltype(b)::value>(y) = real_of_pairs<A, decltype(a)::value>(v);
      });
    });
  }
};

/// N reals and their half-spectrum in registers, y[0..N/2]. Even N: reals lie in pairs, z_j = x_(2j) + i x_(2j+1), and
/// the pair step joins the halves of the line of N/2 elements (maps.hpp, packing `spectrum`). Odd N: as RealButterfly
/// wants them.
template <unsigned N>
struct RealColumn {
  static constexpr unsigned values = N / 2 + 1, M = N / 2;
  static constexpr bool is_odd = N % 2 != 0;

  template <unsigned j, class T>
  TEAMFFT_FUNCTION static T& real(Complex<T> (&y)[values]) {
    if constexpr (is_odd)
      return real_of_pairs<N, j>(y);
    else
      return j % 2 == 0 ? y[j / 2].re : y[j / 2].im;
  }

  /// y_k = sum_j x_j W_N^(j k).
  template <class Scalar, class T>
  TEAMFFT_FUNCTION static void to_spectrum(Complex<T> (&y)[values]) {
    if constexpr (is_odd) {
      RealButterfly<N>::template apply<Scalar>(y);
    } else {
      constexpr Scalar half = Scalar(1) / 2;
      transform<Scalar>(y);
      auto const first = y[0];
      y[0] = {first.re + first.im, T{}};
      static_for<(M - 1) / 2>([&](auto i) {
        constexpr unsigned k = decltype(i)::value + 1;
        auto const v = y[k], z = conjugate(y[M - k]), even = v + z, odd = times_root<k, N>(v - z, Scalar{});
        y[k] = {(even.re + odd.im) * half, (even.im - odd.re) * half};
        y[M - k] = {(even.re - odd.im) * half, (even.im + odd.re) * -half};
      });
      if constexpr (M % 2 == 0) y[M / 2] = conjugate(y[M / 2]);
      y[M] = {first.re - first.im, T{}};
    }
  }

  /// x_j = sum_(k<N) y_k W_N^(-j k), y_(N-k) = conj y_k; the imaginary parts of y_0 and y_(N/2) are not read.
  template <class Scalar, class T>
  TEAMFFT_FUNCTION static void to_reals(Complex<T> (&y)[values]) {
    if constexpr (is_odd) {
      static_for<values>([&](auto k) { y[k] = conjugate(y[k]); });
      HermitianButterfly<N>::template apply<Scalar>(y);
    } else {
      y[0] = {y[0].re + y[M].re, y[0].re - y[M].re};
      static_for<(M - 1) / 2>([&](auto i) {
        constexpr unsigned k = decltype(i)::value + 1;
        auto const v = y[k], z = conjugate(y[M - k]), even = v + z;
        auto const odd = times_root<k, N>(conjugate(v - z), Scalar{});  // conj(conj(v - z) W^k) = (v - z) W^-k
        y[k] = {even.re + odd.im, even.im + odd.re};
        y[M - k] = {even.re - odd.im, odd.re - even.im};
      });
      if constexpr (M % 2 == 0) y[M / 2] = conjugate(y[M / 2] + y[M / 2]);
      static_for<M>([&](auto j) { y[j] = swapped(y[j]); });
      transform<Scalar>(y);
      static_for<M>([&](auto j) { y[j] = swapped(y[j]); });
    }
  }

 private:
  /// Of y[0..M-1].
  template <class Scalar, class T>
  TEAMFFT_FUNCTION static void transform(Complex<T> (&y)[values]) {
    if constexpr (M > 1) {
      Complex<T> z[M];
      static_for<M>([&](auto j) { z[j] = y[j]; });
      Butterfly<M>::template apply<Scalar>(z);
      static_for<M>([&](auto j) { y[j] = z[j]; });
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
