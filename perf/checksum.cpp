// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checksum.hpp"

#include "axis_weights.hpp"

#include <Kokkos_Core.hpp>

#include <cmath>
#include <random>
#include <vector>

namespace TeamFFT::Impl::Bench {

namespace {

using Lengths = std::vector<std::size_t>;

/// sum_k weight(k_1) ... weight(k_D) data[k], the last axis fastest; `weight` takes an axis and an index.
template <class Weight>
LongComplex weighted_sum(Lengths const& lengths, std::complex<double> const* data, Weight weight) {
  std::size_t const last = lengths.size() - 1, n = lengths.back();
  std::size_t rows = 1;
  for (std::size_t d = 0; d < last; ++d) rows *= lengths[d];
  std::vector<LongComplex> kept;  // the last axis' weights, where they serve more than one row
  if (rows > 1)
    for (std::size_t k = 0; k < n; ++k) kept.push_back(weight(last, k));
  LongComplex total;
  for (std::size_t row = 0; row < rows; ++row) {
    LongComplex factor{1, 0}, sum;
    for (std::size_t rest = row, d = last; d-- > 0; rest /= lengths[d]) factor = factor * weight(d, rest % lengths[d]);
    for (std::size_t k = 0; k < n; ++k) {
      auto const value = data[row * n + k];
      auto const term = (rows > 1 ? kept[k] : weight(last, k)) * LongComplex{value.real(), value.imag()};
      sum = {sum.re + term.re, sum.im + term.im};
    }
    auto const term = factor * sum;
    total = {total.re + term.re, total.im + term.im};
  }
  return total;
}

}  // namespace

double checksum_error(Problem const& problem, std::complex<double> const* x, std::complex<double> const* y,
                      std::uint64_t seed) {
  Lengths lengths;
  std::vector<AxisWeights> axes;
  for (auto const& axis : problem.axes) {
    lengths.push_back(axis.length);
    axes.emplace_back(axis.kind, axis.length);
  }
  std::size_t points = 1;
  for (auto n : lengths) points *= n;
  std::mt19937_64 random(seed);
  std::vector<Lengths> frequencies(checksums_per_line);
  for (auto& m : frequencies)
    for (auto n : lengths) m.push_back(random() % n);
  double error = 0;  // the sum over checksums of |difference|^2
  Kokkos::parallel_reduce(
      "teamfft-bench::checksums", Kokkos::RangePolicy<Kokkos::DefaultHostExecutionSpace>(0, checksums_per_line),
      [&](int c, double& sum) {
        auto const& m = frequencies[static_cast<std::size_t>(c)];
        auto const ours =
            weighted_sum(lengths, y, [&](std::size_t d, std::size_t k) { return axes[d].output(m[d], k); });
        auto const exact =
            weighted_sum(lengths, x, [&](std::size_t d, std::size_t j) { return axes[d].input(m[d], j); });
        auto const re = ours.re - exact.re, im = ours.im - exact.im;
        sum += static_cast<double>(re * re + im * im);
      },
      error);
  double norm = 0;
  for (std::size_t k = 0; k < points; ++k) norm += std::norm(y[k]);
  return std::sqrt(error / checksums_per_line / norm);
}

}  // namespace TeamFFT::Impl::Bench
