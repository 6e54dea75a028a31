// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: input and output must have the same rank.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<float>*> in,
       Kokkos::View<Kokkos::complex<float>**> out) {
  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward);
}
