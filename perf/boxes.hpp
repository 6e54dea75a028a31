// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Boxes: the suite of random 2-D and 3-D problems, class by class.
#ifndef TEAMFFT_PERF_BOXES_HPP
#define TEAMFFT_PERF_BOXES_HPP

#include "problem_list.hpp"
#include "random.hpp"
#include "settings.hpp"
#include "speed_class.hpp"

#include <cstddef>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// What the lengths of a box are; "any": at least one of them has a prime factor above 7.
enum class Lengths { powers_of_two, smooth7, any };

/// `rank` extents of about 2^bits points together. Those of a cube are equal; otherwise each has at least 8 elements,
/// and their logarithms part 2^bits at random. Extents of a class are those of no class above it.
std::vector<std::size_t> draw_extents(std::size_t rank, bool cube, double bits, Lengths lengths, Random& random);

/// settings.count problems of each class: shape (2-D, 2-D batches, slabs, 3-D cubes, 3-D boxes), lengths, kind (c2c,
/// r2c, c2r, dct2), storage (packed, in place, ghosted, LayoutLeft), and those under 2 MB, in batches of 1 to 16, for
/// themselves. One problem of each class, in an order drawn anew, then the next of each: what a time limit leaves has
/// all classes. settings.thin leaves the first of these rounds.
std::vector<Problem> boxes(Settings const& settings);

/// The class of such a problem, from the problem alone.
SpeedClass box_class(Problem const& problem);

}  // namespace TeamFFT::Impl::Bench

#endif
