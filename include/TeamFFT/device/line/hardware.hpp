// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What compilers for one kind of GPU must be told, each named for its effect; for all others it is nothing.
#ifndef TEAMFFT_DEVICE_LINE_HARDWARE_HPP
#define TEAMFFT_DEVICE_LINE_HARDWARE_HPP

#include <TeamFFT/types.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// The same pointer, known to lead to a team's scratch: behind a call that is not inlined CUDA's compiler cannot see
/// that, and takes generic accesses.
template <class T>
TEAMFFT_FUNCTION T* in_scratch(T* p) {
#if defined(__CUDA_ARCH__)
  __builtin_assume(__isShared(p));
#endif
  return p;
}

/// The same pointer, known to lead to global memory: one that was read from scratch could lead anywhere.
template <class T>
TEAMFFT_FUNCTION T* in_memory(T* p) {
#if defined(__CUDA_ARCH__)
  __builtin_assume(__isGlobal(p));
#endif
  return p;
}

/// The high half of a product.
TEAMFFT_FUNCTION std::uint32_t high_product(std::uint32_t a, std::uint32_t b) {
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
  return __umulhi(a, b);
#else
  return static_cast<std::uint32_t>((std::uint64_t{a} * b) >> 32);
#endif
}

/// Keeps two branches two: nvcc otherwise selects between their results, two instructions an element even where the
/// condition is never true.
template <int which>
TEAMFFT_FUNCTION void keep_branch() {
#if defined(__CUDA_ARCH__)
  if constexpr (which == 0)
    asm volatile("// one");
  else
    asm volatile("// other");
#endif
}

}  // namespace TeamFFT::Impl

#endif
