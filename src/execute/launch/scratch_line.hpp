// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each budget of the scratch-line kernel, or several: with the big twiddle, with overlap lines. Only the backend's own launch carries arguments
// as long as its shape.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_HPP

#include "execute/launch/kernel_part.hpp"

#include <TeamFFT/device/engines/scratch_line/scratch_line.hpp>

#include <TeamFFT/detail/cuda_launch.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <type_traits>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

/// A budget as a type.
template <auto const& budgets, std::size_t I>
struct BudgetAt {
  static constexpr RegisterBudget value = budgets[I];
};

/// With a ScratchLineShape, or with a PrimeShape (device/engines/scratch_line/prime.hpp).
template <class Budget, class Shape, class Real, LastStage last = LastStage::plain>
struct ScratchLineFunctor {
  PassArguments<Real> arguments;
  Shape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    if constexpr (last == LastStage::plain)
      scratch_line_kernel<Budget>(member, arguments, shape, scratch);
    else
      scratch_line_kernel<Budget, last>(member, arguments, shape, scratch);
  }
};

/// The kernel of budget I on lines of such a shape.
template <auto const& budgets, std::size_t I, class Shape, class Real>
void launch_scratch_line_form(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, TeamLaunch const& team) {
  constexpr RegisterBudget budget = budgets[I];
  auto const& shape = *static_cast<Shape const*>(team.shape);
  auto const teams = std::max(1u, (arguments.line_count + arguments.own_lines() - 1) / arguments.own_lines());
  auto const launch = [&](auto const& functor) {
    launch_cuda<budget.threads, budget.min_blocks>(exec, teams, team.team_size, team.scratch_bytes, functor, team.label);
  };
  using At = BudgetAt<budgets, I>;
  if constexpr (std::is_same_v<Shape, ScratchLineShape> && budget.has_roots)
    if (arguments.has(flag_store_twiddle)) return launch(ScratchLineFunctor<At, Shape, Real, LastStage::with_roots>{arguments, shape});
  if constexpr (std::is_same_v<Shape, ScratchLineShape> && may_overlap(budget))
    if (arguments.overlap_lines != 0) return launch(ScratchLineFunctor<At, Shape, Real, LastStage::with_overlap>{arguments, shape});
  launch(ScratchLineFunctor<At, Shape, Real>{arguments, shape});
}

/// A list of budgets as a family: `team.shape` is a Shape.
template <auto const& budgets, class Shape, class Real>
struct BudgetFamily {
  static constexpr std::size_t count = std::size(budgets);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    launch_scratch_line_form<budgets, I, Shape>(exec, arguments_as<PassArguments<Real>>(arguments), team);
  }
};

template <class Real>
struct ScratchLines;
template <>
struct ScratchLines<float> : BudgetFamily<scratch_line_budgets_f32, ScratchLineShape, float> {};
template <>
struct ScratchLines<double> : BudgetFamily<scratch_line_budgets_f64, ScratchLineShape, double> {};

}  // namespace TeamFFT::Impl

#endif
#endif
