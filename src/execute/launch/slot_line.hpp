// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernels: one for each budget of each pair of ends by Kokkos' launch; those of real kinds and of all ops by the backend's own, too.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SLOT_LINE_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SLOT_LINE_HPP

#include "execute/launch/kernel_part.hpp"

#include <TeamFFT/device/math/scalar.hpp>
#include <TeamFFT/device/engines/slot_line/slot_line.hpp>

#include <TeamFFT/detail/cuda_launch.hpp>

#include <algorithm>
#include <cstddef>
#include <type_traits>

namespace TeamFFT::Impl {

static_assert(sizeof(LineInfo) <= line_info_bytes, "The planner counts line_info_bytes of scratch for each line.");

#if defined(__CUDACC__)
/// A team of Kokkos' as its threads see it, without Kokkos' member.
struct CudaTeamOfKokkos {
  int league;

  __device__ int league_rank() const { return league; }
  __device__ int team_rank() const { return static_cast<int>(threadIdx.y); }
  __device__ int team_size() const { return static_cast<int>(blockDim.y); }
  __device__ void team_barrier() const { __syncthreads(); }
};

/// A call that takes values: where so long a body is inlined into Kokkos' own call of a functor, that call is not inlined, and every thread keeps functor and
/// member on its stack (280 bytes; nvcc 13.0).
template <class Form, class Real>
__device__ __noinline__ void call_slot_line(SlotCall<Real> call, int league, char* scratch) {
  slot_line_kernel<Form>(CudaTeamOfKokkos{league}, call, in_scratch(scratch));
}
#endif

/// By Kokkos: small, because a launch passes it whole.
template <class Form, class Real>
struct PortableSlotLine {
  SlotCall<Real> call;
  std::uint32_t scratch_bytes;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member) const {
    auto* const scratch = static_cast<char*>(member.team_scratch(0).get_shmem_aligned(scratch_bytes, slot_alignment_bytes));
#if defined(__CUDA_ARCH__)
    call_slot_line<Form>(call, member.league_rank(), scratch);
#else
    slot_line_kernel<Form>(member, call, scratch);
#endif
  }
};

/// By the backend.
template <class Form, class Real>
struct NativeSlotLine {
  PassArguments<Real> arguments;
  SlotShape shape;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member, char* scratch) const {
    slot_line_kernel<Form>(member, arguments, shape, scratch);
  }
};

/// What Kokkos' launch bounds say of a budget: CUDA's teams on a multiprocessor, HIP's wavefronts on a SIMD unit.
template <class ExecutionSpace>
inline constexpr bool bounds_waves = false;
#ifdef KOKKOS_ENABLE_HIP
template <>
inline constexpr bool bounds_waves<Kokkos::HIP> = true;
#endif
template <class ExecutionSpace>
constexpr unsigned most_of_bounds(SlotBudget const& budget) {
  return bounds_waves<ExecutionSpace> ? budget.threads_in_waves() : budget.threads;
}
template <class ExecutionSpace>
constexpr unsigned least_of_bounds(SlotBudget const& budget) {
  return bounds_waves<ExecutionSpace> ? budget.waves : budget.min_teams;
}

template <class Real>
struct SlotLineKernels {
  static constexpr Precision precision = scalar_precision<Real>;
  static constexpr std::size_t count = slot_kernels(precision);

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr SlotEnds ends = slot_ends(I, precision);
    constexpr SlotBudget budget = slot_budgets(ends, precision)[I - slot_kernel(ends, 0, precision)];
    using Form = SlotForm<Real, ends, budget.width, budget.widest>;
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    auto const& shape = *static_cast<SlotShape const*>(team.shape);
    auto const teams = std::max(1u, (a.line_count + a.lines_per_team - 1) / a.lines_per_team);
#ifdef KOKKOS_ENABLE_CUDA
    if constexpr (has_native_launch(ends) && std::is_same_v<ExecutionSpace, Kokkos::Cuda>) {
      if (team.launch == Launch::native)
        return launch_cuda<budget.threads, budget.min_teams>(exec, teams, team.team_size, team.scratch_bytes, NativeSlotLine<Form, Real>{a, shape}, team.label);
    }
#endif
    if constexpr (budget.waves != 0) {  // the planner offers no others
      using Policy = Kokkos::TeamPolicy<ExecutionSpace, Kokkos::LaunchBounds<most_of_bounds<ExecutionSpace>(budget), least_of_bounds<ExecutionSpace>(budget)>>;
      auto policy =
          Policy(exec, static_cast<int>(teams), static_cast<int>(team.team_size)).set_scratch_size(0, Kokkos::PerTeam(static_cast<int>(team.scratch_bytes)));
      auto const room = static_cast<std::uint32_t>(team.scratch_bytes - slot_alignment_bytes);
      Kokkos::parallel_for(team.label, policy, PortableSlotLine<Form, Real>{SlotCall<Real>(a, shape.numbers), room});
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
