// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches on GPUs: the tuning says which kernel.
#include "launch.hpp"

#include <backends/general.hpp>
#include <backends/spaces.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace TeamFFT::Impl {

// kernels_general_*.cpp
template <class ExecutionSpace>
void launch_general(ExecutionSpace const&, PassArguments<float> const&, Tuning const&, std::string const&);
template <class ExecutionSpace>
void launch_general(ExecutionSpace const&, PassArguments<double> const&, Tuning const&, std::string const&);
template <class ExecutionSpace>
void launch_wide(ExecutionSpace const&, PassArguments<float> const&, Tuning const&, std::string const&);
template <class ExecutionSpace>
void launch_wide(ExecutionSpace const&, PassArguments<double> const&, Tuning const&, std::string const&);

#ifdef KOKKOS_ENABLE_CUDA
inline constexpr std::size_t row_parts = 8;  // kernels_row.hpp
template <std::size_t Part>
void launch_row_part(std::size_t, Kokkos::Cuda const&, void const*, Tuning const&, std::string const&);
inline constexpr std::size_t convolution_parts = 4;  // kernels_convolution.hpp
template <std::size_t Part>
void launch_convolution_part(std::size_t, Kokkos::Cuda const&, void const*, Tuning const&, std::string const&);

namespace {

using PartLaunch = void (*)(std::size_t, Kokkos::Cuda const&, void const*, Tuning const&, std::string const&);

template <std::size_t... Part>
constexpr std::array<PartLaunch, row_parts> part_launches(std::index_sequence<Part...>) {
  return {launch_row_part<Part>...};
}

template <std::size_t... Part>
constexpr std::array<PartLaunch, convolution_parts> convolution_part_launches(std::index_sequence<Part...>) {
  return {launch_convolution_part<Part>...};
}

}  // namespace
#endif

template <class ExecutionSpace, class Real>
void launch(ExecutionSpace const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) {
    static constexpr auto parts = part_launches(std::make_index_sequence<row_parts>{});
    static constexpr auto convolutions = convolution_part_launches(std::make_index_sequence<convolution_parts>{});
    if (tuning.row >= 0) {
      auto const row = static_cast<std::size_t>(tuning.row);
      if (arguments.has(flag_convolution)) return convolutions[row % convolution_parts](row / convolution_parts, exec, &arguments, tuning, label);
      return parts[row % row_parts](row / row_parts, exec, &arguments, tuning, label);
    }
  }
#endif
  bool const wide = std::any_of(tuning.radices.begin(), tuning.radices.end(), [](unsigned R) { return R > common_radix; });
  if (wide) return launch_wide(exec, arguments, tuning, label);
  launch_general(exec, arguments, tuning, label);
}

#define TEAMFFT_INSTANTIATE(Space)                                                                                  \
  template void launch<Space, float>(Space const&, PassArguments<float> const&, Tuning const&, std::string const&); \
  template void launch<Space, double>(Space const&, PassArguments<double> const&, Tuning const&, std::string const&);
TEAMFFT_FOR_CUDA(TEAMFFT_INSTANTIATE)
TEAMFFT_FOR_HIP(TEAMFFT_INSTANTIATE)
TEAMFFT_FOR_SYCL(TEAMFFT_INSTANTIATE)

}  // namespace TeamFFT::Impl
