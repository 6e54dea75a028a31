// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bench: one problem after the other through plan, check and clock, beside its rivals.
#ifndef TEAMFFT_PERF_BENCH_HPP
#define TEAMFFT_PERF_BENCH_HPP

#include "check.hpp"
#include "copy.hpp"
#include "settings.hpp"
#include "timing.hpp"
#include "transform.hpp"

#include <optional>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// A rival beside us in one problem.
struct PeerResult {
  std::string name;
  std::string version;
  std::string unavailable;  ///< why it took no part; empty where it did
  double plan_seconds = 0;
  std::optional<Statistics> seconds;
  std::optional<CheckResult> check;
};

struct Result {
  Problem problem;
  std::string error;  ///< the library's message where it made no plan; then nothing else is there
  PlanFacts plan;
  std::size_t bytes_min = 0;  ///< least_bytes()
  std::optional<Statistics> seconds;
  std::optional<double> copy;  ///< bytes per second, read plus written; not measured beside graphs
  std::optional<CheckResult> check;
  std::vector<PeerResult> peers;

  /// Of the bandwidth of a copy, for seconds per execute of any library.
  [[nodiscard]] std::optional<double> fraction_of_copy(std::optional<Statistics> const& of) const;
  /// The rival's time over ours, where both were timed.
  [[nodiscard]] std::optional<double> speedup_over(PeerResult const& peer) const;
  /// 5 N log2 N a line, 2.5 where a View is real and a kind is; N = the logical length, 2n for most dct and dst kinds.
  [[nodiscard]] double flops() const;
};

class Bench {
 public:
  Bench(ExecutionSpace const& exec, Settings const& settings);

  /// Makes room for all problems at once, so that nothing is allocated between them, and lets a first small plan take
  /// what first use costs.
  void prepare(std::vector<Problem> const& problems);

  /// Never throws: what went wrong stands in the result.
  Result run(Problem const& problem);

 private:
  struct Contender {
    Transform* transform = nullptr;
    std::optional<Statistics>* seconds = nullptr;
    std::optional<CheckResult>* check = nullptr;
  };

  [[nodiscard]] double median_plan_seconds(Problem const& problem);
  void measure(Problem const& problem, Result& result);
  void make_peers(Problem const& problem, Result& result, std::vector<std::unique_ptr<Transform>>& transforms);
  /// Random numbers; for c2r beside rivals Hermitian ones.
  void fill_input(Problem const& problem);
  void check_all(Problem const& problem, std::vector<Contender> const& contenders);
  void time_all(std::vector<Contender> const& contenders);

  ExecutionSpace m_exec;
  Settings m_settings;
  Buffers m_buffers;
  CopyBandwidth m_copy;
};

}  // namespace TeamFFT::Impl::Bench

#endif
