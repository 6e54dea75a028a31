// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Three machines as constants, so that their plans are made and compared on any machine.
#ifndef TEAMFFT_TESTS_MACHINES_HPP
#define TEAMFFT_TESTS_MACHINES_HPP

#include <TeamFFT/machine.hpp>

#include <array>

namespace TeamFFT::Test {

/// NVIDIA H200: 227 KB of scratch a team by a launch of our own, 40,936 bytes by Kokkos before 5.2, 132 multiprocessors.
inline Machine h200() {
  Machine m;
  m.name = "h200", m.tuning = "cuda_sm90";
  m.team_scratch = 227 * 1024, m.portable_scratch = 40936, m.preferred_scratch = 32 * 1024;
  m.max_team_size = 1024, m.preferred_team_size = 256;
  m.vector_bytes = 0, m.access_bytes = 64, m.concurrency = 132;
  return m;
}

/// A GPU with 48 KB of scratch a team and no rows of its own.
inline Machine gpu_48kb() {
  Machine m = h200();
  m.name = "gpu_48kb", m.tuning = "generic";
  m.team_scratch = 48 * 1024, m.concurrency = 20;
  return m;
}

/// Two cores with AVX-512; scratch of level 1 in Kokkos' OpenMP backend.
inline Machine host() {
  Machine m;
  m.name = "host", m.tuning = "generic";
  m.team_scratch = m.portable_scratch = 20 * 1024 * 1024, m.preferred_scratch = 1024 * 1024;
  m.max_team_size = 2, m.preferred_team_size = 1;
  m.vector_bytes = 64, m.access_bytes = 64, m.concurrency = 2;
  return m;
}

inline std::array<Machine, 3> machines() { return {h200(), gpu_48kb(), host()}; }

}  // namespace TeamFFT::Test

#endif
