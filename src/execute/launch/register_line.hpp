// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each row of transforms, and where a row takes the big twiddle one with it.
#ifndef TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_HPP
#define TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_HPP

#include "execute/launch/row_launch.hpp"

#include <TeamFFT/device/engines/register_line/register_line.hpp>

#include <machines/nvidia_h200/register_line.hpp>

#include <cstddef>
#include <iterator>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Shape, BigTwiddle Twiddle, class Real>
struct RegisterLineFunctor {
  static constexpr bool has_whole_teams = true;
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    register_line_kernel<Shape, Twiddle>(member, arguments, scratch);
  }
};

struct TransformRows {
  static constexpr auto const& rows = nvidia_h200_rows;
  static constexpr std::size_t count = std::size(rows);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr Row row = rows[I];
    using Shape = RowShape<rows, I>;
    using Real = RowReal<rows, I>;
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    if constexpr (takes_big_twiddle(row))
      if (a.has(flag_store_twiddle))
        return launch_teams<rows, I, row.min_blocks>(exec, RegisterLineFunctor<Shape, BigTwiddle::always, Real>{a},
                                                     team);
    launch_teams<rows, I, row.min_blocks>(exec, RegisterLineFunctor<Shape, BigTwiddle::never, Real>{a}, team);
  }
};

}  // namespace TeamFFT::Impl

#endif
#endif
