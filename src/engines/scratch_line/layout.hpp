// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where lines of the scratch-line kernel lie in scratch, and what the kernel is passed of that.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_LAYOUT_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_LAYOUT_HPP

#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace TeamFFT::Impl {

struct ScratchLineLayout {
  ScratchLineShape shape{};                            ///< without the stages' places and twiddles
  std::vector<Place> places;                           ///< of all stages
  std::vector<std::uint16_t> load_slots, store_slots;  ///< of ends that are swept
  unsigned pitch = 0;                                  ///< from line to line in scratch
  std::size_t scratch_bytes = 0;
};

/// Pads and pitches with the fewest accesses to scratch, for the radices, lines, tiles and buffers of `choice`.
[[nodiscard]] ScratchLineLayout scratch_line_layout(Pass const& pass, Choice const& choice, Precision precision);

/// Elements of a line from one element of a butterfly to the next at the load of the first stage, or at the store of
/// the last: so many neighbours in memory have their butterflies' elements there.
[[nodiscard]] std::size_t run_of_end(Pass const& pass, Choice const& choice, bool load);

/// A team's bytes of scratch with a buffer of so many elements.
[[nodiscard]] std::size_t scratch_line_scratch(Pass const& pass, Choice const& choice, std::size_t buffer,
                                               Precision precision);

}  // namespace TeamFFT::Impl

#endif
