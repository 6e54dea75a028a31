// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/launch/kernels_chain.hpp"

#ifdef KOKKOS_ENABLE_CUDA
template <>
void TeamFFT::Impl::launch_chain(Kokkos::Cuda const& exec, ChainArguments<double> const& arguments, int row, std::string const& label) {
  launch_any_chain(exec, arguments, row, label);
}
#endif
