// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One axis of a problem in several dimensions as a task for the rules, from one of the problem's arrays to another.
#ifndef TEAMFFT_PLAN_AXIS_TASK_HPP
#define TEAMFFT_PLAN_AXIS_TASK_HPP

#include "plan/rules/rule.hpp"

#include <TeamFFT/problem.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace TeamFFT::Impl {

/// A problem's data in a buffer: the strides of its axes and batch dimensions, in its elements.
struct Data {
  Buffer buffer;
  bool is_real;
  std::vector<std::ptrdiff_t> axes, batch;
  bool is_called = false;  ///< by a functor
  std::optional<std::size_t> window = {};
  bool has_whole_axis = false;  ///< of the next result, of which later passes then read a part
};

/// The input or the output, by its strides in the problem.
[[nodiscard]] Data data_in(Problem const& problem, Buffer buffer, bool is_real, std::ptrdiff_t Axis::*axis_stride,
                           std::ptrdiff_t Batch::*batch_stride);

/// The half-spectra between the axes of a transform to or from reals, packed in an array of `elements` with the axis
/// `fastest` contiguous.
[[nodiscard]] Data spectrum_of(Problem const& problem, std::size_t fastest, std::size_t& elements);

/// The task of axis order[step] from one buffer to another: axes already done have their full extent, the others only
/// their valid input.
[[nodiscard]] AxisTask task_of(Problem const& problem, std::vector<std::size_t> const& order, std::size_t step,
                               Data const& from, Data const& to);

/// A time in copies of the data, as plans print it.
[[nodiscard]] std::string copies_text(double copies);
/// Of a plan for a task, whose time is in complex elements, as many as the transform has: a DCT-IV has half as many as
/// its data, a DCT-I twice as many.
[[nodiscard]] std::string copies_text(double time, AxisTask const& task);

/// Adds the passes of an axis behind those of the others.
void append(PassList& list, Axis const& axis, AxisTask const& task, AxisPlan plan);

}  // namespace TeamFFT::Impl

#endif
