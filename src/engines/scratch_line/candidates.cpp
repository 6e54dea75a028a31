// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/candidates.hpp"

#include "engines/register_line/cluster_rows.hpp"
#include "engines/register_line/rows.hpp"
#include "engines/scratch_line/box_stages.hpp"
#include "engines/scratch_line/engine.hpp"
#include "engines/scratch_line/digits.hpp"
#include "engines/scratch_line/ends.hpp"
#include "engines/scratch_line/layout.hpp"
#include "engines/scratch_line/search.hpp"
#include "engines/scratch_line/takes.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/radices.hpp"
#include "engines/rows_for.hpp"
#include "engines/scratch_line/cluster_candidates.hpp"
#include "engines/tile_time.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace TeamFFT::Impl {

std::span<RegisterBudget const> scratch_line_budgets(Pass const& pass, Precision precision) {
  bool const single = precision == Precision::f32, turns = pass.convolves();
  if (!has_chirps(pass)) return scratch_line_budgets(precision, ends_for(pass));
  if (turns) return single ? std::span<RegisterBudget const>(turning_budgets_f32) : turning_budgets_f64;
  return single ? std::span<RegisterBudget const>(chirp_budgets_f32) : chirp_budgets_f64;
}

std::span<RegisterBudget const> scratch_line_budgets(Precision precision, ScratchLineEnds ends) {
  bool const single = precision == Precision::f32;
  if (ends == ScratchLineEnds::real_kinds)
    return single ? std::span<RegisterBudget const>(swept_budgets_f32) : swept_budgets_f64;
  if (ends == ScratchLineEnds::odd_lines)
    return single ? std::span<RegisterBudget const>(held_budgets_f32) : held_budgets_f64;
  if (precision == Precision::f32) return scratch_line_budgets_f32;
  return scratch_line_budgets_f64;
}

namespace {

/// A sweep over the rows of boxes of reals: `sweep_ahead` holds 64 bytes of items, of one element of reals or of two of
/// half-spectra and a factor.
StageWork row_sweep(Pass const& pass, Choice const& t, bool is_real, Precision precision) {
  std::size_t const M = pass.line_elements(), items = is_real ? M : M / 2 + 1,
                    held = 8 / scalar_bytes(precision) * 4 / (is_real ? 1 : 3);
  return {t.lines_per_team * pass.rows() * items, std::max<std::size_t>(1, held), is_real ? 40.0 : 90.0, 150.0};
}

std::vector<StageWork> stage_works(Context const& context, Pass const& pass, Choice const& t,
                                   RegisterBudget const& budget) {
  std::vector<StageWork> works;
  auto const line = held_line(pass, t);
  for (std::size_t s = 0; s < t.radices.size(); ++s) {
    auto work = scratch_line_work(t.radices[s], s == 0, t.lines_per_team * (line.length / line.choice.radices[s]),
                                  budget, context.precision);
    if (line.from_reals == s || line.to_reals == s) {
      work.held = butterflies_held(held_of(t.radices[s]), budget);
      work.work /= 2;
    }
    works.push_back(work);
  }
  if (!pass.middle.row_steps.empty()) {
    auto const swept = swept_ends(pass, t);
    if (swept.load) works.push_back(row_sweep(pass, t, pass.source.is_real(), context.precision));
    if (swept.store) works.push_back(row_sweep(pass, t, pass.target.is_real(), context.precision));
  }
  return works;
}

/// Instructions of the thread that has the most, of a team's whole work.
double longest_of_all(Pass const& pass, std::vector<StageWork> const& works, std::size_t threads) {
  double longest = 0;
  for (auto const& work : works) longest += longest_thread(work, threads);
  return pass.convolves() ? 2 * longest : longest;
}

}  // namespace

double scratch_line_longest(Context const& context, Pass const& pass, Choice const& t, RegisterBudget const& budget) {
  return longest_of_all(pass, stage_works(context, pass, t, budget), t.team_size);
}

namespace {

/// What team_time() is multiplied by, whatever the threads: what each stage and each run of memory that begins anywhere
/// takes, and a launch that is too small.
double time_factor(Context const& context, Pass const& pass, Choice const& t) {
  auto const swept = swept_ends(pass, t);
  auto const run_factor = [&](bool is_load, bool tile, double exponent) {
    bool const in_rows = !pass.middle.row_steps.empty() && (is_load ? swept.load : swept.store);
    std::size_t const run = tile ? t.lines_per_team : in_rows ? pass.line_elements() : run_of_end(pass, t, is_load);
    return std::pow(1 + context.machine.memory.sector_bytes / static_cast<double>(run * context.complex_bytes()),
                    exponent);
  };
  double const load = run_factor(true, pass.tiles.load, 0.25);
  // that leaves where it came from
  double const store = pass.convolves() ? 1 : run_factor(false, pass.tiles.store, 0.4);
  return std::exp(0.13 * static_cast<double>(t.radices.size())) * load * store / team_fill(context, pass, t);
}

/// The estimate for shapes that differ in threads and scratch only.
class ShapeTime {
 public:
  ShapeTime(Context const& context, Pass const& pass, Choice const& t, RegisterBudget const& budget)
      : m_context(context), m_pass(pass), m_budget(budget), m_works(stage_works(context, pass, t, budget)) {
    if (is_tile(pass) && !has_chirps(pass))
      m_tile.emplace(context, pass, t);
    else
      m_factor = time_factor(context, pass, t);
  }
  [[nodiscard]] double operator()(Choice const& t) const {
    double const longest = longest_of_all(m_pass, m_works, t.team_size);
    if (m_tile)
      return (*m_tile)(t, teams_at_a_time(m_context, m_pass, t, m_budget), longest) / team_fill(m_context, m_pass, t);
    return m_factor * team_time(m_context, m_pass, t, m_budget, longest);
  }

 private:
  Context const& m_context;
  Pass const& m_pass;
  RegisterBudget const& m_budget;
  std::vector<StageWork> m_works;
  std::optional<TileTime> m_tile;
  double m_factor = 1;
};

/// Lines of a team to be tried, and how many of them are its overlap.
std::vector<std::pair<std::size_t, std::size_t>> lines_and_overlaps(Context const& context, Pass const& pass) {
  std::size_t const overlap = overlap_for(context, pass), sector_lines = overlap + 1;
  std::vector<std::pair<std::size_t, std::size_t>> choices;
  for (auto const lines : team_lines(context, pass)) {
    choices.emplace_back(lines, 0);
    if (overlap != 0 && lines % sector_lines == 0) choices.emplace_back(lines + overlap, overlap);
  }
  return choices;
}

/// Lists of stages to be tried. The first may be wider than the others; of odd lines it is that which meets the reals,
/// because it holds half.
std::vector<StageList> stage_lists(Context const& context, Pass const& pass, ScratchLineEnds ends,
                                   RegisterBudget const& budget) {
  if (!pass.middle.box.empty()) return box_stages(pass.middle.box, budget, context.precision);
  auto const takes = has_chirps(pass) ? is_chirp_radix : any_radix;
  auto all =
      shortest_products(pass.length, budget, context.precision, takes, ends == ScratchLineEnds::elements ? 2 : 1);
  if (ends == ScratchLineEnds::odd_lines && loads_spectrum(pass))
    for (auto& radices : all) std::ranges::reverse(radices);
  std::vector<StageList> lists;
  lists.reserve(all.size());
  for (auto& radices : all) lists.push_back({std::move(radices), {}});
  return lists;
}

struct ThreadRange {
  std::size_t least, most;
};

/// Others are slower than the estimate has it.
ThreadRange threads_of(Pass const& pass, Choice const& t, std::size_t warp, std::size_t most) {
  std::size_t const elements = t.lines_per_team * pass.length;
  // 62651: 0.111 of copy with 32 threads, 0.117 with 64
  return {std::min(pass.convolves() && elements >= 512 ? 2 * warp : warp, most), most};
}

/// visit(choice, time) for every shape whose scratch is about `limit` or less.
template <class Visit>
void for_each_candidate(Context const& context, Pass const& pass, std::size_t limit, Visit const& visit) {
  auto const budgets = scratch_line_budgets(pass, context.precision);
  auto const ends = ends_for(pass);
  for (std::size_t f = 0; f < budgets.size(); ++f) {
    if (!budgets[f].has_roots && pass.target.ops.has<ops::Twiddle>()) continue;
    for (auto const& [radices, axes] : stage_lists(context, pass, ends, budgets[f]))
      for (auto const& [lines, overlap] : lines_and_overlaps(context, pass)) {
        if (overlap != 0 && (!may_overlap(budgets[f]) || ends != ScratchLineEnds::elements)) continue;
        Choice t = pass.choice;
        t.engine = ScratchLineChoice{f, static_cast<unsigned>(overlap), ends, axes};
        t.radices = radices;
        auto const line = held_line(pass, t);
        if (swept_ends(pass, t).load && !may_be_later(line.choice.radices.front(), scalar_bytes(context.precision)))
          continue;
        t.lines_per_team = static_cast<unsigned>(lines);
        t.launch = Launch::native;
        std::size_t const buffer = about_buffer(lines * line.length);
        if (buffer > most_scratch_line_elements) continue;
        ShapeTime const time(context, pass, t, budgets[f]);
        std::size_t const most = most_threads(context.machine, budgets[f]), warp = context.machine.multiprocessor.warp;
        if (most == 0) continue;
        auto const [least, widest] = threads_of(pass, t, warp, most);
        for (std::size_t threads = least; threads <= widest; threads += threads < 12 * warp ? warp : 4 * warp) {
          t.team_size = static_cast<unsigned>(threads);
          t.scratch_bytes = scratch_line_scratch(pass, t, buffer, context.precision);
          if (t.scratch_bytes > limit) continue;
          visit(std::as_const(t), time(t));
        }
      }
  }
}

/// With the scratch that it needs; nothing where that is above the limit.
std::optional<Choice> with_scratch(Context const& context, Pass const& pass, Choice t, std::size_t limit) {
  auto const line = held_line(pass, t);
  std::size_t const buffer =
      std::size_t{t.lines_per_team} * digit_layout(line.length, line.choice, pass.tiles, context.precision).pitch;
  t.scratch_bytes = scratch_line_scratch(pass, t, buffer, context.precision);
  if (buffer > most_scratch_line_elements || t.scratch_bytes > limit) return {};
  return t;
}

auto shapes_of(Context const& context, Pass const& pass) {
  return Shapes{
      context.scratch(), [&](std::size_t about, auto const& visit) { for_each_candidate(context, pass, about, visit); },
      [&](Choice const& t) { return with_scratch(context, pass, t, context.scratch()); },
      [](Choice const& a, Choice const& b) { return budget_of(a) == budget_of(b) && a.radices == b.radices; }};
}

/// The measured shape of contiguous lines of this length, where there are lines enough for it.
std::optional<Choice> measured(Context const& context, Pass const& pass, std::size_t limit) {
  if (is_tile(pass) || pass.target.ops.has<ops::Twiddle>() || !context.options.rows) return {};
  for (ScratchLineRow const& row : rows_for(context.machine).scratch_line) {
    if (row.length != pass.length || row.precision != context.precision ||
        (row.teams > 1 && (row.teams > context.machine.largest_cluster || !takes_cluster(context, pass))))
      continue;
    Choice t = pass.choice;
    if (row.teams > 1)
      t.engine = ScratchLineClusterChoice{row.budget, row.teams};
    else
      t.engine = ScratchLineChoice{row.budget};
    t.radices.assign(row.radices, std::find(row.radices, row.radices + max_scratch_line_stages, 0));
    t.lines_per_team = row.lines;
    t.team_size = row.threads;
    t.launch = Launch::native;
    bool const enough = pass.line_count() * row.teams >= std::size_t{row.lines} * context.machine.concurrency;
    auto const& budget =
        (row.teams > 1 ? cluster_budgets(context.precision) : scratch_line_budgets(context.precision))[row.budget];
    if (enough && row.threads <= most_threads(context.machine, budget))
      return row.teams > 1 ? with_cluster_scratch(context, pass, t, limit) : with_scratch(context, pass, t, limit);
  }
  return {};
}

}  // namespace

std::vector<Choice> scratch_line_candidates(Context const& context, Pass const& pass, std::size_t count) {
  return candidates_of(shapes_of(context, pass), count);
}

std::optional<Choice> measured_candidate(Context const& context, Pass const& pass) {
  if (!takes_scratch_line(context, pass)) return {};
  return measured(context, pass, context.scratch());
}

std::optional<Choice> scratch_line_candidate(Context const& context, Pass const& pass) {
  if (!takes_any_ends(context, pass)) return {};
  return fastest_of(shapes_of(context, pass));
}

}  // namespace TeamFFT::Impl
