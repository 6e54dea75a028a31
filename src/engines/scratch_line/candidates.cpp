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

namespace {

constexpr std::size_t least_scratch_line = 4;  // two stages

std::ptrdiff_t magnitude(std::ptrdiff_t n) { return n < 0 ? -n : n; }

/// Whether the kernel is one that a user's code compiles.
bool is_users(Pass const& pass) { return has_user_filter(pass) || has_functor(pass); }

}  // namespace

std::span<RegisterBudget const> scratch_line_budgets(Pass const& pass, Precision precision) {
  bool const single = precision == Precision::f32, turns = pass.convolves();
  if (is_users(pass)) return single ? std::span<RegisterBudget const>(user_budgets_f32) : user_budgets_f64;
  if (!has_chirps(pass)) return scratch_line_budgets(precision, ends_for(pass));
  if (turns) return single ? std::span<RegisterBudget const>(turning_budgets_f32) : turning_budgets_f64;
  return single ? std::span<RegisterBudget const>(chirp_budgets_f32) : chirp_budgets_f64;
}

std::span<RegisterBudget const> scratch_line_budgets(Precision precision, ScratchLineEnds ends) {
  bool const single = precision == Precision::f32;
  if (ends == ScratchLineEnds::real_kinds) return single ? std::span<RegisterBudget const>(swept_budgets_f32) : swept_budgets_f64;
  if (ends == ScratchLineEnds::odd_lines) return single ? std::span<RegisterBudget const>(held_budgets_f32) : held_budgets_f64;
  if (precision == Precision::f32) return scratch_line_budgets_f32;
  return scratch_line_budgets_f64;
}

namespace {

/// A sweep over the rows of boxes of reals: `sweep_ahead` holds 64 bytes of items, of one element of reals or of two of half-spectra and a factor.
StageWork row_sweep(Pass const& pass, Choice const& t, bool is_real, Precision precision) {
  std::size_t const M = pass.line_elements(), items = is_real ? M : M / 2 + 1, held = 8 / scalar_bytes(precision) * 4 / (is_real ? 1 : 3);
  return {t.lines_per_team * pass.rows() * items, std::max<std::size_t>(1, held), is_real ? 40.0 : 90.0, 150.0};
}

std::vector<StageWork> stage_works(Context const& context, Pass const& pass, Choice const& t, RegisterBudget const& budget) {
  std::vector<StageWork> works;
  auto const line = held_line(pass, t);
  for (std::size_t s = 0; s < t.radices.size(); ++s) {
    auto work = scratch_line_work(t.radices[s], s == 0, t.lines_per_team * (line.length / line.choice.radices[s]), budget, context.precision);
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

/// What team_time() is multiplied by, whatever the threads: what each stage and each run of memory that begins anywhere takes, and a launch that is too small.
double time_factor(Context const& context, Pass const& pass, Choice const& t) {
  auto const swept = swept_ends(pass, t);
  auto const run_factor = [&](bool is_load, bool tile, double exponent) {
    bool const in_rows = !pass.middle.row_steps.empty() && (is_load ? swept.load : swept.store);
    std::size_t const run = tile ? t.lines_per_team : in_rows ? pass.line_elements() : run_of_end(pass, t, is_load);
    return std::pow(1 + context.machine.memory.sector_bytes / static_cast<double>(run * context.complex_bytes()), exponent);
  };
  double const load = run_factor(true, pass.tiles.load, 0.25);
  double const store = pass.convolves() ? 1 : run_factor(false, pass.tiles.store, 0.4);  // that leaves where it came from
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
    if (m_tile) return (*m_tile)(t, teams_at_a_time(m_context, m_pass, t, m_budget), longest) / team_fill(m_context, m_pass, t);
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

/// Lists of stages to be tried. The first may be wider than the others; of odd lines it is that which meets the reals, because it holds half.
std::vector<StageList> stage_lists(Context const& context, Pass const& pass, ScratchLineEnds ends, RegisterBudget const& budget) {
  if (!pass.middle.box.empty()) return box_stages(pass.middle.box, budget, context.precision);
  auto const takes = is_users(pass) ? is_user_radix : has_chirps(pass) ? is_chirp_radix : any_radix;
  auto all = shortest_products(pass.length, budget, context.precision, takes, ends == ScratchLineEnds::elements || ends == ScratchLineEnds::called ? 2 : 1);
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
  if (has_user_filter(pass) && pass.tiles.any()) {
    // A butterfly a thread: tiles of 8 x 256 to a filter and back had 0.46 of copy by 64 threads, 0.59 by 128, 32 x 256 by 256 0.55 (f32, H200, 2026-11-26).
    constexpr std::size_t most_warps = 8;
    std::size_t const threads = std::min({divided_up(elements / *std::ranges::max_element(t.radices), warp) * warp, most_warps * warp, most});
    return {threads, threads};
  }
  return {std::min(pass.convolves() && elements >= 512 ? 2 * warp : warp, most), most};  // 62651: 0.111 of copy with 32 threads, 0.117 with 64
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
        if (swept_ends(pass, t).load && !may_be_later(line.choice.radices.front(), scalar_bytes(context.precision))) continue;
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
  std::size_t const buffer = std::size_t{t.lines_per_team} * digit_layout(line.length, line.choice, pass.tiles, context.precision).pitch;
  t.scratch_bytes = scratch_line_scratch(pass, t, buffer, context.precision);
  if (buffer > most_scratch_line_elements || t.scratch_bytes > limit) return {};
  return t;
}

auto shapes_of(Context const& context, Pass const& pass) {
  return Shapes{context.scratch(), [&](std::size_t about, auto const& visit) { for_each_candidate(context, pass, about, visit); },
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
    auto const& budget = (row.teams > 1 ? cluster_budgets(context.precision) : scratch_line_budgets(context.precision))[row.budget];
    if (enough && row.threads <= most_threads(context.machine, budget))
      return row.teams > 1 ? with_cluster_scratch(context, pass, t, limit) : with_scratch(context, pass, t, limit);
  }
  return {};
}

}  // namespace

std::vector<Choice> scratch_line_candidates(Context const& context, Pass const& pass, std::size_t count) {
  return candidates_of(shapes_of(context, pass), count);
}

namespace {

/// Whether the kernel with chirps may compute the pass. Its positions have 31 bits, and every line begins inside the load's count, because it lends its first
/// element to loads past the end.
bool takes_chirps(Context const& context, Pass const& pass) {
  constexpr std::size_t most_positions = std::size_t{1} << 31;
  if (!has_chirps(pass) || pass.length < least_scratch_line || !reaches_lines(context, pass)) return false;
  if (!accepts(has_user_filter(pass) ? filters_accept : chirps_accept, pass)) return false;
  std::size_t last = 0;
  for (auto const& d : pass.lines) last += (d.count - 1) * d.load_position;
  return last < pass.source.count && elements_per_transform(pass, &LineDim::load_position) < most_positions &&
         elements_per_transform(pass, &LineDim::store_position) < most_positions;
}

}  // namespace

namespace {

/// Elements of a line that places reach, and that a sweep may count (SmallDivisor). Of odd lines scratch holds half, and sweeps meet half or none of the reals
/// that a half-spectrum belongs to.
std::size_t longest_line(Pass const& pass) {
  auto const ends = ends_for(pass);
  if (ends == ScratchLineEnds::elements) return most_scratch_line_elements;
  bool const is_half = ends == ScratchLineEnds::odd_lines && !is_trigonometric(pass.source.map.side.map);
  return is_half ? 2 * (most_scratch_line_elements - 1) - 1 : most_scratch_line_elements - 1;
}

}  // namespace

bool reaches_lines(Context const& context, Pass const& pass) {
  constexpr std::ptrdiff_t most_extent = std::ptrdiff_t{1} << 30;  // reals that are taken as pairs count twice
  std::size_t const most = longest_line(pass);
  if (context.lanes() || !context.machine.compiled.scratch_line || !context.native() || pass.length > most) return false;
  auto const N = static_cast<std::ptrdiff_t>(pass.length);
  return magnitude(pass.source.stride) <= most_extent / N && magnitude(pass.target.stride) <= most_extent / N;
}

bool takes_scratch_line(Context const& context, Pass const& pass) {
  constexpr std::size_t least_turned = 64;  // of lines in passes: the big twiddle is a product of two roots, which took 36 elements (forced) over their bound
  auto const* const twiddle = pass.target.ops.find<ops::Twiddle>();
  return pass.length >= least_scratch_line && (twiddle == nullptr || twiddle->length >= least_turned) && accepts(scratch_line_accepts, pass) &&
         reaches_lines(context, pass);
}

namespace {

/// Whether a copy and the kernel for memory are slower. Shorter lines have kernels of their own, DCTs and DSTs with rows, too (0.2 to 0.5 of the plan's speed
/// by functors in the kernel, 0.5 with a copy; H200, 2026-11-26). In f32 factors of Views are so of lines below 15 elements and half-spectra above 1024 (0.37).
bool gains_by_functor(Context const& context, Pass const& pass) {
  bool const by_view = !context.called.functor_source && !context.called.functor_sink, has_window = pass.source.window || pass.target.window;
  bool const may_copy_view = by_view && !has_window && context.precision == Precision::f32, is_complex = ends_for(pass) == ScratchLineEnds::called;
  std::size_t const least_complex = may_copy_view ? 15 : 8;
  constexpr std::size_t least_real = 16, longest_real = 512;
  if (pass.length < (is_complex ? least_complex : least_real)) return false;
  Pass plain = pass;
  plain.source.called = plain.target.called = false;
  bool const has_slow_ends = is_trigonometric(pass.source.map.side.map) || (may_copy_view && !is_complex && pass.length > longest_real);
  return !has_slow_ends || !row_candidate(context, plain);
}

/// Whether one kernel calls both ends: a user's code has those of functors, the library those of Views with options around them, but for DCTs and DSTs.
bool has_one_kernel(CalledEnds const& called, Pass const& pass) {
  auto const is_functor = [](End const& end, bool functor) { return end.called && functor && !end.window; };
  auto const is_view = [](End const& end, bool functor) { return end.called && (end.window || !functor); };
  bool const by_user = is_functor(pass.source, called.functor_source) || is_functor(pass.target, called.functor_sink);
  bool const by_library = is_view(pass.source, called.functor_source) || is_view(pass.target, called.functor_sink);
  bool const around_functor = (pass.source.window && pass.source.buffer == Buffer::in && called.functor_source) ||
                              (pass.target.window && pass.target.buffer == Buffer::out && called.functor_sink);
  return by_user != by_library && !around_functor && !(by_library && is_trigonometric(pass.source.map.side.map));
}

bool takes_functor(Context const& context, Pass const& pass) {
  auto const is_part = [](End const& end) { return end.element == ElementKind::part; };
  if (!has_functor(pass) || !has_one_kernel(context.called, pass) || is_part(pass.source) || is_part(pass.target) || !gains_by_functor(context, pass) ||
      !reaches_lines(context, pass))
    return false;
  if (takes_real_kind(pass)) {  // of odd lines all reals are there; a functor of reals is called by the pass of the real kind
    auto const is_elsewhere = [](bool called, End const& end) { return called && end.is_real() && !end.called; };
    if (is_elsewhere(context.called.functor_source, pass.source) || is_elsewhere(context.called.functor_sink, pass.target)) return false;
    auto const is_padded = [&](End const& end) { return end.called && end.is_real() && end.map.count < end.map.length; };
    return ends_for(pass) != ScratchLineEnds::odd_lines || !is_padded(pass.source);
  }
  bool const crops = !pass.source.called && load_features(pass).have(features::crop);  // zeros beside memory
  return !crops && (pass.target.called || !store_features(pass).have(features::crop)) && accepts(called_lines_accept, pass);
}

}  // namespace

namespace {

/// Whether the rows of a box lie within 32 bits of elements.
bool reaches_rows(Pass const& pass) {
  constexpr std::ptrdiff_t most_extent = std::ptrdiff_t{1} << 30;
  std::ptrdiff_t load = 0, store = 0;
  for (std::size_t d = 0; d < pass.middle.row_steps.size(); ++d) {
    auto const steps = static_cast<std::ptrdiff_t>(pass.middle.box[d + 1] - 1);
    for (auto const& [extent, step] : {std::pair(&load, pass.middle.row_steps[d].load), std::pair(&store, pass.middle.row_steps[d].store)}) {
      if (magnitude(step) > most_extent) return false;
      *extent += steps * magnitude(step);
    }
  }
  return load <= most_extent && store <= most_extent;
}

/// Boxes whose elements all lie one behind the other, or of reals in rows.
bool takes_box(Context const& context, Pass const& pass) {
  bool const is_complex = accepts(boxes_accept, pass) && pass.middle.row_steps.empty();
  return !pass.middle.box.empty() && (is_complex || takes_real_box(pass)) && pass.source.stride == 1 && pass.target.stride == 1 && !is_tile(pass) &&
         reaches_rows(pass) && reaches_lines(context, pass);
}

}  // namespace

std::optional<Choice> measured_candidate(Context const& context, Pass const& pass) {
  if (!takes_scratch_line(context, pass)) return {};
  return measured(context, pass, context.scratch());
}

std::optional<Choice> scratch_line_candidate(Context const& context, Pass const& pass) {
  bool const takes_reals = pass.length >= 2 && !has_functor(pass) && takes_real_kind(pass) && reaches_lines(context, pass);
  if (!takes_reals && !takes_scratch_line(context, pass) && !takes_chirps(context, pass) && !takes_functor(context, pass) && !takes_box(context, pass))
    return {};
  return fastest_of(shapes_of(context, pass));
}

}  // namespace TeamFFT::Impl
