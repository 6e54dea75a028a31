// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The map kernel, by either launch.
#ifndef TEAMFFT_EXECUTE_LAUNCH_MAP_HPP
#define TEAMFFT_EXECUTE_LAUNCH_MAP_HPP

#include "execute/launch/kernel_part.hpp"
#include "execute/launch/team_body.hpp"

#include <TeamFFT/device/engines/map/map.hpp>

#include <algorithm>
#include <cstddef>

namespace TeamFFT::Impl {

template <bool TwoLines, class Real>
struct MapFunctor {
  PassArguments<Real> arguments;
  MapShape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    map_kernel<TwoLines>(member, arguments, shape, scratch);
  }
};

/// Of lines of half the length, and of two lines.
template <class Real>
struct MapKernels {
  static constexpr std::size_t count = 2;

  /// `team.shape` is a MapShape.
  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    auto const& shape = *static_cast<MapShape const*>(team.shape);
    auto const teams = std::max(1u, (a.line_count + a.lines_per_team - 1) / a.lines_per_team) * shape.parts;
    launch_body<map_threads, map_blocks(sizeof(Real))>(exec, teams, team, MapFunctor<I == 1, Real>{a, shape});
  }
};

}  // namespace TeamFFT::Impl

#endif
