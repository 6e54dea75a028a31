// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PoissonPlan: Poisson's and Helmholtz' equation on boxes with walls, periods, or nothing around them.
#ifndef TEAMFFT_POISSON_HPP
#define TEAMFFT_POISSON_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/poisson_state.hpp>
#include <TeamFFT/detail/printing.hpp>
#include <TeamFFT/detail/running.hpp>
#include <TeamFFT/filter.hpp>

#include <array>
#include <cstddef>
#include <memory>
#include <ostream>
#include <utility>
#include <vector>

namespace TeamFFT {

namespace Impl {

/// The sentences that wrong types meet.
template <class ExecutionSpace, class Rhs, class Phi, std::size_t DIM>
struct RequirePoisson {
  static_assert(1 <= DIM && DIM <= 3, "TeamFFT: a PoissonPlan has one to three spacings and as many boundaries.");
  static constexpr bool ends = [] {
    if constexpr (FilterEnds<Rhs, Phi>::valid)
      return RequireFilter<ExecutionSpace, Rhs, Phi, InverseLaplacianOf<Rhs>, DIM>::met;
    return false;
  }();
  static_assert(ends || !FilterEnds<Rhs, Phi>::valid || Kokkos::is_execution_space_v<ExecutionSpace>,
                "TeamFFT: the execution space instance comes first.");
  static_assert(FilterEnds<Rhs, Phi>::valid,
                "TeamFFT: right-hand side and solution are Views, or a source and a sink.");
  static constexpr bool real = [] {
    if constexpr (ends) return !ElementOf<Rhs>::is_complex && !ElementOf<Phi>::is_complex;
    return false;
  }();
  static_assert(!ends || real,
                "TeamFFT: a PoissonPlan solves for real data; for complex data solve real and imaginary parts.");
  static constexpr bool met = 1 <= DIM && DIM <= 3 && real;
};

}  // namespace Impl

/// phi with (laplace + shift) phi = rhs on a box, boundary values 0:
///
///     std::array<double, 3> h{dx, dy, dz};
///     std::array walls{Boundary::periodic, Boundary::periodic, Boundary::neumann};
///     TeamFFT::PoissonPlan plan(exec, rhs, phi, h, walls);
///     TeamFFT::execute(plan, rhs, phi);
///
/// rhs, phi: real Views of rank 1 to 8 and equal extents (or a source, a sink), in place possible; dimensions that are
/// not among `options.axes` (default: the last ones, as many as there are spacings) are a batch. The transforms in
/// which the Laplacian is diagonal (DCT, DST, real FFT, by boundary and grid: see docs/api/poisson.md) and the division
/// by its eigenvalues are one FilterPlan.
///
/// A mode whose eigenvalue + shift is exactly 0 is set to 0: where only derivatives and periods are given, and shift =
/// 0, the mean of rhs is ignored and phi has mean 0 (at nodes of Neumann walls the trapezoidal mean).
///
/// Boundary::open, of all axes: phi = sum_j g(i - j) rhs_j with g the free-space Green's function integrated over a
/// cell, second-order accurate for a smooth rhs, by a transform of twice the extents (Hockney 1970) without padded
/// copies. It is 0 at infinity in 3-D; |x|/2 and ln r/(2 pi) in 1-D and 2-D.
///
/// Throws Error where something does not fit.
template <class ExecutionSpace>
class PoissonPlan {
 public:
  using execution_space = ExecutionSpace;

  template <class Rhs, class Phi, std::size_t DIM>
  PoissonPlan(ExecutionSpace const& exec, Rhs const& rhs, Phi const& phi, std::array<double, DIM> const& spacing,
              std::array<Boundary, DIM> const& boundaries, PoissonOptions const& options = {})
      : m_shift(options.shift) {
    if constexpr (Impl::RequirePoisson<ExecutionSpace, Rhs, Phi, DIM>::met) {
      Impl::require_running("PoissonPlan");
      m_problem =
          Impl::make_poisson_problem({Impl::view_info(rhs), Impl::view_info(phi), spacing, boundaries, options});
      if (m_problem.is_open)
        make_open<DIM>(exec, rhs, phi, options);
      else
        make_walled<DIM>(exec, rhs, phi, options);
    }
  }

  /// On the plan's instance and with its workspace: one caller at a time. Asynchronous.
  template <class Rhs, class Phi>
  void execute(Rhs const& rhs, Phi const& phi) {
    if constexpr (Impl::RequirePoisson<ExecutionSpace, Rhs, Phi, 1>::met)
      run(state().instance(), rhs, phi, state().workspace);
  }

  /// On another instance and with another workspace: any number of callers with a workspace each.
  template <class Rhs, class Phi, class WorkspaceView>
  void execute(ExecutionSpace const& exec, Rhs const& rhs, Phi const& phi, WorkspaceView const& workspace) const {
    Impl::require_workspace<ExecutionSpace, WorkspaceView>();
    if constexpr (Impl::RequirePoisson<ExecutionSpace, Rhs, Phi, 1>::met)
      run(exec, rhs, phi, Impl::borrowed_workspace(workspace));
  }

  /// Bytes.
  [[nodiscard]] std::size_t workspace_size() const { return state().workspace_bytes; }

  /// From now on this memory instead of the plan's own, which is freed. The plan keeps a reference to the View.
  template <class WorkspaceView>
  void set_workspace(WorkspaceView const& view) {
    Impl::require_workspace<ExecutionSpace, WorkspaceView>();
    state().require_alive("PoissonPlan::set_workspace");
    auto workspace =
        Impl::kept_workspace("PoissonPlan::set_workspace", state().any_problem(), view, state().workspace_bytes);
    state().check_memory("PoissonPlan::set_workspace", {}, {}, nullptr, workspace);
    m_filter->workspace = std::move(workspace);
  }

  friend std::ostream& operator<<(std::ostream& os, PoissonPlan const& plan) {
    return Impl::write_classic(os, [&state = plan.state()](std::ostream& text) { state.print(text); });
  }

 private:
  template <class Rhs>
  using Eigenvalues = Impl::InverseLaplacianOf<Rhs>;
  template <class Rhs>
  using Green = Impl::GreenSpectrum<typename Rhs::non_const_value_type, std::make_index_sequence<Rhs::rank()>>;

  template <std::size_t DIM>
  struct Transforms {
    std::array<int, DIM> axes{};
    std::array<Kind, DIM> kinds{};
  };
  template <std::size_t DIM>
  [[nodiscard]] Transforms<DIM> transforms() const {
    Transforms<DIM> result;
    for (std::size_t i = 0; i < DIM; ++i) {
      result.axes[i] = m_problem.axes[i].axis;
      result.kinds[i] = m_problem.axes[i].kind;
    }
    return result;
  }

  template <std::size_t DIM, class Rhs, class Phi>
  void make_walled(ExecutionSpace const& exec, Rhs const& rhs, Phi const& phi, PoissonOptions const& options) {
    std::vector<double> all;
    for (auto const& axis : m_problem.axes) {
      auto const values = Impl::eigenvalues(axis, options);
      m_offsets[static_cast<std::size_t>(axis.axis)] = static_cast<std::ptrdiff_t>(all.size());
      all.insert(all.end(), values.begin(), values.end());
    }
    m_tables = std::make_unique<Impl::PoissonTables<ExecutionSpace>>();
    m_tables->doubles = Impl::new_table<double, ExecutionSpace>(all.size());
    Kokkos::deep_copy(exec, m_tables->doubles,
                      Kokkos::View<double const*, Kokkos::HostSpace, Kokkos::MemoryUnmanaged>(all.data(), all.size()));
    exec.fence("TeamFFT: eigenvalues are uploaded");
    auto const [axes, kinds] = transforms<DIM>();
    m_filter = Impl::FilterCall<ExecutionSpace, Rhs, Phi, Eigenvalues<Rhs>>::make(
        "PoissonPlan", exec, rhs, phi, eigenvalues<Rhs>(), axes, {}, kinds, options.plan);
  }

  template <std::size_t DIM, class Rhs, class Phi>
  void make_open(ExecutionSpace const& exec, Rhs const& rhs, Phi const& phi, PoissonOptions const& options) {
    using Real = typename Rhs::non_const_value_type;
    m_lengths = Impl::open_lengths(exec, m_problem, Impl::Element<Real>::precision);
    m_tables = std::make_unique<Impl::PoissonTables<ExecutionSpace>>();
    auto const spectrum = Impl::green_spectrum<DIM>(exec, m_problem, m_lengths);
    auto& table = m_tables->template of<Real>();
    if constexpr (std::is_same_v<Real, double>) {
      table = spectrum;
    } else {
      table = Impl::new_table<Real, ExecutionSpace>(spectrum.extent(0));
      Kokkos::deep_copy(exec, table, spectrum);
      exec.fence("TeamFFT: the Green's function is rounded");
    }
    auto const [axes, kinds] = transforms<DIM>();
    m_filter = Impl::FilterCall<ExecutionSpace, Rhs, Phi, Green<Rhs>>::make(
        "PoissonPlan", exec, rhs, phi, green<Rhs>(), axes, {m_lengths.data(), DIM}, kinds, options.plan);
  }

  template <class Rhs>
  [[nodiscard]] Eigenvalues<Rhs> eigenvalues() const {
    Eigenvalues<Rhs> factor{{}, m_shift};
    for (auto const& axis : m_problem.axes) {
      auto const d = static_cast<std::size_t>(axis.axis);
      factor.eigenvalues[d] = m_tables->doubles.data() + m_offsets[d];
    }
    return factor;
  }

  template <class Rhs>
  [[nodiscard]] Green<Rhs> green() const {
    Green<Rhs> factor{m_tables->template of<typename Rhs::non_const_value_type>().data(), {}, {}};
    std::int64_t stride = 1;
    for (std::size_t i = m_problem.axes.size(); i-- > 0;) {
      auto const d = static_cast<std::size_t>(m_problem.axes[i].axis);
      factor.strides[d] = stride;
      factor.half[d] = static_cast<int>(m_lengths[i] / 2);
      stride *= static_cast<std::int64_t>(m_lengths[i] / 2 + 1);
    }
    return factor;
  }

  [[nodiscard]] Impl::FilterState<ExecutionSpace> const& state() const {
    if (m_filter == nullptr)
      throw Error(
          "PoissonPlan: this plan was moved from; it can only be assigned or destroyed. Use the plan that it was moved "
          "to.");
    return *m_filter;
  }

  template <class Rhs, class Phi>
  void run(ExecutionSpace const& exec, Rhs const& rhs, Phi const& phi, Impl::WorkspaceMemory const& workspace) const {
    state().require_alive("execute");
    auto const& first = state().in.front();
    if (static_cast<int>(Rhs::rank()) != first.rank || Impl::ElementOf<Rhs>::precision != first.precision)
      throw Error("execute: the right-hand side " + Impl::describe(Impl::view_info(rhs)) +
                  " is not as planned, which was " + Impl::describe(first) +
                  ". Give such a View, or make a plan for these.");
    if (m_problem.is_open)
      Impl::FilterCall<ExecutionSpace, Rhs, Phi, Green<Rhs>>::run(state(), exec, rhs, phi, green<Rhs>(), workspace);
    else
      Impl::FilterCall<ExecutionSpace, Rhs, Phi, Eigenvalues<Rhs>>::run(state(), exec, rhs, phi, eigenvalues<Rhs>(),
                                                                        workspace);
  }

  Impl::PoissonProblem m_problem;
  double m_shift;
  std::array<std::ptrdiff_t, static_cast<std::size_t>(Impl::max_rank)> m_offsets{};
  std::array<std::size_t, 3> m_lengths{};
  std::unique_ptr<Impl::PoissonTables<ExecutionSpace>> m_tables;
  std::unique_ptr<Impl::FilterState<ExecutionSpace>> m_filter;
};

/// plan.execute(rhs, phi).
template <class ExecutionSpace, class Rhs, class Phi>
void execute(PoissonPlan<ExecutionSpace>& plan, Rhs const& rhs, Phi const& phi) {
  plan.execute(rhs, phi);
}

/// A const plan on any instance with a workspace of the caller's, of at least plan.workspace_size() bytes, aligned to
/// 256.
template <class ExecutionSpace, class Rhs, class Phi, class WorkspaceView>
void execute(ExecutionSpace const& exec, PoissonPlan<ExecutionSpace> const& plan, Rhs const& rhs, Phi const& phi,
             WorkspaceView const& workspace) {
  plan.execute(exec, rhs, phi, workspace);
}

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
