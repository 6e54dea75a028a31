// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapped_lines.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

namespace {

bool has_no_position(Pass const& pass, std::size_t step, std::size_t LineDim::*position) {
  return step == 1 && std::all_of(pass.lines.begin(), pass.lines.end(), [&](LineDim const& d) { return d.*position == 0; });
}

}  // namespace

bool has_whole_mapped_load(Pass const& pass) {
  if (!has_no_position(pass, pass.load_position_step, &LineDim::load_position)) return false;
  auto const& side = pass.load_side;
  bool const spectrum = side.packing == Packing::spectrum, pairs = side.packing == Packing::pairs;
  switch (side.map) {
    case Map::half: return !pass.real_load && !pairs && pass.map_count >= pass.transform_length / 2 + 1;
    case Map::rotated: return pass.real_load && !pairs && !side.alternate && pass.map_count >= pass.map_length;
    case Map::twisted: return pass.real_load && !pairs && !spectrum && !side.alternate && pass.map_count >= pass.map_length;
    case Map::quartered: return pass.real_load && !pairs && !spectrum;
    default: return pass.real_load && !spectrum;
  }
}

bool has_whole_mapped_store(Pass const& pass) {
  if (!has_no_position(pass, pass.store_position_step, &LineDim::store_position) || pass.fold_step != 0) return false;
  auto const& side = pass.store_side;
  bool const spectrum = side.packing == Packing::spectrum, pairs = side.packing == Packing::pairs;
  switch (side.map) {
    case Map::half: return !pass.real_store && !pairs;
    case Map::rotated:
    case Map::even:
    case Map::odd: return pass.real_store && !pairs && !side.alternate;
    case Map::twisted: return pass.real_store && !pairs && !spectrum && !side.reversed;
    case Map::quartered: return pass.real_store && !pairs && !spectrum && !side.reversed;
    default: return pass.real_store && !spectrum && !side.reversed;
  }
}

}  // namespace TeamFFT::Impl
