// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/ends.hpp"

#include "engines/scratch_line/engine.hpp"
#include "engines/scratch_line/team.hpp"
#include "pass/features.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

bool has_positions(Pass const& pass) {
  return std::ranges::any_of(pass.lines,
                             [](LineDim const& d) { return d.load_position != 0 || d.store_position != 0; });
}

/// A half-spectrum of a whole line, in the packing of its length.
bool is_half_spectrum(Pass const& pass, Side const& side) {
  return side.map == Map::half && !side.reversed && !side.alternate &&
         (side.packing == Packing::spectrum || (side.packing == Packing::none && pass.length % 2 != 0));
}

/// A whole line of odd length, whose reals and values come one by one.
bool is_odd_line(Pass const& pass) {
  auto const is_whole = [](Side const& side) { return side.packing == Packing::none && side.map != Map::twisted; };
  return pass.length % 2 != 0 && is_whole(pass.source.map.side) && is_whole(pass.target.map.side);
}

/// The reals of such a line: of even length in pairs.
bool is_reals(Pass const& pass, End const& end) {
  return end.is_real() && end.map.side == (is_odd_line(pass) ? Side{} : Side{Map::none, Packing::pairs});
}

/// Both ends turn the transform round, or neither.
bool swaps_both_or_none(Pass const& pass) {
  return pass.source.ops.has<ops::Swap>() == pass.target.ops.has<ops::Swap>();
}

/// The reals of a whole line on both sides, with a map at one of them: DCTs, DSTs, half-complex lines, Hartley
/// transforms.
bool has_trigonometric_ends(Pass const& pass) {
  auto const fits = [&](End const& end) {
    Side const& side = end.map.side;
    if (!end.is_real() || !maps_reals(side.map) || end.map.fold) return false;
    return is_odd_line(pass) || side.packing != Packing::none || side.map == Map::twisted;
  };
  auto const fits_or_is_plain = [&](End const& end) { return fits(end) || is_reals(pass, end); };
  return fits_or_is_plain(pass.source) && fits_or_is_plain(pass.target) && pass.length == pass.line_elements() &&
         (!is_odd_line(pass) || swaps_both_or_none(pass));
}

bool has_plain_load(Pass const& pass) { return load_features(pass).are_within(plain_load); }
bool has_plain_store(Pass const& pass) { return store_features(pass).are_within(plain_store); }

}  // namespace

bool takes_real_kind(Pass const& pass) {
  bool const is_empty = pass.source.map.count == 0;  // ends read an element in place of those that are not there
  if (is_empty || !accepts(real_kinds_accept, pass) || has_positions(pass)) return false;
  auto const &load = pass.source.map, &store = pass.target.map;
  if (maps_reals(load.side.map) || maps_reals(store.side.map)) return has_trigonometric_ends(pass);
  if (is_half_spectrum(pass, store.side) && !store.fold && !pass.target.is_real()) {
    if (is_odd_line(pass)) return is_reals(pass, pass.source) && swaps_both_or_none(pass);
    return pass.source.is_real() ? is_reals(pass, pass.source) : has_plain_load(pass);
  }
  if (pass.source.is_real() || !is_half_spectrum(pass, load.side)) return false;
  if (is_odd_line(pass)) return is_reals(pass, pass.target) && swaps_both_or_none(pass);
  return has_plain_store(pass) || is_reals(pass, pass.target);
}

bool takes_real_box(Pass const& pass) {
  constexpr std::size_t least_row = 2;  // element M/2 of a row of M is not element 0
  auto const &load = pass.source.map, &store = pass.target.map;
  auto const are_in_pairs = [](End const& end) {
    return end.is_real() && end.map.side == Side{Map::none, Packing::pairs};
  };
  if (pass.middle.row_steps.empty() || pass.middle.box[0] < least_row || !accepts(real_boxes_accept, pass) ||
      has_positions(pass))
    return false;
  return (are_in_pairs(pass.source) && is_half_spectrum(pass, store.side)) ||
         (is_half_spectrum(pass, load.side) && are_in_pairs(pass.target));
}

ScratchLineEnds ends_for(Pass const& pass) {
  if (takes_real_box(pass)) return ScratchLineEnds::real_kinds;
  if (!takes_real_kind(pass)) return ScratchLineEnds::elements;
  return is_odd_line(pass) ? ScratchLineEnds::odd_lines : ScratchLineEnds::real_kinds;
}

ScratchLineEnds ends_of(Choice const& choice) {
  auto const* const own = choice.as<ScratchLineChoice>();
  return own == nullptr ? ScratchLineEnds::elements : own->ends;
}

SweptEnds swept_ends(Pass const& pass, Choice const& choice) {
  switch (ends_of(choice)) {
    case ScratchLineEnds::elements: return {};
    case ScratchLineEnds::real_kinds: return {!has_plain_load(pass), !has_plain_store(pass)};
    case ScratchLineEnds::odd_lines: break;
  }
  return {!(is_reals(pass, pass.source) && has_plain_load(pass)), !is_reals(pass, pass.target)};
}

bool loads_spectrum(Pass const& pass) {
  Map const map = pass.source.map.side.map;
  return map == Map::half || map == Map::rotated || map == Map::half_complex;
}

HeldLine held_line(Pass const& pass, Choice const& choice) {
  HeldLine line{pass.length, choice, {}, {}};
  if (ends_of(choice) != ScratchLineEnds::odd_lines) return line;
  bool const to_reals = loads_spectrum(pass);
  std::size_t const halved = to_reals ? choice.radices.size() - 1 : 0;
  (to_reals ? line.to_reals : line.from_reals) = halved;
  unsigned& R = line.choice.radices[halved];
  line.length = line.length / R * held_of(R);
  R = held_of(R);
  return line;
}

}  // namespace TeamFFT::Impl
