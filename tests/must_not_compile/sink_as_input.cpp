// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: a sink takes results; the input is a View or a source.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<float*> out) {
  TeamFFT::dct(exec, TeamFFT::sink<float>({8}, [](int, float) {}), out);
}
