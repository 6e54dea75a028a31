// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/host_transform.hpp"
#include "interfaces/c/kokkos_threads.hpp"
#include "interfaces/c/memory.hpp"
#include "interfaces/c/plan.hpp"
#include "interfaces/c/status.hpp"
#include "interfaces/workspace_pool.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

namespace TeamFFT::Impl {
namespace {

/// Workspaces of so many bytes lie on the stack: a transform of a short line takes as long as two atomic operations.
constexpr std::size_t most_stack_workspace = std::size_t{16} << 10;

/// The passes of a problem, their tables and the workspaces of calls: all plans of the problem have the same.
struct SharedTransform {
  HostTransform transform;
  CallMemory memory;
  unsigned jobs;
  std::size_t workspace_bytes;
  WorkspacePool pool;

  SharedTransform(PlanKeys const& keys, Machine const& machine, PlanOptions const& options, unsigned jobs_at_most)
      : transform(keys.called.key.problem(), machine, options),
        memory(keys.key),
        jobs(jobs_at_most),
        workspace_bytes(transform.workspace_bytes(jobs)),
        pool(workspace_bytes) {}
};

/// Transforms that a plan has, by all that decides about them.
class SharedTransforms {
 public:
  using Key = std::tuple<std::string, unsigned, bool, bool>;  ///< token, threads, of a loop, destroys its input

  static SharedTransforms& instance() {
    static auto* const all = new SharedTransforms;  // plans of static objects may outlive it otherwise
    return *all;
  }

  template <class Make>
  std::shared_ptr<SharedTransform> find(Key const& key, Make const& make) {
    if (auto known = look_up(key)) return known;
    auto made = make();  // outside the lock: other threads plan meanwhile
    std::lock_guard const lock(m_mutex);
    auto& entry = m_known[key];
    if (auto known = entry.lock()) return known;
    entry = made;
    std::erase_if(m_known, [](auto const& old) { return old.second.expired(); });
    return made;
  }

 private:
  std::shared_ptr<SharedTransform> look_up(Key const& key) {
    std::lock_guard const lock(m_mutex);
    auto const found = m_known.find(key);
    return found == m_known.end() ? nullptr : found->second.lock();
  }

  std::mutex m_mutex;
  std::map<Key, std::weak_ptr<SharedTransform>> m_known;
};

class HostPlan final : public teamfft_plan_s {
 public:
  explicit HostPlan(PlanRequest const& request)
      : m_scale(request.scale()), m_ortho(request.normalization() == Normalization::ortho) {
    auto const& given = request.options;
    bool const has_loop = given.parallel_loop != nullptr;
    unsigned threads = std::max(1u, given.threads);
    if (threads > 1 && !has_loop) threads = std::min(threads, most_host_threads());
    if (has_loop)
      m_threads = {threads, given.parallel_loop, given.parallel_data, nullptr};
    else
      m_threads.exec = host_instance(threads);
    PlanOptions options;
    options.destroy_input = given.destroy_input != 0;
    SharedTransforms::Key const key{request.keys.key.problem().token(), threads, has_loop, options.destroy_input};
    m_shared = SharedTransforms::instance().find(key, [&] {
      auto const machine = caller_machine(threads, has_loop || m_threads.exec == nullptr);
      return std::make_shared<SharedTransform>(request.keys, machine, options, has_loop ? threads : 1);
    });
    if (given.external_workspace == 0 && m_shared->workspace_bytes > most_stack_workspace) m_shared->pool.reserve();
  }

  [[nodiscard]] std::size_t workspace_bytes() const override { return m_shared->workspace_bytes; }

  void execute(void const* in, void* out, void* workspace, std::size_t bytes, void* stream) const override {
    if (stream != nullptr)
      throw StatusError(TEAMFFT_NOT_SUPPORTED,
                        "teamfft_execute_with: a stream for a plan on the host, which has none. Give a null pointer.");
    auto& shared = *m_shared;
    if (shared.memory.is_empty()) return;
    shared.memory.check(in, out);
    if (workspace != nullptr) {
      check_workspace("teamfft_execute", shared.transform.problem(), workspace, bytes, shared.workspace_bytes);
      shared.memory.check_workspace(in, out, workspace, shared.workspace_bytes);
      return run(in, out, workspace);
    }
    if (shared.workspace_bytes <= most_stack_workspace) {
      alignas(workspace_alignment) char memory[most_stack_workspace];
      return run(in, out, memory);
    }
    WorkspacePool::Loan const loan(shared.pool);
    run(in, out, loan.data());
  }

  void check_memory(void const* in, void const* out) const override {
    if (!m_shared->memory.is_empty()) m_shared->memory.check(in, out);
  }

  void fence() const override {}  // a call returns when the result is there

  void print(std::ostream& os) const override { m_shared->transform.print(os); }

 private:
  void run(void const* in, void* out, void* workspace) const {
    auto threads = m_threads;
    if (threads.exec != nullptr && !may_launch()) threads.exec = nullptr;
    m_shared->transform.execute(threads, in, out, m_scale, m_ortho, workspace);
  }

  HostThreads m_threads;
  std::shared_ptr<SharedTransform> m_shared;
  long double m_scale;
  bool m_ortho;
};

}  // namespace

std::unique_ptr<teamfft_plan_s> make_host_plan(PlanRequest const& request) {
  return std::make_unique<HostPlan>(request);
}

}  // namespace TeamFFT::Impl
