// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The planner: Problem x Machine x options -> PassList. Pure C++: it knows no View, execution space or kernel.
#ifndef TEAMFFT_PLAN_PLANNER_HPP
#define TEAMFFT_PLAN_PLANNER_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/machine.hpp>
#include <TeamFFT/options.hpp>

#include <iosfwd>
#include <optional>
#include <string>

namespace TeamFFT::Impl {

/// A list of passes, or the sentence that says why the machine has none with these options.
struct Planned {
  std::optional<PassList> list;
  std::string refusal;
};

/// The list of passes with the least estimated time, in which passes over memory weigh most. What a sink takes is no
/// memory that passes could work in: between axes they have an array of their own. `known_shapes`: of other plans with
/// this machine, precision and these options. Throws Error where the problem or the machine is none.
[[nodiscard]] Planned plan_passes(Problem const& problem, Machine const& machine, PlanOptions const& options,
                                  CalledEnds called = {}, KnownShapes* known_shapes = nullptr);
/// The same where a plan is expected: Error with the refusal where there is none.
[[nodiscard]] PassList make_passes(Problem const& problem, Machine const& machine, PlanOptions const& options,
                                   CalledEnds called = {});

/// The plan dump: token, rule and reason, one line per pass, traffic against the minimum, workspace.
void print(std::ostream& os, PassList const& list, Machine const& machine);

}  // namespace TeamFFT::Impl

#endif
