// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The launch of the placed kernel whose lines a cluster of teams shares.
#ifndef TEAMFFT_KERNELS_SHARED_HPP
#define TEAMFFT_KERNELS_SHARED_HPP

#include "execute/launch/kernels_placed.hpp"

#include <TeamFFT/device/scope/placed_cluster.hpp>

#include <backends/cuda/launch_cluster.hpp>

#include <array>
#include <iterator>
#include <utility>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Form, class Real>
struct SharedFunctor {
  PassArguments<Real> arguments;
  SharedShape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    placed_cluster_kernel<Form>(member, arguments, shape, scratch);
  }
};

template <auto const& forms, std::size_t I, class Real>
void launch_shared_form(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  constexpr PlacedForm form = forms[I];
  static_assert(form.widest <= widest_shared, "Each result of a first stage has its place in a SharedShape.");
  unsigned const clusters = (arguments.line_count + arguments.lines_per_team - 1) / arguments.lines_per_team;
  ClusterExtent const extent{clusters, tuning.teams, tuning.team_size, tuning.scratch_bytes};
  launch_cluster<form.threads, form.min_blocks>(exec, extent, SharedFunctor<FormAt<forms, I>, Real>{arguments, *tuning.shared_shape}, label);
}

template <auto const& forms, class Real, std::size_t... I>
void launch_shared_forms(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label,
                         std::index_sequence<I...>) {
  using Launch = void (*)(Kokkos::Cuda const&, PassArguments<Real> const&, Tuning const&, std::string const&);
  constexpr std::array<Launch, sizeof...(I)> launches{&launch_shared_form<forms, I, Real>...};
  launches[static_cast<std::size_t>(tuning.placed)](exec, arguments, tuning, label);
}

/// Each precision in a file of its own.
template <class Real>
void launch_shared(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label);

}  // namespace TeamFFT::Impl

#endif
#endif
