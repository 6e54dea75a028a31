// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/cufft/device.hpp"

#include <cuda_runtime_api.h>

namespace TeamFFT::Impl::Cufft {

teamfft_space device_space() { return TEAMFFT_DEVICE; }

int current_device() {
  int device = -1;
  return cudaGetDevice(&device) == cudaSuccess ? device : -1;
}

void* allocate(std::size_t bytes) {
  void* memory = nullptr;
  if (cudaMalloc(&memory, bytes) == cudaSuccess) return memory;
  static_cast<void>(cudaGetLastError());  // the program's next question is not to find this error
  return nullptr;
}

// at exit CUDA may be gone, and the memory with it
void deallocate(void* memory) { static_cast<void>(cudaFree(memory)); }

void* stream_of(Stream stream) { return stream != nullptr ? stream : static_cast<void*>(cudaStreamLegacy); }

}  // namespace TeamFFT::Impl::Cufft
