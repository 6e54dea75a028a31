// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: a PoissonPlan solves for real data
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<double>*> rhs,
       Kokkos::View<Kokkos::complex<double>*> phi) {
  TeamFFT::PoissonPlan plan(exec, rhs, phi, std::array{1.0}, std::array{TeamFFT::Boundary::periodic});
}
