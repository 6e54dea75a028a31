// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operands of a convolution as a filter takes them: whole, or a signal in overlapping blocks that are read and
// written by functors (overlap-save).
#ifndef TEAMFFT_DETAIL_CONVOLUTION_BLOCKS_HPP
#define TEAMFFT_DETAIL_CONVOLUTION_BLOCKS_HPP

#include <TeamFFT/detail/convolution_problem.hpp>
#include <TeamFFT/detail/element.hpp>
#include <TeamFFT/detail/filter_call.hpp>

#include <Kokkos_Core.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace TeamFFT::Impl {

/// The spectrum of `a` times that of v, or (sign -1) its conjugate: v comes first.
struct ConvolutionProduct : Pointwise {
  double sign;

  template <class Z>
  static constexpr bool takes = Element<Z>::is_complex;

  template <class Z>
  KOKKOS_FUNCTION Kokkos::Array<Z, 1> operator()(Kokkos::Array<Z, 2> const& z) const {
    return {z[1] * Z(z[0].real(), static_cast<RealOf<Z>>(sign) * z[0].imag())};
  }
};

template <class T, std::size_t RANK>
struct PointerOf {
  using type = typename PointerOf<T, RANK - 1>::type*;
};
template <class T>
struct PointerOf<T, 0> {
  using type = T;
};

/// Memory of a View with other dimensions.
template <class T, std::size_t RANK, class MemorySpace>
using StridedView =
    Kokkos::View<typename PointerOf<T, RANK>::type, Kokkos::LayoutStride, MemorySpace, Kokkos::MemoryUnmanaged>;

template <class T, std::size_t RANK, class MemorySpace>
[[nodiscard]] StridedView<T, RANK, MemorySpace> strided_view(T* data, std::array<std::size_t, RANK> const& extents,
                                                             std::array<std::ptrdiff_t, RANK> const& strides) {
  Kokkos::LayoutStride layout;
  for (std::size_t d = 0; d < RANK; ++d) {
    layout.dimension[d] = extents[d];
    layout.stride[d] = static_cast<std::size_t>(strides[d]);
  }
  return StridedView<T, RANK, MemorySpace>(data, layout);
}

/// Where the elements of blocks lie in a signal. The dimensions are those of the blocks, the RANK - DIM of the batch,
/// and the DIM along which is convolved: element i of block b there is element first + b step + i of the signal.
template <std::size_t RANK, std::size_t DIM>
struct Blocks {
  std::int64_t strides[RANK];  ///< of the batch, then of the signal
  std::int64_t extents[DIM], step[DIM], first[DIM];
  bool goes_round;

  /// The offset in the signal, -1 outside of it.
  template <std::size_t... B, std::size_t... R>
  KOKKOS_FUNCTION std::int64_t offset(Kokkos::Array<std::int64_t, RANK + DIM> const& k, std::index_sequence<B...>,
                                      std::index_sequence<R...>) const {
    std::int64_t offset = 0;
    bool present = true;
    ((offset += k[DIM + R] * strides[R]), ...);
    (add<B>(k, offset, present), ...);
    return present ? offset : -1;
  }
  KOKKOS_FUNCTION std::int64_t operator[](Kokkos::Array<std::int64_t, RANK + DIM> const& k) const {
    return offset(k, std::make_index_sequence<DIM>(), std::make_index_sequence<RANK - DIM>());
  }

 private:
  template <std::size_t B>
  KOKKOS_FUNCTION void add(Kokkos::Array<std::int64_t, RANK + DIM> const& k, std::int64_t& offset,
                           bool& present) const {
    std::int64_t position = first[B] + k[B] * step[B] + k[RANK + B];
    if (goes_round) {
      position %= extents[B];
      if (position < 0) position += extents[B];
    }
    present = present && 0 <= position && position < extents[B];
    offset += position * strides[RANK - DIM + B];
  }
};

template <class T, std::size_t RANK, std::size_t DIM, class Sequence = std::make_index_sequence<RANK + DIM>>
struct BlocksSource;
template <class T, std::size_t RANK, std::size_t DIM, std::size_t... D>
struct BlocksSource<T, RANK, DIM, std::index_sequence<D...>> {
  T const* data;
  Blocks<RANK, DIM> blocks;
  KOKKOS_FUNCTION T operator()(typename ForEach<D, std::int64_t>::type... k) const {
    std::int64_t const offset = blocks[{k...}];
    return offset < 0 ? T(0) : data[offset];
  }
};

template <class T, std::size_t RANK, std::size_t DIM, class Sequence = std::make_index_sequence<RANK + DIM>>
struct BlocksSink;
template <class T, std::size_t RANK, std::size_t DIM, std::size_t... D>
struct BlocksSink<T, RANK, DIM, std::index_sequence<D...>> {
  T* data;
  Blocks<RANK, DIM> blocks;
  KOKKOS_FUNCTION void operator()(typename ForEach<D, std::int64_t>::type... k, T const& v) const {
    std::int64_t const offset = blocks[{k...}];
    if (offset >= 0) data[offset] = v;
  }
};

}  // namespace TeamFFT::Impl

#endif
