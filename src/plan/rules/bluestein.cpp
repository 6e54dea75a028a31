// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "bluestein": X_k = conj-free form c_k sum_j (x_j c_j) conj c_{k-j}, c_n = exp(-i pi n^2 / N) (Bluestein 1970), a
// cyclic convolution of any length M >= 2N - 1. One pass where M fits in scratch; else 2k - 1 passes for M = f_1 ...
// f_k: the rows over f_k go forward, through the filter and back in one pass, so that neither direction needs a
// transpose. Extra memory: M/N copies of the data and the filter's table.
#include "engines/register_line/rows.hpp"
#include "plan/rules/rule.hpp"

#include <TeamFFT/detail/number.hpp>

#include <algorithm>

namespace TeamFFT::Impl {

// Odd factors make more stages and tiles that begin anywhere (H200: 2^17 for 62651 0.134 of copy,
// 2^9 5 7^2 0.119, 2^6 3^4 5^2 0.109 in f64).
double padding_cost(std::size_t M) {
  double cost = 1;
  for (auto p : prime_factors(M)) cost += p == 2 ? 0 : p == 3 ? 0.02 : 0.03;
  return cost * static_cast<double>(M);
}

namespace {

ConvolutionEnds ends_of(AxisTask const& task) {
  ConvolutionEnds ends{"bluestein", task.source, task.target, Filter::bluestein, task.length};
  ends.first.ops.put(ops::Chirp{task.length});
  ends.last.ops.put(ops::Chirp{task.length});
  ends.last.ops.swap_once_more();  // the convolution leaves the parts swapped
  return ends;
}

/// Of the 7-smooth lengths from `least` to a twentieth above it, those with the least cost, rising: a workspace in
/// passes is at most 2.1 copies of the data.
std::vector<std::size_t> cheap_lengths(std::size_t least, std::size_t count) {
  std::size_t const most = std::max(least + least / 20, good_size(least));
  std::vector<std::size_t> lengths;
  for (std::size_t a = 1; a <= most; a *= 7)
    for (std::size_t b = a; b <= most; b *= 5)
      for (std::size_t c = b; c <= most; c *= 3)
        for (std::size_t M = c; M <= most; M *= 2)
          if (M >= least) lengths.push_back(M);
  std::sort(lengths.begin(), lengths.end(),
            [](std::size_t a, std::size_t b) { return padding_cost(a) < padding_cost(b); });
  lengths.resize(std::min(lengths.size(), count));
  std::sort(lengths.begin(), lengths.end());
  return lengths;
}

/// Primes whose convolutions the scratch-line kernel computes faster than the rows of 3136 and 4096 elements, in many
/// contiguous lines: 1433 0.283 of copy for 0.233, 1609 0.248 for 0.241; 1553, of which little is padded, and 1700 are
/// as fast (f64, H200, 2026-11-23).
bool has_slow_row(Context const& context, AxisTask const& task) {
  std::size_t const N = task.length;
  bool const much_padded = (N > 1280 && N <= 1540) || (N > 1568 && N < 1700);
  return context.precision == Precision::f64 && much_padded && task.source.stride == 1 && task.target.stride == 1 &&
         elements_of(task) >= N * context.machine.concurrency && is_prime(N);
}

/// Lengths M >= 2N - 1 worth an estimate, rising: good sizes, and those with a kernel of their own.
std::vector<std::size_t> padded_lengths(Context const& context, AxisTask const& task) {
  constexpr int candidates = 6;
  std::size_t const N = task.length;
  auto const rows = row_lengths(context, Convolution::bluestein);
  if (!context.lanes() && (rows.empty() ? N > 4096 : rows.back() < 2 * N - 1)) return cheap_lengths(2 * N - 1, 4);
  std::vector<std::size_t> lengths;
  std::size_t M = std::max<std::size_t>(2, 2 * N - 1);  // with a stage, behind which kernels find the filter
  for (int i = 0; i < candidates; ++i, ++M) lengths.push_back(M = good_size(M));
  if (has_slow_row(context, task)) {
    std::erase_if(lengths, [&](std::size_t length) { return std::binary_search(rows.begin(), rows.end(), length); });
    return lengths;
  }
  auto const first = std::lower_bound(rows.begin(), rows.end(), 2 * N - 1);
  lengths.insert(lengths.end(), first, first + std::min<std::ptrdiff_t>(candidates, rows.end() - first));
  std::sort(lengths.begin(), lengths.end());
  lengths.erase(std::unique(lengths.begin(), lengths.end()), lengths.end());
  return lengths;
}

}  // namespace

std::optional<AxisPlan> bluestein(Context const& context, AxisTask const& task) {
  return best_convolution(context, task, padded_lengths(context, task), ends_of(task), "chirp convolution");
}

}  // namespace TeamFFT::Impl
