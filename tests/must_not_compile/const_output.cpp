// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: the output View must not be const; results are written to it.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<float>*> in,
       Kokkos::View<Kokkos::complex<float> const*> out) {
  TeamFFT::fft(exec, in, out);
}
