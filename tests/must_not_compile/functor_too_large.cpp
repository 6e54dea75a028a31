// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: the functors of source and sink hold more than 256 bytes together
#include <TeamFFT.hpp>

void f(Kokkos::DefaultExecutionSpace const& exec, std::array<float, 65> const& weights, Kokkos::View<float*> out) {
  TeamFFT::dct(exec, TeamFFT::source<float>({65}, [weights](int i) { return weights[static_cast<std::size_t>(i)]; }),
               out);
}
