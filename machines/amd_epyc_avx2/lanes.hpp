// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measured choices for hosts with vectors of 32 bytes, printed by teamfft-tune-host; what they give is in
// perf/notes/lanes.md#rows-2026-11-22.
#ifndef TEAMFFT_MACHINES_AMD_EPYC_AVX2_LANES_HPP
#define TEAMFFT_MACHINES_AMD_EPYC_AVX2_LANES_HPP

#include "engines/lanes/contract.hpp"

namespace TeamFFT::Impl {

// clang-format off
// length, precision, lines, way, lanes, radices; measured: the rules' time over this one's
inline constexpr HostRow amd_epyc_avx2_rows[] = {
    {9, Precision::f32, Lines::few, Way::lines, 1, {3, 3}},  // 1.15
    {9, Precision::f64, Lines::few, Way::lines, 1, {3, 3}},  // 1.24
    {10, Precision::f32, Lines::few, Way::lines, 1, {2, 5}},  // 1.13
    {10, Precision::f64, Lines::few, Way::lines, 1, {5, 2}},  // 1.21
    {16, Precision::f32, Lines::few, Way::lines, 1, {2, 8}},  // 1.50
    {22, Precision::f32, Lines::few, Way::lines, 1, {2, 11}},  // 1.15
    {24, Precision::f32, Lines::few, Way::lines, 1, {8, 3}},  // 1.12
    {26, Precision::f32, Lines::few, Way::lines, 1, {2, 13}},  // 1.23
    {30, Precision::f64, Lines::few, Way::along, 4, {6, 5}},  // 1.22
    {32, Precision::f32, Lines::few, Way::lines, 1, {4, 4, 2}},  // 1.19
    {33, Precision::f32, Lines::many, Way::lines, 8, {3, 11}},  // 2.08
    {39, Precision::f32, Lines::few, Way::lines, 1, {3, 13}},  // 1.11
    {39, Precision::f32, Lines::many, Way::lines, 8, {3, 13}},  // 1.99
    {42, Precision::f32, Lines::few, Way::lines, 1, {6, 7}},  // 1.10
    {42, Precision::f64, Lines::few, Way::along, 4, {6, 7}},  // 1.08
    {44, Precision::f32, Lines::few, Way::lines, 1, {4, 11}},  // 1.41
    {52, Precision::f32, Lines::few, Way::lines, 1, {4, 13}},  // 1.41
    {54, Precision::f32, Lines::few, Way::along, 8, {6, 3, 3}},  // 1.09
    {54, Precision::f64, Lines::few, Way::along, 4, {9, 6}},  // 1.10
    {56, Precision::f64, Lines::few, Way::along, 4, {14, 4}},  // 1.14
    {63, Precision::f64, Lines::few, Way::along, 4, {9, 7}},  // 1.50
    {81, Precision::f32, Lines::few, Way::lines, 1, {3, 3, 9}},  // 1.14
    {81, Precision::f64, Lines::few, Way::along, 4, {9, 3, 3}},  // 1.12
    {91, Precision::f64, Lines::few, Way::along, 4, {13, 7}},  // 1.15
    {100, Precision::f64, Lines::many, Way::groups, 4, {5, 5, 4}},  // 1.45
    {104, Precision::f64, Lines::few, Way::along, 4, {13, 8}},  // 1.18
    {104, Precision::f64, Lines::many, Way::groups, 4, {13, 8}},  // 1.38
    {108, Precision::f64, Lines::many, Way::groups, 4, {6, 6, 3}},  // 1.61
    {112, Precision::f64, Lines::few, Way::along, 4, {4, 4, 7}},  // 1.08
    {120, Precision::f64, Lines::many, Way::groups, 4, {6, 5, 4}},  // 1.39
    {128, Precision::f64, Lines::many, Way::groups, 4, {16, 8}},  // 1.29
    {130, Precision::f32, Lines::few, Way::along, 8, {13, 2, 5}},  // 1.94
    {132, Precision::f64, Lines::many, Way::groups, 4, {11, 4, 3}},  // 1.31
    {140, Precision::f64, Lines::many, Way::groups, 4, {7, 5, 4}},  // 1.31
    {143, Precision::f64, Lines::few, Way::along, 4, {13, 11}},  // 1.84
    {144, Precision::f64, Lines::many, Way::groups, 4, {6, 6, 4}},  // 1.30
    {150, Precision::f64, Lines::few, Way::along, 4, {6, 5, 5}},  // 1.15
    {156, Precision::f64, Lines::few, Way::along, 4, {4, 3, 13}},  // 1.14
    {156, Precision::f64, Lines::many, Way::groups, 4, {13, 4, 3}},  // 1.30
    {160, Precision::f64, Lines::many, Way::groups, 4, {8, 5, 4}},  // 1.21
    {162, Precision::f64, Lines::few, Way::along, 4, {9, 3, 6}},  // 1.20
    {165, Precision::f64, Lines::few, Way::along, 4, {11, 3, 5}},  // 1.13
    {168, Precision::f32, Lines::many, Way::groups, 8, {7, 6, 4}},  // 1.33
    {168, Precision::f64, Lines::many, Way::groups, 4, {7, 6, 4}},  // 1.24
    {176, Precision::f32, Lines::many, Way::groups, 8, {16, 11}},  // 1.30
    {180, Precision::f64, Lines::few, Way::along, 4, {15, 6, 2}},  // 1.23
    {182, Precision::f64, Lines::few, Way::along, 4, {7, 2, 13}},  // 1.12
    {192, Precision::f64, Lines::many, Way::groups, 4, {8, 6, 4}},  // 1.28
    {195, Precision::f32, Lines::few, Way::along, 8, {13, 5, 3}},  // 1.16
    {196, Precision::f64, Lines::many, Way::groups, 4, {7, 7, 4}},  // 1.14
    {200, Precision::f32, Lines::many, Way::groups, 8, {8, 5, 5}},  // 1.23
    {200, Precision::f64, Lines::many, Way::groups, 4, {8, 5, 5}},  // 1.35
    {208, Precision::f32, Lines::few, Way::along, 8, {13, 4, 4}},  // 1.12
    {210, Precision::f64, Lines::few, Way::along, 4, {7, 6, 5}},  // 1.26
    {216, Precision::f32, Lines::many, Way::groups, 8, {6, 6, 6}},  // 1.40
    {216, Precision::f64, Lines::many, Way::groups, 4, {6, 6, 6}},  // 1.49
    {224, Precision::f32, Lines::many, Way::groups, 8, {8, 7, 4}},  // 1.21
    {224, Precision::f64, Lines::many, Way::groups, 4, {8, 7, 4}},  // 1.17
    {240, Precision::f32, Lines::many, Way::groups, 8, {8, 6, 5}},  // 1.13
    {243, Precision::f64, Lines::few, Way::along, 4, {9, 3, 3, 3}},  // 1.26
    {250, Precision::f32, Lines::few, Way::along, 8, {5, 10, 5}},  // 1.18
    {252, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 7}},  // 1.18
    {252, Precision::f64, Lines::many, Way::groups, 4, {7, 6, 6}},  // 1.37
    {256, Precision::f32, Lines::many, Way::groups, 8, {8, 8, 4}},  // 1.16
    {256, Precision::f64, Lines::many, Way::groups, 4, {8, 8, 4}},  // 1.17
    {260, Precision::f32, Lines::many, Way::lines, 8, {13, 5, 4}},  // 1.18
    {270, Precision::f32, Lines::few, Way::along, 8, {6, 3, 3, 5}},  // 1.16
    {270, Precision::f32, Lines::many, Way::lines, 8, {15, 6, 3}},  // 1.50
    {273, Precision::f32, Lines::many, Way::lines, 8, {13, 7, 3}},  // 1.10
    {275, Precision::f32, Lines::few, Way::along, 8, {11, 5, 5}},  // 1.11
    {275, Precision::f32, Lines::many, Way::lines, 8, {11, 5, 5}},  // 1.45
    {288, Precision::f64, Lines::few, Way::along, 4, {4, 3, 4, 6}},  // 1.14
    {288, Precision::f64, Lines::many, Way::along, 4, {4, 3, 4, 6}},  // 1.14
    {297, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3, 3}},  // 1.23
    {297, Precision::f32, Lines::many, Way::lines, 8, {11, 3, 3, 3}},  // 1.60
    {300, Precision::f32, Lines::many, Way::lines, 8, {10, 6, 5}},  // 1.17
    {315, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 5}},  // 1.18
    {324, Precision::f32, Lines::few, Way::along, 8, {6, 6, 3, 3}},  // 1.49
    {324, Precision::f32, Lines::many, Way::lines, 8, {6, 6, 3, 3}},  // 1.60
    {324, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 9}},  // 1.10
    {324, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 3}},  // 1.31
    {325, Precision::f32, Lines::many, Way::lines, 8, {13, 5, 5}},  // 1.13
    {330, Precision::f32, Lines::many, Way::lines, 8, {11, 6, 5}},  // 1.44
    {330, Precision::f64, Lines::few, Way::along, 4, {11, 6, 5}},  // 1.20
    {330, Precision::f64, Lines::many, Way::along, 4, {11, 6, 5}},  // 1.18
    {338, Precision::f32, Lines::few, Way::along, 8, {13, 2, 13}},  // 1.52
    {338, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 2}},  // 1.90
    {351, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 3}},  // 1.20
    {351, Precision::f32, Lines::many, Way::lines, 8, {13, 3, 3, 3}},  // 1.89
    {351, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 3}},  // 1.13
    {360, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 5}},  // 1.17
    {363, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 3}},  // 1.28
    {378, Precision::f32, Lines::many, Way::along, 8, {7, 6, 3, 3}},  // 1.16
    {378, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 6}},  // 1.18
    {384, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 6}},  // 1.13
    {390, Precision::f32, Lines::few, Way::along, 8, {13, 6, 5}},  // 1.21
    {390, Precision::f64, Lines::few, Way::along, 4, {13, 5, 6}},  // 1.09
    {392, Precision::f64, Lines::few, Way::along, 4, {14, 4, 7}},  // 1.17
    {392, Precision::f64, Lines::many, Way::along, 4, {4, 14, 7}},  // 1.09
    {396, Precision::f32, Lines::many, Way::lines, 8, {11, 6, 6}},  // 1.24
    {396, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 11}},  // 1.09
    {396, Precision::f64, Lines::many, Way::along, 4, {4, 11, 3, 3}},  // 1.10
    {405, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 3}},  // 1.24
    {420, Precision::f32, Lines::many, Way::along, 8, {14, 6, 5}},  // 1.14
    {420, Precision::f64, Lines::few, Way::along, 4, {15, 4, 7}},  // 1.18
    {429, Precision::f32, Lines::many, Way::lines, 8, {13, 11, 3}},  // 1.23
    {441, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 7}},  // 1.15
    {441, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 7}},  // 1.12
    {448, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 7}},  // 1.09
    {468, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 13}},  // 1.12
    {484, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 4}},  // 1.28
    {486, Precision::f32, Lines::few, Way::along, 8, {6, 3, 3, 3, 3}},  // 1.24
    {486, Precision::f32, Lines::many, Way::lines, 8, {6, 3, 3, 3, 3}},  // 1.95
    {486, Precision::f64, Lines::few, Way::along, 4, {6, 3, 3, 3, 3}},  // 1.29
    {486, Precision::f64, Lines::many, Way::along, 4, {6, 3, 3, 3, 3}},  // 1.31
    {500, Precision::f32, Lines::many, Way::lines, 8, {10, 10, 5}},  // 1.40
    {504, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 7}},  // 1.17
    {507, Precision::f32, Lines::few, Way::along, 8, {13, 3, 13}},  // 1.26
    {507, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 3}},  // 1.56
    {512, Precision::f64, Lines::many, Way::along, 4, {4, 8, 4, 4}},  // 1.14
    {525, Precision::f32, Lines::many, Way::along, 8, {15, 5, 7}},  // 1.20
    {540, Precision::f64, Lines::few, Way::along, 4, {15, 6, 6}},  // 1.23
    {540, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 4}},  // 1.23
    {550, Precision::f32, Lines::few, Way::along, 8, {11, 5, 5, 2}},  // 1.14
    {550, Precision::f32, Lines::many, Way::lines, 8, {11, 10, 5}},  // 1.37
    {560, Precision::f64, Lines::many, Way::along, 4, {4, 4, 5, 7}},  // 1.09
    {567, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 3, 3}},  // 1.17
    {567, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 3, 3}},  // 1.27
    {567, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3, 3}},  // 1.17
    {567, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 3}},  // 1.30
    {576, Precision::f32, Lines::few, Way::along, 8, {8, 3, 4, 6}},  // 1.21
    {576, Precision::f32, Lines::many, Way::along, 8, {8, 6, 4, 3}},  // 1.28
    {594, Precision::f32, Lines::few, Way::along, 8, {11, 6, 3, 3}},  // 1.26
    {594, Precision::f32, Lines::many, Way::lines, 8, {11, 6, 3, 3}},  // 1.58
    {594, Precision::f64, Lines::many, Way::along, 4, {11, 6, 3, 3}},  // 1.17
    {605, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 5}},  // 1.14
    {625, Precision::f32, Lines::many, Way::lines, 8, {5, 5, 5, 5}},  // 1.14
    {630, Precision::f32, Lines::many, Way::along, 8, {7, 15, 6}},  // 1.11
    {648, Precision::f32, Lines::many, Way::along, 8, {6, 3, 6, 6}},  // 1.13
    {648, Precision::f64, Lines::few, Way::along, 4, {4, 6, 3, 3, 3}},  // 1.20
    {648, Precision::f64, Lines::many, Way::along, 4, {4, 6, 3, 3, 3}},  // 1.18
    {660, Precision::f64, Lines::few, Way::along, 4, {15, 4, 11}},  // 1.10
    {675, Precision::f32, Lines::few, Way::along, 8, {15, 5, 3, 3}},  // 1.13
    {675, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 5}},  // 1.30
    {675, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 5}},  // 1.10
    {675, Precision::f64, Lines::many, Way::along, 4, {15, 5, 3, 3}},  // 1.19
    {676, Precision::f32, Lines::few, Way::along, 8, {13, 4, 13}},  // 1.21
    {676, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 2, 2}},  // 1.29
    {693, Precision::f32, Lines::many, Way::along, 8, {7, 11, 3, 3}},  // 1.14
    {702, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 6}},  // 1.53
    {702, Precision::f32, Lines::many, Way::along, 8, {13, 3, 3, 6}},  // 1.37
    {702, Precision::f64, Lines::many, Way::along, 4, {13, 6, 3, 3}},  // 1.15
    {704, Precision::f64, Lines::few, Way::along, 4, {11, 8, 8}},  // 1.10
    {704, Precision::f64, Lines::many, Way::along, 4, {11, 4, 4, 4}},  // 1.13
    {726, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 3, 2}},  // 1.13
    {729, Precision::f32, Lines::few, Way::along, 8, {27, 3, 3, 3}},  // 1.08
    {729, Precision::f32, Lines::many, Way::lines, 8, {9, 3, 3, 3, 3}},  // 1.24
    {729, Precision::f64, Lines::few, Way::along, 4, {9, 3, 3, 3, 3}},  // 1.27
    {729, Precision::f64, Lines::many, Way::along, 4, {9, 3, 3, 3, 3}},  // 1.27
    {756, Precision::f64, Lines::few, Way::along, 4, {7, 3, 6, 6}},  // 1.19
    {756, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 7}},  // 1.28
    {810, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 6}},  // 1.17
    {810, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 6}},  // 1.18
    {819, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 7}},  // 1.11
    {819, Precision::f64, Lines::few, Way::along, 4, {13, 3, 3, 7}},  // 1.13
    {819, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 13}},  // 1.11
    {832, Precision::f64, Lines::many, Way::along, 4, {4, 13, 4, 4}},  // 1.12
    {845, Precision::f32, Lines::few, Way::along, 8, {13, 5, 13}},  // 1.17
    {891, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3, 3, 3}},  // 1.11
    {891, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 3, 3}},  // 1.20
    {900, Precision::f32, Lines::many, Way::along, 8, {15, 6, 10}},  // 1.16
    {900, Precision::f64, Lines::few, Way::along, 4, {15, 3, 4, 5}},  // 1.21
    {900, Precision::f64, Lines::many, Way::along, 4, {15, 10, 6}},  // 1.15
    {910, Precision::f32, Lines::few, Way::along, 8, {13, 10, 7}},  // 1.09
    {910, Precision::f32, Lines::many, Way::along, 8, {13, 14, 5}},  // 1.12
    {936, Precision::f32, Lines::few, Way::along, 8, {8, 13, 3, 3}},  // 1.25
    {945, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 7}},  // 1.13
    {972, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3, 3, 3}},  // 1.13
    {972, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 3, 3}},  // 1.21
    {1014, Precision::f32, Lines::few, Way::along, 8, {13, 6, 13}},  // 1.16
    {1040, Precision::f32, Lines::many, Way::along, 8, {8, 2, 5, 13}},  // 1.09
    {1053, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 3, 3}},  // 1.18
    {1053, Precision::f64, Lines::few, Way::along, 4, {13, 3, 3, 3, 3}},  // 1.12
    {1053, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 3, 3}},  // 1.15
    {1080, Precision::f32, Lines::few, Way::along, 8, {15, 3, 4, 6}},  // 1.20
    {1080, Precision::f32, Lines::many, Way::along, 8, {8, 5, 3, 3, 3}},  // 1.24
    {1080, Precision::f64, Lines::few, Way::along, 4, {15, 2, 6, 6}},  // 1.19
    {1080, Precision::f64, Lines::many, Way::along, 4, {15, 2, 6, 6}},  // 1.23
    {1089, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3, 11}},  // 1.10
    {1089, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 3, 3}},  // 1.17
    {1089, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 11}},  // 1.12
    {1134, Precision::f32, Lines::few, Way::along, 8, {21, 3, 3, 6}},  // 1.20
    {1134, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 3, 6}},  // 1.14
    {1134, Precision::f64, Lines::few, Way::along, 4, {14, 3, 3, 3, 3}},  // 1.16
    {1134, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 6}},  // 1.15
    {1176, Precision::f64, Lines::many, Way::along, 4, {7, 4, 6, 7}},  // 1.11
    {1188, Precision::f32, Lines::many, Way::along, 8, {6, 3, 6, 11}},  // 1.11
    {1188, Precision::f64, Lines::few, Way::along, 4, {11, 6, 6, 3}},  // 1.17
    {1188, Precision::f64, Lines::many, Way::along, 4, {11, 6, 6, 3}},  // 1.18
    {1210, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 10}},  // 1.13
    {1215, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 3, 3}},  // 1.19
    {1215, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 9}},  // 1.15
    {1215, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 3, 3}},  // 1.13
    {1215, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 3, 3}},  // 1.18
    {1232, Precision::f32, Lines::few, Way::along, 8, {8, 11, 14}},  // 1.10
    {1232, Precision::f64, Lines::many, Way::along, 4, {14, 8, 11}},  // 1.15
    {1260, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 5, 7}},  // 1.23
    {1260, Precision::f64, Lines::many, Way::along, 4, {15, 12, 7}},  // 1.19
    {1274, Precision::f32, Lines::many, Way::along, 8, {7, 2, 7, 13}},  // 1.08
    {1274, Precision::f64, Lines::few, Way::along, 4, {14, 7, 13}},  // 1.19
    {1274, Precision::f64, Lines::many, Way::along, 4, {13, 14, 7}},  // 1.23
    {1287, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 11}},  // 1.12
    {1296, Precision::f32, Lines::few, Way::along, 8, {8, 6, 3, 3, 3}},  // 1.21
    {1296, Precision::f64, Lines::few, Way::along, 4, {4, 6, 6, 3, 3}},  // 1.26
    {1323, Precision::f32, Lines::few, Way::along, 8, {21, 3, 3, 7}},  // 1.19
    {1323, Precision::f32, Lines::many, Way::along, 8, {21, 3, 3, 7}},  // 1.17
    {1323, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3, 7}},  // 1.23
    {1323, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 7}},  // 1.16
    {1331, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 11}},  // 1.15
    {1404, Precision::f32, Lines::few, Way::along, 8, {13, 3, 6, 6}},  // 1.29
    {1404, Precision::f32, Lines::many, Way::along, 8, {13, 3, 6, 6}},  // 1.35
    {1404, Precision::f64, Lines::few, Way::along, 4, {13, 3, 6, 6}},  // 1.16
    {1404, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 13}},  // 1.15
    {1430, Precision::f32, Lines::few, Way::along, 8, {13, 10, 11}},  // 1.13
    {1430, Precision::f32, Lines::many, Way::along, 8, {13, 10, 11}},  // 1.12
    {1440, Precision::f32, Lines::few, Way::along, 8, {8, 5, 6, 6}},  // 1.18
    {1440, Precision::f64, Lines::few, Way::along, 4, {4, 6, 5, 4, 3}},  // 1.26
    {1440, Precision::f64, Lines::many, Way::along, 4, {4, 6, 6, 10}},  // 1.24
    {1452, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 12}},  // 1.19
    {1456, Precision::f32, Lines::many, Way::along, 8, {14, 2, 4, 13}},  // 1.14
    {1458, Precision::f32, Lines::few, Way::along, 8, {6, 3, 3, 3, 3, 3}},  // 1.37
    {1458, Precision::f32, Lines::many, Way::along, 8, {27, 6, 9}},  // 1.10
    {1458, Precision::f64, Lines::few, Way::along, 4, {6, 3, 3, 3, 3, 3}},  // 1.67
    {1458, Precision::f64, Lines::many, Way::along, 4, {9, 3, 3, 3, 6}},  // 1.23
    {1470, Precision::f32, Lines::many, Way::along, 8, {7, 7, 6, 5}},  // 1.10
    {1470, Precision::f64, Lines::many, Way::along, 4, {15, 7, 14}},  // 1.18
    {1485, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 11}},  // 1.08
    {1485, Precision::f64, Lines::few, Way::along, 4, {11, 5, 3, 3, 3}},  // 1.12
    {1500, Precision::f64, Lines::many, Way::along, 4, {15, 10, 10}},  // 1.16
    {1512, Precision::f32, Lines::few, Way::along, 8, {8, 7, 3, 3, 3}},  // 1.15
    {1512, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 3, 7}},  // 1.21
    {1512, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 6, 7}},  // 1.27
    {1512, Precision::f64, Lines::many, Way::along, 4, {7, 6, 6, 6}},  // 1.12
    {1521, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 13}},  // 1.21
    {1521, Precision::f32, Lines::many, Way::along, 8, {13, 3, 3, 13}},  // 1.17
    {1560, Precision::f64, Lines::many, Way::along, 4, {15, 8, 13}},  // 1.12
    {1575, Precision::f64, Lines::many, Way::along, 4, {15, 15, 7}},  // 1.18
    {1620, Precision::f64, Lines::few, Way::along, 4, {15, 3, 6, 6}},  // 1.31
    {1620, Precision::f64, Lines::many, Way::along, 4, {15, 3, 6, 6}},  // 1.34
    {1690, Precision::f32, Lines::few, Way::along, 8, {13, 2, 5, 13}},  // 1.27
    {1694, Precision::f64, Lines::many, Way::along, 4, {11, 14, 11}},  // 1.13
    {1701, Precision::f32, Lines::few, Way::along, 8, {21, 3, 3, 3, 3}},  // 1.20
    {1701, Precision::f32, Lines::many, Way::along, 8, {21, 3, 3, 3, 3}},  // 1.13
    {1701, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3, 3, 3}},  // 1.24
    {1701, Precision::f64, Lines::many, Way::along, 4, {7, 9, 3, 3, 3}},  // 1.12
    {1728, Precision::f64, Lines::few, Way::along, 4, {4, 3, 4, 6, 6}},  // 1.13
    {1728, Precision::f64, Lines::many, Way::along, 4, {4, 3, 4, 6, 6}},  // 1.18
    {1755, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 13}},  // 1.12
    {1764, Precision::f64, Lines::few, Way::along, 4, {14, 3, 6, 7}},  // 1.13
    {1764, Precision::f64, Lines::many, Way::along, 4, {7, 6, 6, 7}},  // 1.19
    {1782, Precision::f32, Lines::few, Way::along, 8, {6, 11, 3, 3, 3}},  // 1.17
    {1782, Precision::f32, Lines::many, Way::along, 8, {11, 3, 3, 3, 6}},  // 1.10
    {1782, Precision::f64, Lines::few, Way::along, 4, {11, 6, 3, 3, 3}},  // 1.14
    {1782, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 3, 6}},  // 1.16
    {1800, Precision::f32, Lines::few, Way::along, 8, {8, 5, 5, 3, 3}},  // 1.38
    {1800, Precision::f32, Lines::many, Way::along, 8, {8, 5, 5, 3, 3}},  // 1.41
    {1848, Precision::f64, Lines::many, Way::along, 4, {4, 6, 7, 11}},  // 1.12
    {1890, Precision::f32, Lines::many, Way::along, 8, {7, 6, 5, 3, 3}},  // 1.11
    {1890, Precision::f64, Lines::many, Way::along, 4, {15, 3, 6, 7}},  // 1.10
    {1920, Precision::f32, Lines::many, Way::along, 8, {8, 5, 6, 8}},  // 1.14
    {1944, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 3, 3, 3}},  // 1.17
    {1944, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 3, 3, 3}},  // 1.20
    {1944, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3, 3, 6}},  // 1.17
    {1944, Precision::f64, Lines::many, Way::along, 4, {4, 9, 6, 3, 3}},  // 1.18
    {1980, Precision::f64, Lines::few, Way::along, 4, {4, 11, 5, 3, 3}},  // 1.13
    {1980, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 5, 11}},  // 1.11
    {2016, Precision::f64, Lines::few, Way::along, 4, {4, 3, 4, 6, 7}},  // 1.18
    {2016, Precision::f64, Lines::many, Way::along, 4, {4, 2, 6, 6, 7}},  // 1.18
    {2025, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 3, 5}},  // 1.14
    {2025, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 3, 5}},  // 1.23
    {2025, Precision::f64, Lines::few, Way::along, 4, {15, 5, 3, 3, 3}},  // 1.19
    {2025, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 3, 5}},  // 1.19
    {2028, Precision::f32, Lines::few, Way::along, 8, {13, 3, 4, 13}},  // 1.13
    {2028, Precision::f32, Lines::many, Way::along, 8, {13, 3, 4, 13}},  // 1.12
    {2079, Precision::f32, Lines::few, Way::along, 8, {21, 3, 3, 11}},  // 1.13
    {2079, Precision::f32, Lines::many, Way::along, 8, {21, 3, 3, 11}},  // 1.16
    {2079, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 3, 7}},  // 1.12
    {2079, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 3, 7}},  // 1.21
    {2100, Precision::f64, Lines::many, Way::along, 4, {4, 3, 5, 5, 7}},  // 1.14
    {2106, Precision::f32, Lines::many, Way::along, 8, {13, 3, 3, 3, 6}},  // 1.22
    {2106, Precision::f64, Lines::few, Way::along, 4, {13, 3, 3, 3, 6}},  // 1.12
    {2106, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 3, 6}},  // 1.12
    {2112, Precision::f64, Lines::many, Way::along, 4, {4, 6, 8, 11}},  // 1.09
    {2160, Precision::f32, Lines::few, Way::along, 8, {15, 4, 6, 6}},  // 1.14
    {2160, Precision::f32, Lines::many, Way::along, 8, {15, 4, 6, 6}},  // 1.42
    {2187, Precision::f32, Lines::few, Way::along, 8, {27, 3, 3, 3, 3}},  // 1.14
    {2187, Precision::f32, Lines::many, Way::along, 8, {27, 3, 3, 3, 3}},  // 1.26
    {2187, Precision::f64, Lines::few, Way::along, 4, {9, 3, 3, 3, 3, 3}},  // 1.36
    {2187, Precision::f64, Lines::many, Way::along, 4, {9, 3, 3, 3, 3, 3}},  // 1.37
    {2205, Precision::f32, Lines::many, Way::along, 8, {15, 3, 7, 7}},  // 1.13
    {2250, Precision::f32, Lines::many, Way::along, 8, {15, 5, 5, 6}},  // 1.13
    {2268, Precision::f32, Lines::few, Way::along, 8, {21, 3, 6, 6}},  // 1.14
    {2268, Precision::f32, Lines::many, Way::along, 8, {14, 3, 3, 3, 6}},  // 1.14
    {2268, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3, 3, 7}},  // 1.21
    {2268, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 3, 7}},  // 1.22
    {2304, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 6, 6}},  // 1.17
    {2304, Precision::f64, Lines::many, Way::along, 4, {4, 6, 6, 4, 4}},  // 1.22
    {2310, Precision::f32, Lines::many, Way::along, 8, {15, 11, 14}},  // 1.18
    {2310, Precision::f64, Lines::many, Way::along, 4, {15, 11, 14}},  // 1.11
    {2340, Precision::f64, Lines::few, Way::along, 4, {15, 3, 4, 13}},  // 1.16
    {2340, Precision::f64, Lines::many, Way::along, 4, {15, 12, 13}},  // 1.16
    {2376, Precision::f64, Lines::many, Way::along, 4, {11, 6, 6, 6}},  // 1.16
    {2430, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 3, 6}},  // 1.11
    {2430, Precision::f32, Lines::many, Way::along, 8, {15, 6, 3, 3, 3}},  // 1.26
    {2430, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 3, 6}},  // 1.15
    {2430, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 3, 6}},  // 1.10
    {2457, Precision::f32, Lines::few, Way::along, 8, {21, 3, 3, 13}},  // 1.10
    {2457, Precision::f32, Lines::many, Way::along, 8, {13, 3, 3, 3, 7}},  // 1.22
    {2457, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3, 13}},  // 1.12
    {2457, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 13}},  // 1.15
    {2475, Precision::f32, Lines::many, Way::along, 8, {15, 15, 11}},  // 1.17
    {2475, Precision::f64, Lines::few, Way::along, 4, {15, 15, 11}},  // 1.10
    {2475, Precision::f64, Lines::many, Way::along, 4, {15, 15, 11}},  // 1.18
    {2520, Precision::f32, Lines::few, Way::along, 8, {15, 4, 6, 7}},  // 1.18
    {2520, Precision::f64, Lines::many, Way::along, 4, {4, 3, 5, 6, 7}},  // 1.18
    {2541, Precision::f64, Lines::many, Way::along, 4, {11, 3, 7, 11}},  // 1.11
    {2592, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 6, 6}},  // 1.10
    {2592, Precision::f64, Lines::many, Way::along, 4, {4, 3, 6, 6, 6}},  // 1.08
    {2646, Precision::f32, Lines::few, Way::along, 8, {21, 3, 6, 7}},  // 1.21
    {2646, Precision::f32, Lines::many, Way::along, 8, {21, 3, 6, 7}},  // 1.21
    {2646, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 6, 7}},  // 1.12
    {2673, Precision::f32, Lines::many, Way::along, 8, {27, 11, 3, 3}},  // 1.14
    {2673, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 3, 3, 3}},  // 1.13
    {2688, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 6, 7}},  // 1.13
    {2700, Precision::f64, Lines::few, Way::along, 4, {15, 5, 6, 6}},  // 1.20
    {2700, Precision::f64, Lines::many, Way::along, 4, {15, 5, 6, 6}},  // 1.23
    {2730, Precision::f32, Lines::many, Way::along, 8, {15, 13, 14}},  // 1.21
    {2730, Precision::f64, Lines::few, Way::along, 4, {7, 13, 6, 5}},  // 1.19
    {2744, Precision::f64, Lines::many, Way::along, 4, {4, 14, 7, 7}},  // 1.19
    {2750, Precision::f32, Lines::many, Way::along, 8, {25, 2, 5, 11}},  // 1.13
    {2772, Precision::f64, Lines::many, Way::along, 4, {7, 11, 6, 6}},  // 1.10
    {2808, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 3, 13}},  // 1.12
    {2835, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 3, 7}},  // 1.15
    {2835, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 3, 7}},  // 1.14
    {2835, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 3, 7}},  // 1.18
    {2880, Precision::f32, Lines::few, Way::along, 8, {8, 6, 6, 10}},  // 1.20
    {2880, Precision::f32, Lines::many, Way::along, 8, {8, 6, 6, 10}},  // 1.44
    {2916, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3, 3, 9}},  // 1.18
    {2916, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 3, 9}},  // 1.20
    {2925, Precision::f64, Lines::many, Way::along, 4, {15, 15, 13}},  // 1.13
    {2940, Precision::f64, Lines::few, Way::along, 4, {4, 3, 5, 7, 7}},  // 1.17
    {2940, Precision::f64, Lines::many, Way::along, 4, {4, 3, 5, 7, 7}},  // 1.20
    {2970, Precision::f32, Lines::many, Way::along, 8, {15, 3, 6, 11}},  // 1.15
    {3000, Precision::f32, Lines::many, Way::along, 8, {8, 3, 5, 5, 5}},  // 1.14
    {3024, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 6, 7}},  // 1.13
    {3080, Precision::f64, Lines::many, Way::along, 4, {4, 14, 11, 5}},  // 1.09
    {3087, Precision::f32, Lines::few, Way::along, 8, {21, 3, 7, 7}},  // 1.11
    {3087, Precision::f32, Lines::many, Way::along, 8, {21, 3, 7, 7}},  // 1.16
    {3150, Precision::f32, Lines::many, Way::along, 8, {7, 5, 6, 15}},  // 1.22
    {3150, Precision::f64, Lines::many, Way::along, 4, {15, 5, 6, 7}},  // 1.12
    {3159, Precision::f32, Lines::many, Way::along, 8, {13, 3, 3, 3, 3, 3}},  // 1.19
    {3159, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 3, 3, 3}},  // 1.17
    {3168, Precision::f32, Lines::many, Way::along, 8, {8, 6, 6, 11}},  // 1.27
    {3168, Precision::f64, Lines::many, Way::along, 4, {4, 3, 4, 6, 11}},  // 1.15
    {3240, Precision::f32, Lines::few, Way::along, 8, {15, 6, 6, 6}},  // 1.17
    {3240, Precision::f32, Lines::many, Way::along, 8, {15, 6, 6, 6}},  // 1.13
    {3240, Precision::f64, Lines::few, Way::along, 4, {15, 6, 6, 6}},  // 1.22
    {3240, Precision::f64, Lines::many, Way::along, 4, {15, 6, 6, 6}},  // 1.16
    {3267, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 3, 11}},  // 1.17
    {3267, Precision::f64, Lines::many, Way::along, 4, {11, 3, 9, 11}},  // 1.15
    {3276, Precision::f64, Lines::few, Way::along, 4, {4, 13, 7, 3, 3}},  // 1.14
    {3360, Precision::f32, Lines::many, Way::along, 8, {8, 6, 7, 10}},  // 1.25
    {3360, Precision::f64, Lines::few, Way::along, 4, {4, 4, 5, 6, 7}},  // 1.21
    {3375, Precision::f32, Lines::few, Way::along, 8, {15, 3, 5, 15}},  // 1.13
    {3375, Precision::f32, Lines::many, Way::along, 8, {15, 3, 5, 15}},  // 1.23
    {3375, Precision::f64, Lines::few, Way::along, 4, {15, 5, 5, 9}},  // 1.14
    {3375, Precision::f64, Lines::many, Way::along, 4, {15, 5, 5, 9}},  // 1.18
    {3402, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 6, 9}},  // 1.20
    {3402, Precision::f32, Lines::many, Way::along, 8, {21, 3, 6, 9}},  // 1.15
    {3402, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3, 3, 6}},  // 1.15
    {3402, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 3, 6}},  // 1.16
    {3456, Precision::f32, Lines::few, Way::along, 8, {8, 3, 4, 6, 6}},  // 1.24
    {3456, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 6, 8}},  // 1.21
    {3465, Precision::f32, Lines::many, Way::along, 8, {21, 3, 5, 11}},  // 1.14
    {3500, Precision::f32, Lines::many, Way::along, 8, {14, 5, 5, 10}},  // 1.12
    {3520, Precision::f32, Lines::many, Way::along, 8, {8, 11, 10, 4}},  // 1.15
    {3528, Precision::f32, Lines::many, Way::along, 8, {8, 7, 7, 9}},  // 1.11
    {3564, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 6, 6}},  // 1.21
    {3564, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 3, 11}},  // 1.11
    {3600, Precision::f32, Lines::many, Way::along, 8, {8, 3, 5, 5, 6}},  // 1.09
    {3645, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 3, 3, 3}},  // 1.13
    {3645, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 3, 3, 3}},  // 1.20
    {3645, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 3, 9}},  // 1.27
    {3744, Precision::f64, Lines::many, Way::along, 4, {4, 2, 6, 6, 13}},  // 1.10
    {3780, Precision::f64, Lines::few, Way::along, 4, {15, 6, 6, 7}},  // 1.28
    {3780, Precision::f64, Lines::many, Way::along, 4, {15, 7, 6, 6}},  // 1.26
    {3861, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 3, 13}},  // 1.11
    {3861, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 3, 13}},  // 1.14
    {3888, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 3, 3, 6}},  // 1.13
    {3888, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 6, 6}},  // 1.17
    {3900, Precision::f64, Lines::many, Way::along, 4, {4, 3, 5, 5, 13}},  // 1.08
    {3920, Precision::f32, Lines::many, Way::along, 8, {8, 7, 7, 10}},  // 1.13
    {3960, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 5, 11}},  // 1.16
    {3969, Precision::f32, Lines::few, Way::along, 8, {21, 3, 3, 3, 7}},  // 1.23
    {3969, Precision::f32, Lines::many, Way::along, 8, {21, 3, 3, 3, 7}},  // 1.18
    {3969, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3, 3, 7}},  // 1.37
    {3969, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 3, 7}},  // 1.17
    {4032, Precision::f32, Lines::many, Way::along, 8, {8, 2, 6, 6, 7}},  // 1.28
    {4050, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 5, 6}},  // 1.20
    {4050, Precision::f64, Lines::few, Way::along, 4, {15, 6, 5, 3, 3}},  // 1.18
    {4050, Precision::f64, Lines::many, Way::along, 4, {15, 3, 6, 15}},  // 1.19
    {4096, Precision::f64, Lines::many, Way::along, 4, {4, 8, 8, 4, 4}},  // 1.10
};
// clang-format on

}  // namespace TeamFFT::Impl

#endif
