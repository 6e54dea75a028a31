// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The planner: Problem x Machine x options -> PassList. Pure C++: it knows no View, execution space or kernel.
#ifndef TEAMFFT_PLAN_PLANNER_HPP
#define TEAMFFT_PLAN_PLANNER_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/machine.hpp>
#include <TeamFFT/options.hpp>

#include <iosfwd>

namespace TeamFFT::Impl {

/// The list of passes with the least estimated time, in which passes over memory weigh most. Throws Error where a forced rule cannot be used. What a sink
/// takes is no memory that passes could work in: between axes they have an array of their own. `known_shapes`: of other plans with this machine, precision and
/// these options.
[[nodiscard]] PassList make_passes(Problem const& problem, Machine const& machine, PlanOptions const& options, CalledEnds called = {},
                                   KnownShapes* known_shapes = nullptr);

/// The plan dump: token, rule and reason, one line per pass, traffic against the minimum, workspace.
void print(std::ostream& os, PassList const& list, Machine const& machine);

}  // namespace TeamFFT::Impl

#endif
