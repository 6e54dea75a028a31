// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The plans that are held to the promises of execute: one of every kind of pass, rule, precision and launch, and such a plan with its buffers.
#ifndef TEAMFFT_TESTS_PROMISE_CASES_HPP
#define TEAMFFT_TESTS_PROMISE_CASES_HPP

#include "lines.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

namespace TeamFFT::Test {

struct Promise {
  std::string name;
  Problem problem;
  PlanOptions options;

  friend std::ostream& operator<<(std::ostream& os, Promise const& p) { return os << describe(p.problem, p.options); }
};

inline std::vector<Promise> promises() {
  auto const options = [](Rule rule, std::size_t scratch = 0, bool rows = true, Launch launch = Launch::automatic) {
    PlanOptions o;
    o.rule = rule, o.scratch_limit = scratch, o.rows = rows, o.launch = launch;
    return o;
  };
  using enum Precision;
  using enum Direction;
  return {
      {"direct_f32", packed({1000}, 100), {}},
      {"direct_f64_in_place", packed({64}, 1000, f64, backward, Placement::in_place), {}},
      {"direct_without_rows", packed({256}, 100), options(Rule::automatic, 0, false)},
      {"parallel_for_launch", packed({4096}, 10), options(Rule::automatic, 0, true, Launch::parallel_for)},
      {"native_launch", packed({4096}, 10), options(Rule::automatic, 0, true, Launch::native)},
      {"hierarchical_f32", packed({4096}, 10), options(Rule::hierarchical)},
      {"hierarchical_f64_in_passes", packed({2048}, 10, f64), options(Rule::hierarchical, 1024)},
      {"rader", packed({257}, 50), {}},
      {"rader_in_passes", packed({509}, 20), options(Rule::rader, 2048)},
      {"bluestein", packed({1018}, 20), options(Rule::bluestein)},
      {"bluestein_in_passes_f64", packed({509}, 20, f64), options(Rule::bluestein, 2048)},
      {"square", packed({60, 100}, 3), {}},
      {"cube_f64", packed({16, 17, 18}, 2, f64, backward), {}},
      {"column", along(0, {128, 77}), {}},
      {"copy", packed({1}, 500), {}},
  };
}

/// A plan with buffers on its instance; the precision is a type inside.
template <class Real>
class Running {
 public:
  using Complex = Kokkos::complex<Real>;

  explicit Running(Promise const& promise, std::uint64_t seed = 1)
      : m_problem(promise.problem),
        m_in(random_values<Complex>(m_problem.batch_count() * m_problem.logical_size(), seed)),
        m_source(m_in),
        m_target(m_in),
        m_plan(Space(), m_problem, promise.options) {}

  void enqueue() { m_plan.execute(m_source.view(), output(), Normalization::none); }

  template <class Workspace>
  void enqueue(Space const& exec, Workspace const& workspace) const {
    m_plan.execute(exec, m_source.view(), output(), Normalization::none, workspace);
  }

  void change_input(std::uint64_t seed) {
    m_in = random_values<Complex>(m_in.size(), seed);
    m_source.assign(m_in);
  }

  [[nodiscard]] auto const& output() const { return m_problem.placement == Placement::in_place ? m_source.view() : m_target.view(); }

  void expect_right(std::string const& what) const {
    Accuracy accuracy;
    auto const out = m_problem.placement == Placement::in_place ? m_source.values() : m_target.values();
    expect_transformed(accuracy, m_problem, 1, rounding<Real>, m_in, 0, out, out, 0, what);
  }

  [[nodiscard]] Plan<Space>& plan() { return m_plan; }
  [[nodiscard]] Plan<Space> const& plan() const { return m_plan; }

 private:
  Problem m_problem;
  std::vector<Complex> m_in;
  Memory<Complex> m_source, m_target;
  Plan<Space> m_plan;
};

/// A test for each of promises().
class PromiseTest : public testing::TestWithParam<Promise> {
 protected:
  /// body(Real{}) in the problem's precision.
  template <class Body>
  void in_precision(Body const& body) {
    GetParam().problem.precision == Precision::f32 ? body(float{}) : body(double{});
  }

  [[nodiscard]] std::size_t pass_count() const { return Runner<>(GetParam().problem, GetParam().options).passes().passes.size(); }
};

}  // namespace TeamFFT::Test

#endif
