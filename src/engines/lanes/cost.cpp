// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/lanes/engine.hpp"

#include "engines/pass_time.hpp"

namespace TeamFFT::Impl {

/// Lines too few for the lanes are computed as scalars, and rows that fill a part of the second-level cache, or do not
/// fit in it, keep tables and data out (factors); a team that finds its lines and its rows' twiddles takes as long as a
/// copy of some 250 elements (574 microseconds for 2044 teams of 8 lines of 2 in f64, AMD EPYC, 2026-11-22).
double lanes_cost(Context const& context, Pass const& pass, Work const& work) {
  constexpr double lane_stage_time = 0.3, team_elements = 250;
  constexpr std::size_t cached_rows = std::size_t{272} << 10;  // 256 KB and the rows that are left free
  auto const& t = pass.choice;
  double const memory = work.elements * ends_time(context, pass) * (permutes(pass) ? 1.5 : 1.0);
  double time = memory + work.elements * stages_of(pass, true) * lane_stage_time;
  if (t.lanes() == 1) time *= 4;
  if (!t.is_way(Way::along)) time *= t.scratch_bytes > 4 * cached_rows ? 3 : t.scratch_bytes > cached_rows ? 1.2 : 1;
  bool const prepares = t.is_way(Way::lines);
  return time + (prepares ? work.elements * team_elements / static_cast<double>(t.lines_per_team * pass.length) : 0.0);
}

}  // namespace TeamFFT::Impl
