// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: irfft, irfft2, irfftn and hfft take complex input to real output.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<float>*> in,
       Kokkos::View<Kokkos::complex<float>*> out) {
  TeamFFT::hfft(exec, in, out);
}
