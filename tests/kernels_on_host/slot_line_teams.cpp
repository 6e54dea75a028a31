// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slot-line kernel on teams of host threads (kernel_teams.hpp), by the body of either launch.
#include "kernel_teams.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>
#include <TeamFFT/device/engines/slot_line/slot_line.hpp>

#include <algorithm>
#include <iterator>

namespace TeamFFT::Test {

namespace {

template <Impl::SlotEnds ends, unsigned width, unsigned widest, class Real>
void run(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  using Form = Impl::SlotForm<Real, ends, width, widest>;
  auto const& shape = std::get<Impl::SlotShape>(kernel.shape);
  run_teams(teams_of(a), kernel.choice.team_size, a.scratch_bytes, [&](ThreadMember const& member, char* scratch) {
    if (kernel.choice.launch == Launch::native)
      Impl::slot_line_kernel<Form>(member, a, shape, scratch);
    else
      Impl::slot_line_kernel<Form>(member, Impl::SlotCall<Real>(a, shape.numbers), scratch);
  });
}

/// By a form that has all radices of the budget; mirrored stages have fewer where others have more.
template <Impl::SlotEnds ends, class Real>
void run_with(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel, Impl::SlotBudget const& budget) {
  constexpr auto budgets = Impl::slot_budgets(ends, Impl::scalar_precision<Real>);
  constexpr bool has_two = std::ranges::any_of(budgets, [](auto const&b) { return b.width == 2; }),
                 has_wide = std::ranges::any_of(budgets, [](auto const&b) { return b.widest > Impl::common_radix; });
  if constexpr (has_two)
    if (budget.width == 2) return run<ends, 2, Impl::common_radix>(a, kernel);
  if constexpr (has_wide)
    if (budget.widest > Impl::common_radix) return run<ends, 1, Impl::widest_butterfly>(a, kernel);
  run<ends, 1, Impl::common_radix>(a, kernel);
}

}  // namespace

template <class Real>
void run_slot_line_teams(Impl::PassArguments<Real> const& a, Impl::Kernel const& kernel) {
  auto const& choice = std::get<Impl::SlotLineChoice>(kernel.choice.engine);
  auto const& budget = Impl::slot_budgets(choice.ends, Impl::scalar_precision<Real>)[choice.budget];
  Impl::static_for<std::size(Impl::all_slot_ends)>([&](auto e) {
    constexpr auto ends = Impl::all_slot_ends[decltype(e)::value];
    if (choice.ends == ends) run_with<ends>(a, kernel, budget);
  });
}

template void run_slot_line_teams(Impl::PassArguments<float> const&, Impl::Kernel const&);
template void run_slot_line_teams(Impl::PassArguments<double> const&, Impl::Kernel const&);

}  // namespace TeamFFT::Test
