// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The time of a finished pass by estimate.
#include "engines/fit.hpp"
#include "engines/lanes/host_shape.hpp"
#include "engines/radices.hpp"
#include "engines/scratch_line/cluster.hpp"
#include "pass/features.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/tile_time.hpp"

#include <algorithm>
#include <cmath>

namespace TeamFFT::Impl {

namespace {

// In units of reading and writing an element once. Those of convolutions are in proportion: one of M = 2N took 2.2 times a copy's time with a row, 15 without
// (H200, 2026-11-21).
constexpr double stage_time = 0.15, convolution_stage_time = 0.4, convolution_row_stage_time = 0.06, lane_stage_time = 0.3, scratch_line_stage_time = 0.05;
constexpr double cluster_time = 1.3;  // of a whole pass: 0.55 to 0.86 of copy (H200, 2026-11-22)

// The shared estimates are lowered by it in f32, because those of two passes are too low: 2.0 and a pass more, where lengths from 16385 on took 2.8 to 3.3
// copies' time (H200, 2026-11-23).
constexpr double cluster_beside_two_passes_f32 = 0.85;

// Of the scratch-line kernel with chirps: convolutions as those of 7919 to 10^6 (H200, 2026-11-22: 4.3 copies' time at 560 beside 2 of memory, 6.4 for a whole
// line of 15876), and what its transforms take beyond their memory.
constexpr double turning_stage_time = 0.23, chirp_factor = 1.3;
constexpr double sweep_factor = 2.5;  // of the general kernel where ops want a sweep of their own: 65537 by Rader took 11.8 copies' time

bool is_convolution_row(Pass const& pass) { return pass.convolves() && pass.choice.is<RegisterLineChoice>(); }
bool turns_in_place(Pass const& pass) { return pass.convolves() && pass.choice.is_in_place(); }

bool permutes(Pass const& pass) { return pass.source.ops.has<ops::Permutation>() || pass.target.ops.has<ops::Permutation>(); }

/// One side of a pass: an element read or written once is 0.5, more where a tile's runs are short.
double side_time(Context const& context, Pass const& pass, bool tile) {
  bool const beside_arithmetic = is_convolution_row(pass) || turns_in_place(pass);  // short runs cost less there: a guess
  double const contiguous = static_cast<double>(pass.choice.lines_per_team * context.complex_bytes()) / context.machine.access_bytes;
  double const part_sectors =
      !pass.choice.is_in_place() || beside_arithmetic || contiguous >= 0.5 ? 1 : std::pow(0.5 / contiguous, 0.8);  // 8192^2 had 0.24 of copy
  return tile ? 0.5 * part_sectors / std::min(1.0, std::pow(contiguous, beside_arithmetic ? 0.35 : 0.7)) : 0.5;
}

double stages_of(Context const& context, Pass const& pass) {
  double stages = 1;
  auto const* const prime = pass.choice.as<ScratchLinePrimeChoice>();
  for (auto R : pass.choice.radices) stages += prime != nullptr && R > 32 ? 0 : stage_cost(R, context.lanes());
  if (prime != nullptr)
    for (auto R : prime->factors) stages += 2 * stage_cost(R, context.lanes());
  return pass.convolves() ? 2 * stages : stages;
}

/// An element in one stage.
double element_time(Context const& context, Pass const& pass) {
  bool const convolution = pass.convolves();
  if (turns_in_place(pass)) return turning_stage_time;
  if (pass.choice.is_in_place() || pass.choice.is<ScratchLinePrimeChoice>()) return scratch_line_stage_time;
  if (context.lanes()) return lane_stage_time;
  if (is_convolution_row(pass)) return convolution_row_stage_time;
  bool const sweeps = !pass.choice.is<RegisterLineChoice>() && (convolution || has_chirps(pass) || permutes(pass));
  return (convolution ? convolution_stage_time : stage_time) * (sweeps ? sweep_factor : 1.0) * (pass.choice.has_two_buffers() ? 1.3 : 1.0);
}

/// Copies that passes with tiles take for each unit of the estimate below: fitted to 180 complex problems along middle and outer axes and to 110 long lengths
/// (H200, 2026-11-23; perf/notes/planner.md#last-passes-2026-11-23) of enough lines to keep the whole device busy. Below that the
/// second-level cache and the number of threads decide, and the factors choose worse. tile_time() knows other kernels' tiles;
/// contiguous lines are compared among themselves.
double tile_factor(Context const& context, Pass const& pass) {
  constexpr std::size_t longest_quick_prime = 8192, least_elements = std::size_t{1} << 20;
  auto const& t = pass.choice;
  bool const complex = !pass.source.is_real() && !pass.target.is_real() && !is_line_wise_load(pass) && !is_line_wise_store(pass), f32 = context.precision == Precision::f32;
  if (context.lanes() || !context.native() || !complex || t.is<ColumnChoice>() || pass.line_count() * pass.length < least_elements) return 1;
  bool const prime = t.is<ScratchLinePrimeChoice>();
  if (prime && pass.length > longest_quick_prime) return 3.5;
  if (!pass.tiles.store) return 1;
  bool const from_rows = !pass.tiles.load;  // the last pass over a long line
  if (turns_in_place(pass)) return from_rows ? 1.4 : 1;
  if (t.is_in_place()) return has_chirps(pass) ? 1.5 : 1;
  if (is_convolution_row(pass)) {
    std::size_t const M = pass.length;
    return from_rows ? (M <= 256 ? 2.0 : M <= 1536 ? 2.4 : 3.1) : (M <= 256 ? 2.1 : M <= 1024 ? 2.9 : 3.2);
  }
  if (prime) return from_rows ? (f32 ? 2.2 : 1.9) : (f32 ? 1.65 : 2.0);
  if (from_rows) return 1;
  return t.is<RegisterLineChoice>() || t.is<RegisterLineClusterChoice>()
             ? 1.2
             : 1;  // the general kernel takes 2, but splits of long lines, which it stands for (convolution.cpp), are fitted so
}

}  // namespace

double estimate(Context const& context, Pass const& pass, std::size_t elements) {
  double const per_element = static_cast<double>(pass.line_count()) / static_cast<double>(elements), lines = per_element * static_cast<double>(pass.length);
  if (auto const time = tile_time(context, pass)) return lines * *time;
  bool const pads_in_scratch = is_convolution_row(pass) || turns_in_place(pass);
  double memory = (pads_in_scratch ? per_element * static_cast<double>(pass.target.count) : lines) *
                  (side_time(context, pass, pass.tiles.load) + side_time(context, pass, pass.tiles.store));
  if (pass.choice.is<RegisterLineClusterChoice>()) return tile_factor(context, pass) * memory * cluster_time;
  if (pass.choice.is<ScratchLineClusterChoice>())
    return memory * cluster_time_of(context, pass, pass.choice) * (context.precision == Precision::f32 ? cluster_beside_two_passes_f32 : 1.0);
  if (permutes(pass) && !is_convolution_row(pass)) memory *= 1.5;
  if (pass.choice.is_in_place() && !turns_in_place(pass) && has_chirps(pass)) memory *= chirp_factor;
  double const share =
      is_convolution_row(pass) && pass.choice.is_row_of(RowsOf::reals) ? 0.5 : 1.0;  // real lines of prime length: half the bytes and half the work
  memory *= share;
  double const arithmetic = share * lines * stages_of(context, pass) * element_time(context, pass);
  if (context.lanes()) return host_time(pass, memory + arithmetic, lines);
  return tile_factor(context, pass) * (std::max(memory, arithmetic) + 0.05 * arithmetic);
}

}  // namespace TeamFFT::Impl
