// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AxisWeights: the two sides of a checksum along one axis (checksum.hpp), in long double.
#ifndef TEAMFFT_PERF_AXIS_WEIGHTS_HPP
#define TEAMFFT_PERF_AXIS_WEIGHTS_HPP

#include "trigonometric.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <cmath>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// Complex numbers in long double whose product does not look for NaN, as std::complex's does at ten times the cost.
struct LongComplex {
  long double re = 0, im = 0;
};
inline LongComplex operator*(LongComplex a, LongComplex b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }

/// exp(2 pi i q / order) from the product of two tables of about sqrt(order) entries, good to a few units of long double; for small q >= 0 also the
/// imaginary part has that relative accuracy, since all its terms are positive.
class LongRoots {
 public:
  explicit LongRoots(std::size_t order) : m_order(order) {
    while (m_block * m_block < order) m_block *= 2;
    for (std::size_t q = 0; q < m_block; ++q) m_low.push_back(one(q, order));
    for (std::size_t q = 0; q < order; q += m_block) m_high.push_back(one(q, order));
  }

  [[nodiscard]] LongComplex operator()(std::size_t q) const {
    auto const low = m_low[q & (m_block - 1)];
    return q < m_block ? low : m_high[q / m_block] * low;
  }
  [[nodiscard]] std::size_t order() const { return m_order; }

  /// The same without a table.
  static LongComplex one(std::size_t q, std::size_t order) {
    auto const w = root_of_unity<long double>(q, order);
    return {w.real(), -w.imag()};
  }

 private:
  std::size_t m_order, m_block = 1;
  std::vector<LongComplex> m_low, m_high;
};

class AxisWeights {
 public:
  /// n < 2^28.
  AxisWeights(Kind kind, std::size_t n) : m_kind(kind), m_n(n), m_roots(4 * n), m_form_roots(is_trigonometric(kind) ? 8 * trigonometric_form(kind, n).M : 1) {}

  /// w_k = exp(2 pi i (m + 1/2) k / n).
  [[nodiscard]] LongComplex output(std::size_t m, std::size_t k) const { return m_roots(2 * multiply_mod(2 * m + 1, k, 2 * m_n)); }

  /// u_j = sum_k w_k A_kj.
  [[nodiscard]] LongComplex input(std::size_t m, std::size_t j) const {
    if (is_trigonometric(m_kind)) return trigonometric_input(m, j);
    bool const forward = row_of(m_kind).direction == Direction::forward;
    std::size_t const q = (2 * m + 1 + (forward ? 2 * (m_n - j) : 2 * j)) % (2 * m_n);  // odd; the angle is 2 pi q / 4n
    bool const negative = q > m_n;
    auto const w = m_roots(negative ? 2 * m_n - q : q);
    return {1, (negative ? -w.re : w.re) / w.im};
  }

 private:
  /// c_j (exp(i b s/2) G(t + b) +- exp(-i b s/2) G(t - b)), times -i for a sine, with t = 2 pi (2m + 1) / 2n, b = 4 pi p / 8M, s = shift_out.
  [[nodiscard]] LongComplex trigonometric_input(std::size_t m, std::size_t j) const {
    auto const form = trigonometric_form(m_kind, m_n);
    auto const p = form.p(j);
    auto const phase = m_form_roots(p * form.shift_out % m_form_roots.order());
    auto const plus = phase * geometric(form.M, m, p, false);
    auto const minus = LongComplex{phase.re, -phase.im} * geometric(form.M, m, p, true);
    long double const c = form.is_half(j, m_n) ? 0.5L : 1.0L;
    if (form.sine) return {c * (plus.im - minus.im), -c * (plus.re - minus.re)};
    return {c * (plus.re + minus.re), c * (plus.im + minus.im)};
  }

  /// G(t + b), or G(t - b). a/2 = 2 pi r / 8nM, a n/2 = 2 pi r / 8M; G has the period 4nM in r.
  [[nodiscard]] LongComplex geometric(std::size_t M, std::size_t m, std::size_t p, bool minus) const {
    std::size_t const order = 8 * M, period = 4 * m_n * M, first = 2 * (2 * m + 1) * M, second = p * m_n;
    std::size_t r = (minus ? first + period - second % period : first + second) % period;
    bool const negative = r > period / 2;
    if (negative) r = period - r;
    if (r == 0) return {static_cast<long double>(m_n), 0};
    LongComplex a = m_form_roots(r % order), b = half_angle(M, m, p, minus);
    if (std::abs(b.im) < 0x1p-8L) {  // near the pole the product of the roots has lost digits
      b = LongRoots::one(r, 2 * period);
      if (negative) b.im = -b.im;
    }
    if (negative) a.im = -a.im;
    return a * LongComplex{a.im * b.re / b.im, -a.im};
  }

  /// exp(i (t +- b)/2).
  [[nodiscard]] LongComplex half_angle(std::size_t M, std::size_t m, std::size_t p, bool minus) const {
    auto const t = m_roots(2 * m + 1);
    auto b = m_form_roots(p % (8 * M));
    if (minus) b.im = -b.im;
    return t * b;
  }

  Kind m_kind;
  std::size_t m_n;
  LongRoots m_roots, m_form_roots;
};

}  // namespace TeamFFT::Impl::Bench

#endif
