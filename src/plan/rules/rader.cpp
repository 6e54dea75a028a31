// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "rader": for a prime N with primitive root g, X_{g^-q} = x_0 + sum_j x_{g^j} W_N^(g^(j-q)) (Rader 1968): a
// cyclic convolution of length N - 1, or padded to a good M >= 2N - 3 where N - 1 has large factors. The permutations
// are load and store maps; x_0 and X_0 travel beside the convolution. One pass where M fits in scratch, else 2k - 1 as
// for Bluestein. Precondition: N >= 3 prime, no zero padding.
#include "plan/rules/rule.hpp"

#include <TeamFFT/detail/number.hpp>

namespace TeamFFT::Impl {

namespace {

ConvolutionEnds cyclic_ends_of(AxisTask const& task) {
  ConvolutionEnds ends{"rader", task.source, task.target, Filter::rader, task.length, true};
  ends.first.count = ends.last.count = task.length - 1;
  ends.first.ops.put(ops::Permutation{task.length});
  ends.last.ops.put(ops::Permutation{task.length});
  ends.last.ops.swap_once_more();  // the convolution leaves the parts swapped
  return ends;
}

}  // namespace

std::optional<AxisPlan> rader(Context const& context, AxisTask const& task) {
  std::size_t const N = task.length;
  if (N < 3 || N > 0xffffffffu || task.source.count < N || (task.core == Core::complex && task.target.count < N) ||
      !is_prime(N) || task.source.map.side.packing != Packing::none)
    return {};
  return best_convolution(context, task, {N - 1, good_size(2 * N - 3)}, cyclic_ends_of(task),
                          "prime: cyclic convolution");
}

}  // namespace TeamFFT::Impl
