// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plan: a transform that is prepared once and executed many times, without allocation, fence or copy.
#ifndef TEAMFFT_PLAN_HPP
#define TEAMFFT_PLAN_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/options.hpp>
#include <TeamFFT/detail/any_view.hpp>
#include <TeamFFT/detail/end_functions.hpp>
#include <TeamFFT/detail/plan_state.hpp>
#include <TeamFFT/detail/printing.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/problem.hpp>
#include <TeamFFT/types.hpp>
#include <TeamFFT/detail/view.hpp>

#include <array>
#include <concepts>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <type_traits>
#include <utility>

namespace TeamFFT {

namespace Impl {

template <class T>
struct KindList : std::false_type {};
template <std::size_t DIM>
struct KindList<std::array<Kind, DIM>> : std::true_type {};

/// What says which transform a plan makes: a Direction, one Kind for all axes, or an array of one Kind per axis.
template <class T>
concept KindChoice = std::same_as<T, Direction> || std::same_as<T, Kind> || KindList<T>::value;

/// One kind for all axes; beside r2c and c2r, which are for the last one, the others are complex.
template <std::size_t DIM>
[[nodiscard]] std::array<Kind, DIM> kinds_for(ViewInfo const&, ViewInfo const&, Kind kind) {
  std::array<Kind, DIM> kinds;
  kinds.fill(kind == Kind::r2c ? Kind::c2c_forward : kind == Kind::c2r ? Kind::c2c_backward : kind);
  kinds.back() = kind;
  return kinds;
}

template <std::size_t DIM>
[[nodiscard]] std::array<Kind, DIM> kinds_for(ViewInfo const& in, ViewInfo const& out, Direction direction) {
  return kinds_for<DIM>(in, out, kind_of("Plan", direction, in.is_complex, out.is_complex));
}

template <std::size_t DIM, std::size_t COUNT>
[[nodiscard]] std::array<Kind, DIM> kinds_for(ViewInfo const&, ViewInfo const&, std::array<Kind, COUNT> const& kinds) {
  static_assert(DIM == COUNT, "TeamFFT: an array of kinds needs one kind for each axis.");
  if constexpr (DIM == COUNT) return kinds;
}

struct PlanAccess;

}  // namespace Impl

/// A discrete Fourier transform (or DCT, DST) of given shape on an execution space instance. The definitions of the
/// kinds stand in kinds.hpp; along each axis, backward and forward differ in the sign of the exponent, exp(-2 pi i
/// jk/N) forward.
///
///     Kokkos::View<Kokkos::complex<float>**> in("in", 64, 1024), out("out", 64, 1024);
///     TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward);   // 64 transforms of length 1024
///     TeamFFT::execute(plan, in, out);
///
/// The View types are forgotten: any Views of the same extents, strides, value types and placement can be given at
/// execute. Either end may be a functor (ends.hpp); another one of its type can be given at execute. Construction may
/// allocate and fence; it is safe in several threads at once. A Plan is a movable value; a moved-from one can be
/// destroyed and assigned. A plan may outlive Kokkos: its memory is freed just before Kokkos::finalize; problem(),
/// workspace_size(), its print and destruction are left.
template <class ExecutionSpace>
class Plan {
  static_assert(Kokkos::is_execution_space_v<ExecutionSpace>, "TeamFFT: the execution space instance comes first.");

 public:
  using execution_space = ExecutionSpace;

  /// Along one axis (negative: counted from the end), of length n: the input is cropped or zero-padded to it. `choice`
  /// is a Direction (real to complex is r2c, complex to real c2r) or a Kind. Throws Error, which says what does not
  /// fit.
  template <class In, class Out, Impl::KindChoice Choice>
  Plan(ExecutionSpace const& exec, In const& in, Out const& out, Choice const& choice, int axis = -1,
       std::optional<std::size_t> n = {}, PlanOptions const& options = {})
      : Plan(FromViews{}, exec, in, out, choice, axis_type<1>{axis}, Impl::given_shape(n), options) {}

  /// Along several axes, of lengths s (all zero: not given). `choice` may also be an array with a Kind for each axis;
  /// r2c and c2r are for the last one.
  template <class In, class Out, Impl::KindChoice Choice, std::size_t DIM>
  Plan(ExecutionSpace const& exec, In const& in, Out const& out, Choice const& choice, axis_type<DIM> const& axes,
       shape_type<DIM> const& s = {}, PlanOptions const& options = {})
      : Plan(FromViews{}, exec, in, out, choice, axes, Impl::given_shape(s), options) {}
  /// Of a braced list of axes; a list of one is an int. No `requires`: EDG and Clang 14 left it out of the deduction
  /// guide.
  template <class In, class Out, Impl::KindChoice Choice, std::size_t DIM, std::enable_if_t<(DIM > 1), int> = 0>
  Plan(ExecutionSpace const& exec, In const& in, Out const& out, Choice const& choice, int const (&axes)[DIM],
       shape_type<DIM> const& s = {}, PlanOptions const& options = {})
      : Plan(exec, in, out, choice, std::to_array(axes), s, options) {}

  /// From a problem built by hand or parsed from a token. Its Views must then have the problem's dimensions at execute,
  /// or be flat buffers that hold them.
  Plan(ExecutionSpace const& exec, Problem problem, PlanOptions const& options = {}) {
    Impl::require_running("Plan");
    Impl::check_problem("Plan", problem);
    m_state = std::make_unique<State>(exec, Impl::make_plan_keys("Plan", problem.canonicalize(), options), options,
                                      Impl::EndFunctions{});
  }

  /// out = transform of in, on the plan's instance and with its workspace: one caller at a time. Asynchronous. Throws
  /// Error for ends that are not the planned ones, and where output or workspace share elements with what the call
  /// reads or writes elsewhere.
  template <class In, class Out>
  void execute(In const& in, Out const& out, Normalization normalization = Normalization::backward) {
    if constexpr (executable<In, Out>) {
      auto const& planned = state();
      planned.require_alive("execute");
      run(*planned.exec, in, out, normalization, planned.workspace);
    }
  }

  /// The same on another instance and with another workspace: any number of callers with a workspace each.
  template <class In, class Out, class WorkspaceView>
  void execute(ExecutionSpace const& exec, In const& in, Out const& out, Normalization normalization,
               WorkspaceView const& workspace) const {
    Impl::require_workspace<ExecutionSpace, WorkspaceView>();
    if constexpr (executable<In, Out>) run(exec, in, out, normalization, Impl::borrowed_workspace(workspace));
  }

  /// Bytes, 0 where none is needed.
  [[nodiscard]] std::size_t workspace_size() const { return state().workspace_bytes; }

  /// From now on this memory instead of the plan's own, which is freed. The plan keeps a reference to the View. Throws
  /// Error for memory that is too small, misaligned, or holds the plan's factors.
  template <class WorkspaceView>
  void set_workspace(WorkspaceView const& view) {
    Impl::require_workspace<ExecutionSpace, WorkspaceView>();
    state().require_alive("Plan::set_workspace");
    auto workspace = Impl::kept_workspace("Plan::set_workspace", state().problem, view, state().workspace_bytes);
    state().check_memory("Plan::set_workspace", {}, {}, workspace);
    m_state->workspace = std::move(workspace);
  }

  /// What the plan computes, canonical.
  [[nodiscard]] Problem const& problem() const { return state().problem; }

  /// The algorithm: token, rule and reason, a line per pass, the traffic; in the classic locale, whatever the stream's
  /// locale and flags are.
  friend std::ostream& operator<<(std::ostream& os, Plan const& plan) {
    return Impl::write_classic(os, [&state = plan.state()](std::ostream& text) {
      if (state.executor != nullptr)
        state.executor->print(text);
      else
        text << state.problem.token() << (state.released ? ": Kokkos was finalized\n" : ": nothing to do\n");
    });
  }

 private:
  friend struct Impl::PlanAccess;
  using State = Impl::PlanState<ExecutionSpace>;
  struct FromViews {};

  template <class In, class Out>
  static constexpr bool executable =
      Impl::RequireInput<ExecutionSpace, In>::met&& Impl::RequireOutput<ExecutionSpace, Out>::met;

  template <class In, class Out, class Choice, std::size_t DIM>
  Plan(FromViews, ExecutionSpace const& exec, In const& in, Out const& out, Choice const& choice,
       axis_type<DIM> const& axes, std::span<std::size_t const> shape, PlanOptions const& options) {
    if constexpr (Impl::RequireTransform<ExecutionSpace, In, Out, DIM>::met) {
      Impl::require_running("Plan");
      auto const& source = Impl::source_of<ExecutionSpace>(in, out);
      auto const& target = Impl::target_of<ExecutionSpace>(in, out);
      auto const from = Impl::view_info(source), to = Impl::view_info(target);
      auto const kinds = Impl::kinds_for<DIM>(from, to, choice);
      m_state = std::make_unique<State>(
          exec, Impl::make_plan_keys("Plan", from, to, kinds, axes, shape, options), options,
          Impl::end_functions<ExecutionSpace>(source, target, Impl::check_planar("Plan", source, target)));
      m_state->views.emplace(from, to);
      Impl::load_source(exec, source);
      Impl::load_sink(exec, target);
    }
  }

  Plan(ExecutionSpace const& exec, Impl::ProblemKey const& key, Impl::EndFunctions const& ends)
      : m_state(std::make_unique<State>(exec, Impl::PlanKeys{key, {key, {}, {}}, {}}, PlanOptions{}, ends)) {}

  State const& state() const {
    if (m_state == nullptr)
      throw Error(
          "Plan: this plan was moved from; it can only be assigned or destroyed. Use the plan that it was moved to.");
    return *m_state;
  }

  /// Runs the passes if these ends can be executed.
  template <class In, class Out>
  void run(ExecutionSpace const& exec, In const& in, Out const& out, Normalization normalization,
           Impl::WorkspaceMemory const& workspace) const {
    auto const& planned = state();
    planned.require_alive("execute");
    auto const& source = Impl::source_of<ExecutionSpace>(in, out, planned.views ? &planned.views->first : nullptr);
    auto const& target = Impl::target_of<ExecutionSpace>(in, out, planned.views ? &planned.views->second : nullptr);
    auto const from = Impl::view_info(source), to = Impl::view_info(target);
    if (planned.views)
      Impl::check_execute("execute", planned.problem, planned.views->first, planned.views->second, from, to);
    else
      Impl::check_execute("execute", planned.problem, from, to);
    planned.require_writable_input(from.is_const);
    Impl::check_functors(planned.ends, Impl::source_functions<ExecutionSpace, std::remove_cvref_t<decltype(source)>>(),
                         Impl::sink_functions<ExecutionSpace, Out>(), planned.problem);
    Impl::check_in_place(planned.ends, Impl::check_planar("execute", source, target), planned.problem);
    planned.check_memory("execute", Impl::memory_of(source, from), Impl::memory_of(target, to), workspace);
    planned.run(exec, Impl::address_of(source), Impl::address_of(target), normalization, workspace);
  }

  std::unique_ptr<State> m_state;
};

/// plan.execute(in, out, normalization).
template <class ExecutionSpace, class In, class Out>
void execute(Plan<ExecutionSpace>& plan, In const& in, Out const& out,
             Normalization normalization = Normalization::backward) {
  plan.execute(in, out, normalization);
}

/// A const plan on any instance with a workspace of the caller's (any View of at least plan.workspace_size() bytes,
/// aligned to 256; an empty one where that is 0). Callers in several threads need a workspace each.
template <class ExecutionSpace, class In, class Out, class WorkspaceView>
void execute(ExecutionSpace const& exec, Plan<ExecutionSpace> const& plan, In const& in, Out const& out,
             Normalization normalization, WorkspaceView const& workspace) {
  plan.execute(exec, in, out, normalization, workspace);
}

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
