// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests of TeamFFT/compat/KokkosFFT.hpp share: the Views of kokkos-fft's documentation, and numpy.fft's
// transforms by their definitions.
#ifndef TEAMFFT_TESTS_INTERFACE_COMPAT_TOOLS_HPP
#define TEAMFFT_TESTS_INTERFACE_COMPAT_TOOLS_HPP

#include <TeamFFT/compat/KokkosFFT.hpp>

#include "array_tools.hpp"

#include <vector>

namespace TeamFFT::Test {

using execution_space = Kokkos::DefaultExecutionSpace;
template <typename T>
using View1D = Kokkos::View<T*, execution_space>;
template <typename T, typename Layout = Kokkos::LayoutRight>
using View2D = Kokkos::View<T**, Layout, execution_space>;
template <typename T, typename Layout = Kokkos::LayoutRight>
using View3D = Kokkos::View<T***, Layout, execution_space>;
using complex_type = Kokkos::complex<double>;
using Norm = KokkosFFT::Normalization;

inline Array transformed(Array a, std::vector<int> const& axes, int sign) {
  for (int const axis : axes) a = along(a, axis, fourier(sign));
  return a;
}

inline std::size_t length(Array const& a, int axis) {
  return a.extents[static_cast<std::size_t>(axis < 0 ? axis + static_cast<int>(a.extents.size()) : axis)];
}

/// numpy.fft.rfftn without a scale.
inline Array halved(Array const& a, std::vector<int> const& axes) {
  return along(transformed(a, axes, -1), axes.back(), half());
}

/// numpy.fft.irfftn without a scale, n elements along the last axis.
inline Array from_half(Array a, std::vector<int> const& axes, std::size_t n) {
  for (std::size_t i = 0; i + 1 < axes.size(); ++i) a = along(a, axes[i], fourier(1));
  return along(along(a, axes.back(), hermitian(n)), axes.back(), fourier(1));
}

}  // namespace TeamFFT::Test

#endif
