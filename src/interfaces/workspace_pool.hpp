// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// WorkspacePool: a workspace for each of the calls of one plan that run at the same time.
#ifndef TEAMFFT_INTERFACES_WORKSPACE_POOL_HPP
#define TEAMFFT_INTERFACES_WORKSPACE_POOL_HPP

#include "execute/aligned_bytes.hpp"

#include <TeamFFT/detail/view_info.hpp>

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace TeamFFT::Impl {

/// A block that is reserved costs one atomic exchange. Others are made where more calls run at the same time than ever
/// before, and kept.
class WorkspacePool {
 public:
  explicit WorkspacePool(std::size_t bytes) : m_bytes(bytes) {}
  ~WorkspacePool() { delete m_first.load(); }
  WorkspacePool(WorkspacePool const&) = delete;
  WorkspacePool& operator=(WorkspacePool const&) = delete;

  /// Makes the first block, so that the first call makes none.
  void reserve() {
    std::unique_lock lock(m_mutex);
    if (m_made != 0) return;
    auto* const block = new_block();
    lock.unlock();
    give(block);
  }

  /// A block for one call.
  class Loan {
   public:
    explicit Loan(WorkspacePool& pool) : m_pool(pool), m_block(pool.take()) {}
    ~Loan() { m_pool.give(m_block); }
    Loan(Loan const&) = delete;
    Loan& operator=(Loan const&) = delete;
    [[nodiscard]] char* data() const { return m_block->data(); }

   private:
    WorkspacePool& m_pool;
    AlignedBytes* m_block;
  };

 private:
  /// The caller has the mutex. Giving the block back cannot throw then.
  [[nodiscard]] AlignedBytes* new_block() {
    m_rest.reserve(m_made + 1);
    auto block = std::make_unique<AlignedBytes>(m_bytes, workspace_alignment);
    ++m_made;
    return block.release();
  }

  AlignedBytes* take() {
    if (auto* const block = m_first.exchange(nullptr, std::memory_order_acquire); block != nullptr) return block;
    std::lock_guard const lock(m_mutex);
    if (m_rest.empty()) return new_block();
    auto* const block = m_rest.back().release();
    m_rest.pop_back();
    return block;
  }

  void give(AlignedBytes* block) {
    AlignedBytes* none = nullptr;
    if (m_first.compare_exchange_strong(none, block, std::memory_order_release, std::memory_order_relaxed)) return;
    std::lock_guard const lock(m_mutex);
    m_rest.emplace_back(block);
  }

  std::size_t m_bytes;
  std::size_t m_made = 0;
  std::atomic<AlignedBytes*> m_first{nullptr};
  std::mutex m_mutex;
  std::vector<std::unique_ptr<AlignedBytes>> m_rest;
};

}  // namespace TeamFFT::Impl

#endif
