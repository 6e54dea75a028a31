// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The split of a long length into the factors that take the least time together, each a pass.
#include "engines/radices.hpp"
#include "plan/rules/rule.hpp"

#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace TeamFFT::Impl {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

/// Time of the pass over a factor n in that shape: memory, worse where fewer neighbours fit than one access wants, and
/// stages. The last pass of a GPU reads rows.
double factor_time(Context const& context, std::size_t n, std::size_t line_count, Choice const& shape, bool last) {
  Pass pass;
  pass.length = n;
  pass.lines = {LineDim{line_count}};
  pass.choice = shape;
  pass.tiles.load = !last || context.lanes();
  pass.tiles.store = true;
  double const bits = std::log2(static_cast<double>(n)), balance = bits * bits / 16,
               time = estimate(context, pass, n * line_count);
  if (context.lanes()) return time + 0.01 * balance;
  // As fitted to splits of 2^18 to 2^24 and 10^5 to 10^6 (H200, perf/notes/planner.md#splits-2026-11-22).
  return time + 0.1 + 0.03 * balance + 0.01 * std::max(0.0, bits - 9);
}

/// What tiles cost on a GPU that begin anywhere rather than with a sector: the first pass reads them at a stride of
/// `rest`, the last one writes them at a stride of `first` (10^5 in f32 as 125 x 800 0.31 of copy, as 160 x 625 0.38,
/// as 200 x 500 0.43).
double misaligned_time(Context const& context, std::size_t first, std::size_t rest) {
  constexpr double load = 0.3, store = 0.5;
  std::size_t const sector = context.machine.memory.sector_bytes;
  if (context.lanes()) return 0;
  return (rest * context.complex_bytes() % sector != 0 ? load : 0) +
         (first * context.complex_bytes() % sector != 0 ? store : 0);
}

/// Bits of a length in units of 1/64.
double steps_of(std::size_t n) { return 64 * std::log2(static_cast<double>(n)); }

/// A length whose lines fit in scratch.
struct Factor {
  std::size_t length;
  double time, time_as_last, steps;
};

std::vector<Factor> factors_in_scratch(Context const& context, std::size_t n, std::size_t line_count) {
  std::vector<Factor> factors;
  auto lengths = proper_divisors(n);
  lengths.push_back(n);
  for (std::size_t const f : lengths) {
    std::size_t const lines = line_count * (n / f);
    if (auto const shape = shape_for(context, f, lines, true))
      factors.push_back({f, factor_time(context, f, lines, *shape, false), factor_time(context, f, lines, *shape, true),
                         steps_of(f)});
  }
  return factors;
}

/// The least time that any factors take together whose product is large enough, whether it is the wanted length or not.
class LeastTime {
 public:
  explicit LeastTime(std::vector<Factor> const& factors) {
    double least = never;
    // of those that are as long or longer only the faster ones
    for (auto factor = factors.rbegin(); factor != factors.rend(); ++factor) {
      double const time = std::min(factor->time, factor->time_as_last);
      if (time < least) m_of_one.push_back({static_cast<std::size_t>(std::ceil(factor->steps)), least = time});
    }
  }

  /// Of a product of so many steps.
  [[nodiscard]] double operator()(double wanted_steps) {
    constexpr double rounding = 1e-6;
    auto const wanted = static_cast<std::size_t>(std::max(0.0, wanted_steps - rounding));
    for (std::size_t steps = m_known.size(); steps <= wanted; ++steps) {
      double least = steps == 0 ? 0 : never;
      for (auto const& one : m_of_one)
        least = steps == 0 ? 0 : std::min(least, one.time + m_known[steps - std::min(steps, one.steps)]);
      m_known.push_back(least);
    }
    return m_known[wanted];
  }

 private:
  struct One {
    std::size_t steps;
    double time;
  };

  std::vector<One> m_of_one;    ///< factors, whose steps are rounded up
  std::vector<double> m_known;  ///< by steps
};

struct Split {
  double time;
  std::size_t first;
};

/// Branch and bound over the first factor: what follows it takes LeastTime or more.
class Splits {
 public:
  Splits(Context const& context, std::size_t whole, std::vector<Factor> factors)
      : m_context(context), m_whole(whole), m_factors(std::move(factors)), m_least(m_factors) {}

  /// The fastest split of n, or one of time `never` where none takes `limit` or less.
  Split best(std::size_t n, double limit) {
    auto& known = m_known[n];
    if (known.best.time == never && known.limit < limit) known = {found(n, limit), limit};
    return known.best;
  }

 private:
  struct Branch {
    double bound, time;
    std::size_t first;
  };
  struct Known {
    Split best{never, 0};
    double limit = 0;  ///< to which there is none
  };

  Split found(std::size_t n, double limit) {
    constexpr double rounding = 1e-9;
    auto const one = std::ranges::lower_bound(m_factors, n, {}, &Factor::length);
    Split best{one != m_factors.end() && one->length == n ? one->time_as_last : never, n};
    for (auto const& [bound, time, f] : branches(n, std::min(limit, best.time) * (1 + rounding))) {
      double const most = std::min(limit, best.time) * (1 + rounding);
      if (bound > most) break;
      if (m_context.known_shapes != nullptr) ++m_context.known_shapes->branches;
      double const total = time + this->best(n / f, most - time).time;
      if (total < best.time || (total != never && total == best.time && place(n, f) < place(n, best.first)))
        best = {total, f};
    }
    return best.time <= limit * (1 + rounding) ? best : Split{never, 0};
  }

  /// The first factors of n whose bounds are at most `most`, the least ones first.
  std::vector<Branch> branches(std::size_t n, double most) {
    std::vector<Branch> all;
    double const steps = steps_of(n);
    for (auto const& [f, factor_time, as_last, factor_steps] : m_factors) {
      double const bound = factor_time + m_least(steps - factor_steps);
      if (f >= n || bound > most || n % f != 0) continue;
      double const misaligned = n == m_whole ? misaligned_time(m_context, f, n / f) : 0;
      if (bound + misaligned <= most) all.push_back({bound + misaligned, factor_time + misaligned, f});
    }
    std::ranges::sort(all, {}, [](Branch const& branch) { return std::pair(branch.bound, branch.first); });
    return all;
  }

  /// Among splits that take as long, the most uneven one counts, and of two that are the shorter factor first.
  static std::pair<std::size_t, bool> place(std::size_t n, std::size_t first) {
    return {std::min(first, n / first), first > n / first};
  }

  Context const& m_context;
  std::size_t m_whole;
  std::vector<Factor> m_factors;
  LeastTime m_least;
  std::map<std::size_t, Known> m_known;
};

}  // namespace

std::vector<std::size_t> split(Context const& context, std::size_t n, std::size_t line_count) {
  if (!is_direct(n)) return {};
  Splits splits(context, n, factors_in_scratch(context, n, std::max<std::size_t>(1, line_count)));
  if (splits.best(n, never).time == never) return {};
  std::vector<std::size_t> factors;
  for (; n > 1; n /= factors.back()) factors.push_back(splits.best(n, never).first);
  return factors;
}

}  // namespace TeamFFT::Impl
