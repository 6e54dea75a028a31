// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: a TeamTransform's length must be a product of at most four numbers from 2 to 16, or
// TeamFFT::dynamic.
#include <TeamFFT.hpp>
#include <TeamFFT/team.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec) { TeamFFT::TeamTransform<float, 17> const fft(exec); }
