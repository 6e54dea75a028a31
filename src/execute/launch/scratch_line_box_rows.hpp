// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each budget of the scratch-line kernel of boxes of reals.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_BOX_ROWS_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_BOX_ROWS_HPP

#include "execute/launch/scratch_line_ends.hpp"

#include <TeamFFT/device/engines/scratch_line/box_rows.hpp>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Real>
struct RealBoxLines;
template <>
struct RealBoxLines<float> : SweptFamily<swept_budgets_f32, BoxRows<float>, HalfSpectrumEnds, float, RealBoxShape> {};
template <>
struct RealBoxLines<double> : SweptFamily<swept_budgets_f64, BoxRows<double>, HalfSpectrumEnds, double, RealBoxShape> {
};

}  // namespace TeamFFT::Impl

#endif
#endif
