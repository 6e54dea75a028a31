// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plans as data: what passes a problem gets, and that these passes compute the transform.
#include "planned.hpp"
#include "engines/radices.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace TeamFFT::Test {
namespace {

using Impl::Buffer;
using Impl::make_passes;
using Impl::Pass;
using Impl::PassList;

bool is_copy(Problem const& problem) { return problem.logical_size() == 1; }

/// Rules that apply to a length however little scratch there is.
std::vector<Rule> rules_for(std::size_t N) {
  std::vector<Rule> rules{Rule::automatic};
  if (N < 2) return rules;
  rules.push_back(Rule::bluestein);
  if (N > 2 && Impl::is_prime(N)) rules.push_back(Rule::rader);
  return rules;
}

std::vector<Problem> assorted_problems() {
  std::vector<Problem> problems;
  for (auto precision : {Precision::f32, Precision::f64}) {
    for (std::size_t N :
         {1,   2,   3,    16,   17,   31,   97,   100,   127,   210,   251,     256,    257,     289,    360,
          509, 512, 1009, 1024, 4096, 4099, 6007, 16384, 65536, 65537, 1 << 20, 999983, 1 << 24, 1 << 27})
      for (std::size_t batch : {1, 100}) problems.push_back(packed({N}, batch, precision));
    for (std::size_t axis : {0, 1, 2})
      for (std::size_t N : {8, 17, 250, 1024}) {
        std::vector<std::size_t> extents{12, 10, 14};
        extents[axis] = N;
        problems.push_back(along(axis, extents, precision));
      }
    problems.push_back(packed({64, 64}, 3, precision));
    problems.push_back(packed({1024, 1024}, 1, precision, Direction::backward));
    problems.push_back(packed({128, 128, 128}, 1, precision, Direction::forward, Placement::in_place));
    problems.push_back(packed({1, 17, 1, 30}, 5, precision));
  }
  return problems;
}

TEST(Planner, Reference_EqualsTheOracle_ForEveryLength) {
  Accuracy accuracy;
  for (auto const& machine : machines())
    for (std::size_t N = 1; N <= 200; ++N)
      expect_computed(accuracy, packed({N}, 2, Precision::f32, N % 2 ? Direction::forward : Direction::backward),
                      machine, {});
}

class TinyScratch : public testing::TestWithParam<std::size_t> {};

TEST_P(TinyScratch, Reference_EqualsTheOracle_ForEveryLengthAndRule) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = GetParam();
  std::size_t most_passes = 0;
  for (auto const& machine : {host(), h200()})
    for (std::size_t N = 1; N <= 512; N += N < 140 ? 1 : 3)
      for (auto rule : rules_for(N)) {
        options.rule = rule;
        auto const problem =
            packed({N}, 2, N % 3 ? Precision::f32 : Precision::f64, N % 2 ? Direction::forward : Direction::backward);
        SCOPED_TRACE(describe(problem, options) + " on " + machine.name);
        expect_computed(accuracy, problem, machine, options);
        most_passes = std::max(most_passes, make_passes(problem, machine, options).passes.size());
      }
  EXPECT_GE(most_passes, GetParam() < 1024 ? 5u : 3u)
      << "Bluestein's convolution over several passes was never planned";
}
// On a GPU a team keeps some bytes for addresses too: less than 512 bytes hold no line of 16 there.
INSTANTIATE_TEST_SUITE_P(Bytes, TinyScratch, testing::Values(512, 1024, 2048));

TEST(Planner, Reference_EqualsTheOracle_InManyDimensions) {
  Accuracy accuracy;
  for (auto const& machine : machines())
    for (std::size_t limit : {std::size_t{0}, std::size_t{1024}}) {
      PlanOptions options;
      options.scratch_limit = limit;
      for (auto direction : {Direction::forward, Direction::backward})
        for (auto placement : {Placement::out_of_place, Placement::in_place}) {
          expect_computed(accuracy, packed({6, 10}, 3, Precision::f32, direction, placement), machine, options);
          expect_computed(accuracy, packed({4, 17, 6}, 2, Precision::f64, direction, placement), machine, options);
          expect_computed(accuracy, packed({3, 1, 2, 5, 2}, 2, Precision::f32, direction, placement), machine, options);
          for (std::size_t axis : {0, 1, 2}) {
            expect_computed(accuracy, along(axis, {7, 34, 9}, Precision::f32, direction, placement), machine, options);
            expect_computed(accuracy, along(axis, {128, 3, 19}, Precision::f64, direction, placement), machine,
                            options);
          }
        }
    }
}

TEST(Planner, Reference_EqualsTheOracle_CroppedPaddedAndReal) {
  Accuracy accuracy;
  for (auto const& machine : machines())
    for (std::size_t limit : {std::size_t{0}, std::size_t{1024}})
      for (std::size_t N : {1, 5, 16, 31, 60, 251, 256})
        for (std::size_t extent : {std::size_t{1}, N / 2 + 1, N, N + 3})
          for (bool real : {false, true}) {
            PlanOptions options;
            options.scratch_limit = limit;
            auto problem = packed({6, N}, 3);
            problem.real_input = real;
            for (auto& axis : problem.axes) {
              if (axis.length == N) axis.extent_in = extent;
              axis.stride_in *= 2;
            }
            for (auto& b : problem.batch) b.stride_in = 700 * 2 * 6;
            for (auto& axis : problem.axes)
              if (axis.length != N) axis.stride_in = 700;
            expect_computed(accuracy, problem, machine, options);
            for (auto& b : problem.batch) b.stride_in = 0;
            expect_computed(accuracy, problem, machine, options);
          }
}

TEST(Planner, NoPlan_HoldsAPassThatOnlyMovesData) {
  for (auto const& machine : machines())
    for (auto const& problem : assorted_problems()) {
      SCOPED_TRACE(problem.token() + " on " + machine.name);
      auto const list = make_passes(problem, machine, {});
      ASSERT_FALSE(list.passes.empty());
      if (is_copy(problem)) {
        EXPECT_EQ(list.passes.size(), 1u);
        continue;
      }
      for (auto const& pass : list.passes) EXPECT_GT(pass.length, 1u) << pass.describe(problem.precision);
    }
}

TEST(Planner, EveryPass_FitsInItsMachine) {
  for (auto const& machine : machines())
    for (auto const& problem : assorted_problems())
      for (std::size_t limit : {std::size_t{0}, std::size_t{2048}}) {
        PlanOptions options;
        options.scratch_limit = limit;
        // more factors than a plan this narrow is meant for
        if (limit != 0 && problem.logical_size() > (1 << 20)) continue;
        SCOPED_TRACE(describe(problem, options) + " on " + machine.name);
        for (auto const& pass : make_passes(problem, machine, options).passes) {
          EXPECT_LE(pass.choice.scratch_bytes, limit ? limit : machine.team_scratch);
          EXPECT_LE(pass.choice.team_size, machine.max_team_size);
          if (pass.choice.launch == Launch::parallel_for) {
            EXPECT_LE(pass.choice.scratch_bytes, machine.portable_scratch);
          }
          std::size_t product = 1;
          for (auto R : pass.choice.radices) product *= R;
          EXPECT_EQ(product, pass.length);
          if (pass.choice.is_way(Impl::Way::along))
            EXPECT_TRUE(Impl::fills_lanes(pass.choice.radices.front(), pass.choice.lanes()));
          else
            EXPECT_EQ(pass.choice.lines_per_team % pass.choice.lanes(), 0u);
        }
      }
}

/// One line has no neighbours for its lanes, whatever its factors: they are its own elements.
TEST(Planner, SmoothLineAloneOnAHost_HasLanesAlongIt) {
  for (auto precision : {Precision::f32, Precision::f64})
    for (std::size_t N = 1024; N <= 8192; ++N) {
      if (!Impl::is_smooth(N, 7)) continue;
      auto const list = make_passes(packed({N}, 1, precision), host(), {});
      EXPECT_EQ(list.passes.size(), 1u);
      EXPECT_TRUE(list.passes[0].choice.is_way(Impl::Way::along)) << N;
    }
}

TEST(Planner, Passes_ChainFromInputToOutput) {
  for (auto const& machine : machines())
    for (auto const& problem : assorted_problems()) {
      SCOPED_TRACE(problem.token() + " on " + machine.name);
      auto const list = make_passes(problem, machine, {});
      EXPECT_EQ(list.passes.front().source.buffer, Buffer::in);
      EXPECT_EQ(list.passes.back().target.buffer, Buffer::out);
      int scaled = 0;
      for (std::size_t i = 0; i < list.passes.size(); ++i) {
        if (i > 0) {
          EXPECT_NE(list.passes[i].source.buffer, Buffer::in);
          EXPECT_EQ(list.passes[i].source.buffer, list.passes[i - 1].target.buffer);
        }
        EXPECT_NE(list.passes[i].target.buffer, Buffer::in);
        scaled += list.passes[i].target.ops.has<Impl::ops::Scale>();
      }
      EXPECT_EQ(scaled, 1);
    }
}

/// The fewest passes over memory: one while a line fits, one more for each further factor.
TEST(Planner, PowersOfTwo_TakeOnePassWhileTheyFitThenTwoThenThree) {
  for (auto const& machine : machines()) {
    std::size_t before = 1;
    for (std::size_t N = 2; N <= std::size_t{1} << 27; N *= 2) {
      auto const passes = make_passes(packed({N}), machine, {}).passes.size();
      EXPECT_GE(passes, before) << N << " on " << machine.name;
      EXPECT_LE(passes, before + 1) << N << " on " << machine.name;
      if (N <= 4096) {
        EXPECT_EQ(passes, 1u) << N << " on " << machine.name;
      }
      if (N <= (machine.team_scratch > 48 * 1024 ? 1 << 20 : 1 << 16)) {
        EXPECT_LE(passes, 2u) << N << " on " << machine.name;
      }
      before = passes;
    }
    EXPECT_GE(before, 2u) << machine.name;
    EXPECT_LE(before, 3u) << machine.name;
  }
}

TEST(Planner, LessScratch_NeverTakesFewerPasses) {
  for (auto const& machine : machines())
    for (std::size_t N : {64, 512, 1000, 4096, 65536}) {
      std::size_t before = make_passes(packed({N}), machine, {}).passes.size();
      for (std::size_t limit = 65536; limit >= 4096; limit /= 2) {
        PlanOptions options;
        options.scratch_limit = limit;
        auto const passes = make_passes(packed({N}), machine, options).passes.size();
        EXPECT_GE(passes, before) << describe(packed({N}), options) << " on " << machine.name;
        before = passes;
      }
    }
}

/// Every other element, so that no axes lie in one piece (BoxPass has those that do).
Problem with_gaps(Problem problem) {
  for (auto& axis : problem.axes) axis.stride_in *= 2, axis.stride_out *= 2;
  for (auto& batch : problem.batch) batch.stride_in *= 2, batch.stride_out *= 2;
  return problem.canonicalize();
}

TEST(Planner, Dimensions_TakeOnePassEach) {
  for (auto const& machine : machines()) {
    EXPECT_EQ(make_passes(packed({1024, 1024}, 4), machine, {}).passes.size(), 2u);
    EXPECT_EQ(make_passes(with_gaps(packed({128, 128, 128})), machine, {}).passes.size(), 3u);
    EXPECT_EQ(make_passes(with_gaps(packed({6, 10, 12, 14}, 3)), machine, {}).passes.size(), 4u);
    EXPECT_EQ(make_passes(along(1, {256, 1000, 1024}), machine, {}).passes.size(), 1u);
    EXPECT_EQ(make_passes(packed({64, 17}), machine, {}).workspace_elements, 0u);
  }
}

TEST(Planner, ResultsWithoutNeighbours_ArePackedBetweenTheAxesOnHosts) {
  Accuracy accuracy;
  auto const packed_elements = [&](std::string const& token, Machine const& machine) {
    auto const problem = Problem::parse(token).canonicalize();
    auto const list = make_passes(problem, machine, {});
    EXPECT_EQ(list.spectrum_elements != 0, list.passes.front().target.buffer == Buffer::spectrum) << token;
    EXPECT_EQ(list.passes.back().target.buffer, Buffer::out) << token;
    expect_computed(accuracy, problem, machine, {});
    return list.spectrum_elements;
  };
  std::string const one_of_three = "c2c_f64_fwd_n8x6x10_oop_is180x30x3_os180x30x3";
  EXPECT_EQ(packed_elements(one_of_three, host()), 480u);
  EXPECT_EQ(packed_elements(one_of_three, h200()), 0u);
  EXPECT_EQ(packed_elements("c2c_f64_fwd_n8x6x10_oop_is180x30x3", host()), 0u) << "the output is packed already";
  EXPECT_EQ(packed_elements("c2c_f64_fwd_n8x6x10_b3_oop_is1x180x30x3_os1x180x30x3", host()), 0u)
      << "the other components are transformed, too";
  EXPECT_EQ(packed_elements("dct2_f32_n8x6_oop_is12x2_os12x2", host()), 24u) << "48 reals";
  EXPECT_EQ(packed_elements("c2c_f32_fwd_n40_b3_oop_is80x2_os80x2", host()), 0u) << "one axis has nothing between";
}

TEST(Planner, PrimesInScratch_TakeOnePassWithoutWorkspace) {
  for (auto const& machine : machines())
    for (std::size_t N : {17, 19, 23, 97, 127, 251, 509, 1021}) {
      auto const list = make_passes(packed({N}, 10), machine, {});
      EXPECT_EQ(list.passes.size(), 1u) << N << " on " << machine.name;
      EXPECT_EQ(list.workspace_elements, 0u) << N << " on " << machine.name;
    }
}

TEST(Planner, ForcedRule_IsUsedOnEveryAxisWhereItApplies) {
  for (auto const& machine : machines()) {
    PlanOptions options;
    options.rule = Rule::bluestein;
    for (auto const& pass : make_passes(packed({12, 35}), machine, options).passes) EXPECT_EQ(pass.rule, "bluestein");
    options.rule = Rule::hierarchical;
    auto const two = make_passes(packed({4096}), machine, options);
    EXPECT_GE(two.passes.size(), 2u);
    for (auto const& pass : two.passes) EXPECT_EQ(pass.rule, "hierarchical");
    options.rule = Rule::direct;
    EXPECT_EQ(make_passes(packed({4096}), machine, options).passes.size(), 1u);
    options.rule = Rule::rader;
    auto const mixed = make_passes(packed({64, 97}), machine, options);
    EXPECT_EQ(mixed.passes.size(), 2u);
    EXPECT_EQ(std::ranges::count_if(mixed.passes, [](Pass const& pass) { return pass.rule == "rader"; }), 1);
  }
}

TEST(Planner, LinesFewerThanAHostsThreads_AreSharedByThem) {
  auto machine = host();
  machine.concurrency = machine.max_team_size = 8;
  auto const threads = [&](std::size_t length, std::size_t lines) {
    auto const list = make_passes(
        Problem::parse("c2c_f64_fwd_n" + std::to_string(length) + "_b" + std::to_string(lines) + "_oop"), machine, {});
    EXPECT_EQ(list.passes.size(), 1u) << length;
    return list.passes[0].choice.team_size;
  };
  EXPECT_EQ(threads(1 << 16, 1), 8u);
  EXPECT_EQ(threads(1 << 16, 3), 2u);
  EXPECT_EQ(threads(1 << 16, 8), 1u);
  EXPECT_EQ(threads(1 << 16, 1000), 1u);
  EXPECT_EQ(threads(1 << 13, 1), 2u);  // each thread has 4096 elements at least
  EXPECT_EQ(threads(1 << 12, 1), 1u);
}

TEST(Planner, ForcedRule_ThatAppliesNowhereIsAnError) {
  for (auto const& machine : machines())
    for (auto [rule, N] : {std::pair{Rule::rader, 64}, {Rule::hierarchical, 97}, {Rule::direct, 83}}) {
      PlanOptions options;
      options.rule = rule;
      try {
        (void)make_passes(packed({static_cast<std::size_t>(N)}), machine, options);
        ADD_FAILURE() << name_of(rule) << " was accepted for length " << N;
      } catch (Error const& error) {
        EXPECT_NE(std::string(error.what()).find(packed({static_cast<std::size_t>(N)}).token()), std::string::npos)
            << error.what();
      }
    }
}

TEST(Planner, TooLittleScratch_IsAnErrorWithTheNumber) {
  PlanOptions options;
  options.scratch_limit = 16;
  try {
    (void)make_passes(packed({97}), host(), options);
    ADD_FAILURE() << "16 bytes were enough";
  } catch (Error const& error) {
    EXPECT_NE(std::string(error.what()).find("16"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("97"), std::string::npos) << error.what();
  }
}

TEST(Planner, EqualProblems_GetEqualPlans) {
  for (auto const& machine : machines())
    for (auto const& problem : assorted_problems())
      EXPECT_EQ(make_passes(problem, machine, {}).passes, make_passes(problem, machine, {}).passes) << problem.token();
}

}  // namespace
}  // namespace TeamFFT::Test
