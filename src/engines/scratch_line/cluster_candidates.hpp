// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The choice of a shape for the scratch-line kernel whose lines a cluster of teams shares.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_CLUSTER_CANDIDATES_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_CLUSTER_CANDIDATES_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

#include <optional>
#include <span>
#include <vector>

namespace TeamFFT::Impl {

/// Rising registers.
[[nodiscard]] std::span<RegisterBudget const> cluster_budgets(Precision precision);

/// Time of an element in copies of it: exponents as fitted to 1215 shapes of 65 lengths (0.08 rms; H200, 2026-11-23,
/// perf/notes/scratch_line.md#clusters-2026-11-23).
[[nodiscard]] double cluster_time_of(Context const& context, Pass const& pass, Choice const& choice);

/// With the scratch that it needs; nothing where that is above the limit.
[[nodiscard]] std::optional<Choice> with_cluster_scratch(Context const& context, Pass const& pass, Choice choice,
                                                         std::size_t limit);

/// The fastest cluster of the scratch-line kernel by estimate, for a pass of long contiguous lines that has enough of
/// them.
[[nodiscard]] std::optional<Choice> scratch_line_cluster_candidate(Context const& context, Pass const& pass);

/// The same for a pass that is a tile, whose lines are so long that a team alone leaves no room for two others: a
/// cluster shares some lines.
[[nodiscard]] std::optional<Choice> scratch_line_cluster_tile_candidate(Context const& context, Pass const& pass);

/// Clusters for the pass to be timed beside each other (perf/tune/scratch_line_main.cpp), the fastest by estimate
/// first.
[[nodiscard]] std::vector<Choice> cluster_candidates(Context const& context, Pass const& pass, std::size_t count);

}  // namespace TeamFFT::Impl

#endif
