// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each convolution row.
#ifndef TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_CONVOLUTION_HPP
#define TEAMFFT_EXECUTE_LAUNCH_REGISTER_LINE_CONVOLUTION_HPP

#include "execute/launch/row_launch.hpp"

#include <TeamFFT/device/engines/register_line/convolution.hpp>

#include <machines/nvidia_h200/register_line_convolution.hpp>

#include <cstddef>
#include <iterator>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Shape, Convolution Kind, class Real>
struct ConvolutionFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    convolution_kernel<Shape, Kind>(member, arguments, scratch);
  }
};

struct ConvolutionRows {
  static constexpr auto const& rows = nvidia_h200_convolution_rows;
  static constexpr std::size_t count = std::size(rows);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr Row row = rows[I];
    using Functor = ConvolutionFunctor<RowShape<rows, I>, row.convolution, RowReal<rows, I>>;
    launch_teams<rows, I, row.min_blocks>(exec, Functor{arguments_as<PassArguments<RowReal<rows, I>>>(arguments)},
                                          team);
  }
};

}  // namespace TeamFFT::Impl

#endif
#endif
