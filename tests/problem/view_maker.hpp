// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Views without Kokkos: ViewInfos in one static array, and the call that makes a problem of two of them.
#ifndef TEAMFFT_TESTS_PROBLEM_VIEW_MAKER_HPP
#define TEAMFFT_TESTS_PROBLEM_VIEW_MAKER_HPP

#include <TeamFFT/detail/view_info.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace TeamFFT::Test {

using namespace TeamFFT::Impl;

alignas(64) inline double memory[4096];

enum class Order { right, left };

struct ViewMaker {
  Precision precision = Precision::f32;
  bool is_complex = true;
  std::size_t offset = 0;  ///< bytes from `memory`
  Order layout = Order::right;

  ViewInfo operator()(std::vector<std::size_t> const& extents, std::vector<std::ptrdiff_t> strides = {}) const {
    ViewInfo view;
    view.data = reinterpret_cast<char*>(memory) + offset;
    view.rank = static_cast<int>(extents.size());
    view.precision = precision;
    view.is_complex = is_complex;
    std::ptrdiff_t packed = 1;
    auto const rank = extents.size();
    for (std::size_t i = 0; i < rank; ++i) {
      auto const d = layout == Order::right ? rank - 1 - i : i;
      view.extents[d] = extents[d];
      view.strides[d] = strides.empty() ? packed : strides[d];
      packed *= static_cast<std::ptrdiff_t>(extents[d]);
    }
    return view;
  }
};

inline ViewMaker const complex_in{}, complex_out{Precision::f32, true, 16384}, real_in{Precision::f32, false},
    real_out{Precision::f32, false, 16384};

struct Call {
  ViewInfo in, out;
  std::vector<Kind> kinds = {Kind::c2c_forward};
  std::vector<int> axes = {-1};
  std::vector<std::size_t> shape = {};

  [[nodiscard]] std::string token() const { return make_problem("fft", in, out, kinds, axes, shape).token(); }
  [[nodiscard]] std::string error() const {
    try {
      return "no error: " + token();
    } catch (Error const& caught) {
      return caught.what();
    }
  }
};

inline testing::AssertionResult says(std::string const& message, std::string const& part) {
  if (message.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "\n  message: " << message << "\n  lacks:   " << part;
}

}  // namespace TeamFFT::Test

#endif
