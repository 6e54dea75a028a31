// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each convolution row.
#ifndef TEAMFFT_KERNELS_CONVOLUTION_HPP
#define TEAMFFT_KERNELS_CONVOLUTION_HPP

#include "execute/launch/row_launch.hpp"

#include <TeamFFT/device/engines/register_line/convolution_row.hpp>

#include <machines/nvidia_h200/register_line_convolution.hpp>

namespace TeamFFT::Impl {

#ifdef KOKKOS_ENABLE_CUDA

template <class Shape, Convolution Kind, class Real>
struct ConvolutionFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    convolution_kernel<Shape, Kind>(member, arguments, scratch);
  }
};

struct ConvolutionRows {
  static constexpr auto const& rows = cuda_sm90_convolution_rows;

  template <std::size_t I>
  static void launch(Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
    constexpr Row row = rows[I];
    using Real = RowReal<rows, I>;
    auto const& a = *static_cast<PassArguments<Real> const*>(arguments);
    launch_teams<rows, I, row.min_blocks>(exec, ConvolutionFunctor<RowShape<rows, I>, row.convolution, Real>{a}, tuning, label);
  }
};

#endif

}  // namespace TeamFFT::Impl

#endif
