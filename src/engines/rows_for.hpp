// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The measured choices that a machine may use. Those measured on one device are used on every other one whose backend
// has compiled their kernels, where they fit: each engine asks for its rows, and row by row whether it fits.
#ifndef TEAMFFT_ENGINES_ROWS_FOR_HPP
#define TEAMFFT_ENGINES_ROWS_FOR_HPP

#include "engines/lanes/contract.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>
#include <TeamFFT/device/engines/register_line/contract_cluster.hpp>
#include <TeamFFT/device/engines/scratch_line/contract.hpp>
#include <TeamFFT/device/engines/scratch_line/contract_prime.hpp>
#include <TeamFFT/machine.hpp>

#include <cstddef>
#include <span>

namespace TeamFFT::Impl {

/// Views of the tables below machines/. An index into one of them is what a Choice holds and what its kernel is
/// compiled for.
struct MachineRows {
  std::span<Row const> complex, plain, convolution, real;  ///< kernels of one length each
  std::span<ClusterRow const> cluster;
  std::span<ChainRow const> chains;
  std::span<ScratchLineRow const> scratch_line;  ///< shapes of run-time lengths
  std::span<PrimeRow const> prime;
  std::span<HostRow const> lanes;
};

/// Those of the kernels that are compiled for the machine; for hosts those that were measured with vectors of the same
/// width.
[[nodiscard]] MachineRows rows_for(Machine const& machine);

/// Registers of the multiprocessor that the kernels' launch bounds (min_blocks) are written for.
inline constexpr std::size_t registers_of_bounds = 65536;
inline constexpr std::size_t most_registers = 255;  ///< of a thread

/// Whether a multiprocessor has the registers for a team, of which it hands out to four warps at a time.
[[nodiscard]] bool has_registers(Machine const& machine, std::size_t threads, std::size_t registers_per_thread);

/// Whether a team of the row's kernel has the threads and registers that it needs; its scratch is asked for apart,
/// because options may limit it.
[[nodiscard]] bool fits(Machine const& machine, Row const& row);
/// The same, and whether the device makes clusters as large.
[[nodiscard]] bool fits(Machine const& machine, ClusterRow const& row);
/// The same, and whether the row's ring stays in the second-level cache.
[[nodiscard]] bool fits(Machine const& machine, ChainRow const& row);

}  // namespace TeamFFT::Impl

#endif
