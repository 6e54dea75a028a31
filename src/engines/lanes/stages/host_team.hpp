// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The threads that share a team's line on a host. Their barrier is our own: Kokkos' sleeps after some microseconds, for
// 50 at least, and threads that share a line meet three times or more in 20.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_TEAM_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_TEAM_HPP

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace TeamFFT::Impl {

/// Threads wait for each other by spinning; where there are more of them than cores, they make room after a while.
class TeamBarrier {
 public:
  /// Until `size` threads are here and see what the others wrote.
  void wait(std::uint32_t size) {
    constexpr unsigned patience = 1u << 14;
    auto const generation = m_generation.load(std::memory_order_relaxed);
    if (m_arrived.fetch_add(1, std::memory_order_acq_rel) + 1 == size) {
      m_arrived.store(0, std::memory_order_relaxed);
      m_generation.store(generation + 1, std::memory_order_release);
      return;
    }
    for (unsigned spins = 0; m_generation.load(std::memory_order_acquire) == generation; ++spins) {
      if (spins >= patience) std::this_thread::yield();
#if defined(__SSE2__)
      _mm_pause();
#endif
    }
  }

 private:
  alignas(64) std::atomic<std::uint32_t> m_arrived{0};  // each on a cache line of its own
  alignas(64) std::atomic<std::uint32_t> m_generation{0};
};

/// The threads that share a team's lines and scratch, as one of them sees them. Only passes along one line at a time
/// have more than one.
struct HostTeam {
  std::uint32_t rank = 0, size = 1;
  TeamBarrier* threads = nullptr;  ///< of all of them

  void barrier() const {
    if (size > 1) threads->wait(size);
  }
  /// This thread's part of 0 .. n-1, from begin() to end(): multiples of `unit`, or n. The first thread's is never
  /// empty.
  [[nodiscard]] std::uint32_t begin(std::uint32_t n, std::uint32_t unit) const { return first(n, unit, rank); }
  [[nodiscard]] std::uint32_t end(std::uint32_t n, std::uint32_t unit) const { return first(n, unit, rank + 1); }

 private:
  [[nodiscard]] std::uint32_t first(std::uint32_t n, std::uint32_t unit, std::uint32_t thread) const {
    std::uint64_t const units = (std::uint64_t{n} + unit - 1) / unit;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(n, (units * thread + size - 1) / size * unit));
  }
};

}  // namespace TeamFFT::Impl

#endif
