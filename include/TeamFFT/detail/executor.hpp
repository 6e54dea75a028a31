// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Executor: a PassList on an execution space. It owns the tables, turns passes into launches, and knows the device it
// runs on.
#ifndef TEAMFFT_DETAIL_EXECUTOR_HPP
#define TEAMFFT_DETAIL_EXECUTOR_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/detail/filter_pass.hpp>
#include <TeamFFT/detail/view_end.hpp>
#include <TeamFFT/device/line/called.hpp>
#include <TeamFFT/machine.hpp>
#include <TeamFFT/options.hpp>
#include <TeamFFT/problem.hpp>

#include <array>
#include <cstddef>
#include <iosfwd>
#include <memory>
#include <string>
#include <optional>

namespace TeamFFT::Impl {

struct PassList;
struct SourceFunctions;
struct SinkFunctions;
struct CalledLaunch;
using LaunchCalled = void (*)(void const* exec, CalledLaunch const& launch);

/// Where the elements of a source or a sink are: their offsets as a problem has them, and in memory without gaps.
struct EndLayout {
  struct Strides {
    std::ptrdiff_t offset, packed;
  };
  std::array<Strides, 2 * ProblemKey::capacity> dimensions{};
  std::size_t rank = 0, size = 0;
  std::size_t functor_size = 0;  ///< of what a user's functor has in memory beside those
};

/// The functors at the ends of a transform, where there are any.
struct EndFunctions {
  SourceFunctions const* source = nullptr;
  SinkFunctions const* sink = nullptr;
  EndLayout source_layout = {}, sink_layout = {};
  LaunchCalled launch = nullptr;  ///< on GPUs, of the kernels that call them
  bool in_place = false;          ///< both are the same two Views (planar.hpp)
};

/// These, and what options put around them or around Views.
struct PlanEnds {
  EndFunctions functions = {};
  std::optional<ViewEnd> source = {}, sink = {};
  bool may_alias = false;  ///< what one end reads the other may write
};

/// How a turning pass reaches its functor: by a kernel of its own, or (hosts) from theirs, of one field only. Neither:
/// there is no such pass.
struct FilterFunctions {
  LaunchFilter launch = nullptr;
  FilterElements elements = nullptr;
};

/// The machine behind an execution space instance, as the planner sees it.
template <class ExecutionSpace>
[[nodiscard]] TEAMFFT_EXPORT Machine detect_machine(ExecutionSpace const& exec);

/// Immutable after construction: any number of callers may execute it at the same time, with a workspace each.
template <class ExecutionSpace>
class TEAMFFT_EXPORT Executor {
 public:
  /// Plans, builds and uploads the tables (long ones are computed on `exec`: a convolution of M > 2^16 elements takes
  /// 16 M bytes and a workspace meanwhile), loads every kernel and takes its scratch by an empty launch; fences `exec`.
  /// nullptr where the machine has no plan; `refusal` then says why.
  [[nodiscard]] static std::unique_ptr<Executor> of_problem(ExecutionSpace const& exec, Problem const& problem,
                                                            PlanOptions const& options, PlanEnds const& ends,
                                                            std::string& refusal);
  /// Of a filter's turning pass, whose functor is called by `functions`; nullptr where no kernel takes it.
  [[nodiscard]] static std::unique_ptr<Executor> of_filter(ExecutionSpace const& exec, FilterPass const& filter,
                                                           PlanOptions const& options,
                                                           FilterFunctions const& functions);
  ~Executor();
  Executor(Executor const&) = delete;
  Executor& operator=(Executor const&) = delete;

  [[nodiscard]] PassList const& passes() const;
  [[nodiscard]] Problem const& problem() const;
  [[nodiscard]] Machine const& machine() const;
  [[nodiscard]] std::size_t workspace_bytes() const;

  /// Enqueues the passes on `exec`: no allocation, no fence, no copy. `workspace` holds workspace_bytes() bytes,
  /// aligned to 256; scale multiplies the result, and with `ortho` the end elements of a DCT or DST are scaled as
  /// orthogonality wants. Pointers are those of the Views' first elements, or of the source and the sink.
  void execute(ExecutionSpace const& exec, void const* in, void* out, long double scale, bool ortho,
               void* workspace) const;

  /// The same of a filter's turning pass.
  void execute(ExecutionSpace const& exec, FilterFields const& fields) const;

  void print(std::ostream& os) const;

 private:
  struct TEAMFFT_INTERNAL State;
  explicit Executor(std::unique_ptr<State> state);
  std::unique_ptr<State> m_state;
};

}  // namespace TeamFFT::Impl

#endif
