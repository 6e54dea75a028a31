// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel in place: a butterfly leaves its results where its elements were, so that one buffer serves
// however many rounds a stage takes, with one barrier a stage. Element r_1 N/R_1 + r_2 N/(R_1 R_2) + ... + r_n lies at
// sum_i r_i step_i; stage i replaces the digit r_i of the input by the digit k_i of the output k_1 + R_1 k_2 + R_1 R_2
// k_3 + ..., which is met where the last stage stores (Cooley and Tukey 1965; the reversal costs no pass of its own).
// A line that is a box of several axes has such digits of each of them, and their stages in any order.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_DIGITS_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_DIGITS_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace TeamFFT::Impl {

/// Stages that a line in scratch may have at all: passes have max_scratch_line_stages, a user's own kernel as many as
/// its length takes.
inline constexpr unsigned max_digits = 8;

/// The digit that stage i replaces: L and M are the products of the radices of the same axis before and behind the
/// stage, and w is how many elements of the line are from one element of the axis to the next, 1 but for boxes. An
/// input's r_i counts M w elements, an output's k_i L w.
struct AxisDigit {
  unsigned radix, L, M, w, axis;

  [[nodiscard]] unsigned of_input() const { return M * w; }
  [[nodiscard]] unsigned of_output() const { return L * w; }
};
[[nodiscard]] std::vector<AxisDigit> axis_digits(Choice const& choice);

/// Where the digits of a team's lines lie in scratch.
struct DigitLayout {
  std::array<unsigned, max_digits> step{};  ///< of digit i
  /// neighbouring threads of stage i take neighbouring q rather than neighbouring k
  std::array<bool, max_digits> high_first{};
  std::array<bool, max_digits> lines_first{};  ///< ... or neighbouring lines
  unsigned pitch = 0;                          ///< from line to line
};

/// Steps, orders and pitch with few accesses to scratch, for the radices and lines of `choice`.
[[nodiscard]] DigitLayout digit_layout(std::size_t length, Choice const& choice, Tiles tiles, Precision precision);

/// The ends of a pass that are swept through scratch: the stages on that side do not meet memory.
struct SweptEnds {
  bool load = false, store = false;
};

/// The places of the butterflies of stage s, in the order in which threads take them.
[[nodiscard]] std::vector<Place> digit_places(std::size_t length, Choice const& choice, DigitLayout const& layout,
                                              std::size_t s, SweptEnds swept = {});

/// Where the elements of a line lie in scratch, before the first stage or after the last.
[[nodiscard]] std::vector<std::uint16_t> digit_slots(std::size_t length, Choice const& choice,
                                                     DigitLayout const& layout, bool after);

}  // namespace TeamFFT::Impl

#endif
