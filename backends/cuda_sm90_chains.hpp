// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Chains for CUDA devices of compute capability 9.0; what they give is measured in perf/NOTES.md.
#ifndef TEAMFFT_BACKENDS_CUDA_SM90_CHAINS_HPP
#define TEAMFFT_BACKENDS_CUDA_SM90_CHAINS_HPP

#include <backends/tuning.hpp>

namespace TeamFFT::Impl {

// clang-format off
// rows of pass 1 and pass 2 (cuda_sm90.hpp), bytes of the ring
inline constexpr ChainRow cuda_sm90_chains[] = {
    {{64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, {64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, 21 << 20},
    {{64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, {128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, 21 << 20},
    {{64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, {256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, 21 << 20},
    {{64, Precision::f32, Access::tile, {8, 8}, 8, 32, 2}, {512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, 21 << 20},
    {{64, Precision::f32, Access::tile, {8, 8}, 8, 32, 2}, {1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, 21 << 20},
    {{128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, {64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, 21 << 20},
    {{128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, {128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, 21 << 20},
    {{128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, {256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, 21 << 20},
    {{128, Precision::f32, Access::tile, {16, 8}, 8, 32, 2}, {512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, 21 << 20},
    {{128, Precision::f32, Access::tile, {16, 8}, 8, 32, 2}, {1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, 21 << 20},
    {{256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, {64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, 21 << 20},
    {{256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, {128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, 21 << 20},
    {{256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, {256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, 21 << 20},
    {{256, Precision::f32, Access::tile, {16, 16}, 16, 16, 2}, {512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, 21 << 20},
    {{256, Precision::f32, Access::tile, {16, 16}, 16, 16, 2}, {1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, 21 << 20},
    {{512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, {64, Precision::f32, Access::tile, {8, 8}, 8, 32, 2}, 21 << 20},
    {{512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, {128, Precision::f32, Access::tile, {16, 8}, 8, 32, 2}, 21 << 20},
    {{512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, {256, Precision::f32, Access::tile, {16, 16}, 16, 16, 2}, 21 << 20},
    {{512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, {512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, 21 << 20},
    {{512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, {1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, 21 << 20},
    {{1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, {64, Precision::f32, Access::tile, {8, 8}, 8, 32, 2}, 21 << 20},
    {{1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, {128, Precision::f32, Access::tile, {16, 8}, 8, 32, 2}, 21 << 20},
    {{1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, {256, Precision::f32, Access::tile, {16, 16}, 16, 16, 2}, 21 << 20},
    {{1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, {512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, 21 << 20},
    {{1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, {1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, 21 << 20},
    {{64, Precision::f64, Access::tile, {8, 8}, 8, 16, 4}, {64, Precision::f64, Access::tile, {8, 8}, 8, 16, 4}, 21 << 20},
    {{64, Precision::f64, Access::tile, {8, 8}, 8, 16, 4}, {128, Precision::f64, Access::tile, {16, 8}, 8, 16, 4}, 21 << 20},
    {{64, Precision::f64, Access::tile, {8, 8}, 8, 16, 4}, {256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, 21 << 20},
    {{64, Precision::f64, Access::tile, {8, 8}, 8, 32, 2}, {512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, 21 << 20},
    {{128, Precision::f64, Access::tile, {16, 8}, 8, 16, 4}, {64, Precision::f64, Access::tile, {8, 8}, 8, 16, 4}, 21 << 20},
    {{128, Precision::f64, Access::tile, {16, 8}, 8, 16, 4}, {128, Precision::f64, Access::tile, {16, 8}, 8, 16, 4}, 21 << 20},
    {{128, Precision::f64, Access::tile, {16, 8}, 8, 16, 4}, {256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, 21 << 20},
    {{128, Precision::f64, Access::tile, {16, 8}, 8, 32, 2}, {512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, 21 << 20},
    {{256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, {64, Precision::f64, Access::tile, {8, 8}, 8, 16, 4}, 21 << 20},
    {{256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, {128, Precision::f64, Access::tile, {16, 8}, 8, 16, 4}, 21 << 20},
    {{256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, {256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, 21 << 20},
    {{256, Precision::f64, Access::tile, {16, 16}, 16, 16, 2}, {512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, 21 << 20},
    {{512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, {64, Precision::f64, Access::tile, {8, 8}, 8, 32, 2}, 21 << 20},
    {{512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, {128, Precision::f64, Access::tile, {16, 8}, 8, 32, 2}, 21 << 20},
    {{512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, {256, Precision::f64, Access::tile, {16, 16}, 16, 16, 2}, 21 << 20},
    {{512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, {512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, 21 << 20},
};
// clang-format on

}  // namespace TeamFFT::Impl

#endif
