// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: a filter is a View over the spectrum, or a functor that takes one index for each dimension and
// returns a factor
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<double**> in, Kokkos::View<double**> out) {
  TeamFFT::FilterPlan plan(exec, in, out, [](int) { return 1.0; });
}
