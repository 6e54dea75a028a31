// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Questions about the elements that strided dimensions address: do two sets meet, do two elements of one coincide?
#ifndef TEAMFFT_PROBLEM_VIEW_CHECK_HPP
#define TEAMFFT_PROBLEM_VIEW_CHECK_HPP

#include <TeamFFT/detail/problem_key.hpp>
#include <TeamFFT/detail/view_end.hpp>
#include <TeamFFT/detail/view_info.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace TeamFFT::Impl {

enum class Answer { no, yes, undecided };

struct Dimension {
  std::size_t extent = 1;
  std::ptrdiff_t stride = 0;  ///< elements
};

/// The elements of one View, or of one side of a problem (up to eight axes and eight batch dimensions).
struct Footprint {
  void const* data = nullptr;
  std::size_t element_bytes = 0;
  InlineVector<Dimension, 2 * ProblemKey::capacity> dimensions;

  [[nodiscard]] bool empty() const;
  /// The least and the greatest element offset; the first element's is 0.
  [[nodiscard]] std::ptrdiff_t lowest() const;
  [[nodiscard]] std::ptrdiff_t highest() const;
  /// True where an offset may not fit in 63 bits.
  [[nodiscard]] bool too_large() const;
};

[[nodiscard]] constexpr std::size_t element_bytes(Precision precision, bool is_complex) {
  return (precision == Precision::f32 ? 4U : 8U) * (is_complex ? 2U : 1U);
}
[[nodiscard]] Footprint footprint(ViewInfo const& view);
/// For messages: "0x7f2000 to 0x7f2fff", the first and the last byte.
[[nodiscard]] std::string addresses(Footprint const& view);
[[nodiscard]] Footprint input_footprint(ProblemKey const& key, void const* data);
[[nodiscard]] Footprint output_footprint(ProblemKey const& key, void const* data);

/// Do the two share a byte? Disjoint address ranges are told apart at once, and so are blocks of columns of one array.
/// Other ranges that interleave need a search over the strides in falling order that keeps only steps from which the
/// rest can still reach the target. With nested strides (any two subviews of one View) that is a few steps per
/// dimension; after 20000 steps the answer is `undecided`.
[[nodiscard]] Answer share_elements(Footprint const& a, Footprint const& b);

/// Do two different index tuples give the same element?
[[nodiscard]] Answer coincides_with_itself(Footprint const& view);

/// Sets the ends that the options want, and the problems of passes that call them. `raw` is the problem with all its
/// dimensions, which are `dimensions` of the Views (nothing: there are no Views). The message of an Error says what
/// does not fit.
void put_ends(PlanKeys& keys, ProblemKey const& raw, std::span<std::size_t const> dimensions, ViewInfo const& in,
              ViewInfo const& out, PlanOptions const& options);

}  // namespace TeamFFT::Impl

#endif
