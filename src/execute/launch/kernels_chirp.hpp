// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The launch of the placed kernel with chirps.
#ifndef TEAMFFT_KERNELS_CHIRP_HPP
#define TEAMFFT_KERNELS_CHIRP_HPP

#include "execute/launch/kernels_placed.hpp"

#include <TeamFFT/device/engines/scratch_line/placed_chirp.hpp>

#include <iterator>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

template <class Form, bool convolution, class Real>
struct ChirpFunctor {
  PassArguments<Real> arguments;
  PlacedShape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    placed_chirp_kernel<Form, convolution>(member, arguments, shape, scratch);
  }
};

template <auto const& forms, std::size_t I, bool convolution, class Real>
void launch_chirp_form(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  constexpr PlacedForm form = forms[I];
  auto const teams = std::max(1u, (arguments.line_count + arguments.lines_per_team - 1) / arguments.lines_per_team);
  ChirpFunctor<FormAt<forms, I>, convolution, Real> const functor{arguments, *tuning.shape};
  launch_cuda<form.threads, form.min_blocks>(exec, teams, tuning.team_size, tuning.scratch_bytes, functor, label);
}

template <auto const& chirp_forms, auto const& turning_forms, class Real>
void launch_chirp_forms(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label) {
  static_assert(std::size(chirp_forms) == 2 && std::size(turning_forms) == 2);
  if (arguments.has(flag_convolution))
    tuning.placed == 0 ? launch_chirp_form<turning_forms, 0, true>(exec, arguments, tuning, label)
                       : launch_chirp_form<turning_forms, 1, true>(exec, arguments, tuning, label);
  else
    tuning.placed == 0 ? launch_chirp_form<chirp_forms, 0, false>(exec, arguments, tuning, label)
                       : launch_chirp_form<chirp_forms, 1, false>(exec, arguments, tuning, label);
}

/// Each precision in a file of its own.
template <class Real>
void launch_chirp(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label);

}  // namespace TeamFFT::Impl

#endif
#endif
