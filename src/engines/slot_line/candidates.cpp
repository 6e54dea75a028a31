// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/slot_line/candidates.hpp"

#include "engines/pass_time.hpp"
#include "engines/radices.hpp"
#include "engines/rows_for.hpp"
#include "engines/scratch_line/search.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/slot_line/engine.hpp"
#include "engines/slot_line/layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t most_elements = 32767;  // of a team: places in it are divided exactly (SmallDivisor)

using Radices = std::vector<unsigned>;

/// With the usual pads: the true ones take longer to find than all the rest.
std::size_t about_slots(std::size_t elements) { return elements + elements / 12; }

/// Ways to write n as an ordered product of `stages` radices up to `widest`.
void list_products(std::size_t n, std::size_t stages, unsigned widest, SlotEnds ends, Radices& now, std::vector<Radices>& all) {
  if (stages == 0) {
    if (n == 1) all.push_back(now);
    return;
  }
  for (unsigned R = 2; R <= widest; ++R) {
    if (n % R != 0 || !is_butterfly(R) || !is_slot_radix(R, ends)) continue;
    now.push_back(R);
    list_products(n / R, stages - 1, widest, ends, now, all);
    now.pop_back();
  }
}

/// Those with the fewest stages, and with `more` beside them; one without a stage for a line of one element.
std::vector<Radices> shortest_lists(std::size_t n, unsigned widest, SlotEnds ends, std::size_t more) {
  std::vector<Radices> all;
  Radices now;
  std::size_t last = most_slot_stages;
  for (std::size_t stages = n == 1 ? 0 : 1; stages <= last; ++stages) {
    bool const is_first = all.empty();
    list_products(n, stages, widest, ends, now, all);
    if (is_first && !all.empty()) last = std::min(last, stages + more);
  }
  return all;
}

/// The reals of a DCT or DST of even length on both sides, all of which are there.
SlotEnds trigonometric_ends(Pass const& pass) {
  constexpr Features load = features::swap | features::line_wise | features::reals;
  auto const &source = pass.source.map, &target = pass.target.map;
  bool const is_whole = source.length == 2 * pass.length && target.length == source.length && source.count >= source.length && !source.fold && !target.fold;
  if (!is_whole || !load_features(pass).are_within(load) || !store_features(pass).are_within(load | features::scale)) return SlotEnds::any;
  auto const has = [](Side const& side, Map map, Packing packing, bool may_reverse) {
    return side.map == map && side.packing == packing && (may_reverse ? !side.alternate : !side.reversed);
  };
  using enum Packing;
  Side const &from = source.side, &to = target.side;
  if (has(from, Map::interleaved, pairs, false) && has(to, Map::rotated, spectrum, true)) return SlotEnds::interleaved_to_rotated;
  if (has(from, Map::rotated, spectrum, true) && has(to, Map::interleaved, pairs, false)) return SlotEnds::rotated_to_interleaved;
  if (has(from, Map::twisted, none, true) && has(to, Map::twisted, none, false)) return SlotEnds::twisted;
  return SlotEnds::any;
}

/// Whole reals of odd lines two at a time, and their whole half-spectra on the other side. Each line's partner lies within 31 bits of elements.
SlotEnds two_line_ends(Pass const& pass) {
  auto const is_whole = [&](End const& end, Packing packing, Map map, std::size_t elements) {
    Side const& side = end.map.side;
    bool const reaches = std::abs(end.partner) < (std::ptrdiff_t{1} << 31) && end.map.count >= elements && !end.map.fold;
    return reaches && side.packing == packing && side.map == map && !side.reversed && !side.alternate && end.is_real() == (map == Map::none);
  };
  std::size_t const n = pass.length;
  if (n % 2 == 0 || pass.source.map.length != n || pass.target.map.length != n || !accepts(two_slot_lines_accept, pass)) return SlotEnds::any;
  auto const &source = pass.source, &target = pass.target;
  using enum Packing;
  if (is_whole(source, two_lines, Map::none, n) && is_whole(target, two_spectra, Map::half, n / 2 + 1)) return SlotEnds::two_lines_to_half_spectra;
  if (is_whole(source, two_spectra, Map::half, n / 2 + 1) && is_whole(target, two_lines, Map::none, n)) return SlotEnds::half_spectra_to_two_lines;
  return SlotEnds::any;
}

/// The ends in registers for whole lines of reals: for a half-spectrum on one side and whole complex elements on the other, or for a DCT or DST.
SlotEnds whole_line_ends(Pass const& pass) {
  constexpr Features half = features::swap | features::line_wise;
  auto const is_half = [](End const& end) {
    Side const& side = end.map.side;
    return side.map == Map::half && side.packing == Packing::spectrum && !side.reversed && !side.alternate && !end.map.fold && !end.is_real();
  };
  bool const has_positions = std::ranges::any_of(pass.lines, [](LineDim const& d) { return d.load_position != 0 || d.store_position != 0; });
  if (has_positions || !pass.only_transforms() || pass.line_elements() != pass.length) return SlotEnds::any;
  if (is_of_two_lines(pass.source.map.side.packing)) return two_line_ends(pass);
  if (is_half(pass.target) && load_features(pass).are_within(features::swap | features::pairs) && store_features(pass).are_within(half | features::scale))
    return SlotEnds::to_half_spectrum;
  bool const is_whole = pass.source.map.count > pass.length;
  if (is_half(pass.source) && is_whole && load_features(pass).are_within(half) && store_features(pass).are_within(plain_store))
    return SlotEnds::from_half_spectrum;
  return trigonometric_ends(pass);
}

/// Whether neighbouring threads of a stage of radix R find neighbours in memory: those of a tile, or four elements of a line. Lines so short that a thread or
/// a few have them whole lie in a sector or two; of two lines a little longer ones are better so than by three passes, for no sweep knows them.
bool has_neighbours(Pass const& pass, bool tile, unsigned R) {
  std::size_t const short_line = is_of_two_lines(pass.source.map.side.packing) ? 64 : 32;
  return tile || pass.length / R >= 4 || pass.length <= short_line;
}

/// Whether all elements of a line lie within 31 bits of scalars, which ends in registers count by.
bool reaches_elements(Pass const& pass) {
  constexpr std::size_t most_scalars = std::size_t{1} << 31;
  auto const reaches = [&](End const& end) { return 2 * (pass.length + 1) * static_cast<std::size_t>(std::abs(end.stride)) < most_scalars; };
  return reaches(pass.source) && reaches(pass.target);
}

/// The narrowest of the kernel's ends that have all that the pass asks for.
SlotEnds ends_for(Pass const& pass, Choice const& t, SlotEnds whole_line) {
  if (t.radices.empty() || !pass.only_transforms() || !reaches_elements(pass)) return SlotEnds::any;
  bool const neighbours = has_neighbours(pass, pass.tiles.load, t.radices.front()) && has_neighbours(pass, pass.tiles.store, t.radices.back());
  if (!neighbours) return SlotEnds::any;
  if (whole_line != SlotEnds::any) return t.radices.size() > 1 ? whole_line : SlotEnds::any;
  if (t.launch == Launch::native) return SlotEnds::any;  // complex lines are the scratch-line kernel's there
  if (!load_features(pass).are_within(features::swap | features::pairs)) return SlotEnds::any;
  if (store_features(pass).are_within(plain_store)) return SlotEnds::memory;
  bool const rooted = store_features(pass).are_within(plain_store | features::twiddle) && pass.target.ops.has<ops::Twiddle>();
  return rooted ? SlotEnds::roots : SlotEnds::any;
}

/// Whether the stages that meet a mirrored end are narrow enough for a budget.
bool fits_mirrors(Choice const& t, SlotEnds ends, SlotBudget const& budget, Precision precision) {
  unsigned const most = widest_mirrored(budget.width, budget.widest, precision, ends);
  return (mirror_of_load(ends) == Mirror::none || t.radices.front() <= most) && (mirror_of_store(ends) == Mirror::none || t.radices.back() <= most);
}

/// Instructions of a butterfly of radix R beside its memory, of W lines: arithmetic, twiddles, exchange, places.
double butterfly_work(unsigned R, unsigned width, bool first, bool last, bool mirrored) {
  double const flops = 14 * (stage_cost(R, false) - 1) * R + 2.0 * R;
  if (mirrored) return 2.0 * width * (flops + (first ? 0 : (R - 1) * 3.5) + 11 * R) + 4.0 * R + 50;
  double const twiddles = first ? 0 : (R - 1) * 3.5 * width + (R > 4 ? 4.0 * (R - 4) : 4);
  return width * flops + twiddles + R * (first || last ? 2.0 * width + 2 : 4) + 30;
}

/// The time of shapes of one list of radices and one budget. Exponents and weights as they ranked some 4000 shapes of the prototype, 60 lengths of nine kinds
/// (H200, 2026-11-28): what a multiprocessor issues, more where few threads wait for memory, where few teams overlap, and where few loads are on their way.
class ShapeTime {
 public:
  ShapeTime(Context const& context, Pass const& pass, Choice const& t, SlotBudget const& budget) : m_context(context), m_pass(pass), m_budget(budget) {
    std::size_t const n = t.radices.size();
    double const wide = context.precision == Precision::f64 ? 1.6 : 1;
    auto const& own = std::get<SlotLineChoice>(t.engine);
    for (std::size_t s = 0; s < n; ++s) {
      auto const mirror = s == 0 ? mirror_of_load(own.ends) : s + 1 == n ? mirror_of_store(own.ends) : Mirror::none;
      m_works.push_back(wide * butterfly_work(t.radices[s], budget.width, s == 0, s + 1 == n, mirror != Mirror::none));
      m_items.push_back(slot_items(mirror, static_cast<std::uint32_t>(pass.length / t.radices[s])));
    }
    constexpr double sweep_work = 14;  // of an element
    bool const swept = own.ends == SlotEnds::any;
    m_swept = swept ? sweep_work * (pass.convolves() ? 3 : 2) : 0;
  }

  [[nodiscard]] double operator()(Choice const& t) const {
    auto const& m = m_context.machine.multiprocessor;
    std::size_t const groups = t.lines_per_team / m_budget.width;
    double const warp = m.warp, elements = static_cast<double>(t.lines_per_team * m_pass.length);
    double issued = m_swept * elements, active = 0;
    for (std::size_t s = 0; s < t.radices.size(); ++s) {
      double const items = static_cast<double>(groups * m_items[s]);
      double const in_warps = std::ceil(items / warp) * warp, in_rounds = std::ceil(items / t.team_size) * t.team_size;
      issued += (0.6 * in_warps + 0.4 * in_rounds) * m_works[s] * (m_pass.convolves() ? 2 : 1);
      active += std::min<double>(t.team_size, items) / static_cast<double>(t.radices.size());
    }
    if (t.radices.empty()) active = t.team_size, issued += elements;
    double const teams = static_cast<double>(std::min({std::size_t{m.threads / t.team_size}, threads_by_registers(m_context.machine, m_budget) / t.team_size,
                                                       std::size_t{m.teams}, teams_by_scratch(m_context.machine, t.scratch_bytes)}));
    if (teams < 1) return 1e30;
    double const first = t.radices.empty() ? 1 : t.radices.front();
    double const time = issued / elements * (1 + 150 / (teams * std::max(1.0, active))) * (1 + 0.25 / teams) * (1 + 0.0004 * t.team_size) * (1 + 0.7 / first);
    return time * runs(t) * line_runs(t) / team_fill(m_context, m_pass, t);
  }

  /// That a multiprocessor has at a time. Where teams are wavefronts of 64, its compiler was told wavefronts of each of four units.
  static std::size_t threads_by_registers(Machine const& machine, SlotBudget const& budget) {
    auto const& m = machine.multiprocessor;
    constexpr std::size_t units = 4;
    std::size_t const warp = m.warp, by_registers = 4 * (m.registers / 4 / (budget.registers() * warp)) * warp;
    return m.warp == 64 && m.registers > registers_of_bounds ? std::size_t{budget.waves} * units * warp : by_registers;
  }

 private:
  /// More than 1 where neighbouring threads find less than a sector of a line.
  [[nodiscard]] double line_runs(Choice const& t) const {
    if (t.radices.empty() || m_swept != 0) return 1;
    auto const run = [&](bool tile, unsigned R) {
      std::size_t const elements = m_pass.length / R;
      double const bytes = static_cast<double>(elements * m_context.complex_bytes());
      return tile ? 1 : std::sqrt(std::max(1.0, m_context.machine.memory.sector_bytes / bytes));
    };
    return run(m_pass.tiles.load, t.radices.front()) * run(m_pass.tiles.store, t.radices.back());
  }

  /// More than 1 where a tile's runs are shorter than memory wants.
  [[nodiscard]] double runs(Choice const& t) const {
    double const bytes = static_cast<double>(t.lines_per_team * m_context.complex_bytes());
    double const sector = m_context.machine.memory.sector_bytes, access = m_context.machine.access_bytes;
    double const tile = std::pow(std::max(1.0, access / bytes), 0.7) * std::pow(1 + sector / bytes, 0.4);
    return (m_pass.tiles.load ? tile : 1) * (m_pass.tiles.store ? tile : 1);
  }

  Context const& m_context;
  Pass const& m_pass;
  SlotBudget const& m_budget;
  std::vector<double> m_works;
  std::vector<std::size_t> m_items;  ///< of a group
  double m_swept = 0;
};

/// Groups of lines of a team to be tried.
std::vector<std::size_t> group_choices(Context const& context, Pass const& pass, unsigned width) {
  constexpr std::size_t elements_wanted = 4096;
  std::size_t const accesses = pass.tiles.any() ? 4 * context.machine.access_bytes / context.complex_bytes() : 0;
  std::size_t const most_lines = std::max({std::size_t{width}, elements_wanted / pass.length, accesses});
  std::size_t const lines = std::min(std::max<std::size_t>(1, pass.line_count()), std::min(most_lines, most_elements / pass.length));
  std::vector<std::size_t> choices;
  for (std::size_t groups = 1; groups * width <= lines; groups += std::max<std::size_t>(1, groups / 3)) choices.push_back(groups);
  return choices;
}

/// visit(choice, time) for every shape of one budget whose scratch is about `limit` or less.
template <class Visit>
void for_each_of_budget(Context const& context, Pass const& pass, Choice t, std::size_t limit, Visit const& visit) {
  auto const& machine = context.machine;
  auto const& budget = slot_budget(t, context.precision);
  std::size_t const warp = machine.multiprocessor.warp;
  std::size_t const all_threads =
      std::min({std::size_t{machine.max_team_size}, std::size_t{budget.threads}, std::max(warp, ShapeTime::threads_by_registers(machine, budget))});
  std::size_t const most_threads = all_threads < warp ? all_threads : all_threads / warp * warp;
  ShapeTime const time(context, pass, t, budget);
  unsigned const narrowest = t.radices.empty() ? 1 : *std::ranges::min_element(t.radices);
  constexpr std::array<unsigned, 6> rounds{1, 2, 3, 4, 5, 6};
  for (auto const groups : group_choices(context, pass, budget.width)) {
    t.lines_per_team = static_cast<unsigned>(groups * budget.width);
    std::size_t const slots = about_slots(t.lines_per_team * pass.length);
    t.scratch_bytes = bytes_before_slots(pass, t, context.precision) + slots * context.complex_bytes();
    if (slots > most_elements || t.scratch_bytes > limit) break;
    std::size_t const items = groups * pass.length / narrowest, least = std::min(most_threads, std::max(warp, std::size_t{64}));
    std::size_t last = 0;
    for (unsigned const round : rounds) {
      std::size_t const threads = std::clamp((divided_up(items, round) + warp - 1) / warp * warp, least, most_threads);
      if (threads == last) continue;
      last = threads;
      t.team_size = static_cast<unsigned>(threads);
      visit(std::as_const(t), time(t));
    }
  }
}

enum class Swept : std::uint8_t { never, where_needed };

/// The same for all budgets.
template <class Visit>
void for_each_candidate(Context const& context, Pass const& pass, Swept swept_ends, std::size_t limit, Visit const& visit) {
  Choice t;
  t.launch = context.native() ? Launch::native : Launch::parallel_for;
  auto const whole_line = whole_line_ends(pass);
  bool is_found = false;
  auto const with_list = [&](Radices const& radices, bool swept) {
    if (pass.convolves() && std::ranges::any_of(radices, [](unsigned R) { return R > common_radix && emits(R); })) return;
    t.radices = radices;
    auto ends = ends_for(pass, t, whole_line);
    if (swept && !is_found) ends = SlotEnds::any;  // no kernel has such radices between ends in registers
    if (swept != (ends == SlotEnds::any)) return;
    unsigned const needed = radices.empty() ? 1 : *std::ranges::max_element(radices);
    auto const budgets = slot_budgets(ends, context.precision);
    for (std::size_t b = 0; b < budgets.size(); ++b) {
      bool const is_wide = budgets[b].widest > common_radix;
      if (budgets[b].waves == 0 && t.launch != Launch::native) continue;
      if (budgets[b].widest < needed || (is_wide && needed <= common_radix) || !fits_mirrors(t, ends, budgets[b], context.precision)) continue;
      t.engine = SlotLineChoice{ends, b};
      is_found = is_found || !swept;
      for_each_of_budget(context, pass, t, limit, visit);
    }
  };
  for (bool const swept : {false, true}) {
    if (swept && swept_ends == Swept::never) break;
    for (unsigned const widest : {16u, 25u}) {
      constexpr std::size_t short_line = 32;  // a stage more may find longer runs of memory
      std::size_t const more = whole_line == SlotEnds::any && pass.length > short_line ? 0 : 1;
      auto const lists = shortest_lists(pass.length, widest, swept ? SlotEnds::any : SlotEnds::memory, more);
      for (auto const& radices : lists) with_list(radices, swept);
      if (!lists.empty() && lists.front().size() <= 2) break;  // wider radices spare no stage
    }
  }
}

std::optional<Choice> fastest_shape(Context const& context, Pass const& pass, Swept swept) {
  bool const native = context.native();
  if (!native && context.options.launch == Launch::native) return {};
  std::size_t const numbers = native ? 0 : slot_numbers_bytes + slot_alignment_bytes;  // beside what a caller allows for lines
  std::size_t const limit = std::min(context.scratch() + numbers, native ? context.machine.team_scratch : context.machine.portable_scratch);
  return fastest_of(Shapes{limit, [&](std::size_t about, auto const& visit) { for_each_candidate(context, pass, swept, about, visit); },
                           [&](Choice t) -> std::optional<Choice> {
                             auto const shape = slot_shape(pass, t, context.precision, limit);
                             t.scratch_bytes = slot_scratch(shape, pass, t, context.precision);
                             if (t.scratch_bytes > limit || std::size_t{shape.group_slots} * t.lines_per_team > most_elements) return {};
                             return t;
                           },
                           [](Choice const& a, Choice const& b) { return a.radices == b.radices && a.engine == b.engine; }});
}

}  // namespace

std::optional<Choice> slot_line_candidate(Context const& context, Pass const& pass) { return fastest_shape(context, pass, Swept::where_needed); }

std::optional<Choice> direct_slot_line_candidate(Context const& context, Pass const& pass) {
  if (context.lanes() || pass.length > most_elements) return {};
  auto const ends = whole_line_ends(pass);
  bool const is_first_choice = context.native() && !pass.tiles.any();
  if (ends == SlotEnds::any || !(is_first_choice || have_two_lines(ends))) return {};
  return fastest_shape(context, pass, Swept::never);
}

}  // namespace TeamFFT::Impl
