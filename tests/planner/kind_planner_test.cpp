// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plans of the real kinds as data: how many passes they have and how long these are, and that they compute the
// definitions.
#include "planned.hpp"

#include "engines/slot_line/called.hpp"
#include "engines/slot_line/candidates.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace TeamFFT::Test {
namespace {

using Impl::make_passes;

std::string kind_name(Kind kind) { return std::string(Impl::row_of(kind).name); }

PlanOptions with(Rule rule, std::size_t scratch_limit) {
  PlanOptions options;
  options.rule = rule, options.scratch_limit = scratch_limit;
  return options;
}

/// Kernels with ends in registers swap or do not, whatever their pass says: a pass that says something else gets
/// another kernel.
TEST(SlotLine, EndsInRegisters_AreOfPassesThatSwapAsTheyDo) {
  PlanOptions options;
  options.rows = false;
  for (auto const kind : {Kind::r2c, Kind::c2r, Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst2, Kind::dst3, Kind::dst4})
    for (auto const precision : {Precision::f32, Precision::f64}) {
      SCOPED_TRACE(kind_name(kind));
      auto const list = make_passes(packed({kind}, {1000}, 1000, precision), h200(), options);
      ASSERT_EQ(list.passes.size(), 1u);
      auto const& pass = list.passes[0];
      ASSERT_TRUE(pass.choice.is<Impl::SlotLineChoice>());
      auto const ends = std::get<Impl::SlotLineChoice>(pass.choice.engine).ends;
      ASSERT_NE(ends, Impl::SlotEnds::any);
      EXPECT_TRUE(Impl::swaps_for(pass, ends));
      Impl::Context const context{precision, h200(), options};
      for (auto const end : {&Impl::Pass::source, &Impl::Pass::target}) {
        auto other = pass;
        (other.*end).ops.swap_once_more();
        EXPECT_FALSE(Impl::swaps_for(other, ends));
        auto const choice = Impl::slot_line_candidate(context, other);
        EXPECT_TRUE(!choice || std::get<Impl::SlotLineChoice>(choice->engine).ends != ends);
      }
    }
}

class KindPlan : public testing::TestWithParam<Kind> {
 protected:
  Accuracy accuracy;
  Kind const kind = GetParam();

  [[nodiscard]] Problem problem(std::size_t n, std::size_t batch = 2,
                                Placement placement = Placement::out_of_place) const {
    return packed({kind}, {n}, batch, n % 3 ? Precision::f32 : Precision::f64, placement);
  }

  void check(Problem const& problem, Machine const& machine, PlanOptions const& options = {}) {
    SCOPED_TRACE(describe(problem, options) + " on " + machine.name);
    try {
      expect_computed(accuracy, problem, machine, options);
    } catch (std::exception const& error) {
      ADD_FAILURE() << error.what();
    }
  }
};

TEST_P(KindPlan, Reference_EqualsTheDefinition_ForEveryLength) {
  for (auto const& machine : machines())
    for (std::size_t n = Impl::row_of(kind).smallest; n <= 130; ++n) {
      check(problem(n), machine);
      check(problem(n, 3, Placement::in_place), machine);
    }
}

TEST_P(KindPlan, Reference_EqualsTheDefinition_InTinyScratch) {
  std::size_t most_passes = 0;
  for (auto const& machine : {host(), h200()})
    for (std::size_t scratch : {512, 1024, 2048})
      for (std::size_t n = Impl::row_of(kind).smallest; n <= 512; n += n < 40 ? 1 : n % 2 ? 12 : 5) {
        auto const options = with(Rule::automatic, scratch);
        check(problem(n), machine, options);
        if (n % 4 == 0) check(problem(n, 3, Placement::in_place), machine, options);
        most_passes = std::max(most_passes, make_passes(problem(n), machine, options).passes.size());
      }
  EXPECT_GE(most_passes, 3u) << "a convolution over several passes was never planned";
}

TEST_P(KindPlan, Reference_EqualsTheDefinition_ByEveryRule) {
  for (auto const& machine : machines())
    for (std::size_t scratch : {0, 1024}) {
      for (std::size_t m : {36, 64, 99, 100, 225})
        check(problem(length_about(kind, m)), machine, with(Rule::hierarchical, scratch));
      for (std::size_t m : {36, 47, 94, 99, 128})
        check(problem(length_about(kind, m)), machine, with(Rule::bluestein, scratch));
      if (length_about(kind, 97) != 97) continue;  // the lines of a type 1 have even length, which no prime is
      for (std::size_t m : {17, 97, 127}) check(problem(length_about(kind, m)), machine, with(Rule::rader, scratch));
    }
}

/// Beside itself or a complex kind, beside another family, and in the middle of three.
TEST_P(KindPlan, Reference_EqualsTheDefinition_InManyDimensions) {
  bool const halves = Impl::changes_element(kind);
  Kind const c2c = kind == Kind::c2r ? Kind::c2c_backward : Kind::c2c_forward;
  Kind const same = halves ? c2c : kind;
  for (auto const& machine : machines())
    for (std::size_t scratch : {0, 1024})
      for (auto precision : {Precision::f32, Precision::f64}) {
        auto const options = with(Rule::automatic, scratch);
        for (auto placement : {Placement::out_of_place, Placement::in_place}) {
          check(packed({same, kind}, {6, 10}, 3, precision, placement), machine, options);
          check(packed({same, same, kind}, {4, 17, 9}, 2, precision, placement), machine, options);
          check(packed({Kind::dct4, kind}, {5, 12}, 3, precision, placement, Data::real), machine, options);
        }
        check(packed({c2c, kind}, {7, 8}, 2, precision), machine, options);
        check(packed({kind, c2c}, {7, 8}, 2, precision), machine, options);
        check(packed({same, kind, Kind::dst1}, {3, 16, 5}, 2, precision), machine, options);
        if (!halves) {
          check(packed({kind}, {30}, 3, precision, Placement::in_place, Data::complex), machine, options);
          check(packed({kind, c2c}, {9, 10}, 3, precision, Placement::out_of_place, Data::complex), machine, options);
        }
      }
}

TEST_P(KindPlan, Reference_EqualsTheDefinition_CroppedPaddedAndConjugated) {
  for (auto const& machine : machines())
    for (std::size_t scratch : {0, 1024})
      for (std::size_t n : {5, 16, 31, 60, 97, 128})
        for (std::size_t extent : {std::size_t{1}, n / 3 + 1, n / 2 + 1, n + 3}) {
          auto line = problem(n);
          line.axes[0].extent_in = extent;
          line.axes[0].stride_in = 2;
          line.batch[0].stride_in = 300;
          line.conjugated = Impl::changes_element(kind) && extent % 2;
          check(line, machine, with(Rule::automatic, scratch));
          line.batch[0].stride_in = 0;
          check(line, machine, with(Rule::automatic, scratch));
        }
}

/// Of so much data that their complex halves are planned between passes that only map.
TEST_P(KindPlan, Reference_EqualsTheDefinition_ByHalfTheLength) {
  std::size_t maps = 0;
  auto const check_and_count = [&](Problem const& line, std::size_t scratch) {
    auto const options = with(Rule::automatic, scratch);
    check(line, h200(), options);
    for (auto const& pass : make_passes(line, h200(), options).passes) maps += !pass.middle.transforms;
  };
  for (auto const& [length, scratch] : {std::pair<std::size_t, std::size_t>{94, 0}, {48, 256}}) {
    std::size_t const n = length_about(kind, length), lines = (std::size_t{1} << 18) / n + 1;
    check_and_count(problem(n, lines, Placement::in_place), scratch);
    auto padded = problem(n, lines);
    padded.axes[0].extent_in = n / 3 + 1;
    padded.axes[0].stride_in = padded.axes[0].stride_out = static_cast<std::ptrdiff_t>(lines);
    padded.batch[0].stride_in = padded.batch[0].stride_out = 1;
    check_and_count(padded, scratch);
  }
  EXPECT_GE(maps, 2u) << "passes that only map were hardly ever planned";
}

std::vector<Problem> assorted_problems(Kind kind) {
  std::vector<Problem> problems;
  Kind const c2c = kind == Kind::c2r ? Kind::c2c_backward : Kind::c2c_forward,
             same = Impl::changes_element(kind) ? c2c : kind;
  int turn = 0;
  auto const by_turns = [&] { return ++turn % 2 ? Precision::f32 : Precision::f64; };
  for (std::size_t n :
       {3, 4, 16, 17, 31, 97, 100, 127, 210, 251, 256, 289, 509, 1009, 1024, 4096, 4099, 16384, 65536, 65537, 1 << 20})
    problems.push_back(packed({kind}, {length_about(kind, n)}, turn % 3 ? 100 : 1, by_turns()));
  problems.push_back(packed({same, kind}, {64, 64}, 3, by_turns()));
  problems.push_back(packed({same, kind}, {1024, 1024}, 1, by_turns()));
  problems.push_back(packed({same, same, kind}, {128, 128, 128}, 1, by_turns()));
  problems.push_back(packed({same, same, kind}, {17, 30, 97}, 5, by_turns(), Placement::in_place));
  problems.push_back(packed({Kind::dct2, kind}, {100, 60}, 3, by_turns()));
  return problems;
}

TEST_P(KindPlan, NoPass_OnlyMovesData) {
  for (auto const& machine : machines())
    for (auto const& problem : assorted_problems(kind)) {
      SCOPED_TRACE(problem.token() + " on " + machine.name);
      auto const list = make_passes(problem, machine, {});
      ASSERT_FALSE(list.passes.empty());
      for (auto const& pass : list.passes) EXPECT_GT(pass.length, 1u) << pass.describe(problem.precision);
    }
}

TEST_P(KindPlan, EveryPass_FitsInItsMachine) {
  for (auto const& machine : machines())
    for (auto const& problem : assorted_problems(kind))
      for (std::size_t limit : {std::size_t{0}, std::size_t{2048}}) {
        // more factors than a plan this narrow is meant for
        if (limit != 0 && problem.logical_size() > (1 << 20)) continue;
        SCOPED_TRACE(describe(problem, with(Rule::automatic, limit)) + " on " + machine.name);
        for (auto const& pass : make_passes(problem, machine, with(Rule::automatic, limit)).passes) {
          EXPECT_LE(pass.choice.scratch_bytes, limit ? limit : machine.team_scratch);
          EXPECT_LE(pass.choice.team_size, machine.max_team_size);
          if (pass.choice.launch == Launch::parallel_for) {
            EXPECT_LE(pass.choice.scratch_bytes, machine.portable_scratch);
          }
          if (!pass.middle.transforms) {
            EXPECT_TRUE(pass.choice.radices.empty());
            continue;
          }
          std::size_t product = 1;
          for (auto R : pass.choice.radices) product *= R;
          // p - 1 reals are (p - 1)/2 complex elements
          bool const prime_reals = pass.choice.is_row_of(Impl::RowsOf::reals) && pass.convolves();
          EXPECT_EQ(product, prime_reals ? pass.length / 2 : pass.length);
        }
      }
}

/// Scaling costs no pass: one of them multiplies, and the first reads the input, the last writes the output.
TEST_P(KindPlan, Passes_RunFromInputToOutput_AndOneScales) {
  for (auto const& machine : machines())
    for (auto const& problem : assorted_problems(kind)) {
      SCOPED_TRACE(problem.token() + " on " + machine.name);
      auto const list = make_passes(problem, machine, {});
      EXPECT_EQ(list.passes.front().source.buffer, Impl::Buffer::in);
      EXPECT_EQ(list.passes.back().target.buffer, Impl::Buffer::out);
      EXPECT_EQ(std::ranges::count_if(
                    list.passes, [](auto const& pass) { return pass.target.ops.template has<Impl::ops::Scale>(); }),
                1);
      for (std::size_t i = 1; i < list.passes.size(); ++i)
        EXPECT_EQ(list.passes[i].source.buffer, list.passes[i - 1].target.buffer);
      bool const writes_input =
          std::ranges::any_of(list.passes, [](auto const& pass) { return pass.target.buffer == Impl::Buffer::in; });
      EXPECT_FALSE(writes_input && problem.placement == Placement::out_of_place);
    }
}

/// Lines that fit in scratch: the kind is a load, the inner line and a store of one pass.
TEST_P(KindPlan, OfALineThatFits_IsOnePassWithoutWorkspace) {
  for (auto const& machine : machines())
    for (std::size_t m : {3, 4, 8, 15, 16, 17, 97, 100, 128, 194, 225, 243, 256, 509, 1000, 1024, 2048}) {
      auto const list = make_passes(problem(length_about(kind, m), 10), machine, {});
      EXPECT_EQ(list.passes.size(), 1u) << list.problem.token() << " on " << machine.name;
      EXPECT_EQ(list.workspace_elements, 0u) << list.problem.token() << " on " << machine.name;
    }
}

TEST_P(KindPlan, Dimensions_TakeOnePassEach) {
  Kind const same = kind == Kind::c2r ? Kind::c2c_backward : kind == Kind::r2c ? Kind::c2c_forward : kind;
  for (auto const& machine : machines()) {
    EXPECT_EQ(make_passes(packed({same, kind}, {60, 100}, 4, Precision::f32), machine, {}).passes.size(), 2u)
        << machine.name;
    EXPECT_EQ(make_passes(packed({same, same, kind}, {64, 76, 76}, 1, Precision::f64), machine, {}).passes.size(), 3u)
        << machine.name;
    EXPECT_EQ(make_passes(packed({Kind::dct3, kind}, {60, 100}, 4, Precision::f32), machine, {}).passes.size(), 2u)
        << machine.name;
    auto const n = length_about(kind, 256);
    EXPECT_EQ(make_passes(packed({same, same, kind}, {n, n, n}, 1, Precision::f32), machine, {}).passes.size(), 3u)
        << machine.name;
  }
}

/// Whether another axis than the user's is halved between the passes.
bool halves_another(Problem const& problem) {
  auto const list = make_passes(problem, h200(), {});
  return std::ranges::any_of(list.passes, [](Impl::Pass const& pass) {
    return pass.source.map.side.map == Impl::Map::halved || pass.target.map.side.map == Impl::Map::halved;
  });
}

TEST(HalvedAxis, IsAnotherOnlyByRowsForTiles) {
  std::vector<Kind> const r2c{Kind::c2c_forward, Kind::c2c_forward, Kind::r2c},
      c2r{Kind::c2c_backward, Kind::c2c_backward, Kind::c2r};
  EXPECT_TRUE(halves_another(packed(r2c, {256, 256, 256}, 1, Precision::f32)));
  EXPECT_FALSE(halves_another(packed(r2c, {200, 200, 200}, 1, Precision::f32)));
  EXPECT_FALSE(halves_another(packed(c2r, {200, 200, 200}, 1, Precision::f64)));
}

TEST(HalvedAxis, IsAnotherInPlaceWhereRunsAreLongAndTheWorkspaceIsSmall) {
  std::vector<Kind> const r2c{Kind::c2c_forward, Kind::c2c_forward, Kind::r2c},
      c2r{Kind::c2c_backward, Kind::c2c_backward, Kind::c2r};
  auto const in_place = Placement::in_place;
  EXPECT_TRUE(halves_another(packed(c2r, {128, 128, 128}, 1, Precision::f32, in_place)));  // stores of 128 bytes
  EXPECT_TRUE(halves_another(packed(r2c, {256, 256, 256}, 1, Precision::f32, in_place)));
  EXPECT_FALSE(halves_another(packed(c2r, {256, 256, 256}, 1, Precision::f32, in_place)));
  EXPECT_FALSE(halves_another(packed(r2c, {60, 48, 512}, 1, Precision::f32, in_place)));  // 25 of 48 are 1.04 of a half
  EXPECT_FALSE(halves_another(packed(r2c, {1024, 1024, 1024}, 1, Precision::f32, in_place)));
  EXPECT_TRUE(halves_another(packed(r2c, {1024, 1024, 1024}, 1, Precision::f32)));
}

TEST_P(KindPlan, EqualProblems_GetEqualPlans) {
  for (auto const& machine : machines())
    for (auto const& problem : assorted_problems(kind))
      EXPECT_EQ(make_passes(problem, machine, {}).passes, make_passes(problem, machine, {}).passes) << problem.token();
}

INSTANTIATE_TEST_SUITE_P(Of, KindPlan, testing::ValuesIn(real_kinds),
                         [](auto const& info) { return kind_name(info.param); });

TEST(KindPlans, OfAnEvenRealLineThatFits_AreOnePassOfHalfTheLength) {
  for (auto const& machine : machines())
    for (auto kind : {Kind::r2c, Kind::c2r})
      for (auto precision : {Precision::f32, Precision::f64})
        for (std::size_t n : {4, 6, 16, 30, 100, 210, 256, 1000, 1024, 1080, 2048, 4096}) {
          auto const list = make_passes(packed({kind}, {n}, 100, precision), machine, {});
          ASSERT_EQ(list.passes.size(), 1u) << list.problem.token() << " on " << machine.name;
          EXPECT_EQ(list.passes[0].length, n / 2) << list.problem.token() << " on " << machine.name;
        }
}

std::size_t bytes_of(Impl::PassList const& list) {
  std::size_t bytes = 0;
  for (auto const& pass : list.passes) bytes += pass.bytes(list.problem.precision, list.windows);
  return bytes;
}

/// Each pass moves half of what one of a complex transform of the length does; n/2 + 1 against n/2 and rows that meet
/// their mirror are the rest. One pass more than that has only maps. (On hosts lanes along one contiguous line do the
/// complex one in one pass; real lines have no such lanes.)
TEST(KindPlans, OfALongRealLine_MoveHalfTheBytesOfAComplexOne) {
  for (auto const& machine : machines())
    for (auto kind : {Kind::r2c, Kind::c2r})
      for (std::size_t n : {1 << 16, 1 << 18, 1 << 20, 1000000}) {
        auto const real = make_passes(packed({kind}, {n}, 8, Precision::f32), machine, {});
        auto const complex = make_passes(packed({n}, 8), machine, {});
        auto const maps = static_cast<std::size_t>(
            std::ranges::count_if(real.passes, [](auto const& pass) { return !pass.middle.transforms; }));
        std::size_t const passes = std::max<std::size_t>(2, complex.passes.size()) + maps;
        EXPECT_LE(maps, 1u) << real.problem.token() << " on " << machine.name;
        EXPECT_LE(real.passes.size(), passes) << real.problem.token() << " on " << machine.name;
        EXPECT_LE(bytes_of(real), bytes_of(complex) / complex.passes.size() * passes * 11 / 20)
            << real.problem.token() << " on " << machine.name;
      }
}

/// The input of c2r stays: what lies between its axes goes to the workspace, beside what one axis needs between its
/// passes.
TEST(KindPlans, OfC2rInManyDimensions_NeedAtMostTwoCopiesOfWorkspace) {
  for (auto const& machine : machines())
    for (auto const& lengths : std::vector<std::vector<std::size_t>>{
             {64, 64}, {17, 30, 97}, {4096, 1000}, {128, 128, 128}, {256, 256, 256}, {31, 65536}}) {
      std::vector<Kind> kinds(lengths.size(), Kind::c2c_backward);
      kinds.back() = Kind::c2r;
      auto const list = make_passes(packed(kinds, lengths, 1, Precision::f32), machine, {});
      std::size_t spectrum = lengths.back() / 2 + 1;
      for (std::size_t i = 0; i + 1 < lengths.size(); ++i) spectrum *= lengths[i];
      EXPECT_LE(list.workspace_elements + list.spectrum_elements, 2 * spectrum + 4096)
          << list.problem.token() << " on " << machine.name;
      for (auto const& pass : list.passes)
        EXPECT_NE(pass.target.buffer, Impl::Buffer::in) << list.problem.token() << " on " << machine.name;
    }
}

TEST(KindPlans, OfR2cInManyDimensions_NeedAtMostACopyOfWorkspace_AndKernelsHoldTheirMirrors) {
  for (auto const& machine : machines())
    for (auto const& lengths : std::vector<std::vector<std::size_t>>{{16, 1000},
                                                                     {40, 1000},
                                                                     {64, 64},
                                                                     {1024, 1024},
                                                                     {256, 256, 256},
                                                                     {64, 2, 2, 2, 128},
                                                                     {64, 2, 2, 2, 2, 2, 2, 128}})
      for (bool forward : {true, false}) {
        std::vector<Kind> kinds(lengths.size(), forward ? Kind::c2c_forward : Kind::c2c_backward);
        kinds.back() = forward ? Kind::r2c : Kind::c2r;
        auto const list = make_passes(packed(kinds, lengths, 1, Precision::f32), machine, {});
        std::size_t spectrum = lengths.back() / 2 + 1;
        for (std::size_t i = 0; i + 1 < lengths.size(); ++i) spectrum *= lengths[i];
        EXPECT_LE(list.workspace_elements + list.spectrum_elements,
                  (forward ? 1.05 : 2.0) * static_cast<double>(spectrum) + 64)
            << list.problem.token();
        for (auto const& pass : list.passes) {
          auto const mirrors =
              std::count_if(pass.lines.begin(), pass.lines.end(), [](Impl::LineDim const& d) { return d.mirror != 0; });
          EXPECT_LE(static_cast<std::size_t>(mirrors), Impl::most_mirrors) << list.problem.token();
        }
      }
}

/// Another axis than the user's is halved, but not where its halves are such long columns that a team holds one of
/// them.
TEST(KindPlans, InManyDimensions_HalveAnotherAxisUnlessThatIsClearlySlower) {
  auto const halves_another = [](std::vector<std::size_t> const& lengths, Kind kind) {
    std::vector<Kind> kinds(lengths.size(), kind == Kind::r2c ? Kind::c2c_forward : Kind::c2c_backward);
    kinds.back() = kind;
    auto const list = make_passes(packed(kinds, lengths, 4, Precision::f32), h200(), {});
    return std::ranges::any_of(list.passes, [](Impl::Pass const& pass) {
      return pass.source.map.side.map == Impl::Map::halved || pass.target.map.side.map == Impl::Map::halved;
    });
  };
  for (auto const kind : {Kind::r2c, Kind::c2r}) {
    EXPECT_TRUE(halves_another({256, 256, 256}, kind));
    EXPECT_TRUE(halves_another({512, 1024}, kind));
    EXPECT_FALSE(halves_another({8192, 1024}, kind));
  }
}

}  // namespace
}  // namespace TeamFFT::Test
