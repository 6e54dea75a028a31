// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: a source gives elements; the output is a View or a sink.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<float*> in) {
  TeamFFT::dct(exec, in, TeamFFT::source<float>({8}, [](int) { return 1.0f; }));
}
