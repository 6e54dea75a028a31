// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Integers and roots of unity: factors, good sizes, primitive roots, W_N^k with the angle reduced to [0, pi/4].
#ifndef TEAMFFT_DETAIL_NUMBER_HPP
#define TEAMFFT_DETAIL_NUMBER_HPP

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <vector>

namespace TeamFFT::Impl {

/// The prime factors of n in rising order, with multiplicity; empty for 1.
inline std::vector<std::size_t> prime_factors(std::size_t n) {
  std::vector<std::size_t> primes;
  for (std::size_t p = 2; p * p <= n; p += (p == 2 ? 1 : 2))
    for (; n % p == 0; n /= p) primes.push_back(p);
  if (n > 1) primes.push_back(n);
  return primes;
}

inline std::size_t largest_prime_factor(std::size_t n) { return n < 2 ? 1 : prime_factors(n).back(); }

inline bool is_prime(std::size_t n) { return n > 1 && prime_factors(n).size() == 1; }

/// The divisors of n that are neither 1 nor n, rising.
inline std::vector<std::size_t> proper_divisors(std::size_t n) {
  std::vector<std::size_t> divisors{1};
  // where those begin that the next factor, if it is the same prime, has not multiplied
  std::size_t prime = 1, begin = 0;
  for (std::size_t const p : prime_factors(n)) {
    if (p != prime) begin = 0;
    prime = p;
    std::size_t const end = divisors.size();
    for (; begin < end; ++begin) divisors.push_back(divisors[begin] * p);
    begin = end;
  }
  std::sort(divisors.begin(), divisors.end());
  divisors.erase(divisors.begin());
  if (!divisors.empty()) divisors.pop_back();
  return divisors;
}

/// True where n has no prime factor above `bound`.
constexpr bool is_smooth(std::size_t n, std::size_t bound) {
  for (std::size_t p = 2; p <= bound; ++p)
    while (n % p == 0) n /= p;
  return n == 1;
}

/// visit(a) for each a <= most that is `head` times 1 or times a product of odd primes from `least` to `bound`, in no
/// order. To 2^41 they are 1,400 for a bound of 7, and 16,000 for one of 13.
template <class Visit>
constexpr void visit_odd_products(std::size_t most, std::size_t bound, Visit const& visit, std::size_t least = 3,
                                  std::size_t head = 1) {
  visit(head);
  for (std::size_t p = least; p <= bound && p <= most / head; p += 2)
    if (!is_smooth(p, p - 1)) visit_odd_products(most, bound, visit, p, head * p);
}

/// The smallest m >= n with no prime factor above `bound`. Smooth numbers are enumerated, because they lie far apart:
/// from 2^39 + 23 to the next one for a bound of 7 there are 6 10^8 numbers.
constexpr std::size_t good_size(std::size_t n, std::size_t bound = 7) {
  std::size_t best = std::bit_ceil(n);
  visit_odd_products(best, bound, [&](std::size_t a) { best = std::min(best, a * std::bit_ceil((n + a - 1) / a)); });
  return best;
}

/// The numbers from `first` to `last` with no prime factor above `bound`, rising.
inline std::vector<std::size_t> smooth_numbers(std::size_t first, std::size_t last, std::size_t bound) {
  std::vector<std::size_t> numbers;
  visit_odd_products(last, bound, [&](std::size_t a) {
    for (std::size_t m = a * std::bit_ceil((first + a - 1) / a); m <= last; m *= 2) numbers.push_back(m);
  });
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

/// a b mod m without overflow for m < 2^63.
constexpr std::uint64_t multiply_mod(std::uint64_t a, std::uint64_t b, std::uint64_t m) {
  if (((a | b) >> 32) == 0) return a * b % m;  // a third of the time of the wide division
#ifdef __SIZEOF_INT128__
  __extension__ using uint128 = unsigned __int128;
  return static_cast<std::uint64_t>(static_cast<uint128>(a) * b % m);
#else
  std::uint64_t r = 0;
  for (a %= m; b != 0; b >>= 1, a = a * 2 % m)
    if (b & 1) r = (r + a) % m;
  return r;
#endif
}

constexpr std::uint64_t power_mod(std::uint64_t base, std::uint64_t exponent, std::uint64_t m) {
  std::uint64_t r = 1 % m;
  for (base %= m; exponent != 0; exponent >>= 1, base = multiply_mod(base, base, m))
    if (exponent & 1) r = multiply_mod(r, base, m);
  return r;
}

/// The smallest g whose powers run through 1..p-1 (p prime).
inline std::size_t primitive_root(std::size_t p) {
  if (p == 2) return 1;
  auto const primes = prime_factors(p - 1);
  for (std::size_t g = 2;; ++g) {
    bool generates = true;
    for (auto q : primes) generates = generates && power_mod(g, (p - 1) / q, p) != 1;
    if (generates) return g;
  }
}

/// W_n^k = exp(-2 pi i k/n) in Real's precision: k is reduced to [0, n), the angle to [0, pi/4] by the symmetries of
/// the circle, so that the error is that of one sine or cosine of a small exact argument.
template <class Real>
std::complex<Real> root_of_unity(std::uint64_t k, std::uint64_t n) {
  k %= n;
  std::uint64_t octant = 0;  // angles in units of 2 pi / (8 n)
  std::uint64_t a = 8 * k;   // n < 2^61
  octant = a / n;
  a -= octant * n;
  if (octant & 1) a = n - a;  // measured from the nearer axis
  Real const t = Real(2) * std::numbers::pi_v<Real> * Real(a) / (Real(8) * Real(n));
  Real c = std::cos(t), s = std::sin(t);
  switch (octant) {
    case 0: return {c, -s};
    case 1: return {s, -c};
    case 2: return {-s, -c};
    case 3: return {-c, -s};
    case 4: return {-c, s};
    case 5: return {-s, c};
    case 6: return {s, c};
    default: return {c, s};
  }
}

/// The least s with 4^s >= n.
inline unsigned split_shift(std::uint64_t n) {
  unsigned shift = 0;
  while ((std::uint64_t{1} << (2 * shift)) < n) ++shift;
  return shift;
}

/// About 2 sqrt(n) values for n of them that are products (Bailey 1990): entry(i) for i < low_count(), then entry(i
/// low_count()) to n.
template <class Value>
struct SplitTable {
  unsigned shift;
  std::vector<Value> values;

  template <class Entry>
  SplitTable(std::uint64_t n, Entry const& entry) : shift(split_shift(n)) {
    for (std::uint64_t i = 0; i < low_count(); ++i) values.push_back(entry(i));
    for (std::uint64_t i = 0; i <= (n >> shift); ++i) values.push_back(entry(i << shift));
  }
  [[nodiscard]] std::uint64_t low_count() const { return std::uint64_t{1} << shift; }
};

/// W_n^k for many k: the product of entries of two tables of about sqrt(n) roots (Bailey 1990), its relative error
/// within 4 units of Real's rounding. For tables that are rounded to a narrower type afterwards; a twentieth of
/// root_of_unity's time.
template <class Real>
class RootTable {
 public:
  explicit RootTable(std::uint64_t n)
      : m_n(n), m_split(n, [n](std::uint64_t k) { return root_of_unity<Real>(k, n); }) {}

  /// k < n.
  std::complex<Real> operator()(std::uint64_t k) const {
    auto const* const low = m_split.values.data();
    auto const a = low[k & (m_split.low_count() - 1)], b = low[m_split.low_count() + (k >> m_split.shift)];
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
  }

  [[nodiscard]] std::uint64_t order() const { return m_n; }

 private:
  std::uint64_t m_n;
  SplitTable<std::complex<Real>> m_split;
};

}  // namespace TeamFFT::Impl

#endif
