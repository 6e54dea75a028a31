// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each budget of the scratch-line kernel whose lines a cluster of teams shares.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_CLUSTER_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_CLUSTER_HPP

#include "execute/launch/scratch_line.hpp"

#include <TeamFFT/device/scope/scratch_line_cluster.hpp>

#include <backends/cuda/launch_cluster.hpp>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Budget, class Real>
struct ScratchLineClusterFunctor {
  PassArguments<Real> arguments;
  ScratchLineClusterShape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    scratch_line_cluster_kernel<Budget>(member, arguments, shape, scratch);
  }
};

template <auto const& budgets, class Real>
struct ClusterFamily {
  static constexpr std::size_t count = std::size(budgets);

  /// `team.shape` is a ScratchLineClusterShape.
  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr RegisterBudget budget = budgets[I];
    static_assert(budget.widest <= widest_of_cluster,
                  "Each result of a first stage has its place in a ScratchLineClusterShape.");
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    unsigned const clusters = (a.line_count + a.lines_per_team - 1) / a.lines_per_team;
    ClusterExtent const extent{clusters, team.teams, team.team_size, team.scratch_bytes};
    ScratchLineClusterFunctor<BudgetAt<budgets, I>, Real> const functor{
        a, *static_cast<ScratchLineClusterShape const*>(team.shape)};
    launch_cluster<budget.threads, budget.min_blocks>(exec, extent, functor, team.label);
  }
};

template <class Real>
struct ScratchLineClusters;
template <>
struct ScratchLineClusters<float> : ClusterFamily<cluster_budgets_f32, float> {};
template <>
struct ScratchLineClusters<double> : ClusterFamily<cluster_budgets_f64, double> {};

}  // namespace TeamFFT::Impl

#endif
#endif
