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
inline LongComplex operator*(LongComplex a, LongComplex b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

/// exp(2 pi i q / order) from the product of two tables of about sqrt(order) entries, good to a few units of long
/// double; for small q >= 0 also the imaginary part has that relative accuracy, since all its terms are positive.
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
  AxisWeights(Kind kind, std::size_t n)
      : m_kind(kind),
        m_n(n),
        m_roots(4 * n),
        m_form_roots(is_trigonometric(kind) ? 8 * trigonometric_form(kind, n).M : 1) {}

  /// w_k = exp(2 pi i (m + 1/2) k / n).
  [[nodiscard]] LongComplex output(std::size_t m, std::size_t k) const {
    return m_roots(2 * multiply_mod(2 * m + 1, k, 2 * m_n));
  }

  /// u_j = sum_k w_k A_kj.
  [[nodiscard]] LongComplex input(std::size_t m, std::size_t j) const {
    if (is_trigonometric(m_kind)) return trigonometric_input(m, j);
    if (is_real_to_real(m_kind)) return half_complex_input(m, j);
    return sum_of_roots(2 * m + 1 + (row_of(m_kind).direction == Direction::forward ? 2 * (m_n - j) : 2 * j));
  }

 private:
  /// sum_(k<n) exp(2 pi i qk / 2n) = 1 + i cot(2 pi q / 4n), q odd.
  [[nodiscard]] LongComplex sum_of_roots(std::size_t q) const {
    q %= 2 * m_n;
    bool const negative = q > m_n;
    auto const w = m_roots(negative ? 2 * m_n - q : q);
    return {1, (negative ? -w.re : w.re) / w.im};
  }
  /// The same for k <= n/2: (1 - exp(2 pi i q (n/2 + 1) / 2n)) / (1 - exp(2 pi i q / 2n)), of which sum_of_roots() is 2
  /// over the denominator.
  [[nodiscard]] LongComplex sum_of_first_roots(std::size_t q) const {
    auto const end = m_roots(2 * multiply_mod(q % (2 * m_n), m_n / 2 + 1, 2 * m_n));
    return LongComplex{(1 - end.re) / 2, -end.im / 2} * sum_of_roots(q);
  }

  /// By sums over the roots of p = 2m + 1 + 2j and q = 2m + 1 - 2j: of cosines half of both, of sines half of their
  /// difference over i.
  [[nodiscard]] LongComplex half_complex_input(std::size_t m, std::size_t j) const {
    std::size_t const p = 2 * m + 1 + 2 * j, q = 2 * m + 1 + 2 * (m_n - j);
    auto const cosines = [](LongComplex a, LongComplex b) { return LongComplex{(a.re + b.re) / 2, (a.im + b.im) / 2}; };
    auto const sines = [](LongComplex a, LongComplex b) { return LongComplex{(a.im - b.im) / 2, (b.re - a.re) / 2}; };
    auto const minus = [](LongComplex a, LongComplex b) { return LongComplex{a.re - b.re, a.im - b.im}; };
    auto const plus = sum_of_roots(p), other = sum_of_roots(q);
    if (m_kind == Kind::hc2r) {
      auto const u = 2 * j <= m_n ? cosines(plus, other) : sines(plus, other);
      return j == 0 || 2 * j == m_n ? u : LongComplex{2 * u.re, 2 * u.im};
    }
    auto const c = cosines(plus, other), s = sines(plus, other);
    if (m_kind == Kind::dht) return {c.re + s.re, c.im + s.im};
    auto const first = sum_of_first_roots(p), first_other = sum_of_first_roots(q);
    auto const low = cosines(first, first_other), high = sines(minus(plus, first), minus(other, first_other));
    return {low.re + high.re, low.im + high.im};
  }

  /// c_j (exp(i b s/2) G(t + b) +- exp(-i b s/2) G(t - b)), times -i for a sine, with t = 2 pi (2m + 1) / 2n, b = 4 pi
  /// p / 8M, s = shift_out.
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
