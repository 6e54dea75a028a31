// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/tile_time.hpp"

#include "pass/features.hpp"
#include "engines/scratch_line/candidates.hpp"
#include "engines/scratch_line/ends.hpp"
#include "engines/register_line/rows.hpp"
#include "engines/scratch_line/cluster_candidates.hpp"

#include <TeamFFT/device/math/scalar.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace TeamFFT::Impl {

namespace {

/// Bytes of the first-level cache that are left where teams take so many bytes of scratch, of which a launch gets the
/// least share that holds them. Each load on its way holds a line of the cache.
std::size_t cache_beside(Multiprocessor const& m, std::size_t scratch) {
  if (m.scratch_shares.empty()) return m.first_level_bytes;
  auto const share = std::ranges::lower_bound(m.scratch_shares, scratch);
  return m.first_level_bytes -
         std::min(m.first_level_bytes, share != m.scratch_shares.end() ? *share : m.scratch_shares.back());
}

/// Bytes that the loads of `teams` teams can have on their way, in units of 16 KB. Launches of clusters get the largest
/// share of scratch.
double on_their_way(Machine const& machine, TileRuns const& runs, Choice const& t, std::size_t teams) {
  constexpr double unit = 16 * 1024;
  auto const& m = machine.multiprocessor;
  std::size_t const scratch = t.teams() > 1 ? all_scratch(machine) : teams * (t.scratch_bytes + m.reserved_scratch);
  std::size_t const lines = std::max<std::size_t>(1, cache_beside(m, scratch) / machine.memory.line_bytes);
  return static_cast<double>(lines) * runs.in_a_cache_line / unit;
}

/// Elements that are read or written together: `count` of them, `step` bytes apart, each run from a multiple of
/// `alignment` bytes on (a power of two).
struct Run {
  std::size_t count, step, alignment;
};

/// Those of one side of the pass: in a tile the elements of neighbouring lines, else those of neighbouring butterflies
/// of radix R.
Run run_of(GlobalMemory const& memory, Pass const& pass, Choice const& t, bool store, unsigned R, std::size_t unit) {
  auto const bytes = [&](std::ptrdiff_t elements) {
    return static_cast<std::size_t>(elements < 0 ? -elements : elements) * unit;
  };
  auto const along_lines = [&](LineDim const& d) { return bytes(store ? d.store : d.load); };
  auto const along_elements = bytes((store ? pass.target : pass.source).stride);
  bool const tile = (store ? pass.tiles.store : pass.tiles.load) && !pass.lines.empty();
  Run run{pass.length / R, along_elements, memory.line_bytes};
  std::size_t begins = along_elements * run.count;
  if (tile) {
    run.count = std::min<std::size_t>(store ? own_lines(t) : t.lines_per_team, pass.lines[0].count);
    run.step = along_lines(pass.lines[0]);
    begins = along_elements | run.step * std::gcd(run.count, pass.lines[0].count);
  }
  for (std::size_t d = tile ? 1 : 0; d < pass.lines.size(); ++d) begins |= along_lines(pass.lines[d]);
  if (tile && store && t.overlap_lines() != 0) begins = memory.sector_bytes;
  begins |= run.alignment;
  run.alignment = begins & (~begins + 1);
  return run;
}

/// Bytes of the blocks (sectors, cache lines) that a run touches in the mean, for each byte of its elements.
double touched(Run const& run, std::size_t block, std::size_t unit) {
  if (run.step >= block) return static_cast<double>(block) / static_cast<double>(unit);
  std::size_t const span = (run.count - 1) * run.step + unit;
  return static_cast<double>(span + block - std::min(run.alignment, block)) / static_cast<double>(run.count * unit);
}

}  // namespace

TileRuns tile_runs(Context const& context, Pass const& pass, Choice const& t) {
  auto const& memory = context.machine.memory;
  std::size_t const unit = context.complex_bytes(), sector = memory.sector_bytes, cache_line = memory.line_bytes;
  auto const load = run_of(memory, pass, t, false, t.radices.front(), unit),
             store = run_of(memory, pass, t, true, t.radices.back(), unit);
  auto const narrowness = [&](std::size_t bytes) {
    auto const of = [&](Run const& run) {
      return std::max(1.0,
                      static_cast<double>(bytes) / static_cast<double>(run.step < sector ? run.count * unit : unit));
    };
    return std::sqrt(of(load) * of(store));
  };
  double const shared = static_cast<double>(t.lines_per_team) / static_cast<double>(own_lines(t));
  return {touched(load, sector, unit) * shared,
          touched(store, sector, unit),
          narrowness(context.machine.access_bytes),
          narrowness(context.machine.access_bytes / 2),
          0.5 * (load.alignment < sector) + 0.5 * (store.alignment < sector),
          static_cast<double>(cache_line) / touched(load, cache_line, unit)};
}

TileTime::TileTime(Context const& context, Pass const& pass, Choice const& t)
    : m_machine(context.machine),
      m_runs(tile_runs(context, pass, t)),
      m_elements(own_lines(t) * pass.length / t.teams()) {
  double const scale = context.precision == Precision::f32 ? 1.63 : 1.27;
  m_factor = scale * std::exp(0.105 * static_cast<double>(t.radices.size()) + 0.245 * std::sqrt(m_runs.stored - 1)) *
             std::pow(m_runs.loaded, 0.22) * std::pow(m_runs.narrowness, 0.19) *
             // 2^23 and 8192^2 by runs of 24 bytes took 1.7 to 2 times what the first power says
             std::pow(m_runs.parts, 3);
}

double TileTime::operator()(Choice const& t, std::size_t teams, double longest) const {
  std::size_t const warps = teams * warps_of(m_machine, t);
  double const bytes = on_their_way(m_machine, m_runs, t, teams);
  return m_factor * std::pow(longest / static_cast<double>(teams * m_elements), 0.3) *
         std::pow(static_cast<double>(warps), 0.11) * (teams == 1 ? 1.14 : 1.0) * std::pow(bytes, -0.024) *
         std::pow(std::max(1.0, 2 / bytes), 0.17);
}

namespace {

/// Whether the second-level cache has most of the pass' data when it comes to them.
bool are_in_cache(Context const& context, Pass const& pass) {
  constexpr double beyond = 1.5;
  double const bytes = static_cast<double>(pass.line_count()) * static_cast<double>(pass.length) *
                       static_cast<double>(context.complex_bytes());
  return bytes < beyond * static_cast<double>(context.machine.memory.second_level_bytes);
}

/// Of a row's teams, whose number is bounded by what the compiler was told. Tiles that begin within sectors cost memory
/// more than the cache.
double row_time(Context const& context, Pass const& pass, std::size_t least_teams) {
  auto const& t = pass.choice;
  auto const runs = tile_runs(context, pass, t);
  std::size_t const teams =
      std::max<std::size_t>(1, std::min(least_teams, teams_by_scratch(context.machine, t.scratch_bytes)));
  double const in_parts = are_in_cache(context, pass) ? 1.05 : 1.31;
  double const time = 1.72 * (teams == 1 ? 1.2 : 1.0) * std::pow(runs.loaded * runs.stored, 0.05) *
                      std::pow(in_parts, runs.within_sectors) * std::pow(runs.narrowness, 0.18) *
                      std::pow(on_their_way(context.machine, runs, t, teams), -0.23);
  return std::max(1.03, time);
}

}  // namespace

std::optional<double> tile_time(Context const& context, Pass const& pass) {
  auto const& t = pass.choice;
  if (!is_tile(pass) || pass.convolves() || t.launch != Launch::native) return {};
  if (t.is<ScratchLineClusterChoice>()) return cluster_time_of(context, pass, t);
  if (t.is<ScratchLineChoice>() && !has_chirps(pass)) {
    auto const& form = scratch_line_budgets(pass, context.precision)[budget_of(t)];
    return TileTime(context, pass, t)(t, resident_teams(context, t, form),
                                      scratch_line_longest(context, pass, t, form));
  }
  bool const complex =
      !pass.source.is_real() && !pass.target.is_real() && !is_line_wise_load(pass) && !is_line_wise_store(pass);
  if (auto const* const row = complex ? complex_row(t) : nullptr) return row_time(context, pass, row->min_blocks);
  return {};
}

}  // namespace TeamFFT::Impl
