// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is chosen of the engine slot_line.
#ifndef TEAMFFT_ENGINES_SLOT_LINE_CHOICE_HPP
#define TEAMFFT_ENGINES_SLOT_LINE_CHOICE_HPP

#include <TeamFFT/device/engines/slot_line/contract.hpp>

#include <cstddef>

namespace TeamFFT::Impl {

struct SlotLineChoice {
  static constexpr char const* name = "slot-line";  ///< of the kernel, in plans

  SlotEnds ends = SlotEnds::any;
  std::size_t budget = 0;  ///< of those that are compiled for the ends; kernels that call something have one
  SlotCalls calls = SlotCalls::nothing;

  friend bool operator==(SlotLineChoice const&, SlotLineChoice const&) = default;
};

}  // namespace TeamFFT::Impl

#endif
