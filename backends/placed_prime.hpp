// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner and the placed kernel with a prime stage agree on: its forms, and how the inner convolution lies in scratch.
#ifndef TEAMFFT_BACKENDS_PLACED_PRIME_HPP
#define TEAMFFT_BACKENDS_PLACED_PRIME_HPP

#include <backends/placed.hpp>

namespace TeamFFT::Impl {

inline constexpr PlacedForm prime_forms_f32[] = {{16, 16, 384, 2, 80}, {32, 24, 256, 2, 128}};
inline constexpr PlacedForm prime_forms_f64[] = {{13, 8, 320, 2, 96}, {18, 16, 256, 2, 128}, {32, 16, 128, 2, 255}};

inline constexpr unsigned max_prime_factors = 3;  ///< of P - 1
inline constexpr unsigned copies_held = 8;        ///< elements that a thread of a stage of radix 1 moves together

inline constexpr unsigned largest_before_prime = 16;  ///< radix of the stage before the prime one, whose results are held until they are twiddled

/// Whether a factor of P - 1 may be the innermost one, whose butterfly runs there and back in registers beside the filter; of wide primes the results are in
/// none.
constexpr bool may_be_innermost(unsigned R, PlacedForm const& form) {
  return 8 * R <= 5 * form.widest && R != 17 && R != 19 && R != 23 && R != 29 && R != 31;
}

/// One stage of the convolutions of P - 1 elements: forward, and once more backward. A butterfly's elements are read and left `step` apart, at one place.
/// L: the product of the factors before it; 1 where it has no twiddles.
struct PrimeStage {
  std::uint32_t radix, places, twiddles, count, L, step;
};

/// A pass for the placed kernel with a prime stage: N = A P B with stages A and B that meet global memory. Their read_step is that in scratch; the twiddles of
/// the prime stage are applied by the one before it, so its L is P.
struct PrimeShape {
  PlacedStage first, last;
  PrimeStage inner[max_prime_factors];
  std::uint32_t inner_count;
  std::uint32_t filter, filter_pitch;  ///< F[k] of a butterfly's element r lies at r filter_pitch + the butterfly's index
  std::uint32_t info_bytes;
};

/// A measured choice for lines of `length`.
struct PrimeRow {
  unsigned short length;
  Precision precision;
  unsigned char form, first, last;  ///< radices
  unsigned char factors[max_prime_factors];
  unsigned short threads;
  unsigned char lines;  ///< of a team
};

}  // namespace TeamFFT::Impl

#endif
