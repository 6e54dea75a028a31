// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Divisions by multiplication.
#ifndef TEAMFFT_DEVICE_MATH_SMALL_DIVISOR_HPP
#define TEAMFFT_DEVICE_MATH_SMALL_DIVISOR_HPP

#include <TeamFFT/types.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// floor(i / n) for (2 i + 1) n < 2^31 by a multiplication: with inverse = ceil(2^31 / n) the product (2 i + 1) inverse
/// / 2^32 lies above (i + 1/2) / n by less than (i + 1/2) / 2^31, and (i + 1/2) / n lies 1/(2 n) below the next integer
/// at the nearest.
struct SmallDivisor {
  std::uint32_t n, inverse;
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t quotient(std::uint32_t i) const {
    return static_cast<std::uint32_t>((std::uint64_t{2 * i + 1} * inverse) >> 32);
  }
};

constexpr SmallDivisor small_divisor(std::uint32_t n) {
  return {n, static_cast<std::uint32_t>(((std::uint64_t{1} << 31) + n - 1) / n)};
}

}  // namespace TeamFFT::Impl

#endif
