// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RaderButterfly<P>: the DFT of P elements in registers for a prime P above the radices, as a cyclic convolution of P -
// 1 elements (Rader 1968).
#ifndef TEAMFFT_DEVICE_MATH_BUTTERFLY_RADER_HPP
#define TEAMFFT_DEVICE_MATH_BUTTERFLY_RADER_HPP

#include <TeamFFT/device/math/butterfly.hpp>

namespace TeamFFT::Impl {

/// g^j and g^-q mod P for the smallest primitive root g, and the filter F_k = sum_q W_P^(g^-q) W_M^(q k)/M, M = P - 1.
template <unsigned P>
struct RaderTables {
  static constexpr unsigned M = P - 1;
  unsigned rising[M] = {}, falling[M] = {};
  CosSin filter[M] = {};  ///< real and imaginary part

  static constexpr bool generates(unsigned g) {
    unsigned order = 1;
    for (unsigned power = g; power != 1; power = power * g % P) ++order;
    return order == M;
  }

  constexpr RaderTables() {
    unsigned g = 2;
    while (!generates(g)) ++g;
    unsigned power = 1;
    for (unsigned j = 0; j < M; ++j, power = power * g % P) rising[j] = power;
    for (unsigned q = 0; q < M; ++q) falling[q] = rising[(M - q) % M];
    CosSin of_P[P] = {}, of_M[M] = {};
    for (unsigned k = 0; k < P; ++k) of_P[k] = cos_sin(k, P);
    for (unsigned k = 0; k < M; ++k) of_M[k] = cos_sin(k, M);
    for (unsigned k = 0; k < M; ++k) {
      double re = 0, im = 0;
      for (unsigned q = 0; q < M; ++q) {  // W = cos - i sin
        CosSin const a = of_P[falling[q]], b = of_M[q * k % M];
        re += a.cos * b.cos - a.sin * b.sin;
        im -= a.cos * b.sin + a.sin * b.cos;
      }
      filter[k] = {re / M, im / M};
    }
  }
};

template <unsigned P>
inline constexpr RaderTables<P> rader_tables{};

/// DFT_{P-1} by two coprime radices.
template <unsigned P>
struct RaderInner;
template <>
struct RaderInner<37> : CoprimeButterfly<4, 9> {};
template <>
struct RaderInner<41> : CoprimeButterfly<5, 8> {};
template <>
struct RaderInner<43> : CoprimeButterfly<6, 7> {};
template <>
struct RaderInner<53> : CoprimeButterfly<4, 13> {};
template <>
struct RaderInner<61> : CoprimeButterfly<4, 15> {};

/// y_{g^-q} = y_0 + sum_j y_{g^j} W_P^(g^(j-q)): forward, times the filter, and forward again with the parts swapped.
/// 35 operations for each element of P = 37 and 61, where the sums over pairs (OddButterfly) would take 39 and 63.
template <unsigned P>
struct RaderButterfly {
  static constexpr unsigned M = P - 1;

  /// store(k, y_k) for every k; y is lost.
  template <class Scalar, class T, class Store>
  TEAMFFT_FUNCTION static constexpr void emit(Complex<T> (&y)[P], Store const& store) {
    Complex<T> const y0 = y[0];
    Complex<T> z[M];
    static_for<M>([&](auto j) {
      constexpr unsigned from = rader_tables<P>.rising[decltype(j)::value];
      z[j] = y[from];
    });
    RaderInner<P>::template apply<Scalar>(z);
    store(0u, y0 + z[0]);
    static_for<M>([&](auto k) {
      constexpr CosSin F = rader_tables<P>.filter[decltype(k)::value];
      constexpr Scalar re = static_cast<Scalar>(F.cos), im = static_cast<Scalar>(F.sin);
      Complex<T> const v = z[k];
      if constexpr (decltype(k)::value == 0)
        z[k] = {v.im * re + y0.im, v.re * re + y0.re};  // F_0 = -1/M
      else
        z[k] = {v.re * im + v.im * re, v.re * re - v.im * im};
    });
    RaderInner<P>::template apply<Scalar>(z);
    static_for<M>([&](auto q) {
      constexpr unsigned to = rader_tables<P>.falling[decltype(q)::value];
      store(to, swapped(z[q]));
    });
  }
};

}  // namespace TeamFFT::Impl

#endif
