// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A sweep over items of lines that keeps several in flight for each thread.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_SWEEP_AHEAD_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_SWEEP_AHEAD_HPP

#include <TeamFFT/device/engines/scratch_line/sweep.hpp>

namespace TeamFFT::Impl {

/// The items of a line that a sweep takes: those from `first` on that are below `end`.
struct ItemsFrom {
  std::uint32_t first, end;
};

/// put(line, i, read(line, i)) for the sweep's items that exist, up to four reads of a thread before their puts, of `bytes` together. Reads that belong to no
/// item are of one that the team has.
template <unsigned bytes, class Member, class Read, class Put>
TEAMFFT_FUNCTION void sweep_ahead(Member const& member, Sweep const& sweep, std::uint32_t lines, ItemsFrom items, Read const& read, Put const& put) {
  using Item = decltype(read(0u, 0u));
  constexpr unsigned fitting = bytes / sizeof(Item), in_flight = fitting < 1 ? 1 : fitting < 4 ? fitting : 4;
  std::uint32_t const team = member.team_size();
  for (std::uint32_t e = member.team_rank(); e < sweep.count; e += in_flight * team) {
    Item item[in_flight];
    Sweep::Place at[in_flight];
    bool present[in_flight];
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u) {
      bool const inside = e + u * team < sweep.count;
      at[u] = sweep(inside ? e + u * team : e);
      at[u].j += items.first;
      present[u] = inside && at[u].line < lines && at[u].j < items.end;
      item[u] = read(present[u] ? at[u].line : 0, present[u] ? at[u].j : items.first);
    }
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u)
      if (present[u]) put(at[u].line, at[u].j, item[u]);
  }
}

}  // namespace TeamFFT::Impl

#endif
