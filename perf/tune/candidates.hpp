// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Candidates: a table of rows that are compiled to be timed beside each other, one kernel each; perf/tune.py writes it.
#ifndef TEAMFFT_PERF_TUNE_CANDIDATES_HPP
#define TEAMFFT_PERF_TUNE_CANDIDATES_HPP

#include <candidate_rows.hpp>

#include "execute/launch/kernels_plain.hpp"
#include "execute/launch/kernels_convolution.hpp"
#include "execute/launch/kernels_real.hpp"
#include "execute/launch/kernels_row.hpp"

namespace TeamFFT::Impl {

inline constexpr std::size_t candidate_parts = 8;

#ifdef TEAMFFT_CANDIDATES_ARE_PLAIN
inline constexpr bool candidates_are_plain = true;
#else
inline constexpr bool candidates_are_plain = false;
#endif

constexpr unsigned candidate_team_size(Row const& row) { return candidates_are_plain ? plain_team_size(row) : row.team_size(); }
constexpr std::size_t candidate_scratch_bytes(Row const& row) { return candidates_are_plain ? plain_scratch_bytes(row) : scratch_bytes(row); }

struct CandidateRows {
  static constexpr auto const& rows = candidate_rows;

  template <std::size_t I>
  static void launch(Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
    constexpr Row row = rows[I];
    using Real = RowReal<rows, I>;
    using Shape = RowShape<rows, I>;
    auto const& a = *static_cast<PassArguments<Real> const*>(arguments);
    if constexpr (row.real != RealKind::none)
      launch_teams<rows, I, row.min_blocks>(exec, RealRowFunctor<row.real, Shape, Real>{a}, tuning, label);
    else if constexpr (row.convolution != Convolution::none)
      launch_teams<rows, I, row.min_blocks>(exec, ConvolutionFunctor<Shape, row.convolution, Real>{a}, tuning, label);
    else if constexpr (candidates_are_plain)
      launch_cuda<plain_team_size(row), row.min_blocks>(exec, teams_of(row, a.line_count), plain_team_size(row), tuning.scratch_bytes,
                                                        PlainRowFunctor<Shape, Real>{a}, label);
    else
      launch_teams<rows, I, row.min_blocks>(exec, RowFunctor<Shape, BigTwiddle::never, false, Real>{a}, tuning, label);
  }
};

}  // namespace TeamFFT::Impl

#endif
