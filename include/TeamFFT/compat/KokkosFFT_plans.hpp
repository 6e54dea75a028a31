// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// KokkosFFT::Plan and DynPlan, with kokkos-fft's template parameters and members, on TeamFFT::Plan.
#ifndef TEAMFFT_COMPAT_KOKKOSFFT_PLANS_HPP
#define TEAMFFT_COMPAT_KOKKOSFFT_PLANS_HPP

#include <TeamFFT/compat/KokkosFFT_in_place.hpp>
#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/detail/lifetime.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/plan.hpp>
#include <TeamFFT/problem.hpp>
#include <TeamFFT/types.hpp>

#include <Kokkos_Core.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace KokkosFFT {

using TeamFFT::axis_type;
using TeamFFT::Direction;
using TeamFFT::Normalization;
using TeamFFT::shape_type;

/// As in kokkos-fft, for programs that ask. TeamFFT transforms up to 8 axes.
inline constexpr std::size_t MAX_FFT_DIM = 3;

namespace Impl {

/// The way back of a plan's whole transform: input and output change places.
inline TeamFFT::Problem way_back(TeamFFT::Problem problem) {
  for (auto& axis : problem.axes) {
    axis.kind = TeamFFT::Impl::inverse_of(axis.kind);
    std::swap(axis.stride_in, axis.stride_out);
    axis.extent_in = TeamFFT::Impl::input_extent(axis.kind, axis.length);
  }
  for (auto& dimension : problem.batch) std::swap(dimension.stride_in, dimension.stride_out);
  return problem;
}

/// Bytes of workspace that `plan` or its way back needs. No way back: of input whose elements coincide.
template <class ExecutionSpace>
std::size_t workspace_of_both_ways(ExecutionSpace const& exec, TeamFFT::Plan<ExecutionSpace> const& plan,
                                   TeamFFT::PlanOptions const& options) {
  try {
    return std::max(plan.workspace_size(),
                    TeamFFT::Plan<ExecutionSpace>(exec, way_back(plan.problem()), options).workspace_size());
  } catch (TeamFFT::Error const&) {
    return plan.workspace_size();
  }
}

}  // namespace Impl

/// A transform of DIM axes, for Views of the given types. real to complex is r2c (forward), complex to real c2r
/// (backward); the last listed axis is halved. `KokkosFFT::Plan plan(exec, in, out, KokkosFFT::Direction::forward, -1)`
/// deduces the parameters; DIM is 1 for an axis, D for an axis_type<D>. Executes may come from several threads and take
/// turns.
template <typename ExecutionSpace, typename InViewType, typename OutViewType, std::size_t DIM = 1>
class Plan {
  static_assert(DIM >= 1 && DIM <= InViewType::rank(),
                "KokkosFFT::Plan: at least one axis, and at most as many as the Views have dimensions.");

 public:
  /// Along one axis. Without n the extents agree, else n is the transform's length. Throws std::runtime_error where
  /// something does not fit.
  explicit Plan(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out, Direction direction,
                int axis, std::optional<std::size_t> n = std::nullopt)
      : m_axis(axis) {
    static_assert(DIM == 1, "KokkosFFT::Plan: an int is one axis; several are an axis_type<DIM>.");
    make(exec_space, in, out,
         [&](auto const& from, auto const& to) { m_plan.emplace(exec_space, from, to, direction, axis, n); });
  }

  /// Along DIM axes, of lengths s; all zero: not given.
  explicit Plan(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out, Direction direction,
                axis_type<DIM> axes, shape_type<DIM> s = {})
      : m_axis(axes.back()) {
    make(exec_space, in, out,
         [&](auto const& from, auto const& to) { m_plan.emplace(exec_space, from, to, direction, axes, s); });
  }

  Plan() = delete;
  Plan(Plan const&) = delete;
  Plan& operator=(Plan const&) = delete;

  /// Enqueues the transform on the plan's instance. Extents, strides and placement are those of the Views that the plan
  /// was made from, else std::runtime_error.
  void execute_impl(InViewType const& in, OutViewType const& out, Normalization norm = Normalization::backward) const {
    std::lock_guard const lock(m_mutex);
    auto const run = [&](auto const& from, auto const& to) { m_plan->execute(from, to, norm); };
    if (!m_in_place) return run(in, out);
    TeamFFT::Impl::require_running("KokkosFFT::execute");
    if (static_cast<void const*>(in.data()) != static_cast<void const*>(out.data()))
      throw TeamFFT::Error(
          "KokkosFFT::execute: the plan is in place, but input and output start at different addresses. Give Views of "
          "one memory.");
    if constexpr (is_half_complex)
      Impl::with_copy(m_in_place->get().exec, in, out, m_axis, m_in_place->get().copy, run);
  }

 private:
  static constexpr bool is_half_complex = Impl::is_complex_view<InViewType> != Impl::is_complex_view<OutViewType>;

  struct InPlace {
    ExecutionSpace exec;
    Impl::ManagedView<InViewType, typename InViewType::non_const_value_type> copy;
  };

  template <class F>
  void make(ExecutionSpace const& exec, InViewType const& in, OutViewType const& out, F const& f) {
    if (!Impl::needs_copy(in, out, m_axis)) return f(in, out);
    TeamFFT::Impl::require_running("KokkosFFT::Plan");
    m_in_place.emplace(InPlace{exec, Impl::make_like(in)});
    if constexpr (is_half_complex) Impl::with_copy(exec, in, out, m_axis, m_in_place->get().copy, f);
  }

  int m_axis;                                              ///< the last listed one
  std::optional<TeamFFT::Impl::Kept<InPlace>> m_in_place;  ///< where the input is copied first
  mutable std::optional<TeamFFT::Plan<ExecutionSpace>> m_plan;
  mutable std::mutex m_mutex;
};

template <typename ExecutionSpace, typename InViewType, typename OutViewType>
Plan(ExecutionSpace const&, InViewType const&, OutViewType const&, Direction, int)
    -> Plan<ExecutionSpace, InViewType, OutViewType, 1>;
template <typename ExecutionSpace, typename InViewType, typename OutViewType>
Plan(ExecutionSpace const&, InViewType const&, OutViewType const&, Direction, int, std::optional<std::size_t>)
    -> Plan<ExecutionSpace, InViewType, OutViewType, 1>;
template <typename ExecutionSpace, typename InViewType, typename OutViewType, std::size_t DIM>
Plan(ExecutionSpace const&, InViewType const&, OutViewType const&, Direction, std::array<int, DIM>)
    -> Plan<ExecutionSpace, InViewType, OutViewType, DIM>;
template <typename ExecutionSpace, typename InViewType, typename OutViewType, std::size_t DIM>
Plan(ExecutionSpace const&, InViewType const&, OutViewType const&, Direction, std::array<int, DIM>,
     std::array<std::size_t, DIM>) -> Plan<ExecutionSpace, InViewType, OutViewType, DIM>;

/// A transform whose number of axes is known at run time: the `dim` fastest ones in the Views' layout (LayoutLeft: the
/// first ones, the first of them halved; else the last ones). Its work area can be shared with other plans, and is the
/// plan's own where none is set. Plans there and back ask for the same work area, the larger one, as programs expect
/// that share it.
template <typename ExecutionSpace, typename InViewType, typename OutViewType>
class DynPlan {
 public:
  /// Throws std::runtime_error where something does not fit.
  explicit DynPlan(ExecutionSpace const& exec_space, InViewType const& in, OutViewType const& out, Direction direction,
                   std::size_t dim)
      : m_plan(make<1>(exec_space, in, out, direction, dim)),
        m_bytes(Impl::workspace_of_both_ways(exec_space, m_plan, options())) {}

  DynPlan() = delete;
  DynPlan(DynPlan const&) = delete;
  DynPlan& operator=(DynPlan const&) = delete;

  /// How many elements of `byte` bytes a work area must have; 0 where none is needed. It includes what aligning it
  /// takes.
  std::size_t workspace_size(std::size_t byte) const noexcept {
    auto const bytes = required_bytes();
    return byte == 0 ? bytes : (bytes + byte - 1) / byte;
  }

  /// From now on `work` holds what lies between passes: any View of workspace_size(sizeof its elements) elements. It
  /// may be shared by plans that do not run at the same time. std::runtime_error where it is too small.
  template <typename WorkViewType>
  void set_work_area(WorkViewType const& work) {
    TeamFFT::Impl::require_running("KokkosFFT::DynPlan::set_work_area");
    std::lock_guard const lock(m_mutex);
    auto const bytes = work.size() * sizeof(typename WorkViewType::value_type);
    if (bytes < required_bytes())
      throw TeamFFT::Error("KokkosFFT::DynPlan::set_work_area: a work area of " + std::to_string(bytes) + " bytes; " +
                           std::to_string(required_bytes()) +
                           " are required. Give one of workspace_size(sizeof(element)) elements.");
    use(work);
  }

  /// As Plan::execute_impl.
  void execute_impl(InViewType const& in, OutViewType const& out, Normalization norm = Normalization::backward) const {
    TeamFFT::Impl::require_running("KokkosFFT::execute");
    std::lock_guard const lock(m_mutex);
    if (m_plan.workspace_size() > 0 && !m_work_area)
      use(Kokkos::View<std::byte*, memory_space>(Kokkos::view_alloc("TeamFFT::work_area", Kokkos::WithoutInitializing),
                                                 required_bytes()));
    m_plan.execute(in, out, norm);
  }

 private:
  using memory_space = typename ExecutionSpace::memory_space;

  static TeamFFT::PlanOptions options() {
    TeamFFT::PlanOptions options;
    options.external_workspace = true;
    return options;
  }

  template <std::size_t dim>
  static axis_type<dim> fastest_axes() {
    axis_type<dim> axes{};
    for (std::size_t i = 0; i < dim; ++i)
      axes[i] = std::is_same_v<typename InViewType::array_layout, Kokkos::LayoutLeft>
                    ? static_cast<int>(dim - 1 - i)
                    : static_cast<int>(i) - static_cast<int>(dim);
    return axes;
  }

  template <std::size_t dim>
  static TeamFFT::Plan<ExecutionSpace> make(ExecutionSpace const& exec, InViewType const& in, OutViewType const& out,
                                            Direction direction, std::size_t given) {
    if (given == dim)
      return TeamFFT::Plan<ExecutionSpace>(exec, in, out, direction, fastest_axes<dim>(), shape_type<dim>{}, options());
    if constexpr (dim < InViewType::rank()) return make<dim + 1>(exec, in, out, direction, given);
    throw TeamFFT::Error("KokkosFFT::DynPlan: a transform of " + std::to_string(given) +
                         " dimensions for Views of rank " + std::to_string(InViewType::rank()) + "; 1 to " +
                         std::to_string(InViewType::rank()) + " are possible.");
  }

  /// Room to align what the plan or its way back needs.
  [[nodiscard]] std::size_t required_bytes() const noexcept {
    return m_bytes == 0 ? 0 : m_bytes + TeamFFT::Impl::workspace_alignment - 1;
  }

  template <class View>
  void use(View const& work) const {
    auto const address = reinterpret_cast<std::uintptr_t>(work.data());
    auto const skip = (TeamFFT::Impl::workspace_alignment - address % TeamFFT::Impl::workspace_alignment) %
                      TeamFFT::Impl::workspace_alignment;
    using Bytes = Kokkos::View<std::byte*, typename View::memory_space, Kokkos::MemoryUnmanaged>;
    m_plan.set_workspace(Bytes(reinterpret_cast<std::byte*>(work.data()) + skip, m_plan.workspace_size()));
    m_work_area = std::make_shared<TeamFFT::Impl::Kept<View>>(work);
  }

  mutable TeamFFT::Plan<ExecutionSpace> m_plan;
  std::size_t m_bytes;
  mutable std::shared_ptr<void const> m_work_area;
  mutable std::mutex m_mutex;
};

/// The elements of type ScalarType that a work area for all of these plans must have.
template <typename ScalarType, class... DynPlans>
std::size_t compute_required_workspace_size(DynPlans const&... plans) {
  return std::max({plans.workspace_size(sizeof(ScalarType))...});
}

/// Executes a Plan or DynPlan: out = transform of in.
template <typename PlanType, typename InViewType, typename OutViewType>
void execute(PlanType const& plan, InViewType const& in, OutViewType const& out,
             Normalization norm = Normalization::backward) {
  plan.execute_impl(in, out, norm);
}

}  // namespace KokkosFFT

#endif
