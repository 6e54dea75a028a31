// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PlanOptions: what a caller may decide instead of the planner. Later options become fields here.
#ifndef TEAMFFT_OPTIONS_HPP
#define TEAMFFT_OPTIONS_HPP

#include <TeamFFT/detail/macros_off.hpp>

#include <TeamFFT/detail/view_info.hpp>
#include <TeamFFT/machine.hpp>
#include <TeamFFT/problem.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace TeamFFT {

/// Any Kokkos::View of float, double or their complex numbers, without its type. Keeps a reference to the View's
/// memory.
class AnyView {
 public:
  AnyView() = default;
  template <class View>
  requires requires {
    typename View::memory_space;
    typename View::non_const_value_type;
  }
  AnyView(View const& view);  // NOLINT(google-explicit-constructor): options take Views as they are

  [[nodiscard]] bool is_given() const { return m_keep != nullptr; }
  [[nodiscard]] Impl::ViewInfo const& info() const { return m_info; }
  /// Whether kernels of the execution space can read it.
  template <class ExecutionSpace>
  [[nodiscard]] bool is_accessible_from() const;

 private:
  Impl::ViewInfo m_info;
  std::shared_ptr<void const> m_keep;
  bool m_on_host = false, m_on_device = false;
};

struct PlanOptions {
  bool external_workspace = false;  ///< allocate none; the caller sets or passes one of workspace_size() bytes
  Rule rule = Rule::automatic;      ///< forced for every axis where it applies; an Error where it cannot be used at all
  bool rows = true;  ///< use tuned kernels and shapes; false: kernels of run-time lengths, shaped by estimate
  std::size_t scratch_limit = 0;  ///< bytes of team scratch a pass may take; 0: what the machine has
  Launch launch = Launch::automatic;
  /// Factors that each element of the input meets before the transform, and each of the result behind it: a View of the
  /// transform's precision, complex only where those elements are, of no more dimensions than they have; as in numpy,
  /// its last dimension belongs to their last one, and an extent of 1 serves all indices. The plan keeps a reference
  /// and reads the elements at each execute. For plans made from Views. Apart from what the call writes.
  AnyView multiply_in = {}, multiply_out = {};
  /// out = alpha result + beta out, alpha behind normalization and before multiply_out; beta other than 0 wants an
  /// output View of its own.
  double alpha = 1, beta = 0;
  /// A box for each listed axis, or none: which of the transform's positions the View's elements are. Along an axis
  /// with a box the transform's length (n, s) must be given, and the View has the extent of the box. For plans made
  /// from Views; a Problem's axes have their own.
  std::vector<Box> in_box = {}, out_box = {};
  /// a source and multiply_in may read the output, a sink may write the input: all is read before anything is written
  /// there
  bool ends_alias = false;
  /// the transform may work in the input View, whose elements are then lost, instead of in a workspace (c2r of several
  /// axes)
  bool destroy_input = false;
  /// plan for this machine instead of the detected one (such a plan may be too large to run here)
  std::optional<Machine> machine = {};
};

}  // namespace TeamFFT

#include <TeamFFT/detail/macros_on.hpp>

#endif
