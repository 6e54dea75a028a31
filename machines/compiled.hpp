// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What HIP and SYCL have compiled (src/execute/launch): one place for their devices and for their GPUs' facts.
#ifndef TEAMFFT_MACHINES_COMPILED_HPP
#define TEAMFFT_MACHINES_COMPILED_HPP

#include <TeamFFT/machine.hpp>

namespace TeamFFT::Impl {

/// The slot-line kernels by Kokkos' launch, columns, maps.
inline constexpr CompiledKernels kernels_of_every_gpu{
    .native_launch = false,
    .register_line = false,
    .scratch_line = false,
    .column = true,
    .chain = false,
};

}  // namespace TeamFFT::Impl

#endif
