// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Check: the relative L2 error of chosen lines of a transform against wider precision, and the bound that it must keep.
#ifndef TEAMFFT_PERF_CHECK_HPP
#define TEAMFFT_PERF_CHECK_HPP

#include "lines.hpp"

#include <cmath>
#include <complex>
#include <cstdint>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// The input lines of a problem that is to be checked, taken before it runs (in place it overwrites them).
struct CheckInput {
  std::vector<std::size_t> lines;
  Packing packing = Packing::stored;              ///< `completed` where checksums are used
  std::vector<std::complex<double>> values;       ///< see gather_lines
  std::vector<std::complex<double>> spectra;      ///< the transforms of `values`; empty where the checksums are used
  std::vector<std::complex<double>> spectra_low;  ///< see Reference
  std::string method;
};

/// The larger of the two, and NaN where either is: std::max would drop one.
inline double worse(double a, double b) { return std::isnan(a) || a > b ? a : b; }

struct CheckResult {
  double rel_l2_error = 0;  ///< the largest of the lines
  /// the largest element error over the line's root mean square; 0 where only checksums were taken
  double max_error = 0;
  double pooled_error = 0;  ///< of all lines together
  double bound = 0;
  /// of short lines more (docs/api/accuracy.md): then a line may exceed the bound, the pool not
  double line_slack = 1;
  std::size_t lines = 0;
  std::string method;
  /// What may be 1 at most.
  [[nodiscard]] double of_bound() const {
    return rel_l2_error == 0 ? 0 : worse(rel_l2_error / line_slack, pooled_error) / bound;
  }
  [[nodiscard]] bool passed() const { return of_bound() <= 1; }  // false for NaN
};

/// eps sqrt(sum over axes of log2 N), times 2.2 unless every N is 13-smooth; eps = 2^-24 or 2^-53. N is the logical
/// length (kinds.hpp): 2n for most of the dct and dst kinds, which is why one of n = 1 has a bound that is not 0.
double error_bound(Problem const& problem);

/// Chooses 64 lines (first and last among them, fewer where the problem has fewer or they would hold too many points)
/// and transforms them on the host in wider precision. Where there is no Reference for them (one line alone is too
/// long, or long and FFTW is missing), the check uses checksums instead.
CheckInput prepare_check(ExecutionSpace const& exec, Problem const& problem, unsigned char const* in,
                         std::uint64_t seed);

/// Compares the lines of the output with the prepared ones.
CheckResult check(ExecutionSpace const& exec, Problem const& problem, CheckInput const& input, unsigned char const* out,
                  std::uint64_t seed);

}  // namespace TeamFFT::Impl::Bench

#endif
