// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines that a cluster's teams share, on teams of host threads (kernel_teams.hpp), and when the planner takes them.
#include "kernel_teams.hpp"

#include <machines/nvidia_h200/register_line_cluster.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace TeamFFT::Test {
namespace {

void expect_in_cluster(Accuracy& accuracy, Problem const& problem, std::size_t displaced = 0) {
  ClusterLaunch const launch;
  if (problem.precision == Precision::f32)
    expect_by_kernels<float>(accuracy, problem, h200(), {}, launch, false, displaced);
  else
    expect_by_kernels<double>(accuracy, problem, h200(), {}, launch, false, displaced);
  EXPECT_EQ(launch.launched, 1u) << problem.token();
}

Problem packed_lines(Impl::ClusterRow const& row, std::size_t lines, Direction direction) {
  return packed({row.length}, lines, row.precision, direction);
}

TEST(ClusterKernel, EqualsTheOracle_OfEachRow) {
  Accuracy accuracy;
  for (auto const& row : Impl::nvidia_h200_cluster_rows)
    for (auto direction : {Direction::forward, Direction::backward})
      expect_in_cluster(accuracy, packed_lines(row, row.least_lines, direction));
}

TEST(ClusterKernel, EqualsTheOracle_WhereElementsAreNotAlignedToPairs) {
  Accuracy accuracy;
  for (auto const& row : Impl::nvidia_h200_cluster_rows)
    if (row.length <= 16384)
      for (auto direction : {Direction::forward, Direction::backward})
        expect_in_cluster(accuracy, packed_lines(row, std::max(2u, row.least_lines), direction), 1);
}

TEST(ClusterKernel, EqualsTheOracle_OfLinesInSeveralDimensionsWithGaps) {
  Accuracy accuracy;
  for (auto precision : {Precision::f32, Precision::f64})
    expect_in_cluster(accuracy, lines_with_gaps(16384, precision));
}

Impl::Choice tuning_of(Problem const& problem, PlanOptions const& options = {}) {
  auto const list = Impl::make_passes(problem, h200(), options);
  return list.passes.size() == 1 ? list.passes[0].choice : Impl::Choice{};
}

TEST(ClusterKernel, IsTakenForEachRowFromItsLeastLinesOn) {
  for (auto const& row : Impl::nvidia_h200_cluster_rows) {
    for (std::size_t lines : {std::size_t{row.least_lines}, std::size_t{100}, std::size_t{5000}}) {
      auto const t = tuning_of(packed_lines(row, lines, Direction::forward));
      auto const* const choice = t.as<Impl::RegisterLineClusterChoice>();
      ASSERT_NE(choice, nullptr) << row.length;
      EXPECT_EQ(Impl::nvidia_h200_cluster_rows[choice->row].length, row.length);
      EXPECT_LE(t.scratch_bytes, h200().team_scratch);
    }
    if (row.least_lines > 1) {
      EXPECT_FALSE(
          tuning_of(packed_lines(row, row.least_lines - 1, Direction::forward)).is<Impl::RegisterLineClusterChoice>())
          << row.length;
    }
  }
}

TEST(ClusterKernel, IsNotTakenForStridesCropsOrAnotherLaunch) {
  auto const lines = packed({32768}, 64);
  PlanOptions portable, without_rows, little_scratch;
  portable.launch = Launch::parallel_for;
  without_rows.rows = false;
  little_scratch.scratch_limit = 48 * 1024;
  for (auto const& options : {portable, without_rows, little_scratch})
    EXPECT_FALSE(tuning_of(lines, options).is<Impl::RegisterLineClusterChoice>());
  EXPECT_FALSE(tuning_of(along(0, {32768, 64})).is<Impl::RegisterLineClusterChoice>());
  auto cropped = lines;
  cropped.axes[0].extent_in = 30000;
  EXPECT_FALSE(tuning_of(cropped).is<Impl::RegisterLineClusterChoice>());
}

TEST(ClusterKernel, HasTeamsThatShareAMultiprocessor) {
  for (auto const& row : Impl::nvidia_h200_cluster_rows) {
    EXPECT_LE(row.min_blocks * (Impl::scratch_bytes(row) + 1024), 228u * 1024) << row.length;
    EXPECT_EQ(Impl::scratch_bytes(row) % 16, 0u) << row.length;
  }
}

}  // namespace
}  // namespace TeamFFT::Test
