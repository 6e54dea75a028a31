// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which passes of a host's list are done slab by slab: a plane's rows and its columns while a core's second-level cache
// holds the plane. The list itself says what each pass computes, as without.
#ifndef TEAMFFT_PLAN_SLABS_HPP
#define TEAMFFT_PLAN_SLABS_HPP

#include "engines/lanes/contract.hpp"
#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <array>
#include <cstddef>
#include <iosfwd>
#include <optional>
#include <vector>

namespace TeamFFT::Impl {

/// Elements of each buffer (Buffer) in a unit whose rows all passes find in scratch, and from one unit to the next at
/// the first load and the last store.
struct UnitLanes {
  std::array<std::size_t, 4> elements{};
  std::ptrdiff_t load_step = 0, store_step = 0;

  friend bool operator==(UnitLanes const&, UnitLanes const&) = default;
};

/// Passes pass .. pass + count - 1 one after the other over `together` units at a time of the `units` of their slowest
/// dimension.
struct Slabs {
  std::size_t pass = 0, count = 0;
  std::size_t units = 1, together = 1;
  std::optional<UnitLanes> lanes = {};  ///< units one a lane

  [[nodiscard]] std::size_t slab_count() const { return (units + together - 1) / together; }
  friend bool operator==(Slabs const&, Slabs const&) = default;
};

/// Runs of neighbouring passes that share their slowest dimension, none of which share a pass. What a pass reads and
/// writes of one unit of it lies apart from what any of them reads and writes of another. Many small units are one a
/// lane: their passes are then given choices that find rows in scratch.
[[nodiscard]] std::vector<Slabs> find_slabs(Context const& context, PassList& list);

/// As a line of a plan's text.
void print(std::ostream& os, Slabs const& slabs);

}  // namespace TeamFFT::Impl

#endif
