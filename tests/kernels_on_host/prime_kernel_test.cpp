// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel with a prime stage on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include "engines/scratch_line/prime_candidates.hpp"
#include "engines/scratch_line/prime_layout.hpp"

#include <TeamFFT/detail/number.hpp>

#include <machines/nvidia_h200/scratch_line_prime.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace TeamFFT::Test {
namespace {

/// By this kernel, whatever the planner would take.
template <class Real>
void expect_prime(Accuracy& accuracy, Problem const& problem, Machine const& machine = h200()) {
  PlanOptions options;
  options.rows = false;
  options.rule = Rule::direct;
  ASSERT_TRUE(Impl::make_passes(problem, machine, options).passes[0].choice.is<Impl::ScratchLinePrimeChoice>())
      << problem.token();
  PrimeLaunch const launch;
  expect_by_kernels<Real>(accuracy, problem, machine, options, launch);
  EXPECT_EQ(launch.launched, 1u) << problem.token();
}

/// N = A P B with P - 1 a product of radices, and no wide first stage for P.
bool has_prime_stage(std::size_t N, Precision precision) {
  auto const P = Impl::prime_factors(N).back();
  return (N == P || P > (precision == Precision::f32 ? 61u : 43u)) && P > 31 && Impl::is_smooth(N / P, 28) &&
         Impl::is_smooth(P - 1, 29);
}

TEST(PrimeKernel, EqualsTheOracle_ForPrimesAndTheirMultiples) {
  Accuracy accuracy;
  for (std::size_t N = 37; N <= 420; ++N) {
    auto const direction = N % 2 ? Direction::forward : Direction::backward;
    if (has_prime_stage(N, Precision::f32)) expect_prime<float>(accuracy, packed({N}, 5, Precision::f32, direction));
    if (has_prime_stage(N, Precision::f64)) expect_prime<double>(accuracy, packed({N}, 3, Precision::f64, direction));
  }
}

TEST(PrimeKernel, EqualsTheOracle_OfLongLines) {
  Accuracy accuracy;
  for (std::size_t N : {541, 631, 1009, 1072, 2018, 2017, 2311, 3603, 4036, 4051, 4064}) {
    expect_prime<float>(accuracy, packed({N}, 2));
    expect_prime<double>(accuracy, packed({N}, 2, Precision::f64));
  }
}

TEST(PrimeKernel, EqualsTheOracle_InTeamsTooSmallForOneRound) {
  Accuracy accuracy;
  for (std::size_t N : {127, 134, 1009, 2032}) {
    auto machine = h200();
    machine.max_team_size = 32;
    expect_prime<float>(accuracy, packed({N}, 3), machine);
    expect_prime<double>(accuracy, packed({N}, 3, Precision::f64), machine);
  }
}

TEST(PrimeKernel, EqualsTheOracle_OnStridedAxesAndPaddedLines) {
  Accuracy accuracy;
  for (std::size_t N : {67, 134, 201, 1016}) {
    auto const expect = [&](Problem const& problem) {
      problem.precision == Precision::f32 ? expect_prime<float>(accuracy, problem)
                                          : expect_prime<double>(accuracy, problem);
    };
    for (auto precision : {Precision::f32, Precision::f64}) {
      expect(along(0, {N, 13}, precision));
      expect(along(1, {3, N, 10}, precision, Direction::backward));
      auto problem = packed({N}, 7, precision);
      problem.axes[0].stride_in = 3;
      problem.batch[0].stride_in = static_cast<std::ptrdiff_t>(3 * N + 5);
      expect(problem);
      problem.batch.push_back({3, 100000, 200000});
      expect(problem);
    }
  }
}

TEST(PrimeKernel, TakesEachMeasuredLengthAsMeasured) {
  for (auto const& row : Impl::nvidia_h200_prime_rows) {
    auto const problem = packed({row.length}, 100000, row.precision);
    auto const list = Impl::make_passes(problem, h200(), {});
    ASSERT_EQ(list.passes.size(), 1u) << problem.token();
    auto const& t = list.passes[0].choice;
    ASSERT_TRUE(t.is<Impl::ScratchLinePrimeChoice>()) << problem.token();
    ASSERT_EQ(Impl::prime_choice(t).budget, row.budget) << problem.token();
    auto const split = Impl::prime_split(t);
    EXPECT_EQ(split.A, row.first) << problem.token();
    EXPECT_EQ(split.B, row.last) << problem.token();
    EXPECT_EQ(split.A * split.P * split.B, row.length) << problem.token();
    unsigned product = 1;
    for (auto f : split.factors) product *= f;
    EXPECT_EQ(product, split.M()) << problem.token();
    EXPECT_EQ(t.team_size, row.threads) << problem.token();
    EXPECT_EQ(t.lines_per_team, row.lines) << problem.token();
    EXPECT_EQ(t.scratch_bytes, Impl::prime_layout(list.passes[0], t, row.precision).scratch_bytes) << problem.token();
    auto const& budget = Impl::prime_budgets(row.precision)[row.budget];
    EXPECT_LE(t.team_size, budget.threads) << problem.token();
    for (auto f : split.factors) EXPECT_LE(f, budget.widest) << problem.token();
    EXPECT_TRUE(Impl::may_be_innermost(split.factors.back(), budget)) << problem.token();
  }
}

TEST(PrimeKernel, NamesTheFactorsOfPMinusOne) {
  PlanOptions options;
  options.rows = false;
  auto const list = Impl::make_passes(packed({2018}, 1000), h200(), options);
  ASSERT_EQ(list.passes.size(), 1u);
  EXPECT_NE(list.passes[0].describe(Precision::f32).find("(prime stage by "), std::string::npos);
}

}  // namespace
}  // namespace TeamFFT::Test
