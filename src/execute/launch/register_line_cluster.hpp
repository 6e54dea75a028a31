// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each row of lines that a cluster shares.
#ifndef TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_CLUSTER_HPP
#define TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_CLUSTER_HPP

#include "execute/launch/kernel_part.hpp"

#include <TeamFFT/device/scope/cluster_line.hpp>

#include <backends/cuda/launch_cluster.hpp>
#include <machines/nvidia_h200/register_line_cluster.hpp>

#include <cstddef>
#include <iterator>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <std::size_t I, class Real>
struct ClusterFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    cluster_line<ClusterShape<nvidia_h200_cluster_rows[I]>>(member, arguments, scratch);
  }
};

template <class Real>
struct RegisterLineClusters {
  /// those of the other precision have no kernel
  static constexpr std::size_t count = std::size(nvidia_h200_cluster_rows);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr ClusterRow row = nvidia_h200_cluster_rows[I];
    if constexpr (row.precision == scalar_precision<Real>) {
      auto const& a = arguments_as<PassArguments<Real>>(arguments);
      launch_cluster<row.threads, row.min_blocks>(exec, {a.line_count, row.teams, row.threads, scratch_bytes(row)},
                                                  ClusterFunctor<I, Real>{a}, team.label);
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
#endif
