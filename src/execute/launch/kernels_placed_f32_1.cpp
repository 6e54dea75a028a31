// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/launch/kernels_placed.hpp"

#ifdef KOKKOS_ENABLE_CUDA
template <>
void TeamFFT::Impl::launch_placed<float, 1>(Kokkos::Cuda const& exec, PassArguments<float> const& arguments, Tuning const& tuning, std::string const& label) {
  launch_placed_form<placed_forms_f32, 1>(exec, arguments, tuning, *tuning.shape, label);
}
#endif
