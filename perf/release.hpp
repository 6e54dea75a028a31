// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Release: the fixed problems by which one release is compared with another (perf/history).
#ifndef TEAMFFT_PERF_RELEASE_HPP
#define TEAMFFT_PERF_RELEASE_HPP

#include "settings.hpp"

#include <TeamFFT/problem.hpp>

#include <vector>

namespace TeamFFT::Impl::Bench {

/// 200 problems in f32 and the same 200 in f64, in a fixed order that mixes them: of complex transforms every class of
/// lengths, 2-D and 3-D, along other axes, strided, in place and in small batches; of every real kind some of each.
/// Batches are large where nothing else is said. A list that changes makes a new history.
std::vector<Problem> release(Settings const& settings);

}  // namespace TeamFFT::Impl::Bench

#endif
