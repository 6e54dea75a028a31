// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The launch of the placed kernel with a prime stage.
#ifndef TEAMFFT_KERNELS_PRIME_HPP
#define TEAMFFT_KERNELS_PRIME_HPP

#include "execute/launch/kernels_placed.hpp"

#include <TeamFFT/device/engines/scratch_line/placed_prime.hpp>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

/// Form I, each in a file of its own.
template <class Real, std::size_t I>
void launch_prime(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label);

}  // namespace TeamFFT::Impl

#endif
#endif
