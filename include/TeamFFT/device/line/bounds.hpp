// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The check of every offset against the memory that a pass was given, for builds with TEAMFFT_CHECK_BOUNDS (preset
// host-debug).
#ifndef TEAMFFT_DEVICE_LINE_BOUNDS_HPP
#define TEAMFFT_DEVICE_LINE_BOUNDS_HPP

#include <TeamFFT/types.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace TeamFFT::Impl {

/// Offsets begin <= offset < end, in elements from the pointer that a kernel has.
struct ElementSpan {
  std::int64_t begin = 0, end = 0;

  [[nodiscard]] TEAMFFT_FUNCTION constexpr bool holds(std::int64_t offset) const {
    return begin <= offset && offset < end;
  }
};

/// What a pass may touch: all that lies between the first and the last element of its Views, or its workspace.
struct Bounds {
  ElementSpan source, target;
  char const* label = nullptr;  ///< of the launch, in host memory: TeamFFT::token::pass
};

#ifdef TEAMFFT_CHECK_BOUNDS
inline constexpr bool bounds_are_checked = true;
inline constexpr std::size_t bounds_bytes = sizeof(Bounds);  ///< that PassArguments has more
#else
inline constexpr bool bounds_are_checked = false;
inline constexpr std::size_t bounds_bytes = 0;
#endif

/// Ends the program with a message where the span does not hold the offset: a kernel or its plan is wrong, never the
/// user's input. On a device the label cannot be read and is left out.
TEAMFFT_FUNCTION void require_inside(char const* what, ElementSpan span, std::int64_t offset,
                                     [[maybe_unused]] char const* label) {
  if (span.holds(offset)) return;
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
  printf("TeamFFT: %s at element %lld, outside [%lld, %lld)\n", what, static_cast<long long>(offset),
         static_cast<long long>(span.begin), static_cast<long long>(span.end));
#if defined(__CUDA_ARCH__)
  __trap();
#else
  abort();
#endif
#else
  std::fprintf(stderr, "%s: %s at element %lld, outside [%lld, %lld)\n", label == nullptr ? "TeamFFT" : label, what,
               static_cast<long long>(offset), static_cast<long long>(span.begin), static_cast<long long>(span.end));
  std::abort();
#endif
}

}  // namespace TeamFFT::Impl

#endif
