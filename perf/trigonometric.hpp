// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The eight DCTs and DSTs in one formula, for the references and checksums that judge them.
#ifndef TEAMFFT_PERF_TRIGONOMETRIC_HPP
#define TEAMFFT_PERF_TRIGONOMETRIC_HPP

#include <TeamFFT/detail/kinds.hpp>

#include <cstddef>

namespace TeamFFT::Impl::Bench {

/// With p = 2j + `shift_in` and q = 2k + `shift_out`, each kind of length n is
///   y_k = sum_j c_j x_j 2 cos(2 pi p q / 8M)   or the same with sin,
/// c_j = 1 but 1/2 at the ends that kinds.hpp writes without the factor 2. For instance dct3: p = 2j, q = 2k + 1, M =
/// n, c_0 = 1/2.
struct TrigonometricEnd {
  bool sine;
  unsigned shift_in, shift_out;
  std::size_t M;
  bool half_first, half_last;

  [[nodiscard]] std::size_t p(std::size_t j) const { return 2 * j + shift_in; }
  [[nodiscard]] std::size_t q(std::size_t k) const { return 2 * k + shift_out; }
  [[nodiscard]] bool is_half(std::size_t j, std::size_t n) const {
    return (half_first && j == 0) || (half_last && j + 1 == n);
  }
};

/// Requires a dct or dst, and n at least what the kind needs.
[[nodiscard]] constexpr TrigonometricEnd trigonometric_form(Kind kind, std::size_t n) {
  switch (kind) {
    case Kind::dct1: return {false, 0, 0, n - 1, true, true};
    case Kind::dct2: return {false, 1, 0, n, false, false};
    case Kind::dct3: return {false, 0, 1, n, true, false};
    case Kind::dct4: return {false, 1, 1, n, false, false};
    case Kind::dst1: return {true, 2, 2, n + 1, false, false};
    case Kind::dst2: return {true, 1, 2, n, false, false};
    case Kind::dst3: return {true, 2, 1, n, false, true};
    default: return {true, 1, 1, n, false, false};
  }
}

}  // namespace TeamFFT::Impl::Bench

#endif
