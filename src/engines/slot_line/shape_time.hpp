// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The estimate by which shapes of the slot-line kernel are ranked.
#ifndef TEAMFFT_ENGINES_SLOT_LINE_SHAPE_TIME_HPP
#define TEAMFFT_ENGINES_SLOT_LINE_SHAPE_TIME_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/slot_line/contract_budgets.hpp>

#include <cstddef>
#include <vector>

namespace TeamFFT::Impl {

/// The time of shapes of one list of radices and one budget. Exponents and weights as they rank 18,829 shapes of this
/// kernel, 65 lengths of four kinds by both launches and tiles (H200, 2026-11-29;
/// perf/notes/slot_line.md#estimate-2026-11-29): what a team's threads do in turn, more where few threads wait for
/// memory, where few teams overlap, and where few loads are on their way.
class SlotShapeTime {
 public:
  SlotShapeTime(Context const& context, Pass const& pass, Choice const& t, SlotBudget const& budget);
  [[nodiscard]] double operator()(Choice const& t) const;

 private:
  [[nodiscard]] double line_runs(Choice const& t) const;
  [[nodiscard]] double rotated_runs(Choice const& t) const;
  [[nodiscard]] double pressure(Choice const& t) const;
  [[nodiscard]] double tile_runs(Choice const& t) const;

  Context const& m_context;
  Pass const& m_pass;
  SlotBudget const& m_budget;
  std::vector<double> m_works;
  std::vector<std::size_t> m_items;  ///< of a group
  double m_swept = 0;
};

/// Threads that a multiprocessor has at a time. Where teams are wavefronts of 64, its compiler was told wavefronts of
/// each of four units.
[[nodiscard]] std::size_t slot_threads(Machine const& machine, SlotBudget const& budget);

}  // namespace TeamFFT::Impl

#endif
