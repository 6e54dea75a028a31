// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Butterflies of radix 2^n that twiddle their elements on the way, in place and in multiply-adds: for kernels whose
// threads hold 32 or 64 elements and have registers for little else.
#ifndef TEAMFFT_DEVICE_MATH_BUTTERFLY_FUSED_HPP
#define TEAMFFT_DEVICE_MATH_BUTTERFLY_FUSED_HPP

#include <TeamFFT/device/math/twiddle.hpp>

#include <bit>

namespace TeamFFT::Impl {

/// a b + c in one instruction: nvcc makes x + x of 2 x, and 2 x - y then are two (a third of a kernel's instructions
/// were not fused, ncu, H200).
template <class T>
TEAMFFT_FUNCTION T multiply_add(T a, T b, T c) {
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
  return fma(a, b, c);
#else
  return a * b + c;
#endif
}

/// y_k = sum_j y_j w^j W_R^(j k), by decimation in time (Cooley and Tukey 1965): level H joins results of H elements to
/// results of 2 H,
///   a, b -> a + t b, a - t b   with t = w^(R/2H) W_2H^k,
/// as a' = a + t b and 2 a - a': six multiply-adds (Linzer and Feig 1993), so that the twiddle costs no multiplication
/// of its own. 3 R log2 R multiply-adds and those of the t, half of which are -i times the others; by TwiddleRows and
/// Butterfly<R> radix 32 takes a quarter more instructions and twice the registers.
template <unsigned R>
struct FusedButterfly {
  static constexpr unsigned levels = std::bit_width(R) - 1;
  static_assert(R == 1u << levels && R >= 4);

  /// Where results stand until the end: in bit-reversed order, from which decimation in time works in place.
  static constexpr unsigned place(unsigned i) {
    unsigned p = 0;
    for (unsigned b = 0; b < levels; ++b) p |= (i >> b & 1u) << (levels - 1 - b);
    return p;
  }

  template <class T>
  TEAMFFT_FUNCTION static void join(Complex<T>& a, Complex<T>& b, Complex<T> const& t) {
    Complex<T> const sum{multiply_add(-t.im, b.im, multiply_add(t.re, b.re, a.re)),
                         multiply_add(t.im, b.re, multiply_add(t.re, b.im, a.im))};
    b = {multiply_add(T(2), a.re, -sum.re), multiply_add(T(2), a.im, -sum.im)};
    a = sum;
  }

  template <unsigned H, class T>
  TEAMFFT_FUNCTION static void level(Complex<T> (&y)[R], Complex<T> const& w) {
    static_for<(H < 2 ? 1 : H / 2)>([&](auto k) {
      Complex<T> const t = times_root<decltype(k)::value, 2 * H>(w, T{});
      static_for<R / (2 * H)>([&](auto group) {
        constexpr unsigned i = decltype(group)::value * 2 * H + decltype(k)::value;
        join(y[place(i)], y[place(i + H)], t);
        if constexpr (H >= 2) join(y[place(i + H / 2)], y[place(i + H / 2 + H)], times_minus_i(t));
      });
    });
  }

  /// w^(2^row), in f64 of odd rows as squares: with registers for all of them two kernels spilled 16 and 72 bytes.
  template <unsigned row, class T>
  TEAMFFT_FUNCTION static Complex<T> power(TwiddleRows<R, T> const& rows) {
    if constexpr (sizeof(T) == 8 && row % 2 == 1)
      return rows.w[row - 1] * rows.w[row - 1];
    else
      return rows.w[row];
  }

  /// `rows` holds w^(2^row).
  template <class T>
  TEAMFFT_FUNCTION static void apply(Complex<T> (&y)[R], TwiddleRows<R, T> const& rows) {
    static_for<levels>([&](auto n) { level<(1u << n)>(y, power<levels - 1 - n>(rows)); });
    Complex<T> x[R];
    static_for<R>([&](auto k) { x[k] = y[place(k)]; });
    static_for<R>([&](auto k) { y[k] = x[k]; });
  }
};

}  // namespace TeamFFT::Impl

#endif
