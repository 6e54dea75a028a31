// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lengths to 2^40 are planned in few steps, primes too, and fast lengths are found among few: steps are counted,
// because time depends on who else computes.
#include "engines/finish.hpp"
#include "machines.hpp"
#include "oracle.hpp"
#include "plan/fast_length.hpp"
#include "plan/planner.hpp"
#include "problems.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>

namespace TeamFFT::Test {
namespace {

constexpr std::size_t longest = std::size_t{1} << 40;

/// Primes, 2^40 and its predecessor, products with one large prime, and the number with the most divisors.
constexpr std::size_t long_lengths[] = {2147483647,  17179869209,  549755813911,  1099511627689, longest,
                                        longest - 1, 206158430193, 1098238901760, 963761198400};

std::vector<Machine> planned_machines() { return {host(), h200(), mi300x()}; }

std::size_t random_length(Random& random, std::size_t least, double most_bits) {
  return std::max(
      least, static_cast<std::size_t>(std::exp2(most_bits * static_cast<double>(random.below(1 << 20)) / (1 << 20))));
}

TEST(SmoothNumbers, EqualThoseThatCountingFinds) {
  for (std::size_t bound : {2, 3, 5, 7, 11, 13}) {
    std::size_t next = 1;
    for (std::size_t n = 1; n <= 5000; ++n) {
      while (next < n || !Impl::is_smooth(next, bound)) ++next;
      ASSERT_EQ(Impl::good_size(n, bound), next) << n;
    }
    auto const numbers = Impl::smooth_numbers(100, 3000, bound);
    std::vector<std::size_t> expected;
    for (std::size_t n = 100; n <= 3000; ++n)
      if (Impl::is_smooth(n, bound)) expected.push_back(n);
    EXPECT_EQ(numbers, expected);
  }
}

TEST(SmoothNumbers, AreFoundInFewSteps) {
  for (auto const& [bound, most] : {std::pair<std::size_t, std::size_t>{7, 1500}, {13, 17000}}) {
    std::size_t steps = 0;
    Impl::visit_odd_products(2 * longest, bound, [&](std::size_t) { ++steps; });
    EXPECT_LE(steps, most);
  }
  EXPECT_EQ(Impl::good_size(549755813911), 550376570880u) << "6 10^8 numbers further";
}

TEST(ProperDivisors, EqualThoseThatCountingFinds) {
  for (std::size_t n = 1; n <= 2000; ++n) {
    std::vector<std::size_t> expected;
    for (std::size_t d = 2; d < n; ++d)
      if (n % d == 0) expected.push_back(d);
    ASSERT_EQ(Impl::proper_divisors(n), expected) << n;
  }
}

/// Seen were 571 shapes and 9,690 branches for primes, 2,122 and 32,709 for the number with the most divisors
/// (2026-11-28).
TEST(LongLengths, ArePlannedInFewSteps) {
  constexpr std::size_t most_shapes = 3000, most_branches = 60000;
  for (auto const& machine : planned_machines())
    for (auto const n : long_lengths)
      for (auto const& row : Impl::kind_rows)
        for (auto precision : {Precision::f32, Precision::f64}) {
          Impl::KnownShapes known;
          auto const problem = packed({row.kind}, {n}, 1, precision);
          EXPECT_FALSE(Impl::plan_passes(problem, machine, {}, {}, &known).list.value().passes.empty());
          EXPECT_LE(known.by_request.size(), most_shapes) << problem.token() << " on " << machine.name;
          EXPECT_LE(known.branches, most_branches) << problem.token() << " on " << machine.name;
        }
}

TEST(FastLengths, ComeFromFewCandidates) {
  Random random(45);
  for (int i = 0; i < 300; ++i) {
    std::size_t const n = i < 40 ? static_cast<std::size_t>(i) + 1 : random_length(random, 1, 40);
    auto const lengths = Impl::length_candidates(n);
    EXPECT_LE(lengths.size(), 40u) << n;
    ASSERT_FALSE(lengths.empty()) << n;
    EXPECT_GE(lengths.front(), n);
    EXPECT_LE(lengths.front(), n + n / 4 + 1);
    for (auto const m : lengths) EXPECT_EQ(Impl::length_candidates(m).front(), m) << n;
  }
}

class FastLength : public testing::TestWithParam<Kind> {
 protected:
  static std::size_t answer(Machine const& machine, std::size_t n) {
    constexpr std::size_t most_plans = 16;
    auto const search = Impl::search_length(machine, n % 2 ? Precision::f32 : Precision::f64, GetParam(), n);
    EXPECT_LE(search.plans, most_plans) << n << " on " << machine.name;
    EXPECT_GE(search.length, n);
    EXPECT_LE(search.length, n + n / 4 + n / 8 + 2) << n << " on " << machine.name;
    return search.length;
  }
  static std::size_t answer(Machine const& machine, Precision precision, std::size_t n) {
    return Impl::fast_length(machine, precision, GetParam(), n);
  }
  static std::vector<std::size_t> lengths() {
    std::vector<std::size_t> all;
    for (std::size_t n = Impl::row_of(GetParam()).smallest; n <= 40; ++n) all.push_back(n);
    Random random(static_cast<std::uint64_t>(GetParam()) + 5);
    for (int i = 0; i < 8; ++i) all.push_back(random_length(random, 40, 39.5));
    all.insert(all.end(), {2147483647, 17179869209, 549755813911});
    return all;
  }
};

TEST_P(FastLength, IsItsOwnAnswer) {
  for (auto const& machine : planned_machines())
    for (auto const n : lengths())
      for (auto precision : {Precision::f32, Precision::f64}) {
        auto const m = answer(machine, precision, n);
        EXPECT_EQ(answer(machine, precision, m), m) << n << " on " << machine.name;
      }
}

TEST_P(FastLength, IsFoundByFewPlans) {
  for (auto const& machine : planned_machines())
    for (auto const n : lengths()) (void)answer(machine, n);
}

TEST_P(FastLength, OfALongerLine_IsNotShorter) {
  for (auto const& machine : planned_machines()) {
    auto all = lengths();
    std::ranges::sort(all);
    for (std::size_t i = 0, last = 0; i < all.size(); ++i) {
      auto const now = answer(machine, Precision::f64, all[i]);
      EXPECT_GE(now, last) << all[i] << " on " << machine.name;
      last = now;
    }
  }
}

/// Where a real line is computed as a complex one of half its length, or of n - 1 or n + 1 elements, that one decides.
TEST_P(FastLength, OfTheHalf_IsThatOfTheWhole) {
  Kind const kind = GetParam();
  bool const halved = !Impl::is_complex_kind(kind) && kind != Kind::dct1 && kind != Kind::dst1;
  for (auto const& machine : planned_machines())
    for (auto const n : lengths()) {
      auto const m = answer(machine, Precision::f32, n);
      std::size_t const complex = kind == Kind::dct1 ? m - 1 : kind == Kind::dst1 ? m + 1 : halved && m > 1 ? m / 2 : m;
      EXPECT_TRUE(Impl::is_smooth(complex, 7)) << n << " on " << machine.name;
      if (!halved || n == 1) continue;
      EXPECT_EQ(m % 2, 0u) << n << " on " << machine.name;
      EXPECT_EQ(m, answer(machine, Precision::f32, n + n % 2)) << n << " on " << machine.name;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryKind, FastLength, testing::ValuesIn([] {
                           std::vector<Kind> kinds;
                           for (auto const& row : Impl::kind_rows) kinds.push_back(row.kind);
                           return kinds;
                         }()),
                         [](auto const& info) { return std::string(Impl::row_of(info.param).name); });

}  // namespace
}  // namespace TeamFFT::Test
