// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a problem on bare memory must give: definitions summed in long double, one dimension after the other.
#ifndef TEAMFFT_TESTS_INTERFACES_NAIVE_HPP
#define TEAMFFT_TESTS_INTERFACES_NAIVE_HPP

#include <complex>
#include <cstddef>
#include <functional>
#include <vector>

namespace TeamFFT::Test {

using Wide = std::complex<long double>;
using WideLine = std::vector<Wide>;

/// A line's transform, unscaled. r2c and c2r are `forward` and `backward` of lines that are completed or cut.
enum class Sum {
  forward,
  backward,
  r2hc,
  hc2r,
  dht,
  redft00,
  redft01,
  redft10,
  redft11,
  rodft00,
  rodft01,
  rodft10,
  rodft11
};

/// The definition, O(n^2).
WideLine sum(Sum kind, WideLine const& line);

/// The half spectrum's other half: x_(n-j) = conj x_j.
WideLine whole_spectrum(WideLine const& half, std::size_t n);

enum class Halved { none, output, input };  ///< r2c, c2r

struct NaiveDim {
  std::size_t n = 1;
  std::ptrdiff_t in = 0, out = 0;
  Sum kind = Sum::forward;
};

/// The dimensions, of which the last one is the halved one, and those over which transforms repeat.
struct NaiveProblem {
  std::vector<NaiveDim> dims, batch;
  Halved halved = Halved::none;
};

/// Calls give(offset, value) for every element of the output, with the input's elements from take(offset).
void transform(NaiveProblem const& problem, std::function<Wide(std::ptrdiff_t)> const& take,
               std::function<void(std::ptrdiff_t, Wide)> const& give);

/// The greatest offset of a side's elements, which all begin at 0.
std::ptrdiff_t reach(NaiveProblem const& problem, bool is_input);

}  // namespace TeamFFT::Test

#endif
