// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A small table of speed on this machine, with FFTW beside it where it was found. teamfft-bench measures with more
// care.
#ifndef TEAMFFT_EXAMPLES_DEMO_SPEED_HPP
#define TEAMFFT_EXAMPLES_DEMO_SPEED_HPP

#include "timing.hpp"

#include <TeamFFT.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>

#ifdef TEAMFFT_HAVE_FFTW
#include <fftw3.h>
#endif

namespace demo_speed {

using example::seconds;

template <class ExecutionSpace>
double teamfft_seconds(ExecutionSpace const& exec, std::size_t lines, std::size_t N) {
  Kokkos::View<Kokkos::complex<double>**, Kokkos::LayoutRight, ExecutionSpace> const in("in", lines, N),
      out("out", lines, N);
  Kokkos::deep_copy(exec, in, Kokkos::complex<double>(0.5, 0.25));
  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward, -1);
  return seconds([&] { TeamFFT::execute(plan, in, out); }, [&] { exec.fence(); });
}

/// FFTW_MEASURE, as many threads as Kokkos has where FFTW has threads. 0 where there is no FFTW.
inline double fftw_seconds([[maybe_unused]] std::size_t lines, [[maybe_unused]] std::size_t N,
                           [[maybe_unused]] int threads) {
#ifdef TEAMFFT_HAVE_FFTW
#ifdef TEAMFFT_HAVE_FFTW_THREADS
  fftw_init_threads();
  fftw_plan_with_nthreads(threads);
#endif
  auto* const in = fftw_alloc_complex(lines * N);
  auto* const out = fftw_alloc_complex(lines * N);
  int const length = static_cast<int>(N);
  fftw_plan const plan = fftw_plan_many_dft(1, &length, static_cast<int>(lines), in, nullptr, 1, length, out, nullptr,
                                            1, length, FFTW_FORWARD, FFTW_MEASURE);
  for (std::size_t i = 0; i < lines * N; ++i) in[i][0] = 0.5, in[i][1] = 0.25;
  double const time = seconds([&] { fftw_execute(plan); }, [] {});
  fftw_destroy_plan(plan);
  fftw_free(in);
  fftw_free(out);
  return time;
#else
  return 0;
#endif
}

struct Example {
  std::size_t lines, N;
  char const* remark;
};

}  // namespace demo_speed

/// Complex double transforms, plans reused; gflops by 5 N log2 N.
template <class ExecutionSpace>
void print_speed(ExecutionSpace const& exec) {
  using namespace demo_speed;
  bool const host = Kokkos::SpaceAccessibility<Kokkos::HostSpace, typename ExecutionSpace::memory_space>::accessible;
  std::printf("\nSpeed on this machine (complex double, plans reused; FFTW_MEASURE):\n");
  std::printf("  %8s x %-8s %12s %9s %14s %7s\n", "lines", "N", "TeamFFT", "gflops", "FFTW", "ratio");
  for (Example const& example : {Example{1000, 309, "3 x 103"},
                                 {4096, 64, ""},
                                 {1024, 256, ""},
                                 {256, 1024, ""},
                                 {64, 4096, ""},
                                 {256, 1000, ""},
                                 {256, 1009, "prime"},
                                 {4, 65536, ""},
                                 {1, 1 << 20, ""}}) {
    double const ours = teamfft_seconds(exec, example.lines, example.N);
    double const theirs = host ? fftw_seconds(example.lines, example.N, static_cast<int>(exec.concurrency())) : 0;
    double const N = static_cast<double>(example.N);
    std::printf("  %8zu x %-8zu %9.1f us %9.2f", example.lines, example.N, 1e6 * ours,
                5e-9 * static_cast<double>(example.lines) * N * std::log2(N) / ours);
    if (theirs > 0) std::printf(" %11.1f us %7.2f", 1e6 * theirs, theirs / ours);
    std::printf("  %s\n", example.remark);
    std::fflush(stdout);
  }
}

#endif
