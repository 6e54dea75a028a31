// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is chosen of the hosts' engine, whose vector unit carries lines or neighbouring elements of one line.
#ifndef TEAMFFT_ENGINES_LANES_CHOICE_HPP
#define TEAMFFT_ENGINES_LANES_CHOICE_HPP

#include "engines/lanes/contract.hpp"

namespace TeamFFT::Impl {

struct LanesChoice {
  static constexpr char const* name = "general";  ///< of the kernel, in plans

  Way way = Way::lines;
  unsigned lanes = 1;        ///< that one vector carries; divides lines_per_team unless they lie along a line
  bool two_buffers = false;  ///< in scratch

  friend bool operator==(LanesChoice const&, LanesChoice const&) = default;
};

}  // namespace TeamFFT::Impl

#endif
