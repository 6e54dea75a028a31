// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What rules and engines may ask of the world.
#ifndef TEAMFFT_PASS_CONTEXT_HPP
#define TEAMFFT_PASS_CONTEXT_HPP

#include <TeamFFT/machine.hpp>
#include <TeamFFT/options.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>

namespace TeamFFT::Impl {

/// At which ends of the transform passes call something instead of a View's memory, and where that is a user's functor
/// (else what options put around a View).
struct CalledEnds {
  bool source = false, sink = false;
  bool functor_source = false, functor_sink = false;
};

struct KnownShapes;

/// Machine, options and precision of the plan that is being made.
struct Context {
  Precision precision = Precision::f32;
  Machine const& machine;
  PlanOptions const& options;
  bool in_place = false;  ///< the transform's input is its output
  CalledEnds called = {};
  KnownShapes* known_shapes = nullptr;  ///< of this machine, precision and these options (engines/finish.hpp)

  [[nodiscard]] std::size_t complex_bytes() const { return precision == Precision::f32 ? 8 : 16; }
  [[nodiscard]] bool lanes() const { return machine.vector_bytes != 0; }
  /// Whether passes take the backend's own launch: for Kokkos' launch alone there is less scratch, and one engine.
  [[nodiscard]] bool native() const {
    return machine.compiled.native_launch && machine.team_scratch > machine.portable_scratch &&
           options.launch != Launch::parallel_for;
  }
  [[nodiscard]] std::size_t scratch() const {
    return options.scratch_limit != 0 && options.scratch_limit < machine.team_scratch ? options.scratch_limit
                                                                                      : machine.team_scratch;
  }
};

}  // namespace TeamFFT::Impl

#endif
