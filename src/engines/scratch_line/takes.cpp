// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/takes.hpp"

#include "engines/scratch_line/ends.hpp"
#include "engines/scratch_line/engine.hpp"
#include "engines/scratch_line/team.hpp"

#include <utility>

namespace TeamFFT::Impl {

namespace {

constexpr std::size_t least_scratch_line = 4;  // two stages

std::ptrdiff_t magnitude(std::ptrdiff_t n) { return n < 0 ? -n : n; }

/// Whether the kernel with chirps may compute the pass. Its positions have 31 bits, and every line begins inside the
/// load's count, because it lends its first element to loads past the end.
bool takes_chirps(Context const& context, Pass const& pass) {
  constexpr std::size_t most_positions = std::size_t{1} << 31;
  if (!has_chirps(pass) || pass.length < least_scratch_line || !reaches_lines(context, pass)) return false;
  if (!accepts(chirps_accept, pass)) return false;
  std::size_t last = 0;
  for (auto const& d : pass.lines) last += (d.count - 1) * d.load_position;
  return last < pass.source.count && elements_per_transform(pass, &LineDim::load_position) < most_positions &&
         elements_per_transform(pass, &LineDim::store_position) < most_positions;
}

/// Elements of a line that places reach, and that a sweep may count (SmallDivisor). Of odd lines scratch holds half,
/// and sweeps meet half or none of the reals that a half-spectrum belongs to.
std::size_t longest_line(Pass const& pass) {
  auto const ends = ends_for(pass);
  if (ends == ScratchLineEnds::elements) return most_scratch_line_elements;
  bool const is_half = ends == ScratchLineEnds::odd_lines && !maps_reals(pass.source.map.side.map);
  return is_half ? 2 * (most_scratch_line_elements - 1) - 1 : most_scratch_line_elements - 1;
}

}  // namespace

bool reaches_lines(Context const& context, Pass const& pass) {
  constexpr std::ptrdiff_t most_extent = std::ptrdiff_t{1} << 30;  // reals that are taken as pairs count twice
  std::size_t const most = longest_line(pass);
  if (context.lanes() || !context.machine.compiled.scratch_line || !context.native() || pass.length > most)
    return false;
  auto const N = static_cast<std::ptrdiff_t>(pass.length);
  return magnitude(pass.source.stride) <= most_extent / N && magnitude(pass.target.stride) <= most_extent / N;
}

bool takes_scratch_line(Context const& context, Pass const& pass) {
  // of lines in passes: the big twiddle is a product of two roots, which took 36 elements (forced) over their bound
  constexpr std::size_t least_turned = 64;
  auto const* const twiddle = pass.target.ops.find<ops::Twiddle>();
  return pass.length >= least_scratch_line && (twiddle == nullptr || twiddle->length >= least_turned) &&
         accepts(scratch_line_accepts, pass) && reaches_lines(context, pass);
}

namespace {

/// Whether the rows of a box lie within 32 bits of elements.
bool reaches_rows(Pass const& pass) {
  constexpr std::ptrdiff_t most_extent = std::ptrdiff_t{1} << 30;
  std::ptrdiff_t load = 0, store = 0;
  for (std::size_t d = 0; d < pass.middle.row_steps.size(); ++d) {
    auto const steps = static_cast<std::ptrdiff_t>(pass.middle.box[d + 1] - 1);
    for (auto const& [extent, step] :
         {std::pair(&load, pass.middle.row_steps[d].load), std::pair(&store, pass.middle.row_steps[d].store)}) {
      if (magnitude(step) > most_extent) return false;
      *extent += steps * magnitude(step);
    }
  }
  return load <= most_extent && store <= most_extent;
}

/// Boxes whose elements all lie one behind the other, or of reals in rows.
bool takes_box(Context const& context, Pass const& pass) {
  bool const is_complex = accepts(boxes_accept, pass) && pass.middle.row_steps.empty();
  return !pass.middle.box.empty() && (is_complex || takes_real_box(pass)) && pass.source.stride == 1 &&
         pass.target.stride == 1 && !is_tile(pass) && reaches_rows(pass) && reaches_lines(context, pass);
}

}  // namespace

bool takes_any_ends(Context const& context, Pass const& pass) {
  bool const takes_reals = pass.length >= 2 && takes_real_kind(pass) && reaches_lines(context, pass);
  return takes_reals || takes_scratch_line(context, pass) || takes_chirps(context, pass) || takes_box(context, pass);
}

}  // namespace TeamFFT::Impl
