// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The list of cached plans, the most recent first, and its index by hash.
#include <TeamFFT/cache.hpp>

#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/detail/view_info.hpp>

#include "problem/view_check.hpp"

#include <iterator>
#include <list>
#include <unordered_map>

namespace TeamFFT::Impl {
namespace {

class PlanCache {
 public:
  using Entry = std::shared_ptr<CacheEntry>;
  using Entries = std::list<Entry>;

  /// Never destroyed: its plans are gone at Kokkos::finalize, and functions of static destructors may still ask for it.
  static PlanCache& instance() {
    static auto* const cache = [] {
      Kokkos::push_finalize_hook([] { instance().clear(); });
      return new PlanCache;
    }();
    return *cache;
  }

  Entry find(ProblemKey const& key, std::type_info const& type, void const* exec) {
    std::lock_guard const lock(m_mutex);
    auto const found = look_up(key, type, exec);
    ++(found == m_entries.end() ? m_statistics.misses : m_statistics.hits);
    return found == m_entries.end() ? nullptr : *found;
  }

  Entry add(Entry&& entry, std::type_info const& type, void const* exec) {
    std::lock_guard const lock(m_mutex);
    if (auto const found = look_up(entry->key, type, exec); found != m_entries.end()) return *found;
    m_entries.push_front(std::move(entry));
    m_index.emplace(m_entries.front()->key.hash(), m_entries.begin());
    ++m_statistics.plans;
    return m_entries.front();
  }

  void resize(CacheEntry& entry, std::size_t bytes) {
    Entries removed;  // destroyed when the mutex is free again: a plan's destruction may wait for the device
    std::lock_guard const lock(m_mutex);
    if (find_entry(entry) == m_entries.end()) return;
    m_statistics.bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    make_room(removed);
  }

  void drop(CacheEntry const& entry) {
    Entries removed;
    std::lock_guard const lock(m_mutex);
    if (auto const found = find_entry(entry); found != m_entries.end()) take(found, removed);
  }

  void clear() {
    Entries removed;
    std::lock_guard const lock(m_mutex);
    while (!m_entries.empty()) take(m_entries.begin(), removed);
  }

  void set_limit(std::size_t bytes) {
    Entries removed;
    std::lock_guard const lock(m_mutex);
    m_limit = bytes;
    make_room(removed);
  }

  CacheStatistics statistics() {
    std::lock_guard const lock(m_mutex);
    return m_statistics;
  }

 private:
  Entries::iterator look_up(ProblemKey const& key, std::type_info const& type, void const* exec) {
    auto const [first, last] = m_index.equal_range(key.hash());
    for (auto i = first; i != last; ++i) {
      auto const& entry = **i->second;
      if (!(entry.key == key) || !entry.is_for(type, exec)) continue;
      m_entries.splice(m_entries.begin(), m_entries, i->second);
      return m_entries.begin();
    }
    return m_entries.end();
  }

  Entries::iterator find_entry(CacheEntry const& entry) {
    auto const [first, last] = m_index.equal_range(entry.key.hash());
    for (auto i = first; i != last; ++i)
      if (i->second->get() == &entry) return i->second;
    return m_entries.end();
  }

  void take(Entries::iterator position, Entries& removed) {
    auto const [first, last] = m_index.equal_range((*position)->key.hash());
    for (auto i = first; i != last; ++i)
      if (i->second == position) {
        m_index.erase(i);
        break;
      }
    m_statistics.bytes -= (*position)->bytes;
    --m_statistics.plans;
    removed.splice(removed.end(), m_entries, position);
  }

  /// Entries of 0 bytes are plans in the making; they stay.
  void make_room(Entries& removed) {
    auto position = m_entries.end();
    while (m_statistics.bytes > m_limit && position != m_entries.begin()) {
      auto const candidate = std::prev(position);
      if (candidate == m_entries.begin()) return;
      if ((*candidate)->bytes == 0)
        position = candidate;
      else
        take(candidate, removed);
    }
  }

  std::mutex m_mutex;
  Entries m_entries;
  std::unordered_multimap<std::size_t, Entries::iterator> m_index;
  CacheStatistics m_statistics;
  std::size_t m_limit = std::size_t(1) << 30;
};

}  // namespace

std::shared_ptr<CacheEntry> find_cached(ProblemKey const& key, std::type_info const& type, void const* exec) {
  return PlanCache::instance().find(key, type, exec);
}

std::shared_ptr<CacheEntry> add_cached(std::shared_ptr<CacheEntry> entry, std::type_info const& type,
                                       void const* exec) {
  return PlanCache::instance().add(std::move(entry), type, exec);
}

void resize_cached(CacheEntry& entry, std::size_t bytes) { PlanCache::instance().resize(entry, bytes); }

void drop_cached(CacheEntry const& entry) { PlanCache::instance().drop(entry); }

CacheStatistics cache_statistics() { return PlanCache::instance().statistics(); }

std::size_t estimated_bytes(ProblemKey const& key, std::size_t workspace_bytes) {
  std::size_t constexpr fixed = 4096, elements_per_point = 8;
  std::size_t bytes = workspace_bytes + fixed;
  for (auto const& axis : key.axes) bytes += elements_per_point * axis.length * element_bytes(key.precision, true);
  return bytes;
}

}  // namespace TeamFFT::Impl

namespace TeamFFT {

void clear_cache() {
  Impl::require_running("clear_cache");
  Impl::PlanCache::instance().clear();
}

void set_cache_limit(std::size_t bytes) {
  if (Kokkos::is_finalized()) Impl::require_running("set_cache_limit");
  Impl::PlanCache::instance().set_limit(bytes);
}

}  // namespace TeamFFT
