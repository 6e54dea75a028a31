// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each budget of the scratch-line kernel with a prime stage.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_PRIME_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_PRIME_HPP

#include "execute/launch/scratch_line.hpp"

#include <TeamFFT/device/engines/scratch_line/prime.hpp>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Real>
struct ScratchLinePrimes;
template <>
struct ScratchLinePrimes<float> : BudgetFamily<prime_budgets_f32, PrimeShape, float> {};
template <>
struct ScratchLinePrimes<double> : BudgetFamily<prime_budgets_f64, PrimeShape, double> {};

}  // namespace TeamFFT::Impl

#endif
#endif
