// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shape of a team: threads, lines, lanes, scratch; and the order of a pass' lines.
#include "engines/register_line/cluster.hpp"
#include "engines/fit.hpp"

#include "engines/column/column_shape.hpp"
#include "engines/scratch_line/general_shape.hpp"
#include "engines/lanes/host_shape.hpp"
#include "engines/scratch_line/shape.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/scratch_line/prime_shape.hpp"
#include "engines/radices.hpp"
#include "engines/register_line/rows.hpp"
#include "engines/rows_for.hpp"
#include "engines/scratch_line/cluster.hpp"
#include "engines/tile_time.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t small_scratch = 16384;  // bytes; below, a few pads decide what fits
constexpr std::size_t most_elements = 32767;  // of a team: places in it are divided exactly (SmallDivisor)

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

std::size_t round_up(std::size_t n, std::size_t multiple) { return (n + multiple - 1) / multiple * multiple; }

/// Lines that a team of the general kernel may take, falling; `wanted` of them make whole accesses of a tile.
std::vector<std::size_t> line_choices(Pass const& pass, std::size_t wanted) {
  bool const gathered = wanted > 1;
  std::size_t const most = std::min(std::max<std::size_t>(1, pass.line_count()), std::max(wanted, most_elements / pass.length));
  std::vector<std::size_t> choices;
  for (std::size_t lines = 1; lines < most; lines += gathered ? lines : std::max<std::size_t>(1, lines / 8)) choices.push_back(lines);
  choices.push_back(most);
  std::reverse(choices.begin(), choices.end());
  return choices;
}

/// Threads of the general kernel that a multiprocessor has at a time: its launch bounds say how many share registers_of_bounds.
std::size_t general_threads(Context const& context, Choice const& t) {
  auto const budget = general_budget(context.complex_bytes() / 2, is_wide(t));
  auto const& m = context.machine.multiprocessor;
  return std::min<std::size_t>(m.threads, budget.threads * budget.min_blocks * std::size_t{m.registers} / registers_of_bounds);
}

/// How well a team uses the device, 1 at best: idle lanes and rounds that are not full, threads and teams beside it on a multiprocessor (scratch and
/// registers bound them), teams enough for all multiprocessors, neighbours for strided accesses.
double usefulness(Context const& context, Pass const& pass, Choice const& t) {
  constexpr double overhead = 4;  // of a thread and stage, in elements: some 60 instructions of some 17 an element (counted in SASS)
  double needed = 0, in_rounds = 0, in_warps = 0;
  for (std::size_t s = 0; s < t.radices.size(); ++s) {
    unsigned const R = t.radices[s];
    std::size_t const butterflies = t.lines_per_team * (pass.length / R);
    needed += static_cast<double>(butterflies * R);
    in_warps += static_cast<double>(round_up(butterflies, context.machine.multiprocessor.warp) * R);
    in_rounds += (static_cast<double>(stage_rounds(pass.length, t, s) * butterflies_held(R) * R) + overhead) * t.team_size;
  }
  double const efficiency = needed == 0 ? 1 : needed / (0.5 * in_rounds + 0.5 * in_warps);
  std::size_t const threads = general_threads(context, t), fitting = teams_by_scratch(context.machine, t.scratch_bytes);
  double const teams = static_cast<double>(std::min({threads / t.team_size, fitting, std::size_t{context.machine.multiprocessor.teams}}));
  double const occupied = std::min(1.0, teams * t.team_size / static_cast<double>(threads)), overlap = teams <= 1 ? 0.75 : teams <= 2 ? 0.92 : 1.0;
  double const spread = std::min(1.0, static_cast<double>(pass.line_count()) / (t.lines_per_team * static_cast<double>(context.machine.concurrency)));
  double const start = static_cast<double>(t.lines_per_team * pass.length) / static_cast<double>(t.lines_per_team * pass.length + 2 * t.team_size);
  double neighbours = 1;
  if (pass.tiles.any()) neighbours = std::min(1.0, static_cast<double>(t.lines_per_team * context.complex_bytes()) / context.machine.access_bytes);
  auto const power = [](double x, double exponent) { return x < 1 ? std::pow(x, exponent) : 1; };  // mostly 1
  return efficiency * power(occupied, 0.6) * overlap * power(std::max(spread, 0.01), 0.5) * start * neighbours * (t.has_two_buffers() ? 0.97 : 1.0);
}

Choice with_one_buffer(Choice t) {
  t.engine = GeneralChoice{};
  return t;
}

/// The most useful team for the pass among those that fit, by the launch that is asked for.
std::optional<Choice> fit_team(Context const& context, Pass const& pass, Choice t) {
  auto const& machine = context.machine;
  bool const native = context.native();
  if (!native && context.options.launch == Launch::native) return {};
  t.launch = native ? Launch::native : Launch::parallel_for;
  std::size_t const limit = std::min(context.scratch(), native ? machine.team_scratch : machine.portable_scratch);
  std::size_t const by_bounds = general_budget(context.complex_bytes() / 2, is_wide(t)).threads, warp = machine.multiprocessor.warp;
  std::size_t const most_threads = std::min({std::size_t{machine.max_team_size}, by_bounds, std::max(warp, general_threads(context, t))});
  std::optional<Choice> best;
  double best_use = 0;
  constexpr std::size_t least_threads = 64;
  bool const gathered = pass.tiles.any();
  std::size_t const wanted = gathered ? std::max<std::size_t>(1, machine.access_bytes / context.complex_bytes()) : 1;
  for (auto const lines : line_choices(pass, wanted)) {
    if (lines * pass.length > most_elements) continue;
    if (best && lines < wanted) break;
    // A buffer is no smaller than the lines, and a team no more useful with more scratch: general_layout(), which takes long, waits for one that may be better.
    std::size_t const least = lines * pass.length * context.complex_bytes();
    std::optional<GeneralLayout> layout;
    t.lines_per_team = static_cast<unsigned>(lines);
    for (std::size_t threads = std::min(std::max(least_threads, warp), most_threads); threads <= most_threads; threads += warp) {
      t.team_size = static_cast<unsigned>(threads);
      bool const two = needs_two_buffers(pass, t);
      t.engine = GeneralChoice{two};
      auto const use_with = [&](std::size_t scratch_bytes) {
        t.scratch_bytes = scratch_bytes;
        return scratch_bytes <= limit ? usefulness(context, pass, t) : 0;
      };
      if (use_with(two ? 2 * least : least) <= best_use * 1.001) continue;
      if (!layout) layout = general_layout(pass, with_one_buffer(t), context.precision);
      double const use = use_with(two ? 2 * layout->scratch_bytes - layout->shape.info_bytes : layout->scratch_bytes);
      if (use <= best_use * 1.001) continue;
      best = t;
      best_use = use;
    }
  }
  return best;
}

std::ptrdiff_t magnitude(std::ptrdiff_t n) { return n < 0 ? -n : n; }

bool continues(LineDim const& a, LineDim const& b) {
  auto const n = static_cast<std::ptrdiff_t>(a.count);
  return a.mirror == 0 && b.mirror == 0 && b.load == a.load * n && b.store == a.store * n && b.load_position == a.load_position * a.count &&
         b.store_position == a.store_position * a.count && b.load_twiddle == a.load_twiddle * a.count && b.store_twiddle == a.store_twiddle * a.count &&
         b.filter_position == a.filter_position * a.count;
}

/// How far apart in memory the neighbours along d are, or those of one line: line_wise sides and permutations address by position.
std::ptrdiff_t line_step(Pass const& pass, LineDim const& d, bool store) {
  bool const by_position = store ? is_line_wise_store(pass) : is_line_wise_load(pass);
  auto const position = static_cast<std::ptrdiff_t>(store ? d.store_position : d.load_position);
  return magnitude((store ? d.store : d.load) + (by_position ? position * (store ? pass.store_stride : pass.load_stride) : 0));
}

std::ptrdiff_t element_step(Pass const& pass, bool store) {
  bool const by_position = store ? is_line_wise_store(pass) : is_line_wise_load(pass);
  return magnitude(store ? pass.store_stride : pass.load_stride) *
         (by_position ? static_cast<std::ptrdiff_t>(store ? pass.store_position_step : pass.load_position_step) : 1);
}

void order_lines(Pass& pass, bool by_store) {
  std::erase_if(pass.lines, [](LineDim const& d) { return d.count == 1; });
  auto const key = [&](LineDim const& d) { return line_step(pass, d, by_store); };
  std::stable_sort(pass.lines.begin(), pass.lines.end(), [&](LineDim const& a, LineDim const& b) { return key(a) < key(b); });
  for (std::size_t i = 0; i + 1 < pass.lines.size();) {
    if (continues(pass.lines[i], pass.lines[i + 1])) {
      pass.lines[i].count *= pass.lines[i + 1].count;
      pass.lines.erase(pass.lines.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    } else {
      ++i;
    }
  }
}

}  // namespace

namespace {

std::optional<Choice> fit_general(Context const& context, Pass const& pass) {
  Choice t;
  if (pass.length >= (std::size_t{1} << 16)) return {};  // radices up to 16 stages
  t.radices = factorize(pass.length, context.lanes());
  if (context.lanes()) return fit_lanes(context, t, pass);
  return fit_team(context, pass, t);
}

}  // namespace

std::optional<Choice> fit(Context const& context, std::size_t length, std::size_t line_count, bool gathered) {
  Pass pass;
  pass.length = length;
  pass.load_count = pass.store_count = 0;  // ops at both ends: the most scratch
  pass.lines = {LineDim{line_count}};
  for (int tiles = 0; tiles < 4 && !context.lanes(); ++tiles) {  // the passes to come may have tiles on either side
    pass.tiles.load = tiles % 2 != 0;
    pass.tiles.store = tiles / 2 != 0;
    if (context.scratch() < small_scratch && !fit_general(context, pass)) return {};
  }
  pass.tiles.load = pass.tiles.store = gathered;
  return fit_general(context, pass);
}

namespace {

/// The estimate for the pass with this choice, where there is one for its tiles.
std::optional<double> tile_time_of(Context const& context, Pass pass, Choice const& t) {
  pass.choice = t;
  return tile_time(context, pass);
}

/// The pass' row; but where a row's tiles begin within sectors, the scratch-line kernel's wider ones if they are faster by estimate.
std::optional<Choice> fit_row_or_wider(Context const& context, Pass const& pass) {
  constexpr double in_parts = 1.1, as_fast = 0.95;
  auto row = fit_row(context, pass);
  auto const time = row ? tile_time_of(context, pass, *row) : std::nullopt;
  if (!time) return row;
  auto const runs = tile_runs(context, pass, *row);
  if (std::sqrt(runs.loaded * runs.stored) < in_parts || !takes_scratch_line(context, pass)) return row;
  auto const scratch_line = fit_scratch_line(context, pass);
  return scratch_line && tile_time_of(context, pass, *scratch_line).value_or(*time) < as_fast * *time ? scratch_line : row;
}

/// The scratch-line kernel's team for the pass, or a cluster of them where long lines beside each other are faster so.
std::optional<Choice> fit_scratch_line_or_cluster(Context const& context, Pass const& pass) {
  constexpr double clearly_faster = 0.95;
  auto const team = fit_scratch_line(context, pass), cluster = fit_scratch_line_cluster_tile(context, pass);
  if (!team || !cluster) return team ? team : cluster;
  auto const time_of = [&](Choice const& t) { return tile_time_of(context, pass, t).value_or(0) / team_fill(context, pass, t); };
  return time_of(*cluster) < clearly_faster * time_of(*team) ? cluster : team;
}

}  // namespace

bool try_finish(Context const& context, Pass& pass) {
  bool const whole_chirp = pass.load_chirp && pass.store_chirp;
  pass.line_elements = whole_chirp ? pass.chirp_length : pass.length;
  bool const row_load = element_step(pass, false) <= 1 || pass.length == 1;
  order_lines(pass, row_load);
  if (!pass.lines.empty()) {
    pass.tiles.load = line_step(pass, pass.lines[0], false) < element_step(pass, false) || pass.length == 1;
    pass.tiles.store = line_step(pass, pass.lines[0], true) < element_step(pass, true) || pass.length == 1;
  }
  std::optional<Choice> shape = fit_cluster(context, pass);
  if (!shape) shape = fit_plain_row(context, pass);
  if (!shape) shape = fit_column(context, pass);
  if (!shape) shape = fit_measured(context, pass);
  if (!shape) shape = fit_measured_prime(context, pass);
  if (!shape) shape = fit_row_or_wider(context, pass);
  if (!shape) shape = fit_scratch_line_cluster(context, pass);
  bool const halved = pass.load_side.map == Map::halved || pass.store_side.map == Map::halved;
  if (halved && !(shape && shape->is_row_of(RowsOf::reals))) return false;  // no other kernel knows the mirror line
  if (!shape) shape = fit_scratch_line_or_cluster(context, pass);
  if (!shape) shape = fit_prime(context, pass);
  if (!shape && context.lanes()) shape = fit_host_row(context, pass);
  if (!shape && (is_direct(pass.length) || is_butterfly(pass.length))) shape = fit_short(context, pass);
  if (!shape && is_direct(pass.length)) shape = fit_along(context, pass);
  if (!shape && is_direct(pass.length)) shape = fit_general(context, pass);
  if (!shape) return false;
  pass.choice = *shape;
  return true;
}

void finish(Context const& context, Pass& pass) {
  if (!try_finish(context, pass))
    throw Error("TeamFFT plan: a line of " + std::to_string(pass.length) + " does not fit in " + std::to_string(context.scratch()) + " bytes of scratch");
}

namespace {

bool is_convolution_row(Pass const& pass) { return pass.algorithm == Algorithm::convolution && pass.choice.is<RegisterLineChoice>(); }
bool turns_in_place(Pass const& pass) { return pass.algorithm == Algorithm::convolution && pass.choice.is_in_place(); }

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
  return pass.algorithm == Algorithm::convolution ? 2 * stages : stages;
}

/// An element in one stage.
double element_time(Context const& context, Pass const& pass) {
  bool const convolution = pass.algorithm == Algorithm::convolution;
  if (turns_in_place(pass)) return turning_stage_time;
  if (pass.choice.is_in_place() || pass.choice.is<ScratchLinePrimeChoice>()) return scratch_line_stage_time;
  if (context.lanes()) return lane_stage_time;
  if (is_convolution_row(pass)) return convolution_row_stage_time;
  bool const sweeps = !pass.choice.is<RegisterLineChoice>() && (convolution || has_chirps(pass) || pass.gather || pass.scatter);
  return (convolution ? convolution_stage_time : stage_time) * (sweeps ? sweep_factor : 1.0) * (pass.choice.has_two_buffers() ? 1.3 : 1.0);
}

/// Copies that passes with tiles take for each unit of the estimate below: fitted to 180 complex problems along middle and outer axes and to 110 long lengths
/// (H200, 2026-11-23; perf/notes/planner.md#last-passes-2026-11-23) of enough lines to keep the whole device busy. Below that the
/// second-level cache and the number of threads decide, and the factors choose worse. tile_time() knows other kernels' tiles;
/// contiguous lines are compared among themselves.
double tile_factor(Context const& context, Pass const& pass) {
  constexpr std::size_t longest_quick_prime = 8192, least_elements = std::size_t{1} << 20;
  auto const& t = pass.choice;
  bool const complex = !is_line_wise_load(pass) && !is_line_wise_store(pass) && !pass.real_load && !pass.real_store, f32 = context.precision == Precision::f32;
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
  double memory = (pads_in_scratch ? per_element * static_cast<double>(pass.store_count) : lines) *
                  (side_time(context, pass, pass.tiles.load) + side_time(context, pass, pass.tiles.store));
  if (pass.choice.is<RegisterLineClusterChoice>()) return tile_factor(context, pass) * memory * cluster_time;
  if (pass.choice.is<ScratchLineClusterChoice>())
    return memory * cluster_time_of(context, pass, pass.choice) * (context.precision == Precision::f32 ? cluster_beside_two_passes_f32 : 1.0);
  if ((pass.gather || pass.scatter) && !is_convolution_row(pass)) memory *= 1.5;
  if (pass.choice.is_in_place() && !turns_in_place(pass) && has_chirps(pass)) memory *= chirp_factor;
  double const share =
      is_convolution_row(pass) && pass.choice.is_row_of(RowsOf::reals) ? 0.5 : 1.0;  // real lines of prime length: half the bytes and half the work
  memory *= share;
  double const arithmetic = share * lines * stages_of(context, pass) * element_time(context, pass);
  if (context.lanes()) return host_time(pass, memory + arithmetic, lines);
  return tile_factor(context, pass) * (std::max(memory, arithmetic) + 0.05 * arithmetic);
}

}  // namespace TeamFFT::Impl
