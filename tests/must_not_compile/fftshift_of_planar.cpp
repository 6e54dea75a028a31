// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: fftshift and ifftshift take a View; of planar data the two parts, one after the other.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<double*> const& re, Kokkos::View<double*> const& im) {
  TeamFFT::fftshift(exec, TeamFFT::planar(re, im));
}
