// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/axis_task.hpp"

#include "plan/kind_ends.hpp"

#include <TeamFFT/detail/boxes.hpp>
#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/printing.hpp>

#include <algorithm>
#include <iomanip>
#include <iterator>
#include <string>
#include <utility>

namespace TeamFFT::Impl {

Data data_in(Problem const& problem, Buffer buffer, bool is_real, std::ptrdiff_t Axis::*axis_stride,
             std::ptrdiff_t Batch::*batch_stride) {
  Data data{buffer, is_real, {}, {}, false};
  for (auto const& a : problem.axes) data.axes.push_back(a.*axis_stride);
  for (auto const& b : problem.batch) data.batch.push_back(b.*batch_stride);
  return data;
}

Data spectrum_of(Problem const& problem, std::size_t fastest, std::size_t& elements) {
  Data data{Buffer::spectrum, false, std::vector<std::ptrdiff_t>(problem.axes.size()),
            std::vector<std::ptrdiff_t>(problem.batch.size()), false};
  elements = 1;
  auto const take = [&](std::ptrdiff_t& stride, std::size_t extent) {
    stride = static_cast<std::ptrdiff_t>(elements);
    elements *= extent;
  };
  auto const take_axis = [&](std::size_t a) {
    auto const& axis = problem.axes[a];
    take(data.axes[a], axis.kind == Kind::c2r       ? axis.length / 2 + 1
                       : axis.kind == Kind::r2c     ? axis.length / 2 + 1
                       : is_real_to_real(axis.kind) ? axis.length
                                                    : std::max(elements_read(axis), extent_out(axis)));
  };
  take_axis(fastest);
  for (std::size_t a = problem.axes.size(); a-- > 0;)
    if (a != fastest) take_axis(a);
  for (std::size_t b = problem.batch.size(); b-- > 0;) take(data.batch[b], problem.batch[b].count);
  return data;
}

namespace {

/// What a kind puts on both ends of its axis (maps.hpp).
void set_kind(AxisTask& task, Axis const& axis, bool conjugated) {
  std::size_t const n = axis.length;
  auto const& ends = ends_of(axis.kind, n);
  auto &load = task.source.map, &store = task.target.map;
  // the transform of a conjugate is the conjugate of the other direction's
  bool const flipped = conjugated && is_complex_kind(axis.kind);
  bool const backward = (row_of(axis.kind).direction == Direction::backward) != flipped;
  std::size_t const N = ends.factor * n + static_cast<std::size_t>(ends.offset);
  task.core = ends.core;
  load.side = ends.load;
  store.side = ends.store;
  load.side.conjugate = conjugated && axis.kind == Kind::c2r;
  store.side.conjugate = conjugated && axis.kind == Kind::r2c;
  if (backward || task.core == Core::hermitian) {
    task.source.ops.put(ops::Swap{});
    task.target.ops.put(ops::Swap{});
  }
  load.length = store.length = n;
  load.transform_length = store.transform_length = N;
  load.count = elements_read(axis);
  store.count = extent_out(axis);
  task.length = load.side.map == Map::twisted ? n / 2 : N;
  task.source.count = load.side.map != Map::none ? task.length : load.count;
  task.target.count = task.core == Core::real ? N / 2 + 1 : is_complex_kind(axis.kind) ? store.count : task.length;
}

}  // namespace

AxisTask task_of(Problem const& problem, std::vector<std::size_t> const& order, std::size_t step, Data const& from,
                 Data const& to) {
  auto axis = problem.axes[order[step]];
  if (from.window) axis.extent_in = input_extent(axis.kind, axis.length);
  if (to.window || to.has_whole_axis) axis.extent_out = 0;
  AxisTask task;
  set_kind(task, axis, problem.conjugated);
  bool const parts = is_real_to_real(axis.kind) && !from.is_real;
  std::ptrdiff_t const unit = parts ? 2 : 1;
  task.source.buffer = from.buffer;
  task.source.called = from.is_called;
  task.source.window = from.window;
  task.source.element = parts ? ElementKind::part : from.is_real ? ElementKind::real : ElementKind::complex;
  task.source.stride = unit * from.axes[order[step]];
  task.target.buffer = to.buffer;
  task.target.called = to.is_called;
  task.target.window = to.window;
  task.target.element = parts ? ElementKind::part : to.is_real ? ElementKind::real : ElementKind::complex;
  task.target.stride = unit * to.axes[order[step]];
  if (step + 1 == order.size()) task.target.ops.put(ops::Scale{});
  for (std::size_t s = 0; s < order.size(); ++s) {
    if (s == step) continue;
    auto const& other = problem.axes[order[s]];
    std::size_t const count = s < step ? extent_out(other) : elements_read(other);
    task.lines.push_back({count, unit * from.axes[order[s]], unit * to.axes[order[s]]});
  }
  for (std::size_t b = 0; b < problem.batch.size(); ++b)
    task.lines.push_back({problem.batch[b].count, unit * from.batch[b], unit * to.batch[b]});
  if (parts) task.lines.push_back({2, 1, 1});
  return task;
}

std::string copies_text(double copies) {
  auto text = classic_stream();
  text << std::fixed << std::setprecision(2) << copies;
  return text.str();
}

std::string copies_text(double time, AxisTask const& task) {
  auto const scalars = [&](End const& end, bool is_half_spectrum) {
    if (is_half_spectrum) return end.map.transform_length;
    if (!end.is_real()) return 2 * task.length;
    return task.core == Core::complex && end.map.side.map == Map::none ? task.length : end.map.length;
  };
  std::size_t const in = scalars(task.source, task.core == Core::hermitian && !task.source.is_real()),
                    out = scalars(task.target, task.core == Core::real && !task.target.is_real());
  std::size_t lines = 1;
  for (auto const& d : task.lines) lines *= d.count;
  return copies_text(time * static_cast<double>(elements_of(task)) * 4 / static_cast<double>(lines * (in + out)));
}

void append(PassList& list, Axis const& axis, AxisTask const& task, AxisPlan plan) {
  list.time += plan.time * static_cast<double>(elements_of(task));
  list.workspace_elements = std::max(list.workspace_elements, plan.workspace_elements);
  list.spectrum_elements = std::max(list.spectrum_elements, plan.spectrum_elements);
  list.reason += (list.passes.empty() ? "" : "; ") + std::string("length ") + std::to_string(axis.length) + ": " +
                 plan.reason + ", " + copies_text(plan.time, task) + " copies by estimate" +
                 (plan.others.empty() ? "" : " (" + plan.others + ")");
  std::move(plan.passes.begin(), plan.passes.end(), std::back_inserter(list.passes));
}

}  // namespace TeamFFT::Impl
