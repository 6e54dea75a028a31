// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The map kernel on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include <TeamFFT/device/engines/map/map.hpp>

namespace TeamFFT::Test {

template <class Real>
void run_map_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  auto const& shape = std::get<Impl::MapShape>(kernel.shape);
  run_teams(teams_of(a) * shape.parts, kernel.choice.team_size, a.scratch_bytes,
            [&](ThreadMember const& member, char* scratch) {
              if (kernel.choice.as<Impl::MapChoice>()->two_lines)
                Impl::map_kernel<true>(member, a, shape, scratch);
              else
                Impl::map_kernel<false>(member, a, shape, scratch);
            });
}

template void run_map_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_map_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);

}  // namespace TeamFFT::Test
