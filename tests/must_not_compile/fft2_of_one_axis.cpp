// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: fft2 is along two axes.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<double>**> const& in,
       Kokkos::View<Kokkos::complex<double>**> const& out) {
  TeamFFT::fft2(exec, in, out, TeamFFT::Normalization::backward, {1});
}
