// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include "engines/radices.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/scratch_line/candidates.hpp"
#include "engines/scratch_line/cluster_candidates.hpp"
#include "engines/scratch_line/cluster_layout.hpp"

#include <machines/nvidia_h200/scratch_line.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace TeamFFT::Test {
namespace {

template <class Real>
void expect_scratch_line(Accuracy& accuracy, Problem const& problem, Machine const& machine = h200(),
                         PlanOptions options = {}) {
  options.rows = false;
  ScratchLineLaunch const launch;
  expect_by_kernels<Real>(accuracy, problem, machine, options, launch);
  EXPECT_EQ(launch.launched, 1u) << problem.token();
}

bool has_radices(std::size_t N, std::size_t widest) {
  for (std::size_t p = 2; p <= widest; ++p)
    while (N % p == 0) N /= p;
  return N == 1;
}

TEST(ScratchLineKernel, EqualsTheOracle_ForProductsOfTwoRadicesAndMore) {
  Accuracy accuracy;
  for (std::size_t N = 4; N <= 420; ++N) {
    auto const direction = N % 2 ? Direction::forward : Direction::backward;
    if (has_radices(N, 31) && !Impl::is_butterfly(N) && N % 58 != 0)
      expect_scratch_line<float>(accuracy, packed({N}, 5, Precision::f32, direction));
    if (has_radices(N, 23) && !Impl::is_butterfly(N))
      expect_scratch_line<double>(accuracy, packed({N}, 3, Precision::f64, direction));
  }
}

TEST(ScratchLineKernel, EqualsTheOracle_WithAWidePrimeFirst) {
  Accuracy accuracy;
  auto const direction = [](std::size_t m) { return m % 2 ? Direction::forward : Direction::backward; };
  for (std::size_t P : {37, 41, 43, 47, 53, 59, 61})
    for (std::size_t m : {2, 3, 10, 29, 36, 66})
      expect_scratch_line<float>(accuracy, packed({P * m}, 3, Precision::f32, direction(m)));
  for (std::size_t P : {37, 41, 43})
    for (std::size_t m : {2, 3, 10, 28, 36, 66})
      expect_scratch_line<double>(accuracy, packed({P * m}, 3, Precision::f64, direction(m)));
}

TEST(ScratchLineKernel, EqualsTheOracle_WithAWidePrimeFirstAndLast) {
  Accuracy accuracy;
  for (std::size_t N : {37 * 37, 41 * 43, 47 * 37, 59 * 59, 61 * 53, 2 * 37 * 53})
    for (auto direction : {Direction::forward, Direction::backward})
      expect_scratch_line<float>(accuracy, packed({N}, 3, Precision::f32, direction));
  for (std::size_t N : {37 * 37, 43 * 37, 2 * 41 * 37})
    expect_scratch_line<double>(accuracy, packed({N}, 3, Precision::f64));
}

TEST(ScratchLineKernel, EqualsTheOracle_OfLongLines) {
  Accuracy accuracy;
  for (std::size_t N : {1001, 1364, 2431, 2783, 3757, 4030, 4096, 7436, 8192})
    expect_scratch_line<float>(accuracy, packed({N}, 2));
  for (std::size_t N : {1001, 2431, 3757, 4004, 4096})
    expect_scratch_line<double>(accuracy, packed({N}, 2, Precision::f64));
}

TEST(ScratchLineKernel, EqualsTheOracle_WithTheBigTwiddle) {
  PlanOptions options{.rule = Rule::hierarchical, .rows = false};
  Accuracy accuracy;
  for (std::size_t N : {1001 * 34, 343 * 49, 169 * 121, 2048, 3125 * 24}) {
    ScratchLineLaunch const launch;
    expect_by_kernels<float>(accuracy, packed({N}, 2, Precision::f32, Direction::backward), h200(), options, launch);
    expect_by_kernels<double>(accuracy, packed({N}, 3, Precision::f64), h200(), options, launch);
    EXPECT_EQ(launch.launched, 4u) << N;
  }
}

TEST(ScratchLineKernel, EqualsTheOracle_InTeamsTooSmallForOneRound) {
  Accuracy accuracy;
  for (unsigned threads : {16, 32})
    for (std::size_t N : {143, 1001, 1768, 2662}) {
      auto machine = h200();
      machine.max_team_size = threads;
      expect_scratch_line<float>(accuracy, packed({N}, 2), machine);
      expect_scratch_line<double>(accuracy, packed({N}, 3, Precision::f64), machine);
    }
}

TEST(ScratchLineKernel, EqualsTheOracle_OnStridedAxesAndPaddedLines) {
  Accuracy accuracy;
  for (std::size_t N : {22, 34, 143, 330, 1001})
    for (auto precision : {Precision::f32, Precision::f64}) {
      auto const expect = [&](Problem const& problem) {
        precision == Precision::f32 ? expect_scratch_line<float>(accuracy, problem)
                                    : expect_scratch_line<double>(accuracy, problem);
      };
      expect(along(0, {N, 13}, precision));
      expect(along(1, {3, N, 10}, precision, Direction::backward));
      auto problem = packed({N}, 7, precision);
      problem.axes[0].stride_in = 3;
      problem.batch[0].stride_in = static_cast<std::ptrdiff_t>(3 * N + 5);
      expect(problem);
    }
}

/// A thread's butterflies are of several lines, of which only some are there.
TEST(ScratchLineKernel, EqualsTheOracle_WithAWidePrimeLastInATeamOfFewerLines) {
  Accuracy accuracy;
  auto machine = h200();
  machine.concurrency = 1;
  auto const expect = [&](Problem const& problem) {
    auto const t = Impl::make_passes(problem, machine, {}).passes.at(0).choice;
    EXPECT_GT(t.radices.back(), 31u) << problem.token();
    EXPECT_NE(t.team_size % t.lines_per_team, 0u) << problem.token();
    problem.precision == Precision::f32 ? expect_scratch_line<float>(accuracy, problem, machine)
                                        : expect_scratch_line<double>(accuracy, problem, machine);
  };
  for (std::size_t N : {1517, 1591, 1739}) expect(along(0, {N, 23}));
  for (std::size_t N : {1369, 1591}) expect(along(0, {N, 23}, Precision::f64, Direction::backward));
}

/// Every shape with overlap lines that would be timed for the problem, which is of one pass.
template <class Real>
std::size_t expect_overlaps(Accuracy& accuracy, Problem const& problem) {
  PlanOptions const options{.rule = Rule::direct, .rows = false};
  auto list = Impl::make_passes(problem, h200(), options);
  auto& pass = list.passes.at(0);
  pass.choice = {};
  std::size_t overlaps = 0;
  for (auto const& shape : Impl::scratch_line_candidates({problem.precision, h200(), options}, pass, 12)) {
    if (shape.overlap_lines() == 0) continue;
    ++overlaps;
    pass.choice = shape;
    ScratchLineLaunch const launch;
    expect_by_passes<Real>(accuracy, problem, list, h200(), launch);
    EXPECT_EQ(launch.launched, 1u) << problem.token();
  }
  return overlaps;
}

TEST(ScratchLineKernel, EqualsTheOracle_WhereTeamsOverlapTheirNeighbours) {
  Accuracy accuracy;
  for (std::size_t N : {45, 360, 1001})
    for (std::size_t lines : {37, 101, 145}) {  // ends of rows inside a team's lines, its overlap, and at both
      EXPECT_GE(expect_overlaps<float>(accuracy, along(0, {N, lines}, Precision::f32, Direction::backward)), 1u) << N;
      EXPECT_GE(expect_overlaps<double>(accuracy, along(0, {N, lines}, Precision::f64)), 1u) << N;
      EXPECT_GE(expect_overlaps<float>(accuracy, along(1, {3, N, lines})), 1u) << N;
      EXPECT_GE(expect_overlaps<double>(accuracy, along(1, {2, N, lines}, Precision::f64, Direction::backward)), 1u)
          << N;
    }
}

TEST(ScratchLineKernel, HasNoOverlap_WhereItsRowsAreWholeSectorsOrItWritesWhatItReads) {
  auto const overlap = [](Problem const& problem) {
    PlanOptions const options;
    auto const list = Impl::make_passes(problem, h200(), options);
    return Impl::overlap_for({problem.precision, h200(), options, problem.placement == Placement::in_place},
                             list.passes.at(0));
  };
  auto problem = along(0, {400, 1001});
  EXPECT_EQ(overlap(problem), 3u);
  problem.placement = Placement::in_place;
  EXPECT_EQ(overlap(problem), 0u);
  EXPECT_EQ(overlap(along(0, {400, 1000})), 0u);
  EXPECT_EQ(overlap(along(0, {400, 1001}, Precision::f64)), 1u);
  EXPECT_EQ(overlap(packed({400}, 1001)), 0u);
  EXPECT_EQ(overlap(along(1, {3, 400, 1001})), 3u);
}

/// Bluestein's transform by the kernel with chirps, in `passes` of them.
template <class Real>
void expect_chirped(Accuracy& accuracy, Problem const& problem, unsigned passes, PlanOptions options = {},
                    std::size_t displaced = 0) {
  options.rows = false;
  options.rule = Rule::bluestein;
  ScratchLineLaunch const launch;
  expect_by_kernels<Real>(accuracy, problem, h200(), options, launch, false, displaced);
  EXPECT_EQ(launch.launched, passes) << problem.token();
}

TEST(ScratchLineKernel, EqualsTheOracle_OfConvolutionsInOnePass) {
  Accuracy accuracy;
  for (std::size_t N : {37, 47, 134, 509, 1373, 2039}) {
    auto const direction = N % 3 ? Direction::forward : Direction::backward;
    expect_chirped<float>(accuracy, packed({N}, 3, Precision::f32, direction), 1);
    expect_chirped<double>(accuracy, packed({N}, 2, Precision::f64, direction), 1);
    expect_chirped<float>(accuracy, packed({N}, 2, Precision::f32, direction), 1, {}, 1);
    expect_chirped<double>(accuracy, along(1, {3, N, 10}, Precision::f64, direction), 1);
  }
  expect_chirped<float>(accuracy, packed({8191}, 1), 1);
}

TEST(ScratchLineKernel, EqualsTheOracle_OfConvolutionsInSeveralPasses) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = 16384;
  for (std::size_t N : {1009, 2503, 4099})
    for (auto direction : {Direction::forward, Direction::backward}) {
      expect_chirped<float>(accuracy, packed({N}, 3, Precision::f32, direction), 3, options);
      expect_chirped<double>(accuracy, packed({N}, 2, Precision::f64, direction), 3, options);
    }
  auto cropped = packed({2503}, 2);
  cropped.axes[0].extent_in = 2000;
  cropped.batch[0].stride_in = 2000;
  expect_chirped<float>(accuracy, cropped, 3, options);
  expect_chirped<double>(accuracy, along(0, {4099, 3}, Precision::f64), 3, options);
}

TEST(ScratchLineKernel, ConvolvesPrimesWhoseRowIsSlower_InManyContiguousLines) {
  auto const tuning_of = [](Problem const& problem) {
    auto const list = Impl::make_passes(problem, h200(), {});
    EXPECT_EQ(list.passes.size(), 1u) << problem.token();
    return list.passes[0].choice;
  };
  for (std::size_t N : {1289, 1433, 1487, 1669}) {
    EXPECT_TRUE(tuning_of(packed({N}, 5000, Precision::f64)).is_in_place()) << N;
    EXPECT_TRUE(tuning_of(packed({N}, 5, Precision::f64)).is<Impl::RegisterLineChoice>()) << N;
    EXPECT_TRUE(tuning_of(packed({N}, 5000, Precision::f32)).is<Impl::RegisterLineChoice>()) << N;
    EXPECT_TRUE(tuning_of(along(0, {N, 5000}, Precision::f64)).is<Impl::RegisterLineChoice>()) << N;
  }
  for (std::size_t N : {1277, 1553, 1709})
    EXPECT_TRUE(tuning_of(packed({N}, 5000, Precision::f64)).is<Impl::RegisterLineChoice>()) << N;
}

/// Many packed lines take a row instead where there is one (PlainRows); the measured shape is then for other contiguous
/// lines.
TEST(ScratchLineKernel, TakesEachMeasuredLengthAsMeasured) {
  auto const machine = h200();
  PlanOptions const options;
  for (auto const& row : Impl::nvidia_h200_scratch_line_rows) {
    auto const problem = packed({row.length}, 100000, row.precision);
    auto list = Impl::make_passes(problem, machine, options);
    ASSERT_EQ(list.passes.size(), 1u) << problem.token();
    auto& t = list.passes[0].choice;
    if (t.is<Impl::RegisterLineChoice>() || t.is<Impl::RegisterLineClusterChoice>()) {
      t = {};
      t = Impl::measured_candidate({row.precision, machine, options}, list.passes[0]).value();
    }
    ASSERT_TRUE(t.is_in_place()) << problem.token();
    ASSERT_EQ(Impl::budget_of(t), row.budget) << problem.token();
    EXPECT_EQ(t.radices, std::vector<unsigned>(row.radices,
                                               std::find(row.radices, row.radices + Impl::max_scratch_line_stages, 0)))
        << problem.token();
    EXPECT_EQ(t.team_size, row.threads) << problem.token();
    EXPECT_EQ(t.lines_per_team, row.lines) << problem.token();
    EXPECT_EQ(t.teams(), row.teams) << problem.token();
    auto const layout = row.teams > 1 ? Impl::cluster_layout(list.passes[0], t, row.precision)
                                      : Impl::scratch_line_layout(list.passes[0], t, row.precision);
    EXPECT_EQ(t.scratch_bytes, layout.scratch_bytes) << problem.token();
    for (auto const& stage : {layout.shape.first, layout.shape.last}) {  // each team has some butterflies
      EXPECT_TRUE(row.teams == 1 || (row.teams - 1) * stage.count < stage.S) << problem.token();
    }
    auto const& budget =
        (row.teams > 1 ? Impl::cluster_budgets(row.precision) : Impl::scratch_line_budgets(row.precision))[row.budget];
    EXPECT_LE(t.team_size, budget.threads) << problem.token();
    for (auto R : t.radices) EXPECT_LE(R, budget.widest) << problem.token();
  }
}

}  // namespace
}  // namespace TeamFFT::Test
