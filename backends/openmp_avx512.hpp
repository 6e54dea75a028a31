// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measured choices for hosts with vectors of 64 bytes, printed by teamfft-tune-host; what they give is in perf/NOTES.md.
#ifndef TEAMFFT_BACKENDS_OPENMP_AVX512_HPP
#define TEAMFFT_BACKENDS_OPENMP_AVX512_HPP

#include <backends/openmp.hpp>

#include <array>

namespace TeamFFT::Impl {

// clang-format off
inline constexpr std::array<HostRow, 0> openmp_avx512_rows{};
// clang-format on

}  // namespace TeamFFT::Impl

#endif
