// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plans with functors at their ends: these are the first pass' source and the last one's target, and no pass works
// where a sink stands.
#include "plan/planner.hpp"

#include "machines.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Impl::Buffer;
using Impl::CalledEnds;

char const* const tokens[] = {
    "c2c_f32_fwd_n256_b10_oop",       "c2c_f64_bwd_n262144_oop",     "c2c_f32_fwd_n64x100_b3_oop",
    "c2c_f64_fwd_real_n12x20x30_oop", "r2c_f32_n1000_b8_oop",        "r2c_f64_n24x50x64_oop",
    "c2r_f32_n1048576_oop",           "c2r_f64_n48x60_b5_oop",       "dct2_f32_n1000_b10_oop",
    "dst1_f64_n63x64x65_oop",         "dct4_f32_complex_n99_b4_oop", "dct3_f64_complex_n20x30_oop",
    "dct2xfwd_f32_n40x50_b2_oop",     "c2c_f64_fwd_n65537_b2_oop",   "c2c_f32_fwd_n509_b100_oop",
    "r2c_f32_n1009_b100_oop",         "dct2xr2c_f64_n30x64_b3_oop",  "c2c_f32_fwd_n60i40x70_b2_oop",
    "c2rxdct2_f32_n30x64_oop",        "c2c_f64_fwd_n1_b5_oop"};

class CalledEndsOfPlans : public testing::TestWithParam<char const*> {};

TEST_P(CalledEndsOfPlans, AreTheFirstSourceAndTheLastTarget) {
  auto const problem = Problem::parse(GetParam());
  for (auto const called : {CalledEnds{true, false}, CalledEnds{false, true}, CalledEnds{true, true}}) {
    auto const list = Impl::make_passes(problem, host(), {}, called);
    auto const& passes = list.passes;
    ASSERT_FALSE(passes.empty());
    EXPECT_EQ(passes.front().source.called, called.source);
    EXPECT_EQ(passes.front().source.buffer, Buffer::in);
    EXPECT_EQ(passes.back().target.called, called.sink);
    EXPECT_EQ(passes.back().target.buffer, Buffer::out);
    for (std::size_t i = 0; i < passes.size(); ++i) {
      bool const is_first = i == 0, is_last = i + 1 == passes.size();
      EXPECT_TRUE(is_first || !passes[i].source.called);
      EXPECT_TRUE(is_last || !passes[i].target.called);
      EXPECT_TRUE(!called.sink || is_last || passes[i].target.buffer != Buffer::out);
      EXPECT_TRUE(!called.sink || passes[i].source.buffer != Buffer::out);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Tokens, CalledEndsOfPlans, testing::ValuesIn(tokens),
                         [](auto const& info) { return std::string(info.param); });

/// Lines of each pass.
std::vector<std::size_t> lines_of(char const* token) {
  auto const list = Impl::make_passes(Problem::parse(token), host(), {});
  std::vector<std::size_t> lines;
  for (auto const& pass : list.passes) lines.push_back(pass.line_count());
  return lines;
}

TEST(Boxes, OfInputs_LeaveLinesOutsideOut) {
  using Lines = std::vector<std::size_t>;
  EXPECT_EQ(lines_of("c2c_f64_fwd_n64i8a20x32i4lx16i2a15_oop"), (Lines{8 * 4, 8 * 16, 32 * 16}));
  EXPECT_EQ(lines_of("dct2_f64_n64i8a20x32i4a28_oop"), (Lines{8, 32}));
}

TEST(Boxes, OfOutputs_LeaveLinesOutsideOut) {
  using Lines = std::vector<std::size_t>;
  EXPECT_EQ(lines_of("c2c_f64_fwd_n64o8lx32o4a30x16o2_oop"), (Lines{64 * 32, 64 * 2, 4 * 2}));
  EXPECT_EQ(lines_of("r2c_f64_n64o8lx32o4_oop"), (Lines{64, 4}));
  EXPECT_EQ(lines_of("c2r_f64_n64o8a60x32o4a3_oop"), (Lines{17, 8}));
  EXPECT_EQ(lines_of("dct3_f64_n64o8a50x32o4a3_oop"), (Lines{64, 4}));
}

TEST(Boxes, OfInputsAndOutputs_ShrinkFirst) {
  auto const list = Impl::make_passes(Problem::parse("c2c_f64_fwd_n64i10lx32o4_oop"), host(), {});
  ASSERT_EQ(list.passes.size(), 2u);
  EXPECT_EQ(list.passes[0].line_count(), 10u);
  EXPECT_EQ(list.passes[1].line_count(), 4u);
}

TEST(Boxes, OfPasses_MoveWhatTheyHold) {
  auto const bytes = [](char const* token) {
    auto const list = Impl::make_passes(Problem::parse(token), host(), {});
    std::vector<std::size_t> moved;
    for (auto const& pass : list.passes) moved.push_back(pass.bytes(list.problem.precision, list.windows));
    return moved;
  };
  using Bytes = std::vector<std::size_t>;
  EXPECT_EQ(bytes("c2c_f64_fwd_n64i8a20x32i4lx16i2a15_oop"),
            (Bytes{8 * 4 * (2 + 16) * 16, 8 * 16 * (4 + 32) * 16, 32 * 16 * (8 + 64) * 16}));
  EXPECT_EQ(bytes("c2c_f32_fwd_n64o8lx32_oop"), (Bytes{32 * (64 + 8) * 8, 8 * (32 + 32) * 8}));
  EXPECT_EQ(bytes("c2c_f64_bwd_n16o24a8_b3_oop"), (Bytes{3 * (16 + 24) * 16}));  // with its ghost cells
  EXPECT_EQ(bytes("r2c_f64_n32o5_b3_oop"), (Bytes{3 * (32 * 8 + 5 * 16)}));
}

TEST(CalledSinks, TakePartsOfComplexElementsInAPassOfTheirOwn) {
  auto const problem = Problem::parse("dct2_f32_complex_n100_b10_oop");
  auto const list = Impl::make_passes(problem, host(), {}, {false, true});
  ASSERT_EQ(list.passes.size(), 2u);
  EXPECT_EQ(list.passes.back().rule, "copy");
  EXPECT_EQ(Impl::make_passes(problem, host(), {}, {true, false}).passes.size(), 1u);
}

TEST(CalledSinks, WantOneArrayBetweenAxes) {
  auto const problem = Problem::parse("c2c_f32_fwd_n64x100_b3_oop");
  EXPECT_EQ(Impl::make_passes(problem, host(), {}, {false, true}).spectrum_elements, 19200u);
  EXPECT_EQ(Impl::make_passes(problem, host(), {}, {true, false}).spectrum_elements, 0u);
  EXPECT_EQ(Impl::make_passes(Problem::parse("dct2_f32_n64x100_b3_oop"), host(), {}, {false, true}).spectrum_elements,
            9600u);
}

}  // namespace
}  // namespace TeamFFT::Test
