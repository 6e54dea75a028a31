// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The general kernel as a functor, and its launches on GPUs.
#ifndef TEAMFFT_KERNELS_GENERAL_HPP
#define TEAMFFT_KERNELS_GENERAL_HPP

#include "execute/launch/launch.hpp"

#include <TeamFFT/device/engines/scratch_line/general.hpp>

#include <backends/cuda/launch.hpp>
#include <backends/spaces.hpp>

#include <algorithm>

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

template <unsigned widest, class ExecutionSpace, class Real>
void launch_general_form(ExecutionSpace const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  constexpr auto form = general_form(sizeof(Real), widest > common_radix);
  auto const teams = std::max(1u, (arguments.line_count + arguments.lines_per_team - 1) / arguments.lines_per_team);
  GeneralFunctor<widest, Real> const functor{arguments};
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) {
    if (tuning.launch == Launch::native) return launch_cuda<form.threads, form.min_blocks>(exec, teams, tuning.team_size, tuning.scratch_bytes, functor, label);
  }
#endif
  using Policy = Kokkos::TeamPolicy<ExecutionSpace, Kokkos::LaunchBounds<form.threads, 1>>;
  auto policy =
      Policy(exec, static_cast<int>(teams), static_cast<int>(tuning.team_size)).set_scratch_size(0, Kokkos::PerTeam(static_cast<int>(tuning.scratch_bytes)));
  Kokkos::parallel_for(label, policy, functor);
}

}  // namespace TeamFFT::Impl

#endif
