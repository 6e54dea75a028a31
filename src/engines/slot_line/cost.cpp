// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/slot_line/engine.hpp"

#include "engines/pass_time.hpp"
#include "engines/scratch_line/team.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

/// Of an element in one stage: between memory and memory; where ops are swept; in a convolution. The last two as the
/// kernel before this one had them, to which the other engines' costs were fitted: 65537 by Rader took 11.8 copies'
/// time by it.
constexpr double direct_stage_time = 0.07, any_stage_time = 0.15, convolution_stage_time = 0.4, sweep_factor = 2.5;

// Of a convolution whose ends and filter are met in registers, and what positions take beyond their memory: as the
// scratch-line kernel with chirps has them.
constexpr double turning_stage_time = 0.23, position_factor = 1.3;

/// A pass of tiles of 32 bytes took 2.1 times what one of 64 takes (2^20 and 2^22 points by Kokkos' launch; H200,
/// 2026-11-29).
constexpr double short_run_exponent = 1.1;

/// A whole convolution, whose padding stays in scratch.
double turning_cost(Context const& context, Pass const& pass, Work const& work) {
  double const memory =
      work.lines * static_cast<double>(pass.target.count) * ends_time(context, pass, {short_run_exponent});
  return overlapped(memory, work.elements * stages_of(pass, false) * turning_stage_time);
}

}  // namespace

bool takes_rounds(Choice const& choice, std::size_t length) {
  constexpr std::size_t threads = 256;
  auto const held = [](unsigned R) { return R <= 4 ? 4 : R <= 8 ? 2 : 1; };
  return choice.radices.size() >= 2 && std::ranges::any_of(choice.radices, [&](unsigned R) {
           return choice.lines_per_team * (length / R) > threads * held(R);
         });
}

double slot_line_cost(Context const& context, Pass const& pass, Work const& work) {
  auto const ends = std::get<SlotLineChoice>(pass.choice.engine).ends;
  ShortRuns const runs{ends == SlotEnds::any ? ShortRuns{}.exponent : short_run_exponent};
  if (turns(ends)) return turning_cost(context, pass, work);
  if (has_positions(ends))
    return overlapped(work.elements * ends_time(context, pass, runs) * position_factor,
                      work.elements * stages_of(pass, false) * direct_stage_time);
  bool const permuted = permutes(pass), sweeps = pass.convolves() || has_chirps(pass) || permuted;
  double const memory = work.elements * ends_time(context, pass, runs) * (permuted ? 1.5 : 1.0);
  double const stage = ends != SlotEnds::any ? direct_stage_time
                                             : (pass.convolves() ? convolution_stage_time : any_stage_time) *
                                                   (sweeps ? sweep_factor : 1.0);
  double const rounds = context.native() && takes_rounds(pass.choice, pass.length) ? 1.3 : 1.0;
  return overlapped(memory, work.elements * stages_of(pass, false) * stage * rounds);
}

}  // namespace TeamFFT::Impl
