// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/fftw3/settings.hpp"

#include <array>
#include <deque>
#include <mutex>
#include <vector>

namespace TeamFFT::Impl::Relink {
namespace {

struct LoopOfUser {
  UserLoop loop;
  void* data;
};

/// Plans keep the loop that they were made with, so that an entry stays where it is for good.
struct Loops {
  std::mutex mutex;
  std::deque<LoopOfUser> all;
  std::atomic<LoopOfUser*> current{nullptr};

  static Loops& instance() {
    static auto* const loops = new Loops;
    return *loops;
  }
};

struct Job {
  void (*run)(void const* work, unsigned i);
  void const* work;
  unsigned i;
};

void* run_job(char* memory) {
  auto const& job = *reinterpret_cast<Job const*>(memory);
  job.run(job.work, job.i);
  return nullptr;
}

void run_user_loop(void* data, unsigned jobs, void (*run)(void const* work, unsigned i), void const* work) {
  auto const& user = *static_cast<LoopOfUser const*>(data);
  constexpr std::size_t most_on_stack = 256;
  std::array<Job, most_on_stack> few{};
  std::vector<Job> many(jobs > few.size() ? jobs : 0);
  auto* const list = many.empty() ? few.data() : many.data();
  for (unsigned i = 0; i < jobs; ++i) list[i] = {run, work, i};
  user.loop(run_job, reinterpret_cast<char*>(list), sizeof(Job), static_cast<int>(jobs), user.data);
}

}  // namespace

void set_user_loop(UserLoop loop, void* data) {
  auto& loops = Loops::instance();
  std::lock_guard const lock(loops.mutex);
  if (loop == nullptr) return loops.current.store(nullptr);
  for (auto& known : loops.all)
    if (known.loop == loop && known.data == data) return loops.current.store(&known);
  loops.current.store(&loops.all.emplace_back(LoopOfUser{loop, data}));
}

PlanLoop plan_loop() {
  auto* const current = Loops::instance().current.load();  // once: another thread may remove the loop
  return current != nullptr ? PlanLoop{run_user_loop, current} : PlanLoop{};
}

}  // namespace TeamFFT::Impl::Relink
