// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expect: TeamFFT: a sink's functor takes one index for each dimension and an element
#include <TeamFFT.hpp>

auto f() {
  return TeamFFT::sink<float>({4, 8}, [](int, int) {});
}
