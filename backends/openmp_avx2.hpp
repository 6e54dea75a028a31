// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measured choices for hosts with vectors of 32 bytes, printed by teamfft-tune-host; what they give is in perf/NOTES.md.
#ifndef TEAMFFT_BACKENDS_OPENMP_AVX2_HPP
#define TEAMFFT_BACKENDS_OPENMP_AVX2_HPP

#include <backends/openmp.hpp>

namespace TeamFFT::Impl {

// clang-format off
// length, precision, lines, way, lanes, radices; measured: the rules' time over this one's
inline constexpr HostRow openmp_avx2_rows[] = {
    {6, Precision::f64, Lines::few, Way::lines, 1, {2, 3}},  // 1.07
    {8, Precision::f32, Lines::few, Way::lines, 1, {4, 2}},  // 1.08
    {8, Precision::f64, Lines::few, Way::lines, 1, {2, 4}},  // 1.07
    {9, Precision::f32, Lines::few, Way::lines, 1, {3, 3}},  // 1.05
    {9, Precision::f64, Lines::few, Way::lines, 1, {3, 3}},  // 1.28
    {10, Precision::f32, Lines::few, Way::lines, 1, {5, 2}},  // 1.18
    {10, Precision::f64, Lines::few, Way::lines, 1, {2, 5}},  // 1.24
    {14, Precision::f32, Lines::few, Way::lines, 1, {2, 7}},  // 1.05
    {14, Precision::f64, Lines::few, Way::lines, 1, {2, 7}},  // 1.16
    {16, Precision::f32, Lines::few, Way::lines, 1, {8, 2}},  // 1.57
    {18, Precision::f64, Lines::few, Way::along, 4, {3, 3, 2}},  // 1.06
    {20, Precision::f32, Lines::few, Way::lines, 1, {5, 2, 2}},  // 1.06
    {22, Precision::f32, Lines::few, Way::lines, 1, {2, 11}},  // 1.15
    {22, Precision::f64, Lines::few, Way::lines, 1, {2, 11}},  // 1.20
    {24, Precision::f32, Lines::few, Way::lines, 1, {8, 3}},  // 1.12
    {26, Precision::f32, Lines::few, Way::lines, 1, {2, 13}},  // 1.20
    {26, Precision::f64, Lines::few, Way::lines, 1, {2, 13}},  // 1.29
    {28, Precision::f32, Lines::few, Way::lines, 1, {4, 7}},  // 1.24
    {30, Precision::f64, Lines::few, Way::along, 4, {6, 5}},  // 1.10
    {32, Precision::f32, Lines::few, Way::lines, 1, {4, 4, 2}},  // 1.16
    {33, Precision::f32, Lines::few, Way::lines, 1, {3, 11}},  // 1.05
    {33, Precision::f32, Lines::many, Way::lines, 8, {3, 11}},  // 2.02
    {34, Precision::f32, Lines::few, Way::lines, 1, {2, 17}},  // 1.21
    {34, Precision::f64, Lines::few, Way::lines, 1, {2, 17}},  // 1.30
    {35, Precision::f32, Lines::few, Way::lines, 1, {5, 7}},  // 1.15
    {36, Precision::f32, Lines::few, Way::lines, 1, {4, 9}},  // 1.08
    {38, Precision::f32, Lines::few, Way::lines, 1, {2, 19}},  // 1.34
    {38, Precision::f64, Lines::few, Way::lines, 1, {2, 19}},  // 1.36
    {39, Precision::f32, Lines::few, Way::lines, 1, {3, 13}},  // 1.05
    {39, Precision::f32, Lines::many, Way::lines, 8, {13, 3}},  // 2.06
    {42, Precision::f32, Lines::few, Way::lines, 1, {6, 7}},  // 1.14
    {42, Precision::f64, Lines::few, Way::along, 4, {6, 7}},  // 1.07
    {44, Precision::f32, Lines::few, Way::lines, 1, {4, 11}},  // 1.50
    {45, Precision::f32, Lines::few, Way::along, 8, {5, 3, 3}},  // 1.06
    {45, Precision::f64, Lines::few, Way::along, 4, {3, 3, 5}},  // 1.05
    {46, Precision::f32, Lines::few, Way::lines, 1, {2, 23}},  // 1.53
    {46, Precision::f64, Lines::few, Way::lines, 1, {2, 23}},  // 1.48
    {51, Precision::f32, Lines::few, Way::lines, 1, {3, 17}},  // 1.06
    {51, Precision::f64, Lines::many, Way::lines, 4, {17, 3}},  // 1.09
    {52, Precision::f32, Lines::few, Way::lines, 1, {4, 13}},  // 1.41
    {54, Precision::f32, Lines::few, Way::along, 8, {6, 3, 3}},  // 1.04
    {54, Precision::f64, Lines::few, Way::along, 4, {6, 3, 3}},  // 1.08
    {56, Precision::f64, Lines::few, Way::along, 4, {4, 14}},  // 1.08
    {57, Precision::f32, Lines::few, Way::lines, 1, {3, 19}},  // 1.14
    {60, Precision::f64, Lines::few, Way::along, 4, {4, 3, 5}},  // 1.07
    {64, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4}},  // 1.08
    {68, Precision::f32, Lines::few, Way::lines, 1, {4, 17}},  // 1.59
    {68, Precision::f32, Lines::many, Way::lines, 8, {17, 2, 2}},  // 1.05
    {69, Precision::f32, Lines::few, Way::lines, 1, {3, 23}},  // 1.19
    {69, Precision::f64, Lines::many, Way::lines, 4, {23, 3}},  // 1.05
    {75, Precision::f32, Lines::few, Way::along, 8, {5, 3, 5}},  // 1.07
    {76, Precision::f32, Lines::few, Way::lines, 1, {4, 19}},  // 1.84
    {81, Precision::f32, Lines::few, Way::lines, 1, {3, 3, 9}},  // 1.28
    {81, Precision::f64, Lines::few, Way::along, 4, {3, 3, 3, 3}},  // 1.15
    {84, Precision::f64, Lines::few, Way::along, 4, {4, 3, 7}},  // 1.06
    {85, Precision::f32, Lines::many, Way::lines, 8, {17, 5}},  // 1.57
    {85, Precision::f64, Lines::many, Way::lines, 4, {17, 5}},  // 1.11
    {88, Precision::f64, Lines::few, Way::along, 4, {11, 4, 2}},  // 1.05
    {91, Precision::f64, Lines::few, Way::along, 4, {13, 7}},  // 1.10
    {92, Precision::f32, Lines::few, Way::lines, 1, {4, 23}},  // 2.07
    {92, Precision::f32, Lines::many, Way::lines, 8, {23, 2, 2}},  // 1.05
    {95, Precision::f32, Lines::many, Way::lines, 8, {19, 5}},  // 1.42
    {95, Precision::f64, Lines::many, Way::lines, 4, {19, 5}},  // 1.08
    {98, Precision::f32, Lines::few, Way::along, 8, {7, 2, 7}},  // 1.07
    {98, Precision::f64, Lines::few, Way::along, 4, {14, 7}},  // 1.08
    {99, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3}},  // 1.04
    {99, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3}},  // 1.07
    {100, Precision::f32, Lines::few, Way::along, 8, {5, 4, 5}},  // 1.05
    {100, Precision::f64, Lines::many, Way::groups, 4, {5, 5, 4}},  // 1.50
    {102, Precision::f32, Lines::many, Way::lines, 8, {17, 6}},  // 1.38
    {102, Precision::f64, Lines::few, Way::along, 4, {6, 17}},  // 1.20
    {102, Precision::f64, Lines::many, Way::lines, 4, {17, 6}},  // 1.17
    {104, Precision::f64, Lines::few, Way::along, 4, {13, 2, 4}},  // 1.10
    {104, Precision::f64, Lines::many, Way::groups, 4, {13, 8}},  // 1.16
    {105, Precision::f32, Lines::few, Way::along, 8, {7, 3, 5}},  // 1.06
    {108, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3}},  // 1.14
    {108, Precision::f64, Lines::many, Way::groups, 4, {6, 6, 3}},  // 1.85
    {112, Precision::f32, Lines::few, Way::along, 8, {8, 14}},  // 1.09
    {112, Precision::f64, Lines::few, Way::along, 4, {4, 4, 7}},  // 1.09
    {112, Precision::f64, Lines::many, Way::groups, 4, {16, 7}},  // 1.17
    {114, Precision::f32, Lines::many, Way::lines, 8, {19, 6}},  // 1.57
    {114, Precision::f64, Lines::few, Way::along, 4, {6, 19}},  // 3.33
    {114, Precision::f64, Lines::many, Way::along, 4, {6, 19}},  // 2.77
    {115, Precision::f32, Lines::many, Way::lines, 8, {23, 5}},  // 1.42
    {115, Precision::f64, Lines::many, Way::lines, 4, {23, 5}},  // 1.11
    {117, Precision::f32, Lines::many, Way::lines, 8, {13, 3, 3}},  // 1.08
    {117, Precision::f64, Lines::few, Way::along, 4, {3, 13, 3}},  // 1.20
    {119, Precision::f32, Lines::many, Way::lines, 8, {17, 7}},  // 1.60
    {120, Precision::f32, Lines::few, Way::along, 8, {8, 15}},  // 1.05
    {120, Precision::f64, Lines::many, Way::groups, 4, {6, 5, 4}},  // 1.46
    {128, Precision::f64, Lines::many, Way::groups, 4, {16, 8}},  // 1.27
    {132, Precision::f64, Lines::many, Way::groups, 4, {11, 4, 3}},  // 1.32
    {133, Precision::f32, Lines::many, Way::lines, 8, {19, 7}},  // 1.59
    {135, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3}},  // 1.10
    {136, Precision::f32, Lines::many, Way::lines, 8, {17, 4, 2}},  // 1.22
    {138, Precision::f32, Lines::many, Way::lines, 8, {23, 6}},  // 1.24
    {138, Precision::f64, Lines::few, Way::along, 4, {6, 23}},  // 1.10
    {138, Precision::f64, Lines::many, Way::lines, 4, {23, 6}},  // 1.11
    {140, Precision::f64, Lines::many, Way::groups, 4, {7, 5, 4}},  // 1.26
    {144, Precision::f64, Lines::many, Way::groups, 4, {6, 6, 4}},  // 1.38
    {150, Precision::f32, Lines::few, Way::along, 8, {6, 5, 5}},  // 1.23
    {150, Precision::f64, Lines::few, Way::along, 4, {15, 5, 2}},  // 1.31
    {152, Precision::f32, Lines::many, Way::lines, 8, {19, 8}},  // 1.63
    {152, Precision::f64, Lines::few, Way::along, 4, {4, 2, 19}},  // 3.36
    {152, Precision::f64, Lines::many, Way::along, 4, {4, 2, 19}},  // 3.15
    {153, Precision::f32, Lines::few, Way::lines, 1, {3, 3, 17}},  // 1.83
    {153, Precision::f32, Lines::many, Way::lines, 8, {17, 3, 3}},  // 1.04
    {153, Precision::f64, Lines::many, Way::lines, 4, {17, 3, 3}},  // 1.05
    {154, Precision::f32, Lines::few, Way::along, 8, {7, 2, 11}},  // 1.08
    {156, Precision::f64, Lines::few, Way::along, 4, {4, 3, 13}},  // 1.13
    {156, Precision::f64, Lines::many, Way::groups, 4, {13, 4, 3}},  // 1.43
    {160, Precision::f32, Lines::few, Way::along, 8, {8, 4, 5}},  // 1.16
    {160, Precision::f64, Lines::many, Way::groups, 4, {8, 5, 4}},  // 1.29
    {161, Precision::f32, Lines::many, Way::lines, 8, {23, 7}},  // 1.38
    {162, Precision::f32, Lines::few, Way::along, 8, {6, 3, 3, 3}},  // 1.17
    {162, Precision::f64, Lines::few, Way::along, 4, {6, 3, 3, 3}},  // 1.37
    {165, Precision::f32, Lines::few, Way::along, 8, {11, 3, 5}},  // 1.07
    {168, Precision::f32, Lines::few, Way::along, 8, {8, 3, 7}},  // 1.05
    {168, Precision::f32, Lines::many, Way::groups, 8, {7, 6, 4}},  // 1.42
    {168, Precision::f64, Lines::few, Way::along, 4, {14, 4, 3}},  // 1.05
    {168, Precision::f64, Lines::many, Way::groups, 4, {7, 6, 4}},  // 1.42
    {170, Precision::f32, Lines::many, Way::lines, 8, {17, 10}},  // 1.52
    {170, Precision::f64, Lines::many, Way::lines, 4, {17, 10}},  // 1.15
    {171, Precision::f32, Lines::few, Way::lines, 1, {9, 19}},  // 1.97
    {171, Precision::f32, Lines::many, Way::lines, 8, {19, 3, 3}},  // 1.07
    {171, Precision::f64, Lines::few, Way::along, 4, {3, 3, 19}},  // 2.82
    {171, Precision::f64, Lines::many, Way::along, 4, {9, 19}},  // 3.11
    {176, Precision::f32, Lines::many, Way::groups, 8, {16, 11}},  // 1.43
    {176, Precision::f64, Lines::many, Way::along, 4, {11, 4, 4}},  // 1.14
    {180, Precision::f64, Lines::few, Way::along, 4, {15, 4, 3}},  // 1.21
    {180, Precision::f64, Lines::many, Way::groups, 4, {6, 6, 5}},  // 1.60
    {182, Precision::f32, Lines::few, Way::along, 8, {13, 2, 7}},  // 1.17
    {182, Precision::f64, Lines::few, Way::along, 4, {13, 14}},  // 1.19
    {184, Precision::f32, Lines::many, Way::lines, 8, {23, 8}},  // 1.15
    {184, Precision::f64, Lines::few, Way::along, 4, {4, 2, 23}},  // 1.05
    {184, Precision::f64, Lines::many, Way::along, 4, {4, 2, 23}},  // 1.12
    {187, Precision::f32, Lines::many, Way::lines, 8, {17, 11}},  // 1.62
    {189, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 3}},  // 1.14
    {189, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3}},  // 1.13
    {190, Precision::f32, Lines::few, Way::along, 8, {5, 2, 19}},  // 1.11
    {190, Precision::f32, Lines::many, Way::lines, 8, {19, 5, 2}},  // 1.45
    {190, Precision::f64, Lines::few, Way::along, 4, {5, 2, 19}},  // 3.49
    {190, Precision::f64, Lines::many, Way::lines, 4, {19, 10}},  // 3.81
    {192, Precision::f32, Lines::few, Way::along, 8, {8, 4, 6}},  // 1.04
    {192, Precision::f32, Lines::many, Way::groups, 8, {8, 6, 4}},  // 1.31
    {192, Precision::f64, Lines::many, Way::groups, 4, {8, 6, 4}},  // 1.42
    {195, Precision::f32, Lines::few, Way::along, 8, {13, 5, 3}},  // 1.20
    {195, Precision::f64, Lines::few, Way::along, 4, {13, 5, 3}},  // 1.11
    {196, Precision::f64, Lines::many, Way::groups, 4, {7, 7, 4}},  // 1.33
    {200, Precision::f32, Lines::many, Way::groups, 8, {8, 5, 5}},  // 1.28
    {200, Precision::f64, Lines::few, Way::along, 4, {4, 5, 10}},  // 1.11
    {200, Precision::f64, Lines::many, Way::groups, 4, {8, 5, 5}},  // 1.30
    {204, Precision::f32, Lines::many, Way::lines, 8, {17, 4, 3}},  // 1.46
    {204, Precision::f64, Lines::few, Way::along, 4, {4, 3, 17}},  // 1.06
    {204, Precision::f64, Lines::many, Way::along, 4, {4, 3, 17}},  // 1.10
    {207, Precision::f32, Lines::few, Way::lines, 1, {9, 23}},  // 2.18
    {207, Precision::f64, Lines::few, Way::along, 4, {9, 23}},  // 1.06
    {208, Precision::f32, Lines::few, Way::along, 8, {13, 4, 4}},  // 1.22
    {208, Precision::f32, Lines::many, Way::lines, 8, {13, 4, 4}},  // 1.30
    {208, Precision::f64, Lines::few, Way::along, 4, {4, 4, 13}},  // 1.10
    {208, Precision::f64, Lines::many, Way::along, 4, {4, 4, 13}},  // 1.07
    {209, Precision::f32, Lines::many, Way::lines, 8, {19, 11}},  // 1.32
    {210, Precision::f32, Lines::few, Way::along, 8, {7, 6, 5}},  // 1.13
    {210, Precision::f64, Lines::few, Way::along, 4, {7, 6, 5}},  // 1.16
    {216, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 3}},  // 1.15
    {216, Precision::f32, Lines::many, Way::groups, 8, {6, 6, 6}},  // 1.63
    {216, Precision::f64, Lines::few, Way::along, 4, {4, 6, 3, 3}},  // 1.21
    {216, Precision::f64, Lines::many, Way::groups, 4, {6, 6, 6}},  // 1.69
    {220, Precision::f32, Lines::few, Way::along, 8, {11, 4, 5}},  // 1.28
    {220, Precision::f64, Lines::many, Way::groups, 4, {11, 5, 4}},  // 1.16
    {221, Precision::f32, Lines::many, Way::lines, 8, {17, 13}},  // 1.33
    {224, Precision::f32, Lines::few, Way::along, 8, {8, 4, 7}},  // 1.08
    {224, Precision::f32, Lines::many, Way::groups, 8, {8, 7, 4}},  // 1.30
    {224, Precision::f64, Lines::many, Way::groups, 4, {8, 7, 4}},  // 1.15
    {225, Precision::f32, Lines::many, Way::lines, 8, {5, 5, 3, 3}},  // 1.05
    {225, Precision::f64, Lines::many, Way::along, 4, {15, 3, 5}},  // 1.08
    {228, Precision::f32, Lines::few, Way::along, 8, {6, 2, 19}},  // 1.06
    {228, Precision::f32, Lines::many, Way::lines, 8, {19, 12}},  // 1.29
    {228, Precision::f64, Lines::few, Way::along, 4, {4, 3, 19}},  // 3.44
    {228, Precision::f64, Lines::many, Way::along, 4, {4, 3, 19}},  // 3.19
    {230, Precision::f32, Lines::many, Way::lines, 8, {23, 10}},  // 1.49
    {230, Precision::f64, Lines::few, Way::along, 4, {5, 2, 23}},  // 1.34
    {230, Precision::f64, Lines::many, Way::lines, 4, {23, 5, 2}},  // 1.56
    {234, Precision::f32, Lines::few, Way::along, 8, {6, 13, 3}},  // 1.16
    {238, Precision::f32, Lines::many, Way::lines, 8, {17, 14}},  // 1.22
    {238, Precision::f64, Lines::few, Way::along, 4, {7, 2, 17}},  // 1.15
    {238, Precision::f64, Lines::many, Way::along, 4, {14, 17}},  // 1.11
    {240, Precision::f32, Lines::many, Way::groups, 8, {8, 6, 5}},  // 1.07
    {240, Precision::f64, Lines::few, Way::along, 4, {4, 6, 10}},  // 1.05
    {240, Precision::f64, Lines::many, Way::groups, 4, {8, 6, 5}},  // 1.28
    {242, Precision::f32, Lines::few, Way::along, 8, {11, 2, 11}},  // 1.18
    {243, Precision::f32, Lines::few, Way::along, 8, {27, 3, 3}},  // 1.14
    {243, Precision::f64, Lines::few, Way::along, 4, {9, 3, 3, 3}},  // 1.38
    {245, Precision::f64, Lines::few, Way::along, 4, {7, 5, 7}},  // 1.09
    {247, Precision::f32, Lines::many, Way::lines, 8, {19, 13}},  // 1.26
    {250, Precision::f32, Lines::few, Way::along, 8, {5, 10, 5}},  // 1.58
    {252, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 7}},  // 1.15
    {252, Precision::f64, Lines::many, Way::groups, 4, {7, 6, 6}},  // 1.49
    {253, Precision::f32, Lines::many, Way::lines, 8, {23, 11}},  // 1.70
    {255, Precision::f32, Lines::few, Way::along, 8, {5, 17, 3}},  // 1.16
    {255, Precision::f32, Lines::many, Way::lines, 8, {17, 5, 3}},  // 1.55
    {256, Precision::f32, Lines::many, Way::groups, 8, {8, 8, 4}},  // 1.21
    {256, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 4}},  // 1.07
    {256, Precision::f64, Lines::many, Way::groups, 4, {8, 8, 4}},  // 1.25
    {260, Precision::f32, Lines::many, Way::lines, 8, {13, 5, 4}},  // 1.15
    {264, Precision::f64, Lines::many, Way::along, 4, {4, 6, 11}},  // 1.12
    {266, Precision::f32, Lines::many, Way::lines, 8, {19, 14}},  // 1.21
    {266, Precision::f64, Lines::few, Way::along, 4, {7, 2, 19}},  // 3.46
    {266, Precision::f64, Lines::many, Way::along, 4, {14, 19}},  // 3.04
    {270, Precision::f32, Lines::few, Way::along, 8, {6, 3, 3, 5}},  // 1.38
    {270, Precision::f32, Lines::many, Way::lines, 8, {6, 5, 3, 3}},  // 1.55
    {270, Precision::f64, Lines::few, Way::along, 4, {15, 2, 3, 3}},  // 1.15
    {270, Precision::f64, Lines::many, Way::along, 4, {15, 2, 3, 3}},  // 1.13
    {272, Precision::f32, Lines::many, Way::lines, 8, {17, 4, 4}},  // 1.08
    {273, Precision::f32, Lines::few, Way::along, 8, {7, 3, 13}},  // 1.06
    {273, Precision::f32, Lines::many, Way::lines, 8, {13, 7, 3}},  // 1.08
    {275, Precision::f32, Lines::few, Way::along, 8, {5, 11, 5}},  // 1.38
    {275, Precision::f32, Lines::many, Way::lines, 8, {11, 5, 5}},  // 1.74
    {276, Precision::f32, Lines::many, Way::lines, 8, {23, 4, 3}},  // 1.28
    {276, Precision::f64, Lines::few, Way::along, 4, {4, 3, 23}},  // 1.04
    {280, Precision::f64, Lines::few, Way::along, 4, {14, 4, 5}},  // 1.05
    {280, Precision::f64, Lines::many, Way::along, 4, {4, 2, 5, 7}},  // 1.05
    {285, Precision::f32, Lines::many, Way::lines, 8, {19, 15}},  // 1.34
    {286, Precision::f32, Lines::few, Way::along, 8, {13, 2, 11}},  // 1.08
    {286, Precision::f32, Lines::many, Way::lines, 8, {13, 11, 2}},  // 1.21
    {286, Precision::f64, Lines::few, Way::along, 4, {11, 2, 13}},  // 1.09
    {286, Precision::f64, Lines::many, Way::along, 4, {11, 2, 13}},  // 1.08
    {288, Precision::f64, Lines::few, Way::along, 4, {4, 6, 4, 3}},  // 1.29
    {288, Precision::f64, Lines::many, Way::along, 4, {4, 3, 4, 6}},  // 1.13
    {294, Precision::f32, Lines::few, Way::along, 8, {7, 6, 7}},  // 1.06
    {294, Precision::f32, Lines::many, Way::lines, 8, {7, 7, 6}},  // 1.05
    {294, Precision::f64, Lines::few, Way::along, 4, {7, 6, 7}},  // 1.08
    {294, Precision::f64, Lines::many, Way::along, 4, {7, 6, 7}},  // 1.05
    {297, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3, 3}},  // 1.69
    {297, Precision::f32, Lines::many, Way::lines, 8, {11, 3, 3, 3}},  // 1.44
    {297, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 3}},  // 1.18
    {297, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 3}},  // 1.06
    {299, Precision::f32, Lines::many, Way::lines, 8, {23, 13}},  // 1.27
    {300, Precision::f32, Lines::few, Way::along, 8, {15, 4, 5}},  // 1.24
    {304, Precision::f32, Lines::many, Way::lines, 8, {19, 4, 4}},  // 1.11
    {304, Precision::f64, Lines::few, Way::along, 4, {4, 4, 19}},  // 2.79
    {304, Precision::f64, Lines::many, Way::along, 4, {4, 4, 19}},  // 2.16
    {306, Precision::f32, Lines::many, Way::lines, 8, {17, 3, 3, 2}},  // 1.29
    {306, Precision::f64, Lines::few, Way::along, 4, {6, 3, 17}},  // 1.09
    {306, Precision::f64, Lines::many, Way::along, 4, {6, 3, 17}},  // 1.12
    {312, Precision::f32, Lines::few, Way::along, 8, {8, 3, 13}},  // 1.12
    {315, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 5}},  // 1.27
    {315, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 5}},  // 1.18
    {320, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 5}},  // 1.08
    {320, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 5}},  // 1.10
    {322, Precision::f32, Lines::many, Way::lines, 8, {23, 14}},  // 1.16
    {322, Precision::f64, Lines::few, Way::along, 4, {7, 2, 23}},  // 1.12
    {322, Precision::f64, Lines::many, Way::along, 4, {7, 2, 23}},  // 1.10
    {323, Precision::f32, Lines::few, Way::lines, 1, {17, 19}},  // 1.24
    {323, Precision::f64, Lines::few, Way::lines, 1, {17, 19}},  // 1.12
    {324, Precision::f32, Lines::few, Way::along, 8, {6, 6, 3, 3}},  // 1.71
    {324, Precision::f32, Lines::many, Way::lines, 8, {6, 6, 3, 3}},  // 1.92
    {324, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3, 3}},  // 1.33
    {324, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 3}},  // 1.34
    {325, Precision::f32, Lines::many, Way::lines, 8, {13, 5, 5}},  // 1.12
    {330, Precision::f32, Lines::few, Way::along, 8, {6, 11, 5}},  // 1.15
    {330, Precision::f32, Lines::many, Way::lines, 8, {11, 6, 5}},  // 1.28
    {330, Precision::f64, Lines::few, Way::along, 4, {11, 6, 5}},  // 1.23
    {330, Precision::f64, Lines::many, Way::along, 4, {11, 6, 5}},  // 1.19
    {336, Precision::f32, Lines::few, Way::along, 8, {8, 6, 7}},  // 1.05
    {336, Precision::f32, Lines::many, Way::along, 8, {8, 6, 7}},  // 1.05
    {336, Precision::f64, Lines::many, Way::along, 4, {4, 3, 4, 7}},  // 1.05
    {338, Precision::f32, Lines::few, Way::along, 8, {13, 2, 13}},  // 1.10
    {338, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 2}},  // 1.33
    {340, Precision::f32, Lines::many, Way::lines, 8, {17, 5, 2, 2}},  // 1.43
    {342, Precision::f32, Lines::many, Way::lines, 8, {19, 6, 3}},  // 1.20
    {342, Precision::f64, Lines::few, Way::along, 4, {6, 3, 19}},  // 3.30
    {342, Precision::f64, Lines::many, Way::along, 4, {6, 3, 19}},  // 3.30
    {345, Precision::f32, Lines::few, Way::along, 8, {5, 23, 3}},  // 1.05
    {345, Precision::f32, Lines::many, Way::lines, 8, {23, 15}},  // 1.59
    {350, Precision::f32, Lines::few, Way::along, 8, {7, 5, 10}},  // 1.10
    {350, Precision::f64, Lines::few, Way::along, 4, {7, 5, 10}},  // 1.04
    {350, Precision::f64, Lines::many, Way::along, 4, {7, 5, 10}},  // 1.10
    {351, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 3}},  // 1.63
    {351, Precision::f32, Lines::many, Way::lines, 8, {13, 3, 3, 3}},  // 1.82
    {351, Precision::f64, Lines::few, Way::along, 4, {13, 3, 3, 3}},  // 1.18
    {351, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 3}},  // 1.09
    {357, Precision::f32, Lines::many, Way::lines, 8, {17, 7, 3}},  // 1.21
    {360, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 5}},  // 1.17
    {363, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 3}},  // 1.35
    {363, Precision::f64, Lines::many, Way::along, 4, {11, 3, 11}},  // 1.09
    {364, Precision::f32, Lines::few, Way::along, 8, {13, 4, 7}},  // 1.09
    {374, Precision::f32, Lines::few, Way::along, 8, {11, 2, 17}},  // 1.07
    {374, Precision::f32, Lines::many, Way::lines, 8, {17, 11, 2}},  // 1.47
    {375, Precision::f32, Lines::many, Way::lines, 8, {5, 5, 5, 3}},  // 1.05
    {378, Precision::f32, Lines::few, Way::along, 8, {7, 6, 3, 3}},  // 1.20
    {378, Precision::f32, Lines::many, Way::along, 8, {7, 6, 3, 3}},  // 1.19
    {378, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 6}},  // 1.27
    {378, Precision::f64, Lines::many, Way::along, 4, {14, 3, 3, 3}},  // 1.21
    {380, Precision::f32, Lines::many, Way::lines, 8, {19, 5, 4}},  // 1.39
    {380, Precision::f64, Lines::few, Way::along, 4, {4, 5, 19}},  // 2.78
    {380, Precision::f64, Lines::many, Way::along, 4, {4, 5, 19}},  // 3.14
    {384, Precision::f32, Lines::few, Way::along, 8, {8, 3, 4, 4}},  // 1.12
    {384, Precision::f64, Lines::few, Way::along, 4, {4, 3, 4, 8}},  // 1.14
    {390, Precision::f32, Lines::few, Way::along, 8, {13, 6, 5}},  // 1.33
    {390, Precision::f32, Lines::many, Way::lines, 8, {13, 6, 5}},  // 1.43
    {390, Precision::f64, Lines::few, Way::along, 4, {13, 5, 6}},  // 1.17
    {390, Precision::f64, Lines::many, Way::along, 4, {13, 5, 6}},  // 1.09
    {391, Precision::f32, Lines::few, Way::lines, 1, {17, 23}},  // 1.26
    {391, Precision::f64, Lines::few, Way::lines, 1, {17, 23}},  // 1.26
    {392, Precision::f64, Lines::few, Way::along, 4, {14, 4, 7}},  // 1.11
    {392, Precision::f64, Lines::many, Way::along, 4, {7, 8, 7}},  // 1.52
    {396, Precision::f32, Lines::few, Way::along, 8, {11, 4, 3, 3}},  // 1.18
    {396, Precision::f32, Lines::many, Way::lines, 8, {11, 6, 6}},  // 1.28
    {396, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 4}},  // 1.09
    {396, Precision::f64, Lines::many, Way::along, 4, {11, 6, 6}},  // 1.36
    {399, Precision::f32, Lines::many, Way::lines, 8, {19, 7, 3}},  // 1.13
    {399, Precision::f64, Lines::few, Way::along, 4, {7, 3, 19}},  // 3.22
    {399, Precision::f64, Lines::many, Way::along, 4, {7, 3, 19}},  // 2.42
    {400, Precision::f32, Lines::many, Way::along, 8, {8, 2, 5, 5}},  // 1.24
    {400, Precision::f64, Lines::many, Way::along, 4, {4, 4, 5, 5}},  // 1.09
    {405, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 3}},  // 1.29
    {405, Precision::f32, Lines::many, Way::lines, 8, {9, 5, 3, 3}},  // 1.28
    {405, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 3}},  // 1.29
    {405, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 3}},  // 1.31
    {408, Precision::f64, Lines::few, Way::along, 4, {4, 6, 17}},  // 1.13
    {408, Precision::f64, Lines::many, Way::along, 4, {4, 6, 17}},  // 1.09
    {414, Precision::f32, Lines::many, Way::lines, 8, {23, 3, 3, 2}},  // 1.22
    {414, Precision::f64, Lines::many, Way::lines, 4, {23, 6, 3}},  // 1.05
    {416, Precision::f32, Lines::few, Way::along, 8, {8, 4, 13}},  // 1.12
    {416, Precision::f32, Lines::many, Way::along, 8, {8, 4, 13}},  // 1.04
    {416, Precision::f64, Lines::few, Way::along, 4, {4, 8, 13}},  // 1.05
    {418, Precision::f32, Lines::few, Way::along, 8, {11, 2, 19}},  // 1.06
    {418, Precision::f32, Lines::many, Way::lines, 8, {19, 11, 2}},  // 1.46
    {418, Precision::f64, Lines::few, Way::along, 4, {11, 2, 19}},  // 3.00
    {418, Precision::f64, Lines::many, Way::along, 4, {11, 2, 19}},  // 3.11
    {420, Precision::f32, Lines::few, Way::along, 8, {7, 6, 10}},  // 1.21
    {420, Precision::f32, Lines::many, Way::along, 8, {7, 10, 6}},  // 1.49
    {420, Precision::f64, Lines::few, Way::along, 4, {15, 4, 7}},  // 1.09
    {420, Precision::f64, Lines::many, Way::along, 4, {15, 4, 7}},  // 1.11
    {425, Precision::f32, Lines::few, Way::along, 8, {5, 17, 5}},  // 1.24
    {425, Precision::f32, Lines::many, Way::lines, 8, {17, 5, 5}},  // 1.33
    {425, Precision::f64, Lines::many, Way::lines, 4, {17, 5, 5}},  // 1.07
    {429, Precision::f32, Lines::few, Way::along, 8, {13, 3, 11}},  // 1.15
    {429, Precision::f32, Lines::many, Way::lines, 8, {13, 11, 3}},  // 1.22
    {429, Precision::f64, Lines::few, Way::along, 4, {11, 3, 13}},  // 1.14
    {429, Precision::f64, Lines::many, Way::along, 4, {11, 3, 13}},  // 1.09
    {432, Precision::f32, Lines::few, Way::along, 8, {8, 6, 3, 3}},  // 1.19
    {437, Precision::f32, Lines::few, Way::lines, 1, {19, 23}},  // 1.17
    {437, Precision::f64, Lines::few, Way::lines, 1, {19, 23}},  // 1.13
    {441, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 7}},  // 1.17
    {441, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 7}},  // 1.15
    {441, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 7}},  // 1.16
    {441, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 7}},  // 1.20
    {442, Precision::f32, Lines::many, Way::lines, 8, {17, 13, 2}},  // 1.21
    {448, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 7}},  // 1.13
    {450, Precision::f32, Lines::few, Way::along, 8, {15, 2, 15}},  // 1.13
    {450, Precision::f32, Lines::many, Way::along, 8, {15, 5, 6}},  // 1.20
    {450, Precision::f64, Lines::few, Way::along, 4, {15, 5, 6}},  // 1.07
    {450, Precision::f64, Lines::many, Way::along, 4, {15, 5, 6}},  // 1.24
    {455, Precision::f32, Lines::many, Way::lines, 8, {5, 7, 13}},  // 1.08
    {455, Precision::f64, Lines::few, Way::along, 4, {13, 5, 7}},  // 1.06
    {456, Precision::f64, Lines::few, Way::along, 4, {4, 6, 19}},  // 2.92
    {456, Precision::f64, Lines::many, Way::along, 4, {4, 6, 19}},  // 2.86
    {459, Precision::f32, Lines::many, Way::lines, 8, {17, 3, 3, 3}},  // 2.15
    {459, Precision::f64, Lines::few, Way::along, 4, {9, 3, 17}},  // 1.21
    {459, Precision::f64, Lines::many, Way::along, 4, {9, 17, 3}},  // 1.11
    {460, Precision::f32, Lines::many, Way::lines, 8, {23, 5, 4}},  // 1.46
    {462, Precision::f64, Lines::few, Way::along, 4, {7, 6, 11}},  // 1.15
    {462, Precision::f64, Lines::many, Way::along, 4, {11, 6, 7}},  // 1.08
    {468, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 4}},  // 1.09
    {468, Precision::f32, Lines::many, Way::lines, 8, {13, 6, 3, 2}},  // 1.18
    {468, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 13}},  // 1.10
    {468, Precision::f64, Lines::many, Way::along, 4, {13, 6, 6}},  // 1.18
    {475, Precision::f32, Lines::few, Way::along, 8, {5, 19, 5}},  // 1.18
    {475, Precision::f32, Lines::many, Way::lines, 8, {19, 5, 5}},  // 1.37
    {475, Precision::f64, Lines::few, Way::along, 4, {5, 5, 19}},  // 3.33
    {475, Precision::f64, Lines::many, Way::lines, 4, {19, 5, 5}},  // 3.18
    {476, Precision::f32, Lines::many, Way::lines, 8, {17, 7, 4}},  // 1.07
    {480, Precision::f32, Lines::few, Way::along, 8, {8, 3, 4, 5}},  // 1.08
    {480, Precision::f32, Lines::many, Way::along, 8, {8, 3, 4, 5}},  // 1.04
    {484, Precision::f32, Lines::few, Way::along, 8, {11, 4, 11}},  // 1.17
    {484, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 4}},  // 1.26
    {484, Precision::f64, Lines::many, Way::along, 4, {11, 4, 11}},  // 1.05
    {486, Precision::f32, Lines::few, Way::along, 8, {6, 3, 3, 3, 3}},  // 1.78
    {486, Precision::f32, Lines::many, Way::lines, 8, {6, 3, 3, 3, 3}},  // 1.88
    {486, Precision::f64, Lines::few, Way::along, 4, {6, 3, 3, 3, 3}},  // 1.33
    {486, Precision::f64, Lines::many, Way::along, 4, {6, 3, 3, 3, 3}},  // 1.36
    {494, Precision::f32, Lines::few, Way::along, 8, {13, 2, 19}},  // 1.16
    {494, Precision::f32, Lines::many, Way::lines, 8, {19, 13, 2}},  // 1.30
    {494, Precision::f64, Lines::few, Way::along, 4, {13, 2, 19}},  // 3.10
    {494, Precision::f64, Lines::many, Way::along, 4, {13, 2, 19}},  // 3.06
    {495, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3, 5}},  // 1.08
    {495, Precision::f32, Lines::many, Way::lines, 8, {15, 11, 3}},  // 1.30
    {495, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 5}},  // 1.11
    {495, Precision::f64, Lines::many, Way::along, 4, {11, 15, 3}},  // 1.17
    {500, Precision::f32, Lines::few, Way::along, 8, {5, 5, 5, 4}},  // 1.13
    {500, Precision::f32, Lines::many, Way::lines, 8, {5, 5, 5, 4}},  // 1.44
    {504, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 7}},  // 1.16
    {504, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 7}},  // 1.17
    {504, Precision::f64, Lines::few, Way::along, 4, {4, 3, 6, 7}},  // 1.06
    {506, Precision::f32, Lines::many, Way::lines, 8, {23, 11, 2}},  // 1.49
    {506, Precision::f64, Lines::few, Way::along, 4, {11, 2, 23}},  // 1.07
    {506, Precision::f64, Lines::many, Way::along, 4, {11, 2, 23}},  // 1.08
    {507, Precision::f32, Lines::few, Way::along, 8, {13, 3, 13}},  // 1.09
    {507, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 3}},  // 1.17
    {510, Precision::f32, Lines::few, Way::along, 8, {6, 17, 5}},  // 1.14
    {510, Precision::f32, Lines::many, Way::lines, 8, {17, 6, 5}},  // 1.31
    {512, Precision::f32, Lines::few, Way::along, 8, {8, 4, 4, 4}},  // 1.14
    {512, Precision::f32, Lines::many, Way::along, 8, {8, 4, 4, 4}},  // 1.13
    {512, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 8}},  // 1.10
    {512, Precision::f64, Lines::many, Way::along, 4, {4, 8, 4, 4}},  // 1.13
    {513, Precision::f32, Lines::many, Way::lines, 8, {19, 3, 3, 3}},  // 1.65
    {513, Precision::f64, Lines::few, Way::along, 4, {9, 3, 19}},  // 3.07
    {513, Precision::f64, Lines::many, Way::along, 4, {9, 3, 19}},  // 3.18
    {525, Precision::f32, Lines::few, Way::along, 8, {15, 5, 7}},  // 1.22
    {525, Precision::f32, Lines::many, Way::along, 8, {7, 3, 5, 5}},  // 1.17
    {525, Precision::f64, Lines::few, Way::along, 4, {15, 5, 7}},  // 1.08
    {528, Precision::f64, Lines::few, Way::along, 4, {11, 4, 4, 3}},  // 1.13
    {528, Precision::f64, Lines::many, Way::along, 4, {11, 8, 6}},  // 1.08
    {532, Precision::f32, Lines::few, Way::along, 8, {7, 4, 19}},  // 1.04
    {532, Precision::f32, Lines::many, Way::lines, 8, {19, 14, 2}},  // 1.07
    {532, Precision::f64, Lines::few, Way::along, 4, {4, 7, 19}},  // 2.90
    {532, Precision::f64, Lines::many, Way::along, 4, {7, 4, 19}},  // 2.83
    {540, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 4}},  // 1.17
    {540, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 4}},  // 1.16
    {540, Precision::f64, Lines::few, Way::along, 4, {15, 4, 3, 3}},  // 1.23
    {540, Precision::f64, Lines::many, Way::along, 4, {15, 4, 3, 3}},  // 1.24
    {544, Precision::f32, Lines::many, Way::along, 8, {8, 17, 2, 2}},  // 1.06
    {544, Precision::f64, Lines::many, Way::along, 4, {4, 17, 4, 2}},  // 1.04
    {546, Precision::f64, Lines::few, Way::along, 4, {13, 6, 7}},  // 1.07
    {550, Precision::f32, Lines::few, Way::along, 8, {11, 5, 10}},  // 1.20
    {550, Precision::f32, Lines::many, Way::lines, 8, {11, 10, 5}},  // 1.33
    {552, Precision::f32, Lines::many, Way::lines, 8, {23, 4, 3, 2}},  // 1.10
    {560, Precision::f64, Lines::few, Way::along, 4, {4, 4, 5, 7}},  // 1.09
    {561, Precision::f32, Lines::many, Way::lines, 8, {17, 11, 3}},  // 1.32
    {567, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 9}},  // 1.12
    {567, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 3, 3}},  // 1.27
    {567, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3, 3}},  // 1.28
    {567, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 3}},  // 1.34
    {570, Precision::f32, Lines::few, Way::along, 8, {6, 19, 5}},  // 1.17
    {570, Precision::f32, Lines::many, Way::lines, 8, {19, 6, 5}},  // 1.29
    {570, Precision::f64, Lines::few, Way::along, 4, {15, 2, 19}},  // 3.30
    {570, Precision::f64, Lines::many, Way::along, 4, {15, 2, 19}},  // 3.58
    {572, Precision::f32, Lines::few, Way::along, 8, {13, 4, 11}},  // 1.12
    {572, Precision::f32, Lines::many, Way::lines, 8, {13, 11, 4}},  // 1.11
    {575, Precision::f32, Lines::many, Way::lines, 8, {23, 5, 5}},  // 1.44
    {575, Precision::f64, Lines::many, Way::lines, 4, {5, 5, 23}},  // 1.05
    {576, Precision::f32, Lines::few, Way::along, 8, {8, 6, 4, 3}},  // 1.28
    {576, Precision::f32, Lines::many, Way::along, 8, {8, 3, 4, 6}},  // 1.29
    {578, Precision::f32, Lines::few, Way::lines, 1, {2, 17, 17}},  // 1.31
    {578, Precision::f64, Lines::few, Way::lines, 1, {2, 17, 17}},  // 1.20
    {585, Precision::f32, Lines::few, Way::along, 8, {13, 3, 15}},  // 1.06
    {585, Precision::f32, Lines::many, Way::lines, 8, {13, 5, 3, 3}},  // 1.15
    {585, Precision::f64, Lines::few, Way::along, 4, {15, 3, 13}},  // 1.05
    {588, Precision::f32, Lines::few, Way::along, 8, {7, 12, 7}},  // 1.18
    {588, Precision::f64, Lines::few, Way::along, 4, {4, 3, 7, 7}},  // 1.06
    {588, Precision::f64, Lines::many, Way::along, 4, {7, 2, 6, 7}},  // 1.10
    {594, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3, 6}},  // 1.54
    {594, Precision::f32, Lines::many, Way::along, 8, {11, 2, 3, 3, 3}},  // 1.64
    {594, Precision::f64, Lines::few, Way::along, 4, {11, 6, 3, 3}},  // 1.17
    {594, Precision::f64, Lines::many, Way::along, 4, {11, 6, 3, 3}},  // 1.20
    {598, Precision::f32, Lines::many, Way::lines, 8, {23, 13, 2}},  // 1.23
    {598, Precision::f64, Lines::few, Way::along, 4, {13, 2, 23}},  // 1.13
    {598, Precision::f64, Lines::many, Way::along, 4, {13, 2, 23}},  // 1.05
    {605, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 5}},  // 1.16
    {608, Precision::f64, Lines::few, Way::along, 4, {4, 8, 19}},  // 3.01
    {608, Precision::f64, Lines::many, Way::along, 4, {4, 8, 19}},  // 2.55
    {612, Precision::f32, Lines::many, Way::lines, 8, {17, 4, 3, 3}},  // 1.34
    {612, Precision::f64, Lines::few, Way::along, 4, {4, 17, 3, 3}},  // 1.08
    {612, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 17}},  // 1.09
    {616, Precision::f64, Lines::few, Way::along, 4, {11, 8, 7}},  // 1.06
    {616, Precision::f64, Lines::many, Way::along, 4, {11, 2, 4, 7}},  // 1.07
    {621, Precision::f32, Lines::many, Way::lines, 8, {23, 3, 3, 3}},  // 1.64
    {621, Precision::f64, Lines::few, Way::along, 4, {9, 3, 23}},  // 1.09
    {621, Precision::f64, Lines::many, Way::lines, 4, {23, 3, 3, 3}},  // 1.22
    {624, Precision::f32, Lines::few, Way::along, 8, {13, 4, 4, 3}},  // 1.06
    {624, Precision::f32, Lines::many, Way::along, 8, {8, 6, 13}},  // 1.09
    {624, Precision::f64, Lines::few, Way::along, 4, {4, 2, 6, 13}},  // 1.10
    {624, Precision::f64, Lines::many, Way::along, 4, {4, 13, 6, 2}},  // 1.06
    {625, Precision::f32, Lines::few, Way::along, 8, {5, 5, 5, 5}},  // 1.13
    {625, Precision::f32, Lines::many, Way::lines, 8, {5, 5, 5, 5}},  // 1.35
    {627, Precision::f32, Lines::few, Way::along, 8, {11, 3, 19}},  // 1.07
    {627, Precision::f32, Lines::many, Way::lines, 8, {19, 11, 3}},  // 1.34
    {627, Precision::f64, Lines::few, Way::along, 4, {11, 3, 19}},  // 3.07
    {627, Precision::f64, Lines::many, Way::along, 4, {11, 3, 19}},  // 3.06
    {630, Precision::f32, Lines::few, Way::along, 8, {7, 6, 5, 3}},  // 1.12
    {630, Precision::f32, Lines::many, Way::along, 8, {7, 15, 6}},  // 1.08
    {630, Precision::f64, Lines::few, Way::along, 4, {15, 6, 7}},  // 1.08
    {630, Precision::f64, Lines::many, Way::along, 4, {15, 2, 3, 7}},  // 1.07
    {640, Precision::f32, Lines::few, Way::along, 8, {8, 4, 4, 5}},  // 1.16
    {640, Precision::f32, Lines::many, Way::along, 8, {8, 4, 4, 5}},  // 1.21
    {640, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 10}},  // 1.05
    {640, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 10}},  // 1.09
    {646, Precision::f32, Lines::few, Way::lines, 1, {2, 17, 19}},  // 1.44
    {646, Precision::f64, Lines::few, Way::lines, 1, {2, 17, 19}},  // 1.24
    {648, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 3, 3}},  // 1.27
    {648, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 3, 3}},  // 1.12
    {648, Precision::f64, Lines::few, Way::along, 4, {4, 6, 3, 3, 3}},  // 1.20
    {648, Precision::f64, Lines::many, Way::along, 4, {4, 6, 3, 3, 3}},  // 1.22
    {650, Precision::f32, Lines::few, Way::along, 8, {13, 5, 10}},  // 1.06
    {650, Precision::f32, Lines::many, Way::lines, 8, {13, 5, 5, 2}},  // 1.14
    {650, Precision::f64, Lines::few, Way::along, 4, {13, 5, 10}},  // 1.08
    {650, Precision::f64, Lines::many, Way::along, 4, {13, 5, 5, 2}},  // 1.07
    {660, Precision::f32, Lines::few, Way::along, 8, {15, 4, 11}},  // 1.11
    {660, Precision::f32, Lines::many, Way::lines, 8, {11, 5, 4, 3}},  // 1.11
    {660, Precision::f64, Lines::few, Way::along, 4, {15, 4, 11}},  // 1.09
    {660, Precision::f64, Lines::many, Way::along, 4, {4, 3, 5, 11}},  // 1.09
    {663, Precision::f32, Lines::many, Way::lines, 8, {17, 13, 3}},  // 1.17
    {665, Precision::f64, Lines::few, Way::along, 4, {7, 5, 19}},  // 3.10
    {665, Precision::f64, Lines::many, Way::along, 4, {7, 5, 19}},  // 3.19
    {672, Precision::f64, Lines::few, Way::along, 4, {4, 4, 6, 7}},  // 1.07
    {672, Precision::f64, Lines::many, Way::along, 4, {4, 4, 6, 7}},  // 1.10
    {675, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 5}},  // 1.36
    {675, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 5}},  // 1.42
    {675, Precision::f64, Lines::few, Way::along, 4, {15, 5, 3, 3}},  // 1.26
    {675, Precision::f64, Lines::many, Way::along, 4, {15, 5, 3, 3}},  // 1.28
    {676, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 4}},  // 1.10
    {684, Precision::f32, Lines::many, Way::lines, 8, {19, 6, 6}},  // 1.22
    {684, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 19}},  // 3.08
    {684, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 19}},  // 2.53
    {686, Precision::f32, Lines::few, Way::along, 8, {7, 14, 7}},  // 1.09
    {686, Precision::f32, Lines::many, Way::along, 8, {7, 2, 7, 7}},  // 1.06
    {686, Precision::f64, Lines::few, Way::along, 4, {7, 14, 7}},  // 1.04
    {686, Precision::f64, Lines::many, Way::along, 4, {7, 14, 7}},  // 1.05
    {690, Precision::f32, Lines::few, Way::along, 8, {6, 23, 5}},  // 1.05
    {690, Precision::f32, Lines::many, Way::lines, 8, {23, 5, 3, 2}},  // 1.23
    {690, Precision::f64, Lines::few, Way::along, 4, {15, 2, 23}},  // 1.07
    {690, Precision::f64, Lines::many, Way::along, 4, {15, 2, 23}},  // 1.06
    {693, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 11}},  // 1.10
    {693, Precision::f32, Lines::many, Way::along, 8, {7, 11, 3, 3}},  // 1.10
    {693, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 7}},  // 1.15
    {693, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 7}},  // 1.19
    {700, Precision::f64, Lines::many, Way::along, 4, {4, 5, 5, 7}},  // 1.05
    {702, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 6}},  // 1.50
    {702, Precision::f32, Lines::many, Way::lines, 8, {13, 3, 3, 3, 2}},  // 1.67
    {702, Precision::f64, Lines::few, Way::along, 4, {13, 6, 3, 3}},  // 1.18
    {702, Precision::f64, Lines::many, Way::along, 4, {13, 6, 3, 3}},  // 1.20
    {704, Precision::f64, Lines::few, Way::along, 4, {11, 4, 4, 4}},  // 1.13
    {704, Precision::f64, Lines::many, Way::along, 4, {11, 4, 4, 4}},  // 1.13
    {714, Precision::f32, Lines::many, Way::lines, 8, {17, 7, 6}},  // 1.05
    {715, Precision::f32, Lines::few, Way::along, 8, {13, 5, 11}},  // 1.14
    {715, Precision::f32, Lines::many, Way::lines, 8, {13, 11, 5}},  // 1.10
    {722, Precision::f32, Lines::few, Way::lines, 1, {2, 19, 19}},  // 1.42
    {722, Precision::f64, Lines::few, Way::lines, 1, {2, 19, 19}},  // 1.21
    {726, Precision::f32, Lines::few, Way::along, 8, {11, 6, 11}},  // 1.08
    {726, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 3, 2}},  // 1.28
    {728, Precision::f32, Lines::few, Way::along, 8, {8, 7, 13}},  // 1.07
    {728, Precision::f32, Lines::many, Way::along, 8, {8, 7, 13}},  // 1.09
    {728, Precision::f64, Lines::few, Way::along, 4, {14, 4, 13}},  // 1.06
    {729, Precision::f32, Lines::few, Way::along, 8, {27, 3, 3, 3}},  // 1.12
    {729, Precision::f32, Lines::many, Way::lines, 8, {9, 3, 3, 3, 3}},  // 1.64
    {729, Precision::f64, Lines::few, Way::along, 4, {9, 3, 3, 3, 3}},  // 1.39
    {729, Precision::f64, Lines::many, Way::along, 4, {9, 3, 3, 3, 3}},  // 1.38
    {735, Precision::f32, Lines::few, Way::along, 8, {7, 3, 5, 7}},  // 1.10
    {735, Precision::f32, Lines::many, Way::along, 8, {7, 3, 5, 7}},  // 1.12
    {741, Precision::f32, Lines::few, Way::along, 8, {13, 3, 19}},  // 1.07
    {741, Precision::f32, Lines::many, Way::lines, 8, {19, 13, 3}},  // 1.24
    {741, Precision::f64, Lines::few, Way::along, 4, {13, 3, 19}},  // 2.97
    {741, Precision::f64, Lines::many, Way::along, 4, {13, 3, 19}},  // 3.00
    {748, Precision::f32, Lines::few, Way::along, 8, {11, 4, 17}},  // 1.13
    {748, Precision::f32, Lines::many, Way::lines, 8, {17, 11, 2, 2}},  // 1.38
    {750, Precision::f32, Lines::few, Way::along, 8, {15, 5, 5, 2}},  // 1.12
    {750, Precision::f32, Lines::many, Way::along, 8, {15, 2, 5, 5}},  // 1.15
    {756, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3, 7}},  // 1.25
    {756, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 7}},  // 1.25
    {759, Precision::f32, Lines::many, Way::lines, 8, {23, 11, 3}},  // 1.33
    {760, Precision::f64, Lines::few, Way::along, 4, {4, 2, 5, 19}},  // 2.89
    {760, Precision::f64, Lines::many, Way::along, 4, {4, 2, 5, 19}},  // 2.93
    {765, Precision::f32, Lines::many, Way::lines, 8, {17, 5, 3, 3}},  // 1.20
    {768, Precision::f32, Lines::few, Way::along, 8, {8, 6, 4, 4}},  // 1.10
    {768, Precision::f32, Lines::many, Way::along, 8, {8, 6, 4, 4}},  // 1.13
    {780, Precision::f32, Lines::few, Way::along, 8, {13, 3, 4, 5}},  // 1.14
    {780, Precision::f32, Lines::many, Way::lines, 8, {13, 5, 4, 3}},  // 1.13
    {780, Precision::f64, Lines::few, Way::along, 4, {15, 4, 13}},  // 1.08
    {782, Precision::f32, Lines::few, Way::lines, 1, {2, 17, 23}},  // 1.49
    {782, Precision::f64, Lines::few, Way::lines, 1, {2, 17, 23}},  // 1.31
    {784, Precision::f32, Lines::few, Way::along, 8, {7, 4, 4, 7}},  // 1.09
    {784, Precision::f32, Lines::many, Way::along, 8, {7, 4, 4, 7}},  // 1.09
    {784, Precision::f64, Lines::few, Way::along, 4, {4, 4, 7, 7}},  // 1.06
    {784, Precision::f64, Lines::many, Way::along, 4, {4, 4, 7, 7}},  // 1.09
    {792, Precision::f32, Lines::few, Way::along, 8, {8, 11, 3, 3}},  // 1.16
    {792, Precision::f32, Lines::many, Way::along, 8, {8, 11, 3, 3}},  // 1.16
    {792, Precision::f64, Lines::few, Way::along, 4, {11, 6, 4, 3}},  // 1.05
    {792, Precision::f64, Lines::many, Way::along, 4, {4, 3, 6, 11}},  // 1.05
    {798, Precision::f32, Lines::few, Way::along, 8, {7, 6, 19}},  // 1.04
    {798, Precision::f64, Lines::few, Way::along, 4, {7, 6, 19}},  // 3.19
    {798, Precision::f64, Lines::many, Way::along, 4, {7, 6, 19}},  // 3.22
    {800, Precision::f64, Lines::few, Way::along, 4, {4, 4, 5, 10}},  // 1.05
    {810, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 6}},  // 1.30
    {810, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 6}},  // 1.34
    {810, Precision::f64, Lines::few, Way::along, 4, {15, 2, 3, 3, 3}},  // 1.27
    {810, Precision::f64, Lines::many, Way::along, 4, {15, 2, 3, 3, 3}},  // 1.29
    {816, Precision::f32, Lines::many, Way::along, 8, {8, 6, 17}},  // 1.04
    {816, Precision::f64, Lines::many, Way::along, 4, {4, 17, 12}},  // 1.09
    {819, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 7}},  // 1.23
    {819, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 13}},  // 1.20
    {819, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 13}},  // 1.11
    {819, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 7}},  // 1.13
    {825, Precision::f32, Lines::few, Way::along, 8, {15, 5, 11}},  // 1.09
    {825, Precision::f32, Lines::many, Way::along, 8, {15, 5, 11}},  // 1.08
    {825, Precision::f64, Lines::few, Way::along, 4, {15, 5, 11}},  // 1.08
    {825, Precision::f64, Lines::many, Way::along, 4, {15, 5, 11}},  // 1.06
    {828, Precision::f32, Lines::many, Way::lines, 8, {23, 6, 6}},  // 1.22
    {828, Precision::f64, Lines::few, Way::along, 4, {4, 23, 3, 3}},  // 1.07
    {828, Precision::f64, Lines::many, Way::along, 4, {4, 23, 3, 3}},  // 1.11
    {832, Precision::f32, Lines::few, Way::along, 8, {8, 8, 13}},  // 1.11
    {832, Precision::f32, Lines::many, Way::along, 8, {8, 8, 13}},  // 1.11
    {832, Precision::f64, Lines::few, Way::along, 4, {4, 13, 4, 4}},  // 1.12
    {832, Precision::f64, Lines::many, Way::along, 4, {4, 13, 4, 4}},  // 1.11
    {833, Precision::f32, Lines::many, Way::lines, 8, {17, 7, 7}},  // 1.05
    {836, Precision::f32, Lines::few, Way::along, 8, {11, 4, 19}},  // 1.16
    {836, Precision::f32, Lines::many, Way::lines, 8, {19, 11, 2, 2}},  // 1.36
    {836, Precision::f64, Lines::few, Way::along, 4, {11, 4, 19}},  // 2.71
    {836, Precision::f64, Lines::many, Way::along, 4, {11, 4, 19}},  // 2.80
    {840, Precision::f64, Lines::few, Way::along, 4, {4, 5, 6, 7}},  // 1.04
    {840, Precision::f64, Lines::many, Way::along, 4, {4, 5, 6, 7}},  // 1.06
    {845, Precision::f32, Lines::few, Way::along, 8, {13, 5, 13}},  // 1.05
    {845, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 5}},  // 1.12
    {847, Precision::f64, Lines::many, Way::along, 4, {11, 7, 11}},  // 1.06
    {850, Precision::f32, Lines::many, Way::lines, 8, {17, 10, 5}},  // 1.40
    {850, Precision::f64, Lines::many, Way::lines, 4, {17, 5, 5, 2}},  // 1.06
    {855, Precision::f32, Lines::few, Way::along, 8, {15, 3, 19}},  // 1.06
    {855, Precision::f32, Lines::many, Way::lines, 8, {19, 15, 3}},  // 1.13
    {855, Precision::f64, Lines::few, Way::along, 4, {15, 3, 19}},  // 3.28
    {855, Precision::f64, Lines::many, Way::along, 4, {15, 3, 19}},  // 3.31
    {858, Precision::f32, Lines::few, Way::along, 8, {13, 6, 11}},  // 1.05
    {858, Precision::f32, Lines::many, Way::lines, 8, {13, 11, 6}},  // 1.27
    {858, Precision::f64, Lines::few, Way::along, 4, {11, 6, 13}},  // 1.06
    {858, Precision::f64, Lines::many, Way::along, 4, {11, 13, 3, 2}},  // 1.08
    {867, Precision::f32, Lines::few, Way::lines, 1, {3, 17, 17}},  // 1.31
    {867, Precision::f64, Lines::many, Way::lines, 4, {17, 17, 3}},  // 1.06
    {874, Precision::f32, Lines::few, Way::lines, 1, {2, 19, 23}},  // 1.40
    {874, Precision::f64, Lines::few, Way::lines, 1, {2, 19, 23}},  // 1.26
    {882, Precision::f32, Lines::few, Way::along, 8, {7, 3, 6, 7}},  // 1.07
    {882, Precision::f32, Lines::many, Way::along, 8, {7, 3, 6, 7}},  // 1.15
    {882, Precision::f64, Lines::many, Way::along, 4, {7, 3, 6, 7}},  // 1.20
    {884, Precision::f32, Lines::many, Way::lines, 8, {17, 13, 2, 2}},  // 1.12
    {891, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3, 3, 3}},  // 1.43
    {891, Precision::f32, Lines::many, Way::lines, 8, {11, 3, 3, 3, 3}},  // 1.57
    {891, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 3, 3}},  // 1.26
    {891, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 3, 3}},  // 1.27
    {896, Precision::f32, Lines::few, Way::along, 8, {8, 7, 4, 4}},  // 1.18
    {896, Precision::f32, Lines::many, Way::along, 8, {8, 7, 4, 4}},  // 1.14
    {896, Precision::f64, Lines::many, Way::along, 4, {14, 4, 4, 4}},  // 1.05
    {897, Precision::f32, Lines::many, Way::lines, 8, {23, 13, 3}},  // 1.27
    {897, Precision::f64, Lines::few, Way::along, 4, {13, 3, 23}},  // 1.04
    {897, Precision::f64, Lines::many, Way::along, 4, {13, 3, 23}},  // 1.05
    {900, Precision::f32, Lines::few, Way::along, 8, {15, 5, 4, 3}},  // 1.12
    {900, Precision::f32, Lines::many, Way::along, 8, {15, 3, 4, 5}},  // 1.14
    {900, Precision::f64, Lines::few, Way::along, 4, {15, 5, 4, 3}},  // 1.31
    {900, Precision::f64, Lines::many, Way::along, 4, {15, 3, 4, 5}},  // 1.36
    {910, Precision::f32, Lines::few, Way::along, 8, {13, 2, 5, 7}},  // 1.04
    {910, Precision::f32, Lines::many, Way::along, 8, {7, 10, 13}},  // 1.05
    {912, Precision::f64, Lines::few, Way::along, 4, {4, 2, 6, 19}},  // 2.96
    {912, Precision::f64, Lines::many, Way::along, 4, {4, 2, 6, 19}},  // 2.92
    {918, Precision::f32, Lines::few, Way::along, 8, {6, 17, 3, 3}},  // 1.28
    {918, Precision::f32, Lines::many, Way::lines, 8, {17, 3, 3, 3, 2}},  // 1.49
    {918, Precision::f64, Lines::few, Way::along, 4, {6, 17, 3, 3}},  // 1.10
    {918, Precision::f64, Lines::many, Way::along, 4, {6, 17, 3, 3}},  // 1.14
    {924, Precision::f32, Lines::few, Way::along, 8, {7, 11, 12}},  // 1.04
    {924, Precision::f32, Lines::many, Way::along, 8, {7, 11, 12}},  // 1.04
    {924, Precision::f64, Lines::few, Way::along, 4, {11, 3, 4, 7}},  // 1.13
    {924, Precision::f64, Lines::many, Way::along, 4, {4, 3, 7, 11}},  // 1.04
    {931, Precision::f64, Lines::few, Way::along, 4, {7, 7, 19}},  // 2.87
    {931, Precision::f64, Lines::many, Way::along, 4, {7, 7, 19}},  // 2.90
    {935, Precision::f32, Lines::few, Way::along, 8, {11, 5, 17}},  // 1.06
    {935, Precision::f32, Lines::many, Way::lines, 8, {17, 11, 5}},  // 1.36
    {936, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 13}},  // 1.27
    {936, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 13}},  // 1.17
    {945, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 3, 5}},  // 1.29
    {945, Precision::f32, Lines::many, Way::along, 8, {7, 5, 3, 3, 3}},  // 1.25
    {945, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 7}},  // 1.23
    {945, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 7}},  // 1.10
    {950, Precision::f32, Lines::few, Way::along, 8, {25, 2, 19}},  // 1.08
    {950, Precision::f32, Lines::many, Way::lines, 8, {19, 5, 5, 2}},  // 1.23
    {950, Precision::f64, Lines::few, Way::along, 4, {5, 2, 5, 19}},  // 3.05
    {950, Precision::f64, Lines::many, Way::lines, 4, {19, 10, 5}},  // 2.35
    {952, Precision::f64, Lines::few, Way::along, 4, {4, 17, 14}},  // 1.04
    {952, Precision::f64, Lines::many, Way::along, 4, {7, 8, 17}},  // 1.24
    {960, Precision::f32, Lines::many, Way::along, 8, {8, 10, 4, 3}},  // 1.12
    {960, Precision::f64, Lines::many, Way::along, 4, {15, 4, 4, 4}},  // 1.11
    {966, Precision::f32, Lines::many, Way::lines, 8, {23, 7, 3, 2}},  // 1.06
    {966, Precision::f64, Lines::many, Way::along, 4, {14, 3, 23}},  // 1.04
    {968, Precision::f64, Lines::many, Way::along, 4, {4, 2, 11, 11}},  // 1.18
    {969, Precision::f32, Lines::few, Way::lines, 1, {3, 17, 19}},  // 1.43
    {969, Precision::f64, Lines::few, Way::along, 4, {3, 17, 19}},  // 2.38
    {969, Precision::f64, Lines::many, Way::lines, 4, {19, 17, 3}},  // 1.79
    {972, Precision::f32, Lines::few, Way::along, 8, {6, 6, 3, 3, 3}},  // 1.39
    {972, Precision::f32, Lines::many, Way::along, 8, {6, 6, 3, 3, 3}},  // 1.71
    {972, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3, 3, 3}},  // 1.34
    {972, Precision::f64, Lines::many, Way::along, 4, {6, 6, 3, 3, 3}},  // 1.63
    {975, Precision::f32, Lines::few, Way::along, 8, {13, 5, 5, 3}},  // 1.09
    {975, Precision::f32, Lines::many, Way::along, 8, {13, 5, 5, 3}},  // 1.06
    {980, Precision::f32, Lines::few, Way::along, 8, {7, 4, 5, 7}},  // 1.06
    {988, Precision::f32, Lines::few, Way::along, 8, {13, 4, 19}},  // 1.07
    {988, Precision::f32, Lines::many, Way::lines, 8, {19, 13, 4}},  // 1.29
    {988, Precision::f64, Lines::few, Way::along, 4, {4, 13, 19}},  // 2.46
    {988, Precision::f64, Lines::many, Way::along, 4, {4, 13, 19}},  // 2.48
    {990, Precision::f32, Lines::many, Way::along, 8, {15, 2, 3, 11}},  // 1.07
    {990, Precision::f64, Lines::few, Way::along, 4, {11, 6, 5, 3}},  // 1.16
    {990, Precision::f64, Lines::many, Way::along, 4, {11, 15, 6}},  // 1.16
    {1000, Precision::f64, Lines::few, Way::along, 4, {4, 5, 5, 10}},  // 1.09
    {1000, Precision::f64, Lines::many, Way::along, 4, {4, 5, 5, 10}},  // 1.12
    {1001, Precision::f32, Lines::few, Way::along, 8, {7, 11, 13}},  // 1.06
    {1008, Precision::f32, Lines::many, Way::along, 8, {7, 8, 6, 3}},  // 1.18
    {1008, Precision::f64, Lines::many, Way::along, 4, {4, 2, 3, 6, 7}},  // 1.23
    {1012, Precision::f32, Lines::few, Way::along, 8, {11, 2, 2, 23}},  // 1.08
    {1012, Precision::f32, Lines::many, Way::lines, 8, {4, 11, 23}},  // 1.08
    {1014, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 6}},  // 1.07
    {1020, Precision::f64, Lines::few, Way::along, 4, {15, 17, 4}},  // 1.12
    {1024, Precision::f32, Lines::few, Way::along, 8, {8, 8, 4, 4}},  // 1.17
    {1024, Precision::f32, Lines::many, Way::along, 8, {8, 4, 4, 8}},  // 1.17
    {1024, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 4, 4}},  // 1.07
    {1024, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 4, 4}},  // 1.10
    {1026, Precision::f32, Lines::few, Way::along, 8, {6, 19, 3, 3}},  // 1.45
    {1026, Precision::f32, Lines::many, Way::lines, 8, {19, 6, 3, 3}},  // 1.39
    {1026, Precision::f64, Lines::few, Way::along, 4, {6, 3, 3, 19}},  // 3.15
    {1026, Precision::f64, Lines::many, Way::along, 4, {6, 3, 3, 19}},  // 2.45
    {1029, Precision::f32, Lines::few, Way::along, 8, {7, 3, 7, 7}},  // 1.22
    {1029, Precision::f32, Lines::many, Way::along, 8, {7, 3, 7, 7}},  // 1.09
    {1029, Precision::f64, Lines::few, Way::along, 4, {7, 3, 7, 7}},  // 1.18
    {1035, Precision::f32, Lines::few, Way::along, 8, {15, 3, 23}},  // 1.07
    {1035, Precision::f32, Lines::many, Way::lines, 8, {23, 5, 3, 3}},  // 1.10
    {1035, Precision::f64, Lines::few, Way::along, 4, {15, 3, 23}},  // 1.06
    {1035, Precision::f64, Lines::many, Way::along, 4, {15, 3, 23}},  // 1.04
    {1040, Precision::f32, Lines::few, Way::along, 8, {13, 4, 4, 5}},  // 1.10
    {1045, Precision::f32, Lines::few, Way::along, 8, {11, 5, 19}},  // 1.13
    {1045, Precision::f32, Lines::many, Way::lines, 8, {19, 11, 5}},  // 1.36
    {1045, Precision::f64, Lines::few, Way::along, 4, {11, 5, 19}},  // 2.82
    {1045, Precision::f64, Lines::many, Way::along, 4, {11, 5, 19}},  // 2.90
    {1050, Precision::f32, Lines::few, Way::along, 8, {7, 3, 5, 10}},  // 1.32
    {1050, Precision::f32, Lines::many, Way::along, 8, {7, 6, 5, 5}},  // 1.11
    {1050, Precision::f64, Lines::many, Way::along, 4, {15, 2, 5, 7}},  // 1.14
    {1053, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 3, 3}},  // 1.36
    {1053, Precision::f32, Lines::many, Way::lines, 8, {13, 3, 3, 3, 3}},  // 1.44
    {1053, Precision::f64, Lines::few, Way::along, 4, {13, 3, 3, 3, 3}},  // 1.25
    {1053, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 3, 3}},  // 1.34
    {1056, Precision::f64, Lines::many, Way::along, 4, {11, 6, 4, 4}},  // 1.11
    {1058, Precision::f32, Lines::few, Way::lines, 1, {2, 23, 23}},  // 1.37
    {1058, Precision::f64, Lines::few, Way::lines, 1, {2, 23, 23}},  // 1.24
    {1064, Precision::f64, Lines::few, Way::along, 4, {14, 4, 19}},  // 2.86
    {1064, Precision::f64, Lines::many, Way::along, 4, {4, 14, 19}},  // 2.72
    {1071, Precision::f32, Lines::few, Way::along, 8, {7, 17, 3, 3}},  // 1.11
    {1071, Precision::f32, Lines::many, Way::lines, 8, {17, 7, 3, 3}},  // 1.17
    {1071, Precision::f64, Lines::few, Way::along, 4, {7, 17, 3, 3}},  // 1.08
    {1071, Precision::f64, Lines::many, Way::along, 4, {7, 17, 3, 3}},  // 1.09
    {1078, Precision::f32, Lines::many, Way::along, 8, {14, 7, 11}},  // 1.05
    {1078, Precision::f64, Lines::few, Way::along, 4, {11, 14, 7}},  // 1.05
    {1078, Precision::f64, Lines::many, Way::along, 4, {11, 14, 7}},  // 1.04
    {1080, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 3, 5}},  // 1.21
    {1080, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 3, 5}},  // 1.23
    {1080, Precision::f64, Lines::few, Way::along, 4, {15, 6, 4, 3}},  // 1.25
    {1080, Precision::f64, Lines::many, Way::along, 4, {15, 6, 4, 3}},  // 1.22
    {1083, Precision::f32, Lines::few, Way::lines, 1, {3, 19, 19}},  // 1.43
    {1083, Precision::f64, Lines::few, Way::lines, 1, {3, 19, 19}},  // 1.29
    {1083, Precision::f64, Lines::many, Way::lines, 4, {19, 19, 3}},  // 2.33
    {1088, Precision::f32, Lines::few, Way::along, 8, {8, 17, 4, 2}},  // 1.05
    {1088, Precision::f32, Lines::many, Way::along, 8, {8, 17, 4, 2}},  // 1.13
    {1088, Precision::f64, Lines::few, Way::along, 4, {4, 17, 4, 4}},  // 1.05
    {1088, Precision::f64, Lines::many, Way::along, 4, {4, 17, 4, 2, 2}},  // 1.05
    {1089, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3, 11}},  // 1.13
    {1089, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 9}},  // 1.21
    {1089, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 11}},  // 1.06
    {1089, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 11}},  // 1.08
    {1092, Precision::f32, Lines::few, Way::along, 8, {13, 3, 4, 7}},  // 1.12
    {1092, Precision::f32, Lines::many, Way::along, 8, {13, 3, 4, 7}},  // 1.09
    {1092, Precision::f64, Lines::few, Way::along, 4, {14, 13, 6}},  // 1.06
    {1100, Precision::f32, Lines::many, Way::lines, 8, {11, 10, 10}},  // 1.44
    {1100, Precision::f64, Lines::many, Way::along, 4, {11, 5, 5, 4}},  // 1.24
    {1104, Precision::f32, Lines::many, Way::along, 8, {8, 23, 3, 2}},  // 1.07
    {1104, Precision::f64, Lines::few, Way::along, 4, {4, 23, 6, 2}},  // 1.05
    {1104, Precision::f64, Lines::many, Way::along, 4, {4, 23, 12}},  // 1.06
    {1105, Precision::f64, Lines::many, Way::along, 4, {13, 5, 17}},  // 1.05
    {1120, Precision::f32, Lines::many, Way::along, 8, {8, 2, 7, 10}},  // 1.10
    {1120, Precision::f64, Lines::few, Way::along, 4, {4, 5, 7, 8}},  // 1.17
    {1122, Precision::f32, Lines::many, Way::lines, 8, {17, 11, 6}},  // 1.31
    {1134, Precision::f32, Lines::few, Way::along, 8, {7, 6, 3, 3, 3}},  // 1.18
    {1134, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 3, 6}},  // 1.18
    {1134, Precision::f64, Lines::few, Way::along, 4, {7, 6, 3, 3, 3}},  // 1.19
    {1134, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 6}},  // 1.18
    {1140, Precision::f32, Lines::few, Way::along, 8, {15, 4, 19}},  // 1.17
    {1140, Precision::f32, Lines::many, Way::lines, 8, {19, 12, 5}},  // 1.30
    {1140, Precision::f64, Lines::few, Way::along, 4, {15, 4, 19}},  // 2.96
    {1140, Precision::f64, Lines::many, Way::along, 4, {15, 4, 19}},  // 3.03
    {1150, Precision::f32, Lines::many, Way::lines, 8, {23, 5, 5, 2}},  // 1.25
    {1150, Precision::f64, Lines::many, Way::lines, 4, {23, 10, 5}},  // 1.19
    {1152, Precision::f64, Lines::few, Way::along, 4, {4, 6, 6, 8}},  // 1.07
    {1155, Precision::f64, Lines::many, Way::along, 4, {11, 7, 15}},  // 1.26
    {1156, Precision::f32, Lines::few, Way::lines, 1, {2, 2, 17, 17}},  // 1.18
    {1170, Precision::f32, Lines::few, Way::along, 8, {13, 6, 15}},  // 1.06
    {1170, Precision::f64, Lines::few, Way::along, 4, {15, 6, 13}},  // 1.23
    {1170, Precision::f64, Lines::many, Way::along, 4, {13, 6, 5, 3}},  // 1.29
    {1173, Precision::f32, Lines::few, Way::lines, 1, {3, 17, 23}},  // 1.49
    {1173, Precision::f64, Lines::many, Way::lines, 4, {23, 17, 3}},  // 1.11
    {1176, Precision::f32, Lines::many, Way::along, 8, {7, 4, 6, 7}},  // 1.06
    {1176, Precision::f64, Lines::few, Way::along, 4, {4, 6, 7, 7}},  // 1.09
    {1176, Precision::f64, Lines::many, Way::along, 4, {14, 3, 4, 7}},  // 1.27
    {1183, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 7}},  // 1.04
    {1188, Precision::f32, Lines::few, Way::along, 8, {11, 6, 6, 3}},  // 1.25
    {1188, Precision::f32, Lines::many, Way::lines, 8, {11, 6, 6, 3}},  // 1.32
    {1188, Precision::f64, Lines::few, Way::along, 4, {11, 6, 6, 3}},  // 1.18
    {1188, Precision::f64, Lines::many, Way::along, 4, {11, 6, 6, 3}},  // 1.18
    {1190, Precision::f32, Lines::many, Way::lines, 8, {17, 14, 5}},  // 1.05
    {1196, Precision::f32, Lines::few, Way::along, 8, {13, 4, 23}},  // 1.06
    {1196, Precision::f32, Lines::many, Way::lines, 8, {23, 13, 4}},  // 1.12
    {1197, Precision::f32, Lines::few, Way::along, 8, {7, 19, 3, 3}},  // 1.11
    {1197, Precision::f32, Lines::many, Way::lines, 8, {19, 7, 3, 3}},  // 1.18
    {1197, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 19}},  // 3.01
    {1197, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 19}},  // 3.05
    {1200, Precision::f32, Lines::many, Way::along, 8, {8, 5, 5, 6}},  // 1.22
    {1200, Precision::f64, Lines::few, Way::along, 4, {15, 4, 4, 5}},  // 1.07
    {1210, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 10}},  // 1.20
    {1215, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 3, 3}},  // 1.66
    {1215, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 3, 3}},  // 1.51
    {1215, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 3, 3}},  // 1.37
    {1215, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 3, 3}},  // 1.38
    {1216, Precision::f32, Lines::many, Way::along, 8, {8, 19, 4, 2}},  // 1.05
    {1216, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 19}},  // 2.93
    {1216, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 19}},  // 3.11
    {1224, Precision::f32, Lines::many, Way::along, 8, {8, 17, 3, 3}},  // 1.22
    {1225, Precision::f64, Lines::few, Way::along, 4, {7, 5, 5, 7}},  // 1.04
    {1225, Precision::f64, Lines::many, Way::along, 4, {7, 5, 5, 7}},  // 1.04
    {1232, Precision::f32, Lines::many, Way::along, 8, {8, 11, 14}},  // 1.06
    {1232, Precision::f64, Lines::few, Way::along, 4, {11, 4, 4, 7}},  // 1.09
    {1232, Precision::f64, Lines::many, Way::along, 4, {11, 4, 4, 7}},  // 1.05
    {1235, Precision::f32, Lines::many, Way::lines, 8, {19, 13, 5}},  // 1.05
    {1235, Precision::f64, Lines::few, Way::along, 4, {13, 5, 19}},  // 2.56
    {1235, Precision::f64, Lines::many, Way::along, 4, {13, 5, 19}},  // 2.80
    {1242, Precision::f32, Lines::few, Way::along, 8, {6, 3, 3, 23}},  // 1.31
    {1242, Precision::f32, Lines::many, Way::lines, 8, {23, 6, 3, 3}},  // 1.36
    {1242, Precision::f64, Lines::few, Way::along, 4, {9, 23, 6}},  // 1.16
    {1242, Precision::f64, Lines::many, Way::along, 4, {6, 23, 3, 3}},  // 1.07
    {1248, Precision::f32, Lines::few, Way::along, 8, {8, 13, 6, 2}},  // 1.30
    {1250, Precision::f32, Lines::few, Way::along, 8, {25, 5, 5, 2}},  // 1.06
    {1250, Precision::f32, Lines::many, Way::lines, 8, {10, 5, 5, 5}},  // 1.22
    {1250, Precision::f64, Lines::few, Way::along, 4, {5, 5, 5, 10}},  // 1.05
    {1250, Precision::f64, Lines::many, Way::along, 4, {5, 5, 5, 10}},  // 1.07
    {1254, Precision::f32, Lines::few, Way::along, 8, {11, 6, 19}},  // 1.10
    {1254, Precision::f32, Lines::many, Way::lines, 8, {19, 11, 6}},  // 1.28
    {1254, Precision::f64, Lines::few, Way::along, 4, {11, 6, 19}},  // 2.79
    {1254, Precision::f64, Lines::many, Way::along, 4, {11, 6, 19}},  // 2.91
    {1260, Precision::f32, Lines::few, Way::along, 8, {7, 6, 6, 5}},  // 1.14
    {1260, Precision::f32, Lines::many, Way::along, 8, {7, 6, 6, 5}},  // 1.17
    {1260, Precision::f64, Lines::few, Way::along, 4, {15, 3, 4, 7}},  // 1.25
    {1260, Precision::f64, Lines::many, Way::along, 4, {15, 3, 4, 7}},  // 1.25
    {1265, Precision::f32, Lines::few, Way::along, 8, {11, 5, 23}},  // 1.07
    {1265, Precision::f32, Lines::many, Way::lines, 8, {23, 11, 5}},  // 1.32
    {1274, Precision::f32, Lines::many, Way::along, 8, {14, 7, 13}},  // 1.04
    {1274, Precision::f64, Lines::few, Way::along, 4, {14, 13, 7}},  // 1.22
    {1274, Precision::f64, Lines::many, Way::along, 4, {14, 13, 7}},  // 1.17
    {1275, Precision::f32, Lines::few, Way::along, 8, {15, 5, 17}},  // 1.06
    {1275, Precision::f32, Lines::many, Way::lines, 8, {17, 5, 5, 3}},  // 1.15
    {1280, Precision::f32, Lines::few, Way::along, 8, {8, 4, 4, 10}},  // 1.04
    {1280, Precision::f32, Lines::many, Way::along, 8, {8, 10, 4, 4}},  // 1.17
    {1280, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 4, 5}},  // 1.07
    {1280, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 4, 5}},  // 1.16
    {1287, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 11}},  // 1.12
    {1287, Precision::f32, Lines::many, Way::lines, 8, {13, 11, 3, 3}},  // 1.12
    {1287, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 13}},  // 1.13
    {1287, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 13}},  // 1.07
    {1288, Precision::f64, Lines::few, Way::along, 4, {14, 4, 23}},  // 1.14
    {1288, Precision::f64, Lines::many, Way::along, 4, {4, 14, 23}},  // 1.11
    {1292, Precision::f32, Lines::few, Way::lines, 1, {4, 17, 19}},  // 1.72
    {1292, Precision::f64, Lines::few, Way::along, 4, {4, 17, 19}},  // 1.76
    {1292, Precision::f64, Lines::many, Way::along, 4, {4, 17, 19}},  // 2.36
    {1296, Precision::f32, Lines::few, Way::along, 8, {8, 6, 3, 3, 3}},  // 1.70
    {1296, Precision::f32, Lines::many, Way::along, 8, {8, 6, 3, 3, 3}},  // 1.20
    {1296, Precision::f64, Lines::few, Way::along, 4, {4, 6, 6, 3, 3}},  // 1.26
    {1296, Precision::f64, Lines::many, Way::along, 4, {4, 6, 6, 3, 3}},  // 1.24
    {1309, Precision::f32, Lines::many, Way::lines, 8, {17, 11, 7}},  // 1.08
    {1311, Precision::f32, Lines::few, Way::lines, 1, {3, 19, 23}},  // 1.48
    {1323, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 3, 7}},  // 1.21
    {1323, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 3, 7}},  // 1.22
    {1323, Precision::f64, Lines::few, Way::along, 4, {7, 7, 3, 3, 3}},  // 1.15
    {1323, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 7}},  // 1.19
    {1330, Precision::f64, Lines::few, Way::along, 4, {7, 2, 5, 19}},  // 2.80
    {1330, Precision::f64, Lines::many, Way::along, 4, {14, 5, 19}},  // 2.97
    {1331, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 11}},  // 1.21
    {1344, Precision::f32, Lines::many, Way::along, 8, {8, 8, 7, 3}},  // 1.24
    {1344, Precision::f64, Lines::few, Way::along, 4, {4, 3, 4, 4, 7}},  // 1.39
    {1344, Precision::f64, Lines::many, Way::along, 4, {4, 7, 4, 4, 3}},  // 1.06
    {1350, Precision::f32, Lines::many, Way::along, 8, {15, 15, 6}},  // 1.20
    {1352, Precision::f32, Lines::few, Way::along, 8, {13, 2, 4, 13}},  // 1.09
    {1360, Precision::f32, Lines::few, Way::along, 8, {8, 17, 5, 2}},  // 1.06
    {1360, Precision::f64, Lines::few, Way::along, 4, {4, 2, 10, 17}},  // 1.14
    {1365, Precision::f32, Lines::few, Way::along, 8, {13, 3, 5, 7}},  // 1.06
    {1365, Precision::f32, Lines::many, Way::along, 8, {13, 3, 5, 7}},  // 1.11
    {1368, Precision::f32, Lines::few, Way::along, 8, {8, 19, 3, 3}},  // 1.16
    {1368, Precision::f32, Lines::many, Way::along, 8, {8, 19, 3, 3}},  // 1.14
    {1368, Precision::f64, Lines::few, Way::along, 4, {4, 3, 6, 19}},  // 2.85
    {1368, Precision::f64, Lines::many, Way::along, 4, {4, 3, 6, 19}},  // 2.14
    {1372, Precision::f32, Lines::many, Way::along, 8, {7, 2, 2, 7, 7}},  // 1.29
    {1377, Precision::f32, Lines::many, Way::lines, 8, {17, 3, 3, 3, 3}},  // 1.67
    {1377, Precision::f64, Lines::few, Way::along, 4, {9, 3, 3, 17}},  // 1.12
    {1377, Precision::f64, Lines::many, Way::along, 4, {9, 17, 3, 3}},  // 1.17
    {1380, Precision::f32, Lines::few, Way::along, 8, {15, 4, 23}},  // 1.14
    {1380, Precision::f32, Lines::many, Way::along, 8, {15, 4, 23}},  // 1.06
    {1380, Precision::f64, Lines::many, Way::along, 4, {15, 4, 23}},  // 1.33
    {1386, Precision::f32, Lines::many, Way::along, 8, {7, 2, 3, 3, 11}},  // 1.18
    {1400, Precision::f64, Lines::few, Way::along, 4, {7, 5, 5, 8}},  // 1.09
    {1404, Precision::f32, Lines::few, Way::along, 8, {13, 3, 6, 6}},  // 1.16
    {1404, Precision::f32, Lines::many, Way::along, 8, {13, 3, 6, 6}},  // 1.72
    {1404, Precision::f64, Lines::few, Way::along, 4, {4, 13, 3, 3, 3}},  // 1.07
    {1404, Precision::f64, Lines::many, Way::along, 4, {13, 3, 6, 6}},  // 1.24
    {1408, Precision::f32, Lines::few, Way::along, 8, {8, 11, 4, 4}},  // 1.22
    {1408, Precision::f32, Lines::many, Way::along, 8, {8, 11, 4, 4}},  // 1.15
    {1408, Precision::f64, Lines::many, Way::along, 4, {4, 11, 4, 4, 2}},  // 1.44
    {1425, Precision::f32, Lines::few, Way::along, 8, {15, 5, 19}},  // 1.14
    {1425, Precision::f32, Lines::many, Way::along, 8, {15, 5, 19}},  // 1.15
    {1425, Precision::f64, Lines::few, Way::along, 4, {15, 5, 19}},  // 3.00
    {1425, Precision::f64, Lines::many, Way::along, 4, {15, 5, 19}},  // 3.01
    {1430, Precision::f32, Lines::few, Way::along, 8, {13, 2, 5, 11}},  // 1.05
    {1430, Precision::f64, Lines::many, Way::along, 4, {11, 10, 13}},  // 1.04
    {1440, Precision::f64, Lines::few, Way::along, 4, {4, 6, 5, 4, 3}},  // 1.23
    {1440, Precision::f64, Lines::many, Way::along, 4, {4, 6, 6, 10}},  // 1.25
    {1444, Precision::f32, Lines::few, Way::lines, 1, {4, 19, 19}},  // 1.45
    {1444, Precision::f64, Lines::many, Way::lines, 4, {19, 19, 4}},  // 1.90
    {1445, Precision::f32, Lines::many, Way::lines, 8, {17, 17, 5}},  // 1.56
    {1445, Precision::f64, Lines::many, Way::lines, 4, {17, 17, 5}},  // 1.28
    {1449, Precision::f32, Lines::few, Way::along, 8, {7, 23, 3, 3}},  // 1.14
    {1449, Precision::f32, Lines::many, Way::along, 8, {7, 23, 3, 3}},  // 1.13
    {1449, Precision::f64, Lines::few, Way::along, 4, {7, 23, 3, 3}},  // 1.09
    {1449, Precision::f64, Lines::many, Way::along, 4, {7, 23, 3, 3}},  // 1.04
    {1452, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 12}},  // 1.21
    {1452, Precision::f64, Lines::many, Way::along, 4, {11, 3, 4, 11}},  // 1.06
    {1456, Precision::f32, Lines::many, Way::along, 8, {8, 2, 7, 13}},  // 1.12
    {1456, Precision::f64, Lines::few, Way::along, 4, {14, 8, 13}},  // 1.08
    {1456, Precision::f64, Lines::many, Way::along, 4, {14, 13, 8}},  // 1.10
    {1458, Precision::f32, Lines::few, Way::along, 8, {27, 3, 3, 6}},  // 1.10
    {1458, Precision::f32, Lines::many, Way::along, 8, {6, 3, 3, 3, 3, 3}},  // 1.10
    {1458, Precision::f64, Lines::few, Way::along, 4, {6, 3, 3, 3, 3, 3}},  // 1.46
    {1458, Precision::f64, Lines::many, Way::along, 4, {6, 3, 3, 3, 3, 3}},  // 1.49
    {1463, Precision::f32, Lines::many, Way::lines, 8, {19, 11, 7}},  // 1.05
    {1463, Precision::f64, Lines::few, Way::along, 4, {11, 7, 19}},  // 2.70
    {1463, Precision::f64, Lines::many, Way::along, 4, {11, 7, 19}},  // 2.62
    {1470, Precision::f32, Lines::few, Way::along, 8, {7, 5, 6, 7}},  // 1.10
    {1470, Precision::f32, Lines::many, Way::along, 8, {7, 5, 6, 7}},  // 1.12
    {1470, Precision::f64, Lines::few, Way::along, 4, {7, 5, 6, 7}},  // 1.11
    {1470, Precision::f64, Lines::many, Way::along, 4, {7, 5, 6, 7}},  // 1.07
    {1472, Precision::f64, Lines::few, Way::along, 4, {4, 23, 4, 4}},  // 1.08
    {1472, Precision::f64, Lines::many, Way::along, 4, {4, 23, 4, 4}},  // 1.07
    {1482, Precision::f32, Lines::few, Way::along, 8, {13, 6, 19}},  // 1.13
    {1482, Precision::f32, Lines::many, Way::lines, 8, {19, 13, 6}},  // 1.10
    {1482, Precision::f64, Lines::few, Way::along, 4, {13, 6, 19}},  // 2.78
    {1482, Precision::f64, Lines::many, Way::along, 4, {13, 6, 19}},  // 2.89
    {1485, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 11}},  // 1.17
    {1485, Precision::f32, Lines::many, Way::along, 8, {15, 11, 3, 3}},  // 1.18
    {1485, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 11}},  // 1.15
    {1485, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 11}},  // 1.18
    {1495, Precision::f32, Lines::many, Way::lines, 8, {23, 13, 5}},  // 1.10
    {1495, Precision::f64, Lines::few, Way::along, 4, {13, 5, 23}},  // 1.04
    {1496, Precision::f32, Lines::many, Way::lines, 8, {17, 11, 8}},  // 1.06
    {1512, Precision::f32, Lines::few, Way::along, 8, {8, 7, 3, 3, 3}},  // 1.18
    {1512, Precision::f32, Lines::many, Way::along, 8, {8, 7, 3, 3, 3}},  // 1.18
    {1512, Precision::f64, Lines::few, Way::along, 4, {14, 3, 6, 6}},  // 1.28
    {1512, Precision::f64, Lines::many, Way::along, 4, {4, 7, 6, 3, 3}},  // 1.21
    {1518, Precision::f32, Lines::many, Way::lines, 8, {23, 11, 3, 2}},  // 1.34
    {1518, Precision::f64, Lines::many, Way::along, 4, {11, 6, 23}},  // 1.06
    {1520, Precision::f64, Lines::few, Way::along, 4, {4, 4, 5, 19}},  // 2.36
    {1520, Precision::f64, Lines::many, Way::along, 4, {4, 4, 5, 19}},  // 2.95
    {1521, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 13}},  // 1.10
    {1521, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 3, 3}},  // 1.16
    {1521, Precision::f64, Lines::few, Way::along, 4, {13, 3, 3, 13}},  // 1.06
    {1521, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 13}},  // 1.12
    {1530, Precision::f64, Lines::few, Way::along, 4, {15, 6, 17}},  // 1.04
    {1536, Precision::f64, Lines::few, Way::along, 4, {4, 16, 8, 3}},  // 1.05
    {1536, Precision::f64, Lines::many, Way::along, 4, {4, 6, 4, 4, 4}},  // 1.15
    {1539, Precision::f32, Lines::few, Way::along, 8, {27, 3, 19}},  // 1.06
    {1539, Precision::f32, Lines::many, Way::lines, 8, {19, 3, 3, 3, 3}},  // 1.22
    {1539, Precision::f64, Lines::few, Way::along, 4, {9, 9, 19}},  // 2.15
    {1539, Precision::f64, Lines::many, Way::along, 4, {9, 9, 19}},  // 2.94
    {1540, Precision::f64, Lines::few, Way::along, 4, {11, 4, 5, 7}},  // 1.07
    {1540, Precision::f64, Lines::many, Way::along, 4, {11, 4, 5, 7}},  // 1.11
    {1547, Precision::f32, Lines::many, Way::lines, 8, {17, 13, 7}},  // 1.11
    {1564, Precision::f32, Lines::few, Way::lines, 1, {4, 17, 23}},  // 1.55
    {1568, Precision::f64, Lines::many, Way::along, 4, {4, 2, 4, 7, 7}},  // 1.15
    {1573, Precision::f32, Lines::many, Way::lines, 8, {13, 11, 11}},  // 1.05
    {1575, Precision::f32, Lines::few, Way::along, 8, {7, 5, 5, 3, 3}},  // 1.09
    {1575, Precision::f32, Lines::many, Way::along, 8, {15, 3, 5, 7}},  // 1.14
    {1575, Precision::f64, Lines::few, Way::along, 4, {15, 3, 5, 7}},  // 1.23
    {1575, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 5, 5}},  // 1.05
    {1584, Precision::f64, Lines::many, Way::along, 4, {4, 11, 6, 3, 2}},  // 1.12
    {1587, Precision::f32, Lines::few, Way::lines, 1, {3, 23, 23}},  // 1.40
    {1587, Precision::f64, Lines::many, Way::lines, 4, {3, 23, 23}},  // 1.13
    {1596, Precision::f32, Lines::few, Way::along, 8, {7, 19, 12}},  // 1.05
    {1596, Precision::f32, Lines::many, Way::along, 8, {21, 4, 19}},  // 1.10
    {1596, Precision::f64, Lines::few, Way::along, 4, {14, 6, 19}},  // 2.68
    {1596, Precision::f64, Lines::many, Way::along, 4, {14, 6, 19}},  // 2.56
    {1600, Precision::f32, Lines::many, Way::along, 8, {8, 4, 5, 10}},  // 1.15
    {1600, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 5, 5}},  // 1.06
    {1600, Precision::f64, Lines::many, Way::along, 4, {4, 5, 8, 10}},  // 1.04
    {1610, Precision::f64, Lines::many, Way::along, 4, {14, 5, 23}},  // 1.11
    {1615, Precision::f32, Lines::many, Way::lines, 8, {5, 17, 19}},  // 1.60
    {1615, Precision::f64, Lines::few, Way::along, 4, {5, 17, 19}},  // 2.99
    {1615, Precision::f64, Lines::many, Way::lines, 4, {19, 17, 5}},  // 3.34
    {1620, Precision::f32, Lines::many, Way::along, 8, {6, 6, 5, 3, 3}},  // 1.10
    {1620, Precision::f64, Lines::few, Way::along, 4, {15, 6, 6, 3}},  // 1.34
    {1620, Precision::f64, Lines::many, Way::along, 4, {15, 6, 6, 3}},  // 1.30
    {1638, Precision::f64, Lines::many, Way::along, 4, {14, 3, 3, 13}},  // 1.14
    {1650, Precision::f32, Lines::many, Way::along, 8, {15, 10, 11}},  // 1.08
    {1650, Precision::f64, Lines::many, Way::along, 4, {11, 3, 5, 10}},  // 1.08
    {1656, Precision::f32, Lines::few, Way::along, 8, {8, 23, 3, 3}},  // 1.15
    {1656, Precision::f32, Lines::many, Way::along, 8, {8, 23, 3, 3}},  // 1.20
    {1664, Precision::f32, Lines::few, Way::along, 8, {8, 13, 4, 4}},  // 1.18
    {1664, Precision::f32, Lines::many, Way::along, 8, {8, 13, 4, 4}},  // 1.23
    {1664, Precision::f64, Lines::many, Way::along, 4, {13, 4, 4, 8}},  // 1.10
    {1666, Precision::f32, Lines::many, Way::lines, 8, {17, 14, 7}},  // 1.07
    {1666, Precision::f64, Lines::few, Way::along, 4, {14, 17, 7}},  // 1.24
    {1666, Precision::f64, Lines::many, Way::along, 4, {14, 17, 7}},  // 1.14
    {1672, Precision::f64, Lines::few, Way::along, 4, {11, 8, 19}},  // 2.67
    {1672, Precision::f64, Lines::many, Way::along, 4, {11, 2, 4, 19}},  // 2.64
    {1680, Precision::f64, Lines::few, Way::along, 4, {15, 4, 4, 7}},  // 1.13
    {1680, Precision::f64, Lines::many, Way::along, 4, {4, 3, 4, 5, 7}},  // 1.13
    {1683, Precision::f32, Lines::few, Way::along, 8, {11, 17, 3, 3}},  // 1.13
    {1683, Precision::f32, Lines::many, Way::lines, 8, {17, 11, 3, 3}},  // 1.35
    {1683, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 17}},  // 1.12
    {1683, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 17}},  // 1.08
    {1690, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 10}},  // 1.05
    {1700, Precision::f32, Lines::many, Way::lines, 8, {17, 5, 5, 4}},  // 1.21
    {1701, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 3, 3, 3}},  // 1.29
    {1701, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 3, 3, 3}},  // 1.29
    {1701, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3, 3, 3}},  // 1.27
    {1701, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 3, 3}},  // 1.43
    {1710, Precision::f32, Lines::few, Way::along, 8, {15, 6, 19}},  // 1.05
    {1710, Precision::f32, Lines::many, Way::along, 8, {15, 6, 19}},  // 1.05
    {1710, Precision::f64, Lines::few, Way::along, 4, {15, 6, 19}},  // 3.00
    {1710, Precision::f64, Lines::many, Way::along, 4, {15, 6, 19}},  // 2.98
    {1715, Precision::f64, Lines::many, Way::along, 4, {7, 5, 7, 7}},  // 1.05
    {1716, Precision::f32, Lines::many, Way::along, 8, {13, 2, 6, 11}},  // 1.22
    {1725, Precision::f32, Lines::few, Way::along, 8, {15, 5, 23}},  // 1.10
    {1725, Precision::f32, Lines::many, Way::lines, 8, {5, 15, 23}},  // 1.08
    {1725, Precision::f64, Lines::few, Way::along, 4, {15, 5, 23}},  // 1.04
    {1725, Precision::f64, Lines::many, Way::along, 4, {15, 5, 23}},  // 1.05
    {1728, Precision::f64, Lines::few, Way::along, 4, {4, 6, 6, 4, 3}},  // 1.31
    {1728, Precision::f64, Lines::many, Way::along, 4, {4, 6, 6, 4, 3}},  // 1.32
    {1729, Precision::f64, Lines::few, Way::along, 4, {7, 13, 19}},  // 2.54
    {1729, Precision::f64, Lines::many, Way::along, 4, {7, 13, 19}},  // 2.57
    {1734, Precision::f32, Lines::many, Way::lines, 8, {17, 17, 6}},  // 1.30
    {1734, Precision::f64, Lines::few, Way::along, 4, {6, 17, 17}},  // 1.08
    {1734, Precision::f64, Lines::many, Way::lines, 4, {17, 17, 6}},  // 1.13
    {1748, Precision::f32, Lines::few, Way::lines, 1, {4, 19, 23}},  // 1.51
    {1750, Precision::f32, Lines::many, Way::along, 8, {7, 5, 5, 10}},  // 1.05
    {1750, Precision::f64, Lines::few, Way::along, 4, {7, 5, 5, 10}},  // 1.05
    {1750, Precision::f64, Lines::many, Way::along, 4, {14, 5, 5, 5}},  // 1.05
    {1755, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 13}},  // 1.14
    {1755, Precision::f32, Lines::many, Way::along, 8, {15, 13, 3, 3}},  // 1.17
    {1755, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 13}},  // 1.12
    {1755, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 13}},  // 1.12
    {1764, Precision::f32, Lines::few, Way::along, 8, {7, 6, 6, 7}},  // 1.44
    {1764, Precision::f32, Lines::many, Way::along, 8, {7, 6, 6, 7}},  // 1.07
    {1764, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 7, 7}},  // 1.16
    {1764, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 7, 7}},  // 1.25
    {1782, Precision::f32, Lines::few, Way::along, 8, {11, 6, 3, 3, 3}},  // 1.19
    {1782, Precision::f32, Lines::many, Way::along, 8, {11, 6, 3, 3, 3}},  // 1.49
    {1782, Precision::f64, Lines::few, Way::along, 4, {11, 6, 3, 3, 3}},  // 1.15
    {1785, Precision::f32, Lines::few, Way::along, 8, {7, 17, 5, 3}},  // 1.07
    {1792, Precision::f32, Lines::many, Way::along, 8, {8, 4, 7, 8}},  // 1.07
    {1792, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 4, 7}},  // 1.06
    {1792, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 4, 7}},  // 1.23
    {1794, Precision::f32, Lines::few, Way::along, 8, {13, 6, 23}},  // 1.06
    {1794, Precision::f64, Lines::few, Way::along, 4, {13, 6, 23}},  // 1.13
    {1794, Precision::f64, Lines::many, Way::along, 4, {13, 2, 3, 23}},  // 1.14
    {1800, Precision::f32, Lines::few, Way::along, 8, {8, 5, 5, 3, 3}},  // 1.18
    {1800, Precision::f32, Lines::many, Way::along, 8, {15, 10, 4, 3}},  // 1.13
    {1800, Precision::f64, Lines::many, Way::along, 4, {15, 4, 5, 6}},  // 1.53
    {1805, Precision::f32, Lines::many, Way::lines, 8, {19, 19, 5}},  // 1.37
    {1805, Precision::f64, Lines::few, Way::lines, 1, {5, 19, 19}},  // 1.98
    {1805, Precision::f64, Lines::many, Way::lines, 4, {19, 19, 5}},  // 2.48
    {1824, Precision::f64, Lines::few, Way::along, 4, {4, 4, 6, 19}},  // 2.82
    {1824, Precision::f64, Lines::many, Way::along, 4, {4, 4, 6, 19}},  // 2.16
    {1836, Precision::f32, Lines::few, Way::along, 8, {6, 17, 6, 3}},  // 1.07
    {1836, Precision::f64, Lines::few, Way::along, 4, {4, 17, 3, 3, 3}},  // 1.11
    {1836, Precision::f64, Lines::many, Way::along, 4, {4, 17, 3, 3, 3}},  // 1.10
    {1840, Precision::f32, Lines::few, Way::along, 8, {8, 23, 5, 2}},  // 1.05
    {1840, Precision::f32, Lines::many, Way::along, 8, {8, 10, 23}},  // 1.05
    {1848, Precision::f64, Lines::few, Way::along, 4, {11, 4, 6, 7}},  // 1.09
    {1848, Precision::f64, Lines::many, Way::along, 4, {4, 6, 7, 11}},  // 1.06
    {1862, Precision::f64, Lines::few, Way::along, 4, {14, 7, 19}},  // 2.86
    {1862, Precision::f64, Lines::many, Way::along, 4, {14, 7, 19}},  // 2.29
    {1863, Precision::f32, Lines::many, Way::lines, 8, {23, 3, 3, 3, 3}},  // 1.04
    {1863, Precision::f64, Lines::few, Way::along, 4, {9, 3, 3, 23}},  // 1.13
    {1863, Precision::f64, Lines::many, Way::along, 4, {9, 3, 3, 23}},  // 1.13
    {1870, Precision::f32, Lines::many, Way::lines, 8, {17, 11, 10}},  // 1.19
    {1881, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3, 19}},  // 1.15
    {1881, Precision::f32, Lines::many, Way::lines, 8, {19, 11, 9}},  // 1.20
    {1881, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 19}},  // 3.40
    {1881, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 19}},  // 2.48
    {1890, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 5, 6}},  // 1.05
    {1890, Precision::f64, Lines::few, Way::along, 4, {15, 3, 6, 7}},  // 1.05
    {1890, Precision::f64, Lines::many, Way::along, 4, {15, 3, 6, 7}},  // 1.13
    {1900, Precision::f32, Lines::many, Way::lines, 8, {19, 10, 5, 2}},  // 1.09
    {1900, Precision::f64, Lines::few, Way::along, 4, {4, 5, 5, 19}},  // 2.69
    {1900, Precision::f64, Lines::many, Way::along, 4, {4, 5, 5, 19}},  // 2.07
    {1904, Precision::f32, Lines::many, Way::along, 8, {8, 17, 14}},  // 1.33
    {1920, Precision::f64, Lines::few, Way::along, 4, {4, 6, 5, 4, 4}},  // 1.14
    {1925, Precision::f32, Lines::many, Way::along, 8, {7, 5, 5, 11}},  // 1.11
    {1925, Precision::f64, Lines::few, Way::along, 4, {11, 5, 5, 7}},  // 1.04
    {1932, Precision::f32, Lines::many, Way::along, 8, {7, 23, 12}},  // 1.07
    {1932, Precision::f64, Lines::many, Way::along, 4, {4, 3, 7, 23}},  // 1.12
    {1936, Precision::f32, Lines::many, Way::along, 8, {8, 2, 11, 11}},  // 1.14
    {1938, Precision::f32, Lines::many, Way::lines, 8, {6, 17, 19}},  // 1.17
    {1938, Precision::f64, Lines::few, Way::along, 4, {6, 17, 19}},  // 2.55
    {1938, Precision::f64, Lines::many, Way::along, 4, {6, 17, 19}},  // 1.91
    {1944, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 3, 3, 3}},  // 1.36
    {1944, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 3, 3, 3}},  // 1.10
    {1944, Precision::f64, Lines::few, Way::along, 4, {4, 6, 3, 3, 3, 3}},  // 1.36
    {1944, Precision::f64, Lines::many, Way::along, 4, {4, 6, 3, 3, 3, 3}},  // 1.11
    {1950, Precision::f32, Lines::few, Way::along, 8, {13, 5, 5, 6}},  // 1.06
    {1950, Precision::f32, Lines::many, Way::along, 8, {13, 6, 5, 5}},  // 1.13
    {1950, Precision::f64, Lines::few, Way::along, 4, {15, 2, 5, 13}},  // 1.07
    {1955, Precision::f32, Lines::many, Way::lines, 8, {5, 17, 23}},  // 1.42
    {1955, Precision::f64, Lines::few, Way::along, 4, {5, 17, 23}},  // 1.05
    {1955, Precision::f64, Lines::many, Way::lines, 4, {23, 17, 5}},  // 1.34
    {1976, Precision::f64, Lines::few, Way::along, 4, {4, 2, 13, 19}},  // 2.47
    {1976, Precision::f64, Lines::many, Way::along, 4, {4, 2, 13, 19}},  // 2.42
    {1980, Precision::f32, Lines::few, Way::along, 8, {15, 11, 12}},  // 1.07
    {1980, Precision::f32, Lines::many, Way::along, 8, {15, 3, 4, 11}},  // 1.06
    {1980, Precision::f64, Lines::few, Way::along, 4, {4, 11, 5, 3, 3}},  // 1.13
    {1980, Precision::f64, Lines::many, Way::along, 4, {4, 11, 5, 3, 3}},  // 1.17
    {1989, Precision::f32, Lines::few, Way::along, 8, {13, 17, 3, 3}},  // 1.09
    {1989, Precision::f32, Lines::many, Way::along, 8, {13, 17, 3, 3}},  // 1.09
    {1989, Precision::f64, Lines::few, Way::along, 4, {13, 17, 3, 3}},  // 1.10
    {1989, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 17}},  // 1.12
    {1995, Precision::f32, Lines::few, Way::along, 8, {7, 19, 5, 3}},  // 1.07
    {1995, Precision::f64, Lines::few, Way::along, 4, {15, 7, 19}},  // 3.39
    {1995, Precision::f64, Lines::many, Way::along, 4, {15, 7, 19}},  // 2.83
    {2000, Precision::f32, Lines::many, Way::along, 8, {8, 5, 5, 10}},  // 1.06
    {2002, Precision::f64, Lines::many, Way::along, 4, {11, 14, 13}},  // 1.06
    {2016, Precision::f64, Lines::few, Way::along, 4, {4, 3, 4, 6, 7}},  // 1.16
    {2016, Precision::f64, Lines::many, Way::along, 4, {4, 3, 4, 6, 7}},  // 1.21
    {2023, Precision::f32, Lines::many, Way::lines, 8, {17, 17, 7}},  // 1.12
    {2025, Precision::f32, Lines::few, Way::along, 8, {15, 5, 3, 3, 3}},  // 1.30
    {2025, Precision::f32, Lines::many, Way::along, 8, {15, 5, 3, 3, 3}},  // 1.28
    {2025, Precision::f64, Lines::few, Way::along, 4, {15, 5, 3, 3, 3}},  // 1.24
    {2025, Precision::f64, Lines::many, Way::along, 4, {15, 5, 3, 3, 3}},  // 1.25
    {2028, Precision::f32, Lines::many, Way::along, 8, {13, 3, 4, 13}},  // 1.05
    {2028, Precision::f64, Lines::many, Way::along, 4, {4, 3, 13, 13}},  // 1.06
    {2040, Precision::f64, Lines::many, Way::along, 4, {15, 17, 4, 2}},  // 1.06
    {2048, Precision::f32, Lines::few, Way::along, 8, {8, 4, 4, 4, 4}},  // 1.10
    {2048, Precision::f32, Lines::many, Way::along, 8, {8, 4, 4, 4, 4}},  // 1.11
    {2048, Precision::f64, Lines::few, Way::along, 4, {4, 8, 4, 4, 4}},  // 1.06
    {2048, Precision::f64, Lines::many, Way::along, 4, {4, 8, 4, 4, 4}},  // 1.10
    {2052, Precision::f32, Lines::few, Way::along, 8, {6, 19, 6, 3}},  // 1.11
    {2052, Precision::f32, Lines::many, Way::lines, 8, {19, 6, 6, 3}},  // 1.28
    {2052, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3, 19}},  // 3.00
    {2052, Precision::f64, Lines::many, Way::along, 4, {4, 3, 9, 19}},  // 2.54
    {2057, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 17}},  // 1.30
    {2058, Precision::f32, Lines::few, Way::along, 8, {7, 3, 7, 14}},  // 1.15
    {2058, Precision::f32, Lines::many, Way::along, 8, {7, 6, 7, 7}},  // 1.07
    {2058, Precision::f64, Lines::few, Way::along, 4, {7, 6, 7, 7}},  // 1.05
    {2058, Precision::f64, Lines::many, Way::along, 4, {7, 6, 7, 7}},  // 1.06
    {2070, Precision::f32, Lines::many, Way::along, 8, {15, 23, 3, 2}},  // 1.06
    {2070, Precision::f64, Lines::few, Way::along, 4, {15, 6, 23}},  // 1.13
    {2079, Precision::f32, Lines::few, Way::along, 8, {21, 11, 3, 3}},  // 1.09
    {2079, Precision::f32, Lines::many, Way::along, 8, {21, 11, 3, 3}},  // 1.29
    {2079, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 3, 7}},  // 1.09
    {2079, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 3, 7}},  // 1.23
    {2080, Precision::f64, Lines::few, Way::along, 4, {4, 13, 10, 4}},  // 1.21
    {2090, Precision::f32, Lines::few, Way::along, 8, {11, 10, 19}},  // 1.08
    {2090, Precision::f32, Lines::many, Way::lines, 8, {19, 11, 10}},  // 1.23
    {2090, Precision::f64, Lines::few, Way::along, 4, {11, 10, 19}},  // 2.97
    {2090, Precision::f64, Lines::many, Way::along, 4, {11, 2, 5, 19}},  // 3.41
    {2093, Precision::f32, Lines::many, Way::lines, 8, {7, 13, 23}},  // 1.09
    {2093, Precision::f64, Lines::few, Way::along, 4, {7, 13, 23}},  // 1.05
    {2100, Precision::f32, Lines::few, Way::along, 8, {14, 5, 5, 6}},  // 1.12
    {2100, Precision::f32, Lines::many, Way::along, 8, {7, 5, 5, 4, 3}},  // 1.06
    {2100, Precision::f64, Lines::few, Way::along, 4, {15, 10, 14}},  // 1.06
    {2100, Precision::f64, Lines::many, Way::along, 4, {4, 3, 5, 5, 7}},  // 1.05
    {2106, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 3, 6}},  // 1.18
    {2106, Precision::f32, Lines::many, Way::along, 8, {13, 6, 3, 3, 3}},  // 1.26
    {2106, Precision::f64, Lines::few, Way::along, 4, {13, 6, 3, 3, 3}},  // 1.17
    {2106, Precision::f64, Lines::many, Way::along, 4, {13, 6, 3, 3, 3}},  // 1.19
    {2112, Precision::f32, Lines::many, Way::along, 8, {8, 11, 4, 3, 2}},  // 1.18
    {2112, Precision::f64, Lines::few, Way::along, 4, {4, 11, 4, 4, 3}},  // 1.09
    {2112, Precision::f64, Lines::many, Way::along, 4, {4, 11, 4, 4, 3}},  // 1.17
    {2116, Precision::f32, Lines::few, Way::lines, 1, {4, 23, 23}},  // 1.46
    {2125, Precision::f32, Lines::many, Way::lines, 8, {17, 5, 5, 5}},  // 1.07
    {2125, Precision::f64, Lines::many, Way::lines, 4, {17, 5, 5, 5}},  // 1.20
    {2128, Precision::f32, Lines::many, Way::along, 8, {8, 19, 14}},  // 1.30
    {2128, Precision::f64, Lines::few, Way::along, 4, {4, 4, 7, 19}},  // 2.59
    {2128, Precision::f64, Lines::many, Way::along, 4, {14, 2, 4, 19}},  // 2.59
    {2142, Precision::f32, Lines::many, Way::along, 8, {7, 17, 3, 3, 2}},  // 1.06
    {2145, Precision::f32, Lines::many, Way::along, 8, {15, 11, 13}},  // 1.12
    {2145, Precision::f64, Lines::many, Way::along, 4, {15, 11, 13}},  // 1.06
    {2156, Precision::f64, Lines::many, Way::along, 4, {11, 7, 7, 4}},  // 1.12
    {2160, Precision::f32, Lines::few, Way::along, 8, {8, 6, 5, 3, 3}},  // 1.18
    {2160, Precision::f32, Lines::many, Way::along, 8, {15, 3, 6, 8}},  // 1.54
    {2160, Precision::f64, Lines::many, Way::along, 4, {15, 4, 6, 6}},  // 1.33
    {2166, Precision::f32, Lines::many, Way::lines, 8, {19, 19, 6}},  // 1.04
    {2166, Precision::f64, Lines::few, Way::lines, 1, {6, 19, 19}},  // 2.45
    {2166, Precision::f64, Lines::many, Way::lines, 4, {19, 19, 3, 2}},  // 3.25
    {2176, Precision::f32, Lines::few, Way::along, 8, {8, 17, 4, 4}},  // 1.09
    {2176, Precision::f32, Lines::many, Way::along, 8, {8, 4, 4, 17}},  // 1.07
    {2176, Precision::f64, Lines::few, Way::along, 4, {4, 17, 4, 4, 2}},  // 1.07
    {2178, Precision::f64, Lines::many, Way::along, 4, {11, 3, 6, 11}},  // 1.04
    {2184, Precision::f32, Lines::many, Way::along, 8, {8, 3, 7, 13}},  // 1.07
    {2184, Precision::f64, Lines::many, Way::along, 4, {4, 14, 13, 3}},  // 1.20
    {2185, Precision::f32, Lines::many, Way::lines, 8, {5, 19, 23}},  // 1.46
    {2185, Precision::f64, Lines::many, Way::lines, 4, {23, 19, 5}},  // 1.30
    {2187, Precision::f32, Lines::few, Way::along, 8, {27, 3, 3, 3, 3}},  // 1.31
    {2187, Precision::f32, Lines::many, Way::along, 8, {27, 3, 3, 3, 3}},  // 1.31
    {2187, Precision::f64, Lines::few, Way::along, 4, {3, 3, 3, 3, 3, 3, 3}},  // 1.35
    {2187, Precision::f64, Lines::many, Way::along, 4, {9, 3, 3, 3, 3, 3}},  // 1.50
    {2197, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 13}},  // 1.09
    {2200, Precision::f64, Lines::few, Way::along, 4, {11, 5, 5, 4, 2}},  // 1.04
    {2205, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 5, 7}},  // 1.10
    {2205, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 5, 7}},  // 1.08
    {2205, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 5, 7}},  // 1.10
    {2208, Precision::f32, Lines::few, Way::along, 8, {8, 23, 12}},  // 1.06
    {2208, Precision::f64, Lines::many, Way::along, 4, {4, 23, 6, 2, 2}},  // 1.05
    {2210, Precision::f32, Lines::many, Way::along, 8, {13, 17, 5, 2}},  // 1.06
    {2210, Precision::f64, Lines::few, Way::along, 4, {13, 2, 5, 17}},  // 1.05
    {2210, Precision::f64, Lines::many, Way::along, 4, {13, 17, 5, 2}},  // 1.15
    {2223, Precision::f32, Lines::few, Way::along, 8, {13, 19, 3, 3}},  // 1.08
    {2223, Precision::f32, Lines::many, Way::lines, 8, {19, 13, 3, 3}},  // 1.26
    {2223, Precision::f64, Lines::few, Way::along, 4, {13, 3, 3, 19}},  // 3.36
    {2223, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 19}},  // 3.13
    {2240, Precision::f32, Lines::many, Way::along, 8, {8, 14, 5, 4}},  // 1.09
    {2240, Precision::f64, Lines::few, Way::along, 4, {4, 7, 8, 10}},  // 1.13
    {2240, Precision::f64, Lines::many, Way::along, 4, {7, 5, 4, 4, 4}},  // 1.14
    {2244, Precision::f32, Lines::many, Way::lines, 8, {17, 11, 4, 3}},  // 1.15
    {2250, Precision::f32, Lines::few, Way::along, 8, {15, 5, 5, 3, 2}},  // 1.04
    {2250, Precision::f32, Lines::many, Way::along, 8, {15, 5, 5, 6}},  // 1.09
    {2254, Precision::f64, Lines::few, Way::along, 4, {14, 23, 7}},  // 1.08
    {2261, Precision::f32, Lines::many, Way::lines, 8, {19, 17, 7}},  // 1.12
    {2261, Precision::f64, Lines::few, Way::along, 4, {7, 17, 19}},  // 2.87
    {2261, Precision::f64, Lines::many, Way::along, 4, {7, 17, 19}},  // 2.80
    {2268, Precision::f32, Lines::few, Way::along, 8, {7, 6, 6, 3, 3}},  // 1.16
    {2268, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 6, 6}},  // 1.19
    {2268, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3, 3, 7}},  // 1.40
    {2268, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 3, 7}},  // 1.49
    {2275, Precision::f32, Lines::few, Way::along, 8, {13, 5, 5, 7}},  // 1.05
    {2277, Precision::f32, Lines::few, Way::along, 8, {11, 23, 3, 3}},  // 1.12
    {2277, Precision::f32, Lines::many, Way::lines, 8, {23, 11, 3, 3}},  // 1.32
    {2277, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 23}},  // 1.11
    {2277, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 23}},  // 1.17
    {2280, Precision::f64, Lines::few, Way::along, 4, {15, 2, 4, 19}},  // 2.81
    {2280, Precision::f64, Lines::many, Way::along, 4, {15, 2, 4, 19}},  // 2.86
    {2288, Precision::f64, Lines::many, Way::along, 4, {13, 11, 8, 2}},  // 1.09
    {2295, Precision::f32, Lines::few, Way::along, 8, {15, 17, 3, 3}},  // 1.13
    {2295, Precision::f32, Lines::many, Way::along, 8, {15, 17, 3, 3}},  // 1.10
    {2295, Precision::f64, Lines::few, Way::along, 4, {15, 17, 3, 3}},  // 1.18
    {2295, Precision::f64, Lines::many, Way::along, 4, {15, 17, 3, 3}},  // 1.15
    {2299, Precision::f32, Lines::few, Way::along, 8, {11, 11, 19}},  // 1.05
    {2299, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 19}},  // 1.29
    {2299, Precision::f64, Lines::few, Way::along, 4, {11, 11, 19}},  // 2.93
    {2299, Precision::f64, Lines::many, Way::along, 4, {11, 11, 19}},  // 2.79
    {2300, Precision::f32, Lines::many, Way::lines, 8, {10, 10, 23}},  // 1.37
    {2304, Precision::f64, Lines::few, Way::along, 4, {4, 6, 6, 4, 4}},  // 1.27
    {2304, Precision::f64, Lines::many, Way::along, 4, {4, 8, 6, 4, 3}},  // 1.27
    {2310, Precision::f32, Lines::few, Way::along, 8, {15, 11, 14}},  // 1.11
    {2310, Precision::f32, Lines::many, Way::along, 8, {7, 11, 6, 5}},  // 1.16
    {2310, Precision::f64, Lines::few, Way::along, 4, {11, 5, 6, 7}},  // 1.09
    {2310, Precision::f64, Lines::many, Way::along, 4, {11, 7, 5, 3, 2}},  // 1.24
    {2340, Precision::f32, Lines::few, Way::along, 8, {13, 5, 6, 6}},  // 1.11
    {2340, Precision::f32, Lines::many, Way::along, 8, {13, 5, 6, 6}},  // 1.13
    {2340, Precision::f64, Lines::few, Way::along, 4, {4, 13, 5, 3, 3}},  // 1.14
    {2340, Precision::f64, Lines::many, Way::along, 4, {15, 13, 3, 2, 2}},  // 1.17
    {2346, Precision::f32, Lines::many, Way::lines, 8, {6, 17, 23}},  // 1.14
    {2346, Precision::f64, Lines::few, Way::along, 4, {6, 17, 23}},  // 1.13
    {2346, Precision::f64, Lines::many, Way::along, 4, {6, 23, 17}},  // 1.18
    {2352, Precision::f32, Lines::many, Way::along, 8, {8, 14, 7, 3}},  // 1.10
    {2352, Precision::f64, Lines::many, Way::along, 4, {4, 12, 7, 7}},  // 1.21
    {2366, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 14}},  // 1.20
    {2366, Precision::f64, Lines::few, Way::along, 4, {14, 13, 13}},  // 1.15
    {2366, Precision::f64, Lines::many, Way::along, 4, {14, 13, 13}},  // 1.13
    {2375, Precision::f32, Lines::few, Way::along, 8, {25, 5, 19}},  // 1.06
    {2375, Precision::f32, Lines::many, Way::lines, 8, {19, 5, 5, 5}},  // 1.14
    {2375, Precision::f64, Lines::few, Way::along, 4, {5, 5, 5, 19}},  // 2.89
    {2375, Precision::f64, Lines::many, Way::lines, 4, {19, 5, 5, 5}},  // 3.36
    {2376, Precision::f32, Lines::few, Way::along, 8, {8, 11, 3, 3, 3}},  // 1.17
    {2376, Precision::f32, Lines::many, Way::along, 8, {8, 11, 3, 3, 3}},  // 1.16
    {2376, Precision::f64, Lines::few, Way::along, 4, {11, 6, 4, 3, 3}},  // 1.22
    {2376, Precision::f64, Lines::many, Way::along, 4, {4, 11, 6, 3, 3}},  // 1.37
    {2392, Precision::f32, Lines::many, Way::along, 8, {8, 13, 23}},  // 1.15
    {2394, Precision::f32, Lines::few, Way::along, 8, {21, 6, 19}},  // 1.08
    {2394, Precision::f64, Lines::few, Way::along, 4, {14, 3, 3, 19}},  // 2.99
    {2394, Precision::f64, Lines::many, Way::along, 4, {7, 3, 6, 19}},  // 2.36
    {2400, Precision::f32, Lines::few, Way::along, 8, {8, 5, 5, 4, 3}},  // 1.05
    {2400, Precision::f32, Lines::many, Way::along, 8, {8, 5, 5, 4, 3}},  // 1.16
    {2400, Precision::f64, Lines::many, Way::along, 4, {4, 4, 5, 5, 6}},  // 1.10
    {2415, Precision::f32, Lines::few, Way::along, 8, {7, 23, 5, 3}},  // 1.08
    {2415, Precision::f32, Lines::many, Way::along, 8, {21, 5, 23}},  // 1.17
    {2415, Precision::f64, Lines::many, Way::along, 4, {7, 15, 23}},  // 1.11
    {2430, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 3, 6}},  // 1.29
    {2430, Precision::f32, Lines::many, Way::along, 8, {15, 6, 3, 3, 3}},  // 1.33
    {2430, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 3, 6}},  // 1.04
    {2431, Precision::f32, Lines::many, Way::along, 8, {13, 11, 17}},  // 1.09
    {2432, Precision::f32, Lines::few, Way::along, 8, {8, 19, 4, 4}},  // 1.10
    {2432, Precision::f32, Lines::many, Way::along, 8, {8, 19, 4, 4}},  // 1.07
    {2432, Precision::f64, Lines::few, Way::along, 4, {4, 2, 4, 4, 19}},  // 2.71
    {2432, Precision::f64, Lines::many, Way::along, 4, {4, 2, 2, 8, 19}},  // 2.56
    {2448, Precision::f64, Lines::few, Way::along, 4, {4, 17, 4, 3, 3}},  // 1.04
    {2450, Precision::f32, Lines::few, Way::along, 8, {7, 2, 5, 5, 7}},  // 1.05
    {2450, Precision::f64, Lines::few, Way::along, 4, {14, 5, 5, 7}},  // 1.06
    {2457, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 3, 7}},  // 1.14
    {2457, Precision::f32, Lines::many, Way::along, 8, {7, 13, 3, 3, 3}},  // 1.31
    {2457, Precision::f64, Lines::few, Way::along, 4, {7, 13, 3, 3, 3}},  // 1.16
    {2457, Precision::f64, Lines::many, Way::along, 4, {7, 13, 3, 3, 3}},  // 1.23
    {2464, Precision::f64, Lines::many, Way::along, 4, {4, 11, 7, 4, 2}},  // 1.12
    {2470, Precision::f32, Lines::many, Way::along, 8, {13, 2, 5, 19}},  // 1.17
    {2470, Precision::f64, Lines::few, Way::along, 4, {13, 2, 5, 19}},  // 3.32
    {2470, Precision::f64, Lines::many, Way::along, 4, {13, 10, 19}},  // 3.12
    {2475, Precision::f32, Lines::few, Way::along, 8, {15, 3, 5, 11}},  // 1.30
    {2475, Precision::f32, Lines::many, Way::along, 8, {15, 11, 15}},  // 1.11
    {2475, Precision::f64, Lines::few, Way::along, 4, {11, 5, 5, 3, 3}},  // 1.05
    {2484, Precision::f32, Lines::few, Way::along, 8, {6, 23, 6, 3}},  // 1.10
    {2484, Precision::f32, Lines::many, Way::lines, 8, {9, 12, 23}},  // 1.08
    {2484, Precision::f64, Lines::few, Way::along, 4, {4, 23, 3, 3, 3}},  // 1.17
    {2484, Precision::f64, Lines::many, Way::along, 4, {4, 23, 3, 3, 3}},  // 1.13
    {2496, Precision::f32, Lines::many, Way::along, 8, {8, 13, 4, 3, 2}},  // 1.22
    {2496, Precision::f64, Lines::few, Way::along, 4, {4, 13, 4, 4, 3}},  // 1.17
    {2496, Precision::f64, Lines::many, Way::along, 4, {4, 13, 6, 4, 2}},  // 1.09
    {2499, Precision::f64, Lines::few, Way::along, 4, {7, 3, 7, 17}},  // 1.09
    {2508, Precision::f32, Lines::few, Way::along, 8, {11, 3, 4, 19}},  // 1.05
    {2508, Precision::f32, Lines::many, Way::lines, 8, {11, 12, 19}},  // 1.15
    {2508, Precision::f64, Lines::few, Way::along, 4, {11, 3, 4, 19}},  // 2.58
    {2508, Precision::f64, Lines::many, Way::along, 4, {11, 3, 4, 19}},  // 2.70
    {2520, Precision::f32, Lines::few, Way::along, 8, {8, 7, 5, 3, 3}},  // 1.16
    {2520, Precision::f32, Lines::many, Way::along, 8, {8, 7, 5, 3, 3}},  // 1.26
    {2520, Precision::f64, Lines::many, Way::along, 4, {4, 3, 5, 6, 7}},  // 1.40
    {2527, Precision::f64, Lines::few, Way::lines, 1, {7, 19, 19}},  // 1.13
    {2527, Precision::f64, Lines::many, Way::lines, 4, {19, 19, 7}},  // 2.40
    {2530, Precision::f32, Lines::many, Way::lines, 8, {10, 11, 23}},  // 1.14
    {2530, Precision::f64, Lines::few, Way::along, 4, {11, 10, 23}},  // 1.05
    {2530, Precision::f64, Lines::many, Way::along, 4, {11, 2, 5, 23}},  // 1.20
    {2541, Precision::f64, Lines::many, Way::along, 4, {11, 3, 7, 11}},  // 1.34
    {2548, Precision::f64, Lines::many, Way::along, 4, {14, 14, 13}},  // 1.19
    {2550, Precision::f32, Lines::few, Way::along, 8, {15, 17, 5, 2}},  // 1.13
    {2550, Precision::f64, Lines::few, Way::along, 4, {15, 17, 5, 2}},  // 1.05
    {2560, Precision::f32, Lines::few, Way::along, 8, {8, 4, 4, 4, 5}},  // 1.08
    {2560, Precision::f32, Lines::many, Way::along, 8, {8, 5, 8, 8}},  // 1.10
    {2560, Precision::f64, Lines::few, Way::along, 4, {4, 8, 5, 4, 4}},  // 1.14
    {2565, Precision::f32, Lines::few, Way::along, 8, {15, 19, 3, 3}},  // 1.12
    {2565, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 19}},  // 1.10
    {2565, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 19}},  // 3.80
    {2565, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 19}},  // 2.85
    {2574, Precision::f32, Lines::few, Way::along, 8, {13, 2, 3, 3, 11}},  // 1.06
    {2574, Precision::f32, Lines::many, Way::along, 8, {13, 3, 6, 11}},  // 1.34
    {2574, Precision::f64, Lines::few, Way::along, 4, {11, 2, 3, 3, 13}},  // 1.10
    {2574, Precision::f64, Lines::many, Way::along, 4, {11, 3, 6, 13}},  // 1.08
    {2576, Precision::f32, Lines::few, Way::along, 8, {8, 23, 14}},  // 1.07
    {2576, Precision::f64, Lines::few, Way::along, 4, {14, 2, 4, 23}},  // 1.08
    {2584, Precision::f64, Lines::few, Way::along, 4, {4, 2, 17, 19}},  // 2.29
    {2584, Precision::f64, Lines::many, Way::along, 4, {4, 2, 17, 19}},  // 2.37
    {2592, Precision::f32, Lines::few, Way::along, 8, {8, 6, 6, 3, 3}},  // 1.22
    {2592, Precision::f32, Lines::many, Way::along, 8, {8, 6, 6, 3, 3}},  // 1.21
    {2601, Precision::f32, Lines::few, Way::lines, 1, {9, 17, 17}},  // 1.20
    {2618, Precision::f64, Lines::few, Way::along, 4, {11, 17, 14}},  // 1.04
    {2622, Precision::f32, Lines::many, Way::lines, 8, {6, 19, 23}},  // 1.32
    {2622, Precision::f64, Lines::few, Way::along, 4, {6, 23, 19}},  // 2.78
    {2622, Precision::f64, Lines::many, Way::along, 4, {6, 23, 19}},  // 2.27
    {2625, Precision::f32, Lines::many, Way::along, 8, {15, 5, 5, 7}},  // 1.14
    {2625, Precision::f64, Lines::few, Way::along, 4, {15, 5, 5, 7}},  // 1.08
    {2625, Precision::f64, Lines::many, Way::along, 4, {15, 5, 5, 7}},  // 1.13
    {2640, Precision::f64, Lines::few, Way::along, 4, {11, 8, 6, 5}},  // 1.10
    {2640, Precision::f64, Lines::many, Way::along, 4, {4, 11, 5, 4, 3}},  // 1.09
    {2645, Precision::f32, Lines::many, Way::lines, 8, {23, 23, 5}},  // 1.72
    {2645, Precision::f64, Lines::many, Way::lines, 4, {23, 23, 5}},  // 1.24
    {2646, Precision::f32, Lines::few, Way::along, 8, {21, 3, 6, 7}},  // 1.27
    {2646, Precision::f32, Lines::many, Way::along, 8, {21, 2, 3, 3, 7}},  // 1.21
    {2646, Precision::f64, Lines::few, Way::along, 4, {14, 3, 3, 3, 7}},  // 1.28
    {2646, Precision::f64, Lines::many, Way::along, 4, {14, 3, 3, 3, 7}},  // 1.21
    {2652, Precision::f32, Lines::many, Way::along, 8, {13, 12, 17}},  // 1.09
    {2660, Precision::f32, Lines::many, Way::along, 8, {14, 2, 5, 19}},  // 1.11
    {2660, Precision::f64, Lines::few, Way::along, 4, {14, 10, 19}},  // 2.53
    {2660, Precision::f64, Lines::many, Way::along, 4, {14, 10, 19}},  // 2.20
    {2662, Precision::f32, Lines::many, Way::along, 8, {11, 2, 11, 11}},  // 1.06
    {2673, Precision::f32, Lines::few, Way::along, 8, {11, 3, 3, 3, 3, 3}},  // 1.19
    {2673, Precision::f32, Lines::many, Way::along, 8, {27, 3, 3, 11}},  // 1.17
    {2673, Precision::f64, Lines::few, Way::along, 4, {11, 3, 3, 3, 3, 3}},  // 1.30
    {2688, Precision::f32, Lines::few, Way::along, 8, {8, 7, 4, 4, 3}},  // 1.05
    {2688, Precision::f32, Lines::many, Way::along, 8, {8, 16, 7, 3}},  // 1.19
    {2688, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 6, 7}},  // 1.20
    {2688, Precision::f64, Lines::many, Way::along, 4, {7, 3, 8, 16}},  // 1.12
    {2691, Precision::f32, Lines::few, Way::along, 8, {13, 23, 3, 3}},  // 1.11
    {2691, Precision::f32, Lines::many, Way::along, 8, {13, 23, 3, 3}},  // 1.12
    {2691, Precision::f64, Lines::few, Way::along, 4, {13, 3, 3, 23}},  // 1.14
    {2691, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 23}},  // 1.14
    {2695, Precision::f64, Lines::many, Way::along, 4, {11, 5, 7, 7}},  // 1.06
    {2700, Precision::f32, Lines::few, Way::along, 8, {15, 5, 4, 3, 3}},  // 1.11
    {2700, Precision::f64, Lines::few, Way::along, 4, {15, 5, 4, 3, 3}},  // 1.24
    {2700, Precision::f64, Lines::many, Way::along, 4, {15, 6, 6, 5}},  // 1.28
    {2704, Precision::f64, Lines::many, Way::along, 4, {4, 4, 13, 13}},  // 1.10
    {2717, Precision::f32, Lines::few, Way::along, 8, {13, 11, 19}},  // 1.10
    {2717, Precision::f32, Lines::many, Way::lines, 8, {11, 13, 19}},  // 1.09
    {2717, Precision::f64, Lines::few, Way::along, 4, {11, 13, 19}},  // 2.85
    {2717, Precision::f64, Lines::many, Way::along, 4, {11, 13, 19}},  // 2.32
    {2720, Precision::f64, Lines::many, Way::along, 4, {4, 17, 10, 4}},  // 1.06
    {2730, Precision::f32, Lines::few, Way::along, 8, {7, 13, 6, 5}},  // 1.10
    {2730, Precision::f32, Lines::many, Way::along, 8, {7, 5, 6, 13}},  // 1.06
    {2730, Precision::f64, Lines::few, Way::along, 4, {7, 13, 6, 5}},  // 1.08
    {2730, Precision::f64, Lines::many, Way::along, 4, {15, 14, 13}},  // 1.26
    {2736, Precision::f64, Lines::few, Way::along, 4, {4, 2, 3, 6, 19}},  // 2.68
    {2736, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 4, 19}},  // 2.18
    {2737, Precision::f64, Lines::many, Way::along, 4, {7, 17, 23}},  // 1.12
    {2744, Precision::f32, Lines::few, Way::along, 8, {7, 2, 4, 7, 7}},  // 1.07
    {2744, Precision::f32, Lines::many, Way::along, 8, {14, 4, 7, 7}},  // 1.05
    {2744, Precision::f64, Lines::few, Way::along, 4, {4, 14, 7, 7}},  // 1.07
    {2744, Precision::f64, Lines::many, Way::along, 4, {14, 14, 14}},  // 1.19
    {2750, Precision::f32, Lines::few, Way::along, 8, {11, 5, 5, 10}},  // 1.08
    {2754, Precision::f32, Lines::few, Way::along, 8, {6, 17, 3, 3, 3}},  // 1.06
    {2754, Precision::f32, Lines::many, Way::along, 8, {27, 6, 17}},  // 1.06
    {2754, Precision::f64, Lines::few, Way::along, 4, {6, 17, 3, 3, 3}},  // 1.28
    {2754, Precision::f64, Lines::many, Way::along, 4, {9, 3, 6, 17}},  // 1.24
    {2772, Precision::f32, Lines::few, Way::along, 8, {7, 11, 4, 3, 3}},  // 1.09
    {2772, Precision::f64, Lines::few, Way::along, 4, {11, 6, 6, 7}},  // 1.10
    {2783, Precision::f32, Lines::few, Way::along, 8, {11, 11, 23}},  // 1.04
    {2783, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 23}},  // 1.26
    {2783, Precision::f64, Lines::few, Way::along, 4, {11, 11, 23}},  // 1.14
    {2783, Precision::f64, Lines::many, Way::along, 4, {11, 11, 23}},  // 1.08
    {2793, Precision::f32, Lines::many, Way::along, 8, {21, 19, 7}},  // 1.12
    {2793, Precision::f64, Lines::few, Way::along, 4, {7, 3, 7, 19}},  // 2.68
    {2793, Precision::f64, Lines::many, Way::along, 4, {7, 3, 7, 19}},  // 2.30
    {2800, Precision::f64, Lines::many, Way::along, 4, {14, 5, 5, 4, 2}},  // 1.08
    {2805, Precision::f32, Lines::few, Way::along, 8, {15, 11, 17}},  // 1.09
    {2805, Precision::f32, Lines::many, Way::along, 8, {15, 11, 17}},  // 1.09
    {2805, Precision::f64, Lines::few, Way::along, 4, {11, 17, 5, 3}},  // 1.08
    {2808, Precision::f32, Lines::few, Way::along, 8, {8, 13, 3, 3, 3}},  // 1.16
    {2808, Precision::f32, Lines::many, Way::along, 8, {8, 3, 3, 3, 13}},  // 1.13
    {2808, Precision::f64, Lines::few, Way::along, 4, {4, 13, 6, 3, 3}},  // 1.25
    {2808, Precision::f64, Lines::many, Way::along, 4, {4, 13, 6, 3, 3}},  // 1.23
    {2816, Precision::f64, Lines::few, Way::along, 4, {4, 11, 4, 4, 4}},  // 1.09
    {2816, Precision::f64, Lines::many, Way::along, 4, {4, 11, 4, 4, 4}},  // 1.08
    {2835, Precision::f32, Lines::few, Way::along, 8, {7, 5, 3, 3, 3, 3}},  // 1.23
    {2835, Precision::f32, Lines::many, Way::along, 8, {15, 7, 3, 3, 3}},  // 1.26
    {2835, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 3, 7}},  // 1.26
    {2835, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 3, 7}},  // 1.25
    {2850, Precision::f32, Lines::few, Way::along, 8, {15, 2, 5, 19}},  // 1.05
    {2850, Precision::f32, Lines::many, Way::along, 8, {15, 2, 5, 19}},  // 1.06
    {2850, Precision::f64, Lines::few, Way::along, 4, {15, 2, 5, 19}},  // 3.58
    {2850, Precision::f64, Lines::many, Way::along, 4, {15, 2, 5, 19}},  // 3.70
    {2856, Precision::f64, Lines::few, Way::along, 4, {4, 17, 7, 3, 2}},  // 1.12
    {2856, Precision::f64, Lines::many, Way::along, 4, {4, 17, 14, 3}},  // 1.07
    {2873, Precision::f32, Lines::many, Way::lines, 8, {17, 13, 13}},  // 1.09
    {2875, Precision::f32, Lines::few, Way::along, 8, {25, 5, 23}},  // 1.10
    {2875, Precision::f32, Lines::many, Way::lines, 8, {23, 5, 5, 5}},  // 1.12
    {2875, Precision::f64, Lines::many, Way::lines, 4, {23, 5, 5, 5}},  // 1.26
    {2880, Precision::f32, Lines::few, Way::along, 8, {8, 6, 5, 4, 3}},  // 1.23
    {2880, Precision::f32, Lines::many, Way::along, 8, {8, 6, 5, 4, 3}},  // 1.23
    {2888, Precision::f64, Lines::few, Way::lines, 1, {8, 19, 19}},  // 1.89
    {2888, Precision::f64, Lines::many, Way::lines, 4, {19, 19, 8}},  // 3.37
    {2890, Precision::f32, Lines::many, Way::lines, 8, {17, 17, 10}},  // 1.44
    {2890, Precision::f64, Lines::few, Way::along, 4, {5, 2, 17, 17}},  // 1.07
    {2890, Precision::f64, Lines::many, Way::lines, 4, {17, 17, 5, 2}},  // 1.30
    {2898, Precision::f64, Lines::few, Way::along, 4, {14, 3, 3, 23}},  // 1.10
    {2898, Precision::f64, Lines::many, Way::along, 4, {14, 3, 3, 23}},  // 1.17
    {2904, Precision::f32, Lines::few, Way::along, 8, {8, 3, 11, 11}},  // 1.09
    {2904, Precision::f64, Lines::few, Way::along, 4, {4, 6, 11, 11}},  // 1.05
    {2904, Precision::f64, Lines::many, Way::along, 4, {4, 6, 11, 11}},  // 1.09
    {2907, Precision::f32, Lines::few, Way::lines, 1, {3, 3, 17, 19}},  // 1.32
    {2907, Precision::f32, Lines::many, Way::lines, 8, {19, 17, 3, 3}},  // 1.06
    {2907, Precision::f64, Lines::few, Way::along, 4, {9, 17, 19}},  // 2.31
    {2907, Precision::f64, Lines::many, Way::lines, 4, {19, 17, 3, 3}},  // 2.46
    {2912, Precision::f32, Lines::many, Way::along, 8, {8, 13, 7, 2, 2}},  // 1.20
    {2912, Precision::f64, Lines::few, Way::along, 4, {14, 13, 4, 4}},  // 1.08
    {2916, Precision::f64, Lines::few, Way::along, 4, {4, 9, 3, 3, 3, 3}},  // 1.15
    {2916, Precision::f64, Lines::many, Way::along, 4, {4, 3, 3, 3, 3, 3, 3}},  // 1.49
    {2925, Precision::f64, Lines::few, Way::along, 4, {15, 3, 5, 13}},  // 1.13
    {2925, Precision::f64, Lines::many, Way::along, 4, {15, 13, 15}},  // 1.04
    {2926, Precision::f32, Lines::few, Way::along, 8, {14, 11, 19}},  // 1.07
    {2926, Precision::f32, Lines::many, Way::along, 8, {14, 11, 19}},  // 1.08
    {2926, Precision::f64, Lines::few, Way::along, 4, {11, 14, 19}},  // 2.14
    {2926, Precision::f64, Lines::many, Way::along, 4, {11, 2, 7, 19}},  // 2.71
    {2940, Precision::f32, Lines::few, Way::along, 8, {7, 5, 7, 12}},  // 1.05
    {2940, Precision::f32, Lines::many, Way::along, 8, {7, 6, 7, 10}},  // 1.34
    {2940, Precision::f64, Lines::few, Way::along, 4, {15, 14, 14}},  // 1.09
    {2940, Precision::f64, Lines::many, Way::along, 4, {4, 15, 7, 7}},  // 1.26
    {2944, Precision::f32, Lines::few, Way::along, 8, {8, 4, 4, 23}},  // 1.06
    {2944, Precision::f32, Lines::many, Way::along, 8, {8, 23, 4, 4}},  // 1.20
    {2944, Precision::f64, Lines::many, Way::along, 4, {4, 23, 8, 2, 2}},  // 1.04
    {2964, Precision::f32, Lines::few, Way::along, 8, {13, 3, 4, 19}},  // 1.10
    {2964, Precision::f32, Lines::many, Way::lines, 8, {12, 13, 19}},  // 1.09
    {2964, Precision::f64, Lines::few, Way::along, 4, {4, 3, 13, 19}},  // 2.46
    {2964, Precision::f64, Lines::many, Way::along, 4, {4, 3, 13, 19}},  // 2.45
    {2970, Precision::f32, Lines::many, Way::along, 8, {15, 11, 3, 3, 2}},  // 1.07
    {2970, Precision::f64, Lines::few, Way::along, 4, {15, 3, 6, 11}},  // 1.15
    {2970, Precision::f64, Lines::many, Way::along, 4, {15, 2, 3, 3, 11}},  // 1.08
    {2975, Precision::f64, Lines::many, Way::along, 4, {7, 5, 5, 17}},  // 1.15
    {2990, Precision::f32, Lines::few, Way::along, 8, {13, 10, 23}},  // 1.09
    {2990, Precision::f32, Lines::many, Way::lines, 8, {10, 13, 23}},  // 1.05
    {2990, Precision::f64, Lines::few, Way::along, 4, {13, 10, 23}},  // 1.13
    {2990, Precision::f64, Lines::many, Way::along, 4, {13, 10, 23}},  // 1.28
    {2992, Precision::f64, Lines::few, Way::along, 4, {11, 17, 4, 4}},  // 1.05
    {3024, Precision::f32, Lines::few, Way::along, 8, {8, 7, 6, 3, 3}},  // 1.33
    {3024, Precision::f32, Lines::many, Way::along, 8, {8, 7, 6, 3, 3}},  // 1.24
    {3024, Precision::f64, Lines::few, Way::along, 4, {4, 3, 6, 6, 7}},  // 1.07
    {3024, Precision::f64, Lines::many, Way::along, 4, {4, 3, 6, 6, 7}},  // 1.32
    {3025, Precision::f32, Lines::many, Way::lines, 8, {5, 5, 11, 11}},  // 1.40
    {3036, Precision::f32, Lines::many, Way::lines, 8, {11, 12, 23}},  // 1.23
    {3040, Precision::f64, Lines::few, Way::along, 4, {4, 5, 8, 19}},  // 2.54
    {3040, Precision::f64, Lines::many, Way::along, 4, {4, 2, 4, 5, 19}},  // 2.69
    {3042, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 6, 3}},  // 1.13
    {3042, Precision::f64, Lines::many, Way::along, 4, {13, 3, 6, 13}},  // 1.08
    {3059, Precision::f32, Lines::many, Way::lines, 8, {23, 19, 7}},  // 1.07
    {3060, Precision::f32, Lines::few, Way::along, 8, {15, 17, 12}},  // 1.08
    {3060, Precision::f32, Lines::many, Way::along, 8, {15, 17, 12}},  // 1.12
    {3060, Precision::f64, Lines::few, Way::along, 4, {4, 17, 5, 3, 3}},  // 1.11
    {3060, Precision::f64, Lines::many, Way::along, 4, {4, 17, 5, 3, 3}},  // 1.33
    {3072, Precision::f32, Lines::few, Way::along, 8, {8, 6, 4, 4, 4}},  // 1.07
    {3072, Precision::f32, Lines::many, Way::along, 8, {8, 6, 4, 4, 4}},  // 1.14
    {3072, Precision::f64, Lines::few, Way::along, 4, {4, 8, 6, 4, 4}},  // 1.19
    {3072, Precision::f64, Lines::many, Way::along, 4, {4, 8, 6, 4, 4}},  // 1.41
    {3078, Precision::f32, Lines::few, Way::along, 8, {27, 6, 19}},  // 1.10
    {3078, Precision::f32, Lines::many, Way::along, 8, {27, 2, 3, 19}},  // 1.15
    {3078, Precision::f64, Lines::few, Way::along, 4, {6, 3, 3, 3, 19}},  // 3.11
    {3078, Precision::f64, Lines::many, Way::along, 4, {3, 3, 3, 6, 19}},  // 2.77
    {3087, Precision::f32, Lines::few, Way::along, 8, {7, 3, 3, 7, 7}},  // 1.14
    {3087, Precision::f32, Lines::many, Way::along, 8, {7, 3, 3, 7, 7}},  // 1.31
    {3087, Precision::f64, Lines::few, Way::along, 4, {7, 7, 7, 3, 3}},  // 1.19
    {3087, Precision::f64, Lines::many, Way::along, 4, {7, 7, 7, 3, 3}},  // 1.21
    {3094, Precision::f64, Lines::few, Way::along, 4, {14, 13, 17}},  // 1.09
    {3094, Precision::f64, Lines::many, Way::along, 4, {14, 13, 17}},  // 1.18
    {3105, Precision::f32, Lines::few, Way::along, 8, {15, 23, 3, 3}},  // 1.20
    {3105, Precision::f32, Lines::many, Way::lines, 8, {9, 15, 23}},  // 1.08
    {3105, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 23}},  // 1.27
    {3105, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 23}},  // 1.40
    {3120, Precision::f64, Lines::few, Way::along, 4, {15, 13, 4, 4}},  // 1.06
    {3120, Precision::f64, Lines::many, Way::along, 4, {4, 13, 5, 4, 3}},  // 1.27
    {3135, Precision::f32, Lines::many, Way::along, 8, {15, 11, 19}},  // 1.06
    {3135, Precision::f64, Lines::few, Way::along, 4, {15, 11, 19}},  // 2.96
    {3135, Precision::f64, Lines::many, Way::along, 4, {15, 11, 19}},  // 3.30
    {3136, Precision::f32, Lines::few, Way::along, 8, {8, 7, 7, 4, 2}},  // 1.14
    {3136, Precision::f32, Lines::many, Way::along, 8, {7, 4, 4, 4, 7}},  // 1.10
    {3136, Precision::f64, Lines::few, Way::along, 4, {4, 7, 7, 4, 4}},  // 1.06
    {3136, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 7, 7}},  // 1.10
    {3150, Precision::f32, Lines::few, Way::along, 8, {7, 6, 5, 5, 3}},  // 1.17
    {3150, Precision::f32, Lines::many, Way::along, 8, {21, 3, 5, 10}},  // 1.14
    {3150, Precision::f64, Lines::few, Way::along, 4, {15, 5, 6, 7}},  // 1.07
    {3159, Precision::f32, Lines::few, Way::along, 8, {13, 3, 3, 3, 3, 3}},  // 1.22
    {3159, Precision::f32, Lines::many, Way::along, 8, {13, 3, 3, 3, 3, 3}},  // 1.28
    {3159, Precision::f64, Lines::few, Way::along, 4, {13, 3, 3, 3, 3, 3}},  // 1.32
    {3159, Precision::f64, Lines::many, Way::along, 4, {13, 3, 3, 3, 3, 3}},  // 1.31
    {3168, Precision::f64, Lines::few, Way::along, 4, {11, 6, 4, 4, 3}},  // 1.22
    {3168, Precision::f64, Lines::many, Way::along, 4, {11, 8, 6, 6}},  // 1.20
    {3174, Precision::f32, Lines::many, Way::lines, 8, {23, 23, 6}},  // 1.19
    {3174, Precision::f64, Lines::few, Way::along, 4, {6, 23, 23}},  // 1.20
    {3174, Precision::f64, Lines::many, Way::along, 4, {6, 23, 23}},  // 1.13
    {3179, Precision::f32, Lines::many, Way::lines, 8, {17, 17, 11}},  // 1.23
    {3185, Precision::f64, Lines::many, Way::along, 4, {7, 5, 7, 13}},  // 1.14
    {3192, Precision::f64, Lines::few, Way::along, 4, {4, 6, 7, 19}},  // 2.73
    {3192, Precision::f64, Lines::many, Way::along, 4, {7, 2, 3, 4, 19}},  // 2.52
    {3200, Precision::f32, Lines::few, Way::along, 8, {8, 5, 5, 4, 4}},  // 1.10
    {3200, Precision::f32, Lines::many, Way::along, 8, {8, 5, 5, 4, 4}},  // 1.07
    {3200, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 5, 10}},  // 1.25
    {3211, Precision::f64, Lines::few, Way::along, 4, {13, 13, 19}},  // 2.98
    {3211, Precision::f64, Lines::many, Way::along, 4, {13, 13, 19}},  // 2.30
    {3213, Precision::f32, Lines::many, Way::along, 8, {21, 3, 3, 17}},  // 1.06
    {3213, Precision::f64, Lines::few, Way::along, 4, {7, 17, 3, 3, 3}},  // 1.09
    {3213, Precision::f64, Lines::many, Way::along, 4, {7, 17, 3, 3, 3}},  // 1.08
    {3220, Precision::f32, Lines::many, Way::along, 8, {14, 23, 10}},  // 1.09
    {3230, Precision::f32, Lines::many, Way::lines, 8, {10, 17, 19}},  // 1.42
    {3230, Precision::f64, Lines::few, Way::along, 4, {5, 2, 17, 19}},  // 3.09
    {3230, Precision::f64, Lines::many, Way::lines, 4, {19, 17, 10}},  // 2.92
    {3234, Precision::f32, Lines::many, Way::along, 8, {7, 6, 7, 11}},  // 1.10
    {3234, Precision::f64, Lines::few, Way::along, 4, {11, 6, 7, 7}},  // 1.14
    {3234, Precision::f64, Lines::many, Way::along, 4, {11, 6, 7, 7}},  // 1.09
    {3240, Precision::f32, Lines::few, Way::along, 8, {8, 5, 3, 3, 3, 3}},  // 1.33
    {3240, Precision::f32, Lines::many, Way::along, 8, {15, 6, 6, 6}},  // 1.15
    {3240, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 4, 6}},  // 1.22
    {3240, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 4, 6}},  // 1.21
    {3249, Precision::f32, Lines::few, Way::lines, 1, {9, 19, 19}},  // 1.24
    {3249, Precision::f64, Lines::few, Way::lines, 1, {3, 3, 19, 19}},  // 1.79
    {3249, Precision::f64, Lines::many, Way::lines, 4, {19, 19, 9}},  // 2.68
    {3250, Precision::f32, Lines::few, Way::along, 8, {13, 5, 5, 10}},  // 1.21
    {3250, Precision::f32, Lines::many, Way::along, 8, {13, 5, 5, 10}},  // 1.07
    {3250, Precision::f64, Lines::few, Way::along, 4, {13, 5, 5, 10}},  // 1.07
    {3250, Precision::f64, Lines::many, Way::along, 4, {13, 5, 5, 10}},  // 1.12
    {3264, Precision::f64, Lines::few, Way::along, 4, {4, 17, 4, 4, 3}},  // 1.05
    {3267, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 3, 3, 3}},  // 1.08
    {3267, Precision::f64, Lines::few, Way::along, 4, {11, 11, 3, 3, 3}},  // 1.12
    {3267, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 3, 11}},  // 1.08
    {3276, Precision::f32, Lines::many, Way::along, 8, {7, 6, 6, 13}},  // 1.05
    {3276, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 7, 13}},  // 1.14
    {3276, Precision::f64, Lines::many, Way::along, 4, {7, 6, 6, 13}},  // 1.11
    {3289, Precision::f64, Lines::many, Way::along, 4, {11, 13, 23}},  // 1.08
    {3300, Precision::f32, Lines::many, Way::along, 8, {15, 4, 5, 11}},  // 1.07
    {3300, Precision::f64, Lines::few, Way::along, 4, {15, 11, 5, 4}},  // 1.06
    {3300, Precision::f64, Lines::many, Way::along, 4, {11, 5, 5, 4, 3}},  // 1.13
    {3312, Precision::f32, Lines::few, Way::along, 8, {8, 3, 6, 23}},  // 1.07
    {3315, Precision::f32, Lines::many, Way::along, 8, {15, 13, 17}},  // 1.07
    {3325, Precision::f32, Lines::many, Way::along, 8, {7, 5, 5, 19}},  // 1.15
    {3325, Precision::f64, Lines::few, Way::along, 4, {7, 5, 5, 19}},  // 2.68
    {3325, Precision::f64, Lines::many, Way::along, 4, {7, 5, 5, 19}},  // 2.33
    {3328, Precision::f64, Lines::few, Way::along, 4, {4, 13, 4, 4, 4}},  // 1.36
    {3328, Precision::f64, Lines::many, Way::along, 4, {4, 13, 4, 4, 4}},  // 1.06
    {3344, Precision::f32, Lines::many, Way::along, 8, {8, 2, 11, 19}},  // 1.04
    {3344, Precision::f64, Lines::few, Way::along, 4, {11, 4, 4, 19}},  // 2.53
    {3344, Precision::f64, Lines::many, Way::along, 4, {11, 2, 8, 19}},  // 1.82
    {3360, Precision::f32, Lines::few, Way::along, 8, {8, 7, 5, 4, 3}},  // 1.15
    {3360, Precision::f64, Lines::few, Way::along, 4, {4, 4, 5, 6, 7}},  // 1.10
    {3360, Precision::f64, Lines::many, Way::along, 4, {4, 4, 5, 6, 7}},  // 1.14
    {3366, Precision::f32, Lines::many, Way::along, 8, {11, 17, 6, 3}},  // 1.06
    {3366, Precision::f64, Lines::few, Way::along, 4, {11, 2, 3, 3, 17}},  // 1.04
    {3366, Precision::f64, Lines::many, Way::along, 4, {11, 3, 6, 17}},  // 1.24
    {3375, Precision::f32, Lines::many, Way::along, 8, {15, 3, 5, 15}},  // 1.45
    {3375, Precision::f64, Lines::few, Way::along, 4, {15, 15, 15}},  // 1.09
    {3375, Precision::f64, Lines::many, Way::along, 4, {15, 15, 15}},  // 1.25
    {3381, Precision::f32, Lines::many, Way::along, 8, {21, 7, 23}},  // 1.05
    {3388, Precision::f32, Lines::many, Way::along, 8, {7, 2, 2, 11, 11}},  // 1.16
    {3388, Precision::f64, Lines::many, Way::along, 4, {11, 11, 7, 4}},  // 1.07
    {3402, Precision::f32, Lines::few, Way::along, 8, {21, 3, 3, 3, 6}},  // 1.22
    {3402, Precision::f32, Lines::many, Way::along, 8, {7, 6, 3, 3, 3, 3}},  // 1.36
    {3402, Precision::f64, Lines::few, Way::along, 4, {14, 3, 3, 3, 3, 3}},  // 1.47
    {3402, Precision::f64, Lines::many, Way::along, 4, {7, 6, 3, 3, 3, 3}},  // 1.45
    {3420, Precision::f32, Lines::few, Way::along, 8, {15, 3, 4, 19}},  // 1.13
    {3420, Precision::f32, Lines::many, Way::along, 8, {15, 19, 12}},  // 1.15
    {3420, Precision::f64, Lines::few, Way::along, 4, {15, 2, 2, 3, 19}},  // 2.79
    {3420, Precision::f64, Lines::many, Way::along, 4, {15, 3, 4, 19}},  // 3.00
    {3430, Precision::f32, Lines::few, Way::along, 8, {7, 2, 5, 7, 7}},  // 1.05
    {3430, Precision::f64, Lines::few, Way::along, 4, {7, 7, 7, 10}},  // 1.13
    {3432, Precision::f64, Lines::few, Way::along, 4, {11, 13, 6, 4}},  // 1.05
    {3432, Precision::f64, Lines::many, Way::along, 4, {4, 6, 11, 13}},  // 1.05
    {3450, Precision::f32, Lines::many, Way::along, 8, {15, 2, 5, 23}},  // 1.18
    {3450, Precision::f64, Lines::few, Way::along, 4, {15, 2, 5, 23}},  // 1.16
    {3456, Precision::f32, Lines::few, Way::along, 8, {8, 6, 6, 4, 3}},  // 1.38
    {3456, Precision::f32, Lines::many, Way::along, 8, {8, 8, 6, 3, 3}},  // 1.29
    {3456, Precision::f64, Lines::few, Way::along, 4, {4, 4, 6, 6, 6}},  // 1.05
    {3456, Precision::f64, Lines::many, Way::along, 4, {4, 4, 6, 6, 6}},  // 1.05
    {3458, Precision::f64, Lines::few, Way::along, 4, {13, 2, 7, 19}},  // 2.34
    {3458, Precision::f64, Lines::many, Way::along, 4, {14, 13, 19}},  // 2.49
    {3465, Precision::f32, Lines::few, Way::along, 8, {7, 11, 5, 3, 3}},  // 1.12
    {3465, Precision::f32, Lines::many, Way::along, 8, {21, 11, 15}},  // 1.44
    {3465, Precision::f64, Lines::many, Way::along, 4, {11, 3, 3, 5, 7}},  // 1.11
    {3468, Precision::f32, Lines::many, Way::lines, 8, {17, 17, 12}},  // 1.35
    {3496, Precision::f32, Lines::many, Way::along, 8, {8, 19, 23}},  // 1.06
    {3496, Precision::f64, Lines::few, Way::lines, 1, {8, 19, 23}},  // 1.04
    {3496, Precision::f64, Lines::many, Way::lines, 4, {8, 19, 23}},  // 1.90
    {3500, Precision::f32, Lines::few, Way::along, 8, {14, 5, 5, 10}},  // 1.06
    {3500, Precision::f64, Lines::few, Way::along, 4, {7, 5, 5, 5, 4}},  // 1.05
    {3500, Precision::f64, Lines::many, Way::along, 4, {14, 10, 5, 5}},  // 1.24
    {3510, Precision::f32, Lines::many, Way::along, 8, {15, 13, 3, 3, 2}},  // 1.16
    {3510, Precision::f64, Lines::few, Way::along, 4, {15, 3, 6, 13}},  // 1.09
    {3510, Precision::f64, Lines::many, Way::along, 4, {15, 3, 6, 13}},  // 1.06
    {3519, Precision::f32, Lines::few, Way::lines, 1, {9, 17, 23}},  // 1.44
    {3519, Precision::f32, Lines::many, Way::lines, 8, {9, 17, 23}},  // 1.08
    {3519, Precision::f64, Lines::few, Way::along, 4, {9, 17, 23}},  // 1.08
    {3519, Precision::f64, Lines::many, Way::lines, 4, {9, 17, 23}},  // 1.14
    {3520, Precision::f64, Lines::few, Way::along, 4, {4, 11, 5, 4, 4}},  // 1.30
    {3520, Precision::f64, Lines::many, Way::along, 4, {11, 4, 4, 4, 5}},  // 1.18
    {3528, Precision::f32, Lines::few, Way::along, 8, {8, 7, 7, 3, 3}},  // 1.25
    {3528, Precision::f32, Lines::many, Way::along, 8, {7, 3, 4, 6, 7}},  // 1.23
    {3528, Precision::f64, Lines::many, Way::along, 4, {14, 3, 3, 4, 7}},  // 1.13
    {3536, Precision::f32, Lines::many, Way::along, 8, {13, 17, 4, 4}},  // 1.10
    {3542, Precision::f32, Lines::few, Way::along, 8, {14, 23, 11}},  // 1.11
    {3542, Precision::f64, Lines::many, Way::along, 4, {14, 11, 23}},  // 1.11
    {3553, Precision::f32, Lines::few, Way::along, 8, {11, 17, 19}},  // 1.06
    {3553, Precision::f32, Lines::many, Way::lines, 8, {11, 17, 19}},  // 1.28
    {3553, Precision::f64, Lines::few, Way::along, 4, {11, 17, 19}},  // 2.62
    {3553, Precision::f64, Lines::many, Way::along, 4, {11, 17, 19}},  // 2.41
    {3564, Precision::f32, Lines::few, Way::along, 8, {6, 11, 6, 3, 3}},  // 1.08
    {3564, Precision::f32, Lines::many, Way::along, 8, {11, 3, 3, 6, 6}},  // 1.12
    {3564, Precision::f64, Lines::few, Way::along, 4, {4, 3, 3, 3, 3, 11}},  // 1.18
    {3564, Precision::f64, Lines::many, Way::along, 4, {11, 6, 6, 3, 3}},  // 1.19
    {3570, Precision::f32, Lines::few, Way::along, 8, {15, 17, 14}},  // 1.10
    {3570, Precision::f32, Lines::many, Way::along, 8, {7, 17, 6, 5}},  // 1.22
    {3570, Precision::f64, Lines::few, Way::along, 4, {15, 14, 17}},  // 1.11
    {3570, Precision::f64, Lines::many, Way::along, 4, {15, 14, 17}},  // 1.11
    {3575, Precision::f32, Lines::many, Way::along, 8, {13, 5, 5, 11}},  // 1.06
    {3575, Precision::f64, Lines::few, Way::along, 4, {11, 5, 5, 13}},  // 1.09
    {3575, Precision::f64, Lines::many, Way::along, 4, {11, 5, 5, 13}},  // 1.07
    {3584, Precision::f32, Lines::many, Way::along, 8, {8, 7, 4, 4, 4}},  // 1.33
    {3584, Precision::f64, Lines::few, Way::along, 4, {4, 8, 7, 4, 4}},  // 1.10
    {3584, Precision::f64, Lines::many, Way::along, 4, {4, 8, 7, 4, 4}},  // 1.30
    {3588, Precision::f32, Lines::few, Way::along, 8, {13, 3, 4, 23}},  // 1.10
    {3588, Precision::f64, Lines::many, Way::along, 4, {4, 3, 13, 23}},  // 1.05
    {3591, Precision::f32, Lines::few, Way::along, 8, {21, 3, 3, 19}},  // 1.18
    {3591, Precision::f32, Lines::many, Way::along, 8, {7, 19, 3, 3, 3}},  // 1.29
    {3591, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3, 19}},  // 1.97
    {3591, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 19}},  // 1.88
    {3600, Precision::f32, Lines::few, Way::along, 8, {8, 3, 5, 5, 6}},  // 1.07
    {3600, Precision::f64, Lines::few, Way::along, 4, {15, 5, 6, 8}},  // 1.08
    {3610, Precision::f32, Lines::many, Way::lines, 8, {19, 19, 10}},  // 1.44
    {3610, Precision::f64, Lines::few, Way::lines, 1, {10, 19, 19}},  // 3.10
    {3610, Precision::f64, Lines::many, Way::lines, 4, {19, 19, 10}},  // 5.31
    {3630, Precision::f32, Lines::few, Way::along, 8, {15, 2, 11, 11}},  // 1.05
    {3630, Precision::f64, Lines::few, Way::along, 4, {15, 2, 11, 11}},  // 1.08
    {3640, Precision::f32, Lines::few, Way::along, 8, {8, 5, 7, 13}},  // 1.20
    {3640, Precision::f64, Lines::many, Way::along, 4, {7, 13, 8, 5}},  // 1.16
    {3645, Precision::f32, Lines::few, Way::along, 8, {15, 3, 3, 3, 3, 3}},  // 1.10
    {3645, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 3, 3, 3}},  // 1.10
    {3645, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 3, 9}},  // 1.13
    {3645, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 3, 3, 3}},  // 1.35
    {3648, Precision::f32, Lines::few, Way::along, 8, {8, 4, 6, 19}},  // 1.07
    {3648, Precision::f32, Lines::many, Way::along, 8, {8, 19, 8, 3}},  // 1.27
    {3648, Precision::f64, Lines::few, Way::along, 4, {4, 6, 8, 19}},  // 1.92
    {3648, Precision::f64, Lines::many, Way::along, 4, {4, 6, 8, 19}},  // 2.69
    {3672, Precision::f32, Lines::many, Way::along, 8, {8, 17, 3, 3, 3}},  // 1.17
    {3672, Precision::f64, Lines::many, Way::along, 4, {4, 2, 3, 3, 3, 17}},  // 1.07
    {3675, Precision::f32, Lines::few, Way::along, 8, {15, 5, 7, 7}},  // 1.41
    {3675, Precision::f64, Lines::few, Way::along, 4, {15, 5, 7, 7}},  // 1.04
    {3675, Precision::f64, Lines::many, Way::along, 4, {15, 5, 7, 7}},  // 1.13
    {3680, Precision::f32, Lines::few, Way::along, 8, {8, 4, 5, 23}},  // 1.22
    {3680, Precision::f64, Lines::few, Way::along, 4, {4, 5, 8, 23}},  // 1.05
    {3680, Precision::f64, Lines::many, Way::along, 4, {4, 23, 10, 4}},  // 1.06
    {3696, Precision::f32, Lines::few, Way::along, 8, {8, 2, 3, 7, 11}},  // 1.05
    {3696, Precision::f64, Lines::few, Way::along, 4, {11, 8, 7, 6}},  // 1.05
    {3696, Precision::f64, Lines::many, Way::along, 4, {11, 3, 7, 16}},  // 1.10
    {3703, Precision::f32, Lines::many, Way::lines, 8, {23, 23, 7}},  // 1.09
    {3705, Precision::f64, Lines::few, Way::along, 4, {15, 13, 19}},  // 2.57
    {3705, Precision::f64, Lines::many, Way::along, 4, {15, 13, 19}},  // 2.16
    {3718, Precision::f32, Lines::many, Way::along, 8, {13, 2, 11, 13}},  // 1.13
    {3724, Precision::f32, Lines::few, Way::along, 8, {14, 14, 19}},  // 1.10
    {3724, Precision::f32, Lines::many, Way::lines, 8, {19, 14, 14}},  // 1.20
    {3724, Precision::f64, Lines::few, Way::along, 4, {14, 14, 19}},  // 2.27
    {3724, Precision::f64, Lines::many, Way::along, 4, {4, 7, 7, 19}},  // 1.97
    {3726, Precision::f32, Lines::few, Way::along, 8, {27, 2, 3, 23}},  // 1.10
    {3726, Precision::f32, Lines::many, Way::along, 8, {27, 23, 3, 2}},  // 1.18
    {3726, Precision::f64, Lines::few, Way::along, 4, {6, 3, 3, 3, 23}},  // 1.20
    {3726, Precision::f64, Lines::many, Way::along, 4, {6, 3, 9, 23}},  // 1.14
    {3740, Precision::f32, Lines::many, Way::lines, 8, {4, 5, 11, 17}},  // 1.14
    {3740, Precision::f64, Lines::few, Way::along, 4, {11, 17, 5, 4}},  // 1.07
    {3740, Precision::f64, Lines::many, Way::along, 4, {11, 17, 5, 4}},  // 1.04
    {3744, Precision::f64, Lines::few, Way::along, 4, {4, 13, 6, 4, 3}},  // 1.20
    {3744, Precision::f64, Lines::many, Way::along, 4, {4, 13, 6, 4, 3}},  // 1.05
    {3750, Precision::f32, Lines::few, Way::along, 8, {15, 5, 5, 5, 2}},  // 1.15
    {3750, Precision::f32, Lines::many, Way::along, 8, {15, 5, 5, 10}},  // 1.09
    {3757, Precision::f32, Lines::many, Way::lines, 8, {13, 17, 17}},  // 1.21
    {3762, Precision::f32, Lines::many, Way::along, 8, {11, 19, 3, 3, 2}},  // 1.12
    {3762, Precision::f64, Lines::few, Way::along, 4, {11, 2, 3, 3, 19}},  // 2.59
    {3762, Precision::f64, Lines::many, Way::along, 4, {11, 3, 6, 19}},  // 2.07
    {3773, Precision::f32, Lines::many, Way::along, 8, {7, 7, 7, 11}},  // 1.06
    {3780, Precision::f32, Lines::many, Way::along, 8, {15, 6, 6, 7}},  // 1.11
    {3780, Precision::f64, Lines::few, Way::along, 4, {15, 3, 3, 4, 7}},  // 1.35
    {3780, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 4, 7}},  // 1.21
    {3795, Precision::f64, Lines::few, Way::along, 4, {15, 11, 23}},  // 1.09
    {3795, Precision::f64, Lines::many, Way::along, 4, {11, 3, 5, 23}},  // 1.06
    {3800, Precision::f64, Lines::few, Way::along, 4, {4, 5, 10, 19}},  // 2.55
    {3800, Precision::f64, Lines::many, Way::along, 4, {4, 5, 10, 19}},  // 1.99
    {3808, Precision::f32, Lines::few, Way::along, 8, {8, 17, 14, 2}},  // 1.06
    {3808, Precision::f64, Lines::many, Way::along, 4, {4, 17, 14, 4}},  // 1.09
    {3822, Precision::f32, Lines::many, Way::along, 8, {7, 6, 7, 13}},  // 1.06
    {3825, Precision::f64, Lines::many, Way::along, 4, {15, 3, 5, 17}},  // 1.06
    {3840, Precision::f32, Lines::few, Way::along, 8, {8, 4, 4, 5, 6}},  // 1.06
    {3840, Precision::f32, Lines::many, Way::along, 8, {8, 6, 5, 4, 4}},  // 1.08
    {3840, Precision::f64, Lines::few, Way::along, 4, {15, 4, 4, 4, 4}},  // 1.07
    {3840, Precision::f64, Lines::many, Way::along, 4, {4, 4, 5, 6, 8}},  // 1.06
    {3861, Precision::f32, Lines::few, Way::along, 8, {13, 11, 3, 3, 3}},  // 1.16
    {3861, Precision::f32, Lines::many, Way::along, 8, {13, 3, 3, 3, 11}},  // 1.12
    {3861, Precision::f64, Lines::few, Way::along, 4, {11, 13, 3, 3, 3}},  // 1.26
    {3861, Precision::f64, Lines::many, Way::along, 4, {11, 13, 3, 3, 3}},  // 1.15
    {3864, Precision::f64, Lines::few, Way::along, 4, {4, 23, 14, 3}},  // 1.07
    {3864, Precision::f64, Lines::many, Way::along, 4, {4, 23, 14, 3}},  // 1.11
    {3876, Precision::f32, Lines::many, Way::lines, 8, {19, 17, 3, 2, 2}},  // 1.33
    {3876, Precision::f64, Lines::few, Way::along, 4, {4, 3, 17, 19}},  // 2.58
    {3876, Precision::f64, Lines::many, Way::along, 4, {4, 3, 17, 19}},  // 2.23
    {3887, Precision::f32, Lines::many, Way::lines, 8, {13, 13, 23}},  // 1.17
    {3887, Precision::f64, Lines::few, Way::along, 4, {13, 13, 23}},  // 1.04
    {3887, Precision::f64, Lines::many, Way::along, 4, {13, 13, 23}},  // 1.04
    {3888, Precision::f32, Lines::few, Way::along, 8, {8, 6, 3, 3, 3, 3}},  // 1.32
    {3888, Precision::f32, Lines::many, Way::along, 8, {8, 6, 3, 3, 3, 3}},  // 1.33
    {3888, Precision::f64, Lines::few, Way::along, 4, {4, 6, 6, 3, 3, 3}},  // 1.23
    {3888, Precision::f64, Lines::many, Way::along, 4, {4, 6, 6, 3, 3, 3}},  // 1.21
    {3900, Precision::f64, Lines::few, Way::along, 4, {15, 4, 5, 13}},  // 1.05
    {3910, Precision::f32, Lines::many, Way::lines, 8, {10, 17, 23}},  // 1.64
    {3910, Precision::f64, Lines::few, Way::along, 4, {5, 2, 17, 23}},  // 1.20
    {3910, Precision::f64, Lines::many, Way::lines, 4, {23, 17, 5, 2}},  // 1.42
    {3920, Precision::f32, Lines::many, Way::along, 8, {8, 7, 7, 10}},  // 1.14
    {3920, Precision::f64, Lines::few, Way::along, 4, {4, 4, 5, 7, 7}},  // 1.07
    {3920, Precision::f64, Lines::many, Way::along, 4, {4, 14, 10, 7}},  // 1.08
    {3927, Precision::f64, Lines::few, Way::along, 4, {11, 3, 7, 17}},  // 1.06
    {3933, Precision::f32, Lines::few, Way::lines, 1, {9, 19, 23}},  // 1.38
    {3933, Precision::f64, Lines::few, Way::along, 4, {9, 23, 19}},  // 2.10
    {3933, Precision::f64, Lines::many, Way::lines, 4, {23, 19, 3, 3}},  // 2.74
    {3952, Precision::f32, Lines::few, Way::along, 8, {8, 2, 13, 19}},  // 1.05
    {3952, Precision::f64, Lines::few, Way::along, 4, {4, 4, 13, 19}},  // 1.87
    {3952, Precision::f64, Lines::many, Way::along, 4, {4, 4, 13, 19}},  // 2.35
    {3960, Precision::f32, Lines::few, Way::along, 8, {8, 3, 3, 5, 11}},  // 1.09
    {3960, Precision::f32, Lines::many, Way::along, 8, {8, 11, 5, 3, 3}},  // 1.21
    {3960, Precision::f64, Lines::few, Way::along, 4, {15, 11, 6, 4}},  // 1.05
    {3960, Precision::f64, Lines::many, Way::along, 4, {11, 3, 4, 5, 6}},  // 1.28
    {3969, Precision::f32, Lines::few, Way::along, 8, {21, 3, 3, 3, 7}},  // 1.14
    {3969, Precision::f32, Lines::many, Way::along, 8, {7, 9, 7, 3, 3}},  // 1.27
    {3969, Precision::f64, Lines::few, Way::along, 4, {7, 3, 3, 3, 3, 7}},  // 1.15
    {3969, Precision::f64, Lines::many, Way::along, 4, {7, 3, 3, 3, 3, 7}},  // 1.33
    {3971, Precision::f32, Lines::many, Way::lines, 8, {19, 19, 11}},  // 1.23
    {3971, Precision::f64, Lines::few, Way::lines, 1, {11, 19, 19}},  // 1.23
    {3971, Precision::f64, Lines::many, Way::lines, 4, {11, 19, 19}},  // 2.02
    {3990, Precision::f32, Lines::few, Way::along, 8, {7, 19, 6, 5}},  // 1.09
    {3990, Precision::f32, Lines::many, Way::along, 8, {21, 10, 19}},  // 1.14
    {3990, Precision::f64, Lines::few, Way::along, 4, {15, 14, 19}},  // 3.44
    {3990, Precision::f64, Lines::many, Way::along, 4, {15, 2, 7, 19}},  // 3.46
    {3993, Precision::f32, Lines::many, Way::lines, 8, {11, 11, 11, 3}},  // 1.18
    {4000, Precision::f32, Lines::many, Way::along, 8, {8, 4, 5, 5, 5}},  // 1.08
    {4000, Precision::f64, Lines::many, Way::along, 4, {4, 5, 5, 5, 4, 2}},  // 1.14
    {4004, Precision::f32, Lines::many, Way::along, 8, {13, 11, 7, 4}},  // 1.09
    {4032, Precision::f32, Lines::few, Way::along, 8, {8, 7, 6, 4, 3}},  // 1.34
    {4032, Precision::f32, Lines::many, Way::along, 8, {8, 7, 6, 4, 3}},  // 1.35
    {4032, Precision::f64, Lines::few, Way::along, 4, {4, 4, 6, 6, 7}},  // 1.06
    {4032, Precision::f64, Lines::many, Way::along, 4, {4, 4, 6, 6, 7}},  // 1.10
    {4046, Precision::f32, Lines::many, Way::lines, 8, {17, 17, 14}},  // 1.05
    {4046, Precision::f64, Lines::few, Way::along, 4, {7, 2, 17, 17}},  // 1.15
    {4046, Precision::f64, Lines::many, Way::along, 4, {14, 17, 17}},  // 1.05
    {4048, Precision::f32, Lines::few, Way::along, 8, {8, 2, 11, 23}},  // 1.08
    {4050, Precision::f32, Lines::few, Way::along, 8, {27, 5, 5, 6}},  // 1.30
    {4050, Precision::f32, Lines::many, Way::along, 8, {15, 3, 3, 5, 6}},  // 1.30
    {4050, Precision::f64, Lines::few, Way::along, 4, {15, 6, 5, 3, 3}},  // 1.23
    {4050, Precision::f64, Lines::many, Way::along, 4, {15, 3, 3, 5, 6}},  // 1.27
    {4080, Precision::f32, Lines::few, Way::along, 8, {8, 3, 10, 17}},  // 1.10
    {4080, Precision::f64, Lines::many, Way::along, 4, {15, 17, 4, 4}},  // 1.20
    {4095, Precision::f32, Lines::few, Way::along, 8, {21, 15, 13}},  // 1.05
    {4095, Precision::f32, Lines::many, Way::along, 8, {7, 13, 5, 3, 3}},  // 1.11
    {4095, Precision::f64, Lines::few, Way::along, 4, {15, 3, 7, 13}},  // 1.34
    {4095, Precision::f64, Lines::many, Way::along, 4, {7, 13, 5, 3, 3}},  // 1.06
    {4096, Precision::f32, Lines::few, Way::along, 8, {8, 8, 4, 4, 4}},  // 1.11
    {4096, Precision::f32, Lines::many, Way::along, 8, {8, 8, 4, 4, 4}},  // 1.11
    {4096, Precision::f64, Lines::few, Way::along, 4, {4, 4, 4, 8, 8}},  // 1.07
    {4096, Precision::f64, Lines::many, Way::along, 4, {4, 4, 4, 8, 8}},  // 1.05
};
// clang-format on

}  // namespace TeamFFT::Impl

#endif
