// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tuning is data: the rows of one backend, and the few numbers that planner and kernels must agree on.
#ifndef TEAMFFT_BACKENDS_TUNING_HPP
#define TEAMFFT_BACKENDS_TUNING_HPP

#include <TeamFFT/types.hpp>

#include <bit>
#include <cstddef>

namespace TeamFFT::Impl {

/// line: neighbouring threads take neighbouring elements of a contiguous line; tile: the elements of neighbouring lines. A row serves both; `access` says
/// for which its number of lines was chosen.
enum class Access : unsigned char { line, tile };

inline constexpr unsigned max_row_stages = 4;

/// A kernel whose length and shape are compile-time constants. The rows are the list of kernels that get compiled.
struct Row {
  unsigned length;
  Precision precision;
  Access access;
  unsigned char radices[max_row_stages];  ///< in stage order, 0 past the last
  unsigned threads_per_line;
  unsigned lines_per_team;
  unsigned min_blocks;  ///< teams per multiprocessor that the compiler must leave registers for

  [[nodiscard]] constexpr unsigned stages() const {
    unsigned n = 0;
    while (n < max_row_stages && radices[n] != 0) ++n;
    return n;
  }
  [[nodiscard]] constexpr unsigned team_size() const { return threads_per_line * lines_per_team; }
};

/// Threads a team of the general kernel may have: 128 registers each.
inline constexpr unsigned general_team_size = 512;

/// The same under Kokkos' launch, whose member takes some 20 registers more (measured: f64 spilled 228 bytes at 512 threads; nvcc 13.0, Kokkos 4.6.99).
constexpr unsigned portable_team_size(std::size_t scalar_bytes) { return scalar_bytes == 4 ? 512 : 256; }

/// Butterflies of radix R that a thread of the general kernel holds in registers between reading and overwriting the scratch buffer.
constexpr unsigned butterflies_held(unsigned R) { return R <= 4 ? 4 : R <= 8 ? 2 : 1; }

/// Scratch bytes the general kernel keeps for each line's addresses on a GPU.
inline constexpr std::size_t line_info_bytes = 48;

/// Element j of a line lies at j + j / 16: powers of two as strides then fall on different banks.
constexpr unsigned padded(unsigned j) { return j + (j >> 4); }

/// Elements from one line to the next in scratch; odd, so that neighbouring lines start on different banks.
constexpr unsigned padded_pitch(unsigned length) { return padded(length) | 1u; }

constexpr std::size_t scalar_bytes(Precision precision) { return precision == Precision::f32 ? 4 : 8; }

/// Scratch of a row's team.
constexpr std::size_t scratch_bytes(Row const& row) { return row.lines_per_team * padded_pitch(row.length) * 2 * scalar_bytes(row.precision); }

/// What Kokkos::parallel_for gives a team on CUDA before Kokkos 5.2; rows above it are compiled for the backend's own launch only.
inline constexpr std::size_t portable_scratch_bytes = 40936;

/// Rows that are compiled for Kokkos' launch as well, which options may force: powers of two stand for all, half of the library's size is saved.
constexpr bool is_portable(Row const& row) { return std::has_single_bit(row.length) && scratch_bytes(row) <= portable_scratch_bytes; }

}  // namespace TeamFFT::Impl

#endif
