// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner and the hosts' kernels agree on: rows, which are measured choices and no list of kernels, first
// stages, and where rows lie in scratch.
#ifndef TEAMFFT_ENGINES_LANES_CONTRACT_HPP
#define TEAMFFT_ENGINES_LANES_CONTRACT_HPP

#include <TeamFFT/device/math/radix.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl {

/// What the lanes of a vector are: lines, through rows in scratch; lines that move in whole groups (short ones, and
/// neighbours that lie apart); neighbouring elements of one line.
enum class Way : unsigned char { lines, groups, along };

/// How many lines a pass has: one or few, fewer than a vector has lanes; many; many that are more than the caches hold.
enum class Lines : unsigned char { few, many, far };

inline constexpr unsigned max_host_stages = 8;

/// Passes that are done slab by slab (plan/slabs.hpp): an execute has all their arguments at once.
inline constexpr std::size_t most_slab_passes = 6;

/// Neighbouring lines in a row, at least, where a vector takes lines of several rows: LaneRuns has room for such runs,
/// and groups have neighbours to move.
inline constexpr unsigned shortest_run = 3;

/// The fastest way for plain complex lines of a length that are contiguous in memory, where it is not the one that the
/// rules would choose.
struct HostRow {
  unsigned length;
  Precision precision;
  Lines lines;
  Way way;
  unsigned lanes;
  unsigned char radices[max_host_stages];  ///< in stage order, 0 past the last
};

/// Bytes of scratch in which results of short lines are gathered before they go past the caches, beside one group of
/// lines in lanes; lines longer than that take a group of theirs.
inline constexpr std::size_t short_lines_bytes = std::size_t{4} << 10;
/// Groups of lines that take each step together where an end is not complex elements, and the rows that they have in
/// each of two blocks of scratch: lines of a few reals are done in less time than a call for each group and step.
constexpr std::size_t groups_together(std::size_t length, std::size_t row_bytes) {
  std::size_t const groups = short_lines_bytes / ((length + 1) * row_bytes);
  return groups == 0 ? 1 : groups;
}
constexpr std::size_t rows_together_of(std::size_t length, std::size_t row_bytes) {
  return groups_together(length, row_bytes) * (length + 1);
}

/// Lines whose elements lie apart that a team copies at a time: as many as a cache line has elements of, in f32.
inline constexpr unsigned most_gathered_lines = 8;
/// Elements from one such copy to the next: they begin in different places of the first-level cache.
constexpr std::size_t gathered_line(std::size_t length) { return length + 8; }

/// Primes above the list of radices that a stage sums over in a loop.
inline constexpr unsigned widest_summed_radix = 61;
constexpr bool is_summed_radix(unsigned R) {
  return R > widest_general_radix && R <= widest_summed_radix && is_prime_number(R);
}

/// First stages of lines whose lanes are their own elements, W of them: R results fill most lanes of ceil(R/W) rows. R
/// = W fills them all.
constexpr bool is_padded_radix(unsigned R, unsigned W) {
  unsigned const rows = (R + W - 1) / W;
  bool const narrow = R == 3 || R == 5 || R == 6 || R == 7 || R == 9 || R == 11,
             wide = R == 13 || R == 14 || R == 15 || R == 21 || R == 25 || R == 27;
  return R != W && (narrow || wide) && 8 * R >= 5 * rows * W && rows * W <= widest_butterfly && (R < 21 || W > 4);
}

/// Where the rows of a line lie in scratch: behind every unit of them one row is left free. The rows of a late stage's
/// butterfly else lie multiples of 4 KB apart and fall in the same few places of the first-level cache, as do the rows
/// that the first stage writes one after the other (one line of 16384 elements in f64 23 -> 16 microseconds, of 262144
/// 0.57 -> 0.37 ms; AMD EPYC, 2026-11-22).
class RowPlaces {
 public:
  RowPlaces() = default;
  /// radix(s) is stage s' radix; the first stage's butterflies hold `first_rows` rows each. A unit is a block of a
  /// later stage, of 64 KB at most in vectors of 64 bytes, so that only stages of whole units meet free rows.
  template <class Radix>
  RowPlaces(unsigned stage_count, std::uint32_t first_rows, Radix const& radix) {
    constexpr std::uint32_t fewest = 16, most = 512;
    std::uint64_t L = first_rows;
    for (unsigned s = 1; s < stage_count && L <= most; L *= radix(s++))
      if (L >= fewest) m_unit = static_cast<std::uint32_t>(L);
  }

  [[nodiscard]] std::uint32_t unit() const { return m_unit; }
  /// Of a row, or how many rows so many take.
  [[nodiscard]] std::uint32_t operator()(std::uint32_t row) const { return row + row / m_unit; }

 private:
  std::uint32_t m_unit = std::uint32_t{1} << 31;  ///< no row is left free
};

}  // namespace TeamFFT::Impl

#endif
