// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All that the interface asks of CUDA: memory for work areas, the current device, a stream as the interface in C has
// it.
#ifndef TEAMFFT_INTERFACES_CUFFT_DEVICE_HPP
#define TEAMFFT_INTERFACES_CUFFT_DEVICE_HPP

#include "interfaces/cufft/types.hpp"

#include <TeamFFT/teamfft.h>

#include <cstddef>

namespace TeamFFT::Impl::Cufft {

/// Where plans run.
[[nodiscard]] teamfft_space device_space();

/// The calling thread's device; -1 where there is none.
[[nodiscard]] int current_device();

/// Memory of the current device at a multiple of 256 bytes, or nullptr where so much is not there.
[[nodiscard]] void* allocate(std::size_t bytes);
void deallocate(void* memory);

/// The stream as teamfft_execute_with() takes it, whose null pointer means another one: CUDA's is the default stream.
[[nodiscard]] void* stream_of(Stream stream);

}  // namespace TeamFFT::Impl::Cufft

#endif
