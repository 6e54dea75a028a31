// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The general kernel on GPUs, in the registers of the common radices and in those of all.
#ifndef TEAMFFT_EXECUTE_LAUNCH_GENERAL_HPP
#define TEAMFFT_EXECUTE_LAUNCH_GENERAL_HPP

#include "execute/launch/kernel_part.hpp"

#include <TeamFFT/device/engines/scratch_line/general.hpp>

#include <TeamFFT/detail/cuda_launch.hpp>

#include <algorithm>
#include <cstddef>
#include <type_traits>

namespace TeamFFT::Impl {

static_assert(sizeof(LineInfo) <= line_info_bytes, "The planner counts line_info_bytes of scratch for each line.");

template <unsigned widest, class Real>
struct GeneralFunctor {
  PassArguments<Real> arguments;
  static_assert(sizeof(PassArguments<Real>) <= 352 + bounds_bytes,
                "With its policy a functor stays below 512 bytes, else Kokkos copies it through constant memory.");

  /// Kokkos' launch.
  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member) const {
    general_kernel<widest>(member, arguments, static_cast<char*>(member.team_scratch(0).get_shmem(arguments.scratch_bytes)));
  }
  /// The backend's launch.
  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    general_kernel<widest>(member, arguments, scratch);
  }
};

template <class Real>
struct GeneralKernels {
  static constexpr std::size_t count = 2;

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr unsigned widest = I == 0 ? common_radix : widest_general_radix;
    constexpr auto budget = general_budget(sizeof(Real), widest > common_radix);
    GeneralFunctor<widest, Real> const functor{arguments_as<PassArguments<Real>>(arguments)};
    auto const& a = functor.arguments;
    auto const teams = std::max(1u, (a.line_count + a.lines_per_team - 1) / a.lines_per_team);
#ifdef KOKKOS_ENABLE_CUDA
    if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) {
      if (team.launch == Launch::native)
        return launch_cuda<budget.threads, budget.min_blocks>(exec, teams, team.team_size, team.scratch_bytes, functor, team.label);
    }
#endif
    using Policy = Kokkos::TeamPolicy<ExecutionSpace, Kokkos::LaunchBounds<budget.threads, 1>>;
    auto policy =
        Policy(exec, static_cast<int>(teams), static_cast<int>(team.team_size)).set_scratch_size(0, Kokkos::PerTeam(static_cast<int>(team.scratch_bytes)));
    Kokkos::parallel_for(team.label, policy, functor);
  }
};

}  // namespace TeamFFT::Impl

#endif
