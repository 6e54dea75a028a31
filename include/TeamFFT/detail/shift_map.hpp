// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ShiftMap: a cyclic rotation of a strided array as one or two rounds of swaps, which need no second array. No Kokkos
// here.
#ifndef TEAMFFT_DETAIL_SHIFT_MAP_HPP
#define TEAMFFT_DETAIL_SHIFT_MAP_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/types.hpp>
#include <TeamFFT/detail/view_info.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace TeamFFT::Impl {

/// Where index i of one dimension goes in a round of swaps, a permutation that is its own inverse:
///
///     stay      i
///     exchange  the two halves of an even extent change places: i <-> i + extent/2
///     reverse   [0, split) and [split, extent) each back to front: i <-> split - 1 - i, i <-> split + extent - 1 - i
enum class Move : std::uint32_t { stay, exchange, reverse };

/// A dimension of the array, in elements.
struct ShiftDimension {
  std::size_t extent = 1;
  std::ptrdiff_t stride = 0;
  std::size_t split = 0;  ///< the index that the first element goes to, then the one at which a reversal splits
  Move move = Move::stay;
};

/// One round. Element t = 0..count-1 of the array, the first dimension fastest, changes places with another one; each
/// pair is swapped once, by the one with the smaller t.
struct ShiftRound {
  ShiftDimension dimensions[max_rank];
  std::uint32_t rank = 0;
  std::size_t count = 0;

  struct Pair {
    std::ptrdiff_t first = 0, second = 0;  ///< elements from the array's first one
    bool swap = false;
  };

  /// Called by a thread. Index is wide enough for count.
  template <class Index>
  [[nodiscard]] TEAMFFT_FUNCTION Pair pair(Index t) const {
    Pair result;
    Index rest = t;
    for (std::uint32_t d = 0; d < rank; ++d) {
      auto const& dimension = dimensions[d];
      auto const extent = static_cast<Index>(dimension.extent), split = static_cast<Index>(dimension.split);
      Index const i = rest % extent;
      rest /= extent;
      Index to = i;
      if (dimension.move == Move::exchange) to = i < extent / 2 ? i + extent / 2 : i - extent / 2;
      if (dimension.move == Move::reverse) to = i < split ? split - 1 - i : split + (extent - 1 - i);
      result.first += static_cast<std::ptrdiff_t>(i) * dimension.stride;
      result.second += static_cast<std::ptrdiff_t>(to) * dimension.stride;
      if (to != i) result.swap = to > i;  // the slowest dimension that differs decides
    }
    return result;
  }
};

/// The rounds that rotate the axes: even extents by exchange, odd ones by reversing the axis and then its two parts.
/// Two rounds where an odd axis is longer than 1, else one, and none where no axis is longer than 1. A round does all
/// axes at once: permutations of different axes commute.
struct ShiftMap {
  ShiftRound rounds[2];
  std::uint32_t round_count = 0;
};

/// forward: element 0 goes to n/2, as in fftshift; backward: element n/2 goes to 0.
[[nodiscard]] TEAMFFT_EXPORT ShiftMap make_shift(std::string_view function, ViewInfo const& view,
                                                 std::span<int const> axes, Direction direction);

}  // namespace TeamFFT::Impl

#endif
