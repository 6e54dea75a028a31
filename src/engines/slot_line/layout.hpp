// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shape of a pass for the slot-line kernel: how its lines lie in scratch, and in which order threads take them.
#ifndef TEAMFFT_ENGINES_SLOT_LINE_LAYOUT_HPP
#define TEAMFFT_ENGINES_SLOT_LINE_LAYOUT_HPP

#include "pass/features.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/slot_line/contract_budgets.hpp>

namespace TeamFFT::Impl {

/// The budget of a choice of this engine.
[[nodiscard]] SlotBudget slot_budget(Choice const& choice, Precision precision);

/// Bytes of a team's scratch ahead of its slots: arguments and shape by Kokkos' launch, addresses of lines, factors of
/// the big twiddle.
[[nodiscard]] std::size_t bytes_before_slots(Pass const& pass, Choice const& choice, Precision precision);

/// Few accesses to so much scratch, for the radices, lines and tiles of `choice`. What tables decide is not set.
[[nodiscard]] SlotShape slot_shape(Pass const& pass, Choice const& choice, Precision precision,
                                   std::size_t scratch_bytes);

/// All of a team's, with such a shape.
[[nodiscard]] std::size_t slot_scratch(SlotShape const& shape, Pass const& pass, Choice const& choice,
                                       Precision precision);

}  // namespace TeamFFT::Impl

#endif
