// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel with ends that options put around Views: complex lines, and half-spectra of even and of odd
// length.
#ifndef TEAMFFT_EXECUTE_LAUNCH_SLOT_LINE_VIEWS_HPP
#define TEAMFFT_EXECUTE_LAUNCH_SLOT_LINE_VIEWS_HPP

#include "execute/launch/kernel_part.hpp"
#include "execute/launch/view_launch.hpp"

#include <TeamFFT/device/ends/view.hpp>

#include <TeamFFT/detail/slot_line_launch.hpp>

#include <algorithm>
#include <cstddef>

namespace TeamFFT::Impl {

/// Kernel I as ViewKernel numbers them; `team.shape` is a ViewLaunch.
template <class Real>
struct ViewedLines {
  static constexpr std::size_t count = view_kernels;

  template <std::size_t I, class ExecutionSpace>
  static void launch(ExecutionSpace const& exec, void const* arguments, TeamLaunch const& team) {
    constexpr auto kernel = static_cast<ViewKernel>(I);
    constexpr bool from_reals = kernel == ViewKernel::from_reals || kernel == ViewKernel::from_odd_reals;
    constexpr bool to_reals = kernel == ViewKernel::to_reals || kernel == ViewKernel::to_odd_reals;
    constexpr SlotEnds ends = kernel == ViewKernel::from_reals ? SlotEnds::to_half_spectrum
                              : kernel == ViewKernel::to_reals ? SlotEnds::from_half_spectrum
                                                               : SlotEnds::called;
    auto const& a = arguments_as<PassArguments<Real>>(arguments);
    auto const& given = *static_cast<ViewLaunch const*>(team.shape);
    auto const teams = std::max(1u, (a.line_count + a.lines_per_team - 1) / a.lines_per_team);
    ViewEnds<Real, from_reals, to_reals> const views{given.in, given.out, given.first_in, given.first_out};
    launch_called_slot_line<ends>(exec, a, *given.shape, views,
                                  {teams, team.team_size, team.scratch_bytes, team.label});
  }
};

}  // namespace TeamFFT::Impl

#endif
