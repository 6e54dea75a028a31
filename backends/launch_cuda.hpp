// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CUDA backend's own launch of a team body: all the scratch that a block may have, launch bounds from the row; reported through Kokkos Tools like
// any kernel. Bodies are the same as for Kokkos' launch: they are templates on the member.
#ifndef TEAMFFT_BACKENDS_LAUNCH_CUDA_HPP
#define TEAMFFT_BACKENDS_LAUNCH_CUDA_HPP

#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <string>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

/// A block as a team member.
struct CudaMember {
  __device__ int league_rank() const { return static_cast<int>(blockIdx.x); }
  __device__ int team_rank() const { return static_cast<int>(threadIdx.x); }
  __device__ int team_size() const { return static_cast<int>(blockDim.x); }
  __device__ void team_barrier() const { __syncthreads(); }
};

extern __shared__ __align__(16) char cuda_team_scratch[];

template <unsigned MaxThreads, unsigned MinBlocks, class Body>
__global__ void __launch_bounds__(MaxThreads, MinBlocks) cuda_team_kernel(__grid_constant__ Body const body) {
  body(CudaMember{}, cuda_team_scratch);
}

inline void check_cuda(cudaError_t error, std::string const& what) {
  if (error != cudaSuccess) throw Error("TeamFFT: " + what + ": " + cudaGetErrorString(error));
}

/// Enqueues body(member, scratch) for `league` teams. The kernel's scratch limit is raised at its first launch, which a plan's constructor makes.
template <unsigned MaxThreads, unsigned MinBlocks, class Body>
void launch_cuda(Kokkos::Cuda const& exec, unsigned league, unsigned team, std::size_t scratch_bytes, Body const& body, std::string const& label) {
  static_assert(sizeof(Body) < 4096, "A kernel's arguments are limited to 4 KB.");
  auto* const kernel = cuda_team_kernel<MaxThreads, MinBlocks, Body>;
  static bool const raised = [kernel, &label] {
    int device = 0, limit = 0;
    check_cuda(cudaGetDevice(&device), label);
    check_cuda(cudaDeviceGetAttribute(&limit, cudaDevAttrMaxSharedMemoryPerBlockOptin, device), label);
    check_cuda(cudaFuncSetAttribute(reinterpret_cast<void const*>(kernel), cudaFuncAttributeMaxDynamicSharedMemorySize, limit), label);
    return true;
  }();
  static_cast<void>(raised);
  bool const observed = Kokkos::Tools::profileLibraryLoaded();
  std::uint64_t id = 0;
  if (observed) Kokkos::Tools::beginParallelFor(label, Kokkos::Tools::Experimental::device_id(exec), &id);
  kernel<<<league, team, scratch_bytes, exec.cuda_stream()>>>(body);
  check_cuda(cudaGetLastError(), label);
  if (observed) Kokkos::Tools::endParallelFor(id);
}

}  // namespace TeamFFT::Impl

#endif
#endif
