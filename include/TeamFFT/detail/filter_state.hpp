// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FilterState: what a FilterPlan owns, without the types of its ends and its functor.
#ifndef TEAMFFT_DETAIL_FILTER_STATE_HPP
#define TEAMFFT_DETAIL_FILTER_STATE_HPP

#include <TeamFFT/detail/filter_problem.hpp>
#include <TeamFFT/detail/lifetime.hpp>
#include <TeamFFT/detail/plan_state.hpp>
#include <TeamFFT/detail/space.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <typeinfo>
#include <utility>
#include <vector>

namespace TeamFFT::Impl {

/// An end of one field's transform: what is known of it, and where it is a functor, its functions.
struct FilterEnd {
  ViewInfo view;
  SourceFunctions const* source = nullptr;
  SinkFunctions const* sink = nullptr;
  EndLayout layout = {};
};

/// What a filter's plans are made from.
struct FilterParts {
  std::string_view function;
  std::span<int const> axes;
  std::span<FilterEnd const> in, out;
  FilterEnd middle;              ///< the sink that the last field is transformed to
  std::type_info const& called;  ///< type of the functor in it
};

template <class ExecutionSpace>
struct FilterState final : Resource {
  FilterProblem problem;
  std::vector<ViewInfo> in, out;
  std::optional<ExecutionSpace> exec;
  std::vector<std::unique_ptr<PlanState<ExecutionSpace>>> plans;
  std::vector<std::size_t> first, second;  ///< the plan of each input and output field
  std::vector<std::size_t> before;         ///< where each input field but the last is in the workspace, in bytes
  std::type_info const& called;
  std::size_t pitch = 0;  ///< bytes from one result to the next, from the workspace's beginning
  std::size_t fields_bytes = 0, workspace_bytes = 0;
  WorkspaceMemory workspace;
  bool released = false;

  FilterState(ExecutionSpace const& instance, FilterProblem const& filter, FilterParts const& parts, bool external_workspace)
      : problem(filter), exec(instance), called(parts.called) {
    for (auto const& end : parts.in) in.push_back(end.view);
    for (auto const& end : parts.out) out.push_back(end.view);
    place_fields(parts);
    for (std::size_t c = 0; c < in.size(); ++c) {
      FilterEnd const to = c + 1 < in.size() ? FilterEnd{problem.middle_in[c]} : parts.middle;
      first.push_back(add_plan(parts, problem.first, problem.first_options, parts.in[c], to));
    }
    for (auto const& end : parts.out) second.push_back(add_plan(parts, problem.second, problem.second_options, {problem.middle}, end));
    std::size_t passes = 0;
    for (auto const& plan : plans) passes = std::max(passes, plan->workspace_bytes);
    workspace_bytes = is_empty() ? 0 : fields_bytes + passes;
    if (!external_workspace) workspace = new_workspace<ExecutionSpace>(plans.front()->problem, workspace_bytes);
  }

  [[nodiscard]] bool is_empty() const { return element_count(problem.middle) == 0; }

  void release() noexcept override {
    workspace = {};
    plans.clear();
    exec.reset();
    released = true;
  }

  void require_alive() const {
    if (released) throw Error("execute: Kokkos was finalized, and the filter plan's memory with it. Make the plan after Kokkos::initialize.");
  }

  /// Field c of the inputs, or of the results, between the transforms.
  [[nodiscard]] void* before_at(void* memory, std::size_t c) const { return static_cast<char*>(memory) + before[c]; }
  [[nodiscard]] void* result_at(void* memory, std::size_t d) const { return static_cast<char*>(memory) + d * pitch; }

  void run(ExecutionSpace const& instance, std::size_t plan, void const* from, void* to, long double scale, void* memory) const {
    auto const& executor = plans[plan]->executor;
    if (executor != nullptr) executor->execute(instance, from, to, scale, false, static_cast<char*>(memory) + fields_bytes);
  }

  void print(std::ostream& os) const {
    os << "TeamFFT filter plan of " << in.size() << (in.size() == 1 ? " field" : " fields") << " to " << out.size();
    if (released) return void(os << ": Kokkos was finalized\n");
    if (is_empty()) return void(os << ": nothing to do\n");
    os << ": the filter is at the end of the last field's transform; workspace " << workspace_bytes << " B\n";
    for (std::size_t p = 0; p < plans.size(); ++p) {
      os << (std::find(first.begin(), first.end(), p) != first.end() ? "to the filter, fields" : "from the filter, fields");
      for (auto const* fields : {&first, &second})
        for (std::size_t i = 0; i < fields->size(); ++i)
          if ((*fields)[i] == p) os << " " << i;
      os << ": ";
      plans[p]->executor->print(os);
    }
  }

 private:
  static constexpr auto boxes_at = is_host_space<ExecutionSpace> ? BoxesAt::passes : BoxesAt::ends;

  /// The results first; an input field lies where the result of its number will, unless it is smaller or there is no such result.
  void place_fields(FilterParts const& parts) {
    auto const bytes = [&](ViewInfo const& view) {
      std::size_t const size = element_count(view) * (view.precision == Precision::f32 ? 4 : 8) * (view.is_complex ? 2 : 1);
      return (size + workspace_alignment - 1) / workspace_alignment * workspace_alignment;
    };
    pitch = bytes(problem.middle);
    fields_bytes = parts.out.size() * pitch;
    for (std::size_t c = 0; c + 1 < parts.in.size(); ++c) {
      auto const size = bytes(problem.middle_in[c]);
      bool const shares = c < parts.out.size() && element_count(problem.middle_in[c]) == element_count(problem.middle);
      before.push_back(shares ? c * pitch : fields_bytes);
      if (!shares) fields_bytes += size;
    }
  }

  /// The number of the plan between two ends: one that is there already, if it has the same.
  std::size_t add_plan(FilterParts const& parts, InlineVector<Kind, max_rank> const& kinds, PlanOptions const& options, FilterEnd const& from,
                       FilterEnd const& to) {
    auto const keys = make_plan_keys(parts.function, from.view, to.view, {kinds.begin(), kinds.size()}, parts.axes,
                                     {problem.shape.begin(), problem.shape.size()}, options, boxes_at);
    bool const shares = from.source == nullptr && to.sink == nullptr;
    for (std::size_t p = 0; shares && p < plans.size(); ++p)
      if (plans[p]->key == keys.key && plans[p]->ends.source == nullptr && plans[p]->ends.sink == nullptr) return p;
    plans.push_back(std::make_unique<PlanState<ExecutionSpace>>(*exec, keys, options, EndFunctions{from.source, to.sink, from.layout, to.layout}));
    return plans.size() - 1;
  }
};

}  // namespace TeamFFT::Impl

#endif
