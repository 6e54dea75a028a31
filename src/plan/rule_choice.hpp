// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which rule computes an axis: each is asked for its passes, and the one that takes the least time by the estimate
// stands.
#ifndef TEAMFFT_PLAN_RULE_CHOICE_HPP
#define TEAMFFT_PLAN_RULE_CHOICE_HPP

#include "plan/rules/rule.hpp"

#include <optional>

namespace TeamFFT::Impl {

/// The forced rule where it applies, else the fastest; a longer list only where no shorter one exists or it is clearly
/// faster. `forced_rule_used` becomes true where the forced one stands.
[[nodiscard]] std::optional<AxisPlan> best_plan(Context const& context, AxisTask const& task, bool& forced_rule_used);

}  // namespace TeamFFT::Impl

#endif
