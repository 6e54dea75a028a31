// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/engine.hpp"

#include "engines/margins.hpp"
#include "engines/pass_time.hpp"
#include "engines/radices.hpp"
#include "engines/scratch_line/cluster_candidates.hpp"
#include "engines/scratch_line/prime_layout.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/tile_time.hpp"

#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <cmath>

namespace TeamFFT::Impl {

namespace {

constexpr double in_place_stage_time = 0.05;

// Of the kernel with chirps: convolutions as those of 7919 to 10^6 (H200, 2026-11-22: 4.3 copies' time at 560 beside 2
// of memory, 6.4 for a whole line of 15876), and what its transforms take beyond their memory.
constexpr double turning_stage_time = 0.23, chirp_factor = 1.3;

/// Copies of a box of reals: sweeps over rows of M elements and their mirror rows, and few threads at wide radices. The
/// form is fitted to 283 boxes, the factor to the choice between boxes and passes, whose times are estimated low,
/// too: 2.1 is right to 16 % and chooses worse (H200, 2026-11-29; perf/notes/planner.md#boxes-of-reals-2026-11-29).
/// `wide` is of 2026-11-28.
double copies_of_reals(Context const& context, Pass const& pass) {
  double const wide = is_smooth(pass.length, 13) ? 1.0 : context.precision == Precision::f32 ? 1.2 : 1.4;
  return 1.6 * std::pow(static_cast<double>(pass.length) / 1000, 0.15) *
         std::exp(1.16 / static_cast<double>(pass.line_elements())) * wide;
}

/// Copies of a box. Complex ones: times of lines of 13-smooth lengths in scratch, medians by length, over a copy: 0.92
/// to 0.96 of it to 4096 elements, 0.73 to 8192, 0.65 to 16384 (H200, 2026-11-23; perf/CLASSES.md), whose stages a box
/// has (perf/notes/scratch_line.md#boxes-2026-11-27); and that of a launch which leaves multiprocessors idle.
double box_cost(Context const& context, Pass const& pass, Work const& work) {
  constexpr double teams_wanted = 2;  // of a multiprocessor, or one loads while none computes
  double const of_complex = pass.length <= 4096 ? 1.09 : pass.length <= 8192 ? 1.37 : pass.length <= 16384 ? 1.54 : 2.0;
  double const copies = pass.middle.row_steps.empty() ? of_complex : copies_of_reals(context, pass);
  double const teams = static_cast<double>(pass.line_count()) /
                       (static_cast<double>(own_lines(pass.choice)) * context.machine.concurrency);
  return work.elements * copies / std::sqrt(std::min(1.0, teams / teams_wanted));
}

/// A whole convolution, whose padding stays in scratch.
double turning_cost(Context const& context, Pass const& pass, Work const& work) {
  constexpr ShortRuns beside_arithmetic{0.35};  // a guess
  double const last_pass = is_fitted(context, pass) && pass.tiles.store && !pass.tiles.load ? 1.4 : 1;
  double const memory =
      work.lines * static_cast<double>(pass.target.count) * ends_time(context, pass, beside_arithmetic);
  return last_pass * overlapped(memory, work.elements * stages_of(pass, false) * turning_stage_time);
}

}  // namespace

double scratch_line_cost(Context const& context, Pass const& pass, Work const& work) {
  if (auto const time = tile_time(context, pass)) return work.elements * *time;
  if (pass.convolves()) return turning_cost(context, pass, work);
  if (!pass.middle.box.empty()) return box_cost(context, pass, work);
  bool const chirps = has_chirps(pass);
  double const tiles = is_fitted(context, pass) && pass.tiles.store && chirps ? 1.5 : 1;
  double const memory = work.elements * ends_time(context, pass, {.in_parts = true}) * (chirps ? chirp_factor : 1.0);
  return tiles * overlapped(memory, work.elements * stages_of(pass, false) * in_place_stage_time);
}

double scratch_line_prime_cost(Context const& context, Pass const& pass, Work const& work) {
  constexpr std::size_t longest_quick_prime = 8192;
  auto const factor = [&] {
    if (!is_fitted(context, pass)) return 1.0;
    if (pass.length > longest_quick_prime) return 3.5;
    if (!pass.tiles.store) return 1.0;
    bool const f32 = context.precision == Precision::f32;
    return pass.tiles.load ? (f32 ? 1.65 : 2.0) : (f32 ? 2.2 : 1.9);
  };
  double stages = 1;
  for (auto R : pass.choice.radices) stages += R > largest_scratch_line_radix ? 0 : stage_cost(R, false);
  for (auto R : prime_choice(pass.choice).factors) stages += 2 * stage_cost(R, false);
  return factor() * overlapped(work.elements * ends_time(context, pass), work.elements * stages * in_place_stage_time);
}

double scratch_line_cluster_cost(Context const& context, Pass const& pass, Work const& work) {
  double const time = cluster_time_of(context, pass, pass.choice);
  if (is_tile(pass)) return work.elements * time;
  double const beside_two_passes = context.precision == Precision::f32 ? margins::cluster_beside_two_passes_f32 : 1.0;
  return work.elements * ends_time(context, pass, {.in_parts = true}) * time * beside_two_passes;
}

}  // namespace TeamFFT::Impl
