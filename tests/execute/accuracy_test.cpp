// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Accuracy at long lengths, of scaled results, and by algebra where no oracle is needed.
#include "lines.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

template <class Real>
std::vector<Kokkos::complex<Real>> rounded(Line const& x) {
  std::vector<Kokkos::complex<Real>> values;
  for (auto v : x) values.push_back({static_cast<Real>(v.real()), static_cast<Real>(v.imag())});
  return values;
}

template <class Complex>
Line widened(std::vector<Complex> const& values) {
  Line wide;
  wide.reserve(values.size());
  for (auto const& v : values) wide.push_back(widen(v));
  return wide;
}

template <class Real>
Line transformed_line(Line const& x, Direction direction = Direction::forward) {
  return widened(transformed(packed({x.size()}, 1, precision_of<Real>, direction), {}, rounded<Real>(x)));
}

template <class Real>
void check_long_length(Accuracy& accuracy, std::size_t N, Direction direction, PlanOptions const& options = {}) {
  auto const problem = packed({N}, 1, precision_of<Real>, direction);
  SCOPED_TRACE(problem.token());
  Lines<Real> lines(N, 1, Lines<Real>::Oracle::fast, 3);
  lines.expect(accuracy, transformed(problem, options, lines.input(1)), direction, problem.token());
}

#ifdef TEAMFFT_HAVE_FFTW_LONG
TEST(LongOracles, Agree) {
  for (std::size_t N : {1000, 1009, 16384, 30030, 65537, 100003})
    for (auto direction : {Direction::forward, Direction::backward}) {
      Random random(N);
      Line x(N);
      for (auto& v : x) v = {random.uniform<double>(), direction == Direction::forward ? random.uniform<double>() : 0};
      Line by_fftw = x;
      fftw_long(by_fftw, direction);
      if (direction == Direction::backward)
        for (auto& v : by_fftw) v = std::conj(v);  // of real data
      EXPECT_LE(relative_l2(WideTransform(N)(x), by_fftw), 32 * rounding<long double>) << N;
    }
}
#endif

class PowerOfTwo : public testing::TestWithParam<unsigned> {};

TEST_P(PowerOfTwo, KeepsTheBound) {
  Accuracy accuracy;
  std::size_t const N = std::size_t{1} << GetParam();
  check_long_length<float>(accuracy, N, GetParam() % 2 ? Direction::forward : Direction::backward);
  check_long_length<double>(accuracy, N, GetParam() % 2 ? Direction::backward : Direction::forward);
}

INSTANTIATE_TEST_SUITE_P(Exponent, PowerOfTwo, testing::Range(0u, 23u));

/// 100 lengths, spread evenly over the logarithm; half of them in each precision.
class RandomLength : public testing::TestWithParam<int> {};

TEST_P(RandomLength, KeepsTheBound) {
  Accuracy accuracy;
  for (int i = GetParam(); i < GetParam() + 5; ++i) {
    Random random(static_cast<std::uint64_t>(i) + 1000);
    double const exponent = 6 + 16 * (i + 0.5 + 0.49 * random.uniform<double>()) / 100;
    auto const N = std::min<std::size_t>(static_cast<std::size_t>(std::exp2(exponent)), std::size_t{1} << 22);
    auto const direction = random.one_in(2) ? Direction::forward : Direction::backward;
    i % 2 ? check_long_length<float>(accuracy, N, direction) : check_long_length<double>(accuracy, N, direction);
  }
}

INSTANTIATE_TEST_SUITE_P(From, RandomLength, testing::Range(0, 100, 5));

/// Both sides of every switch of rule: the longest line of one pass and the next, the longest prime of one pass and the
/// next. With 1 MB of scratch, which is more than a GPU's team has: hosts have so much that all lengths here are one
/// pass.
TEST(Switch, OfRule_KeepsTheBoundOnBothSides) {
  Accuracy accuracy;
  PlanOptions options;
  options.scratch_limit = std::size_t{1} << 20;
  auto const passes = [&](std::size_t N, Precision precision) {
    return Runner<>(packed({N}, 1, precision), options).passes().passes.size();
  };
  auto const check_all = [&]<class Real>(Real, std::vector<std::size_t> const& lengths) {
    std::size_t switches = 0;
    for (std::size_t i = 1; i < lengths.size(); ++i) {
      if (passes(lengths[i - 1], precision_of<Real>) == passes(lengths[i], precision_of<Real>)) continue;
      ++switches;
      for (auto N : {lengths[i - 1], lengths[i]})
        for (auto direction : {Direction::forward, Direction::backward})
          check_long_length<Real>(accuracy, N, direction, options);
    }
    EXPECT_GE(switches, 1u);
  };
  std::vector<std::size_t> const powers{1024,   2048,   4096,   8192,    16384,   32768,  65536,
                                        131072, 262144, 524288, 1048576, 2097152, 4194304};
  std::vector<std::size_t> const primes{509,   1021,   2039,   4093,   8191,   16381,  32749,
                                        65521, 131071, 147457, 262139, 524287, 786433, 1048573};
  std::vector<std::size_t> const composites{2 * 509, 2 * 1021, 2 * 4093, 2 * 16381, 2 * 65521, 2 * 262139, 2 * 524287};
  check_all(float{}, powers), check_all(double{}, powers);
  check_all(float{}, primes), check_all(double{}, primes);
  check_all(float{}, composites), check_all(double{}, composites);
}

std::vector<std::size_t> algebra_lengths() {
  std::vector<std::size_t> lengths;
  for (std::size_t N = 1; N <= 4096; N += N < 64 ? 1 : N / 16) lengths.push_back(N);
  for (std::size_t N : {4093, 4095, 4096, 4099, 5040, 8192, 10007, 16384, 30030, 65536, 65537, 131072})
    lengths.push_back(N);
  return lengths;
}

/// Integers below 2^18, so that sums of two are exact in float.
Line integer_line(std::size_t N, std::uint64_t seed) {
  Random random(seed);
  Line x(N);
  for (auto& v : x)
    v = {static_cast<long double>(random.below(1 << 18)) - (1 << 17),
         static_cast<long double>(random.below(1 << 18)) - (1 << 17)};
  return x;
}

long double norm_of(Line const& x) {
  long double sum = 0;
  for (auto v : x) sum += std::norm(v);
  return std::sqrt(sum);
}

template <class Real>
class Algebra : public testing::Test {
 protected:
  Accuracy accuracy;

  template <class Body>
  void for_each_length(Body const& body) {
    for (auto N : algebra_lengths())
      body(N, error_bound(rounding<Real>, N), packed({N}, 1, precision_of<Real>).token());
  }
};

using Reals = testing::Types<float, double>;
TYPED_TEST_SUITE(Algebra, Reals);

TYPED_TEST(Algebra, OfAnImpulse_IsARowOfRoots) {
  this->for_each_length([&](std::size_t N, long double bound, std::string const& what) {
    for (std::size_t j : {std::size_t{0}, N / 3, N - 1}) {
      Line x(N), expected(N);
      x[j] = 1;
      for (std::size_t k = 0; k < N; ++k) expected[k] = Impl::root_of_unity<long double>(j * k, N);
      this->accuracy.expect(relative_l2(transformed_line<TypeParam>(x), expected), bound,
                            what + " impulse at " + std::to_string(j));
    }
  });
}

TYPED_TEST(Algebra, OfASum_IsTheSum) {
  this->for_each_length([&](std::size_t N, long double bound, std::string const& what) {
    Line const x = integer_line(N, N), y = integer_line(N, N + 1);
    Line sum = x;
    for (std::size_t j = 0; j < N; ++j) sum[j] += y[j];
    Line const X = transformed_line<TypeParam>(x), Y = transformed_line<TypeParam>(y),
               S = transformed_line<TypeParam>(sum);
    Line expected = X;
    for (std::size_t k = 0; k < N; ++k) expected[k] += Y[k];
    // Each of the three is within the bound of its own size; their difference within the sum (triangle inequality).
    this->accuracy.expect(relative_l2(S, expected), bound * (norm_of(X) + norm_of(Y) + norm_of(S)) / norm_of(expected),
                          what);
  });
}

TYPED_TEST(Algebra, OfAShiftedLine_IsTurnedByRoots) {
  this->for_each_length([&](std::size_t N, long double bound, std::string const& what) {
    Line const x = integer_line(N, N);
    std::size_t const shift = N / 2 + (N > 2);
    Line shifted(N);
    for (std::size_t j = 0; j < N; ++j) shifted[(j + shift) % N] = x[j];
    Line expected = transformed_line<TypeParam>(x);
    for (std::size_t k = 0; k < N; ++k)
      expected[k] = multiply(expected[k], Impl::root_of_unity<long double>(shift * k, N));
    this->accuracy.expect(relative_l2(transformed_line<TypeParam>(shifted), expected), 2 * bound, what);
  });
}

TYPED_TEST(Algebra, Parseval_HoldsInBothDirections) {
  this->for_each_length([&](std::size_t N, long double bound, std::string const& what) {
    Line const x = integer_line(N, N);
    long double const size = norm_of(x) * std::sqrt(static_cast<long double>(N));
    // The sums of squares below carry the rounding of long double, 2^-64 a term.
    long double const own = rounding<long double> * std::sqrt(static_cast<long double>(N));
    for (auto direction : {Direction::forward, Direction::backward})
      this->accuracy.expect(std::abs(norm_of(transformed_line<TypeParam>(x, direction)) - size) / size, bound + own,
                            what);
  });
}

template <class Real>
void check_scaled(Accuracy& accuracy, std::size_t N, Direction direction, Normalization norm) {
  using Complex = Kokkos::complex<Real>;
  std::size_t const batch = 4;
  auto const problem = packed({N}, batch, precision_of<Real>, direction);
  auto const in = random_values<Complex>(N * batch, N);
  Memory<Complex> const source(in), target(in);
  Plan plan(Space(), problem);
  plan.execute(source.view(), target.view(), norm);
  Space().fence();
  expect_transformed(accuracy, problem, scale_of(problem, norm), rounding<Real>, in, 0, target.values(), in, 0,
                     problem.token() + " scaled");
}

template <class Real>
class Scaled : public testing::Test {};
TYPED_TEST_SUITE(Scaled, Reals);

TYPED_TEST(Scaled, ByTheLength_KeepsTheBound) {
  Accuracy accuracy;
  for (std::size_t N = 1; N <= 512; ++N) {
    check_scaled<TypeParam>(accuracy, N, Direction::backward, Normalization::backward);
    check_scaled<TypeParam>(accuracy, N, Direction::forward, Normalization::forward);
  }
}

TYPED_TEST(Scaled, ByItsRoot_KeepsTheBound) {
  Accuracy accuracy;
  for (std::size_t N = 1; N <= 512; ++N)
    check_scaled<TypeParam>(accuracy, N, N % 2 ? Direction::backward : Direction::forward, Normalization::ortho);
}

}  // namespace
}  // namespace TeamFFT::Test
