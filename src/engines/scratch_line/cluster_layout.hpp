// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the lines of a cluster's teams lie in their scratch.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_CLUSTER_LAYOUT_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_CLUSTER_LAYOUT_HPP

#include "engines/scratch_line/layout.hpp"

namespace TeamFFT::Impl {

/// As scratch_line_layout(), for one team of the cluster: places in scratch are the team's own, counts those of a full
/// team, and places of all teams lie team behind team.
[[nodiscard]] ScratchLineLayout cluster_layout(Pass const& pass, Choice const& choice, Precision precision);

/// What the kernel is passed, of the stages that are in the tables.
[[nodiscard]] ScratchLineClusterShape cluster_shape(ScratchLineShape const& stages, Choice const& choice);

/// What a team has after the first stage: a line of its rows, whose first digit is theirs.
[[nodiscard]] Choice own_rows(Choice choice);
[[nodiscard]] std::size_t own_elements(std::size_t length, Choice const& choice);

/// Columns of the matrix R_1 x N/R_1 that a full team takes: whole sectors, where they are neighbours in memory.
[[nodiscard]] std::size_t own_columns(Pass const& pass, Choice const& choice, Precision precision);

}  // namespace TeamFFT::Impl

#endif
