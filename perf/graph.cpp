// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "graph.hpp"

#include <functional>
#include <string>
#include <utility>

namespace TeamFFT::Impl::Bench {

#if defined(KOKKOS_ENABLE_CUDA)

namespace {

void require(cudaError_t status, char const* what) {
  if (status == cudaSuccess) return;
  static_cast<void>(cudaGetLastError());  // or the next launch fails by it
  throw Error(std::string("teamfft-bench: ") + what + ": " + cudaGetErrorString(status));
}

class Graph {
 public:
  Graph(cudaStream_t stream, int count, std::function<void()> const& call) : m_stream(stream) {
    cudaGraph_t graph = nullptr;
    require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal), "cudaStreamBeginCapture");
    try {
      for (int i = 0; i < count; ++i) call();
    } catch (...) {  // a stream that is left in capture would fail all that follows
      if (cudaStreamEndCapture(stream, &graph) == cudaSuccess) cudaGraphDestroy(graph);
      static_cast<void>(cudaGetLastError());
      throw;
    }
    require(cudaStreamEndCapture(stream, &graph), "cudaStreamEndCapture");
    auto const status = cudaGraphInstantiateWithFlags(&m_instance, graph, 0);
    cudaGraphDestroy(graph);
    require(status, "cudaGraphInstantiate");
  }
  ~Graph() { cudaGraphExecDestroy(m_instance); }
  Graph(Graph const&) = delete;
  Graph& operator=(Graph const&) = delete;

  void launch() const { require(cudaGraphLaunch(m_instance, m_stream), "cudaGraphLaunch"); }

 private:
  cudaStream_t m_stream;
  cudaGraphExec_t m_instance = nullptr;
};

/// The first executes of a plan load kernels, in which a capture has no part.
std::unique_ptr<Transform> executed(ExecutionSpace const& exec, std::unique_ptr<Transform> transform) {
  transform->execute();
  transform->execute_repeatedly();
  exec.fence("teamfft-bench: before a capture");
  return transform;
}

class GraphTransform final : public Transform {
 public:
  GraphTransform(ExecutionSpace const& exec, std::unique_ptr<Transform> transform)
      : m_transform(executed(exec, std::move(transform))),
        m_once(exec.cuda_stream(), 1, [this] { m_transform->execute(); }),
        m_repeated(exec.cuda_stream(), graph_executes, [this] { m_transform->execute_repeatedly(); }) {}

  void take_input() override { m_transform->take_input(); }
  void execute() override { m_once.launch(); }
  void execute_repeatedly() override { m_repeated.launch(); }
  [[nodiscard]] std::string version() const override { return m_transform->version(); }

 private:
  std::unique_ptr<Transform> m_transform;
  Graph m_once, m_repeated;
};

}  // namespace

std::unique_ptr<Transform> make_graph(ExecutionSpace const& exec, std::unique_ptr<Transform> transform) {
  return std::make_unique<GraphTransform>(exec, std::move(transform));
}

#else

std::unique_ptr<Transform> make_graph(ExecutionSpace const&, std::unique_ptr<Transform>) {
  throw Error("teamfft-bench: --graph times a CUDA graph; this build has no CUDA");
}

#endif

}  // namespace TeamFFT::Impl::Bench
