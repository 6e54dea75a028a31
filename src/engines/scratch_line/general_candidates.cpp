// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The team of the general kernel: threads, lines, scratch.
#include "engines/scratch_line/general_candidates.hpp"

#include "engines/radices.hpp"
#include "engines/rows_for.hpp"
#include "engines/scratch_line/general_layout.hpp"
#include "engines/scratch_line/team.hpp"

#include <algorithm>
#include <cmath>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t most_elements = 32767;  // of a team: places in it are divided exactly (SmallDivisor)

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

}  // namespace

std::optional<Choice> general_team_candidate(Context const& context, Pass const& pass, Choice t) {
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

}  // namespace TeamFFT::Impl
