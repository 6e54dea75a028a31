// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Views with what options put around them, and windows of the arrays between passes, as GPUs' kernels see them. No
// Kokkos here.
#ifndef TEAMFFT_EXECUTE_PASS_VIEWS_HPP
#define TEAMFFT_EXECUTE_PASS_VIEWS_HPP

#include "pass/pass.hpp"

#include <TeamFFT/detail/view_end.hpp>
#include <TeamFFT/device/line/view.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <optional>

namespace TeamFFT::Impl {

/// Whether kernels may count a View's offsets, elements and factors in 32 bits (device/line/view.hpp).
[[nodiscard]] inline bool fits_kernels(ViewEnd const& end) {
  constexpr unsigned most_bits = 31;
  unsigned rank = 0, bits = 0;
  std::size_t elements = 0, factors = 0;
  for (unsigned d = 0; d < end.rank; ++d) {
    auto const& dimension = end.dimensions[d];
    if (dimension.extent == 0) return false;
    rank += dimension.has_window || dimension.bits != 0 ? 1 : 0;
    bits = std::max<unsigned>(bits, dimension.shift + dimension.bits);
    elements += (dimension.extent - 1) * static_cast<std::size_t>(std::abs(dimension.stride));
    factors += (dimension.extent - 1) * static_cast<std::size_t>(std::abs(dimension.factor_stride));
  }
  return rank <= most_view_dimensions && bits <= most_bits && elements <= std::numeric_limits<std::int32_t>::max() &&
         factors <= std::numeric_limits<std::int32_t>::max() && !end.repeats;
}

/// A window around a View that options put factors around: its elements are that View's. A dimension of a problem may
/// be several of the View's.
[[nodiscard]] inline ViewEnd through(ViewEnd const& window, ViewEnd const& view) {
  ViewEnd end = window;
  end.factors = view.factors;
  end.has_complex_factors = view.has_complex_factors;
  end.beta = view.beta;
  end.rank = 0;
  for (unsigned d = 0; d < window.rank; ++d) {
    auto const& seen = window.dimensions[d];
    for (unsigned i = 0; i < view.rank; ++i) {
      auto const& own = view.dimensions[i];
      std::ptrdiff_t const offset = std::ptrdiff_t{1} << own.shift;
      if (offset < seen.stride || offset >= seen.stride << std::max<unsigned>(seen.bits, 1)) continue;
      auto& dimension = end.dimensions[end.rank++];
      dimension = seen;
      dimension.stride = own.stride;
      dimension.factor_stride = own.factor_stride;
      if (seen.has_window) break;  // of one dimension
      auto const above = static_cast<std::uint8_t>(std::countr_zero(static_cast<std::size_t>(offset / seen.stride)));
      dimension.extent = own.extent;
      dimension.shift = static_cast<std::uint8_t>(seen.shift + above);
      dimension.bits = std::min<std::uint8_t>(own.bits, static_cast<std::uint8_t>(seen.bits - above));
    }
  }
  return end;
}

/// What a pass sees at an end that it calls: a window of the list's, around the problem's View with options or around
/// memory, or that View.
[[nodiscard]] inline ViewEnd view_at(PassList const& list, End const& end, Buffer own,
                                     std::optional<ViewEnd> const& view) {
  if (!end.window) return *view;
  return view && end.buffer == own ? through(list.windows[*end.window], *view) : list.windows[*end.window];
}

/// The dimension as kernels see it: of a window the elements go round once at most, where its positions do or where its
/// elements turn.
[[nodiscard]] inline DeviceViewDimension device_dimension(ViewEnd::Dimension const& dimension) {
  auto const unsigned_of = [](std::size_t number) { return static_cast<std::uint32_t>(number); };
  auto const signed_of = [](std::size_t number) { return static_cast<std::int32_t>(number); };
  DeviceViewDimension result{};
  result.stride = static_cast<std::int32_t>(dimension.stride);
  result.factor_stride = static_cast<std::int32_t>(dimension.factor_stride);
  result.mask = (std::uint32_t{1} << dimension.bits) - 1;
  result.shift = dimension.shift;
  result.has_window = dimension.has_window;
  result.low_end = std::numeric_limits<std::uint32_t>::max();
  if (!dimension.has_window) return result;
  auto const& w = dimension.window;  // element turn at position first
  bool const goes_round = w.first + w.count > w.length;
  result.low_end = goes_round ? unsigned_of(w.first + w.count - w.length) : 0;
  result.low_first =
      signed_of(w.length) - signed_of(w.first) + signed_of(w.turn) - (w.turn != 0 ? signed_of(w.count) : 0);
  result.high_begin = unsigned_of(w.first);
  result.high_count = unsigned_of(goes_round ? w.length - w.first : w.count);
  result.high_first = signed_of(w.turn) - signed_of(w.first);
  return result;
}

/// As kernels see it whose lines step by `stride`.
[[nodiscard]] inline DeviceView device_view(ViewEnd const& end, std::ptrdiff_t stride) {
  DeviceView view{};
  view.factors = end.factors;
  view.has_complex_factors = end.has_complex_factors;
  view.beta = end.beta;
  view.rank = 1;
  bool has_even_lines = true;
  view.dimensions[0].low_end = std::numeric_limits<std::uint32_t>::max();
  for (unsigned d = 0; d < end.rank; ++d) {
    auto const& dimension = end.dimensions[d];
    if (!dimension.has_window && dimension.bits == 0) continue;
    auto const steps = stride >> dimension.shift;
    bool const is_own = steps > 0 && steps < std::ptrdiff_t{1} << dimension.bits &&
                        steps << dimension.shift == stride && view.dimensions[0].mask == 0;
    view.dimensions[is_own ? 0 : view.rank++] = device_dimension(dimension);
    view.has_windows = view.has_windows || (dimension.has_window && !is_own);
    has_even_lines = has_even_lines && (is_own || dimension.stride % 2 == 0);
  }
  auto const& own = view.dimensions[0];
  view.has_pairs = own.stride == 1 && !own.has_window &&
                   own.shift == std::countr_zero(static_cast<std::size_t>(stride)) && has_even_lines;
  return view;
}

/// The Views at both ends of a pass, where it calls them.
struct PassViews {
  DeviceView in{}, out{};
};

[[nodiscard]] inline PassViews views_of(PassList const& list, Pass const& pass, std::optional<ViewEnd> const& source,
                                        std::optional<ViewEnd> const& sink) {
  PassViews views;
  if (pass.source.called) views.in = device_view(view_at(list, pass.source, Buffer::in, source), pass.source.stride);
  if (pass.target.called) views.out = device_view(view_at(list, pass.target, Buffer::out, sink), pass.target.stride);
  views.in.has_pairs = views.in.has_pairs && pass.source.map.count % 2 == 0;
  return views;
}

}  // namespace TeamFFT::Impl

#endif
