// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A View with what options put around it (detail/view_end.hpp), as kernels are given it: below 256 bytes.
#ifndef TEAMFFT_DEVICE_LINE_VIEW_HPP
#define TEAMFFT_DEVICE_LINE_VIEW_HPP

#include <TeamFFT/device/math/complex.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// A dimension of a View: which bits of an offset are a position in it, and where the element of that lies. Positions
/// below `low_end` have the element `low_first` further on, the `high_count` from `high_begin` on that `high_first`
/// further on, others have none.
struct DeviceViewDimension {
  std::int32_t stride, factor_stride;
  std::uint32_t mask, low_end, high_begin, high_count;
  std::int32_t low_first, high_first;
  std::uint8_t shift;
  bool has_window;

  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t position(std::uint32_t offset) const { return offset >> shift & mask; }
  [[nodiscard]] TEAMFFT_FUNCTION bool has(std::uint32_t position) const {
    return position < low_end || position - high_begin < high_count;
  }
  [[nodiscard]] TEAMFFT_FUNCTION std::int32_t element(std::uint32_t position) const {
    return static_cast<std::int32_t>(position) + (position < low_end ? low_first : high_first);
  }
};

inline constexpr unsigned most_view_dimensions = 4;

/// A View, and what options put around it; offsets and the places of elements and factors are of 32 bits.
struct DeviceView {
  void* memory;
  void const* factors;                                   ///< null: none
  double beta;                                           ///< of what an output had before
  DeviceViewDimension dimensions[most_view_dimensions];  ///< the first one is that of the pass' lines
  std::uint8_t rank;
  bool has_complex_factors;
  bool has_windows;  ///< but that of the lines
  bool has_pairs;    ///< of reals, which lie side by side along the lines, two of them aligned as one element
};

}  // namespace TeamFFT::Impl

#endif
