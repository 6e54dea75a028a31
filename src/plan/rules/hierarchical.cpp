// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "hierarchical": N = n_1 n_2 ... n_k. With j = j_1 n_2...n_k + j_2 n_3...n_k + ... + j_k and k = k_1 + n_1 (k_2 +
// n_2 (...)), pass i transforms over j_i at stride n_{i+1}...n_k and multiplies by W^(k_i (j_{i+1}, ..., j_k)); the
// last reads rows and stores them at stride n_1...n_{k-1} (Gentleman and Sande 1966; Bailey 1990 without its
// transposes: they are the maps' strides). k passes, one copy of the data as workspace. The last factor may also be a
// length that needs Rader or Bluestein, where that fits in scratch.
#include "engines/radices.hpp"
#include "plan/rules/rule.hpp"

#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace TeamFFT::Impl {

namespace {

/// The pass over the last factor, as the axis plan of one line algorithm, from the workspace to the task's target.
std::optional<AxisPlan> last_pass(Context const& context, AxisTask const& task, Workspace const& workspace,
                                  std::vector<std::size_t> const& factors, std::size_t width) {
  AxisTask rows;
  rows.length = factors.back();
  rows.source = plain_end(Buffer::workspace, workspace.unit, rows.length);
  rows.target = task.target;
  bool const by_position = task.target.stores_line_wise() || task.target.count < task.length;
  if (!by_position) rows.target.count = rows.length;
  rows.lines = workspace.store;
  std::size_t rest = task.length, done = 1;
  for (std::size_t i = 0; i + 1 < factors.size(); ++i) {
    rest /= factors[i];
    bool const of_rows = i + 2 == factors.size();
    LineDim d{factors[i], static_cast<std::ptrdiff_t>(of_rows ? width : rest) * workspace.unit,
              by_position ? 0 : static_cast<std::ptrdiff_t>(done) * task.target.stride};
    if (by_position) d.store_position = done;
    rows.lines.push_back(d);
    done *= factors[i];
  }
  if (by_position)
    rows.target.position_step = done;
  else
    rows.target.stride *= static_cast<std::ptrdiff_t>(done);
  std::optional<AxisPlan> best;
  for (auto rule : {direct, rader, bluestein}) {
    if (best && is_direct(rows.length)) break;
    if (by_position && rule != direct) break;  // the others' positions are those of their convolution
    auto plan = rule(context, rows);
    if (plan && plan->passes.size() == 1 && (!best || plan->time < best->time)) best = std::move(plan);
  }
  if (!best) return {};
  auto& pass = best->passes[0];
  pass.rule = "hierarchical" + (pass.rule == "direct" ? "" : " with " + pass.rule);
  return best;
}

using Factors = std::vector<std::size_t>;

/// A product of radices: the best split, which may be forced on a length that one pass could do.
Factors factors_of_direct(Context const& context, std::size_t n, std::size_t line_count, bool forced) {
  auto factors = split(context, n, line_count);
  if (factors.size() != 1 || !forced) return factors;
  std::size_t f = 1;
  for (std::size_t const d : proper_divisors(n))
    if (d <= n / d) f = d;
  return f == 1 ? Factors{} : Factors{f, n / f};
}

/// Of the part of n that is made of radices some as the first factor, or all of it as the first ones; the rest as the
/// last, which a convolution may do.
std::vector<Factors> factors_of_awkward(Context const& context, std::size_t n, std::size_t line_count) {
  constexpr std::size_t candidates = 2;
  std::size_t const sector =
      // the last pass writes runs of f elements: 3 x 3599 in f32 had 0.107 of copy, one convolution 0.158
      context.machine.memory.sector_bytes;
  std::size_t const smooth = direct_part(n);
  if (smooth == 1) return {};
  std::vector<Factors> all;
  auto whole = split(context, smooth, line_count * (n / smooth));
  if (!whole.empty()) whole.push_back(n / smooth);
  std::size_t const first = whole.empty() ? 0 : whole[0];
  bool const whole_sectors = context.lanes() || smooth * context.complex_bytes() >= sector;
  if (!whole.empty() && whole_sectors) all.push_back(std::move(whole));
  if (context.lanes()) return all;
  Factors parts;
  auto candidates_of_first = proper_divisors(smooth);
  candidates_of_first.push_back(smooth);
  for (std::size_t const f : candidates_of_first)
    if (f != first && f * context.complex_bytes() >= sector && shape_for(context, f, line_count * (n / f), true))
      parts.push_back(f);
  auto const unevenness = [&](std::size_t f) {
    return std::abs(std::log2(static_cast<double>(f) * static_cast<double>(f) / static_cast<double>(n)));
  };
  std::sort(parts.begin(), parts.end(), [&](std::size_t a, std::size_t b) { return unevenness(a) < unevenness(b); });
  parts.resize(std::min(parts.size(), candidates));
  for (auto f : parts) all.push_back({f, n / f});
  return all;
}

std::optional<AxisPlan> in_factors(Context const& context, AxisTask const& task, Factors const& factors) {
  std::size_t const elements = elements_of(task);
  std::size_t const width = factors.size() == 2 ? row_width(context, task, factors.back()) : factors.back();
  auto const workspace = arrange(task, task.length / factors.back() * width);
  AxisPlan plan;
  forward_passes(plan.passes, "hierarchical", task.source, workspace, factors, width);
  for (auto& pass : plan.passes)
    if (!finish(context, pass)) return {};
  auto last = last_pass(context, task, workspace, factors, width);
  if (!last) return {};
  plan.passes.push_back(std::move(last->passes[0]));
  for (auto const& pass : plan.passes) plan.time += estimate(context, pass, elements);
  plan.workspace_elements = workspace.elements;
  plan.reason = std::to_string(factors.size()) + " factors, each in scratch";
  return plan;
}

}  // namespace

std::optional<AxisPlan> hierarchical(Context const& context, AxisTask const& task) {
  std::size_t const line_count = elements_of(task) / task.length;
  bool const forced = context.options.rule == Rule::hierarchical;
  std::vector<Factors> all;
  if (is_direct(task.length))
    all.push_back(factors_of_direct(context, task.length, line_count, forced));
  else
    all = factors_of_awkward(context, task.length, line_count);
  std::optional<AxisPlan> best;
  for (auto const& factors : all) {
    if (factors.size() < 2) continue;
    auto plan = in_factors(context, task, factors);
    if (plan && (!best || plan->time < best->time)) best = std::move(plan);
  }
  return best;
}

}  // namespace TeamFFT::Impl
