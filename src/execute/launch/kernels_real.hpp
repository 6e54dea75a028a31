// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each real row.
#ifndef TEAMFFT_KERNELS_REAL_HPP
#define TEAMFFT_KERNELS_REAL_HPP

#include "execute/launch/row_launch.hpp"

#include <TeamFFT/device/engines/register_line/half_lines.hpp>
#include <TeamFFT/device/engines/register_line/hartley_row.hpp>
#include <TeamFFT/device/engines/register_line/real_row.hpp>

#include <machines/nvidia_h200/register_line_real.hpp>

namespace TeamFFT::Impl {

#ifdef KOKKOS_ENABLE_CUDA

template <RealKind kind, class Shape, class Real>
struct RealRowFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    if constexpr (kind == RealKind::prime)
      hartley_row<Shape>(member, arguments, scratch);
    else if constexpr (kind == RealKind::to_half || kind == RealKind::from_half)
      half_row<kind, Shape>(member, arguments, scratch);
    else
      real_row<kind, Shape>(member, arguments, scratch);
  }
};

struct RealRows {
  static constexpr auto const& rows = cuda_sm90_real_rows;

  template <std::size_t I>
  static void launch(Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
    constexpr Row row = rows[I];
    using Real = RowReal<rows, I>;
    auto const& a = *static_cast<PassArguments<Real> const*>(arguments);
    launch_teams<rows, I, row.min_blocks>(exec, RealRowFunctor<row.real, RowShape<rows, I>, Real>{a}, tuning, label);
  }
};

#endif

}  // namespace TeamFFT::Impl

#endif
