// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The indices of a source or a sink as element offsets, as if it were a View.
#ifndef TEAMFFT_DETAIL_END_INDICES_HPP
#define TEAMFFT_DETAIL_END_INDICES_HPP

#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>

namespace TeamFFT::Impl {

/// i / n of numbers that are not negative, by 32 bits where those are enough: a division of 64 bits costs a GPU more
/// than an element's memory does.
KOKKOS_INLINE_FUNCTION std::int64_t quotient(std::int64_t i, std::int64_t n) {
  if (((i | n) >> 32) == 0) return static_cast<std::uint32_t>(i) / static_cast<std::uint32_t>(n);
  return i / n;
}

/// Each index has bits of its own in an offset, so that a kernel takes offsets apart by shifts; the last index the
/// lowest ones, or (left) the first.
template <class Index, std::size_t RANK>
class EndIndices {
 public:
  /// Throws Error where an extent is negative, not within Index, or all together want more than 60 bits. `function` is
  /// for the message.
  template <std::integral Integer>
  EndIndices(char const* function, Integer const* extents, bool left = false) : m_is_left(left) {
    unsigned shift = 0;
    for (std::size_t i = 0; i < RANK; ++i) {
      std::size_t const d = nth(i);
      if (!std::in_range<std::size_t>(extents[d]) ||
          (extents[d] != 0 && !std::in_range<Index>(static_cast<std::size_t>(extents[d]) - 1)))
        throw Error(std::string("TeamFFT::") + function + ": extent " + std::to_string(extents[d]) + " along axis " +
                    std::to_string(d) + "; indices from 0 to one less must be values of the Index type, at most " +
                    std::to_string(std::numeric_limits<Index>::max()) + ". Give a wider type: " + function +
                    "<T, std::int64_t>(extents, functor).");
      m_extents[d] = static_cast<std::size_t>(extents[d]);
      m_bits[d] = m_extents[d] == 0 ? 0 : static_cast<unsigned char>(std::bit_width(m_extents[d] - 1));
      m_shift[d] = static_cast<unsigned char>(shift);
      shift += m_bits[d];
      if (shift > 60)
        throw Error(std::string("TeamFFT::") + function +
                    ": extents that together need more than 60 bits for an index; split the batch into several calls.");
    }
  }

  [[nodiscard]] std::size_t extent(std::size_t d) const { return m_extents[d]; }
  [[nodiscard]] std::ptrdiff_t stride(std::size_t d) const { return std::ptrdiff_t{1} << m_shift[d]; }
  [[nodiscard]] std::int64_t size() const {
    std::int64_t n = 1;
    for (auto extent : m_extents) n *= static_cast<std::int64_t>(extent);
    return n;
  }
  /// The stride of a packed View in the same order.
  [[nodiscard]] std::ptrdiff_t packed_stride(std::size_t d) const {
    std::size_t stride = 1;
    for (std::size_t n = 0; n < RANK && nth(n) != d; ++n) stride *= m_extents[nth(n)];
    return static_cast<std::ptrdiff_t>(stride);
  }
  [[nodiscard]] EndIndices oriented(bool left) const { return EndIndices("source", m_extents, left); }

  /// Index d of the element at `offset`.
  [[nodiscard]] KOKKOS_FUNCTION Index index(std::size_t d, std::int64_t offset) const {
    return static_cast<Index>((offset >> m_shift[d]) & ((std::int64_t{1} << m_bits[d]) - 1));
  }
  /// All indices of the element at `offset`.
  [[nodiscard]] KOKKOS_FUNCTION Kokkos::Array<Index, RANK> all(std::int64_t offset) const {
    return all(offset, std::make_index_sequence<RANK>());
  }

  /// Whether the indices of `offset` are within the extents, which need not be powers of two.
  [[nodiscard]] KOKKOS_FUNCTION bool has(std::int64_t offset) const {
    return has(offset, std::make_index_sequence<RANK>());
  }

  /// f(i, indices) for the elements offset, offset + step, .., `count` of them: along one dimension, where they do not
  /// leave it, without taking each offset apart.
  template <class F>
  void for_run(std::int64_t offset, std::int64_t step, unsigned count, F const& f) const {
    if (!for_run(offset, step, count, f, std::make_index_sequence<RANK>()))
      for (unsigned i = 0; i < count; ++i, offset += step) f(i, all(offset));
  }

  /// The offset of element i, counted without gaps.
  [[nodiscard]] KOKKOS_FUNCTION std::int64_t offset_of(std::int64_t i) const {
    return m_is_left ? offset<true>(i, std::make_index_sequence<RANK>())
                     : offset<false>(i, std::make_index_sequence<RANK>());
  }

 private:
  /// Dimensions are constants here: numbers at run time would put a copy of them all in each thread's memory.
  template <bool LEFT, std::size_t... N>
  [[nodiscard]] KOKKOS_FUNCTION std::int64_t offset(std::int64_t i, std::index_sequence<N...>) const {
    std::int64_t result = 0;
    ((result |= take < LEFT ? N : RANK - 1 - N, N + 1 == RANK > (i) << m_shift[LEFT ? N : RANK - 1 - N]), ...);
    return result;
  }
  template <std::size_t D, bool last>
  [[nodiscard]] KOKKOS_FUNCTION std::int64_t take(std::int64_t& i) const {
    if constexpr (last) return i;
    auto const extent = static_cast<std::int64_t>(m_extents[D]), rest = quotient(i, extent), index = i - rest * extent;
    i = rest;
    return index;
  }

  template <std::size_t... D>
  [[nodiscard]] KOKKOS_FUNCTION bool has(std::int64_t offset, std::index_sequence<D...>) const {
    return ((static_cast<std::size_t>(index(D, offset)) < m_extents[D]) && ...);
  }
  template <std::size_t... D>
  [[nodiscard]] KOKKOS_FUNCTION Kokkos::Array<Index, RANK> all(std::int64_t offset, std::index_sequence<D...>) const {
    return {index(D, offset)...};
  }
  template <class F, std::size_t... D>
  bool for_run(std::int64_t offset, std::int64_t step, unsigned count, F const& f, std::index_sequence<D...>) const {
    return (for_run_along<D>(offset, step, count, f) || ...);
  }
  /// False where the elements are not all along dimension D.
  template <std::size_t D, class F>
  bool for_run_along(std::int64_t offset, std::int64_t step, unsigned count, F const& f) const {
    std::int64_t const mask = (std::int64_t{1} << m_bits[D]) - 1, stride = step >> m_shift[D],
                       first = (offset >> m_shift[D]) & mask;
    if (stride <= 0 || stride << m_shift[D] != step || first + (std::int64_t{count} - 1) * stride > mask) return false;
    auto indices = all(offset);
    for (unsigned i = 0; i < count; ++i, indices[D] = static_cast<Index>(indices[D] + static_cast<Index>(stride)))
      f(i, indices);
    return true;
  }

  /// The dimensions, the fastest first.
  [[nodiscard]] KOKKOS_FUNCTION std::size_t nth(std::size_t n) const { return m_is_left ? n : RANK - 1 - n; }

  std::size_t m_extents[RANK] = {};
  unsigned char m_bits[RANK] = {}, m_shift[RANK] = {};
  bool m_is_left;
};

}  // namespace TeamFFT::Impl

#endif
