// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/ends.hpp"

#include "engines/scratch_line/engine.hpp"
#include "engines/scratch_line/general_layout.hpp"
#include "engines/scratch_line/team.hpp"
#include "pass/features.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

bool has_positions(Pass const& pass) {
  return std::ranges::any_of(pass.lines, [](LineDim const& d) { return d.load_position != 0 || d.store_position != 0; });
}

/// A half-spectrum of a whole line, in the packing of its length.
bool is_half_spectrum(Pass const& pass, Side const& side) {
  return side.map == Map::half && !side.reversed && !side.alternate &&
         (side.packing == Packing::spectrum || (side.packing == Packing::none && pass.length % 2 != 0));
}

/// The reals of such a line, whose values are one or two of them.
bool is_reals(End const& end) { return end.is_real() && (end.map.side == Side{} || end.map.side == Side{Map::none, Packing::pairs}); }

/// The reals of a DCT or DST of a whole line on both sides.
bool has_trigonometric_ends(Pass const& pass) {
  auto const fits = [&](End const& end) { return end.is_real() && is_trigonometric(end.map.side.map) && !end.map.fold; };
  return fits(pass.source) && fits(pass.target) && pass.length == pass.line_elements();
}

bool has_plain_load(Pass const& pass) { return load_features(pass).are_within(plain_load); }
bool has_plain_store(Pass const& pass) { return store_features(pass).are_within(plain_store); }

}  // namespace

bool takes_real_kind(Pass const& pass) {
  if (!accepts(real_kinds_accept, pass) || has_positions(pass)) return false;
  auto const &load = pass.source.map, &store = pass.target.map;
  if (is_trigonometric(load.side.map) || is_trigonometric(store.side.map)) return has_trigonometric_ends(pass);
  if (pass.source.is_real() ? is_reals(pass.source) && (load.side.packing == Packing::pairs || has_plain_load(pass)) : has_plain_load(pass))
    return is_half_spectrum(pass, store.side) && !store.fold && !pass.target.is_real();
  return !pass.source.is_real() && is_half_spectrum(pass, load.side) && (has_plain_store(pass) || is_reals(pass.target));
}

ScratchLineEnds ends_of(Choice const& choice) {
  auto const* const own = choice.as<ScratchLineChoice>();
  return own == nullptr ? ScratchLineEnds::elements : own->ends;
}

SweptEnds swept_ends(Pass const& pass, Choice const& choice) {
  if (ends_of(choice) == ScratchLineEnds::elements) return {};
  return {!has_plain_load(pass), !has_plain_store(pass)};
}

}  // namespace TeamFFT::Impl
