// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A sweep over items of lines that keeps several in flight for each thread.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_SWEEP_AHEAD_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_SWEEP_AHEAD_HPP

#include <TeamFFT/device/engines/scratch_line/sweep.hpp>

namespace TeamFFT::Impl {

/// put(line, i, read(line, i)) for all of the sweep's items, which exist: up to `most` reads of a thread before their
/// puts, of `bytes` together. What it costs is instructions: past the last item the last one is read once more.
template <unsigned bytes, unsigned most, class Member, class Read, class Put>
TEAMFFT_FUNCTION void sweep_ahead(Member const& member, Sweep const& sweep, Read const& read, Put const& put) {
  using Item = decltype(read(0u, 0u));
  constexpr unsigned fitting = bytes / sizeof(Item), in_flight = fitting < 1 ? 1 : fitting < most ? fitting : most;
  std::uint32_t const team = member.team_size(), last = sweep.count - 1;
  for (std::uint32_t e = member.team_rank(); e < sweep.count; e += in_flight * team) {
    Item item[in_flight];
    Sweep::Place at[in_flight];
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u) {
      at[u] = sweep(e + u * team < last ? e + u * team : last);
      item[u] = read(at[u].line, at[u].j);
    }
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u)
      if (e + u * team <= last) put(at[u].line, at[u].j, item[u]);
  }
}

}  // namespace TeamFFT::Impl

#endif
