// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One stack of Intel Data Center GPU Max 1550: SYCL, and Kokkos therefore, shows each of the two as a device unless
// ZE_FLAT_DEVICE_HIERARCHY says COMPOSITE [1]. Untested on the hardware.
// [1] Intel's GPU Optimization Guide: Xe GPU architecture, registers of the Max 1550, exposing the device hierarchy.
// [2] Device tables of Intel's GPU Occupancy Calculator. [3] Table of Ponte Vecchio in LLVM's MLIR. [4] Intel's product
// specifications of the Max 1550. [5] scratch_size_max() of Kokkos' SYCL, 5.2.2.
#ifndef TEAMFFT_MACHINES_INTEL_MAX1550_FACTS_HPP
#define TEAMFFT_MACHINES_INTEL_MAX1550_FACTS_HPP

#include <machines/compiled.hpp>

namespace TeamFFT::Impl {

/// An Xe core has 8 vector engines, each of 8 hardware threads with 128 registers of 64 bytes [1, 3]. A hardware thread
/// runs a sub-group. The widest sub-groups, 32, have the most threads on an Xe core and 64 registers of 32 bits a
/// thread; a kernel that wants more is compiled for sub-groups of 16, with half the threads and 128 registers each [1].
/// An option of the compiler (large registers) gives twice as many to half the hardware threads.
inline Machine intel_max1550() {
  constexpr std::size_t KB = 1024, MB = 1024 * KB;
  Machine m;
  m.name = "max1550";
  // Kokkos keeps room for a reduction over 1024 threads and two values more of the 128 KB [2, 5]. Up to 4.6 it allows
  // 32 KB on every device.
  m.team_scratch = m.portable_scratch = 128 * KB - (1024 + 2) * sizeof(double);
  m.preferred_scratch = 32 * KB;
  m.max_team_size = 1024, m.preferred_team_size = 256;  // the largest work-group [2]
  m.access_bytes = 64, m.concurrency = 64;              // Xe cores of a stack [1]; Aurora's have 56
  m.multiprocessor = {.registers = 8 * 8 * 128 * 16,
                      .threads = 8 * 8 * 32,
                      .teams = 32,                    // barriers of an Xe core [2]
                      .warp = 32,                     // the widest of 16 and 32 [2], as in Kokkos' vectors [5]
                      .first_level_bytes = 512 * KB,  // with scratch [1]
                      .scratch_shares = {},
                      .reserved_scratch = (256 + 2) * sizeof(double)};       // beside a team of the preferred size [5]
  for (std::size_t const share : {1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128})  // [2]
    m.multiprocessor.scratch_shares.push_back(share * KB);
  m.memory = {.sector_bytes = 64,                  // a cache line: no part of one is read
              .line_bytes = 64,                    // [3]
              .second_level_bytes = 204 * MB,      // half of 408 MB [1]
              .bytes_per_second = 3.2768e12 / 2};  // half of both stacks' [4]
  m.compiled = kernels_of_every_gpu;
  return m;
}

}  // namespace TeamFFT::Impl

#endif
