// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/digits.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

/// Butterfly b = k + L q of stage s in line `line`.
struct Butterfly {
  unsigned line, k, q;
};

class Stages {
 public:
  Stages(std::size_t length, Choice const& choice, unsigned lines) : m_length(static_cast<unsigned>(length)), m_lines(lines), m_tuning(choice) {}

  [[nodiscard]] std::size_t count() const { return m_tuning.radices.size(); }
  [[nodiscard]] unsigned radix(std::size_t s) const { return m_tuning.radices[s]; }
  [[nodiscard]] unsigned lines() const { return m_lines; }
  [[nodiscard]] unsigned butterflies(std::size_t s) const { return m_length / radix(s); }
  [[nodiscard]] unsigned before(std::size_t s) const {
    unsigned L = 1;
    for (std::size_t i = 0; i < s; ++i) L *= radix(i);
    return L;
  }

  /// The i-th of a team's butterflies of stage s.
  [[nodiscard]] Butterfly butterfly(DigitLayout const& layout, std::size_t s, unsigned i) const {
    unsigned const S = butterflies(s), L = before(s), rest = S / L;
    unsigned const line = layout.lines_first[s] ? i % lines() : i / S, b = layout.lines_first[s] ? i / lines() : i % S;
    if (layout.high_first[s]) return {line, b / rest, b % rest};
    return {line, b % L, b / L};
  }

  /// Where the butterfly's first element lies.
  [[nodiscard]] unsigned place(DigitLayout const& layout, std::size_t s, Butterfly at) const {
    unsigned place = at.line * layout.pitch;
    for (std::size_t i = 0; i < s; at.k /= radix(i++)) place += at.k % radix(i) * layout.step[i];
    for (std::size_t i = count() - 1; i > s; at.q /= radix(i--)) place += at.q % radix(i) * layout.step[i];
    return place;
  }

  /// Groups of threads that scratch serves together.
  [[nodiscard]] unsigned groups_of(std::size_t s, unsigned slots) const { return (lines() * butterflies(s) + slots - 1) / slots; }

  /// The fewest accesses of all stages: one of each group for each element of a butterfly, two in the middle.
  [[nodiscard]] double fewest_accesses(unsigned slots) const {
    double total = 0;
    for (std::size_t s = 0; s < count(); ++s) total += (s == 0 || s + 1 == count() ? 1.0 : 2.0) * groups_of(s, slots) * radix(s);
    return total;
  }

  /// Accesses to scratch for each element of a butterfly, of some of the groups, in proportion to all of them.
  [[nodiscard]] double accesses(DigitLayout const& layout, std::size_t s, unsigned slots) const {
    constexpr unsigned most_groups = 12;
    unsigned const all = lines() * butterflies(s), groups = groups_of(s, slots), stride = std::max(1u, groups / most_groups);
    unsigned total = 0, seen = 0;
    for (unsigned g = 0; g < groups; g += stride, ++seen) {
      unsigned in_slot[16] = {}, most = 0;
      for (unsigned i = g * slots; i < std::min(all, (g + 1) * slots); ++i) most = std::max(most, ++in_slot[place(layout, s, butterfly(layout, s, i)) % slots]);
      total += most;
    }
    return static_cast<double>(total) * groups / seen * radix(s);
  }

 private:
  unsigned m_length, m_lines;
  Choice const& m_tuning;
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
  for (std::size_t i = stages.count(); i-- > 0; extent = layout.step[i] * stages.radix(i)) layout.step[i] = extent + pads[i];
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

std::vector<Place> digit_places(std::size_t length, Choice const& choice, DigitLayout const& layout, std::size_t s, SweptEnds swept) {
  Stages const stages(length, choice, choice.lines_per_team);
  bool const first = s == 0 && !swept.load, last = s + 1 == stages.count() && !swept.store;
  std::vector<Place> places;
  unsigned const count = stages.lines() * stages.butterflies(s), L = stages.before(s);
  places.reserve(count);
  for (unsigned i = 0; i < count; ++i) {
    auto const at = stages.butterfly(layout, s, i);
    auto const b = static_cast<std::uint16_t>(at.k + L * at.q), place = static_cast<std::uint16_t>(stages.place(layout, s, at));
    places.push_back({first ? b : place, last ? b : place, static_cast<std::uint16_t>(at.k), static_cast<std::uint16_t>(at.line)});
  }
  return places;
}

std::vector<std::uint16_t> digit_slots(std::size_t length, Choice const& choice, DigitLayout const& layout, bool after) {
  Stages const line(length, choice, 1);
  std::size_t const s = after ? line.count() - 1 : 0;
  unsigned const S = line.butterflies(s);
  std::vector<std::uint16_t> slots;
  slots.reserve(length);
  for (unsigned r = 0; r < line.radix(s); ++r)
    for (unsigned b = 0; b < S; ++b) {
      Butterfly const at{0, after ? b : 0, after ? 0 : b};
      slots.push_back(static_cast<std::uint16_t>(line.place(layout, s, at) + r * layout.step[s]));
    }
  return slots;
}

}  // namespace TeamFFT::Impl
