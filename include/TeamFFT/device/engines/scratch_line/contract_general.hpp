// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner and the general kernel agree on: the registers of its budgets, the shape of a stage, divisions by multiplication.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CONTRACT_GENERAL_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CONTRACT_GENERAL_HPP

#include <TeamFFT/device/math/radix.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl {

/// Threads that a team of the general kernel may have, and teams of that size for each multiprocessor that the compiler must leave registers for.
struct GeneralBudget {
  unsigned threads, min_blocks;
};

/// 80 of 65536 registers for each thread in f32 and 128 in f64; with radices wider than common_radix 128 and 255.
constexpr GeneralBudget general_budget(std::size_t scalar_bytes, bool wide) {
  if (wide) return {128, scalar_bytes == 4 ? 4u : 2u};
  return {256, scalar_bytes == 4 ? 3u : 2u};
}

/// Butterflies of radix R that a thread of the general kernel holds in registers at a time: 8 to 16 elements.
constexpr unsigned butterflies_held(unsigned R) { return R <= 4 ? 4 : R <= 8 ? 2 : 1; }

/// Scratch bytes the general kernel keeps for each line's addresses on a GPU.
inline constexpr std::size_t line_info_bytes = 48;

/// floor(i / n) for (2 i + 1) n < 2^31 by a multiplication: with inverse = ceil(2^31 / n) the product (2 i + 1) inverse / 2^32 lies above (i + 1/2) / n by
/// less than (i + 1/2) / 2^31, and (i + 1/2) / n lies 1/(2 n) below the next integer at the nearest.
struct SmallDivisor {
  std::uint32_t n, inverse;
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t quotient(std::uint32_t i) const {
    return static_cast<std::uint32_t>((std::uint64_t{2 * i + 1} * inverse) >> 32);
  }
};

constexpr SmallDivisor small_divisor(std::uint32_t n) { return {n, static_cast<std::uint32_t>(((std::uint64_t{1} << 31) + n - 1) / n)}; }

/// One stage of radix R as the general kernel reads it from memory, L the product of the radices before, S = N/R butterflies a line. Butterfly b with
/// q = floor(b / L) takes its elements from b + read_pad q + r read_step and leaves them at b + write_slope q + r L (ExchangeStage, solved for b and q).
struct alignas(16) StageShape {
  std::uint32_t radix, twiddles;  ///< where the stage's twiddles begin, in entries from the GeneralShape
  SmallDivisor butterflies, L;
  std::uint32_t read_pad, read_step, read_pitch, write_slope, write_pitch, unused;
};

/// A pass' shape for the general kernel; its StageShapes follow it in memory, then the twiddles.
struct alignas(16) GeneralShape {
  SmallDivisor length, lines;  ///< of the pass, of a team
  std::uint32_t pitch;         ///< from line to line where sweeps fill or empty the scratch, in elements
  std::uint32_t other;         ///< elements from one buffer to the other; 0: there is only one
  std::uint32_t info_bytes;    ///< the LineInfos; 0: there are none
  std::uint32_t unused;
};

}  // namespace TeamFFT::Impl

#endif
