// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What execute promises: nothing allocated, fenced or copied, the first time included; one launch a pass, under the library's label; instances and
// threads that do not disturb each other.
#include "allocations.hpp"
#include "events.hpp"
#include "lines.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <sstream>
#include <thread>

namespace TeamFFT::Test {
namespace {

struct Promise {
  std::string name;
  Problem problem;
  PlanOptions options;

  friend std::ostream& operator<<(std::ostream& os, Promise const& p) { return os << describe(p.problem, p.options); }
};

std::vector<Promise> promises() {
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

class Execute : public testing::TestWithParam<Promise> {
 protected:
  /// body(Real{}) in the problem's precision.
  template <class Body>
  void in_precision(Body const& body) {
    GetParam().problem.precision == Precision::f32 ? body(float{}) : body(double{});
  }

  [[nodiscard]] std::size_t pass_count() const { return Runner<>(GetParam().problem, GetParam().options).passes().passes.size(); }
};

std::string joined(std::vector<std::string> const& names) {
  std::string text;
  for (auto const& name : names) text += "\n  " + name;
  return text;
}

/// Allocations of 0 bytes (Kokkos announces some at a launch with team scratch) take nothing and are left out.
std::string joined(std::vector<Allocation> const& allocations) {
  std::string text;
  for (auto const& a : allocations)
    if (a.bytes != 0) text += "\n  " + a.label + ", " + std::to_string(a.bytes) + " bytes";
  return text;
}

TEST_P(Execute, First_AllocatesFencesAndCopiesNothing_AndLaunchesEachPassOnce) {
  in_precision([&]<class Real>(Real) {
    auto const passes = pass_count();
    Running<Real> running(GetParam());
    Kokkos::fence();
    EventLog log;
    // The log's own strings are heap memory too: the count is taken with it off, below.
    running.enqueue();
    log.stop();
    EXPECT_EQ(joined(log.allocations), "");
    EXPECT_TRUE(log.deallocations.empty()) << joined(log.deallocations);
    EXPECT_TRUE(log.fences.empty()) << joined(log.fences);
    EXPECT_TRUE(log.copies.empty()) << joined(log.copies);
    EXPECT_EQ(log.kernels.size(), passes) << joined(log.kernels);
    for (auto const& name : log.kernels) EXPECT_TRUE(name.starts_with("TeamFFT::" + GetParam().problem.token() + "::")) << name;
    Kokkos::fence();
    running.expect_right(GetParam().name);
  });
}

TEST_P(Execute, First_CallsNoOperatorNew) {
  in_precision([&]<class Real>(Real) {
    Running<Real> running(GetParam());
    Kokkos::fence();
    auto const before = allocation_count();
    running.enqueue();
    auto const after = allocation_count();
    EXPECT_EQ(after, before);
    Kokkos::fence();
    running.expect_right(GetParam().name);
  });
}

TEST_P(Execute, EveryAllocationOfAPlan_HasTheLibrarysLabel) {
  in_precision([&]<class Real>(Real) {
    std::vector<std::string> labels;
    {
      Memory<Kokkos::complex<Real>> const unused(std::vector<Kokkos::complex<Real>>(1));
      EventLog log;
      Plan const plan(Space(), GetParam().problem, GetParam().options);
      log.stop();
      for (auto const& a : log.allocations) labels.push_back(a.label);
      for (auto const& name : log.kernels) labels.push_back(name);
    }
    EXPECT_FALSE(labels.empty());
    // Kokkos' own scratch, which a first launch takes, has labels with its name.
    for (auto const& label : labels) EXPECT_TRUE(label.starts_with("TeamFFT::") || label.find("Kokkos::") != std::string::npos) << label;
  });
}

TEST_P(Execute, OneConstPlan_InEightThreadsWithAWorkspaceEach) {
  in_precision([&]<class Real>(Real) {
    using Complex = Kokkos::complex<Real>;
    auto const& problem = GetParam().problem;
    auto const in = random_values<Complex>(problem.batch_count() * problem.logical_size(), 3);
    auto const expected = transformed(problem, GetParam().options, in);
    Plan const plan(Space(), problem, GetParam().options);
    std::vector<Memory<Complex>> sources, targets;
    std::vector<Kokkos::View<char*, Space::memory_space>> workspaces;
    std::size_t const bytes = (plan.workspace_size() + 255) / 256 * 256;
    Kokkos::View<char*, Space::memory_space> const all("workspaces", 8 * bytes + 256);
    std::size_t const shift = (256 - reinterpret_cast<std::uintptr_t>(all.data()) % 256) % 256;
    for (std::size_t t = 0; t < 8; ++t) {
      sources.emplace_back(in), targets.emplace_back(in);
      workspaces.push_back(Kokkos::subview(all, std::pair(shift + t * bytes, shift + (t + 1) * bytes)));
    }
    std::vector<std::string> errors(8);
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < 8; ++t)
      threads.emplace_back([&, t] {
        bool const in_place = problem.placement == Placement::in_place;
        try {
          for (int i = 0; i < (in_place ? 1 : 5); ++i)
            plan.execute(Space(), sources[t].view(), (in_place ? sources : targets)[t].view(), Normalization::none, workspaces[t]);
        } catch (std::exception const& error) {
          errors[t] = error.what();
        }
      });
    for (auto& thread : threads) thread.join();
    Kokkos::fence();
    for (std::size_t t = 0; t < 8; ++t) {
      EXPECT_EQ(errors[t], "");
      EXPECT_TRUE(same_bits((problem.placement == Placement::in_place ? sources : targets)[t].values(), expected)) << "thread " << t;
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Of, Execute, testing::ValuesIn(promises()), [](auto const& info) { return info.param.name; });

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
    for (std::size_t t = 0; t < 8; ++t) EXPECT_EQ(plans[t][(i + list.size() - t % list.size()) % list.size()], os.str()) << "thread " << t;
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
  for (std::size_t i = 0; i < 2; ++i) EXPECT_TRUE(same_bits(targets[i].values(), transformed(problem, options, in[i]))) << "instance " << i;
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

#ifdef KOKKOS_ENABLE_CUDA

TEST_P(Execute, IsCapturedInAGraph_AndReplayedOnChangedData) {
  in_precision([&]<class Real>(Real) {
    cudaStream_t stream;
    ASSERT_EQ(cudaStreamCreate(&stream), cudaSuccess);
    {
      Kokkos::Cuda const exec(stream);
      Running<Real> running(GetParam());
      // A View begins 128 bytes after its allocation; a workspace must begin at a multiple of 256, or execute throws in the midst of the capture.
      std::size_t const bytes = running.plan().workspace_size();
      Kokkos::View<char*, Kokkos::CudaSpace> const memory("workspace", bytes + 256);
      std::size_t const skip = (256 - reinterpret_cast<std::uintptr_t>(memory.data()) % 256) % 256;
      Kokkos::View<char*, Kokkos::CudaSpace> const workspace = Kokkos::subview(memory, std::pair(skip, skip + bytes));
      Kokkos::fence();
      cudaGraph_t graph;
      cudaGraphExec_t instance;
      // The first execute of the plan is the captured one.
      ASSERT_EQ(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal), cudaSuccess);
      running.enqueue(exec, workspace);
      ASSERT_EQ(cudaStreamEndCapture(stream, &graph), cudaSuccess);
      ASSERT_EQ(cudaGraphInstantiateWithFlags(&instance, graph, 0), cudaSuccess);
      for (std::uint64_t seed : {11, 12, 13}) {
        running.change_input(seed);
        Kokkos::fence();
        ASSERT_EQ(cudaGraphLaunch(instance, stream), cudaSuccess);
        ASSERT_EQ(cudaStreamSynchronize(stream), cudaSuccess);
        running.expect_right(GetParam().name + " replayed");
      }
      cudaGraphExecDestroy(instance);
      cudaGraphDestroy(graph);
    }
    cudaStreamDestroy(stream);
  });
}

/// Keeps its stream busy for the given time.
struct Spin {
  std::uint64_t nanoseconds;

  KOKKOS_FUNCTION void operator()(int) const {
#ifdef __CUDA_ARCH__
    std::uint64_t start = 0, now = 0;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(start));
    do asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
    while (now - start < nanoseconds);
#endif
  }
};

double milliseconds(auto const& body) {
  Kokkos::Timer timer;
  body();
  return timer.seconds() * 1e3;
}

TEST_P(Execute, BehindABusyStream_ReturnsAtOnce) {
  in_precision([&]<class Real>(Real) {
    Running<Real> running(GetParam());
    Kokkos::fence();
    Kokkos::Timer timer;
    Kokkos::parallel_for("spin", Kokkos::RangePolicy<Space>(0, 1), Spin{200'000'000});
    EXPECT_LT(milliseconds([&] { running.enqueue(); }), 5);
    Kokkos::fence();
    EXPECT_GT(timer.seconds(), 0.15) << "the stream was not busy";
    running.expect_right(GetParam().name);
  });
}

TEST(OneShot, CachedBehindABusyStream_ReturnsAtOnce) {
  using Complex = Kokkos::complex<float>;
  Memory<Complex> const source(random_values<Complex>(65536, 1)), target(random_values<Complex>(65536, 2));
  fft(Space(), source.view(), target.view());
  Kokkos::fence();
  Kokkos::Timer timer;
  Kokkos::parallel_for("spin", Kokkos::RangePolicy<Space>(0, 1), Spin{200'000'000});
  EXPECT_LT(milliseconds([&] { fft(Space(), source.view(), target.view()); }), 5);
  Kokkos::fence();
  EXPECT_GT(timer.seconds(), 0.15) << "the stream was not busy";
}

#endif

}  // namespace
}  // namespace TeamFFT::Test
