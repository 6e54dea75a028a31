// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA streams: execute is captured in a graph, and returns at once behind work that is not done. Other backends have
// no such tests.
#include "promise_cases.hpp"

namespace TeamFFT::Test {
namespace {

#ifdef KOKKOS_ENABLE_CUDA

using ExecuteOnAStream = PromiseTest;

TEST_P(ExecuteOnAStream, IsCapturedInAGraph_AndReplayedOnChangedData) {
  in_precision([&]<class Real>(Real) {
    cudaStream_t stream;
    ASSERT_EQ(cudaStreamCreate(&stream), cudaSuccess);
    {
      Kokkos::Cuda const exec(stream);
      Running<Real> running(GetParam());
      // A View begins 128 bytes after its allocation; a workspace must begin at a multiple of 256, or execute throws in
      // the midst of the capture.
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

TEST_P(ExecuteOnAStream, BehindABusyStream_ReturnsAtOnce) {
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

INSTANTIATE_TEST_SUITE_P(Of, ExecuteOnAStream, testing::ValuesIn(promises()),
                         [](auto const& info) { return info.param.name; });

#endif

}  // namespace
}  // namespace TeamFFT::Test
