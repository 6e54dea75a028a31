// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Butterflies between reals and half-spectra against their sums.
#include <TeamFFT/device/math/butterfly_real.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <numbers>
#include <random>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Long = long double;

std::complex<Long> root(unsigned k, unsigned n) {
  return std::polar<Long>(1, -2 * std::numbers::pi_v<Long> * (k % n) / n);
}

std::vector<double> random_values(unsigned count) {
  std::mt19937 generator(count);
  std::uniform_real_distribution<double> uniform(-1, 1);
  std::vector<double> values(count);
  for (auto& v : values) v = uniform(generator);
  return values;
}

void expect_close(std::vector<std::complex<Long>> const& expected, std::vector<std::complex<Long>> const& actual,
                  unsigned R) {
  Long error = 0, size = 0;
  for (std::size_t k = 0; k < expected.size(); ++k) {
    error += std::norm(actual[k] - expected[k]);
    size += std::norm(expected[k]);
  }
  EXPECT_LE(std::sqrt(error / size), 4 * std::numeric_limits<double>::epsilon()) << "radix " << R;
}

template <unsigned R>
void expect_half_spectrum() {
  constexpr unsigned h = (R - 1) / 2;
  auto const x = random_values(R);
  Impl::Complex<double> y[h + 1]{};
  Impl::static_for<R>([&](auto j) { Impl::real_of_pairs<R, decltype(j)::value>(y) = x[j]; });
  Impl::RealButterfly<R>::template apply<double>(y);
  std::vector<std::complex<Long>> expected(h + 1), actual(h + 1);
  for (unsigned k = 0; k <= h; ++k) {
    for (unsigned j = 0; j < R; ++j) expected[k] += Long(x[j]) * root(j * k, R);
    actual[k] = {y[k].re, y[k].im};
  }
  expect_close(expected, actual, R);
  EXPECT_EQ(y[0].im, 0.0);
}

template <unsigned R>
void expect_reals() {
  constexpr unsigned h = (R - 1) / 2;
  auto const parts = random_values(2 * h + 2);
  Impl::Complex<double> y[h + 1];
  // the imaginary part of y_0 is not to be read
  for (unsigned k = 0; k <= h; ++k) y[k] = {parts[2 * k], parts[2 * k + 1]};
  Impl::HermitianButterfly<R>::template apply<double>(y);
  std::vector<std::complex<Long>> expected(R), actual(R);
  for (unsigned t = 0; t < R; ++t) {
    expected[t] = parts[0];
    for (unsigned k = 1; k <= h; ++k)
      expected[t] += 2 * (std::complex<Long>(parts[2 * k], parts[2 * k + 1]) * root(k * t, R)).real();
  }
  Impl::static_for<R>([&](auto t) { actual[t] = Impl::real_of_pairs<R, decltype(t)::value>(y); });
  expect_close(expected, actual, R);
}

template <unsigned... R>
void expect_all() {
  (expect_half_spectrum<R>(), ...);
  (expect_reals<R>(), ...);
}

TEST(RealButterfly, EqualsItsSum_ForEveryOddRadix) { expect_all<3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 25, 27>(); }

}  // namespace
}  // namespace TeamFFT::Test
