// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graph: executes of a transform as a CUDA graph, in which no launch of a short problem waits for the host.
#ifndef TEAMFFT_PERF_GRAPH_HPP
#define TEAMFFT_PERF_GRAPH_HPP

#include "transform.hpp"

#include <memory>

namespace TeamFFT::Impl::Bench {

/// Executes in a timed graph, one behind the other.
inline constexpr int graph_executes = 20;

/// A transform whose execute() is a graph of one execute, and whose execute_repeatedly() is a graph of graph_executes
/// of them. Throws Error where there is no CUDA, and where the transform cannot be captured.
std::unique_ptr<Transform> make_graph(ExecutionSpace const& exec, std::unique_ptr<Transform> transform);

}  // namespace TeamFFT::Impl::Bench

#endif
