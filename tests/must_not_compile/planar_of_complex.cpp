// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: real and imaginary parts must both be Views of float, or both of double.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<double>*> const& z,
       Kokkos::View<double*> const& im) {
  TeamFFT::fft(exec, TeamFFT::planar(z, im), z);
}
