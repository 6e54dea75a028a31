// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// No device in particular: it stands for small ones with 48 KB of scratch a team and without clusters. Its
// multiprocessors are those of compute capability 7.0 (NVIDIA's tuning guide for Volta) where no launch asks for more
// scratch than that.
#ifndef TEAMFFT_MACHINES_GPU_48KB_FACTS_HPP
#define TEAMFFT_MACHINES_GPU_48KB_FACTS_HPP

#include <TeamFFT/machine.hpp>

namespace TeamFFT::Impl {

inline Machine gpu_48kb() {
  constexpr std::size_t KB = 1024, MB = 1024 * KB;
  Machine m;
  m.name = "gpu_48kb";
  m.team_scratch = 48 * KB, m.portable_scratch = 40936, m.preferred_scratch = 32 * KB;
  m.max_team_size = 1024, m.preferred_team_size = 256;
  m.access_bytes = 64, m.concurrency = 20;
  m.multiprocessor = {.registers = 65536,
                      .threads = 2048,
                      .teams = 32,
                      .warp = 32,
                      .first_level_bytes = 128 * KB,
                      .scratch_shares = {},
                      .reserved_scratch = 0};
  for (std::size_t const share : {8, 16, 32, 64, 96}) m.multiprocessor.scratch_shares.push_back(share * KB);
  m.memory = {.sector_bytes = 32, .line_bytes = 128, .second_level_bytes = 2 * MB, .bytes_per_second = 3.2e11};
  return m;
}

}  // namespace TeamFFT::Impl

#endif
