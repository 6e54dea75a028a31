// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: the sample spacing of fftfreq and rfftfreq must be float or double; the frequencies have its type.
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec) { (void)TeamFFT::fftfreq(exec, 8, 1); }
