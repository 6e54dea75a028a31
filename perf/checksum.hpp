// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checksum: the L2 error of a transform of any length estimated by algebra, without a second transform.
#ifndef TEAMFFT_PERF_CHECKSUM_HPP
#define TEAMFFT_PERF_CHECKSUM_HPP

#include <TeamFFT/problem.hpp>

#include <complex>
#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl::Bench {

/// How many checksums a line gets. The estimate's relative standard deviation is 1 / (2 sqrt(count)), for errors that are as
/// good as random; a few lengths of structure (Bluestein) scatter more.
inline constexpr int checksums_per_line = 16;

/// An estimate of ||y - DFT x|| / ||DFT x|| from x and y, packed rows of one line (host). For random m with 0 <= m < N,
///   sum_k w_k y_k = sum_j x_j (1 + i cot(pi (m - j + 1/2) / N)),   w_k = exp(2 pi i (m + 1/2) k / N),
/// holds for the exact transform, by summing the geometric series; several dimensions multiply. The difference of the two sides is sum_k w_k e_k for the
/// error e, whose mean square over all m is exactly ||e||^2, so no error hides from it. The backward transform takes the conjugate weights. Linear
/// checksums are Ergun 1995's idea; the half-integer frequency, which spreads each weight over all outputs at equal size, is ours.
double checksum_error(Problem const& problem, std::complex<double> const* x, std::complex<double> const* y, std::uint64_t seed);

}  // namespace TeamFFT::Impl::Bench

#endif
