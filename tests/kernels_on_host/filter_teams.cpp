// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel to a filter and back, on teams of host threads (filter_teams.hpp).
#include "filter_teams.hpp"

namespace TeamFFT::Test {

template <class Real, unsigned C, unsigned D, bool forward>
void run_filter_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel,
                      CountedFields<Real, C, D, forward> const& fields) {
  using Form = Impl::CalledSlotForm<Real, Impl::SlotEnds::filtered, Impl::SlotCalls::filter>;
  auto const& shape = std::get<Impl::SlotShape>(kernel.shape);
  Impl::PassArguments<Real, CountedFields<Real, C, D, forward>> const with_fields{a, fields};
  bool const is_native = kernel.choice.launch == Launch::native;
  run_teams(teams_of(a), kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
    if (is_native)
      Impl::slot_line_kernel<Form>(member, with_fields, shape, scratch);
    else
      Impl::called_slot_line_kernel<Form>(member, Impl::SlotCall<Real>(a, shape.numbers), fields, scratch);
  });
}

#define TEAMFFT_FILTER_TEAMS(Real, C, D, forward)                                       \
  template void run_filter_teams(Impl::PassArguments<Real> const&, Impl::Kernel const&, \
                                 CountedFields<Real, C, D, forward> const&)
TEAMFFT_FILTER_TEAMS(float, 1, 1, true);
TEAMFFT_FILTER_TEAMS(float, 1, 1, false);
TEAMFFT_FILTER_TEAMS(float, 2, 3, true);
TEAMFFT_FILTER_TEAMS(float, 3, 1, false);
TEAMFFT_FILTER_TEAMS(double, 1, 1, true);
TEAMFFT_FILTER_TEAMS(double, 1, 1, false);
TEAMFFT_FILTER_TEAMS(double, 2, 3, false);
TEAMFFT_FILTER_TEAMS(double, 3, 1, true);
#undef TEAMFFT_FILTER_TEAMS

}  // namespace TeamFFT::Test
