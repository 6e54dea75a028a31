// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which lengths find a kernel of their own.
#include "machines.hpp"
#include "plan/planner.hpp"
#include "problems.hpp"

#include <TeamFFT/detail/number.hpp>

#include <machines/nvidia_h200/register_line.hpp>
#include <machines/nvidia_h200/register_line_plain.hpp>
#include <machines/amd_epyc_avx2/lanes.hpp>
#include <machines/amd_epyc_avx512/lanes.hpp>
#include <TeamFFT/device/engines/register_line/contract_plain.hpp>

#include <TeamFFT/device/engines/column/contract.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace TeamFFT::Test {
namespace {

using Impl::make_passes;

/// Lines beside each other, lines across, real input, and lines that are cropped.
std::vector<Problem> layouts_of(std::size_t N, Precision precision) {
  std::vector<Problem> all{packed({N}, 7, precision), along(0, {N, 9}, precision), packed({N}, 7, precision), packed({N}, 7, precision)};
  all[2].real_input = true;
  all[3].axes[0].extent_in = N - 1;
  return all;
}

TEST(Rows, PrimesTo4096_HaveARowOrAColumnOnTheH200InAnyLayout) {
  for (std::size_t N = 29; N <= 4096; ++N)
    for (Precision precision : {Precision::f32, Precision::f64}) {
      if (!Impl::is_prime(N)) continue;
      for (auto const& problem : N < 600 ? layouts_of(N, precision) : std::vector{packed({N}, 7, precision)}) {
        auto const list = make_passes(problem, h200(), {});
        ASSERT_EQ(list.passes.size(), 1u) << problem.token();
        ASSERT_TRUE(list.passes[0].choice.is<Impl::RegisterLineChoice>() || list.passes[0].choice.is<Impl::ColumnChoice>()) << problem.token();
      }
    }
}

TEST(Rows, PaddedLinesOfRows_AreAtMostHalfLonger) {
  for (std::size_t N = 40; N <= 4096; ++N)
    for (Precision precision : {Precision::f32, Precision::f64}) {
      PlanOptions options;
      options.rule = Rule::bluestein;
      auto const list = make_passes(packed({N}, 7, precision), h200(), options);
      ASSERT_TRUE(list.passes[0].choice.is<Impl::RegisterLineChoice>()) << N;
      ASSERT_LE(2 * list.passes[0].length, 3 * (2 * N - 1) + 32) << N;
    }
}

/// Ways along the line are measured for contiguous lines: side by side, where vectors are full, these stay lanes of lines.
TEST(HostRows, OfLinesAlong_AreNotForFullVectorsOfLinesApart) {
  constexpr std::size_t longest = 2048, count = 64;
  for (unsigned const bytes : {32u, 64u}) {
    auto machine = host();
    machine.vector_bytes = bytes;
    std::size_t rows = 0;
    for (std::size_t N = 64; N <= longest; ++N)
      for (Precision precision : {Precision::f32, Precision::f64}) {
        auto const contiguous = make_passes(packed({N}, count, precision), machine, {});
        if (contiguous.passes.size() != 1 || !contiguous.passes[0].choice.is_way(Impl::Way::along)) continue;
        ++rows;
        for (auto const& pass : make_passes(along(0, {N, count}, precision), machine, {}).passes)
          EXPECT_FALSE(pass.choice.is_way(Impl::Way::along) && !pass.convolves()) << N << ' ' << pass.describe(precision);
      }
    EXPECT_GT(rows, 0u);
  }
}

/// Of 40 lines side by side, or beside each other.
Impl::PassList plan_of(Kind kind, std::size_t n, Precision precision, bool across) {
  auto problem = packed({kind}, {n}, 40, precision);
  if (across) {
    problem.axes[0].stride_in = problem.axes[0].stride_out = 40;
    problem.batch = {{40, 1, 1}};
  }
  return make_passes(problem.canonicalize(), h200(), {});
}

/// Whether the plan is one pass of a real row.
bool has_real_row(Kind kind, std::size_t n, Precision precision, bool across) {
  auto const list = plan_of(kind, n, precision, across);
  return list.passes.size() == 1 && list.passes[0].choice.is_row_of(Impl::RowsOf::reals);
}

TEST(Rows, RealTransformsOfEvenSmoothLengthsTo512_HaveARealRowOrAColumn) {
  for (std::size_t n = 4; n <= 512; n += 2)
    for (Precision precision : {Precision::f32, Precision::f64})
      for (Kind kind : {Kind::r2c, Kind::c2r}) {
        if (Impl::largest_prime_factor(n) > 5) continue;
        EXPECT_TRUE(has_real_row(kind, n, precision, false)) << n;
        if (n > Impl::longest_real_column)
          EXPECT_TRUE(has_real_row(kind, n, precision, true)) << n;
        else
          EXPECT_TRUE(plan_of(kind, n, precision, true).passes.at(0).choice.is<Impl::ColumnChoice>()) << n;
      }
}

TEST(Rows, RealTransformsOfCommonLengthsTo4096_HaveARealRow) {
  for (std::size_t n : {3,    5,    9,    15,   27,   81,   125,  243,  600,  625,  640,  729,  750,  768,  800,  900,  960,  1000, 1024, 1080, 1152, 1200,
                        1280, 1440, 1500, 1536, 1600, 1800, 1920, 2000, 2048, 2160, 2187, 2400, 2560, 3000, 3072, 3125, 3600, 3840, 4000, 4096, 8192})
    for (Precision precision : {Precision::f32, Precision::f64})
      for (Kind kind : {Kind::r2c, Kind::c2r}) EXPECT_TRUE(has_real_row(kind, n, precision, false)) << n;
}

TEST(Rows, RealTransformsOfPrimeLengths_HaveARealRowWhereTheConvolutionIsSmooth) {
  for (std::size_t p : {37, 41, 61, 101, 127, 257, 401, 577, 601, 1009})
    for (Precision precision : {Precision::f32, Precision::f64})
      for (Kind kind : {Kind::r2c, Kind::c2r}) EXPECT_TRUE(has_real_row(kind, p, precision, false)) << p;
}

TEST(Rows, CosineAndSineTransformsOfCommonLengths_HaveARealRow) {
  for (std::size_t n : {8, 16, 32, 64, 80, 128, 160, 256, 320, 512, 640, 1000, 1024, 1080, 1280, 2000, 2048, 4096, 8192})
    for (Precision precision : {Precision::f32, Precision::f64})
      for (Kind kind : {Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst2, Kind::dst3, Kind::dst4}) EXPECT_TRUE(has_real_row(kind, n, precision, false)) << n;
  for (std::size_t N : {16, 32, 64, 128, 256, 512, 1024, 2048, 4096})
    for (Precision precision : {Precision::f32, Precision::f64}) {
      EXPECT_TRUE(has_real_row(Kind::dct1, N + 1, precision, false)) << N;
      EXPECT_TRUE(has_real_row(Kind::dst1, N - 1, precision, false)) << N;
    }
}

TEST(Rows, ConvolutionsWithoutRows_TakeTheGeneralKernel) {
  PlanOptions options;
  options.rows = false;
  for (std::size_t N : {17, 97, 509, 1009, 4093}) {
    EXPECT_FALSE(make_passes(packed({N}, 10), h200(), options).passes[0].choice.is<Impl::RegisterLineChoice>()) << N;
    EXPECT_FALSE(make_passes(packed({N}, 10), mi300x(), {}).passes[0].choice.is<Impl::RegisterLineChoice>()) << N;
  }
}

/// The index of the row of nvidia_h200_plain_rows that the plan's only pass takes, or -1.
int plain_line(Problem const& problem, PlanOptions const& options = {}) {
  auto const list = make_passes(problem, h200(), options);
  bool const is_one = list.passes.size() == 1 && list.passes[0].choice.is_row_of(Impl::RowsOf::whole_lines);
  return is_one ? static_cast<int>(list.passes[0].choice.as<Impl::RegisterLineChoice>()->row) : -1;
}

TEST(PlainRows, AreWhatPackedLinesTake) {
  std::tuple<Precision, unsigned> before{Precision::f32, 0};
  for (std::size_t i = 0; i < std::size(Impl::nvidia_h200_plain_rows); ++i) {
    auto const& row = Impl::nvidia_h200_plain_rows[i];
    std::size_t const most = Impl::largest_prime_factor(row.length);
    EXPECT_LT(before, std::tuple(row.precision, row.length));
    before = {row.precision, row.length};
    EXPECT_TRUE(most <= 31 || Impl::is_wide_prime(row.length)) << row.length;
    std::size_t const many = std::size_t{row.lines_per_team} * h200().concurrency;
    for (std::size_t const lines : {Impl::is_short_prime(row.length, row.precision) ? many : std::size_t{1}, many}) {
      auto const list = make_passes(packed({row.length}, lines, row.precision), h200(), {});
      ASSERT_EQ(list.passes.size(), 1u) << row.length;
      auto const& choice = list.passes[0].choice;
      EXPECT_EQ(choice.engine, Impl::EngineChoice(Impl::RegisterLineChoice{Impl::RowsOf::whole_lines, i})) << row.length;
      EXPECT_EQ(choice.radices, std::vector<unsigned>(row.radices, row.radices + row.stages())) << row.length;
      EXPECT_EQ(choice.team_size, plain_team_size(row)) << row.length;
      EXPECT_EQ(choice.scratch_bytes, plain_scratch_bytes(row)) << row.length;
    }
  }
}

TEST(PlainRows, LeaveOtherLinesToOtherKernels) {
  auto const apart = [](std::size_t N) {
    auto problem = packed({N}, 20000);
    problem.batch[0].stride_in += 2;
    return problem.canonicalize();
  };
  auto real = packed({143}, 20000), cropped = packed({143}, 20000);
  real.real_input = true;
  cropped.axes[0].extent_in = 142;
  PlanOptions without, by_kokkos;
  without.rows = false;
  by_kokkos.launch = Launch::parallel_for;
  EXPECT_GE(plain_line(packed({143}, 20000)), 0);  // via_scratch
  EXPECT_GE(plain_line(packed({1001}, 20000)), 0);
  EXPECT_GE(plain_line(apart(1001)), 0);
  EXPECT_EQ(plain_line(apart(143)), -1);
  EXPECT_GE(plain_line(packed({1001}, 7)), 0);
  EXPECT_EQ(plain_line(packed({37}, 7)), -1);
  EXPECT_EQ(plain_line(along(0, {1001, 5000}, Precision::f32)), -1);
  EXPECT_EQ(plain_line(real), -1);
  EXPECT_EQ(plain_line(cropped), -1);
  EXPECT_EQ(plain_line(packed({1001}, 20000), without), -1);
  EXPECT_EQ(plain_line(packed({1001}, 20000), by_kokkos), -1);
  EXPECT_EQ(plain_line(packed({Kind::r2c}, {2002}, 20000, Precision::f32)), -1);
}

/// Every measured choice of a width of vectors is what such a host's plans take: contiguous lines, as many as the row says.
template <class Rows>
void expect_host_rows(Rows const& rows, unsigned vector_bytes) {
  auto machine = host();
  machine.vector_bytes = vector_bytes;
  Impl::HostRow const* before = nullptr;
  for (auto const& row : rows) {
    auto const key = [](Impl::HostRow const& r) { return std::tuple(r.length, r.precision, r.lines); };
    if (before != nullptr) {
      EXPECT_LT(key(*before), key(row)) << row.length;
    }
    before = &row;
    std::vector<unsigned> radices;
    std::size_t product = 1;
    for (unsigned R : row.radices)
      if (R != 0) product *= radices.emplace_back(R);
    ASSERT_EQ(product, row.length);
    std::size_t const lanes = vector_bytes / (row.precision == Precision::f32 ? 4 : 8), element = row.precision == Precision::f32 ? 8 : 16;
    std::size_t const batch = row.lines == Impl::Lines::few    ? 1
                              : row.lines == Impl::Lines::many ? lanes
                                                               : ((std::size_t{12} << 20) / (row.length * element) / lanes + 1) * lanes;
    auto const list = make_passes(packed({row.length}, batch, row.precision), machine, {});
    ASSERT_EQ(list.passes.size(), 1u) << row.length;
    auto const& choice = list.passes[0].choice;
    EXPECT_EQ(choice.is_way(Impl::Way::groups), row.way == Impl::Way::groups) << row.length;
    EXPECT_EQ(choice.is_way(Impl::Way::along), row.way == Impl::Way::along) << row.length;
    EXPECT_EQ(choice.lanes(), row.lanes) << row.length;
    EXPECT_EQ(choice.radices, radices) << row.length;
  }
}

TEST(HostRows, AreWhatHostsWithTheirVectorsTake) {
  expect_host_rows(Impl::amd_epyc_avx512_rows, 64);
  expect_host_rows(Impl::amd_epyc_avx2_rows, 32);
}

TEST(HostRows, AreLeftWhereRowsAreRefused_AndByOtherVectors) {
  auto machine = host();
  auto const& rows = Impl::amd_epyc_avx512_rows;
  auto const& row = *std::find_if(std::begin(rows), std::end(rows), [](Impl::HostRow const& r) { return r.length > 1000 && r.lines == Impl::Lines::many; });
  auto const choice = [&](unsigned vector_bytes, bool with_rows) {
    PlanOptions options;
    options.rows = with_rows;
    machine.vector_bytes = vector_bytes;
    return make_passes(packed({row.length}, 64, row.precision), machine, options).passes[0].choice;
  };
  EXPECT_NE(choice(64, true), choice(64, false));
  EXPECT_EQ(choice(16, true), choice(16, false));
}

}  // namespace
}  // namespace TeamFFT::Test
