// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The two ends of an axis' passes: what rules of all kinds put on the first load and the last store.
#include "plan/rules/rule.hpp"

namespace TeamFFT::Impl {

namespace {

void map_by(Pass& pass, AxisTask const& task) {
  pass.map_length = task.map_length;
  pass.transform_length = task.transform_length;
}

}  // namespace

void begin_with(Pass& pass, AxisTask const& task) {
  pass.real_load = task.real_load;
  pass.scalar_load = task.scalar_load;
  pass.swap_load = task.backward;
  pass.load_side = task.load_side;
  pass.map_count = task.map_count;
  map_by(pass, task);
}

void end_with(Pass& pass, AxisTask const& task) {
  pass.real_store = task.real_store;
  pass.scalar_store = task.scalar_store;
  pass.swap_store = task.backward;
  pass.store_side = task.store_side;
  pass.fold_step = task.fold_step;
  pass.scaled = task.scaled;
  if (task.line_wise_store()) map_by(pass, task);
}

std::optional<AxisTask> packed(AxisTask const& task) {
  if (task.core == Core::complex || task.length % 2 != 0) return {};
  AxisTask half = task;
  half.length = half.load_count = task.length / 2;
  half.load_side.packing = task.core == Core::real ? Packing::pairs : Packing::spectrum;
  half.store_side.packing = task.core == Core::real ? Packing::spectrum : Packing::pairs;
  return half;
}

std::size_t elements_of(AxisTask const& task) {
  std::size_t elements = task.core == Core::complex ? task.length : task.transform_length;
  for (auto const& d : task.lines) elements *= d.count;
  return elements;
}

}  // namespace TeamFFT::Impl
