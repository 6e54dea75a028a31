// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The version of the headers, at compile time, and of the library that a program runs with. CMakeLists.txt reads the
// numbers here.
#ifndef TEAMFFT_VERSION_HPP
#define TEAMFFT_VERSION_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/export.hpp>

#define TEAMFFT_VERSION_MAJOR 0
#define TEAMFFT_VERSION_MINOR 2
#define TEAMFFT_VERSION_PATCH 0

namespace TeamFFT {

struct Version {
  int major, minor, patch;

  friend constexpr bool operator==(Version const&, Version const&) = default;
};

/// Of the headers. It differs from version() where a program meets another shared library than the one that it was
/// compiled for.
inline constexpr Version header_version{TEAMFFT_VERSION_MAJOR, TEAMFFT_VERSION_MINOR, TEAMFFT_VERSION_PATCH};

/// Of the library, for instance {0, 2, 0}.
[[nodiscard]] TEAMFFT_EXPORT Version version();

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
