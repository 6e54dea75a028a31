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

/// 2..4096.
std::vector<std::size_t> lengths_in_scratch();

/// Lengths above 4096: the 13-smooth ones to 2^27, and so many others to 2^24 (their plans compute tables of that length), evenly over the powers of two, that
/// a sample of `count` finds enough in each class.
std::vector<std::size_t> long_lengths(std::size_t count, Random& random);

/// Those that `takes` accepts, which is told of each length how many others of its class came before it. They come in an order drawn at random, and return
/// in rising order, each once.
std::vector<std::size_t> sample_of_classes(std::vector<std::size_t> lengths, std::function<std::string(std::size_t)> const& class_of,
                                           std::function<bool(std::size_t, std::size_t)> const& takes, Random& random);

}  // namespace TeamFFT::Impl::Bench

#endif
