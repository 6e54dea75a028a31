// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/slot_line/candidates.hpp"

#include "engines/radices.hpp"
#include "engines/scratch_line/search.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/slot_line/called.hpp"
#include "engines/slot_line/engine.hpp"
#include "engines/slot_line/layout.hpp"
#include "engines/slot_line/shape_time.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

namespace TeamFFT::Impl {

SlotEnds trigonometric_ends(Pass const& pass) {
  constexpr Features load = features::swap | features::line_wise | features::reals | features::called;
  auto const &source = pass.source.map, &target = pass.target.map;
  bool const is_whole = source.transform_length == 2 * pass.length && target.length == source.length &&
                        source.count >= source.length && !source.fold && !target.fold;
  if (!is_whole || !load_features(pass).are_within(load) || !store_features(pass).are_within(load | features::scale))
    return SlotEnds::any;
  auto const has = [](Side const& side, Map map, Packing packing, bool may_reverse) {
    return side.map == map && side.packing == packing && (may_reverse ? !side.alternate : !side.reversed);
  };
  using enum Packing;
  Side const &from = source.side, &to = target.side;
  if (has(from, Map::interleaved, pairs, false) && has(to, Map::rotated, spectrum, true))
    return SlotEnds::interleaved_to_rotated;
  if (has(from, Map::rotated, spectrum, true) && has(to, Map::interleaved, pairs, false))
    return SlotEnds::rotated_to_interleaved;
  if (has(from, Map::twisted, none, true) && has(to, Map::twisted, none, false)) return SlotEnds::twisted;
  for (Map const map : {Map::even, Map::odd})
    if (has(from, map, pairs, false) && has(to, map, spectrum, false)) return SlotEnds::extended;
  return SlotEnds::any;
}

namespace {

constexpr std::size_t most_elements = 32767;  // of a team: places in it are divided exactly (SmallDivisor)

using Radices = std::vector<unsigned>;

/// With the usual pads: the true ones take longer to find than all the rest.
std::size_t about_slots(std::size_t elements) { return elements + elements / 12; }

/// Ways to write n as an ordered product of `stages` of the radices, which ascend.
void list_products(std::size_t n, std::size_t stages, Radices const& radices, Radices& now, std::vector<Radices>& all) {
  if (stages == 0) {
    if (n == 1) all.push_back(now);
    return;
  }
  std::size_t most = 1;
  for (std::size_t s = 0; s < stages && most < n; ++s) most *= radices.back();
  if (most < n) return;
  for (unsigned const R : radices) {
    if (n % R != 0) continue;
    now.push_back(R);
    list_products(n / R, stages - 1, radices, now, all);
    now.pop_back();
  }
}

/// Those with the fewest stages, and with `more` beside them, of the radices to `widest` that are taken; one without a
/// stage for a line of one element.
template <class Takes>
std::vector<Radices> shortest_lists(std::size_t n, unsigned widest, Takes const& takes, std::size_t more) {
  std::vector<Radices> all;
  Radices now, radices;
  for (unsigned R = 2; R <= widest; ++R)
    if (n % R == 0 && is_butterfly(R) && takes(R)) radices.push_back(R);
  if (n > 1 && radices.empty()) return all;
  std::size_t last = most_slot_stages;
  for (std::size_t stages = n == 1 ? 0 : 1; stages <= last; ++stages) {
    bool const is_first = all.empty();
    list_products(n, stages, radices, now, all);
    if (is_first && !all.empty()) last = std::min(last, stages + more);
  }
  return all;
}

/// Whole reals of odd lines two at a time, and their whole half-spectra on the other side. Each line's partner lies
/// within 31 bits of elements.
SlotEnds two_line_ends(Pass const& pass) {
  auto const is_whole = [&](End const& end, Packing packing, Map map, std::size_t elements) {
    Side const& side = end.map.side;
    bool const reaches =
        std::abs(end.partner) < (std::ptrdiff_t{1} << 31) && end.map.count >= elements && !end.map.fold;
    return reaches && side.packing == packing && side.map == map && !side.reversed && !side.alternate &&
           end.is_real() == (map == Map::none);
  };
  std::size_t const n = pass.length;
  if (n % 2 == 0 || pass.source.map.length != n || pass.target.map.length != n || !accepts(two_slot_lines_accept, pass))
    return SlotEnds::any;
  auto const &source = pass.source, &target = pass.target;
  using enum Packing;
  if (is_whole(source, two_lines, Map::none, n) && is_whole(target, two_spectra, Map::half, n / 2 + 1))
    return SlotEnds::two_lines_to_half_spectra;
  if (is_whole(source, two_spectra, Map::half, n / 2 + 1) && is_whole(target, two_lines, Map::none, n))
    return SlotEnds::half_spectra_to_two_lines;
  return SlotEnds::any;
}

/// What whole_line_ends() is by what lies on both sides.
SlotEnds ends_by_maps(Pass const& pass) {
  constexpr Features half = features::swap | features::line_wise | features::reals;
  auto const is_half = [](End const& end) {
    Side const& side = end.map.side;
    bool const is_among_reals = end.is_real() && (side.map == Map::half_complex || side.map == Map::hartley);
    return (is_among_reals || (side.map == Map::half && !end.is_real())) && side.packing == Packing::spectrum &&
           !side.reversed && !side.alternate && !end.map.fold;
  };
  bool const has_positions =
      std::ranges::any_of(pass.lines, [](LineDim const& d) { return d.load_position != 0 || d.store_position != 0; });
  if (has_positions || !pass.only_transforms() || pass.line_elements() != pass.length) return SlotEnds::any;
  if (is_of_two_lines(pass.source.map.side.packing)) return two_line_ends(pass);
  if (is_half(pass.target) && load_features(pass).are_within(features::swap | features::pairs) &&
      store_features(pass).are_within(half | features::scale))
    return SlotEnds::to_half_spectrum;
  bool const is_whole = pass.source.map.count >= (pass.source.is_real() ? 2 * pass.length : pass.length + 1);
  if (is_half(pass.source) && is_whole && load_features(pass).are_within(half) &&
      store_features(pass).are_within(plain_store))
    return SlotEnds::from_half_spectrum;
  return trigonometric_ends(pass);
}

/// The ends in registers for whole lines of reals: for a half-spectrum on one side, which may lie among reals, and
/// whole complex elements on the other, or for a DCT or DST.
SlotEnds whole_line_ends(Pass const& pass) {
  auto const ends = ends_by_maps(pass);
  return swaps_for(pass, ends) ? ends : SlotEnds::any;
}

/// Whether neighbouring threads of a stage of radix R find neighbours in memory: those of a tile, or four elements of a
/// line. Lines so short that a thread or a few have them whole lie in a sector or two; of two lines a little longer
/// ones are better so than by three passes, for no sweep knows them.
bool has_neighbours(Pass const& pass, bool tile, unsigned R) {
  std::size_t const short_line = is_of_two_lines(pass.source.map.side.packing) ? 64 : 32;
  return tile || pass.length / R >= 4 || pass.length <= short_line;
}

/// Whether all elements of a line lie within 31 bits of scalars, which ends in registers count by.
bool reaches_elements(Pass const& pass) {
  constexpr std::size_t most_scalars = std::size_t{1} << 31;
  auto const reaches = [&](End const& end) {
    return 2 * (pass.length + 1) * static_cast<std::size_t>(std::abs(end.stride)) < most_scalars;
  };
  return reaches(pass.source) && reaches(pass.target);
}

/// Whether ends that know positions have what the pass asks for. They count positions by 31 bits, and every line begins
/// inside the load's count, because its first element stands for those that are not there.
bool takes_positions(Pass const& pass) {
  constexpr Features load = features::swap | features::chirp | features::twiddle | features::crop |
                            features::permutation | features::reals,
                     store = features::swap | features::scale | features::chirp | features::twiddle | features::crop |
                             features::permutation;
  constexpr std::size_t most = std::size_t{1} << 30;
  if (!load_features(pass).are_within(load) || !store_features(pass).are_within(store)) return false;
  std::size_t last = 0;
  for (auto const& d : pass.lines) last += (d.count - 1) * d.load_position;
  auto const reaches = [&](End const& end, std::size_t LineDim::*position) {
    auto const* const permutation = end.ops.find<ops::Permutation>();
    std::size_t const furthest =
        permutation == nullptr ? 1 : permutation->prime * static_cast<std::size_t>(std::abs(end.stride));
    return furthest < most && elements_per_transform(pass, position) < most;
  };
  return last < pass.source.count && reaches(pass.source, &LineDim::load_position) &&
         reaches(pass.target, &LineDim::store_position);
}

/// Whether threads that have whole lines meet memory too far apart: c2r of 32 points had 0.25 of a copy so (H200,
/// 2026-11-29).
bool is_long_for_one(Choice const& t, SlotEnds whole_line) {
  return t.radices.size() == 1 && t.radices.front() >= 16 && !have_two_lines(whole_line);
}

/// The narrowest of the kernel's ends that have all that the pass asks for.
SlotEnds ends_for(Pass const& pass, Choice const& t, SlotEnds whole_line) {
  if (t.radices.empty() || !reaches_elements(pass)) return SlotEnds::any;
  bool const turns = pass.convolves();
  bool const neighbours = has_neighbours(pass, pass.tiles.load, t.radices.front()) &&
                          has_neighbours(pass, pass.tiles.store, turns ? t.radices.front() : t.radices.back());
  if (!neighbours) return SlotEnds::any;
  if (turns) {
    bool const has_twiddle = pass.source.ops.has<ops::Twiddle>() || pass.target.ops.has<ops::Twiddle>();
    return t.radices.size() > 1 && takes_positions(pass) && !has_twiddle ? SlotEnds::convolved : SlotEnds::any;
  }
  if (whole_line != SlotEnds::any) return is_long_for_one(t, whole_line) ? SlotEnds::any : whole_line;
  if (has_chirps(pass) || pass.middle.companion) return takes_positions(pass) ? SlotEnds::chirped : SlotEnds::any;
  bool const is_plain = load_features(pass).are_within(features::swap | features::pairs);
  if (is_plain && store_features(pass).are_within(plain_store)) return SlotEnds::memory;
  bool const rooted = is_plain && store_features(pass).are_within(plain_store | features::twiddle) &&
                      pass.target.ops.has<ops::Twiddle>();
  if (rooted) return SlotEnds::roots;
  return pass.only_transforms() && takes_positions(pass) ? SlotEnds::chirped : SlotEnds::any;
}

/// Whether the stages that meet a mirrored end are narrow enough for a budget.
bool fits_mirrors(Choice const& t, SlotEnds ends, unsigned most) {
  return (mirror_of_load(ends) == Mirror::none || t.radices.front() <= most) &&
         (mirror_of_store(ends) == Mirror::none || t.radices.back() <= most);
}

/// Groups of lines of a team to be tried. A tile has whole sectors or an even part of one, because tiles that begin
/// within sectors read them twice: of shapes by Kokkos' launch those of 6 lines in f32 had 0.37 of a copy at 640
/// elements where 4 lines had 0.56 (H200, 2026-11-29).
std::vector<std::size_t> group_choices(Context const& context, Pass const& pass, unsigned width) {
  constexpr std::size_t elements_wanted = 4096;
  bool const tiles = pass.tiles.any();
  std::size_t const accesses = tiles ? 8 * context.machine.access_bytes / context.complex_bytes() : 0;
  std::size_t const sector = std::max<std::size_t>(1, context.machine.memory.sector_bytes / context.complex_bytes());
  std::size_t const most_lines = std::max({std::size_t{width}, elements_wanted / pass.length, accesses});
  std::size_t const lines =
      std::min(std::max<std::size_t>(1, pass.line_count()), std::min(most_lines, most_elements / pass.length));
  std::vector<std::size_t> choices;
  auto const next = [&](std::size_t groups) {
    if (!tiles) return groups + std::max<std::size_t>(1, groups / 3);
    return std::has_single_bit(groups) ? groups + std::max<std::size_t>(1, groups / 2) : groups / 3 * 4;
  };
  for (std::size_t groups = 1; groups * width <= lines; groups = next(groups)) {
    bool const is_even = groups * width % sector == 0 || sector % (groups * width) == 0;
    if (!tiles || is_even) choices.push_back(groups);
  }
  return choices;
}

/// visit(choice, time) for every shape of one budget whose scratch is about `limit` or less.
template <class Visit>
void for_each_of_budget(Context const& context, Pass const& pass, Choice t, std::size_t limit, Visit const& visit) {
  auto const& machine = context.machine;
  auto const budget = slot_budget(t, context.precision);
  std::size_t const warp = machine.multiprocessor.warp;
  std::size_t const all_threads = std::min(
      {std::size_t{machine.max_team_size}, std::size_t{budget.threads}, std::max(warp, slot_threads(machine, budget))});
  std::size_t const most_threads = all_threads < warp ? all_threads : all_threads / warp * warp;
  SlotShapeTime const time(context, pass, t, budget);
  unsigned const narrowest = t.radices.empty() ? 1 : *std::ranges::min_element(t.radices);
  constexpr std::array<unsigned, 6> rounds{1, 2, 3, 4, 5, 6};
  for (auto const groups : group_choices(context, pass, budget.width)) {
    t.lines_per_team = static_cast<unsigned>(groups * budget.width);
    std::size_t const slots = about_slots(t.lines_per_team * pass.length);
    t.scratch_bytes =
        bytes_before_slots(pass, t, context.precision) + fields_of(pass) * slots * context.complex_bytes();
    if (slots > most_elements || t.scratch_bytes > limit) break;
    std::size_t const items = groups * pass.length / narrowest, least = std::min(most_threads, warp);
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
void for_each_candidate(Context const& context, Pass const& pass, Swept swept_ends, std::size_t limit,
                        Visit const& visit) {
  Choice t;
  t.launch = context.native() ? Launch::native : Launch::parallel_for;
  auto const whole_line = whole_line_ends(pass);
  bool is_found = false;
  auto const with_list = [&](Radices const& radices, bool swept) {
    if (pass.convolves() && std::ranges::any_of(radices, [](unsigned R) { return R > common_radix && emits(R); }))
      return;
    t.radices = radices;
    auto ends = ends_for(pass, t, whole_line);
    if (t.launch == Launch::native && !has_native_launch(ends)) ends = SlotEnds::any;
    if (swept && !is_found) ends = SlotEnds::any;  // no kernel has such radices between ends in registers
    if (swept != (ends == SlotEnds::any)) return;
    unsigned const needed = radices.empty() ? 1 : *std::ranges::max_element(radices);
    auto const budgets = slot_budgets(ends, context.precision);
    for (std::size_t b = 0; b < budgets.size(); ++b) {
      bool const is_wide = budgets[b].widest > common_radix;
      if (budgets[b].waves == 0 && t.launch != Launch::native) continue;
      if (budgets[b].widest < needed || (is_wide && needed <= common_radix) ||
          !fits_mirrors(t, ends, widest_mirrored(budgets[b].width, budgets[b].widest, context.precision, ends)))
        continue;
      t.engine = SlotLineChoice{ends, b};
      for_each_of_budget(context, pass, t, limit, [&](Choice const& shape, double time) {
        is_found = is_found || !swept;
        visit(shape, time);
      });
    }
  };
  for (bool const swept : {false, true}) {
    if (swept && swept_ends == Swept::never) break;
    for (unsigned const widest : {16u, 25u}) {
      // a stage more may find longer runs of memory, and narrower radices for ends that have no wide ones
      constexpr std::size_t short_line = 32;
      std::size_t const more = whole_line == SlotEnds::any && pass.length > short_line && !pass.convolves() ? 0 : 1;
      auto const takes = [swept](unsigned R) { return is_slot_radix(R, swept ? SlotEnds::any : SlotEnds::memory); };
      auto const lists = shortest_lists(pass.length, widest, takes, more);
      for (auto const& radices : lists) with_list(radices, swept);
      if (!lists.empty() && lists.front().size() <= 2) break;  // wider radices spare no stage
    }
  }
}

/// The same of the kernel that calls what stands at the pass' ends.
template <class Visit>
void for_each_called(Context const& context, Pass const& pass, SlotEnds ends, std::size_t limit, Visit const& visit) {
  Choice t;
  t.launch = context.native() ? Launch::native : Launch::parallel_for;
  t.engine = SlotLineChoice{ends, 0, what_is_called(context.called, pass)};
  auto const budget = slot_budget(t, context.precision);
  unsigned const most_mirrored = widest_called_mirrored(ends, what_is_called(context.called, pass), context.precision);
  for (auto& radices : shortest_lists(
           pass.length, budget.widest, [](unsigned R) { return is_called_radix(R, false); }, 1)) {
    if (radices.size() < 2 ||
        std::any_of(radices.begin() + 1, radices.end() - 1, [](unsigned R) { return !is_called_radix(R, true); }))
      continue;
    t.radices = std::move(radices);
    if (!fits_mirrors(t, ends, most_mirrored)) continue;
    for_each_of_budget(context, pass, t, limit, visit);
  }
}

/// The same of the kernel that calls a user's filter.
template <class Visit>
void for_each_filtering(Context const& context, Pass const& pass, std::size_t limit, Visit const& visit) {
  Choice t;
  t.launch = context.native() ? Launch::native : Launch::parallel_for;
  t.engine = SlotLineChoice{SlotEnds::filtered, 0, SlotCalls::filter};
  auto const takes = [&context](unsigned R) { return is_filter_radix(R, context.precision); };
  for (auto& radices : shortest_lists(pass.length, slot_budget(t, context.precision).widest, takes, 1)) {
    if (radices.size() < 2) continue;
    t.radices = std::move(radices);
    for_each_of_budget(context, pass, t, limit, visit);
  }
}

/// Whether there is the one launch that kernels have which a user's compiler makes: the backend's own where there is
/// one.
bool has_launch_for_users(Context const& context) {
  return context.native() || (!context.machine.compiled.native_launch && context.options.launch != Launch::native);
}

/// Scratch of a team, with what Kokkos' launch has there beside what a caller allows for lines.
std::size_t most_scratch(Context const& context, Pass const& pass) {
  bool const native = context.native();
  std::size_t const numbers =
      native
          ? 0
          : slot_numbers_bytes + (calls(pass) || has_user_filter(pass) ? slot_calls_bytes : 0) + slot_alignment_bytes;
  return std::min(context.scratch() + numbers,
                  native ? context.machine.team_scratch : context.machine.portable_scratch);
}

/// Shapes that `for_each`(about so much scratch, visit) visits.
template <class ForEach>
auto shapes_of(Context const& context, Pass const& pass, std::size_t limit, ForEach const& for_each) {
  return Shapes{limit, for_each,
                [&context, &pass, limit](Choice t) -> std::optional<Choice> {
                  auto const shape = slot_shape(pass, t, context.precision, limit);
                  t.scratch_bytes = slot_scratch(shape, pass, t, context.precision);
                  if (t.scratch_bytes > limit || std::size_t{shape.group_slots} * t.lines_per_team > most_elements)
                    return {};
                  return t;
                },
                [](Choice const& a, Choice const& b) { return a.radices == b.radices && a.engine == b.engine; }};
}

auto shapes_of(Context const& context, Pass const& pass, Swept swept) {
  return shapes_of(context, pass, most_scratch(context, pass),
                   [&context, &pass, swept](std::size_t about, auto const& visit) {
                     for_each_candidate(context, pass, swept, about, visit);
                   });
}

std::optional<Choice> fastest_shape(Context const& context, Pass const& pass, Swept swept) {
  if (!context.native() && context.options.launch == Launch::native) return {};
  return fastest_of(shapes_of(context, pass, swept));
}

}  // namespace

std::optional<Choice> slot_line_candidate(Context const& context, Pass const& pass) {
  return fastest_shape(context, pass, Swept::where_needed);
}

std::vector<Choice> slot_line_candidates(Context const& context, Pass const& pass, std::size_t count) {
  return candidates_of(shapes_of(context, pass, Swept::never), count);
}

std::optional<Choice> direct_slot_line_candidate(Context const& context, Pass const& pass) {
  if (context.lanes() || pass.length > most_elements) return {};
  auto const ends = whole_line_ends(pass);
  bool const is_first_choice =
      context.native() ? has_native_launch(ends) && ends != SlotEnds::any && !pass.tiles.any() : have_two_lines(ends);
  if (!is_first_choice) return {};
  return fastest_shape(context, pass, Swept::never);
}

std::optional<Choice> called_slot_line_candidate(Context const& context, Pass const& pass) {
  auto const ends =
      has_launch_for_users(context) && pass.length <= most_elements ? called_ends(context, pass) : std::nullopt;
  if (!ends || !reaches_elements(pass)) return {};
  return fastest_of(shapes_of(context, pass, most_scratch(context, pass),
                              [&context, &pass, ends = *ends](std::size_t about, auto const& visit) {
                                for_each_called(context, pass, ends, about, visit);
                              }));
}

std::optional<Choice> filtering_slot_line_candidate(Context const& context, Pass const& pass) {
  if (!has_user_filter(pass) || !has_launch_for_users(context) || context.lanes() || pass.length > most_elements ||
      pass.source.count == 0 || !reaches_elements(pass))
    return {};
  return fastest_of(shapes_of(
      context, pass, most_scratch(context, pass),
      [&context, &pass](std::size_t about, auto const& visit) { for_each_filtering(context, pass, about, visit); }));
}

}  // namespace TeamFFT::Impl
