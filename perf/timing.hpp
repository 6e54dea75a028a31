// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Timing: seconds per call of several rivals, measured in turn so that a drift of the machine meets all of them.
#ifndef TEAMFFT_PERF_TIMING_HPP
#define TEAMFFT_PERF_TIMING_HPP

#include "buffers.hpp"

#include <functional>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// Seconds per call over the samples.
struct Statistics {
  double median = 0, min = 0, max = 0;

  [[nodiscard]] Statistics over(double executes) const { return {median / executes, min / executes, max / executes}; }
};

/// Seconds that `count` back-to-back calls take, all together: on CUDA between two events on the instance's stream, of
/// which few calls do not wait for the first launch; elsewhere by the wall clock.
double seconds_of(ExecutionSpace const& exec, std::function<void()> const& call, std::size_t count);

/// Takes `repeat` samples of each call; a sample is as many back-to-back calls as last `min_seconds`, divided by their
/// number. The order of the calls turns from sample to sample. Every call has run before its first sample.
std::vector<Statistics> time_interleaved(ExecutionSpace const& exec, std::vector<std::function<void()>> const& calls,
                                         int repeat, double min_seconds);

}  // namespace TeamFFT::Impl::Bench

#endif
