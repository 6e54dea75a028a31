// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Problems on raw memory of an execution space: what the planner and the kernels do, below Views. Offsets are free, so
// that canaries can lie anywhere.
#ifndef TEAMFFT_TESTS_TOOLS_RUN_HPP
#define TEAMFFT_TESTS_TOOLS_RUN_HPP

#include "expectation.hpp"
#include "pass/pass.hpp"
#include "problems.hpp"

#include <TeamFFT/detail/executor.hpp>

#include <Kokkos_Core.hpp>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace TeamFFT::Test {

using Space = Kokkos::DefaultExecutionSpace;

/// Elements on the host and in the memory of an execution space.
template <class T, class E = Space>
class Memory {
 public:
  using View = Kokkos::View<T*, typename E::memory_space>;

  explicit Memory(std::vector<T> const& values)
      : m_view(Kokkos::view_alloc("test memory", Kokkos::WithoutInitializing), values.size()) {
    assign(values);
  }

  void assign(std::vector<T> const& values) {
    Kokkos::deep_copy(m_view,
                      Kokkos::View<T const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(values.data(), values.size()));
  }

  [[nodiscard]] std::vector<T> values() const {
    std::vector<T> result(m_view.extent(0));
    Kokkos::deep_copy(Kokkos::View<T*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(result.data(), result.size()),
                      m_view);
    return result;
  }

  [[nodiscard]] T* data() const { return m_view.data(); }
  [[nodiscard]] View const& view() const { return m_view; }

 private:
  View m_view;
};

template <class T>
bool same_bits(std::vector<T> const& a, std::vector<T> const& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

inline void fill(Random& random, float& v) { v = random.uniform<float>(); }
inline void fill(Random& random, double& v) { v = random.uniform<double>(); }
template <class Real>
void fill(Random& random, Kokkos::complex<Real>& v) {
  v.real() = random.uniform<Real>();
  v.imag() = random.uniform<Real>();
}

template <class T>
std::vector<T> random_values(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<T> values(count);
  for (auto& v : values) fill(random, v);
  return values;
}

/// An executor with its workspace. Throws Error where there is no plan.
template <class E = Space>
class Runner {
 public:
  Runner(Problem problem, PlanOptions const& options, E const& exec = {})
      : m_exec(exec),
        m_executor(made(exec, problem.canonicalize(), options)),
        m_workspace("test workspace", m_executor->workspace_bytes() + 256) {}

  void operator()(void const* in, void* out, long double scale = 1) const {
    auto const address = reinterpret_cast<std::uintptr_t>(m_workspace.data());
    m_executor->execute(m_exec, in, out, scale, false, m_workspace.data() + (256 - address % 256) % 256);
    m_exec.fence();
  }

  [[nodiscard]] Impl::Executor<E> const& executor() const { return *m_executor; }
  [[nodiscard]] Impl::PassList const& passes() const { return m_executor->passes(); }

 private:
  static std::unique_ptr<Impl::Executor<E>> made(E const& exec, Problem const& problem, PlanOptions const& options) {
    std::string refusal;
    auto executor = Impl::Executor<E>::of_problem(exec, problem, options, {}, refusal);
    if (!executor) throw Error(refusal);
    return executor;
  }

  E m_exec;
  std::unique_ptr<Impl::Executor<E>> m_executor;
  Kokkos::View<char*, typename E::memory_space> m_workspace;
};

/// The output of a packed problem.
template <class E = Space, class Real>
std::vector<Kokkos::complex<Real>> transformed(Problem const& problem, PlanOptions const& options,
                                               std::vector<Kokkos::complex<Real>> const& in, long double scale = 1) {
  Runner<E> const run(problem, options);
  Memory<Kokkos::complex<Real>, E> const source(in);
  if (problem.placement == Placement::in_place) {
    run(source.data(), source.data(), scale);
    return source.values();
  }
  Memory<Kokkos::complex<Real>, E> const target(
      std::vector<Kokkos::complex<Real>>(in.size(), Kokkos::complex<Real>(77, -77)));
  run(source.data(), target.data(), scale);
  EXPECT_TRUE(same_bits(source.values(), in)) << "the input changed: " << describe(problem, options);
  return target.values();
}

}  // namespace TeamFFT::Test

#endif
