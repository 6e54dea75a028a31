// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fast ways to the tables are as exact as the slow ones, to what rounding to the plan's precision leaves.
#include "accuracy.hpp"
#include "execute/long_tables.hpp"
#include "oracle.hpp"
#include "pass/tables.hpp"

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

/// Of double, in which the tables of float plans are computed: 2^-53.
constexpr long double eps = rounding<double>;

TEST(Tables, ProductsOfTwoRoots_AreWithinFourRoundings) {
  for (std::uint64_t n : {1ULL, 2ULL, 3ULL, 60ULL, 1009ULL, 4096ULL, 131074ULL, 8388608ULL}) {
    Impl::RootTable<double> const W(n);
    Random random(n);
    for (int i = 0; i < 2000; ++i) {
      std::uint64_t const k = random.below(n);
      auto const expected = Impl::root_of_unity<long double>(k, n);
      ASSERT_LE(std::abs(Wide(W(k)) - expected), 4 * eps) << n << " " << k;
    }
  }
}

TEST(Tables, OfChirps_HoldTheChirp) {
  for (std::uint64_t N : {1ULL, 2ULL, 17ULL, 1009ULL, 65537ULL}) {
    auto const table = Impl::chirp_table<double>(N);
    ASSERT_EQ(table.size(), N);
    for (std::uint64_t n = 0; n < N; n += 1 + N / 500)
      ASSERT_LE(std::abs(Wide(table[n]) - Impl::chirp<long double>(n, N)), 4 * eps) << N << " " << n;
  }
}

Impl::LongRoots as_roots(Impl::SplitTable<Impl::PreciseRoot> const& split) {
  return {{split.values.data(), split.shift}};
}

Wide wide(Impl::Complex<double> const& v) { return {v.re, v.im}; }

TEST(LongTables, Roots_AreWithinTwoRoundings) {
  for (std::uint64_t n : {1ULL, 2ULL, 3ULL, 60ULL, 1009ULL, 131074ULL, 8388608ULL, 4294967291ULL}) {
    auto const split = Impl::split_precise_roots(n);
    auto const W = as_roots(split);
    Random random(n);
    for (int i = 0; i < 2000; ++i) {
      std::uint64_t const k = random.below(n);
      ASSERT_LE(std::abs(wide(W(k)) - Impl::root_of_unity<long double>(k, n)), 2 * eps) << n << " " << k;
    }
  }
}

TEST(LongTables, HoldTheChirp) {
  for (std::uint64_t N : {1ULL, 2ULL, 17ULL, 65537ULL, 1000003ULL, 2147483647ULL}) {
    auto const split = Impl::split_precise_roots(2 * N);
    for (std::uint64_t n : {std::uint64_t{0}, N / 3, N / 2, N - 1})
      ASSERT_LE(std::abs(wide(Impl::chirp_entry(as_roots(split), N, n)) - Impl::chirp<long double>(n, N)), 2 * eps)
          << N << " " << n;
  }
}

TEST(LongTables, HoldThePermutations) {
  for (std::size_t p : {3, 5, 17, 1009, 65537, 147457})
    for (bool rising : {true, false}) {
      auto const split = Impl::split_powers(p, rising);
      Impl::LongPowers const powers{{split.values.data(), split.shift}, static_cast<std::uint32_t>(p)};
      auto const expected = Impl::permutation_table(p, rising);
      for (std::size_t i = 0; i < expected.size(); ++i) ASSERT_EQ(powers(i), expected[i]) << p << " " << i;
    }
}

/// Entries, transformed and put in order as fill_long_tables() does, against the table that the host computes.
TEST(LongTables, HoldTheFilters) {
  struct Case {
    Impl::Filter filter;
    std::size_t argument, M;
    std::vector<std::size_t> factors;
  };
  for (auto const& [filter, argument, M, factors] :
       {Case{Impl::Filter::bluestein, 1, 1, {1}}, Case{Impl::Filter::bluestein, 59, 120, {120}},
        Case{Impl::Filter::bluestein, 1009, 2100, {50, 42}}, Case{Impl::Filter::bluestein, 1009, 2100, {7, 20, 15}},
        Case{Impl::Filter::rader, 17, 16, {16}}, Case{Impl::Filter::rader, 127, 252, {12, 21}},
        Case{Impl::Filter::rader, 2017, 2016, {48, 42}}, Case{Impl::Filter::rader, 2027, 4096, {16, 16, 16}}}) {
    auto const expected = Impl::filter_table<long double>(Impl::CyclicConvolution{filter, M, factors, argument});
    bool const rader = filter == Impl::Filter::rader;
    auto const split = Impl::split_precise_roots(rader ? argument : 2 * argument);
    auto const split_p =
        rader ? Impl::split_powers(argument, false) : Impl::SplitTable<std::uint32_t>(1, [](auto) { return 1u; });
    Impl::LongPowers const powers{{split_p.values.data(), split_p.shift}, static_cast<std::uint32_t>(argument)};
    Line b(M), ordered(M);
    for (std::size_t j = 0; j < M; ++j)
      b[j] = wide(rader ? Impl::rader_entry(as_roots(split), powers, M, j)
                        : Impl::bluestein_entry(as_roots(split), argument, M, j));
    Impl::table_transform(b);
    Impl::PassOrder order{{}, static_cast<unsigned>(factors.size())};
    std::copy(factors.begin(), factors.end(), order.factors);
    for (std::size_t k = 0; k < M; ++k) ordered[order(k)] = b[k] / static_cast<long double>(M);
    EXPECT_LE(relative_l2(ordered, expected), 2 * eps) << argument << " in " << M;
  }
}

TEST(Tables, TransformOfAFilter_EqualsTheDirectSum) {
  Accuracy accuracy;
  for (std::size_t N = 1; N <= 300; ++N) {
    if (!Impl::is_smooth(N, 13)) continue;
    Random random(N);
    std::vector<std::complex<double>> x(N);
    Line wide(N);
    for (std::size_t j = 0; j < N; ++j) wide[j] = x[j] = {random.uniform<double>(), random.uniform<double>()};
    Impl::table_transform(x);
    Line computed(x.begin(), x.end());
    // Roots from products: twice the error of a plan's transform is far below a float's rounding.
    accuracy.expect(relative_l2(computed, direct_sum(wide)),
                    2 * eps * std::sqrt(std::log2(static_cast<long double>(N) + 1)), std::to_string(N));
  }
}

}  // namespace
}  // namespace TeamFFT::Test
