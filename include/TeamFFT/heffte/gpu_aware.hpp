// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether MPI says of itself that it reads and writes a GPU's memory.
#ifndef TEAMFFT_HEFFTE_GPU_AWARE_HPP
#define TEAMFFT_HEFFTE_GPU_AWARE_HPP

#include <Kokkos_Macros.hpp>
#include <mpi.h>
#if defined(OPEN_MPI)
#include <mpi-ext.h>
#endif

namespace TeamFFT::Impl {

/// Open MPI tells by an extension (MPIX_Query_cuda_support, MPIX_Query_rocm_support), MPICH and its descendants by
/// MPIX_GPU_query_support. An MPI that has neither is not asked to: it would take the address for one of the host, and
/// crash.
[[nodiscard]] inline bool mpi_reads_gpu_memory() {
#if defined(KOKKOS_ENABLE_CUDA) && defined(OMPI_HAVE_MPI_EXT_CUDA) && OMPI_HAVE_MPI_EXT_CUDA
  return MPIX_Query_cuda_support() == 1;
#elif defined(KOKKOS_ENABLE_HIP) && defined(OMPI_HAVE_MPI_EXT_ROCM) && OMPI_HAVE_MPI_EXT_ROCM
  return MPIX_Query_rocm_support() == 1;
#elif defined(KOKKOS_ENABLE_CUDA) && defined(MPIX_GPU_SUPPORT_CUDA)
  int is_supported = 0;
  return MPIX_GPU_query_support(MPIX_GPU_SUPPORT_CUDA, &is_supported) == MPI_SUCCESS && is_supported != 0;
#elif defined(KOKKOS_ENABLE_HIP) && defined(MPIX_GPU_SUPPORT_HIP)  // Intel's MPI has the query without this
  int is_supported = 0;
  return MPIX_GPU_query_support(MPIX_GPU_SUPPORT_HIP, &is_supported) == MPI_SUCCESS && is_supported != 0;
#else
  return false;
#endif
}

}  // namespace TeamFFT::Impl

#endif
