// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/halved.hpp"

#include "engines/register_line/rows.hpp"
#include "plan/axis_task.hpp"

#include <TeamFFT/detail/boxes.hpp>
#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <algorithm>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// Where the axis of length N of a real transform in several dimensions is, whose half-spectra are the user's, its
/// contiguous one; nothing where others are not complex, whole and in the same direction.
std::optional<std::size_t> half_axis(Problem const& problem) {
  bool const to_real = problem.output_is_real();
  std::optional<std::size_t> found;
  for (std::size_t a = 0; a < problem.axes.size(); ++a) {
    auto const& axis = problem.axes[a];
    if (axis.extent_in != input_extent(axis.kind, axis.length) || axis.extent_out != 0 || has_input_window(axis) ||
        has_output_window(axis))
      return {};
    if (axis.kind == (to_real ? Kind::c2r : Kind::r2c) && axis.length % 2 == 0 &&
        (to_real ? axis.stride_in : axis.stride_out) == 1)
      found = a;
    else if (axis.kind != (to_real ? Kind::c2c_backward : Kind::c2c_forward))
      return {};
  }
  return found;
}

/// Whether the pass over `other` is a row of reals for tiles, and in place, where rows of reals begin within sectors of
/// memory, one of long runs: of 8 elements loaded, of 128 bytes stored. Others were slower than the user's axis halved:
/// 200^3 0.67, 240 beside 2700 0.60; in place c2r 256^3 0.85, f64 1024^2 0.83 (H200, 2026-11-28;
/// perf/notes/planner.md#boxes-of-reals-2026-11-28).
bool suits_tiles(Context const& context, Pass const& pass) {
  constexpr std::size_t least_loaded = 8, least_stored_bytes = 128;
  auto const* const row = real_row(pass.choice);
  if (row == nullptr || row->access != Access::tile || !context.in_place)
    return row != nullptr && row->access == Access::tile;
  return pass.source.is_real() ? row->lines_per_team >= least_loaded
                               : row->lines_per_team * context.complex_bytes() / 2 >= least_stored_bytes;
}

/// r2c and c2r in several dimensions with axis `other` halved between the passes instead of axis `half`: `other` goes
/// through tiles of whole, aligned rows, and `half` through rows of its full length, where odd half-spectra (N/2 + 1
/// elements) would make every tile begin somewhere else. Only by rows.
std::optional<PassList> make_halved(Context const& context, Problem const& problem, std::size_t half,
                                    std::size_t other) {
  bool const to_real = problem.output_is_real();
  Problem inner = problem;
  std::swap(inner.axes[half].kind, inner.axes[other].kind);
  for (auto& axis : inner.axes) axis.extent_in = input_extent(axis.kind, axis.length);
  std::vector<std::size_t> order{other};
  for (std::size_t a = inner.axes.size(); a-- > 0;)
    if (a != half && a != other) order.push_back(a);
  order.push_back(half);
  if (to_real) std::reverse(order.begin(), order.end());
  PassList list;
  list.problem = problem;
  Data const out = data_in(problem, Buffer::out, to_real, &Axis::stride_out, &Batch::stride_out);
  Data const between = spectrum_of(inner, half, list.spectrum_elements);
  // 1.05 copies of the half-spectra at most, two beside a c2r transform: a short axis is more than half of itself. In
  // place 60x48x512 by 48 had 0.78 to 0.92.
  std::size_t const half_of_other = inner.axes[other].length / 2, most_percent = context.in_place ? 102 : 105;
  if ((!to_real || context.in_place) && 100 * (half_of_other + 1) > most_percent * half_of_other) return {};
  Data from = data_in(problem, Buffer::in, !to_real, &Axis::stride_in, &Batch::stride_in);
  for (std::size_t step = 0; step < order.size(); ++step) {
    Data const& to = step + 1 < order.size() ? between : out;
    auto task = task_of(inner, order, step, from, to);
    if (order[step] == half) {
      (to_real ? task.source : task.target).map.side.map = Map::halved;
      for (std::size_t s = 0, line = 0; s < order.size(); ++s)
        if (s != step) task.lines[line++].mirror = inner.axes[order[s]].length;
    }
    auto plan = packed_or_whole<direct>(context, task);
    if (!plan || !plan->passes[0].choice.is<RegisterLineChoice>() ||
        (order[step] == other && !suits_tiles(context, plan->passes[0])))
      return {};
    append(list, inner.axes[order[step]], task, std::move(*plan));
    from = to;
  }
  return list;
}

}  // namespace

std::optional<PassList> make_halved(Context const& context, Problem const& problem) {
  bool const real = problem.input_is_real() != problem.output_is_real();
  if (!real || context.called.source || context.called.sink || context.options.rule != Rule::automatic ||
      problem.conjugated)
    return {};
  if (problem.axes.size() > most_mirrors + 1) return {};
  // elements of workspace: who has larger data in place has no room for it
  constexpr std::size_t most_in_place = std::size_t{1} << 27;
  auto const half = half_axis(problem);
  for (std::size_t other = 0; half && other < problem.axes.size(); ++other)
    if (other != *half && problem.axes[other].length % 2 == 0)
      if (auto list = make_halved(context, problem, *half, other);
          list && !(context.in_place && list->spectrum_elements > most_in_place))
        return list;
  return {};
}

}  // namespace TeamFFT::Impl
