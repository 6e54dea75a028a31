// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The launch of a row's kernel.
#ifndef TEAMFFT_EXECUTE_LAUNCH_ROW_LAUNCH_HPP
#define TEAMFFT_EXECUTE_LAUNCH_ROW_LAUNCH_HPP

#include "execute/launch/kernel_part.hpp"
#include "execute/launch/row_shape.hpp"

#include <TeamFFT/detail/cuda_launch.hpp>

#include <cstddef>

#ifdef KOKKOS_ENABLE_CUDA

namespace TeamFFT::Impl {

/// The teams of row I by the backend's own launch, with registers for `blocks` of them on a multiprocessor.
template <auto const& rows, std::size_t I, unsigned blocks, class Functor>
void launch_teams(Kokkos::Cuda const& exec, Functor const& functor, TeamLaunch const& team) {
  constexpr Row row = rows[I];
  launch_cuda<row.team_size(), blocks>(exec, teams_of(row, functor.arguments.line_count), row.team_size(),
                                       team.scratch_bytes, functor, team.label);
}

}  // namespace TeamFFT::Impl

#endif
#endif
