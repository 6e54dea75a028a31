// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/register_line/real_kind.hpp"

#include "engines/register_line/engine.hpp"

#include <algorithm>
#include <iterator>

namespace TeamFFT::Impl {

namespace {

/// One end of a whole real transform.
struct RealEnd {
  Map map;
  Packing packing;
  bool reals;
};

/// What a kind of rows computes: which ends, and whether both are swapped.
struct RealEnds {
  RealKind kind;
  RealEnd source, target;
  bool swapped;
  bool odd_length;  ///< of n itself
};

constexpr auto plain = Packing::none, pairs = Packing::pairs, spectrum = Packing::spectrum;

constexpr RealEnds all_ends[] = {
    {RealKind::r2c, {Map::none, pairs, true}, {Map::half, spectrum, false}, false, false},
    {RealKind::c2r, {Map::half, spectrum, false}, {Map::none, pairs, true}, true, false},
    {RealKind::odd_r2c, {Map::none, plain, true}, {Map::half, plain, false}, false, true},
    {RealKind::odd_c2r, {Map::half, plain, false}, {Map::none, plain, true}, true, true},
    {RealKind::to_half, {Map::none, plain, false}, {Map::halved, plain, false}, false, false},
    {RealKind::from_half, {Map::halved, plain, false}, {Map::none, plain, false}, true, false},
    {RealKind::type1, {Map::even, pairs, true}, {Map::even, spectrum, true}, false, false},
    {RealKind::type1, {Map::odd, pairs, true}, {Map::odd, spectrum, true}, false, false},
    {RealKind::type2, {Map::interleaved, pairs, true}, {Map::rotated, spectrum, true}, false, false},
    {RealKind::type3, {Map::rotated, spectrum, true}, {Map::interleaved, pairs, true}, true, false},
    {RealKind::type4, {Map::twisted, plain, true}, {Map::twisted, plain, true}, false, false},
};

bool is(End const& end, RealEnd const& wanted) {
  return end.map.side.map == wanted.map && end.map.side.packing == wanted.packing && end.is_real() == wanted.reals;
}

/// Rader's convolution of whole real lines, from or to their half-spectra.
bool is_real_rader(Pass const& pass) {
  auto const &load = pass.source, &store = pass.target;
  auto const* const permutation = load.ops.find<ops::Permutation>();
  if (!pass.convolves() || pass.middle.convolution->filter != Filter::rader || permutation == nullptr ||
      !store.ops.has<ops::Permutation>())
    return false;
  std::size_t const p = permutation->prime;
  if (pass.length + 1 != p || pass.length % 2 != 0 || store.map.fold || pass.middle.convolution->factors.size() != 1)
    return false;
  bool const forward = is(load, {Map::none, plain, true}) && is(store, {Map::half, plain, false});
  bool const backward = is(load, {Map::half, plain, false}) && is(store, {Map::none, plain, true});
  return (forward && load.map.count >= p) || (backward && load.map.count >= p / 2 + 1);
}

/// Each line holds all positions of a transform.
bool is_whole(Pass const& pass) {
  bool const positions =
      std::ranges::any_of(pass.lines, [](LineDim const& d) { return d.load_position != 0 || d.store_position != 0; });
  return !positions && pass.source.position_step == 1 && pass.target.position_step == 1 && !pass.target.map.fold;
}

}  // namespace

RealKind real_kind_of(Pass const& pass) {
  if (is_real_rader(pass)) return RealKind::prime;
  if (!is_whole(pass) || !accepts(real_rows_accept, pass)) return RealKind::none;
  bool const swap_load = pass.source.ops.has<ops::Swap>(), swap_store = pass.target.ops.has<ops::Swap>();
  std::size_t const n = (pass.source.map.side.map != Map::none ? pass.source : pass.target).map.length;
  auto const found = std::ranges::find_if(all_ends, [&](RealEnds const& ends) {
    return is(pass.source, ends.source) && is(pass.target, ends.target) && swap_load == ends.swapped &&
           swap_store == ends.swapped && (!ends.odd_length || (pass.length % 2 == 1 && pass.length == n));
  });
  return found != std::end(all_ends) ? found->kind : RealKind::none;
}

}  // namespace TeamFFT::Impl
