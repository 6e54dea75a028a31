// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the functions of a TeamTransform give, in long double.
#ifndef TEAMFFT_TESTS_TOOLS_TEAM_ORACLE_HPP
#define TEAMFFT_TESTS_TOOLS_TEAM_ORACLE_HPP

#include "oracle.hpp"

#include <span>

namespace TeamFFT::Test {

/// What a kernel does with its lines; scale: convolve with the filter's real parts.
enum class Does { forward, backward, r2c, c2r, convolve, scale, convolve_reals };

constexpr bool takes_reals(Does does) { return does == Does::r2c || does == Does::convolve_reals; }
constexpr bool gives_reals(Does does) { return does == Does::c2r || does == Does::convolve_reals; }
constexpr bool is_convolution(Does does) {
  return does == Does::convolve || does == Does::scale || does == Does::convolve_reals;
}

/// The spectrum of a line of reals from its first half.
inline Line hermitian(Line X) {
  std::size_t const N = X.size();
  for (std::size_t k = 0; 2 * k <= N; ++k)
    if (k == 0 || 2 * k == N)
      X[k] = X[k].real();
    else
      X[N - k] = std::conj(X[k]);
  return X;
}

/// Of a line x; where a side has reals they are the real parts.
inline Line team_expected(Does does, Line x, Line const& filter) {
  if (takes_reals(does))
    for (auto& v : x) v = v.real();
  if (does == Does::backward) return wide_dft(x, Direction::backward);
  if (does == Does::c2r) return wide_dft(hermitian(x), Direction::backward);
  auto X = wide_dft(x, Direction::forward);
  if (!is_convolution(does)) return X;
  for (std::size_t k = 0; k < X.size(); ++k)
    X[k] = multiply(X[k], does == Does::scale ? Wide(filter[k].real()) : filter[k]);
  return wide_dft(does == Does::convolve_reals ? hermitian(X) : X, Direction::backward);
}

/// A convolution is two transforms and a product.
inline long double team_error_bound(Does does, long double eps, std::size_t N) {
  std::size_t const lengths[]{N, N};
  return is_convolution(does) ? error_bound(eps, std::span(lengths)) + 2 * eps : error_bound(eps, N);
}

}  // namespace TeamFFT::Test

#endif
