// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: elements must be float, double, Kokkos::complex<float> or Kokkos::complex<double>.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<int*> in, Kokkos::View<Kokkos::complex<float>*> out) {
  TeamFFT::fft(exec, in, out);
}
