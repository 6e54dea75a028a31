// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a user adds beside the library, in this file alone: a radix, which the engines of complex lines run, and a
// line-wise end of odd real lines, each on teams of host threads.
#include <TeamFFT/device/math/butterfly.hpp>

namespace TeamFFT::Impl {

template <>
struct Butterfly<33> : CoprimeButterfly<3, 11> {};

}  // namespace TeamFFT::Impl

#include "kernel_teams.hpp"
#include "engines/scratch_line/layout.hpp"
#include "execute/launch/row_shape.hpp"

#include <TeamFFT/device/engines/column/column.hpp>
#include <TeamFFT/device/engines/register_line/register_line.hpp>
#include <TeamFFT/device/engines/scratch_line/ends.hpp>

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

struct WideBudget {
  static constexpr Impl::RegisterBudget value{33, 33, 64, 1, 255};
};

inline constexpr Impl::Row outside_rows[] = {{66, Precision::f32, Impl::Access::line, {33, 2}, 2, 3, 1},
                                             {66, Precision::f64, Impl::Access::line, {33, 2}, 2, 3, 1}};

/// 33 or 66 elements, by a plan whose pass runs as `choice` says.
template <class Real, class Choose, class Launch>
void expect_33(Accuracy& accuracy, Problem const& problem, Choose const& choose, Launch const& launch) {
  auto list = Impl::make_passes(problem, h200(), {});
  ASSERT_EQ(list.passes.size(), 1u) << problem.token();
  choose(list.passes[0]);
  expect_by_passes<Real>(accuracy, problem, list, h200(), launch);
}

template <class Real>
void expect_columns_of_33(Accuracy& accuracy, Direction direction) {
  auto problem = packed({33}, 21, Impl::scalar_precision<Real>, direction);
  problem.axes[0].stride_in = problem.axes[0].stride_out = 21;
  problem.batch[0].stride_in = problem.batch[0].stride_out = 1;
  expect_33<Real>(
      accuracy, problem, [](Impl::Pass& pass) { pass.choice.engine = Impl::ColumnChoice{}; },
      [](Impl::PassArguments<Real> const& a, Impl::Kernel const&) {
        for (std::uint32_t line = 0; line < a.line_count; ++line) Impl::transform_column<33>(a, Impl::locate(a, line));
      });
}

template <class Real>
void expect_row_of_33(Accuracy& accuracy, Direction direction) {
  constexpr std::size_t index = sizeof(Real) == 4 ? 0 : 1;
  constexpr Impl::Row row = outside_rows[index];
  expect_33<Real>(
      accuracy, packed({66}, 7, row.precision, direction),
      [&](Impl::Pass& pass) {
        pass.choice = {{33, 2},        row.team_size(),           row.lines_per_team, Impl::scratch_bytes(row),
                       Launch::native, Impl::RegisterLineChoice{}};
      },
      [&](Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
        run_teams(Impl::teams_of(row, a.line_count), row.team_size(), kernel.choice.scratch_bytes,
                  [&](ThreadMember const& member, char* scratch) {
                    Impl::register_line_kernel<Impl::RowShape<outside_rows, index>, Impl::BigTwiddle::never>(member, a,
                                                                                                             scratch);
                  });
      });
}

template <class Real>
void expect_scratch_line_of_33(Accuracy& accuracy, Direction direction) {
  auto const precision = Impl::scalar_precision<Real>;
  expect_33<Real>(
      accuracy, packed({66}, 7, precision, direction),
      [&](Impl::Pass& pass) {
        pass.choice = {{33, 2}, 32, 3, 0, Launch::native, Impl::ScratchLineChoice{}};
        pass.choice.scratch_bytes = Impl::scratch_line_layout(pass, pass.choice, precision).scratch_bytes;
      },
      [](Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
        run_teams(
            teams_of(a), kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
              Impl::scratch_line_kernel<WideBudget>(member, a, std::get<Impl::ScratchLineShape>(kernel.shape), scratch);
            });
      });
}

TEST(AddedRadix, EqualsTheOracle_OnEachEngineOfComplexLines) {
  Accuracy accuracy;
  for (auto direction : {Direction::forward, Direction::backward}) {
    expect_columns_of_33<float>(accuracy, direction);
    expect_columns_of_33<double>(accuracy, direction);
    expect_row_of_33<float>(accuracy, direction);
    expect_row_of_33<double>(accuracy, direction);
    expect_scratch_line_of_33<float>(accuracy, direction);
    expect_scratch_line_of_33<double>(accuracy, direction);
  }
}

/// Lines whose spectrum is multiplied by k.
template <class Lines>
struct RampedLines : Lines {
  [[nodiscard]] auto fetch(std::uint32_t line, std::uint32_t k) const {
    using Real = typename Lines::Scalar;
    auto const v = Lines::fetch(line, k);
    return Impl::Complex<Real>{static_cast<Real>(k) * v.re, static_cast<Real>(k) * v.im};
  }
};

/// y_k = k V_k of a half-spectrum.
struct RampEnds {
  template <class Lines, class Member>
  static void load(Member const& member, Lines const& lines) {
    Impl::RealKindEnds::load(member, lines);
  }
  template <class Lines, class Member>
  static void store(Member const& member, Lines const& lines) {
    Impl::HalfSpectrumEnds::store(member, RampedLines<Lines>{lines});
  }
};

struct OddBudget {
  static constexpr Impl::RegisterBudget value{31, 24, 384, 1, 255};
};

template <class Ends, class Real>
void run_odd_lines(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  run_teams(teams_of(a), kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
    Impl::scratch_line_ends_kernel<OddBudget, Impl::OddLines<Real>, Ends>(
        member, a, std::get<Impl::ScratchLineEndsShape>(kernel.shape), scratch);
  });
}

TEST(AddedEnd, MultipliesTheSpectrumByARamp) {
  constexpr std::size_t N = 187, lines = 5, values = N / 2 + 1;
  Accuracy accuracy;
  std::size_t compared = 0;
  expect_by_kernels<double>(accuracy, packed({Kind::r2c}, {N}, lines, Precision::f64), h200(), {.rows = false},
                            [&](Impl::PassArguments<double> const& a, Impl::Kernel const& kernel) {
                              run_odd_lines<Impl::RealKindEnds>(a, kernel);
                              std::vector<double> ramped(2 * lines * values);
                              auto b = a;
                              b.target = ramped.data();
                              run_odd_lines<RampEnds>(b, kernel);
                              for (std::size_t i = 0; i < ramped.size(); ++i, ++compared)
                                EXPECT_DOUBLE_EQ(ramped[i], static_cast<double>(i / 2 % values) * a.target[i]) << i;
                            });
  EXPECT_EQ(compared, 2 * lines * values);
}

}  // namespace
}  // namespace TeamFFT::Test
