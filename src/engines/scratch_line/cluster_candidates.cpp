// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/cluster_candidates.hpp"

#include "engines/register_line/cluster_rows.hpp"
#include "engines/scratch_line/cluster_layout.hpp"
#include "engines/scratch_line/digits.hpp"
#include "engines/scratch_line/search.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/tile_time.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace TeamFFT::Impl {

std::span<RegisterBudget const> cluster_budgets(Precision precision) {
  if (precision == Precision::f32) return cluster_budgets_f32;
  return cluster_budgets_f64;
}

namespace {

/// What a team does from its first load to its last store, in instructions of its longest thread.
double longest_of_all(Context const& context, Pass const& pass, Choice const& t, RegisterBudget const& budget) {
  double longest = 0;
  for (std::size_t s = 0; s < t.radices.size(); ++s) {
    std::size_t const count = t.lines_per_team * (s == 0 ? own_columns(pass, t, context.precision)
                                                         : own_elements(pass.length, t) / t.radices[s]);
    longest += longest_thread(scratch_line_work(t.radices[s], s == 0, count, budget, context.precision), t.team_size);
  }
  return longest;
}

/// What a team's rows cost where their results begin or end within a sector, which is then written in parts.
double run_factor(Context const& context, Choice const& t) {
  std::size_t const rows = cluster_rows_of(t.radices[0], t.teams()), bytes = rows * context.complex_bytes(),
                    sector = context.machine.memory.sector_bytes;
  bool const whole = bytes % sector == 0 && t.radices[0] % rows == 0;
  return whole ? 1.0 : std::pow(1 + static_cast<double>(sector) / static_cast<double>(bytes), 0.4);
}

/// Of tiles: medians of 1700 shapes (H200, 2026-11-23; perf/notes/scratch_line.md#tiles-2026-11-23).
double exchange_of_tiles(Context const& context) { return context.precision == Precision::f32 ? 1.5 : 1.22; }

}  // namespace

double cluster_time_of(Context const& context, Pass const& pass, Choice const& t) {
  auto const& budget = cluster_budgets(context.precision)[budget_of(t)];
  if (is_tile(pass))
    return exchange_of_tiles(context) *
           TileTime(context, pass, t)(t, resident_teams(context, t, budget), longest_of_all(context, pass, t, budget));
  double const scale = context.precision == Precision::f32 ? 3.4 : 2.1,
               elements = static_cast<double>(pass.length) / t.teams();
  return scale *
         std::pow(longest_of_all(context, pass, t, budget) /
                      (static_cast<double>(resident_teams(context, t, budget)) * elements),
                  0.48) *
         std::exp(0.14 * (static_cast<double>(t.radices.size()) - 3)) * std::pow(t.teams(), 0.1) *
         run_factor(context, t);
}

namespace {

/// Lines of a cluster to be tried: one, or those of a tile of half an access' width to four.
std::vector<std::size_t> cluster_lines(Context const& context, Pass const& pass) {
  if (!is_tile(pass)) return {1};
  std::size_t const access = context.machine.access_bytes / context.complex_bytes();
  std::vector<std::size_t> choices{access / 2, access, 2 * access, 4 * access};
  std::erase_if(choices, [&](std::size_t lines) { return lines == 0 || lines > pass.line_count(); });
  return choices;
}

/// Whether each team of the cluster gets columns and rows, which 16 bits can count.
bool has_parts(Context const& context, Pass const& pass, Choice const& t) {
  constexpr std::size_t most_columns = std::size_t{1} << 16;
  return may_share(t.radices[0], t.teams()) &&
         (t.teams() - 1) * own_columns(pass, t, context.precision) < pass.length / t.radices[0] &&
         pass.length / std::min(t.radices.front(), t.radices.back()) <= most_columns;
}

/// visit(choice, time) for every number of threads.
template <class Visit>
void for_each_size(Context const& context, Pass const& pass, RegisterBudget const& budget, Choice t, std::size_t limit,
                   Visit const& visit) {
  // 0.8% more in the median: long rows want few pads
  std::size_t const own = t.lines_per_team * own_elements(pass.length, t), buffer = own + own / 64;
  t.scratch_bytes = info_bytes_of(pass, t) + buffer * context.complex_bytes();
  if (buffer > most_scratch_line_elements || t.scratch_bytes > limit) return;
  std::size_t const most = most_threads(context.machine, budget), warp = context.machine.multiprocessor.warp;
  if (most == 0) return;
  for (std::size_t threads = std::min(2 * warp, most); threads <= most; threads += warp) {
    t.team_size = static_cast<unsigned>(threads);
    visit(std::as_const(t), cluster_time_of(context, pass, t) / (is_tile(pass) ? team_fill(context, pass, t) : 1));
  }
}

/// visit(choice, time) for every shape whose scratch is about `limit` or less.
template <class Visit>
void for_each_cluster(Context const& context, Pass const& pass, std::size_t limit, Visit const& visit) {
  auto const budgets = cluster_budgets(context.precision);
  auto const choices = cluster_lines(context, pass);
  for (std::size_t f = 0; f < budgets.size(); ++f)
    for (auto const& radices : shortest_products(pass.length, budgets[f], context.precision, any_radix))
      for (auto const lines : choices)
        for (unsigned teams = 2; teams <= std::min(most_shared_teams, context.machine.largest_cluster); ++teams) {
          Choice t = pass.choice;
          t.engine = ScratchLineClusterChoice{f, teams};
          t.radices = radices;
          t.lines_per_team = static_cast<unsigned>(lines);
          t.launch = Launch::native;
          if (has_parts(context, pass, t)) for_each_size(context, pass, budgets[f], t, limit, visit);
        }
}

}  // namespace

std::optional<Choice> with_cluster_scratch(Context const& context, Pass const& pass, Choice t, std::size_t limit) {
  std::size_t const buffer =
      t.lines_per_team * digit_layout(own_elements(pass.length, t), own_rows(t), pass.tiles, context.precision).pitch;
  t.scratch_bytes = info_bytes_of(pass, t) + buffer * context.complex_bytes();
  if (buffer > most_scratch_line_elements || t.scratch_bytes > limit) return {};
  auto const& budget = cluster_budgets(context.precision)[budget_of(t)];
  if (!is_tile(pass))
    std::get<ScratchLineClusterChoice>(t.engine).lines_ahead = static_cast<unsigned>(
        divided_up(context.machine.concurrency * resident_teams(context, t, budget), std::size_t{8} * t.teams()));
  return t;
}

namespace {

/// Whether sharing is faster than one team a line, which leaves no room for a second one, and than two passes, which
/// spread few lines over the whole device; powers of two have rows, or rings of two passes that are faster (2^16 in
/// f64: 0.56 of a copy, shared 0.455; H200, perf/notes/scratch_line.md#clusters-2026-11-23).
bool is_worth_sharing(Context const& context, Pass const& pass) {
  if (std::has_single_bit(pass.length) || is_tile(pass)) return false;
  std::size_t const one_team = about_buffer(pass.length) * context.complex_bytes(),
                    least_lines = context.precision == Precision::f32 ? 16 : 4;
  return 2 * one_team > context.machine.team_scratch &&
         (one_team <= context.machine.team_scratch || pass.line_count() >= least_lines);
}

auto cluster_shapes_of(Context const& context, Pass const& pass) {
  return Shapes{context.scratch(),
                [&](std::size_t about, auto const& visit) { for_each_cluster(context, pass, about, visit); },
                [&](Choice const& t) { return with_cluster_scratch(context, pass, t, context.scratch()); },
                [](Choice const& a, Choice const& b) {
                  return budget_of(a) == budget_of(b) && a.radices == b.radices && a.teams() == b.teams();
                }};
}

}  // namespace

std::optional<Choice> scratch_line_cluster_candidate(Context const& context, Pass const& pass) {
  if (!takes_cluster(context, pass) || !is_worth_sharing(context, pass)) return {};
  return fastest_of(cluster_shapes_of(context, pass));
}

std::optional<Choice> scratch_line_cluster_tile_candidate(Context const& context, Pass const& pass) {
  constexpr std::size_t teams_wanted = 3;  // on a multiprocessor, of one team a tile
  bool const is_long = teams_wanted * pass.length * context.machine.access_bytes > context.machine.team_scratch;
  // powers of two: two passes of rows
  if (!is_long || std::has_single_bit(pass.length) || !takes_cluster_of_tiles(context, pass)) return {};
  return fastest_of(cluster_shapes_of(context, pass));
}

std::vector<Choice> cluster_candidates(Context const& context, Pass const& pass, std::size_t count) {
  if (!takes_cluster(context, pass) && !takes_cluster_of_tiles(context, pass)) return {};
  return candidates_of(cluster_shapes_of(context, pass), count);
}

}  // namespace TeamFFT::Impl
