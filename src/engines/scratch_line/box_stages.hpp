// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A line that is a box: which stages its axes go through, and in which order.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_BOX_STAGES_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_BOX_STAGES_HPP

#include <TeamFFT/device/engines/scratch_line/contract.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <vector>

namespace TeamFFT::Impl {

/// Radices in stage order, and of a box the axis that each belongs to (empty: there is one).
struct StageList {
  std::vector<unsigned> radices, axes;
};

/// All lists of two to four stages for axes of these lengths, the fastest first, which have the fewest stages or one
/// more. An axis of one stage at an end of the list that is the fastest one leaves no neighbours in memory to
/// neighbouring threads; one more stage, of another axis, can stand there.
[[nodiscard]] std::vector<StageList> box_stages(std::vector<std::size_t> const& box, RegisterBudget const& budget,
                                                Precision precision);

}  // namespace TeamFFT::Impl

#endif
