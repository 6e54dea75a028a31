// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The search among shapes of a pass, which every kernel of the scratch-line engine lists in its own way: Shapes has
//   for_each(about, visit)   visit(choice, time) for those whose scratch is about so much or less
//   finish(choice)           with the scratch that it needs, or nothing where that is above the limit
//   limit                    bytes of scratch
//   are_alike(a, b)          shapes that the tuner need not time beside each other often
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_SEARCH_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_SEARCH_HPP

#include "pass/pass.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace TeamFFT::Impl {

/// The fastest shape by estimate; smaller ones are looked at where it needs more scratch than it seemed to.
template <class Shapes>
[[nodiscard]] std::optional<Choice> fastest_of(Shapes const& shapes) {
  for (std::size_t about = shapes.limit; about > shapes.limit / 2; about -= shapes.limit / 8) {
    std::optional<Choice> best;
    double best_time = 0;
    shapes.for_each(about, [&](Choice const& t, double time) {
      if (best && time >= best_time) return;
      best = t;
      best_time = time;
    });
    if (!best) return {};
    if (auto t = shapes.finish(*best)) return t;
  }
  return {};
}

/// Up to `count` shapes to be timed beside each other, the fastest by estimate first, but not all of one list of radices: at most four that are alike, and two
/// with as many lines (three of one line).
template <class Shapes>
[[nodiscard]] std::vector<Choice> candidates_of(Shapes const& shapes, std::size_t count) {
  std::vector<std::pair<double, Choice>> all;
  shapes.for_each(shapes.limit, [&](Choice const& t, double time) { all.emplace_back(time, t); });
  std::ranges::stable_sort(all, {}, &std::pair<double, Choice>::first);
  std::vector<Choice> chosen;
  for (auto const& [time, candidate] : all) {
    if (chosen.size() == count) break;
    std::size_t similar = 0, with_as_many_lines = 0;
    for (auto const& t : chosen) {
      bool const is_alike = shapes.are_alike(t, candidate);
      similar += is_alike;
      with_as_many_lines += is_alike && t.lines_per_team == candidate.lines_per_team;
    }
    if (similar >= 4 || with_as_many_lines >= (candidate.lines_per_team == 1 ? 3u : 2u)) continue;
    if (auto t = shapes.finish(candidate)) chosen.push_back(*std::move(t));
  }
  return chosen;
}

}  // namespace TeamFFT::Impl

#endif
