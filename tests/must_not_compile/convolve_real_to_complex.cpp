// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: the output of a convolution is complex if one of its operands is, else real
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<double*> a, Kokkos::View<double*> v,
       Kokkos::View<Kokkos::complex<double>*> out) {
  TeamFFT::convolve(exec, a, v, out);
}
