// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The execution spaces that the library is instantiated for: TEAMFFT_FOR_EACH_SPACE(M) expands M(space) for each that
// Kokkos was built with.
#ifndef TEAMFFT_BACKENDS_SPACES_HPP
#define TEAMFFT_BACKENDS_SPACES_HPP

#include <TeamFFT/detail/space.hpp>

#include <Kokkos_Core.hpp>

#ifdef KOKKOS_ENABLE_SERIAL
#define TEAMFFT_FOR_SERIAL(M) M(Kokkos::Serial)
#else
#define TEAMFFT_FOR_SERIAL(M)
#endif
#ifdef KOKKOS_ENABLE_OPENMP
#define TEAMFFT_FOR_OPENMP(M) M(Kokkos::OpenMP)
#else
#define TEAMFFT_FOR_OPENMP(M)
#endif
#ifdef KOKKOS_ENABLE_THREADS
#define TEAMFFT_FOR_THREADS(M) M(Kokkos::Threads)
#else
#define TEAMFFT_FOR_THREADS(M)
#endif
#ifdef KOKKOS_ENABLE_CUDA
#define TEAMFFT_FOR_CUDA(M) M(Kokkos::Cuda)
#else
#define TEAMFFT_FOR_CUDA(M)
#endif
#ifdef KOKKOS_ENABLE_HIP
#define TEAMFFT_FOR_HIP(M) M(Kokkos::HIP)
#else
#define TEAMFFT_FOR_HIP(M)
#endif
#ifdef KOKKOS_ENABLE_SYCL
#define TEAMFFT_FOR_SYCL(M) M(Kokkos::SYCL)
#else
#define TEAMFFT_FOR_SYCL(M)
#endif

#define TEAMFFT_FOR_EACH_HOST(M) TEAMFFT_FOR_SERIAL(M) TEAMFFT_FOR_OPENMP(M) TEAMFFT_FOR_THREADS(M)
#define TEAMFFT_FOR_EACH_GPU(M) TEAMFFT_FOR_CUDA(M) TEAMFFT_FOR_HIP(M) TEAMFFT_FOR_SYCL(M)
#define TEAMFFT_FOR_EACH_SPACE(M) TEAMFFT_FOR_EACH_HOST(M) TEAMFFT_FOR_EACH_GPU(M)

#endif
