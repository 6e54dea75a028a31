// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The GPUs' general kernel on teams of host threads: the same body, member and scratch by the standard library, so that its addresses and barriers are
// tested on machines without a GPU.
#include "expectation.hpp"
#include "machines.hpp"
#include "planner.hpp"
#include "prepare.hpp"
#include "problems.hpp"

#include <TeamFFT/device/general.hpp>

#include <gtest/gtest.h>

#include <barrier>
#include <thread>

namespace TeamFFT::Test {
namespace {

struct ThreadMember {
  std::barrier<>* barrier;
  unsigned team, rank, size;
  int league_rank() const { return static_cast<int>(team); }
  int team_rank() const { return static_cast<int>(rank); }
  int team_size() const { return static_cast<int>(size); }
  void team_barrier() const { barrier->arrive_and_wait(); }
};

template <class Real>
void run_pass(Impl::PassArguments<Real> const& a, unsigned team_size) {
  unsigned const teams = (a.line_count + a.lines_per_team - 1) / a.lines_per_team;
  std::vector<char> memory(a.scratch_bytes + 16);
  char* const scratch = memory.data() + (16 - reinterpret_cast<std::uintptr_t>(memory.data()) % 16) % 16;
  std::barrier barrier(team_size);
  std::vector<std::jthread> threads;
  for (unsigned rank = 0; rank < team_size; ++rank)
    threads.emplace_back([&, rank] {
      for (unsigned team = 0; team < teams; ++team) {
        Impl::general_kernel<Impl::widest_radix>(ThreadMember{&barrier, team, rank, team_size}, a, scratch);
        barrier.arrive_and_wait();
      }
    });
}

template <class Real>
void expect_computed(Accuracy& accuracy, Problem const& problem, Machine const& machine, PlanOptions options = {}) {
  using Element = std::complex<Real>;
  options.rows = false;
  auto const list = Impl::make_passes(problem, machine, options);
  auto const prepared = Impl::prepare<Real>(list);
  std::size_t last_in = 0, last_out = 0;
  for_each_transform(problem, [&](std::ptrdiff_t in, std::ptrdiff_t out) {
    for (auto o : offsets_in(problem)) last_in = std::max(last_in, static_cast<std::size_t>(in + std::max<std::ptrdiff_t>(o, 0)));
    for (auto o : offsets_out(problem)) last_out = std::max(last_out, static_cast<std::size_t>(out + o));
  });
  Random random(problem.logical_size());
  std::vector<Element> in(last_in + 1), out(last_out + 1, Element{1234, -4321}), workspace(list.workspace_elements);
  std::vector<Real> real_in(last_in + 1);
  for (std::size_t i = 0; i < in.size(); ++i) {
    in[i] = {random.uniform<Real>(), problem.real_input ? Real(0) : random.uniform<Real>()};
    real_in[i] = in[i].real();
  }
  auto const before = out;
  for (auto const& pass : prepared.passes) {
    auto a = pass.arguments;
    auto const memory = [&](Impl::Buffer b) -> void* { return b == Impl::Buffer::in ? in.data() : b == Impl::Buffer::out ? out.data() : workspace.data(); };
    for (auto const& part : pass.parts) {
      a.tables = prepared.tables.data();
      a.scale = {pass.scaled ? Real(0.5) : Real(1), 0};
      a.source = (a.has(Impl::flag_real_load) ? real_in.data() + part.load : static_cast<Real const*>(memory(pass.source)) + 2 * part.load);
      a.target = static_cast<Real*>(memory(pass.target)) + 2 * part.store;
      a.line_count = pass.arguments.line_count * part.outer_count;
      if (a.dim_count != 0) a.counts[a.dim_count - 1] = part.outer_count;
      run_pass(a, pass.tuning.team_size);
    }
  }
  std::ostringstream what;
  Impl::print(what, list, machine);
  expect_transformed(accuracy, problem, 0.5L, rounding<Real>, in, 0, out, before, 0, what.str());
}

/// A GPU whose teams are small, so that stages take several rounds.
Machine small_teams(unsigned threads) {
  auto machine = h200();
  machine.max_team_size = threads;
  return machine;
}

TEST(GeneralKernel, EqualsTheOracle_ForEveryLength) {
  Accuracy accuracy;
  for (std::size_t N = 1; N <= 300; ++N) {
    auto const direction = N % 2 ? Direction::forward : Direction::backward;
    if (N % 3)
      expect_computed<float>(accuracy, packed({N}, 5, Precision::f32, direction), small_teams(16));
    else
      expect_computed<double>(accuracy, packed({N}, 7, Precision::f64, direction), small_teams(32));
  }
}

TEST(GeneralKernel, EqualsTheOracle_InOneAndTwoBuffers) {
  Accuracy accuracy;
  for (std::size_t N : {1000, 1331, 2197, 3125, 3718, 4096})
    for (unsigned threads : {32, 256}) {
      expect_computed<float>(accuracy, packed({N}, 2), small_teams(threads));
      expect_computed<double>(accuracy, packed({N}, 2, Precision::f64), small_teams(threads));
    }
}

TEST(GeneralKernel, EqualsTheOracle_OnStridedPaddedAndRealLines) {
  Accuracy accuracy;
  for (std::size_t N : {6, 16, 37, 60, 121, 360})
    for (std::size_t axis : {0, 1}) {
      expect_computed<float>(accuracy, along(axis, {axis == 0 ? N : 13, axis == 0 ? 13 : N}), small_teams(32));
      expect_computed<double>(accuracy, along(1, {3, N, 10}, Precision::f64, Direction::backward), small_teams(16));
      for (std::size_t extent : {N / 2 + 1, N + 3})
        for (bool real : {false, true}) {
          auto problem = packed({N}, 9);
          problem.real_input = real;
          problem.axes[0].extent_in = extent;
          problem.axes[0].stride_in = 2;
          problem.batch[0].stride_in = 2 * 370;
          expect_computed<float>(accuracy, problem, small_teams(32));
        }
    }
}

TEST(GeneralKernel, EqualsTheOracle_ByEveryRule) {
  Accuracy accuracy;
  for (auto [rule, N] : {std::pair<Rule, std::size_t>{Rule::hierarchical, 60},
                         {Rule::hierarchical, 1000},
                         {Rule::rader, 97},
                         {Rule::rader, 509},
                         {Rule::bluestein, 97},
                         {Rule::bluestein, 298},
                         {Rule::bluestein, 509}})
    for (std::size_t scratch : {0, 4096}) {
      PlanOptions options;
      options.rule = rule;
      options.scratch_limit = scratch;
      expect_computed<float>(accuracy, packed({N}, 3), small_teams(32), options);
      expect_computed<double>(accuracy, packed({N}, 3, Precision::f64), small_teams(16), options);
    }
}

}  // namespace
}  // namespace TeamFFT::Test
