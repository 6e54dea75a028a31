// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Entries of long tables (chirps, filters, powers), computed where a plan runs: on a host a chirp of 10^6 entries takes
// longer than all else of a plan.
#ifndef TEAMFFT_DEVICE_MATH_LONG_TABLE_HPP
#define TEAMFFT_DEVICE_MATH_LONG_TABLE_HPP

#include <TeamFFT/device/math/complex.hpp>

#include <cmath>

namespace TeamFFT::Impl {

/// W_n^k to more than double: what rounding took from each part stands beside it.
struct PreciseRoot {
  double re, im, re_rest, im_rest;
};

/// a b - c d within 1.5 units in the last place, however its rounding is contracted (Kahan; Jeannerod, Louvet and
/// Muller 2013).
TEAMFFT_FUNCTION double difference_of_products(double a, double b, double c, double d) {
  using std::fma;
  double const cd = c * d, rest = fma(c, d, -cd);
  return fma(a, b, -cd) - rest;
}

TEAMFFT_FUNCTION Complex<double> product(PreciseRoot const& a, PreciseRoot const& b) {
  double const re_rest = a.re * b.re_rest + a.re_rest * b.re - (a.im * b.im_rest + a.im_rest * b.im),
               im_rest = a.re * b.im_rest + a.re_rest * b.im + (a.im * b.re_rest + a.im_rest * b.re);
  return {difference_of_products(a.re, b.re, a.im, b.im) + re_rest,
          difference_of_products(a.re, b.im, -a.im, b.re) + im_rest};
}

/// The two values of a SplitTable (number.hpp) whose product is value k.
template <class Value>
struct LongSplit {
  Value const* values;
  unsigned shift;
  [[nodiscard]] TEAMFFT_FUNCTION Value const& low(std::uint64_t k) const {
    return values[k & ((std::uint64_t{1} << shift) - 1)];
  }
  [[nodiscard]] TEAMFFT_FUNCTION Value const& high(std::uint64_t k) const {
    return values[(std::uint64_t{1} << shift) + (k >> shift)];
  }
};

/// W_n^k for 0 <= k < n.
struct LongRoots {
  LongSplit<PreciseRoot> split;
  TEAMFFT_FUNCTION Complex<double> operator()(std::uint64_t k) const { return product(split.low(k), split.high(k)); }
};

/// g^i mod p for 0 <= i < p.
struct LongPowers {
  LongSplit<std::uint32_t> split;
  std::uint32_t p;
  TEAMFFT_FUNCTION std::uint32_t operator()(std::uint64_t i) const {
    return static_cast<std::uint32_t>(std::uint64_t{split.low(i)} * split.high(i) % p);
  }
};

/// c_n = exp(-i pi n^2/N), n <= N < 2^31; W has order 2N.
TEAMFFT_FUNCTION Complex<double> chirp_entry(LongRoots const& W, std::uint64_t N, std::uint64_t n) {
  return W(n * n % (2 * N));
}

/// b_j of Bluestein's filter: conj c_|n| at n = j and at j - M, |n| < N; 0 elsewhere.
TEAMFFT_FUNCTION Complex<double> bluestein_entry(LongRoots const& W, std::uint64_t N, std::uint64_t M,
                                                 std::uint64_t j) {
  std::uint64_t const n = j < M - j ? j : M - j;
  return n < N ? conjugate(chirp_entry(W, N, n)) : Complex<double>{};
}

/// b_j of Rader's filter: W_p^(g^-q) at q = j and, but for q = 0, at j - (M - (p - 1)), q < p - 1; 0 elsewhere. W has
/// order p, `powers` those of g^-1.
TEAMFFT_FUNCTION Complex<double> rader_entry(LongRoots const& W, LongPowers const& powers, std::uint64_t M,
                                             std::uint64_t j) {
  std::uint64_t const period = powers.p - 1, wrapped = M - period;
  if (j >= period && j <= wrapped) return {};
  return W(powers(j < period ? j : j - wrapped));
}

/// The place k_1 R_1 + k_2 R_2 + ..., R_i = n_(i+1) n_(i+2) ..., of element k = k_1 + n_1 (k_2 + n_2 (...)).
struct PassOrder {
  static constexpr unsigned most = 8;
  std::uint32_t factors[most];
  unsigned count;
  TEAMFFT_FUNCTION std::uint64_t operator()(std::uint64_t k) const {
    std::uint64_t place = 0;
    for (unsigned i = 0; i < count; ++i) {
      place = place * factors[i] + k % factors[i];
      k /= factors[i];
    }
    return place;
  }
};

}  // namespace TeamFFT::Impl

#endif
