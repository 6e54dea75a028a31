// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the right answer is: transforms in long double, relative L2 errors, the bounds of docs/api/accuracy.md, and
// seeded data. No Kokkos.
#ifndef TEAMFFT_TESTS_TOOLS_ORACLE_HPP
#define TEAMFFT_TESTS_TOOLS_ORACLE_HPP

#include <TeamFFT/detail/number.hpp>
#include <TeamFFT/types.hpp>

#ifdef TEAMFFT_HAVE_FFTW_LONG
#include <fftw3.h>
#endif

#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace TeamFFT::Test {

using Wide = std::complex<long double>;
using Line = std::vector<Wide>;

/// a b by the plain formula: operator* of std::complex recovers infinities, which costs a call for each product.
inline Wide multiply(Wide a, Wide b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

Line roots_of_unity(std::size_t N);

/// y_k = sum_j x_j W_N^(j k) with j k mod N exact; the definition itself, O(N^2).
Line direct_sum(Line const& x);

/// The same sum for long lines: splits off the smallest prime factor (4 at once where it divides), direct sums for
/// short or prime lengths up to 100, Bluestein (1970) for longer primes. Long double carries 11 bits more than the
/// results that it judges.
class WideTransform {
 public:
  explicit WideTransform(std::size_t N);

  Line operator()(Line const& x) const;

 private:
  static std::shared_ptr<WideTransform const> part(std::size_t N);
  void apply(Wide const* x, std::size_t stride, Wide* y) const;
  void combine(Line const& t, Wide* y) const;
  void sum(Wide const* x, std::size_t stride, Wide* y) const;
  void prepare_chirp();
  void convolve(Wide const* x, std::size_t stride, Wide* y) const;

  std::size_t m_N, m_radix = 1;
  Line m_roots, m_chirp, m_filter;
  std::shared_ptr<WideTransform const> m_inner;
};

#ifdef TEAMFFT_HAVE_FFTW_LONG
/// The same by FFTW in long double, which takes a third of the time. In place.
void fftw_long(Line& x, Direction direction);
#endif

/// The transform of any line, by the fast way. Short lengths keep their tables, of longer ones the last does.
Line wide_dft(Line x, Direction direction);

/// ||y - expected|| / ||expected|| (0 where both are 0).
inline long double relative_l2(std::span<Wide const> y, std::span<Wide const> expected) {
  long double difference = 0, size = 0;
  for (std::size_t k = 0; k < expected.size(); ++k)
    difference += std::norm(y[k] - expected[k]), size += std::norm(expected[k]);
  return difference == 0 ? 0 : std::sqrt(difference / size);
}

template <class Real>
inline constexpr long double rounding = std::numeric_limits<Real>::epsilon() / 2;  // 2^-24, 2^-53

/// docs/api/accuracy.md: eps sqrt(sum of log2 N) where every length is 13-smooth, 2.2 times that for the rest.
inline long double error_bound(long double eps, std::span<std::size_t const> lengths) {
  long double sum = 0, factor = 1;
  for (auto N : lengths) {
    sum += std::log2(static_cast<long double>(N));
    if (!Impl::is_smooth(N, 13)) factor = 2.2L;
  }
  return factor * eps * std::sqrt(sum);
}

inline long double error_bound(long double eps, std::size_t N) { return error_bound(eps, std::span(&N, 1)); }

/// The same numbers on every platform (Steele, Lea and Flood 2014, SplitMix64).
class Random {
 public:
  explicit Random(std::uint64_t seed) : m_state(seed) {}

  std::uint64_t next() {
    std::uint64_t z = (m_state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  std::size_t below(std::size_t bound) { return next() % bound; }
  std::size_t between(std::size_t low, std::size_t high) { return low + below(high - low + 1); }
  bool one_in(std::size_t n) { return below(n) == 0; }

  /// In (-1, 1), with all bits of Real.
  template <class Real>
  Real uniform() {
    constexpr int bits = std::numeric_limits<Real>::digits;
    auto const n = static_cast<std::int64_t>(next() >> (64 - bits)) * 2 + 1 - (std::int64_t(1) << bits);
    return static_cast<Real>(std::ldexp(static_cast<long double>(n), -bits));
  }

  template <class T>
  T const& pick(std::vector<T> const& from) {
    return from[below(from.size())];
  }

  template <class T>
  void shuffle(std::vector<T>& v) {
    for (std::size_t i = v.size(); i > 1; --i) std::swap(v[i - 1], v[below(i)]);
  }

 private:
  std::uint64_t m_state;
};

}  // namespace TeamFFT::Test

#endif
