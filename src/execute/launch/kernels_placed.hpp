// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The placed kernels as a functor, one for each form, and their launch. Only the backend's own launch carries arguments as long as its shape.
#ifndef TEAMFFT_KERNELS_PLACED_HPP
#define TEAMFFT_KERNELS_PLACED_HPP

#include "execute/launch/launch.hpp"

#include <TeamFFT/device/engines/scratch_line/placed.hpp>

#include <backends/cuda/launch.hpp>
#include <backends/spaces.hpp>

#include <algorithm>
#include <cstddef>
#include <type_traits>

#ifdef KOKKOS_ENABLE_CUDA

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

template <auto const& forms, std::size_t I, class Shape, class Real>
void launch_placed_form(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, Shape const& shape, std::string const& label) {
  constexpr PlacedForm form = forms[I];
  auto const teams = std::max(1u, (arguments.line_count + arguments.own_lines() - 1) / arguments.own_lines());
  auto const launch = [&](auto const& functor) {
    launch_cuda<form.threads, form.min_blocks>(exec, teams, tuning.team_size, tuning.scratch_bytes, functor, label);
  };
  using At = FormAt<forms, I>;
  if constexpr (std::is_same_v<Shape, PlacedShape> && form.has_roots)
    if (arguments.has(flag_store_twiddle)) return launch(PlacedFunctor<At, Shape, Real, LastStage::with_roots>{arguments, shape});
  if constexpr (std::is_same_v<Shape, PlacedShape> && may_have_halo(form))
    if (arguments.halo_lines != 0) return launch(PlacedFunctor<At, Shape, Real, LastStage::with_halo>{arguments, shape});
  launch(PlacedFunctor<At, Shape, Real>{arguments, shape});
}

/// Form I, each in a file of its own.
template <class Real, std::size_t I>
void launch_placed(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, Tuning const& tuning, std::string const& label);

}  // namespace TeamFFT::Impl

#endif
#endif
