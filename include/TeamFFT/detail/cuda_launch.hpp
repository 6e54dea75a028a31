// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CUDA backend's own launch of a team body: all the scratch that a block may have, launch bounds from the row;
// reported through Kokkos Tools like any kernel. Bodies are the same as for Kokkos' launch: they are templates on the
// member.
#ifndef TEAMFFT_DETAIL_CUDA_LAUNCH_HPP
#define TEAMFFT_DETAIL_CUDA_LAUNCH_HPP

#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <cstdint>
#include <string>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

/// A block as a team member.
struct CudaMember {
  __device__ int league_rank() const { return static_cast<int>(blockIdx.x); }
  __device__ int team_rank() const { return static_cast<int>(threadIdx.x); }
  __device__ int team_size() const { return static_cast<int>(blockDim.x); }
  __device__ void team_barrier() const { __syncthreads(); }

  /// Waits until `value` teams have announced themselves at the counter; what they wrote before is then visible to this
  /// team.
  __device__ void await(std::uint32_t const* counter, std::uint32_t value) const {
    if (threadIdx.x == 0) {
      std::uint32_t seen = 0;
      while (true) {
        asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(counter) : "memory");
        if (seen >= value) break;
        __nanosleep(40);
      }
    }
    __syncthreads();
  }
  __device__ void announce(std::uint32_t* counter) const {
    __syncthreads();
    if (threadIdx.x == 0) asm volatile("red.release.gpu.global.add.u32 [%0], 1;" ::"l"(counter) : "memory");
  }
};

extern __shared__ __align__(16) char cuda_team_scratch[];

/// Which teams let the launch behind theirs begin early: those of a launch of so many at most, and those with so much
/// scratch.
inline constexpr unsigned most_signalling_teams = 4096, least_signalling_bytes = 4096;

/// Whether they all do: a body that says `has_whole_teams` has as many threads as its kernel is bound to, and teams so
/// large have the scratch.
template <unsigned Threads, class Body>
inline constexpr bool always_signals = Threads >= 256 && requires {
  requires Body::has_whole_teams;
};

/// The end of the launch that came before in the stream: a kernel that launch_cuda() enqueued may begin before it, and
/// waits here. Its own successor may begin from then on (programmatic dependent launch, CUDA programming guide), else
/// at its end: with a signal of each, teams follow each other at 1.2 ns and no faster, so that 350000 teams with 1.5 KB
/// each had 0.60 of a copy, without 0.997 (f32, N = 6, H200, 2026-11-23). Where teams take longer than that a signal
/// gains 0.003 to 0.006. Nothing where kernels do not begin early.
template <bool always>
__device__ inline void await_launch_before() {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
  if constexpr (always)
    asm volatile("griddepcontrol.launch_dependents;");
  else  // in one piece: a branch made one kernel spill
    asm volatile(
        "{\n"
        ".reg .pred signals;\n"
        ".reg .u32 teams, bytes;\n"
        "mov.u32 teams, %%nctaid.x;\n"
        "mov.u32 bytes, %%dynamic_smem_size;\n"
        "setp.le.u32 signals, teams, %0;\n"
        "setp.ge.or.u32 signals, bytes, %1, signals;\n"
        "@signals griddepcontrol.launch_dependents;\n"
        "}" ::"n"(most_signalling_teams),
        "n"(least_signalling_bytes));
#endif
}

template <unsigned MaxThreads, unsigned MinBlocks, class Body>
__global__ void __launch_bounds__(MaxThreads, MinBlocks) cuda_team_kernel(__grid_constant__ Body const body) {
  await_launch_before<always_signals<MaxThreads, Body>>();
  body(CudaMember{}, cuda_team_scratch);
}

inline void check_cuda(cudaError_t error, std::string const& what) {
  if (error != cudaSuccess) throw Error("TeamFFT: " + what + ": " + cudaGetErrorString(error));
}

inline void set_to_zero(Kokkos::Cuda const& exec, void* memory, std::size_t bytes, std::string const& label) {
  if (bytes != 0) check_cuda(cudaMemsetAsync(memory, 0, bytes, exec.cuda_stream()), label);
}

/// Raises a kernel's scratch limit to the device's, at its first launch, which a plan's constructor makes. Returns
/// whether it has await_launch_before(), so that it may begin early: it then costs 2.8 microseconds where a launch
/// after the end of the one before costs 3.5 (H200, perf/notes/launches.md#early-launches-2026-11-22).
inline bool prepare_kernel(void const* kernel, std::string const& label) {
  int device = 0, limit = 0;
  check_cuda(cudaGetDevice(&device), label);
  check_cuda(cudaDeviceGetAttribute(&limit, cudaDevAttrMaxSharedMemoryPerBlockOptin, device), label);
  check_cuda(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, limit), label);
  cudaFuncAttributes compiled{};
  check_cuda(cudaFuncGetAttributes(&compiled, kernel), label);
  return compiled.ptxVersion >= 90;
}

inline cudaLaunchConfig_t launch_config(Kokkos::Cuda const& exec, unsigned blocks, unsigned threads,
                                        std::size_t scratch_bytes) {
  cudaLaunchConfig_t config{};
  config.gridDim = dim3(blocks);
  config.blockDim = dim3(threads);
  config.dynamicSmemBytes = scratch_bytes;
  config.stream = exec.cuda_stream();
  return config;
}

/// Lets a kernel that has await_launch_before() begin early.
inline cudaLaunchAttribute early_begin() {
  cudaLaunchAttribute attribute{};
  attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
  attribute.val.programmaticStreamSerializationAllowed = 1;
  return attribute;
}

/// The launch itself, reported through Kokkos Tools.
template <class Body>
void enqueue_kernel(Kokkos::Cuda const& exec, cudaLaunchConfig_t const& config, void (*kernel)(Body), Body const& body,
                    std::string const& label) {
  static_assert(sizeof(Body) < 4096, "A kernel's arguments are limited to 4 KB.");
  bool const observed = Kokkos::Tools::profileLibraryLoaded();
  std::uint64_t id = 0;
  if (observed) Kokkos::Tools::beginParallelFor(label, Kokkos::Tools::Experimental::device_id(exec), &id);
  check_cuda(cudaLaunchKernelEx(&config, kernel, body), label);
  if (observed) Kokkos::Tools::endParallelFor(id);
}

/// Loads the kernel, without a launch.
template <unsigned MaxThreads, unsigned MinBlocks, class Body>
void load_cuda(std::string const& label) {
  prepare_kernel(reinterpret_cast<void const*>(cuda_team_kernel<MaxThreads, MinBlocks, Body>), label);
}

/// Enqueues body(member, scratch) for `league` teams.
template <unsigned MaxThreads, unsigned MinBlocks, class Body>
void launch_cuda(Kokkos::Cuda const& exec, unsigned league, unsigned team, std::size_t scratch_bytes, Body const& body,
                 std::string const& label) {
  auto* const kernel = cuda_team_kernel<MaxThreads, MinBlocks, Body>;
  static bool const begins_early = prepare_kernel(reinterpret_cast<void const*>(kernel), label);
  auto early = early_begin();
  auto config = launch_config(exec, league, team, scratch_bytes);
  config.attrs = &early;
  config.numAttrs = begins_early ? 1 : 0;
  enqueue_kernel(exec, config, kernel, body, label);
}

}  // namespace TeamFFT::Impl

#endif
#endif
