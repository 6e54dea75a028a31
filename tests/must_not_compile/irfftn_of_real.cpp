// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: irfft, irfft2, irfftn and hfft take complex input to real output.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<float**> in, Kokkos::View<float**> out) {
  TeamFFT::irfftn(exec, in, out);
}
