// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an executor holds between its making and its executes: passes, their arguments and tables, and what they call.
#ifndef TEAMFFT_EXECUTE_EXECUTOR_STATE_HPP
#define TEAMFFT_EXECUTE_EXECUTOR_STATE_HPP

#include "execute/called_passes.hpp"
#include "execute/enqueue.hpp"
#include "execute/long_tables.hpp"
#include "plan/planner.hpp"

#include <TeamFFT/detail/executor.hpp>

#include <backends/machine.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>

namespace TeamFFT::Impl {

template <class ExecutionSpace>
struct Executor<ExecutionSpace>::State {
  using Table = Kokkos::View<char*, typename ExecutionSpace::memory_space>;

  Machine machine;
  EndFunctions ends;   ///< what hosts' passes, users' kernels and copies call
  EndFunctions inner;  ///< what a ViewEnd calls
  std::optional<ViewEnd> view_source, view_sink;
  PassList list;
  std::vector<Slabs> slabs;  ///< of hosts
  PassList::Memory memory;
  std::size_t filled_bytes = 0, drained_bytes = 0;  ///< of the copies of a source and a sink, behind the passes' memory
  std::variant<Prepared<float>, Prepared<double>> prepared;
  std::vector<std::string> labels;  ///< of the launches
  FilterFunctions filter;           ///< of a filter's turning pass
  CalledEnds called;                ///< by passes
  std::vector<PassViews> views;     ///< of each pass (GPUs)
  Table tables;

  ~State() {
    // A plan may outlive Kokkos: its memory went with the space, and must not be given back then.
    if (!Kokkos::is_initialized()) [[maybe_unused]]
      // NOLINTNEXTLINE(bugprone-unhandled-exception-at-new): nothing could be done about it
      auto* const abandoned = new Table(std::move(tables));
  }

  /// Ends that options make call the functors, or the Views.
  void take(PlanEnds const& given, Problem const& problem) {
    ends = inner = given.functions;
    // Kernels call the functors as they are, and those of half-spectra know no kind from reals to reals.
    bool const is_mixed =
        problem.input_is_real() != problem.output_is_real() &&
        std::ranges::any_of(problem.axes, [](Axis const& axis) { return is_real_to_real(axis.kind); });
    if (is_mixed) ends.launch = nullptr;
    view_source = given.source;
    view_sink = given.sink;
    if (view_source) {
      ends.source = view_source_functions<ExecutionSpace>(problem.precision, problem.input_is_real());
      ends.source_layout = layout_of(*view_source, inner.source != nullptr);
    }
    if (view_sink) {
      ends.sink = view_sink_functions<ExecutionSpace>(problem.precision, problem.output_is_real());
      ends.sink_layout = layout_of(*view_sink, inner.sink != nullptr);
    }
  }

  /// What a pass on a GPU may call: a functor as it is, or a View.
  [[nodiscard]] CalledEnds callable() const {
    bool const functors = ends.launch != nullptr;
    auto const may = [&](std::optional<ViewEnd> const& view, bool has_functor) {
      return view ? !has_functor && fits_kernels(*view) : has_functor && functors;
    };
    return {may(view_source, inner.source != nullptr), may(view_sink, inner.sink != nullptr)};
  }

  [[nodiscard]] bool has_views_that_fit(Pass const& pass) const {
    auto const fits = [&](End const& end, Buffer own, bool is_functor, std::optional<ViewEnd> const& view) {
      return !end.called || (is_functor && !end.window) || fits_kernels(view_at(list, end, own, view));
    };
    return fits(pass.source, Buffer::in, called.functor_source, view_source) &&
           fits(pass.target, Buffer::out, called.functor_sink, view_sink);
  }

  /// Makes the passes, and says which ends have a copy in memory that they find instead; nothing, and a refusal, where
  /// there are none. One copy is enough to keep reads before writes.
  [[nodiscard]] std::optional<CalledEnds> plan(Problem const& problem, PlanOptions const& options, bool may_alias,
                                               std::string& refusal) {
    CalledEnds const all{ends.source != nullptr, ends.sink != nullptr};
    auto const make = [&](CalledEnds given) -> std::optional<CalledEnds> {
      CalledEnds const copied{all.source && !given.source, all.sink && !given.sink};
      called = {given.source, given.sink, given.source && !view_source, given.sink && !view_sink};
      auto planned = plan_passes(in_memory(problem, ends, copied), machine, options, called);
      refusal = std::move(planned.refusal);
      if (!planned.list) return {};
      list = *std::move(planned.list);
      if (is_host_space<ExecutionSpace> ||
          std::ranges::all_of(list.passes, [&](Pass const& pass) { return has_views_that_fit(pass); }))
        return copied;
      refusal = "TeamFFT plan: boxes that no kernel of " + machine.name + " meets in a pass";
      return {};
    };
    if (is_host_space<ExecutionSpace>) return make(!may_alias ? all : CalledEnds{false, all.source && all.sink});
    auto may = callable();
    if (may_alias) may = {false, all.source && may.sink};  // the copy of the source is made before anything is written
    CalledEnds const tried[] = {may, {false, may.sink}, {may.source, false}};
    for (auto const& some : tried)  // there may be no kernel that calls something in the first or the last pass
      if (some.source || some.sink)
        if (auto const copied = make(some)) return copied;
    return make({});
  }

  [[nodiscard]] std::size_t element_bytes() const { return list.problem.precision == Precision::f32 ? 8 : 16; }

  /// Behind the room of the long tables.
  void upload(ExecutionSpace const& exec, std::size_t long_bytes, std::vector<char> const& bytes) {
    std::size_t const end = long_bytes + bytes.size();
    tables = Table(Kokkos::view_alloc("TeamFFT::tables", Kokkos::WithoutInitializing), std::max<std::size_t>(end, 16));
    Kokkos::View<char const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged> const host(bytes.data(), bytes.size());
    Kokkos::deep_copy(exec, Kokkos::subview(tables, std::pair<std::size_t, std::size_t>(long_bytes, end)), host);
    exec.fence("TeamFFT: tables are uploaded");
  }

  /// But for pointers.
  template <class Real>
  [[nodiscard]] FilterLaunch filter_launch(PreparedPass<Real> const& pass, PassArguments<Real> const& arguments) const {
    auto const& choice = pass.kernel.choice;
    auto const& shape = std::get<SlotShape>(pass.kernel.shape);
    unsigned const lines = arguments.lines_per_team;
    FilterLaunch launch{};
    launch.arguments = &arguments;
    launch.shape = &shape;
    launch.pitch = shape.group_slots * lines;
    launch.teams = std::max(1u, (arguments.line_count + lines - 1) / lines);
    launch.team_size = choice.team_size;
    launch.scratch_bytes = choice.scratch_bytes;
    launch.label = &labels.front();
    return launch;
  }

  template <class Real>
  void build(ExecutionSpace const& exec) {
    auto& all = prepared.template emplace<Prepared<Real>>(prepare<Real>(list, LongTables::later));
    upload(exec, all.long_bytes, all.tables);
    all.tables = {};
    fill_long_tables<Real>(exec, all.long_tables, machine, tables.data());
    for (auto& pass : all.passes) pass.arguments.tables = tables.data();
    for (auto& chain : all.chains) chain.first.arguments.tables = chain.second.arguments.tables = tables.data();
    if constexpr (!is_host_space<ExecutionSpace>)
      for (std::size_t p = 0; p < list.passes.size(); ++p)
        views.push_back(called_by(all.passes[p], called) == CalledBy::library
                            ? views_of(list, list.passes[p], view_source, view_sink)
                            : PassViews{});
    std::size_t number = 0;
    auto const next_number = [&number] { return std::to_string(++number); };
    auto const add_label = [&](std::string const& what) {
      labels.push_back("TeamFFT::" + list.problem.token() + "::" + what);
    };
    auto const empty_pass = [](PreparedPass<Real> const& pass) {
      auto empty = pass.arguments;
      empty.line_count = 0;
      return empty;
    };
    for_each_launch(
        slabs, all,
        [&](PreparedPass<Real> const& pass) {
          auto const empty = empty_pass(pass);
          add_label(next_number());
          if (filter.launch != nullptr) return filter.launch(&exec, filter_launch(pass, empty));
          if constexpr (!is_host_space<ExecutionSpace>) {
            auto const by = called_by(pass, called);
            if (by == CalledBy::user)
              return ends.launch(&exec, called_launch(pass, pass.parts.front(), empty, labels.back()));
            if (by == CalledBy::library)
              return launch_views(exec, empty, pass.kernel, {{}, {}, 0, 0, &std::get<SlotShape>(pass.kernel.shape)},
                                  labels.back());
          }
          launch(exec, empty, pass.kernel, labels.back());
        },
        [&](PreparedChain<Real> const& chain) {
          auto const first = next_number();
          add_label(first + "and" + next_number());
          auto empty = arguments_for(chain, nullptr, nullptr, nullptr, labels.back().c_str());
          empty.units = empty.lag = empty.first.line_count = empty.second.line_count = 0;
          enqueue_chain(exec, empty, chain.chain.row, labels.back());
        },
        [&](Slabs const& run) {
          auto numbers = next_number();
          for (std::size_t i = 1; i < run.count; ++i) numbers += "and" + next_number();
          add_label(numbers);
          if (run.lanes) return prepare_scratch(exec, all, run, labels.back());
          for (std::size_t i = 0; i < run.count; ++i) {
            auto const& pass = all.passes[run.pass + i];
            launch(exec, empty_pass(pass), pass.kernel, labels.back());
          }
        });
    exec.fence("TeamFFT: kernels are loaded");
  }
};

}  // namespace TeamFFT::Impl

#endif
