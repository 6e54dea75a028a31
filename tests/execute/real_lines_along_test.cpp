// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines of reals whose lanes lie along the line on hosts: odd numbers of them, and a few DCTs and DSTs. Against the
// oracle, in place and out, with gaps, scaled and in both directions. kind_isolation_test.cpp has the bits, NaNs and
// infinities of more of them, by any number of threads.
#include "kind_run.hpp"
#include "lines.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace TeamFFT::Test {
namespace {

/// A product of odd primes up to 13, in 500 .. 117000, by what `random` draws.
std::size_t odd_length(Random& random) {
  std::size_t const last = random.between(500, 9000);
  std::size_t n = 1;
  while (n < last) n *= random.pick<std::size_t>({3, 3, 5, 5, 7, 11, 13});
  return n;
}

TEST(RealLinesAlong, OfRandomOddLengths_EqualTheOracle) {
  Accuracy accuracy;
  Random random(20261130);
  for (int i = 0; i < 60; ++i) {
    auto const n = odd_length(random), batch = random.between(1, n > 6000 ? 5 : 21);
    for (auto const kind : {Kind::r2c, Kind::c2r})
      for (auto const precision : {Precision::f32, Precision::f64})
        for (auto const placement : {Placement::out_of_place, Placement::in_place}) {
          auto const problem = packed({kind}, {n}, batch, precision, placement, Data::real);
          in_precision_of(problem, [&]<class Real>(Real) { check_problem<Real>(accuracy, problem); });
        }
  }
}

TEST(RealLinesAlong, WithGapsOrElementsApart_EqualTheOracle) {
  Accuracy accuracy;
  Random random(20261201);
  for (int i = 0; i < 40; ++i) {
    auto const n = odd_length(random);
    for (auto const kind : {Kind::r2c, Kind::c2r})
      for (auto const precision : {Precision::f32, Precision::f64}) {
        auto problem = packed({kind}, {n}, 3, precision, Placement::out_of_place, Data::real);
        auto const spread = [&](std::ptrdiff_t& element, std::ptrdiff_t& line, std::size_t extent) {
          element = static_cast<std::ptrdiff_t>(random.between(1, 2));
          line = element * static_cast<std::ptrdiff_t>(extent + random.below(20));
        };
        spread(problem.axes[0].stride_in, problem.batch[0].stride_in, Impl::input_extent(kind, n));
        spread(problem.axes[0].stride_out, problem.batch[0].stride_out, Impl::output_extent(kind, n));
        problem.canonicalize();
        in_precision_of(problem, [&]<class Real>(Real) { check_problem<Real>(accuracy, problem); });
      }
  }
}

/// Reals behind a map lie along the lanes where they are few.
TEST(RealLinesAlong, OfAFewCosineAndSineTransforms_EqualTheOracle) {
  Accuracy accuracy;
  Random random(20261202);
  for (auto const kind : {Kind::dct1, Kind::dct2, Kind::dct3, Kind::dct4, Kind::dst1, Kind::dst2, Kind::dst3,
                          Kind::dst4, Kind::r2hc, Kind::hc2r, Kind::dht})
    for (int i = 0; i < 8; ++i) {
      std::size_t const about = odd_length(random) * random.between(1, 2), batch = random.between(1, 3);
      std::size_t const n = kind == Kind::dct1 ? about + 1 : kind == Kind::dst1 ? about - 1 : about;
      for (auto const precision : {Precision::f32, Precision::f64})
        for (auto const placement : {Placement::out_of_place, Placement::in_place}) {
          auto const problem = packed({kind}, {n}, batch, precision, placement, Data::real);
          in_precision_of(problem, [&]<class Real>(Real) { check_problem<Real>(accuracy, problem); });
        }
    }
}

/// Three lines, of which the second has a NaN in the second run.
TEST(RealLinesAlong, OfEqualLines_HaveEqualBitsBesideANaN) {
  using enum Kind;
  for (auto const kind : {r2c, c2r, dct1, dct2, dct3, dct4, dst1, dst2, dst3, dst4})
    for (std::size_t const n : {729, 1000, 2025})
      for (auto const precision : {Precision::f32, Precision::f64})
        in_precision_of(packed({kind}, {n}, 3, precision, Placement::out_of_place, Data::real), [&]<class Real>(Real) {
          auto const problem = packed({kind}, {n}, 3, precision, Placement::out_of_place, Data::real);
          Runner<Space> const run(problem, {});
          auto const line = random_values<Real>(memory_in(problem) / 3, n);
          std::vector<Real> in;
          for (int i = 0; i < 3; ++i) in.insert(in.end(), line.begin(), line.end());
          for (bool const spoilt : {false, true}) {
            if (spoilt) in[line.size() + line.size() / 4 * 2] = std::numeric_limits<Real>::quiet_NaN();
            Memory<Real, Space> const source(in), target(std::vector<Real>(numbers_out(problem)));
            run(source.data(), target.data(), 1.0L / 3);
            auto const out = target.values();
            std::size_t const apart = out.size() / 3;
            for (std::size_t i = 0; i < apart; ++i) {
              ASSERT_EQ(out[2 * apart + i], out[i]) << problem.token() << ' ' << i;
              if (!spoilt) {
                ASSERT_EQ(out[apart + i], out[i]) << problem.token() << ' ' << i;
              }
            }
            EXPECT_EQ(spoilt, std::isnan(out[apart + 2])) << problem.token();
          }
        });
}

TEST(RealLinesAlong, ThereAndBack_ByAScale_IsTheLine) {
  for (std::size_t const n : {945, 2187, 1715, 15015})
    for (auto const precision : {Precision::f32, Precision::f64})
      in_precision_of(packed({Kind::r2c}, {n}, 3, precision), [&]<class Real>(Real) {
        auto const line = random_values<Real>(3 * n, n);
        Memory<Real, Space> const in(line), half(std::vector<Real>(3 * (n + 1))), out(std::vector<Real>(3 * n));
        Runner<Space>(packed({Kind::r2c}, {n}, 3, precision, Placement::out_of_place, Data::real), {})(in.data(),
                                                                                                       half.data());
        Runner<Space>(packed({Kind::c2r}, {n}, 3, precision, Placement::out_of_place, Data::real), {})(
            half.data(), out.data(), 1.0L / static_cast<long double>(n));
        auto const back = out.values();
        for (std::size_t i = 0; i < line.size(); ++i)
          ASSERT_NEAR(back[i], line[i], 64 * std::numeric_limits<Real>::epsilon()) << n << ' ' << i;
      });
}

}  // namespace
}  // namespace TeamFFT::Test
