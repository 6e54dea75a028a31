// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each row of transforms, or several: for both launches, with the big twiddle, with maps.
#ifndef TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_HPP
#define TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_HPP

#include "execute/launch/row_launch.hpp"

#include <TeamFFT/device/engines/register_line/register_line.hpp>

#include <machines/nvidia_h200/register_line.hpp>

#include <cstddef>
#include <iterator>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Shape, BigTwiddle Twiddle, bool LineWise, class Real>
struct RegisterLineFunctor {
  static constexpr bool has_whole_teams = true;
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member) const {
    register_line_kernel<Shape, Twiddle, LineWise>(member, arguments, static_cast<char*>(member.team_scratch(0).get_shmem(arguments.scratch_bytes)));
  }
  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    register_line_kernel<Shape, Twiddle, LineWise>(member, arguments, scratch);
  }
};

template <auto const& rows, std::size_t I, BigTwiddle Twiddle, class Real>
void launch_register_line_kernel(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, TeamLaunch const& team) {
  constexpr Row row = rows[I];
  RegisterLineFunctor<RowShape<rows, I>, Twiddle, false, Real> const functor{arguments};
  if constexpr (is_portable(row)) {
    if (team.launch == Launch::parallel_for) {
      using Policy = Kokkos::TeamPolicy<Kokkos::Cuda, Kokkos::LaunchBounds<row.team_size(), row.min_blocks>>;
      auto policy = Policy(exec, static_cast<int>(teams_of(row, arguments.line_count)), static_cast<int>(row.team_size()))
                        .set_scratch_size(0, Kokkos::PerTeam(static_cast<int>(team.scratch_bytes)));
      return Kokkos::parallel_for(team.label, policy, functor);
    }
  }
  launch_teams<rows, I, row.min_blocks>(exec, functor, team);
}

struct TransformRows {
  static constexpr auto const& rows = nvidia_h200_rows;
  static constexpr std::size_t count = std::size(rows);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr Row row = rows[I];
    auto const& a = arguments_as<PassArguments<RowReal<rows, I>>>(arguments);
    if constexpr (takes_maps(row))
      if (a.has(flag_line_wise_load | flag_line_wise_store)) {
        using Functor = RegisterLineFunctor<RowShape<rows, I>, row.access == Access::tile ? BigTwiddle::by_flag : BigTwiddle::never, true, RowReal<rows, I>>;
        return launch_teams<rows, I, blocks_with_maps(row)>(exec, Functor{a}, team);
      }
    if constexpr (row.access == Access::tile)
      if (a.has(flag_store_twiddle)) return launch_register_line_kernel<rows, I, BigTwiddle::always>(exec, a, team);
    launch_register_line_kernel<rows, I, BigTwiddle::never>(exec, a, team);
  }
};

}  // namespace TeamFFT::Impl

#endif
#endif
