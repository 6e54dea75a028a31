// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/tile_time.hpp"

#include "engines/scratch_line/general_shape.hpp"
#include "engines/scratch_line/placed_shape.hpp"
#include "engines/register_line/rows.hpp"
#include "engines/scratch_line/shared_shape.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t cache_line = 128;                                                           // bytes
constexpr std::size_t kilobyte = 1024, first_level = 256 * kilobyte;                              // cache and scratch of a multiprocessor together
constexpr std::array<std::size_t, 10> scratch_shares{0, 8, 16, 32, 64, 100, 132, 164, 196, 228};  // kilobytes of it, one of which a launch gets

/// What is left of the first level where teams take so many bytes of scratch. Each load on its way holds a line of it.
std::size_t cache_beside(std::size_t scratch) {
  for (auto const share : scratch_shares)
    if (scratch <= share * kilobyte) return first_level - share * kilobyte;
  return first_level - scratch_shares.back() * kilobyte;
}

/// Bytes that the loads of `teams` teams can have on their way, in units of 16 KB. Launches of clusters get the largest share of scratch.
double on_their_way(TileRuns const& runs, Tuning const& t, std::size_t teams) {
  std::size_t const scratch = t.teams() > 1 ? scratch_shares.back() * kilobyte : teams * (t.scratch_bytes + reserved_scratch);
  return static_cast<double>(cache_beside(scratch) / cache_line) * runs.in_a_cache_line / (16 * kilobyte);
}

/// Elements that are read or written together: `count` of them, `step` bytes apart, each run from a multiple of `alignment` bytes on (a power of two).
struct Run {
  std::size_t count, step, alignment;
};

/// Those of one side of the pass: in a tile the elements of neighbouring lines, else those of neighbouring butterflies of radix R.
Run run_of(Pass const& pass, Tuning const& t, bool store, unsigned R, std::size_t unit) {
  auto const bytes = [&](std::ptrdiff_t elements) { return static_cast<std::size_t>(elements < 0 ? -elements : elements) * unit; };
  auto const along_lines = [&](LineDim const& d) { return bytes(store ? d.store : d.load); };
  auto const along_elements = bytes(store ? pass.store_stride : pass.load_stride);
  bool const tile = (store ? pass.tiles.store : pass.tiles.load) && !pass.lines.empty();
  Run run{pass.length / R, along_elements, cache_line};
  std::size_t begins = along_elements * run.count;
  if (tile) {
    run.count = std::min<std::size_t>(store ? own_lines(t) : t.lines_per_team, pass.lines[0].count);
    run.step = along_lines(pass.lines[0]);
    begins = along_elements | run.step * std::gcd(run.count, pass.lines[0].count);
  }
  for (std::size_t d = tile ? 1 : 0; d < pass.lines.size(); ++d) begins |= along_lines(pass.lines[d]);
  if (tile && store && t.overlap_lines() != 0) begins = sector;
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

TileRuns tile_runs(Context const& context, Pass const& pass, Tuning const& t) {
  std::size_t const unit = context.complex_bytes();
  auto const load = run_of(pass, t, false, t.radices.front(), unit), store = run_of(pass, t, true, t.radices.back(), unit);
  auto const narrowness = [&](std::size_t bytes) {
    auto const of = [&](Run const& run) {
      return std::max(1.0, static_cast<double>(bytes) / static_cast<double>(run.step < sector ? run.count * unit : unit));
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

TileTime::TileTime(Context const& context, Pass const& pass, Tuning const& t)
    : m_runs(tile_runs(context, pass, t)), m_elements(own_lines(t) * pass.length / t.teams()) {
  double const scale = context.precision == Precision::f32 ? 1.63 : 1.27;
  m_factor = scale * std::exp(0.105 * static_cast<double>(t.radices.size()) + 0.245 * std::sqrt(m_runs.stored - 1)) * std::pow(m_runs.loaded, 0.22) *
             std::pow(m_runs.narrowness, 0.19) *
             std::pow(m_runs.parts, 3);  // 2^23 and 8192^2 by runs of 24 bytes took 1.7 to 2 times what the first power says
}

double TileTime::operator()(Tuning const& t, std::size_t teams, double longest) const {
  std::size_t const warps = teams * divided_up(t.team_size, warp);
  double const bytes = on_their_way(m_runs, t, teams);
  return m_factor * std::pow(longest / static_cast<double>(teams * m_elements), 0.3) * std::pow(static_cast<double>(warps), 0.11) * (teams == 1 ? 1.14 : 1.0) *
         std::pow(bytes, -0.024) * std::pow(std::max(1.0, 2 / bytes), 0.17);
}

namespace {

/// Of a row's teams, whose number is bounded by what the compiler was told.
double row_time(Context const& context, Pass const& pass, std::size_t least_teams) {
  auto const& t = pass.tuning;
  auto const runs = tile_runs(context, pass, t);
  std::size_t const fitting = (context.machine.team_scratch + reserved_scratch) / (t.scratch_bytes + reserved_scratch);
  std::size_t const teams = std::max<std::size_t>(1, std::min(least_teams, fitting));
  double const time = 1.72 * (teams == 1 ? 1.2 : 1.0) * std::pow(runs.loaded * runs.stored, 0.05) * std::pow(1.31, runs.within_sectors) *
                      std::pow(runs.narrowness, 0.18) * std::pow(on_their_way(runs, t, teams), -0.23);
  return std::max(1.03, time);
}

}  // namespace

std::optional<double> tile_time(Context const& context, Pass const& pass) {
  auto const& t = pass.tuning;
  if (!is_tile(pass) || pass.algorithm != Algorithm::transform || t.launch != Launch::native) return {};
  if (t.is<ScratchLineClusterChoice>()) return shared_time(context, pass, t);
  if (t.is<ScratchLineChoice>() && !has_chirps(pass)) {
    auto const& form = placed_forms(context.precision)[budget_of(t)];
    return TileTime(context, pass, t)(t, resident_teams(context, t, form), placed_longest(context, pass, t, form));
  }
  bool const complex = !is_mapped_load(pass) && !is_mapped_store(pass) && !pass.real_load && !pass.real_store;
  if (auto const* const row = complex ? complex_row(t) : nullptr) return row_time(context, pass, row->min_blocks);
  return {};
}

}  // namespace TeamFFT::Impl
