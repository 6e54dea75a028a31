// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The calling thread's current device, which Kokkos changes where it makes or frees something.
#ifndef TEAMFFT_INTERFACES_C_CURRENT_DEVICE_HPP
#define TEAMFFT_INTERFACES_C_CURRENT_DEVICE_HPP

#include <Kokkos_Core.hpp>

namespace TeamFFT::Impl {

/// Gives the thread at its end the device that it had. Nothing where there is no CUDA.
class CurrentDevice {
 public:
#ifdef KOKKOS_ENABLE_CUDA
  CurrentDevice() : m_is_known(cudaGetDevice(&m_device) == cudaSuccess) {}
  ~CurrentDevice() {
    if (m_is_known) static_cast<void>(cudaSetDevice(m_device));
  }
  /// -1 where there is none.
  [[nodiscard]] int number() const { return m_is_known ? m_device : -1; }

 private:
  int m_device = 0;
  bool m_is_known;

 public:
#else
  CurrentDevice() {}   // NOLINT(modernize-use-equals-default): an object that is there for its end
  ~CurrentDevice() {}  // NOLINT(modernize-use-equals-default)
#endif
  CurrentDevice(CurrentDevice const&) = delete;
  CurrentDevice& operator=(CurrentDevice const&) = delete;
};

}  // namespace TeamFFT::Impl

#endif
