// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: plans and functions know functors by their type information; compile this file without -fno-rtti.
// options: -fno-rtti
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<double>*> in,
       Kokkos::View<Kokkos::complex<double>*> out) {
  TeamFFT::fft(exec, in, out);
}
