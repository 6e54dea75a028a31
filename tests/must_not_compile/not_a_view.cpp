// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: input and output must be Kokkos::Views.
#include <TeamFFT.hpp>

#include <vector>

void f(Kokkos::DefaultExecutionSpace const& exec, std::vector<Kokkos::complex<float>> const& data) {
  TeamFFT::fft(exec, data, data);
}
