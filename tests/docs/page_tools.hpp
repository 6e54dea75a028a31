// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the programs of the pages share: numbers in a View, a View's numbers on the host, and one output of a transform
// by its definition.
#ifndef TEAMFFT_TESTS_DOCS_PAGE_TOOLS_HPP
#define TEAMFFT_TESTS_DOCS_PAGE_TOOLS_HPP

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <cstddef>
#include <numbers>
#include <type_traits>

namespace TeamFFT::Test {

/// A contiguous View's elements, once all work is done.
template <class View>
auto on_host(View const& view) {
  Kokkos::fence();
  return Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), view);
}

/// Any numbers in (-1, 1), the same ones each time; returned on the host.
template <class View>
auto fill(View const& view) {
  auto const host = Kokkos::create_mirror(Kokkos::HostSpace(), view);
  using Value = typename View::non_const_value_type;
  for (std::size_t i = 0; i < host.size(); ++i) {
    double const x = std::sin(1.7 * static_cast<double>(i) + 1), y = std::cos(2.3 * static_cast<double>(i));
    if constexpr (std::is_floating_point_v<Value>)
      host.data()[i] = static_cast<Value>(x);
    else
      host.data()[i] = Value(static_cast<typename Value::value_type>(x), static_cast<typename Value::value_type>(y));
  }
  Kokkos::deep_copy(view, host);
  return host;
}

/// sum_j element(j) exp(sign 2 pi i jk/n).
template <class Element>
std::complex<double> fourier_sum(Element const& element, std::size_t n, std::size_t k, int sign = -1) {
  std::complex<double> sum = 0;
  for (std::size_t j = 0; j < n; ++j) {
    Kokkos::complex<double> const x(element(j));
    sum += std::complex<double>(x.real(), x.imag()) *
           std::polar(1.0, sign * 2 * std::numbers::pi * static_cast<double>(j * k % n) / static_cast<double>(n));
  }
  return sum;
}

template <class Number>
void expect_near(Number const& found, std::complex<double> expected, double tolerance) {
  Kokkos::complex<double> const value(found);
  EXPECT_NEAR(value.real(), expected.real(), tolerance);
  EXPECT_NEAR(value.imag(), expected.imag(), tolerance);
}

}  // namespace TeamFFT::Test

#endif
