// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A filter's turning pass as a list of passes.
#ifndef TEAMFFT_PLAN_FILTER_PASS_HPP
#define TEAMFFT_PLAN_FILTER_PASS_HPP

#include "pass/pass.hpp"

#include <TeamFFT/detail/filter_pass.hpp>
#include <TeamFFT/machine.hpp>
#include <TeamFFT/options.hpp>

#include <optional>

namespace TeamFFT::Impl {

/// That one pass; nothing where no kernel takes it: the length has a factor above 16, or a team's scratch does not hold
/// the lines of all fields.
[[nodiscard]] std::optional<PassList> make_filter_passes(FilterPass const& filter, Machine const& machine,
                                                         PlanOptions const& options);

}  // namespace TeamFFT::Impl

#endif
