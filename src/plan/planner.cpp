// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Alternatives of all axes: in turn, an axis halved between others, several at once as boxes. The cheapest by the
// estimate stands.
#include "plan/planner.hpp"

#include "engines/margins.hpp"
#include "plan/axes_in_turn.hpp"
#include "plan/boxes.hpp"
#include "plan/chain.hpp"
#include "plan/halved.hpp"

#include <TeamFFT/detail/kinds.hpp>

#include <optional>
#include <string>
#include <utility>

namespace TeamFFT::Impl {

namespace {

void require_lengths(Problem const& problem) {
  for (auto const& axis : problem.axes)
    if (axis.length < row_of(axis.kind).smallest)
      throw Error("TeamFFT plan: " + std::string(row_of(axis.kind).name) + " of length " + std::to_string(axis.length) +
                  "; it must be at least " + std::to_string(row_of(axis.kind).smallest) + " [" + problem.token() + "]");
}

/// A machine may be set by hand.
void require_facts(Machine const& machine) {
  auto const& m = machine.multiprocessor;
  auto const& memory = machine.memory;
  bool const known = m.registers != 0 && m.threads != 0 && m.teams != 0 && m.warp != 0 && memory.sector_bytes != 0 &&
                     memory.line_bytes != 0;
  if (machine.vector_bytes != 0 || known) return;
  throw Error("TeamFFT plan: machine " + machine.name + " has multiprocessors of " + std::to_string(m.registers) +
              " registers, " + std::to_string(m.threads) + " threads, " + std::to_string(m.teams) +
              " teams and warps of " + std::to_string(m.warp) + " threads, sectors of " +
              std::to_string(memory.sector_bytes) + " and cache lines of " + std::to_string(memory.line_bytes) +
              " bytes; none of them may be 0 on a GPU. Leave those that are unknown as a new Machine has them.");
}

}  // namespace

Planned plan_passes(Problem const& problem, Machine const& machine, PlanOptions const& options, CalledEnds called,
                    KnownShapes* known_shapes) {
  require_lengths(problem);
  require_facts(machine);
  KnownShapes of_this_plan;
  Context const context{problem.precision,
                        machine,
                        options,
                        problem.placement == Placement::in_place,
                        called,
                        known_shapes ? known_shapes : &of_this_plan};
  AxesInTurn in_turn(context, problem);
  auto list = in_turn.plan();
  if (!list) return {{}, in_turn.refusal()};
  list->chains = find_chains(context, *list);
  if (auto halved = make_halved(context, problem);
      halved && halved->time <= margins::halved_axis * time_with_chains(*list))
    list = std::move(halved);
  else if (!in_turn.used_forced_rule())
    return {{},
            "TeamFFT plan: the forced rule applies to no axis of " + problem.token() +
                "; use Rule::automatic or another rule"};
  auto const append_axis = [&](PassList& beside_box, std::size_t step) {
    return in_turn.append_in_output(beside_box, step);
  };
  return {with_boxes(context, *std::move(list), in_turn.order(), append_axis), {}};
}

PassList make_passes(Problem const& problem, Machine const& machine, PlanOptions const& options, CalledEnds called) {
  auto planned = plan_passes(problem, machine, options, called);
  if (!planned.list) throw Error(planned.refusal);
  return *std::move(planned.list);
}

}  // namespace TeamFFT::Impl
