// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From two Views to a problem, without Kokkos: lengths, placement, overlap, and the texts of the errors.
#include "problem/view_check.hpp"
#include "view_maker.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace TeamFFT;
using namespace TeamFFT::Impl;
using namespace TeamFFT::Test;

TEST(ViewCheck, MakesTheCanonicalProblem) {
  EXPECT_EQ((Call{complex_in({4, 16}), complex_out({4, 16})}).token(), "c2c_f32_fwd_n16_b4_oop");
  EXPECT_EQ((Call{complex_in({4, 16}), complex_in({4, 16})}).token(), "c2c_f32_fwd_n16_b4_ip");
  EXPECT_EQ((Call{complex_in({2, 2, 16}), complex_out({2, 2, 16})}).token(), "c2c_f32_fwd_n16_b4_oop");
  EXPECT_EQ((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::c2c_backward}, {0}}).token(),
            "c2c_f32_bwd_n4_b16_oop_is1x16_os1x16");
  EXPECT_EQ((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::c2c_forward, Kind::c2c_forward}, {-1, 0}}).token(),
            "c2c_f32_fwd_n4x16_oop");
  EXPECT_EQ((Call{real_in({4, 16}), complex_out({4, 16})}).token(), "c2c_f32_fwd_real_n16_b4_oop");
  EXPECT_EQ((Call{complex_in({4, 16}), complex_out({4, 12}), {Kind::c2c_forward}, {1}, {12}}).token(),
            "c2c_f32_fwd_n12i16_b4_oop");
  EXPECT_EQ((Call{complex_in({4, 0}), complex_out({4, 8}), {Kind::c2c_forward}, {1}, {8}}).token(),
            "c2c_f32_fwd_n8i0_b4_oop");
  EXPECT_EQ((Call{complex_in({0, 8}), complex_out({0, 8})}).token(), "c2c_f32_fwd_n8_b0_oop");
  EXPECT_EQ((Call{complex_in({1, 1}), complex_out({1, 1})}).token(), "c2c_f32_fwd_n1_oop");
  EXPECT_EQ((Call{complex_in({4, 16}, {0, 1}), complex_out({4, 16})}).token(), "c2c_f32_fwd_n16_b4_oop_is0x1");
}

TEST(ViewCheck, LayoutsOfEqualOrderGiveEqualProblems) {
  ViewMaker left_in = complex_in, left_out = complex_out;
  left_in.layout = left_out.layout = Order::left;
  EXPECT_EQ((Call{left_in({16, 4}), left_out({16, 4}), {Kind::c2c_forward}, {0}}).token(), "c2c_f32_fwd_n16_b4_oop");
  EXPECT_EQ((Call{left_in({16, 4}), left_out({16, 4}), {Kind::c2c_forward, Kind::c2c_forward}, {0, 1}}).token(),
            "c2c_f32_fwd_n4x16_oop");
}

TEST(ViewCheck, RealKindsHaveTheirExtents) {
  EXPECT_EQ((Call{real_in({4, 16}), complex_out({4, 9}), {Kind::r2c}}).token(), "r2c_f32_n16_b4_oop");
  EXPECT_EQ((Call{complex_in({4, 9}), real_out({4, 16}), {Kind::c2r}}).token(), "c2r_f32_n16_b4_oop");
  EXPECT_EQ((Call{complex_in({4, 9}), real_out({4, 17}), {Kind::c2r}}).token(), "c2r_f32_n17_b4_oop");
  EXPECT_EQ((Call{complex_in({4, 20}), real_out({4, 16}), {Kind::c2r}, {1}, {16}}).token(), "c2r_f32_n16i20_b4_oop");
  EXPECT_EQ((Call{real_in({4, 16}), real_out({4, 16}), {Kind::dct2}}).token(), "dct2_f32_n16_b4_oop");
  EXPECT_EQ((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::dct2}}).token(), "dct2_f32_complex_n16_b4_oop");
  EXPECT_TRUE(says((Call{real_in({4, 1024}), complex_out({4, 512}), {Kind::r2c}}).error(),
                   "fft: output extent 512 along axis 1; a real input of length 1024 needs 513 (n/2+1)."));
  EXPECT_TRUE(says((Call{complex_in({4, 512}), real_out({4, 1024}), {Kind::c2r}}).error(),
                   "fft: input extent 512 along axis 1; a real output of length 1024 needs 513 (n/2+1)."));
  EXPECT_TRUE(says((Call{real_in({4, 9}),
                         complex_out({4, 9}),
                         {Kind::r2c},
                         {1},
                         {
                             16,
                         }})
                       .token(),
                   "r2c_f32_n16i9_b4_oop"));
}

TEST(ViewCheck, ExtentErrorsNameNumbersAndTheNeededExtent) {
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 12})}).error(),
                   "fft: output extent 12 along axis 1; an input of length 16 needs 16. Give an output of that extent, "
                   "or n to crop or pad the input. [in: "
                   "complex<float> 4 x 16, "
                   "strides 16, 1; out: complex<float> 4 x 12, strides 12, 1; axes -1]"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::c2c_forward}, {-1}, {12}}).error(),
                   "output extent 16 along axis 1; n = 12 needs 12."));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({5, 16})}).error(),
                   "input extent 4 and output extent 5 along axis 0, which is not transformed"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::c2c_forward}, {-1}, {0}}).error(),
                   "n = 0 along axis 1; a transform length is at least 1"));
  EXPECT_TRUE(says((Call{complex_in({4, 0}), complex_out({4, 0})}).error(),
                   "a transform length of 0 along axis 1; c2c needs at least 1"));
  EXPECT_TRUE(says((Call{real_in({4, 1}), real_out({4, 1}), {Kind::dct1}}).error(),
                   "a transform length of 1 along axis 1; dct1 needs at least 2"));
}

TEST(ViewCheck, AxisErrorsNameTheAxis) {
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::c2c_forward}, {2}}).error(),
                   "axis 2 for Views of rank 2; axes run from -2 to 1"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::c2c_forward}, {-3}}).error(),
                   "axis -3 for Views of rank 2"));
  EXPECT_TRUE(
      says((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::c2c_forward, Kind::c2c_forward}, {1, -1}}).error(),
           "axis 1 is listed twice"));
  EXPECT_TRUE(says((Call{complex_in({4}), complex_out({4}), {Kind::c2c_forward, Kind::c2c_forward}, {0, 0}}).error(),
                   "2 axes for Views of rank 1"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::c2c_forward}, {-1}, {16, 4}}).error(),
                   "2 lengths (n or s) for 1 axes"));
}

TEST(ViewCheck, KindErrorsNameTheKind) {
  EXPECT_TRUE(says((Call{real_in({4, 16}), complex_out({4, 9}), {Kind::r2c, Kind::c2c_forward}, {0, 1}}).error(),
                   "r2c as kind 0 of 2; r2c and c2r are possible for the last listed axis only"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::r2c}}).error(),
                   "r2c with complex input and complex output; it takes real input to complex output"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), real_out({4, 16})}).error(),
                   "c2c with complex input and real output; its output is complex"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 16}), {Kind::c2c_forward}, {0, 1}}).error(),
                   "1 kinds for 2 axes"));
  EXPECT_TRUE(says((Call{real_in({4, 16}), complex_out({4, 16}), {Kind::dst3}}).error(),
                   "dst3 with real input and complex output"));
}

TEST(ViewCheck, TypeErrors) {
  ViewMaker wide = complex_out;
  wide.precision = Precision::f64;
  EXPECT_TRUE(says((Call{complex_in({4, 16}), wide({4, 16})}).error(), "input and output differ in precision"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4})}).error(), "input of rank 2, output of rank 1"));
  auto constant = complex_out({4, 16});
  constant.is_const = true;
  EXPECT_TRUE(says((Call{complex_in({4, 16}), constant}).error(), "the output View is const"));
  auto null = complex_out({4, 16});
  null.data = nullptr;
  EXPECT_TRUE(says((Call{complex_in({4, 16}), null}).error(), "the output has no memory (a null pointer)"));
  auto odd = complex_in({4, 16});
  odd.data = reinterpret_cast<char*>(memory) + 2;
  EXPECT_TRUE(
      says((Call{odd, complex_out({4, 16})}).error(), "the input starts at an address that is no multiple of 4 bytes"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}, {std::ptrdiff_t(1) << 60, 1}), complex_out({4, 16})}).error(),
                   "reach over more than 2^60 bytes"));
}

TEST(ViewCheck, InPlaceNeedsEqualStrides) {
  EXPECT_EQ((Call{complex_in({4, 16}, {20, 1}), complex_in({4, 16}, {20, 1})}).token(), "c2c_f32_fwd_n16_b4_ip_os20x1");
  EXPECT_TRUE(says((Call{complex_in({4, 16}, {20, 1}), complex_in({4, 16})}).error(),
                   "start at the same address with strides that differ; in place needs equal strides"));
  EXPECT_EQ((Call{complex_in({4, 12}, {16, 1}), complex_in({4, 16}), {Kind::c2c_forward}, {-1}, {16}}).token(),
            "c2c_f32_fwd_n16i12_b4_ip");
  EXPECT_EQ((Call{complex_in({4, 16}), complex_in({4, 12}, {16, 1}), {Kind::c2c_forward}, {-1}, {12}}).token(),
            "c2c_f32_fwd_n12i16_b4_ip");
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_in({4, 12}), {Kind::c2c_forward}, {-1}, {12}}).error(),
                   "strides that differ"));
  EXPECT_EQ((Call{real_in({4, 16}, {32, 2}), complex_in({4, 16})}).token(), "c2c_f32_fwd_real_n16_b4_ip");
  EXPECT_TRUE(says((Call{real_in({4, 16}), complex_in({4, 16})}).error(), "real strides of twice the complex ones"));
}

TEST(ViewCheck, InPlaceRealTransformsTakeFaceValueOrPackedRows) {
  EXPECT_EQ((Call{real_in({4, 16}, {18, 1}), complex_in({4, 9}), {Kind::r2c}}).token(), "r2c_f32_n16_b4_ip")
      << "face value";
  EXPECT_EQ((Call{real_in({4, 16}), complex_in({4, 9}), {Kind::r2c}}).token(), "r2c_f32_n16_b4_ip") << "packed rows";
  EXPECT_EQ((Call{complex_in({4, 9}), real_in({4, 16}), {Kind::c2r}}).token(), "c2r_f32_n16_b4_ip");
  EXPECT_EQ((Call{complex_in({4, 9}), real_in({4, 16}, {18, 1}), {Kind::c2r}}).token(), "c2r_f32_n16_b4_ip");
  EXPECT_EQ((Call{real_in({16}), complex_in({9}), {Kind::r2c}}).token(), "r2c_f32_n16_ip");
  EXPECT_EQ((Call{real_in({3, 4, 17}), complex_in({3, 4, 9}), {Kind::c2c_forward, Kind::r2c}, {1, 2}}).token(),
            "r2c_f32_n4x17_b3_ip");
  EXPECT_EQ((Call{real_in({4, 1}), complex_in({4, 1}), {Kind::r2c}}).token(), "r2c_f32_n1_b4_ip");
  ViewMaker left_real = real_in, left_complex = complex_in;
  left_real.layout = left_complex.layout = Order::left;
  EXPECT_EQ((Call{left_real({16, 4}), left_complex({9, 4}), {Kind::r2c}, {0}}).token(), "r2c_f32_n16_b4_ip");
  std::string const refusal = "r2c in place needs stride 1 along axis";
  EXPECT_TRUE(says((Call{real_in({4, 16}, {17, 1}), complex_in({4, 9}), {Kind::r2c}}).error(), refusal));
  EXPECT_TRUE(says((Call{real_in({4, 16}), complex_in({4, 9}, {10, 1}), {Kind::r2c}}).error(), refusal));
  EXPECT_TRUE(says((Call{real_in({16, 4}), complex_in({9, 4}), {Kind::r2c}, {0}}).error(), refusal));
  EXPECT_TRUE(says((Call{real_in({4, 12}), complex_in({4, 9}), {Kind::r2c}, {1}, {16}}).error(),
                   "packed: then real rows are taken at stride 2(n/2+1) = 18"));
}

TEST(ViewCheck, ColumnBlocksOfOneArrayAreOutOfPlace) {
  ViewMaker block = complex_in;
  block.offset = 8 * sizeof(float) * 2;  // columns 8..15 of 16
  EXPECT_EQ((Call{complex_in({6, 8}, {16, 1}), block({6, 8}, {16, 1})}).token(), "c2c_f32_fwd_n8_b6_oop_is16x1_os16x1");
  block.offset = 7 * sizeof(float) * 2;
  EXPECT_TRUE(says((Call{complex_in({6, 8}, {16, 1}), block({6, 8}, {16, 1})}).error(),
                   "input and output overlap without being in place"));
  EXPECT_TRUE(says((Call{complex_in({6, 8}, {16, 1}), block({6, 8}, {16, 1})}).error(),
                   "Token c2c_f32_fwd_n8_b6_oop_is16x1_os16x1"));
  auto const first = addresses(footprint(complex_in({6, 8}, {16, 1}))),
             second = addresses(footprint(block({6, 8}, {16, 1})));
  EXPECT_TRUE(says((Call{complex_in({6, 8}, {16, 1}), block({6, 8}, {16, 1})}).error(),
                   "The input lies at " + first + ", the output at " + second + "."));
  block.offset = 4;  // half an element on
  EXPECT_TRUE(says((Call{complex_in({6, 8}, {16, 2}), block({6, 8}, {16, 2})}).error(), "overlap"));
  block.offset = 8;  // the odd columns
  EXPECT_EQ((Call{complex_in({6, 8}, {16, 2}), block({6, 8}, {16, 2})}).token(), "c2c_f32_fwd_n8_b6_oop_is16x2_os16x2");
}

TEST(ViewCheck, CoincidingOutputsAreAnError) {
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 16}, {0, 1})}).error(),
                   "different elements of the output lie at the same address"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 16}, {15, 1})}).error(),
                   "different elements of the output lie at the same address"));
  EXPECT_TRUE(says((Call{complex_in({4, 16}), complex_out({4, 16}, {1, 1})}).error(),
                   "different elements of the output lie at the same address"));
  EXPECT_EQ((Call{complex_in({2, 4}), complex_out({2, 4}, {3, 2})}).token(), "c2c_f32_fwd_n4_b2_oop_os3x2")
      << "0 2 4 6 and 3 5 7 9";
}

TEST(ViewCheck, RandomViewsNeverCrash) {
  std::mt19937 engine(9);
  auto const below = [&engine](unsigned bound) { return static_cast<std::size_t>(engine() % bound); };
  int made = 0;
  for (int i = 0; i < 30000; ++i) {
    auto const rank = 1 + below(8);
    std::vector<std::size_t> extents;
    std::vector<std::ptrdiff_t> strides;
    for (std::size_t d = 0; d < rank; ++d)
      extents.push_back(below(5)), strides.push_back(static_cast<std::ptrdiff_t>(below(12)));
    ViewMaker from = complex_in, to = complex_out;
    from.is_complex = below(3) != 0;
    to.is_complex = below(3) != 0;
    to.offset = below(2) == 0 ? 0 : 8 * below(30);
    if (below(2) == 0) strides.clear();
    Call call{from(extents, strides), to(extents, strides), {}, {}, {}};
    for (std::size_t a = 0, count = 1 + below(3); a < count; ++a) {
      call.kinds.push_back(static_cast<Kind>(below(12)));
      call.axes.push_back(static_cast<int>(below(10)) - 5);
      if (below(3) == 0) call.shape.push_back(below(5));
    }
    try {
      auto const problem = make_problem("fft", call.in, call.out, call.kinds, call.axes, call.shape);
      ASSERT_EQ(Problem::parse(problem.token()), problem);
      check_problem("Plan", problem);
      ++made;
    } catch (Error const&) {
    }
  }
  EXPECT_GT(made, 100);
}

TEST(ViewCheck, ExecuteNamesTheDifference) {
  auto const in = complex_in({4, 16}), out = complex_out({4, 16});
  auto const problem = Problem::parse(Call{in, out}.token());
  auto const error = [&](ViewInfo const& a, ViewInfo const& b) -> std::string {
    try {
      check_execute("execute", problem, in, out, a, b);
    } catch (Error const& caught) {
      return caught.what();
    }
    return "no error";
  };
  EXPECT_EQ(error(in, out), "no error");
  EXPECT_TRUE(says(error(complex_in({4, 8}), out),
                   "execute: input extent 8 along axis 1 where the plan has 16. Make a plan for these Views. [plan "
                   "c2c_f32_fwd_n16_b4_oop]"));
  EXPECT_TRUE(says(error(in, complex_out({4, 16}, {20, 1})), "output stride 20 along axis 0 where the plan has 16"));
  EXPECT_TRUE(says(error(real_in({4, 16}), out), "the input holds float where the plan has complex<float>"));
  EXPECT_TRUE(says(error(complex_in({64}), out), "the input has rank 1 where the plan has 2"));
  EXPECT_TRUE(says(error(in, in), "the plan is out of place, but input and output start at the same address"));
  ViewMaker near = complex_in;
  near.offset = 8;
  EXPECT_TRUE(says(error(in, near({4, 16})), "input and output overlap"));
  EXPECT_TRUE(says(error(in, near({4, 16})), "The input lies at " + addresses(footprint(in)) + ", the output at " +
                                                 addresses(footprint(near({4, 16}))) + "."));
}

/// Strides may be negative, and ends may touch.
TEST(ViewCheck, ExecuteRefusesEndsThatMeet_AndNoOthers) {
  std::mt19937 engine(48);
  auto const below = [&engine](unsigned bound) { return static_cast<std::size_t>(engine() % bound); };
  int met = 0, apart = 0;
  for (int i = 0; i < 20000; ++i) {
    std::vector<std::size_t> const extents{1 + below(3), 1 + below(5)};
    auto const strides = [&] {
      auto const inner = static_cast<std::ptrdiff_t>(1 + below(2));
      auto const outer = static_cast<std::ptrdiff_t>(extents[1]) * inner + static_cast<std::ptrdiff_t>(below(3));
      return std::vector<std::ptrdiff_t>{below(2) == 0 ? outer : -outer, below(2) == 0 ? inner : -inner};
    };
    ViewMaker from = complex_in, to = complex_in;
    from.offset = 8 * 40;
    to.offset = 8 * below(80);
    auto const in = from(extents, strides()), out = to(extents, strides());
    auto const planned_out = complex_out(extents, {out.strides[0], out.strides[1]});
    auto const problem = Problem::parse("c2c_f32_fwd_n4_oop");
    bool refused = false;
    try {
      check_execute("execute", problem, in, planned_out, in, out);
    } catch (Error const&) {
      refused = true;
    }
    bool const meets = share_elements(footprint(in), footprint(out)) != Answer::no;
    EXPECT_EQ(refused, meets) << describe(in) << " at 40, " << describe(out) << " at " << to.offset / 8;
    ++(meets ? met : apart);
  }
  EXPECT_GT(met, 1000);
  EXPECT_GT(apart, 1000);
}

TEST(ViewCheck, PlansFromProblemsTakeFlatBuffersAndTheirDimensions) {
  auto const problem = Problem::parse("c2c_f32_fwd_n4_b6_oop_is8x2_os1x6");
  auto const error = [&](ViewInfo const& a, ViewInfo const& b) -> std::string {
    try {
      check_execute("execute", problem, a, b);
    } catch (Error const& caught) {
      return caught.what();
    }
    return "no error";
  };
  EXPECT_EQ(error(complex_in({6, 4}, {8, 2}), complex_out({4, 6})), "no error");
  EXPECT_EQ(error(complex_in({2, 3, 4}, {24, 8, 2}), complex_out({24})), "no error");
  EXPECT_EQ(error(complex_in({47}), complex_out({30})), "no error");
  EXPECT_TRUE(says(error(complex_in({46}), complex_out({24})), "with at least 47 elements"));
  EXPECT_TRUE(says(error(complex_in({47}), complex_out({6, 3})), "with at least 24 elements"));
  EXPECT_TRUE(says(error(complex_in({47}), complex_in({24})), "the plan is out of place"));
  ViewMaker odd = complex_in, none = complex_in;
  odd.offset = 2;
  EXPECT_TRUE(
      says(error(odd({47}), complex_out({24})), "the input starts at an address that is no multiple of 4 bytes"));
  auto empty = none({47});
  empty.data = nullptr;
  EXPECT_TRUE(says(error(empty, complex_out({24})), "the input has no memory (a null pointer)"));
}

TEST(ViewCheck, WorkspaceErrorsNameSizeAndAlignment) {
  auto const problem = Problem::parse("c2c_f32_fwd_n16_oop");
  auto const error = [&](void const* data, std::size_t bytes, std::size_t needed) -> std::string {
    try {
      check_workspace("execute", problem, data, bytes, needed);
    } catch (Error const& caught) {
      return caught.what();
    }
    return "no error";
  };
  auto const* const aligned =
      reinterpret_cast<char const*>((reinterpret_cast<std::uintptr_t>(memory) + 255) / 256 * 256);
  EXPECT_EQ(error(aligned, 512, 512), "no error");
  EXPECT_EQ(error(nullptr, 0, 0), "no error");
  EXPECT_TRUE(says(error(aligned, 511, 512), "a workspace of 511 bytes; 512 are required"));
  EXPECT_TRUE(says(error(nullptr, 0, 512), "a workspace of 0 bytes; 512 are required"));
  EXPECT_TRUE(says(error(aligned + 64, 512, 512), "starts 64 bytes after a multiple of 256"));
}

TEST(ViewCheck, HandBuiltProblemsAreChecked) {
  auto const error = [](Problem const& problem) -> std::string {
    try {
      check_problem("Plan", problem);
    } catch (Error const& caught) {
      return caught.what();
    }
    return "no error";
  };
  EXPECT_EQ(error(Problem::parse("c2c_f32_fwd_n16_b4_oop")), "no error");
  EXPECT_TRUE(says(error(Problem{}), "Plan: a problem without axes"));
  EXPECT_TRUE(
      says(error({Precision::f32, Placement::out_of_place, false, false, {{Kind::c2c_forward, 0, 0, 1, 1}}, {}}),
           "a transform length of 0"));
  EXPECT_TRUE(says(error({Precision::f32, Placement::out_of_place, false, true, {{Kind::dct2, 8, 8, 1, 1}}, {}}),
                   "conjugated without an axis of kind r2c"));
  EXPECT_TRUE(says(error({Precision::f32, Placement::out_of_place, true, false, {{Kind::r2c, 8, 8, 1, 1}}, {}}),
                   "real_input together with r2c or c2r"));
  EXPECT_TRUE(says(error({Precision::f32,
                          Placement::out_of_place,
                          false,
                          false,
                          {{Kind::r2c, 8, 8, 16, 16}, {Kind::c2r, 8, 5, 1, 1}},
                          {}}),
                   "2 axes of kind r2c or c2r"));
  EXPECT_TRUE(says(error({Precision::f32, Placement::in_place, false, false, {{Kind::c2c_forward, 8, 8, 1, 2}}, {}}),
                   "in place with strides that one memory does not give"));
  EXPECT_TRUE(says(
      error({Precision::f32, Placement::out_of_place, false, false, {{Kind::c2c_forward, 8, 8, 1, 1}}, {{4, 8, 4}}}),
      "output strides at which elements coincide"));
  EXPECT_TRUE(says(error({Precision::f32,
                          Placement::out_of_place,
                          false,
                          false,
                          {{Kind::c2c_forward, std::size_t(1) << 61, 1, 1, 1}},
                          {}}),
                   "more than 2^60 bytes"));
  Problem many{Precision::f32, Placement::out_of_place,           false,
               false,          {{Kind::c2c_forward, 8, 8, 1, 1}}, std::vector<Batch>(9, {2, 1, 1})};
  EXPECT_TRUE(says(error(many), "1 axes and 9 batch dimensions"));
}

TEST(ViewCheck, ScaleFollowsDirectionOfEveryAxis) {
  auto const scale = [](char const* token, Normalization normalization) {
    return scale_of(ProblemKey::of(Problem::parse(token)), normalization);
  };
  EXPECT_EQ(scale("c2c_f32_fwd_n4x8_oop", Normalization::forward), 1.0 / 32);
  EXPECT_EQ(scale("c2c_f32_fwd_n4x8_oop", Normalization::backward), 1);
  EXPECT_EQ(scale("c2c_f32_bwd_n4x8_oop", Normalization::backward), 1.0 / 32);
  EXPECT_EQ(scale("c2c_f32_bwd_n4x8_oop", Normalization::none), 1);
  EXPECT_EQ(scale("c2c_f32_bwd_n4x4_oop", Normalization::ortho), 1.0 / 4);
  EXPECT_EQ(scale("dct1_f32_n9_oop", Normalization::forward), 1.0 / 16);
  EXPECT_EQ(scale("fwdxbwd_f32_n4x8_oop", Normalization::backward), 1.0 / 8);
}

}  // namespace
