// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/registry.hpp"

#include "engines/column/candidates.hpp"
#include "engines/column/engine.hpp"
#include "engines/finish.hpp"
#include "engines/lanes/candidates.hpp"
#include "engines/lanes/engine.hpp"
#include "engines/map/candidates.hpp"
#include "engines/map/engine.hpp"
#include "engines/register_line/cluster_rows.hpp"
#include "engines/register_line/engine.hpp"
#include "engines/register_line/rows.hpp"
#include "engines/scratch_line/cluster_candidates.hpp"
#include "engines/scratch_line/engine.hpp"
#include "engines/scratch_line/ends.hpp"
#include "engines/scratch_line/prime_candidates.hpp"
#include "engines/scratch_line/candidates.hpp"
#include "engines/scratch_line/takes.hpp"
#include "engines/margins.hpp"
#include "engines/scratch_line/team.hpp"
#include "engines/slot_line/candidates.hpp"
#include "engines/slot_line/engine.hpp"
#include "engines/tile_time.hpp"

#include <algorithm>
#include <cmath>

namespace TeamFFT::Impl {

namespace {

/// The estimate for the pass with this choice, where there is one for its tiles.
std::optional<double> tile_time_of(Context const& context, Pass pass, Choice const& t) {
  pass.choice = t;
  return tile_time(context, pass);
}

/// The pass' row; but where a row's tiles begin within sectors, the scratch-line kernel's wider ones if they are
/// clearly faster by estimate.
std::optional<Choice> row_or_wider_candidate(Context const& context, Pass const& pass) {
  auto row = row_candidate(context, pass);
  auto const time = row ? tile_time_of(context, pass, *row) : std::nullopt;
  if (!time) return row;
  auto const runs = tile_runs(context, pass, *row);
  if (std::sqrt(runs.loaded * runs.stored) < margins::tiles_within_sectors || !takes_scratch_line(context, pass))
    return row;
  auto const scratch_line = scratch_line_candidate(context, pass);
  return scratch_line && tile_time_of(context, pass, *scratch_line).value_or(*time) < margins::wider_tiles * *time
             ? scratch_line
             : row;
}

/// The scratch-line kernel's team for the pass, or a cluster of them where long lines beside each other are faster so.
std::optional<Choice> scratch_line_or_cluster_candidate(Context const& context, Pass const& pass) {
  auto const team = scratch_line_candidate(context, pass);
  auto const cluster = scratch_line_cluster_tile_candidate(context, pass);
  if (!team || !cluster) return team ? team : cluster;
  auto const time_of = [&](Choice const& t) {
    return tile_time_of(context, pass, t).value_or(0) / team_fill(context, pass, t);
  };
  return time_of(*cluster) < margins::cluster_of_tiles * time_of(*team) ? cluster : team;
}

constexpr PassFeatures clusters[] = {cluster_accepts}, whole_line_rows[] = {whole_line_rows_accept},
                       columns[] = {column_accepts}, real_columns[] = {real_columns_accept}, maps[] = {map_accepts},
                       scratch_lines[] = {scratch_line_accepts}, prime_stages[] = {prime_stages_accept},
                       rows[] = {transform_rows_accept, convolution_rows_accept, real_rows_accept},
                       scratch_lines_of_any_ends[] = {scratch_line_accepts, boxes_accept, chirps_accept,
                                                      real_kinds_accept, real_boxes_accept},
                       called_slot_lines_only[] = {called_slot_lines_accept},
                       filtered_slot_lines[] = {filtered_slot_lines_accept},
                       slot_lines[] = {slot_line_accepts, two_slot_lines_accept}, host_lanes[] = {lanes_accept},
                       host_filters[] = {host_filters_accept}, any_ops[] = {slot_line_accepts, lanes_accept};

constexpr Preference all_preferences[] = {
    {"maps", "passes without a transform", maps, map_candidate},
    {"cluster rows", "the table has what was faster than two passes, from their least number of lines on", clusters,
     cluster_candidate},
    {"real columns", "half the work of a complex line, in registers, and nothing through scratch", real_columns,
     real_column_candidate},
    {"rows of whole lines",
     "the table has what was faster than every other kernel for many contiguous lines, and in the mean for few",
     whole_line_rows, plain_row_candidate},
    {"columns", "nothing goes through scratch where neighbouring lines lie beside each other", columns,
     column_candidate},
    {"measured scratch lines", "the table has what was faster than a row, and lengths without a row", scratch_lines,
     measured_candidate},
    {"measured prime stages", "the table has what was faster than a convolution's row", prime_stages,
     measured_prime_candidate},
    {"rows", "a compiled length is faster than a shape of the same length at run time; wider tiles are compared", rows,
     row_or_wider_candidate},
    {"contiguous real columns", "one butterfly a line, whose ends are copies; a row's lines come in wider accesses",
     real_columns, contiguous_real_column_candidate},
    {"scratch lines of a cluster", "they spare a pass where one team's scratch is too little, by estimate", clusters,
     scratch_line_cluster_candidate},
    {"slot lines that call", "no other kernel calls what stands at the ends", called_slot_lines_only,
     called_slot_line_candidate},
    {"slot lines that filter", "no other kernel calls a user's filter", filtered_slot_lines,
     filtering_slot_line_candidate},
    {"slot lines", "ends in registers, places by arithmetic, one access for two lines", slot_lines,
     direct_slot_line_candidate},
    {"scratch lines", "a shape at run time; clusters of tiles are compared", scratch_lines_of_any_ends,
     scratch_line_or_cluster_candidate},
    {"prime stages", "one pass instead of a padded convolution", prime_stages, prime_candidate},
    {"measured ways of a host", "the table has what was faster than the rules' way", host_lanes, host_row_candidate},
    {"short lines of a host", "whole groups of lines stay in registers", host_lanes, short_candidate},
    {"lanes along a line", "few lines leave lanes idle", host_lanes, along_candidate},
    {"filters of a host", "nothing goes through memory between the transforms", host_filters, host_filter_candidate},
    {"stages at run time", "any ops, on any device", any_ops, run_time_candidate},
};

}  // namespace

std::span<Preference const> preferences() { return all_preferences; }

std::optional<Choice> Preference::choice(Context const& context, Pass const& pass, PassFeatures const& asked) const {
  if (std::ranges::none_of(accepts, [&](PassFeatures const& compiled) { return asked.are_within(compiled); }))
    return {};
  return candidate(context, pass);
}

std::optional<Choice> choose(Context const& context, Pass const& pass) {
  auto const asked = features_of(pass);
  for (auto const& preference : preferences())
    if (auto choice = preference.choice(context, pass, asked)) return choice;
  return {};
}

Engine const& engine_of(Choice const& choice) {
  return std::visit([](auto const& own) -> Engine const& { return engine_of(own); }, choice.engine);
}

double estimate(Context const& context, Pass const& pass, std::size_t elements) {
  double const lines = static_cast<double>(pass.line_count()) / static_cast<double>(elements);
  return engine_of(pass.choice).cost(context, pass, {lines, lines * static_cast<double>(pass.length)});
}

}  // namespace TeamFFT::Impl
