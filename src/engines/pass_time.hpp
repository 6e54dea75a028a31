// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the engines' costs share: the time of memory, of stages, and of both together, where reading and writing an
// element once is 1.
#ifndef TEAMFFT_ENGINES_PASS_TIME_HPP
#define TEAMFFT_ENGINES_PASS_TIME_HPP

#include "engines/engine.hpp"

namespace TeamFFT::Impl {

inline constexpr double stage_time = 0.15;  ///< of an element in one stage

/// How much short runs cost.
struct ShortRuns {
  double exponent = 0.7;
  bool in_parts = false;  ///< sectors that a run leaves in parts cost beside that
};

/// Of both ends of an element: more than 1 where a tile's runs are short.
[[nodiscard]] double ends_time(Context const& context, Pass const& pass, ShortRuns const& runs = {});

/// Stages of a pass, each worth the cost of its radix, with one for the ends; twice those of a convolution.
[[nodiscard]] double stages_of(Pass const& pass, bool lanes);

/// Memory and arithmetic of many teams beside each other.
[[nodiscard]] double overlapped(double memory, double arithmetic);

/// Whether either end permutes its elements.
[[nodiscard]] bool permutes(Pass const& pass);

/// Whether a pass is one of those that factors of tiles were fitted to: 180 complex problems along middle and outer
/// axes and 110 long lengths (H200, 2026-11-23; perf/notes/planner.md#last-passes-2026-11-23), with enough lines to
/// keep the whole device busy. Below that the second-level cache and the number of threads decide, and the factors
/// choose worse.
[[nodiscard]] bool is_fitted(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
