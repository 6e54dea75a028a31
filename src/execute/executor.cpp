// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <TeamFFT/detail/end_functions.hpp>
#include <TeamFFT/detail/executor.hpp>
#include <TeamFFT/detail/view_info.hpp>

#include "execute/long_tables.hpp"
#include "execute/called_passes.hpp"
#include "execute/view_copies.hpp"
#include "engines/compiled.hpp"
#include "engines/lanes/stages/host_filter.hpp"
#include "engines/lanes/stages/host_kernel.hpp"
#include "execute/launch/launch.hpp"
#include "execute/launch/launch_slabs.hpp"
#include "execute/slab_passes.hpp"
#include "plan/filter_pass.hpp"
#include "plan/planner.hpp"
#include "execute/arguments/arguments.hpp"

#include <backends/machine.hpp>
#include <backends/spaces.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ostream>
#include <type_traits>
#include <variant>

namespace TeamFFT::Impl {

namespace {

/// In order: pass(p) for each pass by itself, chain(c) for two in one launch, slabs(s) for several over a host's slabs.
template <class Real, class OnPass, class OnChain, class OnSlabs>
void for_each_launch(std::span<Slabs const> all_slabs, Prepared<Real> const& prepared, OnPass const& on_pass, OnChain const& on_chain,
                     OnSlabs const& on_slabs) {
  auto chain = prepared.chains.begin();
  auto slabs = all_slabs.begin();
  for (std::size_t i = 0; i < prepared.passes.size(); ++i)
    if (chain != prepared.chains.end() && chain->chain.pass == i) {
      on_chain(*chain++);
      ++i;
    } else if (slabs != all_slabs.end() && slabs->pass == i) {
      i += slabs->count - 1;
      on_slabs(*slabs++);
    } else {
      on_pass(prepared.passes[i]);
    }
}

template <class ExecutionSpace, class Real>
void enqueue_chain([[maybe_unused]] ExecutionSpace const& exec, [[maybe_unused]] ChainArguments<Real> const& arguments, [[maybe_unused]] std::size_t row,
                   [[maybe_unused]] std::string const& label) {
#ifdef KOKKOS_ENABLE_CUDA
  if constexpr (std::is_same_v<ExecutionSpace, Kokkos::Cuda>) return launch_chain(exec, arguments, row, label);
#endif
  throw Error("TeamFFT: a chain on " + std::string(ExecutionSpace::name()) + ", which has none");
}

template <class ExecutionSpace, class Real, class Source, class Target>
void enqueue([[maybe_unused]] ExecutionSpace const& exec, Prepared<Real> const& prepared, Slabs const& slabs, std::string const& label, Source const& source,
             Target const& target, long double scale, bool ortho) {
  std::array<SlabPass<Real>, most_slab_passes> all;
  auto const passes = std::span(all).first(slabs.count);
  set_slab_passes(passes, prepared, slabs, label, source, target);
  for (std::size_t i = 0; i < slabs.count; ++i) {
    auto& a = passes[i].arguments;
    if (prepared.passes[slabs.pass + i].scaled) a.scale = two_parts<Real>(scale);
    if (ortho) a.maps.flags |= line_wise_ortho;
  }
  if constexpr (is_host_space<ExecutionSpace>) {
    if (!slabs.lanes) return launch_slabs<ExecutionSpace, Real>(exec, passes, slabs, label);
    launch_units<ExecutionSpace, Real>(exec, units_of(prepared, slabs, passes), slabs, label);
  }
}

/// Kokkos' scratch for these launches.
template <class ExecutionSpace, class Real>
void prepare_scratch([[maybe_unused]] ExecutionSpace const& exec, Prepared<Real> const& prepared, Slabs slabs, std::string const& label) {
  std::array<SlabPass<Real>, most_slab_passes> all;
  auto const passes = std::span(all).first(slabs.count);
  set_slab_passes(
      passes, prepared, slabs, label, [](Buffer) { return nullptr; }, [](Buffer) { return nullptr; });
  if constexpr (is_host_space<ExecutionSpace>) {
    auto const units = units_of(prepared, slabs, passes);
    slabs.units = 0;
    launch_units<ExecutionSpace, Real>(exec, units, slabs, label);
  }
}

}  // namespace

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
      auto* const abandoned = new Table(std::move(tables));  // NOLINT(bugprone-unhandled-exception-at-new): nothing could be done about it
  }

  /// Ends that options make call the functors, or the Views.
  void take(PlanEnds const& given, Problem const& problem) {
    ends = inner = given.functions;
    // Kernels call the functors as they are, and those of half-spectra know no kind from reals to reals.
    bool const is_mixed =
        problem.input_is_real() != problem.output_is_real() && std::ranges::any_of(problem.axes, [](Axis const& axis) { return is_real_to_real(axis.kind); });
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
    auto const may = [&](std::optional<ViewEnd> const& view, bool has_functor) { return view ? !has_functor && fits_kernels(*view) : has_functor && functors; };
    return {may(view_source, inner.source != nullptr), may(view_sink, inner.sink != nullptr)};
  }

  [[nodiscard]] bool has_views_that_fit(Pass const& pass) const {
    auto const fits = [&](End const& end, Buffer own, bool is_functor, std::optional<ViewEnd> const& view) {
      return !end.called || (is_functor && !end.window) || fits_kernels(view_at(list, end, own, view));
    };
    return fits(pass.source, Buffer::in, called.functor_source, view_source) && fits(pass.target, Buffer::out, called.functor_sink, view_sink);
  }

  /// Makes the passes, and says which ends have a copy in memory that they find instead; nothing, and a refusal, where there are none. One copy is enough to
  /// keep reads before writes.
  [[nodiscard]] std::optional<CalledEnds> plan(Problem const& problem, PlanOptions const& options, bool may_alias, std::string& refusal) {
    CalledEnds const all{ends.source != nullptr, ends.sink != nullptr};
    auto const make = [&](CalledEnds given) -> std::optional<CalledEnds> {
      CalledEnds const copied{all.source && !given.source, all.sink && !given.sink};
      called = {given.source, given.sink, given.source && !view_source, given.sink && !view_sink};
      auto planned = plan_passes(in_memory(problem, ends, copied), machine, options, called);
      refusal = std::move(planned.refusal);
      if (!planned.list) return {};
      list = *std::move(planned.list);
      if (is_host_space<ExecutionSpace> || std::ranges::all_of(list.passes, [&](Pass const& pass) { return has_views_that_fit(pass); })) return copied;
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
        views.push_back(called_by(all.passes[p], called) == CalledBy::library ? views_of(list, list.passes[p], view_source, view_sink) : PassViews{});
    std::size_t number = 0;
    auto const next_number = [&number] { return std::to_string(++number); };
    auto const add_label = [&](std::string const& what) { labels.push_back("TeamFFT::" + list.problem.token() + "::" + what); };
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
            if (by == CalledBy::user) return ends.launch(&exec, called_launch(pass, pass.parts.front(), empty, labels.back()));
            if (by == CalledBy::library) return launch_views(exec, empty, pass.kernel, {{}, {}, 0, 0, &std::get<SlotShape>(pass.kernel.shape)}, labels.back());
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

namespace {

/// What passes call at their ends in one execute.
struct PassFunctions {
  SourceFunctions const* source;
  SinkFunctions const* sink;
};

template <class ExecutionSpace, class Real>
void enqueue(ExecutionSpace const& exec, PreparedPass<Real> const& pass, PassFunctions const& ends, std::vector<ViewEnd> const& windows,
             std::string const& label, void const* source, void* target, long double scale, bool ortho) {
  auto const factor = pass.scaled ? two_parts<Real>(scale) : Scale<Real>{1, 0};
  for (auto const& part : pass.parts) {
    ViewAtEnd<SourceFunctions> window_in{};
    ViewAtEnd<SinkFunctions> window_out{};
    CalledSource called_source{};
    CalledSink called_sink{};
    if (pass.calls_source) {
      auto const* functions = ends.source;
      if (pass.source_window) {
        window_in = {&windows[*pass.source_window], const_cast<void*>(source), pass.source == Buffer::in ? functions : nullptr};
        functions = view_source_functions<ExecutionSpace>(Element<Real>::precision, pass.source_is_real);
      }
      called_source = {pass.source_window ? &window_in : source, pass.loads_parts ? functions->parts : functions->elements, part.load};
    }
    if (pass.calls_sink) {
      auto const* functions = ends.sink;
      if (pass.target_window) {
        window_out = {&windows[*pass.target_window], target, pass.target == Buffer::out ? functions : nullptr};
        functions = view_sink_functions<ExecutionSpace>(Element<Real>::precision, pass.target_is_real);
      }
      called_sink = {pass.target_window ? &window_out : target, pass.stores_parts ? functions->parts : functions->elements, part.store};
    }
    auto a = arguments_for(pass, part, pass.calls_source ? &called_source : source, pass.calls_sink ? &called_sink : target, label.c_str());
    a.scale = factor;
    if (ortho) a.maps.flags |= line_wise_ortho;
    launch(exec, a, pass.kernel, label);
  }
}

template <class ExecutionSpace, class Real>
void enqueue(ExecutionSpace const& exec, PreparedChain<Real> const& chain, std::string const& label, void const* source, void* ring, void* target,
             long double scale) {
  auto a = arguments_for(chain, source, ring, target, label.c_str());
  if (chain.second.scaled) a.second.scale = two_parts<Real>(scale);
  enqueue_chain(exec, a, chain.chain.row, label);
}

bool is_empty(Problem const& problem) { return problem.batch_count() == 0; }

/// The machine that options name may have another device's scratch, threads and clusters, but the host kernels' lanes are those that they were built with.
template <class ExecutionSpace>
Machine machine_for(ExecutionSpace const& exec, PlanOptions const& options) {
  auto here = detect_machine(exec);
  if (!options.machine) return here;
  if (options.machine->vector_bytes != here.vector_bytes)
    throw Error("TeamFFT plan: options.machine has vectors of " + std::to_string(options.machine->vector_bytes) + " bytes; kernels on " + here.name + " have " +
                std::to_string(here.vector_bytes) + ". Set vector_bytes to that.");
  return *options.machine;
}

}  // namespace

template <class ExecutionSpace>
std::unique_ptr<Executor<ExecutionSpace>> Executor<ExecutionSpace>::of_problem(ExecutionSpace const& exec, Problem const& problem, PlanOptions const& options,
                                                                               PlanEnds const& plan_ends, std::string& refusal) {
  auto state = std::make_unique<State>();
  state->machine = machine_for(exec, options);
  state->take(plan_ends, problem);
  if (is_empty(problem)) {
    state->list.problem = problem;
    state->list.reason = "no transform: a batch extent is 0";
    return std::unique_ptr<Executor>(new Executor(std::move(state)));
  }
  auto const copied = state->plan(problem, options, plan_ends.may_alias, refusal);
  if (!copied) return nullptr;
  if constexpr (is_host_space<ExecutionSpace>)
    state->slabs = find_slabs({problem.precision, state->machine, options, problem.placement == Placement::in_place}, state->list);
  auto const& ends = state->ends;
  auto const bytes = [&](EndLayout const& layout, bool is_real) {
    std::size_t const element = (problem.precision == Precision::f32 ? 4 : 8) * (is_real ? 1 : 2);
    return aligned(layout.size * element) + aligned(layout.functor_size * element);
  };
  if (copied->source) state->filled_bytes = bytes(ends.source_layout, problem.input_is_real());
  if (copied->sink) state->drained_bytes = bytes(ends.sink_layout, problem.output_is_real());
  if (options.machine) require_compiled(detect_machine(exec), state->list);
  state->memory = state->list.memory();
  if (problem.precision == Precision::f32)
    state->template build<float>(exec);
  else
    state->template build<double>(exec);
  return std::unique_ptr<Executor>(new Executor(std::move(state)));
}

template <class ExecutionSpace>
Executor<ExecutionSpace>::Executor(std::unique_ptr<State> state) : m_state(std::move(state)) {}

template <class ExecutionSpace>
std::unique_ptr<Executor<ExecutionSpace>> Executor<ExecutionSpace>::of_filter(ExecutionSpace const& exec, FilterPass const& filter, PlanOptions const& options,
                                                                              FilterFunctions const& functions) {
  if (is_host_space<ExecutionSpace> ? functions.elements == nullptr : functions.launch == nullptr) return nullptr;
  auto state = std::make_unique<State>();
  state->machine = machine_for(exec, options);
  auto list = make_filter_passes(filter, state->machine, options);
  if (!list) return nullptr;
  state->list = std::move(*list);
  state->filter = functions;
  if (filter.precision == Precision::f32)
    state->template build<float>(exec);
  else
    state->template build<double>(exec);
  return std::unique_ptr<Executor>(new Executor(std::move(state)));
}

template <class ExecutionSpace>
Executor<ExecutionSpace>::~Executor() = default;

template <class ExecutionSpace>
PassList const& Executor<ExecutionSpace>::passes() const {
  return m_state->list;
}

template <class ExecutionSpace>
Machine const& Executor<ExecutionSpace>::machine() const {
  return m_state->machine;
}

template <class ExecutionSpace>
std::size_t Executor<ExecutionSpace>::workspace_bytes() const {
  std::size_t const passes = m_state->memory.all() * m_state->element_bytes(), ends = m_state->filled_bytes + m_state->drained_bytes;
  return ends == 0 ? passes : aligned(passes) + ends;
}

template <class ExecutionSpace>
void Executor<ExecutionSpace>::execute(ExecutionSpace const& exec, void const* in, void* out, long double scale, bool ortho, void* workspace) const {
  auto const& memory = m_state->memory;
  auto const& ends = m_state->ends;
  void* const copies = static_cast<char*>(workspace) + aligned(memory.all() * m_state->element_bytes());
  void const* const memory_in = m_state->filled_bytes != 0 ? copies : in;
  void* const memory_out = m_state->drained_bytes != 0 ? static_cast<char*>(copies) + m_state->filled_bytes : out;
  Functors const functors{in, out};  // users' kernels take them as they are, without what options put around the other end
  ViewAtEnd<SourceFunctions> view_source{};
  ViewAtEnd<SinkFunctions> view_sink{};
  if (m_state->view_source) {
    view_source = {&*m_state->view_source, const_cast<void*>(in), m_state->inner.source};
    in = &view_source;
  }
  if (m_state->view_sink) {
    view_sink = {&*m_state->view_sink, out, m_state->inner.sink};
    out = &view_sink;
  }
  void* const sink = out;
  if (m_state->filled_bytes != 0) {
    ends.source->fill(&exec, in, copies);
    in = copies;
  }
  if (m_state->drained_bytes != 0) out = memory_out;
  PassFunctions const called{m_state->filled_bytes != 0 ? nullptr : ends.source, m_state->drained_bytes != 0 ? nullptr : ends.sink};
  void* const spectrum = static_cast<char*>(workspace) + memory.workspace * m_state->element_bytes();
  void* const ring = static_cast<char*>(spectrum) + memory.spectrum * m_state->element_bytes();
  auto const source = [&](Buffer b) { return b == Buffer::in ? in : b == Buffer::out ? out : b == Buffer::workspace ? workspace : spectrum; };
  auto const target = [&](Buffer b) {  // in: only in place, or where it may be destroyed
    return b == Buffer::in ? const_cast<void*>(in) : b == Buffer::workspace ? workspace : b == Buffer::spectrum ? spectrum : out;
  };
  std::visit(
      [&](auto const& prepared) {
        auto label = m_state->labels.begin();
        for_each_launch(
            m_state->slabs, prepared,
            [&](auto const& pass) {
              if constexpr (!is_host_space<ExecutionSpace>) {
                auto const by = called_by(pass, m_state->called);
                if (by == CalledBy::user) return enqueue_called(exec, pass, ends, functors, *label++, source(pass.source), target(pass.target), scale, ortho);
                if (by == CalledBy::library) {
                  auto const& views = m_state->views[static_cast<std::size_t>(&pass - prepared.passes.data())];
                  return enqueue_views(exec, pass, views, *label++, pass.source == Buffer::in ? memory_in : source(pass.source),
                                       pass.target == Buffer::out ? memory_out : target(pass.target), scale, ortho);
                }
              }
              enqueue(exec, pass, called, m_state->list.windows, *label++, source(pass.source), target(pass.target), scale, ortho);
            },
            [&](auto const& chain) { enqueue(exec, chain, *label++, source(chain.first.source), ring, target(chain.second.target), scale); },
            [&](Slabs const& run) { enqueue(exec, prepared, run, *label++, source, target, scale, ortho); });
      },
      m_state->prepared);
  if (m_state->drained_bytes != 0) ends.sink->drain(&exec, sink, out);
}

template <class ExecutionSpace>
void Executor<ExecutionSpace>::execute(ExecutionSpace const& exec, FilterFields const& fields) const {
  auto const& label = m_state->labels.front();
  auto const run = [&]<class Real>(Prepared<Real> const& prepared) {
    auto const& pass = prepared.passes.front();
    auto a = arguments_for(pass, pass.parts.front(), fields.sources[0], fields.targets[0], label.c_str());
    a.scale = two_parts<Real>(fields.after);
    if constexpr (is_host_space<ExecutionSpace>) {
      CalledFilter<Real> const called{fields.filter, m_state->filter.elements, two_parts<Real>(fields.before)};
      set_filter(a, called);
      launch(exec, a, pass.kernel, label);
    } else {
      auto const is_pair = [](void const* p) { return reinterpret_cast<std::uintptr_t>(p) % (2 * sizeof(Real)) == 0; };
      if (!std::all_of(fields.sources, fields.sources + fields.source_count, is_pair)) a.flags &= ~std::uint32_t{flag_aligned_load};
      if (!std::all_of(fields.targets, fields.targets + fields.target_count, is_pair)) a.flags &= ~std::uint32_t{flag_aligned_store};
      auto filter = m_state->filter_launch(pass, a);
      filter.sources = fields.sources;
      filter.targets = fields.targets;
      filter.filter = fields.filter;
      filter.before = fields.before;
      m_state->filter.launch(&exec, filter);
    }
  };
  std::visit(run, m_state->prepared);
}

template <class ExecutionSpace>
Problem const& Executor<ExecutionSpace>::problem() const {
  return m_state->list.problem;
}

template <class ExecutionSpace>
void Executor<ExecutionSpace>::print(std::ostream& os) const {
  Impl::print(os, m_state->list, m_state->machine);
  for (auto const& slabs : m_state->slabs) Impl::print(os, slabs);
  if (m_state->filled_bytes != 0) os << "  the source's elements are copied to the workspace first, " << m_state->filled_bytes << " B\n";
  if (m_state->drained_bytes != 0) os << "  the sink's elements are copied from the workspace last, " << m_state->drained_bytes << " B\n";
}

#define TEAMFFT_INSTANTIATE(Space)                                          \
  template TEAMFFT_EXPORT Machine detect_machine<Space>(Space const& exec); \
  template class TEAMFFT_EXPORT Executor<Space>;
TEAMFFT_FOR_EACH_SPACE(TEAMFFT_INSTANTIATE)

}  // namespace TeamFFT::Impl
