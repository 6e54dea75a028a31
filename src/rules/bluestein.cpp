// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "bluestein": X_k = conj-free form c_k sum_j (x_j c_j) conj c_{k-j}, c_n = exp(-i pi n^2 / N) (Bluestein 1970), a cyclic convolution of any length
// M >= 2N - 1. One pass where M fits in scratch; else 2k - 1 passes for M = f_1 ... f_k: the rows over f_k go forward, through the filter and back in
// one pass, so that neither direction needs a transpose. Extra memory: M/N copies of the data and the filter's table.
#include "rows.hpp"
#include "rule.hpp"

#include <TeamFFT/number.hpp>

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

Ends ends_of(AxisTask const& task) {
  Ends ends;
  ends.filter = Filter::bluestein;
  ends.argument = task.length;
  ends.first.rule = "bluestein";
  begin_with(ends.first, task);
  end_with(ends.last, task);
  ends.first.load_count = task.load_count;
  ends.first.load_chirp = true;
  ends.first.chirp_length = ends.last.chirp_length = task.length;
  ends.last.store_count = task.store_count;
  ends.last.store_chirp = true;
  ends.last.swap_store = !ends.last.swap_store;  // the convolution leaves the parts swapped
  return ends;
}

/// Lengths M >= 2N - 1 worth an estimate, rising: good sizes, and those with a kernel of their own.
std::vector<std::size_t> padded_lengths(Context const& context, std::size_t N) {
  constexpr int candidates = 6;
  std::vector<std::size_t> lengths;
  std::size_t M = std::max<std::size_t>(2, 2 * N - 1);  // with a stage, behind which kernels find the filter
  for (int i = 0; i < candidates; ++i, ++M) lengths.push_back(M = good_size(M));
  auto const rows = row_lengths(context, Convolution::bluestein);
  auto const first = std::lower_bound(rows.begin(), rows.end(), 2 * N - 1);
  lengths.insert(lengths.end(), first, first + std::min<std::ptrdiff_t>(candidates, rows.end() - first));
  std::sort(lengths.begin(), lengths.end());
  lengths.erase(std::unique(lengths.begin(), lengths.end()), lengths.end());
  return lengths;
}

}  // namespace

std::optional<AxisPlan> bluestein(Context const& context, AxisTask const& task) {
  return best_convolution(context, task, padded_lengths(context, task.length), ends_of(task), "chirp convolution");
}

}  // namespace TeamFFT::Impl
