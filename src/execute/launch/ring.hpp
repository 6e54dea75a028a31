// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each chain of two passes: through a ring in the cache, or through a plane in scratch.
#ifndef TEAMFFT_EXECUTE_LAUNCH_RING_HPP
#define TEAMFFT_EXECUTE_LAUNCH_RING_HPP

#include "execute/launch/kernel_part.hpp"
#include "execute/launch/ring_shape.hpp"

#include <TeamFFT/device/scope/plane.hpp>

#include <TeamFFT/detail/cuda_launch.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

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

template <class Real>
struct Rings {
  static constexpr std::size_t count = std::size(nvidia_h200_chains);  ///< those of the other precision have no kernel

  /// `arguments` are ChainArguments; a ring's counters are set to 0 before.
  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr Row first = ChainPass<I, false>::row, second = ChainPass<I, true>::row;
    if constexpr (first.precision == scalar_precision<Real>) {
      static_assert(first.team_size() == second.team_size());
      constexpr ChainRow row = nvidia_h200_chains[I];
      using Functor =
          ChainFunctor<row.in_scratch(), typename ChainPass<I, false>::Shape, typename ChainPass<I, true>::Shape, Real>;
      auto const& a = arguments_as<ChainArguments<Real>>(arguments);
      unsigned teams = 0;
      if constexpr (row.in_scratch()) {
        constexpr unsigned units_per_team = first.lines_per_team / second.length;
        teams = (a.units + units_per_team - 1) / units_per_team;
      } else {
        teams = (a.units + a.lag) * (a.first_tiles + a.second_tiles);
        set_to_zero(exec, a.done, 2 * std::size_t{a.units} * sizeof(std::uint32_t), team.label);
      }
      launch_cuda<first.team_size(), first.min_blocks>(exec, std::max(1u, teams), first.team_size(), scratch_bytes(row),
                                                       Functor{a}, team.label);
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
#endif
