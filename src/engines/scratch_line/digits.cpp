// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/digits.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace TeamFFT::Impl {

namespace {

/// Butterfly b of a stage in line `line`: the other stages' digits, in the order in which threads take them.
struct Butterfly {
  unsigned line, b;
};

/// What memory and twiddles see of a butterfly: its first element of the line, in the input before the first stage and
/// in the output behind the last, and the digits of its own axis before the stage.
struct Seen {
  unsigned element = 0, k = 0;
};

class Stages {
 public:
  Stages(std::size_t length, Choice const& choice, unsigned lines)
      : m_length(static_cast<unsigned>(length)), m_lines(lines), m_digits(axis_digits(choice)) {
    for (std::size_t s = 0; s < count(); ++s)
      for (bool const high_first : {false, true}) m_orders[s][high_first] = order(s, high_first);
  }

  [[nodiscard]] std::size_t count() const { return m_digits.size(); }
  [[nodiscard]] unsigned radix(std::size_t s) const { return m_digits[s].radix; }
  [[nodiscard]] unsigned lines() const { return m_lines; }
  [[nodiscard]] unsigned butterflies(std::size_t s) const { return m_length / radix(s); }

  /// The i-th of a team's butterflies of stage s.
  [[nodiscard]] Butterfly butterfly(DigitLayout const& layout, std::size_t s, unsigned i) const {
    if (layout.lines_first[s]) return {i % lines(), i / lines()};
    return {i / butterflies(s), i % butterflies(s)};
  }

  /// Where the butterfly's first element lies.
  [[nodiscard]] unsigned place(DigitLayout const& layout, std::size_t s, Butterfly at) const {
    unsigned place = at.line * layout.pitch;
    for (std::size_t const i : m_orders[s][layout.high_first[s]]) {
      place += at.b % radix(i) * layout.step[i];
      at.b /= radix(i);
    }
    return place;
  }

  [[nodiscard]] Seen seen(DigitLayout const& layout, std::size_t s, Butterfly at) const {
    Seen seen;
    for (std::size_t const i : m_orders[s][layout.high_first[s]]) {
      auto const& digit = m_digits[i];
      unsigned const value = at.b % digit.radix;
      at.b /= digit.radix;
      seen.element += value * (i < s ? digit.of_output() : digit.of_input());
      if (i < s && digit.axis == m_digits[s].axis) seen.k += value * digit.L;
    }
    return seen;
  }

  /// Groups of threads that scratch serves together.
  [[nodiscard]] unsigned groups_of(std::size_t s, unsigned slots) const {
    return (lines() * butterflies(s) + slots - 1) / slots;
  }

  /// The fewest accesses of all stages: one of each group for each element of a butterfly, two in the middle.
  [[nodiscard]] double fewest_accesses(unsigned slots) const {
    double total = 0;
    for (std::size_t s = 0; s < count(); ++s)
      total += (s == 0 || s + 1 == count() ? 1.0 : 2.0) * groups_of(s, slots) * radix(s);
    return total;
  }

  /// Accesses to scratch for each element of a butterfly, of some of the groups, in proportion to all of them.
  [[nodiscard]] double accesses(DigitLayout const& layout, std::size_t s, unsigned slots) const {
    constexpr unsigned most_groups = 12;
    unsigned const all = lines() * butterflies(s), groups = groups_of(s, slots),
                   stride = std::max(1u, groups / most_groups);
    unsigned total = 0, seen = 0;
    for (unsigned g = 0; g < groups; g += stride, ++seen) {
      unsigned in_slot[16] = {}, most = 0;
      for (unsigned i = g * slots; i < std::min(all, (g + 1) * slots); ++i)
        most = std::max(most, ++in_slot[place(layout, s, butterfly(layout, s, i)) % slots]);
      total += most;
    }
    return static_cast<double>(total) * groups / seen * radix(s);
  }

 private:
  /// The other stages, that whose digits lie closest in memory first: of the output those before it, of the input those
  /// behind it.
  [[nodiscard]] std::vector<std::size_t> order(std::size_t s, bool high_first) const {
    std::vector<std::size_t> low, high;
    for (std::size_t i = 0; i < count(); ++i)
      if (i != s) (i < s ? low : high).push_back(i);
    std::ranges::sort(low, {}, [&](std::size_t i) { return m_digits[i].of_output(); });
    std::ranges::sort(high, {}, [&](std::size_t i) { return m_digits[i].of_input(); });
    auto& first = high_first ? high : low;
    auto const& second = high_first ? low : high;
    first.insert(first.end(), second.begin(), second.end());
    return first;
  }

  unsigned m_length, m_lines;
  std::vector<AxisDigit> m_digits;
  std::array<std::array<std::vector<std::size_t>, 2>, max_digits> m_orders;
};

/// Of all stages, each middle one in the order that suits it, which is noted in the layout: it reads and writes.
double all_accesses(Stages const& stages, DigitLayout& layout, unsigned slots) {
  std::size_t const n = stages.count();
  double total = stages.accesses(layout, 0, slots) + stages.accesses(layout, n - 1, slots);
  for (std::size_t s = 1; s + 1 < n; ++s) {
    double fewest = 0;
    DigitLayout best;
    for (bool const lines_first : {false, true})
      for (bool const high_first : {false, true}) {
        if (lines_first && stages.lines() == 1) continue;
        layout.high_first[s] = high_first;
        layout.lines_first[s] = lines_first;
        double const now = 2 * stages.accesses(layout, s, slots);
        if (fewest != 0 && now >= fewest) continue;
        fewest = now;
        best = layout;
      }
    layout = best;
    total += fewest;
  }
  return total;
}

/// Steps of the digits with these pads; returns a line's extent.
unsigned set_steps(Stages const& stages, DigitLayout& layout, std::array<unsigned, max_digits> const& pads) {
  unsigned extent = 1;
  for (std::size_t i = stages.count(); i-- > 0; extent = layout.step[i] * stages.radix(i))
    layout.step[i] = extent + pads[i];
  return extent;
}

/// visit(pads) for those worth a try: a pad of digit i costs R_1 ... R_i elements.
template <class Visit>
void for_each_pads(std::size_t stages, unsigned slots, Visit const& visit) {
  std::array<unsigned, max_digits> pads{};
  unsigned const most_second = stages > 3 ? 4 : stages > 2 ? 3 : 1, most_third = stages > 3 ? 2 : 1;
  for (pads[2] = 0; pads[2] < most_third; ++pads[2])
    for (pads[1] = 0; pads[1] < most_second; ++pads[1])
      for (pads[0] = 0; pads[0] < slots; ++pads[0]) visit(pads);
}

}  // namespace

std::vector<AxisDigit> axis_digits(Choice const& choice) {
  auto const* const own = choice.as<ScratchLineChoice>();
  std::vector<AxisDigit> digits;
  for (std::size_t s = 0; s < choice.radices.size(); ++s)
    digits.push_back({choice.radices[s], 1, 1, 1, own == nullptr || own->axes.empty() ? 0 : own->axes[s]});
  for (std::size_t s = 0; s < digits.size(); ++s)
    for (std::size_t i = 0; i < digits.size(); ++i) {
      if (digits[i].axis < digits[s].axis) digits[s].w *= digits[i].radix;
      if (digits[i].axis == digits[s].axis && i < s) digits[s].L *= digits[i].radix;
      if (digits[i].axis == digits[s].axis && i > s) digits[s].M *= digits[i].radix;
    }
  return digits;
}

DigitLayout digit_layout(std::size_t length, Choice const& choice, Tiles tiles, Precision precision) {
  Stages const line(length, choice, 1), team(length, choice, choice.lines_per_team);
  unsigned const slots = scratch_slots(precision);
  DigitLayout now, best;
  now.lines_first[0] = tiles.load;
  now.lines_first[line.count() - 1] = tiles.store;
  double least = 0;
  auto const consider = [&](Stages const& stages, double scratch) {
    double const factor = 1 + 0.5 * scratch;
    if (least != 0 && stages.fewest_accesses(slots) * factor >= least) return;
    double const cost = all_accesses(stages, now, slots) * factor;
    if (least != 0 && cost >= least) return;
    least = cost;
    best = now;
  };
  for_each_pads(line.count(), slots, [&](auto const& pads) {
    now.pitch = set_steps(line, now, pads);
    consider(line, now.pitch / static_cast<double>(length));
  });
  if (team.lines() == 1) return best;
  now = best;
  least = 0;
  for (unsigned pad = 0; pad < slots; ++pad, ++now.pitch) consider(team, 0);
  return best;
}

std::vector<Place> digit_places(std::size_t length, Choice const& choice, DigitLayout const& layout, std::size_t s,
                                SweptEnds swept) {
  Stages const stages(length, choice, choice.lines_per_team);
  bool const first = s == 0 && !swept.load, last = s + 1 == stages.count() && !swept.store;
  std::vector<Place> places;
  unsigned const count = stages.lines() * stages.butterflies(s);
  places.reserve(count);
  for (unsigned i = 0; i < count; ++i) {
    auto const at = stages.butterfly(layout, s, i);
    auto const [seen_element, k] = stages.seen(layout, s, at);
    auto const element = static_cast<std::uint16_t>(seen_element),
               place = static_cast<std::uint16_t>(stages.place(layout, s, at));
    places.push_back({first ? element : place, last ? element : place, static_cast<std::uint16_t>(k),
                      static_cast<std::uint16_t>(at.line)});
  }
  return places;
}

std::vector<std::uint16_t> digit_slots(std::size_t length, Choice const& choice, DigitLayout const& layout,
                                       bool after) {
  Stages const line(length, choice, 1);
  std::size_t const s = after ? line.count() - 1 : 0;
  auto const digit = axis_digits(choice)[s];
  unsigned const run = after ? digit.of_output() : digit.of_input();
  std::vector<std::uint16_t> slots(length);
  for (unsigned b = 0; b < line.butterflies(s); ++b)
    for (unsigned r = 0; r < line.radix(s); ++r) {
      auto const element = line.seen(layout, s, {0, b}).element + r * run;
      slots[element] = static_cast<std::uint16_t>(line.place(layout, s, {0, b}) + r * layout.step[s]);
    }
  return slots;
}

}  // namespace TeamFFT::Impl
