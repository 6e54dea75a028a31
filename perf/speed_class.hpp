// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Speed class: which lengths a problem counts among, and what fraction of a copy's bandwidth is asked of each of them.
#ifndef TEAMFFT_PERF_SPEED_CLASS_HPP
#define TEAMFFT_PERF_SPEED_CLASS_HPP

#include <TeamFFT/problem.hpp>

#include <cstddef>
#include <optional>
#include <string>

namespace TeamFFT::Impl::Bench {

struct SpeedClass {
  std::string group;  ///< kinds, placement and size of the batch, as in "r2c, c2r, in place, batch 8"
  std::string name;   ///< of the lengths, as in "N <= 4096, P 37..127", P being the largest prime factor
  /// fraction of copy; none where nothing is asked, as of batches too small to fill a device
  std::optional<double> target;
};

/// The class of one contiguous complex line of N; large batches are asked for its target.
SpeedClass line_class(std::size_t N, Precision precision);

/// The class of any problem. Real kinds are asked for 0.9 of the complex target, dct and dst of types 2 and 3 (1 and 4)
/// for 0.85 (0.65) of that; of types 1 the length is that of the complex lines behind them, n - 1 and n + 1.
/// `large_bytes`: from so many bytes read and written a batch is large.
SpeedClass speed_class(Problem const& problem, std::size_t bytes, std::size_t large_bytes);

}  // namespace TeamFFT::Impl::Bench

#endif
