// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small matrices in Views, and their transforms by the definition: enough to see that an argument arrived.
#ifndef TEAMFFT_TESTS_INTERFACE_VIEW_TOOLS_HPP
#define TEAMFFT_TESTS_INTERFACE_VIEW_TOOLS_HPP

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <cstddef>
#include <numbers>
#include <string>
#include <vector>

namespace TeamFFT::Test {

using Device = Kokkos::DefaultExecutionSpace;
using Complex = Kokkos::complex<double>;
template <class Layout = Kokkos::LayoutRight>
using MatrixView = Kokkos::View<Complex**, Layout, Device>;

/// Row-major values on the host.
struct Matrix {
  std::size_t rows = 0, columns = 0;
  std::vector<std::complex<double>> values = std::vector<std::complex<double>>(rows * columns);

  std::complex<double>& at(std::size_t i, std::size_t j) { return values[i * columns + j]; }
  [[nodiscard]] std::complex<double> at(std::size_t i, std::size_t j) const { return values[i * columns + j]; }
};

inline Matrix some_matrix(std::size_t rows, std::size_t columns) {
  Matrix m{rows, columns};
  for (std::size_t i = 0; i < m.values.size(); ++i)
    m.values[i] = {std::sin(3.0 * static_cast<double>(i) + 1), std::cos(5.0 * static_cast<double>(i))};
  return m;
}

/// Through a contiguous copy: a strided device View has no deep_copy to the host.
template <class View>
void copy_to(View const& view, Matrix const& m) {
  auto const host = Kokkos::create_mirror(view);
  for (std::size_t i = 0; i < m.rows; ++i)
    for (std::size_t j = 0; j < m.columns; ++j) host(i, j) = Complex(m.at(i, j).real(), m.at(i, j).imag());
  Kokkos::deep_copy(view, host);
}

template <class View>
Matrix copy_from(View const& view) {
  Kokkos::fence();
  auto const host = Kokkos::create_mirror(view);
  Kokkos::deep_copy(host, view);
  Matrix m{view.extent(0), view.extent(1)};
  for (std::size_t i = 0; i < m.rows; ++i)
    for (std::size_t j = 0; j < m.columns; ++j) m.at(i, j) = {host(i, j).real(), host(i, j).imag()};
  return m;
}

/// The definition along one axis; sign -1 is forward. `n` crops or pads.
inline Matrix transform(Matrix const& in, int axis, double sign, std::size_t n = 0) {
  auto const count = axis == 0 ? in.rows : in.columns;
  auto const N = n == 0 ? count : n;
  Matrix out{axis == 0 ? N : in.rows, axis == 0 ? in.columns : N};
  for (std::size_t i = 0; i < out.rows; ++i)
    for (std::size_t j = 0; j < out.columns; ++j)
      for (std::size_t t = 0; t < std::min(count, N); ++t) {
        auto const k = axis == 0 ? i : j;
        auto const angle = sign * 2 * std::numbers::pi * static_cast<double>(t * k % N) / static_cast<double>(N);
        out.at(i, j) += (axis == 0 ? in.at(t, j) : in.at(i, t)) * std::polar(1.0, angle);
      }
  return out;
}

inline Matrix scaled(Matrix m, double factor) {
  for (auto& value : m.values) value *= factor;
  return m;
}

inline testing::AssertionResult near(Matrix const& a, Matrix const& b) {
  if (a.rows != b.rows || a.columns != b.columns) return testing::AssertionFailure() << "extents differ";
  double error = 0, norm = 0;
  for (std::size_t i = 0; i < a.values.size(); ++i)
    error += std::norm(a.values[i] - b.values[i]), norm += std::norm(b.values[i]);
  if (error <= 1e-26 * norm) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "relative error " << std::sqrt(error / norm);
}

/// The message of the Error that `action` throws.
template <class Action>
std::string error_of(Action const& action) {
  try {
    action();
  } catch (Error const& caught) {
    return caught.what();
  }
  return "no error";
}

inline testing::AssertionResult says(std::string const& message, std::string const& part) {
  if (message.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "\n  message: " << message << "\n  lacks:   " << part;
}

}  // namespace TeamFFT::Test

#endif
