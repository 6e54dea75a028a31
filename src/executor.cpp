// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <TeamFFT/executor.hpp>

#include "host_kernel.hpp"
#include "launch.hpp"
#include "planner.hpp"
#include "prepare.hpp"

#include <backends/machine.hpp>
#include <backends/spaces.hpp>

#include <ostream>
#include <variant>

namespace TeamFFT::Impl {

template <class ExecutionSpace>
struct Executor<ExecutionSpace>::State {
  using Table = Kokkos::View<char*, typename ExecutionSpace::memory_space>;

  Machine machine;
  PassList list;
  std::variant<std::vector<PreparedPass<float>>, std::vector<PreparedPass<double>>> passes;
  std::vector<std::string> labels;
  Table tables;

  ~State() {
    // A plan may outlive Kokkos: its memory went with the space, and must not be given back then.
    if (!Kokkos::is_initialized()) [[maybe_unused]]
      auto* const abandoned = new Table(std::move(tables));
  }

  [[nodiscard]] std::size_t element_bytes() const { return list.problem.precision == Precision::f32 ? 8 : 16; }

  void upload(ExecutionSpace const& exec, std::vector<char> const& bytes) {
    tables = Table(Kokkos::view_alloc("TeamFFT::tables", Kokkos::WithoutInitializing), std::max<std::size_t>(bytes.size(), 16));
    Kokkos::View<char const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged> const host(bytes.data(), bytes.size());
    Kokkos::deep_copy(exec, Kokkos::subview(tables, std::pair<std::size_t, std::size_t>(0, bytes.size())), host);
    exec.fence("TeamFFT: tables are uploaded");
  }

  template <class Real>
  void build(ExecutionSpace const& exec) {
    auto prepared = prepare<Real>(list);
    upload(exec, prepared.tables);
    for (auto& pass : prepared.passes) {
      pass.arguments.tables = tables.data();
      labels.push_back("TeamFFT::" + list.problem.token() + "::" + std::to_string(labels.size() + 1));
      auto empty = pass.arguments;
      empty.line_count = 0;
      launch(exec, empty, pass.tuning, labels.back());
    }
    exec.fence("TeamFFT: kernels are loaded");
    passes = std::move(prepared.passes);
  }
};

namespace {

template <class Real>
Scale<Real> two_parts(long double scale) {
  auto const high = static_cast<Real>(scale);
  return {high, static_cast<Real>(scale - high)};
}

template <class ExecutionSpace, class Real>
void enqueue(ExecutionSpace const& exec, PreparedPass<Real> const& pass, std::string const& label, void const* source, void* target, long double scale,
             bool ortho) {
  auto const factor = pass.scaled ? two_parts<Real>(scale) : Scale<Real>{1, 0};
  for (auto const& part : pass.parts) {
    auto a = arguments_for(pass, part, source, target, label.c_str());
    a.scale = factor;
    if (ortho) a.maps.flags |= mapped_ortho;
    launch(exec, a, pass.tuning, label);
  }
}

bool is_empty(Problem const& problem) { return problem.batch_count() == 0; }

/// The machine that options name may have another device's scratch, threads and tuning, but the host kernels' lanes are those that they were built with.
template <class ExecutionSpace>
Machine machine_for(ExecutionSpace const& exec, PlanOptions const& options) {
  auto const here = detect_machine(exec);
  if (!options.machine) return here;
  if (options.machine->vector_bytes != here.vector_bytes)
    throw Error("TeamFFT plan: options.machine has vectors of " + std::to_string(options.machine->vector_bytes) + " bytes; kernels on " + here.name + " have " +
                std::to_string(here.vector_bytes) + ". Set vector_bytes to that.");
  return *options.machine;
}

}  // namespace

template <class ExecutionSpace>
Executor<ExecutionSpace>::Executor(ExecutionSpace const& exec, Problem const& problem, PlanOptions const& options) : m_state(std::make_unique<State>()) {
  m_state->machine = machine_for(exec, options);
  if (is_empty(problem)) {
    m_state->list.problem = problem;
    m_state->list.reason = "no transform: a batch extent is 0";
    return;
  }
  m_state->list = make_passes(problem, m_state->machine, options);
  if (problem.precision == Precision::f32)
    m_state->template build<float>(exec);
  else
    m_state->template build<double>(exec);
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
  return (m_state->list.workspace_elements + m_state->list.spectrum_elements) * m_state->element_bytes();
}

template <class ExecutionSpace>
void Executor<ExecutionSpace>::execute(ExecutionSpace const& exec, void const* in, void* out, long double scale, bool ortho, void* workspace) const {
  void* const spectrum = static_cast<char*>(workspace) + m_state->list.workspace_elements * m_state->element_bytes();
  auto const source = [&](Buffer b) { return b == Buffer::in ? in : b == Buffer::out ? out : b == Buffer::workspace ? workspace : spectrum; };
  auto const target = [&](Buffer b) { return b == Buffer::workspace ? workspace : b == Buffer::spectrum ? spectrum : out; };  // in: only in place
  std::visit(
      [&](auto const& passes) {
        for (std::size_t i = 0; i < passes.size(); ++i)
          enqueue(exec, passes[i], m_state->labels[i], source(passes[i].source), target(passes[i].target), scale, ortho);
      },
      m_state->passes);
}

template <class ExecutionSpace>
void Executor<ExecutionSpace>::print(std::ostream& os) const {
  Impl::print(os, m_state->list, m_state->machine);
}

#define TEAMFFT_INSTANTIATE(Space) template class Executor<Space>;
TEAMFFT_FOR_EACH_SPACE(TEAMFFT_INSTANTIATE)

}  // namespace TeamFFT::Impl
