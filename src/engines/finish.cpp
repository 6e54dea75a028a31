// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The choice of a kernel for a pass, and whether lines of a length have one.
#include "engines/finish.hpp"

#include "engines/lanes/candidates.hpp"
#include "engines/line_order.hpp"
#include "engines/radices.hpp"
#include "engines/registry.hpp"
#include "engines/slot_line/candidates.hpp"
#include "engines/slot_line/engine.hpp"

#include <algorithm>
#include <string>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t longest_line = 65535;  // radices up to 16 stages

}  // namespace

std::optional<Choice> run_time_candidate(Context const& context, Pass const& pass) {
  bool const is_product = context.lanes() ? is_direct_in_lanes(pass.length) : is_direct(pass.length);
  if (!is_product || pass.length > longest_line) return {};
  if (!context.lanes()) return accepts(slot_line_accepts, pass) ? slot_line_candidate(context, pass) : std::nullopt;
  Choice t;
  t.radices = factorize(pass.length, true);
  return lanes_candidate(context, t, pass);
}

namespace {

/// A team of the backend's own launch as splits of long lengths were fitted to it
/// (perf/notes/planner.md#splits-2026-11-22): as many lines as make a whole access or as fit, with room for twice as
/// many where its threads take them in more than one round.
std::optional<Choice> fitted_shape(Context const& context, std::size_t length, std::size_t line_count, bool gathered) {
  Choice t;
  t.radices = factorize(length, false);
  t.engine = SlotLineChoice{};
  t.launch = Launch::native;
  std::size_t const wanted =
      gathered ? std::max<std::size_t>(1, context.machine.access_bytes / context.complex_bytes()) : 1;
  for (std::size_t lines = std::min(std::max<std::size_t>(1, line_count), wanted); lines >= 1; lines /= 2) {
    t.lines_per_team = static_cast<unsigned>(lines);
    t.scratch_bytes = (length + length / 16) * lines * context.complex_bytes() * (takes_rounds(t, length) ? 2 : 1) +
                      lines * line_info_bytes;
    if (lines * length <= longest_line / 2 && t.scratch_bytes <= context.scratch()) return t;
  }
  return {};
}

std::optional<Choice> new_shape(Context const& context, std::size_t length, std::size_t line_count, bool gathered) {
  if (!is_direct(length)) return {};
  Pass pass;
  pass.length = length;
  pass.source.count = pass.target.count = 0;  // ops at both ends: the most scratch
  pass.lines = {LineDim{line_count}};
  constexpr std::size_t small_scratch = 16384;                   // bytes; below, a few pads decide what fits
  for (int tiles = 0; tiles < 4 && !context.lanes(); ++tiles) {  // the passes to come may have tiles on either side
    pass.tiles.load = tiles % 2 != 0;
    pass.tiles.store = tiles / 2 != 0;
    bool const is_tried = context.scratch() < small_scratch || (tiles == 3 && !context.native());
    if (is_tried && !run_time_candidate(context, pass)) return {};
  }
  if (context.native()) return fitted_shape(context, length, line_count, gathered);
  pass.tiles.load = pass.tiles.store = gathered;
  if (!context.lanes()) pass.source.count = pass.target.count = length;
  return run_time_candidate(context, pass);
}

}  // namespace

std::optional<Choice> shape_for(Context const& context, std::size_t length, std::size_t line_count, bool gathered) {
  if (length > longest_line) return {};
  // What all teams can take at a time makes a difference, more does not: a tile, or 2^15 elements each.
  std::size_t const of_a_team = std::max<std::size_t>(64, (std::size_t{1} << 15) / length);
  std::size_t const lines = std::min(line_count, of_a_team * std::max(1u, context.machine.concurrency));
  if (context.known_shapes == nullptr) return new_shape(context, length, lines, gathered);
  auto const [known, is_new] = context.known_shapes->by_request.try_emplace({length, lines, gathered});
  if (is_new) known->second = new_shape(context, length, lines, gathered);
  return known->second;
}

bool finish(Context const& context, Pass& pass) {
  order_lines(pass);
  auto choice = choose(context, pass);
  if (!choice) return false;
  pass.choice = std::move(*choice);
  return true;
}

std::string refusal_of(Context const& context, Pass const& pass) {
  return "TeamFFT plan: no engine computes a pass of " + pass.request() + " on " + context.machine.name + " with " +
         std::to_string(context.scratch()) +
         " bytes of team scratch; leave scratch_limit, rows and launch of PlanOptions unset, or choose another rule";
}

}  // namespace TeamFFT::Impl
