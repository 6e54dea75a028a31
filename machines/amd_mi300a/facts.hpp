// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD Instinct MI300A (gfx942) as one device: six of the MI300X's dies, beside a host's cores that share the memory.
// AMD's GPU hardware specifications (ROCm) and its data sheet of the MI300A. Untested on the hardware.
#ifndef TEAMFFT_MACHINES_AMD_MI300A_FACTS_HPP
#define TEAMFFT_MACHINES_AMD_MI300A_FACTS_HPP

#include <machines/amd_mi300x/facts.hpp>

namespace TeamFFT::Impl {

/// The compute units, the second-level cache of a die and the peak bandwidth (5.3 TB/s) are the MI300X's.
inline Machine amd_mi300a() {
  auto m = amd_mi300x();
  m.name = "mi300a";
  m.concurrency = 228;  // 38 compute units on each of 6 dies
  return m;
}

}  // namespace TeamFFT::Impl

#endif
