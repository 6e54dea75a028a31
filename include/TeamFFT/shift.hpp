// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fftshift and ifftshift: the zero frequency to the middle of a spectrum and back, in place.
#ifndef TEAMFFT_SHIFT_HPP
#define TEAMFFT_SHIFT_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/one_shot.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/detail/shift_map.hpp>
#include <TeamFFT/types.hpp>
#include <TeamFFT/detail/view.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace TeamFFT {

namespace Impl {

/// A round of swaps. Elements are `scalars` reals each, so that any alignment that the real type has will do.
template <class Real, int scalars, class Index>
struct SwapElements {
  ShiftRound round;
  Real* data;

  KOKKOS_FUNCTION void operator()(Index t) const {
    auto const pair = round.pair(t);
    if (!pair.swap) return;
    for (int s = 0; s < scalars; ++s) {
      Real const first = data[scalars * pair.first + s];
      data[scalars * pair.first + s] = data[scalars * pair.second + s];
      data[scalars * pair.second + s] = first;
    }
  }
};

template <class Index, class ExecutionSpace, class View>
void enqueue_swaps(std::string_view function, ExecutionSpace const& exec, View const& view, ShiftRound const& round) {
  constexpr bool is_complex = ElementOf<View>::is_complex;
  using Real = std::conditional_t<ElementOf<View>::precision == Precision::f32, float, double>;
  using Swap = SwapElements<Real, is_complex ? 2 : 1, Index>;
  static_assert(sizeof(Swap) < 512, "Kokkos copies larger functors through constant memory, with a synchronization");
  using Policy = Kokkos::RangePolicy<ExecutionSpace, Kokkos::IndexType<Index>>;
  char const* const label = function == "fftshift" ? "TeamFFT::fftshift" : "TeamFFT::ifftshift";
  Kokkos::parallel_for(label, Policy(exec, 0, static_cast<Index>(round.count)),
                       Swap{round, reinterpret_cast<Real*>(view.data())});
}

template <class ExecutionSpace, class View>
void shift(std::string_view function, ExecutionSpace const& exec, View const& view, std::span<int const> axes,
           Direction direction) {
  static_assert(!is_called<View>,
                "TeamFFT: fftshift and ifftshift take a View; of planar data the two parts, one after the other.");
  if constexpr (!is_called<View> && RequireOutput<ExecutionSpace, View>::met) {
    require_running(function);
    auto const map = make_shift(function, view_info(view), axes, direction);
    for (std::uint32_t r = 0; r < map.round_count; ++r) {
      if (map.rounds[r].count <= static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max()))
        enqueue_swaps<std::int32_t>(function, exec, view, map.rounds[r]);
      else
        enqueue_swaps<std::int64_t>(function, exec, view, map.rounds[r]);
    }
  }
}

/// The one axis, or all of them.
template <class ExecutionSpace, class View>
void shift(std::string_view function, ExecutionSpace const& exec, View const& view, std::optional<int> axis,
           Direction direction) {
  constexpr auto all = last_axes<rank_of<View>()>();
  shift(function, exec, view, axis ? std::span<int const>(&*axis, 1) : std::span<int const>(all), direction);
}

}  // namespace Impl

/// Rotates each line so that element 0 comes to n/2 (rounded down), along one axis or (by default) all axes: the zero
/// frequency of a spectrum comes to its middle. In place, any rank, layout and strides, one pass over the data where
/// all extents are even, two else, no memory of its own. As numpy.fft.fftshift. Example: {0, 1, 2, 3, 4} becomes {3, 4,
/// 0, 1, 2}, {0, 1, 2, 3} becomes {2, 3, 0, 1}.
///
/// Called by the host; enqueues kernels on `exec` and returns: no allocation, no fence. Throws Error where an axis does
/// not exist or is listed twice.
template <class ExecutionSpace, class View>
void fftshift(ExecutionSpace const& exec, View const& inout, std::optional<int> axis = {}) {
  Impl::shift("fftshift", exec, inout, axis, Direction::forward);
}

/// The same along DIM axes.
template <class ExecutionSpace, class View, std::size_t DIM>
void fftshift(ExecutionSpace const& exec, View const& inout, axis_type<DIM> const& axes) {
  Impl::shift("fftshift", exec, inout, std::span<int const>(axes), Direction::forward);
}
/// Of a braced list of axes; a list of one is an int.
template <class ExecutionSpace, class View, std::size_t DIM, std::enable_if_t<(DIM > 1), int> = 0>
void fftshift(ExecutionSpace const& exec, View const& inout, int const (&axes)[DIM]) {
  fftshift(exec, inout, std::to_array(axes));
}

/// The inverse of fftshift: element n/2 comes to 0. As numpy.fft.ifftshift; the same as fftshift where the extents are
/// even. Example: {3, 4, 0, 1, 2} becomes {0, 1, 2, 3, 4}.
template <class ExecutionSpace, class View>
void ifftshift(ExecutionSpace const& exec, View const& inout, std::optional<int> axis = {}) {
  Impl::shift("ifftshift", exec, inout, axis, Direction::backward);
}

/// The same along DIM axes.
template <class ExecutionSpace, class View, std::size_t DIM>
void ifftshift(ExecutionSpace const& exec, View const& inout, axis_type<DIM> const& axes) {
  Impl::shift("ifftshift", exec, inout, std::span<int const>(axes), Direction::backward);
}
/// Of a braced list of axes; a list of one is an int.
template <class ExecutionSpace, class View, std::size_t DIM, std::enable_if_t<(DIM > 1), int> = 0>
void ifftshift(ExecutionSpace const& exec, View const& inout, int const (&axes)[DIM]) {
  ifftshift(exec, inout, std::to_array(axes));
}

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
