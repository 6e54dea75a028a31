// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PlanState: what a Plan owns. It stays at one address, so that Plans can move and the finalize hook can still find it.
#ifndef TEAMFFT_DETAIL_PLAN_STATE_HPP
#define TEAMFFT_DETAIL_PLAN_STATE_HPP

#include <TeamFFT/detail/executor.hpp>
#include <TeamFFT/detail/lifetime.hpp>
#include <TeamFFT/detail/memory_check.hpp>
#include <TeamFFT/detail/space.hpp>
#include <TeamFFT/options.hpp>
#include <TeamFFT/problem.hpp>
#include <TeamFFT/detail/problem_key.hpp>
#include <TeamFFT/detail/view_info.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace TeamFFT::Impl {

/// Memory between passes (the rules have a Workspace of their own: strides); `keep` is whatever View it lies in.
struct WorkspaceMemory {
  void* data = nullptr;
  std::size_t bytes = 0;
  std::shared_ptr<void const> keep = {};
};

/// The View's memory as bytes. Keeps no reference: the caller's View must live until the kernels have run.
template <class View>
[[nodiscard]] WorkspaceMemory borrowed_workspace(View const& view) {
  using value_type = typename View::non_const_value_type;
  return {const_cast<value_type*>(view.data()), view.span() * sizeof(value_type)};
}

/// A new workspace, aligned. Throws Error where memory is short.
template <class ExecutionSpace>
[[nodiscard]] WorkspaceMemory new_workspace(Problem const& problem, std::size_t bytes) {
  if (bytes == 0) return {};
  using View = Kokkos::View<std::byte*, typename ExecutionSpace::memory_space>;
  try {
    auto view = std::make_shared<View>(Kokkos::view_alloc("TeamFFT::workspace", Kokkos::WithoutInitializing),
                                       bytes + workspace_alignment);
    auto const misalignment = reinterpret_cast<std::uintptr_t>(view->data()) % workspace_alignment;
    auto* const data = view->data() + (workspace_alignment - misalignment) % workspace_alignment;
    return {data, bytes, std::move(view)};
  } catch (std::exception const& error) {
    throw Error(
        "Plan: no memory for a workspace of " + std::to_string(bytes) + " bytes in " +
        ExecutionSpace::memory_space::name() +
        ". Free some, split the batch into several plans, or give a workspace (PlanOptions::external_workspace) [" +
        problem.token() + "] (" + error.what() + ")");
  }
}

/// The sentences that a wrong workspace meets.
template <class ExecutionSpace, class View>
constexpr void require_workspace() {
  static_assert(Kokkos::is_view_v<View>, "TeamFFT: a workspace must be a Kokkos::View.");
  if constexpr (Kokkos::is_view_v<View>) {
    static_assert(Kokkos::SpaceAccessibility<ExecutionSpace, typename View::memory_space>::accessible,
                  "TeamFFT: the execution space cannot access the workspace's memory space.");
    static_assert(!std::is_const_v<typename View::value_type>,
                  "TeamFFT: the workspace must not be const; passes write to it.");
  }
}

/// The View's memory, checked, with a reference to it.
template <class View>
[[nodiscard]] WorkspaceMemory kept_workspace(std::string_view function, Problem const& problem, View const& view,
                                             std::size_t needed) {
  auto memory = borrowed_workspace(view);
  check_workspace(function, problem, memory.data, memory.bytes, needed);
  memory.keep = std::make_shared<View>(view);
  return memory;
}

template <class ExecutionSpace>
struct PlanState final : Resource {
  ProblemKey key;
  Problem problem;
  std::optional<std::pair<ViewInfo, ViewInfo>> views;  ///< what the plan was made from; absent: from a Problem
  std::optional<ExecutionSpace> exec;
  std::unique_ptr<Executor<ExecutionSpace>> executor;  ///< null where nothing is to be done
  EndFunctions ends;
  AnyView multiply_in, multiply_out;  ///< kept
  long double alpha;
  bool destroys_input, ends_alias;
  std::size_t workspace_bytes = 0;
  WorkspaceMemory workspace;
  bool released = false;

  PlanState(ExecutionSpace const& instance, PlanKeys const& keys, PlanOptions const& options,
            EndFunctions const& functors)
      : key(keys.key),
        problem(key.problem()),
        exec(instance),
        ends(functors),
        multiply_in(options.multiply_in),
        multiply_out(options.multiply_out),
        alpha(options.alpha),
        destroys_input(options.destroy_input),
        ends_alias(options.ends_alias) {
    require_access("multiply_in", multiply_in);
    require_access("multiply_out", multiply_out);
    if (problem.batch_count() == 0) return;
    bool const may_alias = options.ends_alias || problem.placement == Placement::in_place || functors.in_place;
    std::string refusal;
    auto const make = [&](CalledProblem const& called) {
      executor = Executor<ExecutionSpace>::of_problem(instance, called.key.problem(), options,
                                                      PlanEnds{ends, called.source, called.sink, may_alias}, refusal);
      return executor != nullptr;
    };
    // where no kernel meets them in a pass
    bool const meets_boxes_at_ends = !is_host_space<ExecutionSpace> && keys.at_ends.has_value();
    if (!make(keys.called) && !(meets_boxes_at_ends && make(*keys.at_ends))) throw Error(refusal);
    workspace_bytes = executor->workspace_bytes();
    if (!options.external_workspace) workspace = new_workspace<ExecutionSpace>(problem, workspace_bytes);
  }

  void require_access(char const* option, AnyView const& view) const {
    if (view.is_given() && !view.is_accessible_from<ExecutionSpace>())
      throw Error(std::string("Plan: ") + ExecutionSpace::name() + " cannot access the memory of options." + option +
                  "; copy the View to a memory space that it can [" + problem.token() + "]");
  }

  void require_writable_input(bool is_const) const {
    if (destroys_input && is_const)
      throw Error(
          "execute: the input View is const, and the plan has options.destroy_input, which writes to it; give a View "
          "of non-const elements [plan " +
          problem.token() + "]");
  }

  /// What a call writes is apart from what the call reads or writes elsewhere.
  void check_memory(std::string_view function, std::span<ViewInfo const> in, std::span<ViewInfo const> out,
                    WorkspaceMemory const& memory) const {
    if (workspace_bytes == 0 && !destroys_input && !multiply_in.is_given() && !multiply_out.is_given()) return;
    MemoryBeside beside;
    beside.multiply_in = info_of(multiply_in);
    beside.multiply_out = info_of(multiply_out);
    beside.workspace = memory.data;
    beside.workspace_bytes = std::min(memory.bytes, workspace_bytes);
    beside.destroys_input = destroys_input;
    beside.ends_alias = ends_alias;
    beside.key = &key;
    beside.by_key = !views;
    Impl::check_memory(function, in, out, beside);
  }

  void release() noexcept override {
    workspace = {};
    multiply_in = multiply_out = {};
    executor.reset();
    exec.reset();
    released = true;
  }

  void require_alive(std::string_view function) const {
    if (released)
      throw Error(std::string(function) +
                  ": Kokkos was finalized, and the plan's memory with it. Call it before Kokkos::finalize [plan " +
                  problem.token() + "]");
  }

  /// Enqueues the passes; the arguments are checked. `in` and `out` are address_of() the ends.
  void run(ExecutionSpace const& instance, void const* in, void* out, Normalization normalization,
           WorkspaceMemory const& memory) const {
    if (executor == nullptr) return;
    check_workspace("execute", problem, memory.data, memory.bytes, workspace_bytes);
    executor->execute(instance, in, out, alpha * scale_of(key, normalization), normalization == Normalization::ortho,
                      memory.data);
  }
};

}  // namespace TeamFFT::Impl

#endif
