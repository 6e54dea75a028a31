// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner and the kernel of a cluster agree on: its rows, and where a team keeps its part of a line.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_CONTRACT_CLUSTER_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_CONTRACT_CLUSTER_HPP

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <cstddef>

namespace TeamFFT::Impl {

/// A kernel whose teams of `threads` threads share a line, `teams` of them: they are blocks of one cluster, which write
/// to each other's scratch (device/scope/cluster_line.hpp). Length and shape are compile-time constants; the rows are
/// the list of kernels that get compiled.
struct ClusterRow {
  unsigned length;
  Precision precision;
  unsigned char radices[max_row_stages];  ///< powers of two in stage order, 0 past the last; `teams` divides the first
  unsigned teams, threads;
  unsigned min_blocks;   ///< teams per multiprocessor that the compiler must leave registers for
  unsigned ahead;        ///< a team asks for its part of the line that is so many lines ahead
  unsigned least_lines;  ///< fewer are faster in several passes, which spread a line over the whole device

  [[nodiscard]] constexpr unsigned stages() const {
    unsigned n = 0;
    while (n < max_row_stages && radices[n] != 0) ++n;
    return n;
  }
};

/// A team's scratch: R_1 / teams rows of N / R_1 elements, one for each of its k_1. A row is in runs, as the last
/// stage's butterflies take them, which begin 16 bytes further on modulo all banks (128 bytes); so do neighbouring
/// rows, or as many as there are share the banks.
struct ClusterScratch {
  unsigned rows, run, pad, pitch;

  [[nodiscard]] constexpr unsigned place(unsigned n) const {
    return n + n / run * pad;
  }  ///< of element n of row 0; n is linear from multiples of `run` to each other
  [[nodiscard]] constexpr unsigned elements() const { return rows * pitch; }
};

constexpr ClusterScratch cluster_scratch(ClusterRow const& row) {
  unsigned const bytes = 2 * static_cast<unsigned>(scalar_bytes(row.precision)), unit = 16 / bytes;
  ClusterScratch s{row.radices[0] / row.teams, row.radices[row.stages() - 1], unit, 0};
  unsigned const units = s.place(row.length / row.radices[0]) / unit, wanted = s.rows >= 8 ? 1 : 8 / s.rows;
  s.pitch = (units + (wanted + 8 - units % 8) % 8) * unit;
  return s;
}

constexpr std::size_t scratch_bytes(ClusterRow const& row) {
  return std::size_t{cluster_scratch(row).elements()} * 2 * scalar_bytes(row.precision);
}

}  // namespace TeamFFT::Impl

#endif
