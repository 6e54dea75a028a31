// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tokens: every canonical problem has one, and comes back from it.
#include <TeamFFT/detail/boxes.hpp>
#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/problem.hpp>
#include <TeamFFT/detail/problem_key.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <random>
#include <string>

namespace {

using namespace TeamFFT;

std::string parse_error(std::string const& token) {
  try {
    (void)Problem::parse(token);
  } catch (Error const& error) {
    return error.what();
  }
  return "no error";
}

/// Any problem at all: the strides need not make sense.
Problem random_problem(std::mt19937_64& engine) {
  auto const below = [&engine](std::uint64_t bound) { return static_cast<std::size_t>(engine() % bound); };
  auto const stride = [&]() -> std::ptrdiff_t {
    switch (below(8)) {
      case 0: return 0;
      case 1: return static_cast<std::ptrdiff_t>(engine());
      case 2: return -static_cast<std::ptrdiff_t>(below(100));
      default: return static_cast<std::ptrdiff_t>(below(40));
    }
  };
  auto const extent = [&] { return below(16) == 0 ? static_cast<std::size_t>(engine()) : below(8); };
  Problem problem;
  problem.precision = below(2) == 0 ? Precision::f32 : Precision::f64;
  problem.placement = below(2) == 0 ? Placement::out_of_place : Placement::in_place;
  bool const uniform = below(2) == 0;
  auto const common = static_cast<Kind>(below(12));
  bool changes = false;
  for (std::size_t i = 0, count = 1 + below(8); i < count; ++i) {
    Axis axis;
    axis.kind = uniform ? common : static_cast<Kind>(below(12));
    if (axis.kind == Kind::r2c || axis.kind == Kind::c2r) {
      if (changes) axis.kind = axis.kind == Kind::r2c ? Kind::c2c_forward : Kind::c2c_backward;
      changes = true;
    }
    axis.length = std::max(extent(), Impl::row_of(axis.kind).smallest);
    axis.extent_in = below(3) == 0 ? extent() : Impl::input_extent(axis.kind, axis.length);
    axis.stride_in = stride();
    axis.stride_out = stride();
    auto const box = [&] {
      return below(3) == 0 ? Box{} : below(2) == 0 ? Box::low() : Box::at(static_cast<std::ptrdiff_t>(below(20)) - 10);
    };
    auto boxed = axis;
    boxed.in_box = box();
    boxed.out_box = box();
    boxed.extent_out = below(2) == 0 ? 0 : 1 + below(12);
    problem.axes.push_back(below(2) == 0 && Impl::box_fault(boxed).empty() ? boxed : axis);
  }
  problem.real_input = !changes && below(2) == 0;
  problem.conjugated = below(2) == 0;
  for (std::size_t i = 0, count = below(9); i < count; ++i) problem.batch.push_back({extent(), stride(), stride()});
  return problem;
}

TEST(Token, RoundTrips) {
  std::mt19937_64 engine(1);
  for (int i = 0; i < 20000; ++i) {
    auto const problem = random_problem(engine).canonicalize();
    auto const token = problem.token();
    ASSERT_EQ(Problem::parse(token), problem) << token;
    ASSERT_EQ(Problem::parse(token).token(), token);
  }
}

TEST(Token, HasOnlyLowerCaseLettersDigitsAndUnderscores) {
  std::mt19937_64 engine(2);
  for (int i = 0; i < 2000; ++i) {
    auto const token = random_problem(engine).canonicalize().token();
    for (char c : token)
      ASSERT_TRUE(c == '_' || (std::isalnum(static_cast<unsigned char>(c)) != 0 && std::toupper(c) != c) ||
                  std::isdigit(c) != 0)
          << token;
  }
}

TEST(Token, CanonicalizeIsIdempotent) {
  std::mt19937_64 engine(3);
  for (int i = 0; i < 20000; ++i) {
    auto const once = random_problem(engine).canonicalize();
    auto twice = once;
    ASSERT_EQ(twice.canonicalize(), once) << once.token();
  }
}

TEST(Token, CanonicalKeyIsTheCanonicalProblem) {
  std::mt19937_64 engine(4);
  for (int i = 0; i < 5000; ++i) {
    auto problem = random_problem(engine);
    auto key = Impl::ProblemKey::of(problem);
    ASSERT_EQ(key.canonicalize().problem(), problem.canonicalize());
    ASSERT_EQ(key.hash(), Impl::ProblemKey::of(problem).hash());
  }
}

TEST(Token, DoesNotDependOnTheOrderOfDimensions) {
  std::mt19937_64 engine(5);
  for (int i = 0; i < 5000; ++i) {
    auto problem = random_problem(engine);
    std::size_t unit = 0;
    for (auto& axis : problem.axes) unit += axis.length == 1 ? 1 : 0;
    // which of several unit axes stays is the last one's right
    if (unit == problem.axes.size() || problem.batch_count() == 0) continue;
    std::ptrdiff_t distinct = 1;  // strides of a real View: no two dimensions coincide
    for (auto& axis : problem.axes) axis.stride_out = distinct *= 3;
    for (auto& dimension : problem.batch) dimension.stride_out = distinct *= 3;
    auto shuffled = problem;
    std::shuffle(shuffled.axes.begin(), shuffled.axes.end(), engine);
    std::shuffle(shuffled.batch.begin(), shuffled.batch.end(), engine);
    ASSERT_EQ(shuffled.canonicalize(), problem.canonicalize()) << problem.token();
  }
}

TEST(Token, LooksLikeTheDocumentedOnes) {
  Problem problem{Precision::f32,
                  Placement::out_of_place,
                  false,
                  false,
                  {{Kind::c2c_forward, 256, 256, 256, 256}, {Kind::c2c_forward, 256, 256, 1, 1}},
                  {{64, 65536, 65536}}};
  EXPECT_EQ(problem.canonicalize().token(), "c2c_f32_fwd_n256x256_b64_oop");
  Problem pad{Precision::f64, Placement::out_of_place, false, false, {{Kind::c2c_backward, 12, 9, 1, 1}}, {}};
  EXPECT_EQ(pad.canonicalize().token(), "c2c_f64_bwd_n12i9_oop");
  Problem column{Precision::f32, Placement::out_of_place, false, false, {{Kind::c2c_forward, 256, 256, 64, 64}},
                 {{64, 1, 1}}};
  EXPECT_EQ(column.canonicalize().token(), "c2c_f32_fwd_n256_b64_oop_is1x64_os1x64");
  Problem real{Precision::f32,
               Placement::in_place,
               false,
               false,
               {{Kind::c2c_forward, 64, 64, 66, 33}, {Kind::r2c, 64, 64, 1, 1}},
               {}};
  EXPECT_EQ(real.canonicalize().token(), "r2c_f32_n64x64_ip");
  Problem back{Precision::f32,
               Placement::in_place,
               false,
               false,
               {{Kind::c2c_backward, 64, 64, 33, 66}, {Kind::c2r, 64, 33, 1, 1}},
               {{2, 33 * 64, 66 * 64}}};
  EXPECT_EQ(back.canonicalize().token(), "c2r_f32_n64x64_b2_ip");
  Problem mixed{Precision::f64,
                Placement::out_of_place,
                true,
                false,
                {{Kind::dct2, 8, 8, 16, 16}, {Kind::c2c_forward, 16, 16, 1, 1}},
                {}};
  EXPECT_EQ(mixed.canonicalize().token(), "dct2xfwd_f64_real_n8x16_oop");
  Problem cosine{Precision::f64, Placement::in_place, false, false, {{Kind::dct1, 9, 9, 1, 1}}, {{3, -20, -20}}};
  EXPECT_EQ(cosine.canonicalize().token(), "dct1_f64_complex_n9_b3_ip_osm20x1");
}

TEST(Token, OfBoxes_HasTheirExtents) {
  Problem problem;
  problem.precision = Precision::f64;
  problem.axes.push_back({Kind::c2c_forward, 64, 32, 1, 1, 8, Box::at(16), Box::low()});
  EXPECT_EQ(problem.canonicalize().token(), "c2c_f64_fwd_n64i32a16o8l_oop");
  problem.axes[0] = {Kind::c2c_forward, 64, 64, 1, 1, 70, Box::at(-64), Box::at(-3)};
  EXPECT_EQ(problem.canonicalize().token(), "c2c_f64_fwd_n64o70a61_oop");
  EXPECT_EQ(Problem::parse("dct2_f32_n10i4l_oop").token(), "dct2_f32_n10i4_oop");
  EXPECT_THROW((void)Problem::parse("c2c_f32_fwd_n10i12a1_oop"), Error);
  EXPECT_THROW((void)Problem::parse("c2c_f32_fwd_n10o11_oop"), Error);
}

TEST(Token, Conjugated_IsToldForHalfSpectraOnly) {
  Problem hermitian{Precision::f64, Placement::out_of_place, false, true, {{Kind::c2r, 16, 9, 1, 1}}, {}};
  EXPECT_EQ(hermitian.canonicalize().token(), "c2r_f64_conj_n16_oop");
  auto plain = hermitian;
  plain.conjugated = false;
  EXPECT_NE(plain, hermitian);
  EXPECT_NE(Impl::ProblemKey::of(plain), Impl::ProblemKey::of(hermitian));
  EXPECT_NE(Impl::ProblemKey::of(plain).hash(), Impl::ProblemKey::of(hermitian).hash());
  Problem inverse{
      Precision::f32, Placement::out_of_place, false, true, {{Kind::dct2, 8, 8, 5, 5}, {Kind::r2c, 8, 8, 1, 1}}, {}};
  EXPECT_EQ(inverse.canonicalize().token(), "dct2xr2c_f32_conj_n8x8_oop_is5x1");
  Problem complex{Precision::f64, Placement::out_of_place, false, true, {{Kind::c2c_forward, 16, 16, 1, 1}}, {}};
  EXPECT_FALSE(complex.canonicalize().conjugated) << "there is no half spectrum";
}

TEST(Token, MergesBatchDimensionsThatAreOneInBothViews) {
  Problem both{Precision::f32, Placement::out_of_place,           false,
               false,          {{Kind::c2c_forward, 4, 4, 1, 1}}, {{2, 12, 24}, {3, 4, 8}, {1, 99, 98}}};
  EXPECT_EQ(both.canonicalize().token(), "c2c_f32_fwd_n4_b6_oop_os8x1");
  Problem one{Precision::f32, Placement::out_of_place,           false,
              false,          {{Kind::c2c_forward, 4, 4, 1, 1}}, {{2, 12, 12}, {3, 0, 4}}};
  EXPECT_EQ(one.canonicalize().batch.size(), 2U);
}

TEST(Token, DropsAxesOfLengthOneUnlessNoneRemains) {
  Problem crop{Precision::f32,
               Placement::out_of_place,
               false,
               false,
               {{Kind::c2c_forward, 1, 5, 4, 4}, {Kind::c2c_forward, 4, 4, 1, 1}},
               {}};
  EXPECT_EQ(crop.canonicalize().token(), "c2c_f32_fwd_n4_oop");
  Problem empty{Precision::f32,
                Placement::out_of_place,
                false,
                false,
                {{Kind::c2c_forward, 1, 5, 4, 7}, {Kind::c2c_forward, 1, 3, 1, 1}},
                {}};
  EXPECT_EQ(empty.canonicalize().token(), "c2c_f32_fwd_n1_oop");
  Problem absent{Precision::f32,
                 Placement::out_of_place,
                 false,
                 false,
                 {{Kind::c2c_forward, 1, 0, 4, 7}, {Kind::c2c_forward, 3, 3, 1, 1}},
                 {}};
  EXPECT_EQ(absent.canonicalize().axes.size(), 2U) << "an axis without an input element is zero-padded, not copied";
  Problem cosine{
      Precision::f32, Placement::out_of_place, true, false, {{Kind::dct2, 1, 1, 4, 7}, {Kind::dct2, 3, 3, 1, 1}}, {}};
  EXPECT_EQ(cosine.canonicalize().axes.size(), 2U) << "a DCT of length 1 doubles";
}

TEST(Token, ParseMakesWellFormedTokensCanonical) {
  EXPECT_EQ(Problem::parse("c2c_f32_fwd_n1x16_b3x5_oop").token(), "c2c_f32_fwd_n16_b15_oop");
  EXPECT_EQ(Problem::parse("c2c_f32_fwd_n16_b3_oop_is16x1_os16x1").token(), "c2c_f32_fwd_n16_b3_oop");
}

TEST(Token, ErrorSaysWhere) {
  EXPECT_NE(parse_error("").find("at position 0 (the end): expected c2c, r2c"), std::string::npos) << parse_error("");
  EXPECT_NE(
      parse_error("c2c_f16_fwd_n8_oop").find("at position 4 (\"f16_fwd_n8_oop\"): expected the precision f32 or f64"),
      std::string::npos);
  EXPECT_NE(parse_error("c2c_f32_n8_oop").find("at position 8 (\"n8_oop\"): expected the direction fwd or bwd"),
            std::string::npos);
  EXPECT_NE(parse_error("c2c_f32_fwd_n0_oop")
                .find("at position 11 (\"_n0_oop\"): expected lengths of at least 1 for fwd, not 0"),
            std::string::npos);
  EXPECT_NE(parse_error("dct1_f32_n1_oop").find("at least 2 for dct1"), std::string::npos);
  EXPECT_NE(parse_error("c2c_f32_fwd_n8x_oop").find("expected a length"), std::string::npos);
  EXPECT_NE(parse_error("c2c_f32_fwd_n99999999999999999999_oop").find("expected a number below 2^64"),
            std::string::npos);
  EXPECT_NE(parse_error("c2c_f32_fwd_n8_oop_is1x2").find("expected the end"), std::string::npos);
  EXPECT_NE(parse_error("c2c_f32_fwd_n8_b2_oop_is1").find("2 strides are needed"), std::string::npos);
  EXPECT_NE(parse_error("c2c_f32_fwd_n8_oops").find("the placement oop or ip"), std::string::npos);
  EXPECT_NE(parse_error("c2c_f32_fwd_n8_oop ").find("position 15"), std::string::npos)
      << parse_error("c2c_f32_fwd_n8_oop ");
  EXPECT_NE(parse_error("fwdxdct2_f32_n8_oop").find("2 lengths, one for each kind, not 1"), std::string::npos);
  EXPECT_NE(parse_error("r2cxc2r_f32_n8x8_oop").find("at most one axis of kind r2c or c2r"), std::string::npos);
  EXPECT_NE(parse_error("c2c_f32_fwd_conj_n8_oop")
                .find("at position 11 (\"_conj_n8_oop\"): expected no _conj: no axis is r2c or c2r"),
            std::string::npos);
  EXPECT_NE(parse_error("dct2_f32_conj_n8_oop").find("expected no _conj"), std::string::npos);
  EXPECT_NE(parse_error("r2c_f32_conj_real_n8_oop").find("expected \"_n\" and the lengths"), std::string::npos);
  EXPECT_NE(parse_error("r2c_f32_real_n8_oop").find("expected \"_n\" and the lengths"), std::string::npos);
}

TEST(Token, ParseIsTotal) {
  std::mt19937_64 engine(6);
  std::string const alphabet = "c2r_fxwdbnidst13468064ompe \n";
  int parsed = 0;
  for (int i = 0; i < 50000; ++i) {
    auto token = random_problem(engine).canonicalize().token();
    for (std::size_t edits = 1 + engine() % 3; edits > 0 && !token.empty(); --edits) {
      auto const at = static_cast<std::ptrdiff_t>(engine() % token.size());
      char const letter = alphabet[engine() % alphabet.size()];
      switch (engine() % 3) {
        case 0: token.erase(token.begin() + at); break;
        case 1: token.insert(token.begin() + at, letter); break;
        default: token[static_cast<std::size_t>(at)] = letter;
      }
    }
    try {
      auto const problem = Problem::parse(token);
      ASSERT_EQ(Problem::parse(problem.token()), problem) << token;
      ++parsed;
    } catch (Error const&) {
    }
  }
  EXPECT_GT(parsed, 100);
}

}  // namespace
