// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sweep: the suite that goes through every class of lengths, in the order in which they matter.
#ifndef TEAMFFT_PERF_SWEEP_HPP
#define TEAMFFT_PERF_SWEEP_HPP

#include "problem_list.hpp"
#include "settings.hpp"

#include <vector>

namespace TeamFFT::Impl::Bench {

/// Of each kind: every length 2..4096 (complex; of other kinds a sample), a sample of those above, 2-D and 3-D, a
/// middle and the outer axis alone (complex: of every 13-smooth length to 4096; others a sample), other strides; then
/// in place; then batches of 1, 8 and 64. A sample holds settings.count lengths of each class, drawn by settings.seed,
/// and the powers of two. Each part is shuffled, the kinds together, so that every K-th of its problems (`--thin`) is a
/// sample too, and so is what a time limit leaves.
std::vector<Problem> sweep(Settings const& settings, std::vector<KindChoice> const& kinds);

}  // namespace TeamFFT::Impl::Bench

#endif
