// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FilterState: what a FilterPlan owns, without the types of its ends and its functor.
#ifndef TEAMFFT_DETAIL_FILTER_STATE_HPP
#define TEAMFFT_DETAIL_FILTER_STATE_HPP

#include <TeamFFT/detail/filter_problem.hpp>
#include <TeamFFT/detail/lifetime.hpp>
#include <TeamFFT/detail/memory_check.hpp>
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

/// A batch dimension cut into slabs: what lies between the transforms of one stays in the hosts' caches.
struct FilterSlabs {
  std::size_t dimension = 0;
  std::size_t whole = 1, extent = 1;  ///< of the dimension, of a slab

  [[nodiscard]] std::size_t count() const { return extent == 0 ? 0 : (whole + extent - 1) / extent; }
  [[nodiscard]] std::size_t extent_of(std::size_t slab) const { return std::min(extent, whole - slab * extent); }
};

/// What a filter's plans are made from.
struct FilterParts {
  std::string_view function;
  std::span<int const> axes;
  std::span<FilterEnd const> in, out;
  FilterEnd middle;                ///< the sink that the last field is transformed to
  FilterFunctions functions = {};  ///< of a pass that turns round at the filter
};

/// A filter over a part of the batch: its plans, and where its fields lie between them.
template <class ExecutionSpace>
struct FilterPart {
  FilterProblem problem;
  std::vector<std::unique_ptr<PlanState<ExecutionSpace>>> plans;
  std::vector<std::size_t> first, second;  ///< the plan of each input and output field
  /// between those plans: the filter with an axis there and back; else the last first plan ends in it
  std::unique_ptr<Executor<ExecutionSpace>> turning;
  /// where each input field but the last is in the workspace, in bytes; where there is `turning`, all
  std::vector<std::size_t> before;
  std::size_t results = 0, pitch = 0;  ///< bytes to the first result, and from one to the next
  std::size_t fields_bytes = 0;

  FilterPart(ExecutionSpace const& exec, FilterProblem const& filter, FilterParts const& parts)
      : FilterPart(exec, filter, parts, turning_pass(exec, filter, parts)) {}
  FilterPart(ExecutionSpace const& exec, FilterProblem const& filter, FilterParts const& parts,
             std::unique_ptr<Executor<ExecutionSpace>> turn)
      : problem(filter), turning(std::move(turn)) {
    if (turning)
      add_beside_turn(exec, parts);
    else
      add_whole(exec, parts);
  }

  /// nullptr where there is none, or it would be no faster.
  [[nodiscard]] static std::unique_ptr<Executor<ExecutionSpace>> turning_pass(ExecutionSpace const& exec,
                                                                              FilterProblem const& filter,
                                                                              FilterParts const& parts) {
    if (!filter.turn || (is_host_space<ExecutionSpace> && has_short_rows(filter))) return nullptr;
    return Executor<ExecutionSpace>::of_filter(exec, placed(*filter.turn, parts), filter.first_options,
                                               parts.functions);
  }

  /// Field c of the inputs, or of the results, between the transforms.
  [[nodiscard]] void* before_at(void* memory, std::size_t c) const { return static_cast<char*>(memory) + before[c]; }
  [[nodiscard]] void* result_at(void* memory, std::size_t d) const {
    return static_cast<char*>(memory) + results + d * pitch;
  }

  [[nodiscard]] std::size_t workspace_bytes() const {
    std::size_t passes = 0;
    for (auto const& plan : plans) passes = std::max(passes, plan->workspace_bytes);
    return fields_bytes + passes;
  }

  void run(ExecutionSpace const& exec, std::size_t plan, void const* from, void* to, long double scale,
           void* memory) const {
    auto const& executor = plans[plan]->executor;
    if (executor != nullptr) executor->execute(exec, from, to, scale, false, static_cast<char*>(memory) + fields_bytes);
  }

  void print(std::ostream& os) const {
    if (turning) turning->print(os << "there, through the filter, and back: ");
    for (std::size_t p = 0; p < plans.size(); ++p) {
      os << (std::find(first.begin(), first.end(), p) != first.end() ? "to the filter, fields"
                                                                     : "from the filter, fields");
      for (auto const* fields : {&first, &second})
        for (std::size_t i = 0; i < fields->size(); ++i)
          if ((*fields)[i] == p) os << " " << i;
      os << ": ";
      plans[p]->executor->print(os);
    }
  }

 private:
  /// Rows of half a spectrum between the transforms that fill few vectors: the passes beside the turning one then take
  /// lines one by one where a row ends (real boxes of 32^3 1.09 of the time without it in f64 and 1.11 in f32, of 64^3
  /// 0.76 and 0.89; one thread of an AMD EPYC, 2026-11-26).
  [[nodiscard]] static bool has_short_rows(FilterProblem const& filter) {
    constexpr std::size_t shortest = 32;
    auto const& beside = filter.turn->first;
    for (std::size_t i = 0; i < beside.axes.size(); ++i)
      if ((beside.kinds[i] == Kind::r2c || beside.kinds[i] == Kind::c2r) &&
          filter.middle.extents[static_cast<std::size_t>(beside.axes[i])] < shortest)
        return true;
    return false;
  }

  /// The pass with the places that the filter is called with.
  [[nodiscard]] static FilterPass placed(FilterTurn const& turn, FilterParts const& parts) {
    auto pass = turn.pass;
    auto const& strides = parts.middle.view.strides;
    for (std::size_t d = 0, n = 0; n < pass.batch.size(); ++d)
      if (d != turn.dimension) pass.batch[n++].place = strides[d];
    return pass;
  }

  /// Plans of all axes, the last first one to the filter.
  void add_whole(ExecutionSpace const& exec, FilterParts const& parts) {
    place_fields(parts);
    InlineVector<int, max_rank> axes;
    for (auto const axis : parts.axes) axes.push_back(axis);
    FilterTransforms const to{axes, problem.first, problem.shape, problem.first_options},
        from{axes, problem.second, problem.shape, problem.second_options};
    for (std::size_t c = 0; c < parts.in.size(); ++c)
      first.push_back(add_plan(exec, parts.function, to, parts.in[c],
                               c + 1 < parts.in.size() ? FilterEnd{problem.middle_in[c]} : parts.middle));
    for (auto const& end : parts.out) second.push_back(add_plan(exec, parts.function, from, {problem.middle}, end));
  }

  /// Plans of the axes beside the one of the turning pass, where there are some.
  void add_beside_turn(ExecutionSpace const& exec, FilterParts const& parts) {
    auto const& turn = *problem.turn;
    if (turn.first.axes.empty()) return;
    // each team reads its lines of all fields before it writes any
    bool const shares = turn.before.extents == turn.after.extents;
    std::size_t const before_pitch = field_bytes(turn.before), inputs = parts.in.size();
    pitch = field_bytes(turn.after);
    for (std::size_t c = 0; c < inputs; ++c) before.push_back(c * before_pitch);
    results = shares ? 0 : inputs * before_pitch;
    fields_bytes = std::max(inputs * before_pitch, results + parts.out.size() * pitch);
    for (auto end : parts.in) {
      end.view.extents[turn.dimension] = turn.before.extents[turn.dimension];
      first.push_back(add_plan(exec, parts.function, turn.first, end, {turn.before}));
    }
    for (auto const& end : parts.out) second.push_back(add_plan(exec, parts.function, turn.second, {turn.after}, end));
  }

  /// Fields that are smaller than the results first, which do not depend on the part; an input field of their size lies
  /// where the result of its number will.
  void place_fields(FilterParts const& parts) {
    before.resize(parts.in.size() - 1);
    auto const take = [&](std::size_t bytes) { return std::exchange(fields_bytes, fields_bytes + bytes); };
    auto const is_smaller = [&](std::size_t c) {
      return element_count(problem.middle_in[c]) != element_count(problem.middle);
    };
    for (std::size_t c = 0; c < before.size(); ++c)
      if (is_smaller(c)) before[c] = take(field_bytes(problem.middle_in[c]));
    pitch = field_bytes(problem.middle);
    results = take(parts.out.size() * pitch);
    for (std::size_t c = 0; c < before.size(); ++c)
      if (!is_smaller(c)) before[c] = c < parts.out.size() ? results + c * pitch : take(pitch);
  }

  /// The number of the plan between two ends: one that is there already, if it has the same.
  std::size_t add_plan(ExecutionSpace const& exec, std::string_view function, FilterTransforms const& transforms,
                       FilterEnd const& from, FilterEnd const& to) {
    auto const& [axes, kinds, shape, options] = transforms;
    auto const keys = make_plan_keys(function, from.view, to.view, {kinds.begin(), kinds.size()},
                                     {axes.begin(), axes.size()}, {shape.begin(), shape.size()}, options);
    bool const shares = from.source == nullptr && to.sink == nullptr;
    for (std::size_t p = 0; shares && p < plans.size(); ++p)
      if (plans[p]->key == keys.key && plans[p]->ends.source == nullptr && plans[p]->ends.sink == nullptr) return p;
    plans.push_back(std::make_unique<PlanState<ExecutionSpace>>(
        exec, keys, options, EndFunctions{from.source, to.sink, from.layout, to.layout}));
    return plans.size() - 1;
  }

 public:
  [[nodiscard]] static std::size_t field_bytes(ViewInfo const& view) {
    std::size_t elements = element_count(view);
    // rows may be longer than their elements
    for (std::size_t d = 0; elements != 0 && d < static_cast<std::size_t>(view.rank); ++d)
      elements = std::max(elements, view.extents[d] * static_cast<std::size_t>(view.strides[d]));
    std::size_t const size = elements * (view.precision == Precision::f32 ? 4 : 8) * (view.is_complex ? 2 : 1);
    return (size + workspace_alignment - 1) / workspace_alignment * workspace_alignment;
  }
};

/// The memory that a filter's options name, and the View of its factors, if it is one.
[[nodiscard]] inline MemoryBeside memory_beside(FilterProblem const& problem, ViewInfo const* filter) {
  auto beside = memory_beside(problem.first_options);
  beside.multiply_out = info_of(problem.second_options.multiply_out);
  beside.filter = filter;
  beside.ends_alias = problem.ends_alias;
  beside.adds = problem.second_options.beta != 0;
  return beside;
}

template <class ExecutionSpace>
struct FilterState final : Resource {
  FilterProblem problem;  ///< of the whole batch
  std::vector<ViewInfo> in, out;
  std::optional<ExecutionSpace> exec;
  std::type_info const& called;
  FilterSlabs slabs;
  bool is_left;                                   ///< neighbours between the transforms differ in the first index
  std::vector<FilterPart<ExecutionSpace>> parts;  ///< of a slab, and of the last one, if that is shorter
  std::size_t workspace_bytes = 0;
  WorkspaceMemory workspace;
  bool released = false;

  FilterState(ExecutionSpace const& instance, FilterProblem const& filter, FilterSlabs const& cut,
              std::span<FilterEnd const> in_ends, std::span<FilterEnd const> out_ends, std::type_info const& functor,
              bool left)
      : problem(filter), exec(instance), called(functor), slabs(cut), is_left(left) {
    for (auto const& end : in_ends) in.push_back(end.view);
    for (auto const& end : out_ends) out.push_back(end.view);
  }

  void add_part(FilterProblem const& part, FilterParts const& given) {
    parts.emplace_back(*exec, part, given);
    if (!is_empty()) workspace_bytes = std::max(workspace_bytes, parts.back().workspace_bytes());
  }
  void allocate() { workspace = new_workspace<ExecutionSpace>(any_problem(), workspace_bytes); }

  [[nodiscard]] bool is_empty() const { return element_count(problem.middle) == 0; }

  /// What a call writes is apart from what the call reads or writes elsewhere. `filter`: the View of its factors, if it
  /// is one.
  void check_memory(std::string_view function, std::span<ViewInfo const> from, std::span<ViewInfo const> to,
                    ViewInfo const* filter, WorkspaceMemory const& memory) const {
    auto beside = memory_beside(problem, filter);
    beside.workspace = memory.data;
    beside.workspace_bytes = std::min(memory.bytes, workspace_bytes);
    Impl::check_memory(function, from, to, beside);
  }

  void require_writable_inputs(std::span<ViewInfo const> from) const {
    if (!problem.first_options.destroy_input) return;
    for (auto const& view : from)
      if (view.is_const)
        throw Error(
            "execute: an input View is const, and the filter plan has options.plan.destroy_input, which writes to it; "
            "give a View of non-const "
            "elements.");
  }
  /// For messages.
  [[nodiscard]] Problem const& any_problem() const {
    auto const& part = parts.front();
    return part.plans.empty() ? part.turning->problem() : part.plans.front()->problem;
  }

  void release() noexcept override {
    workspace = {};
    parts.clear();
    exec.reset();
    released = true;
  }

  void require_alive(std::string_view function) const {
    if (released)
      throw Error(std::string(function) +
                  ": Kokkos was finalized, and the filter plan's memory with it. Call it before Kokkos::finalize.");
  }

  [[nodiscard]] ExecutionSpace const& instance() const {
    require_alive("execute");
    return *exec;
  }

  void print(std::ostream& os) const {
    os << "TeamFFT filter plan of " << in.size() << (in.size() == 1 ? " field" : " fields") << " to " << out.size();
    if (released) return void(os << ": Kokkos was finalized\n");
    if (is_empty()) return void(os << ": nothing to do\n");
    os << (parts.front().turning ? ": the filter is where one axis turns round; "
                                 : ": the filter is at the end of the last field's transform; ");
    if (slabs.count() > 1)
      os << slabs.count() << " slabs of " << slabs.extent << " along axis " << slabs.dimension
         << " one after the other, which stay in cache; ";
    os << "workspace " << workspace_bytes << " B\n";
    parts.front().print(os);
  }
};

}  // namespace TeamFFT::Impl

#endif
