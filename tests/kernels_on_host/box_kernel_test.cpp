// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Boxes of several axes as lines of the scratch-line kernel, on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include "engines/scratch_line/candidates.hpp"
#include "plan/boxes.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <utility>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Lengths = std::vector<std::size_t>;

/// Few multiprocessors, so that few boxes fill the machine.
Machine small_h200() {
  auto machine = h200();
  machine.concurrency = 4;
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
  for (Lengths const& lengths : {Lengths{16, 16},
                                 {12, 30},
                                 {60, 60},
                                 {7, 100},
                                 {100, 7},
                                 {31, 30},
                                 {33, 22},
                                 {64, 48},
                                 {13, 22},
                                 {2, 9},
                                 {9, 2},
                                 {5, 512}})
    for (auto const direction : {Direction::forward, Direction::backward}) {
      expect_box<float>(accuracy, packed(lengths, 5, Precision::f32, direction));
      expect_box<double>(accuracy, packed(lengths, 3, Precision::f64, direction));
    }
}

TEST(BoxKernel, EqualsTheOracle_OfThreeAndFourAxes) {
  Accuracy accuracy;
  for (Lengths const& lengths :
       {Lengths{12, 10, 15}, {6, 5, 4}, {16, 16, 16}, {4, 3, 50}, {22, 2, 26}, {2, 3, 4, 5}, {7, 1, 9}}) {
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

/// Real problems to and from half-spectra along the last axis, in rows as one memory has both, or packed.
std::vector<Problem> of_reals(Lengths const& lengths, std::size_t batch, Precision precision,
                              Placement rows = Placement::out_of_place) {
  std::vector<Problem> problems;
  for (bool const to_real : {false, true}) {
    std::vector<Kind> kinds(lengths.size(), to_real ? Kind::c2c_backward : Kind::c2c_forward);
    kinds.back() = to_real ? Kind::c2r : Kind::r2c;
    problems.push_back(packed(kinds, lengths, batch, precision, rows));
    problems.back().placement = Placement::out_of_place;
  }
  return problems;
}

template <class Real>
void expect_boxes_of_reals(Accuracy& accuracy, Lengths const& lengths, std::size_t batch,
                           Placement rows = Placement::out_of_place) {
  for (auto const& problem : of_reals(lengths, batch, precision_of<Real>, rows)) expect_box<Real>(accuracy, problem);
}

TEST(BoxKernel, EqualsTheOracle_OfReals) {
  Accuracy accuracy;
  for (Lengths const& lengths : {Lengths{16, 16},
                                 {12, 30},
                                 {7, 100},
                                 {100, 8},
                                 {11, 30},
                                 {33, 22},
                                 {13, 22},
                                 {2, 18},
                                 {9, 4},
                                 {5, 512},
                                 {12, 10, 14},
                                 {6, 5, 4},
                                 {22, 2, 26},
                                 {2, 3, 4, 6},
                                 {7, 1, 18}}) {
    expect_boxes_of_reals<float>(accuracy, lengths, 5);
    expect_boxes_of_reals<double>(accuracy, lengths, 3);
  }
}

TEST(BoxKernel, EqualsTheOracle_OfRealsInRowsThatLieAnywhere) {
  Accuracy accuracy;
  expect_boxes_of_reals<float>(accuracy, {20, 36}, 5, Placement::in_place);
  expect_boxes_of_reals<double>(accuracy, {6, 10, 18}, 3, Placement::in_place);
  for (auto problem : of_reals({10, 12, 14}, 4, Precision::f64)) {
    auto& axes = problem.axes;
    axes[1].stride_in = 19, axes[1].stride_out = 17;
    axes[0].stride_in = 19 * 12 + 5, axes[0].stride_out = 17 * 12;
    problem.batch[0] = {4, 3000, 2111};
    expect_box<double>(accuracy, problem);
    std::swap(axes[0].stride_in, axes[1].stride_in);  // of another order in memory
    axes[0].stride_in = 19, axes[1].stride_in = 19 * 10;
    expect_box<double>(accuracy, problem);
  }
}

TEST(BoxKernel, EqualsTheOracle_OfRealsBesideAnotherAxis) {
  Accuracy accuracy;
  auto const kinds = std::vector<Kind>{Kind::c2c_forward, Kind::c2c_forward, Kind::r2c};
  expect_box<float>(accuracy, packed(kinds, {300, 24, 20}, 2, Precision::f32));
  expect_box<double>(accuracy, packed(kinds, {509, 16, 32}, 1, Precision::f64));
}

/// Every shape that would be timed: orders of stages, lines of a team, threads.
void expect_every_shape(Accuracy& accuracy, Problem const& problem) {
  auto const machine = small_h200();
  auto list = Impl::make_passes(problem, machine, {});
  ASSERT_EQ(list.passes.size(), 1u) << problem.token();
  auto& pass = list.passes[0];
  pass.choice = {};
  auto const shapes = Impl::scratch_line_candidates({problem.precision, machine, {}}, pass, 24);
  EXPECT_GE(shapes.size(), 6u) << problem.token();
  for (auto const& shape : shapes) {
    pass.choice = shape;
    ScratchLineLaunch const launch;
    expect_by_passes<float>(accuracy, problem, list, machine, launch);
  }
}

TEST(BoxKernel, EqualsTheOracle_InEveryOrderOfStages) {
  Accuracy accuracy;
  for (Lengths const& lengths : {Lengths{16, 12}, {30, 44}, {6, 7, 8}}) {
    expect_every_shape(accuracy, packed(lengths, 7));
    for (auto const& problem : of_reals(lengths, 7, Precision::f32)) expect_every_shape(accuracy, problem);
  }
}

}  // namespace
}  // namespace TeamFFT::Test
