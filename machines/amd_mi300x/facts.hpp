// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD Instinct MI300X (gfx942) as one device. Untested on the hardware.
// [1] AMD's GPU hardware specifications (ROCm). [2] White paper "AMD CDNA 3 architecture". [3] Instruction set guide of
// CDNA 3. [4] Page of the L2 cache of AMD's ROCm Compute Profiler. [5] LLVM's limits of AMDGPU
// subtargets. [6] scratch_size_max() of Kokkos' HIP, 4.5.1 and 5.2.2 alike.
#ifndef TEAMFFT_MACHINES_AMD_MI300X_FACTS_HPP
#define TEAMFFT_MACHINES_AMD_MI300X_FACTS_HPP

#include <machines/compiled.hpp>

namespace TeamFFT::Impl {

/// A compute unit has four vector units with 512 registers a lane each [1, 3]. A thread has at most 256 vector
/// registers and 256 accumulation registers of them [3], and arithmetic reaches the vector registers alone: a kernel
/// of more than 256 moves values to the others, and one wavefront is then left on a vector unit, which has room for
/// eight [5].
inline Machine amd_mi300x() {
  constexpr std::size_t KB = 1024, MB = 1024 * KB;
  Machine m;
  m.name = "mi300x";
  // Kokkos keeps room for a reduction over 1024 threads, two values more and an index [6] of the 64 KB [1].
  m.team_scratch = m.portable_scratch = 64 * KB - (1024 + 2 + 1) * sizeof(double);
  m.preferred_scratch = 32 * KB;
  m.max_team_size = 1024, m.preferred_team_size = 256;
  m.access_bytes = 64, m.concurrency = 304;  // 38 compute units on each of 8 dies [1]
  // Teams of one wavefront may be 32, larger ones 16 [5], which 2048 threads do not exceed. Kokkos keeps 8 bytes a
  // thread beside a team's scratch: what is left of the 64 KB is enough for 1024 threads, in teams of any size, and
  // nothing is reserved besides.
  m.multiprocessor = {.registers = 4 * 64 * 512,
                      .threads = 4 * 64 * 8,
                      .teams = 32,
                      .warp = 64,                    // [1]
                      .first_level_bytes = 32 * KB,  // [1]; scratch lies beside it
                      .scratch_shares = {},
                      .reserved_scratch = 0};
  // The second-level cache is that of one die [1], behind which all dies share 256 MB. It reads 64 bytes at least [4].
  m.memory = {.sector_bytes = 64,
              .line_bytes = 128,  // [4]
              .second_level_bytes = 4 * MB,
              .bytes_per_second = 5.3e12};  // [2]
  m.compiled = kernels_of_every_gpu;
  return m;
}

}  // namespace TeamFFT::Impl

#endif
