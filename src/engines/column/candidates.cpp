// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/column/candidates.hpp"

#include "engines/rows_for.hpp"
#include "engines/scratch_line/candidates.hpp"
#include "engines/scratch_line/team.hpp"

#include <TeamFFT/device/engines/column/contract.hpp>

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

/// Threads of a team that the machine has room for: the kernel's registers are those that min_blocks teams of column_threads leave each thread.
unsigned most_column_threads(Context const& context, std::size_t length) {
  std::size_t const blocks = column_budgets(context.precision)[column_budget(length, context.precision)].min_blocks;
  std::size_t const registers = std::min(most_registers, registers_of_bounds / (blocks * column_threads));
  unsigned threads = std::min(column_threads, context.machine.max_team_size);
  while (threads > context.machine.multiprocessor.warp && !has_registers(context.machine, threads, registers)) threads /= 2;
  return threads;
}

}  // namespace

std::optional<Choice> column_candidate(Context const& context, Pass const& pass) {
  if (!context.machine.compiled.column || !pass.tiles.load || !pass.tiles.store) return {};
  if (!is_column(pass.length) || !reaches_lines(context, pass)) return {};
  Choice t = pass.choice;
  t.engine = ColumnChoice{};
  t.radices = {static_cast<unsigned>(pass.length)};
  t.launch = Launch::native;
  unsigned const warp = context.machine.multiprocessor.warp;
  t.team_size = most_column_threads(context, pass.length);
  while (t.team_size > warp && pass.line_count() < std::size_t{2} * t.team_size * context.machine.concurrency) t.team_size /= 2;
  t.lines_per_team = t.team_size;
  return t;
}

}  // namespace TeamFFT::Impl
