// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: KokkosFFT::Plan: at least one axis, and at most as many as the Views have dimensions.
#include <TeamFFT/compat/KokkosFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<float>*> view) {
  KokkosFFT::Plan plan(exec, view, view, KokkosFFT::Direction::forward, KokkosFFT::axis_type<2>{0, 1});
}
