// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The oracle of the real kinds is held to what needs no oracle: the table in kinds.hpp written out, SciPy's numbers,
// and its own inverses.
#include "accuracy.hpp"
#include "expectation.hpp"
#include "problems.hpp"
#include "scipy_vectors.hpp"

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

constexpr long double eps = rounding<long double>;
constexpr long double pi = std::numbers::pi_v<long double>;

Line random_line(std::size_t N, std::uint64_t seed, bool real) {
  Random random(seed);
  Line x(N);
  for (auto& v : x) v = {random.uniform<double>(), real ? 0 : random.uniform<double>()};
  return x;
}

/// kinds.hpp's table, letter by letter, with angles as they stand there.
Wide by_the_table(Kind kind, std::size_t length, std::size_t output, Line const& x) {
  auto const n = static_cast<long double>(length), k = static_cast<long double>(output);
  long double const sign = output % 2 ? -1 : 1;
  auto const sum = [&](std::size_t first, std::size_t end, auto const& factor) {
    Wide s;
    for (std::size_t j = first; j < end; ++j) s += factor(static_cast<long double>(j)) * x[j];
    return s;
  };
  switch (kind) {
    case Kind::dct1:
      return x[0] + sign * x[length - 1] +
             2.0L * sum(1, length - 1, [&](auto j) { return std::cos(pi * j * k / (n - 1)); });
    case Kind::dct2: return 2.0L * sum(0, length, [&](auto j) { return std::cos(pi * (2 * j + 1) * k / (2 * n)); });
    case Kind::dct3:
      return x[0] + 2.0L * sum(1, length, [&](auto j) { return std::cos(pi * j * (2 * k + 1) / (2 * n)); });
    case Kind::dct4:
      return 2.0L * sum(0, length, [&](auto j) { return std::cos(pi * (2 * j + 1) * (2 * k + 1) / (4 * n)); });
    case Kind::dst1: return 2.0L * sum(0, length, [&](auto j) { return std::sin(pi * (j + 1) * (k + 1) / (n + 1)); });
    case Kind::dst2:
      return 2.0L * sum(0, length, [&](auto j) { return std::sin(pi * (2 * j + 1) * (k + 1) / (2 * n)); });
    case Kind::dst3:
      return sign * x[length - 1] +
             2.0L * sum(0, length - 1, [&](auto j) { return std::sin(pi * (j + 1) * (2 * k + 1) / (2 * n)); });
    case Kind::dst4:
      return 2.0L * sum(0, length, [&](auto j) { return std::sin(pi * (2 * j + 1) * (2 * k + 1) / (4 * n)); });
    case Kind::dht:
      return sum(0, length, [&](auto j) { return std::cos(2 * pi * j * k / n) + std::sin(2 * pi * j * k / n); });
    case Kind::r2hc:
      return sum(0, length, [&](auto j) {
        return 2 * k <= n ? std::cos(2 * pi * j * k / n) : -std::sin(2 * pi * j * (n - k) / n);
      });
    case Kind::hc2r:
      return x[0] + sum(1, length, [&](auto j) {
               if (2 * j == n) return sign;
               return 2 * j < n ? 2 * std::cos(2 * pi * j * k / n) : -2 * std::sin(2 * pi * (n - j) * k / n);
             });
    default: return 0;
  }
}

TEST(KindOracle, DirectSum_OfRealsToReals_IsTheTable) {
  for (auto kind : real_to_real_kinds)
    for (std::size_t n = Impl::row_of(kind).smallest; n <= 60; ++n) {
      Line const x = random_line(n, n, false);
      Line expected(n);
      for (std::size_t k = 0; k < n; ++k) expected[k] = by_the_table(kind, n, k, x);
      // Angles up to pi n are rounded here: n eps of a term.
      EXPECT_LE(relative_l2(direct_sum(kind, n, x), expected), (8 + 8 * static_cast<long double>(n)) * eps)
          << Impl::row_of(kind).name << " " << n;
    }
}

TEST(KindOracle, DirectSum_OfR2c_IsTheHalfSpectrum_AndC2rGivesTheLineBack) {
  for (std::size_t n = 1; n <= 60; ++n) {
    Line const x = random_line(n, n, true), spectrum = direct_sum(x);
    Line const half = direct_sum(Kind::r2c, n, x);
    ASSERT_EQ(half.size(), n / 2 + 1);
    for (std::size_t k = 0; k < half.size(); ++k) EXPECT_EQ(half[k], spectrum[k]) << n << " " << k;
    Line back = direct_sum(Kind::c2r, n, half);
    for (auto& v : back) v /= static_cast<long double>(n);
    EXPECT_LE(relative_l2(back, x), 64 * eps) << n;
    for (auto v : back) EXPECT_EQ(v.imag(), 0) << n;
  }
}

TEST(KindOracle, C2r_IgnoresImaginaryPartsThatAHermitianLineDoesNotHave) {
  for (std::size_t n = 1; n <= 20; ++n) {
    Line const x = random_line(n / 2 + 1, n, false);
    Line without = x;
    without.front() = x.front().real();
    if (n % 2 == 0) without.back() = x.back().real();
    EXPECT_EQ(direct_sum(Kind::c2r, n, x), direct_sum(Kind::c2r, n, without)) << n;
  }
}

TEST(KindOracle, FastTransform_EqualsTheDirectSum) {
  Accuracy accuracy;
  std::vector<std::size_t> lengths{509, 720, 1009, 1024, 1025, 2047};
  for (std::size_t n = 1; n <= 130; ++n) lengths.push_back(n);
  for (auto kind : real_kinds)
    for (auto n : lengths) {
      if (n < Impl::row_of(kind).smallest) continue;
      Line const x = random_line(Impl::input_extent(kind, n), n, kind == Kind::r2c);
      accuracy.expect(relative_l2(wide_transform(kind, n, x), direct_sum(kind, n, x)),
                      (error_bound(rounding<double>, n) + rounding<double>) / 64,
                      std::string(Impl::row_of(kind).name) + " " + std::to_string(n));
    }
}

TEST(KindOracle, InverseKinds_GiveTheLineBack_AtLongLengths) {
  for (auto kind : real_to_real_kinds)
    for (std::size_t n : {1000, 4096, 10007}) {
      Line const x = random_line(n, n, false);
      Line y = wide_transform(inverse_of(kind), n, wide_transform(kind, n, x));
      for (auto& v : y) v /= static_cast<long double>(Impl::logical_length(kind, n));
      EXPECT_LE(relative_l2(y, x), 32 * eps) << Impl::row_of(kind).name << " " << n;
    }
}

/// Mixed kinds by sums over all axes at once.
TEST(KindOracle, OfSeveralAxes_IsTheSumOverAllOfThem) {
  std::size_t const n = 5, m = 6;
  Line const real = random_line(n * m, 1, true), half = random_line(n * (m / 2 + 1), 2, false);
  auto const dst1 = [&](std::size_t j, std::size_t k) {
    return 2 * std::sin(pi * static_cast<long double>((j + 1) * (k + 1)) / 6);
  };
  auto const dct4 = [&](std::size_t j, std::size_t k) {
    return 2 * std::cos(pi * static_cast<long double>((2 * j + 1) * (2 * k + 1)) / 20);
  };
  auto const forward = packed({Kind::dst1, Kind::r2c}, {n, m}, 1, Precision::f64),
             backward = packed({Kind::dct4, Kind::c2r}, {n, m}, 1, Precision::f64);
  Line const y = wide_transform(forward, real), z = wide_transform(backward, half);
  for (std::size_t a = 0; a < n; ++a) {
    for (std::size_t b = 0; b <= m / 2; ++b) {
      Wide sum;
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < m; ++j)
          sum += dst1(i, a) * real[i * m + j] * Impl::root_of_unity<long double>(j * b, m);
      EXPECT_LE(std::abs(y[a * (m / 2 + 1) + b] - sum), 1e-17L) << a << " " << b;
    }
    for (std::size_t b = 0; b < m; ++b) {
      long double sum = 0;
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j <= m / 2; ++j) {
          auto const twice = j == 0 || 2 * j == m ? 1 : 2;
          sum += dct4(i, a) * twice *
                 multiply(half[i * (m / 2 + 1) + j], std::conj(Impl::root_of_unity<long double>(j * b, m))).real();
        }
      EXPECT_LE(std::abs(z[a * m + b] - sum), 1e-17L) << a << " " << b;
    }
  }
}

/// SciPy computes in double: its numbers carry a few of its roundings.
TEST(KindOracle, EqualsSciPy_InEveryNormalization) {
  auto const vectors = scipy_vectors();
  EXPECT_EQ(vectors.size(), 3u * (11 * 12 - 1));
  for (auto const& v : vectors) {
    Line y = wide_transform(v.problem, v.input, v.normalization == Normalization::ortho);
    for (auto& element : y) element *= scale_of(v.problem, v.normalization);
    EXPECT_LE(relative_l2(y, v.output), 4 * rounding<double>) << v.name;
  }
}

}  // namespace
}  // namespace TeamFFT::Test
