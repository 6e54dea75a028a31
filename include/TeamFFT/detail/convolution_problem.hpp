// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ConvolutionProblem: where the outputs of a convolution lie in the full one, and how long a circular one must be to
// have them. No Kokkos here.
#ifndef TEAMFFT_DETAIL_CONVOLUTION_PROBLEM_HPP
#define TEAMFFT_DETAIL_CONVOLUTION_PROBLEM_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/detail/problem_key.hpp>
#include <TeamFFT/detail/view_info.hpp>
#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace TeamFFT {

/// Which part of a convolution of n and m elements is wanted: all n + m - 1; the n in the middle, from (m - 1)/2 on;
/// those for which one operand covers the other; or the one that goes round, of n.
enum class Mode { full, same, valid, circular };

namespace Impl {

/// What convolve and correlate are asked for: of `a` and `v`, both of one rank.
struct ConvolutionRequest {
  std::string_view function;
  bool correlates;
  ViewInfo a, v, out;
  Mode mode;
  std::span<int const> axes;
};

struct ConvolutionAxis {
  std::size_t axis = 0;                ///< of the Views
  std::size_t signal = 1, taps = 1;    ///< extents of a and v
  std::size_t outputs = 1, first = 0;  ///< outputs, and the index of the first in the full convolution
  std::size_t least = 1;               ///< the shortest circular length with all outputs
  bool is_exact = false;               ///< that length and no other

  /// The position of output 0 in the circular result: correlations have v reversed around its element 0.
  [[nodiscard]] std::ptrdiff_t offset(bool correlates) const {
    return static_cast<std::ptrdiff_t>(first) - (correlates ? static_cast<std::ptrdiff_t>(taps) - 1 : 0);
  }
};

struct ConvolutionProblem {
  InlineVector<ConvolutionAxis, max_rank> axes;
  std::array<std::size_t, max_rank> batch{};  ///< extents of the dimensions that are not convolved, 1 of those that are
  bool is_real = false;
};

/// Throws Error where extents, axes or the mode do not fit, or the output overlaps an operand that it is not equal to.
[[nodiscard]] TEAMFFT_EXPORT ConvolutionProblem make_convolution_problem(ConvolutionRequest const& request);

/// All that tells two requests apart, as far as plans do, but the pointers.
[[nodiscard]] TEAMFFT_EXPORT bool same_plan(ConvolutionRequest const& x, ConvolutionRequest const& y);

/// For the cache: different for different Views.
[[nodiscard]] TEAMFFT_EXPORT ProblemKey key_of(ConvolutionRequest const& request);

}  // namespace Impl
}  // namespace TeamFFT

#endif
