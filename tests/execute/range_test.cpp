// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The range that docs/api/accuracy.md promises: a power of two times the input is that power times the output, bit for
// bit, to a quarter of the largest number over N; down to the least normal number the difference is at most 1.5 times
// the bound (seen: 1.33 at N = 2, 1.17 elsewhere; 2026-11-28).
#include "kind_run.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace TeamFFT::Test {
namespace {

template <class Real>
std::vector<Real> times_power(std::vector<Real> values, int exponent) {
  for (auto& v : values) v = std::ldexp(v, exponent);
  return values;
}

/// Numbers of at most 1: all 1, where sums are largest; a chirp, whose convolution with Bluestein's is; and random
/// ones.
template <class Real>
std::vector<std::vector<Real>> inputs(std::size_t count, std::size_t N) {
  std::vector<Real> chirp(count);
  for (std::size_t i = 0; i < count; ++i) {
    double const n = static_cast<double>(i / 2),
                 angle = std::numbers::pi * std::fmod(n * n, 2.0 * static_cast<double>(N)) / static_cast<double>(N);
    chirp[i] = static_cast<Real>(i % 2 ? std::sin(angle) : std::cos(angle));
  }
  return {std::vector<Real>(count, Real(1)), std::move(chirp), random_values<Real>(count, count)};
}

/// One of a convolution in passes for one kind: its tables take long.
std::vector<std::size_t> lengths(Kind kind) {
  std::vector<std::size_t> all{2, 60, 97, 143, 509, 1000, 1009, 4099};
  if (kind == Kind::c2c_forward) all.push_back(65537);
  return all;
}

constexpr std::ptrdiff_t behind = 8;  ///< numbers that run_numbers() has behind the results

struct Ruled {
  Rule rule;
  std::size_t scratch;
};

/// Those that a plan of this length can be forced to, and the planner's own.
std::vector<PlanOptions> rules_for(std::size_t N) {
  bool const smooth = Impl::is_smooth(N, 13), prime = Impl::is_prime(N);
  std::vector<Ruled> ruled{{Rule::automatic, 0}};
  if (N < 2000) ruled.push_back({Rule::bluestein, 0});
  if (N > 2 && N < 2000 && prime) ruled.push_back({Rule::rader, 0});
  if (N > 3 && smooth && !prime) ruled.push_back({Rule::hierarchical, 0});
  if (N < 2000) ruled.push_back({Rule::automatic, 1024});
  std::vector<PlanOptions> all;
  for (auto const& [rule, scratch] : ruled) {
    PlanOptions options;
    options.rule = rule, options.scratch_limit = scratch;
    all.push_back(options);
  }
  return all;
}

class RangeOf : public testing::TestWithParam<Kind> {
 protected:
  /// body(run, problem, N) for lengths and rules.
  template <class Real, class Body>
  void for_each_plan(Body const& body) {
    Kind const kind = GetParam();
    for (std::size_t const n : lengths(kind)) {
      auto const problem = packed({kind}, {n}, 2, precision_of<Real>, Placement::out_of_place,
                                  Impl::is_complex_kind(kind) ? Data::complex : Data::real);
      std::size_t const N = Impl::logical_length(kind, n);
      for (auto const& options : rules_for(Impl::is_trigonometric(kind) ? n : N)) {
        if (Impl::is_trigonometric(kind) && options.rule != Rule::automatic && options.rule != Rule::bluestein)
          continue;
        SCOPED_TRACE(describe(problem, options));
        Runner<> const run(problem, options);
        body(run, problem, N);
      }
    }
  }

  template <class Real>
  void check_large() {
    for_each_plan<Real>([](Runner<> const& run, Problem const& problem, std::size_t N) {
      int const exponent = std::numeric_limits<Real>::max_exponent - 2 - static_cast<int>(std::bit_width(N - 1));
      for (auto const& x : inputs<Real>(memory_in(problem), N)) {
        auto const expected = times_power(run_numbers(run, problem, x, "").after, exponent);
        auto const found = run_numbers(run, problem, times_power(x, exponent), "").after;
        EXPECT_TRUE(std::ranges::all_of(found, [](Real v) { return std::isfinite(v); }));
        EXPECT_TRUE(std::equal(found.begin(), found.end() - behind, expected.begin()));
      }
    });
  }

  template <class Real>
  void check_small() {
    for_each_plan<Real>([](Runner<> const& run, Problem const& problem, std::size_t N) {
      constexpr int exponent = std::numeric_limits<Real>::min_exponent;  // 2^exponent is twice the least normal number
      Random random(N);
      std::vector<Real> x(memory_in(problem));
      for (auto& v : x) v = std::copysign(1 + std::abs(random.uniform<Real>()), random.uniform<Real>()) / 2;
      auto const expected = run_numbers(run, problem, x, "").after,
                 found = run_numbers(run, problem, times_power(x, exponent), "").after;
      long double difference = 0, norm = 0;
      for (std::size_t i = 0; i + behind < found.size(); ++i) {
        long double const y = std::ldexp(static_cast<long double>(found[i]), -exponent), r = expected[i];
        difference += (y - r) * (y - r);
        norm += r * r;
      }
      EXPECT_LE(std::sqrt(difference / norm), 1.5L * error_bound(rounding<Real>, lengths_of(problem)));
    });
  }
};

TEST_P(RangeOf, NumbersToAQuarterOfTheLargestOverN_LoseNothing) {
  check_large<float>();
  check_large<double>();
}

TEST_P(RangeOf, NumbersFromTheLeastNormalOneOn_KeepTheBound) {
  check_small<float>();
  check_small<double>();
}

/// a and v whose numbers are all 1 times powers of two, the result in units of their product.
template <class Real>
std::vector<Real> convolved(std::size_t n, std::size_t m, int of_a, int of_v) {
  Memory<Real> const a(std::vector<Real>(n, std::ldexp(Real(1), of_a))),
      v(std::vector<Real>(m, std::ldexp(Real(1), of_v))), out(std::vector<Real>(n + m - 1));
  convolve(Space(), a.view(), v.view(), out.view());
  Space().fence();
  return times_power(out.values(), -of_a - of_v);
}

TEST(Range, OfConvolve_LosesNothing) {
  auto const check = []<class Real>(Real) {
    for (auto const& [n, m] :
         {std::pair<std::size_t, std::size_t>{1, 1}, {100, 100}, {1000, 77}, {20000, 40}, {5000, 4000}}) {
      double const N = 1.5 * static_cast<double>(n + m),
                   root = std::sqrt(static_cast<double>(n) * static_cast<double>(m));
      int const together =
          std::numeric_limits<Real>::max_exponent - 3 - static_cast<int>(std::ceil(std::log2(N * root)));
      auto const expected = convolved<Real>(n, m, 0, 0);
      for (int const of_a : {0, together / 2, together})
        EXPECT_EQ(convolved<Real>(n, m, of_a, together - of_a), expected) << n << " " << m << " " << of_a;
    }
  };
  check(float());
  check(double());
}

INSTANTIATE_TEST_SUITE_P(EveryKind, RangeOf, testing::ValuesIn([] {
                           std::vector<Kind> kinds;
                           for (auto const& row : Impl::kind_rows) kinds.push_back(row.kind);
                           return kinds;
                         }()),
                         [](auto const& info) { return std::string(Impl::row_of(info.param).name); });

}  // namespace
}  // namespace TeamFFT::Test
