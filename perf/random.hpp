// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random: choices that a seed fixes on every machine; the distributions of <random> differ between libraries.
#ifndef TEAMFFT_PERF_RANDOM_HPP
#define TEAMFFT_PERF_RANDOM_HPP

#include <cstddef>
#include <random>
#include <utility>
#include <vector>

namespace TeamFFT::Impl::Bench {

using Random = std::mt19937_64;

template <class Value>
void shuffle(std::vector<Value>& values, Random& random) {
  for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[random() % i]);
}

/// In [low, high).
inline double uniform(double low, double high, Random& random) {
  return low + (high - low) * (static_cast<double>(random() >> 11) * 0x1p-53);
}

}  // namespace TeamFFT::Impl::Bench

#endif
