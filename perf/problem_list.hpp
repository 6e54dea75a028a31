// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Problem list: from the words of the command line to the problems that are timed.
#ifndef TEAMFFT_PERF_PROBLEM_LIST_HPP
#define TEAMFFT_PERF_PROBLEM_LIST_HPP

#include "settings.hpp"

#include <TeamFFT/problem.hpp>

#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// The elements of an array of such extents.
std::size_t product(std::vector<std::size_t> const& extents);

/// One word of --kind: the kind of the last transformed axis, and of the others.
struct KindChoice {
  Kind last = Kind::c2c_forward;
  Kind others = Kind::c2c_forward;
};

/// Throws Error for a name that is none.
KindChoice parse_kind(Settings const& settings, std::string const& name);

/// Elements in a batch: points of a complex transform, reals of the other kinds; by default so many that both have the
/// same bytes.
std::size_t default_points(Settings const& settings, KindChoice const& kind);

/// Transforms of `size` elements in a batch, at least 1.
std::size_t batch_for(Settings const& settings, KindChoice const& kind, std::size_t size);

/// The length of a transform whose complex lines have N elements: N + 1 of dct1, N - 1 of dst1.
std::size_t length_for(Kind kind, std::size_t N);

/// A packed View of the given extents (of r2c and c2r: the real one), `axes` (negative ones count from the end; none:
/// all) transformed; a batch of 1 adds no dimension, another one is the slowest. In place the real rows of r2c and c2r
/// are padded to 2(n/2 + 1). Throws Error for what is not a View: no extent, a zero, an axis out of range or named
/// twice.
Problem make_problem(Settings const& settings, KindChoice const& kind, std::vector<std::size_t> extents,
                     std::vector<int> const& axes, std::size_t batch);

/// The problems of the command line, in its order: tokens, sizes, then the suite. Throws Error for what cannot be read.
std::vector<Problem> make_problems(Settings const& settings);

/// "256x1000" as {256, 1000}.
std::vector<std::size_t> parse_size(std::string const& text);

}  // namespace TeamFFT::Impl::Bench

#endif
