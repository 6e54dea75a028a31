// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The plan cache of the process, which the functions of transform.hpp use: least recently used, limited in bytes,
// emptied at Kokkos::finalize.
#ifndef TEAMFFT_CACHE_HPP
#define TEAMFFT_CACHE_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/plan.hpp>
#include <TeamFFT/detail/problem_key.hpp>
#include <TeamFFT/detail/type_of.hpp>

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <typeinfo>
#include <utility>

namespace TeamFFT {

/// Frees every cached plan; waits for the kernels that are under way. The cache keeps the execution space instances
/// that it has plans for, so call this before destroying a stream of your own that an instance was made from. Safe in
/// any thread. Throws Error where Kokkos does not run.
TEAMFFT_EXPORT void clear_cache();

/// How many bytes of workspaces and (estimated) tables cached plans may hold together; 1 GiB at first. The plan used
/// last stays whatever its size. It may be set before Kokkos::initialize. Throws Error behind Kokkos::finalize.
TEAMFFT_EXPORT void set_cache_limit(std::size_t bytes);

namespace Impl {

/// A cached plan without its types. `mutex` is held for a whole execute, so that passes of two threads never interleave
/// on its workspace.
class CacheEntry {
 public:
  explicit CacheEntry(ProblemKey const& problem) : key(problem) {}
  virtual ~CacheEntry() = default;
  CacheEntry(CacheEntry const&) = delete;
  CacheEntry& operator=(CacheEntry const&) = delete;

  /// True for the instance `exec` and the types that the plan was made for.
  [[nodiscard]] virtual bool is_for(std::type_info const& type, void const* exec) const = 0;

  ProblemKey const key;
  std::mutex mutex;
  std::size_t bytes = 0;  ///< guarded by the cache
};

struct CacheStatistics {
  std::size_t plans = 0, bytes = 0, hits = 0, misses = 0;
};

/// Finds the entry and makes it the most recent one; null where there is none. Allocates nothing.
[[nodiscard]] TEAMFFT_EXPORT std::shared_ptr<CacheEntry> find_cached(ProblemKey const& key, std::type_info const& type,
                                                                     void const* exec);

/// Adds an entry, unless another thread was faster: then that thread's is returned.
[[nodiscard]] TEAMFFT_EXPORT std::shared_ptr<CacheEntry> add_cached(std::shared_ptr<CacheEntry> entry,
                                                                    std::type_info const& type, void const* exec);

/// The entry's plan is made and takes so many bytes; others make room.
TEAMFFT_EXPORT void resize_cached(CacheEntry& entry, std::size_t bytes);

/// Removes an entry whose plan could not be made.
TEAMFFT_EXPORT void drop_cached(CacheEntry const& entry);

[[nodiscard]] CacheStatistics cache_statistics();

template <class ExecutionSpace>
[[nodiscard]] bool same_instance(ExecutionSpace const& a, ExecutionSpace const& b) {
  if constexpr (requires { a == b; })
    return a == b;
  else
    return a.impl_instance_id() == b.impl_instance_id();
}

/// The types that a cached plan is for: execution space, source and sink (void: Views).
template <class ExecutionSpace, class In, class Out, bool in_place>
struct PlanTypes {};
/// In place: both ends are the same two Views; of one View twice the key knows.
template <class ExecutionSpace, class In, class Out>
[[nodiscard]] std::type_info const& plan_types(bool in_place) {
  using Source = std::conditional_t<is_called<In>, In, void>;
  using Sink = std::conditional_t<is_called<Out>, Out, void>;
  return in_place ? type_of<PlanTypes<ExecutionSpace, Source, Sink, true>>()
                  : type_of<PlanTypes<ExecutionSpace, Source, Sink, false>>();
}

template <class ExecutionSpace>
class CachedPlan final : public CacheEntry {
 public:
  CachedPlan(ExecutionSpace const& instance, ProblemKey const& problem, std::type_info const& plan_type)
      : CacheEntry(problem), exec(instance), m_type(plan_type) {}

  /// The whole device, not the instance: its stream may be gone by now.
  ~CachedPlan() override {
    if (plan && Kokkos::is_initialized() && !Kokkos::is_finalized()) Kokkos::fence("TeamFFT: a cached plan is freed");
  }

  [[nodiscard]] bool is_for(std::type_info const& type, void const* other) const override {
    return type == m_type && same_instance(exec, *static_cast<ExecutionSpace const*>(other));
  }

  ExecutionSpace const exec;
  std::optional<Plan<ExecutionSpace>> plan;

 private:
  std::type_info const& m_type;
};

/// Runs plans whose Views were checked already.
struct PlanAccess {
  template <class ExecutionSpace>
  static Plan<ExecutionSpace> make(ExecutionSpace const& exec, ProblemKey const& key, EndFunctions const& ends) {
    return Plan<ExecutionSpace>(exec, key, ends);
  }

  template <class ExecutionSpace>
  static void run(Plan<ExecutionSpace> const& plan, ExecutionSpace const& exec, void const* in, void* out,
                  Normalization normalization) {
    auto const& state = plan.state();
    state.require_alive("execute");
    state.run(exec, in, out, normalization, state.workspace);
  }
};

/// Workspace, and what tables take at most: chirp, filter and twiddles of a Bluestein transform, the largest.
[[nodiscard]] TEAMFFT_EXPORT std::size_t estimated_bytes(ProblemKey const& key, std::size_t workspace_bytes);

template <class ExecutionSpace>
void make_plan(CachedPlan<ExecutionSpace>& entry, EndFunctions const& ends) {
  try {
    entry.plan.emplace(PlanAccess::make(entry.exec, entry.key, ends));
  } catch (...) {
    drop_cached(entry);
    throw;
  }
  resize_cached(entry, estimated_bytes(entry.key, entry.plan->workspace_size()));
}

template <class ExecutionSpace, class In, class Out>
void execute_cached(ExecutionSpace const& exec, ProblemKey const& key, In const& in, Out const& out, bool in_place,
                    Normalization normalization) {
  auto const& type = plan_types<ExecutionSpace, In, Out>(in_place);
  auto found = find_cached(key, type, &exec);
  if (found == nullptr) found = add_cached(std::make_shared<CachedPlan<ExecutionSpace>>(exec, key, type), type, &exec);
  auto& entry = static_cast<CachedPlan<ExecutionSpace>&>(*found);
  std::lock_guard const lock(entry.mutex);
  if (!entry.plan) make_plan(entry, end_functions<ExecutionSpace>(in, out, in_place));
  PlanAccess::run(*entry.plan, exec, address_of(in), address_of(out), normalization);
}

}  // namespace Impl
}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
