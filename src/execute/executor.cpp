// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execute/executor_state.hpp"

#include "engines/compiled.hpp"
#include "engines/lanes/stages/host_filter.hpp"
#include "engines/lanes/stages/host_kernel.hpp"
#include "plan/filter_pass.hpp"

#include <algorithm>
#include <cstdint>
#include <ostream>

namespace TeamFFT::Impl {

namespace {

bool is_empty(Problem const& problem) { return problem.batch_count() == 0; }

/// The machine that options name may have another device's scratch, threads and clusters, but the host kernels' lanes
/// are those that they were built with.
template <class ExecutionSpace>
Machine machine_for(ExecutionSpace const& exec, PlanOptions const& options) {
  auto here = detect_machine(exec);
  if (!options.machine) return here;
  if (options.machine->vector_bytes != here.vector_bytes)
    throw Error("TeamFFT plan: options.machine has vectors of " + std::to_string(options.machine->vector_bytes) +
                " bytes; kernels on " + here.name + " have " + std::to_string(here.vector_bytes) +
                ". Set vector_bytes to that.");
  return *options.machine;
}

}  // namespace

template <class ExecutionSpace>
std::unique_ptr<Executor<ExecutionSpace>> Executor<ExecutionSpace>::of_problem(ExecutionSpace const& exec,
                                                                               Problem const& problem,
                                                                               PlanOptions const& options,
                                                                               PlanEnds const& plan_ends,
                                                                               std::string& refusal) {
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
    state->slabs =
        find_slabs({problem.precision, state->machine, options, problem.placement == Placement::in_place}, state->list);
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
std::unique_ptr<Executor<ExecutionSpace>> Executor<ExecutionSpace>::of_filter(ExecutionSpace const& exec,
                                                                              FilterPass const& filter,
                                                                              PlanOptions const& options,
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
  std::size_t const passes = m_state->memory.all() * m_state->element_bytes(),
                    ends = m_state->filled_bytes + m_state->drained_bytes;
  return ends == 0 ? passes : aligned(passes) + ends;
}

template <class ExecutionSpace>
void Executor<ExecutionSpace>::execute(ExecutionSpace const& exec, void const* in, void* out, long double scale,
                                       bool ortho, void* workspace) const {
  auto const& memory = m_state->memory;
  auto const& ends = m_state->ends;
  void* const copies = static_cast<char*>(workspace) + aligned(memory.all() * m_state->element_bytes());
  void const* const memory_in = m_state->filled_bytes != 0 ? copies : in;
  void* const memory_out = m_state->drained_bytes != 0 ? static_cast<char*>(copies) + m_state->filled_bytes : out;
  // users' kernels take them as they are, without what options put around the other end
  Functors const functors{in, out};
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
  PassFunctions const called{m_state->filled_bytes != 0 ? nullptr : ends.source,
                             m_state->drained_bytes != 0 ? nullptr : ends.sink};
  void* const spectrum = static_cast<char*>(workspace) + memory.workspace * m_state->element_bytes();
  void* const ring = static_cast<char*>(spectrum) + memory.spectrum * m_state->element_bytes();
  auto const source = [&](Buffer b) {
    return b == Buffer::in ? in : b == Buffer::out ? out : b == Buffer::workspace ? workspace : spectrum;
  };
  auto const target = [&](Buffer b) {  // in: only in place, or where it may be destroyed
    return b == Buffer::in          ? const_cast<void*>(in)
           : b == Buffer::workspace ? workspace
           : b == Buffer::spectrum  ? spectrum
                                    : out;
  };
  std::visit(
      [&](auto const& prepared) {
        auto label = m_state->labels.begin();
        for_each_launch(
            m_state->slabs, prepared,
            [&](auto const& pass) {
              if constexpr (!is_host_space<ExecutionSpace>) {
                auto const by = called_by(pass, m_state->called);
                if (by == CalledBy::user)
                  return enqueue_called(exec, pass, ends, functors, *label++, source(pass.source), target(pass.target),
                                        scale, ortho);
                if (by == CalledBy::library) {
                  auto const& views = m_state->views[static_cast<std::size_t>(&pass - prepared.passes.data())];
                  return enqueue_views(exec, pass, views, *label++,
                                       pass.source == Buffer::in ? memory_in : source(pass.source),
                                       pass.target == Buffer::out ? memory_out : target(pass.target), scale, ortho);
                }
              }
              enqueue(exec, pass, called, m_state->list.windows, *label++, source(pass.source), target(pass.target),
                      scale, ortho);
            },
            [&](auto const& chain) {
              enqueue(exec, chain, *label++, source(chain.first.source), ring, target(chain.second.target), scale);
            },
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
      if (!std::all_of(fields.sources, fields.sources + fields.source_count, is_pair))
        a.flags &= ~std::uint32_t{flag_aligned_load};
      if (!std::all_of(fields.targets, fields.targets + fields.target_count, is_pair))
        a.flags &= ~std::uint32_t{flag_aligned_store};
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
  if (m_state->filled_bytes != 0)
    os << "  the source's elements are copied to the workspace first, " << m_state->filled_bytes << " B\n";
  if (m_state->drained_bytes != 0)
    os << "  the sink's elements are copied from the workspace last, " << m_state->drained_bytes << " B\n";
}

#define TEAMFFT_INSTANTIATE(Space)                                          \
  template TEAMFFT_EXPORT Machine detect_machine<Space>(Space const& exec); \
  template class TEAMFFT_EXPORT Executor<Space>;
TEAMFFT_FOR_EACH_SPACE(TEAMFFT_INSTANTIATE)

}  // namespace TeamFFT::Impl
