// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/slabs.hpp"

#include "engines/lanes/candidates.hpp"
#include "pass/features.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <ostream>
#include <span>

namespace TeamFFT::Impl {

namespace {

#ifdef TEAMFFT_CHECK_BOUNDS
constexpr bool may_have_lanes = false;  // what is checked are places in buffers, not in scratch
#else
constexpr bool may_have_lanes = true;
#endif

/// What one unit touches of a buffer, in bytes from the place of the unit, and how far the next unit's place is.
struct Reach {
  std::ptrdiff_t step, begin, end;
};

/// Elements from a line's first one to its last.
std::size_t elements_of(Pass const& pass, End const& end, bool line_wise) {
  if (!line_wise) return std::min(pass.length, end.count);
  return end.map.side.map == Map::half ? end.map.length / 2 + 1 : end.map.length;
}

Reach reach_of(Pass const& pass, End const& end, bool line_wise, std::ptrdiff_t LineDim::*step, std::size_t units,
               std::size_t complex_bytes) {
  auto const bytes = static_cast<std::ptrdiff_t>(end.is_real() ? complex_bytes / 2 : complex_bytes);
  Reach reach{0, 0, bytes};
  auto const extend = [&](std::size_t count, std::ptrdiff_t stride) {
    auto const last = count == 0 ? 0 : static_cast<std::ptrdiff_t>(count - 1) * stride * bytes;
    (last < 0 ? reach.begin : reach.end) += last;
  };
  extend(elements_of(pass, end, line_wise), end.stride);
  for (std::size_t d = 0; d + 1 < pass.lines.size(); ++d) extend(pass.lines[d].count, pass.lines[d].*step);
  auto const& last = pass.lines.back();
  extend(last.count / units, last.*step);
  reach.step = static_cast<std::ptrdiff_t>(last.count / units) * (last.*step) * bytes;
  return reach;
}

/// Whether a pass' lines lie where its strides say, all of them in one launch.
bool is_plain(Pass const& pass) {
  auto const has_position = [](LineDim const& d) {
    return d.load_position != 0 || d.store_position != 0 || d.filter_position != 0 || d.mirror.has_value() ||
           d.last_alone;
  };
  auto const& last = pass.lines.empty() ? LineDim{} : pass.lines.back();
  bool const permutes = pass.source.ops.has<ops::Permutation>() || pass.target.ops.has<ops::Permutation>();
  bool const called = pass.source.called || pass.target.called,
             partners = pass.source.partner != 0 || pass.target.partner != 0;
  return !pass.lines.empty() && pass.lines.size() <= most_chain_dims && pass.line_count() < (std::size_t{1} << 31) &&
         !permutes && !called && !partners && !pass.middle.companion && pass.middle.box.empty() &&
         std::ranges::none_of(pass.lines, has_position) && last.load_twiddle == 0 && last.store_twiddle == 0;
}

/// Whether passes do a unit each without another's elements.
bool are_apart(std::span<Pass const> passes, std::size_t units, bool in_place, std::size_t complex_bytes) {
  std::array<std::optional<Reach>, 4> buffers;
  auto const is_new = [&](Buffer buffer, Reach const& r) {
    auto& all = buffers[static_cast<std::size_t>(in_place && buffer == Buffer::out ? Buffer::in : buffer)];
    if (!all) all = r;
    bool const same = all->step == r.step && r.step != 0;
    all->begin = std::min(all->begin, r.begin), all->end = std::max(all->end, r.end);
    return same && all->end - all->begin <= std::abs(r.step);
  };
  return std::ranges::all_of(passes, [&](Pass const& p) {
    return is_new(p.source.buffer,
                  reach_of(p, p.source, p.source.loads_line_wise(), &LineDim::load, units, complex_bytes)) &&
           is_new(p.target.buffer,
                  reach_of(p, p.target, p.target.stores_line_wise(), &LineDim::store, units, complex_bytes));
  });
}

/// How many lanes are idle where a slab's lines end, at most, over all lanes of the slab.
double idle_lanes(std::span<Pass const> passes, std::size_t units, std::size_t together) {
  double most = 0;
  for (auto const& p : passes) {
    std::size_t const lanes = p.choice.is_way(Way::along) ? 1 : p.choice.lanes(),
                      lines = p.line_count() / units * together;
    std::size_t const vectors = (lines + lanes - 1) / lanes * lanes;
    most = std::max(most, static_cast<double>(vectors - lines) / static_cast<double>(vectors));
  }
  return most;
}

/// Units of a slab: as many as half a second-level cache holds, and slabs for all threads alike. Nothing where it holds
/// not even one.
std::optional<std::size_t> units_together(Context const& context, std::span<Pass const> passes, std::size_t units) {
  constexpr std::size_t usual_cache = std::size_t{1} << 20;
  constexpr double most_idle = 0.1;
  auto const& machine = context.machine;
  std::size_t const cache = machine.memory.second_level_bytes != 0 ? machine.memory.second_level_bytes : usual_cache;
  std::size_t bytes = 0;  // that a pass reads and writes of a unit
  for (auto const& p : passes) bytes = std::max(bytes, p.bytes(context.precision, {}) / units);
  std::size_t const threads = std::max(1u, machine.concurrency), of_thread = (units + threads - 1) / threads;
  if (units < threads) return {};
  std::size_t const most = std::min(cache / 2 / std::max<std::size_t>(bytes, 1), of_thread);
  if (most == 0) return {};
  std::size_t const rounds = (of_thread + most - 1) / most, fewest = (of_thread + rounds - 1) / rounds;
  std::size_t best = fewest;
  for (std::size_t k = fewest; k > fewest / 2 && idle_lanes(passes, units, best) > most_idle; --k)
    if (idle_lanes(passes, units, k) < idle_lanes(passes, units, best)) best = k;
  if (idle_lanes(passes, units, best) > 2 * most_idle && best != units) return {};
  return best;
}

/// The passes as a run, or nothing.
std::optional<Slabs> slabs_of(Context const& context, std::span<Pass const> passes) {
  if (!std::ranges::all_of(passes, is_plain)) return {};
  std::size_t units = 0;
  for (auto const& p : passes) units = std::gcd(units, p.lines.back().count);
  if (units < 2 || !are_apart(passes, units, context.in_place, context.complex_bytes())) return {};
  auto const together = units_together(context, passes, units);
  if (!together) return {};
  return Slabs{0, passes.size(), units, *together};
}

/// Elements of a pass' end in a unit, of which it has each one once where they are as many as its reach.
std::size_t elements_in_unit(Pass const& pass, End const& end, bool line_wise, std::size_t units) {
  return elements_of(pass, end, line_wise) * (pass.line_count() / units);
}

/// All passes over small units, one a lane; nothing where a unit's results do not lie one behind the other, or a pass'
/// lines are not short ones. A unit has so many elements at most: its rows stay in the first-level cache.
std::optional<Slabs> lanes_of_units(Context const& context, std::vector<Pass>& passes) {
  constexpr std::size_t most_elements = 512, teams_of_thread = 8, team_bytes = std::size_t{1} << 16;
  if (passes.size() < 2 || passes.size() > most_slab_passes || !may_have_lanes ||
      !std::ranges::all_of(passes, is_plain))
    return {};
  std::size_t units = 0;
  std::vector<Pass> seen;  // as kernels see them
  for (auto const& p : passes) units = std::gcd(units, p.lines.back().count), seen.push_back(as_complex(p));
  std::size_t const lanes = context.machine.vector_bytes / (context.complex_bytes() / 2);
  if (lanes < 2 || units < 2 * lanes || units >= (std::size_t{1} << 31) ||
      !are_apart(seen, units, context.in_place, context.complex_bytes()))
    return {};
  UnitLanes in_lanes;
  std::array<std::optional<bool>, 4> real;
  auto const take = [&](Pass const& p, End const& end, bool line_wise,
                        std::ptrdiff_t LineDim::*step) -> std::optional<Reach> {
    auto const reach = reach_of(p, end, line_wise, step, units, context.complex_bytes());
    auto const b = static_cast<std::size_t>(end.buffer);
    std::size_t const bytes = end.is_real() ? context.complex_bytes() / 2 : context.complex_bytes();
    if (reach.begin != 0 || real[b].value_or(end.is_real()) != end.is_real()) return {};
    real[b] = end.is_real();
    in_lanes.elements[b] = std::max(in_lanes.elements[b], static_cast<std::size_t>(reach.end) / bytes);
    return Reach{reach.step / static_cast<std::ptrdiff_t>(bytes), 0, reach.end / static_cast<std::ptrdiff_t>(bytes)};
  };
  for (auto const& p : seen) {
    auto const load = take(p, p.source, p.source.loads_line_wise(), &LineDim::load),
               store = take(p, p.target, p.target.stores_line_wise(), &LineDim::store);
    if (!load || !store) return {};
    if (&p == &seen.front()) in_lanes.load_step = load->step;
    if (&p != &seen.back()) continue;
    in_lanes.store_step = store->step;
    auto const written = elements_in_unit(p, p.target, p.target.stores_line_wise(), units);
    if (written != in_lanes.elements[static_cast<std::size_t>(p.target.buffer)]) return {};
  }
  if (*std::ranges::max_element(in_lanes.elements) > most_elements) return {};
  std::vector<Choice> choices;
  for (auto const& p : passes) {
    auto choice = unit_candidate(context, p);
    if (!choice) return {};
    choices.push_back(*std::move(choice));
  }
  std::size_t scratch = 0;  // about
  for (auto const& choice : choices) scratch += choice.scratch_bytes;
  for (std::size_t const n : in_lanes.elements) scratch += 2 * n * lanes * context.complex_bytes();
  if (scratch > context.scratch()) return {};
  // of units alone: as lines in memory they may lie where no group can
  for (std::size_t i = 0; i < passes.size(); ++i) passes[i].choice = choices[i];
  std::size_t const groups =
      std::max<std::size_t>(1, team_bytes / (in_lanes.elements[0] * lanes * context.complex_bytes() + 1));
  std::size_t const shared =
      std::max<std::size_t>(1, units / (teams_of_thread * lanes * std::max(1u, context.machine.concurrency)));
  return Slabs{0, passes.size(), units, lanes * std::min(groups, shared), in_lanes};
}

}  // namespace

std::vector<Slabs> find_slabs(Context const& context, PassList& list) {
  std::vector<Slabs> all;
  if (!context.lanes()) return all;
  if (auto units = lanes_of_units(context, list.passes)) return {*units};
  std::span<Pass const> const passes(list.passes);
  for (std::size_t i = 0; i + 1 < passes.size(); ++i) {
    std::optional<Slabs> longest;
    for (std::size_t count = 2; count <= most_slab_passes && i + count <= passes.size(); ++count)
      if (auto slabs = slabs_of(context, passes.subspan(i, count))) longest = slabs;
    if (!longest) continue;
    longest->pass = i;
    all.push_back(*longest);
    i += longest->count - 1;
  }
  return all;
}

void print(std::ostream& os, Slabs const& slabs) {
  os << "  passes " << slabs.pass + 1 << " to " << slabs.pass + slabs.count << " one after the other over "
     << slabs.together << " of " << slabs.units << " parts, "
     << (slabs.lanes ? "one a lane, in scratch\n" : "which stay in cache\n");
}

}  // namespace TeamFFT::Impl
