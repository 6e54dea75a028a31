// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "prime_shape.hpp"

#include "placed_shape.hpp"
#include "radices.hpp"
#include "tables.hpp"

#include <backends/cuda_sm90_prime.hpp>
#include <backends/general.hpp>
#include <backends/tuning.hpp>

#include <TeamFFT/number.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <numeric>
#include <utility>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t most_elements = 32768;                                        // of a team: places are 16 bits wide
constexpr std::size_t warp = 32, reserved_scratch = 1024;                           // bytes that CUDA keeps of a team's scratch
constexpr std::size_t most_threads = 2048, most_teams = 32, register_file = 65536;  // of a multiprocessor
constexpr unsigned largest_radix = 32;

std::size_t divided_up(std::size_t n, std::size_t by) { return (n + by - 1) / by; }

/// Element (n_0, n_1, ...) of a convolution lies at sum_i n_i step_i behind x_0's place, that of the next sub-transform `pitch` on.
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
    for (std::size_t d = extents.size(); d-- > 0; rest /= extents[d]) index[d] = static_cast<unsigned>(rest % extents[d]);
    visit(std::as_const(index));
  }
}

unsigned place_of(InnerLayout const& layout, std::vector<unsigned> const& index) {
  unsigned place = 1;
  for (std::size_t d = 0; d < index.size(); ++d) place += index[d] * layout.step[d];
  return place;
}

/// The element j (on the way in) or q (on the way out) that an index stands for: sum_i n_i M/f_i mod M where the factors are coprime (Good 1958), else
/// mixed radix with the first index slowest (Cooley and Tukey 1965).
unsigned element_of(PrimeSplit const& split, std::vector<unsigned> const& index) {
  unsigned j = 0, rest = split.M();
  for (std::size_t d = 0; d < index.size(); ++d) {
    rest /= split.factors[d];
    j += index[d] * (split.is_coprime() ? split.M() / split.factors[d] : rest);
  }
  return j % split.M();
}

/// The element k of the spectrum: k mod f_i = k_i where the factors are coprime, else mixed radix with the first index fastest.
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

/// Where element p of a sub-transform goes before the convolution, and where X_p is found after it, from x_0's place on.
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

/// The butterflies of one stage of the convolutions of all `subs` sub-transforms of a team. by_sub: neighbouring threads take neighbouring sub-transforms.
std::vector<Place> inner_places(PrimeSplit const& split, InnerLayout const& layout, std::size_t stage, unsigned subs, bool by_sub) {
  auto extents = split.factors;
  extents[stage] = 1;
  std::vector<Place> of_one;
  for_each_index(extents, [&](auto const& index) {
    unsigned twiddle = 0, L = 1;
    for (std::size_t d = 0; d < stage; L *= split.factors[d++]) twiddle += index[d] * L;
    of_one.push_back({static_cast<std::uint16_t>(place_of(layout, index)), static_cast<std::uint16_t>(of_one.size()), static_cast<std::uint16_t>(twiddle), 0});
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
bool is_near(Pass const& pass, Tuning const& t, bool store) {
  constexpr std::int64_t reach = std::int64_t{1} << 31;
  if (pass.lines.size() > 1 || (store ? t.tile_store : t.tile_load)) return false;
  std::int64_t const line = pass.lines.empty() ? 0 : std::abs(store ? pass.lines[0].store : pass.lines[0].load),
                     element = std::abs(store ? pass.store_stride : pass.load_stride);
  return line < reach / (2 * t.lines_per_team) && element < reach / (2 * static_cast<std::int64_t>(pass.length));
}

void set_offsets(std::vector<Place>& places, Pass const& pass, bool store) {
  auto const line = static_cast<std::int64_t>(pass.lines.empty() ? 0 : store ? pass.lines[0].store : pass.lines[0].load);
  auto const element = static_cast<std::int64_t>(store ? pass.store_stride : pass.load_stride);
  for (auto& place : places) {
    auto const side = store ? &Place::write : &Place::read;
    set_near(place, side, place.line * line + place.*side * element);
  }
}

/// The butterflies of the first stage: b = p B + c.
std::vector<Place> first_places(Pass const& pass, Tuning const& t, PrimeSplit const& split, InnerLayout const& layout) {
  auto const to = permutation_of(split, layout).in;
  unsigned const lines = t.lines_per_team, S = static_cast<unsigned>(pass.length) / split.A;
  std::vector<Place> places;
  for (unsigned i = 0; i < lines * S; ++i) {
    unsigned const line = t.tile_load ? i % lines : i / S, b = t.tile_load ? i / lines : i % S, p = b / split.B, c = b % split.B;
    places.push_back({static_cast<std::uint16_t>(b), static_cast<std::uint16_t>((line * split.A * split.B + c) * layout.pitch + to[p]),
                      static_cast<std::uint16_t>(p), static_cast<std::uint16_t>(line)});
  }
  if (is_near(pass, t, false)) set_offsets(places, pass, false);
  return places;
}

/// Those of the last one: b = k_A + A k_P.
std::vector<Place> last_places(Pass const& pass, Tuning const& t, PrimeSplit const& split, InnerLayout const& layout) {
  auto const from = permutation_of(split, layout).out;
  unsigned const lines = t.lines_per_team, S = static_cast<unsigned>(pass.length) / split.B;
  std::vector<Place> places;
  for (unsigned i = 0; i < lines * S; ++i) {
    unsigned const line = t.tile_store ? i % lines : i / S, b = t.tile_store ? i / lines : i % S, k = b / split.A, a = b % split.A;
    places.push_back({static_cast<std::uint16_t>((line * split.A + a) * split.B * layout.pitch + from[k]), static_cast<std::uint16_t>(b),
                      static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(line)});
  }
  if (is_near(pass, t, true)) set_offsets(places, pass, true);
  return places;
}

/// Accesses to scratch for each element of the butterflies at `places`, of which a multiprocessor serves `slots` threads at a time where all are in different
/// slots.
std::size_t accesses(std::vector<Place> const& places, std::uint16_t Place::*side, unsigned slots) {
  constexpr std::size_t sample = 512;
  std::size_t const count = std::min(places.size(), sample);
  std::size_t total = 0;
  for (std::size_t first = 0; first < count; first += slots) {
    unsigned hits[16] = {}, most = 0;
    for (std::size_t i = first; i < std::min(count, first + slots); ++i) most = std::max(most, ++hits[places[i].*side % slots]);
    total += most;
  }
  return total * places.size() / count;
}

InnerLayout packed_layout(PrimeSplit const& split, unsigned pad) {
  InnerLayout layout;
  std::size_t const count = split.factors.size();
  layout.step[count - 1] = 1;
  for (std::size_t d = count - 1; d-- > 0;) layout.step[d] = layout.step[d + 1] * split.factors[d + 1] + (d == 0 ? pad : 0);
  layout.pitch = 1 + layout.step[0] * split.factors[0];
  return layout;
}

struct InnerOrder {
  InnerLayout layout;
  bool by_sub[max_prime_factors] = {};
};

/// The pad, the pitch and the order of butterflies with the fewest accesses.
InnerOrder best_order(Pass const& pass, Tuning const& t, PrimeSplit const& split, Precision precision) {
  unsigned const slots = scratch_slots(precision), subs = t.lines_per_team * split.A * split.B;
  InnerOrder best;
  std::size_t fewest = ~std::size_t{0};
  for (unsigned pad = 0; pad < 3; ++pad) {
    InnerOrder order{packed_layout(split, pad)};
    unsigned const smallest = order.layout.pitch;
    for (unsigned more = 0; more < slots; ++more) {
      order.layout.pitch = smallest + more;
      std::size_t total = split.A * accesses(first_places(pass, t, split, order.layout), &Place::write, slots) +
                          split.B * accesses(last_places(pass, t, split, order.layout), &Place::read, slots);
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

std::size_t info_bytes_of(Pass const& pass, Tuning const& t) { return pass.lines.size() > 1 ? t.lines_per_team * line_info_bytes : 0; }

std::size_t scratch_of(Pass const& pass, Tuning const& t, PrimeSplit const& split, std::size_t pitch, Precision precision) {
  return info_bytes_of(pass, t) + t.lines_per_team * split.A * split.B * pitch * 2 * scalar_bytes(precision);
}

}  // namespace

bool PrimeSplit::is_coprime() const {
  for (std::size_t i = 0; i < factors.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (std::gcd(factors[i], factors[j]) != 1) return false;
  return true;
}

PrimeSplit prime_split(Tuning const& tuning) {
  PrimeSplit split;
  split.factors = tuning.prime_factors;
  for (auto const R : tuning.radices) {
    if (R > largest_radix)
      split.P = R;
    else
      (split.P == 1 ? split.A : split.B) = R;
  }
  return split;
}

std::span<PlacedForm const> prime_forms(Precision precision) {
  if (precision == Precision::f32) return prime_forms_f32;
  return prime_forms_f64;
}

PrimeLayout prime_layout(Pass const& pass, Tuning const& t, Precision precision) {
  auto const N = static_cast<unsigned>(pass.length);
  auto const split = prime_split(t);
  auto const order = best_order(pass, t, split, precision);
  auto const& inner = order.layout;
  unsigned const subs = t.lines_per_team * split.A * split.B;
  PrimeLayout layout;
  layout.shape.info_bytes = static_cast<std::uint32_t>(info_bytes_of(pass, t));
  layout.scratch_bytes = scratch_of(pass, t, split, inner.pitch, precision);
  auto const append = [&](std::vector<Place> const& places) {
    auto const begin = static_cast<std::uint32_t>(layout.places.size());
    layout.places.insert(layout.places.end(), places.begin(), places.end());
    return begin;
  };
  auto const end = [&](unsigned R, unsigned L, unsigned step, std::vector<Place> const& places) {
    PlacedStage stage{};
    stage.radix = R;
    stage.places = append(places);
    stage.count = static_cast<std::uint32_t>(places.size());
    stage.L = L;
    stage.S = N / R;
    stage.read_step = step;
    return stage;
  };
  layout.shape.first = end(split.A, split.P, split.B * inner.pitch, first_places(pass, t, split, inner));
  layout.shape.inner_count = static_cast<std::uint32_t>(split.factors.size());
  unsigned L = 1;
  for (std::size_t s = 0; s < split.factors.size(); L *= split.factors[s++]) {
    auto const places = inner_places(split, inner, s, subs, order.by_sub[s]);
    layout.shape.inner[s] = {split.factors[s], append(places), 0, static_cast<std::uint32_t>(places.size()), split.is_coprime() ? 1 : L, inner.step[s]};
  }
  layout.shape.last = end(split.B, split.A * split.P, inner.pitch, last_places(pass, t, split, inner));
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

namespace {

/// Thread-instructions of radix R for each element, as for the placed kernel (placed_shape.cpp).
double butterfly_cost(unsigned R, Precision precision) { return R == 1 ? 0 : (precision == Precision::f64 ? 2 : 1) * (2 + 14 * (stage_cost(R, false) - 1)); }

/// One stage of a team: its threads take `count` butterflies of `work` instructions.
struct StageWork {
  std::size_t count, held;
  double work, start;
};

double longest_thread(StageWork const& s, std::size_t threads) {
  std::size_t const rounds = divided_up(s.count, s.held * threads);
  return static_cast<double>(std::min(s.held * rounds, divided_up(s.count, threads))) * s.work + static_cast<double>(rounds) * s.start;
}

double longest_of_all(Context const& context, Pass const& pass, Tuning const& t, PrimeSplit const& split) {
  auto const& form = prime_forms(context.precision)[static_cast<std::size_t>(t.prime)];
  double const twiddles = context.precision == Precision::f64 ? 12 : 8, end = 8, scratch = 3, place = 25;
  auto const held = [&](unsigned R, bool innermost) {
    std::size_t const h = R == 1 ? copies_held : butterflies_held(R, form);
    return innermost ? std::min<std::size_t>(h, 2) : h;
  };
  auto const outer = [&](unsigned R, double start) {
    return StageWork{t.lines_per_team * (pass.length / R), held(R, false),
                     R * (butterfly_cost(R, context.precision) + (R == 1 ? 0 : twiddles) + end) + (R == 1 ? 10 : place), start};
  };
  double time = longest_thread(outer(split.A, 150), t.team_size) + longest_thread(outer(split.B, 60), t.team_size);
  double const factor = split.is_coprime() ? 0 : twiddles;
  for (std::size_t s = 0; s < split.factors.size(); ++s) {
    unsigned const f = split.factors[s];
    bool const innermost = s + 1 == split.factors.size();
    StageWork stage{t.lines_per_team * split.A * split.B * (split.M() / f), held(f, innermost), 0, 60};
    if (innermost) {
      stage.work = f * (2 * butterfly_cost(f, context.precision) + 2 * (s ? factor : 0) + twiddles + scratch) + place;
      time += longest_thread(stage, t.team_size);
    } else {
      stage.work = f * (butterfly_cost(f, context.precision) + (s ? factor : 0) + scratch) + place;
      time += 2 * longest_thread(stage, t.team_size);
    }
  }
  return time;
}

/// Time of an element, but for a factor, by the exponents of placed_time() (placed_shape.cpp).
double prime_time(Context const& context, Pass const& pass, Tuning const& t) {
  auto const split = prime_split(t);
  auto const& form = prime_forms(context.precision)[static_cast<std::size_t>(t.prime)];
  double const elements = static_cast<double>(t.lines_per_team * pass.length);
  std::size_t const warps = divided_up(t.team_size, warp), a_quarter = register_file / 4 / (form.registers * warp);
  std::size_t const teams = std::max<std::size_t>(1, std::min({4 * a_quarter / warps, most_threads / t.team_size, most_teams,
                                                               (context.machine.team_scratch + reserved_scratch) / (t.scratch_bytes + reserved_scratch)}));
  double const spread = std::min(1.0, static_cast<double>(pass.line_count()) / (t.lines_per_team * static_cast<double>(context.machine.concurrency)));
  return std::pow(longest_of_all(context, pass, t, split) / (static_cast<double>(teams) * elements), 0.4) * std::pow(static_cast<double>(teams * warps), 0.09) *
         std::pow(static_cast<double>(teams), -0.08) / std::pow(spread, 0.5);
}

/// Ways to write n as an ordered product of `count` radices up to `widest`, of which the last is innermost.
void list_factors(unsigned n, std::size_t count, PlacedForm const& form, std::vector<unsigned>& now, std::vector<std::vector<unsigned>>& all) {
  if (count == 0) {
    if (n == 1) all.push_back(now);
    return;
  }
  for (unsigned R = 2; R <= form.widest; ++R) {
    if (n % R != 0 || !is_butterfly(R) || (count == 1 && !may_be_innermost(R, form))) continue;
    now.push_back(R);
    list_factors(n / R, count - 1, form, now, all);
    now.pop_back();
  }
}

std::vector<PrimeSplit> splits_of(std::size_t N, PlacedForm const& form, Precision precision) {
  auto const P = static_cast<unsigned>(prime_factors(N).back());
  if (P <= largest_radix || P - 1 > N) return {};
  auto const m = static_cast<unsigned>(N / P);
  std::vector<std::vector<unsigned>> all;
  std::vector<unsigned> now;
  for (std::size_t count = 2; count <= max_prime_factors && all.empty(); ++count) list_factors(P - 1, count, form, now, all);
  std::vector<PrimeSplit> splits;
  for (unsigned A = 1; A <= std::min(largest_before_prime, form.widest) && A <= m; ++A) {
    if (m % A != 0 || (A != 1 && !is_butterfly(A)) ||
        (m / A != 1 && (m / A > form.widest || !is_butterfly(m / A) || !may_be_later(m / A, scalar_bytes(precision)))))
      continue;
    for (auto const& factors : all) {
      PrimeSplit const split{A, P, m / A, factors};
      bool const wide = std::any_of(factors.begin(), factors.end(), [&](unsigned R) { return is_emitted(R, scalar_bytes(precision)); });
      if (split.is_coprime() || !wide) splits.push_back(split);  // butterflies of wide primes hold no results that could be twiddled
    }
  }
  return splits;
}

std::vector<std::size_t> line_choices(Context const& context, Pass const& pass) {
  constexpr std::size_t elements_wanted = 4096;
  std::size_t const most = std::clamp<std::size_t>(elements_wanted / pass.length, 1, 32), existing = std::max<std::size_t>(1, pass.line_count());
  std::vector<std::size_t> choices;
  if (pass.tuning.tile_load || pass.tuning.tile_store) {
    for (std::size_t lines = context.machine.access_bytes / context.complex_bytes() * 2; lines >= 1; lines /= 2) choices.push_back(lines);
  } else {
    for (std::size_t lines = 1; lines <= most; lines += std::max<std::size_t>(1, lines / 4)) choices.push_back(lines);
  }
  std::erase_if(choices, [&](std::size_t lines) { return lines > 1 && (lines > existing || lines * pass.length > most_elements); });
  return choices;
}

/// visit(tuning, time) for every shape whose scratch is about `limit` or less.
template <class Visit>
void for_each_candidate(Context const& context, Pass const& pass, std::size_t limit, Visit const& visit) {
  auto const forms = prime_forms(context.precision);
  for (std::size_t f = 0; f < forms.size(); ++f)
    for (auto const& split : splits_of(pass.length, forms[f], context.precision))
      for (auto const lines : line_choices(context, pass)) {
        Tuning t = pass.tuning;
        t.prime = static_cast<int>(f);
        t.placed = -1;
        t.radices.clear();
        for (auto const R : {split.A, split.P, split.B})
          if (R != 1) t.radices.push_back(R);
        t.prime_factors = split.factors;
        t.lines_per_team = static_cast<unsigned>(lines);
        t.launch = Launch::native;
        std::size_t const pitch = split.P + 10;  // about
        if (lines * split.A * split.B * pitch > most_elements) continue;
        t.scratch_bytes = scratch_of(pass, t, split, pitch, context.precision);
        if (t.scratch_bytes > limit) continue;
        std::size_t const most = std::min<std::size_t>(forms[f].threads, context.machine.max_team_size);
        for (std::size_t threads = std::min(warp, most); threads <= most; threads += warp) {
          t.team_size = static_cast<unsigned>(threads);
          visit(std::as_const(t), prime_time(context, pass, t));
        }
      }
}

/// With the scratch that it needs; nothing where that is above the limit.
std::optional<Tuning> with_scratch(Context const& context, Pass const& pass, Tuning t, std::size_t limit) {
  auto const split = prime_split(t);
  std::size_t const pitch = best_order(pass, t, split, context.precision).layout.pitch;
  t.scratch_bytes = scratch_of(pass, t, split, pitch, context.precision);
  if (t.lines_per_team * split.A * split.B * pitch > 2 * most_elements || t.scratch_bytes > limit) return {};
  return t;
}

/// The measured shape of contiguous lines of this length, where there are lines enough for it.
std::optional<Tuning> measured(Context const& context, Pass const& pass, std::size_t limit) {
  if (pass.tuning.tile_load || pass.tuning.tile_store || context.machine.tuning != "cuda_sm90" || !context.options.rows) return {};
  for (PrimeRow const& row : cuda_sm90_prime_rows) {
    if (row.length != pass.length || row.precision != context.precision) continue;
    bool const enough = pass.line_count() >= std::size_t{row.lines} * context.machine.concurrency;
    if (!enough || row.threads > context.machine.max_team_size) return {};
    Tuning t = pass.tuning;
    t.prime = row.form;
    t.radices.clear();
    for (unsigned const R : {unsigned{row.first}, static_cast<unsigned>(row.length / row.first / row.last), unsigned{row.last}})
      if (R != 1) t.radices.push_back(R);
    t.prime_factors.assign(row.factors, std::find(row.factors, row.factors + max_prime_factors, 0));
    t.lines_per_team = row.lines;
    t.team_size = row.threads;
    t.launch = Launch::native;
    return with_scratch(context, pass, t, limit);
  }
  return {};
}

/// Whether a convolution's row is taken instead: for primes alone where their shape is not measured, and for lengths that have no measured shape, because
/// every one to 4096 that this kernel wins has.
bool is_beaten(Context const& context, std::size_t N) {
  constexpr std::size_t longest_measured = 4096;
  if (context.machine.tuning != "cuda_sm90" || !context.options.rows || N > longest_measured) return false;
  if (is_prime(N)) return true;
  return std::none_of(std::begin(cuda_sm90_prime_rows), std::end(cuda_sm90_prime_rows),
                      [&](PrimeRow const& row) { return row.length == N && row.precision == context.precision; });
}

}  // namespace

std::optional<Tuning> fit_measured_prime(Context const& context, Pass const& pass) {
  if (!is_placeable(context, pass)) return {};
  return measured(context, pass, context.scratch());
}

std::optional<Tuning> fit_prime(Context const& context, Pass const& pass) {
  if (!is_placeable(context, pass) || is_beaten(context, pass.length)) return {};
  std::optional<Tuning> best;
  double best_time = 0;
  for_each_candidate(context, pass, context.scratch(), [&](Tuning const& t, double time) {
    if (best && time >= best_time) return;
    best = t;
    best_time = time;
  });
  return best ? with_scratch(context, pass, *best, context.scratch()) : best;
}

std::vector<Tuning> prime_candidates(Context const& context, Pass const& pass, std::size_t count) {
  struct Candidate {
    Tuning tuning;
    double time;
  };
  std::vector<Candidate> all;
  for_each_candidate(context, pass, context.scratch(), [&](Tuning const& t, double time) { all.push_back({t, time}); });
  std::stable_sort(all.begin(), all.end(), [](Candidate const& a, Candidate const& b) { return a.time < b.time; });
  std::vector<Tuning> chosen;
  for (auto const& c : all) {
    auto const alike = [&](bool lines) {
      return std::count_if(chosen.begin(), chosen.end(), [&](Tuning const& t) {
        return t.prime == c.tuning.prime && t.radices == c.tuning.radices && t.prime_factors == c.tuning.prime_factors &&
               (!lines || t.lines_per_team == c.tuning.lines_per_team);
      });
    };
    if (chosen.size() == count) break;
    if (alike(false) >= 4 || alike(true) >= 2) continue;  // not all of one list of radices
    if (auto t = with_scratch(context, pass, c.tuning, context.scratch())) chosen.push_back(*t);
  }
  return chosen;
}

}  // namespace TeamFFT::Impl
