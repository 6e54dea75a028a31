// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Samples of lengths: so many of each class, drawn by a seed.
#ifndef TEAMFFT_PERF_LENGTH_SAMPLE_HPP
#define TEAMFFT_PERF_LENGTH_SAMPLE_HPP

#include "random.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

inline constexpr std::size_t longest_in_scratch = 4096;

/// 2..4096.
std::vector<std::size_t> lengths_in_scratch();

/// Lengths above 4096: the 13-smooth ones to 2^27, and others to 2^24, whose plans compute tables of that length. The
/// others lie evenly over the powers of two, and are so many that a sample of `count` finds enough in each class.
std::vector<std::size_t> long_lengths(std::size_t count, Random& random);

/// The lengths that `takes` accepts, in rising order, each once. Lengths come to it in an order drawn at random; it is
/// told of each how many others of the class came before.
std::vector<std::size_t> sample_of_classes(std::vector<std::size_t> lengths,
                                           std::function<std::string(std::size_t)> const& class_of,
                                           std::function<bool(std::size_t, std::size_t)> const& takes, Random& random);

}  // namespace TeamFFT::Impl::Bench

#endif
