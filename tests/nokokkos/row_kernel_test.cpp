// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of the H200's rows on teams of host threads (kernel_teams.hpp), for a few short lengths and all kinds.
#include "kernel_teams.hpp"

#include <TeamFFT/device/row_kernel.hpp>

#include <backends/cuda_sm90.hpp>

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

constexpr std::size_t line_lengths[] = {4, 8, 15, 64};

constexpr bool is_tested(Impl::Row const& row) {
  for (auto n : line_lengths)
    if (row.length == n) return true;
  return false;
}

template <std::size_t I, std::size_t... S>
auto shape_of(std::index_sequence<S...>)
    -> Impl::LineShape<Impl::cuda_sm90_rows[I].length, Impl::cuda_sm90_rows[I].access, Impl::cuda_sm90_rows[I].threads_per_line,
                       Impl::cuda_sm90_rows[I].lines_per_team, Impl::cuda_sm90_rows[I].radices[S]...>;

/// The rows' kernels; passes without a row take the general one.
class RowLaunch {
 public:
  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Tuning const& tuning) const {
    if (tuning.row < 0) return GeneralLaunch{}(a, tuning);
    EXPECT_TRUE(run(a, tuning, std::make_index_sequence<std::size(Impl::cuda_sm90_rows)>{})) << "row " << tuning.row << " is none of those that are tested";
  }

 private:
  template <class Real, std::size_t... I>
  static bool run(Impl::PassArguments<Real> const& a, Impl::Tuning const& tuning, std::index_sequence<I...>) {
    bool done = false;
    static_cast<void>(((static_cast<int>(I) == tuning.row && (done = run_row<I>(a, tuning), true)) || ...));
    return done;
  }

  template <std::size_t I, class Real>
  static bool run_row(Impl::PassArguments<Real> const& a, Impl::Tuning const& tuning) {
    constexpr Impl::Row row = Impl::cuda_sm90_rows[I];
    if constexpr (is_tested(row) && row.precision == Impl::scalar_precision<Real>) {
      using Shape = decltype(shape_of<I>(std::make_index_sequence<row.stages()>{}));
      unsigned const teams = (a.line_count + row.lines_per_team - 1) / row.lines_per_team;
      run_teams(teams, row.team_size(), tuning.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
        bool const is_mapped = a.has(Impl::flag_mapped_load | Impl::flag_mapped_store);
        constexpr Impl::Staged side = Impl::takes_parts(row) ? Impl::Staged::parts : Impl::Staged::whole;
        constexpr bool twiddled = Impl::takes_parts(row) && row.access == Impl::Access::tile;
        if constexpr (Impl::takes_maps(row))
          if (is_mapped) return Impl::row_kernel<Shape, twiddled, side>(member, a, scratch);
        EXPECT_FALSE(is_mapped);
        if (a.has(Impl::flag_store_twiddle))
          Impl::row_kernel<Shape, true, Impl::Staged::plain>(member, a, scratch);
        else
          Impl::row_kernel<Shape, false, Impl::Staged::plain>(member, a, scratch);
      });
      return true;
    }
    return false;
  }
};

/// The lengths of a kind whose lines in scratch have M elements.
std::vector<std::size_t> lengths_of_lines(Kind kind, std::size_t M) {
  if (Impl::is_complex_kind(kind)) return {M};
  if (kind == Kind::dct1) return {M + 1};
  if (kind == Kind::dst1) return {M - 1};
  return M % 2 == 0 ? std::vector{2 * M} : std::vector{2 * M, M};
}

Problem columns(Kind kind, std::size_t n, std::size_t count, Precision precision) {
  auto problem = packed({kind}, {n}, count, precision);
  problem.axes[0].stride_in = problem.axes[0].stride_out = static_cast<std::ptrdiff_t>(count);
  problem.batch = {{count, 1, 1}};
  return problem.canonicalize();
}

template <class Real>
void expect_rows(Kind kind, bool orthogonalize) {
  Accuracy accuracy;
  for (auto M : line_lengths)
    for (auto n : lengths_of_lines(kind, M)) {
      expect_by_kernels<Real>(accuracy, packed({kind}, {n}, 67, precision_of<Real>), h200(), {}, RowLaunch{}, orthogonalize);
      expect_by_kernels<Real>(accuracy, columns(kind, n, 19, precision_of<Real>), h200(), {}, RowLaunch{}, orthogonalize);
    }
}

class RowKernel : public testing::TestWithParam<Kind> {};

TEST_P(RowKernel, EqualsTheOracle_OnLinesAndColumns) {
  expect_rows<float>(GetParam(), false);
  expect_rows<double>(GetParam(), false);
}

TEST_P(RowKernel, EqualsTheOracle_WithOrthogonalEnds) {
  expect_rows<float>(GetParam(), true);
  expect_rows<double>(GetParam(), true);
}

TEST_P(RowKernel, EqualsTheOracle_InTwoPasses) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = 1200;
  for (std::size_t n : {64, 512})
    if (GetParam() != Kind::dct1 && GetParam() != Kind::dst1)
      expect_by_kernels<float>(accuracy, packed({GetParam()}, {n}, 3, Precision::f32), h200(), options, RowLaunch{});
}

INSTANTIATE_TEST_SUITE_P(Of, RowKernel,
                         testing::Values(Kind::c2c_forward, Kind::c2c_backward, Kind::r2c, Kind::c2r, Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4,
                                         Kind::dst1, Kind::dst2, Kind::dst3, Kind::dst4),
                         [](auto const& info) { return std::string(Impl::row_of(info.param).name); });

}  // namespace
}  // namespace TeamFFT::Test
