// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each row of lines that a cluster shares.
#ifndef TEAMFFT_KERNELS_CLUSTER_HPP
#define TEAMFFT_KERNELS_CLUSTER_HPP

#include "execute/launch/launch.hpp"

#include <TeamFFT/device/scope/cluster_line.hpp>

#include <machines/nvidia_h200/register_line_cluster.hpp>
#include <backends/cuda/launch_cluster.hpp>
#include <backends/spaces.hpp>

#include <array>
#include <iterator>
#include <string>
#include <utility>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <std::size_t I, class Real>
struct ClusterFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    cluster_line<ClusterShape<cuda_sm90_cluster_rows[I]>>(member, arguments, scratch);
  }
};

template <std::size_t I, class Real>
void launch_cluster_row(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, std::string const& label) {
  constexpr ClusterRow row = cuda_sm90_cluster_rows[I];
  if constexpr (row.precision == scalar_precision<Real>)
    launch_cluster<row.threads, row.min_blocks>(exec, {arguments.line_count, row.teams, row.threads, scratch_bytes(row)}, ClusterFunctor<I, Real>{arguments},
                                                label);
}

template <class Real, std::size_t... I>
void launch_cluster_of(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, int row, std::string const& label, std::index_sequence<I...>) {
  using Launch = void (*)(Kokkos::Cuda const&, PassArguments<Real> const&, std::string const&);
  constexpr std::array<Launch, sizeof...(I)> launches{&launch_cluster_row<I, Real>...};
  launches[static_cast<std::size_t>(row)](exec, arguments, label);
}

/// What launch_cluster_line() of a precision's file does.
template <class Real>
void launch_any_cluster(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, int row, std::string const& label) {
  launch_cluster_of(exec, arguments, row, label, std::make_index_sequence<std::size(cuda_sm90_cluster_rows)>{});
}

/// Each precision in a file of its own.
template <class Real>
void launch_cluster_line(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, int row, std::string const& label);

}  // namespace TeamFFT::Impl

#endif
#endif
