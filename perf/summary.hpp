// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Summary: what many problems say together.
#ifndef TEAMFFT_PERF_SUMMARY_HPP
#define TEAMFFT_PERF_SUMMARY_HPP

#include "bench.hpp"
#include "device.hpp"

#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

double geometric_mean(std::vector<double> const& values);

/// The suite `portable` as a row of the README's table for each rival, or one without. Cells have c2c lines, r2c and
/// c2r lines, and boxes: the median fraction of a copy, and the geometric mean and the least of the rival's time over
/// ours, in f32 and f64. A wrong result has no speed, and a line behind the rows counts the wrong ones.
std::string portable_summary(std::vector<Result> const& results, Settings const& settings, Device const& device);

}  // namespace TeamFFT::Impl::Bench

#endif
