// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The map kernel on teams of host threads (kernel_teams.hpp), between passes of complex lines of half the length, or of
// two odd lines as one.
#include "kernel_teams.hpp"

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

/// The problem by `maps` passes of the map kernel, and complex ones.
template <class Real>
void expect_mapped(Accuracy& accuracy, Problem const& problem, unsigned maps, PlanOptions options = {},
                   bool orthogonalize = false) {
  options.rows = false;
  ScratchLineLaunch const launch;
  expect_by_kernels<Real>(accuracy, problem, h200(), options, launch, orthogonalize);
  EXPECT_EQ(launch.mapped, maps) << problem.token();
}

/// Maps of lines of even length: reals that lie side by side in pairs need none.
unsigned maps_of(Kind kind) { return kind == Kind::r2hc || kind == Kind::hc2r || kind == Kind::dht ? 1 : 2; }

/// So many lines of N elements that more launches are faster than slow ones.
std::size_t lines_for(std::size_t N) { return (std::size_t{1} << 17) / N + 1; }

TEST(MapKernel, EqualsTheOracle_OfHalfSpectraInThreePasses) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = 2048;
  for (auto kind : {Kind::r2c, Kind::c2r}) {
    for (std::size_t N : {990, 4004})
      expect_mapped<float>(accuracy, packed({kind}, {N}, lines_for(N / 2), Precision::f32), 1, options);
    for (std::size_t N : {1050, 2048})
      expect_mapped<double>(accuracy, packed({kind}, {N}, lines_for(N / 2), Precision::f64), 1, options);
  }
}

TEST(MapKernel, EqualsTheOracle_OfDctsAndDstsInFourPasses) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = 2048;
  for (auto kind :
       {Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst2, Kind::dst3, Kind::dst4, Kind::r2hc, Kind::hc2r, Kind::dht}) {
    expect_mapped<float>(accuracy, packed({kind}, {4004}, lines_for(2002), Precision::f32), maps_of(kind), options);
    expect_mapped<double>(accuracy, packed({kind}, {1050}, lines_for(525), Precision::f64), maps_of(kind), options);
  }
}

TEST(MapKernel, EqualsTheOracle_OfHalfComplexLinesInPlace_AndOfASecondAxis) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = 2048;
  for (auto kind : {Kind::r2hc, Kind::hc2r, Kind::dht}) {
    auto problem = packed({kind}, {4004}, lines_for(2002), Precision::f32);
    problem.placement = Placement::in_place;
    expect_mapped<float>(accuracy, problem, 1, options);
    problem = packed({kind, kind}, {6, 4004}, lines_for(6 * 2002), Precision::f64);
    for (auto const placement : {Placement::out_of_place, Placement::in_place}) {
      problem.placement = placement;
      expect_mapped<double>(accuracy, problem, 1, options);
    }
  }
}

TEST(MapKernel, EqualsTheOracle_OfTypeOneAroundAConvolution) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = 4096;
  for (auto kind : {Kind::dct1, Kind::dst1}) {
    expect_mapped<float>(accuracy, packed({kind}, {extent_of(kind, 2018)}, lines_for(1009), Precision::f32), 2,
                         options);
    expect_mapped<double>(accuracy, packed({kind}, {extent_of(kind, 2018)}, lines_for(1009), Precision::f64), 2,
                          options);
  }
}

/// Lines of N, beside each other.
Problem beside_each_other(Kind kind, std::size_t N, Precision precision) {
  auto problem = packed({kind}, {N}, lines_for(N / 2), precision);
  problem.axes[0].stride_in = problem.axes[0].stride_out = static_cast<std::ptrdiff_t>(problem.batch[0].count);
  problem.batch[0].stride_in = problem.batch[0].stride_out = 1;
  return problem;
}

TEST(MapKernel, EqualsTheOracle_OfPaddedAndStridedReals) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = 2048;
  auto problem = packed({Kind::r2c}, {990}, lines_for(495), Precision::f32);
  problem.axes[0].extent_in = 871;
  expect_mapped<float>(accuracy, problem, 2, options);
  expect_mapped<double>(accuracy, beside_each_other(Kind::r2c, 990, Precision::f64), 2, options);
  problem = packed({Kind::r2c}, {990}, lines_for(495), Precision::f32);
  problem.conjugated = true;
  expect_mapped<float>(accuracy, problem, 1, options);
}

TEST(MapKernel, EqualsTheOracle_OfRealKindsWithAPrimeStage) {
  Accuracy accuracy;
  for (auto kind : {Kind::r2c, Kind::c2r}) {
    expect_mapped<float>(accuracy, packed({kind}, {502}, lines_for(502), Precision::f32), 1);
    expect_mapped<double>(accuracy, packed({kind}, {74}, lines_for(74), Precision::f64), 1);
  }
  for (auto kind : real_to_real_kinds)
    expect_mapped<float>(accuracy, packed({kind}, {extent_of(kind, 74)}, lines_for(37), Precision::f32), maps_of(kind));
}

TEST(MapKernel, EqualsTheOracle_OfOrthogonalKinds) {
  Accuracy accuracy;
  for (auto kind : real_to_real_kinds)
    expect_mapped<double>(accuracy, packed({kind}, {extent_of(kind, 134)}, lines_for(67), Precision::f64),
                          maps_of(kind), {}, true);
}

TEST(MapKernel, EqualsTheOracle_OfStridedHalfSpectra_AndLeavesTheInput) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = 2048;
  auto const problem = beside_each_other(Kind::c2r, 990, Precision::f64);
  expect_mapped<double>(accuracy, problem, 2, options);
  auto const list = Impl::make_passes(problem, h200(), {.rule = Rule::automatic, .rows = false, .scratch_limit = 2048});
  EXPECT_EQ(list.workspace_elements, 0u);
  EXPECT_EQ(list.spectrum_elements, problem.batch[0].count * 495);
  for (auto const& pass : list.passes)
    EXPECT_NE(pass.target.buffer, Impl::Buffer::in) << pass.describe(problem.precision);
}

constexpr Kind odd_kinds[] = {Kind::r2c,  Kind::c2r,  Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst2,
                              Kind::dst3, Kind::dst4, Kind::r2hc, Kind::hc2r, Kind::dht};

TEST(MapKernel, EqualsTheOracle_OfTwoOddLinesAsOne) {
  Accuracy accuracy;
  for (auto kind : odd_kinds) {
    expect_mapped<float>(accuracy, packed({kind}, {74 + 37}, 2 * lines_for(222), Precision::f32), 2);
    expect_mapped<double>(accuracy, packed({kind}, {37}, 2 * lines_for(74), Precision::f64), 2);
  }
}

TEST(MapKernel, EqualsTheOracle_OfAnOddNumberOfOddLines) {
  Accuracy accuracy;
  for (auto kind : odd_kinds) {
    expect_mapped<float>(accuracy, packed({kind}, {41}, 2 * lines_for(82) + 1, Precision::f32), 2, {}, true);
    expect_mapped<double>(accuracy, packed({kind}, {111}, 2 * lines_for(222) + 1, Precision::f64), 2);
  }
}

TEST(MapKernel, EqualsTheOracle_OfTwoOddLinesBesideEachOther) {
  Accuracy accuracy;
  for (auto kind : odd_kinds) {
    expect_mapped<float>(accuracy, beside_each_other(kind, 111, Precision::f32), 2);
    auto problem = beside_each_other(kind, 37, Precision::f64);
    ++problem.batch[0].count;  // an odd number of them
    problem.axes[0].stride_in = problem.axes[0].stride_out = static_cast<std::ptrdiff_t>(problem.batch[0].count + 4);
    expect_mapped<double>(accuracy, problem, 2);
  }
}

TEST(MapKernel, EqualsTheOracle_OfConjugateAndPaddedOddLines) {
  Accuracy accuracy;
  for (auto kind : odd_kinds) {
    auto problem = packed({kind}, {111}, lines_for(111), Precision::f32);
    problem.axes[0].extent_in -= 17;
    expect_mapped<float>(accuracy, problem, 2);
    if (kind != Kind::r2c && kind != Kind::c2r) continue;
    problem.conjugated = true;
    expect_mapped<float>(accuracy, problem, 2);
  }
}

/// Real and imaginary parts are the two lines of complex data.
TEST(MapKernel, PairsThePartsOfComplexData) {
  Accuracy accuracy;
  auto const problem =
      packed({Kind::dct2}, {111}, lines_for(222), Precision::f64, Placement::out_of_place, Data::complex);
  expect_mapped<double>(accuracy, problem, 2);
  auto const list = Impl::make_passes(problem, h200(), {.rows = false});
  EXPECT_EQ(list.passes[0].source.partner, 1);
  EXPECT_EQ(list.passes[0].line_count(), problem.batch[0].count);
}

TEST(MapKernel, TakesNoMoreMemoryThanASlowPlan_OfTwoOddLines) {
  for (std::size_t N : {37, 999, 1019, 10007, 100003, 1000003})
    for (auto kind : odd_kinds)
      for (std::size_t lines : {2, 3, 1000}) {
        auto const problem = packed({kind}, {N}, lines, Precision::f32);
        auto const list = Impl::make_passes(problem, h200(), {});
        double const reals = static_cast<double>(N * (lines + 1)), elements = static_cast<double>(list.memory().all());
        EXPECT_LE(2 * elements, 4.4 * reals + 1024) << problem.token() << ": " << list.reason;
      }
}

}  // namespace
}  // namespace TeamFFT::Test
