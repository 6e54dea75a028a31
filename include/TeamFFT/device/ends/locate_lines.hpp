// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the lines of a team lie, found once for all its threads.
#ifndef TEAMFFT_DEVICE_ENDS_LOCATE_LINES_HPP
#define TEAMFFT_DEVICE_ENDS_LOCATE_LINES_HPP

#include <TeamFFT/device/ends/line_wise.hpp>
#include <TeamFFT/device/line/scratch_team.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// The team's LineInfos, at the start of its scratch.
template <class Real, class Member>
TEAMFFT_FUNCTION void locate_lines(Member const& member, PassArguments<Real> const& a, std::uint32_t first_line,
                                   LineInfo* info) {
  for (std::uint32_t l = member.team_rank(); l < a.lines_per_team; l += member.team_size()) {
    info[l] = locate(a, first_line + l);
    carry_companion(a, info[l]);
  }
  member.team_barrier();
}

}  // namespace TeamFFT::Impl

#endif
