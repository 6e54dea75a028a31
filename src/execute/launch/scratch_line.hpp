// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel for each budget of the scratch-line kernel, or several: with the big twiddle, with overlap lines. Only the
// backend's own launch carries arguments as long as its shape.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SCRATCH_LINE_HPP

#include "execute/launch/kernel_part.hpp"

#include <TeamFFT/device/engines/scratch_line/scratch_line.hpp>

#include <TeamFFT/detail/cuda_launch.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <type_traits>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

/// A budget as a type.
template <auto const& budgets, std::size_t I>
struct BudgetAt {
  static constexpr RegisterBudget value = budgets[I];
};

/// A block whose body waits for the launch before, once on every path: arguments, places and the big twiddle's factors
/// are there by then (perf/notes/launches.md#small-problems-2026-11-29).
template <bool always>
struct AwaitingMember : CudaMember {
  __device__ void await_launch() const { await_launch_before<always>(); }
};

template <unsigned MaxThreads, unsigned MinBlocks, class Body>
__global__ void __launch_bounds__(MaxThreads, MinBlocks) cuda_awaiting_kernel(__grid_constant__ Body const body) {
  body(AwaitingMember<always_signals<MaxThreads, Body>>{}, cuda_team_scratch);
}

/// All scratch for a launch whose threads are there at once: the launches beside it may want all, and a multiprocessor
/// that shares its first-level cache out anew stands still (1 to 4 microseconds). Of more teams loads on their way want
/// the cache: 0.01 to 0.15 of a copy.
inline cudaLaunchAttribute all_scratch() {
  cudaLaunchAttribute attribute{};
#if CUDART_VERSION >= 13000
  attribute.id = cudaLaunchAttributePreferredSharedMemoryCarveout;
  attribute.val.sharedMemCarveout = cudaSharedmemCarveoutMaxShared;
#endif
  return attribute;
}

inline std::size_t multiprocessors() {
  int device = 0, count = 0;
  check_cuda(cudaGetDevice(&device), "multiprocessors");
  check_cuda(cudaDeviceGetAttribute(&count, cudaDevAttrMultiProcessorCount, device), "multiprocessors");
  return static_cast<std::size_t>(count);
}

/// launch_cuda() of a body that waits by itself.
template <unsigned MaxThreads, unsigned MinBlocks, class Body>
void launch_awaiting(Kokkos::Cuda const& exec, unsigned league, TeamLaunch const& team, Body const& body) {
  auto* const kernel = cuda_awaiting_kernel<MaxThreads, MinBlocks, Body>;
  static bool const begins_early = prepare_kernel(reinterpret_cast<void const*>(kernel), team.label);
  static std::size_t const threads_at_once = multiprocessors() * MaxThreads * MinBlocks;
  cudaLaunchAttribute attributes[2];
  unsigned count = 0;
  if (begins_early) attributes[count++] = early_begin();
  if (CUDART_VERSION >= 13000 && std::size_t{league} * team.team_size <= threads_at_once)
    attributes[count++] = all_scratch();
  auto config = launch_config(exec, league, team.team_size, team.scratch_bytes);
  config.attrs = attributes;
  config.numAttrs = count;
  enqueue_kernel(exec, config, kernel, body, team.label);
}

/// With a ScratchLineShape, or with a PrimeShape (device/engines/scratch_line/prime.hpp).
template <class Budget, class Shape, class Real, LastStage last = LastStage::plain>
struct ScratchLineFunctor {
  PassArguments<Real> arguments;
  Shape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    if constexpr (last == LastStage::plain)
      scratch_line_kernel<Budget>(member, arguments, shape, scratch);
    else
      scratch_line_kernel<Budget, last>(member, arguments, shape, scratch);
  }
};

/// The kernel of budget I on lines of such a shape.
template <auto const& budgets, std::size_t I, class Shape, class Real>
void launch_scratch_line_form(Kokkos::Cuda const& exec, PassArguments<Real> const& arguments, TeamLaunch const& team) {
  constexpr RegisterBudget budget = budgets[I];
  auto const& shape = *static_cast<Shape const*>(team.shape);
  auto const teams = std::max(1u, (arguments.line_count + arguments.own_lines() - 1) / arguments.own_lines());
  auto const launch = [&](auto const& functor) {
    launch_awaiting<budget.threads, budget.min_blocks>(exec, teams, team, functor);
  };
  using At = BudgetAt<budgets, I>;
  if constexpr (std::is_same_v<Shape, ScratchLineShape> && budget.has_roots)
    if (arguments.has(flag_store_twiddle))
      return launch(ScratchLineFunctor<At, Shape, Real, LastStage::with_roots>{arguments, shape});
  if constexpr (std::is_same_v<Shape, ScratchLineShape> && may_overlap(budget))
    if (arguments.overlap_lines != 0)
      return launch(ScratchLineFunctor<At, Shape, Real, LastStage::with_overlap>{arguments, shape});
  launch(ScratchLineFunctor<At, Shape, Real>{arguments, shape});
}

/// A list of budgets as a family: `team.shape` is a Shape.
template <auto const& budgets, class Shape, class Real>
struct BudgetFamily {
  static constexpr std::size_t count = std::size(budgets);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    launch_scratch_line_form<budgets, I, Shape>(exec, arguments_as<PassArguments<Real>>(arguments), team);
  }
};

template <class Real>
struct ScratchLines;
template <>
struct ScratchLines<float> : BudgetFamily<scratch_line_budgets_f32, ScratchLineShape, float> {};
template <>
struct ScratchLines<double> : BudgetFamily<scratch_line_budgets_f64, ScratchLineShape, double> {};

}  // namespace TeamFFT::Impl

#endif
#endif
