// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions that cuFFT's interface asks CUDA for, on host memory: with them it is tested where there is no GPU.
#include "interfaces/cufft/device.hpp"

#include <cstdlib>

namespace TeamFFT::Impl::Cufft {
namespace {

int device_of_tests = 0;
std::size_t bytes_of_device = std::size_t{1} << 32;

}  // namespace

teamfft_space device_space() { return TEAMFFT_HOST; }
int current_device() { return device_of_tests; }

void* allocate(std::size_t bytes) {
  constexpr std::size_t alignment = 256;
  return bytes > bytes_of_device ? nullptr
                                 : std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
}
void deallocate(void* memory) { std::free(memory); }

void* stream_of(Stream) { return nullptr; }  // hosts have none

}  // namespace TeamFFT::Impl::Cufft

/// Makes another device current, which has so much memory for one work area.
extern "C" __attribute__((visibility("default"))) void teamfft_test_set_device(int device, std::size_t bytes) {
  TeamFFT::Impl::Cufft::device_of_tests = device;
  TeamFFT::Impl::Cufft::bytes_of_device = bytes;
}
