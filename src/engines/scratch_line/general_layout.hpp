// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shape of a pass for the general kernel of a GPU: who reads and writes what, and how the lines lie in scratch between stages.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_GENERAL_LAYOUT_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_GENERAL_LAYOUT_HPP

#include "pass/features.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract_general.hpp>

#include <vector>

namespace TeamFFT::Impl {

/// No op but the swap, and a real load, between memory and the first stage; no element past the data.
inline constexpr Features plain_load = features::swap | features::reals | features::pairs;
/// No op but scale and swap between the last stage and memory; every element is stored.
inline constexpr Features plain_store = features::swap | features::scale | features::pairs;

/// A stage may meet global memory itself where there is no op in between and its threads still find neighbours there: 4 elements of a line (0.85 of copy at
/// N = 16, H200), or the lines of a tile.
[[nodiscard]] bool loads_directly(Pass const& pass, Choice const& choice);
[[nodiscard]] bool stores_directly(Pass const& pass, Choice const& choice);

/// True where a radix wants the general kernel's wide budget.
[[nodiscard]] bool is_wide(Choice const& choice);

/// Rounds of stage s over the team's butterflies.
[[nodiscard]] std::size_t stage_rounds(std::size_t length, Choice const& choice, std::size_t s);

/// True where a stage that reads and writes scratch takes more than one round: it must not overwrite what it has yet to read.
[[nodiscard]] bool needs_two_buffers(Pass const& pass, Choice const& choice);

struct GeneralLayout {
  GeneralShape shape;
  std::vector<StageShape> stages;  ///< without their twiddles' places
  std::size_t scratch_bytes = 0;   ///< all of a team's
};

/// Pads and pitches with the fewest accesses to scratch, for the radices, lines, tiles and buffers of `choice`.
[[nodiscard]] GeneralLayout general_layout(Pass const& pass, Choice const& choice, Precision precision);

}  // namespace TeamFFT::Impl

#endif
