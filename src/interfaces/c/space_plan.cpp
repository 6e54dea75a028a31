// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interfaces/c/kokkos_threads.hpp"
#include "interfaces/c/memory.hpp"
#include "interfaces/c/plan.hpp"
#include "interfaces/c/status.hpp"
#include "interfaces/c/stream_loan.hpp"

#include <TeamFFT/detail/any_view.hpp>
#include <TeamFFT/detail/plan_state.hpp>

#include <memory>
#include <mutex>
#include <ostream>
#include <string>
#include <type_traits>

namespace TeamFFT::Impl {
namespace {

/// The plan's own instance. Throws StatusError where the caller's device is another one than Kokkos'.
template <class Space>
Space own_instance(void* stream) {
  Space const kokkos_instance;
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<Space, Kokkos::Cuda>) {
    int current = 0;
    if (cudaGetDevice(&current) == cudaSuccess && current != kokkos_instance.cuda_device())
      throw StatusError(TEAMFFT_NOT_SUPPORTED, "teamfft_plan_create: the current device is " + std::to_string(current) +
                                                   ", and Kokkos runs on " +
                                                   std::to_string(kokkos_instance.cuda_device()) +
                                                   ", which is the device of all plans. Call cudaSetDevice.");
  }
#endif
  return stream == nullptr ? kokkos_instance : instance_on<Space>(stream);
}

/// A plan as those of C++. On a host it computes one call at a time, because its threads have one workspace.
template <class Space>
class SpacePlan final : public teamfft_plan_s {
 public:
  SpacePlan(PlanRequest const& request, Space const& instance)
      : m_memory(request.keys.key),
        m_state(instance, request.keys, options_of(request), EndFunctions{}),
        m_scale(request.scale()),
        m_ortho(request.normalization() == Normalization::ortho) {}

  [[nodiscard]] std::size_t workspace_bytes() const override { return m_state.workspace_bytes; }

  void execute(void const* in, void* out, void* workspace, std::size_t bytes, void* stream) const override {
    require_kokkos("teamfft_execute");
    if (m_state.executor == nullptr) return;
    m_memory.check(in, out);
    auto memory = workspace == nullptr ? m_state.workspace : WorkspaceMemory{workspace, bytes};
    check_workspace("teamfft_execute", m_state.problem, memory.data, memory.bytes, m_state.workspace_bytes);
    if (workspace != nullptr) m_memory.check_workspace(in, out, workspace, m_state.workspace_bytes);
    std::unique_lock lock(m_mutex, std::defer_lock);
    if (is_host_space<Space> && workspace == nullptr) lock.lock();
    auto const run = [&](Space const& instance) {
      m_state.executor->execute(instance, in, out, m_scale, m_ortho, memory.data);
    };
    if (stream == nullptr) return run(*m_state.exec);
    StreamLoan<Space> const loan(stream);
    run(loan.get());
  }

  void check_memory(void const* in, void const* out) const override {
    if (!m_memory.is_empty()) m_memory.check(in, out);
  }

  void fence() const override {
    require_kokkos("teamfft_plan_fence");
    m_state.exec->fence("TeamFFT: teamfft_plan_fence");
  }

  void print(std::ostream& os) const override {
    if (m_state.executor != nullptr)
      m_state.executor->print(os);
    else
      os << m_state.problem.token() << (m_state.released ? ": Kokkos was finalized\n" : ": nothing to do\n");
  }

 private:
  void require_kokkos(char const* function) const {
    try {
      m_state.require_alive(function);
    } catch (Error const& error) {
      throw StatusError(TEAMFFT_NO_KOKKOS, error.what());
    }
  }

  static PlanOptions options_of(PlanRequest const& request) {
    PlanOptions options;
    options.destroy_input = request.options.destroy_input != 0;
    options.external_workspace = request.options.external_workspace != 0;
    return options;
  }

  CallMemory m_memory;
  PlanState<Space> m_state;
  long double m_scale;
  bool m_ortho;
  mutable std::mutex m_mutex;
};

template <class Space>
std::unique_ptr<teamfft_plan_s> make(PlanRequest const& request) {
  auto plan = std::make_unique<SpacePlan<Space>>(request, own_instance<Space>(request.options.stream));
  StreamLoan<Space>::reserve();
  return plan;
}

}  // namespace

std::unique_ptr<teamfft_plan_s> make_space_plan(PlanRequest const& request) {
  start_kokkos();
  return request.options.space == TEAMFFT_HOST ? make<Kokkos::DefaultHostExecutionSpace>(request)
                                               : make<Kokkos::DefaultExecutionSpace>(request);
}

}  // namespace TeamFFT::Impl
