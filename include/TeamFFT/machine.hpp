// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the planner knows of the hardware: numbers only, so that the plan for any machine can be made and tested on any
// other.
#ifndef TEAMFFT_MACHINE_HPP
#define TEAMFFT_MACHINE_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace TeamFFT {

/// One of the processors that a GPU is made of: a streaming multiprocessor of NVIDIA's, a compute unit of AMD's, an Xe
/// core of Intel's. The default values stand for a GPU of which nothing more is known. On hosts only first_level_bytes
/// has a meaning, and the other numbers are 0.
struct Multiprocessor {
  unsigned registers = 65536;  ///< of 32 bits, for all threads together
  unsigned threads = 2048;     ///< that are on it at a time
  unsigned teams = 32;         ///< that are on it at a time
  unsigned warp = 32;          ///< threads that run in step (AMD: a wavefront); team sizes are multiples of it
  /// of the first-level cache, together with scratch where scratch_shares is not empty
  std::size_t first_level_bytes = std::size_t{32} << 10;
  /// bytes of first_level_bytes that can be scratch (carve-outs), rising; empty: scratch lies beside the cache
  std::vector<std::size_t> scratch_shares = {};
  std::size_t reserved_scratch = 1024;  ///< bytes that the backend keeps for itself beside each team's scratch

  friend bool operator==(Multiprocessor const&, Multiprocessor const&) = default;
};

/// The memory that all multiprocessors share.
struct GlobalMemory {
  unsigned sector_bytes = 32;          ///< the least that is read or written at a time
  unsigned line_bytes = 128;           ///< of a cache line
  std::size_t second_level_bytes = 0;  ///< of the second-level cache; 0: unknown
  double bytes_per_second = 0;         ///< peak bandwidth, reading and writing together; 0: unknown

  friend bool operator==(GlobalMemory const&, GlobalMemory const&) = default;
};

/// What the library has compiled for GPUs like this one, beside the kernels of run-time lengths and of maps by Kokkos'
/// launch, which every GPU has. The planner offers nothing else, and a plan for a machine with more than the device at
/// hand has is an Error. On hosts all of it is false.
struct CompiledKernels {
  /// the backend's own launch, whose teams may have team_scratch bytes rather than portable_scratch; those below have
  /// no other
  bool native_launch = true;
  bool register_line = true;  ///< kernels of one length each, the rows
  /// kernels of run-time lengths whose teams keep their lines in place in scratch, also with chirps and with a prime
  /// stage
  bool scratch_line = true;
  bool column = true;  ///< the kernel whose threads have a whole line each
  bool chain = true;   ///< kernels that do two passes in one launch

  friend bool operator==(CompiledKernels const&, CompiledKernels const&) = default;
};

/// A machine may also be set by hand (PlanOptions::machine): the first block of numbers is then worth most.
struct Machine {
  std::string name;                   ///< for the plan's print; no rule reads it
  std::size_t team_scratch = 0;       ///< bytes of scratch one team can have, by any launch
  std::size_t portable_scratch = 0;   ///< bytes of it that Kokkos::parallel_for allows
  std::size_t preferred_scratch = 0;  ///< bytes up to which lines are gathered into one team
  unsigned max_team_size = 1;         ///< threads
  unsigned preferred_team_size = 1;   ///< threads
  unsigned vector_bytes = 0;          ///< width of the vector unit whose lanes are lines; 0 where threads are the lanes
  unsigned access_bytes = 64;         ///< contiguous bytes that make a strided access efficient
  unsigned concurrency = 1;           ///< hosts: threads; GPUs: multiprocessors

  /// teams that can write to each other's scratch, as a cluster; 0: the device has no clusters
  unsigned largest_cluster = 0;
  Multiprocessor multiprocessor = {};
  GlobalMemory memory = {};
  CompiledKernels compiled = {};

  friend bool operator==(Machine const&, Machine const&) = default;
};

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
