// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scalars of a precision.
#ifndef TEAMFFT_DEVICE_MATH_SCALAR_HPP
#define TEAMFFT_DEVICE_MATH_SCALAR_HPP

#include <TeamFFT/types.hpp>

#include <cstddef>

namespace TeamFFT::Impl {

constexpr std::size_t scalar_bytes(Precision precision) { return precision == Precision::f32 ? 4 : 8; }

template <class Real>
inline constexpr Precision scalar_precision = sizeof(Real) == 4 ? Precision::f32 : Precision::f64;

}  // namespace TeamFFT::Impl

#endif
