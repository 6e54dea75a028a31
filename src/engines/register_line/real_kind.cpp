// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/register_line/real_kind.hpp"

#include <algorithm>
#include <utility>

namespace TeamFFT::Impl {

namespace {

/// Rader's convolution of whole real lines, from or to their half-spectra.
bool is_real_rader(Pass const& pass) {
  if (pass.algorithm != Algorithm::convolution || pass.filter != Filter::rader || !pass.gather || !pass.scatter) return false;
  if (pass.length + 1 != pass.permutation_prime || pass.length % 2 != 0 || pass.fold_step != 0 || pass.filter_factors.size() != 1) return false;
  auto const forward = std::pair(Map::none, Map::half), backward = std::pair(Map::half, Map::none), maps = std::pair(pass.load_side.map, pass.store_side.map);
  if (pass.load_side.packing != Packing::none || pass.store_side.packing != Packing::none) return false;
  if (pass.real_load != pass.real_store && pass.map_count < (pass.real_load ? pass.permutation_prime : pass.permutation_prime / 2 + 1)) return false;
  return (maps == forward && pass.real_load && !pass.real_store) || (maps == backward && !pass.real_load && pass.real_store);
}

/// Each line holds all positions of a transform, and there is nothing but the maps at its ends.
bool is_whole(Pass const& pass) {
  bool const positions = std::any_of(pass.lines.begin(), pass.lines.end(), [](LineDim const& d) { return d.load_position != 0 || d.store_position != 0; });
  return pass.algorithm == Algorithm::transform && !positions && pass.load_position_step == 1 && pass.store_position_step == 1 && pass.fold_step == 0 &&
         !pass.gather && !pass.scatter && !pass.load_chirp && !pass.store_chirp && pass.load_twiddle_length == 0 && pass.store_twiddle_length == 0 &&
         pass.companion == Companion::none && pass.line_elements == pass.length;
}

bool has(Side const& side, Map map, Packing packing) { return side.map == map && side.packing == packing; }

}  // namespace

RealKind real_kind_of(Pass const& pass) {
  if (is_real_rader(pass)) return RealKind::prime;
  if (!is_whole(pass)) return RealKind::none;
  auto const &load = pass.load_side, &store = pass.store_side;
  auto const ends = [&](Map from, Packing from_packing, Map to, Packing to_packing) { return has(load, from, from_packing) && has(store, to, to_packing); };
  bool const forward = !pass.swap_load && !pass.swap_store, backward = pass.swap_load && pass.swap_store;
  if (pass.real_load && !pass.real_store && forward && ends(Map::none, Packing::pairs, Map::half, Packing::spectrum)) return RealKind::r2c;
  if (!pass.real_load && pass.real_store && backward && ends(Map::half, Packing::spectrum, Map::none, Packing::pairs)) return RealKind::c2r;
  bool const odd = pass.length % 2 == 1 && pass.length == pass.map_length;
  if (odd && pass.real_load && !pass.real_store && forward && ends(Map::none, Packing::none, Map::half, Packing::none)) return RealKind::odd_r2c;
  if (odd && !pass.real_load && pass.real_store && backward && ends(Map::half, Packing::none, Map::none, Packing::none)) return RealKind::odd_c2r;
  if (!pass.real_load && !pass.real_store && forward && ends(Map::none, Packing::none, Map::halved, Packing::none)) return RealKind::to_half;
  if (!pass.real_load && !pass.real_store && backward && ends(Map::halved, Packing::none, Map::none, Packing::none)) return RealKind::from_half;
  if (!pass.real_load || !pass.real_store) return RealKind::none;
  if (forward && ends(Map::even, Packing::pairs, Map::even, Packing::spectrum)) return RealKind::type1;
  if (forward && ends(Map::odd, Packing::pairs, Map::odd, Packing::spectrum)) return RealKind::type1;
  if (forward && ends(Map::interleaved, Packing::pairs, Map::rotated, Packing::spectrum)) return RealKind::type2;
  if (backward && ends(Map::rotated, Packing::spectrum, Map::interleaved, Packing::pairs)) return RealKind::type3;
  if (forward && ends(Map::twisted, Packing::none, Map::twisted, Packing::none)) return RealKind::type4;
  return RealKind::none;
}

}  // namespace TeamFFT::Impl
