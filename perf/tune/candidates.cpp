// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One part of the candidates' kernels; compiled once for each part, so that they build in parallel.
#include "candidates.hpp"

template void TeamFFT::Impl::launch_part<TeamFFT::Impl::CandidateRows, TEAMFFT_CANDIDATE_PART, Kokkos::Cuda>(std::size_t, Kokkos::Cuda const&, void const*,
                                                                                                             TeamFFT::Impl::TeamLaunch const&);
