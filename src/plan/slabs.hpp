// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which passes of a host's list are done slab by slab: a plane's rows and its columns while a core's second-level cache holds the plane. The list itself says
// what each pass computes, as without.
#ifndef TEAMFFT_PLAN_SLABS_HPP
#define TEAMFFT_PLAN_SLABS_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <vector>

namespace TeamFFT::Impl {

/// Runs of neighbouring passes that share their slowest dimension, none of which share a pass. What a pass reads and writes of one unit of it lies apart from
/// what any of them reads and writes of another. Many small units are one a lane: their passes are then given choices that find rows in scratch.
[[nodiscard]] std::vector<Slabs> find_slabs(Context const& context, PassList& list);

}  // namespace TeamFFT::Impl

#endif
