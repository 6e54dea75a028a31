// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel to a filter and back, on teams of host threads, with a filter that counts its calls.
#ifndef TEAMFFT_TESTS_KERNELS_ON_HOST_FILTER_TEAMS_HPP
#define TEAMFFT_TESTS_KERNELS_ON_HOST_FILTER_TEAMS_HPP

#include "kernel_teams.hpp"

#include <TeamFFT/device/engines/slot_line/slot_line.hpp>

#include <cmath>
#include <numbers>
#include <vector>

namespace TeamFFT::Test {

/// How often a filter was called for each element of the packed array between the transforms, and for what lies outside
/// it.
struct FilterCalls {
  std::vector<int> counts;
  int outside = 0;

  void note(std::size_t at) { ++(at < counts.size() ? counts[at] : outside); }
};

/// What field c is multiplied by at an element for result d: of modulus 1, so that no element's error weighs more than
/// another's.
template <class Real>
Impl::Complex<Real> filter_factor(std::size_t at, unsigned c, unsigned d) {
  auto const angle = std::numbers::pi * Random(64 * at + 8 * c + d).uniform<double>();
  return {static_cast<Real>(std::cos(angle)), static_cast<Real>(std::sin(angle))};
}

/// The results at an element are sums over the fields. `step`: from element to element of a line.
template <class Real, unsigned C, unsigned D>
struct CountedFilter {
  struct Along {
    FilterCalls* calls;
    std::size_t first, step;

    template <std::size_t most>
    void operator()(std::uint32_t k, Impl::Complex<Real> (&z)[most]) const {
      std::size_t const at = first + k * step;
      calls->note(at);
      Impl::Complex<Real> results[D]{};
      for (unsigned d = 0; d < D; ++d)
        for (unsigned c = 0; c < C; ++c) results[d] = results[d] + filter_factor<Real>(at, c, d) * z[c];
      for (unsigned d = 0; d < D; ++d) z[d] = results[d];
    }
  };

  FilterCalls* calls;
  std::size_t step;
  std::uint64_t end = ~std::uint64_t{0};  ///< of the lines that are called
  [[nodiscard]] bool has(std::uint64_t place) const { return place < end; }
  [[nodiscard]] Along along(std::uint64_t place) const { return {calls, place, step}; }
  template <class F>
  void with_along(std::uint64_t place, F const& f) const {
    f(along(place));
  }
};

template <class Real, unsigned C, unsigned D, bool forward>
using CountedFields = Impl::FilterCalls<Real, C, D, forward, CountedFilter<Real, C, D>>;

/// By both launches. Compiled in filter_teams.cpp for one field to one in both directions; for 2 to 3 forward first in
/// float and backward first in double; for 3 to 1 the other way round.
template <class Real, unsigned C, unsigned D, bool forward>
void run_filter_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel,
                      CountedFields<Real, C, D, forward> const& fields);

}  // namespace TeamFFT::Test

#endif
