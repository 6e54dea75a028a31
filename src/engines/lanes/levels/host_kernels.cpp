// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiled with the stages for each level of CPUs. A constant, so that nothing of a level runs before the level is
// chosen.
#include "engines/lanes/levels/host_kernels.hpp"
#include "engines/lanes/stages/host_lanes.hpp"

namespace TeamFFT::Impl {

#if defined(__AVX512F__)
constinit HostKernels const host_kernels_v4{vector_bytes,       host_kernel,       host_kernel,      unit_scratch_bytes,
                                            unit_scratch_bytes, host_kernel_units, host_kernel_units};
#elif defined(__AVX2__)
constinit HostKernels const host_kernels_v3{vector_bytes,       host_kernel,       host_kernel,      unit_scratch_bytes,
                                            unit_scratch_bytes, host_kernel_units, host_kernel_units};
#else
constinit HostKernels const host_kernels_v2{vector_bytes,       host_kernel,       host_kernel,      unit_scratch_bytes,
                                            unit_scratch_bytes, host_kernel_units, host_kernel_units};
#endif

}  // namespace TeamFFT::Impl
