// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: fft, ifft and their 2-D and N-D forms need a complex output.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<float>*> in, Kokkos::View<float*> out) {
  TeamFFT::ifft(exec, in, out);
}
