// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// NVIDIA H200 (compute capability 9.0), as backends/machine.hpp finds it with a Kokkos before 5.2.
#ifndef TEAMFFT_MACHINES_NVIDIA_H200_FACTS_HPP
#define TEAMFFT_MACHINES_NVIDIA_H200_FACTS_HPP

#include <TeamFFT/machine.hpp>

namespace TeamFFT::Impl {

inline Machine nvidia_h200() {
  constexpr std::size_t KB = 1024, MB = 1024 * KB;
  Machine m;
  m.name = "h200";
  m.team_scratch = 227 * KB, m.portable_scratch = 40936, m.preferred_scratch = 32 * KB;
  m.max_team_size = 1024, m.preferred_team_size = 256;
  m.access_bytes = 64, m.concurrency = 132;
  m.largest_cluster = 16;
  m.multiprocessor = {.registers = 65536,
                      .threads = 2048,
                      .teams = 32,
                      .warp = 32,
                      .first_level_bytes = 256 * KB,
                      .scratch_shares = {},
                      .reserved_scratch = KB};
  for (std::size_t const share : {8, 16, 32, 64, 100, 132, 164, 196, 228})
    m.multiprocessor.scratch_shares.push_back(share * KB);
  m.memory = {.sector_bytes = 32, .line_bytes = 128, .second_level_bytes = 60 * MB, .bytes_per_second = 4.8e12};
  return m;
}

}  // namespace TeamFFT::Impl

#endif
