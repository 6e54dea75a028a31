// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "timing.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace TeamFFT::Impl::Bench {

namespace {

#if defined(KOKKOS_ENABLE_CUDA)
/// A sample on an idle stream begins with waiting for the host to launch its first call: 5 to 35 microseconds, which is
/// 0.02 to 0.14 of a copy where the sample is one pass over 1 GB. Behind this kernel the call is there when the first
/// event is reached. 10^5 cycles are 50 microseconds.
constexpr long long head_start_cycles = 100'000;

/// Samples of more calls begin without: what they wait for is divided by their number, and where every launch is waited
/// for, as with one short line, a head start would hide some of that.
constexpr std::size_t most_calls_behind_head_start = 16;

__global__ void give_head_start(long long cycles) {
  long long const begin = clock64();
  while (clock64() - begin < cycles) {
  }
}

/// A pair of events, made once: creating them costs more than a short transform.
class EventClock {
 public:
  EventClock() {
    cudaEventCreate(&m_begin);
    cudaEventCreate(&m_end);
  }
  ~EventClock() {
    cudaEventDestroy(m_begin);
    cudaEventDestroy(m_end);
  }
  EventClock(EventClock const&) = delete;
  EventClock& operator=(EventClock const&) = delete;

  double seconds_of(cudaStream_t stream, std::function<void()> const& call, std::size_t count) {
    if (count <= most_calls_behind_head_start) give_head_start<<<1, 1, 0, stream>>>(head_start_cycles);
    cudaEventRecord(m_begin, stream);
    for (std::size_t i = 0; i < count; ++i) call();
    cudaEventRecord(m_end, stream);
    if (auto const status = cudaEventSynchronize(m_end); status != cudaSuccess)
      throw Error(std::string("teamfft-bench: ") + cudaGetErrorString(status));
    float milliseconds = 0;
    cudaEventElapsedTime(&milliseconds, m_begin, m_end);
    return 1e-3 * static_cast<double>(milliseconds);
  }

 private:
  cudaEvent_t m_begin = nullptr, m_end = nullptr;
};
#endif

/// How many calls last min_seconds, from runs of growing length that together
/// cost a fraction of a sample. Of two runs the shorter counts: an interrupted
/// one would leave samples too short to measure.
std::size_t calls_per_sample(ExecutionSpace const& exec, std::function<void()> const& call, double min_seconds) {
  auto const shorter_of_two = [&](std::size_t count) {
    return std::min(seconds_of(exec, call, count), seconds_of(exec, call, count));
  };
  std::size_t count = 1;
  double seconds = shorter_of_two(count);
  while (seconds < min_seconds / 10) {
    count *= seconds < min_seconds / 100 ? 8 : 2;
    seconds = shorter_of_two(count);
  }
  return static_cast<std::size_t>(std::ceil(min_seconds * static_cast<double>(count) / seconds));
}

Statistics statistics(std::vector<double> samples) {
  std::sort(samples.begin(), samples.end());
  std::size_t const n = samples.size();
  double const median = n % 2 == 1 ? samples[n / 2] : (samples[n / 2 - 1] + samples[n / 2]) / 2;
  return {median, samples.front(), samples.back()};
}

}  // namespace

double seconds_of(ExecutionSpace const& exec, std::function<void()> const& call, std::size_t count) {
#if defined(KOKKOS_ENABLE_CUDA)
  static EventClock clock;
  return clock.seconds_of(exec.cuda_stream(), call, count);
#else
  exec.fence("teamfft-bench: before a sample");
  auto const begin = std::chrono::steady_clock::now();
  for (std::size_t i = 0; i < count; ++i) call();
  exec.fence("teamfft-bench: after a sample");
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
#endif
}

std::vector<Statistics> time_interleaved(ExecutionSpace const& exec, std::vector<std::function<void()>> const& calls,
                                         int repeat, double min_seconds) {
  std::vector<std::size_t> counts;
  for (auto const& call : calls) counts.push_back(calls_per_sample(exec, call, min_seconds));
  std::vector<std::vector<double>> samples(calls.size());
  for (int r = 0; r < repeat; ++r)
    for (std::size_t i = 0; i < calls.size(); ++i) {
      std::size_t const c = (i + static_cast<std::size_t>(r)) % calls.size();
      samples[c].push_back(seconds_of(exec, calls[c], counts[c]) / static_cast<double>(counts[c]));
    }
  std::vector<Statistics> result;
  for (auto& s : samples) result.push_back(statistics(std::move(s)));
  return result;
}

}  // namespace TeamFFT::Impl::Bench
