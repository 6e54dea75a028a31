// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "bluestein": X_k = conj-free form c_k sum_j (x_j c_j) conj c_{k-j}, c_n = exp(-i pi n^2 / N) (Bluestein 1970), a cyclic convolution of any length
// M >= 2N - 1. One pass where M fits in scratch; else 2k - 1 passes for M = f_1 ... f_k: the rows over f_k go forward, through the filter and back in
// one pass, so that neither direction needs a transpose. Extra memory: M/N copies of the data and the filter's table.
#include "rule.hpp"

#include <TeamFFT/number.hpp>

namespace TeamFFT::Impl {

namespace {

Ends ends_of(AxisTask const& task) {
  Ends ends;
  ends.filter = Filter::bluestein;
  ends.argument = task.length;
  ends.first.rule = "bluestein";
  ends.first.load_count = task.load_count;
  ends.first.load_chirp = true;
  ends.first.chirp_length = ends.last.chirp_length = task.length;
  ends.first.real_load = task.real_load;
  ends.first.swap_load = task.backward;
  ends.last.store_count = task.length;
  ends.last.store_chirp = true;
  ends.last.swap_store = !task.backward;  // the convolution leaves the parts swapped
  ends.last.scaled = task.scaled;
  return ends;
}

}  // namespace

std::optional<AxisPlan> bluestein(Context const& context, AxisTask const& task) {
  constexpr std::size_t candidates = 6;
  std::vector<std::size_t> lengths;
  for (std::size_t M = 2 * task.length - 1; lengths.size() < candidates; ++M) {
    M = good_size(M);
    lengths.push_back(M);
  }
  return best_convolution(context, task, lengths, ends_of(task), "chirp convolution");
}

}  // namespace TeamFFT::Impl
