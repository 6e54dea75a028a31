// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/register_line/cluster_rows.hpp"

#include "engines/register_line/engine.hpp"
#include "engines/rows_for.hpp"
#include "engines/scratch_line/candidates.hpp"
#include "engines/scratch_line/takes.hpp"
#include "engines/scratch_line/team.hpp"

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t most_teams = (std::size_t{1} << 31) - 1;

/// Only the backend's own launch makes clusters.
bool may_launch(Context const& context) {
  return context.machine.largest_cluster > 1 && context.options.rows && context.native();
}

}  // namespace

bool takes_cluster_of_tiles(Context const& context, Pass const& pass) {
  return may_launch(context) && accepts(cluster_accepts, pass) && takes_scratch_line(context, pass) && is_tile(pass) &&
         pass.line_count() <= most_teams / most_shared_teams;
}

bool takes_cluster(Context const& context, Pass const& pass) {
  return may_launch(context) && accepts(cluster_accepts, pass) && pass.source.stride == 1 && pass.target.stride == 1 &&
         !pass.tiles.any();
}

std::optional<Choice> cluster_candidate(Context const& context, Pass const& pass) {
  if (!takes_cluster(context, pass)) return {};
  auto const rows = rows_for(context.machine).cluster;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    ClusterRow const& row = rows[i];
    if (row.length != pass.length || row.precision != context.precision || scratch_bytes(row) > context.scratch())
      continue;
    if (pass.line_count() < row.least_lines) return {};
    if (!fits(context.machine, row) || pass.line_count() > most_teams / row.teams) continue;
    Choice t;
    t.radices.assign(row.radices, row.radices + row.stages());
    t.team_size = row.threads;
    t.scratch_bytes = scratch_bytes(row);
    t.launch = Launch::native;
    t.engine = RegisterLineClusterChoice{i, row.teams};
    return t;
  }
  return {};
}

}  // namespace TeamFFT::Impl
