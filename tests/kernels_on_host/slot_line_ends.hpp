// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of the slot-line kernel share: machines, options, and a launch that notes which ends were used.
#ifndef TEAMFFT_TESTS_KERNELS_ON_HOST_SLOT_LINE_ENDS_HPP
#define TEAMFFT_TESTS_KERNELS_ON_HOST_SLOT_LINE_ENDS_HPP

#include "kernel_teams.hpp"

#include <TeamFFT/device/engines/slot_line/contract_budgets.hpp>

#include <set>
#include <utility>

namespace TeamFFT::Test {

/// A GPU whose teams are small, so that stages take several rounds.
inline Machine small_teams(unsigned threads) {
  auto machine = h200();
  machine.max_team_size = threads;
  return machine;
}

/// A GPU that 48 lines fill, so that two of them may share a slot.
inline Machine small_gpu() {
  auto machine = h200();
  machine.concurrency = 1;
  return machine;
}

/// By the backend's own launch.
inline PlanOptions without_rows() {
  PlanOptions options;
  options.rows = false;
  return options;
}

/// By Kokkos', whose rows of powers of two are left out, too.
inline PlanOptions by_kokkos_launch() {
  auto options = without_rows();
  options.launch = Launch::parallel_for;
  return options;
}

/// Which of the kernel's ends passes had, as a launch of expect_by_kernels(). Passes of other kernels go by theirs.
struct CountedEnds {
  mutable std::set<std::pair<Impl::SlotEnds, std::size_t>> seen;     ///< by lines of a slot
  mutable std::set<std::pair<Impl::SlotEnds, std::size_t>> budgets;  ///< by number

  template <class Real>
  void operator()(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) const {
    auto const* const own = kernel.choice.as<Impl::SlotLineChoice>();
    if (own == nullptr) return ScratchLineLaunch{}(a, kernel);
    budgets.insert({own->ends, own->budget});
    seen.insert(
        {own->ends,
         Impl::slot_budgets(own->ends, sizeof(Real) == 4 ? Precision::f32 : Precision::f64)[own->budget].width});
    run_slot_line_teams(a, kernel);
  }
};

}  // namespace TeamFFT::Test

#endif
