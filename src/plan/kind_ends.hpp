// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What each kind puts on both ends of its axis: the maps of device/math/maps.hpp, and how the values between them
// relate to each other.
#ifndef TEAMFFT_PLAN_KIND_ENDS_HPP
#define TEAMFFT_PLAN_KIND_ENDS_HPP

#include "plan/rules/rule.hpp"

#include <TeamFFT/detail/kinds.hpp>
#include <TeamFFT/device/math/maps.hpp>

#include <algorithm>
#include <iterator>

namespace TeamFFT::Impl {

struct KindEnds {
  Kind kind = Kind::c2c_forward;
  Core core = Core::complex;
  Side load, store;
  std::size_t factor = 1;  ///< N = factor n + offset, the length of the transform that the maps see
  int offset = 0;
  enum class Lengths : std::uint8_t { all, even, odd } lengths = Lengths::all;  ///< n for which these are the ends
};

inline constexpr Side reversed(Map map) { return {.map = map, .reversed = true}; }
inline constexpr Side alternating(Map map) { return {.map = map, .alternate = true}; }

inline constexpr KindEnds all_kind_ends[] = {
    {Kind::c2c_forward, Core::complex, {}, {}},
    {Kind::c2c_backward, Core::complex, {}, {}},
    {Kind::r2c, Core::real, {}, {Map::half}},
    {Kind::c2r, Core::hermitian, {Map::half}, {}},
    {Kind::dct1, Core::real, {Map::even}, {Map::even}, 2, -2},
    {Kind::dct2, Core::real, {Map::interleaved}, {Map::rotated}},
    {Kind::dct3, Core::hermitian, {Map::rotated}, {Map::interleaved}},
    {Kind::dct4, Core::complex, {Map::twisted}, {Map::twisted}, 1, 0, KindEnds::Lengths::even},
    {Kind::dct4, Core::real, {Map::quartered}, {Map::quartered}, 1, 0, KindEnds::Lengths::odd},
    {Kind::dst1, Core::real, {Map::odd}, {Map::odd}, 2, 2},
    {Kind::dst2, Core::real, alternating(Map::interleaved), reversed(Map::rotated)},
    {Kind::dst3, Core::hermitian, reversed(Map::rotated), alternating(Map::interleaved)},
    {Kind::dst4, Core::complex, reversed(Map::twisted), alternating(Map::twisted), 1, 0, KindEnds::Lengths::even},
    {Kind::dst4, Core::real, reversed(Map::quartered), alternating(Map::quartered), 1, 0, KindEnds::Lengths::odd},
    {Kind::r2hc, Core::real, {}, {Map::half_complex}},
    {Kind::hc2r, Core::hermitian, {Map::half_complex}, {}},
    {Kind::dht, Core::real, {}, {Map::hartley}},
};

static_assert(std::ranges::all_of(kind_rows, [](KindRow const& row) {
  return std::ranges::any_of(all_kind_ends, [&](KindEnds const& ends) { return ends.kind == row.kind; });
}));

[[nodiscard]] inline KindEnds const& ends_of(Kind kind, std::size_t n) {
  return *std::ranges::find_if(all_kind_ends, [&](KindEnds const& ends) {
    return ends.kind == kind &&
           (ends.lengths == KindEnds::Lengths::all || (ends.lengths == KindEnds::Lengths::odd) == (n % 2 == 1));
  });
}

}  // namespace TeamFFT::Impl

#endif
