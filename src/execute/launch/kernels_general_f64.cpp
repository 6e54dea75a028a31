// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/launch/kernels_general.hpp"

namespace TeamFFT::Impl {

template <class ExecutionSpace>
void launch_general(ExecutionSpace const& exec, PassArguments<double> const& arguments, Tuning const& tuning, std::string const& label) {
  launch_general_form<common_radix>(exec, arguments, tuning, label);
}

#define TEAMFFT_INSTANTIATE(Space) template void launch_general<Space>(Space const&, PassArguments<double> const&, Tuning const&, std::string const&);
TEAMFFT_FOR_CUDA(TEAMFFT_INSTANTIATE)
TEAMFFT_FOR_HIP(TEAMFFT_INSTANTIATE)
TEAMFFT_FOR_SYCL(TEAMFFT_INSTANTIATE)

}  // namespace TeamFFT::Impl
