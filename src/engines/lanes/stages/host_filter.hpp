// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A user's filter in the middle of a pass: how the lanes find it. Other kernels have the filter's type, and their
// arguments no place for one, so that it lies where a filter's pass has nothing else. Like host_kernel.hpp without
// Kokkos.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_FILTER_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_FILTER_HPP

#include <TeamFFT/device/line/arguments.hpp>
#include <TeamFFT/device/line/called.hpp>

#include <bit>
#include <cstdint>

namespace TeamFFT::Impl {

/// The filter of one execution.
template <class Real>
struct CalledFilter {
  void const* filter;
  FilterElements function;
  Scale<Real> before;  ///< what elements are multiplied by before the filter

  /// Elements first .. first + count - 1 of the line at `place`.
  void apply(std::uint64_t place, std::uint32_t first, unsigned count, void* elements) const {
    function(filter, place, first, count, elements);
  }
};

/// The offset of a convolution's table where there is none, but a functor.
inline constexpr std::uint32_t no_filter_table = UINT32_MAX;

template <class Real>
[[nodiscard]] bool calls_filter(PassArguments<Real> const& a) {
  return a.has(flag_convolution) && a.filter == no_filter_table;
}

/// Until the pass is done, `filter` must live. The roots are those of a big twiddle, which such a pass has not.
template <class Real>
void set_filter(PassArguments<Real>& a, CalledFilter<Real> const& filter) {
  static_assert(sizeof(a.load_roots) == sizeof(&filter));
  a.filter = no_filter_table;
  a.load_roots = std::bit_cast<DeviceRoots>(&filter);
}

template <class Real>
[[nodiscard]] CalledFilter<Real> const& filter_of(PassArguments<Real> const& a) {
  return *std::bit_cast<CalledFilter<Real> const*>(a.load_roots);
}

}  // namespace TeamFFT::Impl

#endif
