// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Several axes in one pass: which problems have a box, and what it says of itself.
#include "plan/boxes.hpp"
#include "plan/planner.hpp"

#include "machines.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

std::vector<std::string> rules_of(Problem const& problem, Machine const& machine = h200(),
                                  PlanOptions const& options = {}, Impl::CalledEnds called = {}) {
  std::vector<std::string> rules;
  for (auto const& pass : Impl::make_passes(problem, machine, options, called).passes) rules.push_back(pass.rule);
  return rules;
}

using Rules = std::vector<std::string>;

TEST(BoxPass, HoldsAllAxesOfSmallBoxes) {
  EXPECT_EQ(rules_of(packed({60, 64}, 4096)), Rules{"box"});
  EXPECT_EQ(rules_of(packed({60, 64}, 4096), a100()), Rules{"box"});
  EXPECT_EQ(rules_of(packed({16, 16, 16}, 4096)), Rules{"box"});  // instead of a chain and a pass
  EXPECT_EQ(rules_of(packed({12, 15, 16}, 4096, Precision::f64, Direction::backward)), Rules{"box"});
  EXPECT_EQ(rules_of(packed({20, 36}, 4096, Precision::f32, Direction::forward, Placement::in_place)), Rules{"box"});
}

TEST(BoxPass, LeavesAnAxisThatDoesNotFit) {
  EXPECT_EQ(rules_of(packed({512, 60, 64}, 8)), (Rules{"box", "direct"}));
  EXPECT_EQ(rules_of(packed({509, 60, 64}, 8)).front(), "box");
}

TEST(BoxPass, HoldsFewBoxesThatAreShorterThanTheLaunchesSaved) {
  EXPECT_EQ(rules_of(packed({60, 64}, 2)), Rules{"box"});
  EXPECT_EQ(rules_of(packed({8, 8, 8})), Rules{"box"});
  EXPECT_EQ(rules_of(packed({32, 32}, 8, Precision::f64)), Rules{"box"});
  EXPECT_EQ(rules_of(packed({20, 9, 42})), Rules{"box"});               // two launches
  EXPECT_EQ(rules_of(packed({84, 90})), (Rules{"direct", "direct"}));   // one
  EXPECT_EQ(rules_of(packed({36, 50, 11})), (Rules{"box", "direct"}));  // of its last axes
  EXPECT_EQ(rules_of(packed({60, 64}, 2, Precision::f64)), (Rules{"direct", "direct"}));
}

TEST(BoxPass, IsOfRealsInOneDirectionWithAContiguousEvenAxis) {
  auto const r2c = [](std::size_t n, std::size_t batch = 4096) {
    return packed({Kind::c2c_forward, Kind::r2c}, {60, n}, batch, Precision::f32);
  };
  EXPECT_EQ(rules_of(r2c(64)), Rules{"box"});
  EXPECT_EQ(rules_of(r2c(64, 2)), Rules{"box"});  // shorter than the launch saved
  // rows of four elements
  EXPECT_EQ(rules_of(packed({Kind::c2c_forward, Kind::r2c}, {32, 8}, 6952, Precision::f32)), Rules{"box"});
  EXPECT_EQ(rules_of(packed({Kind::c2c_forward, Kind::r2c}, {240, 120}, 1000, Precision::f32)).size(), 2u);
  EXPECT_EQ(rules_of(packed({Kind::c2c_backward, Kind::c2r}, {60, 64}, 2, Precision::f32)), Rules{"box"});
  EXPECT_EQ(rules_of(packed({Kind::c2c_backward, Kind::c2r}, {60, 64}, 2, Precision::f32, Placement::in_place)),
            Rules{"box"});
  EXPECT_EQ(rules_of(r2c(63)).size(), 2u);
  EXPECT_EQ(rules_of(packed({Kind::c2c_backward, Kind::r2c}, {60, 64}, 2, Precision::f32)).size(), 2u);
  EXPECT_EQ(rules_of(packed({Kind::r2c, Kind::c2c_forward}, {60, 64}, 2, Precision::f32)).size(), 2u);
  auto padded = r2c(64);
  padded.axes[0].extent_in = 40;
  EXPECT_EQ(rules_of(padded).size(), 2u);
}

TEST(BoxPass, CountsTheBytesOfRowsOfReals) {
  auto const problem = packed({Kind::c2c_forward, Kind::r2c}, {20, 64}, 5, Precision::f64);
  auto const list = Impl::make_passes(problem, h200(), {});
  ASSERT_EQ(list.passes.size(), 1u);
  EXPECT_EQ(list.passes[0].length, 20u * 32u);
  EXPECT_EQ(list.passes[0].bytes(Precision::f64, {}), 5 * 20u * 8 * (64 + 2 * 33u));
}

TEST(BoxPass, IsNotForChainsNorLargeBoxes) {
  EXPECT_EQ(rules_of(packed({56, 56}, 4096)), (Rules{"direct", "direct"}));
  // one team a multiprocessor, and no other to follow
  EXPECT_EQ(rules_of(packed({128, 128, 128})), (Rules{"direct", "direct", "direct"}));
  EXPECT_EQ(rules_of(packed({64, 64}, 1000)), (Rules{"direct", "direct"}));  // one launch, measured
  EXPECT_EQ(rules_of(packed({1000, 1000}, 8)), (Rules{"direct", "direct"}));
}

TEST(BoxPass, WantsOnePieceOfMemory) {
  auto ghosts = packed({60, 64}, 4096);
  ghosts.axes[0].stride_in = 68;
  ghosts.batch[0].stride_in = 68 * 60;
  EXPECT_EQ(rules_of(ghosts).size(), 2u);
  auto padded = packed({60, 64}, 4096);
  padded.axes[1].extent_in = 40;
  EXPECT_EQ(rules_of(padded).size(), 2u);
  auto mixed = packed({60, 64}, 4096);
  mixed.axes[0].kind = Kind::c2c_backward;
  EXPECT_EQ(rules_of(mixed).size(), 2u);
}

TEST(BoxPass, IsForThatEngineAlone) {
  EXPECT_EQ(rules_of(packed({60, 64}, 4096), host()).size(), 2u);
  EXPECT_EQ(rules_of(packed({60, 64}, 4096), mi300x()).size(), 2u);
  EXPECT_EQ(rules_of(packed({60, 64}, 4096), h200(), {.launch = Launch::parallel_for}).size(), 2u);
  EXPECT_EQ(rules_of(packed({60, 64}, 4096), h200(), {}, {true, false}).size(), 2u);
}

TEST(BoxPass, SaysWhichStageBelongsToWhichAxis) {
  auto const list = Impl::make_passes(packed({60, 64}, 4096), h200(), {});
  ASSERT_EQ(list.passes.size(), 1u);
  auto const& pass = list.passes[0];
  EXPECT_EQ(pass.length, 60u * 64u);
  EXPECT_EQ(pass.middle.box, (std::vector<std::size_t>{64, 60}));
  EXPECT_EQ(pass.bytes(Precision::f32, {}), 2 * 8 * 4096u * 60u * 64u);
  auto const& axes = pass.choice.as<Impl::ScratchLineChoice>()->axes;
  ASSERT_EQ(axes.size(), pass.choice.radices.size());
  std::vector<std::size_t> lengths{1, 1};
  for (std::size_t s = 0; s < axes.size(); ++s) lengths.at(axes[s]) *= pass.choice.radices[s];
  EXPECT_EQ(lengths, pass.middle.box);
  std::ostringstream text;
  Impl::print(text, list, h200());
  EXPECT_NE(text.str().find("4096 lines of 3840 (60x64) = "), std::string::npos) << text.str();
  EXPECT_NE(text.str().find(" along axes "), std::string::npos) << text.str();
}

}  // namespace
}  // namespace TeamFFT::Test
