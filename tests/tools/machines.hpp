// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines as constants, so that their plans are made and compared on any machine.
#ifndef TEAMFFT_TESTS_TOOLS_MACHINES_HPP
#define TEAMFFT_TESTS_TOOLS_MACHINES_HPP

#include <TeamFFT/machine.hpp>

#include <machines/list.hpp>

#include <vector>

namespace TeamFFT::Test {

inline Machine h200() { return Impl::nvidia_h200(); }
inline Machine a100() { return Impl::nvidia_a100(); }
inline Machine mi300x() { return Impl::amd_mi300x(); }
inline Machine gpu_48kb() { return Impl::gpu_48kb(); }

/// Two cores with AVX-512; scratch of level 1 in Kokkos' OpenMP backend.
inline Machine host() {
  Machine m;
  m.name = "host";
  m.team_scratch = m.portable_scratch = 20 * 1024 * 1024, m.preferred_scratch = 1024 * 1024;
  m.max_team_size = 2, m.preferred_team_size = 1;
  m.vector_bytes = 64, m.access_bytes = 64, m.concurrency = 2;
  return m;
}

/// One with all kernels, one with little scratch, and a host: enough for what takes long.
inline std::vector<Machine> machines() { return {h200(), gpu_48kb(), host()}; }

/// Those, and every GPU whose facts are known.
inline std::vector<Machine> all_machines() {
  auto all = Impl::known_gpus();
  all.push_back(host());
  return all;
}

}  // namespace TeamFFT::Test

#endif
