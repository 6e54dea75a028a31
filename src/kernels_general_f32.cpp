// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels_general.hpp"

namespace TeamFFT::Impl {

#define TEAMFFT_INSTANTIATE(Space) template void launch_general<Space, float>(Space const&, PassArguments<float> const&, Tuning const&, std::string const&);
TEAMFFT_FOR_CUDA(TEAMFFT_INSTANTIATE)
TEAMFFT_FOR_HIP(TEAMFFT_INSTANTIATE)
TEAMFFT_FOR_SYCL(TEAMFFT_INSTANTIATE)

}  // namespace TeamFFT::Impl
