// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: an array of kinds needs one kind for each axis.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<float>**> view) {
  TeamFFT::Plan plan(exec, view, view, std::array<TeamFFT::Kind, 2>{}, TeamFFT::axis_type<1>{0});
}
