// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines that a cluster shares on CUDA devices of compute capability 9.0; what they give is measured in
// perf/notes/register_line.md#cluster-lines-2026-11-22.
#ifndef TEAMFFT_MACHINES_NVIDIA_H200_REGISTER_LINE_CLUSTER_HPP
#define TEAMFFT_MACHINES_NVIDIA_H200_REGISTER_LINE_CLUSTER_HPP

#include <TeamFFT/device/engines/register_line/contract_cluster.hpp>

namespace TeamFFT::Impl {

// length, precision, radices, teams of a cluster, threads and least number of such teams on a multiprocessor, lines
// ahead, least lines
inline constexpr ClusterRow nvidia_h200_cluster_rows[] = {
    {16384, Precision::f32, {32, 16, 32}, 2, 128, 3, 12, 1}, {32768, Precision::f32, {32, 32, 32}, 4, 128, 3, 11, 16},
    {65536, Precision::f32, {64, 32, 32}, 8, 128, 3, 7, 24}, {131072, Precision::f32, {64, 64, 32}, 16, 128, 3, 5, 16},
    {8192, Precision::f64, {32, 16, 16}, 2, 128, 3, 25, 1},  {16384, Precision::f64, {32, 32, 16}, 4, 128, 3, 15, 4},
    {32768, Precision::f64, {32, 32, 32}, 8, 128, 3, 11, 4},
};

}  // namespace TeamFFT::Impl

#endif
