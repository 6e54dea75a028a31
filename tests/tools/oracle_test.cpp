// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The oracle is held to what needs no oracle: the definition, and the algebra of roots of unity.
#include "accuracy.hpp"
#include "oracle.hpp"

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

constexpr long double wide_eps = rounding<long double>;

Line random_line(std::size_t N, std::uint64_t seed) {
  Random random(seed);
  Line x(N);
  for (auto& v : x) v = {random.uniform<double>(), random.uniform<double>()};
  return x;
}

TEST(Oracle, RootsOfUnity_MatchTheDefinition) {
  for (std::size_t N = 1; N <= 300; ++N)
    for (std::size_t k = 0; k < 2 * N; ++k) {
      long double const angle =
          -2 * std::numbers::pi_v<long double> * static_cast<long double>(k % N) / static_cast<long double>(N);
      Wide const expected{std::cos(angle), std::sin(angle)};
      // the angle itself is rounded here
      ASSERT_LE(std::abs(Impl::root_of_unity<long double>(k, N) - expected), 16 * wide_eps) << N << " " << k;
    }
}

TEST(Oracle, RootsOfUnity_AreExactOnTheAxes) {
  for (std::uint64_t n : {4ULL, 4096ULL, 1ULL << 40, 12ULL * 1000003ULL}) {
    EXPECT_EQ(Impl::root_of_unity<double>(0, n), std::complex<double>(1, 0)) << n;
    EXPECT_EQ(Impl::root_of_unity<double>(n / 4, n), std::complex<double>(0, -1)) << n;
    EXPECT_EQ(Impl::root_of_unity<double>(n / 2, n), std::complex<double>(-1, 0)) << n;
    EXPECT_EQ(Impl::root_of_unity<double>(n / 4 * 3, n), std::complex<double>(0, 1)) << n;
  }
}

TEST(Oracle, RootsOfUnity_MultiplyToRoots) {
  Random random(1);
  for (int i = 0; i < 2000; ++i) {
    std::uint64_t const n = random.between(1, 1ULL << 40), a = random.below(n), b = random.below(n);
    Wide const product = multiply(Impl::root_of_unity<long double>(a, n), Impl::root_of_unity<long double>(b, n));
    ASSERT_LE(std::abs(product - Impl::root_of_unity<long double>(a + b, n)), 6 * wide_eps)
        << n << " " << a << " " << b;
  }
}

TEST(Oracle, DirectSum_OfAnExponentialIsAnImpulse) {
  for (std::size_t N : {1, 2, 7, 60, 97}) {
    for (std::size_t f = 0; f < N; ++f) {
      Line x(N);
      for (std::size_t j = 0; j < N; ++j) x[j] = std::conj(Impl::root_of_unity<long double>(j * f, N));
      Line const y = direct_sum(x);
      for (std::size_t k = 0; k < N; ++k)
        ASSERT_LE(std::abs(y[k] - Wide(k == f ? static_cast<long double>(N) : 0)),
                  4 * static_cast<long double>(N) * wide_eps)
            << N << " " << f << " " << k;
    }
  }
}

TEST(Oracle, FastTransform_EqualsTheDirectSum) {
  Accuracy accuracy;
  std::vector<std::size_t> lengths{720, 1009, 1018, 1024, 2021, 2048, 2187, 3003};
  for (std::size_t N = 1; N <= 260; ++N) lengths.push_back(N);
  for (auto N : lengths)
    for (auto direction : {Direction::forward, Direction::backward}) {
      Line x = random_line(N, N);
      Line const fast = wide_dft(x, direction);
      if (direction == Direction::backward)
        for (auto& v : x) v = std::conj(v);
      Line expected = direct_sum(x);
      if (direction == Direction::backward)
        for (auto& v : expected) v = std::conj(v);
      // Both sums carry the rounding of long double, the direct one about sqrt(N) wide_eps: 2^6 below a bound in double
      // remains for every N here.
      accuracy.expect(relative_l2(fast, expected), (error_bound(rounding<double>, N) + rounding<double>) / 64,
                      std::to_string(N));
    }
}

TEST(Oracle, FastTransform_InvertsAtLongLengths) {
  for (std::size_t N : {65536, 65537, 100000, 131101}) {
    Line const x = random_line(N, N);
    Line y = wide_dft(wide_dft(x, Direction::forward), Direction::backward);
    for (auto& v : y) v /= static_cast<long double>(N);
    EXPECT_LE(relative_l2(y, x), 16 * wide_eps) << N;
  }
}

TEST(Oracle, RelativeError_SeesOneWrongElement) {
  Line const x = random_line(4096, 9);
  Line y = wide_dft(x, Direction::forward);
  Line const expected = y;
  EXPECT_EQ(relative_l2(y, expected), 0);
  y[1234] *= 1.001L;
  EXPECT_GT(relative_l2(y, expected), error_bound(rounding<float>, 4096));
  y[1234] = std::numeric_limits<long double>::quiet_NaN();
  EXPECT_FALSE(relative_l2(y, expected) <= error_bound(rounding<float>, 4096));
}

TEST(Oracle, RandomData_FillsTheMantissaAndTheInterval) {
  Random random(3);
  double low = 1, high = -1, sum = 0;
  int odd = 0;
  for (int i = 0; i < 4096; ++i) {
    auto const v = random.uniform<float>();
    low = std::min<double>(low, v), high = std::max<double>(high, v), sum += v;
    odd += std::fmod(std::ldexp(std::abs(v), 24), 2.0f) == 1.0f;
  }
  EXPECT_LT(low, -0.99);
  EXPECT_GT(low, -1.0);
  EXPECT_GT(high, 0.99);
  EXPECT_LT(high, 1.0);
  EXPECT_LT(std::abs(sum / 4096), 0.05);
  EXPECT_EQ(odd, 4096);
}

}  // namespace
}  // namespace TeamFFT::Test
