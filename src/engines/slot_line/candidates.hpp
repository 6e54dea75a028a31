// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The team of the slot-line kernel: radices, budget, threads, lines, scratch.
#ifndef TEAMFFT_ENGINES_SLOT_LINE_CANDIDATES_HPP
#define TEAMFFT_ENGINES_SLOT_LINE_CANDIDATES_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/slot_line/contract_budgets.hpp>

#include <optional>
#include <vector>

namespace TeamFFT::Impl {

/// The fastest team by estimate; nothing where a line does not fit in scratch, or has no split into four radices. The
/// pass asks for no more than slot_line_accepts.
[[nodiscard]] std::optional<Choice> slot_line_candidate(Context const& context, Pass const& pass);

/// The same by the backend's own launch, where the ends of a real kind act on registers and lines lie one behind the
/// other; or by either launch, where two real lines of any layout are one; nothing else.
[[nodiscard]] std::optional<Choice> direct_slot_line_candidate(Context const& context, Pass const& pass);

/// The kernel that calls what stands at the pass' ends; nothing where there is none.
[[nodiscard]] std::optional<Choice> called_slot_line_candidate(Context const& context, Pass const& pass);

/// The kernel that calls a user's filter between the stages there and back; nothing where the lines have no split into
/// two to four of its radices, or do not fit in scratch.
[[nodiscard]] std::optional<Choice> filtering_slot_line_candidate(Context const& context, Pass const& pass);

/// The ends in registers for the reals of a DCT or DST of even length, or of type I, on both sides, all of which are
/// there; else SlotEnds::any.
[[nodiscard]] SlotEnds trigonometric_ends(Pass const& pass);

/// Shapes for the pass to be timed beside each other (perf/tune/scratch_line_main.cpp), the fastest by estimate first.
[[nodiscard]] std::vector<Choice> slot_line_candidates(Context const& context, Pass const& pass, std::size_t count);

}  // namespace TeamFFT::Impl

#endif
