// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/layout.hpp"

#include "engines/scratch_line/digits.hpp"
#include "engines/scratch_line/ends.hpp"
#include "engines/scratch_line/team.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

namespace TeamFFT::Impl {

namespace {

/// Bytes of the big twiddle's factors.
std::size_t root_bytes_of(Pass const& pass, Choice const& t, Precision precision) {
  bool const at_load = pass.source.ops.has<ops::Twiddle>();
  if (!at_load && !pass.target.ops.has<ops::Twiddle>()) return 0;
  return root_kinds(at_load ? t.radices.front() : t.radices.back()) * t.lines_per_team * 2 * scalar_bytes(precision);
}

}  // namespace

std::size_t scratch_line_scratch(Pass const& pass, Choice const& t, std::size_t buffer, Precision precision) {
  return info_bytes_of(pass, t) + root_bytes_of(pass, t, precision) + buffer * 2 * scalar_bytes(precision);
}

ScratchLineLayout scratch_line_layout(Pass const& pass, Choice const& t, Precision precision) {
  std::size_t const count = t.radices.size();
  auto const digits = digit_layout(pass.length, t, pass.tiles, precision);
  ScratchLineLayout layout;
  layout.shape.middle_count = static_cast<std::uint32_t>(count < 2 ? 0 : count - 2);
  layout.shape.info_bytes = static_cast<std::uint32_t>(info_bytes_of(pass, t));
  layout.shape.root_bytes = static_cast<std::uint32_t>(root_bytes_of(pass, t, precision));
  layout.scratch_bytes = scratch_line_scratch(pass, t, std::size_t{t.lines_per_team} * digits.pitch, precision);
  auto const swept = swept_ends(pass, t);
  layout.pitch = digits.pitch;
  if (swept.load) layout.load_slots = digit_slots(pass.length, t, digits, false);
  if (swept.store) layout.store_slots = digit_slots(pass.length, t, digits, true);
  std::uint32_t L = 1;
  for (std::size_t s = 0; s < count; L *= t.radices[s++]) {
    auto const places = digit_places(pass.length, t, digits, s, swept);
    auto const begin = static_cast<std::uint32_t>(layout.places.size()), S = static_cast<std::uint32_t>(pass.length / t.radices[s]);
    (s == 0           ? layout.shape.first
     : s + 1 == count ? layout.shape.last
                      : layout.shape.middle[s - 1]) = ScratchLineStage{t.radices[s], begin, 0, static_cast<std::uint32_t>(places.size()), L, S, digits.step[s]};
    layout.places.insert(layout.places.end(), places.begin(), places.end());
  }
  if (count == 1) layout.shape.last = layout.shape.first;
  return layout;
}

}  // namespace TeamFFT::Impl
