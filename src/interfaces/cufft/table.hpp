// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The plans of a process by their handles.
#ifndef TEAMFFT_INTERFACES_CUFFT_TABLE_HPP
#define TEAMFFT_INTERFACES_CUFFT_TABLE_HPP

#include "interfaces/cufft/plan.hpp"

#include <limits>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>
#include <utility>

namespace TeamFFT::Impl::Cufft {

/// Any number of threads may call it at once. A plan that one thread executes while another one destroys its handle
/// lives until the call returns.
class Table {
 public:
  static Table& instance() {
    static auto* const table = new Table;  // handles of static objects may be destroyed later than it otherwise
    return *table;
  }

  /// Handles begin at 1, and one that was destroyed comes again only after all others.
  Handle add(std::shared_ptr<Plan> plan) {
    std::lock_guard const lock(m_mutex);
    do {
      m_last = m_last == std::numeric_limits<Handle>::max() ? 1 : m_last + 1;
    } while (m_plans.contains(m_last));
    m_plans.emplace(m_last, std::move(plan));
    return m_last;
  }

  /// Throws Refusal (invalid_plan).
  [[nodiscard]] std::shared_ptr<Plan> find(Handle handle) const {
    std::shared_lock const lock(m_mutex);
    auto const found = m_plans.find(handle);
    if (found == m_plans.end()) refuse(handle);
    return found->second;
  }

  /// Throws the same.
  void remove(Handle handle) {
    std::shared_ptr<Plan> last;  // it goes behind the lock
    std::lock_guard const lock(m_mutex);
    auto const found = m_plans.find(handle);
    if (found == m_plans.end()) refuse(handle);
    last = std::move(found->second);
    m_plans.erase(found);
  }

 private:
  [[noreturn]] static void refuse(Handle handle) {
    throw Refusal(Result::invalid_plan, "TeamFFT: " + std::to_string(handle) +
                                            " is the handle of no plan. Give one of cufftCreate or cufftPlan1d.");
  }

  mutable std::shared_mutex m_mutex;
  std::unordered_map<Handle, std::shared_ptr<Plan>> m_plans;
  Handle m_last = 0;
};

}  // namespace TeamFFT::Impl::Cufft

#endif
