// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: input and output must have one precision, both float or both double.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<float>*> in,
       Kokkos::View<Kokkos::complex<double>*> out) {
  TeamFFT::fft(exec, in, out);
}
