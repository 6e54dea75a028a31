// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel with a prime stage on teams of host threads (kernel_teams.hpp).
#include "kernel_teams.hpp"

#include <TeamFFT/device/engines/scratch_line/prime.hpp>

namespace TeamFFT::Test {

namespace {

struct Budget {
  static constexpr Impl::RegisterBudget value{32, 24, 384, 1, 255};
};

}  // namespace

template <class Real>
void run_prime_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  // the last one without lines
  run_teams(teams_of(a) + 1, kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& thread, char* scratch) {
    auto late = a;
    AwaitingMember<Real> const member(thread, a, late);
    Impl::scratch_line_kernel<Budget>(member, late, std::get<Impl::PrimeShape>(kernel.shape), scratch);
  });
}

template void run_prime_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_prime_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);

}  // namespace TeamFFT::Test
