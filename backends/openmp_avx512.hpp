// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measured choices for hosts with vectors of 64 bytes, printed by teamfft-tune-host; what they give is in perf/NOTES.md.
#ifndef TEAMFFT_BACKENDS_OPENMP_AVX512_HPP
#define TEAMFFT_BACKENDS_OPENMP_AVX512_HPP

#include <backends/openmp.hpp>

namespace TeamFFT::Impl {

// clang-format off
// length, precision, lines, way, lanes, radices; measured: the rules' time over this one's
inline constexpr HostRow openmp_avx512_rows[] = {
    {6, Precision::f32, Lines::few, Way::lines, 1, {3, 2}},  // 1.06
    {6, Precision::f64, Lines::few, Way::lines, 1, {2, 3}},  // 1.06
    {8, Precision::f32, Lines::few, Way::lines, 1, {4, 2}},  // 1.08
    {8, Precision::f64, Lines::few, Way::lines, 1, {2, 4}},  // 1.07
    {9, Precision::f32, Lines::few, Way::lines, 1, {3, 3}},  // 1.19
    {9, Precision::f64, Lines::few, Way::lines, 1, {3, 3}},  // 1.21
    {10, Precision::f32, Lines::few, Way::lines, 1, {5, 2}},  // 1.14
    {10, Precision::f64, Lines::few, Way::lines, 1, {2, 5}},  // 1.15
    {14, Precision::f64, Lines::few, Way::lines, 1, {2, 7}},  // 1.04
    {16, Precision::f32, Lines::few, Way::lines, 1, {4, 2, 2}},  // 1.46
    {20, Precision::f32, Lines::few, Way::lines, 1, {4, 5}},  // 1.04
    {22, Precision::f64, Lines::few, Way::lines, 1, {2, 11}},  // 1.09
    {24, Precision::f32, Lines::few, Way::lines, 1, {8, 3}},  // 1.19
    {24, Precision::f64, Lines::few, Way::along, 4, {6, 4}},  // 1.07
    {26, Precision::f64, Lines::few, Way::lines, 1, {2, 13}},  // 1.10
    {27, Precision::f32, Lines::few, Way::lines, 1, {3, 3, 3}},  // 1.11
    {30, Precision::f64, Lines::few, Way::along, 4, {6, 5}},  // 1.08
    {32, Precision::f32, Lines::few, Way::lines, 1, {4, 4, 2}},  // 1.20
    {34, Precision::f32, Lines::many, Way::lines, 16, {2, 17}},  // 1.19
    {34, Precision::f64, Lines::few, Way::lines, 1, {2, 17}},  // 1.14
    {35, Precision::f64, Lines::few, Way::along, 4, {5, 7}},  // 1.27
    {36, Precision::f32, Lines::few, Way::lines, 1, {4, 3, 3}},  // 1.13
    {38, Precision::f32, Lines::many, Way::lines, 16, {2, 19}},  // 1.06
    {38, Precision::f64, Lines::few, Way::lines, 1, {2, 19}},  // 1.22
    {39, Precision::f32, Lines::few, Way::lines, 1, {3, 13}},  // 1.05
    {42, Precision::f64, Lines::few, Way::along, 4, {6, 7}},  // 1.06
    {44, Precision::f32, Lines::few, Way::lines, 1, {4, 11}},  // 1.15
    {45, Precision::f32, Lines::many, Way::lines, 16, {5, 3, 3}},  // 1.04
    {46, Precision::f32, Lines::few, Way::lines, 1, {2, 23}},  // 1.23
    {46, Precision::f32, Lines::many, Way::lines, 16, {2, 23}},  // 1.12
    {46, Precision::f64, Lines::few, Way::lines, 1, {2, 23}},  // 1.36
    {51, Precision::f32, Lines::few, Way::lines, 1, {3, 17}},  // 1.20
    {51, Precision::f32, Lines::many, Way::lines, 16, {3, 17}},  // 1.17
    {51, Precision::f64, Lines::many, Way::lines, 8, {17, 3}},  // 1.35
    {52, Precision::f32, Lines::few, Way::lines, 1, {4, 13}},  // 1.26
    {52, Precision::f64, Lines::few, Way::along, 4, {13, 4}},  // 1.06
    {57, Precision::f32, Lines::few, Way::lines, 1, {3, 19}},  // 1.21
    {57, Precision::f32, Lines::many, Way::lines, 16, {3, 19}},  // 1.20
    {57, Precision::f64, Lines::many, Way::lines, 8, {19, 3}},  // 1.37
    {60, Precision::f64, Lines::few, Way::along, 4, {15, 4}},  // 1.20
    {63, Precision::f32, Lines::many, Way::lines, 16, {7, 3, 3}},  // 1.04
    {66, Precision::f64, Lines::many, Way::lines, 8, {11, 6}},  // 1.06
    {68, Precision::f32, Lines::few, Way::lines, 1, {4, 17}},  // 1.25
    {68, Precision::f32, Lines::many, Way::lines, 16, {4, 17}},  // 1.17
    {68, Precision::f64, Lines::many, Way::lines, 8, {17, 4}},  // 1.60
    {69, Precision::f32, Lines::few, Way::lines, 1, {3, 23}},  // 1.43
    {69, Precision::f32, Lines::many, Way::lines, 16, {3, 23}},  // 1.17
    {69, Precision::f64, Lines::many, Way::lines, 8, {23, 3}},  // 1.38
    {76, Precision::f32, Lines::few, Way::lines, 1, {4, 19}},  // 1.44
    {76, Precision::f32, Lines::many, Way::lines, 16, {4, 19}},  // 1.27
    {76, Precision::f64, Lines::many, Way::lines, 8, {19, 4}},  // 1.90
    {77, Precision::f64, Lines::few, Way::along, 4, {11, 7}},  // 1.04
    {80, Precision::f32, Lines::many, Way::lines, 16, {4, 4, 5}},  // 1.11
    {81, Precision::f32, Lines::few, Way::lines, 1, {3, 3, 9}},  // 1.07
    {81, Precision::f32, Lines::many, Way::lines, 16, {3, 3, 3, 3}},  // 1.38
    {81, Precision::f64, Lines::few, Way::along, 4, {9, 3, 3}},  // 1.07
    {84, Precision::f32, Lines::few, Way::along, 8, {7, 12}},  // 1.10
    {85, Precision::f32, Lines::many, Way::lines, 16, {5, 17}},  // 1.36
    {85, Precision::f64, Lines::many, Way::lines, 8, {17, 5}},  // 1.31
    {88, Precision::f32, Lines::many, Way::lines, 16, {11, 4, 2}},  // 1.12
    {88, Precision::f64, Lines::few, Way::along, 8, {11, 8}},  // 1.04
    {88, Precision::f64, Lines::many, Way::lines, 8, {11, 8}},  // 1.16
    {92, Precision::f32, Lines::few, Way::lines, 1, {4, 23}},  // 1.70
    {92, Precision::f32, Lines::many, Way::lines, 16, {4, 23}},  // 1.24
    {92, Precision::f64, Lines::many, Way::lines, 8, {23, 4}},  // 1.91
    {95, Precision::f32, Lines::many, Way::lines, 16, {5, 19}},  // 1.46
    {95, Precision::f64, Lines::many, Way::lines, 8, {19, 5}},  // 1.42
    {96, Precision::f32, Lines::few, Way::along, 8, {8, 12}},  // 1.10
    {96, Precision::f32, Lines::many, Way::lines, 16, {4, 4, 6}},  // 1.83
    {96, Precision::f64, Lines::far, Way::along, 8, {8, 3, 4}},  // 1.13
    {98, Precision::f32, Lines::few, Way::along, 8, {7, 2, 7}},  // 1.05
    {98, Precision::f64, Lines::few, Way::along, 8, {7, 2, 7}},  // 1.04
    {99, Precision::f32, Lines::many, Way::lines, 16, {11, 3, 3}},  // 1.09
    {102, Precision::f32, Lines::many, Way::lines, 16, {6, 17}},  // 1.19
    {102, Precision::f64, Lines::many, Way::lines, 8, {17, 6}},  // 1.24
    {104, Precision::f32, Lines::many, Way::lines, 16, {13, 4, 2}},  // 1.21
    {104, Precision::f64, Lines::many, Way::groups, 8, {13, 8}},  // 1.24
    {105, Precision::f32, Lines::few, Way::along, 8, {7, 3, 5}},  // 1.04
    {110, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 2}},  // 1.41
    {110, Precision::f64, Lines::few, Way::along, 4, {11, 10}},  // 1.62
    {112, Precision::f32, Lines::few, Way::along, 8, {14, 8}},  // 1.15
    {112, Precision::f32, Lines::many, Way::lines, 16, {8, 14}},  // 1.79
    {112, Precision::f32, Lines::far, Way::along, 8, {14, 8}},  // 1.06
    {112, Precision::f64, Lines::few, Way::along, 8, {14, 8}},  // 1.11
    {112, Precision::f64, Lines::many, Way::groups, 8, {16, 7}},  // 1.20
    {114, Precision::f32, Lines::many, Way::lines, 16, {6, 19}},  // 1.24
    {114, Precision::f64, Lines::many, Way::lines, 8, {19, 6}},  // 1.38
    {115, Precision::f32, Lines::many, Way::lines, 16, {5, 23}},  // 1.53
    {115, Precision::f64, Lines::many, Way::lines, 8, {23, 5}},  // 1.32
    {117, Precision::f32, Lines::many, Way::lines, 16, {13, 3, 3}},  // 1.42
    {119, Precision::f32, Lines::many, Way::lines, 16, {7, 17}},  // 1.25
    {119, Precision::f64, Lines::many, Way::lines, 8, {17, 7}},  // 1.21
    {120, Precision::f32, Lines::few, Way::along, 8, {15, 8}},  // 1.05
    {120, Precision::f32, Lines::many, Way::lines, 16, {8, 15}},  // 1.16
    {120, Precision::f64, Lines::many, Way::groups, 8, {6, 5, 4}},  // 1.38
    {121, Precision::f32, Lines::many, Way::lines, 16, {11, 11}},  // 1.09
    {121, Precision::f64, Lines::few, Way::along, 4, {11, 11}},  // 1.06
    {126, Precision::f32, Lines::few, Way::along, 8, {7, 3, 6}},  // 1.05
    {126, Precision::f32, Lines::many, Way::lines, 16, {9, 7, 2}},  // 1.05
    {126, Precision::f64, Lines::few, Way::along, 8, {7, 3, 6}},  // 1.05
    {128, Precision::f32, Lines::few, Way::along, 8, {8, 2, 8}},  // 1.06
    {128, Precision::f32, Lines::many, Way::lines, 16, {8, 16}},  // 1.27
    {128, Precision::f64, Lines::few, Way::along, 8, {8, 4, 4}},  // 1.21
    {128, Precision::f64, Lines::many, Way::along, 8, {8, 2, 8}},  // 1.22
    {132, Precision::f32, Lines::few, Way::along, 8, {11, 3, 4}},  // 1.05
    {132, Precision::f32, Lines::many, Way::lines, 16, {11, 4, 3}},  // 1.10
    {132, Precision::f64, Lines::few, Way::along, 4, {11, 3, 4}},  // 1.07
    {133, Precision::f32, Lines::many, Way::lines, 16, {7, 19}},  // 1.20
    {133, Precision::f64, Lines::many, Way::lines, 8, {19, 7}},  // 1.30
    {135, Precision::f32, Lines::many, Way::lines, 16, {3, 5, 9}},  // 1.07
    {135, Precision::f64, Lines::few, Way::along, 4, {15, 9}},  // 1.08
    {136, Precision::f32, Lines::many, Way::lines, 16, {17, 4, 2}},  // 2.45
    {136, Precision::f64, Lines::many, Way::lines, 8, {17, 4, 2}},  // 1.12
    {138, Precision::f32, Lines::many, Way::lines, 16, {6, 23}},  // 1.33
    {138, Precision::f64, Lines::many, Way::lines, 8, {23, 6}},  // 1.28
    {140, Precision::f32, Lines::many, Way::lines, 16, {10, 7, 2}},  // 1.08
    {143, Precision::f32, Lines::many, Way::lines, 16, {11, 13}},  // 1.16
    {144, Precision::f32, Lines::few, Way::along, 8, {8, 3, 6}},  // 1.05
    {144, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 4}},  // 1.35
    {144, Precision::f64, Lines::few, Way::along, 8, {8, 3, 6}},  // 1.11
    {144, Precision::f64, Lines::many, Way::groups, 8, {6, 6, 4}},  // 1.23
    {147, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 3}},  // 1.07
    {150, Precision::f32, Lines::many, Way::lines, 16, {10, 5, 3}},  // 1.09
    {150, Precision::f64, Lines::few, Way::along, 8, {6, 5, 5}},  // 1.10
    {152, Precision::f32, Lines::many, Way::lines, 16, {19, 4, 2}},  // 2.04
    {152, Precision::f64, Lines::many, Way::lines, 8, {19, 8}},  // 1.19
    {153, Precision::f32, Lines::few, Way::lines, 1, {9, 17}},  // 1.45
    {153, Precision::f32, Lines::many, Way::lines, 16, {17, 3, 3}},  // 1.06
    {153, Precision::f64, Lines::many, Way::lines, 8, {17, 3, 3}},  // 1.64
    {156, Precision::f32, Lines::many, Way::lines, 16, {12, 13}},  // 1.05
    {160, Precision::f32, Lines::many, Way::lines, 16, {10, 4, 4}},  // 1.12
    {160, Precision::f64, Lines::many, Way::groups, 8, {8, 5, 4}},  // 1.25
    {161, Precision::f32, Lines::many, Way::lines, 16, {7, 23}},  // 1.22
    {161, Precision::f64, Lines::many, Way::lines, 8, {23, 7}},  // 1.23
    {162, Precision::f32, Lines::few, Way::along, 8, {6, 3, 9}},  // 1.07
    {162, Precision::f64, Lines::few, Way::along, 8, {6, 3, 3, 3}},  // 1.05
    {165, Precision::f32, Lines::few, Way::along, 8, {11, 3, 5}},  // 1.09
    {168, Precision::f32, Lines::few, Way::along, 8, {21, 8}},  // 1.09
    {168, Precision::f64, Lines::many, Way::groups, 8, {7, 6, 4}},  // 1.18
    {170, Precision::f32, Lines::many, Way::lines, 16, {17, 5, 2}},  // 2.14
    {170, Precision::f64, Lines::many, Way::lines, 8, {17, 10}},  // 1.46
    {171, Precision::f32, Lines::few, Way::lines, 1, {9, 19}},  // 1.68
    {171, Precision::f64, Lines::few, Way::along, 4, {9, 19}},  // 1.15
    {171, Precision::f64, Lines::many, Way::lines, 8, {19, 3, 3}},  // 1.86
    {176, Precision::f32, Lines::few, Way::along, 16, {11, 4, 4}},  // 1.20
    {176, Precision::f32, Lines::many, Way::lines, 16, {11, 8, 2}},  // 1.69
    {176, Precision::f64, Lines::many, Way::groups, 8, {16, 11}},  // 1.08
    {180, Precision::f32, Lines::few, Way::along, 8, {15, 12}},  // 1.11
    {180, Precision::f64, Lines::few, Way::along, 8, {15, 3, 4}},  // 1.04
    {182, Precision::f32, Lines::few, Way::along, 8, {14, 13}},  // 1.09
    {182, Precision::f32, Lines::many, Way::lines, 16, {13, 14}},  // 1.21
    {182, Precision::f64, Lines::few, Way::along, 8, {13, 2, 7}},  // 1.12
    {184, Precision::f32, Lines::many, Way::lines, 16, {23, 8}},  // 2.17
    {184, Precision::f64, Lines::many, Way::lines, 8, {23, 8}},  // 1.24
    {187, Precision::f32, Lines::many, Way::lines, 16, {17, 11}},  // 1.52
    {187, Precision::f64, Lines::many, Way::lines, 8, {11, 17}},  // 1.27
    {189, Precision::f32, Lines::few, Way::along, 8, {7, 3, 9}},  // 1.07
    {190, Precision::f32, Lines::many, Way::lines, 16, {19, 5, 2}},  // 2.18
    {190, Precision::f64, Lines::many, Way::lines, 8, {19, 10}},  // 1.64
    {192, Precision::f32, Lines::many, Way::groups, 16, {8, 6, 4}},  // 1.77
    {192, Precision::f64, Lines::far, Way::along, 8, {8, 4, 6}},  // 1.06
    {195, Precision::f64, Lines::few, Way::along, 8, {13, 5, 3}},  // 1.10
    {196, Precision::f32, Lines::many, Way::lines, 16, {14, 14}},  // 1.07
    {198, Precision::f32, Lines::few, Way::along, 16, {11, 3, 6}},  // 1.04
    {198, Precision::f32, Lines::many, Way::lines, 16, {11, 3, 3, 2}},  // 1.19
    {200, Precision::f64, Lines::many, Way::groups, 8, {8, 5, 5}},  // 1.06
    {200, Precision::f64, Lines::far, Way::groups, 8, {8, 5, 5}},  // 1.11
    {204, Precision::f32, Lines::many, Way::lines, 16, {17, 6, 2}},  // 1.95
    {204, Precision::f64, Lines::many, Way::lines, 8, {17, 12}},  // 1.45
    {207, Precision::f32, Lines::few, Way::lines, 1, {9, 23}},  // 2.18
    {207, Precision::f64, Lines::many, Way::lines, 8, {23, 9}},  // 1.79
    {208, Precision::f32, Lines::few, Way::along, 16, {13, 4, 4}},  // 1.26
    {208, Precision::f32, Lines::many, Way::lines, 16, {13, 8, 2}},  // 1.51
    {208, Precision::f64, Lines::few, Way::along, 8, {13, 4, 4}},  // 1.19
    {208, Precision::f64, Lines::many, Way::along, 8, {13, 4, 4}},  // 1.23
    {209, Precision::f32, Lines::many, Way::lines, 16, {11, 19}},  // 1.43
    {209, Precision::f64, Lines::many, Way::lines, 8, {19, 11}},  // 1.43
    {210, Precision::f32, Lines::few, Way::along, 8, {7, 5, 6}},  // 1.11
    {210, Precision::f64, Lines::few, Way::along, 8, {14, 3, 5}},  // 1.17
    {210, Precision::f64, Lines::many, Way::along, 8, {14, 3, 5}},  // 1.06
    {216, Precision::f32, Lines::few, Way::along, 8, {8, 3, 9}},  // 1.07
    {216, Precision::f32, Lines::many, Way::lines, 16, {9, 8, 3}},  // 1.10
    {216, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 3}},  // 1.11
    {220, Precision::f32, Lines::many, Way::lines, 16, {4, 5, 11}},  // 1.10
    {220, Precision::f64, Lines::few, Way::along, 4, {11, 5, 4}},  // 1.04
    {221, Precision::f32, Lines::many, Way::lines, 16, {17, 13}},  // 1.47
    {221, Precision::f64, Lines::many, Way::lines, 8, {17, 13}},  // 1.16
    {224, Precision::f32, Lines::few, Way::along, 16, {14, 4, 4}},  // 1.26
    {224, Precision::f32, Lines::many, Way::lines, 16, {7, 4, 4, 2}},  // 1.51
    {225, Precision::f32, Lines::many, Way::lines, 16, {15, 15}},  // 1.22
    {225, Precision::f64, Lines::many, Way::along, 8, {15, 3, 5}},  // 1.12
    {228, Precision::f32, Lines::few, Way::along, 8, {6, 2, 19}},  // 1.04
    {228, Precision::f32, Lines::many, Way::lines, 16, {19, 6, 2}},  // 2.21
    {228, Precision::f64, Lines::few, Way::along, 8, {6, 2, 19}},  // 1.04
    {228, Precision::f64, Lines::many, Way::lines, 8, {19, 12}},  // 1.52
    {230, Precision::f32, Lines::many, Way::lines, 16, {23, 10}},  // 2.33
    {230, Precision::f64, Lines::many, Way::lines, 8, {23, 10}},  // 1.63
    {234, Precision::f32, Lines::many, Way::lines, 16, {13, 6, 3}},  // 1.04
    {234, Precision::f64, Lines::few, Way::along, 8, {13, 3, 6}},  // 1.04
    {238, Precision::f32, Lines::many, Way::lines, 16, {17, 7, 2}},  // 1.58
    {238, Precision::f64, Lines::many, Way::lines, 8, {17, 14}},  // 1.13
    {240, Precision::f32, Lines::few, Way::along, 16, {15, 4, 4}},  // 1.19
    {240, Precision::f32, Lines::many, Way::lines, 16, {10, 8, 3}},  // 1.55
    {240, Precision::f64, Lines::many, Way::along, 8, {8, 5, 6}},  // 1.08
    {240, Precision::f64, Lines::far, Way::along, 8, {8, 5, 6}},  // 1.22
    {243, Precision::f32, Lines::many, Way::lines, 16, {3, 3, 3, 3, 3}},  // 1.16
    {243, Precision::f64, Lines::few, Way::along, 4, {9, 3, 9}},  // 1.13
    {247, Precision::f32, Lines::many, Way::lines, 16, {13, 19}},  // 1.28
    {247, Precision::f64, Lines::many, Way::lines, 8, {19, 13}},  // 1.26
    {250, Precision::f32, Lines::few, Way::along, 8, {5, 5, 10}},  // 1.38
    {250, Precision::f64, Lines::few, Way::along, 8, {5, 10, 5}},  // 1.46
    {253, Precision::f32, Lines::many, Way::lines, 16, {23, 11}},  // 1.45
    {253, Precision::f64, Lines::many, Way::lines, 8, {23, 11}},  // 1.56
    {255, Precision::f32, Lines::many, Way::lines, 16, {17, 5, 3}},  // 1.35
    {255, Precision::f64, Lines::many, Way::lines, 8, {15, 17}},  // 1.11
    {256, Precision::f32, Lines::few, Way::along, 16, {16, 4, 4}},  // 1.22
    {256, Precision::f32, Lines::many, Way::groups, 16, {8, 8, 4}},  // 1.40
    {256, Precision::f32, Lines::far, Way::along, 8, {8, 4, 8}},  // 1.08
    {260, Precision::f32, Lines::many, Way::lines, 16, {13, 5, 4}},  // 1.33
    {264, Precision::f32, Lines::many, Way::lines, 16, {11, 8, 3}},  // 1.52
    {266, Precision::f32, Lines::many, Way::lines, 16, {19, 7, 2}},  // 1.18
    {266, Precision::f64, Lines::few, Way::along, 8, {7, 2, 19}},  // 1.11
    {266, Precision::f64, Lines::many, Way::lines, 8, {14, 19}},  // 1.17
    {270, Precision::f32, Lines::many, Way::lines, 16, {6, 5, 3, 3}},  // 1.33
    {270, Precision::f32, Lines::far, Way::lines, 16, {9, 6, 5}},  // 1.32
    {270, Precision::f64, Lines::many, Way::along, 8, {6, 5, 3, 3}},  // 1.05
    {270, Precision::f64, Lines::far, Way::along, 8, {6, 5, 9}},  // 1.18
    {272, Precision::f32, Lines::many, Way::lines, 16, {17, 4, 4}},  // 1.36
    {273, Precision::f32, Lines::many, Way::lines, 16, {13, 7, 3}},  // 1.27
    {273, Precision::f64, Lines::few, Way::along, 8, {7, 3, 13}},  // 1.11
    {273, Precision::f64, Lines::many, Way::along, 8, {7, 3, 13}},  // 1.06
    {275, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 5}},  // 1.27
    {275, Precision::f64, Lines::few, Way::along, 8, {11, 5, 5}},  // 1.27
    {275, Precision::f64, Lines::many, Way::lines, 8, {11, 5, 5}},  // 1.40
    {276, Precision::f32, Lines::many, Way::lines, 16, {23, 12}},  // 2.10
    {276, Precision::f64, Lines::many, Way::lines, 8, {23, 12}},  // 1.64
    {280, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 4, 2}},  // 1.44
    {280, Precision::f32, Lines::far, Way::along, 8, {8, 5, 7}},  // 2.14
    {280, Precision::f64, Lines::many, Way::along, 8, {8, 5, 7}},  // 1.04
    {280, Precision::f64, Lines::far, Way::along, 8, {8, 5, 7}},  // 1.10
    {285, Precision::f32, Lines::many, Way::lines, 16, {19, 5, 3}},  // 1.27
    {285, Precision::f64, Lines::many, Way::lines, 8, {15, 19}},  // 1.25
    {286, Precision::f32, Lines::many, Way::lines, 16, {13, 11, 2}},  // 1.30
    {286, Precision::f64, Lines::few, Way::along, 8, {13, 2, 11}},  // 1.08
    {286, Precision::f64, Lines::many, Way::along, 8, {13, 2, 11}},  // 1.11
    {288, Precision::f32, Lines::many, Way::lines, 16, {6, 4, 4, 3}},  // 1.44
    {294, Precision::f32, Lines::few, Way::along, 16, {14, 3, 7}},  // 1.08
    {294, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 3, 2}},  // 1.39
    {294, Precision::f32, Lines::far, Way::along, 8, {7, 7, 6}},  // 1.14
    {294, Precision::f64, Lines::many, Way::along, 8, {7, 6, 7}},  // 1.07
    {297, Precision::f32, Lines::many, Way::lines, 16, {11, 3, 3, 3}},  // 1.33
    {297, Precision::f64, Lines::few, Way::along, 8, {11, 3, 3, 3}},  // 1.31
    {297, Precision::f64, Lines::many, Way::lines, 8, {11, 3, 3, 3}},  // 1.40
    {299, Precision::f32, Lines::many, Way::lines, 16, {23, 13}},  // 1.29
    {299, Precision::f64, Lines::many, Way::lines, 8, {23, 13}},  // 1.17
    {300, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 4, 3}},  // 1.24
    {300, Precision::f32, Lines::far, Way::along, 16, {15, 4, 5}},  // 1.23
    {300, Precision::f64, Lines::many, Way::along, 8, {15, 4, 5}},  // 1.05
    {300, Precision::f64, Lines::far, Way::along, 4, {4, 3, 5, 5}},  // 1.56
    {304, Precision::f32, Lines::many, Way::lines, 16, {19, 4, 4}},  // 1.27
    {304, Precision::f64, Lines::few, Way::along, 8, {8, 2, 19}},  // 1.09
    {304, Precision::f64, Lines::many, Way::along, 8, {8, 2, 19}},  // 1.26
    {306, Precision::f32, Lines::many, Way::lines, 16, {17, 6, 3}},  // 1.49
    {308, Precision::f32, Lines::few, Way::along, 16, {11, 7, 4}},  // 1.08
    {308, Precision::f32, Lines::many, Way::lines, 16, {11, 7, 4}},  // 1.31
    {312, Precision::f32, Lines::many, Way::lines, 16, {13, 8, 3}},  // 1.32
    {312, Precision::f64, Lines::many, Way::along, 8, {8, 3, 13}},  // 1.08
    {315, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 3, 3}},  // 1.23
    {315, Precision::f32, Lines::far, Way::lines, 16, {9, 7, 5}},  // 1.07
    {315, Precision::f64, Lines::few, Way::along, 8, {7, 5, 3, 3}},  // 1.09
    {315, Precision::f64, Lines::many, Way::along, 8, {7, 5, 3, 3}},  // 1.12
    {315, Precision::f64, Lines::far, Way::along, 8, {7, 5, 9}},  // 1.30
    {320, Precision::f32, Lines::many, Way::lines, 16, {5, 4, 4, 4}},  // 1.27
    {320, Precision::f32, Lines::far, Way::along, 8, {8, 5, 8}},  // 1.22
    {322, Precision::f32, Lines::many, Way::lines, 16, {23, 14}},  // 1.20
    {322, Precision::f64, Lines::many, Way::lines, 8, {23, 14}},  // 1.30
    {323, Precision::f32, Lines::few, Way::lines, 1, {17, 19}},  // 1.15
    {323, Precision::f64, Lines::few, Way::lines, 1, {17, 19}},  // 1.14
    {324, Precision::f32, Lines::few, Way::along, 8, {6, 6, 3, 3}},  // 1.40
    {324, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 3, 3}},  // 2.17
    {324, Precision::f32, Lines::far, Way::along, 8, {6, 9, 6}},  // 1.68
    {324, Precision::f64, Lines::few, Way::along, 8, {6, 6, 3, 3}},  // 1.26
    {324, Precision::f64, Lines::many, Way::along, 8, {6, 6, 3, 3}},  // 1.30
    {324, Precision::f64, Lines::far, Way::along, 4, {9, 6, 6}},  // 1.64
    {325, Precision::f32, Lines::many, Way::lines, 16, {13, 5, 5}},  // 1.07
    {330, Precision::f32, Lines::few, Way::along, 16, {11, 6, 5}},  // 1.07
    {330, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 3, 2}},  // 1.30
    {330, Precision::f64, Lines::many, Way::along, 8, {15, 2, 11}},  // 1.08
    {336, Precision::f32, Lines::few, Way::along, 16, {14, 8, 3}},  // 1.28
    {336, Precision::f32, Lines::many, Way::lines, 16, {7, 4, 4, 3}},  // 1.42
    {336, Precision::f64, Lines::few, Way::along, 8, {14, 6, 4}},  // 1.04
    {336, Precision::f64, Lines::many, Way::along, 8, {8, 6, 7}},  // 1.04
    {336, Precision::f64, Lines::far, Way::along, 8, {8, 6, 7}},  // 1.24
    {338, Precision::f32, Lines::many, Way::lines, 16, {13, 13, 2}},  // 1.08
    {338, Precision::f64, Lines::few, Way::along, 8, {13, 2, 13}},  // 1.09
    {338, Precision::f64, Lines::many, Way::along, 8, {13, 2, 13}},  // 1.12
    {340, Precision::f32, Lines::many, Way::lines, 16, {17, 5, 4}},  // 1.86
    {340, Precision::f64, Lines::many, Way::lines, 8, {17, 5, 4}},  // 1.21
    {342, Precision::f32, Lines::few, Way::along, 8, {6, 3, 19}},  // 1.14
    {342, Precision::f32, Lines::many, Way::lines, 16, {19, 6, 3}},  // 1.76
    {342, Precision::f64, Lines::few, Way::along, 8, {6, 3, 19}},  // 1.05
    {342, Precision::f64, Lines::many, Way::lines, 8, {19, 6, 3}},  // 1.22
    {343, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 7}},  // 1.37
    {345, Precision::f32, Lines::many, Way::lines, 16, {23, 5, 3}},  // 1.38
    {345, Precision::f64, Lines::many, Way::lines, 8, {23, 15}},  // 1.18
    {350, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 5, 2}},  // 1.14
    {351, Precision::f32, Lines::many, Way::lines, 16, {13, 3, 3, 3}},  // 1.14
    {351, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3}},  // 1.40
    {351, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 3}},  // 1.28
    {352, Precision::f32, Lines::few, Way::along, 16, {11, 4, 8}},  // 1.06
    {352, Precision::f32, Lines::many, Way::lines, 16, {11, 4, 4, 2}},  // 1.38
    {352, Precision::f64, Lines::few, Way::along, 8, {8, 4, 11}},  // 1.05
    {357, Precision::f32, Lines::few, Way::along, 8, {7, 17, 3}},  // 1.24
    {357, Precision::f32, Lines::many, Way::lines, 16, {17, 7, 3}},  // 1.73
    {360, Precision::f32, Lines::many, Way::lines, 16, {6, 5, 4, 3}},  // 1.10
    {360, Precision::f32, Lines::far, Way::along, 8, {8, 5, 9}},  // 1.39
    {360, Precision::f64, Lines::few, Way::along, 8, {15, 6, 4}},  // 1.09
    {360, Precision::f64, Lines::many, Way::along, 8, {8, 5, 3, 3}},  // 1.11
    {363, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 3}},  // 1.33
    {364, Precision::f32, Lines::few, Way::along, 16, {13, 4, 7}},  // 1.15
    {364, Precision::f32, Lines::many, Way::lines, 16, {13, 7, 2, 2}},  // 1.19
    {364, Precision::f64, Lines::few, Way::along, 8, {13, 4, 7}},  // 1.07
    {364, Precision::f64, Lines::many, Way::along, 8, {13, 4, 7}},  // 1.09
    {368, Precision::f32, Lines::many, Way::lines, 16, {23, 4, 4}},  // 1.45
    {368, Precision::f64, Lines::many, Way::lines, 8, {23, 4, 4}},  // 1.33
    {374, Precision::f32, Lines::few, Way::along, 16, {11, 2, 17}},  // 1.20
    {374, Precision::f32, Lines::many, Way::lines, 16, {17, 11, 2}},  // 1.56
    {374, Precision::f64, Lines::few, Way::along, 8, {11, 2, 17}},  // 1.10
    {374, Precision::f64, Lines::many, Way::lines, 8, {17, 11, 2}},  // 1.27
    {375, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 3}},  // 1.12
    {375, Precision::f64, Lines::far, Way::along, 8, {5, 5, 5, 3}},  // 1.06
    {378, Precision::f32, Lines::many, Way::lines, 16, {7, 6, 3, 3}},  // 1.22
    {378, Precision::f32, Lines::far, Way::along, 8, {7, 9, 6}},  // 1.14
    {378, Precision::f64, Lines::few, Way::along, 8, {7, 6, 3, 3}},  // 1.09
    {378, Precision::f64, Lines::many, Way::along, 8, {7, 6, 3, 3}},  // 1.06
    {378, Precision::f64, Lines::far, Way::along, 8, {7, 6, 9}},  // 1.06
    {380, Precision::f32, Lines::many, Way::lines, 16, {19, 5, 4}},  // 2.11
    {380, Precision::f64, Lines::many, Way::lines, 8, {19, 5, 4}},  // 1.45
    {384, Precision::f32, Lines::many, Way::lines, 16, {6, 4, 4, 4}},  // 1.08
    {384, Precision::f64, Lines::few, Way::along, 8, {8, 4, 4, 3}},  // 1.04
    {384, Precision::f64, Lines::many, Way::along, 8, {8, 6, 8}},  // 1.04
    {385, Precision::f32, Lines::many, Way::lines, 16, {11, 7, 5}},  // 1.31
    {390, Precision::f32, Lines::few, Way::along, 16, {13, 6, 5}},  // 1.21
    {390, Precision::f32, Lines::many, Way::lines, 16, {13, 6, 5}},  // 1.20
    {390, Precision::f64, Lines::few, Way::along, 8, {13, 10, 3}},  // 1.28
    {390, Precision::f64, Lines::many, Way::along, 8, {13, 5, 6}},  // 1.30
    {391, Precision::f32, Lines::few, Way::lines, 1, {17, 23}},  // 1.40
    {391, Precision::f64, Lines::few, Way::lines, 1, {17, 23}},  // 1.32
    {392, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 4, 2}},  // 1.15
    {392, Precision::f32, Lines::far, Way::along, 8, {8, 7, 7}},  // 1.25
    {396, Precision::f32, Lines::many, Way::lines, 16, {11, 6, 3, 2}},  // 1.33
    {396, Precision::f64, Lines::few, Way::along, 8, {11, 6, 6}},  // 1.06
    {396, Precision::f64, Lines::many, Way::along, 8, {11, 6, 6}},  // 1.06
    {399, Precision::f32, Lines::many, Way::lines, 16, {19, 7, 3}},  // 1.62
    {399, Precision::f64, Lines::few, Way::along, 8, {7, 3, 19}},  // 1.04
    {400, Precision::f32, Lines::many, Way::lines, 16, {10, 8, 5}},  // 1.06
    {400, Precision::f64, Lines::many, Way::along, 8, {8, 5, 10}},  // 1.05
    {400, Precision::f64, Lines::far, Way::along, 8, {8, 5, 10}},  // 1.08
    {405, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 3}},  // 1.06
    {405, Precision::f32, Lines::many, Way::lines, 16, {5, 3, 3, 3, 3}},  // 1.06
    {405, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 3}},  // 1.04
    {405, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 3}},  // 1.09
    {405, Precision::f64, Lines::far, Way::along, 4, {15, 3, 9}},  // 1.25
    {408, Precision::f32, Lines::many, Way::lines, 16, {17, 6, 4}},  // 1.72
    {414, Precision::f32, Lines::many, Way::lines, 16, {23, 6, 3}},  // 1.90
    {414, Precision::f64, Lines::many, Way::lines, 8, {23, 6, 3}},  // 1.28
    {416, Precision::f32, Lines::few, Way::along, 16, {13, 8, 4}},  // 1.33
    {416, Precision::f32, Lines::many, Way::lines, 16, {13, 4, 4, 2}},  // 1.35
    {416, Precision::f64, Lines::few, Way::along, 8, {8, 4, 13}},  // 1.13
    {416, Precision::f64, Lines::many, Way::along, 8, {8, 4, 13}},  // 1.15
    {418, Precision::f32, Lines::few, Way::along, 16, {11, 2, 19}},  // 1.05
    {418, Precision::f32, Lines::many, Way::lines, 16, {19, 11, 2}},  // 1.38
    {418, Precision::f64, Lines::few, Way::along, 8, {11, 2, 19}},  // 1.15
    {418, Precision::f64, Lines::many, Way::lines, 8, {19, 11, 2}},  // 1.38
    {420, Precision::f32, Lines::few, Way::along, 16, {15, 4, 7}},  // 1.05
    {420, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 4, 3}},  // 1.08
    {420, Precision::f32, Lines::far, Way::along, 8, {7, 10, 6}},  // 1.18
    {420, Precision::f64, Lines::few, Way::along, 8, {7, 12, 5}},  // 1.16
    {420, Precision::f64, Lines::many, Way::along, 8, {7, 5, 4, 3}},  // 1.15
    {420, Precision::f64, Lines::far, Way::along, 4, {4, 3, 5, 7}},  // 1.62
    {425, Precision::f32, Lines::many, Way::lines, 16, {17, 5, 5}},  // 1.75
    {425, Precision::f64, Lines::few, Way::along, 8, {5, 17, 5}},  // 1.26
    {425, Precision::f64, Lines::many, Way::lines, 8, {17, 5, 5}},  // 1.38
    {429, Precision::f32, Lines::many, Way::lines, 16, {13, 11, 3}},  // 1.17
    {432, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 3}},  // 2.00
    {432, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 4, 3}},  // 1.15
    {432, Precision::f64, Lines::few, Way::along, 8, {8, 6, 3, 3}},  // 1.06
    {432, Precision::f64, Lines::many, Way::along, 8, {8, 6, 3, 3}},  // 1.08
    {437, Precision::f32, Lines::few, Way::lines, 1, {19, 23}},  // 1.36
    {437, Precision::f64, Lines::few, Way::lines, 1, {19, 23}},  // 1.19
    {440, Precision::f32, Lines::many, Way::lines, 16, {11, 8, 5}},  // 1.37
    {441, Precision::f32, Lines::few, Way::along, 8, {7, 9, 7}},  // 1.08
    {441, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 3, 3}},  // 1.73
    {441, Precision::f32, Lines::far, Way::lines, 16, {9, 7, 7}},  // 1.79
    {441, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 7}},  // 1.04
    {441, Precision::f64, Lines::far, Way::along, 8, {7, 7, 9}},  // 1.06
    {442, Precision::f32, Lines::few, Way::along, 16, {13, 2, 17}},  // 1.04
    {442, Precision::f32, Lines::many, Way::lines, 16, {17, 13, 2}},  // 1.27
    {442, Precision::f64, Lines::many, Way::along, 8, {13, 2, 17}},  // 1.08
    {448, Precision::f32, Lines::few, Way::along, 16, {16, 4, 7}},  // 1.16
    {448, Precision::f32, Lines::many, Way::lines, 16, {7, 4, 4, 4}},  // 1.46
    {448, Precision::f32, Lines::far, Way::along, 16, {16, 4, 7}},  // 1.08
    {450, Precision::f32, Lines::many, Way::along, 16, {15, 5, 6}},  // 1.06
    {450, Precision::f64, Lines::many, Way::along, 8, {15, 5, 6}},  // 1.07
    {450, Precision::f64, Lines::far, Way::along, 4, {15, 6, 5}},  // 1.15
    {455, Precision::f32, Lines::few, Way::along, 16, {13, 5, 7}},  // 1.04
    {455, Precision::f32, Lines::many, Way::lines, 16, {5, 7, 13}},  // 1.13
    {455, Precision::f64, Lines::few, Way::along, 8, {13, 5, 7}},  // 1.12
    {455, Precision::f64, Lines::many, Way::along, 8, {13, 5, 7}},  // 1.12
    {456, Precision::f32, Lines::few, Way::along, 8, {8, 3, 19}},  // 1.48
    {456, Precision::f32, Lines::many, Way::lines, 16, {19, 6, 4}},  // 1.94
    {456, Precision::f64, Lines::few, Way::along, 8, {8, 3, 19}},  // 1.04
    {456, Precision::f64, Lines::many, Way::along, 8, {8, 3, 19}},  // 1.10
    {459, Precision::f32, Lines::many, Way::lines, 16, {17, 3, 3, 3}},  // 1.61
    {459, Precision::f64, Lines::many, Way::lines, 8, {17, 3, 3, 3}},  // 1.39
    {460, Precision::f32, Lines::many, Way::lines, 16, {23, 5, 4}},  // 2.15
    {460, Precision::f64, Lines::many, Way::lines, 8, {23, 5, 4}},  // 1.49
    {462, Precision::f32, Lines::few, Way::along, 16, {11, 6, 7}},  // 1.42
    {462, Precision::f32, Lines::many, Way::lines, 16, {6, 7, 11}},  // 1.18
    {462, Precision::f64, Lines::many, Way::along, 8, {7, 6, 11}},  // 1.28
    {468, Precision::f32, Lines::many, Way::lines, 16, {13, 6, 6}},  // 1.23
    {468, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 4}},  // 1.07
    {468, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 4}},  // 1.07
    {475, Precision::f32, Lines::many, Way::lines, 16, {19, 5, 5}},  // 1.78
    {475, Precision::f64, Lines::few, Way::along, 8, {5, 5, 19}},  // 1.12
    {475, Precision::f64, Lines::many, Way::lines, 8, {19, 5, 5}},  // 1.37
    {476, Precision::f32, Lines::few, Way::along, 16, {14, 2, 17}},  // 1.07
    {476, Precision::f32, Lines::many, Way::lines, 16, {17, 7, 4}},  // 1.41
    {480, Precision::f32, Lines::few, Way::along, 16, {15, 8, 4}},  // 1.13
    {480, Precision::f32, Lines::many, Way::along, 16, {15, 8, 4}},  // 1.04
    {480, Precision::f64, Lines::many, Way::along, 8, {8, 12, 5}},  // 1.06
    {480, Precision::f64, Lines::far, Way::along, 8, {8, 6, 10}},  // 1.13
    {483, Precision::f32, Lines::many, Way::lines, 16, {23, 7, 3}},  // 1.57
    {484, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 2, 2}},  // 1.20
    {486, Precision::f32, Lines::few, Way::along, 16, {27, 3, 6}},  // 1.05
    {486, Precision::f32, Lines::many, Way::lines, 16, {6, 3, 3, 3, 3}},  // 1.59
    {486, Precision::f32, Lines::far, Way::lines, 16, {9, 9, 6}},  // 1.40
    {486, Precision::f64, Lines::few, Way::along, 8, {6, 3, 3, 9}},  // 1.17
    {486, Precision::f64, Lines::many, Way::along, 8, {6, 3, 3, 3, 3}},  // 1.24
    {486, Precision::f64, Lines::far, Way::lines, 8, {9, 9, 6}},  // 1.14
    {490, Precision::f32, Lines::few, Way::along, 16, {14, 5, 7}},  // 1.04
    {490, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 5, 2}},  // 1.17
    {490, Precision::f32, Lines::far, Way::lines, 16, {10, 7, 7}},  // 1.11
    {490, Precision::f64, Lines::few, Way::along, 8, {14, 5, 7}},  // 1.22
    {494, Precision::f32, Lines::many, Way::lines, 16, {19, 13, 2}},  // 1.26
    {494, Precision::f64, Lines::few, Way::along, 8, {13, 2, 19}},  // 1.08
    {494, Precision::f64, Lines::many, Way::lines, 8, {19, 13, 2}},  // 1.13
    {495, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 5}},  // 1.08
    {495, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 3, 3}},  // 1.14
    {500, Precision::f32, Lines::few, Way::along, 16, {25, 4, 5}},  // 1.06
    {500, Precision::f32, Lines::many, Way::lines, 16, {10, 5, 5, 2}},  // 1.51
    {500, Precision::f32, Lines::far, Way::lines, 16, {4, 5, 5, 5}},  // 1.54
    {500, Precision::f64, Lines::many, Way::lines, 8, {10, 5, 5, 2}},  // 1.04
    {500, Precision::f64, Lines::far, Way::along, 4, {4, 5, 5, 5}},  // 1.64
    {504, Precision::f32, Lines::many, Way::lines, 16, {7, 6, 4, 3}},  // 1.62
    {504, Precision::f32, Lines::far, Way::along, 8, {8, 7, 9}},  // 1.36
    {504, Precision::f64, Lines::few, Way::along, 8, {8, 7, 3, 3}},  // 1.09
    {504, Precision::f64, Lines::many, Way::along, 8, {8, 7, 9}},  // 1.35
    {504, Precision::f64, Lines::far, Way::along, 8, {8, 7, 9}},  // 1.81
    {506, Precision::f32, Lines::many, Way::lines, 16, {23, 11, 2}},  // 1.67
    {506, Precision::f64, Lines::few, Way::along, 8, {11, 2, 23}},  // 1.04
    {506, Precision::f64, Lines::many, Way::lines, 8, {23, 11, 2}},  // 1.30
    {507, Precision::f32, Lines::many, Way::lines, 16, {13, 13, 3}},  // 1.17
    {507, Precision::f64, Lines::few, Way::along, 8, {13, 3, 13}},  // 1.11
    {507, Precision::f64, Lines::many, Way::along, 8, {13, 3, 13}},  // 1.17
    {510, Precision::f32, Lines::few, Way::along, 16, {15, 2, 17}},  // 1.06
    {510, Precision::f32, Lines::many, Way::lines, 16, {5, 6, 17}},  // 1.23
    {510, Precision::f64, Lines::few, Way::along, 8, {6, 5, 17}},  // 1.12
    {510, Precision::f64, Lines::many, Way::along, 8, {6, 5, 17}},  // 1.24
    {512, Precision::f32, Lines::far, Way::along, 16, {16, 4, 8}},  // 1.12
    {512, Precision::f64, Lines::many, Way::along, 8, {8, 4, 4, 4}},  // 1.35
    {513, Precision::f32, Lines::many, Way::lines, 16, {19, 3, 3, 3}},  // 1.61
    {513, Precision::f64, Lines::many, Way::lines, 8, {19, 3, 3, 3}},  // 1.60
    {520, Precision::f32, Lines::many, Way::along, 16, {13, 4, 10}},  // 1.25
    {520, Precision::f64, Lines::many, Way::along, 8, {8, 5, 13}},  // 1.05
    {525, Precision::f32, Lines::many, Way::lines, 16, {3, 5, 5, 7}},  // 1.07
    {525, Precision::f64, Lines::few, Way::along, 8, {7, 5, 5, 3}},  // 1.14
    {525, Precision::f64, Lines::many, Way::along, 8, {15, 5, 7}},  // 1.04
    {528, Precision::f32, Lines::few, Way::along, 16, {11, 3, 4, 4}},  // 1.11
    {528, Precision::f32, Lines::many, Way::lines, 16, {11, 4, 4, 3}},  // 1.54
    {532, Precision::f32, Lines::few, Way::along, 16, {14, 2, 19}},  // 1.09
    {532, Precision::f32, Lines::many, Way::lines, 16, {19, 7, 2, 2}},  // 1.29
    {539, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 11}},  // 1.24
    {540, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 5, 3}},  // 1.12
    {544, Precision::f32, Lines::few, Way::along, 16, {16, 2, 17}},  // 1.09
    {544, Precision::f32, Lines::many, Way::lines, 16, {17, 8, 4}},  // 1.42
    {544, Precision::f64, Lines::many, Way::along, 8, {8, 4, 17}},  // 1.04
    {546, Precision::f32, Lines::few, Way::along, 16, {13, 6, 7}},  // 1.22
    {546, Precision::f32, Lines::many, Way::along, 16, {13, 6, 7}},  // 1.12
    {546, Precision::f64, Lines::few, Way::along, 8, {7, 6, 13}},  // 1.06
    {546, Precision::f64, Lines::many, Way::along, 8, {7, 6, 13}},  // 1.11
    {550, Precision::f32, Lines::few, Way::along, 16, {11, 2, 5, 5}},  // 1.26
    {550, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 5, 2}},  // 1.56
    {550, Precision::f64, Lines::few, Way::along, 8, {11, 2, 5, 5}},  // 1.23
    {550, Precision::f64, Lines::many, Way::along, 8, {11, 10, 5}},  // 1.25
    {552, Precision::f32, Lines::many, Way::lines, 16, {23, 6, 4}},  // 1.77
    {552, Precision::f64, Lines::many, Way::lines, 8, {23, 6, 4}},  // 1.09
    {560, Precision::f32, Lines::few, Way::along, 16, {14, 10, 4}},  // 1.26
    {560, Precision::f32, Lines::many, Way::lines, 16, {7, 8, 10}},  // 1.25
    {560, Precision::f32, Lines::far, Way::along, 16, {16, 5, 7}},  // 1.18
    {560, Precision::f64, Lines::many, Way::along, 8, {8, 2, 5, 7}},  // 1.05
    {560, Precision::f64, Lines::far, Way::along, 8, {8, 7, 10}},  // 1.09
    {561, Precision::f32, Lines::many, Way::lines, 16, {17, 11, 3}},  // 1.29
    {561, Precision::f64, Lines::few, Way::along, 8, {11, 3, 17}},  // 1.08
    {561, Precision::f64, Lines::many, Way::lines, 8, {17, 11, 3}},  // 1.15
    {567, Precision::f32, Lines::few, Way::along, 16, {21, 3, 3, 3}},  // 1.19
    {567, Precision::f32, Lines::many, Way::lines, 16, {7, 3, 3, 3, 3}},  // 1.51
    {567, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 3, 3}},  // 1.05
    {567, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 3, 3}},  // 1.11
    {570, Precision::f32, Lines::many, Way::lines, 16, {5, 6, 19}},  // 1.31
    {570, Precision::f64, Lines::few, Way::along, 8, {15, 2, 19}},  // 1.13
    {570, Precision::f64, Lines::many, Way::lines, 8, {5, 6, 19}},  // 1.19
    {572, Precision::f32, Lines::many, Way::lines, 16, {13, 11, 4}},  // 1.04
    {575, Precision::f32, Lines::many, Way::lines, 16, {23, 5, 5}},  // 1.65
    {575, Precision::f64, Lines::many, Way::lines, 8, {23, 5, 5}},  // 1.31
    {576, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 4}},  // 1.04
    {576, Precision::f32, Lines::many, Way::lines, 16, {8, 6, 4, 3}},  // 1.12
    {576, Precision::f64, Lines::few, Way::along, 8, {8, 6, 4, 3}},  // 1.12
    {576, Precision::f64, Lines::many, Way::along, 8, {8, 6, 4, 3}},  // 1.14
    {576, Precision::f64, Lines::far, Way::along, 8, {8, 8, 9}},  // 1.09
    {578, Precision::f32, Lines::few, Way::lines, 1, {2, 17, 17}},  // 1.32
    {578, Precision::f64, Lines::few, Way::lines, 1, {2, 17, 17}},  // 1.23
    {585, Precision::f32, Lines::few, Way::along, 16, {13, 5, 3, 3}},  // 1.05
    {585, Precision::f32, Lines::many, Way::lines, 16, {13, 5, 3, 3}},  // 1.12
    {585, Precision::f64, Lines::few, Way::along, 8, {13, 5, 3, 3}},  // 1.13
    {585, Precision::f64, Lines::many, Way::along, 8, {13, 5, 3, 3}},  // 1.15
    {588, Precision::f32, Lines::few, Way::along, 16, {14, 6, 7}},  // 1.08
    {588, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 4, 3}},  // 1.10
    {588, Precision::f64, Lines::few, Way::along, 8, {7, 12, 7}},  // 1.10
    {588, Precision::f64, Lines::many, Way::along, 8, {7, 12, 7}},  // 1.04
    {594, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 6}},  // 1.25
    {594, Precision::f32, Lines::many, Way::lines, 16, {11, 6, 3, 3}},  // 1.52
    {594, Precision::f64, Lines::few, Way::along, 8, {6, 11, 3, 3}},  // 1.26
    {594, Precision::f64, Lines::many, Way::along, 8, {11, 6, 3, 3}},  // 1.36
    {595, Precision::f32, Lines::many, Way::lines, 16, {5, 7, 17}},  // 1.47
    {598, Precision::f32, Lines::many, Way::lines, 16, {23, 13, 2}},  // 1.30
    {598, Precision::f64, Lines::few, Way::along, 8, {13, 2, 23}},  // 1.06
    {598, Precision::f64, Lines::many, Way::lines, 8, {23, 13, 2}},  // 1.12
    {600, Precision::f32, Lines::many, Way::lines, 16, {15, 8, 5}},  // 1.09
    {600, Precision::f32, Lines::far, Way::along, 8, {8, 3, 5, 5}},  // 1.21
    {605, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 5}},  // 1.26
    {608, Precision::f32, Lines::many, Way::lines, 16, {19, 4, 4, 2}},  // 1.49
    {608, Precision::f64, Lines::many, Way::along, 8, {8, 4, 19}},  // 1.05
    {612, Precision::f32, Lines::few, Way::along, 8, {6, 17, 3, 2}},  // 1.07
    {612, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 17}},  // 1.76
    {612, Precision::f64, Lines::many, Way::lines, 8, {17, 6, 6}},  // 1.08
    {616, Precision::f32, Lines::many, Way::lines, 16, {7, 8, 11}},  // 1.20
    {621, Precision::f32, Lines::many, Way::lines, 16, {23, 3, 3, 3}},  // 1.64
    {621, Precision::f64, Lines::many, Way::lines, 8, {23, 3, 3, 3}},  // 1.31
    {624, Precision::f32, Lines::few, Way::along, 16, {13, 4, 4, 3}},  // 1.24
    {624, Precision::f32, Lines::many, Way::lines, 16, {13, 8, 6}},  // 1.35
    {624, Precision::f64, Lines::few, Way::along, 8, {8, 6, 13}},  // 1.12
    {624, Precision::f64, Lines::many, Way::along, 8, {13, 4, 4, 3}},  // 1.05
    {625, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 5}},  // 1.45
    {625, Precision::f32, Lines::far, Way::lines, 16, {5, 5, 5, 5}},  // 1.21
    {625, Precision::f64, Lines::few, Way::along, 8, {5, 5, 5, 5}},  // 1.20
    {625, Precision::f64, Lines::many, Way::lines, 8, {5, 5, 5, 5}},  // 1.14
    {625, Precision::f64, Lines::far, Way::lines, 8, {5, 5, 5, 5}},  // 1.39
    {627, Precision::f32, Lines::many, Way::lines, 16, {19, 11, 3}},  // 1.19
    {627, Precision::f64, Lines::few, Way::along, 8, {11, 3, 19}},  // 1.10
    {627, Precision::f64, Lines::many, Way::lines, 8, {19, 11, 3}},  // 1.27
    {630, Precision::f32, Lines::many, Way::along, 16, {15, 6, 7}},  // 1.08
    {630, Precision::f64, Lines::few, Way::along, 8, {7, 6, 5, 3}},  // 1.11
    {630, Precision::f64, Lines::many, Way::along, 8, {7, 6, 5, 3}},  // 1.13
    {637, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 13}},  // 1.11
    {637, Precision::f64, Lines::few, Way::along, 8, {7, 7, 13}},  // 1.04
    {637, Precision::f64, Lines::many, Way::along, 8, {7, 7, 13}},  // 1.07
    {640, Precision::f32, Lines::few, Way::along, 16, {16, 5, 8}},  // 1.06
    {640, Precision::f32, Lines::many, Way::along, 16, {16, 10, 4}},  // 1.06
    {640, Precision::f32, Lines::far, Way::along, 16, {16, 5, 8}},  // 1.17
    {640, Precision::f64, Lines::few, Way::along, 8, {8, 5, 4, 4}},  // 1.04
    {640, Precision::f64, Lines::many, Way::along, 8, {8, 5, 4, 4}},  // 1.04
    {644, Precision::f32, Lines::many, Way::lines, 16, {23, 7, 4}},  // 1.41
    {644, Precision::f64, Lines::few, Way::along, 8, {7, 4, 23}},  // 1.05
    {646, Precision::f32, Lines::few, Way::lines, 1, {2, 17, 19}},  // 1.41
    {646, Precision::f64, Lines::few, Way::lines, 1, {2, 17, 19}},  // 1.40
    {648, Precision::f32, Lines::few, Way::along, 16, {27, 4, 6}},  // 1.05
    {648, Precision::f32, Lines::many, Way::lines, 16, {9, 6, 4, 3}},  // 1.35
    {648, Precision::f32, Lines::far, Way::lines, 16, {6, 6, 6, 3}},  // 1.42
    {648, Precision::f64, Lines::few, Way::along, 8, {8, 3, 3, 3, 3}},  // 1.10
    {648, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 3, 3}},  // 1.11
    {650, Precision::f32, Lines::many, Way::lines, 16, {13, 10, 5}},  // 1.11
    {663, Precision::f32, Lines::many, Way::lines, 16, {17, 13, 3}},  // 1.20
    {663, Precision::f64, Lines::many, Way::along, 8, {13, 3, 17}},  // 1.04
    {665, Precision::f32, Lines::many, Way::lines, 16, {19, 7, 5}},  // 1.67
    {672, Precision::f32, Lines::few, Way::along, 16, {16, 6, 7}},  // 1.22
    {672, Precision::f32, Lines::many, Way::along, 16, {16, 6, 7}},  // 1.17
    {672, Precision::f32, Lines::far, Way::along, 16, {16, 6, 7}},  // 1.20
    {672, Precision::f64, Lines::few, Way::along, 8, {8, 12, 7}},  // 1.05
    {672, Precision::f64, Lines::many, Way::along, 8, {8, 12, 7}},  // 1.08
    {672, Precision::f64, Lines::far, Way::along, 8, {8, 3, 4, 7}},  // 1.08
    {675, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 5}},  // 1.06
    {676, Precision::f32, Lines::few, Way::along, 16, {13, 4, 13}},  // 1.04
    {676, Precision::f32, Lines::many, Way::lines, 16, {13, 13, 4}},  // 1.13
    {676, Precision::f64, Lines::few, Way::along, 8, {13, 4, 13}},  // 1.05
    {676, Precision::f64, Lines::many, Way::along, 8, {13, 4, 13}},  // 1.04
    {680, Precision::f32, Lines::many, Way::lines, 16, {5, 8, 17}},  // 1.42
    {680, Precision::f64, Lines::few, Way::along, 8, {8, 5, 17}},  // 1.05
    {684, Precision::f32, Lines::few, Way::along, 8, {6, 2, 3, 19}},  // 1.07
    {684, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 19}},  // 1.81
    {684, Precision::f64, Lines::few, Way::along, 8, {6, 6, 19}},  // 1.05
    {684, Precision::f64, Lines::many, Way::lines, 8, {19, 4, 3, 3}},  // 1.17
    {686, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 14}},  // 1.04
    {686, Precision::f64, Lines::few, Way::along, 8, {7, 14, 7}},  // 1.05
    {686, Precision::f64, Lines::many, Way::along, 8, {7, 2, 7, 7}},  // 1.08
    {690, Precision::f32, Lines::many, Way::lines, 16, {23, 6, 5}},  // 1.38
    {690, Precision::f64, Lines::few, Way::along, 8, {15, 2, 23}},  // 1.17
    {690, Precision::f64, Lines::many, Way::lines, 8, {23, 6, 5}},  // 1.12
    {693, Precision::f32, Lines::many, Way::lines, 16, {11, 7, 3, 3}},  // 1.19
    {693, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 11}},  // 1.08
    {693, Precision::f64, Lines::many, Way::along, 8, {7, 11, 3, 3}},  // 1.06
    {700, Precision::f32, Lines::few, Way::along, 16, {14, 5, 10}},  // 1.04
    {700, Precision::f32, Lines::many, Way::lines, 16, {7, 5, 5, 4}},  // 1.21
    {702, Precision::f32, Lines::few, Way::along, 16, {13, 6, 3, 3}},  // 1.36
    {702, Precision::f32, Lines::many, Way::lines, 16, {13, 6, 3, 3}},  // 1.48
    {702, Precision::f64, Lines::few, Way::along, 8, {13, 6, 3, 3}},  // 1.64
    {702, Precision::f64, Lines::many, Way::along, 8, {13, 6, 3, 3}},  // 1.66
    {704, Precision::f32, Lines::many, Way::lines, 16, {11, 4, 4, 4}},  // 1.13
    {714, Precision::f32, Lines::few, Way::along, 16, {14, 3, 17}},  // 1.11
    {714, Precision::f32, Lines::many, Way::lines, 16, {17, 7, 6}},  // 1.26
    {714, Precision::f64, Lines::few, Way::along, 8, {7, 6, 17}},  // 1.08
    {714, Precision::f64, Lines::many, Way::along, 8, {7, 6, 17}},  // 1.05
    {715, Precision::f32, Lines::many, Way::lines, 16, {13, 11, 5}},  // 1.10
    {720, Precision::f32, Lines::few, Way::along, 16, {15, 6, 8}},  // 1.31
    {720, Precision::f32, Lines::many, Way::along, 16, {15, 6, 8}},  // 1.25
    {720, Precision::f64, Lines::far, Way::along, 8, {8, 3, 5, 6}},  // 1.11
    {722, Precision::f32, Lines::few, Way::lines, 1, {2, 19, 19}},  // 1.33
    {722, Precision::f64, Lines::few, Way::lines, 1, {2, 19, 19}},  // 1.35
    {726, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 6}},  // 1.19
    {728, Precision::f32, Lines::few, Way::along, 16, {13, 8, 7}},  // 1.19
    {728, Precision::f32, Lines::many, Way::lines, 16, {7, 8, 13}},  // 1.41
    {728, Precision::f64, Lines::few, Way::along, 8, {8, 7, 13}},  // 1.23
    {728, Precision::f64, Lines::many, Way::along, 8, {13, 8, 7}},  // 1.10
    {729, Precision::f32, Lines::few, Way::along, 16, {27, 3, 3, 3}},  // 1.10
    {729, Precision::f32, Lines::many, Way::lines, 16, {3, 3, 3, 3, 3, 3}},  // 1.31
    {729, Precision::f32, Lines::far, Way::lines, 16, {9, 9, 9}},  // 1.23
    {729, Precision::f64, Lines::few, Way::along, 8, {27, 3, 3, 3}},  // 1.07
    {729, Precision::f64, Lines::many, Way::lines, 8, {9, 3, 3, 3, 3}},  // 1.10
    {729, Precision::f64, Lines::far, Way::lines, 8, {9, 9, 9}},  // 1.34
    {735, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 5, 3}},  // 1.06
    {735, Precision::f64, Lines::few, Way::along, 8, {7, 3, 5, 7}},  // 1.11
    {735, Precision::f64, Lines::many, Way::along, 8, {7, 3, 5, 7}},  // 1.13
    {736, Precision::f32, Lines::many, Way::lines, 16, {23, 8, 4}},  // 1.70
    {736, Precision::f64, Lines::few, Way::along, 8, {8, 4, 23}},  // 1.06
    {736, Precision::f64, Lines::many, Way::along, 8, {8, 2, 2, 23}},  // 1.06
    {741, Precision::f32, Lines::many, Way::lines, 16, {19, 13, 3}},  // 1.20
    {741, Precision::f64, Lines::few, Way::along, 8, {13, 3, 19}},  // 1.11
    {741, Precision::f64, Lines::many, Way::along, 8, {13, 3, 19}},  // 1.11
    {748, Precision::f32, Lines::many, Way::lines, 16, {17, 11, 4}},  // 1.13
    {748, Precision::f64, Lines::few, Way::along, 8, {11, 4, 17}},  // 1.08
    {748, Precision::f64, Lines::many, Way::lines, 8, {17, 11, 4}},  // 1.12
    {750, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 6}},  // 1.10
    {756, Precision::f32, Lines::few, Way::along, 16, {14, 3, 3, 6}},  // 1.12
    {756, Precision::f32, Lines::many, Way::lines, 16, {7, 6, 6, 3}},  // 1.18
    {759, Precision::f32, Lines::many, Way::lines, 16, {23, 11, 3}},  // 1.41
    {759, Precision::f64, Lines::many, Way::lines, 8, {23, 11, 3}},  // 1.21
    {760, Precision::f32, Lines::many, Way::lines, 16, {5, 8, 19}},  // 1.54
    {760, Precision::f64, Lines::few, Way::along, 8, {8, 5, 19}},  // 1.05
    {760, Precision::f64, Lines::many, Way::along, 8, {8, 5, 19}},  // 1.06
    {765, Precision::f32, Lines::many, Way::lines, 16, {17, 5, 3, 3}},  // 1.10
    {765, Precision::f64, Lines::few, Way::along, 8, {15, 3, 17}},  // 1.09
    {765, Precision::f64, Lines::many, Way::along, 8, {15, 3, 17}},  // 1.12
    {768, Precision::f32, Lines::few, Way::along, 16, {16, 3, 4, 4}},  // 1.13
    {768, Precision::f32, Lines::many, Way::along, 16, {16, 6, 8}},  // 1.04
    {768, Precision::f32, Lines::far, Way::along, 16, {16, 6, 8}},  // 1.11
    {768, Precision::f64, Lines::few, Way::along, 8, {8, 6, 4, 4}},  // 1.11
    {768, Precision::f64, Lines::many, Way::along, 8, {8, 6, 4, 4}},  // 1.09
    {770, Precision::f32, Lines::many, Way::lines, 16, {7, 10, 11}},  // 1.12
    {770, Precision::f64, Lines::few, Way::along, 8, {7, 10, 11}},  // 1.04
    {770, Precision::f64, Lines::many, Way::along, 8, {7, 10, 11}},  // 1.04
    {780, Precision::f32, Lines::few, Way::along, 16, {13, 12, 5}},  // 1.10
    {780, Precision::f32, Lines::many, Way::lines, 16, {5, 12, 13}},  // 1.21
    {780, Precision::f64, Lines::few, Way::along, 8, {13, 5, 4, 3}},  // 1.17
    {780, Precision::f64, Lines::many, Way::along, 8, {13, 5, 4, 3}},  // 1.20
    {782, Precision::f32, Lines::few, Way::lines, 1, {2, 17, 23}},  // 1.56
    {782, Precision::f64, Lines::few, Way::lines, 1, {2, 17, 23}},  // 1.46
    {784, Precision::f32, Lines::few, Way::along, 16, {14, 8, 7}},  // 1.12
    {784, Precision::f32, Lines::many, Way::lines, 16, {7, 8, 14}},  // 1.14
    {784, Precision::f64, Lines::few, Way::along, 8, {7, 4, 4, 7}},  // 1.19
    {784, Precision::f64, Lines::many, Way::along, 8, {7, 4, 4, 7}},  // 1.22
    {784, Precision::f64, Lines::far, Way::along, 8, {8, 2, 7, 7}},  // 1.16
    {792, Precision::f32, Lines::many, Way::lines, 16, {11, 8, 3, 3}},  // 1.41
    {792, Precision::f64, Lines::few, Way::along, 8, {8, 11, 3, 3}},  // 1.09
    {792, Precision::f64, Lines::many, Way::along, 8, {8, 11, 3, 3}},  // 1.09
    {798, Precision::f32, Lines::many, Way::lines, 16, {19, 7, 3, 2}},  // 1.28
    {798, Precision::f64, Lines::many, Way::along, 8, {7, 6, 19}},  // 1.10
    {800, Precision::f32, Lines::many, Way::lines, 16, {10, 5, 4, 4}},  // 1.16
    {800, Precision::f32, Lines::far, Way::along, 16, {16, 5, 10}},  // 1.15
    {800, Precision::f64, Lines::far, Way::along, 8, {8, 4, 5, 5}},  // 1.15
    {805, Precision::f32, Lines::many, Way::lines, 16, {23, 7, 5}},  // 1.54
    {810, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 6}},  // 1.09
    {810, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 6}},  // 1.10
    {810, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 6}},  // 1.25
    {816, Precision::f32, Lines::many, Way::lines, 16, {6, 8, 17}},  // 1.16
    {816, Precision::f64, Lines::few, Way::along, 8, {8, 6, 17}},  // 1.20
    {819, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 7}},  // 1.05
    {819, Precision::f32, Lines::many, Way::along, 16, {13, 3, 3, 7}},  // 1.07
    {819, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 7}},  // 1.05
    {819, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 7}},  // 1.19
    {825, Precision::f64, Lines::few, Way::along, 8, {15, 5, 11}},  // 1.08
    {828, Precision::f32, Lines::many, Way::lines, 16, {23, 4, 3, 3}},  // 1.99
    {828, Precision::f64, Lines::many, Way::lines, 8, {23, 4, 3, 3}},  // 1.28
    {832, Precision::f32, Lines::few, Way::along, 16, {13, 4, 4, 4}},  // 1.04
    {832, Precision::f32, Lines::many, Way::along, 16, {13, 4, 4, 4}},  // 1.10
    {833, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 17}},  // 1.34
    {836, Precision::f32, Lines::many, Way::lines, 16, {4, 11, 19}},  // 1.20
    {836, Precision::f64, Lines::few, Way::along, 8, {11, 4, 19}},  // 1.06
    {836, Precision::f64, Lines::many, Way::lines, 8, {19, 11, 4}},  // 1.09
    {840, Precision::f32, Lines::few, Way::along, 8, {15, 14, 4}},  // 1.04
    {840, Precision::f32, Lines::many, Way::lines, 16, {7, 8, 15}},  // 1.13
    {840, Precision::f32, Lines::far, Way::lines, 16, {7, 6, 5, 4}},  // 1.40
    {840, Precision::f64, Lines::few, Way::along, 8, {15, 7, 8}},  // 1.09
    {840, Precision::f64, Lines::many, Way::along, 8, {15, 7, 8}},  // 1.04
    {840, Precision::f64, Lines::far, Way::along, 8, {8, 3, 5, 7}},  // 1.16
    {845, Precision::f32, Lines::many, Way::lines, 16, {13, 13, 5}},  // 1.07
    {845, Precision::f64, Lines::many, Way::along, 8, {13, 5, 13}},  // 1.15
    {847, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 7}},  // 1.18
    {850, Precision::f32, Lines::many, Way::lines, 16, {17, 5, 5, 2}},  // 1.55
    {850, Precision::f64, Lines::many, Way::lines, 8, {17, 5, 5, 2}},  // 1.25
    {855, Precision::f32, Lines::many, Way::lines, 16, {19, 5, 3, 3}},  // 1.25
    {855, Precision::f64, Lines::few, Way::along, 8, {15, 3, 19}},  // 1.11
    {855, Precision::f64, Lines::many, Way::along, 8, {15, 3, 19}},  // 1.06
    {858, Precision::f32, Lines::many, Way::lines, 16, {13, 11, 6}},  // 1.11
    {864, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 6}},  // 1.07
    {864, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 6, 4}},  // 1.15
    {864, Precision::f32, Lines::far, Way::along, 16, {16, 6, 9}},  // 1.19
    {864, Precision::f64, Lines::many, Way::along, 8, {8, 3, 6, 6}},  // 1.05
    {864, Precision::f64, Lines::far, Way::along, 8, {8, 3, 6, 6}},  // 1.14
    {867, Precision::f32, Lines::few, Way::lines, 1, {3, 17, 17}},  // 1.32
    {867, Precision::f64, Lines::many, Way::lines, 8, {17, 17, 3}},  // 1.84
    {874, Precision::f32, Lines::few, Way::lines, 1, {2, 19, 23}},  // 1.30
    {874, Precision::f64, Lines::few, Way::lines, 1, {2, 19, 23}},  // 1.37
    {875, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 7}},  // 1.43
    {880, Precision::f64, Lines::few, Way::along, 8, {8, 10, 11}},  // 1.07
    {880, Precision::f64, Lines::many, Way::along, 8, {8, 11, 5, 2}},  // 1.06
    {882, Precision::f32, Lines::many, Way::along, 16, {14, 3, 3, 7}},  // 1.17
    {882, Precision::f64, Lines::few, Way::along, 8, {14, 3, 3, 7}},  // 1.07
    {882, Precision::f64, Lines::many, Way::along, 8, {14, 3, 3, 7}},  // 1.13
    {884, Precision::f32, Lines::many, Way::lines, 16, {4, 13, 17}},  // 1.08
    {891, Precision::f32, Lines::many, Way::lines, 16, {11, 3, 3, 3, 3}},  // 2.16
    {891, Precision::f64, Lines::few, Way::along, 8, {11, 3, 3, 3, 3}},  // 1.16
    {891, Precision::f64, Lines::many, Way::lines, 8, {11, 3, 3, 3, 3}},  // 1.26
    {896, Precision::f32, Lines::many, Way::along, 16, {16, 2, 4, 7}},  // 1.32
    {896, Precision::f64, Lines::few, Way::along, 8, {8, 7, 4, 4}},  // 1.16
    {896, Precision::f64, Lines::many, Way::along, 8, {8, 2, 7, 8}},  // 1.15
    {897, Precision::f32, Lines::many, Way::lines, 16, {23, 13, 3}},  // 1.18
    {897, Precision::f64, Lines::many, Way::lines, 8, {23, 13, 3}},  // 1.13
    {900, Precision::f32, Lines::many, Way::along, 16, {15, 12, 5}},  // 1.04
    {900, Precision::f64, Lines::few, Way::along, 8, {15, 12, 5}},  // 1.05
    {900, Precision::f64, Lines::many, Way::along, 8, {15, 12, 5}},  // 1.17
    {910, Precision::f32, Lines::few, Way::along, 16, {13, 10, 7}},  // 1.06
    {910, Precision::f32, Lines::many, Way::along, 16, {13, 2, 5, 7}},  // 1.22
    {910, Precision::f64, Lines::few, Way::along, 8, {13, 10, 7}},  // 1.17
    {910, Precision::f64, Lines::many, Way::along, 8, {13, 10, 7}},  // 1.09
    {912, Precision::f32, Lines::few, Way::along, 16, {16, 3, 19}},  // 1.06
    {912, Precision::f32, Lines::many, Way::lines, 16, {6, 8, 19}},  // 1.26
    {912, Precision::f64, Lines::few, Way::along, 8, {8, 6, 19}},  // 1.05
    {912, Precision::f64, Lines::many, Way::along, 8, {8, 6, 19}},  // 1.06
    {918, Precision::f32, Lines::few, Way::along, 16, {27, 2, 17}},  // 1.08
    {918, Precision::f32, Lines::many, Way::lines, 16, {17, 6, 3, 3}},  // 1.56
    {918, Precision::f64, Lines::few, Way::along, 8, {6, 17, 3, 3}},  // 1.28
    {918, Precision::f64, Lines::many, Way::along, 8, {6, 3, 3, 17}},  // 1.29
    {920, Precision::f32, Lines::many, Way::lines, 16, {23, 8, 5}},  // 1.60
    {920, Precision::f64, Lines::few, Way::along, 8, {8, 5, 23}},  // 1.11
    {920, Precision::f64, Lines::many, Way::along, 8, {8, 5, 23}},  // 1.04
    {924, Precision::f32, Lines::many, Way::lines, 16, {7, 11, 12}},  // 1.05
    {924, Precision::f64, Lines::few, Way::along, 8, {7, 12, 11}},  // 1.04
    {924, Precision::f64, Lines::many, Way::along, 8, {7, 12, 11}},  // 1.06
    {931, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 19}},  // 1.45
    {935, Precision::f32, Lines::many, Way::lines, 16, {17, 11, 5}},  // 1.23
    {935, Precision::f64, Lines::few, Way::along, 8, {11, 5, 17}},  // 1.06
    {935, Precision::f64, Lines::many, Way::lines, 8, {17, 11, 5}},  // 1.10
    {936, Precision::f32, Lines::few, Way::along, 16, {13, 3, 4, 6}},  // 1.06
    {936, Precision::f32, Lines::many, Way::lines, 16, {13, 6, 4, 3}},  // 1.15
    {936, Precision::f64, Lines::few, Way::along, 8, {13, 6, 6, 2}},  // 1.17
    {936, Precision::f64, Lines::many, Way::along, 8, {13, 6, 4, 3}},  // 1.20
    {945, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 7}},  // 1.05
    {945, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 7}},  // 1.06
    {945, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 3, 5}},  // 1.05
    {950, Precision::f32, Lines::few, Way::along, 16, {25, 2, 19}},  // 1.05
    {950, Precision::f32, Lines::many, Way::lines, 16, {19, 5, 5, 2}},  // 1.57
    {950, Precision::f64, Lines::few, Way::along, 8, {25, 2, 19}},  // 1.11
    {950, Precision::f64, Lines::many, Way::lines, 8, {19, 10, 5}},  // 1.28
    {952, Precision::f32, Lines::many, Way::lines, 16, {17, 8, 7}},  // 1.22
    {960, Precision::f32, Lines::few, Way::along, 16, {15, 2, 4, 8}},  // 1.17
    {960, Precision::f32, Lines::many, Way::along, 16, {15, 4, 4, 4}},  // 1.12
    {960, Precision::f64, Lines::far, Way::along, 8, {8, 4, 5, 6}},  // 1.11
    {966, Precision::f32, Lines::few, Way::along, 16, {14, 3, 23}},  // 1.07
    {966, Precision::f32, Lines::many, Way::lines, 16, {23, 14, 3}},  // 1.30
    {968, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 8}},  // 1.13
    {969, Precision::f32, Lines::few, Way::lines, 1, {3, 17, 19}},  // 1.40
    {969, Precision::f64, Lines::many, Way::lines, 8, {19, 17, 3}},  // 1.87
    {972, Precision::f32, Lines::many, Way::lines, 16, {9, 6, 6, 3}},  // 1.31
    {972, Precision::f64, Lines::few, Way::along, 8, {6, 3, 3, 3, 6}},  // 1.11
    {972, Precision::f64, Lines::many, Way::along, 8, {6, 3, 3, 3, 6}},  // 1.05
    {975, Precision::f64, Lines::few, Way::along, 8, {13, 3, 5, 5}},  // 1.13
    {975, Precision::f64, Lines::many, Way::along, 8, {13, 5, 5, 3}},  // 1.12
    {980, Precision::f64, Lines::few, Way::along, 8, {7, 4, 5, 7}},  // 1.09
    {980, Precision::f64, Lines::many, Way::along, 8, {14, 10, 7}},  // 1.04
    {988, Precision::f64, Lines::few, Way::along, 8, {13, 4, 19}},  // 1.05
    {988, Precision::f64, Lines::many, Way::along, 8, {13, 2, 2, 19}},  // 1.15
    {990, Precision::f32, Lines::few, Way::along, 16, {15, 6, 11}},  // 1.08
    {990, Precision::f32, Lines::many, Way::lines, 16, {11, 6, 5, 3}},  // 1.09
    {990, Precision::f64, Lines::many, Way::along, 8, {15, 6, 11}},  // 1.16
    {1000, Precision::f32, Lines::few, Way::along, 8, {8, 5, 5, 5}},  // 1.18
    {1000, Precision::f32, Lines::many, Way::lines, 16, {10, 5, 5, 4}},  // 1.62
    {1000, Precision::f32, Lines::far, Way::along, 8, {8, 5, 5, 5}},  // 1.47
    {1001, Precision::f32, Lines::many, Way::lines, 16, {13, 11, 7}},  // 1.09
    {1001, Precision::f64, Lines::many, Way::along, 8, {13, 11, 7}},  // 1.04
    {1008, Precision::f32, Lines::many, Way::along, 16, {16, 3, 3, 7}},  // 1.26
    {1008, Precision::f64, Lines::far, Way::along, 8, {8, 3, 6, 7}},  // 1.06
    {1012, Precision::f32, Lines::many, Way::lines, 16, {23, 11, 4}},  // 1.32
    {1012, Precision::f64, Lines::many, Way::lines, 8, {23, 11, 4}},  // 1.18
    {1020, Precision::f32, Lines::many, Way::lines, 16, {5, 12, 17}},  // 1.07
    {1020, Precision::f64, Lines::few, Way::along, 8, {15, 4, 17}},  // 1.07
    {1024, Precision::f32, Lines::few, Way::along, 16, {16, 4, 4, 4}},  // 1.16
    {1024, Precision::f32, Lines::many, Way::along, 16, {16, 4, 4, 4}},  // 1.10
    {1024, Precision::f64, Lines::few, Way::along, 8, {8, 4, 4, 8}},  // 1.07
    {1024, Precision::f64, Lines::many, Way::along, 8, {8, 8, 4, 4}},  // 1.08
    {1024, Precision::f64, Lines::far, Way::along, 8, {8, 8, 16}},  // 1.23
    {1026, Precision::f32, Lines::few, Way::along, 16, {27, 2, 19}},  // 1.04
    {1026, Precision::f32, Lines::many, Way::lines, 16, {19, 6, 3, 3}},  // 1.54
    {1026, Precision::f64, Lines::few, Way::along, 8, {6, 19, 3, 3}},  // 1.17
    {1026, Precision::f64, Lines::many, Way::lines, 8, {19, 6, 3, 3}},  // 1.50
    {1029, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 7, 3}},  // 1.29
    {1029, Precision::f64, Lines::few, Way::along, 8, {7, 3, 7, 7}},  // 1.04
    {1029, Precision::f64, Lines::many, Way::along, 8, {7, 3, 7, 7}},  // 1.04
    {1035, Precision::f32, Lines::few, Way::along, 16, {15, 3, 23}},  // 1.15
    {1035, Precision::f32, Lines::many, Way::lines, 16, {23, 5, 3, 3}},  // 1.24
    {1035, Precision::f64, Lines::few, Way::along, 8, {15, 3, 23}},  // 1.05
    {1035, Precision::f64, Lines::many, Way::lines, 8, {23, 5, 3, 3}},  // 1.05
    {1040, Precision::f32, Lines::few, Way::along, 16, {13, 4, 4, 5}},  // 1.19
    {1040, Precision::f32, Lines::many, Way::lines, 16, {13, 5, 4, 4}},  // 1.34
    {1045, Precision::f32, Lines::many, Way::lines, 16, {5, 11, 19}},  // 1.26
    {1045, Precision::f64, Lines::few, Way::along, 8, {11, 5, 19}},  // 1.10
    {1045, Precision::f64, Lines::many, Way::lines, 8, {5, 11, 19}},  // 1.16
    {1050, Precision::f32, Lines::many, Way::lines, 16, {7, 6, 5, 5}},  // 1.14
    {1050, Precision::f64, Lines::many, Way::along, 8, {7, 6, 5, 5}},  // 1.08
    {1053, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 3, 3}},  // 1.37
    {1053, Precision::f32, Lines::many, Way::lines, 16, {13, 3, 3, 3, 3}},  // 1.40
    {1053, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3, 3}},  // 1.36
    {1053, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 3, 3}},  // 1.31
    {1056, Precision::f32, Lines::many, Way::lines, 16, {11, 6, 4, 4}},  // 1.11
    {1056, Precision::f64, Lines::few, Way::along, 8, {8, 11, 12}},  // 1.05
    {1056, Precision::f64, Lines::many, Way::along, 8, {8, 11, 12}},  // 1.11
    {1058, Precision::f32, Lines::few, Way::lines, 1, {2, 23, 23}},  // 1.49
    {1058, Precision::f64, Lines::few, Way::lines, 1, {2, 23, 23}},  // 1.35
    {1064, Precision::f32, Lines::few, Way::along, 16, {14, 4, 19}},  // 1.05
    {1064, Precision::f32, Lines::many, Way::lines, 16, {7, 8, 19}},  // 1.42
    {1064, Precision::f64, Lines::few, Way::along, 8, {14, 4, 19}},  // 1.07
    {1071, Precision::f32, Lines::few, Way::along, 8, {7, 17, 3, 3}},  // 1.07
    {1071, Precision::f32, Lines::many, Way::lines, 16, {17, 7, 3, 3}},  // 1.57
    {1071, Precision::f64, Lines::few, Way::along, 8, {7, 17, 3, 3}},  // 1.06
    {1071, Precision::f64, Lines::many, Way::along, 8, {7, 17, 3, 3}},  // 1.08
    {1078, Precision::f64, Lines::few, Way::along, 8, {14, 11, 7}},  // 1.08
    {1080, Precision::f32, Lines::few, Way::along, 16, {15, 6, 4, 3}},  // 1.12
    {1080, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 8}},  // 1.08
    {1080, Precision::f32, Lines::far, Way::lines, 16, {6, 6, 6, 5}},  // 1.19
    {1080, Precision::f64, Lines::many, Way::along, 8, {8, 5, 3, 3, 3}},  // 1.07
    {1080, Precision::f64, Lines::far, Way::along, 8, {8, 3, 5, 9}},  // 1.25
    {1083, Precision::f32, Lines::few, Way::lines, 1, {3, 19, 19}},  // 1.16
    {1083, Precision::f64, Lines::many, Way::lines, 8, {19, 19, 3}},  // 1.80
    {1088, Precision::f32, Lines::many, Way::lines, 16, {8, 8, 17}},  // 1.15
    {1089, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 11}},  // 1.13
    {1089, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 3, 3}},  // 1.19
    {1089, Precision::f64, Lines::few, Way::along, 8, {11, 11, 3, 3}},  // 1.15
    {1089, Precision::f64, Lines::many, Way::lines, 8, {11, 11, 3, 3}},  // 1.09
    {1092, Precision::f32, Lines::few, Way::along, 16, {13, 12, 7}},  // 1.14
    {1092, Precision::f32, Lines::many, Way::lines, 16, {7, 12, 13}},  // 1.11
    {1092, Precision::f64, Lines::few, Way::along, 8, {13, 12, 7}},  // 1.09
    {1092, Precision::f64, Lines::many, Way::along, 8, {13, 12, 7}},  // 1.13
    {1100, Precision::f32, Lines::few, Way::along, 16, {11, 4, 5, 5}},  // 1.15
    {1100, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 5, 4}},  // 1.24
    {1100, Precision::f64, Lines::few, Way::along, 8, {11, 5, 5, 4}},  // 1.38
    {1100, Precision::f64, Lines::many, Way::along, 8, {11, 5, 5, 4}},  // 1.30
    {1104, Precision::f32, Lines::many, Way::lines, 16, {6, 8, 23}},  // 1.30
    {1105, Precision::f64, Lines::many, Way::along, 8, {13, 5, 17}},  // 1.06
    {1120, Precision::f32, Lines::few, Way::along, 16, {14, 4, 4, 5}},  // 1.07
    {1120, Precision::f32, Lines::many, Way::along, 16, {14, 5, 4, 4}},  // 1.04
    {1120, Precision::f64, Lines::far, Way::along, 8, {8, 4, 5, 7}},  // 1.17
    {1122, Precision::f32, Lines::many, Way::lines, 16, {6, 11, 17}},  // 1.10
    {1122, Precision::f64, Lines::few, Way::along, 8, {11, 6, 17}},  // 1.16
    {1122, Precision::f64, Lines::many, Way::along, 8, {11, 6, 17}},  // 1.11
    {1127, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 23}},  // 1.53
    {1134, Precision::f32, Lines::few, Way::along, 16, {14, 3, 3, 9}},  // 1.10
    {1134, Precision::f32, Lines::many, Way::along, 16, {27, 6, 7}},  // 1.16
    {1134, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 3, 6}},  // 1.53
    {1134, Precision::f64, Lines::many, Way::along, 8, {21, 3, 3, 6}},  // 1.13
    {1140, Precision::f64, Lines::many, Way::along, 8, {15, 2, 2, 19}},  // 1.41
    {1144, Precision::f64, Lines::few, Way::along, 8, {8, 11, 13}},  // 1.10
    {1144, Precision::f64, Lines::many, Way::along, 8, {8, 11, 13}},  // 1.20
    {1150, Precision::f32, Lines::many, Way::lines, 16, {23, 5, 5, 2}},  // 1.40
    {1150, Precision::f64, Lines::few, Way::along, 8, {25, 2, 23}},  // 1.08
    {1150, Precision::f64, Lines::many, Way::lines, 8, {23, 5, 5, 2}},  // 1.34
    {1152, Precision::f32, Lines::few, Way::along, 16, {16, 6, 6, 2}},  // 1.18
    {1152, Precision::f32, Lines::many, Way::along, 16, {16, 6, 6, 2}},  // 1.19
    {1152, Precision::f32, Lines::far, Way::along, 16, {16, 8, 9}},  // 1.15
    {1152, Precision::f64, Lines::many, Way::along, 8, {8, 4, 6, 6}},  // 1.05
    {1155, Precision::f64, Lines::many, Way::along, 8, {7, 11, 5, 3}},  // 1.04
    {1156, Precision::f32, Lines::few, Way::lines, 1, {4, 17, 17}},  // 1.39
    {1156, Precision::f64, Lines::many, Way::lines, 8, {17, 17, 4}},  // 1.57
    {1170, Precision::f32, Lines::few, Way::along, 16, {15, 2, 3, 13}},  // 1.04
    {1170, Precision::f32, Lines::many, Way::along, 16, {15, 6, 13}},  // 1.05
    {1170, Precision::f64, Lines::few, Way::along, 8, {15, 6, 13}},  // 1.10
    {1170, Precision::f64, Lines::many, Way::along, 8, {15, 6, 13}},  // 1.11
    {1173, Precision::f32, Lines::few, Way::lines, 1, {3, 17, 23}},  // 1.45
    {1173, Precision::f64, Lines::many, Way::lines, 8, {23, 17, 3}},  // 1.85
    {1176, Precision::f32, Lines::few, Way::along, 16, {14, 12, 7}},  // 1.12
    {1176, Precision::f32, Lines::many, Way::along, 16, {14, 12, 7}},  // 1.06
    {1176, Precision::f32, Lines::far, Way::along, 8, {7, 4, 6, 7}},  // 1.15
    {1176, Precision::f64, Lines::few, Way::along, 8, {7, 4, 6, 7}},  // 1.07
    {1176, Precision::f64, Lines::many, Way::along, 8, {7, 4, 6, 7}},  // 1.04
    {1176, Precision::f64, Lines::far, Way::along, 8, {8, 3, 7, 7}},  // 1.17
    {1183, Precision::f64, Lines::few, Way::along, 8, {13, 7, 13}},  // 1.04
    {1188, Precision::f32, Lines::few, Way::along, 16, {11, 3, 6, 6}},  // 1.19
    {1188, Precision::f32, Lines::many, Way::lines, 16, {11, 6, 6, 3}},  // 1.16
    {1188, Precision::f64, Lines::few, Way::along, 8, {11, 6, 6, 3}},  // 1.19
    {1188, Precision::f64, Lines::many, Way::along, 8, {11, 3, 6, 6}},  // 1.22
    {1190, Precision::f32, Lines::few, Way::along, 16, {14, 5, 17}},  // 1.08
    {1190, Precision::f32, Lines::many, Way::lines, 16, {7, 10, 17}},  // 1.18
    {1196, Precision::f32, Lines::many, Way::lines, 16, {23, 13, 4}},  // 1.20
    {1196, Precision::f64, Lines::few, Way::along, 8, {13, 4, 23}},  // 1.06
    {1196, Precision::f64, Lines::many, Way::lines, 8, {23, 13, 4}},  // 1.07
    {1197, Precision::f32, Lines::few, Way::along, 16, {21, 3, 19}},  // 1.05
    {1197, Precision::f32, Lines::many, Way::lines, 16, {19, 7, 3, 3}},  // 1.55
    {1197, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 19}},  // 1.06
    {1197, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 19}},  // 1.07
    {1200, Precision::f32, Lines::few, Way::along, 16, {15, 5, 4, 4}},  // 1.11
    {1200, Precision::f32, Lines::many, Way::along, 16, {15, 4, 4, 5}},  // 1.08
    {1200, Precision::f32, Lines::far, Way::along, 16, {16, 3, 5, 5}},  // 1.09
    {1200, Precision::f64, Lines::many, Way::along, 8, {8, 5, 5, 6}},  // 1.04
    {1210, Precision::f32, Lines::many, Way::lines, 16, {10, 11, 11}},  // 1.14
    {1210, Precision::f64, Lines::few, Way::along, 8, {11, 2, 5, 11}},  // 1.09
    {1210, Precision::f64, Lines::many, Way::along, 8, {11, 11, 5, 2}},  // 1.05
    {1215, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 3, 3}},  // 1.07
    {1215, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 3, 3}},  // 1.09
    {1215, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 3, 3}},  // 1.10
    {1215, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 3, 3}},  // 1.10
    {1216, Precision::f32, Lines::many, Way::lines, 16, {8, 8, 19}},  // 1.14
    {1224, Precision::f32, Lines::few, Way::along, 8, {8, 17, 3, 3}},  // 1.16
    {1224, Precision::f32, Lines::many, Way::lines, 16, {17, 6, 4, 3}},  // 1.68
    {1224, Precision::f64, Lines::few, Way::along, 8, {8, 17, 3, 3}},  // 1.15
    {1224, Precision::f64, Lines::many, Way::along, 8, {8, 17, 3, 3}},  // 1.18
    {1225, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 5, 5}},  // 1.44
    {1225, Precision::f64, Lines::few, Way::along, 8, {7, 5, 5, 7}},  // 1.06
    {1225, Precision::f64, Lines::many, Way::along, 8, {7, 5, 5, 7}},  // 1.07
    {1232, Precision::f32, Lines::many, Way::along, 16, {16, 7, 11}},  // 1.06
    {1232, Precision::f64, Lines::few, Way::along, 8, {8, 11, 14}},  // 1.11
    {1232, Precision::f64, Lines::many, Way::along, 8, {8, 11, 14}},  // 1.08
    {1235, Precision::f32, Lines::few, Way::along, 16, {13, 5, 19}},  // 1.07
    {1235, Precision::f32, Lines::many, Way::lines, 16, {5, 13, 19}},  // 1.04
    {1235, Precision::f64, Lines::few, Way::along, 8, {13, 5, 19}},  // 1.10
    {1235, Precision::f64, Lines::many, Way::along, 8, {13, 5, 19}},  // 1.09
    {1242, Precision::f32, Lines::many, Way::lines, 16, {23, 6, 3, 3}},  // 1.44
    {1242, Precision::f64, Lines::few, Way::along, 8, {6, 23, 3, 3}},  // 1.18
    {1242, Precision::f64, Lines::many, Way::lines, 8, {23, 6, 3, 3}},  // 1.24
    {1248, Precision::f32, Lines::few, Way::along, 16, {16, 6, 13}},  // 1.16
    {1248, Precision::f32, Lines::many, Way::along, 16, {16, 6, 13}},  // 1.16
    {1248, Precision::f64, Lines::few, Way::along, 8, {8, 13, 12}},  // 1.07
    {1248, Precision::f64, Lines::many, Way::along, 8, {8, 13, 6, 2}},  // 1.08
    {1250, Precision::f32, Lines::many, Way::lines, 16, {10, 5, 5, 5}},  // 1.43
    {1250, Precision::f64, Lines::few, Way::along, 8, {5, 10, 5, 5}},  // 1.08
    {1250, Precision::f64, Lines::many, Way::lines, 8, {10, 5, 5, 5}},  // 1.09
    {1254, Precision::f32, Lines::many, Way::lines, 16, {6, 11, 19}},  // 1.15
    {1254, Precision::f64, Lines::few, Way::along, 8, {11, 6, 19}},  // 1.14
    {1254, Precision::f64, Lines::many, Way::lines, 8, {6, 11, 19}},  // 1.19
    {1260, Precision::f32, Lines::few, Way::along, 16, {15, 2, 6, 7}},  // 1.06
    {1260, Precision::f32, Lines::many, Way::along, 16, {15, 2, 6, 7}},  // 1.19
    {1260, Precision::f64, Lines::few, Way::along, 8, {7, 5, 6, 6}},  // 1.19
    {1260, Precision::f64, Lines::many, Way::along, 8, {7, 5, 6, 6}},  // 1.08
    {1265, Precision::f32, Lines::many, Way::lines, 16, {23, 11, 5}},  // 1.35
    {1265, Precision::f64, Lines::many, Way::lines, 8, {23, 11, 5}},  // 1.16
    {1274, Precision::f64, Lines::few, Way::along, 8, {14, 7, 13}},  // 1.11
    {1274, Precision::f64, Lines::many, Way::along, 8, {14, 7, 13}},  // 1.12
    {1275, Precision::f64, Lines::few, Way::along, 8, {15, 5, 17}},  // 1.10
    {1275, Precision::f64, Lines::many, Way::along, 8, {15, 5, 17}},  // 1.12
    {1280, Precision::f32, Lines::few, Way::along, 16, {16, 5, 4, 4}},  // 1.10
    {1280, Precision::f32, Lines::many, Way::along, 16, {16, 5, 4, 4}},  // 1.09
    {1280, Precision::f32, Lines::far, Way::along, 16, {16, 8, 10}},  // 1.10
    {1280, Precision::f64, Lines::far, Way::along, 8, {8, 4, 5, 8}},  // 1.16
    {1287, Precision::f32, Lines::few, Way::along, 16, {13, 11, 3, 3}},  // 1.05
    {1287, Precision::f32, Lines::many, Way::lines, 16, {13, 11, 3, 3}},  // 1.05
    {1287, Precision::f64, Lines::few, Way::along, 8, {13, 11, 3, 3}},  // 1.07
    {1287, Precision::f64, Lines::many, Way::along, 8, {13, 11, 3, 3}},  // 1.12
    {1288, Precision::f32, Lines::few, Way::along, 16, {14, 4, 23}},  // 1.09
    {1288, Precision::f32, Lines::many, Way::lines, 16, {7, 8, 23}},  // 1.28
    {1288, Precision::f64, Lines::few, Way::along, 8, {8, 7, 23}},  // 1.06
    {1288, Precision::f64, Lines::many, Way::along, 8, {8, 7, 23}},  // 1.18
    {1292, Precision::f32, Lines::few, Way::lines, 1, {4, 17, 19}},  // 1.73
    {1292, Precision::f64, Lines::many, Way::lines, 8, {19, 17, 4}},  // 1.51
    {1296, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 3, 3}},  // 1.10
    {1296, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 6, 6}},  // 1.14
    {1296, Precision::f64, Lines::far, Way::along, 8, {8, 3, 6, 9}},  // 1.13
    {1309, Precision::f32, Lines::many, Way::lines, 16, {17, 11, 7}},  // 1.24
    {1311, Precision::f32, Lines::few, Way::lines, 1, {3, 19, 23}},  // 1.55
    {1311, Precision::f64, Lines::many, Way::lines, 8, {23, 19, 3}},  // 1.81
    {1323, Precision::f32, Lines::few, Way::along, 16, {21, 3, 3, 7}},  // 1.10
    {1323, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 3, 3, 3}},  // 1.37
    {1323, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 3, 7}},  // 1.11
    {1323, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 3, 7}},  // 1.12
    {1326, Precision::f32, Lines::many, Way::lines, 16, {6, 13, 17}},  // 1.06
    {1330, Precision::f32, Lines::many, Way::lines, 16, {7, 10, 19}},  // 1.16
    {1330, Precision::f64, Lines::few, Way::along, 8, {14, 5, 19}},  // 1.05
    {1330, Precision::f64, Lines::many, Way::along, 8, {14, 5, 19}},  // 1.04
    {1331, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 11}},  // 1.23
    {1331, Precision::f64, Lines::many, Way::lines, 8, {11, 11, 11}},  // 1.14
    {1344, Precision::f32, Lines::few, Way::along, 16, {16, 12, 7}},  // 1.13
    {1344, Precision::f32, Lines::many, Way::along, 16, {16, 12, 7}},  // 1.11
    {1344, Precision::f32, Lines::far, Way::along, 16, {16, 3, 4, 7}},  // 1.16
    {1344, Precision::f64, Lines::far, Way::along, 8, {8, 4, 6, 7}},  // 1.13
    {1350, Precision::f32, Lines::few, Way::along, 16, {15, 3, 5, 6}},  // 1.04
    {1350, Precision::f64, Lines::many, Way::along, 8, {15, 3, 5, 6}},  // 1.20
    {1352, Precision::f32, Lines::few, Way::along, 16, {13, 8, 13}},  // 1.07
    {1352, Precision::f32, Lines::many, Way::along, 16, {13, 8, 13}},  // 1.11
    {1352, Precision::f64, Lines::few, Way::along, 8, {13, 8, 13}},  // 1.04
    {1360, Precision::f32, Lines::few, Way::along, 16, {16, 5, 17}},  // 1.05
    {1360, Precision::f32, Lines::many, Way::lines, 16, {17, 5, 4, 4}},  // 1.15
    {1365, Precision::f32, Lines::few, Way::along, 16, {15, 7, 13}},  // 1.07
    {1365, Precision::f64, Lines::few, Way::along, 8, {13, 3, 5, 7}},  // 1.15
    {1365, Precision::f64, Lines::many, Way::along, 8, {13, 3, 5, 7}},  // 1.14
    {1368, Precision::f32, Lines::few, Way::along, 8, {8, 19, 3, 3}},  // 1.13
    {1368, Precision::f32, Lines::many, Way::lines, 16, {3, 4, 6, 19}},  // 1.63
    {1368, Precision::f64, Lines::few, Way::along, 8, {8, 3, 3, 19}},  // 1.15
    {1368, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 19}},  // 1.14
    {1372, Precision::f32, Lines::few, Way::along, 16, {14, 14, 7}},  // 1.10
    {1372, Precision::f32, Lines::many, Way::along, 16, {14, 14, 7}},  // 1.11
    {1372, Precision::f64, Lines::few, Way::along, 8, {7, 4, 7, 7}},  // 1.06
    {1372, Precision::f64, Lines::many, Way::along, 8, {7, 4, 7, 7}},  // 1.09
    {1375, Precision::f32, Lines::few, Way::along, 16, {11, 5, 5, 5}},  // 1.18
    {1375, Precision::f32, Lines::many, Way::lines, 16, {11, 5, 5, 5}},  // 1.36
    {1375, Precision::f64, Lines::few, Way::along, 8, {11, 5, 5, 5}},  // 1.13
    {1375, Precision::f64, Lines::many, Way::along, 8, {11, 5, 5, 5}},  // 1.11
    {1377, Precision::f32, Lines::few, Way::along, 16, {27, 3, 17}},  // 1.08
    {1377, Precision::f32, Lines::many, Way::lines, 16, {17, 3, 3, 3, 3}},  // 1.40
    {1377, Precision::f64, Lines::few, Way::along, 8, {27, 3, 17}},  // 1.10
    {1377, Precision::f64, Lines::many, Way::lines, 8, {17, 3, 3, 3, 3}},  // 1.19
    {1380, Precision::f32, Lines::many, Way::lines, 16, {5, 12, 23}},  // 1.13
    {1380, Precision::f64, Lines::few, Way::along, 8, {15, 4, 23}},  // 1.14
    {1380, Precision::f64, Lines::many, Way::along, 8, {15, 4, 23}},  // 1.05
    {1386, Precision::f32, Lines::few, Way::along, 16, {14, 11, 3, 3}},  // 1.06
    {1386, Precision::f32, Lines::many, Way::along, 16, {11, 3, 6, 7}},  // 1.08
    {1400, Precision::f32, Lines::far, Way::along, 8, {8, 7, 5, 5}},  // 1.14
    {1404, Precision::f32, Lines::few, Way::along, 16, {13, 6, 6, 3}},  // 1.47
    {1404, Precision::f32, Lines::many, Way::along, 16, {13, 6, 6, 3}},  // 1.45
    {1404, Precision::f64, Lines::few, Way::along, 8, {13, 6, 6, 3}},  // 1.45
    {1404, Precision::f64, Lines::many, Way::along, 8, {13, 6, 6, 3}},  // 1.49
    {1408, Precision::f32, Lines::few, Way::along, 16, {16, 11, 4, 2}},  // 1.04
    {1408, Precision::f64, Lines::few, Way::along, 8, {8, 11, 4, 4}},  // 1.18
    {1408, Precision::f64, Lines::many, Way::along, 8, {8, 11, 4, 4}},  // 1.18
    {1425, Precision::f64, Lines::few, Way::along, 8, {15, 5, 19}},  // 1.14
    {1425, Precision::f64, Lines::many, Way::along, 8, {15, 5, 19}},  // 1.14
    {1428, Precision::f32, Lines::few, Way::along, 16, {14, 6, 17}},  // 1.06
    {1428, Precision::f32, Lines::many, Way::lines, 16, {7, 12, 17}},  // 1.11
    {1428, Precision::f64, Lines::few, Way::along, 8, {14, 6, 17}},  // 1.07
    {1428, Precision::f64, Lines::many, Way::along, 8, {14, 6, 17}},  // 1.06
    {1440, Precision::f32, Lines::few, Way::along, 16, {15, 2, 6, 8}},  // 1.12
    {1440, Precision::f32, Lines::many, Way::along, 16, {15, 3, 4, 8}},  // 1.08
    {1440, Precision::f32, Lines::far, Way::along, 16, {16, 3, 5, 6}},  // 1.07
    {1440, Precision::f64, Lines::few, Way::along, 8, {8, 5, 6, 6}},  // 1.05
    {1440, Precision::f64, Lines::many, Way::along, 8, {8, 5, 6, 6}},  // 1.11
    {1444, Precision::f32, Lines::few, Way::lines, 1, {4, 19, 19}},  // 1.43
    {1444, Precision::f64, Lines::many, Way::lines, 8, {19, 19, 4}},  // 1.44
    {1445, Precision::f32, Lines::many, Way::lines, 16, {17, 17, 5}},  // 2.28
    {1445, Precision::f64, Lines::many, Way::lines, 8, {17, 17, 5}},  // 1.40
    {1449, Precision::f32, Lines::few, Way::along, 16, {21, 3, 23}},  // 1.07
    {1449, Precision::f32, Lines::many, Way::lines, 16, {7, 9, 23}},  // 1.59
    {1449, Precision::f64, Lines::many, Way::along, 8, {7, 23, 3, 3}},  // 1.07
    {1452, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 4, 3}},  // 1.22
    {1452, Precision::f64, Lines::few, Way::along, 4, {11, 12, 11}},  // 1.18
    {1452, Precision::f64, Lines::many, Way::along, 4, {11, 11, 12}},  // 1.05
    {1456, Precision::f32, Lines::few, Way::along, 16, {13, 4, 4, 7}},  // 1.11
    {1456, Precision::f32, Lines::many, Way::along, 16, {13, 4, 4, 7}},  // 1.10
    {1456, Precision::f64, Lines::few, Way::along, 8, {13, 4, 4, 7}},  // 1.20
    {1456, Precision::f64, Lines::many, Way::along, 8, {13, 4, 4, 7}},  // 1.20
    {1458, Precision::f32, Lines::few, Way::along, 16, {27, 3, 3, 6}},  // 1.10
    {1458, Precision::f32, Lines::many, Way::lines, 16, {9, 6, 3, 3, 3}},  // 1.23
    {1458, Precision::f64, Lines::few, Way::along, 8, {6, 3, 3, 3, 3, 3}},  // 1.16
    {1458, Precision::f64, Lines::many, Way::along, 8, {6, 3, 3, 3, 3, 3}},  // 1.14
    {1463, Precision::f32, Lines::many, Way::lines, 16, {7, 11, 19}},  // 1.23
    {1470, Precision::f32, Lines::few, Way::along, 16, {15, 2, 7, 7}},  // 1.16
    {1470, Precision::f32, Lines::many, Way::along, 16, {15, 2, 7, 7}},  // 1.13
    {1470, Precision::f64, Lines::few, Way::along, 8, {7, 5, 6, 7}},  // 1.34
    {1470, Precision::f64, Lines::many, Way::along, 8, {7, 5, 6, 7}},  // 1.33
    {1472, Precision::f32, Lines::many, Way::lines, 16, {8, 8, 23}},  // 1.18
    {1482, Precision::f32, Lines::many, Way::lines, 16, {6, 13, 19}},  // 1.11
    {1482, Precision::f64, Lines::few, Way::along, 8, {13, 6, 19}},  // 1.10
    {1482, Precision::f64, Lines::many, Way::along, 8, {13, 6, 19}},  // 1.08
    {1485, Precision::f32, Lines::many, Way::along, 16, {15, 11, 3, 3}},  // 1.08
    {1485, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 11}},  // 1.08
    {1485, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 11}},  // 1.10
    {1495, Precision::f32, Lines::many, Way::lines, 16, {5, 13, 23}},  // 1.10
    {1495, Precision::f64, Lines::few, Way::along, 8, {13, 5, 23}},  // 1.07
    {1495, Precision::f64, Lines::many, Way::along, 8, {13, 5, 23}},  // 1.04
    {1496, Precision::f32, Lines::many, Way::lines, 16, {8, 11, 17}},  // 1.17
    {1496, Precision::f64, Lines::few, Way::along, 8, {8, 11, 17}},  // 1.07
    {1496, Precision::f64, Lines::many, Way::along, 8, {11, 8, 17}},  // 1.04
    {1500, Precision::f32, Lines::few, Way::along, 16, {15, 4, 5, 5}},  // 1.11
    {1500, Precision::f64, Lines::few, Way::along, 8, {15, 2, 5, 10}},  // 1.43
    {1512, Precision::f32, Lines::far, Way::along, 8, {8, 3, 7, 9}},  // 1.20
    {1512, Precision::f64, Lines::few, Way::along, 8, {7, 6, 6, 6}},  // 1.08
    {1512, Precision::f64, Lines::many, Way::along, 8, {7, 6, 6, 6}},  // 1.09
    {1512, Precision::f64, Lines::far, Way::along, 8, {8, 3, 7, 9}},  // 1.18
    {1518, Precision::f32, Lines::many, Way::lines, 16, {6, 11, 23}},  // 1.22
    {1518, Precision::f64, Lines::few, Way::along, 8, {11, 6, 23}},  // 1.04
    {1518, Precision::f64, Lines::many, Way::lines, 8, {23, 11, 6}},  // 1.13
    {1520, Precision::f32, Lines::few, Way::along, 16, {16, 5, 19}},  // 1.05
    {1520, Precision::f32, Lines::many, Way::lines, 16, {8, 10, 19}},  // 1.08
    {1520, Precision::f64, Lines::few, Way::along, 8, {8, 10, 19}},  // 1.10
    {1520, Precision::f64, Lines::many, Way::along, 8, {8, 10, 19}},  // 1.05
    {1521, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 13}},  // 1.07
    {1521, Precision::f32, Lines::many, Way::lines, 16, {13, 13, 3, 3}},  // 1.11
    {1521, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 13}},  // 1.18
    {1521, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 13}},  // 1.11
    {1530, Precision::f32, Lines::many, Way::along, 16, {15, 6, 17}},  // 1.14
    {1530, Precision::f64, Lines::few, Way::along, 8, {15, 6, 17}},  // 1.04
    {1530, Precision::f64, Lines::many, Way::along, 8, {15, 6, 17}},  // 1.12
    {1536, Precision::f32, Lines::few, Way::along, 16, {16, 6, 4, 4}},  // 1.19
    {1536, Precision::f32, Lines::many, Way::along, 16, {16, 8, 4, 3}},  // 1.09
    {1536, Precision::f32, Lines::far, Way::along, 16, {16, 6, 16}},  // 1.19
    {1536, Precision::f64, Lines::few, Way::along, 8, {8, 4, 6, 8}},  // 1.09
    {1536, Precision::f64, Lines::far, Way::along, 8, {8, 4, 6, 8}},  // 1.08
    {1539, Precision::f32, Lines::few, Way::along, 16, {27, 3, 19}},  // 1.06
    {1539, Precision::f32, Lines::many, Way::lines, 16, {3, 3, 3, 3, 19}},  // 1.21
    {1539, Precision::f64, Lines::few, Way::along, 8, {27, 3, 19}},  // 1.14
    {1539, Precision::f64, Lines::many, Way::lines, 8, {9, 9, 19}},  // 1.08
    {1560, Precision::f32, Lines::many, Way::along, 16, {13, 3, 5, 8}},  // 1.06
    {1560, Precision::f64, Lines::few, Way::along, 8, {15, 8, 13}},  // 1.06
    {1560, Precision::f64, Lines::many, Way::along, 8, {13, 3, 5, 8}},  // 1.43
    {1564, Precision::f32, Lines::few, Way::lines, 1, {4, 17, 23}},  // 1.60
    {1564, Precision::f64, Lines::many, Way::lines, 8, {23, 17, 4}},  // 1.49
    {1568, Precision::f32, Lines::few, Way::along, 16, {14, 4, 4, 7}},  // 1.19
    {1568, Precision::f32, Lines::many, Way::along, 16, {14, 4, 4, 7}},  // 1.20
    {1568, Precision::f32, Lines::far, Way::along, 16, {16, 2, 7, 7}},  // 1.07
    {1568, Precision::f64, Lines::far, Way::along, 8, {8, 4, 7, 7}},  // 1.22
    {1573, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 13}},  // 1.08
    {1575, Precision::f32, Lines::few, Way::along, 16, {15, 3, 5, 7}},  // 1.04
    {1575, Precision::f32, Lines::many, Way::along, 16, {15, 3, 5, 7}},  // 1.05
    {1575, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 5, 5}},  // 1.12
    {1575, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 5, 5}},  // 1.09
    {1584, Precision::f32, Lines::few, Way::along, 16, {16, 11, 3, 3}},  // 1.05
    {1587, Precision::f32, Lines::few, Way::lines, 1, {3, 23, 23}},  // 1.43
    {1587, Precision::f64, Lines::many, Way::lines, 8, {23, 23, 3}},  // 1.96
    {1596, Precision::f32, Lines::few, Way::along, 16, {14, 6, 19}},  // 1.10
    {1596, Precision::f64, Lines::few, Way::along, 8, {14, 6, 19}},  // 1.05
    {1596, Precision::f64, Lines::many, Way::along, 8, {7, 12, 19}},  // 1.06
    {1600, Precision::f32, Lines::far, Way::along, 16, {16, 4, 5, 5}},  // 1.14
    {1600, Precision::f64, Lines::many, Way::along, 8, {8, 5, 5, 8}},  // 1.04
    {1610, Precision::f32, Lines::many, Way::lines, 16, {7, 10, 23}},  // 1.17
    {1610, Precision::f64, Lines::many, Way::along, 8, {14, 5, 23}},  // 1.10
    {1615, Precision::f32, Lines::many, Way::lines, 16, {19, 17, 5}},  // 2.24
    {1615, Precision::f64, Lines::few, Way::along, 8, {5, 17, 19}},  // 1.04
    {1615, Precision::f64, Lines::many, Way::lines, 8, {19, 17, 5}},  // 1.48
    {1617, Precision::f32, Lines::few, Way::along, 16, {11, 3, 7, 7}},  // 1.07
    {1617, Precision::f32, Lines::many, Way::lines, 16, {11, 7, 7, 3}},  // 1.14
    {1620, Precision::f64, Lines::few, Way::along, 8, {15, 3, 6, 6}},  // 1.09
    {1620, Precision::f64, Lines::many, Way::along, 8, {15, 3, 6, 6}},  // 1.05
    {1632, Precision::f32, Lines::few, Way::along, 16, {16, 6, 17}},  // 1.08
    {1632, Precision::f32, Lines::many, Way::along, 16, {16, 6, 17}},  // 1.06
    {1632, Precision::f64, Lines::few, Way::along, 8, {8, 17, 12}},  // 1.04
    {1632, Precision::f64, Lines::many, Way::along, 8, {8, 17, 12}},  // 1.04
    {1638, Precision::f32, Lines::few, Way::along, 16, {13, 3, 6, 7}},  // 1.17
    {1638, Precision::f32, Lines::many, Way::along, 16, {13, 3, 6, 7}},  // 1.25
    {1638, Precision::f64, Lines::few, Way::along, 8, {13, 3, 6, 7}},  // 1.11
    {1638, Precision::f64, Lines::many, Way::along, 8, {13, 3, 6, 7}},  // 1.08
    {1650, Precision::f64, Lines::many, Way::along, 8, {15, 10, 11}},  // 1.09
    {1656, Precision::f32, Lines::many, Way::lines, 16, {23, 6, 4, 3}},  // 1.59
    {1656, Precision::f64, Lines::few, Way::along, 8, {8, 23, 3, 3}},  // 1.15
    {1656, Precision::f64, Lines::many, Way::along, 8, {8, 23, 3, 3}},  // 1.13
    {1664, Precision::f32, Lines::few, Way::along, 16, {16, 2, 4, 13}},  // 1.07
    {1664, Precision::f32, Lines::many, Way::along, 16, {16, 8, 13}},  // 1.14
    {1664, Precision::f64, Lines::few, Way::along, 8, {8, 13, 4, 4}},  // 1.09
    {1664, Precision::f64, Lines::many, Way::along, 8, {8, 13, 4, 4}},  // 1.05
    {1666, Precision::f32, Lines::many, Way::along, 16, {14, 7, 17}},  // 1.06
    {1666, Precision::f64, Lines::few, Way::along, 8, {14, 7, 17}},  // 1.12
    {1666, Precision::f64, Lines::many, Way::along, 8, {14, 7, 17}},  // 1.07
    {1672, Precision::f32, Lines::many, Way::lines, 16, {8, 11, 19}},  // 1.21
    {1672, Precision::f64, Lines::few, Way::along, 8, {8, 11, 19}},  // 1.07
    {1672, Precision::f64, Lines::many, Way::along, 8, {8, 11, 19}},  // 1.06
    {1680, Precision::f32, Lines::few, Way::along, 16, {15, 4, 4, 7}},  // 1.15
    {1680, Precision::f32, Lines::many, Way::along, 16, {15, 4, 4, 7}},  // 1.16
    {1680, Precision::f32, Lines::far, Way::along, 16, {16, 3, 5, 7}},  // 1.23
    {1680, Precision::f64, Lines::few, Way::along, 8, {8, 3, 7, 10}},  // 1.05
    {1680, Precision::f64, Lines::many, Way::along, 8, {8, 3, 7, 10}},  // 1.08
    {1680, Precision::f64, Lines::far, Way::along, 8, {8, 5, 6, 7}},  // 1.20
    {1683, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 17}},  // 1.11
    {1683, Precision::f32, Lines::many, Way::lines, 16, {9, 11, 17}},  // 1.15
    {1683, Precision::f64, Lines::few, Way::along, 8, {11, 3, 3, 17}},  // 1.10
    {1683, Precision::f64, Lines::many, Way::lines, 8, {9, 11, 17}},  // 1.21
    {1690, Precision::f32, Lines::few, Way::along, 16, {13, 10, 13}},  // 1.04
    {1690, Precision::f32, Lines::many, Way::along, 16, {13, 2, 5, 13}},  // 1.05
    {1690, Precision::f64, Lines::many, Way::lines, 8, {13, 13, 10}},  // 1.06
    {1694, Precision::f64, Lines::many, Way::along, 8, {7, 2, 11, 11}},  // 1.06
    {1700, Precision::f32, Lines::many, Way::lines, 16, {4, 5, 5, 17}},  // 1.27
    {1700, Precision::f64, Lines::many, Way::lines, 8, {10, 10, 17}},  // 1.22
    {1701, Precision::f32, Lines::few, Way::along, 16, {27, 3, 3, 7}},  // 1.12
    {1701, Precision::f32, Lines::many, Way::lines, 16, {7, 3, 3, 3, 3, 3}},  // 1.14
    {1701, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 3, 3, 3}},  // 1.07
    {1701, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 3, 3, 3}},  // 1.05
    {1710, Precision::f64, Lines::few, Way::along, 8, {15, 6, 19}},  // 1.09
    {1710, Precision::f64, Lines::many, Way::along, 8, {15, 6, 19}},  // 1.05
    {1715, Precision::f32, Lines::many, Way::lines, 16, {5, 7, 7, 7}},  // 1.32
    {1715, Precision::f64, Lines::few, Way::along, 8, {7, 5, 7, 7}},  // 1.07
    {1716, Precision::f32, Lines::many, Way::lines, 16, {11, 12, 13}},  // 1.08
    {1725, Precision::f32, Lines::few, Way::along, 16, {15, 5, 23}},  // 1.05
    {1725, Precision::f32, Lines::many, Way::along, 16, {15, 5, 23}},  // 1.05
    {1725, Precision::f64, Lines::few, Way::along, 8, {15, 5, 23}},  // 1.13
    {1728, Precision::f32, Lines::few, Way::along, 16, {16, 3, 6, 6}},  // 1.10
    {1728, Precision::f32, Lines::many, Way::along, 16, {16, 3, 6, 6}},  // 1.05
    {1728, Precision::f32, Lines::far, Way::along, 16, {16, 3, 6, 6}},  // 1.29
    {1729, Precision::f32, Lines::many, Way::lines, 16, {7, 13, 19}},  // 1.05
    {1734, Precision::f32, Lines::many, Way::lines, 16, {17, 17, 6}},  // 1.94
    {1734, Precision::f64, Lines::many, Way::lines, 8, {17, 17, 6}},  // 1.20
    {1748, Precision::f32, Lines::few, Way::lines, 1, {4, 19, 23}},  // 1.56
    {1748, Precision::f64, Lines::many, Way::lines, 8, {23, 19, 2, 2}},  // 1.40
    {1750, Precision::f64, Lines::many, Way::along, 8, {7, 5, 5, 10}},  // 1.11
    {1755, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 13}},  // 1.12
    {1755, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 13}},  // 1.10
    {1755, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 13}},  // 1.16
    {1755, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 13}},  // 1.15
    {1764, Precision::f32, Lines::many, Way::along, 16, {14, 3, 6, 7}},  // 1.04
    {1764, Precision::f64, Lines::few, Way::along, 8, {7, 6, 6, 7}},  // 1.07
    {1764, Precision::f64, Lines::many, Way::along, 8, {7, 6, 6, 7}},  // 1.05
    {1768, Precision::f32, Lines::many, Way::along, 16, {13, 2, 4, 17}},  // 1.08
    {1771, Precision::f32, Lines::many, Way::lines, 16, {7, 11, 23}},  // 1.24
    {1782, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 3, 6}},  // 1.14
    {1782, Precision::f32, Lines::many, Way::lines, 16, {11, 6, 3, 3, 3}},  // 1.24
    {1782, Precision::f64, Lines::few, Way::along, 8, {11, 3, 3, 3, 6}},  // 1.14
    {1782, Precision::f64, Lines::many, Way::along, 8, {6, 11, 3, 3, 3}},  // 1.15
    {1785, Precision::f32, Lines::many, Way::along, 16, {15, 7, 17}},  // 1.07
    {1785, Precision::f64, Lines::few, Way::along, 8, {7, 3, 5, 17}},  // 1.06
    {1785, Precision::f64, Lines::many, Way::along, 8, {7, 17, 5, 3}},  // 1.04
    {1792, Precision::f32, Lines::few, Way::along, 16, {16, 4, 4, 7}},  // 1.11
    {1792, Precision::f32, Lines::many, Way::along, 16, {16, 4, 4, 7}},  // 1.11
    {1792, Precision::f64, Lines::many, Way::along, 8, {8, 4, 7, 8}},  // 1.04
    {1792, Precision::f64, Lines::far, Way::along, 8, {8, 4, 7, 8}},  // 1.13
    {1794, Precision::f32, Lines::many, Way::lines, 16, {23, 13, 6}},  // 1.13
    {1794, Precision::f64, Lines::few, Way::along, 8, {13, 6, 23}},  // 1.06
    {1794, Precision::f64, Lines::many, Way::along, 8, {13, 6, 23}},  // 1.04
    {1800, Precision::f32, Lines::far, Way::along, 8, {8, 9, 5, 5}},  // 1.14
    {1800, Precision::f64, Lines::few, Way::along, 8, {15, 4, 5, 6}},  // 1.10
    {1800, Precision::f64, Lines::many, Way::along, 8, {8, 5, 5, 3, 3}},  // 1.35
    {1805, Precision::f32, Lines::many, Way::lines, 16, {5, 19, 19}},  // 2.16
    {1805, Precision::f64, Lines::many, Way::lines, 8, {19, 19, 5}},  // 1.48
    {1820, Precision::f32, Lines::few, Way::along, 16, {13, 4, 5, 7}},  // 1.17
    {1820, Precision::f32, Lines::many, Way::along, 16, {13, 4, 5, 7}},  // 1.16
    {1820, Precision::f64, Lines::few, Way::along, 8, {13, 7, 5, 4}},  // 1.06
    {1820, Precision::f64, Lines::many, Way::along, 8, {13, 4, 5, 7}},  // 1.07
    {1824, Precision::f32, Lines::few, Way::along, 16, {16, 6, 19}},  // 1.04
    {1824, Precision::f32, Lines::many, Way::lines, 16, {4, 4, 6, 19}},  // 1.06
    {1824, Precision::f64, Lines::few, Way::along, 8, {8, 19, 12}},  // 1.05
    {1836, Precision::f32, Lines::few, Way::along, 16, {27, 2, 2, 17}},  // 1.07
    {1836, Precision::f32, Lines::many, Way::lines, 16, {3, 6, 6, 17}},  // 1.42
    {1836, Precision::f64, Lines::few, Way::along, 8, {6, 17, 6, 3}},  // 1.15
    {1836, Precision::f64, Lines::many, Way::lines, 8, {9, 12, 17}},  // 1.16
    {1840, Precision::f32, Lines::many, Way::lines, 16, {23, 8, 5, 2}},  // 1.04
    {1848, Precision::f32, Lines::few, Way::along, 16, {14, 11, 12}},  // 1.04
    {1848, Precision::f32, Lines::many, Way::along, 16, {14, 11, 12}},  // 1.14
    {1848, Precision::f64, Lines::many, Way::along, 8, {7, 11, 6, 4}},  // 1.07
    {1859, Precision::f32, Lines::few, Way::along, 16, {13, 11, 13}},  // 1.05
    {1859, Precision::f32, Lines::many, Way::along, 16, {13, 11, 13}},  // 1.06
    {1859, Precision::f64, Lines::many, Way::lines, 8, {13, 13, 11}},  // 1.04
    {1862, Precision::f32, Lines::few, Way::along, 16, {14, 7, 19}},  // 1.04
    {1862, Precision::f32, Lines::many, Way::lines, 16, {7, 14, 19}},  // 1.05
    {1862, Precision::f64, Lines::few, Way::along, 8, {14, 7, 19}},  // 1.05
    {1863, Precision::f32, Lines::many, Way::lines, 16, {23, 3, 3, 3, 3}},  // 1.66
    {1863, Precision::f64, Lines::many, Way::lines, 8, {23, 3, 3, 3, 3}},  // 1.56
    {1870, Precision::f32, Lines::many, Way::lines, 16, {10, 11, 17}},  // 1.16
    {1870, Precision::f64, Lines::few, Way::along, 8, {11, 2, 5, 17}},  // 1.10
    {1870, Precision::f64, Lines::many, Way::lines, 8, {17, 11, 10}},  // 1.41
    {1872, Precision::f32, Lines::few, Way::along, 16, {13, 3, 6, 8}},  // 1.14
    {1872, Precision::f32, Lines::many, Way::along, 16, {13, 4, 6, 6}},  // 1.16
    {1881, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 19}},  // 1.07
    {1881, Precision::f32, Lines::many, Way::lines, 16, {19, 11, 3, 3}},  // 1.22
    {1881, Precision::f64, Lines::few, Way::along, 8, {11, 3, 3, 19}},  // 1.17
    {1881, Precision::f64, Lines::many, Way::lines, 8, {9, 11, 19}},  // 1.31
    {1890, Precision::f32, Lines::few, Way::along, 16, {15, 3, 6, 7}},  // 1.04
    {1890, Precision::f32, Lines::many, Way::along, 16, {15, 3, 6, 7}},  // 1.05
    {1900, Precision::f32, Lines::few, Way::along, 16, {25, 4, 19}},  // 1.06
    {1900, Precision::f32, Lines::many, Way::lines, 16, {10, 10, 19}},  // 1.31
    {1900, Precision::f64, Lines::few, Way::along, 8, {25, 4, 19}},  // 1.08
    {1900, Precision::f64, Lines::many, Way::lines, 8, {10, 10, 19}},  // 1.26
    {1904, Precision::f64, Lines::few, Way::along, 8, {8, 17, 14}},  // 1.07
    {1904, Precision::f64, Lines::many, Way::along, 8, {8, 17, 14}},  // 1.07
    {1911, Precision::f32, Lines::many, Way::along, 16, {13, 3, 7, 7}},  // 1.06
    {1911, Precision::f64, Lines::few, Way::along, 8, {13, 3, 7, 7}},  // 1.06
    {1911, Precision::f64, Lines::many, Way::along, 8, {13, 3, 7, 7}},  // 1.05
    {1920, Precision::f32, Lines::far, Way::along, 16, {16, 4, 5, 6}},  // 1.09
    {1920, Precision::f64, Lines::many, Way::along, 8, {8, 5, 6, 8}},  // 1.07
    {1925, Precision::f32, Lines::few, Way::along, 16, {11, 5, 5, 7}},  // 1.13
    {1925, Precision::f32, Lines::many, Way::along, 16, {11, 5, 5, 7}},  // 1.14
    {1932, Precision::f32, Lines::few, Way::along, 16, {14, 6, 23}},  // 1.06
    {1932, Precision::f32, Lines::many, Way::lines, 16, {7, 12, 23}},  // 1.14
    {1932, Precision::f64, Lines::few, Way::along, 8, {21, 4, 23}},  // 1.09
    {1936, Precision::f64, Lines::many, Way::along, 8, {8, 2, 11, 11}},  // 1.07
    {1938, Precision::f32, Lines::many, Way::lines, 16, {6, 17, 19}},  // 1.73
    {1938, Precision::f64, Lines::many, Way::lines, 8, {19, 17, 6}},  // 1.27
    {1944, Precision::f32, Lines::few, Way::along, 16, {27, 3, 3, 8}},  // 1.14
    {1944, Precision::f32, Lines::many, Way::lines, 16, {6, 6, 6, 3, 3}},  // 1.20
    {1944, Precision::f32, Lines::far, Way::along, 8, {8, 3, 9, 9}},  // 1.49
    {1944, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 3, 3, 3}},  // 1.16
    {1944, Precision::f64, Lines::far, Way::along, 8, {8, 3, 9, 9}},  // 1.28
    {1950, Precision::f32, Lines::many, Way::along, 16, {13, 10, 5, 3}},  // 1.07
    {1950, Precision::f64, Lines::few, Way::along, 8, {13, 6, 5, 5}},  // 1.17
    {1950, Precision::f64, Lines::many, Way::along, 8, {13, 6, 5, 5}},  // 1.35
    {1955, Precision::f32, Lines::few, Way::along, 8, {5, 17, 23}},  // 1.04
    {1955, Precision::f32, Lines::many, Way::lines, 16, {5, 17, 23}},  // 2.08
    {1955, Precision::f64, Lines::many, Way::lines, 8, {23, 17, 5}},  // 1.37
    {1960, Precision::f32, Lines::few, Way::along, 16, {14, 4, 5, 7}},  // 1.09
    {1960, Precision::f32, Lines::many, Way::along, 16, {14, 2, 2, 5, 7}},  // 1.06
    {1960, Precision::f32, Lines::far, Way::along, 8, {8, 5, 7, 7}},  // 1.24
    {1960, Precision::f64, Lines::many, Way::along, 8, {8, 5, 7, 7}},  // 1.04
    {1976, Precision::f32, Lines::many, Way::lines, 16, {8, 13, 19}},  // 1.21
    {1976, Precision::f64, Lines::few, Way::along, 8, {13, 8, 19}},  // 1.09
    {1980, Precision::f64, Lines::few, Way::along, 8, {15, 11, 12}},  // 1.10
    {1980, Precision::f64, Lines::many, Way::along, 8, {15, 11, 12}},  // 1.36
    {1989, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 17}},  // 1.09
    {1989, Precision::f32, Lines::many, Way::along, 16, {13, 3, 3, 17}},  // 1.10
    {1989, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 17}},  // 1.08
    {1989, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 17}},  // 1.09
    {1995, Precision::f64, Lines::few, Way::along, 8, {21, 5, 19}},  // 1.12
    {1995, Precision::f64, Lines::many, Way::along, 8, {7, 19, 5, 3}},  // 1.24
    {2000, Precision::f64, Lines::many, Way::along, 8, {8, 5, 5, 10}},  // 1.15
    {2000, Precision::f64, Lines::far, Way::along, 8, {8, 5, 5, 10}},  // 1.23
    {2002, Precision::f32, Lines::few, Way::along, 16, {14, 11, 13}},  // 1.11
    {2002, Precision::f32, Lines::many, Way::along, 16, {13, 14, 11}},  // 1.15
    {2002, Precision::f64, Lines::few, Way::along, 8, {14, 11, 13}},  // 1.05
    {2016, Precision::f32, Lines::few, Way::along, 16, {16, 3, 6, 7}},  // 1.07
    {2016, Precision::f32, Lines::many, Way::along, 16, {16, 2, 3, 3, 7}},  // 1.07
    {2016, Precision::f32, Lines::far, Way::along, 16, {16, 3, 6, 7}},  // 1.36
    {2023, Precision::f32, Lines::many, Way::lines, 16, {7, 17, 17}},  // 1.91
    {2024, Precision::f32, Lines::few, Way::along, 16, {11, 8, 23}},  // 1.06
    {2024, Precision::f32, Lines::many, Way::lines, 16, {8, 11, 23}},  // 1.27
    {2024, Precision::f64, Lines::many, Way::lines, 8, {23, 11, 4, 2}},  // 1.13
    {2025, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 3, 5}},  // 1.13
    {2025, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 3, 5}},  // 1.18
    {2028, Precision::f32, Lines::few, Way::along, 16, {13, 12, 13}},  // 1.04
    {2028, Precision::f32, Lines::many, Way::along, 16, {13, 12, 13}},  // 1.10
    {2028, Precision::f64, Lines::few, Way::along, 8, {13, 12, 13}},  // 1.22
    {2028, Precision::f64, Lines::many, Way::along, 8, {13, 3, 4, 13}},  // 1.05
    {2040, Precision::f32, Lines::many, Way::along, 16, {15, 2, 4, 17}},  // 1.04
    {2048, Precision::f32, Lines::many, Way::along, 16, {16, 4, 4, 8}},  // 1.06
    {2048, Precision::f32, Lines::far, Way::along, 16, {16, 8, 16}},  // 1.17
    {2048, Precision::f64, Lines::far, Way::along, 8, {8, 4, 8, 8}},  // 1.20
    {2052, Precision::f32, Lines::few, Way::along, 16, {27, 4, 19}},  // 1.06
    {2052, Precision::f32, Lines::many, Way::lines, 16, {9, 12, 19}},  // 1.19
    {2052, Precision::f64, Lines::few, Way::along, 8, {27, 4, 19}},  // 1.14
    {2052, Precision::f64, Lines::many, Way::lines, 8, {9, 12, 19}},  // 1.24
    {2057, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 17}},  // 1.37
    {2057, Precision::f64, Lines::many, Way::lines, 8, {11, 11, 17}},  // 1.22
    {2058, Precision::f32, Lines::many, Way::along, 16, {14, 3, 7, 7}},  // 1.07
    {2058, Precision::f64, Lines::few, Way::along, 8, {7, 6, 7, 7}},  // 1.09
    {2058, Precision::f64, Lines::many, Way::along, 8, {7, 6, 7, 7}},  // 1.04
    {2070, Precision::f64, Lines::few, Way::along, 8, {15, 6, 23}},  // 1.09
    {2079, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 3, 7}},  // 1.07
    {2079, Precision::f32, Lines::many, Way::along, 16, {11, 3, 3, 3, 7}},  // 1.10
    {2079, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 3, 11}},  // 1.05
    {2079, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 3, 11}},  // 1.12
    {2080, Precision::f32, Lines::few, Way::along, 16, {16, 2, 5, 13}},  // 1.07
    {2080, Precision::f32, Lines::many, Way::along, 16, {16, 2, 5, 13}},  // 1.13
    {2090, Precision::f32, Lines::many, Way::lines, 16, {10, 11, 19}},  // 1.33
    {2090, Precision::f64, Lines::few, Way::along, 8, {11, 2, 5, 19}},  // 1.40
    {2090, Precision::f64, Lines::many, Way::lines, 8, {10, 11, 19}},  // 1.48
    {2093, Precision::f32, Lines::many, Way::lines, 16, {7, 13, 23}},  // 1.08
    {2093, Precision::f64, Lines::many, Way::along, 8, {7, 13, 23}},  // 1.11
    {2100, Precision::f32, Lines::many, Way::along, 16, {15, 4, 5, 7}},  // 1.09
    {2100, Precision::f64, Lines::few, Way::along, 8, {7, 12, 5, 5}},  // 1.16
    {2100, Precision::f64, Lines::many, Way::along, 8, {7, 12, 5, 5}},  // 1.11
    {2106, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 3, 6}},  // 1.21
    {2106, Precision::f32, Lines::many, Way::along, 16, {13, 3, 3, 3, 6}},  // 1.30
    {2106, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3, 6}},  // 1.52
    {2106, Precision::f64, Lines::many, Way::along, 8, {13, 6, 3, 3, 3}},  // 1.40
    {2112, Precision::f32, Lines::few, Way::along, 16, {16, 12, 11}},  // 1.04
    {2112, Precision::f32, Lines::many, Way::along, 16, {16, 12, 11}},  // 1.12
    {2116, Precision::f32, Lines::few, Way::lines, 1, {4, 23, 23}},  // 1.47
    {2116, Precision::f64, Lines::many, Way::lines, 8, {23, 23, 4}},  // 1.46
    {2125, Precision::f32, Lines::many, Way::lines, 16, {17, 5, 5, 5}},  // 1.13
    {2125, Precision::f64, Lines::few, Way::along, 8, {25, 5, 17}},  // 1.05
    {2125, Precision::f64, Lines::many, Way::lines, 8, {17, 5, 5, 5}},  // 1.07
    {2128, Precision::f32, Lines::few, Way::along, 16, {16, 7, 19}},  // 1.06
    {2128, Precision::f32, Lines::many, Way::along, 16, {16, 7, 19}},  // 1.30
    {2128, Precision::f64, Lines::few, Way::along, 8, {8, 19, 14}},  // 1.05
    {2128, Precision::f64, Lines::many, Way::along, 8, {8, 19, 14}},  // 1.05
    {2142, Precision::f32, Lines::few, Way::along, 16, {14, 3, 3, 17}},  // 1.15
    {2142, Precision::f32, Lines::many, Way::along, 16, {14, 3, 3, 17}},  // 1.15
    {2145, Precision::f32, Lines::few, Way::along, 16, {15, 11, 13}},  // 1.09
    {2145, Precision::f32, Lines::many, Way::along, 16, {15, 11, 13}},  // 1.13
    {2145, Precision::f64, Lines::few, Way::along, 8, {13, 11, 5, 3}},  // 1.13
    {2145, Precision::f64, Lines::many, Way::along, 8, {13, 11, 5, 3}},  // 1.12
    {2156, Precision::f32, Lines::few, Way::along, 16, {14, 11, 14}},  // 1.06
    {2156, Precision::f32, Lines::many, Way::along, 16, {14, 11, 14}},  // 1.09
    {2160, Precision::f32, Lines::few, Way::along, 16, {15, 3, 6, 8}},  // 1.23
    {2160, Precision::f32, Lines::many, Way::along, 16, {15, 4, 6, 6}},  // 1.21
    {2160, Precision::f32, Lines::far, Way::along, 16, {16, 3, 5, 9}},  // 1.35
    {2160, Precision::f64, Lines::few, Way::along, 8, {8, 3, 3, 5, 6}},  // 1.10
    {2160, Precision::f64, Lines::many, Way::along, 8, {15, 4, 6, 6}},  // 1.14
    {2166, Precision::f32, Lines::many, Way::lines, 16, {19, 19, 3, 2}},  // 1.83
    {2166, Precision::f64, Lines::many, Way::lines, 8, {19, 19, 6}},  // 1.30
    {2176, Precision::f32, Lines::few, Way::along, 16, {16, 2, 4, 17}},  // 1.05
    {2176, Precision::f32, Lines::many, Way::along, 16, {16, 8, 17}},  // 1.08
    {2176, Precision::f64, Lines::few, Way::along, 8, {8, 17, 4, 4}},  // 1.21
    {2176, Precision::f64, Lines::many, Way::along, 8, {8, 17, 4, 4}},  // 1.19
    {2178, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 6, 3}},  // 1.09
    {2184, Precision::f32, Lines::few, Way::along, 16, {13, 4, 6, 7}},  // 1.20
    {2184, Precision::f32, Lines::many, Way::along, 16, {13, 4, 6, 7}},  // 1.38
    {2184, Precision::f64, Lines::few, Way::along, 8, {13, 4, 6, 7}},  // 1.32
    {2184, Precision::f64, Lines::many, Way::along, 8, {13, 4, 6, 7}},  // 1.12
    {2185, Precision::f32, Lines::few, Way::along, 8, {5, 19, 23}},  // 1.11
    {2185, Precision::f32, Lines::many, Way::lines, 16, {23, 19, 5}},  // 2.17
    {2185, Precision::f64, Lines::many, Way::lines, 8, {23, 19, 5}},  // 1.46
    {2187, Precision::f32, Lines::few, Way::along, 16, {27, 3, 3, 9}},  // 1.09
    {2187, Precision::f32, Lines::many, Way::lines, 16, {3, 3, 3, 3, 3, 3, 3}},  // 1.19
    {2187, Precision::f32, Lines::far, Way::lines, 16, {3, 9, 9, 9}},  // 1.18
    {2187, Precision::f64, Lines::few, Way::along, 8, {27, 3, 3, 3, 3}},  // 1.08
    {2187, Precision::f64, Lines::many, Way::along, 8, {27, 3, 3, 9}},  // 1.09
    {2187, Precision::f64, Lines::far, Way::lines, 8, {3, 9, 9, 9}},  // 1.11
    {2197, Precision::f32, Lines::many, Way::lines, 16, {13, 13, 13}},  // 1.21
    {2197, Precision::f64, Lines::many, Way::lines, 8, {13, 13, 13}},  // 1.16
    {2200, Precision::f32, Lines::few, Way::along, 16, {11, 5, 5, 8}},  // 1.26
    {2200, Precision::f32, Lines::many, Way::along, 16, {11, 10, 5, 4}},  // 1.30
    {2205, Precision::f32, Lines::many, Way::along, 16, {15, 3, 7, 7}},  // 1.06
    {2205, Precision::f64, Lines::few, Way::along, 8, {21, 3, 5, 7}},  // 1.12
    {2208, Precision::f32, Lines::few, Way::along, 16, {16, 6, 23}},  // 1.12
    {2208, Precision::f64, Lines::few, Way::along, 8, {8, 23, 6, 2}},  // 1.09
    {2210, Precision::f32, Lines::many, Way::along, 16, {13, 10, 17}},  // 1.16
    {2210, Precision::f64, Lines::many, Way::along, 8, {13, 17, 5, 2}},  // 1.23
    {2223, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 19}},  // 1.07
    {2223, Precision::f32, Lines::many, Way::lines, 16, {19, 13, 3, 3}},  // 1.22
    {2223, Precision::f64, Lines::few, Way::along, 8, {13, 9, 19}},  // 1.17
    {2223, Precision::f64, Lines::many, Way::lines, 8, {19, 13, 3, 3}},  // 1.19
    {2240, Precision::f32, Lines::few, Way::along, 16, {16, 4, 5, 7}},  // 1.11
    {2240, Precision::f32, Lines::many, Way::along, 16, {16, 4, 5, 7}},  // 1.13
    {2240, Precision::f32, Lines::far, Way::along, 16, {16, 4, 5, 7}},  // 1.10
    {2240, Precision::f64, Lines::few, Way::along, 8, {14, 10, 4, 4}},  // 1.10
    {2240, Precision::f64, Lines::many, Way::along, 8, {8, 7, 5, 4, 2}},  // 1.10
    {2244, Precision::f32, Lines::few, Way::along, 16, {11, 12, 17}},  // 1.05
    {2244, Precision::f32, Lines::many, Way::lines, 16, {17, 12, 11}},  // 1.22
    {2244, Precision::f64, Lines::few, Way::along, 8, {11, 12, 17}},  // 1.07
    {2244, Precision::f64, Lines::many, Way::lines, 8, {11, 12, 17}},  // 1.27
    {2250, Precision::f32, Lines::many, Way::along, 16, {15, 5, 5, 6}},  // 1.21
    {2250, Precision::f64, Lines::few, Way::along, 8, {15, 5, 5, 6}},  // 1.11
    {2250, Precision::f64, Lines::many, Way::along, 8, {15, 5, 5, 6}},  // 1.12
    {2254, Precision::f64, Lines::few, Way::along, 8, {14, 7, 23}},  // 1.06
    {2261, Precision::f32, Lines::many, Way::lines, 16, {7, 17, 19}},  // 1.58
    {2261, Precision::f64, Lines::few, Way::along, 8, {7, 17, 19}},  // 1.04
    {2261, Precision::f64, Lines::many, Way::lines, 8, {7, 17, 19}},  // 1.07
    {2268, Precision::f32, Lines::few, Way::along, 16, {14, 6, 3, 3, 3}},  // 1.08
    {2268, Precision::f32, Lines::many, Way::along, 16, {14, 3, 3, 3, 6}},  // 1.07
    {2268, Precision::f64, Lines::few, Way::along, 8, {7, 6, 6, 3, 3}},  // 1.04
    {2275, Precision::f32, Lines::many, Way::along, 16, {13, 5, 5, 7}},  // 1.05
    {2275, Precision::f64, Lines::few, Way::along, 8, {13, 5, 5, 7}},  // 1.07
    {2275, Precision::f64, Lines::many, Way::along, 8, {13, 5, 5, 7}},  // 1.10
    {2277, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 23}},  // 1.04
    {2277, Precision::f32, Lines::many, Way::lines, 16, {23, 11, 3, 3}},  // 1.25
    {2277, Precision::f64, Lines::few, Way::along, 8, {11, 3, 3, 23}},  // 1.10
    {2277, Precision::f64, Lines::many, Way::lines, 8, {23, 11, 3, 3}},  // 1.16
    {2280, Precision::f32, Lines::few, Way::along, 16, {15, 2, 4, 19}},  // 1.04
    {2280, Precision::f32, Lines::many, Way::along, 16, {15, 2, 4, 19}},  // 1.27
    {2288, Precision::f32, Lines::many, Way::along, 16, {16, 11, 13}},  // 1.13
    {2288, Precision::f64, Lines::many, Way::along, 8, {13, 11, 4, 4}},  // 1.07
    {2295, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 17}},  // 1.07
    {2299, Precision::f32, Lines::few, Way::along, 16, {11, 11, 19}},  // 1.04
    {2299, Precision::f32, Lines::many, Way::lines, 16, {19, 11, 11}},  // 1.24
    {2299, Precision::f64, Lines::few, Way::along, 8, {11, 11, 19}},  // 1.07
    {2299, Precision::f64, Lines::many, Way::lines, 8, {19, 11, 11}},  // 1.28
    {2300, Precision::f32, Lines::few, Way::along, 16, {25, 4, 23}},  // 1.07
    {2300, Precision::f32, Lines::many, Way::lines, 16, {10, 10, 23}},  // 1.28
    {2300, Precision::f64, Lines::many, Way::lines, 8, {4, 5, 5, 23}},  // 1.08
    {2304, Precision::f32, Lines::far, Way::along, 16, {16, 4, 6, 6}},  // 1.20
    {2310, Precision::f32, Lines::few, Way::along, 16, {15, 11, 14}},  // 1.11
    {2310, Precision::f32, Lines::many, Way::along, 16, {15, 11, 14}},  // 1.20
    {2310, Precision::f64, Lines::few, Way::along, 8, {7, 11, 6, 5}},  // 1.24
    {2310, Precision::f64, Lines::many, Way::along, 8, {7, 11, 6, 5}},  // 1.28
    {2312, Precision::f32, Lines::many, Way::lines, 16, {8, 17, 17}},  // 1.61
    {2340, Precision::f32, Lines::few, Way::along, 16, {15, 2, 6, 13}},  // 1.13
    {2340, Precision::f32, Lines::many, Way::along, 16, {15, 12, 13}},  // 1.12
    {2340, Precision::f64, Lines::few, Way::along, 8, {13, 5, 6, 6}},  // 1.23
    {2340, Precision::f64, Lines::many, Way::along, 8, {13, 5, 6, 6}},  // 1.21
    {2346, Precision::f32, Lines::few, Way::along, 8, {6, 17, 23}},  // 1.05
    {2346, Precision::f32, Lines::many, Way::lines, 16, {6, 17, 23}},  // 1.85
    {2346, Precision::f64, Lines::many, Way::lines, 8, {23, 17, 6}},  // 1.34
    {2352, Precision::f32, Lines::few, Way::along, 16, {14, 4, 6, 7}},  // 1.12
    {2352, Precision::f32, Lines::many, Way::along, 16, {14, 4, 6, 7}},  // 1.14
    {2352, Precision::f32, Lines::far, Way::along, 16, {16, 3, 7, 7}},  // 1.26
    {2352, Precision::f64, Lines::few, Way::along, 8, {7, 3, 4, 4, 7}},  // 1.04
    {2352, Precision::f64, Lines::many, Way::along, 8, {7, 3, 4, 4, 7}},  // 1.05
    {2352, Precision::f64, Lines::far, Way::along, 8, {8, 6, 7, 7}},  // 1.06
    {2366, Precision::f32, Lines::many, Way::along, 16, {13, 2, 7, 13}},  // 1.09
    {2366, Precision::f64, Lines::few, Way::along, 8, {13, 2, 7, 13}},  // 1.06
    {2375, Precision::f32, Lines::few, Way::along, 16, {25, 5, 19}},  // 1.04
    {2375, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 19}},  // 1.20
    {2375, Precision::f64, Lines::few, Way::along, 8, {25, 5, 19}},  // 1.14
    {2375, Precision::f64, Lines::many, Way::lines, 8, {5, 5, 5, 19}},  // 1.21
    {2376, Precision::f32, Lines::few, Way::along, 16, {11, 6, 6, 6}},  // 1.19
    {2376, Precision::f32, Lines::many, Way::along, 16, {11, 6, 6, 6}},  // 1.19
    {2376, Precision::f64, Lines::few, Way::along, 8, {8, 11, 3, 3, 3}},  // 1.10
    {2376, Precision::f64, Lines::many, Way::along, 8, {8, 11, 3, 3, 3}},  // 1.05
    {2380, Precision::f32, Lines::many, Way::along, 16, {14, 2, 5, 17}},  // 1.06
    {2392, Precision::f32, Lines::many, Way::lines, 16, {8, 13, 23}},  // 1.04
    {2394, Precision::f32, Lines::few, Way::along, 16, {14, 3, 3, 19}},  // 1.13
    {2394, Precision::f32, Lines::many, Way::along, 16, {14, 3, 3, 19}},  // 1.17
    {2400, Precision::f32, Lines::few, Way::along, 16, {15, 4, 4, 10}},  // 1.07
    {2400, Precision::f32, Lines::many, Way::along, 16, {15, 4, 4, 10}},  // 1.08
    {2400, Precision::f32, Lines::far, Way::along, 8, {8, 5, 6, 10}},  // 1.14
    {2400, Precision::f64, Lines::many, Way::along, 8, {8, 5, 5, 12}},  // 1.08
    {2400, Precision::f64, Lines::far, Way::along, 8, {8, 5, 6, 10}},  // 1.09
    {2401, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 7, 7}},  // 1.30
    {2415, Precision::f64, Lines::few, Way::along, 8, {15, 7, 23}},  // 1.05
    {2415, Precision::f64, Lines::many, Way::along, 8, {7, 23, 5, 3}},  // 1.10
    {2430, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 3, 6}},  // 1.08
    {2430, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 3, 6}},  // 1.11
    {2430, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 3, 6}},  // 1.11
    {2430, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 3, 6}},  // 1.16
    {2431, Precision::f32, Lines::few, Way::along, 16, {13, 11, 17}},  // 1.07
    {2431, Precision::f32, Lines::many, Way::along, 16, {13, 11, 17}},  // 1.09
    {2431, Precision::f64, Lines::few, Way::along, 8, {13, 11, 17}},  // 1.04
    {2431, Precision::f64, Lines::many, Way::along, 8, {13, 11, 17}},  // 1.08
    {2432, Precision::f32, Lines::few, Way::along, 16, {16, 8, 19}},  // 1.04
    {2432, Precision::f32, Lines::many, Way::along, 16, {16, 2, 4, 19}},  // 1.07
    {2432, Precision::f64, Lines::few, Way::along, 8, {8, 19, 4, 4}},  // 1.11
    {2432, Precision::f64, Lines::many, Way::along, 8, {8, 19, 8, 2}},  // 1.13
    {2448, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 17}},  // 1.14
    {2448, Precision::f32, Lines::many, Way::along, 16, {16, 3, 3, 17}},  // 1.19
    {2450, Precision::f32, Lines::few, Way::along, 16, {14, 5, 5, 7}},  // 1.07
    {2450, Precision::f32, Lines::many, Way::along, 16, {14, 5, 5, 7}},  // 1.09
    {2450, Precision::f64, Lines::few, Way::along, 8, {7, 2, 5, 5, 7}},  // 1.08
    {2450, Precision::f64, Lines::many, Way::along, 8, {7, 2, 5, 5, 7}},  // 1.06
    {2457, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 3, 7}},  // 1.23
    {2457, Precision::f32, Lines::many, Way::along, 16, {13, 3, 3, 3, 7}},  // 1.29
    {2457, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3, 7}},  // 1.18
    {2457, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 3, 7}},  // 1.17
    {2464, Precision::f32, Lines::few, Way::along, 16, {16, 14, 11}},  // 1.05
    {2464, Precision::f32, Lines::many, Way::along, 16, {16, 14, 11}},  // 1.09
    {2470, Precision::f32, Lines::few, Way::along, 16, {13, 2, 5, 19}},  // 1.04
    {2470, Precision::f64, Lines::few, Way::along, 8, {13, 10, 19}},  // 1.08
    {2470, Precision::f64, Lines::many, Way::along, 8, {13, 2, 5, 19}},  // 1.05
    {2484, Precision::f32, Lines::few, Way::along, 16, {27, 4, 23}},  // 1.10
    {2484, Precision::f32, Lines::many, Way::lines, 16, {9, 12, 23}},  // 1.31
    {2484, Precision::f64, Lines::few, Way::along, 8, {6, 23, 6, 3}},  // 1.08
    {2484, Precision::f64, Lines::many, Way::lines, 8, {9, 12, 23}},  // 1.10
    {2496, Precision::f32, Lines::few, Way::along, 16, {16, 12, 13}},  // 1.13
    {2496, Precision::f32, Lines::many, Way::along, 16, {16, 12, 13}},  // 1.22
    {2499, Precision::f32, Lines::many, Way::lines, 16, {3, 7, 7, 17}},  // 1.07
    {2500, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 5, 4}},  // 1.07
    {2508, Precision::f32, Lines::few, Way::along, 16, {11, 12, 19}},  // 1.07
    {2508, Precision::f32, Lines::many, Way::lines, 16, {19, 11, 4, 3}},  // 1.10
    {2508, Precision::f64, Lines::few, Way::along, 8, {11, 12, 19}},  // 1.10
    {2508, Precision::f64, Lines::many, Way::lines, 8, {11, 12, 19}},  // 1.38
    {2520, Precision::f32, Lines::many, Way::along, 16, {15, 4, 6, 7}},  // 1.10
    {2520, Precision::f32, Lines::far, Way::along, 8, {8, 5, 7, 9}},  // 1.07
    {2520, Precision::f64, Lines::few, Way::along, 8, {8, 7, 5, 3, 3}},  // 1.23
    {2520, Precision::f64, Lines::many, Way::along, 8, {8, 7, 5, 3, 3}},  // 1.22
    {2520, Precision::f64, Lines::far, Way::along, 4, {4, 3, 5, 6, 7}},  // 1.07
    {2527, Precision::f32, Lines::many, Way::lines, 16, {7, 19, 19}},  // 1.49
    {2527, Precision::f64, Lines::many, Way::lines, 8, {19, 19, 7}},  // 1.06
    {2530, Precision::f32, Lines::many, Way::lines, 16, {10, 11, 23}},  // 1.26
    {2530, Precision::f64, Lines::few, Way::along, 8, {11, 23, 5, 2}},  // 1.04
    {2530, Precision::f64, Lines::many, Way::lines, 8, {23, 11, 10}},  // 1.19
    {2535, Precision::f64, Lines::few, Way::along, 8, {13, 3, 5, 13}},  // 1.08
    {2535, Precision::f64, Lines::many, Way::along, 8, {13, 3, 5, 13}},  // 1.07
    {2541, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 7, 3}},  // 1.07
    {2548, Precision::f32, Lines::few, Way::along, 16, {13, 4, 7, 7}},  // 1.17
    {2548, Precision::f32, Lines::many, Way::along, 16, {13, 4, 7, 7}},  // 1.23
    {2548, Precision::f64, Lines::few, Way::along, 8, {13, 4, 7, 7}},  // 1.06
    {2548, Precision::f64, Lines::many, Way::along, 8, {13, 7, 7, 4}},  // 1.05
    {2550, Precision::f32, Lines::few, Way::along, 16, {15, 2, 5, 17}},  // 1.08
    {2550, Precision::f32, Lines::many, Way::along, 16, {15, 10, 17}},  // 1.06
    {2550, Precision::f64, Lines::few, Way::along, 8, {15, 10, 17}},  // 1.04
    {2550, Precision::f64, Lines::many, Way::along, 8, {15, 10, 17}},  // 1.05
    {2560, Precision::f32, Lines::many, Way::along, 16, {16, 4, 5, 8}},  // 1.05
    {2560, Precision::f32, Lines::far, Way::along, 16, {16, 4, 5, 8}},  // 1.11
    {2560, Precision::f64, Lines::few, Way::along, 8, {8, 5, 4, 4, 4}},  // 1.07
    {2560, Precision::f64, Lines::many, Way::along, 8, {8, 5, 4, 4, 4}},  // 1.11
    {2565, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 19}},  // 1.14
    {2565, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 19}},  // 1.14
    {2565, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 19}},  // 1.21
    {2565, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 19}},  // 1.11
    {2576, Precision::f32, Lines::many, Way::along, 16, {16, 7, 23}},  // 1.07
    {2576, Precision::f64, Lines::few, Way::along, 8, {8, 2, 7, 23}},  // 1.06
    {2584, Precision::f32, Lines::few, Way::along, 8, {8, 17, 19}},  // 1.12
    {2584, Precision::f32, Lines::many, Way::lines, 16, {2, 4, 17, 19}},  // 1.60
    {2584, Precision::f64, Lines::few, Way::along, 8, {8, 17, 19}},  // 1.04
    {2592, Precision::f32, Lines::few, Way::along, 16, {16, 6, 3, 3, 3}},  // 1.05
    {2592, Precision::f32, Lines::many, Way::along, 16, {16, 3, 3, 3, 6}},  // 1.05
    {2592, Precision::f32, Lines::far, Way::along, 16, {16, 3, 6, 9}},  // 1.41
    {2592, Precision::f64, Lines::many, Way::along, 8, {8, 6, 6, 3, 3}},  // 1.04
    {2600, Precision::f64, Lines::few, Way::along, 8, {13, 5, 5, 8}},  // 1.06
    {2601, Precision::f32, Lines::few, Way::lines, 1, {9, 17, 17}},  // 1.20
    {2601, Precision::f64, Lines::many, Way::lines, 8, {17, 17, 3, 3}},  // 1.55
    {2618, Precision::f32, Lines::few, Way::along, 16, {14, 11, 17}},  // 1.04
    {2618, Precision::f32, Lines::many, Way::along, 16, {14, 11, 17}},  // 1.09
    {2622, Precision::f32, Lines::many, Way::lines, 16, {23, 19, 6}},  // 1.91
    {2622, Precision::f64, Lines::many, Way::lines, 8, {23, 19, 6}},  // 1.36
    {2625, Precision::f32, Lines::few, Way::along, 16, {15, 5, 5, 7}},  // 1.04
    {2625, Precision::f32, Lines::many, Way::along, 16, {15, 5, 5, 7}},  // 1.08
    {2625, Precision::f64, Lines::few, Way::along, 8, {7, 5, 5, 5, 3}},  // 1.13
    {2625, Precision::f64, Lines::many, Way::along, 8, {7, 5, 5, 5, 3}},  // 1.12
    {2640, Precision::f32, Lines::few, Way::along, 16, {15, 11, 4, 4}},  // 1.07
    {2640, Precision::f32, Lines::many, Way::along, 16, {15, 11, 4, 4}},  // 1.13
    {2645, Precision::f32, Lines::many, Way::lines, 16, {23, 23, 5}},  // 2.16
    {2645, Precision::f64, Lines::many, Way::lines, 8, {23, 23, 5}},  // 1.42
    {2646, Precision::f32, Lines::few, Way::along, 16, {14, 3, 3, 3, 7}},  // 1.11
    {2646, Precision::f32, Lines::many, Way::along, 16, {14, 3, 3, 3, 7}},  // 1.17
    {2646, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 6, 7}},  // 1.20
    {2646, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 6, 7}},  // 1.20
    {2652, Precision::f32, Lines::few, Way::along, 16, {13, 12, 17}},  // 1.07
    {2652, Precision::f32, Lines::many, Way::along, 16, {13, 12, 17}},  // 1.20
    {2660, Precision::f32, Lines::few, Way::along, 16, {14, 2, 5, 19}},  // 1.05
    {2660, Precision::f32, Lines::many, Way::along, 16, {14, 19, 5, 2}},  // 1.04
    {2660, Precision::f64, Lines::few, Way::along, 8, {7, 4, 5, 19}},  // 1.30
    {2662, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 11, 2}},  // 1.18
    {2662, Precision::f64, Lines::few, Way::along, 4, {11, 11, 11, 2}},  // 1.08
    {2662, Precision::f64, Lines::many, Way::lines, 8, {11, 11, 11, 2}},  // 1.08
    {2673, Precision::f32, Lines::many, Way::lines, 16, {11, 3, 3, 3, 3, 3}},  // 1.13
    {2673, Precision::f64, Lines::few, Way::along, 8, {27, 3, 3, 11}},  // 1.08
    {2673, Precision::f64, Lines::many, Way::along, 8, {27, 3, 3, 11}},  // 1.10
    {2688, Precision::f32, Lines::few, Way::along, 16, {16, 4, 6, 7}},  // 1.05
    {2688, Precision::f32, Lines::many, Way::along, 16, {16, 4, 6, 7}},  // 1.16
    {2688, Precision::f32, Lines::far, Way::along, 16, {16, 4, 6, 7}},  // 1.36
    {2688, Precision::f64, Lines::few, Way::along, 8, {8, 7, 4, 4, 3}},  // 1.07
    {2688, Precision::f64, Lines::many, Way::along, 8, {8, 7, 4, 4, 3}},  // 1.19
    {2691, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 23}},  // 1.08
    {2695, Precision::f32, Lines::few, Way::along, 16, {11, 5, 7, 7}},  // 1.06
    {2695, Precision::f64, Lines::many, Way::along, 8, {7, 5, 7, 11}},  // 1.06
    {2700, Precision::f32, Lines::many, Way::along, 16, {15, 5, 6, 6}},  // 1.05
    {2700, Precision::f64, Lines::many, Way::along, 8, {15, 5, 6, 6}},  // 1.08
    {2704, Precision::f64, Lines::many, Way::along, 8, {13, 4, 4, 13}},  // 1.06
    {2717, Precision::f32, Lines::many, Way::lines, 16, {19, 13, 11}},  // 1.11
    {2717, Precision::f64, Lines::few, Way::along, 8, {13, 11, 19}},  // 1.04
    {2717, Precision::f64, Lines::many, Way::lines, 8, {19, 13, 11}},  // 1.14
    {2720, Precision::f32, Lines::few, Way::along, 16, {16, 10, 17}},  // 1.06
    {2720, Precision::f32, Lines::many, Way::along, 16, {16, 10, 17}},  // 1.20
    {2720, Precision::f64, Lines::many, Way::along, 8, {8, 17, 5, 2, 2}},  // 1.29
    {2730, Precision::f32, Lines::few, Way::along, 16, {13, 5, 6, 7}},  // 1.16
    {2730, Precision::f32, Lines::many, Way::along, 16, {13, 5, 6, 7}},  // 1.22
    {2730, Precision::f64, Lines::few, Way::along, 8, {13, 5, 6, 7}},  // 1.32
    {2730, Precision::f64, Lines::many, Way::along, 8, {13, 5, 6, 7}},  // 1.29
    {2736, Precision::f32, Lines::many, Way::along, 16, {16, 3, 3, 19}},  // 1.17
    {2737, Precision::f32, Lines::many, Way::lines, 16, {7, 17, 23}},  // 1.52
    {2737, Precision::f64, Lines::many, Way::lines, 8, {7, 17, 23}},  // 1.07
    {2744, Precision::f32, Lines::many, Way::along, 16, {14, 4, 7, 7}},  // 1.10
    {2744, Precision::f32, Lines::far, Way::along, 8, {8, 7, 7, 7}},  // 1.14
    {2750, Precision::f32, Lines::few, Way::along, 16, {11, 5, 5, 10}},  // 1.08
    {2750, Precision::f32, Lines::many, Way::along, 16, {11, 5, 5, 10}},  // 1.23
    {2750, Precision::f64, Lines::few, Way::along, 8, {11, 5, 5, 10}},  // 1.08
    {2750, Precision::f64, Lines::many, Way::along, 8, {11, 5, 5, 10}},  // 1.40
    {2754, Precision::f32, Lines::few, Way::along, 16, {27, 6, 17}},  // 1.08
    {2754, Precision::f32, Lines::many, Way::along, 16, {27, 6, 17}},  // 1.06
    {2754, Precision::f64, Lines::many, Way::along, 8, {27, 6, 17}},  // 1.17
    {2760, Precision::f32, Lines::few, Way::along, 16, {15, 8, 23}},  // 1.09
    {2760, Precision::f32, Lines::many, Way::along, 16, {15, 2, 4, 23}},  // 1.06
    {2760, Precision::f64, Lines::many, Way::along, 8, {8, 3, 5, 23}},  // 1.12
    {2772, Precision::f32, Lines::few, Way::along, 16, {11, 3, 3, 4, 7}},  // 1.14
    {2783, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 23}},  // 1.26
    {2783, Precision::f64, Lines::many, Way::lines, 8, {11, 11, 23}},  // 1.17
    {2793, Precision::f32, Lines::many, Way::lines, 16, {3, 7, 7, 19}},  // 1.27
    {2793, Precision::f64, Lines::many, Way::along, 8, {21, 7, 19}},  // 1.07
    {2800, Precision::f32, Lines::few, Way::along, 16, {16, 5, 5, 7}},  // 1.09
    {2800, Precision::f32, Lines::many, Way::along, 16, {16, 5, 5, 7}},  // 1.41
    {2800, Precision::f32, Lines::far, Way::along, 16, {16, 5, 5, 7}},  // 1.14
    {2800, Precision::f64, Lines::few, Way::along, 8, {7, 5, 5, 4, 4}},  // 1.17
    {2800, Precision::f64, Lines::many, Way::along, 8, {7, 5, 5, 4, 4}},  // 1.12
    {2805, Precision::f32, Lines::few, Way::along, 16, {15, 11, 17}},  // 1.06
    {2805, Precision::f32, Lines::many, Way::along, 16, {15, 11, 17}},  // 1.19
    {2805, Precision::f64, Lines::few, Way::along, 8, {15, 11, 17}},  // 1.04
    {2805, Precision::f64, Lines::many, Way::along, 8, {15, 11, 17}},  // 1.07
    {2808, Precision::f32, Lines::few, Way::along, 16, {13, 6, 6, 6}},  // 1.36
    {2808, Precision::f32, Lines::many, Way::along, 16, {13, 6, 6, 6}},  // 1.30
    {2808, Precision::f64, Lines::few, Way::along, 8, {13, 6, 6, 6}},  // 1.17
    {2808, Precision::f64, Lines::many, Way::along, 8, {13, 6, 6, 6}},  // 1.18
    {2816, Precision::f32, Lines::few, Way::along, 16, {16, 4, 4, 11}},  // 1.13
    {2816, Precision::f32, Lines::many, Way::along, 16, {16, 11, 4, 4}},  // 1.18
    {2816, Precision::f64, Lines::many, Way::along, 8, {8, 11, 4, 4, 2}},  // 1.05
    {2835, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 3, 7}},  // 1.12
    {2835, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 3, 7}},  // 1.16
    {2835, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 3, 3, 5}},  // 1.19
    {2835, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 3, 7}},  // 1.18
    {2850, Precision::f32, Lines::few, Way::along, 16, {15, 2, 5, 19}},  // 1.21
    {2850, Precision::f32, Lines::many, Way::along, 16, {15, 19, 5, 2}},  // 1.13
    {2850, Precision::f64, Lines::few, Way::along, 8, {15, 2, 5, 19}},  // 1.22
    {2850, Precision::f64, Lines::many, Way::along, 8, {15, 19, 5, 2}},  // 1.20
    {2856, Precision::f32, Lines::few, Way::along, 16, {14, 12, 17}},  // 1.09
    {2856, Precision::f32, Lines::many, Way::along, 16, {14, 12, 17}},  // 1.13
    {2860, Precision::f32, Lines::many, Way::along, 16, {13, 4, 5, 11}},  // 1.07
    {2860, Precision::f64, Lines::few, Way::along, 8, {13, 4, 5, 11}},  // 1.04
    {2860, Precision::f64, Lines::many, Way::along, 8, {13, 4, 5, 11}},  // 1.14
    {2873, Precision::f32, Lines::many, Way::lines, 16, {13, 13, 17}},  // 1.07
    {2873, Precision::f64, Lines::many, Way::lines, 8, {13, 13, 17}},  // 1.05
    {2875, Precision::f32, Lines::few, Way::along, 16, {25, 5, 23}},  // 1.04
    {2875, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 23}},  // 1.26
    {2875, Precision::f64, Lines::few, Way::along, 8, {25, 5, 23}},  // 1.12
    {2875, Precision::f64, Lines::many, Way::lines, 8, {5, 5, 5, 23}},  // 1.25
    {2880, Precision::f32, Lines::few, Way::along, 16, {16, 10, 6, 3}},  // 1.06
    {2880, Precision::f32, Lines::many, Way::along, 16, {15, 4, 6, 8}},  // 1.29
    {2880, Precision::f32, Lines::far, Way::along, 16, {16, 5, 6, 6}},  // 1.20
    {2880, Precision::f64, Lines::few, Way::along, 8, {8, 10, 6, 6}},  // 1.18
    {2880, Precision::f64, Lines::many, Way::along, 8, {8, 10, 6, 6}},  // 1.27
    {2880, Precision::f64, Lines::far, Way::along, 4, {4, 4, 5, 6, 6}},  // 1.16
    {2888, Precision::f32, Lines::many, Way::lines, 16, {2, 2, 2, 19, 19}},  // 1.28
    {2890, Precision::f32, Lines::many, Way::lines, 16, {17, 17, 10}},  // 1.78
    {2890, Precision::f64, Lines::many, Way::lines, 8, {10, 17, 17}},  // 1.23
    {2898, Precision::f32, Lines::few, Way::along, 16, {14, 23, 3, 3}},  // 1.18
    {2898, Precision::f32, Lines::many, Way::along, 16, {14, 23, 3, 3}},  // 1.06
    {2898, Precision::f64, Lines::few, Way::along, 8, {21, 6, 23}},  // 1.06
    {2898, Precision::f64, Lines::many, Way::along, 8, {14, 3, 3, 23}},  // 1.16
    {2904, Precision::f32, Lines::many, Way::along, 8, {8, 3, 11, 11}},  // 1.06
    {2907, Precision::f32, Lines::few, Way::lines, 1, {9, 17, 19}},  // 1.28
    {2907, Precision::f32, Lines::many, Way::lines, 16, {3, 3, 17, 19}},  // 1.04
    {2907, Precision::f64, Lines::few, Way::along, 4, {9, 17, 19}},  // 1.37
    {2907, Precision::f64, Lines::many, Way::lines, 8, {9, 17, 19}},  // 1.51
    {2912, Precision::f32, Lines::few, Way::along, 16, {16, 14, 13}},  // 1.09
    {2912, Precision::f32, Lines::many, Way::along, 16, {16, 2, 7, 13}},  // 1.21
    {2916, Precision::f32, Lines::few, Way::along, 16, {27, 3, 6, 6}},  // 1.05
    {2916, Precision::f32, Lines::many, Way::along, 16, {27, 3, 6, 6}},  // 1.13
    {2916, Precision::f64, Lines::many, Way::along, 8, {27, 3, 6, 6}},  // 1.20
    {2925, Precision::f32, Lines::few, Way::along, 16, {15, 3, 5, 13}},  // 1.04
    {2925, Precision::f32, Lines::many, Way::along, 16, {15, 13, 15}},  // 1.12
    {2925, Precision::f64, Lines::many, Way::along, 8, {15, 3, 5, 13}},  // 1.07
    {2926, Precision::f32, Lines::few, Way::along, 16, {14, 11, 19}},  // 1.05
    {2926, Precision::f32, Lines::many, Way::along, 16, {14, 11, 19}},  // 1.05
    {2926, Precision::f64, Lines::few, Way::along, 8, {14, 11, 19}},  // 1.04
    {2940, Precision::f32, Lines::many, Way::along, 16, {15, 4, 7, 7}},  // 1.26
    {2940, Precision::f64, Lines::few, Way::along, 8, {14, 5, 6, 7}},  // 1.06
    {2940, Precision::f64, Lines::many, Way::along, 8, {7, 3, 4, 5, 7}},  // 1.17
    {2944, Precision::f32, Lines::few, Way::along, 16, {16, 8, 23}},  // 1.05
    {2944, Precision::f64, Lines::few, Way::along, 8, {8, 23, 4, 4}},  // 1.17
    {2944, Precision::f64, Lines::many, Way::along, 8, {8, 23, 8, 2}},  // 1.16
    {2964, Precision::f32, Lines::few, Way::along, 16, {13, 12, 19}},  // 1.20
    {2964, Precision::f32, Lines::many, Way::along, 16, {13, 19, 6, 2}},  // 1.11
    {2964, Precision::f64, Lines::few, Way::along, 8, {13, 3, 4, 19}},  // 1.46
    {2964, Precision::f64, Lines::many, Way::along, 8, {13, 19, 6, 2}},  // 1.17
    {2970, Precision::f64, Lines::few, Way::along, 8, {15, 2, 3, 3, 11}},  // 1.09
    {2975, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 7, 17}},  // 1.08
    {2990, Precision::f32, Lines::few, Way::along, 16, {13, 2, 5, 23}},  // 1.04
    {2990, Precision::f64, Lines::few, Way::along, 8, {13, 2, 5, 23}},  // 1.04
    {2992, Precision::f32, Lines::few, Way::along, 16, {16, 11, 17}},  // 1.31
    {2992, Precision::f32, Lines::many, Way::along, 16, {16, 11, 17}},  // 1.04
    {3000, Precision::f32, Lines::few, Way::along, 16, {15, 2, 4, 5, 5}},  // 1.04
    {3000, Precision::f32, Lines::many, Way::along, 16, {15, 2, 4, 5, 5}},  // 1.11
    {3000, Precision::f32, Lines::far, Way::along, 8, {8, 3, 5, 5, 5}},  // 1.13
    {3000, Precision::f64, Lines::far, Way::along, 8, {8, 3, 5, 5, 5}},  // 1.13
    {3003, Precision::f64, Lines::many, Way::along, 8, {21, 11, 13}},  // 1.10
    {3024, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 3, 7}},  // 1.18
    {3024, Precision::f32, Lines::many, Way::along, 16, {16, 3, 3, 3, 7}},  // 1.44
    {3024, Precision::f32, Lines::far, Way::along, 16, {16, 3, 7, 9}},  // 1.36
    {3024, Precision::f64, Lines::few, Way::along, 8, {8, 7, 6, 3, 3}},  // 1.13
    {3024, Precision::f64, Lines::many, Way::along, 8, {8, 7, 6, 3, 3}},  // 1.14
    {3024, Precision::f64, Lines::far, Way::along, 4, {4, 3, 6, 6, 7}},  // 1.10
    {3025, Precision::f32, Lines::many, Way::along, 16, {11, 11, 5, 5}},  // 1.23
    {3025, Precision::f64, Lines::few, Way::along, 8, {11, 11, 5, 5}},  // 1.14
    {3025, Precision::f64, Lines::many, Way::along, 8, {11, 5, 5, 11}},  // 1.20
    {3036, Precision::f32, Lines::few, Way::along, 16, {11, 12, 23}},  // 1.09
    {3036, Precision::f32, Lines::many, Way::lines, 16, {11, 12, 23}},  // 1.37
    {3036, Precision::f64, Lines::few, Way::along, 4, {11, 23, 4, 3}},  // 1.24
    {3036, Precision::f64, Lines::many, Way::lines, 8, {11, 12, 23}},  // 1.08
    {3040, Precision::f32, Lines::few, Way::along, 16, {16, 2, 5, 19}},  // 1.07
    {3042, Precision::f64, Lines::few, Way::along, 8, {13, 3, 6, 13}},  // 1.10
    {3042, Precision::f64, Lines::many, Way::along, 8, {13, 2, 3, 3, 13}},  // 1.12
    {3059, Precision::f32, Lines::many, Way::lines, 16, {7, 19, 23}},  // 1.63
    {3060, Precision::f32, Lines::few, Way::along, 16, {15, 12, 17}},  // 1.11
    {3060, Precision::f32, Lines::many, Way::along, 16, {15, 2, 6, 17}},  // 1.11
    {3060, Precision::f64, Lines::few, Way::along, 8, {15, 3, 4, 17}},  // 1.14
    {3060, Precision::f64, Lines::many, Way::along, 8, {15, 2, 6, 17}},  // 1.15
    {3072, Precision::f32, Lines::many, Way::along, 16, {16, 4, 6, 8}},  // 1.04
    {3072, Precision::f32, Lines::far, Way::along, 8, {8, 6, 8, 8}},  // 1.12
    {3072, Precision::f64, Lines::few, Way::along, 8, {8, 6, 4, 4, 4}},  // 1.07
    {3072, Precision::f64, Lines::many, Way::along, 8, {8, 6, 4, 4, 4}},  // 1.21
    {3072, Precision::f64, Lines::far, Way::along, 8, {8, 6, 8, 8}},  // 1.07
    {3078, Precision::f32, Lines::few, Way::along, 16, {27, 6, 19}},  // 1.11
    {3078, Precision::f32, Lines::many, Way::along, 16, {27, 6, 19}},  // 1.11
    {3078, Precision::f64, Lines::few, Way::along, 8, {27, 6, 19}},  // 1.14
    {3078, Precision::f64, Lines::many, Way::along, 8, {27, 2, 3, 19}},  // 1.21
    {3080, Precision::f64, Lines::few, Way::along, 8, {7, 11, 8, 5}},  // 1.05
    {3080, Precision::f64, Lines::many, Way::along, 8, {7, 11, 8, 5}},  // 1.15
    {3087, Precision::f32, Lines::few, Way::along, 16, {21, 3, 7, 7}},  // 1.04
    {3087, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 7, 3, 3}},  // 1.18
    {3087, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 7, 7}},  // 1.06
    {3087, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 7, 7}},  // 1.08
    {3094, Precision::f32, Lines::few, Way::along, 16, {13, 14, 17}},  // 1.06
    {3094, Precision::f32, Lines::many, Way::along, 16, {13, 14, 17}},  // 1.10
    {3094, Precision::f64, Lines::few, Way::along, 8, {14, 17, 13}},  // 1.04
    {3094, Precision::f64, Lines::many, Way::along, 8, {14, 17, 13}},  // 1.07
    {3105, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 23}},  // 1.14
    {3105, Precision::f32, Lines::many, Way::along, 16, {15, 23, 3, 3}},  // 1.06
    {3105, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 23}},  // 1.20
    {3105, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 23}},  // 1.19
    {3120, Precision::f32, Lines::few, Way::along, 16, {15, 4, 4, 13}},  // 1.34
    {3120, Precision::f32, Lines::many, Way::along, 16, {16, 3, 5, 13}},  // 1.13
    {3120, Precision::f64, Lines::few, Way::along, 8, {13, 5, 6, 8}},  // 1.07
    {3120, Precision::f64, Lines::many, Way::along, 8, {13, 5, 6, 8}},  // 1.13
    {3125, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 5, 5, 5}},  // 1.08
    {3128, Precision::f32, Lines::few, Way::along, 8, {8, 17, 23}},  // 1.09
    {3128, Precision::f32, Lines::many, Way::lines, 16, {23, 17, 4, 2}},  // 1.72
    {3128, Precision::f64, Lines::few, Way::along, 8, {8, 17, 23}},  // 1.04
    {3135, Precision::f32, Lines::few, Way::along, 16, {15, 11, 19}},  // 1.05
    {3135, Precision::f32, Lines::many, Way::along, 16, {15, 11, 19}},  // 1.05
    {3135, Precision::f64, Lines::few, Way::along, 8, {15, 11, 19}},  // 1.10
    {3135, Precision::f64, Lines::many, Way::along, 8, {15, 11, 19}},  // 1.10
    {3136, Precision::f32, Lines::few, Way::along, 16, {16, 4, 7, 7}},  // 1.06
    {3136, Precision::f32, Lines::many, Way::along, 16, {16, 4, 7, 7}},  // 1.09
    {3136, Precision::f32, Lines::far, Way::along, 16, {16, 4, 7, 7}},  // 1.11
    {3136, Precision::f64, Lines::few, Way::along, 8, {8, 7, 7, 4, 2}},  // 1.12
    {3136, Precision::f64, Lines::many, Way::along, 8, {8, 7, 7, 4, 2}},  // 1.16
    {3146, Precision::f32, Lines::few, Way::along, 16, {13, 2, 11, 11}},  // 1.06
    {3146, Precision::f32, Lines::many, Way::along, 16, {13, 2, 11, 11}},  // 1.06
    {3150, Precision::f32, Lines::many, Way::along, 16, {15, 5, 6, 7}},  // 1.09
    {3150, Precision::f64, Lines::few, Way::along, 8, {7, 6, 5, 5, 3}},  // 1.12
    {3150, Precision::f64, Lines::many, Way::along, 8, {7, 6, 5, 5, 3}},  // 1.26
    {3159, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 3, 3, 3}},  // 1.27
    {3159, Precision::f32, Lines::many, Way::along, 16, {13, 3, 3, 3, 9}},  // 1.28
    {3159, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3, 3, 3}},  // 1.27
    {3159, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 3, 3, 3}},  // 1.33
    {3168, Precision::f32, Lines::many, Way::along, 16, {16, 3, 6, 11}},  // 1.07
    {3168, Precision::f64, Lines::many, Way::along, 8, {8, 11, 4, 3, 3}},  // 1.05
    {3174, Precision::f32, Lines::many, Way::lines, 16, {23, 23, 3, 2}},  // 1.86
    {3174, Precision::f64, Lines::many, Way::lines, 8, {23, 23, 3, 2}},  // 1.34
    {3179, Precision::f32, Lines::many, Way::lines, 16, {11, 17, 17}},  // 1.37
    {3179, Precision::f64, Lines::many, Way::lines, 8, {17, 17, 11}},  // 1.26
    {3185, Precision::f64, Lines::few, Way::along, 8, {13, 5, 7, 7}},  // 1.07
    {3185, Precision::f64, Lines::many, Way::along, 8, {13, 5, 7, 7}},  // 1.06
    {3192, Precision::f32, Lines::few, Way::along, 16, {14, 12, 19}},  // 1.08
    {3192, Precision::f32, Lines::many, Way::along, 16, {14, 19, 12}},  // 1.10
    {3192, Precision::f64, Lines::many, Way::along, 8, {7, 19, 8, 3}},  // 1.14
    {3200, Precision::f32, Lines::many, Way::along, 16, {16, 4, 5, 10}},  // 1.06
    {3200, Precision::f32, Lines::far, Way::along, 16, {16, 5, 5, 8}},  // 1.17
    {3200, Precision::f64, Lines::few, Way::along, 8, {8, 5, 5, 4, 4}},  // 1.11
    {3200, Precision::f64, Lines::many, Way::along, 8, {8, 5, 5, 4, 4}},  // 1.18
    {3200, Precision::f64, Lines::far, Way::along, 8, {8, 5, 8, 10}},  // 1.07
    {3211, Precision::f32, Lines::many, Way::along, 16, {13, 13, 19}},  // 1.05
    {3211, Precision::f64, Lines::few, Way::along, 8, {13, 13, 19}},  // 1.05
    {3213, Precision::f32, Lines::few, Way::along, 16, {27, 7, 17}},  // 1.09
    {3213, Precision::f32, Lines::many, Way::along, 16, {27, 7, 17}},  // 1.05
    {3213, Precision::f64, Lines::few, Way::along, 8, {7, 17, 3, 3, 3}},  // 1.07
    {3213, Precision::f64, Lines::many, Way::along, 8, {7, 17, 3, 3, 3}},  // 1.11
    {3220, Precision::f32, Lines::few, Way::along, 16, {14, 2, 5, 23}},  // 1.09
    {3220, Precision::f32, Lines::many, Way::along, 16, {14, 2, 5, 23}},  // 1.20
    {3220, Precision::f64, Lines::many, Way::along, 8, {14, 10, 23}},  // 1.06
    {3230, Precision::f32, Lines::many, Way::lines, 16, {19, 17, 10}},  // 2.03
    {3230, Precision::f64, Lines::few, Way::along, 8, {5, 2, 17, 19}},  // 1.13
    {3230, Precision::f64, Lines::many, Way::lines, 8, {19, 17, 5, 2}},  // 1.59
    {3234, Precision::f32, Lines::many, Way::along, 16, {14, 3, 7, 11}},  // 1.05
    {3240, Precision::f32, Lines::far, Way::along, 8, {15, 6, 6, 6}},  // 1.31
    {3240, Precision::f64, Lines::few, Way::along, 8, {15, 6, 6, 6}},  // 1.27
    {3240, Precision::f64, Lines::many, Way::along, 8, {15, 6, 6, 6}},  // 1.31
    {3240, Precision::f64, Lines::far, Way::along, 8, {8, 5, 9, 9}},  // 1.27
    {3249, Precision::f32, Lines::few, Way::lines, 1, {9, 19, 19}},  // 1.20
    {3249, Precision::f64, Lines::few, Way::along, 4, {9, 19, 19}},  // 1.09
    {3249, Precision::f64, Lines::many, Way::lines, 8, {19, 19, 3, 3}},  // 1.50
    {3250, Precision::f32, Lines::many, Way::along, 16, {13, 2, 5, 5, 5}},  // 1.06
    {3250, Precision::f64, Lines::many, Way::along, 8, {13, 5, 5, 10}},  // 1.04
    {3264, Precision::f32, Lines::few, Way::along, 16, {16, 12, 17}},  // 1.10
    {3264, Precision::f32, Lines::many, Way::along, 16, {16, 12, 17}},  // 1.11
    {3264, Precision::f64, Lines::many, Way::along, 8, {8, 17, 8, 3}},  // 1.06
    {3267, Precision::f64, Lines::few, Way::along, 8, {11, 3, 3, 3, 11}},  // 1.04
    {3267, Precision::f64, Lines::many, Way::along, 8, {11, 3, 3, 3, 11}},  // 1.13
    {3276, Precision::f32, Lines::few, Way::along, 16, {13, 7, 6, 6}},  // 1.11
    {3276, Precision::f32, Lines::many, Way::along, 16, {13, 6, 6, 7}},  // 1.31
    {3276, Precision::f64, Lines::few, Way::along, 8, {13, 7, 6, 6}},  // 1.06
    {3276, Precision::f64, Lines::many, Way::along, 8, {13, 6, 6, 7}},  // 1.19
    {3289, Precision::f32, Lines::few, Way::along, 16, {13, 11, 23}},  // 1.07
    {3289, Precision::f32, Lines::many, Way::lines, 16, {23, 13, 11}},  // 1.16
    {3289, Precision::f64, Lines::few, Way::along, 8, {13, 11, 23}},  // 1.06
    {3289, Precision::f64, Lines::many, Way::along, 8, {13, 11, 23}},  // 1.04
    {3300, Precision::f32, Lines::many, Way::along, 16, {15, 4, 5, 11}},  // 1.06
    {3312, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 23}},  // 1.12
    {3312, Precision::f32, Lines::many, Way::along, 16, {16, 3, 3, 23}},  // 1.07
    {3315, Precision::f32, Lines::many, Way::along, 16, {15, 13, 17}},  // 1.13
    {3325, Precision::f32, Lines::many, Way::lines, 16, {19, 7, 5, 5}},  // 1.26
    {3328, Precision::f32, Lines::few, Way::along, 16, {16, 4, 4, 13}},  // 1.10
    {3328, Precision::f32, Lines::many, Way::along, 16, {16, 4, 4, 13}},  // 1.18
    {3332, Precision::f32, Lines::few, Way::along, 16, {14, 14, 17}},  // 1.07
    {3332, Precision::f32, Lines::many, Way::along, 16, {14, 2, 7, 17}},  // 1.06
    {3344, Precision::f32, Lines::few, Way::along, 16, {16, 11, 19}},  // 1.07
    {3360, Precision::f32, Lines::few, Way::along, 16, {15, 2, 4, 4, 7}},  // 1.09
    {3360, Precision::f32, Lines::many, Way::along, 16, {16, 5, 6, 7}},  // 1.16
    {3360, Precision::f32, Lines::far, Way::along, 16, {16, 5, 6, 7}},  // 1.07
    {3360, Precision::f64, Lines::few, Way::along, 8, {8, 7, 5, 4, 3}},  // 1.05
    {3360, Precision::f64, Lines::many, Way::along, 8, {8, 7, 5, 4, 3}},  // 1.18
    {3360, Precision::f64, Lines::far, Way::along, 8, {8, 6, 7, 10}},  // 1.05
    {3366, Precision::f64, Lines::few, Way::along, 8, {11, 3, 6, 17}},  // 1.05
    {3366, Precision::f64, Lines::many, Way::along, 8, {11, 3, 6, 17}},  // 1.04
    {3375, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 5, 5}},  // 1.06
    {3375, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 5, 5}},  // 1.06
    {3375, Precision::f64, Lines::few, Way::along, 8, {15, 5, 5, 3, 3}},  // 1.08
    {3375, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 5, 5}},  // 1.06
    {3380, Precision::f32, Lines::few, Way::along, 16, {13, 4, 5, 13}},  // 1.05
    {3380, Precision::f32, Lines::many, Way::along, 16, {13, 4, 5, 13}},  // 1.04
    {3380, Precision::f64, Lines::few, Way::along, 8, {13, 4, 5, 13}},  // 1.08
    {3380, Precision::f64, Lines::many, Way::along, 8, {13, 4, 5, 13}},  // 1.06
    {3381, Precision::f32, Lines::many, Way::lines, 16, {23, 7, 7, 3}},  // 1.38
    {3400, Precision::f32, Lines::few, Way::along, 16, {25, 8, 17}},  // 1.04
    {3400, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 8, 17}},  // 1.14
    {3400, Precision::f64, Lines::many, Way::along, 8, {8, 5, 5, 17}},  // 1.04
    {3402, Precision::f32, Lines::few, Way::along, 16, {14, 3, 3, 3, 9}},  // 1.08
    {3402, Precision::f32, Lines::many, Way::along, 16, {14, 3, 3, 3, 3, 3}},  // 1.13
    {3402, Precision::f64, Lines::few, Way::along, 8, {7, 6, 3, 3, 3, 3}},  // 1.13
    {3402, Precision::f64, Lines::many, Way::along, 8, {7, 6, 3, 3, 3, 3}},  // 1.16
    {3420, Precision::f32, Lines::few, Way::along, 16, {15, 12, 19}},  // 1.09
    {3420, Precision::f32, Lines::many, Way::along, 16, {15, 19, 12}},  // 1.19
    {3420, Precision::f64, Lines::few, Way::along, 8, {15, 12, 19}},  // 1.24
    {3420, Precision::f64, Lines::many, Way::along, 8, {15, 3, 4, 19}},  // 1.27
    {3430, Precision::f32, Lines::many, Way::along, 16, {14, 5, 7, 7}},  // 1.06
    {3432, Precision::f64, Lines::many, Way::along, 8, {13, 11, 8, 3}},  // 1.04
    {3450, Precision::f32, Lines::few, Way::along, 16, {15, 2, 5, 23}},  // 1.08
    {3450, Precision::f32, Lines::many, Way::along, 16, {15, 10, 23}},  // 1.06
    {3450, Precision::f64, Lines::few, Way::along, 8, {15, 2, 5, 23}},  // 1.06
    {3450, Precision::f64, Lines::many, Way::along, 8, {15, 10, 23}},  // 1.04
    {3456, Precision::f64, Lines::few, Way::along, 8, {8, 3, 4, 6, 6}},  // 1.10
    {3456, Precision::f64, Lines::many, Way::along, 8, {8, 2, 6, 6, 6}},  // 1.13
    {3458, Precision::f32, Lines::few, Way::along, 16, {14, 13, 19}},  // 1.06
    {3458, Precision::f64, Lines::few, Way::along, 8, {14, 13, 19}},  // 1.09
    {3458, Precision::f64, Lines::many, Way::along, 8, {14, 13, 19}},  // 1.04
    {3465, Precision::f64, Lines::few, Way::along, 8, {7, 11, 5, 3, 3}},  // 1.22
    {3465, Precision::f64, Lines::many, Way::along, 8, {7, 3, 3, 5, 11}},  // 1.33
    {3468, Precision::f32, Lines::many, Way::lines, 16, {17, 17, 4, 3}},  // 1.66
    {3468, Precision::f64, Lines::few, Way::along, 4, {4, 17, 17, 3}},  // 1.08
    {3468, Precision::f64, Lines::many, Way::lines, 8, {12, 17, 17}},  // 1.35
    {3496, Precision::f32, Lines::few, Way::along, 8, {8, 19, 23}},  // 1.09
    {3496, Precision::f32, Lines::many, Way::lines, 16, {23, 19, 8}},  // 1.61
    {3500, Precision::f32, Lines::few, Way::along, 16, {14, 2, 5, 5, 5}},  // 1.04
    {3500, Precision::f32, Lines::many, Way::along, 16, {14, 2, 5, 5, 5}},  // 1.06
    {3500, Precision::f64, Lines::many, Way::along, 8, {7, 4, 5, 5, 5}},  // 1.05
    {3510, Precision::f32, Lines::few, Way::along, 16, {13, 3, 6, 15}},  // 1.42
    {3510, Precision::f32, Lines::many, Way::along, 16, {15, 3, 6, 13}},  // 1.14
    {3510, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 5, 6}},  // 1.12
    {3510, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 5, 6}},  // 1.21
    {3519, Precision::f32, Lines::few, Way::lines, 1, {9, 17, 23}},  // 1.41
    {3519, Precision::f32, Lines::many, Way::lines, 16, {23, 17, 3, 3}},  // 1.05
    {3519, Precision::f64, Lines::few, Way::along, 4, {9, 17, 23}},  // 1.07
    {3519, Precision::f64, Lines::many, Way::lines, 8, {23, 17, 3, 3}},  // 1.57
    {3520, Precision::f64, Lines::few, Way::along, 8, {8, 11, 5, 4, 2}},  // 1.10
    {3520, Precision::f64, Lines::many, Way::along, 8, {8, 11, 10, 4}},  // 1.09
    {3528, Precision::f32, Lines::few, Way::along, 16, {14, 6, 6, 7}},  // 1.04
    {3528, Precision::f32, Lines::many, Way::along, 16, {14, 2, 3, 6, 7}},  // 1.05
    {3528, Precision::f64, Lines::few, Way::along, 8, {7, 3, 4, 6, 7}},  // 1.25
    {3528, Precision::f64, Lines::many, Way::along, 8, {7, 3, 4, 6, 7}},  // 1.26
    {3536, Precision::f64, Lines::few, Way::along, 8, {13, 17, 4, 4}},  // 1.06
    {3542, Precision::f64, Lines::few, Way::along, 8, {14, 11, 23}},  // 1.06
    {3549, Precision::f32, Lines::many, Way::along, 16, {13, 3, 7, 13}},  // 1.15
    {3553, Precision::f32, Lines::few, Way::along, 16, {11, 17, 19}},  // 1.04
    {3553, Precision::f32, Lines::many, Way::lines, 16, {11, 17, 19}},  // 1.30
    {3553, Precision::f64, Lines::many, Way::lines, 8, {11, 17, 19}},  // 1.24
    {3564, Precision::f32, Lines::few, Way::along, 16, {11, 6, 6, 3, 3}},  // 1.08
    {3564, Precision::f32, Lines::many, Way::along, 16, {11, 3, 3, 6, 6}},  // 1.20
    {3564, Precision::f64, Lines::few, Way::along, 8, {11, 3, 3, 6, 6}},  // 1.13
    {3564, Precision::f64, Lines::many, Way::along, 8, {11, 3, 3, 6, 6}},  // 1.20
    {3570, Precision::f32, Lines::few, Way::along, 16, {15, 17, 14}},  // 1.13
    {3570, Precision::f32, Lines::many, Way::along, 16, {15, 17, 14}},  // 1.18
    {3570, Precision::f64, Lines::few, Way::along, 8, {7, 17, 6, 5}},  // 1.21
    {3570, Precision::f64, Lines::many, Way::along, 8, {7, 17, 6, 5}},  // 1.44
    {3584, Precision::f32, Lines::few, Way::along, 16, {16, 2, 4, 4, 7}},  // 1.10
    {3584, Precision::f32, Lines::many, Way::along, 16, {16, 2, 4, 4, 7}},  // 1.13
    {3584, Precision::f32, Lines::far, Way::along, 8, {8, 7, 8, 8}},  // 1.12
    {3584, Precision::f64, Lines::few, Way::along, 8, {8, 7, 4, 4, 4}},  // 1.23
    {3584, Precision::f64, Lines::many, Way::along, 8, {8, 7, 4, 4, 4}},  // 1.19
    {3588, Precision::f32, Lines::few, Way::along, 16, {13, 12, 23}},  // 1.10
    {3588, Precision::f32, Lines::many, Way::lines, 16, {12, 13, 23}},  // 1.13
    {3588, Precision::f64, Lines::few, Way::along, 8, {13, 12, 23}},  // 1.06
    {3588, Precision::f64, Lines::many, Way::along, 8, {13, 23, 12}},  // 1.18
    {3591, Precision::f32, Lines::few, Way::along, 16, {27, 7, 19}},  // 1.06
    {3591, Precision::f64, Lines::few, Way::along, 8, {7, 19, 3, 3, 3}},  // 1.11
    {3591, Precision::f64, Lines::many, Way::along, 8, {7, 19, 3, 3, 3}},  // 1.13
    {3600, Precision::f32, Lines::few, Way::along, 16, {15, 3, 8, 10}},  // 1.17
    {3600, Precision::f32, Lines::many, Way::along, 16, {15, 3, 8, 10}},  // 1.22
    {3600, Precision::f32, Lines::far, Way::along, 8, {8, 3, 5, 5, 6}},  // 1.20
    {3600, Precision::f64, Lines::many, Way::along, 8, {15, 5, 6, 8}},  // 1.05
    {3600, Precision::f64, Lines::far, Way::along, 8, {8, 3, 5, 5, 6}},  // 1.12
    {3610, Precision::f32, Lines::many, Way::lines, 16, {19, 19, 5, 2}},  // 1.91
    {3610, Precision::f64, Lines::few, Way::along, 8, {5, 2, 19, 19}},  // 1.06
    {3610, Precision::f64, Lines::many, Way::lines, 8, {19, 19, 10}},  // 1.46
    {3630, Precision::f32, Lines::few, Way::along, 16, {15, 2, 11, 11}},  // 1.04
    {3630, Precision::f64, Lines::few, Way::along, 8, {15, 2, 11, 11}},  // 1.04
    {3630, Precision::f64, Lines::many, Way::along, 8, {15, 2, 11, 11}},  // 1.18
    {3640, Precision::f32, Lines::few, Way::along, 16, {13, 2, 4, 5, 7}},  // 1.32
    {3640, Precision::f32, Lines::many, Way::along, 16, {13, 2, 4, 5, 7}},  // 1.11
    {3640, Precision::f64, Lines::few, Way::along, 8, {13, 2, 4, 5, 7}},  // 1.07
    {3640, Precision::f64, Lines::many, Way::along, 8, {8, 5, 7, 13}},  // 1.14
    {3645, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 3, 3, 3}},  // 1.08
    {3645, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 3, 3, 3}},  // 1.16
    {3645, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 3, 3, 3}},  // 1.15
    {3645, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 3, 9}},  // 1.17
    {3648, Precision::f32, Lines::few, Way::along, 16, {16, 12, 19}},  // 1.11
    {3648, Precision::f32, Lines::many, Way::along, 16, {16, 19, 12}},  // 1.06
    {3672, Precision::f32, Lines::few, Way::along, 16, {27, 8, 17}},  // 1.09
    {3672, Precision::f32, Lines::many, Way::along, 8, {8, 17, 3, 3, 3}},  // 1.15
    {3672, Precision::f64, Lines::few, Way::along, 8, {8, 17, 3, 3, 3}},  // 1.08
    {3672, Precision::f64, Lines::many, Way::along, 8, {8, 17, 3, 3, 3}},  // 1.28
    {3675, Precision::f32, Lines::many, Way::along, 16, {15, 5, 7, 7}},  // 1.08
    {3675, Precision::f64, Lines::few, Way::along, 8, {7, 3, 5, 5, 7}},  // 1.19
    {3675, Precision::f64, Lines::many, Way::along, 8, {7, 3, 5, 5, 7}},  // 1.26
    {3680, Precision::f32, Lines::few, Way::along, 16, {16, 2, 5, 23}},  // 1.08
    {3680, Precision::f64, Lines::few, Way::along, 8, {8, 4, 5, 23}},  // 1.07
    {3696, Precision::f32, Lines::few, Way::along, 16, {16, 3, 7, 11}},  // 1.06
    {3703, Precision::f32, Lines::many, Way::lines, 16, {23, 23, 7}},  // 1.57
    {3703, Precision::f64, Lines::many, Way::lines, 8, {23, 23, 7}},  // 1.10
    {3705, Precision::f32, Lines::few, Way::along, 16, {15, 13, 19}},  // 1.09
    {3705, Precision::f32, Lines::many, Way::along, 16, {15, 13, 19}},  // 1.05
    {3705, Precision::f64, Lines::few, Way::along, 8, {15, 13, 19}},  // 1.16
    {3705, Precision::f64, Lines::many, Way::along, 8, {15, 13, 19}},  // 1.11
    {3718, Precision::f32, Lines::few, Way::along, 16, {13, 2, 11, 13}},  // 1.07
    {3718, Precision::f32, Lines::many, Way::along, 16, {13, 2, 11, 13}},  // 1.10
    {3718, Precision::f64, Lines::few, Way::along, 8, {13, 2, 11, 13}},  // 1.14
    {3718, Precision::f64, Lines::many, Way::along, 8, {13, 2, 11, 13}},  // 1.13
    {3724, Precision::f64, Lines::many, Way::along, 8, {14, 19, 14}},  // 1.06
    {3726, Precision::f32, Lines::many, Way::along, 16, {27, 23, 3, 2}},  // 1.04
    {3726, Precision::f64, Lines::few, Way::along, 8, {27, 2, 3, 23}},  // 1.22
    {3726, Precision::f64, Lines::many, Way::along, 8, {27, 6, 23}},  // 1.10
    {3740, Precision::f64, Lines::many, Way::along, 4, {11, 17, 5, 4}},  // 1.08
    {3744, Precision::f32, Lines::few, Way::along, 16, {16, 3, 6, 13}},  // 1.08
    {3744, Precision::f32, Lines::many, Way::along, 16, {16, 2, 3, 3, 13}},  // 1.10
    {3744, Precision::f64, Lines::many, Way::along, 8, {13, 6, 6, 8}},  // 1.22
    {3750, Precision::f32, Lines::few, Way::along, 16, {15, 2, 5, 5, 5}},  // 1.11
    {3750, Precision::f32, Lines::many, Way::along, 16, {15, 2, 5, 5, 5}},  // 1.06
    {3750, Precision::f64, Lines::many, Way::along, 8, {15, 5, 5, 10}},  // 1.17
    {3757, Precision::f32, Lines::many, Way::lines, 16, {13, 17, 17}},  // 1.19
    {3757, Precision::f64, Lines::many, Way::lines, 8, {13, 17, 17}},  // 1.06
    {3762, Precision::f32, Lines::many, Way::lines, 16, {19, 11, 6, 3}},  // 1.06
    {3762, Precision::f64, Lines::few, Way::along, 8, {11, 19, 6, 3}},  // 1.13
    {3773, Precision::f32, Lines::many, Way::lines, 16, {7, 7, 7, 11}},  // 1.12
    {3780, Precision::f32, Lines::many, Way::along, 16, {15, 2, 3, 6, 7}},  // 1.13
    {3780, Precision::f64, Lines::few, Way::along, 8, {15, 6, 6, 7}},  // 1.07
    {3780, Precision::f64, Lines::many, Way::along, 8, {7, 3, 5, 6, 6}},  // 1.30
    {3795, Precision::f32, Lines::few, Way::along, 16, {15, 11, 23}},  // 1.04
    {3795, Precision::f64, Lines::few, Way::along, 8, {15, 11, 23}},  // 1.11
    {3795, Precision::f64, Lines::many, Way::along, 8, {15, 11, 23}},  // 1.05
    {3800, Precision::f32, Lines::few, Way::along, 16, {25, 8, 19}},  // 1.09
    {3800, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 8, 19}},  // 1.13
    {3800, Precision::f64, Lines::few, Way::along, 8, {8, 5, 5, 19}},  // 1.10
    {3800, Precision::f64, Lines::many, Way::along, 8, {8, 5, 5, 19}},  // 1.09
    {3808, Precision::f32, Lines::few, Way::along, 16, {16, 17, 14}},  // 1.09
    {3808, Precision::f32, Lines::many, Way::along, 16, {16, 17, 14}},  // 1.04
    {3822, Precision::f32, Lines::few, Way::along, 16, {13, 6, 7, 7}},  // 1.11
    {3822, Precision::f32, Lines::many, Way::along, 16, {13, 2, 3, 7, 7}},  // 1.12
    {3822, Precision::f64, Lines::few, Way::along, 8, {13, 6, 7, 7}},  // 1.06
    {3822, Precision::f64, Lines::many, Way::along, 8, {13, 6, 7, 7}},  // 1.12
    {3825, Precision::f32, Lines::few, Way::along, 16, {15, 3, 5, 17}},  // 1.05
    {3825, Precision::f32, Lines::many, Way::along, 16, {15, 17, 15}},  // 1.11
    {3825, Precision::f64, Lines::few, Way::along, 8, {15, 3, 5, 17}},  // 1.06
    {3825, Precision::f64, Lines::many, Way::along, 8, {15, 3, 5, 17}},  // 1.09
    {3840, Precision::f32, Lines::many, Way::along, 16, {16, 5, 6, 8}},  // 1.04
    {3840, Precision::f32, Lines::far, Way::along, 16, {16, 5, 6, 8}},  // 1.10
    {3840, Precision::f64, Lines::far, Way::along, 8, {8, 6, 8, 10}},  // 1.13
    {3861, Precision::f32, Lines::few, Way::along, 16, {13, 11, 3, 3, 3}},  // 1.23
    {3861, Precision::f32, Lines::many, Way::along, 16, {13, 11, 3, 3, 3}},  // 1.14
    {3861, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 3, 11}},  // 1.26
    {3861, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 3, 11}},  // 1.26
    {3864, Precision::f32, Lines::few, Way::along, 16, {14, 23, 12}},  // 1.13
    {3864, Precision::f32, Lines::many, Way::along, 16, {14, 23, 12}},  // 1.10
    {3864, Precision::f64, Lines::few, Way::along, 8, {7, 23, 6, 4}},  // 1.04
    {3864, Precision::f64, Lines::many, Way::along, 8, {7, 23, 6, 4}},  // 1.06
    {3872, Precision::f32, Lines::many, Way::along, 16, {16, 2, 11, 11}},  // 1.04
    {3876, Precision::f32, Lines::many, Way::lines, 16, {2, 2, 3, 17, 19}},  // 1.47
    {3876, Precision::f64, Lines::few, Way::along, 8, {6, 2, 17, 19}},  // 1.12
    {3876, Precision::f64, Lines::many, Way::lines, 8, {12, 17, 19}},  // 1.25
    {3887, Precision::f32, Lines::many, Way::lines, 16, {13, 13, 23}},  // 1.19
    {3887, Precision::f64, Lines::many, Way::lines, 8, {23, 13, 13}},  // 1.10
    {3888, Precision::f32, Lines::few, Way::along, 16, {16, 3, 3, 3, 9}},  // 1.11
    {3888, Precision::f32, Lines::many, Way::along, 16, {16, 3, 3, 3, 9}},  // 1.12
    {3888, Precision::f32, Lines::far, Way::along, 8, {8, 6, 9, 9}},  // 1.19
    {3888, Precision::f64, Lines::few, Way::along, 8, {8, 3, 3, 3, 3, 6}},  // 1.15
    {3888, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 3, 3, 6}},  // 1.15
    {3888, Precision::f64, Lines::far, Way::along, 8, {8, 6, 9, 9}},  // 1.24
    {3900, Precision::f32, Lines::few, Way::along, 16, {13, 12, 5, 5}},  // 1.04
    {3900, Precision::f32, Lines::many, Way::along, 16, {13, 12, 5, 5}},  // 1.10
    {3900, Precision::f64, Lines::few, Way::along, 8, {13, 5, 5, 12}},  // 1.11
    {3900, Precision::f64, Lines::many, Way::along, 8, {13, 5, 5, 12}},  // 1.20
    {3910, Precision::f32, Lines::many, Way::lines, 16, {23, 17, 10}},  // 1.96
    {3910, Precision::f64, Lines::few, Way::along, 8, {5, 2, 17, 23}},  // 1.13
    {3910, Precision::f64, Lines::many, Way::lines, 8, {10, 17, 23}},  // 1.50
    {3920, Precision::f32, Lines::few, Way::along, 16, {16, 5, 7, 7}},  // 1.04
    {3920, Precision::f32, Lines::many, Way::along, 16, {16, 5, 7, 7}},  // 1.08
    {3920, Precision::f32, Lines::far, Way::along, 8, {8, 7, 7, 10}},  // 1.11
    {3920, Precision::f64, Lines::few, Way::along, 8, {7, 7, 5, 4, 4}},  // 1.12
    {3920, Precision::f64, Lines::many, Way::along, 8, {7, 10, 8, 7}},  // 1.14
    {3927, Precision::f32, Lines::many, Way::lines, 16, {17, 11, 7, 3}},  // 1.22
    {3933, Precision::f32, Lines::few, Way::lines, 1, {9, 19, 23}},  // 1.37
    {3933, Precision::f32, Lines::many, Way::lines, 16, {23, 19, 3, 3}},  // 1.10
    {3933, Precision::f64, Lines::few, Way::along, 4, {9, 19, 23}},  // 1.06
    {3933, Precision::f64, Lines::many, Way::lines, 8, {23, 19, 3, 3}},  // 1.65
    {3952, Precision::f32, Lines::few, Way::along, 16, {16, 13, 19}},  // 1.07
    {3960, Precision::f64, Lines::few, Way::along, 8, {8, 11, 5, 3, 3}},  // 1.18
    {3960, Precision::f64, Lines::many, Way::along, 8, {8, 3, 3, 5, 11}},  // 1.31
    {3969, Precision::f32, Lines::many, Way::along, 16, {27, 3, 7, 7}},  // 1.04
    {3969, Precision::f64, Lines::few, Way::along, 8, {7, 3, 3, 3, 3, 7}},  // 1.13
    {3969, Precision::f64, Lines::many, Way::along, 8, {21, 3, 3, 3, 7}},  // 1.26
    {3971, Precision::f32, Lines::many, Way::lines, 16, {11, 19, 19}},  // 1.33
    {3971, Precision::f64, Lines::many, Way::lines, 8, {11, 19, 19}},  // 1.27
    {3990, Precision::f32, Lines::few, Way::along, 16, {15, 2, 7, 19}},  // 1.07
    {3990, Precision::f32, Lines::many, Way::along, 16, {15, 19, 14}},  // 1.16
    {3990, Precision::f64, Lines::few, Way::along, 8, {7, 19, 6, 5}},  // 1.25
    {3990, Precision::f64, Lines::many, Way::along, 8, {7, 19, 6, 5}},  // 1.32
    {3993, Precision::f32, Lines::many, Way::lines, 16, {11, 11, 11, 3}},  // 1.07
    {4000, Precision::f32, Lines::many, Way::along, 16, {16, 5, 5, 10}},  // 1.13
    {4000, Precision::f32, Lines::far, Way::along, 16, {16, 5, 5, 10}},  // 1.16
    {4000, Precision::f64, Lines::far, Way::along, 8, {8, 4, 5, 5, 5}},  // 1.15
    {4004, Precision::f32, Lines::few, Way::along, 16, {13, 11, 7, 4}},  // 1.08
    {4004, Precision::f32, Lines::many, Way::along, 16, {13, 4, 7, 11}},  // 1.14
    {4004, Precision::f64, Lines::many, Way::along, 8, {13, 4, 7, 11}},  // 1.07
    {4025, Precision::f32, Lines::many, Way::lines, 16, {5, 5, 7, 23}},  // 1.15
    {4032, Precision::f32, Lines::few, Way::along, 16, {16, 6, 6, 7}},  // 1.06
    {4032, Precision::f32, Lines::many, Way::along, 16, {16, 6, 6, 7}},  // 1.15
    {4032, Precision::f32, Lines::far, Way::along, 16, {16, 6, 6, 7}},  // 1.13
    {4032, Precision::f64, Lines::few, Way::along, 8, {8, 7, 6, 4, 3}},  // 1.17
    {4032, Precision::f64, Lines::many, Way::along, 8, {14, 6, 6, 8}},  // 1.20
    {4032, Precision::f64, Lines::far, Way::along, 8, {8, 7, 8, 9}},  // 1.07
    {4046, Precision::f32, Lines::many, Way::lines, 16, {17, 17, 14}},  // 1.15
    {4046, Precision::f64, Lines::few, Way::along, 8, {14, 17, 17}},  // 1.08
    {4046, Precision::f64, Lines::many, Way::lines, 8, {14, 17, 17}},  // 1.08
    {4048, Precision::f32, Lines::few, Way::along, 16, {16, 11, 23}},  // 1.04
    {4048, Precision::f64, Lines::few, Way::along, 8, {8, 2, 11, 23}},  // 1.05
    {4050, Precision::f32, Lines::few, Way::along, 16, {15, 3, 3, 5, 6}},  // 1.04
    {4050, Precision::f32, Lines::many, Way::along, 16, {15, 3, 3, 5, 6}},  // 1.05
    {4050, Precision::f64, Lines::few, Way::along, 8, {15, 3, 3, 5, 6}},  // 1.16
    {4050, Precision::f64, Lines::many, Way::along, 8, {15, 3, 3, 5, 6}},  // 1.20
    {4056, Precision::f32, Lines::few, Way::along, 16, {13, 4, 6, 13}},  // 1.05
    {4056, Precision::f64, Lines::few, Way::along, 8, {13, 4, 6, 13}},  // 1.04
    {4056, Precision::f64, Lines::many, Way::along, 8, {13, 4, 6, 13}},  // 1.06
    {4080, Precision::f32, Lines::few, Way::along, 16, {16, 3, 5, 17}},  // 1.08
    {4080, Precision::f32, Lines::many, Way::along, 16, {15, 17, 4, 4}},  // 1.04
    {4080, Precision::f64, Lines::few, Way::along, 8, {8, 17, 10, 3}},  // 1.05
    {4080, Precision::f64, Lines::many, Way::along, 8, {8, 5, 6, 17}},  // 1.09
    {4095, Precision::f32, Lines::few, Way::along, 16, {13, 3, 3, 5, 7}},  // 1.07
    {4095, Precision::f32, Lines::many, Way::along, 16, {13, 3, 3, 5, 7}},  // 1.16
    {4095, Precision::f64, Lines::few, Way::along, 8, {13, 3, 3, 5, 7}},  // 1.20
    {4095, Precision::f64, Lines::many, Way::along, 8, {13, 3, 3, 5, 7}},  // 1.22
    {4096, Precision::f32, Lines::far, Way::along, 8, {8, 8, 8, 8}},  // 1.17
    {4096, Precision::f64, Lines::many, Way::along, 8, {8, 4, 4, 4, 8}},  // 1.05
};
// clang-format on

}  // namespace TeamFFT::Impl

#endif
