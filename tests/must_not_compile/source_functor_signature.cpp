// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: a source's functor takes one index for each dimension and returns an element
#include <TeamFFT.hpp>

auto f() {
  return TeamFFT::source<float>({4, 8}, [](int) { return 1.0f; });
}
