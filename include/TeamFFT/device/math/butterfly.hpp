// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Butterfly<R>: the DFT of R elements in registers, y_k = sum_j y_j W_R^(j k), one specialization per radix. A new
// radix is a new specialization, nothing else: radix_list is scanned from them.
#ifndef TEAMFFT_DEVICE_MATH_BUTTERFLY_HPP
#define TEAMFFT_DEVICE_MATH_BUTTERFLY_HPP

#include <TeamFFT/device/math/complex.hpp>
#include <TeamFFT/device/math/radix.hpp>

#include <array>
#include <type_traits>
#include <utility>

namespace TeamFFT::Impl {

template <class Indices>
struct StaticFor;

template <unsigned... I>
struct StaticFor<std::integer_sequence<unsigned, I...>> {
  template <class F>
  TEAMFFT_INLINE_FUNCTION static constexpr void apply(F const& f) {  // forced on CUDA, it made two kernels spill
    (f(std::integral_constant<unsigned, I>{}), ...);
  }
};

/// f(0), f(1), ... f(N-1) with the index as a compile-time constant.
template <unsigned N, class F>
TEAMFFT_FUNCTION constexpr void static_for(F const& f) {
  StaticFor<std::make_integer_sequence<unsigned, N>>::apply(f);
}

/// cos and sin of 2 pi k/N at compile time: angle reduced to [0, pi/4] exactly in integers, then the Taylor series in
/// long double.
struct CosSin {
  double cos, sin;
};

constexpr CosSin cos_sin(unsigned k, unsigned N) {
  k %= N;
  unsigned const octant = 8 * k / N;
  unsigned a = 8 * k - octant * N;
  if (octant % 2 == 1) a = N - a;
  long double const t = 3.14159265358979323846264338327950288L * a / (4.0L * N), t2 = t * t;
  long double c = 0, s = 0;
  for (int n = 24; n > 0; n -= 2) {  // Horner: 1 - t^2/(1 2) (1 - t^2/(3 4) (...))
    c = (1 - c) * t2 / (n * (n - 1));
    s = (1 - s) * t2 / (n * (n + 1));
  }
  double const C = static_cast<double>(1 - c), S = static_cast<double>(t * (1 - s));
  switch (octant) {
    case 0: return {C, S};
    case 1: return {S, C};
    case 2: return {-S, C};
    case 3: return {-C, S};
    case 4: return {-C, -S};
    case 5: return {-S, -C};
    case 6: return {S, -C};
    default: return {C, -S};
  }
}

/// a W_N^K with the multiplications that the angle needs: none at multiples of pi/2, two at odd multiples of pi/4, else
/// four.
template <unsigned K, unsigned N, class T, class Scalar>
TEAMFFT_FUNCTION constexpr Complex<T> times_root(Complex<T> const& a, Scalar) {
  constexpr unsigned k = K % N;
  if constexpr (k == 0) {
    return a;
  } else if constexpr (4 * k == N) {
    return {a.im, -a.re};
  } else if constexpr (2 * k == N) {
    return {-a.re, -a.im};
  } else if constexpr (4 * k == 3 * N) {
    return {-a.im, a.re};
  } else if constexpr (8 * k % N == 0) {
    constexpr Scalar h = static_cast<Scalar>(0.70710678118654752440084436210484904);
    if constexpr (8 * k == N) return {(a.re + a.im) * h, (a.im - a.re) * h};
    if constexpr (8 * k == 3 * N) return {(a.im - a.re) * h, (a.re + a.im) * -h};
    if constexpr (8 * k == 5 * N) return {(a.re + a.im) * -h, (a.re - a.im) * h};
    if constexpr (8 * k == 7 * N) return {(a.re - a.im) * h, (a.re + a.im) * h};
  } else {
    constexpr auto w = cos_sin(k, N);
    constexpr Scalar c = static_cast<Scalar>(w.cos), s = static_cast<Scalar>(w.sin);
    return {a.re * c + a.im * s, a.im * c - a.re * s};
  }
}

template <unsigned R>
struct Butterfly;  // undefined: not a radix

template <>
struct Butterfly<2> {
  /// 4 additions.
  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void apply(Complex<T> (&y)[2]) {
    Complex<T> const a = y[0];
    y[0] = a + y[1];
    y[1] = a - y[1];
  }
};

template <>
struct Butterfly<4> {
  /// 16 additions: y_k = (y_0 + (-1)^k y_2) + (-i)^k (y_1 + (-1)^k y_3).
  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void apply(Complex<T> (&y)[4]) {
    Complex<T> const a = y[0] + y[2], b = y[0] - y[2], c = y[1] + y[3], d = times_minus_i(y[1] - y[3]);
    y[0] = a + c;
    y[1] = b + d;
    y[2] = a - c;
    y[3] = b - d;
  }
};

/// Odd R by pairs: with s_j = y_j + y_{R-j} and d_j = y_j - y_{R-j},
///   y_k, y_{R-k} = (y_0 + sum_j s_j cos(2 pi j k/R)) -+ i sum_j d_j sin(2 pi j k/R),   j, k = 1..(R-1)/2:
/// (R-1)^2 multiply-adds on reals (half of the direct sum).
template <unsigned R>
struct OddButterfly {
  static constexpr unsigned h = (R - 1) / 2;

  /// The same, but store(k, y_k) takes each result as soon as it is there: the sums and differences in `y` are all that
  /// is kept.
  template <class Scalar, class T, class Store>
  TEAMFFT_FUNCTION static constexpr void emit(Complex<T> (&y)[R], Store const& store) {
    Complex<T> sum = y[0];
    static_for<h>([&](auto j) {
      Complex<T> const s = y[j + 1] + y[R - 1 - j], d = y[j + 1] - y[R - 1 - j];
      sum = sum + s;
      y[j + 1] = s;
      y[R - 1 - j] = d;
    });
    store(0u, sum);
    static_for<h>([&](auto kk) {
      constexpr unsigned k = decltype(kk)::value + 1;
      Complex<T> a = y[0], b{};
      static_for<h>([&](auto j) {
        constexpr auto w = cos_sin((decltype(j)::value + 1) * k, R);
        constexpr Scalar c = static_cast<Scalar>(w.cos), sn = static_cast<Scalar>(w.sin);
        Complex<T> const s = y[j + 1], d = y[R - 1 - j];
        a = {a.re + s.re * c, a.im + s.im * c};
        b = {b.re + d.re * sn, b.im + d.im * sn};
      });
      store(k, Complex<T>{a.re + b.im, a.im - b.re});
      store(R - k, Complex<T>{a.re - b.im, a.im + b.re});
    });
  }

  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void apply(Complex<T> (&y)[R]) {
    Complex<T> const y0 = y[0];
    Complex<T> sum = y0, s[h], d[h];
    static_for<h>([&](auto j) {
      s[j] = y[j + 1] + y[R - 1 - j];
      d[j] = y[j + 1] - y[R - 1 - j];
      sum = sum + s[j];
    });
    y[0] = sum;
    static_for<h>([&](auto kk) {
      constexpr unsigned k = decltype(kk)::value + 1;
      Complex<T> a = y0, b{};
      static_for<h>([&](auto j) {
        constexpr auto w = cos_sin((decltype(j)::value + 1) * k, R);
        constexpr Scalar c = static_cast<Scalar>(w.cos), sn = static_cast<Scalar>(w.sin);
        a = {a.re + s[j].re * c, a.im + s[j].im * c};
        if constexpr (decltype(j)::value == 0)
          b = {d[j].re * sn, d[j].im * sn};
        else
          b = {b.re + d[j].re * sn, b.im + d[j].im * sn};
      });
      y[k] = {a.re + b.im, a.im - b.re};
      y[R - k] = {a.re - b.im, a.im + b.re};
    });
  }
};

/// R = A B by Cooley and Tukey (1965): j = B a + b, k = k_a + A k_b: DFT_A over a, times W_R^(b k_a), DFT_B over b.
template <unsigned A, unsigned B>
struct CompositeButterfly {
  static constexpr unsigned R = A * B;

  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void apply(Complex<T> (&y)[R]) {
    static_for<B>([&](auto b) {
      Complex<T> z[A];
      static_for<A>([&](auto a) { z[a] = y[B * a + b]; });
      Butterfly<A>::template apply<Scalar>(z);
      static_for<A>(
          [&](auto ka) { y[B * ka + b] = times_root<decltype(b)::value* decltype(ka)::value, R>(z[ka], Scalar{}); });
    });
    Complex<T> x[R];
    static_for<A>([&](auto ka) {
      Complex<T> z[B];
      static_for<B>([&](auto b) { z[b] = y[B * ka + b]; });
      Butterfly<B>::template apply<Scalar>(z);
      static_for<B>([&](auto kb) { x[ka + A * kb] = z[kb]; });
    });
    static_for<R>([&](auto k) { y[k] = x[k]; });
  }
};

/// R = A B with A, B coprime by Good (1958): j = B a + A b mod R, k = B B' k_a + A A' k_b mod R (B B' = 1 mod A, A A' =
/// 1 mod B): no twiddles.
template <unsigned A, unsigned B>
struct CoprimeButterfly {
  static constexpr unsigned R = A * B;
  static constexpr unsigned inverse(unsigned n, unsigned m) {
    unsigned i = 1;
    while (i * n % m != 1) ++i;
    return i;
  }
  static constexpr unsigned place_a = B * inverse(B % A, A), place_b = A * inverse(A % B, B);

  template <class Scalar, class T>
  TEAMFFT_FUNCTION static constexpr void apply(Complex<T> (&y)[R]) {
    Complex<T> x[R];
    static_for<B>([&](auto b) {
      Complex<T> z[A];
      static_for<A>([&](auto a) { z[a] = y[(B * a + A * b) % R]; });
      Butterfly<A>::template apply<Scalar>(z);
      static_for<A>([&](auto ka) { x[B * ka + b] = z[ka]; });
    });
    static_for<A>([&](auto ka) {
      Complex<T> z[B];
      static_for<B>([&](auto b) { z[b] = x[B * ka + b]; });
      Butterfly<B>::template apply<Scalar>(z);
      static_for<B>([&](auto kb) { y[(place_a * ka + place_b * kb) % R] = z[kb]; });
    });
  }
};

// Real additions and multiplications (a multiply-add counted as both): 3: 12 + 8 ... the odd ones as above; composites
// are the sums of their parts.
template <>
struct Butterfly<3> : OddButterfly<3> {};
template <>
struct Butterfly<5> : OddButterfly<5> {};
template <>
struct Butterfly<6> : CoprimeButterfly<2, 3> {};
template <>
struct Butterfly<7> : OddButterfly<7> {};
template <>
struct Butterfly<8> : CompositeButterfly<2, 4> {};
template <>
struct Butterfly<9> : OddButterfly<9> {};
template <>
struct Butterfly<10> : CoprimeButterfly<2, 5> {};
template <>
struct Butterfly<11> : OddButterfly<11> {};
template <>
struct Butterfly<12> : CoprimeButterfly<3, 4> {};
template <>
struct Butterfly<13> : OddButterfly<13> {};
template <>
struct Butterfly<14> : CoprimeButterfly<2, 7> {};
template <>
struct Butterfly<15> : CoprimeButterfly<3, 5> {};
template <>
struct Butterfly<16> : CompositeButterfly<4, 4> {};
// Composites above 16: only in rows, whose registers are theirs alone.
template <>
struct Butterfly<17> : OddButterfly<17> {};
template <>
struct Butterfly<18> : CoprimeButterfly<2, 9> {};
template <>
struct Butterfly<19> : OddButterfly<19> {};
template <>
struct Butterfly<20> : CoprimeButterfly<4, 5> {};
template <>
struct Butterfly<21> : CoprimeButterfly<3, 7> {};
template <>
struct Butterfly<22> : CoprimeButterfly<2, 11> {};
template <>
struct Butterfly<23> : OddButterfly<23> {};
template <>
struct Butterfly<24> : CoprimeButterfly<3, 8> {};
template <>
struct Butterfly<25> : CompositeButterfly<5, 5> {};
template <>
struct Butterfly<26> : CoprimeButterfly<2, 13> {};
template <>
struct Butterfly<27> : CompositeButterfly<3, 9> {};
template <>
struct Butterfly<28> : CoprimeButterfly<4, 7> {};
template <>
struct Butterfly<29> : OddButterfly<29> {};
template <>
struct Butterfly<30> : CoprimeButterfly<5, 6> {};
template <>
struct Butterfly<31> : OddButterfly<31> {};
template <>
struct Butterfly<32> : CompositeButterfly<4, 8> {};

/// True where Butterfly<R> is specialized.
template <unsigned R, class = void>
struct is_radix : std::false_type {};
template <unsigned R>
struct is_radix<R, std::void_t<decltype(sizeof(Butterfly<R>))>> : std::true_type {};

namespace detail {

constexpr bool is_general_radix(unsigned R, bool specialized) {
  return specialized && (R <= common_radix || is_prime_number(R));
}

template <unsigned... R>
constexpr bool can_emit(std::integer_sequence<unsigned, R...>) {
  return ((!emits(R + 2) || std::is_base_of_v<OddButterfly<R + 2>, Butterfly<R + 2>>)&&...);
}
static_assert(can_emit(std::make_integer_sequence<unsigned, widest_butterfly - 1>{}));

template <unsigned... R>
constexpr auto scan_radices(std::integer_sequence<unsigned, R...>) {
  std::array<unsigned, (0u + ... + (is_general_radix(R + 2, is_radix<R + 2>::value) ? 1u : 0u))> list{};
  std::size_t n = 0;
  ((is_general_radix(R + 2, is_radix<R + 2>::value) ? void(list[n++] = R + 2) : void()), ...);
  return list;
}

}  // namespace detail

/// The radices of kernels with run-time lengths, rising.
inline constexpr auto radix_list =
    detail::scan_radices(std::make_integer_sequence<unsigned, widest_general_radix - 1>{});

}  // namespace TeamFFT::Impl

#endif
