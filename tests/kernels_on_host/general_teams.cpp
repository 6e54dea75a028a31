// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The general kernel on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include <TeamFFT/device/engines/scratch_line/general.hpp>

namespace TeamFFT::Test {

template <class Real>
void run_general_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  run_teams(teams_of(a), kernel.choice.team_size, a.scratch_bytes,
            [&](ThreadMember const& member, char* scratch) { Impl::general_kernel<Impl::widest_general_radix>(member, a, scratch); });
}

template void run_general_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_general_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);

}  // namespace TeamFFT::Test
