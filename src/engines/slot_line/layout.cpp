// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/slot_line/layout.hpp"

#include "engines/slot_line/called.hpp"

#include <TeamFFT/device/math/scalar.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace TeamFFT::Impl {

namespace {

/// Where the lines' addresses are simple, threads compute them alone.
bool needs_line_infos(Pass const& pass, Choice const& choice) {
  auto const ends = std::get<SlotLineChoice>(choice.engine).ends;
  return pass.lines.size() > 1 || ends == SlotEnds::any || has_positions(ends) || pass.target.ops.has<ops::Twiddle>();
}

/// A digit of an element's number, as a stage runs through its values: from one of them to the next in scratch, and in
/// the columns of twiddles.
struct Digit {
  unsigned extent, place, column;
};

/// Slots that are left free behind a value of the first digit, of the second and of the third one, and behind a group
/// of lines.
using Pads = std::array<unsigned, 4>;

class Arrangement {
 public:
  Arrangement(Pass const& pass, Choice const& choice, Precision precision)
      : m_radices(choice.radices),
        m_ends(std::get<SlotLineChoice>(choice.engine).ends),
        m_length(static_cast<unsigned>(pass.length)),
        m_banks(128 / static_cast<unsigned>(2 * scalar_bytes(precision) * slot_budget(choice, precision).width)),
        m_groups(choice.lines_per_team / slot_budget(choice, precision).width) {
    auto const tile = [&](bool is_tile) { return is_tile && m_groups > 1 && m_ends != SlotEnds::any; };
    m_tile_load = tile(pass.tiles.load);
    m_tile_store = tile(pass.tiles.store);
  }

  [[nodiscard]] SlotShape shape(Pads const& pads, bool front_first) const {
    SlotShape shape{};
    std::size_t const n = m_radices.size();
    shape.stages = static_cast<std::uint32_t>(n);
    shape.groups = small_divisor(m_groups);
    shape.length = small_divisor(m_length);
    std::array<unsigned, most_slot_stages> place{};
    unsigned size = 1;
    for (std::size_t s = n; s-- > 0;) {
      place[s] = s + 1 == n ? 1 : size + pads[s];
      size = place[s] * m_radices[s];
    }
    shape.group_slots = size + pads[3];
    for (std::size_t s = 0; s < n; ++s) shape.stage[s] = stage(s, place, front_first);
    return shape;
  }

  /// Mean number of accesses that one of 128 bytes takes.
  [[nodiscard]] double conflicts(SlotShape const& shape) const {
    double sum = 0, weights = 0;
    for (unsigned s = 0; s < shape.stages; ++s) {
      double const weight = s == 0 || s + 1 == shape.stages ? 1 : 2;
      sum += weight * conflicts(shape, shape.stage[s]);
      weights += weight;
    }
    return weights == 0 ? 1 : sum / weights;
  }

  [[nodiscard]] unsigned banks() const { return m_banks; }
  [[nodiscard]] unsigned groups() const { return m_groups; }
  [[nodiscard]] unsigned length() const { return m_length; }

 private:
  /// Other digits: before the stage k_1 .. in the order of results, behind it from the last one on, which is the order
  /// of elements.
  [[nodiscard]] SlotStage stage(std::size_t s, std::array<unsigned, most_slot_stages> const& place,
                                bool front_first) const {
    std::size_t const n = m_radices.size();
    std::vector<Digit> front, rest;
    unsigned L = 1;
    for (std::size_t k = 0; k < s; L *= m_radices[k++]) front.push_back({m_radices[k], place[k], L});
    for (std::size_t k = n; k-- > s + 1;) rest.push_back({m_radices[k], place[k], 0});
    bool const is_front_first = s + 1 == n || (s > 0 && front_first);
    auto& digits = is_front_first ? front : rest;
    auto const& others = is_front_first ? rest : front;
    digits.insert(digits.end(), others.begin(), others.end());
    SlotStage stage{};
    unsigned const S = m_length / m_radices[s];
    auto const mirror = s == 0 ? mirror_of_load(m_ends) : s + 1 == n ? mirror_of_store(m_ends) : Mirror::none;
    stage.radix = m_radices[s];
    stage.S = small_divisor(S);
    stage.items = small_divisor(slot_items(mirror, S));
    stage.count = stage.items.n * m_groups;
    stage.step = place[s];
    stage.L = L;
    std::size_t const storing = turns(m_ends) ? 0 : n - 1;
    stage.by_line = (s == 0 && m_tile_load) || (s == storing && m_tile_store) ? 1 : 0;
    set_digits(stage, std::move(digits));
    return stage;
  }

  static void set_digits(SlotStage& stage, std::vector<Digit> d) {
    d.resize(3, Digit{1, 0, 0});
    bool const two = d[1].extent > 1, three = d[2].extent > 1;
    stage.per_a = two ? small_divisor(d[0].extent).inverse : 0;
    stage.per_b = three ? small_divisor(d[1].extent).inverse : 0;
    stage.p0 = d[0].place, stage.t0 = d[0].column;
    stage.p1 = two ? d[1].place - d[0].extent * d[0].place : 0;
    stage.t1 = two ? d[1].column - d[0].extent * d[0].column : 0;
    stage.p2 = three ? d[2].place - d[1].extent * d[1].place : 0;
    stage.t2 = three ? d[2].column - d[1].extent * d[1].column : 0;
  }

  [[nodiscard]] double conflicts(SlotShape const& shape, SlotStage const& s) const {
    unsigned const shown = std::min(s.count, 4 * m_banks);
    double accesses = 0;
    unsigned fronts = 0;
    for (unsigned i = 0; i < shown; i += m_banks, ++fronts) {
      std::array<unsigned, 16> hits{};
      unsigned most = 0;
      for (unsigned j = i; j < std::min(i + m_banks, s.count); ++j)
        most = std::max(most, ++hits[slot_of(shape, s, j) % m_banks]);
      accesses += most;
    }
    return fronts == 0 ? 1 : accesses / fronts;
  }

  /// As SlotPlace has it.
  static unsigned slot_of(SlotShape const& shape, SlotStage const& s, unsigned i) {
    auto const divided = [](unsigned j, std::uint32_t inverse) { return SmallDivisor{0, inverse}.quotient(j); };
    auto const by = s.by_line != 0 ? shape.groups : s.items;
    unsigned const major = by.quotient(i), minor = i - major * by.n, b = s.by_line != 0 ? major : minor,
                   group = s.by_line != 0 ? minor : major;
    unsigned const q = divided(b, s.per_a), p = divided(q, s.per_b);
    return b * s.p0 + q * s.p1 + p * s.p2 + group * shape.group_slots;
  }

  std::vector<unsigned> const& m_radices;
  SlotEnds m_ends;
  unsigned m_length, m_banks, m_groups;
  bool m_tile_load = false, m_tile_store = false;
};

/// Pads with the fewest accesses, one after the other until none gets better.
SlotShape best_shape(Arrangement const& all, std::size_t stages, std::size_t most_slots) {
  constexpr double slot_cost = 0.4;  // of as much scratch again, in accesses
  auto const room_of = [&](SlotShape const& shape) {
    return slot_cost * (static_cast<double>(shape.group_slots) / all.length() - 1);
  };
  Pads pads{};
  bool front_first = false;
  SlotShape best = all.shape(pads, front_first);
  double best_cost = all.conflicts(best) + room_of(best);
  auto const visit = [&](Pads const& other, bool first) {
    auto const shape = all.shape(other, first);
    if (shape.group_slots > most_slots || 1 + room_of(shape) >= best_cost) return;  // an access takes one at least
    if (double const cost = all.conflicts(shape) + room_of(shape); cost < best_cost)
      best = shape, best_cost = cost, pads = other, front_first = first;
  };
  std::size_t const inner = std::min<std::size_t>(stages, most_slot_stages) - std::min<std::size_t>(stages, 1);
  for (int round = 0; round < 2; ++round) {
    for (std::size_t p : {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
      bool const exists = p == 3 ? all.groups() > 1 : p < inner;
      for (unsigned pad = 0; exists && pad < all.banks(); ++pad) {
        Pads other = pads;
        other[p] = pad;
        visit(other, front_first);
      }
    }
    visit(pads, !front_first);
  }
  return best;
}

}  // namespace

SlotBudget slot_budget(Choice const& choice, Precision precision) {
  auto const& own = std::get<SlotLineChoice>(choice.engine);
  if (own.calls != SlotCalls::nothing) return called_slot_budget(own.ends, own.calls, precision);
  return slot_budgets(own.ends, precision)[own.budget];
}

namespace {

/// The factors of the big twiddle.
std::size_t root_bytes_of(Pass const& pass, Choice const& choice, Precision precision) {
  auto const ends = std::get<SlotLineChoice>(choice.engine).ends;
  bool const at_load = pass.source.ops.has<ops::Twiddle>(), at_store = pass.target.ops.has<ops::Twiddle>();
  if ((ends != SlotEnds::roots && ends != SlotEnds::chirped && ends != SlotEnds::called) || (!at_load && !at_store))
    return 0;
  return choice.lines_per_team * slot_root_kinds(at_load ? choice.radices.front() : choice.radices.back()) * 2 *
         scalar_bytes(precision);
}

}  // namespace

std::size_t bytes_before_slots(Pass const& pass, Choice const& choice, Precision precision) {
  std::size_t const infos = needs_line_infos(pass, choice) ? choice.lines_per_team * line_info_bytes : 0;
  std::size_t const numbers =
      slot_numbers_bytes + (calls(pass) || has_user_filter(pass) ? slot_calls_bytes : 0) + slot_alignment_bytes;
  return (choice.launch == Launch::native ? 0 : numbers) + infos + root_bytes_of(pass, choice, precision);
}

SlotShape slot_shape(Pass const& pass, Choice const& choice, Precision precision, std::size_t scratch_bytes) {
  std::size_t const before = bytes_before_slots(pass, choice, precision),
                    room = scratch_bytes > before ? scratch_bytes - before : 0;
  auto shape = best_shape(Arrangement(pass, choice, precision), choice.radices.size(),
                          room / (2 * scalar_bytes(precision) * choice.lines_per_team * fields_of(pass)));
  shape.lines = small_divisor(choice.lines_per_team);
  shape.info_bytes =
      needs_line_infos(pass, choice) ? static_cast<std::uint32_t>(choice.lines_per_team * line_info_bytes) : 0;
  shape.root_bytes = static_cast<std::uint32_t>(root_bytes_of(pass, choice, precision));
  return shape;
}

std::size_t slot_scratch(SlotShape const& shape, Pass const& pass, Choice const& choice, Precision precision) {
  return bytes_before_slots(pass, choice, precision) +
         fields_of(pass) * shape.group_slots * choice.lines_per_team * 2 * scalar_bytes(precision);
}

}  // namespace TeamFFT::Impl
