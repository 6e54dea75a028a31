// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each budget of the scratch-line kernel with ends that are swept through scratch.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_ENDS_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_ENDS_HPP

#include "execute/launch/scratch_line.hpp"

#include <TeamFFT/device/engines/scratch_line/ends.hpp>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Budget, class Lines, class Ends, class Real, class Shape>
struct ScratchLineEndsFunctor {
  PassArguments<Real> arguments;
  Shape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    scratch_line_ends_kernel<Budget, Lines, Ends>(member, arguments, shape, scratch);
  }
};

template <auto const& budgets, class Lines, class Ends, class Real, class Shape = ScratchLineEndsShape>
struct SweptFamily {
  static constexpr std::size_t count = std::size(budgets);

  /// `team.shape` is a Shape.
  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr RegisterBudget budget = budgets[I];
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    auto const teams = std::max(1u, (a.line_count + a.lines_per_team - 1) / a.lines_per_team);
    ScratchLineEndsFunctor<BudgetAt<budgets, I>, Lines, Ends, Real, Shape> const functor{
        a, *static_cast<Shape const*>(team.shape)};
    launch_awaiting<budget.threads, budget.min_blocks>(exec, teams, team, functor);
  }
};

template <class Real>
struct RealKindLines;
template <>
struct RealKindLines<float> : SweptFamily<swept_budgets_f32, PackedLines<float>, RealKindEnds, float> {};
template <>
struct RealKindLines<double> : SweptFamily<swept_budgets_f64, PackedLines<double>, RealKindEnds, double> {};

}  // namespace TeamFFT::Impl

#endif
#endif
