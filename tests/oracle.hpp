// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the right answer is: transforms in long double, relative L2 errors, the bounds of api.md, and seeded data. No Kokkos.
#ifndef TEAMFFT_TESTS_ORACLE_HPP
#define TEAMFFT_TESTS_ORACLE_HPP

#include <TeamFFT/number.hpp>
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
#include <unordered_map>
#include <utility>
#include <vector>

namespace TeamFFT::Test {

using Wide = std::complex<long double>;
using Line = std::vector<Wide>;

/// a b by the plain formula: operator* of std::complex recovers infinities, which costs a call for each product.
inline Wide multiply(Wide a, Wide b) { return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()}; }

inline Line roots_of_unity(std::size_t N) {
  Line W(N);
  for (std::size_t k = 0; k < N; ++k) W[k] = Impl::root_of_unity<long double>(k, N);
  return W;
}

/// y_k = sum_j x_j W_N^(j k) with j k mod N exact; the definition itself, O(N^2).
inline Line direct_sum(Line const& x) {
  std::size_t const N = x.size();
  Line const W = roots_of_unity(N);
  Line y(N);
  for (std::size_t k = 0; k < N; ++k)
    for (std::size_t j = 0, jk = 0; j < N; ++j, jk = jk + k < N ? jk + k : jk + k - N) y[k] += multiply(x[j], W[jk]);
  return y;
}

/// The same sum for long lines: splits off the smallest prime factor (4 at once where it divides), direct sums for short or prime lengths up to 100,
/// Bluestein (1970) for longer primes. Long double carries 11 bits more than the results that it judges.
class WideTransform {
 public:
  explicit WideTransform(std::size_t N) : m_N(N), m_roots(roots_of_unity(N)) {
    if (N <= 8) return;
    m_radix = N % 4 == 0 ? 4 : Impl::prime_factors(N).front();
    if (m_radix == N && N <= 100) return;
    if (m_radix == N)
      prepare_chirp();
    else
      m_inner = std::make_unique<WideTransform>(N / m_radix);
  }

  Line operator()(Line const& x) const {
    Line y(m_N);
    apply(x.data(), 1, y.data());
    return y;
  }

 private:
  void apply(Wide const* x, std::size_t stride, Wide* y) const {
    if (!m_chirp.empty()) return convolve(x, stride, y);
    if (!m_inner) return sum(x, stride, y);
    std::size_t const p = m_radix, m = m_N / p;
    for (std::size_t q = 0; q < p; ++q) m_inner->apply(x + q * stride, p * stride, y + q * m);
    Line t(p);
    for (std::size_t k = 0; k < m; ++k) {
      for (std::size_t q = 0; q < p; ++q) t[q] = multiply(y[q * m + k], m_roots[q * k]);
      combine(t, y + k);
    }
  }

  /// y[r m] = sum_q t_q W_p^(q r).
  void combine(Line const& t, Wide* y) const {
    std::size_t const p = m_radix, m = m_N / p;
    if (p == 4) {
      Wide const a = t[0] + t[2], b = t[0] - t[2], c = t[1] + t[3], d{(t[1] - t[3]).imag(), -(t[1] - t[3]).real()};
      y[0] = a + c, y[m] = b + d, y[2 * m] = a - c, y[3 * m] = b - d;
      return;
    }
    for (std::size_t r = 0; r < p; ++r) {
      Wide s = t[0];
      for (std::size_t q = 1; q < p; ++q) s += multiply(t[q], m_roots[(q * r % p) * m]);
      y[r * m] = s;
    }
  }

  void sum(Wide const* x, std::size_t stride, Wide* y) const {
    for (std::size_t k = 0; k < m_N; ++k) {
      y[k] = 0;
      for (std::size_t j = 0; j < m_N; ++j) y[k] += multiply(x[j * stride], m_roots[j * k % m_N]);
    }
  }

  void prepare_chirp() {
    std::size_t const M = std::bit_ceil(2 * m_N - 1);
    m_inner = std::make_unique<WideTransform>(M);
    m_chirp.resize(m_N);
    Line filter(M);
    for (std::size_t n = 0; n < m_N; ++n) {
      m_chirp[n] = Impl::root_of_unity<long double>(Impl::multiply_mod(n, n, 2 * m_N), 2 * m_N);
      filter[n] = filter[(M - n) % M] = std::conj(m_chirp[n]) / static_cast<long double>(M);
    }
    m_filter = (*m_inner)(filter);
  }

  void convolve(Wide const* x, std::size_t stride, Wide* y) const {
    Line a(m_filter.size());
    for (std::size_t n = 0; n < m_N; ++n) a[n] = multiply(x[n * stride], m_chirp[n]);
    Line b = (*m_inner)(a);
    for (std::size_t k = 0; k < b.size(); ++k) b[k] = std::conj(multiply(b[k], m_filter[k]));
    a = (*m_inner)(b);
    for (std::size_t k = 0; k < m_N; ++k) y[k] = multiply(std::conj(a[k]), m_chirp[k]);
  }

  std::size_t m_N, m_radix = 1;
  Line m_roots, m_chirp, m_filter;
  std::unique_ptr<WideTransform> m_inner;
};

#ifdef TEAMFFT_HAVE_FFTW_LONG
/// The same by FFTW in long double, which takes a third of the time. In place.
inline void fftw_long(Line& x, Direction direction) {
  auto* const data = reinterpret_cast<fftwl_complex*>(x.data());
  auto* const plan = fftwl_plan_dft_1d(static_cast<int>(x.size()), data, data, direction == Direction::forward ? FFTW_FORWARD : FFTW_BACKWARD, FFTW_ESTIMATE);
  fftwl_execute(plan);
  fftwl_destroy_plan(plan);
}
#endif

/// The transform of any line, by the fast way. Short lengths keep their tables, of longer ones the last does.
inline Line wide_dft(Line x, Direction direction) {
  static std::unordered_map<std::size_t, WideTransform> kept;
  static std::unique_ptr<WideTransform> last;
  static std::size_t last_length = 0;
#ifdef TEAMFFT_HAVE_FFTW_LONG
  if (x.size() > 16384) return fftw_long(x, direction), x;
#endif
  auto const conjugate = [&](Line& line) {
    if (direction == Direction::backward)
      for (auto& v : line) v = std::conj(v);
  };
  if (x.size() > 512 && x.size() != std::exchange(last_length, x.size())) last = std::make_unique<WideTransform>(x.size());
  conjugate(x);
  Line y = x.size() > 512 ? (*last)(x) : kept.try_emplace(x.size(), x.size()).first->second(x);
  conjugate(y);
  return y;
}

/// ||y - expected|| / ||expected|| (0 where both are 0).
inline long double relative_l2(std::span<Wide const> y, std::span<Wide const> expected) {
  long double difference = 0, size = 0;
  for (std::size_t k = 0; k < expected.size(); ++k) difference += std::norm(y[k] - expected[k]), size += std::norm(expected[k]);
  return difference == 0 ? 0 : std::sqrt(difference / size);
}

template <class Real>
inline constexpr long double rounding = std::numeric_limits<Real>::epsilon() / 2;  // 2^-24, 2^-53

/// api.md: eps sqrt(sum of log2 N) where every length is 13-smooth, 2.2 times that for the rest.
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
