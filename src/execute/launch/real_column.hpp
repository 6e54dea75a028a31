// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each budget of the kernel of real columns, by the backend's own launch.
#ifndef TEAMFFT_EXECUTE_LAUNCH_REAL_COLUMN_HPP
#define TEAMFFT_EXECUTE_LAUNCH_REAL_COLUMN_HPP

#include "execute/launch/kernel_part.hpp"

#include <TeamFFT/device/engines/column/real_column.hpp>
#include <TeamFFT/device/math/scalar.hpp>

#include <TeamFFT/detail/cuda_launch.hpp>

#include <algorithm>
#include <cstddef>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Real, std::size_t I>
struct RealColumnBudgetAt {
  static constexpr ColumnBudget value = real_column_budgets(scalar_precision<Real>)[I];
};

template <class Budget, class Real>
struct RealColumnFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    real_column_kernel<Budget>(member, arguments, scratch);
  }
};

template <class Real>
struct RealColumns {
  static constexpr std::size_t count = real_column_budgets(scalar_precision<Real>).size();

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    using Budget = RealColumnBudgetAt<Real, I>;
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    auto const teams = std::max(1u, (a.line_count + team.team_size - 1) / team.team_size);
    launch_cuda<real_column_threads, Budget::value.min_blocks>(exec, teams, team.team_size, team.scratch_bytes,
                                                               RealColumnFunctor<Budget, Real>{a}, team.label);
  }
};

}  // namespace TeamFFT::Impl

#endif
#endif
