// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Half-complex and Hartley lines out of complex half spectra, element by element. This file goes when the library has
// the kinds r2hc, hc2r and dht: a dimension of them is an axis of a problem then, like the others.
#ifndef TEAMFFT_INTERFACES_FFTW3_HALF_COMPLEX_HPP
#define TEAMFFT_INTERFACES_FFTW3_HALF_COMPLEX_HPP

#include <TeamFFT/fftw3.h>

#include <cstddef>

namespace TeamFFT::Impl::Relink {

/// From X_0 .. X_(n/2) of a real line, as pairs, to its line of kind FFTW_R2HC: re X_0, .., re X_(n/2),
/// im X_((n-1)/2), .., im X_1. n = 4: (X_0, re X_1, X_2, im X_1).
template <class Real>
void pack_half_complex(Real const* spectrum, Real* line, std::ptrdiff_t step, std::ptrdiff_t n) {
  for (std::ptrdiff_t k = 0; k <= n / 2; ++k) line[k * step] = spectrum[2 * k];
  for (std::ptrdiff_t k = 1; k <= (n - 1) / 2; ++k) line[(n - k) * step] = spectrum[2 * k + 1];
}

/// The inverse, of lines of kind FFTW_HC2R: im X_0 and, for even n, im X_(n/2) are 0.
template <class Real>
void unpack_half_complex(Real const* line, std::ptrdiff_t step, Real* spectrum, std::ptrdiff_t n) {
  for (std::ptrdiff_t k = 0; k <= n / 2; ++k) {
    spectrum[2 * k] = line[k * step];
    spectrum[2 * k + 1] = k == 0 || 2 * k == n ? Real(0) : line[(n - k) * step];
  }
}

/// To the line of kind FFTW_DHT, sum_j x_j (cos + sin)(2 pi jk/n) = re X_k - im X_k, with X_(n-k) = conj X_k.
template <class Real>
void pack_hartley(Real const* spectrum, Real* line, std::ptrdiff_t step, std::ptrdiff_t n) {
  line[0] = spectrum[0];
  for (std::ptrdiff_t k = 1; k <= n / 2; ++k) {
    auto const re = spectrum[2 * k], im = 2 * k == n ? Real(0) : spectrum[2 * k + 1];
    line[k * step] = re - im;
    line[(n - k) * step] = re + im;
  }
}

[[nodiscard]] constexpr bool is_half_complex(int kind) { return kind == FFTW_R2HC || kind == FFTW_HC2R || kind == FFTW_DHT; }

}  // namespace TeamFFT::Impl::Relink

#endif
