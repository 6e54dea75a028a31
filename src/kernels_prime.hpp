// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The placed kernel with a prime stage as a functor, one for each form, and its launch.
#ifndef TEAMFFT_KERNELS_PRIME_HPP
#define TEAMFFT_KERNELS_PRIME_HPP

#include "kernels_placed.hpp"

#include <TeamFFT/device/placed_prime.hpp>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Form, class Real>
struct PrimeFunctor {
  PassArguments<Real> arguments;
  PrimeShape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    placed_prime_kernel<Form>(member, arguments, shape, scratch);
  }
};

template <auto const& forms, std::size_t I, class Real>
void launch_prime_form(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  constexpr PlacedForm form = forms[I];
  auto const teams = std::max(1u, (arguments.line_count + arguments.lines_per_team - 1) / arguments.lines_per_team);
  launch_cuda<form.threads, form.min_blocks>(exec, teams, tuning.team_size, tuning.scratch_bytes,
                                             PrimeFunctor<FormAt<forms, I>, Real>{arguments, *tuning.prime_shape}, label);
}

/// Form I, each in a file of its own.
template <class Real, std::size_t I>
void launch_prime(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label);

}  // namespace TeamFFT::Impl

#endif
#endif
