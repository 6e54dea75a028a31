// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a team of the scratch-line kernel with a prime stage keeps its elements in scratch.
#include "engines/scratch_line/prime_layout.hpp"

#include "engines/scratch_line/team.hpp"
#include "pass/tables.hpp"

#include <TeamFFT/device/engines/slot_line/contract.hpp>
#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// Element (n_0, n_1, ...) of a convolution lies at sum_i n_i step_i behind x_0's place, that of the next sub-transform
/// `pitch` on.
struct InnerLayout {
  unsigned step[max_prime_factors] = {};
  unsigned pitch = 0;
};

/// All index tuples (n_0, n_1, ...), the last index fastest, as visit(index).
template <class Visit>
void for_each_index(std::vector<unsigned> const& extents, Visit const& visit) {
  std::vector<unsigned> index(extents.size());
  std::size_t const count = std::accumulate(extents.begin(), extents.end(), std::size_t{1}, std::multiplies<>());
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t rest = i;
    for (std::size_t d = extents.size(); d-- > 0; rest /= extents[d])
      index[d] = static_cast<unsigned>(rest % extents[d]);
    visit(std::as_const(index));
  }
}

unsigned place_of(InnerLayout const& layout, std::vector<unsigned> const& index) {
  unsigned place = 1;
  for (std::size_t d = 0; d < index.size(); ++d) place += index[d] * layout.step[d];
  return place;
}

/// The element j (on the way in) or q (on the way out) that an index stands for: sum_i n_i M/f_i mod M where the
/// factors are coprime (Good 1958), else mixed radix with the first index slowest (Cooley and Tukey 1965).
unsigned element_of(PrimeSplit const& split, std::vector<unsigned> const& index) {
  unsigned j = 0, rest = split.M();
  for (std::size_t d = 0; d < index.size(); ++d) {
    rest /= split.factors[d];
    j += index[d] * (split.is_coprime() ? split.M() / split.factors[d] : rest);
  }
  return j % split.M();
}

/// The element k of the spectrum: k mod f_i = k_i where the factors are coprime, else mixed radix with the first index
/// fastest.
unsigned spectrum_of(PrimeSplit const& split, std::vector<unsigned> const& index) {
  unsigned k = 0, L = 1;
  if (!split.is_coprime()) {
    for (std::size_t d = 0; d < index.size(); L *= split.factors[d++]) k += index[d] * L;
    return k;
  }
  for (std::size_t d = 0; d < index.size(); ++d) {
    unsigned const f = split.factors[d], others = split.M() / f;
    unsigned inverse = 0;
    while (inverse * others % f != 1 % f) ++inverse;
    k += index[d] * others * inverse % split.M();
  }
  return k % split.M();
}

/// Where element p of a sub-transform goes before the convolution, and where X_p is found after it, from x_0's place
/// on.
struct PrimePermutation {
  std::vector<unsigned> in, out;
};

PrimePermutation permutation_of(PrimeSplit const& split, InnerLayout const& layout) {
  auto const rising = permutation_table(split.P, true), falling = permutation_table(split.P, false);
  PrimePermutation result{std::vector<unsigned>(split.P), std::vector<unsigned>(split.P)};
  for_each_index(split.factors, [&](auto const& index) {
    unsigned const j = element_of(split, index), place = place_of(layout, index);
    result.in[rising[j]] = place;
    result.out[falling[j]] = place;
  });
  return result;
}

/// The butterflies of one stage of the convolutions of all `subs` sub-transforms of a team. by_sub: neighbouring
/// threads take neighbouring sub-transforms.
std::vector<Place> inner_places(PrimeSplit const& split, InnerLayout const& layout, std::size_t stage, unsigned subs,
                                bool by_sub) {
  auto extents = split.factors;
  extents[stage] = 1;
  std::vector<Place> of_one;
  for_each_index(extents, [&](auto const& index) {
    unsigned twiddle = 0, L = 1;
    for (std::size_t d = 0; d < stage; L *= split.factors[d++]) twiddle += index[d] * L;
    of_one.push_back({static_cast<std::uint16_t>(place_of(layout, index)), static_cast<std::uint16_t>(of_one.size()),
                      static_cast<std::uint16_t>(twiddle), 0});
  });
  std::vector<Place> all(subs * of_one.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::size_t const sub = by_sub ? i % subs : i / of_one.size();
    all[i] = of_one[by_sub ? i / subs : i % of_one.size()];
    all[i].read = static_cast<std::uint16_t>(all[i].read + sub * layout.pitch);
  }
  return all;
}

/// Whether 32 bits reach all of a team's lines, which are one dimension: the places of that end then hold offsets.
bool is_near(Pass const& pass, Choice const& t, bool store) {
  constexpr std::int64_t reach = std::int64_t{1} << 31;
  if (pass.lines.size() > 1 || (store ? pass.tiles.store : pass.tiles.load)) return false;
  std::int64_t const line = pass.lines.empty() ? 0 : std::abs(store ? pass.lines[0].store : pass.lines[0].load),
                     element = std::abs((store ? pass.target : pass.source).stride);
  return line < reach / (2 * t.lines_per_team) && element < reach / (2 * static_cast<std::int64_t>(pass.length));
}

void set_offsets(std::vector<Place>& places, Pass const& pass, bool store) {
  auto const line = static_cast<std::int64_t>(pass.lines.empty() ? 0
                                              : store            ? pass.lines[0].store
                                                                 : pass.lines[0].load);
  auto const element = static_cast<std::int64_t>((store ? pass.target : pass.source).stride);
  for (auto& place : places) {
    auto const side = store ? &Place::write : &Place::read;
    set_near(place, side, place.line * line + place.*side * element);
  }
}

/// The butterflies of the first stage: b = p B + c.
std::vector<Place> first_places(Pass const& pass, Choice const& t, PrimeSplit const& split, InnerLayout const& layout,
                                std::vector<unsigned> const& to) {
  unsigned const lines = t.lines_per_team, S = static_cast<unsigned>(pass.length) / split.A;
  std::vector<Place> places;
  for (unsigned i = 0; i < lines * S; ++i) {
    unsigned const line = pass.tiles.load ? i % lines : i / S, b = pass.tiles.load ? i / lines : i % S, p = b / split.B,
                   c = b % split.B;
    places.push_back({static_cast<std::uint16_t>(b),
                      static_cast<std::uint16_t>((line * split.A * split.B + c) * layout.pitch + to[p]),
                      static_cast<std::uint16_t>(p), static_cast<std::uint16_t>(line)});
  }
  if (is_near(pass, t, false)) set_offsets(places, pass, false);
  return places;
}

/// Those of the last one: b = k_A + A k_P.
std::vector<Place> last_places(Pass const& pass, Choice const& t, PrimeSplit const& split, InnerLayout const& layout,
                               std::vector<unsigned> const& from) {
  unsigned const lines = t.lines_per_team, S = static_cast<unsigned>(pass.length) / split.B;
  std::vector<Place> places;
  for (unsigned i = 0; i < lines * S; ++i) {
    unsigned const line = pass.tiles.store ? i % lines : i / S, b = pass.tiles.store ? i / lines : i % S,
                   k = b / split.A, a = b % split.A;
    places.push_back({static_cast<std::uint16_t>((line * split.A + a) * split.B * layout.pitch + from[k]),
                      static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(line)});
  }
  if (is_near(pass, t, true)) set_offsets(places, pass, true);
  return places;
}

/// Accesses to scratch for each element of the butterflies at `places`, of which a multiprocessor serves `slots`
/// threads at a time where all are in different slots.
std::size_t accesses(std::vector<Place> const& places, std::uint16_t Place::*side, unsigned slots) {
  constexpr std::size_t sample = 512;
  std::size_t const count = std::min(places.size(), sample);
  std::size_t total = 0;
  for (std::size_t first = 0; first < count; first += slots) {
    unsigned hits[16] = {}, most = 0;
    for (std::size_t i = first; i < std::min(count, first + slots); ++i)
      most = std::max(most, ++hits[places[i].*side % slots]);
    total += most;
  }
  return total * places.size() / count;
}

InnerLayout packed_layout(PrimeSplit const& split, unsigned pad) {
  InnerLayout layout;
  std::size_t const count = split.factors.size();
  layout.step[count - 1] = 1;
  for (std::size_t d = count - 1; d-- > 0;)
    layout.step[d] = layout.step[d + 1] * split.factors[d + 1] + (d == 0 ? pad : 0);
  layout.pitch = 1 + layout.step[0] * split.factors[0];
  return layout;
}

struct InnerOrder {
  InnerLayout layout;
  bool by_sub[max_prime_factors] = {};
};

/// The pad, the pitch and the order of butterflies with the fewest accesses.
InnerOrder best_order(Pass const& pass, Choice const& t, PrimeSplit const& split, Precision precision) {
  unsigned const slots = scratch_slots(precision), subs = t.lines_per_team * split.A * split.B;
  InnerOrder best;
  std::size_t fewest = ~std::size_t{0};
  for (unsigned pad = 0; pad < 3; ++pad) {
    InnerOrder order{packed_layout(split, pad)};
    auto const permutation = permutation_of(split, order.layout);  // whatever the pitch
    unsigned const smallest = order.layout.pitch;
    for (unsigned more = 0; more < slots; ++more) {
      order.layout.pitch = smallest + more;
      std::size_t total =
          split.A * accesses(first_places(pass, t, split, order.layout, permutation.in), &Place::write, slots) +
          split.B * accesses(last_places(pass, t, split, order.layout, permutation.out), &Place::read, slots);
      for (std::size_t s = 0; s < split.factors.size(); ++s) {
        std::size_t const times = split.factors[s] * (s + 1 == split.factors.size() ? 2 : 4);
        std::size_t const plain = accesses(inner_places(split, order.layout, s, subs, false), &Place::read, slots),
                          by_sub = accesses(inner_places(split, order.layout, s, subs, true), &Place::read, slots);
        order.by_sub[s] = by_sub < plain;
        total += times * std::min(plain, by_sub);
      }
      if (total >= fewest) continue;
      fewest = total;
      best = order;
    }
  }
  return best;
}

}  // namespace

bool PrimeSplit::is_coprime() const {
  for (std::size_t i = 0; i < factors.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (std::gcd(factors[i], factors[j]) != 1) return false;
  return true;
}

ScratchLinePrimeChoice const& prime_choice(Choice const& choice) {
  return std::get<ScratchLinePrimeChoice>(choice.engine);
}

PrimeSplit prime_split(Choice const& choice) {
  PrimeSplit split;
  split.factors = prime_choice(choice).factors;
  for (auto const R : choice.radices) {
    if (R > largest_scratch_line_radix)
      split.P = R;
    else
      (split.P == 1 ? split.A : split.B) = R;
  }
  return split;
}

std::size_t prime_pitch(Pass const& pass, Choice const& choice, Precision precision) {
  return best_order(pass, choice, prime_split(choice), precision).layout.pitch;
}

std::size_t prime_scratch(Pass const& pass, Choice const& choice, std::size_t pitch, Precision precision) {
  auto const split = prime_split(choice);
  return info_bytes_of(pass, choice) + choice.lines_per_team * split.A * split.B * pitch * 2 * scalar_bytes(precision);
}

PrimeLayout prime_layout(Pass const& pass, Choice const& t, Precision precision) {
  auto const N = static_cast<unsigned>(pass.length);
  auto const split = prime_split(t);
  auto const order = best_order(pass, t, split, precision);
  auto const& inner = order.layout;
  auto const permutation = permutation_of(split, inner);
  unsigned const subs = t.lines_per_team * split.A * split.B;
  PrimeLayout layout;
  layout.shape.info_bytes = static_cast<std::uint32_t>(info_bytes_of(pass, t));
  layout.scratch_bytes = prime_scratch(pass, t, inner.pitch, precision);
  auto const append = [&](std::vector<Place> const& places) {
    auto const begin = static_cast<std::uint32_t>(layout.places.size());
    layout.places.insert(layout.places.end(), places.begin(), places.end());
    return begin;
  };
  auto const end = [&](unsigned R, unsigned L, unsigned step, std::vector<Place> const& places) {
    ScratchLineStage stage{};
    stage.radix = R;
    stage.places = append(places);
    stage.count = static_cast<std::uint32_t>(places.size());
    stage.L = L;
    stage.S = N / R;
    stage.step = step;
    return stage;
  };
  layout.shape.first =
      end(split.A, split.P, split.B * inner.pitch, first_places(pass, t, split, inner, permutation.in));
  layout.shape.inner_count = static_cast<std::uint32_t>(split.factors.size());
  unsigned L = 1;
  for (std::size_t s = 0; s < split.factors.size(); L *= split.factors[s++]) {
    auto const places = inner_places(split, inner, s, subs, order.by_sub[s]);
    layout.shape.inner[s] = {split.factors[s],           append(places), 0, static_cast<std::uint32_t>(places.size()),
                             split.is_coprime() ? 1 : L, inner.step[s]};
  }
  layout.shape.last = end(split.B, split.A * split.P, inner.pitch, last_places(pass, t, split, inner, permutation.out));
  layout.shape.near_load = is_near(pass, t, false);
  layout.shape.near_store = is_near(pass, t, true);
  layout.shape.filter_pitch = split.M() / split.factors.back();
  auto in_table = split.factors;  // the innermost index first
  std::rotate(in_table.rbegin(), in_table.rbegin() + 1, in_table.rend());
  for_each_index(in_table, [&](auto index) {
    std::rotate(index.begin(), index.begin() + 1, index.end());
    layout.spectrum.push_back(spectrum_of(split, index));
  });
  return layout;
}

}  // namespace TeamFFT::Impl
