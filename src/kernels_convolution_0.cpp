// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels_convolution.hpp"

#ifdef KOKKOS_ENABLE_CUDA
template void TeamFFT::Impl::launch_convolution_part<0>(std::size_t, Kokkos::Cuda const&, void const*, TeamFFT::Impl::Tuning const&, std::string const&);
#endif
