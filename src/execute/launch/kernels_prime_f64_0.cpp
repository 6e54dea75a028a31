// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/launch/kernels_prime.hpp"

#ifdef KOKKOS_ENABLE_CUDA
template <>
void TeamFFT::Impl::launch_prime<double, 0>(Kokkos::Cuda const& exec, PassArguments<double> const& arguments, Tuning const& tuning, std::string const& label) {
  launch_placed_form<prime_forms_f64, 0>(exec, arguments, tuning, *tuning.prime_shape, label);
}
#endif
