// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Times that the examples print. teamfft-bench measures with more care.
#ifndef TEAMFFT_EXAMPLES_TIMING_HPP
#define TEAMFFT_EXAMPLES_TIMING_HPP

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace example {

/// Now, in seconds.
inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Seconds for one call: the best of five rounds of at least 20 ms.
template <class Work, class Wait>
double seconds(Work const& work, Wait const& wait) {
  work();
  wait();
  double best = 1e30;
  std::size_t calls = 1;
  for (int round = 0; round < 5;) {
    double const begin = now();
    for (std::size_t i = 0; i < calls; ++i) work();
    wait();
    double const elapsed = now() - begin;
    if (elapsed < 0.02 && calls < (1u << 20)) {
      calls *= 2;
      continue;
    }
    best = std::min(best, elapsed / static_cast<double>(calls));
    ++round;
  }
  return best;
}

}  // namespace example

#endif
