// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each row of whole contiguous complex lines of unit stride, by the backend's own launch.
#ifndef TEAMFFT_KERNELS_PLAIN_HPP
#define TEAMFFT_KERNELS_PLAIN_HPP

#include "execute/launch/row_launch_plain.hpp"

#include <TeamFFT/device/engines/register_line/short_row.hpp>

#include <machines/nvidia_h200/register_line_plain.hpp>

namespace TeamFFT::Impl {

template <class Shape, class Real>
struct PlainRowFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    plain_row<Shape>(member, arguments, scratch);
  }
};

#ifdef KOKKOS_ENABLE_CUDA

struct PlainRows {
  static constexpr auto const& rows = cuda_sm90_plain_rows;

  template <std::size_t I>
  static void launch(Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
    using Real = RowReal<rows, I>;
    PlainRowFunctor<RowShape<rows, I>, Real> const functor{*static_cast<PassArguments<Real> const*>(arguments)};
    constexpr unsigned team = plain_team_size(rows[I]);
    launch_cuda<team, rows[I].min_blocks>(exec, teams_of(rows[I], functor.arguments.line_count), team, tuning.scratch_bytes, functor, label);
  }
};

#endif

}  // namespace TeamFFT::Impl

#endif
