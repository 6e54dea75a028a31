// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Boxes of several axes as lines of the scratch-line kernel, on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include "engines/scratch_line/candidates.hpp"
#include "plan/boxes.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Lengths = std::vector<std::size_t>;

/// One multiprocessor, so that few boxes fill the machine.
Machine small_h200() {
  auto machine = h200();
  machine.concurrency = 1;
  machine.compiled.chain = false;
  return machine;
}

template <class Real>
void expect_box(Accuracy& accuracy, Problem const& problem, Machine const& machine = small_h200()) {
  auto const list = Impl::make_passes(problem, machine, {.rows = false});  // teams on hosts have no rows' kernels
  ASSERT_EQ(list.passes.front().rule, "box") << problem.token();
  ScratchLineLaunch const launch;
  expect_by_passes<Real>(accuracy, problem, list, machine, launch);
  EXPECT_GE(launch.launched, 1u) << problem.token();
}

TEST(BoxKernel, EqualsTheOracle_OfPlanes) {
  Accuracy accuracy;
  for (Lengths const& lengths : {Lengths{16, 16}, {12, 30}, {60, 60}, {7, 100}, {100, 7}, {31, 30}, {33, 22}, {64, 48}, {13, 22}, {2, 9}, {9, 2}, {5, 512}})
    for (auto const direction : {Direction::forward, Direction::backward}) {
      expect_box<float>(accuracy, packed(lengths, 5, Precision::f32, direction));
      expect_box<double>(accuracy, packed(lengths, 3, Precision::f64, direction));
    }
}

TEST(BoxKernel, EqualsTheOracle_OfThreeAndFourAxes) {
  Accuracy accuracy;
  for (Lengths const& lengths : {Lengths{12, 10, 15}, {6, 5, 4}, {16, 16, 16}, {4, 3, 50}, {22, 2, 26}, {2, 3, 4, 5}, {7, 1, 9}}) {
    expect_box<float>(accuracy, packed(lengths, 4, Precision::f32, Direction::backward));
    expect_box<double>(accuracy, packed(lengths, 3, Precision::f64));
  }
}

TEST(BoxKernel, EqualsTheOracle_InPlaceAndAmongOtherElements) {
  Accuracy accuracy;
  expect_box<float>(accuracy, packed({20, 36}, 5, Precision::f32, Direction::forward, Placement::in_place));
  auto problem = packed({20, 36}, 5, Precision::f64);
  problem.batch[0].stride_in = 20 * 36 + 7;
  problem.batch[0].stride_out = 2 * 20 * 36;
  expect_box<double>(accuracy, problem);
}

TEST(BoxKernel, EqualsTheOracle_BesideAnotherAxis) {
  Accuracy accuracy;
  for (auto const direction : {Direction::forward, Direction::backward}) {
    expect_box<float>(accuracy, packed({40, 24, 20}, 2, Precision::f32, direction));
    expect_box<double>(accuracy, packed({509, 15, 12}, 1, Precision::f64, direction));
  }
}

/// Every shape that would be timed: orders of stages, lines of a team, threads.
TEST(BoxKernel, EqualsTheOracle_InEveryOrderOfStages) {
  Accuracy accuracy;
  auto const machine = small_h200();
  for (Lengths const& lengths : {Lengths{16, 12}, {30, 44}, {6, 7, 8}}) {
    auto const problem = packed(lengths, 7);
    auto list = Impl::make_passes(problem, machine, {});
    ASSERT_EQ(list.passes.size(), 1u);
    auto& pass = list.passes[0];
    pass.choice = {};
    auto const shapes = Impl::scratch_line_candidates({problem.precision, machine, {}}, pass, 24);
    EXPECT_GE(shapes.size(), 6u);
    for (auto const& shape : shapes) {
      pass.choice = shape;
      ScratchLineLaunch const launch;
      expect_by_passes<float>(accuracy, problem, list, machine, launch);
    }
  }
}

}  // namespace
}  // namespace TeamFFT::Test
