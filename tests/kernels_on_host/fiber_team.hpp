// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team's threads on a host, with barriers. With glibc they are fibers of one thread: a barrier costs a jump each,
// where threads of the system wait for one another's turns (SlotLineKernel's real lines in two passes on a busy machine
// of 2 cores: 150 s by std::barrier, 1 s by fibers).
#ifndef TEAMFFT_TESTS_KERNELS_ON_HOST_FIBER_TEAM_HPP
#define TEAMFFT_TESTS_KERNELS_ON_HOST_FIBER_TEAM_HPP

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

#if __has_include(<ucontext.h>) && defined(__GLIBC__)
#define TEAMFFT_HAVE_FIBERS 1
#include <setjmp.h>
#include <ucontext.h>

#include <memory>
#else
#include <barrier>
#include <thread>
#endif

namespace TeamFFT::Test {

#ifdef TEAMFFT_HAVE_FIBERS

/// Between two barriers the threads run one after the other, by rank, rising or falling by turns that follow no
/// pattern: what a missing barrier leaves unordered comes out wrong in one of the two orders, and does so each time.
class TeamThreads {
 public:
  explicit TeamThreads(unsigned size) : m_threads(size), m_ended(size) { m_scheduler.begun = true; }
  TeamThreads(TeamThreads const&) = delete;
  TeamThreads& operator=(TeamThreads const&) = delete;

  /// body(rank) by each thread. All must come to the same barriers.
  void run(std::function<void(unsigned)> const& body) {
    m_body = &body;
    for (unsigned rank = 0; rank < size(); ++rank) prepare(rank);
    for (std::uint32_t phase = 0;; ++phase) {
      bool const falling = (phase * 0x9e3779b9u) >> 31;
      for (unsigned i = 0; i < size(); ++i) resume(falling ? size() - 1 - i : i);
      auto const ended = static_cast<unsigned>(std::count(m_ended.begin(), m_ended.end(), true));
      if (ended == 0) continue;
      EXPECT_EQ(ended, size()) << "some threads have ended while the others wait at a barrier";
      return;
    }
  }

  void barrier(unsigned rank) { change(m_threads[rank], m_scheduler); }

 private:
  static constexpr std::size_t stack_bytes = std::size_t{1} << 20;

  struct Place {
    ucontext_t context;
    jmp_buf buffer;
    bool begun = false;
  };

  [[nodiscard]] unsigned size() const { return static_cast<unsigned>(m_threads.size()); }

  /// Goes on at `to` until somebody comes back to `from`. By jumps, because swapcontext() asks the system for the
  /// signals' mask each time (a sixth of the time); the address sanitizer knows that one alone.
  [[gnu::noinline]] static void change(Place& from, Place& to) {
#ifdef __SANITIZE_ADDRESS__
    swapcontext(&from.context, &to.context);
#else
    if (_setjmp(from.buffer) != 0) return;
    if (to.begun) _longjmp(to.buffer, 1);
    to.begun = true;
    setcontext(&to.context);
#endif
  }

  void prepare(unsigned rank) {
    // Stacks are kept, and of each only the pages that are used take memory.
    static std::vector<std::unique_ptr<char[]>> stacks;
    while (stacks.size() <= rank) stacks.push_back(std::make_unique_for_overwrite<char[]>(stack_bytes));
    auto& context = m_threads[rank].context;
    getcontext(&context);
    context.uc_stack.ss_sp = stacks[rank].get();
    context.uc_stack.ss_size = stack_bytes;
    context.uc_link = nullptr;  // enter() does not return
    makecontext(&context, &TeamThreads::enter, 0);
  }

  void resume(unsigned rank) {
    s_team = this, s_rank = rank;
    change(m_scheduler, m_threads[rank]);
  }

  static void enter() {
    auto& team = *s_team;
    unsigned const rank = s_rank;
    (*team.m_body)(rank);
    team.m_ended[rank] = true;
    change(team.m_threads[rank], team.m_scheduler);
  }

  static inline TeamThreads* s_team = nullptr;  // makecontext() takes arguments of int only
  static inline unsigned s_rank = 0;

  std::vector<Place> m_threads;
  Place m_scheduler;
  std::vector<bool> m_ended;
  std::function<void(unsigned)> const* m_body = nullptr;
};

#else

class TeamThreads {
 public:
  explicit TeamThreads(unsigned size) : m_size(size), m_barrier(size) {}

  void run(std::function<void(unsigned)> const& body) {
    std::vector<std::jthread> threads;
    for (unsigned rank = 0; rank < m_size; ++rank) threads.emplace_back([&, rank] { body(rank); });
  }

  void barrier(unsigned) { m_barrier.arrive_and_wait(); }

 private:
  unsigned m_size;
  std::barrier<> m_barrier;
};

#endif

}  // namespace TeamFFT::Test

#endif
