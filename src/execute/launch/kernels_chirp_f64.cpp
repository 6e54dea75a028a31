// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/launch/kernels_chirp.hpp"

#ifdef KOKKOS_ENABLE_CUDA
template <>
void TeamFFT::Impl::launch_chirp(Kokkos::Cuda const& exec, PassArguments<double> const& arguments, Tuning const& tuning, std::string const& label) {
  launch_chirp_forms<chirp_forms_f64, turning_forms_f64>(exec, arguments, tuning, label);
}
#endif
