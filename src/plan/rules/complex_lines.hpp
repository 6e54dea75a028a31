// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex lines between passes that only map: where they lie, and the plan of what transforms them; for the rules
// half-length and two-lines.
#ifndef TEAMFFT_PLAN_RULES_COMPLEX_LINES_HPP
#define TEAMFFT_PLAN_RULES_COMPLEX_LINES_HPP

#include "plan/rules/rule.hpp"

#include <cstddef>
#include <vector>

namespace TeamFFT::Impl {

/// Complex lines in a buffer.
struct ComplexLines {
  Buffer buffer = Buffer::out;
  std::ptrdiff_t stride = 1;
  std::vector<std::ptrdiff_t> steps;  ///< from line to line, of each dimension
};

/// Those at an end of a pass.
[[nodiscard]] ComplexLines lines_of(End const& end, std::vector<LineDim> const& lines, std::ptrdiff_t LineDim::*step);
/// Lines of the pass' length in the workspace without gaps, in the order of its results; `elements` is set to how many
/// they are.
[[nodiscard]] ComplexLines packed_lines(Pass const& whole, std::size_t& elements);
/// `lines` with the steps of complex lines at one side.
[[nodiscard]] std::vector<LineDim> between(std::vector<LineDim> lines, ComplexLines const& at,
                                           std::ptrdiff_t LineDim::*step);
/// Complex elements of lines of `length`.
[[nodiscard]] End complex_end(ComplexLines const& at, std::size_t length);

/// How many elements all results are, `elements` a line, where they follow each other without gaps; else 0.
[[nodiscard]] std::size_t results_without_gaps(End const& target, std::vector<LineDim> const& lines,
                                               std::size_t elements);
/// What lies between the plan's passes lies in `buffer` instead of the workspace.
void work_in(Buffer buffer, AxisPlan& plan);

/// A pass that maps, from `whole`, which has both ends of the task: its source to complex lines, and complex lines to
/// its target.
[[nodiscard]] Pass source_map(Pass const& whole, ComplexLines const& to);
[[nodiscard]] Pass target_map(Pass const& whole, ComplexLines const& from);
/// Appends the pass with its time; false where no kernel takes it.
[[nodiscard]] bool add_map(Context const& context, AxisTask const& task, Pass map, AxisPlan& plan);
/// Appends the plan of complex lines, whose time is in units of its own data.
void add_complex(AxisTask const& task, AxisTask const& inner, AxisPlan middle, AxisPlan& plan);

}  // namespace TeamFFT::Impl

#endif
