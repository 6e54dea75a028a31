// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/boxes.hpp"

#include "engines/finish.hpp"

#include <TeamFFT/detail/boxes.hpp>
#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// Times are of classes, and launches are not in them.
constexpr double clearly_faster = 0.9;

/// Elements of a box that a team transforms while one launch passes: 3.5 microseconds (H200, perf/notes/planner.md#small-boxes-2026-11-27). Where there are
/// many such boxes, memory decides in the same way: one pass instead of two.
std::size_t elements_of_a_launch(Precision precision) { return precision == Precision::f32 ? 4700 : 2900; }

bool is_whole(Axis const& axis) {
  return is_complex_kind(axis.kind) && elements_read(axis) == axis.length && extent_out(axis) == axis.length && !has_input_window(axis) &&
         !has_output_window(axis);
}

/// How many of the first axes lie in one piece.
std::size_t axes_in_a_piece(Problem const& problem, std::vector<std::size_t> const& order) {
  std::ptrdiff_t piece = 1;
  std::size_t count = 0;
  for (std::size_t const a : order) {
    auto const& axis = problem.axes[a];
    if (!is_whole(axis) || axis.kind != problem.axes[order[0]].kind || axis.stride_in != piece || axis.stride_out != piece) break;
    piece *= static_cast<std::ptrdiff_t>(axis.length);
    ++count;
  }
  return count;
}

/// Of a complex transform.
bool may_have_boxes(Context const& context, Problem const& problem) {
  return !context.lanes() && context.options.rule == Rule::automatic && !context.called.source && !context.called.sink && !problem.input_is_real() &&
         !problem.output_is_real();
}

/// Of two passes one where a chain joins them.
std::size_t launches(PassList const& list) { return list.passes.size() - list.chains.size(); }

std::string reason_of(Pass const& pass) {
  std::string lengths;
  for (auto n = pass.middle.box.rbegin(); n != pass.middle.box.rend(); ++n) lengths += (lengths.empty() ? "" : " and ") + std::to_string(*n);
  return "lengths " + lengths + ": one box that fits in scratch";
}

}  // namespace

double time_with_chains(PassList const& list) {
  double time = list.time;
  for (auto const& chain : list.chains) time -= static_cast<double>(chain.units * chain.unit_elements);
  return time;
}

std::optional<Pass> box_pass(Context const& context, Problem const& problem, std::vector<std::size_t> const& order, std::size_t count) {
  if (!may_have_boxes(context, problem) || count < 2 || axes_in_a_piece(problem, order) < count) return {};
  Pass pass;
  pass.rule = "box";
  for (std::size_t i = 0; i < order.size(); ++i) {
    auto const& axis = problem.axes[order[i]];
    if (i < count)
      pass.middle.box.push_back(axis.length), pass.length *= axis.length;
    else
      pass.lines.push_back({elements_read(axis), axis.stride_in, axis.stride_out});
  }
  for (auto const& batch : problem.batch) pass.lines.push_back({batch.count, batch.stride_in, batch.stride_out});
  pass.source = plain_end(Buffer::in, 1, pass.length);
  pass.target = plain_end(Buffer::out, 1, pass.length);
  if (count == order.size()) pass.target.ops.put(ops::Scale{});
  if ((row_of(problem.axes[order[0]].kind).direction == Direction::backward) != problem.conjugated) {
    pass.source.ops.put(ops::Swap{});
    pass.target.ops.put(ops::Swap{});
  }
  if (!try_finish(context, pass)) return {};
  return pass;
}

PassList with_boxes(Context const& context, PassList in_turn, std::vector<std::size_t> const& order,
                    std::function<void(PassList&, std::size_t)> const& plan_axis) {
  auto const& problem = in_turn.problem;
  for (std::size_t count = order.size(); count >= 2; --count) {
    auto const pass = box_pass(context, problem, order, count);
    if (!pass) continue;
    PassList list;
    list.problem = problem;
    std::size_t const elements = pass->line_count() * pass->length;
    double const box_time = estimate(context, *pass, elements) * static_cast<double>(elements);
    list.time = box_time;
    list.reason = reason_of(*pass);
    list.passes.push_back(*pass);
    for (std::size_t step = count; step < order.size(); ++step) plan_axis(list, step);
    std::size_t const launch = elements_of_a_launch(context.precision);
    if (pass->length + launches(list) * launch <= launches(in_turn) * launch) return list;
    if (!in_turn.chains.empty() && (count == 2 || count < order.size())) continue;  // measured
    double const others_time = list.time - box_time;
    if (box_time < clearly_faster * (time_with_chains(in_turn) - others_time)) return list;
  }
  return in_turn;
}

}  // namespace TeamFFT::Impl
