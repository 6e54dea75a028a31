// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Candidates: a table of rows that are compiled to be timed beside each other, one kernel each; perf/tune.py writes it.
#ifndef TEAMFFT_PERF_TUNE_CANDIDATES_HPP
#define TEAMFFT_PERF_TUNE_CANDIDATES_HPP

#include <candidate_rows.hpp>

#include "execute/launch/kernel_family.hpp"
#include "execute/launch/register_line.hpp"
#include "execute/launch/register_line_convolution.hpp"
#include "execute/launch/register_line_plain.hpp"
#include "execute/launch/register_line_real.hpp"

namespace TeamFFT::Impl {

struct CandidateRows;
template <>
inline constexpr std::size_t kernel_parts<CandidateRows> = 8;  // candidate files of perf/CMakeLists.txt

#ifdef TEAMFFT_CANDIDATES_ARE_PLAIN
inline constexpr bool candidates_are_plain = true;
#else
inline constexpr bool candidates_are_plain = false;
#endif

constexpr unsigned candidate_team_size(Row const& row) {
  return candidates_are_plain ? plain_team_size(row) : row.team_size();
}
constexpr std::size_t candidate_scratch_bytes(Row const& row) {
  return candidates_are_plain ? plain_scratch_bytes(row) : scratch_bytes(row);
}

struct CandidateRows {
  static constexpr auto const& rows = candidate_rows;
  static constexpr std::size_t count = std::size(rows);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr Row row = rows[I];
    using Real = RowReal<rows, I>;
    using Shape = RowShape<rows, I>;
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    if constexpr (row.real != RealKind::none)
      launch_teams<rows, I, row.min_blocks>(exec, RealLineFunctor<row.real, Shape, Real>{a}, team);
    else if constexpr (row.convolution != Convolution::none)
      launch_teams<rows, I, row.min_blocks>(exec, ConvolutionFunctor<Shape, row.convolution, Real>{a}, team);
    else if constexpr (candidates_are_plain)
      launch_cuda<plain_team_size(row), row.min_blocks>(exec, teams_of(row, a.line_count), plain_team_size(row),
                                                        team.scratch_bytes, PlainLineFunctor<Shape, Real>{a},
                                                        team.label);
    else
      launch_teams<rows, I, row.min_blocks>(exec, RegisterLineFunctor<Shape, BigTwiddle::never, Real>{a}, team);
  }
};

}  // namespace TeamFFT::Impl

#endif
