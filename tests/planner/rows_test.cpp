// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which lengths find a kernel of their own.
#include "engines/lanes/choice.hpp"
#include "machines.hpp"
#include "plan/planner.hpp"
#include "problems.hpp"

#include <TeamFFT/detail/number.hpp>

#include <machines/nvidia_h200/register_line.hpp>
#include <machines/nvidia_h200/register_line_plain.hpp>
#include <machines/nvidia_h200/register_line_real.hpp>
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
  std::vector<Problem> all{packed({N}, 7, precision), along(0, {N, 9}, precision), packed({N}, 7, precision),
                           packed({N}, 7, precision)};
  all[2].real_input = true;
  all[3].axes[0].extent_in = N - 1;
  return all;
}

TEST(Rows, PrimesTo4096_HaveARowAColumnOrAPrimeStageOnTheH200InAnyLayout) {
  for (std::size_t N = 29; N <= 4096; ++N)
    for (Precision precision : {Precision::f32, Precision::f64}) {
      if (!Impl::is_prime(N)) continue;
      for (auto const& problem : N < 600 ? layouts_of(N, precision) : std::vector{packed({N}, 7, precision)}) {
        auto const list = make_passes(problem, h200(), {});
        ASSERT_EQ(list.passes.size(), 1u) << problem.token();
        auto const& choice = list.passes[0].choice;
        ASSERT_TRUE(choice.is<Impl::RegisterLineChoice>() || choice.is<Impl::ColumnChoice>() ||
                    choice.is<Impl::ScratchLinePrimeChoice>())
            << problem.token();
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

/// Ways along the line are measured for contiguous lines: side by side, where vectors are full, these stay lanes of
/// lines.
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
          EXPECT_FALSE(pass.choice.is_way(Impl::Way::along) && !pass.convolves())
              << N << ' ' << pass.describe(precision);
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

/// Transforms of `n` reals that a row is for.
struct OfRow {
  Kind kind;
  std::size_t n;
};

std::vector<OfRow> served_by(Impl::Row const& row) {
  std::size_t const M = row.length;
  using enum Impl::RealKind;
  switch (row.real) {
    case r2c: return {{Kind::r2c, 2 * M}};
    case c2r: return {{Kind::c2r, 2 * M}};
    case type1: return {{Kind::dct1, M + 1}, {Kind::dst1, M - 1}};
    case type2: return {{Kind::dct2, 2 * M}, {Kind::dst2, 2 * M}};
    case type3: return {{Kind::dct3, 2 * M}, {Kind::dst3, 2 * M}};
    case type4: return {{Kind::dct4, 2 * M}, {Kind::dst4, 2 * M}};
    case odd_r2c: return {{Kind::r2c, M}};
    case odd_c2r: return {{Kind::c2r, M}};
    case prime: return {{Kind::r2c, 2 * M + 1}, {Kind::c2r, 2 * M + 1}};
    default: return {};  // halved maps: passes of boxes (HalvedRows, EqualTheOracle_InSeveralDimensions)
  }
}

TEST(Rows, EveryRealRow_IsWhatItsTransformsTake) {
  std::size_t count = 0;
  for (auto const& row : Impl::nvidia_h200_real_rows)
    for (auto const& [kind, n] : served_by(row)) {
      bool const across = row.access == Impl::Access::tile;
      auto const list = plan_of(kind, n, row.precision, across);
      ASSERT_EQ(list.passes.size(), 1u) << n;
      auto const& choice = list.passes[0].choice;
      ASSERT_TRUE(choice.is_row_of(Impl::RowsOf::reals)) << row.length << ' ' << list.problem.token();
      EXPECT_EQ(&Impl::nvidia_h200_real_rows[choice.as<Impl::RegisterLineChoice>()->row], &row) << list.problem.token();
      ++count;
    }
  EXPECT_GT(count, 700u);
}

/// A tile's row reads contiguous lines in pieces: lines without a row of their own take a shape at run time.
TEST(Rows, LinesTakeNoRowOfTiles_ButTilesThatOfLines) {
  EXPECT_FALSE(has_real_row(Kind::c2r, 96, Precision::f32, false)) << "without a row of lines";
  EXPECT_TRUE(has_real_row(Kind::c2r, 96, Precision::f32, true));
  EXPECT_TRUE(has_real_row(Kind::r2c, 100, Precision::f32, true)) << "with a row of lines alone";
}

/// Rader's rows of 43 and of 101 in f64 gave little, and went: a padded convolution's would be slower than a prime
/// stage. 47 - 1 has a factor that no row has.
TEST(Rows, PrimesWhoseOwnRowWent_TakeAPrimeStage) {
  auto const engine_of = [](std::size_t p) {
    return make_passes(packed({p}, 4096, Precision::f64), h200(), {}).passes.at(0);
  };
  for (std::size_t const p : {43, 97, 101, 127, 251, 4001})
    EXPECT_TRUE(engine_of(p).choice.is<Impl::ScratchLinePrimeChoice>()) << p;
  for (std::size_t const p : {181, 241, 47, 1019}) EXPECT_TRUE(engine_of(p).choice.is<Impl::RegisterLineChoice>()) << p;
}

TEST(Rows, ConvolutionsWithoutRows_TakeTheGeneralKernel) {
  PlanOptions options;
  options.rows = false;
  for (std::size_t N : {17, 97, 509, 1009, 4093}) {
    EXPECT_FALSE(make_passes(packed({N}, 10), h200(), options).passes[0].choice.is<Impl::RegisterLineChoice>()) << N;
    EXPECT_FALSE(make_passes(packed({N}, 10), mi300x(), {}).passes[0].choice.is<Impl::RegisterLineChoice>()) << N;
  }
}

/// Hosts sum over primes from 29 to 61 where they are factors; of a whole line from 59 on a convolution is faster.
TEST(Rows, HostsSumOverPrimesTo61) {
  for (auto const precision : {Precision::f32, Precision::f64}) {
    auto const convolves = [&](std::size_t n) {
      return make_passes(packed({n}, 100, precision), host(), {}).passes.at(0).convolves();
    };
    for (std::size_t const n :
         {29, 31, 37, 47, 53, 58, 62, 74, 82, 86, 94, 106, 118, 122, 31 * 37, 29 * 64, 4 * 13 * 31})
      EXPECT_FALSE(convolves(n)) << n;
    for (std::size_t const n : {59, 61, 67, 134, 1009}) EXPECT_TRUE(convolves(n)) << n;
  }
}

/// Vectors of 32 bytes, which the shortest lines take, have as much scratch as they use: two blocks of rows, 4 KB of
/// results, and the places of butterflies.
TEST(Rows, HostsHaveScratchForShortLinesInVectorsOfEachWidth) {
  std::size_t count = 0;
  for (unsigned const vector_bytes : {16u, 32u, 64u})
    for (std::size_t n = 2; n <= 64; n += 2)
      for (auto const precision : {Precision::f32, Precision::f64}) {
        auto machine = host();
        machine.vector_bytes = vector_bytes;
        auto const choice = make_passes(packed({Kind::r2c}, {n}, 1000, precision), machine, {}).passes.at(0).choice;
        if (choice.as<Impl::LanesChoice>()->way != Impl::Way::groups) continue;
        std::size_t const length = n / 2;
        ++count;
        for (std::size_t const bytes : {32u, vector_bytes}) {
          std::size_t const row = 2 * std::min<std::size_t>(bytes, vector_bytes),
                            blocks = 2 * Impl::rows_together_of(length, row) * row;
          EXPECT_GE(choice.scratch_bytes, blocks + Impl::short_lines_bytes + sizeof(std::uint32_t))
              << n << ' ' << vector_bytes;
        }
      }
  EXPECT_GT(count, 60u);
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
      EXPECT_EQ(choice.engine, Impl::EngineChoice(Impl::RegisterLineChoice{Impl::RowsOf::whole_lines, i}))
          << row.length;
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
  auto real = packed({90}, 20000), cropped = packed({90}, 20000);
  real.real_input = true;
  cropped.axes[0].extent_in = 89;
  PlanOptions without, by_kokkos;
  without.rows = false;
  by_kokkos.launch = Launch::parallel_for;
  EXPECT_GE(plain_line(packed({90}, 20000)), 0);  // via_scratch
  EXPECT_GE(plain_line(packed({1050}, 20000)), 0);
  EXPECT_GE(plain_line(apart(1050)), 0);
  EXPECT_EQ(plain_line(apart(90)), -1);
  EXPECT_GE(plain_line(packed({1050}, 7)), 0);
  EXPECT_EQ(plain_line(packed({37}, 7)), -1);
  EXPECT_EQ(plain_line(along(0, {1050, 5000}, Precision::f32)), -1);
  EXPECT_EQ(plain_line(real), -1);
  EXPECT_EQ(plain_line(cropped), -1);
  EXPECT_EQ(plain_line(packed({1050}, 20000), without), -1);
  EXPECT_EQ(plain_line(packed({1050}, 20000), by_kokkos), -1);
  EXPECT_EQ(plain_line(packed({Kind::r2c}, {2100}, 20000, Precision::f32)), -1);
}

/// Every measured choice of a width of vectors is what such a host's plans take: contiguous lines, as many as the row
/// says.
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
    std::size_t const lanes = vector_bytes / (row.precision == Precision::f32 ? 4 : 8),
                      element = row.precision == Precision::f32 ? 8 : 16;
    std::size_t const batch = row.lines == Impl::Lines::few ? 1
                              : row.lines == Impl::Lines::many
                                  ? lanes
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
  auto const& row = *std::find_if(std::begin(rows), std::end(rows), [](Impl::HostRow const& r) {
    return r.length > 1000 && r.lines == Impl::Lines::many;
  });
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
