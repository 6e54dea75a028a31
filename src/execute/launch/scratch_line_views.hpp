// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel with ends that options put around Views: complex lines, and half-spectra of even and of odd length.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_VIEWS_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_VIEWS_HPP

#include "execute/launch/scratch_line.hpp"
#include "execute/launch/view_launch.hpp"

#include <TeamFFT/device/engines/scratch_line/view_ends.hpp>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Real, class Views, class Lines, class LineEnds, Direct direct>
struct ViewedTeam {
  PassArguments<Real, Views> arguments;
  ScratchLineEndsShape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    scratch_line_called_kernel<UserBudget<Real>, Lines, LineEnds, direct>(member, arguments, shape, scratch);
  }
};

/// Kernel I as ViewKernel numbers them; `team.shape` is a ViewLaunch.
template <class Real>
struct ViewedLines {
  static constexpr std::size_t count = view_kernels;

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr auto kernel = static_cast<ViewKernel>(I);
    constexpr bool from_reals = kernel == ViewKernel::from_reals || kernel == ViewKernel::from_odd_reals;
    constexpr bool to_reals = kernel == ViewKernel::to_reals || kernel == ViewKernel::to_odd_reals;
    constexpr bool is_odd = kernel == ViewKernel::from_odd_reals || kernel == ViewKernel::to_odd_reals;
    constexpr Direct direct = from_reals ? Direct::load : to_reals ? Direct::store : Direct::both;
    using Views = ViewEnds<Real, from_reals, to_reals>;
    using Lines = std::conditional_t<is_odd, OddLines<Real, Views>, PackedLines<Real, Views>>;
    using LineEnds = std::conditional_t<from_reals || to_reals, HalfSpectrumEnds, ElementEnds>;
    constexpr RegisterBudget budget = UserBudget<Real>::value;
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    auto const& given = *static_cast<ViewLaunch const*>(team.shape);
    auto const teams = std::max(1u, (a.line_count + a.lines_per_team - 1) / a.lines_per_team);
    Views const views{given.in, given.out, given.first_in, given.first_out};
    ViewedTeam<Real, Views, Lines, LineEnds, direct> const functor{{a, views}, *given.shape};
    launch_cuda<budget.threads, budget.min_blocks>(exec, teams, team.team_size, team.scratch_bytes, functor, team.label);
  }
};

}  // namespace TeamFFT::Impl

#endif
#endif
