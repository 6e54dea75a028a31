// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a pass whose ends are Views with options around them is launched with beside its arguments.
#ifndef TEAMFFT_EXECUTE_LAUNCH_VIEW_LAUNCH_HPP
#define TEAMFFT_EXECUTE_LAUNCH_VIEW_LAUNCH_HPP

#include <TeamFFT/device/engines/slot_line/contract.hpp>
#include <TeamFFT/device/line/view.hpp>

#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl {

/// Kernels by what lies at both ends, of lines of even and of odd length.
enum class ViewKernel : std::uint8_t { complex, from_reals, to_reals, from_odd_reals, to_odd_reals };
inline constexpr std::size_t view_kernels = 5;

/// Nothing reads the View of an end that is memory.
struct ViewLaunch {
  DeviceView in, out;
  std::int64_t first_in, first_out;  ///< offsets of the pass' own first elements
  SlotShape const* shape;
};

}  // namespace TeamFFT::Impl

#endif
