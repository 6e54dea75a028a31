// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a request to steps: which transforms do it, and what has to be copied for them.
#ifndef TEAMFFT_INTERFACES_FFTW3_STEPS_HPP
#define TEAMFFT_INTERFACES_FFTW3_STEPS_HPP

#include "interfaces/fftw3/plan.hpp"

#include <cstddef>
#include <vector>

namespace TeamFFT::Impl::Relink {

/// The steps of a plan, and how much memory they have beside the call's, in real numbers.
struct Steps {
  std::vector<Step> list;
  std::size_t dense = 0;
};

/// Throws Error where no transform takes the memory. Ways, in this order: no transform for no elements; copies alone
/// for rank 0; one transform; one transform of packed memory between two copies (in place with strides that differ,
/// split arrays).
template <class Real>
[[nodiscard]] Steps steps_of(Request<Real> const& request);

}  // namespace TeamFFT::Impl::Relink

#endif
