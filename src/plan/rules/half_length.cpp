// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "half-length": N reals, N even, as M = N/2 complex elements (Sorensen, Jones, Heideman and Burrus 1987; Makhoul
// 1980 for the DCTs) where no kernel has the maps of both ends beside its transform: a pass that maps the source to
// complex lines, the plan of those, which may have any number of passes, and a pass that maps them to the target. Reals
// that lie side by side in pairs are complex elements, and need no pass. The complex lines lie where the results will;
// those of kinds from reals to reals, and of a c2r whose results are no such pairs, in the workspace, or where the
// half-spectra are that may be lost. Precondition: a machine with the map kernel. Extra memory: that of the complex
// plan; M complex elements a line in the workspace, beside which the complex plan works in the output where its own
// elements are no more and the output has no gaps.
#include "pass/features.hpp"
#include "plan/rules/complex_lines.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// Whether each half-spectrum lies where its pairs of reals will.
bool overlay(Pass const& pairs) {
  return pairs.source.stride == pairs.target.stride &&
         std::ranges::all_of(pairs.lines, [](LineDim const& d) { return d.load == d.store; });
}

/// What of an axis is mapped, and where its complex lines lie.
struct Parts {
  bool maps_source = false, maps_target = false;
  ComplexLines lines;
  std::size_t elements = 0;  ///< of them, where they have a buffer of their own
};

/// `whole`: both ends of the task at once; `as_pairs`: the same with reals in pairs as complex elements.
std::optional<Parts> parts_of(Context const& context, Pass const& whole, Pass const& as_pairs, Core core) {
  bool const in_place = context.in_place && whole.source.buffer == Buffer::in && whole.target.buffer == Buffer::out;
  Parts parts{!loads_as_complex(whole), !stores_as_complex(whole), {}, 0};
  bool const trigonometric = maps_reals(whole.source.map.side.map) || maps_reals(whole.target.map.side.map);
  bool const keeps_input =
      core == Core::hermitian && parts.maps_target && whole.source.buffer == Buffer::in && !in_place;
  if (trigonometric || keeps_input) {
    if (whole.source.buffer == Buffer::spectrum || whole.target.buffer == Buffer::spectrum) return {};
    parts.lines = packed_lines(whole, parts.elements);
  } else if (core == Core::real) {
    if (in_place && parts.maps_source) return {};
    parts.lines = lines_of(whole.target, whole.lines, &LineDim::store);
  } else if (!parts.maps_target) {
    if (in_place && !overlay(as_pairs)) return {};
    parts.lines = lines_of(as_pairs.target, as_pairs.lines, &LineDim::store);
  } else {
    parts.lines = lines_of(whole.source, whole.lines, &LineDim::load);
  }
  return parts;
}

}  // namespace

std::optional<AxisPlan> half_length(Context const& context, AxisTask const& task, ComplexPlan complex_plan,
                                    std::size_t most_workspace) {
  bool const twisted = task.source.map.side.map == Map::twisted && task.target.map.side.map == Map::twisted;
  auto const half = twisted ? task : packed(task);
  if (!half || half->source.map.side.map == Map::halved || half->target.map.side.map == Map::halved || half->length < 2)
    return {};
  Pass whole;
  whole.rule = "half-length";
  whole.length = half->length;
  whole.lines = half->lines;
  whole.source = half->source;
  whole.target = half->target;
  Pass const as_pairs = as_complex(whole);
  auto const parts = parts_of(context, whole, as_pairs, task.core);
  if (!parts) return {};
  auto const& at = parts->lines;
  std::size_t const M = whole.length;

  AxisPlan plan;
  if (parts->maps_source && !add_map(context, task, source_map(whole, at), plan)) return {};

  AxisTask inner = *half;
  inner.core = Core::complex;
  inner.source = parts->maps_source ? complex_end(at, M) : as_pairs.source;
  inner.source.ops = task.source.ops;
  inner.source.map = complex_end(at, M).map;
  inner.target = parts->maps_target ? complex_end(at, M) : as_pairs.target;
  inner.target.map = complex_end(at, M).map;
  inner.target.ops = task.target.ops;
  if (parts->maps_target) inner.target.ops.drop<ops::Scale>();
  inner.lines = parts->maps_target ? between(as_pairs.lines, at, &LineDim::store) : as_pairs.lines;
  if (parts->maps_source) inner.lines = between(inner.lines, at, &LineDim::load);
  auto middle = complex_plan(context, inner);
  if (!middle) return {};
  if (parts->elements != 0 && middle->workspace_elements != 0) {
    bool const is_packed = parts->maps_source && parts->maps_target && whole.target.map.length == 2 * M &&
                           results_without_gaps(whole.target, whole.lines, 2 * M) != 0;
    if (is_packed && middle->workspace_elements <= parts->elements)
      work_in(whole.target.buffer, *middle);
    else if (middle->workspace_elements > most_workspace)
      return {};
  }
  plan.reason = "half as many complex elements as reals, mapped in passes of their own: " + middle->reason;
  add_complex(task, inner, *std::move(middle), plan);
  plan.spectrum_elements = parts->elements;
  if (parts->maps_target && !add_map(context, task, target_map(whole, at), plan)) return {};
  return plan;
}

}  // namespace TeamFFT::Impl
