// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copy: the bandwidth that one pass over memory can reach, the unit of every fraction that teamfft-bench prints.
#ifndef TEAMFFT_PERF_COPY_HPP
#define TEAMFFT_PERF_COPY_HPP

#include "buffers.hpp"

#include <map>

namespace TeamFFT::Impl::Bench {

class CopyBandwidth {
 public:
  CopyBandwidth(int repeat, double min_seconds) : m_repeat(repeat), m_min_seconds(min_seconds) {}

  /// Bytes read plus bytes written per second by the best of deep_copy and a
  /// plain kernel (host: and one with non-temporal stores) from buffers.in() to
  /// buffers.out(), `bytes` each way. The best sample counts, being the limit.
  /// Measured once per footprint of a run, footprints within 2% being one.
  double operator()(ExecutionSpace const& exec, Buffers const& buffers, std::size_t bytes);

 private:
  int m_repeat;
  double m_min_seconds;
  std::map<long, double> m_measured;
};

}  // namespace TeamFFT::Impl::Bench

#endif
