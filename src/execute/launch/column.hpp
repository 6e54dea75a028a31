// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each budget of the column kernel, by either launch.
#ifndef TEAMFFT_EXECUTE_LAUNCH_COLUMN_HPP
#define TEAMFFT_EXECUTE_LAUNCH_COLUMN_HPP

#include "execute/launch/kernel_part.hpp"
#include "execute/launch/team_body.hpp"

#include <TeamFFT/device/engines/column/column.hpp>
#include <TeamFFT/device/math/scalar.hpp>

#include <algorithm>
#include <cstddef>

namespace TeamFFT::Impl {

template <class Real, std::size_t I>
struct ColumnBudgetAt {
  static constexpr ColumnBudget value = column_budgets(scalar_precision<Real>)[I];
};

template <class Budget, class Real>
struct ColumnFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char*) const {
    column_kernel<Budget>(member, arguments);
  }
};

template <class Real>
struct Columns {
  static constexpr std::size_t count = column_budgets(scalar_precision<Real>).size();

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    using Budget = ColumnBudgetAt<Real, I>;
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    auto const teams = std::max(1u, (a.line_count + team.team_size - 1) / team.team_size);
    launch_body<column_threads, Budget::value.min_blocks>(exec, teams, team, ColumnFunctor<Budget, Real>{a});
  }
};

}  // namespace TeamFFT::Impl

#endif
