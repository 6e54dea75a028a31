// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/launch/kernels_row.hpp"

#ifdef KOKKOS_ENABLE_CUDA
template <>
void TeamFFT::Impl::launch_part<TeamFFT::Impl::TransformRows, 1>(std::size_t index, Kokkos::Cuda const& exec, void const* arguments, Tuning const& tuning,
                                                                 std::string const& label) {
  launch_row_of_part<TransformRows, 1, row_parts>(index, exec, arguments, tuning, label);
}
#endif
