// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What FFTW's interface keeps between calls: threads of later plans, and the loop that runs them.
#ifndef TEAMFFT_INTERFACES_FFTW3_SETTINGS_HPP
#define TEAMFFT_INTERFACES_FFTW3_SETTINGS_HPP

#include <TeamFFT/fftw3.h>
#include <TeamFFT/teamfft.h>

#include <atomic>
#include <cstddef>

namespace TeamFFT::Impl::Relink {

/// Threads of plans that are made from now on; single and double precision have numbers of their own.
template <class Real>
inline std::atomic<int> planner_threads{1};

/// The loop of threads_set_callback() in FFTW's form.
using UserLoop = void (*)(void* (*work)(char*), char* jobdata, std::size_t elsize, int njobs, void* data);
void set_user_loop(UserLoop loop, void* data);

/// The same as plans take it; null where there is none.
struct PlanLoop {
  teamfft_parallel_loop loop = nullptr;
  void* data = nullptr;
};
[[nodiscard]] PlanLoop plan_loop();

}  // namespace TeamFFT::Impl::Relink

#endif
