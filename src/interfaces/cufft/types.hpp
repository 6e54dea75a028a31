// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The numbers of cuFFT's interface. The toolkit's header is no part of what Kokkos asks of a machine, so that a build
// with CUDA need not have it; where it is there, tests hold these declarations to it.
#ifndef TEAMFFT_INTERFACES_CUFFT_TYPES_HPP
#define TEAMFFT_INTERFACES_CUFFT_TYPES_HPP

#include <cstddef>

namespace TeamFFT::Impl::Cufft {

using Handle = int;
inline constexpr Handle no_handle = -1;  ///< may be destroyed

/// Every function returns one.
enum class Result : int {
  success = 0,
  invalid_plan = 1,
  alloc_failed = 2,
  invalid_type = 3,
  invalid_value = 4,
  internal_error = 5,
  exec_failed = 6,
  setup_failed = 7,
  invalid_size = 8,
  invalid_device = 11,
  no_workspace = 13,
  not_supported = 16
};

/// A transform and its precision: complex to complex, real to complex, complex to real, in f32 and f64.
enum class Type : int { c2c = 0x29, r2c = 0x2a, c2r = 0x2c, z2z = 0x69, d2z = 0x6a, z2d = 0x6c };

/// CUDA's names of elements, as far as transforms have them.
enum class Data : int { r32f = 0, r64f = 1, r16f = 2, c32f = 4, c64f = 5, c16f = 6, r16bf = 14, c16bf = 15 };

/// The sign of the exponent.
inline constexpr int forward = -1, inverse = 1;

using Stream = void*;  ///< a cudaStream_t

/// The interface's version, which programs compare: that of the library whose name it takes.
inline constexpr int version_parts[] = {12, 0, 0};

}  // namespace TeamFFT::Impl::Cufft

#endif
