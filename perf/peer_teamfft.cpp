// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This library as the benchmark sees it: a plan from a Problem, executed on rank-1 Views of the shared buffers.
#include "transform.hpp"

#include <TeamFFT/plan.hpp>

#include <chrono>
#include <sstream>
#include <type_traits>

namespace TeamFFT::Impl::Bench {

namespace {

template <class Element>
using Elements = Kokkos::View<Element*, MemorySpace, Kokkos::MemoryUnmanaged>;

/// In place, values should keep their size from one execute to the next. r2c has half of its input's energy in half a
/// spectrum: repeated, that would end in slow denormal numbers, so it is left to grow.
Normalization repeated_normalization(Problem const& problem) {
  if (problem.placement == Placement::out_of_place) return Normalization::none;
  return problem.input_is_real() && !problem.output_is_real() ? Normalization::none : Normalization::ortho;
}

template <class In, class Out>
class TeamfftTransform final : public Transform {
 public:
  TeamfftTransform(ExecutionSpace const& exec, Plan<ExecutionSpace> plan, Problem const& problem, Buffers& buffers)
      : m_exec(exec),
        m_plan(std::move(plan)),
        m_in(reinterpret_cast<In*>(buffers.in()), input_span(problem)),
        m_out(reinterpret_cast<Out*>(problem.placement == Placement::in_place ? buffers.in() : buffers.out()),
              output_span(problem)),
        m_repeated(repeated_normalization(problem)) {
    buffers.reserve_workspace(m_plan.workspace_size());
    m_workspace = buffers.workspace();
  }

  void execute() override { TeamFFT::execute(m_exec, m_plan, m_in, m_out, Normalization::none, m_workspace); }
  void execute_repeatedly() override { TeamFFT::execute(m_exec, m_plan, m_in, m_out, m_repeated, m_workspace); }
  [[nodiscard]] std::string version() const override { return {}; }

 private:
  ExecutionSpace m_exec;
  Plan<ExecutionSpace> const m_plan;
  Elements<In> m_in;
  Elements<Out> m_out;
  Bytes m_workspace;
  Normalization m_repeated;
};

/// The plan's own print has one line per pass.
std::size_t count_passes(std::string const& text) {
  std::size_t passes = 0;
  for (std::size_t at = text.find("\n  pass "); at != std::string::npos; at = text.find("\n  pass ", at + 1)) ++passes;
  return passes;
}

}  // namespace

double plan_seconds(ExecutionSpace const& exec, Problem const& problem, PlanOptions const& options) {
  PlanOptions without_workspace = options;
  without_workspace.external_workspace = true;
  auto const begin = std::chrono::steady_clock::now();
  Plan<ExecutionSpace> const plan(exec, problem, without_workspace);
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

std::unique_ptr<Transform> make_teamfft(ExecutionSpace const& exec, Problem const& problem, PlanOptions const& options,
                                        Buffers& buffers, PlanFacts& facts) {
  PlanOptions with_shared_workspace = options;
  with_shared_workspace.external_workspace = true;
  auto const begin = std::chrono::steady_clock::now();
  Plan<ExecutionSpace> plan(exec, problem, with_shared_workspace);
  facts.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  facts.workspace_bytes = plan.workspace_size();
  std::ostringstream text;
  text << plan;
  facts.text = text.str();
  facts.passes = count_passes(facts.text);
  auto const make = [&]<class Real>(Real) -> std::unique_ptr<Transform> {
    using Complex = Kokkos::complex<Real>;
    bool const from_real = problem.input_is_real(), to_real = problem.output_is_real();
    if (from_real && to_real)
      return std::make_unique<TeamfftTransform<Real const, Real>>(exec, std::move(plan), problem, buffers);
    if (from_real)
      return std::make_unique<TeamfftTransform<Real const, Complex>>(exec, std::move(plan), problem, buffers);
    if (to_real)
      return std::make_unique<TeamfftTransform<Complex const, Real>>(exec, std::move(plan), problem, buffers);
    return std::make_unique<TeamfftTransform<Complex const, Complex>>(exec, std::move(plan), problem, buffers);
  };
  return problem.precision == Precision::f32 ? make(float{}) : make(double{});
}

}  // namespace TeamFFT::Impl::Bench
