// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The choice of a shape for the scratch-line kernel of a GPU.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_CANDIDATES_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_CANDIDATES_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

#include <span>
#include <vector>

namespace TeamFFT::Impl {

/// Rising registers, falling teams.
[[nodiscard]] std::span<RegisterBudget const> scratch_line_budgets(Pass const& pass, Precision precision);
[[nodiscard]] std::span<RegisterBudget const> scratch_line_budgets(Precision precision,
                                                                   ScratchLineEnds ends = ScratchLineEnds::elements);

/// Instructions of the thread that has the most, of a team's whole work.
[[nodiscard]] double scratch_line_longest(Context const& context, Pass const& pass, Choice const& choice,
                                          RegisterBudget const& budget);

/// The measured team of the scratch-line kernel for contiguous lines of this length, where there is one: it was faster
/// than a row, or there is no row.
[[nodiscard]] std::optional<Choice> measured_candidate(Context const& context, Pass const& pass);

/// The fastest team of the scratch-line kernel by estimate, for a pass that meets global memory in its first and last
/// stage; of the kernel with chirps for a pass of Bluestein's.
[[nodiscard]] std::optional<Choice> scratch_line_candidate(Context const& context, Pass const& pass);

/// Shapes for the pass to be timed beside each other (perf/tune/scratch_line_main.cpp), the fastest by estimate first.
[[nodiscard]] std::vector<Choice> scratch_line_candidates(Context const& context, Pass const& pass, std::size_t count);

}  // namespace TeamFFT::Impl

#endif
