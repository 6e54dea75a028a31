// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threads and instances that share plans, the planner and the plan cache do not disturb each other.
#include "plan/planner.hpp"
#include "promise_cases.hpp"

#include <backends/machine.hpp>

#include <sstream>
#include <thread>
#include <tuple>

namespace TeamFFT::Test {
namespace {

using ExecuteInThreads = PromiseTest;

TEST_P(ExecuteInThreads, OneConstPlan_InEightThreadsWithAWorkspaceEach) {
  in_precision([&]<class Real>(Real) {
    auto const& problem = GetParam().problem;
    bool const in_place = problem.placement == Placement::in_place;
    auto const in = random_values<Real>(memory_in(problem), 3);
    auto const expected = run_numbers(problem, GetParam().options, in);
    Plan const plan(Space(), problem, GetParam().options);
    std::vector<Memory<Real>> sources, targets;
    std::vector<Kokkos::View<char*, Space::memory_space>> workspaces;
    std::size_t const bytes = (plan.workspace_size() + 255) / 256 * 256;
    Kokkos::View<char*, Space::memory_space> const all("workspaces", 8 * bytes + 256);
    std::size_t const shift = (256 - reinterpret_cast<std::uintptr_t>(all.data()) % 256) % 256;
    for (std::size_t t = 0; t < 8; ++t) {
      sources.emplace_back(in), targets.emplace_back(expected.before);
      workspaces.push_back(Kokkos::subview(all, std::pair(shift + t * bytes, shift + (t + 1) * bytes)));
    }
    std::vector<std::string> errors(8);
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < 8; ++t)
      threads.emplace_back([&, t] {
        try {
          with_elements<Real>(problem, [&]<class In, class Out>(In, Out) {
            for (int i = 0; i < (in_place ? 1 : 5); ++i)
              plan.execute(Space(), flat<In const>((in_place ? targets : sources)[t]), flat<Out>(targets[t]),
                           Normalization::none, workspaces[t]);
          });
        } catch (std::exception const& error) {
          errors[t] = error.what();
        }
      });
    for (auto& thread : threads) thread.join();
    Kokkos::fence();
    for (std::size_t t = 0; t < 8; ++t) {
      EXPECT_EQ(errors[t], "");
      EXPECT_TRUE(same_bits(targets[t].values(), expected.after)) << "thread " << t;
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Of, ExecuteInThreads, testing::ValuesIn(promises()),
                         [](auto const& info) { return info.param.name; });

TEST(Planning, InEightThreads_GivesTheSamePlans) {
  auto const list = promises();
  std::vector<std::vector<std::string>> plans(8);
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      for (std::size_t i = 0; i < list.size(); ++i) {
        auto const& promise = list[(i + t) % list.size()];
        try {
          std::ostringstream os;
          os << Plan(Space(), promise.problem, promise.options);
          plans[t].push_back(os.str());
        } catch (std::exception const& error) {
          plans[t].push_back(error.what());
        }
      }
    });
  for (auto& thread : threads) thread.join();
  for (std::size_t i = 0; i < list.size(); ++i) {
    std::ostringstream os;
    os << Plan(Space(), list[i].problem, list[i].options);
    for (std::size_t t = 0; t < 8; ++t)
      EXPECT_EQ(plans[t][(i + list.size() - t % list.size()) % list.size()], os.str()) << "thread " << t;
  }
}

/// Plans with workspaces, on two instances at once, each again and again.
TEST(Instances, Two_DoNotDisturbEachOther) {
  auto const instances = Kokkos::Experimental::partition_space(Space(), 1, 1);
  using Complex = Kokkos::complex<float>;
  PlanOptions options;
  options.rule = Rule::hierarchical;
  auto const problem = packed({4096}, 16);
  std::vector<std::vector<Complex>> in;
  std::vector<Memory<Complex>> sources, targets;
  std::vector<Plan<Space>> plans;
  for (std::size_t i = 0; i < 2; ++i) {
    in.push_back(random_values<Complex>(4096 * 16, i + 1));
    sources.emplace_back(in[i]), targets.emplace_back(in[i]);
    plans.emplace_back(instances[i], problem, options);
  }
  for (int repeat = 0; repeat < 20; ++repeat)
    for (std::size_t i = 0; i < 2; ++i) plans[i].execute(sources[i].view(), targets[i].view(), Normalization::none);
  for (auto const& instance : instances) instance.fence();
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_TRUE(same_bits(targets[i].values(), transformed(problem, options, in[i]))) << "instance " << i;
}

TEST(OneShot, InEightThreads_NeverInterleavesPasses) {
  auto const problem = packed({16384}, 4);
  using Complex = Kokkos::complex<float>;
  auto const in = random_values<Complex>(16384 * 4, 1);
  auto const expected = transformed(problem, {}, in);
  std::vector<Memory<Complex>> sources, targets;
  for (int t = 0; t < 8; ++t) sources.emplace_back(in), targets.emplace_back(in);
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      using Rows = Kokkos::View<Complex**, Kokkos::LayoutRight, Space::memory_space, Kokkos::MemoryUnmanaged>;
      for (int i = 0; i < 5; ++i) fft(Space(), Rows(sources[t].data(), 4, 16384), Rows(targets[t].data(), 4, 16384));
    });
  for (auto& thread : threads) thread.join();
  Kokkos::fence();
  for (std::size_t t = 0; t < 8; ++t) EXPECT_TRUE(same_bits(targets[t].values(), expected)) << "thread " << t;
}

/// What the bits of a host's results come from: each pass' length, radices, way and lanes.
using HostStages = std::vector<std::tuple<std::size_t, std::vector<unsigned>, Impl::Way, unsigned>>;

HostStages host_stages(Problem const& problem, unsigned threads) {
  auto const machine =
      Impl::host_machine("host", threads, Impl::most_host_scratch<Kokkos::DefaultHostExecutionSpace>());
  HostStages all;
  for (auto const& pass : Impl::make_passes(problem, machine, {}).passes) {
    auto const* const lanes = pass.choice.as<Impl::LanesChoice>();
    all.emplace_back(pass.length, pass.choice.radices, lanes ? lanes->way : Impl::Way::lines, lanes ? lanes->lanes : 0);
  }
  return all;
}

/// Lines that fit in what each thread of any host has.
TEST(Planning, ForAnyNumberOfThreads_GivesTheSameStages) {
  using enum Kind;
  std::vector<Problem> problems;
  for (auto const* const token : {"c2c_f64_fwd_real_n24576_b4_oop_os1x4", "c2c_f64_fwd_real_n24576_b8_oop_os1x8",
                                  "c2c_f32_fwd_real_n40000_b8_oop_os1x8", "dct2_f64_n100000_oop", "r2hc_f64_n45927_oop",
                                  "r2c_f64_n50625_b3_oop", "r2c_f64_n100000_oop"})
    problems.push_back(Problem::parse(token));
  Random random(20261203);
  for (int i = 0; i < 300; ++i) {
    auto const kind =
        random.pick<Kind>({c2c_forward, c2c_backward, r2c, c2r, dct1, dct2, dct4, dst1, dst3, r2hc, hc2r});
    auto const precision = random.pick<Precision>({Precision::f32, Precision::f64});
    std::size_t const n = random.between(2, 16384), batch = random.between(1, 40);
    auto problem = packed({kind}, {n}, batch, precision);
    if (random.below(3) == 0) {  // results beside each other
      problem.axes[0].stride_out = static_cast<std::ptrdiff_t>(batch);
      if (!problem.batch.empty()) problem.batch[0].stride_out = 1;
    }
    problem.real_input = problem.real_input || (kind == c2c_forward && random.below(2) == 0);
    problems.push_back(problem.canonicalize());
  }
  for (auto const& problem : problems) {
    auto const alone = host_stages(problem, 1);
    for (unsigned const threads : {2u, 3u, 4u, 8u, 16u, 61u, 128u, 256u})
      EXPECT_EQ(host_stages(problem, threads), alone) << problem.token() << ", " << threads;
  }
}

}  // namespace
}  // namespace TeamFFT::Test
