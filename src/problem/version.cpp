// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The version that the library was compiled as.
#include <TeamFFT/version.hpp>

namespace TeamFFT {

Version version() { return header_version; }

}  // namespace TeamFFT
