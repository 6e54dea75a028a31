// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each form of the placed kernel with chirps: first those of convolutions, then those of the other passes.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_CHIRP_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_CHIRP_HPP

#include "execute/launch/scratch_line.hpp"

#include <TeamFFT/device/engines/scratch_line/placed_chirp.hpp>

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

template <auto const& turning_forms, auto const& chirp_forms, class Real>
struct ChirpFamily {
  static constexpr std::size_t turning = std::size(turning_forms), count = turning + std::size(chirp_forms);

  /// `team.shape` is a PlacedShape.
  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    if constexpr (I < turning)
      launch_form<turning_forms, I, true>(exec, arguments, team);
    else
      launch_form<chirp_forms, I - turning, false>(exec, arguments, team);
  }

 private:
  template <auto const& forms, std::size_t I, bool convolution>
  static void launch_form(Kokkos::Cuda const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr PlacedForm form = forms[I];
    auto const& a = *static_cast<PassArguments<Real> const*>(arguments);
    auto const teams = std::max(1u, (a.line_count + a.lines_per_team - 1) / a.lines_per_team);
    ChirpFunctor<FormAt<forms, I>, convolution, Real> const functor{a, *static_cast<PlacedShape const*>(team.shape)};
    launch_cuda<form.threads, form.min_blocks>(exec, teams, team.team_size, team.scratch_bytes, functor, team.label);
  }
};

template <>
struct ScratchLineChirps<float> : ChirpFamily<turning_forms_f32, chirp_forms_f32, float> {};
template <>
struct ScratchLineChirps<double> : ChirpFamily<turning_forms_f64, chirp_forms_f64, double> {};

}  // namespace TeamFFT::Impl

#endif
