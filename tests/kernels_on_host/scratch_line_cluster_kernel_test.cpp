// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines that a cluster's teams share in the scratch-line kernel, on teams of host threads (kernel_teams.hpp), and when
// the planner shares them.
#include "kernel_teams.hpp"
#include "engines/scratch_line/cluster_candidates.hpp"
#include "engines/scratch_line/cluster_layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace TeamFFT::Test {
namespace {

template <class Real>
void expect_cluster(Accuracy& accuracy, Problem const& problem, Impl::PassList const& list, std::size_t displaced = 0) {
  ScratchLineClusterLaunch const launch;
  expect_by_passes<Real>(accuracy, problem, list, h200(), launch, false, displaced);
  EXPECT_EQ(launch.launched, 1u) << problem.token();
}

void expect_cluster(Accuracy& accuracy, Problem const& problem, Impl::PassList const& list, std::size_t displaced = 0) {
  problem.precision == Precision::f32 ? expect_cluster<float>(accuracy, problem, list, displaced)
                                      : expect_cluster<double>(accuracy, problem, list, displaced);
}

Direction direction_of(std::size_t N) { return N % 2 ? Direction::forward : Direction::backward; }

Impl::PassList planned(Problem const& problem, PlanOptions const& options = {}) {
  return Impl::make_passes(problem, h200(), options);
}

unsigned teams_sharing(Problem const& problem, PlanOptions const& options = {}) {
  auto const list = planned(problem, options);
  return list.passes.size() == 1 ? list.passes[0].choice.teams() : 1;
}

/// The first shapes that would be timed, of one pass.
void expect_each_shape(Accuracy& accuracy, Problem const& problem, std::size_t count, std::set<unsigned>& teams) {
  PlanOptions const options{.rule = Rule::direct};
  auto list = planned(problem, options);
  ASSERT_EQ(list.passes.size(), 1u) << problem.token();
  auto& pass = list.passes[0];
  pass.choice = {};
  auto const shapes = Impl::cluster_candidates({problem.precision, h200(), options}, pass, count);
  EXPECT_FALSE(shapes.empty()) << problem.token();
  for (auto const& shape : shapes) {
    pass.choice = shape;
    teams.insert(shape.teams());
    expect_cluster(accuracy, problem, list);
  }
}

void expect_each_shape(Accuracy& accuracy, std::size_t N, Precision precision, std::size_t count,
                       std::set<unsigned>& teams) {
  expect_each_shape(accuracy, packed({N}, precision == Precision::f32 ? 16 : 4, precision, direction_of(N)), count,
                    teams);
}

TEST(ScratchLineClusterKernel, EqualsTheOracle_InEachShape) {
  Accuracy accuracy;
  std::set<unsigned> teams;
  // 27 and 25 rows are no multiple of the teams
  for (std::size_t N : {14580, 15625, 16384, 17787}) expect_each_shape(accuracy, N, Precision::f32, 5, teams);
  for (std::size_t N : {8085, 9000, 9100, 12012}) expect_each_shape(accuracy, N, Precision::f64, 5, teams);
  EXPECT_GE(teams.size(), 3u);
}

TEST(ScratchLineClusterKernel, EqualsTheOracle_OfLongLines) {
  Accuracy accuracy;
  std::set<unsigned> teams;
  expect_each_shape(accuracy, 60840, Precision::f32, 1, teams);
  expect_each_shape(accuracy, 28561, Precision::f64, 2, teams);
}

TEST(ScratchLineClusterKernel, EqualsTheOracle_WhereElementsAreNotAlignedToPairs) {
  Accuracy accuracy;
  for (std::size_t N : {15000, 15435})
    for (auto precision : {Precision::f32, Precision::f64}) {
      auto const problem = packed({N}, 4, precision, direction_of(N));
      expect_cluster(accuracy, problem, planned(problem), 1);
    }
}

TEST(ScratchLineClusterKernel, EqualsTheOracle_OfLinesInSeveralDimensionsWithGaps) {
  Accuracy accuracy;
  for (auto precision : {Precision::f32, Precision::f64}) {
    auto const problem = lines_with_gaps(15120, precision);
    expect_cluster(accuracy, problem, planned(problem));
  }
}

TEST(ScratchLineClusterKernel, EqualsTheOracle_OfTiles) {
  Accuracy accuracy;
  std::set<unsigned> teams;
  // 13 and 15 rows are no multiple of the teams; 19 and 2 x 11 lines none of a cluster's
  for (std::size_t N : {1001, 2000, 4095}) {
    expect_each_shape(accuracy, along(0, {N, 19}, Precision::f32, direction_of(N)), 12, teams);
    expect_each_shape(accuracy, along(1, {2, N, 11}, Precision::f64, direction_of(N)), 12, teams);
  }
  EXPECT_GE(teams.size(), 3u);
}

TEST(ScratchLineClusterKernel, EqualsTheOracle_OfTilesOnOneSide) {
  Accuracy accuracy;
  for (auto precision : {Precision::f32, Precision::f64})
    for (bool load : {true, false}) {
      auto problem = along(0, {2100, 21}, precision);
      auto& axis = problem.axes[0];
      (load ? axis.stride_out : axis.stride_in) = 1;
      (load ? problem.batch[0].stride_out : problem.batch[0].stride_in) = 2100;
      std::set<unsigned> teams;
      expect_each_shape(accuracy, problem.canonicalize(), 4, teams);
    }
}

TEST(ScratchLineClusterKernel, IsTakenWhereOneTeamLeavesNoRoomForASecond) {
  EXPECT_EQ(teams_sharing(packed({9000}, 5000)), 1u);
  EXPECT_GT(teams_sharing(packed({15000}, 1)), 1u);
  EXPECT_GT(teams_sharing(packed({9000}, 1, Precision::f64)), 1u);
  EXPECT_EQ(teams_sharing(packed({30000}, 15)), 1u);  // two passes
  EXPECT_GT(teams_sharing(packed({30000}, 16)), 1u);
  EXPECT_GT(teams_sharing(packed({96000}, 500)), 1u);
  EXPECT_EQ(teams_sharing(packed({65536}, 500, Precision::f64)), 1u);  // a ring of two passes
}

TEST(ScratchLineClusterKernel, IsTakenForTilesOfLongLines_ButNotOfShortOnesOrPowersOfTwo) {
  EXPECT_GT(teams_sharing(along(1, {65, 4000, 256}, Precision::f64)), 1u);
  EXPECT_EQ(teams_sharing(along(1, {65, 4000, 256})), 1u);
  EXPECT_EQ(teams_sharing(along(1, {256, 1001, 256})), 1u);
  EXPECT_EQ(teams_sharing(along(0, {8192, 8192})), 1u);
}

TEST(ScratchLineClusterKernel, IsNotTakenForCropsOrAnotherLaunch) {
  auto const lines = packed({15000}, 64);
  PlanOptions portable, without_rows;
  portable.launch = Launch::parallel_for;
  without_rows.rows = false;
  for (auto const& options : {portable, without_rows}) EXPECT_EQ(teams_sharing(lines, options), 1u);
  auto cropped = lines;
  cropped.axes[0].extent_in = 14000;
  EXPECT_EQ(teams_sharing(cropped), 1u);
}

/// No two elements of a team's butterflies lie in the same place, and all in its scratch.
void expect_own_places(Impl::ScratchLineLayout const& layout, Impl::ScratchLineStage const& stage, unsigned teams) {
  for (unsigned team = 0; team < teams; ++team) {
    std::set<std::size_t> taken;
    for (std::size_t i = team * stage.count; i < std::min((team + 1) * stage.count, stage.S); ++i)
      for (unsigned r = 0; r < stage.radix; ++r) {
        std::size_t const place = layout.places[stage.places + i].read + r * stage.step;
        EXPECT_TRUE(taken.insert(place).second) << place << " of team " << team;
        EXPECT_LT(place * 8, layout.scratch_bytes) << place << " of team " << team;
      }
  }
}

TEST(ScratchLineClusterShape, GivesEachButterflyOfALineToOneTeam) {
  Impl::Pass pass;
  pass.length = 15000;
  Impl::Choice t;
  t.radices = {25, 24, 25};
  for (unsigned teams : {2u, 3u, 4u, 7u}) {
    t.engine = Impl::ScratchLineClusterChoice{0, teams};
    auto const layout = Impl::cluster_layout(pass, t, Precision::f32);
    EXPECT_EQ(layout.places.size(), 600u + 625u + 600u) << teams;
    std::vector<unsigned> columns(600), twiddles(25), results(600);
    for (std::size_t i = 0; i < 600; ++i) ++columns.at(layout.places[i].read);
    for (std::size_t i = 600; i < 1225; ++i) ++twiddles.at(layout.places[i].twiddle);
    for (std::size_t i = 1225; i < 1825; ++i) ++results.at(layout.places[i].write);
    EXPECT_EQ(columns, std::vector<unsigned>(600, 1)) << teams;
    EXPECT_EQ(twiddles, std::vector<unsigned>(25, 25)) << teams;
    EXPECT_EQ(results, std::vector<unsigned>(600, 1)) << teams;
    for (auto const& stage : {layout.shape.first, layout.shape.middle[0], layout.shape.last})
      EXPECT_LT((teams - 1) * stage.count, stage.S) << teams;
    expect_own_places(layout, layout.shape.middle[0], teams);
    expect_own_places(layout, layout.shape.last, teams);
  }
}

}  // namespace
}  // namespace TeamFFT::Test
