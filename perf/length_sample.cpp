// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "length_sample.hpp"

#include <TeamFFT/detail/number.hpp>

#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace TeamFFT::Impl::Bench {

namespace {

constexpr std::size_t longest = std::size_t(1) << 27;

/// Every product of primes to 13 above `first`.
void add_smooth(std::size_t n, std::size_t smallest_prime, std::size_t first, std::vector<std::size_t>& lengths) {
  if (n > first) lengths.push_back(n);
  for (std::size_t p : {2, 3, 5, 7, 11, 13})
    if (p >= smallest_prime && n <= longest / p) add_smooth(n * p, p, first, lengths);
}

}  // namespace

std::vector<std::size_t> lengths_in_scratch() {
  std::vector<std::size_t> lengths(longest_in_scratch - 1);
  std::iota(lengths.begin(), lengths.end(), std::size_t(2));
  return lengths;
}

std::vector<std::size_t> long_lengths(std::size_t count, Random& random) {
  std::vector<std::size_t> lengths;
  add_smooth(1, 2, longest_in_scratch, lengths);
  double const octaves = 12;
  for (std::size_t i = 0; i < 40 * count; ++i) {
    double const bits = uniform(12, 12 + octaves, random);
    auto const n = static_cast<std::size_t>(std::exp2(bits));
    if (n > longest_in_scratch && !is_smooth(n, 13)) lengths.push_back(n);
  }
  return lengths;
}

std::vector<std::size_t> sample_of_classes(std::vector<std::size_t> lengths,
                                           std::function<std::string(std::size_t)> const& class_of,
                                           std::function<bool(std::size_t, std::size_t)> const& takes, Random& random) {
  shuffle(lengths, random);
  std::map<std::string, std::size_t> taken;
  std::set<std::size_t> chosen;
  for (auto n : lengths)
    if (!chosen.contains(n) && takes(n, taken[class_of(n)]++)) chosen.insert(n);
  return {chosen.begin(), chosen.end()};
}

}  // namespace TeamFFT::Impl::Bench
