// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "two-lines": the reals of an odd number N, or their half-spectra, two lines at a time as one complex line of N
// (maps.hpp, packings of two lines; Press et al., Numerical Recipes, 12.3). One pass does it where a kernel has the
// maps of both ends beside its transform, which is so by Kokkos' launch. Else there are three parts: a pass that maps
// the source to complex lines in the workspace, the plan of those, which may have any number of passes, and a pass that
// maps them to the target. Precondition: two lines, and for the parts a machine with the map kernel. Extra memory: of
// one pass none; of the parts half a complex element for each real, and that of the complex plan, which works in the
// output where that has no gaps.
#include "engines/registry.hpp"
#include "plan/rules/complex_lines.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <tuple>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// The dimension whose lines go two by two: the parts of complex elements, which lie side by side; else one of even
/// extent, or the longest; of several the one with the largest steps, so that tiles stay as they are.
std::optional<std::size_t> paired_dimension(AxisTask const& task) {
  auto const key = [&](std::size_t d) {
    auto const& dim = task.lines[d];
    bool const is_parts = task.source.element == ElementKind::part && dim.count == 2 && dim.load == 1 && dim.store == 1;
    return std::tuple(is_parts, dim.count % 2 == 0, dim.count % 2 == 0 ? 0 : dim.count, std::abs(dim.load));
  };
  std::optional<std::size_t> best;
  for (std::size_t d = 0; d < task.lines.size(); ++d)
    if (task.lines[d].count > 1 && (!best || key(d) > key(*best))) best = d;
  return best;
}

/// Both ends of the task as they were made of its kind: no rule has packed them before.
bool is_whole(AxisTask const& task) {
  auto const &load = task.source.map.side, &store = task.target.map.side;
  return load.packing == Packing::none && load.map != Map::halved && store.map != Map::halved;
}

/// Which lines share a complex one: neighbours, or one of each half of them.
enum class Partners : std::uint8_t { neighbours, of_halves };

/// Both ends of the task at once, two lines of dimension `d` as one.
Pass in_pairs(AxisTask const& task, std::size_t d, Partners partners) {
  Pass whole;
  whole.rule = "two-lines";
  whole.length = task.length;
  whole.lines = task.lines;
  whole.source = task.source;
  whole.target = task.target;
  auto& dim = whole.lines[d];
  dim.last_alone = dim.count % 2 != 0;
  dim.count = (dim.count + 1) / 2;
  bool const are_neighbours = partners == Partners::neighbours;
  auto const distance = static_cast<std::ptrdiff_t>(are_neighbours ? 1 : dim.count);
  whole.source.partner = distance * dim.load;
  whole.target.partner = distance * dim.store;
  if (are_neighbours) dim.load *= 2, dim.store *= 2;
  whole.source.map.side.packing = task.core == Core::real ? Packing::two_lines : Packing::two_spectra;
  whole.target.map.side.packing = task.core == Core::real ? Packing::two_spectra : Packing::two_lines;
  return whole;
}

/// The results' own memory, in complex elements; 0 where it has gaps.
std::size_t room_in_target(AxisTask const& task) {
  auto const& target = task.target;
  std::size_t const all = results_without_gaps(
      target, task.lines, target.is_real() ? target.map.length : target.map.transform_length / 2 + 1);
  return target.is_real() ? all / 2 : all;
}

}  // namespace

std::optional<AxisPlan> two_lines_in_one_pass(Context const& context, AxisTask const& task) {
  if (task.core == Core::complex || task.length % 2 == 0 || !is_whole(task)) return {};
  auto const paired = paired_dimension(task);
  if (!paired) return {};
  bool const are_columns = std::abs(task.lines[*paired].load) < std::abs(task.source.stride);
  // threads meet neighbouring columns in each access
  Pass pass = in_pairs(task, *paired, are_columns ? Partners::of_halves : Partners::neighbours);
  if (!finish(context, pass)) return {};
  AxisPlan plan;
  plan.reason = "two lines of reals as one of complex elements: a product of radices that fits in scratch";
  plan.time = estimate(context, pass, elements_of(task));
  plan.passes.push_back(std::move(pass));
  return plan;
}

std::optional<AxisPlan> two_lines(Context const& context, AxisTask const& task, ComplexPlan complex_plan,
                                  std::size_t most_workspace) {
  if (task.core == Core::complex || task.length % 2 == 0 || !is_whole(task)) return {};
  if (task.source.buffer == Buffer::spectrum || task.target.buffer == Buffer::spectrum) return {};
  auto const paired = paired_dimension(task);
  if (!paired) return {};
  Pass const whole = in_pairs(task, *paired, Partners::neighbours);
  AxisPlan plan;
  auto const at = packed_lines(whole, plan.spectrum_elements);
  if (!add_map(context, task, source_map(whole, at), plan)) return {};

  AxisTask inner = task;
  inner.core = Core::complex;
  inner.source = inner.target = complex_end(at, task.length);
  inner.source.ops = task.source.ops;
  inner.target.ops = task.target.ops;
  inner.target.ops.drop<ops::Scale>();
  inner.lines = between(between(whole.lines, at, &LineDim::store), at, &LineDim::load);
  for (auto& d : inner.lines) d.last_alone = false;
  auto middle = complex_plan(context, inner);
  if (!middle) return {};
  if (middle->workspace_elements <= room_in_target(task))
    work_in(task.target.buffer, *middle);
  else if (middle->workspace_elements + plan.spectrum_elements > most_workspace)
    return {};
  plan.reason = "two lines of reals as one of complex elements, mapped in passes of their own: " + middle->reason;
  add_complex(task, inner, *std::move(middle), plan);
  if (!add_map(context, task, target_map(whole, at), plan)) return {};
  return plan;
}

}  // namespace TeamFFT::Impl
