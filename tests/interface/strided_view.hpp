// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Views of any rank whose strides are numbers at run time, and constants from such numbers.
#ifndef TEAMFFT_TESTS_INTERFACE_STRIDED_VIEW_HPP
#define TEAMFFT_TESTS_INTERFACE_STRIDED_VIEW_HPP

#include "run.hpp"

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

namespace TeamFFT::Test {

template <class T, std::size_t RANK>
struct Pointers {
  using type = typename Pointers<T, RANK - 1>::type*;
};
template <class T>
struct Pointers<T, 0> {
  using type = T;
};

template <class T, std::size_t RANK>
using StridedView =
    Kokkos::View<typename Pointers<T, RANK>::type, Kokkos::LayoutStride, Space::memory_space, Kokkos::MemoryUnmanaged>;

template <std::size_t RANK>
Kokkos::LayoutStride layout_of(std::vector<std::size_t> const& extents, std::vector<std::ptrdiff_t> const& strides) {
  Kokkos::LayoutStride layout;
  for (std::size_t d = 0; d < RANK; ++d)
    layout.dimension[d] = extents[d], layout.stride[d] = static_cast<std::size_t>(strides[d]);
  return layout;
}

/// Calls body with DIM, the number of axes, as a constant.
template <std::size_t RANK, std::size_t... DIM>
void for_dim(std::size_t dim, auto const& body, std::index_sequence<DIM...>) {
  ((DIM + 1 == dim ? body(std::integral_constant<std::size_t, DIM + 1>{}) : void()), ...);
}

}  // namespace TeamFFT::Test

#endif
