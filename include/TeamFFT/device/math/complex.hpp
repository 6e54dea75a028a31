// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex arithmetic on scalars or on SIMD lanes: plain aggregates that stay in registers.
#ifndef TEAMFFT_DEVICE_MATH_COMPLEX_HPP
#define TEAMFFT_DEVICE_MATH_COMPLEX_HPP

#include <TeamFFT/types.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// re + i im; T is float, double, or a vector of them whose lanes are lines.
template <class T>
struct Complex {
  T re, im;
};

template <class T>
TEAMFFT_FUNCTION constexpr Complex<T> operator+(Complex<T> const& a, Complex<T> const& b) {
  return {a.re + b.re, a.im + b.im};
}

template <class T>
TEAMFFT_FUNCTION constexpr Complex<T> operator-(Complex<T> const& a, Complex<T> const& b) {
  return {a.re - b.re, a.im - b.im};
}

/// a w; w may be a scalar where a is a vector of lanes.
template <class T, class S>
TEAMFFT_FUNCTION constexpr Complex<T> operator*(Complex<T> const& a, Complex<S> const& w) {
  return {a.re * w.re - a.im * w.im, a.re * w.im + a.im * w.re};
}

template <class T>
TEAMFFT_FUNCTION constexpr Complex<T> conjugate(Complex<T> const& a) {
  return {a.re, -a.im};
}

/// i conj(a): the exchange of the parts by which a backward transform is the forward one.
template <class T>
TEAMFFT_FUNCTION constexpr Complex<T> swapped(Complex<T> const& a) {
  return {a.im, a.re};
}

/// -i a.
template <class T>
TEAMFFT_FUNCTION constexpr Complex<T> times_minus_i(Complex<T> const& a) {
  return {a.im, -a.re};
}

/// *p of a table that no kernel writes, through the cache for such where there is one.
template <class T>
TEAMFFT_FUNCTION Complex<T> load_constant(Complex<T> const* p) {
#ifdef __CUDA_ARCH__
  if constexpr (sizeof(T) == 4) {
    float2 const v = __ldg(reinterpret_cast<float2 const*>(p));
    return {v.x, v.y};
  } else {
    double2 const v = __ldg(reinterpret_cast<double2 const*>(p));
    return {v.x, v.y};
  }
#else
  return *p;
#endif
}

TEAMFFT_FUNCTION std::uint32_t load_constant(std::uint32_t const* p) {
#ifdef __CUDA_ARCH__
  return __ldg(p);
#else
  return *p;
#endif
}

/// A scale as the sum of two scalars: its own rounding, the same for every element of a line, would show in the error
/// of short lines.
template <class T>
struct Scale {
  T high, low;
};

template <class T>
TEAMFFT_FUNCTION T scaled(Scale<T> const& s, T v) {
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
  return fma(v, s.high, v * s.low);
#else
  return v * s.low + v * s.high;
#endif
}

template <class T>
TEAMFFT_FUNCTION Complex<T> scaled(Scale<T> const& s, Complex<T> const& a) {
  return {scaled(s, a.re), scaled(s, a.im)};
}

}  // namespace TeamFFT::Impl

#endif
