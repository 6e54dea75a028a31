// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The team of the general kernel: threads, lines, scratch.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_GENERAL_CANDIDATES_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_GENERAL_CANDIDATES_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <optional>

namespace TeamFFT::Impl {

/// The most useful team for the pass among those that fit, by the launch that is asked for; `choice` has the radices.
[[nodiscard]] std::optional<Choice> general_team_candidate(Context const& context, Pass const& pass, Choice choice);

}  // namespace TeamFFT::Impl

#endif
