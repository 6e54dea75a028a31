// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each chain of the backend.
#ifndef TEAMFFT_KERNELS_CHAIN_HPP
#define TEAMFFT_KERNELS_CHAIN_HPP

#include "execute/launch/launch.hpp"
#include "execute/launch/row_shape.hpp"

#include <TeamFFT/device/scope/plane.hpp>

#include <backends/cuda/launch.hpp>
#include <backends/spaces.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

namespace TeamFFT::Impl {

#ifdef KOKKOS_ENABLE_CUDA

template <bool in_scratch, class First, class Second, class Real>
struct ChainFunctor {
  ChainArguments<Real> arguments;

  template <class Member>
  TEAMFFT_FUNCTION void operator()(Member const& member, char* scratch) const {
    if constexpr (in_scratch)
      plane_kernel<First, Second>(member, arguments, scratch);
    else
      chain_kernel<First, Second>(member, arguments, scratch);
  }
};

/// Chain I; a ring's counters are set to 0 before.
template <std::size_t I, class Real>
void launch_chain_row(Kokkos::Cuda const& exec, ChainArguments<Real> const& arguments, std::string const& label) {
  constexpr Row first = ChainPass<I, false>::row, second = ChainPass<I, true>::row;
  if constexpr (first.precision == scalar_precision<Real>) {
    static_assert(first.team_size() == second.team_size());
    constexpr ChainRow row = cuda_sm90_chains[I];
    using Functor = ChainFunctor<row.in_scratch(), typename ChainPass<I, false>::Shape, typename ChainPass<I, true>::Shape, Real>;
    unsigned teams = 0;
    if constexpr (row.in_scratch()) {
      constexpr unsigned units_per_team = first.lines_per_team / second.length;
      teams = (arguments.units + units_per_team - 1) / units_per_team;
    } else {
      teams = (arguments.units + arguments.lag) * (arguments.first_tiles + arguments.second_tiles);
      set_to_zero(exec, arguments.done, 2 * std::size_t{arguments.units} * sizeof(std::uint32_t), label);
    }
    launch_cuda<first.team_size(), first.min_blocks>(exec, std::max(1u, teams), first.team_size(), scratch_bytes(row), Functor{arguments}, label);
  }
}

template <class Real, std::size_t... I>
void launch_chain_of(Kokkos::Cuda const& exec, ChainArguments<Real> const& arguments, int row, std::string const& label, std::index_sequence<I...>) {
  using Launch = void (*)(Kokkos::Cuda const&, ChainArguments<Real> const&, std::string const&);
  constexpr std::array<Launch, sizeof...(I)> launches{&launch_chain_row<I, Real>...};
  launches[static_cast<std::size_t>(row)](exec, arguments, label);
}

/// What launch_chain() of a precision's file does.
template <class Real>
void launch_any_chain(Kokkos::Cuda const& exec, ChainArguments<Real> const& arguments, int row, std::string const& label) {
  launch_chain_of(exec, arguments, row, label, std::make_index_sequence<std::size(cuda_sm90_chains)>{});
}

#endif

}  // namespace TeamFFT::Impl

#endif
