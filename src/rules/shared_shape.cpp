// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "shared_shape.hpp"

#include "cluster_shape.hpp"
#include "placed_digits.hpp"
#include "placed_team.hpp"

#include <backends/tuning.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t sector = 32;  // bytes: what memory is read in

/// What a team has after the first stage: a line of its rows, whose first digit is theirs.
Tuning own_rows(Tuning t) {
  t.radices[0] = shared_rows(t.radices[0], t.teams);
  return t;
}

std::size_t own_elements(std::size_t length, Tuning const& t) { return length / t.radices[0] * shared_rows(t.radices[0], t.teams); }

/// Columns of the matrix R_1 x N/R_1 that a full team takes: whole sectors.
std::size_t own_columns(std::size_t length, Tuning const& t, Precision precision) {
  std::size_t const unit = sector / (2 * scalar_bytes(precision));
  return divided_up(divided_up(length / t.radices[0], t.teams), unit) * unit;
}

/// The team's places of a stage behind the first, in the order in which its threads take them.
std::vector<Place> own_places(std::vector<Place> places, Tuning const& t, unsigned team, bool last) {
  unsigned const R = t.radices[0], rows = shared_rows(R, t.teams), first = team * rows;
  std::erase_if(places, [&](Place const& p) { return p.twiddle % rows + first >= R; });
  for (auto& p : places) {
    p.twiddle = static_cast<std::uint16_t>(p.twiddle % rows + first + p.twiddle / rows * R);
    if (last) p.write = p.twiddle;
  }
  return places;
}

}  // namespace

std::span<PlacedForm const> shared_forms(Precision precision) {
  if (precision == Precision::f32) return shared_forms_f32;
  return shared_forms_f64;
}

PlacedLayout shared_layout(Pass const& pass, Tuning const& t, Precision precision) {
  std::size_t const count = t.radices.size(), length = own_elements(pass.length, t), columns = own_columns(pass.length, t, precision);
  auto const own = own_rows(t);
  auto const digits = digit_layout(length, own, precision);
  PlacedLayout layout;
  layout.shape.middle_count = static_cast<std::uint32_t>(count - 2);
  layout.shape.info_bytes = static_cast<std::uint32_t>(info_bytes_of(pass, t));
  layout.scratch_bytes = layout.shape.info_bytes + digits.pitch * 2 * scalar_bytes(precision);
  std::uint32_t L = 1;
  for (std::size_t s = 0; s < count; L *= t.radices[s++]) {
    auto const places = digit_places(length, own, digits, s);
    auto const begin = static_cast<std::uint32_t>(layout.places.size()), S = static_cast<std::uint32_t>(pass.length / t.radices[s]);
    auto const full = static_cast<std::uint32_t>(s == 0 ? columns : places.size());
    (s == 0           ? layout.shape.first
     : s + 1 == count ? layout.shape.last
                      : layout.shape.middle[s - 1]) = PlacedStage{t.radices[s], begin, 0, full, L, S, digits.step[s]};
    if (s == 0) layout.places.insert(layout.places.end(), places.begin(), places.end());
    for (unsigned team = 0; s != 0 && team < t.teams; ++team) {
      auto const part = own_places(places, t, team, s + 1 == count);
      layout.places.insert(layout.places.end(), part.begin(), part.end());
    }
  }
  return layout;
}

SharedShape shared_shape(PlacedShape const& stages, Tuning const& t) {
  SharedShape shape{stages, t.teams, t.lines_ahead, {}};
  unsigned const rows = shared_rows(t.radices[0], t.teams);
  for (unsigned r = 0; r < t.radices[0]; ++r) shape.results[r] = {r / rows, r % rows * stages.first.step};
  return shape;
}

namespace {

/// What a team does from its first load to its last store, in instructions of its longest thread.
double longest_of_all(Context const& context, Pass const& pass, Tuning const& t, PlacedForm const& form) {
  double longest = 0;
  for (std::size_t s = 0; s < t.radices.size(); ++s) {
    std::size_t const count = s == 0 ? own_columns(pass.length, t, context.precision) : own_elements(pass.length, t) / t.radices[s];
    longest += longest_thread(placed_work(t.radices[s], s == 0, count, form, context.precision), t.team_size);
  }
  return longest;
}

/// What a team's rows cost where their results begin or end within a sector, which is then written in parts.
double run_factor(Context const& context, Tuning const& t) {
  std::size_t const rows = shared_rows(t.radices[0], t.teams), bytes = rows * context.complex_bytes();
  bool const whole = bytes % sector == 0 && t.radices[0] % rows == 0;
  return whole ? 1.0 : std::pow(1 + static_cast<double>(sector) / static_cast<double>(bytes), 0.4);
}

}  // namespace

double shared_time(Context const& context, Pass const& pass, Tuning const& t) {
  auto const& form = shared_forms(context.precision)[static_cast<std::size_t>(t.placed)];
  double const scale = context.precision == Precision::f32 ? 3.4 : 2.1, elements = static_cast<double>(pass.length) / t.teams;
  return scale * std::pow(longest_of_all(context, pass, t, form) / (static_cast<double>(resident_teams(context, t, form)) * elements), 0.48) *
         std::exp(0.14 * (static_cast<double>(t.radices.size()) - 3)) * std::pow(t.teams, 0.1) * run_factor(context, t);
}

namespace {

/// visit(tuning, time) for every shape whose scratch is about `limit` or less.
template <class Visit>
void for_each_candidate(Context const& context, Pass const& pass, std::size_t limit, Visit const& visit) {
  constexpr std::size_t most_columns = std::size_t{1} << 16;  // places are 16 bits wide
  auto const forms = shared_forms(context.precision);
  for (std::size_t f = 0; f < forms.size(); ++f)
    for (auto const& radices : shortest_products(pass.length, forms[f], context.precision, false))
      for (unsigned teams = 2; teams <= most_shared_teams; ++teams) {
        Tuning t = pass.tuning;
        t.placed = static_cast<int>(f);
        t.radices = radices;
        t.teams = teams;
        t.launch = Launch::native;
        std::size_t const own = own_elements(pass.length, t), buffer = own + own / 64;  // 0.8% more in the median: long rows want few pads
        if (!may_share(radices[0], teams) || (teams - 1) * own_columns(pass.length, t, context.precision) >= pass.length / radices[0]) continue;
        if (buffer > most_placed_elements || pass.length / std::min(radices.front(), radices.back()) > most_columns) continue;
        t.scratch_bytes = info_bytes_of(pass, t) + buffer * context.complex_bytes();
        if (t.scratch_bytes > limit) continue;
        std::size_t const most = std::min<std::size_t>(forms[f].threads, context.machine.max_team_size);
        for (std::size_t threads = std::min(2 * warp, most); threads <= most; threads += warp) {
          t.team_size = static_cast<unsigned>(threads);
          visit(std::as_const(t), shared_time(context, pass, t));
        }
      }
}

}  // namespace

std::optional<Tuning> with_shared_scratch(Context const& context, Pass const& pass, Tuning t, std::size_t limit) {
  std::size_t const buffer = digit_layout(own_elements(pass.length, t), own_rows(t), context.precision).pitch;
  t.scratch_bytes = info_bytes_of(pass, t) + buffer * context.complex_bytes();
  if (buffer > most_placed_elements || t.scratch_bytes > limit) return {};
  auto const& form = shared_forms(context.precision)[static_cast<std::size_t>(t.placed)];
  t.lines_ahead = static_cast<unsigned>(divided_up(context.machine.concurrency * resident_teams(context, t, form), std::size_t{8} * t.teams));
  return t;
}

namespace {

/// Whether sharing is faster than one team a line, which leaves no room for a second one, and than two passes, which spread few lines over the whole device;
/// powers of two have rows, or rings of two passes that are faster (2^16 in f64: 0.56 of a copy, shared 0.455; H200, perf/NOTES.md).
bool is_worth_sharing(Context const& context, Pass const& pass) {
  if (std::has_single_bit(pass.length)) return false;
  std::size_t const one_team = about_buffer(pass.length) * context.complex_bytes(), least_lines = context.precision == Precision::f32 ? 16 : 4;
  return 2 * one_team > context.machine.team_scratch && (one_team <= context.machine.team_scratch || pass.line_count() >= least_lines);
}

}  // namespace

std::optional<Tuning> fit_shared(Context const& context, Pass const& pass) {
  if (!takes_cluster(context, pass) || !is_worth_sharing(context, pass)) return {};
  std::size_t const limit = context.scratch();
  return fastest_shape(
      limit, [&](std::size_t about, auto const& visit) { for_each_candidate(context, pass, about, visit); },
      [&](Tuning const& t) { return with_shared_scratch(context, pass, t, limit); });
}

std::vector<Tuning> shared_candidates(Context const& context, Pass const& pass, std::size_t count) {
  if (!takes_cluster(context, pass)) return {};
  std::vector<Candidate> all;
  for_each_candidate(context, pass, context.scratch(), [&](Tuning const& t, double time) { all.push_back({t, time}); });
  auto const alike = [](Tuning const& a, Tuning const& b) { return a.placed == b.placed && a.radices == b.radices && a.teams == b.teams; };
  return choose_unlike(std::move(all), count, alike, [&](Tuning const& t) { return with_shared_scratch(context, pass, t, context.scratch()); });
}

}  // namespace TeamFFT::Impl
