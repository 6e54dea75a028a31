// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each form of the placed kernel, or several: with the big twiddle, with a halo. Only the backend's own launch carries arguments as long as its
// shape.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_HPP

#include "execute/launch/kernel_part.hpp"

#include <TeamFFT/device/engines/scratch_line/placed.hpp>

#include <backends/cuda/launch.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <type_traits>

namespace TeamFFT::Impl {

/// A form as a type.
template <auto const& forms, std::size_t I>
struct FormAt {
  static constexpr PlacedForm value = forms[I];
};

/// With a PlacedShape, or with a PrimeShape (device/engines/scratch_line/placed_prime.hpp).
template <class Form, class Shape, class Real, LastStage last = LastStage::plain>
struct PlacedFunctor {
  PassArguments<Real> arguments;
  Shape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    if constexpr (last == LastStage::plain)
      placed_kernel<Form>(member, arguments, shape, scratch);
    else
      placed_kernel<Form, last>(member, arguments, shape, scratch);
  }
};

/// The kernel of form I on lines of such a shape.
template <auto const& forms, std::size_t I, class Shape, class Real>
void launch_placed_form(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, TeamLaunch const& team) {
  constexpr PlacedForm form = forms[I];
  auto const& shape = *static_cast<Shape const*>(team.shape);
  auto const teams = std::max(1u, (arguments.line_count + arguments.own_lines() - 1) / arguments.own_lines());
  auto const launch = [&](auto const& functor) {
    launch_cuda<form.threads, form.min_blocks>(exec, teams, team.team_size, team.scratch_bytes, functor, team.label);
  };
  using At = FormAt<forms, I>;
  if constexpr (std::is_same_v<Shape, PlacedShape> && form.has_roots)
    if (arguments.has(flag_store_twiddle)) return launch(PlacedFunctor<At, Shape, Real, LastStage::with_roots>{arguments, shape});
  if constexpr (std::is_same_v<Shape, PlacedShape> && may_have_halo(form))
    if (arguments.halo_lines != 0) return launch(PlacedFunctor<At, Shape, Real, LastStage::with_halo>{arguments, shape});
  launch(PlacedFunctor<At, Shape, Real>{arguments, shape});
}

/// A list of forms as a family: `team.shape` is a Shape.
template <auto const& forms, class Shape, class Real>
struct FormFamily {
  static constexpr std::size_t count = std::size(forms);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    launch_placed_form<forms, I, Shape>(exec, *static_cast<PassArguments<Real> const*>(arguments), team);
  }
};

template <>
struct ScratchLines<float> : FormFamily<placed_forms_f32, PlacedShape, float> {};
template <>
struct ScratchLines<double> : FormFamily<placed_forms_f64, PlacedShape, double> {};

}  // namespace TeamFFT::Impl

#endif
