// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which passes of a list are done two in one launch, with what lies between them in a ring that stays in the cache
// (device/scope/ring.hpp). The list itself says what each pass computes, as without: reference(), print and tests read
// it so.
#ifndef TEAMFFT_PLAN_CHAIN_HPP
#define TEAMFFT_PLAN_CHAIN_HPP

#include "plan/rules/rule.hpp"

#include <utility>
#include <vector>

namespace TeamFFT::Impl {

/// Chains of the list, none of which share a pass: two passes over neighbouring axes, or factors, of many units, for
/// which the backend has a row.
[[nodiscard]] std::vector<Chain> find_chains(Context const& context, PassList const& list);

/// The chain's passes as its kernel sees them: its row's shapes, and between the passes packed units one behind the
/// other.
[[nodiscard]] std::pair<Pass, Pass> chained(PassList const& list, Chain const& chain);

}  // namespace TeamFFT::Impl

#endif
