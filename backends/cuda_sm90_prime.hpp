// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measured shapes of the placed kernel with a prime stage for CUDA devices of compute capability 9.0, printed by perf/placed_rows.py; what they give is in
// perf/NOTES.md.
#ifndef TEAMFFT_BACKENDS_CUDA_SM90_PRIME_HPP
#define TEAMFFT_BACKENDS_CUDA_SM90_PRIME_HPP

#include <backends/placed_prime.hpp>

namespace TeamFFT::Impl {

// clang-format off
// length, precision, form, first, last, factors of P - 1, threads, lines; measured: fraction of copy
inline constexpr PrimeRow cuda_sm90_prime_rows[] = {
    {74, Precision::f32, 0, 1, 2, {9, 4}, 96, 8},  // 0
};
// clang-format on

}  // namespace TeamFFT::Impl

#endif
