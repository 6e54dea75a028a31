// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner and the scratch-line kernel with a prime stage agree on: its budgets, and how the inner convolution
// lies in scratch.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CONTRACT_PRIME_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CONTRACT_PRIME_HPP

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

namespace TeamFFT::Impl {

inline constexpr RegisterBudget prime_budgets_f32[] = {{16, 16, 384, 2, 80}, {32, 24, 192, 2, 168}};
inline constexpr RegisterBudget prime_budgets_f64[] = {
    {13, 8, 320, 2, 96}, {16, 12, 256, 2, 128}, {29, 16, 128, 2, 255}};

inline constexpr unsigned max_prime_factors = 3;  ///< of P - 1
inline constexpr unsigned copies_held = 8;        ///< elements that a thread of a stage of radix 1 moves together

/// radix of the stage before the prime one, whose results are held until they are twiddled
inline constexpr unsigned largest_before_prime = 16;

/// Butterflies of primes whose results leave as soon as they are there: these are held by nobody, so that no twiddle
/// can follow.
constexpr bool is_emitted(unsigned R, std::size_t scalar_bytes) {
  return emits(R) && (R > common_radix || scalar_bytes == 8);
}

/// Whether a factor of P - 1 may be the innermost one, whose butterfly runs there and back in registers beside the
/// filter; of wide primes the results are in none.
constexpr bool may_be_innermost(unsigned R, RegisterBudget const& budget) {
  return 8 * R <= 5 * budget.widest && !is_emitted(R, 4);
}

/// One stage of the convolutions of P - 1 elements: forward, and once more backward. A butterfly's elements are read
/// and left `step` apart, at one place. L: the product of the factors before it; 1 where it has no twiddles.
struct PrimeStage {
  std::uint32_t radix, places, twiddles, count, L, step;
};

/// A pass for the scratch-line kernel with a prime stage: N = A P B with stages A and B that meet global memory. Their
/// read_step is that in scratch; the twiddles of the prime stage are applied by the one before it, so its L is P.
struct PrimeShape {
  ScratchLineStage first, last;
  PrimeStage inner[max_prime_factors];
  std::uint32_t inner_count;
  /// F[k] of a butterfly's element r lies at r filter_pitch + the butterfly's index
  std::uint32_t filter, filter_pitch;
  std::uint32_t info_bytes;
  bool near_load, near_store;  ///< whether that end's places hold offsets from the team's first line (near_offset)
};

/// Of an end whose team's lines lie within 2^31 elements: where a butterfly begins in global memory, instead of its
/// element and its line.
constexpr void set_near(Place& place, std::uint16_t Place::*element, std::int64_t offset) {
  place.*element = static_cast<std::uint16_t>(offset);
  place.line = static_cast<std::uint16_t>(static_cast<std::uint64_t>(offset) >> 16);
}
constexpr std::int32_t near_offset(std::uint16_t element, std::uint16_t line) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(line) << 16 | element);
}

/// A measured choice for lines of `length`.
struct PrimeRow {
  unsigned short length;
  Precision precision;
  unsigned char budget, first, last;  ///< radices
  unsigned char factors[max_prime_factors];
  unsigned short threads;
  unsigned char lines;  ///< of a team
};

}  // namespace TeamFFT::Impl

#endif
