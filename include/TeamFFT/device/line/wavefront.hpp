// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What compilers must be told of values that all threads of a wavefront have in common, and of what registers should
// not hold.
#ifndef TEAMFFT_DEVICE_LINE_WAVEFRONT_HPP
#define TEAMFFT_DEVICE_LINE_WAVEFRONT_HPP

#include <TeamFFT/types.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// The same value, known to be that of all threads of a wavefront: what was read from scratch could differ, so that
/// HIP's compiler keeps it in a register of each thread, and takes a branch on it for one on which threads part.
template <class T>
TEAMFFT_FUNCTION decltype(auto) in_step(T const& v) {
#if defined(__HIP_DEVICE_COMPILE__)
  static_assert(sizeof(T) % sizeof(int) == 0 && alignof(T) >= alignof(int));
  constexpr unsigned words = sizeof(T) / sizeof(int);
  struct Words {
    int word[words];
  };
  auto all = __builtin_bit_cast(Words, v);
  for (unsigned i = 0; i < words; ++i) all.word[i] = __builtin_amdgcn_readfirstlane(all.word[i]);
  return __builtin_bit_cast(T, all);
#else
  return (v);
#endif
}

/// Keeps a butterfly's loads and stores apart: mixed, they took more registers than there are (31 in f64 spilled 12
/// bytes).
TEAMFFT_FUNCTION void keep_apart() {
#ifdef __CUDA_ARCH__
  __syncwarp(__activemask());
#endif
}

/// The same value, not known to be the same: what is read there is read again, rather than held in registers meanwhile.
TEAMFFT_FUNCTION std::uint32_t again(std::uint32_t v) {
#if defined(__CUDA_ARCH__)
  asm volatile("" : "+r"(v));
#elif defined(__HIP_DEVICE_COMPILE__)
  asm volatile("" : "+v"(v));
#endif
  return v;
}

}  // namespace TeamFFT::Impl

#endif
