// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which passes the scratch-line kernels of a GPU take.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_TAKES_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_TAKES_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

namespace TeamFFT::Impl {

/// Whether the backend's own launch reaches lines of this length and extent: it carries a shape, and LineSteps
/// (device/engines/scratch_line/scratch_line.hpp) have 32 bits.
[[nodiscard]] bool reaches_lines(Context const& context, Pass const& pass);

/// The kernel of whole complex lines.
[[nodiscard]] bool takes_scratch_line(Context const& context, Pass const& pass);

/// That kernel, or one with other ends: real kinds, chirps, functors, boxes.
[[nodiscard]] bool takes_any_ends(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
