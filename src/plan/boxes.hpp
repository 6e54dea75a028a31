// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Several axes in one pass: a box of theirs that lies in one piece of memory is one line of a team's scratch, whose
// stages belong to one axis or another.
#ifndef TEAMFFT_PLAN_BOXES_HPP
#define TEAMFFT_PLAN_BOXES_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace TeamFFT::Impl {

/// The pass over the first `count` axes of `order` from the input to the output, or nothing where they are not whole
/// and in the same direction, or no engine holds them. Complex ones lie in one piece, each as far apart as the one
/// before is long; of reals the halved axis is contiguous. Its rule is "box".
[[nodiscard]] std::optional<Pass> box_pass(Context const& context, Problem const& problem,
                                           std::vector<std::size_t> const& order, std::size_t count);

/// PassList::time where chains save what lies between their passes.
[[nodiscard]] double time_with_chains(PassList const& list);

/// `in_turn`, the axes of `order` in passes of their own, or where that is clearly faster the same with some of them in
/// a box. plan_axis(list, step) appends the passes of axis order[step] in the output; false where there are none.
[[nodiscard]] PassList with_boxes(Context const& context, PassList in_turn, std::vector<std::size_t> const& order,
                                  std::function<bool(PassList&, std::size_t)> const& plan_axis);

}  // namespace TeamFFT::Impl

#endif
