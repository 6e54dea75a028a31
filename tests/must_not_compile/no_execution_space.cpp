// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: the execution space instance comes first.
#include <TeamFFT.hpp>

void f(Kokkos::HostSpace const& space, Kokkos::View<Kokkos::complex<float>*> view) { TeamFFT::fft(space, view, view); }
