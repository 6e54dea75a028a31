// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checksum: the L2 error of a transform of any length estimated by algebra, without a second transform.
#ifndef TEAMFFT_PERF_CHECKSUM_HPP
#define TEAMFFT_PERF_CHECKSUM_HPP

#include <TeamFFT/problem.hpp>

#include <complex>
#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl::Bench {

/// How many checksums a line gets. The estimate's relative standard deviation is 1 / (2 sqrt(count)), for errors that
/// are as good as random; a few lengths of structure (Bluestein) scatter more.
inline constexpr int checksums_per_line = 16;

/// An estimate of ||y - A x|| / ||y|| for the transform A of a problem from x and y, completed packed rows of one line
/// (lines.hpp; host). For random m with 0 <= m < N and the weights w_k = exp(2 pi i (m + 1/2) k / N), sum_k w_k (A x)_k
/// = sum_j u_j x_j holds with u = A^T w, which the geometric series
///   G(a) = sum_(k<N) exp(i a k) = exp(i a N/2) sin(a N/2) (cot(a/2) - i)
/// gives in closed form: u_j = G(2 pi (m + 1/2 -+ j) / N) = 1 + i cot(pi (m + 1/2 -+ j) / N) for a complex axis,
/// forward or backward, and two such terms for the cosine or sine of a dct or dst. Several dimensions multiply. r2c and
/// c2r are complex transforms of completed rows. The difference of the two sides is sum_k w_k e_k for the error e,
/// whose mean square over all m is exactly ||e||^2, so no error hides from it. Linear checksums are Ergun 1995's idea;
/// the half-integer frequency, which spreads each weight over all outputs at equal size, is ours.
double checksum_error(Problem const& problem, std::complex<double> const* x, std::complex<double> const* y,
                      std::uint64_t seed);

}  // namespace TeamFFT::Impl::Bench

#endif
