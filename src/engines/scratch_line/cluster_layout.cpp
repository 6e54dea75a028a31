// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/scratch_line/cluster_layout.hpp"

#include "engines/scratch_line/digits.hpp"
#include "engines/scratch_line/team.hpp"

#include <TeamFFT/device/math/scalar.hpp>

namespace TeamFFT::Impl {

namespace {

/// The team's places of a stage behind the first, in the order in which its threads take them.
std::vector<Place> own_places(std::vector<Place> places, Choice const& t, unsigned team, bool last) {
  unsigned const R = t.radices[0], rows = cluster_rows_of(R, t.teams()), first = team * rows;
  std::erase_if(places, [&](Place const& p) { return p.twiddle % rows + first >= R; });
  for (auto& p : places) {
    p.twiddle = static_cast<std::uint16_t>(p.twiddle % rows + first + p.twiddle / rows * R);
    if (last) p.write = p.twiddle;
  }
  return places;
}

}  // namespace

Choice own_rows(Choice t) {
  t.radices[0] = cluster_rows_of(t.radices[0], t.teams());
  return t;
}

std::size_t own_elements(std::size_t length, Choice const& t) {
  return length / t.radices[0] * cluster_rows_of(t.radices[0], t.teams());
}

std::size_t own_columns(Pass const& pass, Choice const& t, Precision precision) {
  std::size_t const unit = pass.tiles.load ? 1 : bytes_of_sector / (2 * scalar_bytes(precision));
  return divided_up(divided_up(pass.length / t.radices[0], t.teams()), unit) * unit;
}

ScratchLineLayout cluster_layout(Pass const& pass, Choice const& t, Precision precision) {
  std::size_t const count = t.radices.size(), length = own_elements(pass.length, t);
  std::size_t const firsts = t.lines_per_team * own_columns(pass, t, precision);
  auto const own = own_rows(t);
  auto const digits = digit_layout(length, own, pass.tiles, precision);
  ScratchLineLayout layout;
  layout.shape.middle_count = static_cast<std::uint32_t>(count - 2);
  layout.shape.info_bytes = static_cast<std::uint32_t>(info_bytes_of(pass, t));
  layout.scratch_bytes = layout.shape.info_bytes + t.lines_per_team * digits.pitch * 2 * scalar_bytes(precision);
  std::uint32_t L = 1;
  for (std::size_t s = 0; s < count; L *= t.radices[s++]) {
    auto const places = digit_places(length, own, digits, s);
    auto const begin = static_cast<std::uint32_t>(layout.places.size()),
               S = static_cast<std::uint32_t>(pass.length / t.radices[s]);
    auto const full = static_cast<std::uint32_t>(s == 0 ? firsts : places.size());
    (s == 0           ? layout.shape.first
     : s + 1 == count ? layout.shape.last
                      : layout.shape.middle[s - 1]) =
        ScratchLineStage{t.radices[s], begin, 0, full, L, S, digits.step[s]};
    if (s == 0) layout.places.insert(layout.places.end(), places.begin(), places.end());
    for (unsigned team = 0; s != 0 && team < t.teams(); ++team) {
      auto const part = own_places(places, t, team, s + 1 == count);
      layout.places.insert(layout.places.end(), part.begin(), part.end());
    }
  }
  return layout;
}

ScratchLineClusterShape cluster_shape(ScratchLineShape const& stages, Choice const& t) {
  ScratchLineClusterShape shape{stages, t.teams(), std::get<ScratchLineClusterChoice>(t.engine).lines_ahead, {}};
  unsigned const rows = cluster_rows_of(t.radices[0], t.teams());
  for (unsigned r = 0; r < t.radices[0]; ++r) shape.results[r] = {r / rows, r % rows * stages.first.step};
  return shape;
}

}  // namespace TeamFFT::Impl
