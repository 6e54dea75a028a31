// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The choice of a kernel for a pass: the team's shape, the order of the pass' lines, and the time that the pass takes
// by estimate.
#ifndef TEAMFFT_ENGINES_FINISH_HPP
#define TEAMFFT_ENGINES_FINISH_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace TeamFFT::Impl {

/// What shape_for() has found, by length, lines and whether they are gathered: the splits of a plan's lengths have most
/// of their factors in common.
struct KnownShapes {
  std::map<std::tuple<std::size_t, std::size_t, bool>, std::optional<Choice>> by_request;
  std::size_t branches = 0;  ///< that splits of lengths have followed; tests bound them
};

/// The shape of a team for lines of `length` (a product of radices), or nothing where a line does not fit in scratch.
/// `gathered` lines lie beside each other in memory on a strided side: the team then wants access_bytes of them.
[[nodiscard]] std::optional<Choice> shape_for(Context const& context, std::size_t length, std::size_t line_count,
                                              bool gathered);
/// Stages at run time: the slot-line kernel of a GPU, lanes across lines on a host. Nothing where a line does not fit.
[[nodiscard]] std::optional<Choice> run_time_candidate(Context const& context, Pass const& pass);
/// Sorts and merges the pass' line dimensions so that neighbouring lines are neighbours in memory, and gives it its
/// choice; false where no engine computes it.
[[nodiscard]] bool finish(Context const& context, Pass& pass);
/// The sentence of a pass that no engine computes.
[[nodiscard]] std::string refusal_of(Context const& context, Pass const& pass);
/// The estimated time of a finished pass over one element-in, element-out of memory per `elements`.
[[nodiscard]] double estimate(Context const& context, Pass const& pass, std::size_t elements);

}  // namespace TeamFFT::Impl

#endif
