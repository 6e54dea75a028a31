// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a DistributedPlan tells the executors that heFFTe makes and calls for it, and where an execution space's memory
// lies for heFFTe.
#ifndef TEAMFFT_HEFFTE_CONTEXT_HPP
#define TEAMFFT_HEFFTE_CONTEXT_HPP

#include <TeamFFT/detail/space.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>
#include <heffte.h>

#include <type_traits>

namespace TeamFFT::Impl {

template <class ExecutionSpace>
using HeffteLocation = std::conditional_t<is_host_space<ExecutionSpace>, heffte::tag::cpu, heffte::tag::gpu>;

/// void* on hosts, the backend's stream on devices.
template <class ExecutionSpace>
using HeffteStream = typename heffte::backend::device_instance<HeffteLocation<ExecutionSpace>>::stream_type;

/// heFFTe hands no instance to executors on hosts, and neither precision nor scaling anywhere.
template <class ExecutionSpace>
struct HeffteContext {
  ExecutionSpace exec;
  Precision precision = Precision::f64;
  Direction direction = Direction::forward;
  int padding = 0;  ///< leading dimensions of heFFTe's three that the caller's Views do not have
  Normalization normalization = Normalization::none;
};

/// The calling thread's context; null where heFFTe is called by its own user.
template <class ExecutionSpace>
[[nodiscard]] HeffteContext<ExecutionSpace> const*& heffte_context() {
  thread_local HeffteContext<ExecutionSpace> const* context = nullptr;
  return context;
}

/// Sets the thread's context while it lives.
template <class ExecutionSpace>
class HeffteContextScope {
 public:
  explicit HeffteContextScope(HeffteContext<ExecutionSpace> const& context)
      : m_before(heffte_context<ExecutionSpace>()) {
    heffte_context<ExecutionSpace>() = &context;
  }
  ~HeffteContextScope() { heffte_context<ExecutionSpace>() = m_before; }
  HeffteContextScope(HeffteContextScope const&) = delete;
  HeffteContextScope& operator=(HeffteContextScope const&) = delete;

 private:
  HeffteContext<ExecutionSpace> const* m_before;
};

/// The instance that an executor runs on: the DistributedPlan's, else the one of heFFTe's stream (on hosts, where there
/// is none, the default one).
template <class ExecutionSpace>
[[nodiscard]] ExecutionSpace heffte_instance([[maybe_unused]] HeffteStream<ExecutionSpace> stream) {
  if (!Kokkos::is_initialized())
    throw Error("heffte: Kokkos is not initialized; make heFFTe's transforms behind Kokkos::initialize.");
  if (auto const* context = heffte_context<ExecutionSpace>()) return context->exec;
  if constexpr (is_host_space<ExecutionSpace>)
    return ExecutionSpace();
  else
    return ExecutionSpace(stream);
}

}  // namespace TeamFFT::Impl

#endif
