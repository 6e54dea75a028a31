// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device: the machine and the software that a report's figures belong to.
#ifndef TEAMFFT_PERF_DEVICE_HPP
#define TEAMFFT_PERF_DEVICE_HPP

#include "buffers.hpp"

#include <string>

namespace TeamFFT::Impl::Bench {

struct Device {
  std::string backend;  ///< Kokkos' name of the execution space
  std::string name;     ///< of the GPU or CPU, with threads on a host
  std::string driver;   ///< version of the GPU's driver; empty on a host
  std::string toolkit;  ///< CUDA and the host compiler with their versions
  std::string kokkos;   ///< version
  /// of this source, "-dirty" where it was changed since; "unknown" where it was built without git
  std::string commit;
  std::string date;  ///< of this run: 2026-11-23, in UTC
};
Device describe_device(ExecutionSpace const& exec);

}  // namespace TeamFFT::Impl::Bench

#endif
