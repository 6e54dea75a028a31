// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD Instinct MI300X (gfx942): AMD's CDNA 3 white paper and instruction set guide. Untested on the hardware.
#ifndef TEAMFFT_MACHINES_AMD_MI300X_FACTS_HPP
#define TEAMFFT_MACHINES_AMD_MI300X_FACTS_HPP

#include <TeamFFT/machine.hpp>

namespace TeamFFT::Impl {

inline Machine amd_mi300x() {
  constexpr std::size_t KB = 1024, MB = 1024 * KB;
  Machine m;
  m.name = "mi300x";
  m.team_scratch = m.portable_scratch = 64 * KB - 1026 * sizeof(double);  // Kokkos keeps room for a reduction over 1024 threads
  m.preferred_scratch = 32 * KB;
  m.max_team_size = 1024, m.preferred_team_size = 256;
  m.access_bytes = 64, m.concurrency = 304;
  m.multiprocessor = {.registers = 131072,  // 512 a lane of each of four vector units
                      .threads = 2048,
                      .teams = 32,
                      .warp = 64,
                      .first_level_bytes = 32 * KB,
                      .scratch_shares = {},
                      .reserved_scratch = 0};
  m.memory = {.sector_bytes = 64, .line_bytes = 128, .second_level_bytes = 4 * MB, .bytes_per_second = 5.3e12};
  m.compiled = {.native_launch = false, .register_line = false, .scratch_line = false, .column = false, .chain = false};
  return m;
}

}  // namespace TeamFFT::Impl

#endif
