// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Axes in turn, each by the rule that takes the least time; the first reads the input, the others work in the output.
#include "plan/planner.hpp"

#include "plan/axis_task.hpp"
#include "plan/boxes.hpp"
#include "plan/chain.hpp"
#include "plan/halved.hpp"
#include "pass/features.hpp"
#include "plan/rules/rule.hpp"

#include <TeamFFT/detail/boxes.hpp>
#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/number.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// Which axes come first: r2c, and c2c where the input is real, because they make the data complex; c2r last, because it ends that.
int place_in_order(Problem const& problem, Kind kind) {
  if (kind == Kind::r2c) return 0;
  if (kind == Kind::c2r) return 3;
  return problem.real_input && is_complex_kind(kind) ? 1 : 2;
}

/// Among them axes that shrink the data (crop) first, those that grow it (zero padding) last; else the one whose elements lie closest first: rows, then the
/// columns that neighbour in them.
std::vector<std::size_t> axis_order(Problem const& problem) {
  std::vector<std::size_t> order(problem.axes.size());
  std::iota(order.rbegin(), order.rend(), std::size_t{0});
  auto const key = [&](std::size_t a) {
    auto const& axis = problem.axes[a];
    return std::tuple(place_in_order(problem, axis.kind), static_cast<double>(extent_out(axis)) / static_cast<double>(elements_read(axis)),
                      std::abs(axis.stride_in));
  };
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
  return order;
}

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

/// The one that takes less time by the estimate, or `other` if it is `preferred`; it tells of the one that does not stand.
NamedPlan better(AxisTask const& task, NamedPlan one, std::optional<NamedPlan> other, bool preferred = false) {
  if (!other) return one;
  if (preferred || other->plan.time < one.plan.time) std::swap(one, *other);
  auto const& lost = other->plan;
  for (auto const& text : {lost.others, other->name + (" " + copies_text(lost.time, task))})
    if (!text.empty()) one.plan.others += (one.plan.others.empty() ? "" : ", ") + text;
  return one;
}

/// Whether a pass maps elements by their positions in longer lines or in a padded convolution, or by the slot-line kernel's sweeps: 0.02 to 0.1 of a copy
/// where complex lines have 0.3 to 0.9 (H200, 2026-11-25); short lines had 0.2 to 0.4 by sweeps, and 0.1 by two passes (2026-11-28).
bool maps_slowly(AxisPlan const& plan) {
  return std::ranges::any_of(plan.passes, [](Pass const& pass) {
    constexpr std::size_t short_line = 16;
    if (auto const* const own = pass.choice.as<SlotLineChoice>(); own != nullptr && own->ends == SlotEnds::any && pass.length > short_line) return true;
    if (pass.choice.is_row_of(RowsOf::reals) || !(is_line_wise_load(pass) || is_line_wise_store(pass))) return false;
    return pass.convolves() || pass.target.map.fold ||
           std::ranges::any_of(pass.lines, [](LineDim const& d) { return d.load_position != 0 || d.store_position != 0; });
  });
}

std::optional<AxisPlan> best_plan(Context const& context, AxisTask const& task, bool& forced_rule_used);

/// `plan`, or by Kokkos' launch one of two real lines at a time, or on GPUs one by passes that only map where that spares slow maps: of little data a launch
/// costs more than they do. The backend's own launch has kernels that hold half of an odd line.
AxisPlan plan_or_complex_lines(Context const& context, AxisTask const& task, NamedPlan found) {
  constexpr std::size_t little = std::size_t{1} << 17;
  if (context.lanes() || context.options.rule != Rule::automatic) return std::move(found.plan);
  auto const named = [](char const* name, std::optional<AxisPlan> plan) { return plan ? std::optional(NamedPlan{name, *std::move(plan)}) : std::nullopt; };
  if (!context.native()) {
    double const time = found.plan.time;
    found = better(task, std::move(found), named("two lines", two_lines_in_one_pass(context, task)));
    if (found.plan.time < time) return std::move(found.plan);
  }
  if (elements_of(task) < little || !maps_slowly(found.plan)) return std::move(found.plan);
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

/// The forced rule where it applies, else the fastest; a longer list only where no shorter one exists or it is clearly faster.
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
    constexpr double two_passes = 2.5;  // by aligned tiles; one over tiles of less than a sector took 3.1 (8192^2, H200)
    NamedPlan found{"direct", *std::move(plan)};
    if (!context.lanes() && found.plan.time >= two_passes)
      if (auto other = real_or_hierarchical(context, task)) found = better(task, std::move(found), NamedPlan{"hierarchical", *std::move(other)});
    return plan_or_complex_lines(context, task, std::move(found));
  }
  std::optional<NamedPlan> best;
  for (auto const& [rule, function, name] : all_rules) {
    bool const convolves = rule == Rule::rader || rule == Rule::bluestein;
    if (best && convolves && is_smooth(task.length, 13)) continue;  // they round more often than the bound of these lengths allows
    auto plan = function(context, task);
    if (!plan) continue;
    NamedPlan found{name, *std::move(plan)};
    best = best ? better(task, *std::move(best), std::move(found)) : std::move(found);
  }
  if (!best) return {};
  return plan_or_complex_lines(context, task, *std::move(best));
}

std::string refusal_of(Context const& context, AxisTask const& task) {
  return "TeamFFT plan: no rule computes length " + std::to_string(task.length) + " with " + std::to_string(context.scratch()) +
         " bytes of team scratch; a larger scratch_limit is needed, or leave rows and launch of PlanOptions unset";
}

void require_lengths(Problem const& problem) {
  for (auto const& axis : problem.axes)
    if (axis.length < row_of(axis.kind).smallest)
      throw Error("TeamFFT plan: " + std::string(row_of(axis.kind).name) + " of length " + std::to_string(axis.length) + "; it must be at least " +
                  std::to_string(row_of(axis.kind).smallest) + " [" + problem.token() + "]");
}

/// A machine may be set by hand.
void require_facts(Machine const& machine) {
  auto const& m = machine.multiprocessor;
  auto const& memory = machine.memory;
  bool const known = m.registers != 0 && m.threads != 0 && m.teams != 0 && m.warp != 0 && memory.sector_bytes != 0 && memory.line_bytes != 0;
  if (machine.vector_bytes != 0 || known) return;
  throw Error("TeamFFT plan: machine " + machine.name + " has multiprocessors of " + std::to_string(m.registers) + " registers, " + std::to_string(m.threads) +
              " threads, " + std::to_string(m.teams) + " teams and warps of " + std::to_string(m.warp) + " threads, sectors of " +
              std::to_string(memory.sector_bytes) + " and cache lines of " + std::to_string(memory.line_bytes) +
              " bytes; none of them may be 0 on a GPU. Leave those that are unknown as a new Machine has them.");
}

/// `data` as passes over axis `a` see it through a window, where dimension d of the problem has extents[d] elements (axes, then batch); nothing where there are
/// more positions than bits.
std::optional<Data> through_window(PassList& list, Data const& data, std::vector<std::size_t> const& extents, std::size_t a, Window const& window) {
  std::vector<std::size_t> order(extents.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  auto const stride = [&](std::size_t d) { return d < data.axes.size() ? data.axes[d] : data.batch[d - data.axes.size()]; };
  std::stable_sort(order.begin(), order.end(), [&](std::size_t x, std::size_t y) { return std::abs(stride(x)) < std::abs(stride(y)); });
  Data seen = data;
  seen.is_called = true;
  seen.window = list.windows.size();
  ViewEnd end;
  end.repeats = window.count > window.length;
  unsigned shift = 0;
  for (std::size_t const d : order) {
    ViewEnd::Dimension dimension{extents[d], stride(d), 0, static_cast<std::uint8_t>(shift), 0, d == a, d == a ? window : Window{}};
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
  for (std::size_t b = 0; b < problem.batch.size(); ++b) pass.lines.push_back({problem.batch[b].count, from.batch[b], to.batch[b]});
  return pass;
}

/// Whether no two elements of an array lie beside each other, as of one component of an array of structures: each pass would move all the cache lines.
bool is_sparse(Data const& data, std::vector<std::size_t> const& extents) {
  auto const stride = [&](std::size_t d) { return d < data.axes.size() ? data.axes[d] : data.batch[d - data.axes.size()]; };
  for (std::size_t d = 0; d < extents.size(); ++d)
    if (extents[d] > 1 && std::abs(stride(d)) == 1) return false;
  return true;
}

/// Whether the axes before a c2r one may leave their results in the input, which then has room for them.
bool may_work_in_input(Context const& context, Problem const& problem) {
  return context.options.destroy_input && !context.called.source &&
         std::all_of(problem.axes.begin(), problem.axes.end(), [](Axis const& axis) { return axis.kind == Kind::c2r || axis.extent_in >= extent_out(axis); });
}

}  // namespace

Planned plan_passes(Problem const& problem, Machine const& machine, PlanOptions const& options, CalledEnds called, KnownShapes* known_shapes) {
  require_lengths(problem);
  require_facts(machine);
  KnownShapes of_this_plan;
  Context const context{problem.precision, machine, options, problem.placement == Placement::in_place, called, known_shapes ? known_shapes : &of_this_plan};
  auto const refused = [&](std::string const& why) { return Planned{{}, why + " [" + problem.token() + "]"}; };
  PassList list;
  list.problem = problem;
  auto const order = axis_order(problem);
  Data out = data_in(problem, Buffer::out, problem.output_is_real(), &Axis::stride_out, &Batch::stride_out);
  Data from = data_in(problem, Buffer::in, problem.input_is_real(), &Axis::stride_in, &Batch::stride_in);
  bool const called_sink = out.is_called = called.sink;
  from.is_called = called.source;
  std::vector<std::size_t> extents;  // of axes, then batch dimensions, as they are between the axes
  for (auto const& axis : problem.axes) extents.push_back(elements_read(axis));
  for (auto const& batch : problem.batch) extents.push_back(batch.count);
  // A user's functor takes both parts of an element at once.
  bool const has_copy = called_sink && !problem.output_is_real() && is_real_to_real(problem.axes[order.back()].kind);
  bool const shrinks = std::any_of(order.begin() + 1, order.end(), [&](std::size_t a) { return elements_read(problem.axes[a]) > extent_out(problem.axes[a]); });
  Data between = out;  // c2r: its half-spectra, in place where the input may be overwritten
  bool const to_real = !problem.input_is_real() && problem.output_is_real();
  bool const gathers = context.lanes() && order.size() > 1 && !to_real && is_sparse(out, extents);
  if ((called_sink && order.size() > 1) || has_copy || (shrinks && !to_real) || gathers) {
    // The last pass reads rows; but of windows on GPUs the first one writes them: to tiles it took 1.6 times as long (f32, 256^3 to its low half, H200).
    auto const by_stride = [&](std::size_t a, std::size_t b) { return std::abs(problem.axes[a].stride_out) < std::abs(problem.axes[b].stride_out); };
    bool const rows_first = gathers || (!context.lanes() && !to_real && std::ranges::any_of(problem.axes, has_output_window));
    between = spectrum_of(problem, rows_first ? *std::ranges::min_element(order, by_stride) : order.back(), list.spectrum_elements);
    between.is_real = problem.input_is_real() && problem.output_is_real();
    if (between.is_real) list.spectrum_elements = (list.spectrum_elements + 1) / 2;
  } else if (to_real && order.size() > 1) {
    between =
        problem.placement == Placement::in_place || may_work_in_input(context, problem) ? from : spectrum_of(problem, order.back(), list.spectrum_elements);
  }
  bool forced_rule_used = options.rule == Rule::automatic;
  for (std::size_t step = 0; step < order.size(); ++step) {
    std::size_t const a = order[step];
    auto const& axis = problem.axes[a];
    Data const& to = step + 1 < order.size() ? between : out;
    bool const copies = has_copy && step + 1 == order.size();
    auto const source = has_input_window(axis) ? through_window(list, from, extents, a, input_window(axis)) : std::optional(from);
    extents[a] = extent_out(axis);
    // Rows of whole half-spectra are faster on GPUs than what a window leaves of them.
    bool const stores_whole = has_output_window(axis) && !context.lanes() && axis.kind == Kind::r2c && step + 1 < order.size() && to.buffer == Buffer::spectrum;
    auto target = has_output_window(axis) && !stores_whole ? through_window(list, to, extents, a, output_window(axis)) : std::optional(to);
    if (!source || !target) return refused("TeamFFT plan: boxes over more than 2^60 positions; split the batch into several plans");
    target->has_whole_axis = stores_whole;
    auto const task = task_of(problem, order, step, *source, copies ? between : *target);
    auto plan = best_plan(context, task, forced_rule_used);
    if (!plan) return refused(refusal_of(context, task));
    append(list, axis, task, *std::move(plan));
    if (copies) {
      auto positions = extents;
      if (target->window) positions[a] = output_extent(axis.kind, axis.length);
      auto copy = copy_between(list, between, *target, positions);
      if (!finish(context, copy)) return refused(refusal_of(context, copy));
      list.passes.push_back(std::move(copy));
    }
    from = to;
  }
  constexpr std::size_t alignment = 32;  // elements: workspaces are aligned to 256 bytes
  if (list.spectrum_elements != 0) list.workspace_elements = (list.workspace_elements + alignment - 1) / alignment * alignment;
  list.chains = find_chains(context, list);
  constexpr double clearly_slower = 1.05;
  if (auto halved = make_halved(context, problem); halved && halved->time <= clearly_slower * time_with_chains(list))
    list = *std::move(halved);
  else if (!forced_rule_used)
    return Planned{{}, "TeamFFT plan: the forced rule applies to no axis of " + problem.token() + "; use Rule::automatic or another rule"};
  auto boxed = with_boxes(context, std::move(list), order, [&](PassList& boxed_list, std::size_t step) {
    auto const task = task_of(problem, order, step, out, out);
    auto plan = best_plan(context, task, forced_rule_used);
    if (!plan) return false;
    append(boxed_list, problem.axes[order[step]], task, *std::move(plan));
    return true;
  });
  return Planned{std::move(boxed), {}};
}

PassList make_passes(Problem const& problem, Machine const& machine, PlanOptions const& options, CalledEnds called) {
  auto planned = plan_passes(problem, machine, options, called);
  if (!planned.list) throw Error(planned.refusal);
  return *std::move(planned.list);
}

}  // namespace TeamFFT::Impl
