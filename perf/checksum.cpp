// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checksum.hpp"

#include <TeamFFT/number.hpp>

#include <Kokkos_Core.hpp>

#include <cmath>
#include <random>
#include <vector>

namespace TeamFFT::Impl::Bench {

namespace {

/// Complex numbers in long double whose product does not look for NaN, as std::complex's does at ten times the cost.
struct Wide {
  long double re = 0, im = 0;
};
Wide operator*(Wide a, Wide b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }

/// The weights of one axis of length n for one m: exp(2 pi i q / 4n) from the product of two tables of about sqrt(4n) entries, good to a few units of
/// long double, and with small q taken from one table alone so that the cotangent near its pole keeps its relative accuracy.
class AxisWeights {
 public:
  explicit AxisWeights(std::size_t n) : m_n(n) {
    while (m_block * m_block < 4 * n) m_block *= 2;
    for (std::size_t q = 0; q < m_block; ++q) m_low.push_back(conjugate_root(q));
    for (std::size_t q = 0; q < 4 * n; q += m_block) m_high.push_back(conjugate_root(q));
  }

  /// w_k = exp(2 pi i (m + 1/2) k / n).
  [[nodiscard]] Wide output(std::size_t m, std::size_t k) const { return root(2 * multiply_mod(2 * m + 1, k, 2 * m_n)); }

  /// 1 + i cot(pi (m - j + 1/2) / n).
  [[nodiscard]] Wide input(std::size_t m, std::size_t j) const {
    long long q = 2 * (static_cast<long long>(m) - static_cast<long long>(j)) + 1;  // the angle is 2 pi q / 4n, the cotangent's period 2n
    long long const n = static_cast<long long>(m_n);
    if (q > n) q -= 2 * n;
    if (q <= -n) q += 2 * n;
    Wide const w = root(static_cast<std::size_t>(q < 0 ? -q : q));
    return {1, (q < 0 ? -w.re : w.re) / w.im};
  }

 private:
  [[nodiscard]] Wide conjugate_root(std::size_t q) const {
    auto const w = root_of_unity<long double>(q, 4 * m_n);
    return {w.real(), -w.imag()};
  }
  [[nodiscard]] Wide root(std::size_t q) const {
    auto const low = m_low[q & (m_block - 1)];
    return q < m_block ? low : m_high[q / m_block] * low;
  }

  std::size_t m_n, m_block = 1;
  std::vector<Wide> m_low, m_high;
};

/// sum_k weight(k_1) ... weight(k_D) data[k], the last axis fastest. conjugate: with the weights' conjugates.
template <class Weight>
Wide weighted_sum(std::vector<AxisWeights> const& axes, std::vector<std::size_t> const& lengths, bool conjugate, std::complex<double> const* data,
                  Weight weight) {
  std::size_t const n = lengths.back();
  std::size_t rows = 1;
  for (auto length : lengths) rows *= length;
  rows /= n;
  Wide total;
  for (std::size_t row = 0; row < rows; ++row) {
    Wide factor{1, 0};
    for (std::size_t rest = row, d = lengths.size() - 1; d-- > 0; rest /= lengths[d]) factor = factor * weight(axes[d], d, rest % lengths[d]);
    Wide sum;
    for (std::size_t k = 0; k < n; ++k) {
      auto const value = data[row * n + k];
      Wide const w = weight(axes.back(), lengths.size() - 1, k);
      Wide const term = Wide{w.re, conjugate ? -w.im : w.im} * Wide{value.real(), value.imag()};
      sum = {sum.re + term.re, sum.im + term.im};
    }
    if (conjugate) factor.im = -factor.im;
    Wide const term = factor * sum;
    total = {total.re + term.re, total.im + term.im};
  }
  return total;
}

}  // namespace

double checksum_error(Problem const& problem, std::complex<double> const* x, std::complex<double> const* y, std::uint64_t seed) {
  bool const conjugate = problem.axes.front().kind == Kind::c2c_backward;
  std::vector<std::size_t> lengths;
  std::vector<AxisWeights> axes;
  for (auto const& axis : problem.axes) {
    lengths.push_back(axis.length);
    axes.emplace_back(axis.length);
  }
  std::size_t points = 1;
  for (auto n : lengths) points *= n;
  std::mt19937_64 random(seed);
  std::vector<std::vector<std::size_t>> frequencies(checksums_per_line);
  for (auto& m : frequencies)
    for (auto n : lengths) m.push_back(random() % n);
  double error = 0;  // the sum over checksums of |difference|^2
  Kokkos::parallel_reduce(
      "teamfft-bench::checksums", Kokkos::RangePolicy<Kokkos::DefaultHostExecutionSpace>(0, checksums_per_line),
      [&](int c, double& sum) {
        auto const& m = frequencies[static_cast<std::size_t>(c)];
        Wide const ours = weighted_sum(axes, lengths, conjugate, y, [&](AxisWeights const& a, std::size_t d, std::size_t k) { return a.output(m[d], k); });
        Wide const exact = weighted_sum(axes, lengths, conjugate, x, [&](AxisWeights const& a, std::size_t d, std::size_t j) { return a.input(m[d], j); });
        auto const re = ours.re - exact.re, im = ours.im - exact.im;
        sum += static_cast<double>(re * re + im * im);
      },
      error);
  double norm = 0;  // of x; Parseval gives that of the transform
  for (std::size_t j = 0; j < points; ++j) norm += std::norm(x[j]);
  return std::sqrt(error / checksums_per_line / (norm * static_cast<double>(points)));
}

}  // namespace TeamFFT::Impl::Bench
