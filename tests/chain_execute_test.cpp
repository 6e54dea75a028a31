// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Many small planes or long lines: where the backend does two passes in one launch, the results are those of one launch a pass.
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

template <class Real>
void expect_same_in_two_launches(Problem const& problem) {
  std::vector<Kokkos::complex<Real>> x(problem.logical_size() * problem.batch_count());
  Random random(7);
  for (auto& v : x) v = Kokkos::complex<Real>(random.uniform<Real>(), random.uniform<Real>());
  PlanOptions apart;
  apart.launch = Launch::parallel_for;
  auto const one = transformed(problem, {}, x), two = transformed(problem, apart, x);
  ASSERT_EQ(one.size(), two.size());
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

INSTANTIATE_TEST_SUITE_P(ManyUnits, Chained, testing::ValuesIn(many_units()), [](auto const& info) { return info.param.token(); });

}  // namespace
}  // namespace TeamFFT::Test
