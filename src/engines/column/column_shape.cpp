// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/column/column_shape.hpp"

#include "engines/scratch_line/placed_shape.hpp"
#include "engines/scratch_line/placed_team.hpp"

#include <TeamFFT/device/engines/column/contract.hpp>

#include <algorithm>

namespace TeamFFT::Impl {

std::optional<Tuning> fit_column(Context const& context, Pass const& pass) {
  if (!pass.tiles.load || !pass.tiles.store) return {};
  if (!is_column(pass.length) || !meets_memory_plainly(context, pass)) return {};
  Tuning t = pass.tuning;
  t.engine = ColumnChoice{};
  t.radices = {static_cast<unsigned>(pass.length)};
  t.launch = Launch::native;
  t.team_size = std::min(column_threads, context.machine.max_team_size);
  while (t.team_size > warp && pass.line_count() < std::size_t{2} * t.team_size * context.machine.concurrency) t.team_size /= 2;
  t.lines_per_team = t.team_size;
  return t;
}

}  // namespace TeamFFT::Impl
