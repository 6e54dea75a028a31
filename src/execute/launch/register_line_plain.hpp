// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each row of whole contiguous complex lines of unit stride, by the backend's own launch.
#ifndef TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_PLAIN_HPP
#define TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_PLAIN_HPP

#include "execute/launch/row_launch.hpp"

#include <TeamFFT/device/engines/register_line/short.hpp>

#include <machines/nvidia_h200/register_line_plain.hpp>

#include <cstddef>
#include <iterator>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Shape, class Real>
struct PlainLineFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    plain_line<Shape>(member, arguments, scratch);
  }
};

struct PlainRows {
  static constexpr auto const& rows = nvidia_h200_plain_rows;
  static constexpr std::size_t count = std::size(rows);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    PlainLineFunctor<RowShape<rows, I>, RowReal<rows, I>> const functor{
        arguments_as<PassArguments<RowReal<rows, I>>>(arguments)};
    constexpr unsigned team_size = plain_team_size(rows[I]);
    launch_cuda<team_size, rows[I].min_blocks>(exec, teams_of(rows[I], functor.arguments.line_count), team_size,
                                               team.scratch_bytes, functor, team.label);
  }
};

}  // namespace TeamFFT::Impl

#endif
#endif
