// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Axes in turn: the first reads the input, the others work in the output, or in an array between, each by the rule that
// takes the least time.
#ifndef TEAMFFT_PLAN_AXES_IN_TURN_HPP
#define TEAMFFT_PLAN_AXES_IN_TURN_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"
#include "plan/axis_task.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace TeamFFT::Impl {

class AxesInTurn {
 public:
  /// Both are kept by reference.
  AxesInTurn(Context const& context, Problem const& problem);

  /// The passes of all axes, or nothing, and refusal() says why.
  [[nodiscard]] std::optional<PassList> plan();
  [[nodiscard]] std::string const& refusal() const { return m_refusal; }
  [[nodiscard]] std::vector<std::size_t> const& order() const { return m_order; }
  /// Appends the passes of the axis of step `step` alone, from the output to the output; false where there are none.
  [[nodiscard]] bool append_in_output(PassList& list, std::size_t step);
  /// Whether an axis that was planned took the rule that is forced, if one is.
  [[nodiscard]] bool used_forced_rule() const { return m_forced_rule_used; }

 private:
  [[nodiscard]] Data between_axes(PassList& list) const;
  [[nodiscard]] bool append_axis(PassList& list, std::size_t step);
  [[nodiscard]] bool append_copy(PassList& list, Data const& to, std::size_t a);
  [[nodiscard]] bool refuse(std::string why);

  Context const& m_context;
  Problem const& m_problem;
  std::vector<std::size_t> m_order;    ///< of the problem's axes
  std::vector<std::size_t> m_extents;  ///< of axes, then batch dimensions, as they are between the axes
  Data m_from{}, m_between{}, m_out;
  bool m_has_copy;  ///< behind the last axis: a user's functor takes both parts of an element at once
  bool m_forced_rule_used;
  std::string m_refusal;
};

}  // namespace TeamFFT::Impl

#endif
