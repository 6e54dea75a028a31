// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team body, which is called with a member and the team's scratch, by either launch: the backend's own or Kokkos'.
#ifndef TEAMFFT_EXECUTE_LAUNCH_TEAM_BODY_HPP
#define TEAMFFT_EXECUTE_LAUNCH_TEAM_BODY_HPP

#include "execute/launch/launch_part.hpp"

#include <TeamFFT/device/engines/slot_line/contract.hpp>

#include <TeamFFT/detail/cuda_launch.hpp>

#include <algorithm>
#include <cstdint>
#include <type_traits>

namespace TeamFFT::Impl {

/// A body as Kokkos' launch calls it.
template <class Body>
struct TeamBody {
  Body body;
  std::uint32_t scratch_bytes;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member) const {
    auto* const scratch =
        scratch_bytes == 0 ? nullptr : member.team_scratch(0).get_shmem_aligned(scratch_bytes, slot_alignment_bytes);
    body(member, static_cast<char*>(scratch));
  }
};

/// What Kokkos' launch bounds say beside the threads: CUDA's teams on a multiprocessor, fewer than by its own launch,
/// because Kokkos' call wants registers for itself; HIP's wavefronts on a SIMD unit, one of four.
template <unsigned Threads, unsigned MinBlocks, class ExecutionSpace>
constexpr unsigned least_of_bounds() {
#ifdef KOKKOS_ENABLE_HIP
  if (std::is_same_v<ExecutionSpace, Kokkos::HIP>) return std::max(2u, Threads * MinBlocks / 256);
#endif
#ifdef KOKKOS_ENABLE_CUDA
  if (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) return std::max(1u, MinBlocks / 2);
#endif
  return std::max(1u, MinBlocks * 3 / 4);
}

/// Teams of at most Threads threads, MinBlocks of which have registers on a multiprocessor.
template <unsigned Threads, unsigned MinBlocks, class ExecutionSpace, class Body>
void launch_body(ExecutionSpace const& exec, unsigned teams, TeamLaunch const& team, Body const& body) {
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>)
    if (team.launch == Launch::native)
      return launch_cuda<Threads, MinBlocks>(exec, teams, team.team_size, team.scratch_bytes, body, team.label);
#endif
  using Policy =
      Kokkos::TeamPolicy<ExecutionSpace,
                         Kokkos::LaunchBounds<Threads, least_of_bounds<Threads, MinBlocks, ExecutionSpace>()>>;
  auto const policy = Policy(exec, static_cast<int>(teams), static_cast<int>(team.team_size))
                          .set_scratch_size(0, Kokkos::PerTeam(static_cast<int>(team.scratch_bytes)));
  auto const room = static_cast<std::uint32_t>(team.scratch_bytes == 0 ? 0 : team.scratch_bytes - slot_alignment_bytes);
  Kokkos::parallel_for(team.label, policy, TeamBody<Body>{body, room});
}

}  // namespace TeamFFT::Impl

#endif
