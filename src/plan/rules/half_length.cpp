// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "half-length": N reals, N even, as M = N/2 complex elements (Sorensen, Jones, Heideman and Burrus 1987; Makhoul 1980 for the DCTs) where no kernel has
// the maps of both ends beside its transform: a pass that maps the source to complex lines, the plan of those, which may have any number of passes, and a pass
// that maps them to the target. Reals that lie side by side in pairs are complex elements, and need no pass. The complex lines lie where the results will;
// those of a DCT or DST, and of a c2r whose results are no such pairs, in the workspace, or where the half-spectra are that may be lost. Precondition: a
// machine with the map kernel. Extra memory: that of the complex plan; in the workspace M complex elements a line, and the complex plan works in the output
// then, which must have no gaps.
#include "engines/registry.hpp"
#include "pass/features.hpp"
#include "plan/rules/rule.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>

namespace TeamFFT::Impl {

namespace {

/// Complex lines in a buffer.
struct ComplexLines {
  Buffer buffer = Buffer::out;
  std::ptrdiff_t stride = 1;
  std::vector<std::ptrdiff_t> steps;  ///< from line to line, of each dimension
};

ComplexLines lines_of(End const& end, std::vector<LineDim> const& lines, std::ptrdiff_t LineDim::*step) {
  ComplexLines result{end.buffer, end.stride, {}};
  for (auto const& d : lines) result.steps.push_back(d.*step);
  return result;
}

/// A dimension of the results: lines, or (line not set) the elements of one.
struct Dim {
  std::ptrdiff_t step;
  std::size_t count;
  std::optional<std::size_t> line;
};

/// Those of the target, the fastest first. A line has `elements` of them.
std::vector<Dim> dims_of(Pass const& whole, std::size_t elements) {
  std::vector<Dim> dims{{whole.target.stride, elements, {}}};
  for (std::size_t d = 0; d < whole.lines.size(); ++d) dims.push_back({whole.lines[d].store, whole.lines[d].count, d});
  std::ranges::stable_sort(dims, {}, [](Dim const& d) { return std::abs(d.step); });
  return dims;
}

/// Lines of M without gaps, in the order of the results.
ComplexLines packed_lines(Pass const& whole, std::size_t& elements) {
  ComplexLines result{Buffer::spectrum, 1, std::vector<std::ptrdiff_t>(whole.lines.size())};
  elements = 1;
  for (auto const& dim : dims_of(whole, whole.length)) {
    (dim.line ? result.steps[*dim.line] : result.stride) = static_cast<std::ptrdiff_t>(elements);
    elements *= dim.count;
  }
  return result;
}

/// `lines` with the steps of complex lines at one side.
std::vector<LineDim> between(std::vector<LineDim> lines, ComplexLines const& at, std::ptrdiff_t LineDim::*step) {
  for (std::size_t d = 0; d < lines.size(); ++d) lines[d].*step = at.steps[d];
  return lines;
}

/// Complex elements of M with the same extents.
End complex_end(ComplexLines const& at, std::size_t M) {
  End end = plain_end(at.buffer, at.stride, M);
  end.map.length = end.map.transform_length = end.map.count = M;
  return end;
}

/// Whether each half-spectrum lies where its pairs of reals will.
bool overlay(Pass const& pairs) {
  return pairs.source.stride == pairs.target.stride && std::ranges::all_of(pairs.lines, [](LineDim const& d) { return d.load == d.store; });
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
  bool const trigonometric = is_trigonometric(whole.source.map.side.map) || is_trigonometric(whole.target.map.side.map);
  bool const keeps_input = core == Core::hermitian && parts.maps_target && whole.source.buffer == Buffer::in && !in_place;
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

/// Whether the results of all lines, 2 M reals each, follow each other without gaps.
bool is_packed(Pass const& whole) {
  std::ptrdiff_t next = 1;
  for (auto const& dim : dims_of(whole, whole.target.map.length)) {
    if (dim.step != next) return false;
    next *= static_cast<std::ptrdiff_t>(dim.count);
  }
  return whole.target.map.length == 2 * whole.length;
}

/// What lies between the plan's passes lies in `buffer` instead of the workspace.
void work_in(Buffer buffer, AxisPlan& plan) {
  for (auto& pass : plan.passes)
    for (auto* end : {&pass.source, &pass.target})
      if (end->buffer == Buffer::workspace) end->buffer = buffer;
  plan.workspace_elements = 0;
}

}  // namespace

std::optional<AxisPlan> half_length(Context const& context, AxisTask const& task, ComplexPlan complex_plan) {
  bool const twisted = task.source.map.side.map == Map::twisted && task.target.map.side.map == Map::twisted;
  auto const half = twisted ? task : packed(task);
  if (!half || half->source.map.side.map == Map::halved || half->target.map.side.map == Map::halved || half->length < 2) return {};
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
  Pass map = whole;
  map.middle.transforms = false;
  map.source.ops = {};
  map.target = complex_end(at, M);
  map.lines = between(whole.lines, at, &LineDim::store);
  if (parts->maps_source) {
    if (!try_finish(context, map)) return {};
    plan.time += estimate(context, map, elements_of(task));
    plan.passes.push_back(map);
  }

  AxisTask inner = *half;
  inner.core = Core::complex;
  inner.source = parts->maps_source ? complex_end(at, M) : as_pairs.source;
  inner.source.ops = task.source.ops;
  inner.source.map = complex_end(at, M).map;
  inner.target = complex_end(at, M);
  inner.target.ops = task.target.ops;
  if (parts->maps_target) inner.target.ops.drop<ops::Scale>();
  inner.lines = between(as_pairs.lines, at, &LineDim::store);
  if (parts->maps_source) inner.lines = between(inner.lines, at, &LineDim::load);
  auto middle = complex_plan(context, inner);
  if (parts->elements != 0 && middle.workspace_elements != 0) {  // one copy of the data at most
    if (middle.workspace_elements > parts->elements || !is_packed(whole)) return {};
    work_in(whole.target.buffer, middle);
  }
  plan.time += middle.time * static_cast<double>(elements_of(inner)) / static_cast<double>(elements_of(task));
  std::ranges::move(middle.passes, std::back_inserter(plan.passes));
  plan.workspace_elements = middle.workspace_elements;
  plan.spectrum_elements = parts->elements;

  if (parts->maps_target) {
    map.source = complex_end(at, M);
    map.target = whole.target;
    map.target.ops.drop<ops::Swap>();
    map.lines = between(whole.lines, at, &LineDim::load);
    if (!try_finish(context, map)) return {};
    plan.time += estimate(context, map, elements_of(task));
    plan.passes.push_back(map);
  }
  plan.reason = "half as many complex elements as reals, mapped in passes of their own: " + middle.reason;
  return plan;
}

}  // namespace TeamFFT::Impl
