// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "real": a real line of N = n_1 n_2 in two passes of half a complex line's bytes. Forward, the first pass
// transforms the real columns (stride n_2) of length n_1 and keeps their half-spectra, k_1 <= n_1/2, times W_N^(k_1
// j_2); the second transforms those n_1/2 + 1 rows over j_2. Row k_1 gives X_(k_1 + n_1 k_2) for all k_2, and what lies
// past N/2 is conj X_(N-k): the store folds it, each X_k comes from one row (Sorensen et al. 1987 for the symmetry;
// Bailey 1990 for the passes). From a half-spectrum the same backwards: rows k_1 <= n_1/2 load X by the same fold, then
// the columns are real again. Precondition: n_1 (or n_1/2) and n_2 are products of radices that fit in scratch. Extra
// memory: (n_1/2 + 1)/n_1 copies of a complex line, and on hosts 64 bytes a row of a multiple of 4096.
#include "engines/radices.hpp"
#include "plan/rules/rule.hpp"

#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <cmath>

namespace TeamFFT::Impl {

namespace {

/// The columns of length n: real ones from the task's source, or half-spectra from the workspace to the task's target.
std::optional<AxisPlan> columns_plan(Context const& context, AxisTask const& column) {
  auto const half = packed(column);
  return direct(context, half ? *half : column);
}

/// Two passes into one plan.
std::optional<AxisPlan> both(std::optional<AxisPlan> first, std::optional<AxisPlan> second,
                             std::size_t workspace_elements) {
  if (!first || !second) return {};
  first->passes.push_back(std::move(second->passes[0]));
  first->time += second->time;
  first->workspace_elements = workspace_elements;
  for (auto& pass : first->passes) pass.rule = "real";
  return first;
}

/// An end between the two passes: what lies there is swapped where the task's ends are.
End between(AxisTask const& task, std::ptrdiff_t stride, std::size_t count) {
  End end = plain_end(Buffer::workspace, stride, count);
  if (task.source.ops.has<ops::Swap>()) end.ops.put(ops::Swap{});
  return end;
}

std::optional<AxisPlan> forward(Context const& context, AxisTask const& task, std::size_t n) {
  std::size_t const rest = task.length / n, rows = n / 2 + 1, width = row_width(context, task, rest);
  auto const workspace = arrange(task, rows * width);
  auto const pitch = static_cast<std::ptrdiff_t>(width) * workspace.unit;
  bool const line_wise = n % 2 == 0 || task.source.loads_line_wise();
  AxisTask column = task;
  column.length = n;
  column.lines = workspace.load;
  LineDim inner{rest, line_wise ? 0 : task.source.stride, workspace.unit};
  inner.load_position = inner.store_twiddle = 1;
  column.lines.push_back(inner);
  if (!line_wise) column.source.stride *= static_cast<std::ptrdiff_t>(rest);
  column.source.position_step = rest;
  column.target = between(task, pitch, rows);
  column.target.map.length = task.target.map.length;
  column.target.map.transform_length = task.target.map.transform_length;
  column.target.ops.put(ops::Twiddle{task.length});

  AxisTask row = task;
  row.core = Core::complex;
  row.length = rest;
  row.source = between(task, workspace.unit, rest);
  row.lines = workspace.store;
  LineDim outer{rows, pitch, 0};
  outer.store_position = 1;
  row.lines.push_back(outer);
  row.target.position_step = n;
  row.target.count = task.length;
  row.target.map.fold = n;
  return both(columns_plan(context, column), direct(context, row), workspace.elements);
}

std::optional<AxisPlan> backward(Context const& context, AxisTask const& task, std::size_t n) {
  std::size_t const rest = task.length / n, rows = n / 2 + 1, width = row_width(context, task, rest);
  auto const workspace = arrange(task, rows * width);
  auto const pitch = static_cast<std::ptrdiff_t>(width) * workspace.unit;
  AxisTask row = task;
  row.core = Core::complex;
  row.length = rest;
  row.source.count = task.length;
  row.source.position_step = n;
  row.lines = workspace.load;
  LineDim outer{rows, 0, pitch};
  outer.load_position = outer.store_twiddle = 1;
  row.lines.push_back(outer);
  row.target = between(task, workspace.unit, rest);
  row.target.ops.put(ops::Twiddle{task.length});

  AxisTask column = task;
  column.length = n;
  column.source = between(task, pitch, n);
  column.source.map = {{n % 2 == 0 ? Map::none : Map::half}, task.source.map.length, n, rows, {}};
  column.lines = workspace.store;
  LineDim inner{rest, workspace.unit, 0};
  inner.store_position = 1;
  column.lines.push_back(inner);
  column.target.map.transform_length = n;
  column.target.position_step = rest;
  column.target.count = task.length;
  return both(direct(context, row), columns_plan(context, column), workspace.elements);
}

/// More complex elements than any pass takes: a team's or cluster's scratch has no room for them, and lines that need
/// none are shorter.
std::size_t too_many(Context const& context) {
  constexpr std::size_t without_scratch = 65536;
  return std::max(without_scratch, context.scratch() * std::max<std::size_t>(1, context.machine.largest_cluster) /
                                       context.complex_bytes());
}

}  // namespace

std::optional<AxisPlan> real(Context const& context, AxisTask const& task) {
  if (task.core == Core::complex || task.source.map.side.packing != Packing::none || !is_direct(task.length)) return {};
  auto const balanced = std::sqrt(static_cast<double>(task.length));
  std::optional<AxisPlan> best;
  for (std::size_t const n : proper_divisors(task.length)) {
    if (static_cast<double>(n) > 64 * balanced) break;
    if (static_cast<double>(n) < balanced / 16 || n / 2 > too_many(context) || task.length / n > too_many(context))
      continue;
    auto plan = task.core == Core::real ? forward(context, task, n) : backward(context, task, n);
    if (plan && (!best || plan->time < best->time)) best = std::move(plan);
  }
  if (best) best->reason = "real columns and their half-spectra's rows";
  return best;
}

}  // namespace TeamFFT::Impl
