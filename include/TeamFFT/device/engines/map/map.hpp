// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The map kernel: lines through the ends of a real kind, from memory to memory, and no transform. On one side of the pass are the elements of a real line, a
// half-spectrum, a DCT or a DST, on the other the complex line of half the length that other passes transform.
#ifndef TEAMFFT_DEVICE_ENGINES_MAP_MAP_HPP
#define TEAMFFT_DEVICE_ENGINES_MAP_MAP_HPP

#include <TeamFFT/device/ends/half_spectrum.hpp>
#include <TeamFFT/device/ends/trigonometric.hpp>
#include <TeamFFT/device/engines/scratch_line/general_stage.hpp>
#include <TeamFFT/device/engines/scratch_line/sweep_ahead.hpp>

#include <TeamFFT/device/engines/map/contract.hpp>

namespace TeamFFT::Impl {

/// A team's lines in memory as the ends see them.
template <class Real>
struct MappedLines {
  using Scalar = Real;
  static constexpr bool is_odd = false;  ///< those of half the length
  PassArguments<Real> const& a;
  GeneralTeam<Real> const& t;
  std::uint32_t first_item, items_of_team;

  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t load_offset(std::uint32_t line) const { return t.info[line].load; }
  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t store_offset(std::uint32_t line) const { return t.info[line].store; }
  /// f(k) of a table of factors, or of two tables of roots.
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> factor(std::uint32_t table, std::uint32_t k) const {
    return TeamFFT::Impl::factor(a, table, static_cast<std::uint64_t>(k));
  }
  /// Element j of the complex line at the store, and element k of that at the load.
  TEAMFFT_FUNCTION void put(std::uint32_t line, std::uint32_t j, Complex<Real> const& z) const {
    write_element(a, store_offset(line) + std::int64_t{j} * a.store_stride, z);
  }
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> fetch(std::uint32_t line, std::uint32_t k) const {
    return read_element(a, load_offset(line) + std::int64_t{k} * a.load_stride);
  }

  /// put(line, i, read(line, i)) for the team's part of `items`, some reads of a thread before their puts.
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void load_items(Member const& member, std::uint32_t items, Read const& read, Put const& put_item) const {
    sweep(member, items, flag_tile_load, read, put_item);
  }
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void store_items(Member const& member, std::uint32_t items, Read const& read, Put const& put_item) const {
    sweep(member, items, flag_tile_store, read, put_item);
  }

 private:
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void sweep(Member const& member, std::uint32_t items, std::uint32_t tile, Read const& read, Put const& put_item) const {
    if (first_item >= items) return;
    std::uint32_t const left = items - first_item, first = first_item;
    sweep_ahead<96, 4>(
        member, Sweep{small_divisor(t.lines), small_divisor(left < items_of_team ? left : items_of_team), a.has(tile)},
        [&](std::uint32_t line, std::uint32_t i) { return read(line, first + i); },
        [&](std::uint32_t line, std::uint32_t i, auto const& item) { put_item(line, first + i, item); });
  }
};

/// The kernel's body for one team; `scratch` holds the LineInfos.
template <class Real, class Member>
TEAMFFT_FUNCTION void map_kernel(Member const& member, PassArguments<Real> const& a, MapShape const& shape, char* scratch) {
  std::uint32_t const rank = member.league_rank(), tile = rank / shape.parts, first_line = tile * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0, lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  GeneralTeam<Real> const team{a, info, nullptr, first_line, lines};
  locate_lines(member, a, first_line, info);
  MappedLines<Real> const mapped{a, team, (rank - tile * shape.parts) * shape.items, shape.items};
  if (a.has(flag_line_wise_load)) {
    if (is_trigonometric(a.maps.load))
      TrigonometricEnds::load(member, mapped);
    else
      HalfSpectrumEnds::load(member, mapped);
  } else if (is_trigonometric(a.maps.store)) {
    TrigonometricEnds::store(member, mapped);
  } else {
    HalfSpectrumEnds::store(member, mapped);
  }
}

}  // namespace TeamFFT::Impl

#endif
