// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each real row.
#ifndef TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_REAL_HPP
#define TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_REAL_HPP

#include "execute/launch/row_launch.hpp"

#include <TeamFFT/device/engines/register_line/half.hpp>
#include <TeamFFT/device/engines/register_line/hartley.hpp>
#include <TeamFFT/device/engines/register_line/real.hpp>

#include <machines/nvidia_h200/register_line_real.hpp>

#include <cstddef>
#include <iterator>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <RealKind kind, class Shape, class Real>
struct RealLineFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    if constexpr (kind == RealKind::prime)
      hartley_line<Shape>(member, arguments, scratch);
    else if constexpr (kind == RealKind::to_half || kind == RealKind::from_half)
      half_line<kind, Shape>(member, arguments, scratch);
    else
      real_line<kind, Shape>(member, arguments, scratch);
  }
};

struct RealRows {
  static constexpr auto const& rows = nvidia_h200_real_rows;
  static constexpr std::size_t count = std::size(rows);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr Row row = rows[I];
    using Functor = RealLineFunctor<row.real, RowShape<rows, I>, RowReal<rows, I>>;
    launch_teams<rows, I, row.min_blocks>(exec, Functor{arguments_as<PassArguments<RowReal<rows, I>>>(arguments)},
                                          team);
  }
};

}  // namespace TeamFFT::Impl

#endif
#endif
