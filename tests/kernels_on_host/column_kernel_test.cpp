// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The column kernel on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include "engines/radices.hpp"

#include <TeamFFT/device/engines/column/column.hpp>
#include <TeamFFT/device/engines/column/real_column.hpp>

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <gtest/gtest.h>

namespace TeamFFT::Test {

namespace {

template <class Real, std::size_t I>
struct Budget {
  static constexpr Impl::ColumnBudget value = Impl::column_budgets(Impl::scalar_precision<Real>)[I];
};

struct RealBudget {
  static constexpr Impl::ColumnBudget value{2, Impl::longest_real_column, 1};
};

}  // namespace

template <class Real>
void run_column_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  if (std::get<Impl::ColumnChoice>(kernel.choice.engine).reals)
    return run_teams(teams_of(a), kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& m, char* scratch) {
      Impl::real_column_kernel<RealBudget>(m, a, scratch);
    });
  std::size_t const budget = Impl::column_budget(kernel.choice.radices.at(0), Impl::scalar_precision<Real>);
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    auto const run = [&]<std::size_t J>() {
      if (J == budget)
        run_teams(teams_of(a), kernel.choice.team_size, a.scratch_bytes,
                  [&](ThreadMember const& m, char*) { Impl::column_kernel<Budget<Real, J>>(m, a); });
    };
    (run.template operator()<I>(), ...);
  }
  (std::make_index_sequence<Impl::column_budgets(Impl::scalar_precision<Real>).size()>{});
}

template void run_column_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_column_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);

namespace {

/// `count` lines of N elements beside each other, and so on in `outer` places: rows of `count` elements with `gap`
/// behind them, on both sides.
Problem columns_of(std::size_t N, std::size_t outer, std::size_t count, std::size_t gap, Precision precision,
                   Direction direction) {
  auto problem = packed({N}, 1, precision, direction);
  auto const row = static_cast<std::ptrdiff_t>(count + gap), all = row * static_cast<std::ptrdiff_t>(N);
  problem.axes[0].stride_in = problem.axes[0].stride_out = row;
  problem.batch = {{outer, all, all}, {count, 1, 1}};
  return problem.canonicalize();
}

template <class Real>
void expect_column(Accuracy& accuracy, Problem const& problem, std::size_t displaced = 0,
                   PlanOptions const& options = {}) {
  ColumnLaunch const launch;
  expect_by_kernels<Real>(accuracy, problem, h200(), options, launch, false, displaced);
  EXPECT_EQ(launch.launched, 1u) << problem.token();
}

TEST(ColumnKernel, EqualsTheOracle_ForEveryRadix) {
  Accuracy accuracy;
  for (std::size_t N = 2; N <= 31; ++N) {
    if (!Impl::is_column(N)) continue;
    for (auto direction : {Direction::forward, Direction::backward}) {
      expect_column<float>(accuracy, columns_of(N, 1, 67, 0, Precision::f32, direction));
      expect_column<double>(accuracy, columns_of(N, 3, 40, 2, Precision::f64, direction));
    }
  }
}

/// N P elements in two passes, of which the first has columns of N and turns their results by the big twiddle.
template <class Real>
void expect_turned_column(Accuracy& accuracy, std::size_t N, Direction direction) {
  constexpr std::size_t P = 131;
  PlanOptions options;
  options.rule = Rule::hierarchical;
  options.rows = false;
  auto const problem = packed({N * P}, 2, Impl::scalar_precision<Real>, direction);
  auto const list = Impl::make_passes(problem, h200(), options);
  ASSERT_EQ(list.passes.size(), 2u) << problem.token();
  EXPECT_EQ(list.passes[0].length, N);
  EXPECT_TRUE(list.passes[0].choice.template is<Impl::ColumnChoice>()) << problem.token();
  expect_by_passes<Real>(accuracy, problem, list, h200(), ScratchLineLaunch{});
}

TEST(ColumnKernel, EqualsTheOracle_WithTheBigTwiddle) {
  Accuracy accuracy;
  for (std::size_t N = 2; N <= 31; ++N) {
    if (!Impl::is_column(N) || !Impl::is_direct(N)) continue;  // 29 and 31 are no factors of longer lines
    // else the last pass' runs are shorter than a sector
    if (N >= 4) expect_turned_column<float>(accuracy, N, Direction::backward);
    expect_turned_column<double>(accuracy, N, Direction::forward);
  }
}

TEST(ColumnKernel, EqualsTheOracle_WhereElementsAreMisaligned) {
  Accuracy accuracy;
  for (std::size_t N : {2, 7, 11, 16, 29}) {
    expect_column<float>(accuracy, columns_of(N, 2, 33, 1, Precision::f32, Direction::backward), 1);
    expect_column<double>(accuracy, columns_of(N, 2, 33, 1, Precision::f64, Direction::forward), 1);
  }
}

/// Columns of a real kind: rows of `count` elements with a gap behind them in the input, and whole multiples of the
/// lines there are in the output.
template <class Real>
void expect_real_columns(Accuracy& accuracy, Kind kind, std::size_t N) {
  auto problem = packed({kind}, {N}, 67, Impl::scalar_precision<Real>);
  problem.axes[0].stride_in = 70;
  problem.axes[0].stride_out = 67;
  problem.batch[0].stride_in = problem.batch[0].stride_out = 1;
  for (bool conjugated : {false, true}) {
    problem.conjugated = conjugated;
    expect_column<Real>(accuracy, problem);
  }
}

TEST(ColumnKernel, EqualsTheOracle_OfRealColumns) {
  Accuracy accuracy;
  for (auto kind : {Kind::r2c, Kind::c2r})
    for (std::size_t N = 2; N <= Impl::longest_real_column; ++N) {
      expect_real_columns<float>(accuracy, kind, N);
      expect_real_columns<double>(accuracy, kind, N);
    }
}

/// Lines of odd length side by side, with a gap, and beside each other on one side only.
TEST(ColumnKernel, EqualsTheOracle_OfContiguousRealLines) {
  Accuracy accuracy;
  for (auto kind : {Kind::r2c, Kind::c2r})
    for (std::size_t N = 3; N <= Impl::longest_real_column; N += 2) {
      auto problem = packed({kind}, {N}, 45, Precision::f32);
      expect_column<float>(accuracy, problem, 0, {.rows = false});
      problem.precision = Precision::f64;
      problem.batch[0].stride_in += 3;
      problem.batch[0].stride_out += 2;
      expect_column<double>(accuracy, problem, 0, {.rows = false});
      problem.axes[0].stride_in = 45;
      problem.batch[0].stride_in = 1;
      expect_column<double>(accuracy, problem, 0, {.rows = false});
      problem = packed({kind}, {N}, 45, Precision::f32);
      problem.axes[0].stride_out = 45;
      problem.batch[0].stride_out = 1;
      expect_column<float>(accuracy, problem, 0, {.rows = false});
    }
}

/// Lines of two reals are pairs, which are met as complex elements where they are aligned.
TEST(ColumnKernel, EqualsTheOracle_OfContiguousPairs) {
  Accuracy accuracy;
  for (auto kind : {Kind::r2c, Kind::c2r})
    for (std::size_t displaced : {0, 1}) {
      expect_column<float>(accuracy, packed({kind}, {2}, 300, Precision::f32), displaced);
      expect_column<double>(accuracy, packed({kind}, {2}, 300, Precision::f64), displaced);
    }
}

/// Reals that hold a half-spectrum are no column of r2c or c2r, however short: other kernels take them.
TEST(ColumnKernel, LeavesHalfComplexLinesToOthers) {
  Accuracy accuracy;
  PlanOptions const options{.rows = false};
  ScratchLineLaunch const launch;
  for (auto kind : {Kind::r2hc, Kind::hc2r, Kind::dht})
    for (std::size_t N = 2; N <= Impl::longest_real_column; ++N) {
      auto problem = packed({kind}, {N}, 45, Precision::f32);
      expect_by_kernels<float>(accuracy, problem, h200(), options, launch);
      problem.axes[0].stride_in = problem.axes[0].stride_out = 47;
      problem.batch[0].stride_in = problem.batch[0].stride_out = 1;
      expect_by_kernels<float>(accuracy, problem, h200(), options, launch);
      problem.precision = Precision::f64;
      problem.axes[0].stride_in = 1;
      problem.batch[0].stride_in = static_cast<std::ptrdiff_t>(N);
      expect_by_kernels<double>(accuracy, problem, h200(), options, launch);
    }
}

TEST(ColumnKernel, TakesSmallTeamsOfFewLines_AndWholeOnesOfMany) {
  auto const threads = [](std::size_t lines) {
    return Impl::make_passes(columns_of(8, 1, lines, 0, Precision::f32, Direction::forward), h200(), {})
        .passes.at(0)
        .choice.team_size;
  };
  EXPECT_EQ(threads(100), 32u);
  EXPECT_EQ(threads(132 * 2 * 128), 128u);
  EXPECT_EQ(threads(1 << 20), 256u);
}

}  // namespace

}  // namespace TeamFFT::Test
