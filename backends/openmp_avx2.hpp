// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measured choices for hosts with vectors of 32 bytes, printed by teamfft-tune-host; what they give is in perf/NOTES.md.
#ifndef TEAMFFT_BACKENDS_OPENMP_AVX2_HPP
#define TEAMFFT_BACKENDS_OPENMP_AVX2_HPP

#include <backends/openmp.hpp>

#include <array>

namespace TeamFFT::Impl {

// clang-format off
inline constexpr std::array<HostRow, 0> openmp_avx2_rows{};
// clang-format on

}  // namespace TeamFFT::Impl

#endif
