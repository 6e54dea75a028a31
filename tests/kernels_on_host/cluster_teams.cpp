// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of a cluster on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include <TeamFFT/device/scope/cluster_line.hpp>

#include <machines/nvidia_h200/register_line_cluster.hpp>

#include <iterator>
#include <utility>

namespace TeamFFT::Test {

namespace {

template <std::size_t I, class Real>
void run_row(Impl::PassArguments<Real> const& a) {
  constexpr Impl::ClusterRow row = Impl::nvidia_h200_cluster_rows[I];
  if constexpr (row.precision == Impl::scalar_precision<Real>)
    run_clusters(a.line_count, row.teams, row.threads, Impl::scratch_bytes(row),
                 [&](ClusterMember const& member, char* scratch) {
                   Impl::cluster_line<Impl::ClusterShape<row>>(member, a, scratch);
                 });
}

template <class Real, std::size_t... I>
void run_row(Impl::PassArguments<Real> const& a, std::size_t index, std::index_sequence<I...>) {
  (void)((I == index && (run_row<I>(a), true)) || ...);
}

}  // namespace

template <class Real>
void run_cluster_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  run_row(a, std::get<Impl::RegisterLineClusterChoice>(kernel.choice.engine).row,
          std::make_index_sequence<std::size(Impl::nvidia_h200_cluster_rows)>{});
}

template void run_cluster_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_cluster_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);

}  // namespace TeamFFT::Test
