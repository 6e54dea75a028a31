// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows for hosts: not a list of kernels but of choices, measured with vectors of a given width.
#ifndef TEAMFFT_BACKENDS_OPENMP_HPP
#define TEAMFFT_BACKENDS_OPENMP_HPP

#include <TeamFFT/types.hpp>

namespace TeamFFT::Impl {

/// What the lanes of a vector are: lines, through rows in scratch; lines that move in whole groups (short ones); neighbouring elements of one line.
enum class Way : unsigned char { lines, groups, along };

/// How many lines a pass has: one or few, fewer than a vector has lanes; many; many that are more than the caches hold.
enum class Lines : unsigned char { few, many, far };

inline constexpr unsigned max_host_stages = 8;

/// The fastest way for plain complex lines of a length that are contiguous in memory, where it is not the one that the rules would choose.
struct HostRow {
  unsigned length;
  Precision precision;
  Lines lines;
  Way way;
  unsigned lanes;
  unsigned char radices[max_host_stages];  ///< in stage order, 0 past the last
};

}  // namespace TeamFFT::Impl

#endif
