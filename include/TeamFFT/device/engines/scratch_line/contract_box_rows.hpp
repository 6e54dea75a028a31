// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner and the scratch-line kernel of boxes of reals agree on.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CONTRACT_BOX_ROWS_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CONTRACT_BOX_ROWS_HPP

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

namespace TeamFFT::Impl {

/// A row along the fastest axis of a box of reals: elements from the box' first one in memory, and the row of the
/// opposite frequencies along the other axes.
struct BoxRow {
  std::int32_t load, store;
  std::uint32_t mirror;
};

/// A pass of boxes of reals.
struct RealBoxShape : ScratchLineEndsShape {
  std::uint32_t rows, inverse_of_rows;  ///< of a box, as a SmallDivisor
  std::uint32_t row_table;              ///< where their BoxRows begin, in bytes from PassArguments::twiddles on
};

}  // namespace TeamFFT::Impl

#endif
