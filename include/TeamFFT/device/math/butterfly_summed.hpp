// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SummedButterfly<P>: the DFT of P elements in registers for a prime P above the radices. OddButterfly's sums, in a
// loop: P^2 multiply-adds in a row are 20 to 60 KB of instructions, and from some 40 on a multiprocessor waits for
// them. The tables of 37 to 59 in f32 take 25 of the 32 KB of a file's constant memory that Kokkos leaves; 61's has no
// room beside them.
#ifndef TEAMFFT_DEVICE_MATH_BUTTERFLY_SUMMED_HPP
#define TEAMFFT_DEVICE_MATH_BUTTERFLY_SUMMED_HPP

#include <TeamFFT/device/math/butterfly.hpp>

namespace TeamFFT::Impl {

/// (cos, sin)(2 pi j k/P) for j, k = 1..(P-1)/2.
template <unsigned P, class Real>
struct CosinesSines {
  static constexpr unsigned h = (P - 1) / 2;
  Complex<Real> values[h][h] = {};

  constexpr CosinesSines() {
    CosSin of_P[P] = {};
    for (unsigned k = 0; k < P; ++k) of_P[k] = cos_sin(k, P);
    for (unsigned k = 0; k < h; ++k)
      for (unsigned j = 0; j < h; ++j) {
        CosSin const w = of_P[(k + 1) * (j + 1) % P];
        values[k][j] = {static_cast<Real>(w.cos), static_cast<Real>(w.sin)};
      }
  }
};

template <unsigned P, class Real>
TEAMFFT_CONSTANT CosinesSines<P, Real> const cosines_sines{};

/// With s_j = y_j + y_{P-j} and d_j = y_j - y_{P-j},
///   y_k, y_{P-k} = (y_0 + sum_j s_j cos(2 pi j k/P)) -+ i sum_j d_j sin(2 pi j k/P),   j, k = 1..(P-1)/2:
/// P - 1 multiply-adds an element. Only s and d are kept: 2 P scalars.
template <unsigned P>
struct SummedButterfly {
  static constexpr unsigned h = (P - 1) / 2;

  /// store(k, y_k) for every k; y is lost.
  template <class Real, class Store>
  TEAMFFT_FUNCTION static void emit(Complex<Real> (&y)[P], Store const& store) {
    // k whose sums are added side by side: in f64 one is faster, two in f32 (H200)
    constexpr unsigned together = sizeof(Real) == 4 ? 2 : 1;
    Complex<Real> sum = y[0];
    TEAMFFT_UNROLL
    for (unsigned j = 1; j <= h; ++j) {
      Complex<Real> const s = y[j] + y[P - j], d = y[j] - y[P - j];
      sum = sum + s;
      y[j] = s;
      y[P - j] = d;
    }
    store(0u, sum);
    TEAMFFT_NO_UNROLL
    for (unsigned k = 1; k + together <= h + 1; k += together) emit_at<together>(y, k, store);
    if constexpr (h % together != 0) emit_at<1>(y, h, store);
  }

 private:
  template <unsigned together, class Real, class Store>
  TEAMFFT_FUNCTION static void emit_at(Complex<Real> const (&y)[P], unsigned k, Store const& store) {
    Complex<Real> a[together], b[together];
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < together; ++i) {
      a[i] = y[0];
      b[i] = {};
    }
    TEAMFFT_UNROLL
    for (unsigned j = 1; j <= h; ++j) {
      TEAMFFT_UNROLL
      for (unsigned i = 0; i < together; ++i) {
        Complex<Real> const w = cosines_sines<P, Real>.values[k - 1 + i][j - 1];
        a[i] = {a[i].re + y[j].re * w.re, a[i].im + y[j].im * w.re};
        b[i] = {b[i].re + y[P - j].re * w.im, b[i].im + y[P - j].im * w.im};
      }
    }
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < together; ++i) {
      store(k + i, Complex<Real>{a[i].re + b[i].im, a[i].im - b[i].re});
      store(P - k - i, Complex<Real>{a[i].re - b[i].im, a[i].im + b[i].re});
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
