// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The time of a pass on a GPU where neighbouring threads take neighbouring lines, on at least one side, by estimate:
// what its runs of memory touch, and what of the first-level cache is left beside scratch for loads on their way. In
// units of a copy's time; constants were fitted to 10700 shapes of 36 lengths along middle and outer axes, in f32 and
// f64 (H200, 2026-11-23; perf/notes/scratch_line.md#tiles-2026-11-23).
#ifndef TEAMFFT_ENGINES_TILE_TIME_HPP
#define TEAMFFT_ENGINES_TILE_TIME_HPP

#include "engines/scratch_line/team.hpp"

#include <optional>

namespace TeamFFT::Impl {

/// What the sides of a pass touch, for teams of t.lines_per_team lines with the radices of `t`.
struct TileRuns {
  double loaded, stored;   ///< bytes of sectors touched for each byte that is wanted
  double narrowness;       ///< the mean of both sides: how many runs one access to memory could hold
  double parts;            ///< likewise: how many runs half an access, a sector, could hold
  double within_sectors;   ///< the share of sides whose runs begin within sectors: 0, 1/2 or 1
  double in_a_cache_line;  ///< bytes of a cache line that the load wants
};
[[nodiscard]] TileRuns tile_runs(Context const& context, Pass const& pass, Choice const& t);

/// Of teams of the scratch-line kernel, alone or sharing lines in clusters, `teams` of them on a multiprocessor at a
/// time; `longest` as in team_time(). The root of the mean square error is 0.066.
class TileTime {
 public:
  TileTime(Context const& context, Pass const& pass, Choice const& t);
  [[nodiscard]] double operator()(Choice const& t, std::size_t teams, double longest) const;

 private:
  Machine const& m_machine;
  TileRuns m_runs;
  double m_factor;
  std::size_t m_elements;
};

/// Of a finished pass with lines enough: one of the scratch-line kernel's without chirps, or of a row for complex lines
/// (error 0.09). Nothing for others.
[[nodiscard]] std::optional<double> tile_time(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
