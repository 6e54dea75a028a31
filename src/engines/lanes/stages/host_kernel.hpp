// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host's stage loop: a team of one thread whose vector lanes are lines. This file and its source include no Kokkos, so that they can be compiled for
// the CPU at hand by the plain host compiler, also beside a device compiler.
#ifndef TEAMFFT_HOST_KERNEL_HPP
#define TEAMFFT_HOST_KERNEL_HPP

#include "engines/lanes/stages/host_team.hpp"

#include <TeamFFT/device/line/accessor.hpp>

#include <cstddef>
#include <cstdint>

namespace TeamFFT::Impl {

/// Bytes of one vector of lanes: the widest unit that the host kernels were compiled for.
[[nodiscard]] unsigned host_vector_bytes();

/// Short lines of so many elements stay in registers where there is a butterfly of them.
inline constexpr unsigned widest_butterfly = 32;

/// Bytes of scratch in which results of short lines are gathered before they go past the caches, beside one group of lines in lanes; lines longer than that
/// take a group of theirs.
inline constexpr std::size_t short_lines_bytes = std::size_t{4} << 10;

/// First stages of lines whose lanes are their own elements, W of them: R results fill most lanes of ceil(R/W) rows. R = W fills them all.
constexpr bool is_padded_radix(unsigned R, unsigned W) {
  unsigned const rows = (R + W - 1) / W;
  bool const narrow = R == 3 || R == 5 || R == 6 || R == 7 || R == 9 || R == 11, wide = R == 13 || R == 14 || R == 15 || R == 21 || R == 25 || R == 27;
  return R != W && (narrow || wide) && 8 * R >= 5 * rows * W && rows * W <= widest_butterfly && (R < 21 || W > 4);
}

/// Where the rows of a line lie in scratch: behind every unit of them one row is left free. The rows of a late stage's butterfly else lie multiples of 4 KB
/// apart and fall in the same few places of the first-level cache, as do the rows that the first stage writes one after the other (one line of 16384 elements
/// in f64 23 -> 16 microseconds, of 262144 0.57 -> 0.37 ms; AMD EPYC, 2026-11-22).
class RowPlaces {
 public:
  RowPlaces() = default;
  /// radix(s) is stage s' radix; the first stage's butterflies hold `first_rows` rows each. A unit is a block of a later stage, of 64 KB at most in vectors of
  /// 64 bytes, so that only stages of whole units meet free rows.
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

/// Scratch must be aligned to this.
inline constexpr std::size_t host_scratch_alignment = 64;

/// Computes the lines team * lines_per_team .. of a pass; lines_per_team is 1 or the lanes of a vector.
void host_kernel(PassArguments<float> const& arguments, std::uint32_t team, void* scratch, HostTeam const& threads = {});
void host_kernel(PassArguments<double> const& arguments, std::uint32_t team, void* scratch, HostTeam const& threads = {});

/// The same for passes whose lanes are neighbouring elements of one line (flag_lanes_along): radix 0 is the number of lanes or is_padded_radix(), and behind
/// the radices stands the number of lanes.
void host_kernel_along(PassArguments<float> const& arguments, std::uint32_t team, void* scratch, HostTeam const& threads);
void host_kernel_along(PassArguments<double> const& arguments, std::uint32_t team, void* scratch, HostTeam const& threads);

/// The same for passes over short lines (flag_short_lines): a team's lines_per_team is a multiple of the lanes.
void host_kernel_short(PassArguments<float> const& arguments, std::uint32_t team, void* scratch);
void host_kernel_short(PassArguments<double> const& arguments, std::uint32_t team, void* scratch);

}  // namespace TeamFFT::Impl

#endif
