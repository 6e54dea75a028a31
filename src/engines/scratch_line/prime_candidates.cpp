// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/prime_candidates.hpp"

#include "engines/scratch_line/candidates.hpp"
#include "engines/scratch_line/takes.hpp"
#include "engines/scratch_line/prime_layout.hpp"
#include "engines/scratch_line/search.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/radices.hpp"
#include "engines/register_line/rows.hpp"
#include "engines/rows_for.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// Thread-instructions of radix R for each element, as element_cost() for the scratch-line kernel.
double butterfly_cost(unsigned R, Precision precision) {
  return R == 1 ? 0 : (precision == Precision::f64 ? 2 : 1) * (2 + 14 * (stage_cost(R, false) - 1));
}

double longest_of_all(Context const& context, Pass const& pass, Choice const& t, PrimeSplit const& split) {
  auto const& budget = prime_budgets(context.precision)[prime_choice(t).budget];
  double const twiddles = context.precision == Precision::f64 ? 12 : 8, end = 8, scratch = 3, place = 25;
  auto const held = [&](unsigned R, bool innermost) {
    std::size_t const h = R == 1 ? copies_held : butterflies_held(R, budget);
    return innermost ? std::min<std::size_t>(h, 2) : h;
  };
  auto const outer = [&](unsigned R, double start) {
    return StageWork{t.lines_per_team * (pass.length / R), held(R, false),
                     R * (butterfly_cost(R, context.precision) + (R == 1 ? 0 : twiddles) + end) + (R == 1 ? 10 : place),
                     start};
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

double prime_time(Context const& context, Pass const& pass, Choice const& t) {
  auto const& budget = prime_budgets(context.precision)[prime_choice(t).budget];
  return team_time(context, pass, t, budget, longest_of_all(context, pass, t, prime_split(t))) /
         team_fill(context, pass, t);
}

/// Ways to write n as an ordered product of `count` radices up to `widest`, of which the last is innermost.
void list_factors(unsigned n, std::size_t count, RegisterBudget const& budget, std::vector<unsigned>& now,
                  std::vector<std::vector<unsigned>>& all) {
  if (count == 0) {
    if (n == 1) all.push_back(now);
    return;
  }
  for (unsigned R = 2; R <= budget.widest; ++R) {
    if (n % R != 0 || !is_butterfly(R) || (count == 1 && !may_be_innermost(R, budget))) continue;
    now.push_back(R);
    list_factors(n / R, count - 1, budget, now, all);
    now.pop_back();
  }
}

std::vector<PrimeSplit> splits_of(std::size_t N, RegisterBudget const& budget, Precision precision) {
  auto const P = static_cast<unsigned>(prime_factors(N).back());
  if (P <= largest_scratch_line_radix || P - 1 > N) return {};
  auto const m = static_cast<unsigned>(N / P);
  std::vector<std::vector<unsigned>> all;
  std::vector<unsigned> now;
  for (std::size_t count = 2; count <= max_prime_factors && all.empty(); ++count)
    list_factors(P - 1, count, budget, now, all);
  std::vector<PrimeSplit> splits;
  for (unsigned A = 1; A <= std::min(largest_before_prime, budget.widest) && A <= m; ++A) {
    if (m % A != 0 || (A != 1 && !is_butterfly(A)) ||
        (m / A != 1 &&
         (m / A > budget.widest || !is_butterfly(m / A) || !may_be_later(m / A, scalar_bytes(precision)))))
      continue;
    for (auto const& factors : all) {
      PrimeSplit const split{A, P, m / A, factors};
      bool const wide = std::any_of(factors.begin(), factors.end(),
                                    [&](unsigned R) { return is_emitted(R, scalar_bytes(precision)); });
      // butterflies of wide primes hold no results that could be twiddled
      if (split.is_coprime() || !wide) splits.push_back(split);
    }
  }
  return splits;
}

/// visit(choice, time) for every shape whose scratch is about `limit` or less.
template <class Visit>
void for_each_prime_candidate(Context const& context, Pass const& pass, std::size_t limit, Visit const& visit) {
  auto const budgets = prime_budgets(context.precision);
  for (std::size_t f = 0; f < budgets.size(); ++f)
    for (auto const& split : splits_of(pass.length, budgets[f], context.precision))
      for (auto const lines : team_lines(context, pass)) {
        Choice t = pass.choice;
        t.engine = ScratchLinePrimeChoice{f, split.factors};
        t.radices.clear();
        for (auto const R : {split.A, split.P, split.B})
          if (R != 1) t.radices.push_back(R);
        t.lines_per_team = static_cast<unsigned>(lines);
        t.launch = Launch::native;
        std::size_t const pitch = split.P + 10;  // about
        if (lines * split.A * split.B * pitch > most_scratch_line_elements) continue;
        t.scratch_bytes = prime_scratch(pass, t, pitch, context.precision);
        if (t.scratch_bytes > limit) continue;
        std::size_t const most = most_threads(context.machine, budgets[f]), warp = context.machine.multiprocessor.warp;
        if (most == 0) continue;
        for (std::size_t threads = std::min(warp, most); threads <= most; threads += warp) {
          t.team_size = static_cast<unsigned>(threads);
          visit(std::as_const(t), prime_time(context, pass, t));
        }
      }
}

/// With the scratch that it needs; nothing where that is above the limit.
std::optional<Choice> with_prime_scratch(Context const& context, Pass const& pass, Choice t, std::size_t limit) {
  auto const split = prime_split(t);
  std::size_t const pitch = prime_pitch(pass, t, context.precision);
  t.scratch_bytes = prime_scratch(pass, t, pitch, context.precision);
  if (t.lines_per_team * split.A * split.B * pitch > 2 * most_scratch_line_elements || t.scratch_bytes > limit)
    return {};
  return t;
}

auto prime_shapes_of(Context const& context, Pass const& pass) {
  return Shapes{context.scratch(),
                [&](std::size_t about, auto const& visit) { for_each_prime_candidate(context, pass, about, visit); },
                [&](Choice const& t) { return with_prime_scratch(context, pass, t, context.scratch()); },
                [](Choice const& a, Choice const& b) { return a.engine == b.engine && a.radices == b.radices; }};
}

/// The measured shape of contiguous lines of this length, where there are lines enough for it.
std::optional<Choice> measured_prime(Context const& context, Pass const& pass, std::size_t limit) {
  if (pass.tiles.any() || !context.options.rows) return {};
  for (PrimeRow const& row : rows_for(context.machine).prime) {
    if (row.length != pass.length || row.precision != context.precision) continue;
    bool const enough = pass.line_count() >= std::size_t{row.lines} * context.machine.concurrency;
    if (!enough || row.threads > most_threads(context.machine, prime_budgets(context.precision)[row.budget])) return {};
    Choice t = pass.choice;
    auto const* const end = std::find(row.factors, row.factors + max_prime_factors, 0);
    t.engine = ScratchLinePrimeChoice{static_cast<std::size_t>(row.budget), {row.factors, end}};
    t.radices.clear();
    for (unsigned const R :
         {unsigned{row.first}, static_cast<unsigned>(row.length / row.first / row.last), unsigned{row.last}})
      if (R != 1) t.radices.push_back(R);
    t.lines_per_team = row.lines;
    t.team_size = row.threads;
    t.launch = Launch::native;
    return with_prime_scratch(context, pass, t, limit);
  }
  return {};
}

/// Whether a convolution's row is taken instead: for primes alone, but not for those whose own row (Rader's) gave too
/// little, which a padded convolution does not reach (43 in f64 0.61 of a copy by a row, 0.59 so, 0.49 padded; H200,
/// 2026-11-29); and for lengths that have no measured shape, because every one to 4096 that this kernel wins has.
bool is_beaten(Context const& context, std::size_t N) {
  constexpr std::size_t longest_measured = 4096, longest_row_factor = 7;
  if (!context.options.rows || N > longest_measured || !has_convolution_row(context, N)) return false;
  if (is_prime(N)) return !is_smooth(N - 1, longest_row_factor) || has_rader_row(context, N);
  return std::ranges::none_of(rows_for(context.machine).prime, [&](PrimeRow const& row) {
    return row.length == N && row.precision == context.precision;
  });
}

}  // namespace

std::span<RegisterBudget const> prime_budgets(Precision precision) {
  if (precision == Precision::f32) return prime_budgets_f32;
  return prime_budgets_f64;
}

std::optional<Choice> measured_prime_candidate(Context const& context, Pass const& pass) {
  if (!takes_scratch_line(context, pass)) return {};
  return measured_prime(context, pass, context.scratch());
}

std::optional<Choice> prime_candidate(Context const& context, Pass const& pass) {
  if (!takes_scratch_line(context, pass) || is_beaten(context, pass.length)) return {};
  return fastest_of(prime_shapes_of(context, pass));
}

std::vector<Choice> prime_candidates(Context const& context, Pass const& pass, std::size_t count) {
  return candidates_of(prime_shapes_of(context, pass), count);
}

}  // namespace TeamFFT::Impl
