// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/launch/kernels_shared.hpp"

#ifdef KOKKOS_ENABLE_CUDA
template <>
void TeamFFT::Impl::launch_shared(Kokkos::Cuda const& exec, PassArguments<double> const& arguments, Tuning const& tuning, std::string const& label) {
  launch_shared_forms<shared_forms_f64>(exec, arguments, tuning, label, std::make_index_sequence<std::size(shared_forms_f64)>{});
}
#endif
