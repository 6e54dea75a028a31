// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arguments and shape of a slot-line pass where they lie in memory.
#ifndef TEAMFFT_DEVICE_ENGINES_SLOT_LINE_NUMBERS_HPP
#define TEAMFFT_DEVICE_ENGINES_SLOT_LINE_NUMBERS_HPP

#include <TeamFFT/device/line/arguments.hpp>

#include <TeamFFT/device/engines/slot_line/contract.hpp>

namespace TeamFFT::Impl {

/// What a team copies to its scratch.
template <class Real>
struct alignas(16) SlotNumbers {
  PassArguments<Real> arguments;
  SlotShape shape;
};

/// The same with what the pass calls.
template <class Real, class Calls>
struct alignas(16) SlotNumbersAndCalls {
  PassArguments<Real, Calls> arguments;
  SlotShape shape;
};

}  // namespace TeamFFT::Impl

#endif
