// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device memory, streams and both libraries with cuFFT's interface, for tests on a GPU.
#ifndef TEAMFFT_TESTS_INTERFACES_CUFFT_DEVICE_HPP
#define TEAMFFT_TESTS_INTERFACES_CUFFT_DEVICE_HPP

#include "cufft_api.hpp"

#include <cuda_runtime_api.h>

#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

namespace TeamFFT::Test {

inline void check_cuda(cudaError_t error, char const* what) {
  if (error != cudaSuccess) throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(error));
}

inline Library const& our_library() {
  static Library const library(TEAMFFT_CUFFT_LIBRARY);
  return library;
}
inline Cufft::Api const& ours() {
  static Cufft::Api const api(our_library());
  return api;
}
/// NVIDIA's.
inline Cufft::Api const& theirs() {
  static Library const library(TEAMFFT_CUFFT_ORIGINAL);
  static Cufft::Api const api(library);
  return api;
}

inline std::string last_error() {
  char const* (*function)() = nullptr;
  our_library().find(function, "teamfft_last_error");
  return function();
}

/// Bytes on the device.
class DeviceBytes {
 public:
  explicit DeviceBytes(std::size_t bytes) : m_bytes(bytes) {
    check_cuda(cudaMalloc(&m_data, bytes == 0 ? 1 : bytes), "cudaMalloc");
  }
  ~DeviceBytes() { static_cast<void>(cudaFree(m_data)); }
  DeviceBytes(DeviceBytes const&) = delete;
  DeviceBytes& operator=(DeviceBytes const&) = delete;

  template <class T>
  void put(std::vector<T> const& values) {
    check_cuda(cudaMemcpy(m_data, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice), "to the device");
  }
  template <class T>
  [[nodiscard]] std::vector<T> get() const {
    std::vector<T> values(m_bytes / sizeof(T));
    check_cuda(cudaMemcpy(values.data(), m_data, values.size() * sizeof(T), cudaMemcpyDeviceToHost), "from the device");
    return values;
  }
  [[nodiscard]] void* data() const { return m_data; }

 private:
  void* m_data = nullptr;
  std::size_t m_bytes;
};

/// One that does not wait for the default stream.
class OwnStream {
 public:
  OwnStream() { check_cuda(cudaStreamCreateWithFlags(&m_stream, cudaStreamNonBlocking), "a stream"); }
  ~OwnStream() { static_cast<void>(cudaStreamDestroy(m_stream)); }
  OwnStream(OwnStream const&) = delete;
  OwnStream& operator=(OwnStream const&) = delete;
  operator cudaStream_t() const { return m_stream; }
  void wait() const { check_cuda(cudaStreamSynchronize(m_stream), "the stream"); }

 private:
  cudaStream_t m_stream = nullptr;
};

/// A handle of one of the libraries.
class OwnPlan {
 public:
  explicit OwnPlan(Cufft::Api const& api) : m_api(api) {
    if (api.cufftCreate(&m_plan) != Cufft::Result::success) throw std::runtime_error("cufftCreate");
  }
  ~OwnPlan() { static_cast<void>(m_api.cufftDestroy(m_plan)); }
  OwnPlan(OwnPlan const&) = delete;
  OwnPlan& operator=(OwnPlan const&) = delete;
  operator Cufft::Handle() const { return m_plan; }

 private:
  Cufft::Api const& m_api;
  Cufft::Handle m_plan = 0;
};

}  // namespace TeamFFT::Test

#endif
