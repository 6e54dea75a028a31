// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is chosen of the engine register_line, whose lengths and radices are compiled: a row of one of its tables.
#ifndef TEAMFFT_ENGINES_REGISTER_LINE_CHOICE_HPP
#define TEAMFFT_ENGINES_REGISTER_LINE_CHOICE_HPP

#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl {

/// transforms: any complex lines, with maps where they are compiled; whole_lines: contiguous complex lines;
/// convolutions: Bluestein's and Rader's in one pass; reals: real lines, DCTs and DSTs; chains: a pass of two in one
/// launch.
enum class RowsOf : std::uint8_t { transforms, whole_lines, convolutions, reals, chains };

struct RegisterLineChoice {
  static constexpr char const* name = "register-line";  ///< of the kernel, in plans

  RowsOf table = RowsOf::transforms;
  std::size_t row = 0;

  friend bool operator==(RegisterLineChoice const&, RegisterLineChoice const&) = default;
};

/// A line in the scratch of a cluster's teams.
struct RegisterLineClusterChoice {
  static constexpr char const* name = "cluster";  ///< of the kernel, in plans

  std::size_t row = 0;
  unsigned teams = 1;  ///< that share a line

  friend bool operator==(RegisterLineClusterChoice const&, RegisterLineClusterChoice const&) = default;
};

}  // namespace TeamFFT::Impl

#endif
