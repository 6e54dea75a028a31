// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is chosen of the engine map, which takes lines through their ends and transforms nothing.
#ifndef TEAMFFT_ENGINES_MAP_CHOICE_HPP
#define TEAMFFT_ENGINES_MAP_CHOICE_HPP

#include <TeamFFT/device/engines/map/contract.hpp>

namespace TeamFFT::Impl {

struct MapChoice {
  static constexpr char const* name = "map";  ///< of the kernel, in plans

  unsigned items = 1;      ///< of a line that a team takes
  unsigned parts = 1;      ///< teams that it takes so
  bool two_lines = false;  ///< one complex line of two

  friend bool operator==(MapChoice const&, MapChoice const&) = default;
};

}  // namespace TeamFFT::Impl

#endif
