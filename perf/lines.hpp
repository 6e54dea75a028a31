// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines: chosen transforms of a View as packed rows on the host, and Hermitian input where it lies.
#ifndef TEAMFFT_PERF_LINES_HPP
#define TEAMFFT_PERF_LINES_HPP

#include "buffers.hpp"

#include <complex>
#include <cstdint>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// What a packed row holds of a half spectrum (r2c output, c2r input): its n/2 + 1 elements as they are stored, or all
/// n, the others by x_(N-k) = conj x_k, which mirrors the complex axes with it. A completed input is the Hermitian part
/// that c2r transforms: where k = 0 or n/2 along the halved axis, the mean of an element and the conjugate of its
/// mirror image (in one dimension: the real part). Other Views are the same in both.
enum class Packing { stored, completed };

/// Elements of one packed row.
std::size_t packed_points(Problem const& problem, Side side, Packing packing);

/// Lines of a View in double (exact for both precisions): element (k_1, ..., k_D) of chosen line l lies at l P + (k_1
/// E_2 + k_2) E_3 + ..., P being packed_points() and E the extents. Input elements past extent_in are 0; a real View
/// has imaginary parts 0; half spectra of a conjugated problem come conjugated, so that the rest of the check need not
/// know. Fences.
std::vector<std::complex<double>> gather_lines(ExecutionSpace const& exec, Problem const& problem, Side side,
                                               Packing packing, unsigned char const* data,
                                               std::vector<std::size_t> const& lines);

/// Makes the input of a problem with a c2r axis Hermitian where that is not implied: for k = 0 and n/2 along that axis,
/// of each element and its mirror image one becomes the conjugate of the other. Without it libraries may differ: numpy
/// and we take the Hermitian part, others what they like.
void make_hermitian(ExecutionSpace const& exec, Problem const& problem, unsigned char* data);

}  // namespace TeamFFT::Impl::Bench

#endif
