// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The estimate for tiles against what was measured, and what the planner makes of it.
#include "machines.hpp"
#include "plan/planner.hpp"
#include "problems.hpp"
#include "engines/tile_time.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace TeamFFT::Test {
namespace {

/// N along the middle axis beside 256 lines, or (outer) the outer axis, 2^26 elements in f32 and 2^25 in f64 as the
/// sweep has them.
Problem across(std::size_t N, Precision precision, bool outer) {
  std::size_t const points = std::size_t{1} << (precision == Precision::f32 ? 26 : 25);
  return outer ? along(0, {N, points / N}, precision) : along(1, {points / (256 * N), N, 256}, precision);
}

Impl::Pass pass_of(Problem const& problem) {
  auto const list = Impl::make_passes(problem, h200(), {});
  EXPECT_EQ(list.passes.size(), 1u) << problem.token();
  return list.passes.at(0);
}

/// A shape of the scratch-line kernel, and the fraction of a copy that it had (H200, 2026-11-23,
/// perf/notes/scratch_line.md#tiles-2026-11-23).
struct Measured {
  std::size_t N;
  Precision precision;
  bool outer;
  int form;
  std::vector<unsigned> radices;
  unsigned threads, lines;
  std::size_t scratch_bytes;
  double fraction;
};

double estimated(Measured const& m) {
  auto pass = pass_of(across(m.N, m.precision, m.outer));
  Impl::Choice t;
  t.engine = Impl::ScratchLineChoice{static_cast<std::size_t>(m.form)};
  t.radices = m.radices;
  t.team_size = m.threads;
  t.lines_per_team = m.lines;
  t.scratch_bytes = m.scratch_bytes;
  t.launch = Launch::native;
  pass.choice = t;
  pass.tiles = {true, true};
  PlanOptions const options;
  auto const machine = h200();
  return Impl::tile_time({m.precision, machine, options}, pass).value();
}

TEST(TileTime, IsNearWhatWasMeasured) {
  using enum Precision;
  std::vector<Measured> const measured{
      {504, f32, false, 1, {24, 21}, 192, 16, 65408, 0.912},
      {585, f32, false, 0, {13, 9, 5}, 768, 32, 177920, 0.575},
      {968, f32, false, 0, {8, 11, 11}, 256, 8, 62976, 0.716},
      {1092, f32, false, 0, {7, 12, 13}, 768, 16, 150400, 0.605},
      {1008, f64, false, 0, {12, 7, 12}, 192, 4, 65600, 0.741},
      {1029, f64, false, 2, {21, 7, 7}, 128, 4, 71488, 0.508},
      {567, f64, false, 0, {9, 7, 9}, 128, 4, 37696, 0.772},
      {588, f64, false, 0, {12, 7, 7}, 128, 4, 42560, 0.551},
  };
  for (auto const& m : measured)
    EXPECT_NEAR(estimated(m) * m.fraction, 1, 0.2)
        << m.N << ": " << 1 / estimated(m) << " of a copy, not " << m.fraction;
}

TEST(TileTime, OfRowsIsNearWhatWasMeasured) {
  auto const fraction = [](std::size_t N, Precision precision, bool outer) {
    auto const pass = pass_of(across(N, precision, outer));
    EXPECT_TRUE(pass.choice.is<Impl::RegisterLineChoice>()) << N;
    PlanOptions const options;
    auto const machine = h200();
    return 1 / Impl::tile_time({precision, machine, options}, pass).value();
  };
  EXPECT_NEAR(fraction(512, Precision::f32, false), 0.965, 0.1);
  EXPECT_NEAR(fraction(1024, Precision::f32, false), 0.855, 0.2);
  EXPECT_NEAR(fraction(4096, Precision::f32, true), 0.539, 0.1);
  EXPECT_NEAR(fraction(900, Precision::f64, true), 0.807, 0.1);  // H200, 2026-11-29
  EXPECT_NEAR(fraction(500, Precision::f64, true), 0.782, 0.1);
}

TEST(TileTime, MakesWiderTilesWhereRowsBeginWithinSectorsOfMemory) {
  for (std::size_t N : {64, 128}) {
    auto const aligned = pass_of(along(0, {N, std::size_t{1} << 18})),
               odd = pass_of(along(0, {N, (std::size_t{1} << 18) + 1}));
    EXPECT_TRUE(aligned.choice.is<Impl::RegisterLineChoice>()) << N;
    EXPECT_TRUE(odd.choice.is_in_place()) << N;
    EXPECT_GE(odd.choice.lines_per_team, 2 * aligned.choice.lines_per_team) << N;
    auto const in_cache = pass_of(along(0, {N, 4097}));
    EXPECT_EQ(in_cache.choice, aligned.choice) << N;
  }
}

TEST(TileTime, LeavesRoomForTwoTeamsOrMore) {
  for (std::size_t N : {539, 693, 1001, 1029})
    EXPECT_LE(pass_of(across(N, Precision::f32, false)).choice.scratch_bytes, 110u * 1024) << N;
}

}  // namespace
}  // namespace TeamFFT::Test
