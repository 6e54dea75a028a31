// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel that turns round at a filter, on teams of host threads (turn_teams.hpp).
#include "turn_teams.hpp"

namespace TeamFFT::Test {

namespace {

template <class Real>
struct Budget {
  static constexpr Impl::RegisterBudget value = sizeof(Real) == 4 ? Impl::user_budgets_f32[0] : Impl::user_budgets_f64[0];
};

}  // namespace

template <class Real, unsigned C, unsigned D, bool forward>
void run_turn_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel, CountedFields<Real, C, D, forward> const& fields) {
  run_teams(teams_of(a), kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
    Impl::scratch_line_turn_kernel<Budget<Real>>(member, a, std::get<Impl::ScratchLineShape>(kernel.shape), fields, scratch);
  });
}

#define TEAMFFT_TURN_TEAMS(Real, C, D, forward) \
  template void run_turn_teams(Impl::PassArguments<Real> const&, Impl::Kernel const&, CountedFields<Real, C, D, forward> const&)
TEAMFFT_TURN_TEAMS(float, 1, 1, true);
TEAMFFT_TURN_TEAMS(float, 1, 1, false);
TEAMFFT_TURN_TEAMS(float, 2, 3, true);
TEAMFFT_TURN_TEAMS(float, 3, 1, false);
TEAMFFT_TURN_TEAMS(double, 1, 1, true);
TEAMFFT_TURN_TEAMS(double, 1, 1, false);
TEAMFFT_TURN_TEAMS(double, 2, 3, false);
TEAMFFT_TURN_TEAMS(double, 3, 1, true);
#undef TEAMFFT_TURN_TEAMS

}  // namespace TeamFFT::Test
