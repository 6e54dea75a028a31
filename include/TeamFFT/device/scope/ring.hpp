// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A chain: two passes in one launch, whose intermediate stays in the cache. A unit is what both passes can do by
// themselves (one line of a hierarchical transform, one plane of two axes); pass 1 leaves it in a slot of a ring of
// `slots` units, and pass 2 takes it from there `lag` units later. So global memory is read once and written once.
//
// Team t takes ticket t: step t / tiles holds the tiles of pass 1 of unit `step`, then those of pass 2 of unit `step -
// lag`. A tile of pass 2 waits until all of pass 1 of its unit is done, a tile of pass 1 until pass 2 of the unit
// `slots` before it is. With lag < slots both wait for lower tickets only, so no team waits forever where teams begin
// in the order of their ranks (the CUDA backend's do: CUB's look-back scans rely on it as well; Merrill and Garland
// 2016).
#ifndef TEAMFFT_DEVICE_SCOPE_RING_HPP
#define TEAMFFT_DEVICE_SCOPE_RING_HPP

#include <TeamFFT/device/engines/register_line/register_line.hpp>

namespace TeamFFT::Impl {

/// The team as one that works on another tile.
template <class Member>
struct TileMember {
  Member const& team;
  std::uint32_t tile;

  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t league_rank() const { return tile; }
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t team_rank() const {
    return static_cast<std::uint32_t>(team.team_rank());
  }
  TEAMFFT_FUNCTION void team_barrier() const { team.team_barrier(); }
};

/// A row's shape with what is read or written once going past the ring.
template <class Base, bool Load, bool Store>
struct OnceShape : Base {
  static constexpr bool load_once = Load, store_once = Store;
};

/// From where unit q would lie to where its slot does, in scalars.
template <class Real>
TEAMFFT_FUNCTION std::int64_t to_slot(ChainArguments<Real> const& c, std::uint32_t q) {
  return 2 * (std::int64_t{q % c.slots} - std::int64_t{q}) * c.unit_elements;
}

/// The body of one team: its ticket is its rank. Member has await(counter, value) and announce(counter), which order
/// memory between teams.
template <class First, class Second, class Real, class Member>
TEAMFFT_FUNCTION void chain_kernel(Member const& member, ChainArguments<Real> const& c, char* scratch) {
  std::uint32_t const ticket = static_cast<std::uint32_t>(member.league_rank()), tiles = c.first_tiles + c.second_tiles;
  std::uint32_t const step = ticket / tiles, tile = ticket % tiles;
  if (tile < c.first_tiles) {
    if (step >= c.units) return;
    if (step >= c.slots) member.await(c.done + c.units + (step - c.slots), c.second_tiles);
    auto pass = c.first;
    pass.target += to_slot(c, step);
    register_line_kernel<OnceShape<First, true, false>, BigTwiddle::by_flag>(
        TileMember<Member>{member, step * c.first_tiles + tile}, pass, scratch);
    member.announce(c.done + step);
  } else {
    std::uint32_t const unit = step - c.lag;  // wraps around in the first steps
    if (unit >= c.units) return;
    member.await(c.done + unit, c.first_tiles);
    auto pass = c.second;
    pass.source += to_slot(c, unit);
    register_line_kernel<OnceShape<Second, false, true>, BigTwiddle::never>(
        TileMember<Member>{member, unit * c.second_tiles + (tile - c.first_tiles)}, pass, scratch);
    member.announce(c.done + c.units + unit);
  }
}

}  // namespace TeamFFT::Impl

#endif
