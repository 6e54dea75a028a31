// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel on teams of host threads (kernel_teams.hpp), by the body of either launch.
#include "kernel_teams.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>
#include <TeamFFT/device/engines/slot_line/slot_line.hpp>

namespace TeamFFT::Test {

namespace {

template <Impl::SlotEnds ends, unsigned width, class Real>
void run(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  using Form = Impl::SlotForm<Real, ends, width, (width == 2 || ends > Impl::SlotEnds::any) ? Impl::common_radix : Impl::widest_butterfly>;
  auto const& shape = std::get<Impl::SlotShape>(kernel.shape);
  run_teams(teams_of(a), kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
    if (kernel.choice.launch == Launch::native)
      Impl::slot_line_kernel<Form>(member, a, shape, scratch);
    else
      Impl::slot_line_kernel<Form>(member, Impl::SlotCall<Real>(a, shape.numbers), scratch);
  });
}

}  // namespace

template <class Real>
void run_slot_line_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  using enum Impl::SlotEnds;
  auto const& choice = std::get<Impl::SlotLineChoice>(kernel.choice.engine);
  bool const two = Impl::slot_budgets(choice.ends, Impl::scalar_precision<Real>)[choice.budget].width == 2;
  if (choice.ends == any) return run<any, 1>(a, kernel);
  if (choice.ends == roots) return two ? run<roots, 2>(a, kernel) : run<roots, 1>(a, kernel);
  if (choice.ends == to_half_spectrum) return two ? run<to_half_spectrum, 2>(a, kernel) : run<to_half_spectrum, 1>(a, kernel);
  if (choice.ends == from_half_spectrum) return two ? run<from_half_spectrum, 2>(a, kernel) : run<from_half_spectrum, 1>(a, kernel);
  two ? run<memory, 2>(a, kernel) : run<memory, 1>(a, kernel);
}

template void run_slot_line_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_slot_line_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);

}  // namespace TeamFFT::Test
