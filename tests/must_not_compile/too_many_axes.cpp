// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: at least one axis, and at most as many as the Views have dimensions.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<float>*> view) {
  TeamFFT::fft2(exec, view, view);
}
