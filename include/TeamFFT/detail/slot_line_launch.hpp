// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches of the slot-line kernel: by Kokkos and by the backend, of passes between memory and of those that call
// something.
#ifndef TEAMFFT_DETAIL_SLOT_LINE_LAUNCH_HPP
#define TEAMFFT_DETAIL_SLOT_LINE_LAUNCH_HPP

#include <TeamFFT/device/engines/slot_line/slot_line.hpp>
#include <TeamFFT/types.hpp>

#include <TeamFFT/detail/cuda_launch.hpp>

#include <Kokkos_Core.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace TeamFFT::Impl {

static_assert(sizeof(LineInfo) <= line_info_bytes, "The planner counts line_info_bytes of scratch for each line.");

/// The body by Kokkos' launch.
template <class Form, class Calls, class Real, class Member>
TEAMFFT_FUNCTION void portable_slot_line(Member const& member, SlotCall<Real> const& call,
                                         [[maybe_unused]] Calls const& calls, char* scratch) {
  if constexpr (Calls::are_called)
    called_slot_line_kernel<Form>(member, call, calls, scratch);
  else
    slot_line_kernel<Form>(member, call, scratch);
}

#if defined(__CUDACC__)
/// A team of Kokkos' as its threads see it, without Kokkos' member.
struct CudaTeamOfKokkos {
  int league;

  __device__ int league_rank() const { return league; }
  __device__ int team_rank() const { return static_cast<int>(threadIdx.y); }
  __device__ int team_size() const { return static_cast<int>(blockDim.y); }
  __device__ void team_barrier() const { __syncthreads(); }
};

/// A call that takes values: where so long a body is inlined into Kokkos' own call of a functor, that call is not
/// inlined, and every thread keeps functor and member on its stack (280 bytes; nvcc 13.0).
template <class Form, class Calls, class Real>
__device__ __noinline__ void call_slot_line(SlotCall<Real> call, Calls calls, int league, char* scratch) {
  portable_slot_line<Form>(CudaTeamOfKokkos{league}, call, calls, in_scratch(scratch));
}
#endif

/// By Kokkos: small, because a launch passes it whole.
template <class Form, class Real, class Calls>
struct PortableSlotLine {
  SlotCall<Real> call;
  Calls calls;
  std::uint32_t scratch_bytes;

  template <class Member>
  KOKKOS_FORCEINLINE_FUNCTION void operator()(Member const& member) const {
    auto* const scratch =
        static_cast<char*>(member.team_scratch(0).get_shmem_aligned(scratch_bytes, slot_alignment_bytes));
#if defined(__CUDA_ARCH__)
    call_slot_line<Form>(call, calls, member.league_rank(), scratch);
#else
    portable_slot_line<Form>(member, call, calls, scratch);
#endif
  }
};

/// By the backend.
template <class Form, class Real, class Calls>
struct NativeSlotLine {
  PassArguments<Real, Calls> arguments;
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

/// How teams of the slot-line kernel are launched.
struct SlotLaunch {
  unsigned teams, team_size;
  std::size_t scratch_bytes;
  std::string const& label;
};

template <class Form, unsigned most, unsigned least, class ExecutionSpace, class Real, class Calls>
void launch_portable(ExecutionSpace const& exec, PassArguments<Real> const& a, SlotShape const& shape,
                     Calls const& calls, SlotLaunch const& launch) {
  using Policy = Kokkos::TeamPolicy<ExecutionSpace, Kokkos::LaunchBounds<most, least>>;
  auto const policy = Policy(exec, static_cast<int>(launch.teams), static_cast<int>(launch.team_size))
                          .set_scratch_size(0, Kokkos::PerTeam(static_cast<int>(launch.scratch_bytes)));
  auto const room = static_cast<std::uint32_t>(launch.scratch_bytes - slot_alignment_bytes);
#ifdef KOKKOS_ENABLE_HIP
  // Without the hint, arguments above 512 bytes go through constant memory, which waits for the launch before.
  auto const hinted = Kokkos::Experimental::require(policy, Kokkos::Experimental::WorkItemProperty::HintLightWeight);
#else
  auto const& hinted = policy;
#endif
  Kokkos::parallel_for(launch.label, hinted,
                       PortableSlotLine<Form, Real, Calls>{SlotCall<Real>(a, shape.numbers), calls, room});
}

/// Loads a kernel without a launch, where a backend loads kernels at their first one.
template <SlotEnds ends, class ExecutionSpace, class Real, class Calls>
void load_called_slot_line([[maybe_unused]] std::string const& label) {
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) {
    using Form = CalledSlotForm<Real, ends, Calls::calls>;
    constexpr SlotBudget budget = called_slot_budget(ends, Calls::calls, Form::precision);
    load_cuda<budget.threads, budget.min_teams, NativeSlotLine<Form, Real, Calls>>(label);
  }
#endif
}

/// Of a pass that calls something, by the one launch that it has: a user's compiler takes long enough for that.
template <SlotEnds ends, class ExecutionSpace, class Real, class Calls>
void launch_called_slot_line(ExecutionSpace const& exec, PassArguments<Real> const& a, SlotShape const& shape,
                             Calls const& calls, SlotLaunch const& launch) {
  using Form = CalledSlotForm<Real, ends, Calls::calls>;
  constexpr SlotBudget budget = called_slot_budget(ends, Calls::calls, Form::precision);
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) {
    launch_cuda<budget.threads, budget.min_teams>(exec, launch.teams, launch.team_size, launch.scratch_bytes,
                                                  NativeSlotLine<Form, Real, Calls>{{a, calls}, shape}, launch.label);
  } else  // NOLINT(readability-misleading-indentation): the branch of other backends
#endif
    launch_portable<Form, most_of_bounds<ExecutionSpace>(budget), least_of_bounds<ExecutionSpace>(budget)>(
        exec, a, shape, calls, launch);
}

}  // namespace TeamFFT::Impl

#endif
