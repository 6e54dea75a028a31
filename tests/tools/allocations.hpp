// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How often this process called operator new; the one replacement of it in the test program is in allocations.cpp.
#ifndef TEAMFFT_TESTS_TOOLS_ALLOCATIONS_HPP
#define TEAMFFT_TESTS_TOOLS_ALLOCATIONS_HPP

#include <cstddef>

namespace TeamFFT::Test {

[[nodiscard]] std::size_t allocation_count();

}  // namespace TeamFFT::Test

#endif
