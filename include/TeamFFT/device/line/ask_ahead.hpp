// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a cluster's team will want soon, asked for in time.
#ifndef TEAMFFT_DEVICE_LINE_ASK_AHEAD_HPP
#define TEAMFFT_DEVICE_LINE_ASK_AHEAD_HPP

#include <TeamFFT/device/line/accessor.hpp>

namespace TeamFFT::Impl {

/// Asks the second-level cache for this team's `part` elements of the line that another cluster will want soon: one
/// request of 4 KB a thread, which ends with the part.
template <class Real, class Member>
TEAMFFT_FUNCTION void ask_ahead(Member const& member, PassArguments<Real> const& a, std::uint32_t line,
                                std::uint32_t part) {
  constexpr std::uint32_t request = 4096 / (2 * sizeof(Real)), unit = 16 / (2 * sizeof(Real));
  std::uint32_t const first = member.team_rank() * request;
  if (first + unit > part || line >= a.line_count) return;
  std::uint32_t const left = part - first, elements = left < request ? left / unit * unit : request;
  member.prefetch(a.source + 2 * (locate(a, line).load + member.cluster_rank() * part + first),
                  elements * 2 * sizeof(Real));
}

}  // namespace TeamFFT::Impl

#endif
