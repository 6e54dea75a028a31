// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which element types can be transformed.
#ifndef TEAMFFT_DETAIL_ELEMENT_HPP
#define TEAMFFT_DETAIL_ELEMENT_HPP

#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <type_traits>

namespace TeamFFT::Impl {

template <class T>
struct Element {
  static constexpr bool valid = std::is_same_v<T, float> || std::is_same_v<T, double>;
  static constexpr bool is_complex = false;
  static constexpr Precision precision = std::is_same_v<T, double> ? Precision::f64 : Precision::f32;
};

template <class T>
struct Element<Kokkos::complex<T>> : Element<T> {
  static constexpr bool is_complex = true;
};

template <class T>
struct ScalarOf {
  using type = T;
};
template <class T>
struct ScalarOf<Kokkos::complex<T>> {
  using type = T;
};
/// float or double.
template <class T>
using RealOf = typename ScalarOf<T>::type;

}  // namespace TeamFFT::Impl

#endif
