// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: wrong calls throw TeamFFT::Error; compile this file without -fno-exceptions.
// options: -fno-exceptions
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<double>*> in,
       Kokkos::View<Kokkos::complex<double>*> out) {
  TeamFFT::fft(exec, in, out);
}
