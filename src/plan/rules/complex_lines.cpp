// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/rules/complex_lines.hpp"

#include "engines/registry.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// A dimension of the results: lines, or (line not set) the elements of one.
struct Dim {
  std::ptrdiff_t step;
  std::size_t count;
  std::optional<std::size_t> line;
};

/// Those of the target, the fastest first. A line has `elements` of them.
std::vector<Dim> dims_of(End const& target, std::vector<LineDim> const& lines, std::size_t elements) {
  std::vector<Dim> dims{{target.stride, elements, {}}};
  for (std::size_t d = 0; d < lines.size(); ++d) dims.push_back({lines[d].store, lines[d].count, d});
  std::ranges::stable_sort(dims, {}, [](Dim const& d) { return std::abs(d.step); });
  return dims;
}

}  // namespace

ComplexLines lines_of(End const& end, std::vector<LineDim> const& lines, std::ptrdiff_t LineDim::*step) {
  ComplexLines result{end.buffer, end.stride, {}};
  for (auto const& d : lines) result.steps.push_back(d.*step);
  return result;
}

ComplexLines packed_lines(Pass const& whole, std::size_t& elements) {
  ComplexLines result{Buffer::spectrum, 1, std::vector<std::ptrdiff_t>(whole.lines.size())};
  elements = 1;
  for (auto const& dim : dims_of(whole.target, whole.lines, whole.length)) {
    (dim.line ? result.steps[*dim.line] : result.stride) = static_cast<std::ptrdiff_t>(elements);
    elements *= dim.count;
  }
  return result;
}

std::vector<LineDim> between(std::vector<LineDim> lines, ComplexLines const& at, std::ptrdiff_t LineDim::*step) {
  for (std::size_t d = 0; d < lines.size(); ++d) lines[d].*step = at.steps[d];
  return lines;
}

End complex_end(ComplexLines const& at, std::size_t length) {
  End end = plain_end(at.buffer, at.stride, length);
  end.map.length = end.map.transform_length = end.map.count = length;
  return end;
}

std::size_t results_without_gaps(End const& target, std::vector<LineDim> const& lines, std::size_t elements) {
  std::size_t next = 1;
  for (auto const& dim : dims_of(target, lines, elements)) {
    if (dim.step != static_cast<std::ptrdiff_t>(next)) return 0;
    next *= dim.count;
  }
  return next;
}

void work_in(Buffer buffer, AxisPlan& plan) {
  for (auto& pass : plan.passes)
    for (auto* end : {&pass.source, &pass.target})
      if (end->buffer == Buffer::workspace) end->buffer = buffer;
  plan.workspace_elements = 0;
}

Pass source_map(Pass const& whole, ComplexLines const& to) {
  Pass map = whole;
  map.middle.transforms = false;
  map.source.ops = {};
  map.target = complex_end(to, whole.length);
  map.lines = between(whole.lines, to, &LineDim::store);
  return map;
}

Pass target_map(Pass const& whole, ComplexLines const& from) {
  Pass map = whole;
  map.middle.transforms = false;
  map.source = complex_end(from, whole.length);
  map.target.ops.drop<ops::Swap>();
  map.lines = between(whole.lines, from, &LineDim::load);
  return map;
}

bool add_map(Context const& context, AxisTask const& task, Pass map, AxisPlan& plan) {
  if (!finish(context, map)) return false;
  plan.time += estimate(context, map, elements_of(task));
  plan.passes.push_back(std::move(map));
  return true;
}

void add_complex(AxisTask const& task, AxisTask const& inner, AxisPlan middle, AxisPlan& plan) {
  plan.time += middle.time * static_cast<double>(elements_of(inner)) / static_cast<double>(elements_of(task));
  std::ranges::move(middle.passes, std::back_inserter(plan.passes));
  plan.workspace_elements = middle.workspace_elements;
}

}  // namespace TeamFFT::Impl
