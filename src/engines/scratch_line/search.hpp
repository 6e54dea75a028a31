// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The search among shapes of a pass, which every kernel of the scratch-line engine lists in its own way.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_SEARCH_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_SEARCH_HPP

#include "pass/pass.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace TeamFFT::Impl {

/// What a kernel tells the search. `context` and `pass` that the functions refer to outlive it.
template <class ForEach, class Finish, class Alike>
struct Shapes {
  std::size_t limit;  ///< bytes of scratch
  ForEach for_each;   ///< (about, visit): visit(choice, time) for those whose scratch is about so much or less
  Finish finish;      ///< (choice): with the scratch that it needs, or nothing where that is above the limit
  Alike are_alike;    ///< (a, b): the tuner need not time both often
};

template <class ForEach, class Finish, class Alike>
Shapes(std::size_t, ForEach, Finish, Alike) -> Shapes<ForEach, Finish, Alike>;

/// The fastest shape by estimate; smaller ones are looked at where it needs more scratch than it seemed to.
template <class... Functions>
[[nodiscard]] std::optional<Choice> fastest_of(Shapes<Functions...> const& shapes) {
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

/// Up to `count` shapes to be timed beside each other, the fastest by estimate first, but not all of one list of
/// radices: at most four that are alike, and two with as many lines (three of one line).
template <class... Functions>
[[nodiscard]] std::vector<Choice> candidates_of(Shapes<Functions...> const& shapes, std::size_t count) {
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
