// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Suites: named lists of problems.
#ifndef TEAMFFT_PERF_SUITES_HPP
#define TEAMFFT_PERF_SUITES_HPP

#include "problem_list.hpp"
#include "settings.hpp"

#include <TeamFFT/problem.hpp>

#include <vector>

namespace TeamFFT::Impl::Bench {

struct SuiteName {
  char const* name;
  char const* what;
};

/// The suites with one line each for the help text.
std::vector<SuiteName> const& suite_names();

/// Whether a problem is inside the settings' limits, not much larger than the points asked for, and of lengths that its kind has.
bool is_wanted(Settings const& settings, KindChoice const& kind, Problem const& problem);

/// Whether the suite has kinds of its own.
bool has_own_kinds(Settings const& settings);

/// The suite of the settings for one kind, before thinning, of those problems that are wanted. Throws Error for a name that is none.
std::vector<Problem> whole_suite(Settings const& settings, KindChoice const& kind);

}  // namespace TeamFFT::Impl::Bench

#endif
