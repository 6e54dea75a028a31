// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reference: single lines of any problem transformed on the host in wider precision, by FFTW or by the definition
// itself.
#ifndef TEAMFFT_PERF_REFERENCE_HPP
#define TEAMFFT_PERF_REFERENCE_HPP

#include <TeamFFT/problem.hpp>

#include <complex>
#include <cstddef>
#include <memory>
#include <string>

namespace TeamFFT::Impl::Bench {

/// The unscaled transform of one line, all its axes, as numpy.fft and scipy.fft define it: r2c first, c2r last,
/// imaginary parts that c2r has no use for ignored. f32 problems are computed in double, f64 problems in long double.
class Reference {
 public:
  virtual ~Reference() = default;

  /// `in` is one packed row of the input and `high + low` one of the output, each as stored (lines.hpp); `low` is what
  /// rounding to double took: at N = 3 half of the error that is to be seen. May be called by several threads.
  virtual void transform(std::complex<double> const* in, std::complex<double>* high,
                         std::complex<double>* low) const = 0;
  [[nodiscard]] virtual std::string const& method() const = 0;
};

/// Points that FFTW transforms for one problem: about a second on one core in double and in long double.
std::size_t reference_points(Precision precision);

/// FFTW where it is found and the line has at most reference_points(); else direct sums where `lines` lines of them
/// take no more than 2^30 terms (seconds on one core); else null.
std::unique_ptr<Reference> make_reference(Problem const& problem, std::size_t lines);

}  // namespace TeamFFT::Impl::Bench

#endif
