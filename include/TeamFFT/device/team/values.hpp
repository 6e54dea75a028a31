// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the lines of a TeamTransform have in common on every space: how lengths are split, factors, and the pair step
// between a line of reals and the complex line of half its length.
#ifndef TEAMFFT_DEVICE_TEAM_VALUES_HPP
#define TEAMFFT_DEVICE_TEAM_VALUES_HPP

#include <TeamFFT/device/math/complex.hpp>

namespace TeamFFT::Impl {

/// n as a product of `stages` radices of at most `largest`, falling and as even as can be.
template <class Radices>
constexpr bool split_stages(unsigned n, unsigned stages, unsigned largest, Radices& radices, unsigned at = 0) {
  if (at == stages) return n == 1;
  for (unsigned R = 2; R <= largest; ++R) {
    radices[at] = R;
    if (n % R == 0 && split_stages(n / R, stages, R, radices, at + 1)) return true;
  }
  radices[at] = 0;
  return false;
}

/// An element of a spectrum times a filter's value, which is real or complex.
template <class Real>
TEAMFFT_FUNCTION Complex<Real> filtered_by(Complex<Real> const& x, Real f) {
  return {x.re * f, x.im * f};
}
template <class Real>
TEAMFFT_FUNCTION Complex<Real> filtered_by(Complex<Real> const& x, Complex<Real> const& f) {
  return x * f;
}

/// X_k and X_(M-k) of n = 2 M reals.
template <class Real>
struct SpectrumPair {
  Complex<Real> low, high;
};

/// From z_k and z_(M-k), the transform of z_j = x_(2j) + i x_(2j+1), with w = W_n^k: X_k = E + w O, X_(M-k) = conj(E -
/// w O), where 2 E = z_k + conj z_(M-k) and 2 i O = z_k - conj z_(M-k) (Press et al. 2007, 12.3). k = 0 gives X_0 and
/// X_M, both real.
template <class Real>
TEAMFFT_FUNCTION SpectrumPair<Real> spectrum_of(Complex<Real> const& z, Complex<Real> const& mirror,
                                                Complex<Real> const& w) {
  Complex<Real> const even{z.re + mirror.re, z.im - mirror.im}, odd{z.im + mirror.im, mirror.re - z.re},
      turned = odd * w;
  return {{(even.re + turned.re) / 2, (even.im + turned.im) / 2},
          {(even.re - turned.re) / 2, (turned.im - even.im) / 2}};
}

/// 2 z_k and 2 z_(M-k) from X_k and X_(M-k), parts swapped: backward transforms run forward. Of X_0 and X_M the real
/// parts count.
template <class Real>
TEAMFFT_FUNCTION SpectrumPair<Real> packed_of(SpectrumPair<Real> const& X, Complex<Real> const& w) {
  Complex<Real> const mirror = conjugate(X.high), even = X.low + mirror, odd = (X.low - mirror) * conjugate(w);
  return {{even.im + odd.re, even.re - odd.im}, {odd.re - even.im, even.re + odd.im}};
}

template <class Real>
TEAMFFT_FUNCTION SpectrumPair<Real> without_imaginary_ends(SpectrumPair<Real> X) {
  X.low.im = X.high.im = Real(0);
  return X;
}

/// X_(M/2) is conj z_(M/2).
template <class Real>
TEAMFFT_FUNCTION Complex<Real> packed_middle(Complex<Real> const& X) {
  return {-2 * X.im, 2 * X.re};
}

}  // namespace TeamFFT::Impl

#endif
