// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/lanes/ends.hpp"

#include <algorithm>

namespace TeamFFT::Impl {

bool is_packed_spectrum(End const& end) {
  auto side = end.map.side;
  side.conjugate = false;
  return side == Side{Map::half, Packing::spectrum};
}

bool is_whole_spectrum(Pass const& pass, End const& end, Features asked) {
  return is_packed_spectrum(end) && end.map.count > pass.line_elements() &&
         asked.are_within(features::swap | features::scale | features::line_wise | features::reals);
}

bool has_group_end(Pass const& pass, End const& end, Features asked) {
  constexpr Features all = features::swap | features::scale | features::line_wise | features::reals | features::pairs;
  bool const load = &end == &pass.source;
  auto const has_position = [&](LineDim const& d) { return (load ? d.load_position : d.store_position) != 0; };
  if (!asked.are_within(all) || end.map.fold || end.position_step != 1 || std::ranges::any_of(pass.lines, has_position))
    return false;
  Side const& side = end.map.side;
  bool const half = side.map == Map::half, line_wise = load ? end.loads_line_wise() : end.stores_line_wise();
  if (side.packing == Packing::spectrum && half) return is_whole_spectrum(pass, end, asked);
  if (!half && !end.is_real()) return false;
  if (side.map != Map::none && !half) return end.map.count >= end.map.length;
  std::size_t const stored = half && !load ? pass.length / 2 + 1 : pass.length;  // rows that memory has
  std::size_t const elements = half                             ? pass.length / 2 + 1
                               : side.packing == Packing::pairs ? 2 * pass.length
                                                                : pass.length;
  return side.packing != Packing::spectrum && (side.packing == Packing::pairs || end.count >= stored) &&
         (!line_wise || end.map.count >= elements);
}

bool is_real_along(Pass const& pass, End const& end, Features asked) {
  bool const half = end.map.side.map == Map::half, real = end.is_real() && end.map.side.map == Map::none;
  return end.stride == 1 && (half || real) && end.map.side.packing == Packing::none && has_group_end(pass, end, asked);
}
bool has_real_end_along(Pass const& pass) {
  return is_real_along(pass, pass.source, load_features(pass)) ||
         is_real_along(pass, pass.target, store_features(pass));
}

bool is_mapped_along(Pass const& pass, End const& end, Features asked) {
  return end.stride == 1 && end.is_real() && end.map.side.map != Map::none && end.map.side.map != Map::half &&
         has_group_end(pass, end, asked);
}
bool has_mapped_end_along(Pass const& pass) {
  return is_mapped_along(pass, pass.source, load_features(pass)) ||
         is_mapped_along(pass, pass.target, store_features(pass));
}

bool is_called_along(Pass const& pass, End const& end, Features asked, std::size_t LineDim::*position) {
  auto const plain = features::swap | features::scale | features::called,
             line_wise = plain | features::line_wise | features::reals;
  bool const whole =
      end.position_step == 1 && std::ranges::all_of(pass.lines, [&](LineDim const& d) { return d.*position == 0; });
  if (!asked.have(features::called) || !whole) return false;
  bool const pairs = end.is_real() && end.map.side == Side{Map::none, Packing::pairs};
  return asked.are_within(plain | features::crop) ||
         (asked.are_within(line_wise) && (pairs || (is_packed_spectrum(end) && end.map.count > pass.line_elements())));
}

bool is_gathered(End const& end, Features asked) {
  return end.stride != 1 && end.element == ElementKind::complex && asked.are_within(features::swap | features::scale);
}
bool has_gathered_end(Pass const& pass) {
  return is_gathered(pass.source, load_features(pass)) || is_gathered(pass.target, store_features(pass));
}

}  // namespace TeamFFT::Impl
