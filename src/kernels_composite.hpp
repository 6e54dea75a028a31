// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each row with a prime factor of 11 to 31, by the backend's own launch.
#ifndef TEAMFFT_KERNELS_COMPOSITE_HPP
#define TEAMFFT_KERNELS_COMPOSITE_HPP

#include "row_launch_composite.hpp"

#include <TeamFFT/device/composite_row.hpp>

#include <backends/cuda_sm90_composite.hpp>

namespace TeamFFT::Impl {

template <class Shape, class Real>
struct CompositeRowFunctor {
  PassArguments<Real> arguments;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    composite_row_kernel<Shape>(member, arguments, scratch);
  }
};

#ifdef KOKKOS_ENABLE_CUDA

struct CompositeRows {
  static constexpr auto const& rows = cuda_sm90_composite_rows;

  template <std::size_t I>
  static void launch(Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning, std::string const& label) {
    using Real = RowReal<rows, I>;
    CompositeRowFunctor<RowShape<rows, I>, Real> const functor{*static_cast<PassArguments<Real> const*>(arguments)};
    launch_teams<rows, I, rows[I].min_blocks>(exec, functor, tuning, label);
  }
};

#endif

}  // namespace TeamFFT::Impl

#endif
