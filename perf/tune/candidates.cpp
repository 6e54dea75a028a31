// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One part of the candidates' kernels; compiled once for each part, so that they build in parallel.
#include "candidates.hpp"

template <>
void TeamFFT::Impl::launch_part<TeamFFT::Impl::CandidateRows, TEAMFFT_CANDIDATE_PART>(std::size_t index, Kokkos::Cuda const& exec, void const* arguments,
                                                                                      Tuning const& tuning, std::string const& label) {
  launch_row_of_part<CandidateRows, TEAMFFT_CANDIDATE_PART, candidate_parts>(index, exec, arguments, tuning, label);
}
