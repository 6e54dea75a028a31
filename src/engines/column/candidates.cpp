// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/column/candidates.hpp"

#include "engines/rows_for.hpp"
#include "engines/scratch_line/candidates.hpp"
#include "engines/scratch_line/takes.hpp"
#include "engines/scratch_line/ends.hpp"
#include "engines/scratch_line/team.hpp"
#include "pass/features.hpp"

#include <TeamFFT/device/engines/column/contract.hpp>

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

/// Threads of a team that the machine has room for, `most` at most: the kernel's registers are those that min_blocks
/// teams of so many leave each thread. Fewer where there are few lines.
unsigned column_team(Context const& context, Pass const& pass, ColumnBudget const& budget, unsigned most) {
  std::size_t const registers = std::min<std::size_t>(most_registers, registers_of_bounds / (budget.min_blocks * most));
  unsigned const warp = context.machine.multiprocessor.warp;
  unsigned threads = std::min(most, context.machine.max_team_size);
  while (threads > warp && !has_registers(context.machine, threads, registers)) threads /= 2;
  while (threads > warp && pass.line_count() < std::size_t{2} * threads * context.machine.concurrency) threads /= 2;
  return threads;
}

Choice column_choice(Context const& context, Pass const& pass, ColumnChoice const& own, ColumnBudget const& budget,
                     unsigned most) {
  Choice t = pass.choice;
  t.engine = own;
  t.radices = {static_cast<unsigned>(pass.length)};
  t.launch = context.native() ? Launch::native : Launch::parallel_for;
  t.team_size = t.lines_per_team = column_team(context, pass, budget, most);
  return t;
}

bool is_met_in_memory(Pass const& pass) { return pass.tiles.load && pass.tiles.store; }

/// Units of scratch from line to line, where a line has so many: threads meet different banks.
std::size_t column_pitch(std::size_t units) { return units | 1u; }

/// Bytes of scratch of a line for a side that is not met in memory.
std::size_t side_bytes(bool is_spectrum, std::size_t N, Precision precision) {
  return (is_spectrum ? 2 * column_pitch(N / 2 + 1) : column_pitch(N)) * scalar_bytes(precision);
}

}  // namespace

std::optional<Choice> column_candidate(Context const& context, Pass const& pass) {
  if (!context.machine.compiled.column || !pass.tiles.load || !pass.tiles.store) return {};
  if (!is_column(pass.length) || !reaches_lines(context, pass)) return {};
  return column_choice(context, pass, ColumnChoice{},
                       column_budgets(context.precision)[column_budget(pass.length, context.precision)],
                       column_threads);
}

namespace {

std::optional<Choice> real_column(Context const& context, Pass const& pass) {
  if (!context.machine.compiled.column || !context.native() || !takes_real_kind(pass) ||
      maps_reals(pass.source.map.side.map) || maps_reals(pass.target.map.side.map) || !reaches_lines(context, pass))
    return {};
  bool const loads = loads_spectrum(pass), swaps = pass.source.ops.has<ops::Swap>() && pass.target.ops.has<ops::Swap>();
  std::size_t const N = (loads ? pass.source : pass.target).map.transform_length;
  bool const is_whole = loads ? pass.source.map.count >= N / 2 + 1
                              : pass.source.is_real() && (N % 2 != 0 ? loads_whole(pass) : pass.source.map.count >= N);
  if (N < 2 || N > longest_real_column || !is_whole || swaps != loads || (loads && !pass.target.is_real())) return {};
  if (!is_met_in_memory(pass) && (N % 2 == 0 || pass.lines.size() > 1)) return {};
  auto const budgets = real_column_budgets(context.precision);
  Choice t = column_choice(context, pass, ColumnChoice{true}, budgets[column_budget(N, budgets)], real_column_threads);
  std::size_t const load_bytes = pass.tiles.load ? 0 : side_bytes(loads, N, context.precision);
  std::size_t const line_bytes = std::max(load_bytes, pass.tiles.store ? 0 : side_bytes(!loads, N, context.precision));
  while (t.team_size > context.machine.multiprocessor.warp && t.team_size * line_bytes > context.scratch())
    t.team_size /= 2;
  t.lines_per_team = t.team_size;
  t.scratch_bytes = t.team_size * line_bytes;
  if (t.scratch_bytes > context.scratch()) return {};
  return t;
}

}  // namespace

std::optional<Choice> real_column_candidate(Context const& context, Pass const& pass) {
  return is_met_in_memory(pass) ? real_column(context, pass) : std::nullopt;
}

std::optional<Choice> contiguous_real_column_candidate(Context const& context, Pass const& pass) {
  return is_met_in_memory(pass) ? std::nullopt : real_column(context, pass);
}

}  // namespace TeamFFT::Impl
