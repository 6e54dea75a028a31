// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Boxes: which positions of a transform the elements of a View are.
#ifndef TEAMFFT_DETAIL_BOXES_HPP
#define TEAMFFT_DETAIL_BOXES_HPP

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/problem.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

namespace TeamFFT::Impl {

/// Elements of the output View along an axis.
[[nodiscard]] inline std::size_t extent_out(Axis const& axis) {
  return axis.extent_out != 0 ? axis.extent_out : output_extent(axis.kind, axis.length);
}

/// Elements of the input that are read.
[[nodiscard]] inline std::size_t elements_read(Axis const& axis) {
  return std::min(axis.extent_in, input_extent(axis.kind, axis.length));
}

/// `count` elements of a View among `length` positions: position p is element (r + turn) mod count with r = (p - first)
/// mod length, and none where r >= count. Of more elements than positions each position is every length-th one from
/// there on.
struct Window {
  std::size_t length, count, first, turn;
};

/// Input and output of an axis, or nothing where its elements are the first positions (of an output: by an op that
/// engines have).
[[nodiscard]] bool has_input_window(Axis const& axis);
[[nodiscard]] bool has_output_window(Axis const& axis);
[[nodiscard]] Window input_window(Axis const& axis);
[[nodiscard]] Window output_window(Axis const& axis);

/// What is wrong with an axis' boxes and extents, or nothing.
[[nodiscard]] std::string box_fault(Axis const& axis);

/// Boxes that say what is so without them go; offsets become numbers from 0 on.
void simplify_boxes(Axis& axis);

}  // namespace TeamFFT::Impl

#endif
