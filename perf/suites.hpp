// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Suites: named lists of problems.
#ifndef TEAMFFT_PERF_SUITES_HPP
#define TEAMFFT_PERF_SUITES_HPP

#include "problem_list.hpp"
#include "settings.hpp"
#include "speed_class.hpp"

#include <TeamFFT/problem.hpp>

#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

struct SuiteName {
  char const* name;
  char const* what;
};

/// The suites with one line each for the help text.
std::vector<SuiteName> const& suite_names();

/// Whether a problem is inside the settings' limits, not much larger than the points asked for, and of lengths that its
/// kind has.
bool is_wanted(Settings const& settings, KindChoice const& kind, Problem const& problem);

/// Whether the suite has kinds of its own.
bool has_own_kinds(Settings const& settings);

/// Whether settings.thin is met by the suite itself, in which every K-th problem would not have all classes.
bool thins_itself(Settings const& settings);

/// Whether the suite is one of many short measurements: settings.case_ms each, and a short clock of copies.
bool is_sweep(std::string const& suite);

/// The class of a problem as the settings' suite names it.
SpeedClass class_in_suite(Settings const& settings, Problem const& problem);

/// The suite of the settings for one kind, before thinning, of those problems that are wanted. Throws Error for a name
/// that is none.
std::vector<Problem> whole_suite(Settings const& settings, KindChoice const& kind);

}  // namespace TeamFFT::Impl::Bench

#endif
