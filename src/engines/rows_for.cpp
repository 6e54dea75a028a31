// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/rows_for.hpp"

#include <machines/amd_epyc_avx2/lanes.hpp>
#include <machines/amd_epyc_avx512/lanes.hpp>
#include <machines/nvidia_h200/chains.hpp>
#include <machines/nvidia_h200/register_line.hpp>
#include <machines/nvidia_h200/register_line_cluster.hpp>
#include <machines/nvidia_h200/register_line_convolution.hpp>
#include <machines/nvidia_h200/register_line_plain.hpp>
#include <machines/nvidia_h200/register_line_real.hpp>
#include <machines/nvidia_h200/scratch_line.hpp>
#include <machines/nvidia_h200/scratch_line_prime.hpp>

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

/// Whether a team of a kernel with those bounds fits in the machine's registers.
bool fits_by_bounds(Machine const& machine, std::size_t threads, std::size_t min_blocks) {
  if (machine.multiprocessor.registers >= registers_of_bounds) return true;
  std::size_t const whole_warps = (threads + 127) / 128 * 128;
  return has_registers(machine, threads,
                       std::min(most_registers, registers_of_bounds / (min_blocks * whole_warps) / 8 * 8));
}

}  // namespace

MachineRows rows_for(Machine const& machine) {
  MachineRows rows;
  if (machine.vector_bytes == 64) rows.lanes = amd_epyc_avx512_rows;
  if (machine.vector_bytes == 32) rows.lanes = amd_epyc_avx2_rows;
  if (machine.vector_bytes != 0) return rows;
  auto const& compiled = machine.compiled;
  if (compiled.register_line) {
    rows.complex = nvidia_h200_rows;
    rows.plain = nvidia_h200_plain_rows;
    rows.convolution = nvidia_h200_convolution_rows;
    rows.real = nvidia_h200_real_rows;
    if (machine.largest_cluster != 0) rows.cluster = nvidia_h200_cluster_rows;
  }
  if (compiled.chain) rows.chains = nvidia_h200_chains;
  if (compiled.scratch_line) {
    rows.scratch_line = nvidia_h200_scratch_line_rows;
    rows.prime = nvidia_h200_prime_rows;
  }
  return rows;
}

bool has_registers(Machine const& machine, std::size_t threads, std::size_t registers_per_thread) {
  auto const& multiprocessor = machine.multiprocessor;
  std::size_t const together = std::size_t{4} * multiprocessor.warp;
  return (threads + together - 1) / together * together * registers_per_thread <= multiprocessor.registers;
}

bool fits(Machine const& machine, Row const& row) {
  return row.team_size() <= machine.max_team_size && fits_by_bounds(machine, row.team_size(), row.min_blocks);
}

bool fits(Machine const& machine, ClusterRow const& row) {
  return row.teams <= machine.largest_cluster && row.threads <= machine.max_team_size &&
         fits_by_bounds(machine, row.threads, row.min_blocks);
}

bool fits(Machine const& machine, ChainRow const& row) {
  // Rings of 17 to 26 MB were the best of 50 to 60 MB, those of all of it fell out (H200, 2026-11-21): three fifths at
  // most.
  bool const stays = 5 * row.ring_bytes <= 3 * machine.memory.second_level_bytes;
  return stays && row.first.team_size() <= machine.max_team_size &&
         fits_by_bounds(machine, row.first.team_size(), row.first.min_blocks);
}

}  // namespace TeamFFT::Impl
