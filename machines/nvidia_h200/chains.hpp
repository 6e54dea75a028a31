// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Chains for CUDA devices of compute capability 9.0, printed by perf/chain_rows.py; what they give is measured in perf/notes/launches.md#rings-2026-11-22.
#ifndef TEAMFFT_MACHINES_NVIDIA_H200_CHAINS_HPP
#define TEAMFFT_MACHINES_NVIDIA_H200_CHAINS_HPP

#include <TeamFFT/device/engines/register_line/contract.hpp>

namespace TeamFFT::Impl {

// clang-format off
// rows of pass 1 and pass 2 (register_line.hpp), bytes of the ring (none: in scratch); those before others where both would do
inline constexpr ChainRow nvidia_h200_chains[] = {
    {{32, Precision::f32, Access::via_scratch, {8, 4}, 4, 64, 6}, {32, Precision::f32, Access::tile, {8, 4}, 4, 64, 6}},
    {{64, Precision::f32, Access::line, {8, 8}, 8, 32, 6}, {32, Precision::f32, Access::tile, {8, 4}, 4, 64, 6}},
    {{256, Precision::f32, Access::line, {16, 16}, 16, 32, 2}, {32, Precision::f32, Access::tile, {8, 4}, 2, 256, 2}},
    {{32, Precision::f32, Access::via_scratch, {8, 4}, 4, 64, 6}, {64, Precision::f32, Access::tile, {8, 8}, 8, 32, 6}},
    {{64, Precision::f32, Access::line, {8, 8}, 8, 64, 3}, {64, Precision::f32, Access::tile, {8, 8}, 8, 64, 3}},
    {{128, Precision::f32, Access::line, {16, 8}, 8, 64, 2}, {64, Precision::f32, Access::tile, {8, 8}, 4, 128, 2}},
    {{256, Precision::f32, Access::line, {16, 16}, 16, 64, 1}, {64, Precision::f32, Access::tile, {8, 8}, 4, 256, 1}},
    {{64, Precision::f32, Access::via_scratch, {8, 8}, 4, 128, 2}, {128, Precision::f32, Access::tile, {16, 8}, 8, 64, 2}},
    {{128, Precision::f32, Access::line, {16, 8}, 8, 128, 1}, {128, Precision::f32, Access::tile, {16, 8}, 8, 128, 1}},
    {{32, Precision::f32, Access::via_scratch, {8, 4}, 2, 256, 2}, {256, Precision::f32, Access::tile, {16, 16}, 16, 32, 2}},
    {{64, Precision::f32, Access::via_scratch, {8, 8}, 4, 256, 1}, {256, Precision::f32, Access::tile, {16, 16}, 16, 64, 1}},
    {{36, Precision::f32, Access::line, {6, 6}, 6, 36, 6}, {36, Precision::f32, Access::tile, {6, 6}, 6, 36, 6}},
    {{40, Precision::f32, Access::line, {8, 5}, 8, 40, 4}, {40, Precision::f32, Access::tile, {8, 5}, 8, 40, 4}},
    {{56, Precision::f32, Access::line, {8, 7}, 8, 56, 3}, {56, Precision::f32, Access::tile, {8, 7}, 8, 56, 3}},
    {{32, Precision::f64, Access::line, {8, 4}, 4, 64, 3}, {32, Precision::f64, Access::tile, {8, 4}, 4, 64, 3}},
    {{64, Precision::f64, Access::line, {8, 8}, 8, 32, 3}, {32, Precision::f64, Access::tile, {8, 4}, 4, 64, 3}},
    {{32, Precision::f64, Access::line, {8, 4}, 4, 64, 3}, {64, Precision::f64, Access::tile, {8, 8}, 8, 32, 3}},
    {{64, Precision::f64, Access::line, {8, 8}, 8, 64, 2}, {64, Precision::f64, Access::tile, {8, 8}, 8, 64, 2}},
    {{25, Precision::f64, Access::line, {5, 5}, 5, 75, 2}, {25, Precision::f64, Access::tile, {5, 5}, 5, 75, 2}},
    {{30, Precision::f64, Access::line, {6, 5}, 6, 60, 2}, {30, Precision::f64, Access::tile, {6, 5}, 6, 60, 2}},
    {{36, Precision::f64, Access::line, {6, 6}, 6, 36, 3}, {36, Precision::f64, Access::tile, {6, 6}, 6, 36, 3}},
    {{40, Precision::f64, Access::line, {8, 5}, 8, 40, 2}, {40, Precision::f64, Access::tile, {8, 5}, 8, 40, 2}},
    {{48, Precision::f64, Access::line, {8, 6}, 8, 48, 2}, {48, Precision::f64, Access::tile, {8, 6}, 8, 48, 2}},
    {{56, Precision::f64, Access::line, {8, 7}, 8, 56, 2}, {56, Precision::f64, Access::tile, {8, 7}, 8, 56, 2}},
    {{80, Precision::f64, Access::line, {10, 8}, 10, 80, 1}, {80, Precision::f64, Access::tile, {10, 8}, 10, 80, 1}},
    {{90, Precision::f64, Access::line, {10, 9}, 10, 90, 1}, {90, Precision::f64, Access::tile, {10, 9}, 10, 90, 1}},
    {{64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, {64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, 21 << 20},
    {{64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, {128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, 21 << 20},
    {{64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, {256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, 21 << 20},
    {{128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, {64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, 21 << 20},
    {{128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, {128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, 21 << 20},
    {{128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, {256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, 21 << 20},
    {{256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, {64, Precision::f32, Access::tile, {8, 8}, 8, 32, 4}, 21 << 20},
    {{256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, {128, Precision::f32, Access::tile, {16, 8}, 8, 32, 4}, 21 << 20},
    {{256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, {256, Precision::f32, Access::tile, {16, 16}, 16, 16, 4}, 21 << 20},
    {{512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, {512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, 26 << 20},
    {{512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, {1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, 26 << 20},
    {{1024, Precision::f32, Access::tile, {32, 32}, 32, 8, 2}, {512, Precision::f32, Access::tile, {32, 16}, 16, 16, 2}, 26 << 20},
    {{512, Precision::f32, Access::tile, {16, 8, 4}, 32, 16, 2}, {128, Precision::f32, Access::tile, {16, 8}, 8, 64, 2}, 23 << 20},
    {{256, Precision::f32, Access::tile, {16, 16}, 16, 32, 2}, {512, Precision::f32, Access::tile, {16, 8, 4}, 32, 16, 2}, 23 << 20},
    {{512, Precision::f32, Access::tile, {16, 8, 4}, 32, 16, 2}, {256, Precision::f32, Access::tile, {16, 16}, 16, 32, 2}, 23 << 20},
    {{64, Precision::f64, Access::tile, {8, 8}, 8, 16, 4}, {64, Precision::f64, Access::tile, {8, 8}, 8, 16, 4}, 23 << 20},
    {{64, Precision::f64, Access::tile, {8, 8}, 8, 16, 4}, {256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, 23 << 20},
    {{64, Precision::f64, Access::tile, {8, 8}, 8, 32, 2}, {512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, 23 << 20},
    {{128, Precision::f64, Access::tile, {16, 8}, 8, 16, 4}, {128, Precision::f64, Access::tile, {16, 8}, 8, 16, 4}, 23 << 20},
    {{128, Precision::f64, Access::tile, {16, 8}, 8, 16, 4}, {256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, 23 << 20},
    {{128, Precision::f64, Access::tile, {16, 8}, 8, 32, 2}, {512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, 23 << 20},
    {{256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, {64, Precision::f64, Access::tile, {8, 8}, 8, 16, 4}, 23 << 20},
    {{256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, {128, Precision::f64, Access::tile, {16, 8}, 8, 16, 4}, 23 << 20},
    {{256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, {256, Precision::f64, Access::tile, {16, 16}, 16, 8, 4}, 23 << 20},
    {{256, Precision::f64, Access::tile, {16, 16}, 16, 16, 2}, {512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, 23 << 20},
    {{512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, {64, Precision::f64, Access::tile, {8, 8}, 8, 32, 2}, 23 << 20},
    {{512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, {128, Precision::f64, Access::tile, {16, 8}, 8, 32, 2}, 23 << 20},
    {{512, Precision::f64, Access::tile, {16, 8, 4}, 32, 8, 2}, {256, Precision::f64, Access::tile, {16, 16}, 16, 16, 2}, 23 << 20},
};
// clang-format on

}  // namespace TeamFFT::Impl

#endif
