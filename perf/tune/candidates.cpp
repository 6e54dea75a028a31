// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One part of the candidates' kernels; compiled once for each part, so that they build in parallel.
#include "candidates.hpp"

#include "execute/launch/kernel_part.hpp"

namespace TeamFFT::Impl {

template void launch_part<CandidateRows, TEAMFFT_CANDIDATE_PART, kernel_parts<CandidateRows>, Kokkos::Cuda>(
    std::size_t, Kokkos::Cuda const&, void const*, TeamLaunch const&);

}  // namespace TeamFFT::Impl
