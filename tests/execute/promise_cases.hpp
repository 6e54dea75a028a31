// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The plans that are held to the promises of execute: one of every kind of pass, rule, precision and launch, and such a
// plan with its buffers.
#ifndef TEAMFFT_TESTS_EXECUTE_PROMISE_CASES_HPP
#define TEAMFFT_TESTS_EXECUTE_PROMISE_CASES_HPP

#include "kind_run.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <ostream>
#include <regex>
#include <sstream>
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
  using enum Kind;
  Placement const in_place = Placement::in_place, out_of_place = Placement::out_of_place;
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
      {"blocks", packed({3, 5}, 300), {}},
      {"plane_by_slabs", packed({64, 48, 33}, 1), {}},
      {"cube_f64", packed({16, 17, 18}, 2, f64, backward), {}},
      {"column", along(0, {128, 77}), {}},
      {"lines_apart_f64", along(0, {1920, 3}, f64), {}},
      {"long_lines_apart_in_place", Problem::parse("c2c_f32_bwd_n20160_b5_ip_is1x5_os1x5"), {}},
      {"copy", packed({1}, 500), {}},
      {"rfft_f32", packed({r2c}, {1000}, 100, f32), {}},
      {"rfft_f64_in_place", packed({r2c}, {64}, 500, f64, in_place), {}},
      {"rfft_odd", packed({r2c}, {225}, 50, f32), {}},
      {"rfft_without_rows", packed({r2c}, {256}, 50, f32), options(Rule::automatic, 0, false)},
      {"rfft_f64_in_passes", packed({r2c}, {2048}, 10, f64), options(Rule::automatic, 1024)},
      {"rfft_rader", packed({r2c}, {257}, 20, f32), {}},
      {"rfft_rader_in_passes", packed({r2c}, {509}, 20, f32), options(Rule::rader, 2048)},
      {"rfft_bluestein_in_passes", packed({r2c}, {509}, 20, f64), options(Rule::bluestein, 2048)},
      {"irfft_f64", packed({c2r}, {1000}, 100, f64), {}},
      {"irfft_f32_in_place", packed({c2r}, {96}, 100, f32, in_place), {}},
      {"irfft_in_passes", packed({c2r}, {2048}, 10, f32), options(Rule::automatic, 1024)},
      {"irfft_bluestein_in_passes", packed({c2r}, {509}, 20, f32), options(Rule::bluestein, 2048)},
      {"rfftn", packed({c2c_forward, c2c_forward, r2c}, {16, 17, 18}, 2, f32), {}},
      {"irfftn_f64", packed({c2c_backward, c2c_backward, c2r}, {16, 17, 18}, 2, f64), {}},
      {"irfftn_in_place", packed({c2c_backward, c2c_backward, c2r}, {6, 8, 10}, 2, f32, in_place), {}},
      {"dct1", packed({dct1}, {129}, 40, f32), {}},
      {"dct2_f64_in_place", packed({dct2}, {256}, 40, f64, in_place), {}},
      {"dct2_in_passes", packed({dct2}, {2048}, 10, f32), options(Rule::automatic, 1024)},
      {"dct3", packed({dct3}, {300}, 40, f32), {}},
      {"dct4_f64", packed({dct4}, {128}, 40, f64), {}},
      {"dct4_odd", packed({dct4}, {105}, 40, f32), {}},
      {"dst1_f64", packed({dst1}, {127}, 40, f64), {}},
      {"dst2", packed({dst2}, {100}, 40, f32), {}},
      {"dst3_f64", packed({dst3}, {97}, 40, f64), {}},
      {"dst4", packed({dst4}, {64}, 40, f32), {}},
      {"dct2_of_complex_data", packed({dct2}, {120}, 40, f32, out_of_place, Data::complex), {}},
      {"dctn_f64", packed({dct3, dct3, dct3}, {8, 9, 10}, 3, f64), {}},
      {"dct2_and_fft", packed({dct2, c2c_forward}, {30, 32}, 3, f32), {}},
      {"dst1_and_rfft", packed({dst1, r2c}, {15, 32}, 3, f64), {}},
      {"dct4_and_irfft", packed({dct4, c2r}, {16, 30}, 3, f32), {}},
  };
}

/// A plan with buffers on its instance; the precision is a type inside.
template <class Real>
class Running {
 public:
  explicit Running(Promise const& promise, std::uint64_t seed = 1)
      : m_problem(promise.problem),
        m_in(random_values<Real>(memory_in(m_problem), seed)),
        m_before(in_place() ? m_in : canaries<Real>(numbers_out(m_problem))),
        m_source(m_in),
        m_target(m_before),
        m_plan(Space(), m_problem, promise.options) {}

  void enqueue() {
    with_elements<Real>(m_problem, [&]<class In, class Out>(In, Out) {
      m_plan.execute(flat<In const>(m_source), flat<Out>(output()), Normalization::none);
    });
  }

  template <class Workspace>
  void enqueue(Space const& exec, Workspace const& workspace) const {
    with_elements<Real>(m_problem, [&]<class In, class Out>(In, Out) {
      m_plan.execute(exec, flat<In const>(m_source), flat<Out>(output()), Normalization::none, workspace);
    });
  }

  void change_input(std::uint64_t seed) {
    m_in = random_values<Real>(m_in.size(), seed);
    if (in_place()) m_before = m_in;
    m_source.assign(m_in);
  }

  void expect_right(std::string const& what) const {
    Accuracy accuracy;
    if (!in_place()) {
      EXPECT_TRUE(same_bits(m_source.values(), m_in)) << "the input changed: " << what;
    }
    expect_numbers(accuracy, m_problem, {rounding<Real>}, m_in, {m_before, output().values()}, what);
  }

  [[nodiscard]] Plan<Space>& plan() { return m_plan; }
  [[nodiscard]] Plan<Space> const& plan() const { return m_plan; }

 private:
  [[nodiscard]] bool in_place() const { return m_problem.placement == Placement::in_place; }
  [[nodiscard]] Memory<Real> const& output() const { return in_place() ? m_source : m_target; }

  Problem m_problem;
  std::vector<Real> m_in, m_before;
  Memory<Real> m_source, m_target;
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

  /// A plan's text names the passes that share a launch: "passes 1 to 3 one after the other", "chain: passes 1 and 2".
  [[nodiscard]] std::size_t launch_count() const {
    Runner<> const run(GetParam().problem, GetParam().options);
    std::ostringstream text;
    run.executor().print(text);
    std::size_t launches = run.passes().passes.size() - run.passes().chains.size();
    std::regex const slabs(R"(passes (\d+) to (\d+) one after the other)");
    auto const all = text.str();
    for (std::sregex_iterator match(all.begin(), all.end(), slabs); match != std::sregex_iterator(); ++match)
      launches -= std::stoul((*match)[2]) - std::stoul((*match)[1]);
    return launches;
  }
};

}  // namespace TeamFFT::Test

#endif
