// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "rader": for a prime N with primitive root g, X_{g^-q} = x_0 + sum_j x_{g^j} W_N^(g^(j-q)) (Rader 1968): a cyclic convolution of length N - 1, or
// padded to a good M >= 2N - 3 where N - 1 has large factors. The permutations are load and store maps; x_0 and X_0 travel beside the convolution. One
// pass where M fits in scratch, else 2k - 1 as for Bluestein. Precondition: N >= 3 prime, no zero padding.
#include "plan/rules/rule.hpp"

#include <TeamFFT/detail/number.hpp>

namespace TeamFFT::Impl {

namespace {

Ends ends_of(AxisTask const& task) {
  Ends ends;
  ends.filter = Filter::rader;
  ends.argument = task.length;
  ends.companion = true;
  ends.first.rule = "rader";
  begin_with(ends.first, task);
  end_with(ends.last, task);
  ends.first.load_count = ends.last.store_count = task.length - 1;
  ends.first.gather = ends.last.scatter = true;
  ends.first.permutation_prime = ends.last.permutation_prime = task.length;
  ends.last.swap_store = !ends.last.swap_store;  // the convolution leaves the parts swapped
  return ends;
}

}  // namespace

std::optional<AxisPlan> rader(Context const& context, AxisTask const& task) {
  std::size_t const N = task.length;
  if (N < 3 || N > 0xffffffffu || task.load_count < N || !is_prime(N) || task.load_side.packing != Packing::none) return {};
  return best_convolution(context, task, {N - 1, good_size(2 * N - 3)}, ends_of(task), "prime: cyclic convolution");
}

}  // namespace TeamFFT::Impl
