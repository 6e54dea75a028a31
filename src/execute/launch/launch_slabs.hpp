// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Several passes of a host in one launch.
#ifndef TEAMFFT_EXECUTE_LAUNCH_LAUNCH_SLABS_HPP
#define TEAMFFT_EXECUTE_LAUNCH_LAUNCH_SLABS_HPP

#include "engines/lanes/stages/host_kernel.hpp"
#include "plan/slabs.hpp"

#include <span>
#include <string>

namespace TeamFFT::Impl {

/// The passes one after the other over each slab.
template <class ExecutionSpace, class Real>
void launch_slabs(ExecutionSpace const& exec, std::span<SlabPass<Real> const> passes, Slabs const& slabs,
                  std::string const& label);

/// Of units in lanes. Without units (Slabs::units) it prepares Kokkos' scratch for later launches.
template <class ExecutionSpace, class Real>
void launch_units(ExecutionSpace const& exec, HostUnits<Real> const& units, Slabs const& slabs,
                  std::string const& label);

}  // namespace TeamFFT::Impl

#endif
