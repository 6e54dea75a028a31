// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner and the map kernel agree on.
#ifndef TEAMFFT_DEVICE_ENGINES_MAP_CONTRACT_HPP
#define TEAMFFT_DEVICE_ENGINES_MAP_CONTRACT_HPP

#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl {

inline constexpr unsigned map_threads = 256;  ///< of a team
/// such teams that the compiler must leave registers for
constexpr unsigned map_blocks(std::size_t scalar_bytes) { return scalar_bytes == 4 ? 4 : 3; }
inline constexpr unsigned map_items = 2048;  ///< that a team takes at most

/// A team takes `items` of each of its lines, the part of a line that is its number mod `parts`.
struct MapShape {
  std::uint32_t items = 1, parts = 1;
  std::int64_t partner_load = 0, partner_store = 0;  ///< elements from a line to its partner, in packings of two lines
};

}  // namespace TeamFFT::Impl

#endif
