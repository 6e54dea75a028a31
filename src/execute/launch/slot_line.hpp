// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernels: one for each budget of each pair of ends by Kokkos' launch; those of real kinds and of all ops
// by the backend's own, too.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SLOT_LINE_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SLOT_LINE_HPP

#include "execute/launch/kernel_part.hpp"

#include <TeamFFT/device/math/scalar.hpp>

#include <TeamFFT/detail/slot_line_launch.hpp>

#include <algorithm>
#include <cstddef>
#include <type_traits>

namespace TeamFFT::Impl {

template <class Real>
struct SlotLineKernels {
  static constexpr Precision precision = scalar_precision<Real>;
  static constexpr std::size_t count = slot_kernels(precision);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr SlotEnds ends = slot_ends(I, precision);
    constexpr SlotBudget budget = slot_budgets(ends, precision)[I - slot_kernel(ends, 0, precision)];
    using Form = SlotForm<Real, ends, budget.width, budget.widest>;
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    auto const& shape = *static_cast<SlotShape const*>(team.shape);
    auto const teams = std::max(1u, (a.line_count + a.lines_per_team - 1) / a.lines_per_team);
#ifdef KOKKOS_ENABLE_CUDA
    if constexpr (has_native_launch(ends) && std::is_same_v<ExecutionSpace, Kokkos::Cuda>) {
      if (team.launch == Launch::native)
        return launch_cuda<budget.threads, budget.min_teams>(exec, teams, team.team_size, team.scratch_bytes,
                                                             NativeSlotLine<Form, Real, InMemory>{a, shape},
                                                             team.label);
    }
#endif
    if constexpr (budget.waves != 0)  // the planner offers no others
      launch_portable<Form, most_of_bounds<ExecutionSpace>(budget), least_of_bounds<ExecutionSpace>(budget)>(
          exec, a, shape, InMemory{}, {teams, team.team_size, team.scratch_bytes, team.label});
  }
};

}  // namespace TeamFFT::Impl

#endif
