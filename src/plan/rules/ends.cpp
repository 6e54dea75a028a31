// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What rules of all kinds ask about an axis.
#include "plan/rules/rule.hpp"

namespace TeamFFT::Impl {

std::optional<AxisTask> packed(AxisTask const& task) {
  if (task.core == Core::complex || task.length % 2 != 0) return {};
  AxisTask half = task;
  half.length = half.source.count = task.length / 2;
  half.source.map.side.packing = task.core == Core::real ? Packing::pairs : Packing::spectrum;
  half.target.map.side.packing = task.core == Core::real ? Packing::spectrum : Packing::pairs;
  return half;
}

std::size_t elements_of(AxisTask const& task) {
  std::size_t elements = task.core == Core::complex ? task.length : task.source.map.transform_length;
  for (auto const& d : task.lines) elements *= d.count;
  return elements;
}

}  // namespace TeamFFT::Impl
