// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FilterPlan: forward, something at each k, backward, as one plan; of one field or of several that are coupled.
#ifndef TEAMFFT_FILTER_HPP
#define TEAMFFT_FILTER_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/filter_require.hpp>
#include <TeamFFT/detail/printing.hpp>
#include <TeamFFT/options.hpp>
#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <utility>
#include <vector>

namespace TeamFFT {

struct FilterOptions {
  /// Of the way to spectra, one for each axis; none: r2c along the last listed axis where the data are real, complex
  /// transforms along the others.
  std::vector<Kind> kinds = {};
  /// multiply_in and in_box belong to the input fields; multiply_out, out_box, alpha and beta to the output fields.
  PlanOptions plan = {};
};

/// Several fields of a filter: Views, sources or sinks of one rank, element type and extents.
template <class... Ends>
[[nodiscard]] Fields<Ends...> fields(Ends const&... ends) {
  return {{ends...}};
}

/// Several fields that are given by their spectra: with T real half spectra along the last listed axis, as rfftn has
/// them, with T complex full ones.
template <class T, class... Ends>
[[nodiscard]] Spectra<T, Ends...> spectra(Ends const&... ends) {
  return {{ends...}};
}

/// The frequency of element k of a spectrum of N in FFT order, with its sign: k for k < N/2, else k - N (N/2 of an even
/// N gives -N/2), in cycles per N samples.
template <class Integer>
[[nodiscard]] KOKKOS_FUNCTION constexpr Integer frequency(Integer k, Integer N) {
  return 2 * k < N ? k : k - N;
}

/// out = F^-1( filter(k...) F(in) ): a transform, a product at each k, and the transform back, in the passes that the
/// two transforms have. F is unscaled and F^-1 scaled by 1/N, the product of the logical lengths.
///
///     auto laplacian = KOKKOS_LAMBDA(int i, int j) { ... return -(kx * kx + ky * ky); };
///     TeamFFT::FilterPlan plan(exec, in, out, laplacian, TeamFFT::axis_type<2>{0, 1});
///     TeamFFT::execute(plan, in, out, laplacian);
///
/// in, out: Views (or a source, a sink), both complex, both real (the spectrum is then half along the last listed axis:
/// 0..N/2), or real to complex (full spectrum). Lengths `s` zero-pad the input and crop the output, without a padded
/// copy. Input is preserved; in place is possible.
///
/// filter: a functor that takes one int for each dimension of the Views, batch dimensions too, in their order, and
/// returns a real or complex factor; it is called exactly once for each k that is stored, 0..N-1 in FFT order
/// (frequency() gives the signed one) or scipy's index of a cosine or sine transform. Or a View of factors, real or
/// complex, of the spectrum's extents or 1, aligned at the last dimension as numpy broadcasts. It is given again at
/// execute: another functor of the same type or another View of the same element type. A View shares no element with an
/// output, else an Error.
///
/// Coupled fields: C fields in and D out, with a functor (k..., Kokkos::Array<Z, C>) -> Kokkos::Array<Z, D>:
///
///     FilterPlan plan(exec, fields(u, v), fields(p), divergence, axes);
///     execute(plan, fields(u, v), fields(p), divergence);
///
/// From spectra<T>() to points and back, with a functor of arrays of T at each point: the products of pseudo-spectral
/// codes. The scaling comes before the functor there.
///
/// As a Plan it has a workspace (its own, or the caller's), may be moved, and executes without allocation, fence or
/// copy. Throws Error where something does not fit.
template <class ExecutionSpace>
class FilterPlan {
 public:
  using execution_space = ExecutionSpace;

  /// Along one axis, of length n.
  template <class In, class Out, class Filter>
  FilterPlan(ExecutionSpace const& exec, In const& in, Out const& out, Filter const& filter, int axis = -1,
             std::optional<std::size_t> n = {}, FilterOptions const& options = {})
      : FilterPlan(Checked<1>{}, exec, in, out, filter, std::array<int, 1>{axis}, Impl::given_shape(n), options) {}

  /// Along several axes, of lengths s (all zero: not given).
  template <class In, class Out, class Filter, std::size_t DIM>
  FilterPlan(ExecutionSpace const& exec, In const& in, Out const& out, Filter const& filter, axis_type<DIM> const& axes,
             shape_type<DIM> const& s = {}, FilterOptions const& options = {})
      : FilterPlan(Checked<DIM>{}, exec, in, out, filter, axes, Impl::given_shape(s), options) {}
  /// Of a braced list of axes; a list of one is an int. No `requires`: EDG and Clang 14 left it out of the deduction
  /// guide.
  template <class In, class Out, class Filter, std::size_t DIM, std::enable_if_t<(DIM > 1), int> = 0>
  FilterPlan(ExecutionSpace const& exec, In const& in, Out const& out, Filter const& filter, int const (&axes)[DIM],
             shape_type<DIM> const& s = {}, FilterOptions const& options = {})
      : FilterPlan(exec, in, out, filter, std::to_array(axes), s, options) {}

  /// On the plan's instance and with its workspace: one caller at a time. Asynchronous. Throws Error for ends or a
  /// filter that are not as planned.
  template <class In, class Out, class Filter>
  void execute(In const& in, Out const& out, Filter const& filter) {
    if constexpr (Impl::RequireFilter<ExecutionSpace, In, Out, Filter, 1>::met)
      Impl::FilterCall<ExecutionSpace, In, Out, Filter>::run(state(), state().instance(), in, out, filter,
                                                             state().workspace);
  }

  /// The same on another instance and with another workspace: any number of callers with a workspace each.
  template <class In, class Out, class Filter, class WorkspaceView>
  void execute(ExecutionSpace const& exec, In const& in, Out const& out, Filter const& filter,
               WorkspaceView const& workspace) const {
    Impl::require_workspace<ExecutionSpace, WorkspaceView>();
    if constexpr (Impl::RequireFilter<ExecutionSpace, In, Out, Filter, 1>::met)
      Impl::FilterCall<ExecutionSpace, In, Out, Filter>::run(state(), exec, in, out, filter,
                                                             Impl::borrowed_workspace(workspace));
  }

  /// Bytes, with the fields' spectra between the transforms.
  [[nodiscard]] std::size_t workspace_size() const { return state().workspace_bytes; }

  /// From now on this memory instead of the plan's own, which is freed. The plan keeps a reference to the View.
  template <class WorkspaceView>
  void set_workspace(WorkspaceView const& view) {
    Impl::require_workspace<ExecutionSpace, WorkspaceView>();
    state().require_alive("FilterPlan::set_workspace");
    auto workspace =
        Impl::kept_workspace("FilterPlan::set_workspace", state().any_problem(), view, state().workspace_bytes);
    state().check_memory("FilterPlan::set_workspace", {}, {}, nullptr, workspace);
    m_state->workspace = std::move(workspace);
  }

  /// How many fields become how many, and the plans of their transforms.
  friend std::ostream& operator<<(std::ostream& os, FilterPlan const& plan) {
    return Impl::write_classic(os, [&state = plan.state()](std::ostream& text) { state.print(text); });
  }

 private:
  template <std::size_t DIM>
  struct Checked {};

  template <std::size_t DIM, class In, class Out, class Filter>
  FilterPlan(Checked<DIM>, ExecutionSpace const& exec, In const& in, Out const& out, Filter const& filter,
             std::span<int const> axes, std::span<std::size_t const> shape, FilterOptions const& options) {
    if constexpr (Impl::RequireFilter<ExecutionSpace, In, Out, Filter, DIM>::met)
      m_state = Impl::FilterCall<ExecutionSpace, In, Out, Filter>::make("FilterPlan", exec, in, out, filter, axes,
                                                                        shape, options.kinds, options.plan);
  }

  Impl::FilterState<ExecutionSpace> const& state() const {
    if (m_state == nullptr)
      throw Error(
          "FilterPlan: this plan was moved from; it can only be assigned or destroyed. Use the plan that it was moved "
          "to.");
    return *m_state;
  }

  std::unique_ptr<Impl::FilterState<ExecutionSpace>> m_state;
};

/// plan.execute(in, out, filter).
template <class ExecutionSpace, class In, class Out, class Filter>
void execute(FilterPlan<ExecutionSpace>& plan, In const& in, Out const& out, Filter const& filter) {
  plan.execute(in, out, filter);
}

/// A const plan on any instance with a workspace of the caller's, of at least plan.workspace_size() bytes, aligned to
/// 256.
template <class ExecutionSpace, class In, class Out, class Filter, class WorkspaceView>
void execute(ExecutionSpace const& exec, FilterPlan<ExecutionSpace> const& plan, In const& in, Out const& out,
             Filter const& filter, WorkspaceView const& workspace) {
  plan.execute(exec, in, out, filter, workspace);
}

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
