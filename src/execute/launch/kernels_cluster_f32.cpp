// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/launch/kernels_cluster.hpp"

#ifdef KOKKOS_ENABLE_CUDA
template <>
void TeamFFT::Impl::launch_cluster_line(Kokkos::Cuda const& exec, PassArguments<float> const& arguments, int row, std::string const& label) {
  launch_any_cluster(exec, arguments, row, label);
}
#endif
