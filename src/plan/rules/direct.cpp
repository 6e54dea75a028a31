// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule "direct": N is a product of radices, or of radices and one larger prime (scratch_line/prime_candidates.hpp), and
// a line fits in a team's scratch or in that of a cluster's teams (scratch_line/cluster_candidates.hpp), or has a row:
// stages in one pass, no extra memory.
#include "plan/rules/rule.hpp"

namespace TeamFFT::Impl {

std::optional<AxisPlan> direct(Context const& context, AxisTask const& task) {
  Pass pass;
  pass.rule = "direct";
  pass.length = task.length;
  pass.lines = task.lines;
  pass.source = task.source;
  pass.target = task.target;
  if (!finish(context, pass)) return {};
  AxisPlan plan;
  plan.reason = std::string("a product of radices ") +
                (pass.choice.is<ScratchLinePrimeChoice>() ? "and one prime " : "") + "that fits in " +
                (pass.choice.teams() > 1 ? "a cluster's " : "") + "scratch";
  plan.time = estimate(context, pass, elements_of(task));
  plan.passes.push_back(std::move(pass));
  return plan;
}

}  // namespace TeamFFT::Impl
