// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Problem list: from the words of the command line to the problems that are timed.
#ifndef TEAMFFT_PERF_PROBLEM_LIST_HPP
#define TEAMFFT_PERF_PROBLEM_LIST_HPP

#include "settings.hpp"

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

/// A packed View of the given extents, `axes` (negative ones count from the end; none: all) transformed; a batch of 1 adds no dimension, another one is
/// the slowest. Throws Error for what is not a View: no extent, a zero, an axis out of range or named twice.
Problem make_problem(Settings const& settings, std::vector<std::size_t> extents, std::vector<int> const& axes, std::size_t batch);

/// The problems of the command line, in its order: tokens, sizes, then the suite. Throws Error for what cannot be read.
std::vector<Problem> make_problems(Settings const& settings);

/// "256x1000" as {256, 1000}.
std::vector<std::size_t> parse_size(std::string const& text);

}  // namespace TeamFFT::Impl::Bench

#endif
