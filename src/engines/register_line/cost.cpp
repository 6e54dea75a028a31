// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/register_line/engine.hpp"

#include "engines/pass_time.hpp"
#include "engines/tile_time.hpp"

namespace TeamFFT::Impl {

namespace {

// In proportion to the general kernel's: a convolution of M = 2N took 2.2 times a copy's time with a row, 15 without
// (H200, 2026-11-21).
constexpr double convolution_stage_time = 0.06;
constexpr double cluster_time = 1.3;  // of a whole pass: 0.55 to 0.86 of copy (H200, 2026-11-22)

/// Copies that a convolution of M elements takes for each unit of the estimate, in tiles.
double convolution_factor(Context const& context, Pass const& pass) {
  if (!is_fitted(context, pass) || !pass.tiles.store) return 1;
  std::size_t const M = pass.length;
  bool const from_rows = !pass.tiles.load;  // the last pass over a long line
  return from_rows ? (M <= 256 ? 2.0 : M <= 1536 ? 2.4 : 3.1) : (M <= 256 ? 2.1 : M <= 1024 ? 2.9 : 3.2);
}

double convolution_cost(Context const& context, Pass const& pass, Work const& work) {
  constexpr ShortRuns beside_arithmetic{0.35};  // a guess
  // real lines of prime length: half the bytes and half the work
  double const share = pass.choice.is_row_of(RowsOf::reals) ? 0.5 : 1.0;
  double const stored = work.lines * static_cast<double>(pass.target.count);  // the padding stays in scratch
  double const memory = share * (stored * ends_time(context, pass, beside_arithmetic));
  return convolution_factor(context, pass) *
         overlapped(memory, share * work.elements * stages_of(pass, false) * convolution_stage_time);
}

}  // namespace

double register_line_cost(Context const& context, Pass const& pass, Work const& work) {
  if (auto const time = tile_time(context, pass)) return work.elements * *time;
  if (pass.convolves()) return convolution_cost(context, pass, work);
  double const tiles = is_fitted(context, pass) && pass.tiles.load && pass.tiles.store ? 1.2 : 1;
  return tiles *
         overlapped(work.elements * ends_time(context, pass), work.elements * stages_of(pass, false) * stage_time);
}

double register_line_cluster_cost(Context const& context, Pass const& pass, Work const& work) {
  return work.elements * ends_time(context, pass) * cluster_time;
}

}  // namespace TeamFFT::Impl
