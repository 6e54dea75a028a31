// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fast ways to the tables are as exact as the slow ones, to what rounding to the plan's precision leaves.
#include "accuracy.hpp"
#include "oracle.hpp"
#include "tables.hpp"

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
    for (std::uint64_t n = 0; n < N; n += 1 + N / 500) ASSERT_LE(std::abs(Wide(table[n]) - Impl::chirp<long double>(n, N)), 4 * eps) << N << " " << n;
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
    accuracy.expect(relative_l2(computed, direct_sum(wide)), 2 * eps * std::sqrt(std::log2(static_cast<long double>(N) + 1)), std::to_string(N));
  }
}

}  // namespace
}  // namespace TeamFFT::Test
