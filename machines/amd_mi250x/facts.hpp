// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One die of AMD Instinct MI250X (gfx90a): HIP shows each of the two as a device. Untested on the hardware.
// [1] AMD's GPU hardware specifications (ROCm). [2] White paper "AMD CDNA 2 architecture". [3] Instruction set guide of
// the MI200. [4] Page of the L2 cache of AMD's ROCm Compute Profiler. [5] LLVM's limits of AMDGPU
// subtargets. [6] scratch_size_max() of Kokkos' HIP, 4.5.1 and 5.2.2 alike.
#ifndef TEAMFFT_MACHINES_AMD_MI250X_FACTS_HPP
#define TEAMFFT_MACHINES_AMD_MI250X_FACTS_HPP

#include <machines/compiled.hpp>

namespace TeamFFT::Impl {

/// A compute unit has four vector units with 512 registers a lane each [1, 3]. A thread has at most 256 vector
/// registers and 256 accumulation registers of them [3], and arithmetic reaches the vector registers alone: a kernel
/// of more than 256 moves values to the others, and one wavefront is then left on a vector unit, which has room for
/// eight [5].
inline Machine amd_mi250x() {
  constexpr std::size_t KB = 1024, MB = 1024 * KB;
  Machine m;
  m.name = "mi250x";
  // Kokkos keeps room for a reduction over 1024 threads, two values more and an index [6] of the 64 KB [1].
  m.team_scratch = m.portable_scratch = 64 * KB - (1024 + 2 + 1) * sizeof(double);
  m.preferred_scratch = 32 * KB;
  m.max_team_size = 1024, m.preferred_team_size = 256;
  m.access_bytes = 64, m.concurrency = 110;  // compute units of the die [1]
  // Teams of one wavefront may be 32, larger ones 16 [5], which 2048 threads do not exceed. Kokkos keeps 8 bytes a
  // thread beside a team's scratch: what is left of the 64 KB is enough for 1024 threads, in teams of any size, and
  // nothing is reserved besides.
  m.multiprocessor = {.registers = 4 * 64 * 512,
                      .threads = 4 * 64 * 8,
                      .teams = 32,
                      .warp = 64,                    // [1]
                      .first_level_bytes = 16 * KB,  // [1]; scratch lies beside it
                      .scratch_shares = {},
                      .reserved_scratch = 0};
  m.memory = {.sector_bytes = 64,                  // the least that the second-level cache reads [4]
              .line_bytes = 128,                   // of the second-level cache [4]
              .second_level_bytes = 8 * MB,        // of the die [1]
              .bytes_per_second = 3.2768e12 / 2};  // half of both dies' [2]
  m.compiled = kernels_of_every_gpu;
  return m;
}

}  // namespace TeamFFT::Impl

#endif
