// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a set of host kernels, compiled for one level of CPUs, shows: everything else in it stays inside
// (cmake/TeamFFTLevels.cmake).
#ifndef TEAMFFT_ENGINES_LANES_LEVELS_HOST_KERNELS_HPP
#define TEAMFFT_ENGINES_LANES_LEVELS_HOST_KERNELS_HPP

#include "engines/lanes/stages/host_kernel.hpp"

namespace TeamFFT::Impl {

/// The functions of host_kernel.hpp that the roof calls.
struct HostKernels {
  unsigned vector_bytes;
  void (*f32)(PassArguments<float> const&, LineRange const& lines, void* scratch, HostTeam const&);
  void (*f64)(PassArguments<double> const&, LineRange const& lines, void* scratch, HostTeam const&);
  std::size_t (*unit_bytes_f32)(HostUnits<float> const&);
  std::size_t (*unit_bytes_f64)(HostUnits<double> const&);
  void (*units_f32)(HostUnits<float> const&, std::uint32_t first, std::uint32_t end, void* scratch);
  void (*units_f64)(HostUnits<double> const&, std::uint32_t first, std::uint32_t end, void* scratch);
};

extern HostKernels const host_kernels_v2, host_kernels_v3, host_kernels_v4;

}  // namespace TeamFFT::Impl

#endif
