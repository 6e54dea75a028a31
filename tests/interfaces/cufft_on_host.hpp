// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuFFT's interface on host memory, as its tests call it.
#ifndef TEAMFFT_TESTS_INTERFACES_CUFFT_ON_HOST_HPP
#define TEAMFFT_TESTS_INTERFACES_CUFFT_ON_HOST_HPP

#include "cufft_api.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

namespace TeamFFT::Test {

using Cufft::Handle;
using Cufft::Result;
using Cufft::Type;

inline Library const& library() {
  static Library const loaded(TEAMFFT_CUFFT_ON_HOST);
  return loaded;
}

inline Cufft::Api const& api() {
  static Cufft::Api const functions(library());
  return functions;
}

inline std::string last_error() {
  char const* (*function)() = nullptr;
  library().find(function, "teamfft_last_error");
  return function();
}

inline constexpr std::size_t plenty = std::size_t{1} << 32;

/// Makes another device current, with so much memory for one work area.
inline void set_device(int device, std::size_t bytes) {
  void (*function)(int, std::size_t) = nullptr;
  library().find(function, "teamfft_test_set_device");
  function(device, bytes);
}

/// A handle that is destroyed.
class OwnHandle {
 public:
  OwnHandle() { EXPECT_EQ(api().cufftCreate(&m_plan), Result::success) << last_error(); }
  ~OwnHandle() { EXPECT_EQ(api().cufftDestroy(m_plan), Result::success) << last_error(); }
  OwnHandle(OwnHandle const&) = delete;
  OwnHandle& operator=(OwnHandle const&) = delete;
  operator Handle() const { return m_plan; }

 private:
  Handle m_plan = 0;
};

/// A work area that begins at an odd address.
struct Area {
  explicit Area(std::size_t bytes) : memory(bytes + 1) {}
  void* begin() { return memory.data() + 1; }
  std::vector<char> memory;
};

}  // namespace TeamFFT::Test

#endif
