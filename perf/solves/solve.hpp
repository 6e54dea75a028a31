// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Solve: one application on given data, as this library computes it and as others do with their transforms and a kernel
// between.
#ifndef TEAMFFT_PERF_SOLVES_SOLVE_HPP
#define TEAMFFT_PERF_SOLVES_SOLVE_HPP

#include "../buffers.hpp"
#include "../settings.hpp"
#include "../timing.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace TeamFFT::Impl::Bench {

/// Who takes part: this library's plan for the application, its plain transforms used as a rival's are, the transform
/// alone without the application, and rivals.
enum class Role { ours, plans, plain, rival };

struct Contender {
  std::string name;
  Role role = Role::rival;
  std::string version = {};
  std::string unavailable = {};             ///< why it takes no part; then nothing else is there
  std::function<void()> prepare = {};       ///< before the run that is checked; may be empty
  std::function<void()> run = {};           ///< enqueues the whole application once
  void const* result = nullptr;             ///< reals of the solve's precision; null: not compared
  std::shared_ptr<void const> memory = {};  ///< what run() works in
};

/// What is read and written of an application by its definition, and everybody's way to it. The first contender is
/// ours.
struct Solve {
  std::string group;  ///< the application
  std::string name;   ///< of its variant, as in "r2c, 3-D"
  Precision precision = Precision::f32;
  std::vector<std::size_t> lengths = {};
  std::size_t batch = 1;
  std::size_t bytes = 0;    ///< that must be read and written once
  std::size_t results = 0;  ///< reals of a result
  double log2_length = 0;   ///< of the longest transform of a contender, for the bound
  std::vector<Contender> contenders = {};

  [[nodiscard]] std::string token() const;
  /// Of the relative L2 difference of two results, each from at most two transforms whose errors are within the
  /// library's own bound, and a factor.
  [[nodiscard]] double bound() const;
};

struct ContenderResult {
  std::string name, version, unavailable;
  Role role = Role::rival;
  std::optional<Statistics> seconds;
  std::optional<double> difference;  ///< relative L2, from ours
};

struct SolveResult {
  Solve solve;  ///< without contenders
  std::string error;
  std::optional<double> copy;  ///< bytes per second, read plus written
  std::vector<ContenderResult> contenders;

  [[nodiscard]] bool passed() const;
};

/// A solve that is made when its turn comes, so that only one has memory.
struct SolveMaker {
  Solve facts;  ///< without contenders
  std::function<std::vector<Contender>()> make;
};

/// Runs, compares and times all contenders, in turn.
class SolveBench {
 public:
  SolveBench(ExecutionSpace const& exec, Settings const& settings);
  /// Never throws: what went wrong stands in the result.
  SolveResult run(SolveMaker const& maker);

 private:
  void measure(std::vector<Contender> const& contenders, SolveResult& result);
  void compare(std::vector<Contender> const& contenders, SolveResult& result);
  [[nodiscard]] double copy_bandwidth(std::size_t bytes);

  ExecutionSpace m_exec;
  Settings m_settings;
};

}  // namespace TeamFFT::Impl::Bench

#endif
