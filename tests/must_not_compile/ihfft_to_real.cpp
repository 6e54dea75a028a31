// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: rfft, rfft2, rfftn and ihfft take real input to complex output.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<float*> in, Kokkos::View<float*> out) {
  TeamFFT::ihfft(exec, in, out);
}
