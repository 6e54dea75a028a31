// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Axes in turn, each by the rule that takes the least time; the first reads the input, the others work in the output.
#include "planner.hpp"

#include "rules/rule.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace TeamFFT::Impl {

namespace {

/// Axes that shrink the data (crop) first, those that grow it (zero padding) last; else the last axis, which is contiguous in row-major order, first.
std::vector<std::size_t> axis_order(Problem const& problem) {
  std::vector<std::size_t> order(problem.axes.size());
  std::iota(order.rbegin(), order.rend(), std::size_t{0});
  auto const growth = [&](std::size_t a) {
    auto const& axis = problem.axes[a];
    return static_cast<double>(axis.length) / static_cast<double>(std::min(axis.extent_in, axis.length));
  };
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return growth(a) < growth(b); });
  return order;
}

/// The task of axis order[step]: axes already done have their full length, the others only their valid input.
AxisTask task_of(Problem const& problem, std::vector<std::size_t> const& order, std::size_t step) {
  auto const& axis = problem.axes[order[step]];
  bool const first = step == 0;
  AxisTask task;
  task.length = axis.length;
  task.load_count = std::min(axis.extent_in, axis.length);
  task.load_stride = first ? axis.stride_in : axis.stride_out;
  task.store_stride = axis.stride_out;
  task.source = first ? Buffer::in : Buffer::out;
  task.backward = axis.kind == Kind::c2c_backward;
  task.real_load = first && problem.real_input;
  task.scaled = step + 1 == order.size();
  for (std::size_t s = 0; s < order.size(); ++s) {
    if (s == step) continue;
    auto const& other = problem.axes[order[s]];
    std::size_t const count = s < step ? other.length : std::min(other.extent_in, other.length);
    task.lines.push_back({count, first ? other.stride_in : other.stride_out, other.stride_out});
  }
  for (auto const& b : problem.batch) task.lines.push_back({b.count, first ? b.stride_in : b.stride_out, b.stride_out});
  return task;
}

using RuleFunction = std::optional<AxisPlan> (*)(Context const&, AxisTask const&);

struct NamedRule {
  Rule rule;
  RuleFunction function;
};

constexpr std::array<NamedRule, 4> all_rules{{{Rule::direct, direct}, {Rule::hierarchical, hierarchical}, {Rule::rader, rader}, {Rule::bluestein, bluestein}}};

/// The forced rule where it applies, else the fastest; a longer list only where no shorter one exists or it is clearly faster.
AxisPlan best_plan(Context const& context, AxisTask const& task, bool& forced_rule_used) {
  Rule const forced = context.options.rule;
  for (auto const& [rule, function] : all_rules)
    if (rule == forced)
      if (auto plan = function(context, task)) {
        forced_rule_used = true;
        plan->reason += " (forced)";
        return *plan;
      }
  if (auto plan = direct(context, task)) return *plan;
  std::optional<AxisPlan> best;
  for (auto const& [rule, function] : all_rules)
    if (auto plan = function(context, task); plan && (!best || plan->time < best->time)) best = std::move(plan);
  if (!best)
    throw Error("TeamFFT plan: no rule computes length " + std::to_string(task.length) + " with " + std::to_string(context.scratch()) +
                " bytes of team scratch; a larger scratch_limit is needed");
  return *best;
}

void require_complex(Problem const& problem) {
  for (auto const& axis : problem.axes) {
    if (axis.length == 0) throw Error("TeamFFT plan: a transform length of 0; it must be at least 1 [" + problem.token() + "]");
    if (axis.kind != Kind::c2c_forward && axis.kind != Kind::c2c_backward)
      throw Error("TeamFFT plan: this version computes complex transforms only (c2c_forward, c2c_backward) [" + problem.token() + "]");
  }
}

}  // namespace

PassList make_passes(Problem const& problem, Machine const& machine, PlanOptions const& options) {
  require_complex(problem);
  Context const context{problem.precision, machine, options};
  PassList list;
  list.problem = problem;
  auto const order = axis_order(problem);
  bool forced_rule_used = options.rule == Rule::automatic;
  for (std::size_t step = 0; step < order.size(); ++step) {
    auto const task = task_of(problem, order, step);
    auto plan = best_plan(context, task, forced_rule_used);
    list.workspace_elements = std::max(list.workspace_elements, plan.workspace_elements);
    list.reason += (step ? "; " : "") + std::string("length ") + std::to_string(task.length) + ": " + plan.reason;
    std::move(plan.passes.begin(), plan.passes.end(), std::back_inserter(list.passes));
  }
  if (!forced_rule_used) throw Error("TeamFFT plan: the forced rule applies to no axis of " + problem.token() + "; use Rule::automatic or another rule");
  return list;
}

}  // namespace TeamFFT::Impl
