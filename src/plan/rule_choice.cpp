// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/rule_choice.hpp"

#include "engines/margins.hpp"
#include "plan/axis_task.hpp"
#include "pass/features.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace TeamFFT::Impl {

namespace {

std::optional<AxisPlan> real_or_hierarchical(Context const& context, AxisTask const& task) {
  if (auto plan = real(context, task)) return plan;
  return hierarchical(context, task);
}

using RuleFunction = std::optional<AxisPlan> (*)(Context const&, AxisTask const&);

struct NamedRule {
  Rule rule;
  RuleFunction function;
  char const* name;
};

constexpr std::array<NamedRule, 4> all_rules{{{Rule::direct, packed_or_whole<direct>, "direct"},
                                              {Rule::hierarchical, real_or_hierarchical, "hierarchical"},
                                              {Rule::rader, rader, "rader"},
                                              {Rule::bluestein, packed_or_whole<bluestein>, "bluestein"}}};

/// A plan and how it came about.
struct NamedPlan {
  char const* name;
  AxisPlan plan;
};

/// The one that takes less time by the estimate, or `other` if it is `preferred`; it tells of the one that does not
/// stand.
NamedPlan better(AxisTask const& task, NamedPlan one, std::optional<NamedPlan> other, bool preferred = false) {
  if (!other) return one;
  if (preferred || other->plan.time < one.plan.time) std::swap(one, *other);
  auto const& lost = other->plan;
  for (auto const& text : {lost.others, other->name + (" " + copies_text(lost.time, task))})
    if (!text.empty()) one.plan.others += (one.plan.others.empty() ? "" : ", ") + text;
  return one;
}

/// Whether a pass maps elements by their positions in longer lines or in a padded convolution, or by the slot-line
/// kernel's sweeps: 0.02 to 0.1 of a copy where complex lines have 0.3 to 0.9 (H200, 2026-11-25); short lines had 0.2
/// to 0.4 by sweeps, and 0.1 by two passes (2026-11-28).
bool maps_slowly(AxisPlan const& plan) {
  return std::ranges::any_of(plan.passes, [](Pass const& pass) {
    constexpr std::size_t short_line = 16;
    if (auto const* const own = pass.choice.as<SlotLineChoice>();
        own != nullptr && own->ends == SlotEnds::any && pass.length > short_line)
      return true;
    if (pass.choice.is_row_of(RowsOf::reals) || !(is_line_wise_load(pass) || is_line_wise_store(pass))) return false;
    return pass.convolves() || pass.target.map.fold || std::ranges::any_of(pass.lines, [](LineDim const& d) {
             return d.load_position != 0 || d.store_position != 0;
           });
  });
}

/// `plan`, or by Kokkos' launch one of two real lines at a time, or on GPUs one by passes that only map where that
/// spares slow maps, but of little data. The backend's own launch has kernels that hold half of an odd line.
AxisPlan plan_or_complex_lines(Context const& context, AxisTask const& task, NamedPlan found) {
  if (context.lanes() || context.options.rule != Rule::automatic) return std::move(found.plan);
  auto const named = [](char const* name, std::optional<AxisPlan> plan) {
    return plan ? std::optional(NamedPlan{name, *std::move(plan)}) : std::nullopt;
  };
  if (!context.native()) {
    double const time = found.plan.time;
    found = better(task, std::move(found), named("two lines", two_lines_in_one_pass(context, task)));
    if (found.plan.time < time) return std::move(found.plan);
  }
  if (elements_of(task) < margins::launch_elements || !maps_slowly(found.plan)) return std::move(found.plan);
  ComplexPlan const complex_plan = [](Context const& inner_context, AxisTask const& inner) {
    bool ignored = false;
    return best_plan(inner_context, inner, ignored);
  };
  std::size_t const most_workspace = found.plan.workspace_elements + found.plan.spectrum_elements;
  auto other = named("half length", half_length(context, task, complex_plan, most_workspace));
  if (!other) other = named("two lines", two_lines(context, task, complex_plan, most_workspace));
  if (!other || maps_slowly(other->plan)) return std::move(found.plan);
  return better(task, std::move(found), std::move(other), true).plan;
}

}  // namespace

std::optional<AxisPlan> best_plan(Context const& context, AxisTask const& task, bool& forced_rule_used) {
  Rule const forced = context.options.rule;
  for (auto const& [rule, function, name] : all_rules)
    if (rule == forced)
      if (auto plan = function(context, task)) {
        forced_rule_used = true;
        plan->reason += " (forced)";
        return plan;
      }
  if (auto plan = packed_or_whole<direct>(context, task)) {
    NamedPlan found{"direct", *std::move(plan)};
    if (!context.lanes() && found.plan.time >= margins::one_pass)
      if (auto other = real_or_hierarchical(context, task))
        found = better(task, std::move(found), NamedPlan{"hierarchical", *std::move(other)});
    return plan_or_complex_lines(context, task, std::move(found));
  }
  std::optional<NamedPlan> best;
  for (auto const& [rule, function, name] : all_rules) {
    bool const convolves = rule == Rule::rader || rule == Rule::bluestein;
    // they round more often than the bound of these lengths allows
    if (best && convolves && is_smooth(task.length, 13)) continue;
    auto plan = function(context, task);
    if (!plan) continue;
    NamedPlan found{name, *std::move(plan)};
    best = best ? better(task, *std::move(best), std::move(found)) : std::move(found);
  }
  if (!best) return {};
  return plan_or_complex_lines(context, task, *std::move(best));
}

}  // namespace TeamFFT::Impl
