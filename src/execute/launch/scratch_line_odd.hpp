// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each budget of the scratch-line kernel for real kinds of odd length.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_ODD_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_ODD_HPP

#include "execute/launch/scratch_line_ends.hpp"

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Real>
struct OddKindLines;
template <>
struct OddKindLines<float> : SweptFamily<held_budgets_f32, OddLines<float>, RealKindEnds, float> {};
template <>
struct OddKindLines<double> : SweptFamily<held_budgets_f64, OddLines<double>, RealKindEnds, double> {};

}  // namespace TeamFFT::Impl

#endif
#endif
