// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Candidates: a table of rows that are compiled to be timed beside each other, one kernel each; perf/tune.py writes it.
#ifndef TEAMFFT_PERF_TUNE_CANDIDATES_HPP
#define TEAMFFT_PERF_TUNE_CANDIDATES_HPP

#include <candidate_rows.hpp>

#include "kernels_convolution.hpp"
#include "kernels_plain.hpp"
#include "kernels_real.hpp"
#include "kernels_row.hpp"

namespace TeamFFT::Impl {

inline constexpr std::size_t candidate_parts = 8;

/// Whether the row has a prime factor of 11 to 31, as those of cuda_sm90_plain.hpp have.
constexpr bool is_composite(Row const& row) {
  for (unsigned p : {11u, 13u, 17u, 19u, 23u, 29u, 31u})
    if (row.length % p == 0) return row.access != Access::tile;
  return false;
}

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
    else if constexpr (is_composite(row))
      launch_teams<rows, I, row.min_blocks>(exec, PlainRowFunctor<Shape, Real>{a}, tuning, label);
    else
      launch_teams<rows, I, row.min_blocks>(exec, RowFunctor<Shape, BigTwiddle::never, false, Real>{a}, tuning, label);
  }
};

}  // namespace TeamFFT::Impl

#endif
