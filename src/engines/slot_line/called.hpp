// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Passes of GPUs that call a source, a sink, or Views with options around them: which ends of the slot-line kernel they
// take.
#ifndef TEAMFFT_ENGINES_SLOT_LINE_CALLED_HPP
#define TEAMFFT_ENGINES_SLOT_LINE_CALLED_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/slot_line/contract.hpp>

#include <optional>

namespace TeamFFT::Impl {

/// Whether a pass calls something at either end.
[[nodiscard]] inline bool calls(Pass const& pass) { return pass.source.called || pass.target.called; }

/// A user's functor at one end at least, or else Views.
[[nodiscard]] SlotCalls what_is_called(CalledEnds const& called, Pass const& pass);

/// Whether a pass swaps the parts of elements at its ends as the kernels with these do.
[[nodiscard]] bool swaps_for(Pass const& pass, SlotEnds ends);

/// The ends, or none where the pass finds copies of what is called in memory.
[[nodiscard]] std::optional<SlotEnds> called_ends(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
