// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each budget of the scratch-line kernel with chirps: first those of convolutions, then those of the
// other passes.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_CHIRP_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_CHIRP_HPP

#include "execute/launch/scratch_line.hpp"

#include <TeamFFT/device/engines/scratch_line/chirp.hpp>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Budget, bool convolution, class Real>
struct ChirpFunctor {
  PassArguments<Real> arguments;
  ScratchLineShape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    scratch_line_chirp_kernel<Budget, convolution>(member, arguments, shape, scratch);
  }
};

template <auto const& turning_budgets, auto const& chirp_budgets, class Real>
struct ChirpFamily {
  static constexpr std::size_t turning = std::size(turning_budgets), count = turning + std::size(chirp_budgets);

  /// `team.shape` is a ScratchLineShape.
  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    if constexpr (I < turning)
      launch_form<turning_budgets, I, true>(exec, arguments, team);
    else
      launch_form<chirp_budgets, I - turning, false>(exec, arguments, team);
  }

 private:
  template <auto const& budgets, std::size_t I, bool convolution>
  static void launch_form(Kokkos::Cuda const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr RegisterBudget budget = budgets[I];
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    auto const teams = std::max(1u, (a.line_count + a.lines_per_team - 1) / a.lines_per_team);
    ChirpFunctor<BudgetAt<budgets, I>, convolution, Real> const functor{
        a, *static_cast<ScratchLineShape const*>(team.shape)};
    launch_cuda<budget.threads, budget.min_blocks>(exec, teams, team.team_size, team.scratch_bytes, functor,
                                                   team.label);
  }
};

template <class Real>
struct ScratchLineChirps;
template <>
struct ScratchLineChirps<float> : ChirpFamily<turning_budgets_f32, chirp_budgets_f32, float> {};
template <>
struct ScratchLineChirps<double> : ChirpFamily<turning_budgets_f64, chirp_budgets_f64, double> {};

}  // namespace TeamFFT::Impl

#endif
#endif
