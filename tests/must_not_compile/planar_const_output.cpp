// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: the output View must not be const; results are written to it.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<double>*> const& z,
       Kokkos::View<double const*> const& re, Kokkos::View<double*> const& im) {
  TeamFFT::fft(exec, z, TeamFFT::planar(re, im));
}
