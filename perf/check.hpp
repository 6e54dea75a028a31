// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Check: the relative L2 error of chosen lines of a transform against wider precision, and the bound that it must keep.
#ifndef TEAMFFT_PERF_CHECK_HPP
#define TEAMFFT_PERF_CHECK_HPP

#include "buffers.hpp"

#include <complex>
#include <cstdint>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// The input lines of a problem that is to be checked, taken before it runs (in place it overwrites them).
struct CheckInput {
  std::vector<std::size_t> lines;
  std::vector<std::complex<double>> values;       ///< see gather_lines
  std::vector<std::complex<double>> spectra;      ///< the transforms of `values`; empty where the checksums are used
  std::vector<std::complex<double>> spectra_low;  ///< what rounding to double took from them: at N = 3 half of the error that is to be seen
  std::string method;
};

struct CheckResult {
  double rel_l2_error = 0;  ///< the largest of the lines
  double max_error = 0;     ///< the largest element error over the line's root mean square; 0 where only checksums were taken
  double bound = 0;
  std::size_t lines = 0;
  std::string method;
  [[nodiscard]] bool passed() const { return rel_l2_error <= bound; }  // false for NaN
};

/// eps sqrt(sum over axes of log2 N), times 2.2 unless every length is 13-smooth; eps = 2^-24 or 2^-53.
double error_bound(Problem const& problem);

/// Chooses 64 lines (first and last among them, fewer where the problem has fewer or they would hold too many points) and transforms them on the host:
/// in double for f32 and in long double for f64 by FFTW. Where FFTW is missing or one line alone is too long, the check uses checksums instead.
CheckInput prepare_check(ExecutionSpace const& exec, Problem const& problem, unsigned char const* in, std::uint64_t seed);

/// Compares the lines of the output with the prepared ones.
CheckResult check(ExecutionSpace const& exec, Problem const& problem, CheckInput const& input, unsigned char const* out, std::uint64_t seed);

}  // namespace TeamFFT::Impl::Bench

#endif
