// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Kokkos does while an EventLog lives, by its Tools callbacks: allocations, fences, copies and kernels with their
// labels.
#ifndef TEAMFFT_TESTS_TOOLS_EVENTS_HPP
#define TEAMFFT_TESTS_TOOLS_EVENTS_HPP

#include <Kokkos_Core.hpp>

#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace TeamFFT::Test {

struct Allocation {
  std::string label;
  void const* data = nullptr;
  std::uint64_t bytes = 0;
};

/// One at a time; the callbacks that were there before come back at its end.
class EventLog {
 public:
  EventLog() : m_before(Kokkos::Tools::Experimental::get_callbacks()) {
    namespace Tools = Kokkos::Tools::Experimental;
    active() = this;
    Tools::set_allocate_data_callback([](Kokkos_Profiling_SpaceHandle, char const* label, void const* data,
                                         std::uint64_t bytes) { active()->add_allocation(label, data, bytes); });
    Tools::set_deallocate_data_callback([](Kokkos_Profiling_SpaceHandle, char const* label, void const*,
                                           std::uint64_t) { active()->add(&EventLog::deallocations, label); });
    Tools::set_begin_fence_callback([](char const* name, std::uint32_t, std::uint64_t* id) {
      *id = 0;
      // Kokkos fences before it calls a tool's callbacks; that fence is there because this log is.
      if (!std::string_view(name).ends_with("Kokkos Profile Tool Fence")) active()->add(&EventLog::fences, name);
    });
    Tools::set_begin_parallel_for_callback(
        [](char const* name, std::uint32_t, std::uint64_t* id) { *id = 0, active()->add(&EventLog::kernels, name); });
    Tools::set_begin_parallel_reduce_callback(
        [](char const* name, std::uint32_t, std::uint64_t* id) { *id = 0, active()->add(&EventLog::kernels, name); });
    Tools::set_begin_parallel_scan_callback(
        [](char const* name, std::uint32_t, std::uint64_t* id) { *id = 0, active()->add(&EventLog::kernels, name); });
    Tools::set_begin_deep_copy_callback([](Kokkos_Profiling_SpaceHandle, char const* to, void const*,
                                           Kokkos_Profiling_SpaceHandle, char const*, void const*,
                                           std::uint64_t) { active()->add(&EventLog::copies, to); });
  }
  EventLog(EventLog const&) = delete;
  EventLog& operator=(EventLog const&) = delete;
  ~EventLog() { stop(); }

  void stop() {
    if (active() != this) return;
    Kokkos::Tools::Experimental::set_callbacks(m_before);
    active() = nullptr;
  }

  std::vector<Allocation> allocations;
  std::vector<std::string> deallocations, fences, kernels, copies;

 private:
  static EventLog*& active() {
    static EventLog* log = nullptr;
    return log;
  }

  void add(std::vector<std::string> EventLog::*list, char const* name) {
    std::lock_guard const lock(m_mutex);
    (this->*list).emplace_back(name ? name : "");
  }

  void add_allocation(char const* label, void const* data, std::uint64_t bytes) {
    std::lock_guard const lock(m_mutex);
    allocations.push_back({label ? label : "", data, bytes});
  }

  std::mutex m_mutex;
  Kokkos::Tools::Experimental::EventSet m_before;
};

}  // namespace TeamFFT::Test

#endif
