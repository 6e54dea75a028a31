// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measured choices for hosts with vectors of 64 bytes, printed by teamfft-tune-host; what they give is in
// perf/notes/lanes.md#rows-2026-11-22.
#ifndef TEAMFFT_MACHINES_AMD_EPYC_AVX512_LANES_HPP
#define TEAMFFT_MACHINES_AMD_EPYC_AVX512_LANES_HPP

#include "engines/lanes/contract.hpp"

namespace TeamFFT::Impl {

// clang-format off
// length, precision, lines, way, lanes, radices; measured: the rules' time over this one's
inline constexpr HostRow amd_epyc_avx512_rows[] = {
    {8, Precision::f32, Lines::few, Way::lines, 1, {4, 2}},  // 1.10
    {9, Precision::f32, Lines::few, Way::lines, 1, {3, 3}},  // 1.24
    {10, Precision::f32, Lines::few, Way::lines, 1, {5, 2}},  // 1.17
    {10, Precision::f64, Lines::few, Way::lines, 1, {2, 5}},  // 1.16
    {16, Precision::f32, Lines::few, Way::lines, 1, {2, 2, 4}},  // 1.48
    {24, Precision::f32, Lines::few, Way::lines, 1, {8, 3}},  // 1.16
    {32, Precision::f32, Lines::few, Way::lines, 1, {4, 4, 2}},  // 1.20
    {36, Precision::f32, Lines::few, Way::lines, 1, {4, 3, 3}},  // 1.10
    {44, Precision::f32, Lines::few, Way::lines, 1, {4, 11}},  // 1.17
    {52, Precision::f32, Lines::few, Way::lines, 1, {4, 13}},  // 1.27
    {60, Precision::f64, Lines::few, Way::along, 4, {15, 4}},  // 1.23
    {81, Precision::f32, Lines::many, Way::lines, 16, {3, 3, 3, 3}},  // 1.33
    {81, Precision::f64, Lines::few, Way::along, 4, {9, 9}},  // 1.13
    {84, Precision::f64, Lines::few, Way::along, 8, {7, 6, 2}},  // 1.22
    {96, Precision::f32, Lines::few, Way::along, 8, {8, 12}},  // 1.12
    {96, Precision::f32, Lines::many, Way::lines, 16, {6, 4, 4}},  // 1.30
    {99, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3}},  // 1.13
    {104, Precision::f64, Lines::many, Way::groups, 8, {13, 8}},  // 1.15
    {112, Precision::f32, Lines::few, Way::along, 8, {14, 8}},  // 1.15
    {112, Precision::f32, Lines::many, Way::lines, 16, {7, 4, 4}},  // 1.15
    {117, Precision::f32, Lines::many, Way::lines, 16, {13, 3, 3}},  // 1.18
    {120, Precision::f64, Lines::many, Way::groups, 8, {6, 5, 4}},  // 1.18
    {128, Precision::f64, Lines::few, Way::along, 8, {8, 4, 4}},  // 1.14
    {128, Precision::f64, Lines::many, Way::groups, 8, {16, 8}},  // 1.43
    {143, Precision::f32, Lines::many, Way::lines, 16, {11, 13}},  // 1.10
    {144, Precision::f64, Lines::many, Way::groups, 8, {6, 6, 4}},  // 1.40
    {150, Precision::f64, Lines::few, Way::along, 8, {15, 2, 5}},  // 1.09
    {156, Precision::f32, Lines::few, Way::along, 8, {13, 12}},  // 1.26
    {160, Precision::f64, Lines::many, Way::groups, 8, {8, 5, 4}},  // 1.26
    {168, Precision::f64, Lines::many, Way::groups, 8, {7, 6, 4}},  // 1.25
    {176, Precision::f32, Lines::few, Way::along, 16, {11, 4, 4}},  // 1.18
    {176, Precision::f32, Lines::many, Way::lines, 16, {11, 8, 2}},  // 1.89
    {180, Precision::f32, Lines::few, Way::along, 8, {15, 12}},  // 1.21
    {182, Precision::f32, Lines::few, Way::along, 8, {13, 7, 2}},  // 1.12
    {192, Precision::f32, Lines::many, Way::groups, 16, {8, 6, 4}},  // 1.75
    {208, Precision::f32, Lines::few, Way::along, 16, {13, 4, 4}},  // 1.17
    {208, Precision::f32, Lines::many, Way::lines, 16, {13, 8, 2}},  // 1.53
    {208, Precision::f64, Lines::few, Way::along, 8, {13, 4, 4}},  // 1.13
    {210, Precision::f32, Lines::few, Way::along, 8, {7, 5, 6}},  // 1.20
    {210, Precision::f64, Lines::few, Way::along, 8, {14, 3, 5}},  // 1.27
    {216, Precision::f64, Lines::many, Way::groups, 8, {6, 6, 6}},  // 1.17
    {224, Precision::f32, Lines::few, Way::along, 16, {14, 4, 4}},  // 1.17
    {240, Precision::f32, Lines::few, Way::along, 16, {15, 2, 2, 4}},  // 1.40
    {240, Precision::f32, Lines::many, Way::groups, 16, {8, 6, 5}},  // 1.44
    {250, Precision::f64, Lines::few, Way::along, 8, {5, 10, 5}},  // 1.45
    {256, Precision::f32, Lines::few, Way::along, 16, {16, 4, 4}},  // 1.19
    {260, Precision::f32, Lines::many, Way::lines, 16, {13, 5, 4}},  // 1.30
    {264, Precision::f32, Lines::many, Way::lines, 16, {11, 8, 3}},  // 1.55
    {270, Precision::f32, Lines::many, Way::lines, 16, {5, 6, 9}},  // 1.35
    {270, Precision::f64, Lines::many, Way::along, 8, {6, 5, 3, 3}},  // 1.09
    {273, Precision::f32, Lines::many, Way::lines, 16, {13, 7, 3}},  // 1.25
    {275, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 5}},  // 1.28
    {275, Precision::f64, Lines::few, Way::along, 8, {11, 5, 5}},  // 1.29
    {275, Precision::f64, Lines::many, Way::lines, 8, {11, 5, 5}},  // 1.33
    {280, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 4, 2}},  // 1.45
    {286, Precision::f32, Lines::many, Way::lines, 16, {13, 11, 2}},  // 1.31
    {288, Precision::f32, Lines::many, Way::lines, 16, {6, 4, 4, 3}},  // 1.44
    {294, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 3, 2}},  // 1.32
    {297, Precision::f32, Lines::many, Way::lines, 16, {11, 3, 3, 3}},  // 1.38
    {308, Precision::f32, Lines::few, Way::along, 16, {11, 4, 7}},  // 1.21
    {308, Precision::f32, Lines::many, Way::lines, 16, {11, 7, 2, 2}},  // 1.39
    {312, Precision::f32, Lines::many, Way::lines, 16, {13, 6, 4}},  // 1.34
    {315, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 3, 3}},  // 1.24
    {315, Precision::f64, Lines::many, Way::along, 8, {7, 5, 3, 3}},  // 1.15
    {320, Precision::f32, Lines::many, Way::lines, 16, {5, 4, 4, 4}},  // 1.26
    {324, Precision::f32, Lines::few, Way::along, 8, {6, 6, 3, 3}},  // 1.34
    {324, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 3, 3}},  // 2.12
    {324, Precision::f64, Lines::few, Way::along, 8, {6, 6, 3, 3}},  // 1.25
    {324, Precision::f64, Lines::many, Way::along, 8, {6, 6, 3, 3}},  // 1.36
    {330, Precision::f32, Lines::few, Way::along, 16, {11, 6, 5}},  // 1.11
    {330, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 3, 2}},  // 1.33
    {336, Precision::f32, Lines::few, Way::along, 16, {14, 6, 4}},  // 1.20
    {336, Precision::f32, Lines::many, Way::lines, 16, {7, 6, 4, 2}},  // 1.46
    {336, Precision::f64, Lines::many, Way::along, 8, {8, 6, 7}},  // 1.12
    {338, Precision::f32, Lines::many, Way::lines, 16, {13, 13, 2}},  // 1.12
    {338, Precision::f64, Lines::few, Way::along, 8, {13, 2, 13}},  // 1.13
    {343, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 7}},  // 1.38
    {350, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 5, 2}},  // 1.16
    {351, Precision::f32, Lines::many, Way::lines, 16, {13, 3, 3, 3}},  // 1.16
    {351, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3}},  // 1.38
    {351, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 3}},  // 1.31
    {352, Precision::f32, Lines::many, Way::lines, 16, {11, 4, 4, 2}},  // 1.37
    {360, Precision::f32, Lines::many, Way::lines, 16, {6, 5, 4, 3}},  // 1.16
    {360, Precision::f64, Lines::many, Way::along, 8, {15, 6, 4}},  // 1.13
    {363, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 3}},  // 1.38
    {364, Precision::f32, Lines::few, Way::along, 16, {13, 4, 7}},  // 1.36
    {364, Precision::f32, Lines::many, Way::lines, 16, {13, 7, 4}},  // 1.18
    {378, Precision::f32, Lines::many, Way::lines, 16, {7, 6, 3, 3}},  // 1.21
    {378, Precision::f64, Lines::many, Way::along, 8, {7, 6, 3, 3}},  // 1.09
    {384, Precision::f32, Lines::many, Way::lines, 16, {16, 6, 4}},  // 1.09
    {385, Precision::f32, Lines::many, Way::lines, 16, {11, 7, 5}},  // 1.35
    {390, Precision::f32, Lines::few, Way::along, 16, {13, 6, 5}},  // 1.27
    {390, Precision::f32, Lines::many, Way::lines, 16, {5, 6, 13}},  // 1.21
    {390, Precision::f64, Lines::few, Way::along, 8, {13, 5, 6}},  // 1.31
    {390, Precision::f64, Lines::many, Way::along, 8, {13, 5, 6}},  // 1.22
    {392, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 4, 2}},  // 1.17
    {396, Precision::f32, Lines::many, Way::lines, 16, {11, 4, 3, 3}},  // 1.41
    {416, Precision::f32, Lines::few, Way::along, 16, {13, 4, 8}},  // 1.47
    {416, Precision::f32, Lines::many, Way::lines, 16, {13, 8, 4}},  // 1.30
    {420, Precision::f64, Lines::few, Way::along, 8, {7, 5, 12}},  // 1.14
    {420, Precision::f64, Lines::many, Way::along, 8, {7, 12, 5}},  // 1.16
    {429, Precision::f32, Lines::many, Way::lines, 16, {13, 11, 3}},  // 1.20
    {432, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 4, 3}},  // 1.14
    {432, Precision::f64, Lines::many, Way::along, 8, {8, 6, 3, 3}},  // 1.11
    {440, Precision::f32, Lines::many, Way::lines, 16, {5, 8, 11}},  // 1.43
    {441, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 3, 3}},  // 1.66
    {455, Precision::f32, Lines::many, Way::lines, 16, {5, 7, 13}},  // 1.17
    {462, Precision::f32, Lines::many, Way::lines, 16, {11, 7, 3, 2}},  // 1.24
    {468, Precision::f32, Lines::many, Way::lines, 16, {13, 4, 3, 3}},  // 1.22
    {484, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 2, 2}},  // 1.20
    {486, Precision::f32, Lines::many, Way::lines, 16, {6, 3, 3, 3, 3}},  // 1.61
    {486, Precision::f64, Lines::few, Way::along, 8, {6, 3, 3, 9}},  // 1.16
    {486, Precision::f64, Lines::many, Way::along, 8, {6, 3, 3, 3, 3}},  // 1.39
    {490, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 5, 2}},  // 1.20
    {495, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 3, 3}},  // 1.23
    {500, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 4}},  // 1.74
    {504, Precision::f32, Lines::many, Way::lines, 16, {7, 6, 4, 3}},  // 1.36
    {504, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 7}},  // 1.10
    {507, Precision::f32, Lines::many, Way::lines, 16, {13, 13, 3}},  // 1.18
    {520, Precision::f32, Lines::many, Way::lines, 16, {13, 8, 5}},  // 1.29
    {525, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 5, 3}},  // 1.21
    {525, Precision::f64, Lines::few, Way::along, 8, {7, 5, 5, 3}},  // 1.09
    {525, Precision::f64, Lines::many, Way::along, 8, {7, 5, 5, 3}},  // 1.15
    {528, Precision::f32, Lines::few, Way::along, 16, {11, 6, 8}},  // 1.12
    {528, Precision::f32, Lines::many, Way::lines, 16, {11, 4, 4, 3}},  // 1.31
    {539, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 11}},  // 1.30
    {546, Precision::f32, Lines::few, Way::along, 16, {13, 6, 7}},  // 1.20
    {550, Precision::f32, Lines::few, Way::along, 16, {11, 10, 5}},  // 1.29
    {550, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 5, 2}},  // 1.64
    {550, Precision::f64, Lines::few, Way::along, 8, {11, 10, 5}},  // 1.22
    {550, Precision::f64, Lines::many, Way::along, 8, {11, 5, 10}},  // 1.20
    {560, Precision::f32, Lines::few, Way::along, 16, {16, 5, 7}},  // 1.22
    {567, Precision::f32, Lines::few, Way::along, 16, {21, 3, 9}},  // 1.20
    {567, Precision::f32, Lines::many, Way::lines, 16, {7, 3, 3, 3, 3}},  // 1.54
    {576, Precision::f64, Lines::few, Way::along, 8, {8, 3, 3, 8}},  // 1.10
    {576, Precision::f64, Lines::many, Way::along, 8, {8, 6, 4, 3}},  // 1.14
    {585, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 5}},  // 1.11
    {588, Precision::f64, Lines::many, Way::along, 8, {7, 12, 7}},  // 1.21
    {594, Precision::f32, Lines::few, Way::along, 16, {11, 6, 3, 3}},  // 1.26
    {594, Precision::f32, Lines::many, Way::lines, 16, {11, 3, 3, 3, 2}},  // 1.55
    {594, Precision::f64, Lines::few, Way::along, 8, {6, 11, 3, 3}},  // 1.28
    {594, Precision::f64, Lines::many, Way::along, 8, {11, 3, 3, 6}},  // 1.34
    {600, Precision::f32, Lines::many, Way::lines, 16, {5, 8, 15}},  // 1.12
    {605, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 5}},  // 1.23
    {616, Precision::f32, Lines::many, Way::lines, 16, {11, 8, 7}},  // 1.17
    {624, Precision::f32, Lines::few, Way::along, 16, {13, 4, 4, 3}},  // 1.33
    {624, Precision::f32, Lines::many, Way::lines, 16, {6, 8, 13}},  // 1.25
    {624, Precision::f64, Lines::many, Way::along, 8, {8, 6, 13}},  // 1.11
    {625, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 5}},  // 1.49
    {637, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 13}},  // 1.09
    {648, Precision::f32, Lines::many, Way::lines, 16, {9, 6, 4, 3}},  // 1.61
    {648, Precision::f64, Lines::few, Way::along, 8, {8, 3, 3, 3, 3}},  // 1.08
    {648, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 3, 3}},  // 1.11
    {672, Precision::f32, Lines::few, Way::along, 16, {16, 6, 7}},  // 1.16
    {672, Precision::f32, Lines::many, Way::along, 16, {16, 6, 7}},  // 1.19
    {693, Precision::f32, Lines::many, Way::lines, 16, {11, 7, 3, 3}},  // 1.24
    {700, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 5, 4}},  // 1.18
    {702, Precision::f32, Lines::few, Way::along, 16, {13, 6, 3, 3}},  // 1.46
    {702, Precision::f32, Lines::many, Way::lines, 16, {13, 6, 3, 3}},  // 1.60
    {702, Precision::f64, Lines::few, Way::along, 8, {13, 6, 3, 3}},  // 1.69
    {702, Precision::f64, Lines::many, Way::along, 8, {13, 6, 3, 3}},  // 1.66
    {715, Precision::f32, Lines::many, Way::lines, 16, {5, 11, 13}},  // 1.09
    {720, Precision::f32, Lines::many, Way::along, 16, {15, 6, 8}},  // 1.26
    {726, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 6}},  // 1.18
    {728, Precision::f32, Lines::few, Way::along, 16, {13, 8, 7}},  // 1.17
    {728, Precision::f32, Lines::many, Way::lines, 16, {7, 8, 13}},  // 1.39
    {728, Precision::f64, Lines::many, Way::along, 8, {8, 7, 13}},  // 1.14
    {729, Precision::f32, Lines::many, Way::lines, 16, {9, 3, 3, 3, 3}},  // 1.32
    {750, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 6}},  // 1.10
    {756, Precision::f32, Lines::many, Way::lines, 16, {7, 6, 6, 3}},  // 1.20
    {768, Precision::f64, Lines::few, Way::along, 8, {8, 6, 4, 4}},  // 1.14
    {768, Precision::f64, Lines::many, Way::along, 8, {8, 4, 4, 6}},  // 1.22
    {770, Precision::f32, Lines::many, Way::lines, 16, {7, 10, 11}},  // 1.11
    {780, Precision::f64, Lines::few, Way::along, 8, {13, 5, 4, 3}},  // 1.13
    {780, Precision::f64, Lines::many, Way::along, 8, {13, 5, 4, 3}},  // 1.16
    {784, Precision::f32, Lines::many, Way::lines, 16, {7, 8, 14}},  // 1.14
    {784, Precision::f64, Lines::few, Way::along, 8, {7, 4, 4, 7}},  // 1.10
    {784, Precision::f64, Lines::many, Way::along, 8, {7, 4, 4, 7}},  // 1.14
    {792, Precision::f32, Lines::few, Way::along, 16, {11, 6, 4, 3}},  // 1.10
    {792, Precision::f32, Lines::many, Way::lines, 16, {11, 9, 8}},  // 1.33
    {800, Precision::f32, Lines::many, Way::lines, 16, {10, 5, 4, 4}},  // 1.19
    {810, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 6}},  // 1.22
    {819, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 13}},  // 1.25
    {819, Precision::f64, Lines::many, Way::along, 8, {13, 7, 3, 3}},  // 1.17
    {832, Precision::f32, Lines::few, Way::along, 16, {13, 4, 4, 4}},  // 1.24
    {832, Precision::f32, Lines::many, Way::along, 16, {13, 4, 4, 4}},  // 1.17
    {847, Precision::f32, Lines::many, Way::lines, 16, {7, 11, 11}},  // 1.18
    {864, Precision::f32, Lines::few, Way::along, 16, {16, 6, 3, 3}},  // 1.15
    {875, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 5, 5}},  // 1.56
    {891, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 3, 3}},  // 1.25
    {891, Precision::f64, Lines::few, Way::along, 8, {11, 3, 3, 3, 3}},  // 1.10
    {896, Precision::f64, Lines::few, Way::along, 8, {8, 7, 4, 4}},  // 1.20
    {896, Precision::f64, Lines::many, Way::along, 8, {8, 7, 4, 4}},  // 1.19
    {910, Precision::f32, Lines::few, Way::along, 16, {13, 2, 5, 7}},  // 1.23
    {910, Precision::f64, Lines::many, Way::along, 8, {13, 2, 5, 7}},  // 1.15
    {936, Precision::f64, Lines::few, Way::along, 8, {8, 3, 3, 13}},  // 1.27
    {936, Precision::f64, Lines::many, Way::along, 8, {13, 6, 4, 3}},  // 1.23
    {945, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 7}},  // 1.18
    {960, Precision::f32, Lines::few, Way::along, 16, {15, 4, 4, 4}},  // 1.16
    {960, Precision::f32, Lines::many, Way::along, 16, {15, 8, 8}},  // 1.16
    {968, Precision::f32, Lines::many, Way::lines, 16, {8, 11, 11}},  // 1.14
    {972, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 3, 3, 3}},  // 1.31
    {972, Precision::f64, Lines::few, Way::along, 8, {6, 6, 3, 3, 3}},  // 1.17
    {972, Precision::f64, Lines::many, Way::along, 8, {6, 3, 3, 3, 6}},  // 1.24
    {975, Precision::f32, Lines::few, Way::along, 16, {13, 5, 5, 3}},  // 1.12
    {975, Precision::f32, Lines::many, Way::along, 16, {13, 5, 5, 3}},  // 1.11
    {975, Precision::f64, Lines::few, Way::along, 8, {15, 5, 13}},  // 1.10
    {1000, Precision::f32, Lines::few, Way::along, 8, {8, 5, 5, 5}},  // 1.14
    {1000, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 8}},  // 1.42
    {1001, Precision::f64, Lines::few, Way::along, 8, {13, 11, 7}},  // 1.10
    {1001, Precision::f64, Lines::many, Way::along, 8, {13, 11, 7}},  // 1.11
    {1008, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 7}},  // 1.18
    {1008, Precision::f32, Lines::many, Way::along, 16, {16, 3, 3, 7}},  // 1.09
    {1008, Precision::f64, Lines::many, Way::along, 8, {7, 4, 6, 6}},  // 1.18
    {1024, Precision::f32, Lines::few, Way::along, 16, {16, 4, 4, 4}},  // 1.08
    {1024, Precision::f64, Lines::many, Way::along, 8, {8, 4, 4, 8}},  // 1.19
    {1029, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 7, 3}},  // 1.30
    {1040, Precision::f32, Lines::few, Way::along, 16, {13, 5, 4, 4}},  // 1.25
    {1040, Precision::f32, Lines::many, Way::along, 16, {13, 4, 4, 5}},  // 1.25
    {1050, Precision::f64, Lines::many, Way::along, 8, {7, 5, 5, 6}},  // 1.22
    {1053, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 3, 3}},  // 1.44
    {1053, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3, 3}},  // 1.33
    {1053, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 9}},  // 1.47
    {1056, Precision::f64, Lines::many, Way::along, 8, {11, 2, 6, 8}},  // 1.32
    {1078, Precision::f64, Lines::few, Way::along, 8, {14, 11, 7}},  // 1.10
    {1078, Precision::f64, Lines::many, Way::along, 8, {14, 11, 7}},  // 1.26
    {1080, Precision::f32, Lines::few, Way::along, 16, {15, 2, 6, 6}},  // 1.17
    {1080, Precision::f32, Lines::many, Way::along, 16, {15, 3, 4, 6}},  // 1.31
    {1080, Precision::f64, Lines::many, Way::along, 8, {15, 3, 4, 6}},  // 1.36
    {1089, Precision::f32, Lines::many, Way::lines, 16, {3, 3, 11, 11}},  // 1.14
    {1092, Precision::f32, Lines::few, Way::along, 16, {13, 2, 6, 7}},  // 1.12
    {1092, Precision::f64, Lines::few, Way::along, 8, {14, 6, 13}},  // 1.09
    {1092, Precision::f64, Lines::many, Way::along, 8, {14, 6, 13}},  // 1.24
    {1100, Precision::f32, Lines::few, Way::along, 16, {11, 4, 5, 5}},  // 1.12
    {1100, Precision::f64, Lines::few, Way::along, 8, {11, 5, 5, 4}},  // 1.19
    {1100, Precision::f64, Lines::many, Way::along, 8, {11, 5, 5, 4}},  // 1.26
    {1120, Precision::f64, Lines::many, Way::along, 8, {8, 4, 5, 7}},  // 1.14
    {1144, Precision::f64, Lines::many, Way::along, 8, {8, 11, 13}},  // 1.15
    {1152, Precision::f32, Lines::few, Way::along, 16, {16, 6, 6, 2}},  // 1.16
    {1152, Precision::f32, Lines::many, Way::along, 16, {16, 6, 4, 3}},  // 1.17
    {1152, Precision::f64, Lines::many, Way::along, 8, {8, 8, 6, 3}},  // 1.16
    {1170, Precision::f64, Lines::many, Way::along, 8, {15, 6, 13}},  // 1.15
    {1176, Precision::f32, Lines::few, Way::along, 16, {14, 2, 6, 7}},  // 1.12
    {1176, Precision::f64, Lines::many, Way::along, 8, {7, 4, 6, 7}},  // 1.30
    {1188, Precision::f32, Lines::few, Way::along, 16, {11, 3, 6, 6}},  // 1.19
    {1188, Precision::f32, Lines::many, Way::lines, 16, {11, 6, 6, 3}},  // 1.25
    {1188, Precision::f64, Lines::many, Way::along, 8, {11, 3, 6, 6}},  // 1.35
    {1200, Precision::f32, Lines::many, Way::along, 16, {15, 4, 4, 5}},  // 1.17
    {1215, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 3, 3}},  // 1.12
    {1215, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 3, 3}},  // 1.11
    {1215, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 3, 3}},  // 1.25
    {1225, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 5, 5}},  // 1.34
    {1232, Precision::f64, Lines::many, Way::along, 8, {14, 11, 8}},  // 1.15
    {1248, Precision::f64, Lines::many, Way::along, 8, {8, 13, 12}},  // 1.15
    {1260, Precision::f32, Lines::few, Way::along, 16, {15, 2, 6, 7}},  // 1.09
    {1260, Precision::f32, Lines::many, Way::along, 16, {15, 7, 12}},  // 1.43
    {1260, Precision::f64, Lines::few, Way::along, 8, {7, 6, 6, 5}},  // 1.22
    {1274, Precision::f64, Lines::few, Way::along, 8, {14, 7, 13}},  // 1.12
    {1280, Precision::f32, Lines::few, Way::along, 16, {16, 5, 4, 4}},  // 1.11
    {1280, Precision::f64, Lines::many, Way::along, 8, {8, 2, 8, 10}},  // 1.13
    {1287, Precision::f64, Lines::many, Way::along, 8, {13, 11, 3, 3}},  // 1.11
    {1296, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 3, 3}},  // 1.12
    {1296, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 3, 6}},  // 1.18
    {1323, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 3, 7}},  // 1.15
    {1331, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 11}},  // 1.25
    {1344, Precision::f32, Lines::few, Way::along, 16, {16, 12, 7}},  // 1.14
    {1344, Precision::f32, Lines::many, Way::along, 16, {14, 4, 4, 6}},  // 1.29
    {1344, Precision::f64, Lines::many, Way::along, 8, {8, 3, 7, 8}},  // 1.25
    {1350, Precision::f32, Lines::many, Way::along, 16, {15, 3, 5, 6}},  // 1.11
    {1350, Precision::f64, Lines::many, Way::along, 8, {15, 3, 5, 6}},  // 1.25
    {1365, Precision::f64, Lines::few, Way::along, 8, {15, 7, 13}},  // 1.14
    {1365, Precision::f64, Lines::many, Way::along, 8, {13, 15, 7}},  // 1.27
    {1372, Precision::f32, Lines::few, Way::along, 16, {14, 14, 7}},  // 1.10
    {1372, Precision::f32, Lines::many, Way::along, 16, {14, 2, 7, 7}},  // 1.20
    {1375, Precision::f32, Lines::few, Way::along, 16, {11, 5, 5, 5}},  // 1.17
    {1375, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 11}},  // 1.29
    {1404, Precision::f32, Lines::few, Way::along, 16, {13, 3, 6, 6}},  // 1.52
    {1404, Precision::f32, Lines::many, Way::along, 16, {13, 6, 6, 3}},  // 1.46
    {1404, Precision::f64, Lines::few, Way::along, 8, {13, 3, 6, 6}},  // 1.46
    {1404, Precision::f64, Lines::many, Way::along, 8, {13, 3, 6, 6}},  // 1.59
    {1408, Precision::f64, Lines::few, Way::along, 8, {8, 11, 4, 4}},  // 1.19
    {1408, Precision::f64, Lines::many, Way::along, 8, {8, 11, 4, 4}},  // 1.27
    {1440, Precision::f32, Lines::few, Way::along, 16, {15, 6, 4, 4}},  // 1.12
    {1440, Precision::f32, Lines::many, Way::along, 16, {15, 4, 4, 6}},  // 1.15
    {1440, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 4, 5}},  // 1.27
    {1452, Precision::f64, Lines::many, Way::along, 4, {11, 12, 11}},  // 1.14
    {1456, Precision::f32, Lines::few, Way::along, 16, {13, 4, 4, 7}},  // 1.10
    {1456, Precision::f64, Lines::few, Way::along, 8, {14, 8, 13}},  // 1.12
    {1456, Precision::f64, Lines::many, Way::along, 8, {13, 4, 4, 7}},  // 1.17
    {1458, Precision::f64, Lines::few, Way::along, 8, {6, 3, 3, 3, 3, 3}},  // 1.15
    {1458, Precision::f64, Lines::many, Way::along, 8, {6, 3, 3, 3, 9}},  // 1.21
    {1470, Precision::f32, Lines::few, Way::along, 16, {15, 2, 7, 7}},  // 1.12
    {1470, Precision::f32, Lines::many, Way::along, 16, {14, 3, 5, 7}},  // 1.14
    {1470, Precision::f64, Lines::few, Way::along, 8, {7, 7, 6, 5}},  // 1.27
    {1470, Precision::f64, Lines::many, Way::along, 8, {7, 7, 6, 5}},  // 1.34
    {1485, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 11}},  // 1.16
    {1512, Precision::f64, Lines::many, Way::along, 8, {14, 3, 6, 6}},  // 1.23
    {1521, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 13}},  // 1.14
    {1521, Precision::f64, Lines::many, Way::along, 8, {13, 13, 3, 3}},  // 1.12
    {1536, Precision::f32, Lines::few, Way::along, 16, {16, 6, 4, 4}},  // 1.19
    {1536, Precision::f32, Lines::many, Way::along, 16, {16, 6, 4, 4}},  // 1.20
    {1568, Precision::f32, Lines::few, Way::along, 16, {14, 4, 4, 7}},  // 1.20
    {1568, Precision::f32, Lines::many, Way::along, 16, {14, 4, 4, 7}},  // 1.17
    {1575, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 5, 5}},  // 1.10
    {1638, Precision::f32, Lines::few, Way::along, 16, {13, 3, 6, 7}},  // 1.30
    {1638, Precision::f32, Lines::many, Way::along, 16, {13, 3, 6, 7}},  // 1.23
    {1638, Precision::f64, Lines::many, Way::along, 8, {13, 3, 6, 7}},  // 1.14
    {1664, Precision::f32, Lines::few, Way::along, 16, {16, 8, 13}},  // 1.10
    {1680, Precision::f32, Lines::few, Way::along, 16, {15, 4, 4, 7}},  // 1.16
    {1680, Precision::f32, Lines::many, Way::along, 16, {15, 4, 4, 7}},  // 1.21
    {1680, Precision::f64, Lines::many, Way::along, 8, {7, 5, 6, 8}},  // 1.32
    {1701, Precision::f32, Lines::few, Way::along, 16, {27, 3, 3, 7}},  // 1.11
    {1701, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 3, 3, 3}},  // 1.13
    {1715, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 7, 5}},  // 1.35
    {1755, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 13}},  // 1.14
    {1755, Precision::f32, Lines::many, Way::along, 16, {15, 13, 3, 3}},  // 1.11
    {1755, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 13}},  // 1.19
    {1755, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 13}},  // 1.18
    {1782, Precision::f32, Lines::few, Way::along, 16, {11, 6, 3, 3, 3}},  // 1.11
    {1782, Precision::f64, Lines::few, Way::along, 8, {11, 3, 3, 3, 6}},  // 1.13
    {1792, Precision::f32, Lines::few, Way::along, 16, {16, 4, 4, 7}},  // 1.15
    {1792, Precision::f64, Lines::many, Way::along, 8, {14, 4, 4, 8}},  // 1.13
    {1800, Precision::f64, Lines::many, Way::along, 8, {15, 3, 4, 10}},  // 1.17
    {1820, Precision::f32, Lines::few, Way::along, 16, {13, 4, 5, 7}},  // 1.19
    {1820, Precision::f32, Lines::many, Way::along, 16, {13, 4, 5, 7}},  // 1.19
    {1848, Precision::f32, Lines::few, Way::along, 16, {14, 11, 12}},  // 1.10
    {1872, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 13}},  // 1.17
    {1872, Precision::f32, Lines::many, Way::along, 16, {13, 3, 6, 8}},  // 1.20
    {1920, Precision::f64, Lines::many, Way::along, 8, {8, 4, 6, 10}},  // 1.25
    {1944, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 3, 3, 3}},  // 1.16
    {1950, Precision::f64, Lines::few, Way::along, 8, {13, 5, 5, 6}},  // 1.15
    {1950, Precision::f64, Lines::many, Way::along, 8, {13, 6, 5, 5}},  // 1.20
    {1960, Precision::f32, Lines::many, Way::along, 16, {14, 4, 5, 7}},  // 1.12
    {1980, Precision::f64, Lines::few, Way::along, 8, {15, 11, 6, 2}},  // 1.17
    {2002, Precision::f32, Lines::many, Way::along, 16, {13, 2, 7, 11}},  // 1.14
    {2025, Precision::f32, Lines::many, Way::along, 16, {15, 5, 3, 3, 3}},  // 1.11
    {2028, Precision::f32, Lines::many, Way::along, 16, {13, 12, 13}},  // 1.10
    {2028, Precision::f64, Lines::many, Way::along, 8, {13, 3, 4, 13}},  // 1.12
    {2048, Precision::f32, Lines::many, Way::along, 16, {16, 4, 4, 8}},  // 1.16
    {2079, Precision::f64, Lines::many, Way::along, 8, {7, 11, 3, 3, 3}},  // 1.09
    {2080, Precision::f32, Lines::few, Way::along, 16, {16, 2, 5, 13}},  // 1.11
    {2080, Precision::f32, Lines::many, Way::along, 16, {16, 2, 5, 13}},  // 1.16
    {2106, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 3, 6}},  // 1.20
    {2106, Precision::f32, Lines::many, Way::along, 16, {13, 6, 3, 3, 3}},  // 1.32
    {2106, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3, 6}},  // 1.31
    {2106, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 3, 6}},  // 1.33
    {2145, Precision::f32, Lines::many, Way::along, 16, {15, 11, 13}},  // 1.08
    {2145, Precision::f64, Lines::few, Way::along, 8, {13, 11, 5, 3}},  // 1.17
    {2145, Precision::f64, Lines::many, Way::along, 8, {13, 11, 5, 3}},  // 1.14
    {2156, Precision::f32, Lines::many, Way::along, 16, {14, 11, 14}},  // 1.11
    {2160, Precision::f32, Lines::few, Way::along, 16, {15, 3, 6, 8}},  // 1.19
    {2160, Precision::f32, Lines::many, Way::along, 16, {15, 3, 6, 8}},  // 1.21
    {2160, Precision::f64, Lines::few, Way::along, 8, {8, 3, 3, 5, 6}},  // 1.08
    {2160, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 5, 6}},  // 1.15
    {2184, Precision::f32, Lines::few, Way::along, 16, {13, 4, 6, 7}},  // 1.19
    {2184, Precision::f32, Lines::many, Way::along, 16, {13, 4, 6, 7}},  // 1.21
    {2187, Precision::f64, Lines::few, Way::along, 8, {27, 3, 3, 3, 3}},  // 1.13
    {2187, Precision::f64, Lines::many, Way::along, 8, {27, 3, 3, 3, 3}},  // 1.18
    {2200, Precision::f32, Lines::few, Way::along, 16, {11, 5, 5, 8}},  // 1.12
    {2205, Precision::f64, Lines::few, Way::along, 8, {7, 7, 5, 3, 3}},  // 1.15
    {2205, Precision::f64, Lines::many, Way::along, 8, {7, 7, 5, 3, 3}},  // 1.15
    {2240, Precision::f64, Lines::few, Way::along, 8, {8, 7, 5, 4, 2}},  // 1.10
    {2240, Precision::f64, Lines::many, Way::along, 8, {8, 7, 5, 4, 2}},  // 1.21
    {2250, Precision::f64, Lines::few, Way::along, 8, {15, 5, 5, 6}},  // 1.10
    {2288, Precision::f64, Lines::many, Way::along, 8, {13, 11, 4, 4}},  // 1.14
    {2310, Precision::f32, Lines::few, Way::along, 16, {15, 11, 14}},  // 1.13
    {2310, Precision::f32, Lines::many, Way::along, 16, {15, 11, 14}},  // 1.12
    {2310, Precision::f64, Lines::few, Way::along, 8, {7, 11, 6, 5}},  // 1.22
    {2310, Precision::f64, Lines::many, Way::along, 8, {7, 11, 6, 5}},  // 1.34
    {2340, Precision::f32, Lines::few, Way::along, 16, {13, 5, 6, 6}},  // 1.10
    {2340, Precision::f32, Lines::many, Way::along, 16, {15, 12, 13}},  // 1.19
    {2340, Precision::f64, Lines::few, Way::along, 8, {13, 5, 6, 6}},  // 1.19
    {2340, Precision::f64, Lines::many, Way::along, 8, {13, 3, 6, 10}},  // 1.56
    {2352, Precision::f32, Lines::many, Way::along, 16, {16, 3, 7, 7}},  // 1.11
    {2376, Precision::f64, Lines::few, Way::along, 8, {8, 11, 3, 3, 3}},  // 1.11
    {2376, Precision::f64, Lines::many, Way::along, 8, {8, 11, 3, 3, 3}},  // 1.25
    {2400, Precision::f64, Lines::many, Way::along, 8, {8, 5, 5, 12}},  // 1.11
    {2401, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 7, 7}},  // 1.31
    {2430, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 3, 6}},  // 1.11
    {2430, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 3, 6}},  // 1.37
    {2450, Precision::f32, Lines::many, Way::along, 16, {14, 5, 5, 7}},  // 1.10
    {2457, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 3, 7}},  // 1.24
    {2457, Precision::f32, Lines::many, Way::along, 16, {13, 3, 3, 3, 7}},  // 1.29
    {2457, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3, 7}},  // 1.14
    {2457, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 3, 7}},  // 1.17
    {2464, Precision::f32, Lines::many, Way::along, 16, {16, 14, 11}},  // 1.12
    {2496, Precision::f32, Lines::few, Way::along, 16, {16, 12, 13}},  // 1.17
    {2496, Precision::f32, Lines::many, Way::along, 16, {16, 12, 13}},  // 1.17
    {2520, Precision::f32, Lines::many, Way::along, 16, {15, 3, 7, 8}},  // 1.11
    {2520, Precision::f64, Lines::few, Way::along, 8, {8, 7, 5, 3, 3}},  // 1.24
    {2520, Precision::f64, Lines::many, Way::along, 8, {8, 7, 5, 3, 3}},  // 1.31
    {2541, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 7, 3}},  // 1.11
    {2548, Precision::f32, Lines::few, Way::along, 16, {13, 4, 7, 7}},  // 1.21
    {2560, Precision::f64, Lines::many, Way::along, 8, {8, 5, 4, 4, 4}},  // 1.20
    {2625, Precision::f64, Lines::few, Way::along, 8, {7, 5, 5, 5, 3}},  // 1.12
    {2646, Precision::f32, Lines::few, Way::along, 16, {14, 3, 3, 3, 7}},  // 1.14
    {2646, Precision::f32, Lines::many, Way::along, 16, {14, 3, 3, 3, 7}},  // 1.15
    {2646, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 6, 7}},  // 1.10
    {2646, Precision::f64, Lines::many, Way::along, 8, {7, 7, 6, 3, 3}},  // 1.17
    {2673, Precision::f32, Lines::many, Way::along, 16, {27, 3, 3, 11}},  // 1.13
    {2688, Precision::f32, Lines::few, Way::along, 16, {16, 4, 6, 7}},  // 1.08
    {2688, Precision::f32, Lines::many, Way::along, 16, {16, 4, 6, 7}},  // 1.16
    {2688, Precision::f64, Lines::few, Way::along, 8, {8, 7, 4, 4, 3}},  // 1.10
    {2688, Precision::f64, Lines::many, Way::along, 8, {8, 7, 6, 4, 2}},  // 1.16
    {2700, Precision::f64, Lines::few, Way::along, 8, {15, 5, 6, 6}},  // 1.13
    {2730, Precision::f32, Lines::few, Way::along, 16, {13, 5, 6, 7}},  // 1.16
    {2730, Precision::f32, Lines::many, Way::along, 16, {13, 5, 6, 7}},  // 1.23
    {2730, Precision::f64, Lines::few, Way::along, 8, {13, 5, 6, 7}},  // 1.23
    {2730, Precision::f64, Lines::many, Way::along, 8, {13, 7, 6, 5}},  // 1.46
    {2744, Precision::f32, Lines::many, Way::along, 16, {14, 4, 7, 7}},  // 1.14
    {2750, Precision::f32, Lines::few, Way::along, 16, {11, 5, 5, 10}},  // 1.12
    {2750, Precision::f32, Lines::many, Way::along, 16, {11, 5, 5, 10}},  // 1.13
    {2750, Precision::f64, Lines::few, Way::along, 8, {11, 5, 5, 10}},  // 1.17
    {2800, Precision::f32, Lines::few, Way::along, 16, {16, 5, 5, 7}},  // 1.13
    {2800, Precision::f32, Lines::many, Way::along, 16, {14, 4, 5, 10}},  // 1.21
    {2800, Precision::f64, Lines::few, Way::along, 8, {14, 5, 5, 8}},  // 1.11
    {2808, Precision::f32, Lines::few, Way::along, 16, {13, 6, 6, 6}},  // 1.33
    {2808, Precision::f32, Lines::many, Way::along, 16, {13, 6, 6, 6}},  // 1.39
    {2808, Precision::f64, Lines::few, Way::along, 8, {13, 6, 6, 6}},  // 1.11
    {2808, Precision::f64, Lines::many, Way::along, 8, {13, 6, 6, 6}},  // 1.16
    {2816, Precision::f32, Lines::few, Way::along, 16, {16, 4, 4, 11}},  // 1.10
    {2835, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 3, 7}},  // 1.11
    {2835, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 3, 7}},  // 1.15
    {2835, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 3, 3, 5}},  // 1.15
    {2880, Precision::f64, Lines::few, Way::along, 8, {8, 6, 6, 10}},  // 1.25
    {2880, Precision::f64, Lines::many, Way::along, 8, {8, 6, 6, 10}},  // 1.29
    {2912, Precision::f32, Lines::few, Way::along, 16, {16, 14, 13}},  // 1.16
    {2912, Precision::f32, Lines::many, Way::along, 16, {16, 2, 7, 13}},  // 1.19
    {2916, Precision::f64, Lines::many, Way::along, 8, {6, 3, 3, 3, 3, 6}},  // 1.12
    {2925, Precision::f64, Lines::few, Way::along, 8, {15, 3, 5, 13}},  // 1.09
    {2925, Precision::f64, Lines::many, Way::along, 8, {15, 3, 5, 13}},  // 1.15
    {2940, Precision::f32, Lines::few, Way::along, 16, {15, 4, 7, 7}},  // 1.09
    {2940, Precision::f64, Lines::many, Way::along, 8, {14, 5, 6, 7}},  // 1.11
    {3000, Precision::f32, Lines::many, Way::along, 16, {15, 4, 5, 10}},  // 1.15
    {3024, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 3, 7}},  // 1.20
    {3024, Precision::f32, Lines::many, Way::along, 16, {16, 3, 3, 3, 7}},  // 1.13
    {3024, Precision::f64, Lines::few, Way::along, 8, {8, 7, 6, 3, 3}},  // 1.13
    {3024, Precision::f64, Lines::many, Way::along, 8, {14, 6, 6, 6}},  // 1.15
    {3042, Precision::f32, Lines::many, Way::along, 16, {13, 3, 6, 13}},  // 1.08
    {3072, Precision::f64, Lines::few, Way::along, 8, {8, 6, 4, 4, 4}},  // 1.08
    {3080, Precision::f64, Lines::many, Way::along, 8, {7, 11, 8, 5}},  // 1.12
    {3087, Precision::f64, Lines::few, Way::along, 8, {7, 7, 7, 3, 3}},  // 1.10
    {3120, Precision::f32, Lines::few, Way::along, 16, {13, 5, 6, 8}},  // 1.15
    {3120, Precision::f32, Lines::many, Way::along, 16, {15, 13, 4, 4}},  // 1.16
    {3136, Precision::f32, Lines::few, Way::along, 16, {16, 4, 7, 7}},  // 1.08
    {3136, Precision::f64, Lines::few, Way::along, 8, {8, 7, 7, 4, 2}},  // 1.13
    {3136, Precision::f64, Lines::many, Way::along, 8, {8, 7, 7, 4, 2}},  // 1.20
    {3150, Precision::f64, Lines::few, Way::along, 8, {7, 6, 5, 5, 3}},  // 1.10
    {3150, Precision::f64, Lines::many, Way::along, 8, {7, 15, 6, 5}},  // 1.10
    {3159, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 3, 9}},  // 1.47
    {3159, Precision::f32, Lines::many, Way::along, 16, {13, 9, 3, 3, 3}},  // 1.30
    {3159, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3, 9}},  // 1.30
    {3159, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 3, 9}},  // 1.39
    {3200, Precision::f64, Lines::few, Way::along, 8, {8, 5, 5, 4, 4}},  // 1.17
    {3200, Precision::f64, Lines::many, Way::along, 8, {8, 5, 5, 4, 4}},  // 1.18
    {3240, Precision::f64, Lines::few, Way::along, 8, {15, 6, 6, 6}},  // 1.27
    {3240, Precision::f64, Lines::many, Way::along, 8, {15, 6, 6, 6}},  // 1.30
    {3267, Precision::f64, Lines::many, Way::along, 4, {11, 11, 3, 3, 3}},  // 1.11
    {3276, Precision::f32, Lines::few, Way::along, 16, {13, 6, 6, 7}},  // 1.17
    {3276, Precision::f32, Lines::many, Way::along, 16, {13, 6, 6, 7}},  // 1.20
    {3276, Precision::f64, Lines::many, Way::along, 8, {13, 6, 6, 7}},  // 1.11
    {3328, Precision::f32, Lines::many, Way::along, 16, {16, 4, 4, 13}},  // 1.13
    {3360, Precision::f32, Lines::few, Way::along, 16, {16, 5, 6, 7}},  // 1.11
    {3360, Precision::f32, Lines::many, Way::along, 16, {16, 5, 6, 7}},  // 1.15
    {3360, Precision::f64, Lines::many, Way::along, 8, {8, 7, 5, 4, 3}},  // 1.16
    {3375, Precision::f64, Lines::few, Way::along, 8, {15, 5, 5, 3, 3}},  // 1.10
    {3375, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 5, 5}},  // 1.12
    {3402, Precision::f32, Lines::few, Way::along, 16, {14, 3, 3, 3, 3, 3}},  // 1.11
    {3402, Precision::f32, Lines::many, Way::along, 16, {27, 3, 6, 7}},  // 1.18
    {3402, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 3, 3, 6}},  // 1.11
    {3402, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 3, 3, 6}},  // 1.19
    {3456, Precision::f64, Lines::many, Way::along, 8, {8, 2, 6, 6, 6}},  // 1.10
    {3465, Precision::f64, Lines::few, Way::along, 8, {7, 11, 9, 5}},  // 1.15
    {3465, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 5, 11}},  // 1.09
    {3510, Precision::f64, Lines::few, Way::along, 8, {15, 3, 6, 13}},  // 1.12
    {3510, Precision::f64, Lines::many, Way::along, 8, {15, 3, 6, 13}},  // 1.13
    {3528, Precision::f64, Lines::few, Way::along, 8, {14, 7, 6, 6}},  // 1.21
    {3528, Precision::f64, Lines::many, Way::along, 8, {8, 7, 7, 3, 3}},  // 1.27
    {3564, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 6, 6}},  // 1.12
    {3564, Precision::f64, Lines::few, Way::along, 8, {11, 9, 6, 6}},  // 1.12
    {3564, Precision::f64, Lines::many, Way::along, 8, {11, 3, 3, 6, 6}},  // 1.37
    {3584, Precision::f64, Lines::few, Way::along, 8, {8, 7, 4, 4, 4}},  // 1.26
    {3584, Precision::f64, Lines::many, Way::along, 8, {8, 7, 8, 8}},  // 1.18
    {3600, Precision::f32, Lines::few, Way::along, 16, {15, 5, 6, 8}},  // 1.15
    {3600, Precision::f32, Lines::many, Way::along, 16, {15, 5, 6, 8}},  // 1.22
    {3640, Precision::f32, Lines::few, Way::along, 16, {13, 2, 4, 5, 7}},  // 1.13
    {3640, Precision::f32, Lines::many, Way::along, 16, {13, 2, 4, 5, 7}},  // 1.12
    {3645, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 3, 3, 3}},  // 1.14
    {3645, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 3, 3, 3}},  // 1.15
    {3645, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 3, 3, 3}},  // 1.17
    {3675, Precision::f64, Lines::few, Way::along, 8, {7, 7, 5, 5, 3}},  // 1.15
    {3675, Precision::f64, Lines::many, Way::along, 8, {7, 7, 5, 5, 3}},  // 1.17
    {3718, Precision::f64, Lines::few, Way::along, 8, {13, 2, 11, 13}},  // 1.13
    {3718, Precision::f64, Lines::many, Way::along, 8, {13, 2, 11, 13}},  // 1.15
    {3744, Precision::f32, Lines::many, Way::along, 16, {16, 3, 6, 13}},  // 1.09
    {3780, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 4, 7}},  // 1.13
    {3822, Precision::f32, Lines::few, Way::along, 16, {13, 6, 7, 7}},  // 1.14
    {3822, Precision::f32, Lines::many, Way::along, 16, {13, 6, 7, 7}},  // 1.13
    {3861, Precision::f32, Lines::few, Way::along, 16, {13, 11, 3, 3, 3}},  // 1.22
    {3861, Precision::f32, Lines::many, Way::along, 16, {13, 11, 3, 3, 3}},  // 1.26
    {3861, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3, 11}},  // 1.21
    {3861, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 3, 11}},  // 1.33
    {3888, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 3, 3, 3}},  // 1.13
    {3888, Precision::f64, Lines::few, Way::along, 8, {8, 6, 3, 3, 3, 3}},  // 1.16
    {3888, Precision::f64, Lines::many, Way::along, 8, {8, 9, 6, 3, 3}},  // 1.38
    {3900, Precision::f64, Lines::many, Way::along, 8, {13, 5, 6, 10}},  // 1.09
    {3920, Precision::f64, Lines::few, Way::along, 8, {8, 7, 7, 5, 2}},  // 1.15
    {3960, Precision::f64, Lines::few, Way::along, 8, {8, 11, 5, 3, 3}},  // 1.17
    {3960, Precision::f64, Lines::many, Way::along, 8, {8, 11, 5, 3, 3}},  // 1.14
    {3969, Precision::f32, Lines::many, Way::along, 16, {27, 3, 7, 7}},  // 1.29
    {3969, Precision::f64, Lines::few, Way::along, 8, {7, 7, 3, 3, 3, 3}},  // 1.16
    {3993, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 11, 3}},  // 1.16
    {4004, Precision::f32, Lines::few, Way::along, 16, {13, 11, 7, 4}},  // 1.11
    {4004, Precision::f32, Lines::many, Way::along, 16, {13, 11, 7, 4}},  // 1.10
    {4032, Precision::f64, Lines::few, Way::along, 8, {8, 7, 6, 4, 3}},  // 1.19
    {4032, Precision::f64, Lines::many, Way::along, 8, {14, 6, 6, 8}},  // 1.27
    {4050, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 5, 6}},  // 1.16
    {4050, Precision::f64, Lines::many, Way::along, 8, {15, 3, 6, 15}},  // 1.22
    {4095, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 5, 7}},  // 1.18
    {4095, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 5, 7}},  // 1.35
};
// clang-format on

}  // namespace TeamFFT::Impl

#endif
