// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/axes_in_turn.hpp"

#include "engines/finish.hpp"
#include "plan/rule_choice.hpp"

#include <TeamFFT/detail/boxes.hpp>
#include <TeamFFT/detail/kinds.hpp>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <tuple>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// Which axes come first: r2c, and c2c where the input is real, because they make the data complex; c2r last, because
/// it ends that.
int place_in_order(Problem const& problem, Kind kind) {
  if (kind == Kind::r2c) return 0;
  if (kind == Kind::c2r) return 3;
  return problem.real_input && is_complex_kind(kind) ? 1 : 2;
}

/// Among them axes that shrink the data (crop) first, those that grow it (zero padding) last; else the one whose
/// elements lie closest first: rows, then the columns that neighbour in them.
std::vector<std::size_t> axis_order(Problem const& problem) {
  std::vector<std::size_t> order(problem.axes.size());
  std::iota(order.rbegin(), order.rend(), std::size_t{0});
  auto const key = [&](std::size_t a) {
    auto const& axis = problem.axes[a];
    return std::tuple(place_in_order(problem, axis.kind),
                      static_cast<double>(extent_out(axis)) / static_cast<double>(elements_read(axis)),
                      std::abs(axis.stride_in));
  };
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
  return order;
}

std::string refusal_of(Context const& context, AxisTask const& task) {
  return "TeamFFT plan: no rule computes length " + std::to_string(task.length) + " with " +
         std::to_string(context.scratch()) +
         " bytes of team scratch; a larger scratch_limit is needed, or leave rows and launch of PlanOptions unset";
}

/// `data` as passes over axis `a` see it through a window, where dimension d of the problem has extents[d] elements
/// (axes, then batch); nothing where there are more positions than bits.
std::optional<Data> through_window(PassList& list, Data const& data, std::vector<std::size_t> const& extents,
                                   std::size_t a, Window const& window) {
  std::vector<std::size_t> order(extents.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  auto const stride = [&](std::size_t d) {
    return d < data.axes.size() ? data.axes[d] : data.batch[d - data.axes.size()];
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t x, std::size_t y) { return std::abs(stride(x)) < std::abs(stride(y)); });
  Data seen = data;
  seen.is_called = true;
  seen.window = list.windows.size();
  ViewEnd end;
  end.repeats = window.count > window.length;
  unsigned shift = 0;
  for (std::size_t const d : order) {
    ViewEnd::Dimension dimension{
        extents[d], stride(d), 0, static_cast<std::uint8_t>(shift), 0, d == a, d == a ? window : Window{}};
    (d < data.axes.size() ? seen.axes[d] : seen.batch[d - data.axes.size()]) = std::ptrdiff_t{1} << shift;
    dimension.bits = static_cast<std::uint8_t>(std::bit_width(dimension.positions() - 1));
    shift += dimension.bits;
    end.size *= dimension.positions();
    end.dimensions[end.rank++] = dimension;
  }
  constexpr unsigned most_bits = 60;
  if (shift > most_bits) return {};
  list.windows.push_back(end);
  return seen;
}

/// All results from one array to another, as lines of one element.
Pass copy_between(PassList const& list, Data const& from, Data const& to, std::vector<std::size_t> const& extents) {
  Pass pass;
  pass.rule = "copy";
  pass.source = plain_end(from.buffer, 1, 1);
  pass.target = plain_end(to.buffer, 1, 1);
  pass.target.called = to.is_called;
  pass.target.window = to.window;
  auto const& problem = list.problem;
  for (std::size_t a = 0; a < problem.axes.size(); ++a) pass.lines.push_back({extents[a], from.axes[a], to.axes[a]});
  for (std::size_t b = 0; b < problem.batch.size(); ++b)
    pass.lines.push_back({problem.batch[b].count, from.batch[b], to.batch[b]});
  return pass;
}

/// Whether no two elements of an array lie beside each other, as of one component of an array of structures: each pass
/// would move all the cache lines.
bool is_sparse(Data const& data, std::vector<std::size_t> const& extents) {
  auto const stride = [&](std::size_t d) {
    return d < data.axes.size() ? data.axes[d] : data.batch[d - data.axes.size()];
  };
  for (std::size_t d = 0; d < extents.size(); ++d)
    if (extents[d] > 1 && std::abs(stride(d)) == 1) return false;
  return true;
}

/// Whether the axes before a c2r one may leave their results in the input, which then has room for them.
bool may_work_in_input(Context const& context, Problem const& problem) {
  return context.options.destroy_input && !context.called.source &&
         std::all_of(problem.axes.begin(), problem.axes.end(),
                     [](Axis const& axis) { return axis.kind == Kind::c2r || axis.extent_in >= extent_out(axis); });
}

std::vector<std::size_t> extents_read(Problem const& problem) {
  std::vector<std::size_t> extents;
  for (auto const& axis : problem.axes) extents.push_back(elements_read(axis));
  for (auto const& batch : problem.batch) extents.push_back(batch.count);
  return extents;
}

Data input_of(Context const& context, Problem const& problem) {
  auto input = data_in(problem, Buffer::in, problem.input_is_real(), &Axis::stride_in, &Batch::stride_in);
  input.is_called = context.called.source;
  return input;
}

bool is_to_real(Problem const& problem) { return !problem.input_is_real() && problem.output_is_real(); }

}  // namespace

AxesInTurn::AxesInTurn(Context const& context, Problem const& problem)
    : m_context(context),
      m_problem(problem),
      m_order(axis_order(problem)),
      m_out(data_in(problem, Buffer::out, problem.output_is_real(), &Axis::stride_out, &Batch::stride_out)),
      m_has_copy(context.called.sink && !problem.output_is_real() &&
                 is_real_to_real(problem.axes[m_order.back()].kind)),
      m_forced_rule_used(context.options.rule == Rule::automatic) {
  m_out.is_called = context.called.sink;
}

bool AxesInTurn::refuse(std::string why) {
  m_refusal = std::move(why) + " [" + m_problem.token() + "]";
  return false;
}

/// What the axes before the last one leave: the output, or an array of its own; c2r: half-spectra, in place where the
/// input may be overwritten.
Data AxesInTurn::between_axes(PassList& list) const {
  auto const& axes = m_problem.axes;
  bool const shrinks = std::any_of(m_order.begin() + 1, m_order.end(),
                                   [&](std::size_t a) { return elements_read(axes[a]) > extent_out(axes[a]); });
  bool const to_real = is_to_real(m_problem);
  bool const has_several = m_order.size() > 1;
  bool const gathers = m_context.lanes() && has_several && !to_real && is_sparse(m_out, m_extents);
  if ((m_context.called.sink && has_several) || m_has_copy || (shrinks && !to_real) || gathers) {
    // The last pass reads rows; but of windows on GPUs the first one writes them: to tiles it took 1.6 times as long
    // (f32, 256^3 to its low half, H200).
    auto const by_stride = [&](std::size_t a, std::size_t b) {
      return std::abs(axes[a].stride_out) < std::abs(axes[b].stride_out);
    };
    bool const rows_first = gathers || (!m_context.lanes() && !to_real && std::ranges::any_of(axes, has_output_window));
    auto between = spectrum_of(m_problem, rows_first ? *std::ranges::min_element(m_order, by_stride) : m_order.back(),
                               list.spectrum_elements);
    between.is_real = m_problem.input_is_real() && m_problem.output_is_real();
    if (between.is_real) list.spectrum_elements = (list.spectrum_elements + 1) / 2;
    return between;
  }
  if (!to_real || !has_several) return m_out;
  bool const in_input = m_problem.placement == Placement::in_place || may_work_in_input(m_context, m_problem);
  return in_input ? m_from : spectrum_of(m_problem, m_order.back(), list.spectrum_elements);
}

bool AxesInTurn::append_copy(PassList& list, Data const& to, std::size_t a) {
  auto const& axis = m_problem.axes[a];
  auto positions = m_extents;
  if (to.window) positions[a] = output_extent(axis.kind, axis.length);
  auto copy = copy_between(list, m_between, to, positions);
  if (!finish(m_context, copy)) return refuse(refusal_of(m_context, copy));
  list.passes.push_back(std::move(copy));
  return true;
}

bool AxesInTurn::append_axis(PassList& list, std::size_t step) {
  std::size_t const a = m_order[step];
  auto const& axis = m_problem.axes[a];
  bool const is_last = step + 1 == m_order.size();
  Data const& to = is_last ? m_out : m_between;
  bool const copies = m_has_copy && is_last;
  auto const source =
      has_input_window(axis) ? through_window(list, m_from, m_extents, a, input_window(axis)) : std::optional(m_from);
  m_extents[a] = extent_out(axis);
  // Rows of whole half-spectra are faster on GPUs than what a window leaves of them.
  bool const stores_whole = has_output_window(axis) && !m_context.lanes() && axis.kind == Kind::r2c && !is_last &&
                            to.buffer == Buffer::spectrum;
  auto target = has_output_window(axis) && !stores_whole ? through_window(list, to, m_extents, a, output_window(axis))
                                                         : std::optional(to);
  if (!source || !target)
    return refuse("TeamFFT plan: boxes over more than 2^60 positions; split the batch into several plans");
  target->has_whole_axis = stores_whole;
  auto const task = task_of(m_problem, m_order, step, *source, copies ? m_between : *target);
  auto axis_plan = best_plan(m_context, task, m_forced_rule_used);
  if (!axis_plan) return refuse(refusal_of(m_context, task));
  append(list, axis, task, *std::move(axis_plan));
  return !copies || append_copy(list, *target, a);
}

std::optional<PassList> AxesInTurn::plan() {
  PassList list;
  list.problem = m_problem;
  m_extents = extents_read(m_problem);
  m_from = input_of(m_context, m_problem);
  m_between = between_axes(list);
  for (std::size_t step = 0; step < m_order.size(); ++step) {
    if (!append_axis(list, step)) return {};
    m_from = m_between;
  }
  constexpr std::size_t alignment = 32;  // elements: workspaces are aligned to 256 bytes
  if (list.spectrum_elements != 0)
    list.workspace_elements = (list.workspace_elements + alignment - 1) / alignment * alignment;
  return list;
}

bool AxesInTurn::append_in_output(PassList& list, std::size_t step) {
  auto const task = task_of(m_problem, m_order, step, m_out, m_out);
  auto axis_plan = best_plan(m_context, task, m_forced_rule_used);
  if (!axis_plan) return false;
  append(list, m_problem.axes[m_order[step]], task, *std::move(axis_plan));
  return true;
}

}  // namespace TeamFFT::Impl
