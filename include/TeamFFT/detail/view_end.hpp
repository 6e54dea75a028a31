// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What PlanOptions put at a transform's ends beside its Views: factors, and what the output had before. No Kokkos here.
#ifndef TEAMFFT_DETAIL_VIEW_END_HPP
#define TEAMFFT_DETAIL_VIEW_END_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/detail/boxes.hpp>
#include <TeamFFT/detail/problem_key.hpp>
#include <TeamFFT/detail/view_info.hpp>
#include <TeamFFT/options.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace TeamFFT::Impl {

/// An end whose elements are called: element (i, j, ..) lies at the sum of index times stride and meets the factor at
/// that of index times factor stride. The problem's offsets have bits for each index, as those of sources and sinks;
/// where a dimension has a window, of its positions.
struct ViewEnd {
  struct Dimension {
    std::size_t extent = 1;
    std::ptrdiff_t stride = 0, factor_stride = 0;
    std::uint8_t shift = 0, bits = 0;
    bool has_window = false;
    Window window = {};

    [[nodiscard]] std::size_t positions() const { return has_window ? window.length : extent; }
  };
  std::array<Dimension, 2 * ProblemKey::capacity> dimensions{};  ///< the fastest first; none of a single position
  unsigned rank = 0;
  std::size_t size = 1;  ///< positions
  void const* factors = nullptr;
  bool has_complex_factors = false;
  bool repeats = false;  ///< some positions have more than one element
  double beta = 0;       ///< of the output's elements, which are added so
};

/// A problem as passes have it, and what options put at its ends.
struct CalledProblem {
  ProblemKey key;
  std::optional<ViewEnd> source, sink;
};

/// A plan's problem; the same where passes meet its boxes, but in place; and where they are met at the ends of a
/// transform of the full lengths, if it has any.
struct PlanKeys {
  ProblemKey key;
  CalledProblem called;
  std::optional<CalledProblem> at_ends;
};

/// make_key(), with what the options put at both ends. Throws Error where factors or boxes do not fit.
[[nodiscard]] TEAMFFT_EXPORT PlanKeys make_plan_keys(std::string_view function, ViewInfo const& in, ViewInfo const& out,
                                                     std::span<Kind const> kinds, std::span<int const> axes,
                                                     std::span<std::size_t const> shape, PlanOptions const& options);

/// The same of a problem without Views, which has no factors.
[[nodiscard]] TEAMFFT_EXPORT PlanKeys make_plan_keys(std::string_view function, Problem const& problem,
                                                     PlanOptions const& options);

}  // namespace TeamFFT::Impl

#endif
