// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines with a prime stage, N = A P B, in scratch: P is prime and above every radix, P - 1 a product of radices.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_PRIME_LAYOUT_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_PRIME_LAYOUT_HPP

#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract_prime.hpp>

#include <cstddef>
#include <vector>

namespace TeamFFT::Impl {

inline constexpr unsigned largest_scratch_line_radix = 32;  ///< of a stage; P is above it

/// A P B, and P - 1 as a product of one to three factors.
struct PrimeSplit {
  unsigned A = 1, P = 1, B = 1;
  std::vector<unsigned> factors;

  [[nodiscard]] unsigned M() const { return P - 1; }
  /// Whether the factors are coprime, so that their stages need no twiddles (Good 1958).
  [[nodiscard]] bool is_coprime() const;
};

/// What the choice says, which is of a prime stage.
[[nodiscard]] PrimeSplit prime_split(Choice const& choice);
[[nodiscard]] ScratchLinePrimeChoice const& prime_choice(Choice const& choice);

struct PrimeLayout {
  PrimeShape shape{};              ///< without the twiddles' and the filter's places
  std::vector<Place> places;       ///< of all stages
  std::vector<unsigned> spectrum;  ///< which element of the filter's spectrum stands at each place of its table
  std::size_t scratch_bytes = 0;
};

/// Pads and pitches with the fewest accesses to scratch.
[[nodiscard]] PrimeLayout prime_layout(Pass const& pass, Choice const& choice, Precision precision);

/// Elements from one sub-transform to the next in that layout, which takes long to find, and a team's bytes of scratch
/// with any such pitch.
[[nodiscard]] std::size_t prime_pitch(Pass const& pass, Choice const& choice, Precision precision);
[[nodiscard]] std::size_t prime_scratch(Pass const& pass, Choice const& choice, std::size_t pitch, Precision precision);

}  // namespace TeamFFT::Impl

#endif
