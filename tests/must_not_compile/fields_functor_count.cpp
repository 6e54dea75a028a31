// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: of coupled fields one that takes the indices and a Kokkos::Array<Element, fields in> and returns a
// Kokkos::Array<Element, fields out>
#include <TeamFFT.hpp>

using Complex = Kokkos::complex<double>;
using View = Kokkos::View<Complex*>;

void f(Kokkos::DefaultExecutionSpace const& exec, View u, View v, View p) {
  auto const one_field = [](int, Kokkos::Array<Complex, 1> const& z) { return z; };
  TeamFFT::FilterPlan plan(exec, TeamFFT::fields(u, v), TeamFFT::fields(p), one_field);
}
