// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/boxes.hpp"

#include "engines/finish.hpp"
#include "plan/axis_task.hpp"

#include <TeamFFT/detail/boxes.hpp>
#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// Elements of a box that a team transforms while one launch passes: 3.5 microseconds (H200,
/// perf/notes/planner.md#small-boxes-2026-11-27); of reals so many reals
/// (perf/notes/planner.md#boxes-of-reals-2026-11-28). Where there are many complex ones, memory decides in the same
/// way: one pass instead of two.
std::size_t elements_of_a_launch(Precision precision) { return precision == Precision::f32 ? 4700 : 2900; }

bool is_whole(Axis const& axis) {
  return is_complex_kind(axis.kind) && elements_read(axis) == axis.length && extent_out(axis) == axis.length &&
         !has_input_window(axis) && !has_output_window(axis);
}

/// How many of the first axes lie in one piece.
std::size_t axes_in_a_piece(Problem const& problem, std::vector<std::size_t> const& order) {
  std::ptrdiff_t piece = 1;
  std::size_t count = 0;
  for (std::size_t const a : order) {
    auto const& axis = problem.axes[a];
    if (!is_whole(axis) || axis.kind != problem.axes[order[0]].kind || axis.stride_in != piece ||
        axis.stride_out != piece)
      break;
    piece *= static_cast<std::ptrdiff_t>(axis.length);
    ++count;
  }
  return count;
}

bool may_have_boxes(Context const& context) {
  return !context.lanes() && context.options.rule == Rule::automatic && !context.called.source && !context.called.sink;
}

/// Whether both ends have all elements of the axis, or of its half-spectrum.
bool is_whole_or_half(Axis const& axis) {
  return elements_read(axis) == input_extent(axis.kind, axis.length) &&
         extent_out(axis) == output_extent(axis.kind, axis.length) && !has_input_window(axis) &&
         !has_output_window(axis);
}

/// The axes of `order` that are not in the box, and the batch.
std::vector<LineDim> lines_beside(Problem const& problem, std::span<std::size_t const> order) {
  std::vector<LineDim> lines;
  for (std::size_t const a : order)
    lines.push_back({elements_read(problem.axes[a]), problem.axes[a].stride_in, problem.axes[a].stride_out});
  for (auto const& batch : problem.batch) lines.push_back({batch.count, batch.stride_in, batch.stride_out});
  return lines;
}

/// box_pass() of reals: the axis whose half-spectra are the user's is contiguous, the others lie anywhere. A c2r one,
/// which comes last, has all axes.
std::optional<Pass> real_box_pass(Context const& context, Problem const& problem, std::vector<std::size_t> const& order,
                                  std::size_t count) {
  bool const to_real = problem.output_is_real();
  if (to_real == problem.input_is_real() || problem.conjugated || (to_real && count != order.size())) return {};
  std::size_t const half = to_real ? order.size() - 1 : 0, rows_from = to_real ? 0 : 1;
  auto const& axis = problem.axes[order[half]];
  if (axis.kind != (to_real ? Kind::c2r : Kind::r2c) || axis.length % 2 != 0 || axis.stride_in != 1 ||
      axis.stride_out != 1 || !is_whole_or_half(axis))
    return {};
  auto const task = packed(task_of(problem, {order[half]}, 0,
                                   data_in(problem, Buffer::in, !to_real, &Axis::stride_in, &Batch::stride_in),
                                   data_in(problem, Buffer::out, to_real, &Axis::stride_out, &Batch::stride_out)));
  Pass pass;
  pass.rule = "box";
  pass.source = task->source;
  pass.target = task->target;
  pass.middle.box = {task->length};
  for (std::size_t const a : std::span(order).subspan(rows_from, count - 1)) {
    auto const& other = problem.axes[a];
    if (other.kind != (to_real ? Kind::c2c_backward : Kind::c2c_forward) || !is_whole_or_half(other)) return {};
    pass.middle.box.push_back(other.length);
    pass.middle.row_steps.push_back({other.stride_in, other.stride_out});
  }
  for (std::size_t const n : pass.middle.box) pass.length *= n;
  pass.lines = lines_beside(problem, std::span(order).subspan(count));
  if (count != order.size()) pass.target.ops.drop<ops::Scale>();
  if (!finish(context, pass)) return {};
  return pass;
}

/// Of two passes one where a chain joins them.
std::size_t launches(PassList const& list) { return list.passes.size() - list.chains.size(); }

/// Whether a box takes less than the launches that it saves; of reals only where memory does not decide, two of them a
/// multiprocessor at most.
bool is_shorter_than_launches(Context const& context, Pass const& pass, std::size_t saved) {
  constexpr std::size_t few = 2;
  bool const is_real = !pass.middle.row_steps.empty();
  if (is_real && pass.line_count() > few * context.machine.concurrency) return false;
  return pass.length * (is_real ? 2 : 1) <= saved * elements_of_a_launch(context.precision);
}

/// Of a box that takes so many copies of its data where the same axes in turn take `others`.
std::string reason_of(Pass const& pass, double time, double others) {
  std::string lengths;
  for (auto n = pass.middle.box.rbegin(); n != pass.middle.box.rend(); ++n)
    lengths += (lengths.empty() ? "" : " and ") + std::to_string(*n);
  return "lengths " + lengths + ": one box that fits in scratch, " + copies_text(time) +
         " copies by estimate (in turn " + copies_text(others) + ")";
}

}  // namespace

double time_with_chains(PassList const& list) {
  double time = list.time;
  for (auto const& chain : list.chains) time -= static_cast<double>(chain.units * chain.unit_elements);
  return time;
}

std::optional<Pass> box_pass(Context const& context, Problem const& problem, std::vector<std::size_t> const& order,
                             std::size_t count) {
  if (!may_have_boxes(context) || count < 2) return {};
  if (problem.input_is_real() || problem.output_is_real()) return real_box_pass(context, problem, order, count);
  if (axes_in_a_piece(problem, order) < count) return {};
  Pass pass;
  pass.rule = "box";
  for (std::size_t const a : std::span(order).first(count))
    pass.middle.box.push_back(problem.axes[a].length), pass.length *= problem.axes[a].length;
  pass.lines = lines_beside(problem, std::span(order).subspan(count));
  pass.source = plain_end(Buffer::in, 1, pass.length);
  pass.target = plain_end(Buffer::out, 1, pass.length);
  if (count == order.size()) pass.target.ops.put(ops::Scale{});
  if ((row_of(problem.axes[order[0]].kind).direction == Direction::backward) != problem.conjugated) {
    pass.source.ops.put(ops::Swap{});
    pass.target.ops.put(ops::Swap{});
  }
  if (!finish(context, pass)) return {};
  return pass;
}

PassList with_boxes(Context const& context, PassList in_turn, std::vector<std::size_t> const& order,
                    std::function<bool(PassList&, std::size_t)> const& plan_axis) {
  auto const& problem = in_turn.problem;
  for (std::size_t count = order.size(); count >= 2; --count) {
    auto const pass = box_pass(context, problem, order, count);
    if (!pass) continue;
    PassList list;
    list.problem = problem;
    std::size_t const elements = pass->line_count() * pass->length;
    double const box_time = estimate(context, *pass, elements) * static_cast<double>(elements);
    list.time = box_time;
    list.passes.push_back(*pass);
    bool has_all_axes = true;
    for (std::size_t step = count; has_all_axes && step < order.size(); ++step) has_all_axes = plan_axis(list, step);
    if (!has_all_axes) continue;
    double const others_time = list.time - box_time, in_turn_time = time_with_chains(in_turn) - others_time;
    list.reason =
        reason_of(*pass, box_time / static_cast<double>(elements), in_turn_time / static_cast<double>(elements)) +
        list.reason;
    if (launches(list) < launches(in_turn) &&
        is_shorter_than_launches(context, *pass, launches(in_turn) - launches(list)))
      return list;
    if (!in_turn.chains.empty() && (count == 2 || count < order.size())) continue;  // measured
    if (box_time < in_turn_time) return list;
  }
  return in_turn;
}

}  // namespace TeamFFT::Impl
