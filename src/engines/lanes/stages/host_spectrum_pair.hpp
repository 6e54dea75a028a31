// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The step between a packed real line's Z and its half-spectrum V (maps.hpp, packing `spectrum`) for one k and its
// mirror M - k, on vectors of lanes. device/ends/line_wise.hpp has it for a thread's item, where both halves share
// their instructions; here they share their operands.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_SPECTRUM_PAIR_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_SPECTRUM_PAIR_HPP

#include <TeamFFT/device/math/complex.hpp>

namespace TeamFFT::Impl {

template <class T>
struct Pair {
  Complex<T> first, second;
};

/// Twice Z_k and Z_(M-k) from V_k and conj V_(M-k), w = W_N^k (lanes, or one for all of them). 10 real operations and a
/// complex product.
template <class T, class S>
inline Pair<T> from_spectrum(Complex<T> const& v, Complex<T> const& mirror, Complex<S> const& w) {
  auto const even = v + mirror, odd = (v - mirror) * conjugate(w);
  return {{even.re - odd.im, even.im + odd.re}, {even.re + odd.im, odd.re - even.im}};
}

/// V_k and V_(M-k) from Z_k and conj Z_(M-k).
template <class Real, class T, class S>
inline Pair<T> to_spectrum(Complex<T> const& z, Complex<T> const& mirror, Complex<S> const& w) {
  auto const even = z + mirror, odd = (z - mirror) * w;
  constexpr Real half = Real(0.5);
  return {{(even.re + odd.im) * half, (even.im - odd.re) * half},
          {(even.re - odd.im) * half, (even.im + odd.re) * -half}};
}

}  // namespace TeamFFT::Impl

#endif
