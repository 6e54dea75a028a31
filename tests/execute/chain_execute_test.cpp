// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Many small planes or long lines: where the backend does two passes in one launch, or a line in a cluster, the results
// are those of one launch a pass, and the first and the last transform are those of the oracle.
#include "lines.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace TeamFFT::Test {
namespace {

using enum Precision;
using enum Direction;

std::vector<Problem> many_units() {
  return {packed({65536}, 90),
          packed({32768}, 171, f32, backward, Placement::in_place),
          packed({65536}, 42, f64),
          packed({8192}, 9, f64),
          packed({16384}, 5, f64, backward, Placement::in_place),
          packed({131072}, 17),
          packed({15000}, 40),
          packed({60840}, 17, f32, backward, Placement::in_place),
          packed({9000}, 40, f64, backward),
          packed({28561}, 5, f64),
          packed({256, 256}, 90),
          packed({128, 512}, 90, f32, forward, Placement::in_place),
          packed({256, 128}, 90, f64, backward),
          packed({90, 256, 256}),
          packed({64, 64}, 301),
          packed({32, 16}, 5001, f64),
          packed({8, 8}, 40001, f32, backward),
          packed({3, 64, 128, 64}, 1, f32, forward, Placement::in_place)};
}

class Chained : public testing::TestWithParam<Problem> {};

/// One packed transform, axis after axis.
Line by_oracle(Line x, std::vector<Axis> const& axes) {
  std::size_t stride = 1;
  for (auto axis = axes.rbegin(); axis != axes.rend(); stride *= axis++->length)
    for (std::size_t first = 0; first < x.size(); ++first) {
      if (first / stride % axis->length != 0) continue;
      Line line(axis->length);
      for (std::size_t j = 0; j < line.size(); ++j) line[j] = x[first + j * stride];
      line = wide_dft(std::move(line), axis->kind == Kind::c2c_backward ? backward : forward);
      for (std::size_t j = 0; j < line.size(); ++j) x[first + j * stride] = line[j];
    }
  return x;
}

template <class Real>
void expect_transform(Problem const& problem, std::size_t number, std::vector<Kokkos::complex<Real>> const& in,
                      std::vector<Kokkos::complex<Real>> const& out) {
  Line x, y;
  for (std::size_t i = number * problem.logical_size(); i < (number + 1) * problem.logical_size(); ++i) {
    x.push_back(widen(in[i]));
    y.push_back(widen(out[i]));
  }
  EXPECT_LE(relative_l2(y, by_oracle(std::move(x), problem.axes)), error_bound(rounding<Real>, problem.logical_size()))
      << "transform " << number;
}

template <class Real>
void expect_same_in_two_launches(Problem const& problem) {
  std::vector<Kokkos::complex<Real>> x(problem.logical_size() * problem.batch_count());
  Random random(7);
  for (auto& v : x) v = Kokkos::complex<Real>(random.uniform<Real>(), random.uniform<Real>());
  PlanOptions apart;
  apart.launch = Launch::parallel_for;
  auto const one = transformed(problem, {}, x), two = transformed(problem, apart, x);
  ASSERT_EQ(one.size(), two.size());
  for (std::size_t number : {std::size_t{0}, problem.batch_count() - 1}) expect_transform(problem, number, x, one);
  long double difference = 0, norm = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    difference += std::norm(widen(one[i]) - widen(two[i]));
    norm += std::norm(widen(two[i]));
  }
  ASSERT_GT(norm, 0);
  EXPECT_LE(std::sqrt(difference / norm), 8 * std::numeric_limits<Real>::epsilon());
}

TEST_P(Chained, Plan_GivesWhatALaunchAPassGives) {
  if (GetParam().precision == f32)
    expect_same_in_two_launches<float>(GetParam());
  else
    expect_same_in_two_launches<double>(GetParam());
}

INSTANTIATE_TEST_SUITE_P(ManyUnits, Chained, testing::ValuesIn(many_units()),
                         [](auto const& info) { return info.param.token(); });

}  // namespace
}  // namespace TeamFFT::Test
