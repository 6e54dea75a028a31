// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CUDA backend's launch of teams in clusters, which write to each other's scratch (CUDA programming guide, "Thread
// Block Clusters" and "Distributed Shared Memory"); else as TeamFFT/detail/cuda_launch.hpp.
#ifndef TEAMFFT_BACKENDS_CUDA_LAUNCH_CLUSTER_HPP
#define TEAMFFT_BACKENDS_CUDA_LAUNCH_CLUSTER_HPP

#include <TeamFFT/detail/cuda_launch.hpp>

#include <algorithm>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900

/// A block of a cluster as a team member.
struct CudaClusterMember : CudaMember {
  __device__ std::uint32_t cluster_rank() const {
    std::uint32_t rank;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    return rank;
  }
  /// Where another team's scratch has what this team's has at p.
  template <class T>
  __device__ T* remote(T* p, std::uint32_t rank) const {
    T* there;
    asm("mapa.u64 %0, %1, %2;" : "=l"(there) : "l"(p), "r"(rank));
    return there;
  }
  /// Writes v to another team's scratch, where this team's has p.
  __device__ void give(void* p, std::uint32_t rank, ScalarPair<float> v) const {
    asm volatile("st.shared::cluster.v2.f32 [%0], {%1, %2};" ::"r"(address_in(p, rank)), "f"(v.re), "f"(v.im)
                 : "memory");
  }
  __device__ void give(void* p, std::uint32_t rank, ScalarPair<double> v) const {
    asm volatile("st.shared::cluster.v2.f64 [%0], {%1, %2};" ::"r"(address_in(p, rank)), "d"(v.re), "d"(v.im)
                 : "memory");
  }
  /// This team has begun; cluster_wait() returns once all have.
  __device__ void cluster_arrive() const { asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory"); }
  __device__ void cluster_wait() const { asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory"); }
  /// What this team has written is visible to all of the cluster's after their cluster_wait().
  __device__ void cluster_publish() const { asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory"); }
  __device__ void cluster_barrier() const {
    cluster_publish();
    cluster_wait();
  }
  /// The address of another team's p in the cluster's shared memory.
  __device__ static std::uint32_t address_in(void const* p, std::uint32_t rank) {
    std::uint32_t there;
    asm("mapa.shared::cluster.u32 %0, %1, %2;"
        : "=r"(there)
        : "r"(static_cast<std::uint32_t>(__cvta_generic_to_shared(p))), "r"(rank));
    return there;
  }
  /// Asks the second-level cache for `bytes` of global memory from the 16 bytes on that hold p.
  __device__ void prefetch(void const* p, std::uint32_t bytes) const {
    asm volatile(
        "cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(reinterpret_cast<std::uintptr_t>(p) & ~std::uintptr_t{15}),
        "r"(bytes)
        : "memory");
  }
};

#endif

template <unsigned Threads, unsigned MinBlocks, class Body>
__global__ void __launch_bounds__(Threads, MinBlocks) cuda_cluster_kernel(__grid_constant__ Body const body) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  await_launch_before<always_signals<Threads, Body>>();
  body(CudaClusterMember{}, cuda_team_scratch);
#endif
}

/// prepare_kernel() and what clusters want beside it: more than the 8 blocks that every device has, and all scratch for
/// blocks. Throws where the kernel was compiled without clusters.
inline bool prepare_cluster_kernel(void const* kernel, std::string const& label) {
  if (!prepare_kernel(kernel, label))  // what begins early also has clusters
    throw Error("TeamFFT: " + label +
                ": the library was built for a compute capability below 9.0, which has no clusters; build it for this "
                "device, or set "
                "PlanOptions::rows = false");
  check_cuda(
      cudaFuncSetAttribute(kernel, cudaFuncAttributePreferredSharedMemoryCarveout, cudaSharedmemCarveoutMaxShared),
      label);
  check_cuda(cudaFuncSetAttribute(kernel, cudaFuncAttributeNonPortableClusterSizeAllowed, 1), label);
  return true;
}

/// Throws where no cluster fits.
inline void check_cluster(void const* kernel, cudaLaunchConfig_t const& config, std::string const& label) {
  int clusters = 0;
  check_cuda(cudaOccupancyMaxActiveClusters(&clusters, kernel, &config), label);
  if (clusters == 0)
    throw Error("TeamFFT: " + label + ": this part of the device runs no cluster of " +
                std::to_string(config.attrs[0].val.clusterDim.x) + " blocks with " +
                std::to_string(config.dynamicSmemBytes) +
                " bytes of shared memory each; PlanOptions::rows = false makes a plan without clusters");
}

/// Clusters of `teams` teams, each of `threads` threads with so much scratch; without any the launch that a plan's
/// constructor makes.
struct ClusterExtent {
  unsigned clusters, teams, threads;
  std::size_t scratch_bytes;
};

/// Enqueues body(member, scratch) for all teams of the clusters.
template <unsigned Threads, unsigned MinBlocks, class Body>
void launch_cluster(Kokkos::Cuda const& exec, ClusterExtent const& extent, Body const& body, std::string const& label) {
  auto* const kernel = cuda_cluster_kernel<Threads, MinBlocks, Body>;
  cudaLaunchAttribute attributes[]{{}, early_begin()};
  attributes[0].id = cudaLaunchAttributeClusterDimension;
  attributes[0].val.clusterDim.x = extent.teams;
  attributes[0].val.clusterDim.y = attributes[0].val.clusterDim.z = 1;
  auto config = launch_config(exec, std::max(1u, extent.clusters) * extent.teams, extent.threads, extent.scratch_bytes);
  config.attrs = attributes;
  config.numAttrs = 1;
  static bool const prepared = prepare_cluster_kernel(reinterpret_cast<void const*>(kernel), label);
  static_cast<void>(prepared);
  if (extent.clusters == 0) check_cluster(reinterpret_cast<void const*>(kernel), config, label);
  config.numAttrs = 2;
  enqueue_kernel(exec, config, kernel, body, label);
}

}  // namespace TeamFFT::Impl

#endif
#endif
