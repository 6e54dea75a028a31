// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The Machine behind an execution space instance.
#ifndef TEAMFFT_BACKENDS_MACHINE_HPP
#define TEAMFFT_BACKENDS_MACHINE_HPP

#include <TeamFFT/machine.hpp>

#include <backends/spaces.hpp>

#include <algorithm>

namespace TeamFFT::Impl {

[[nodiscard]] unsigned host_vector_bytes();

/// Scratch that lines in lanes take on a host: they stay in the second-level cache of today's cores up to about this size.
inline constexpr std::size_t host_preferred_scratch = std::size_t{1} << 20;

/// Scratch of all threads of a host together: Kokkos gives each what a team asks for, and keeps it. 64 MB for each of two, and rows that are left free.
inline constexpr std::size_t host_whole_scratch = std::size_t{136} << 20;

template <class ExecutionSpace>
Machine host_machine(ExecutionSpace const& exec) {
  Machine m;
  m.name =
      std::string(ExecutionSpace::name()) + " (" + std::to_string(exec.concurrency()) + " threads, " + std::to_string(8 * host_vector_bytes()) + "-bit lanes)";
  m.tuning = "host";
  m.vector_bytes = host_vector_bytes();
  m.concurrency = m.max_team_size = static_cast<unsigned>(exec.concurrency());
  constexpr std::size_t alignment_bytes = 4096;
  std::size_t const most = static_cast<std::size_t>(Kokkos::TeamPolicy<ExecutionSpace>::scratch_size_max(1)) - alignment_bytes;
  m.preferred_scratch = std::min(most, host_preferred_scratch);
  m.team_scratch = m.portable_scratch = std::clamp(host_whole_scratch / m.concurrency, m.preferred_scratch, most);
  return m;
}

/// Any GPU, by what Kokkos says of it.
template <class ExecutionSpace>
Machine device_machine(ExecutionSpace const& exec) {
  Machine m;
  m.name = ExecutionSpace::name();
  m.team_scratch = m.portable_scratch = static_cast<std::size_t>(Kokkos::TeamPolicy<ExecutionSpace>::scratch_size_max(0));
  m.preferred_scratch = std::min<std::size_t>(m.portable_scratch, std::size_t{32} << 10);
  m.max_team_size = 1024;
  m.preferred_team_size = 256;
  m.concurrency = static_cast<unsigned>(exec.concurrency() / 1024);
  return m;
}

#ifdef KOKKOS_ENABLE_CUDA
inline Machine cuda_machine(Kokkos::Cuda const& exec) {
  auto m = device_machine(exec);
  auto const& properties = exec.cuda_device_prop();
  m.name = properties.name;
  m.tuning = "cuda_sm" + std::to_string(10 * properties.major + properties.minor);
  m.team_scratch = properties.sharedMemPerBlockOptin;
  m.portable_scratch = std::min(m.portable_scratch, m.team_scratch);
  m.max_team_size = static_cast<unsigned>(properties.maxThreadsPerBlock);
  m.concurrency = static_cast<unsigned>(properties.multiProcessorCount);
  return m;
}
#endif

template <class ExecutionSpace>
Machine detect_machine(ExecutionSpace const& exec) {
  if constexpr (is_host_space<ExecutionSpace>) return host_machine(exec);
#ifdef KOKKOS_ENABLE_CUDA
  else if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>)
    return cuda_machine(exec);
#endif
  else
    return device_machine(exec);
}

}  // namespace TeamFFT::Impl

#endif
