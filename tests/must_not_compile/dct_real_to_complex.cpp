// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: dct, dst, their inverses and N-D forms take real input to real output, or complex to complex.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<float*> in, Kokkos::View<Kokkos::complex<float>*> out) {
  TeamFFT::dct(exec, in, out);
}
