// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host's stage loop: a team of one thread whose vector lanes are lines. This file and its source include no Kokkos,
// so that they can be compiled for the CPU at hand by the plain host compiler, also beside a device compiler.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_KERNEL_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_KERNEL_HPP

#include "engines/lanes/contract.hpp"
#include "engines/lanes/stages/host_team.hpp"

#include <TeamFFT/device/line/accessor.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace TeamFFT::Impl {

/// Bytes of one vector of lanes: the widest unit that the host kernels were compiled for.
[[nodiscard]] unsigned host_vector_bytes();

/// Scratch must be aligned to this.
inline constexpr std::size_t host_scratch_alignment = 64;

/// Lines of a pass that a call computes, lines_per_team of them at most but for short lines, and what is known of their
/// memory beside the pass' size.
struct LineRange {
  std::uint32_t first = 0, end = 0;
  bool loads_near = false;   ///< the elements were just written: they are in a cache
  bool stores_near = false;  ///< the results are read again soon
};

/// Of a league whose teams take lines_per_team lines each.
template <class Real>
LineRange lines_of_team(PassArguments<Real> const& a, std::uint32_t team) {
  std::uint32_t const first = team * a.lines_per_team;
  return {first, std::min(first + a.lines_per_team, a.line_count)};
}

/// lines_per_team is 1 or the lanes of a vector.
void host_kernel(PassArguments<float> const& arguments, LineRange const& lines, void* scratch,
                 HostTeam const& threads = {});
void host_kernel(PassArguments<double> const& arguments, LineRange const& lines, void* scratch,
                 HostTeam const& threads = {});

/// The same for passes whose lanes are neighbouring elements of one line (flag_lanes_along): radix 0 is the number of
/// lanes or is_padded_radix(), and behind the radices stands the number of lanes.
void host_kernel_along(PassArguments<float> const& arguments, LineRange const& lines, void* scratch,
                       HostTeam const& threads);
void host_kernel_along(PassArguments<double> const& arguments, LineRange const& lines, void* scratch,
                       HostTeam const& threads);

/// The same for passes over short lines (flag_short_lines): a team's lines_per_team is a multiple of the lanes.
void host_kernel_short(PassArguments<float> const& arguments, LineRange const& lines, void* scratch);
void host_kernel_short(PassArguments<double> const& arguments, LineRange const& lines, void* scratch);

/// A pass of several that are done slab by slab.
template <class Real>
struct SlabPass {
  PassArguments<Real> arguments;
  std::size_t scratch_bytes = 0;
  std::uint32_t from = 0, to = 0;  ///< of units in lanes: where the buffers' rows begin, in vectors of scalars
};

/// Elements of a unit at an end of all passes: so many one behind the other, and how far the next unit is, in scalars.
struct UnitEnd {
  std::uint32_t elements = 0, scalars = 1;
  std::int64_t pitch = 0;
};

/// Small units, one a lane (Slabs::lanes): each is read once, goes through all passes in scratch, and is written once.
template <class Real>
struct HostUnits {
  std::span<SlabPass<Real> const> passes;
  std::uint32_t units = 0, vectors = 0;  ///< all of them; vectors of scalars that the buffers take
  UnitEnd load, store;
};
[[nodiscard]] std::size_t unit_scratch_bytes(HostUnits<float> const& units);
[[nodiscard]] std::size_t unit_scratch_bytes(HostUnits<double> const& units);
void host_kernel_units(HostUnits<float> const& units, std::uint32_t first, std::uint32_t end, void* scratch);
void host_kernel_units(HostUnits<double> const& units, std::uint32_t first, std::uint32_t end, void* scratch);

}  // namespace TeamFFT::Impl

#endif
