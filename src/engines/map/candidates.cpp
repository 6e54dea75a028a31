// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/map/candidates.hpp"

#include "engines/map/engine.hpp"
#include "engines/pass_time.hpp"
#include "engines/scratch_line/team.hpp"

#include <TeamFFT/detail/number.hpp>
#include <TeamFFT/device/engines/slot_line/contract.hpp>

#include <algorithm>
#include <cstdlib>

namespace TeamFFT::Impl {

namespace {

/// Offsets along a line have 32 bits; a line has twice as many reals as complex elements.
bool reaches(Pass const& pass) {
  constexpr std::ptrdiff_t most_extent = std::ptrdiff_t{1} << 30;
  auto const elements = 2 * static_cast<std::ptrdiff_t>(pass.length + 1);
  return elements <= most_extent && std::abs(pass.source.stride) <= most_extent / elements &&
         std::abs(pass.target.stride) <= most_extent / elements;
}

}  // namespace

std::optional<Choice> map_candidate(Context const& context, Pass const& pass) {
  if (pass.middle.transforms || context.lanes() || !reaches(pass)) return {};
  if (pass.source.map.count == 0) return {};  // ends read an element in place of those that are not there
  auto const &load = pass.source.map.side, &store = pass.target.map.side;
  bool const two_lines = is_of_two_lines(load.packing) || is_of_two_lines(store.packing);
  bool const each = two_lines ? load.packing == Packing::two_lines || store.packing == Packing::two_lines ||
                                    store.map == Map::quartered
                              // else items are two elements
                              : load == Side{Map::none, Packing::pairs} || store == Side{Map::none, Packing::pairs};
  std::size_t const items = each ? pass.length : pass.length / 2 + 1;
  std::size_t const tile_lines = is_tile(pass) ? 32 : 1;
  Choice t = pass.choice;
  t.lines_per_team = static_cast<unsigned>(std::clamp<std::size_t>(map_items / items, tile_lines, 32));
  MapChoice own;
  own.items = static_cast<unsigned>(std::min(items, map_items / std::size_t{t.lines_per_team}));
  own.two_lines = two_lines;
  own.parts = static_cast<unsigned>(divided_up(items, own.items));
  t.engine = own;
  t.team_size = std::min(map_threads, context.machine.max_team_size);
  t.launch = context.native() ? Launch::native : Launch::parallel_for;
  t.scratch_bytes = info_bytes_of(pass, t) + (context.native() ? 0 : slot_alignment_bytes);
  return t;
}

double map_cost(Context const& context, Pass const& pass, Work const& work) {
  return work.elements * ends_time(context, pass);
}

}  // namespace TeamFFT::Impl
