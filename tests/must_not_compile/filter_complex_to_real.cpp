// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: a filter's outputs are complex where an input is, and all real or all complex
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<double>*> in,
       Kokkos::View<double*> out) {
  TeamFFT::FilterPlan plan(exec, in, out, [](int) { return 1.0; });
}
