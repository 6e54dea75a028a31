// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// 1/x without a branch, where a division has one for numbers near the ends of the range: neighbouring ones then wait
// for each other (sixteen factors of a butterfly took as long as its line's transform; H200, 2026-11-26).
#ifndef TEAMFFT_DEVICE_MATH_RECIPROCAL_HPP
#define TEAMFFT_DEVICE_MATH_RECIPROCAL_HPP

#include <TeamFFT/types.hpp>

namespace TeamFFT::Impl {

/// 1/x to two units in the last place, by Newton's iteration from what the hardware estimates; x and 1/x are normal
/// numbers, for others it is not a number, an infinity or 0.
TEAMFFT_FUNCTION float reciprocal(float x) {
#ifdef __CUDA_ARCH__
  float y = 0;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return fmaf(y, fmaf(-x, y, 1.0F), y);
#else
  return 1 / x;
#endif
}

TEAMFFT_FUNCTION double reciprocal(double x) {
#ifdef __CUDA_ARCH__
  double y = 0;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));  // to 20 bits
  y = fma(y, fma(-x, y, 1.0), y);
  return fma(y, fma(-x, y, 1.0), y);
#else
  return 1 / x;
#endif
}

}  // namespace TeamFFT::Impl

#endif
