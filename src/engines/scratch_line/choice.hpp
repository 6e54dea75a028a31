// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is chosen of the engine scratch_line, whose lengths and stages are data at run time.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_CHOICE_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_CHOICE_HPP

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

#include <cstddef>
#include <vector>

namespace TeamFFT::Impl {

/// In place in scratch, by one of the budgets of registers that are compiled.
struct ScratchLineChoice {
  static constexpr char const* name = "scratch-line";  ///< of the kernel, in plans
  static constexpr bool in_place = true;               ///< lines lie in scratch in place

  std::size_t budget = 0;
  /// of lines_per_team, the last ones, which are the next team's too, so that each stores whole sectors
  unsigned overlap_lines = 0;
  ScratchLineEnds ends = ScratchLineEnds::elements;
  std::vector<unsigned> axes = {};  ///< of a box, the one that each stage belongs to; empty: lines are of one axis

  friend bool operator==(ScratchLineChoice const&, ScratchLineChoice const&) = default;
};

/// The same with a stage that is Rader's convolution for a prime P.
struct ScratchLinePrimeChoice {
  static constexpr char const* name = "scratch-line";  ///< of the kernel, in plans

  std::size_t budget = 0;
  std::vector<unsigned> factors;  ///< of P - 1

  friend bool operator==(ScratchLinePrimeChoice const&, ScratchLinePrimeChoice const&) = default;
};

/// The same with lines in the scratch of a cluster's teams.
struct ScratchLineClusterChoice {
  static constexpr char const* name = "cluster";  ///< of the kernel, in plans
  static constexpr bool in_place = true;          ///< lines lie in scratch in place

  std::size_t budget = 0;
  unsigned teams = 1;        ///< that share a line
  unsigned lines_ahead = 0;  ///< a cluster asks for the line that is so many lines ahead

  friend bool operator==(ScratchLineClusterChoice const&, ScratchLineClusterChoice const&) = default;
};

}  // namespace TeamFFT::Impl

#endif
