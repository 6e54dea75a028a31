// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The placed kernel with a prime stage on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include "rules/prime_shape.hpp"

#include <TeamFFT/device/placed_prime.hpp>
#include <TeamFFT/number.hpp>

#include <backends/cuda_sm90_prime.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace TeamFFT::Test {
namespace {

/// The kernel by a form with all radices, as a launch of expect_by_kernels().
struct PrimeLaunch {
  mutable unsigned launched = 0;

  struct Form {
    static constexpr Impl::PlacedForm value{32, 24, 384, 1, 255};
  };
  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Tuning const& tuning) const {
    if (tuning.prime < 0) return;
    ++launched;
    unsigned const teams = (a.line_count + a.lines_per_team - 1) / a.lines_per_team;
    run_teams(teams, tuning.team_size, a.scratch_bytes,
              [&](ThreadMember const& member, char* scratch) { Impl::placed_prime_kernel<Form>(member, a, *tuning.prime_shape, scratch); });
  }
};

/// By this kernel, whatever the planner would take.
template <class Real>
void expect_prime(Accuracy& accuracy, Problem const& problem, Machine const& machine = h200()) {
  PlanOptions options;
  options.rows = false;
  options.rule = Rule::direct;
  ASSERT_GE(Impl::make_passes(problem, machine, options).passes[0].tuning.prime, 0) << problem.token();
  PrimeLaunch const launch;
  expect_by_kernels<Real>(accuracy, problem, machine, options, launch);
  EXPECT_EQ(launch.launched, 1u) << problem.token();
}

/// N = A P B with P - 1 a product of radices, of which no wide one must be innermost.
bool has_prime_stage(std::size_t N) {
  auto const P = Impl::prime_factors(N).back();
  return P > 31 && Impl::is_smooth(N / P, 31) && Impl::is_smooth(P - 1, 29);
}

TEST(PrimeKernel, EqualsTheOracle_ForPrimesAndTheirMultiples) {
  Accuracy accuracy;
  for (std::size_t N = 37; N <= 420; ++N) {
    if (!has_prime_stage(N)) continue;
    auto const direction = N % 2 ? Direction::forward : Direction::backward;
    expect_prime<float>(accuracy, packed({N}, 5, Precision::f32, direction));
    expect_prime<double>(accuracy, packed({N}, 3, Precision::f64, direction));
  }
}

TEST(PrimeKernel, EqualsTheOracle_OfLongLines) {
  Accuracy accuracy;
  for (std::size_t N : {541, 631, 1009, 1036, 2018, 2017, 2035, 2311, 3603, 3996, 4036, 4051, 4064}) {
    expect_prime<float>(accuracy, packed({N}, 2));
    expect_prime<double>(accuracy, packed({N}, 2, Precision::f64));
  }
}

}  // namespace
}  // namespace TeamFFT::Test
