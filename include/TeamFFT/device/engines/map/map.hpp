// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The map kernel: lines through the ends of a real kind, from memory to memory, and no transform. On one side of the
// pass are the elements of a real line, a half-spectrum, a DCT or a DST, on the other the complex line that other
// passes transform: that of half the length, or that of an odd line and its partner.
#ifndef TEAMFFT_DEVICE_ENGINES_MAP_MAP_HPP
#define TEAMFFT_DEVICE_ENGINES_MAP_MAP_HPP

#include <TeamFFT/device/ends/half_spectrum.hpp>
#include <TeamFFT/device/ends/trigonometric.hpp>
#include <TeamFFT/device/ends/locate_lines.hpp>
#include <TeamFFT/device/math/twiddle.hpp>
#include <TeamFFT/device/engines/scratch_line/sweep_ahead.hpp>

#include <TeamFFT/device/engines/map/contract.hpp>

namespace TeamFFT::Impl {

/// A team's lines in memory as the ends see them.
template <class Real>
struct MappedLines {
  using Scalar = Real;
  static constexpr bool is_odd = false;  ///< those of half the length
  PassArguments<Real> const& a;
  ScratchTeam<Real> const& t;
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
  TEAMFFT_FUNCTION void load_items(Member const& member, std::uint32_t items, Read const& read,
                                   Put const& put_item) const {
    sweep(member, items, flag_tile_load, read, put_item);
  }
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void store_items(Member const& member, std::uint32_t items, Read const& read,
                                    Put const& put_item) const {
    sweep(member, items, flag_tile_store, read, put_item);
  }

 private:
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void sweep(Member const& member, std::uint32_t items, std::uint32_t tile, Read const& read,
                              Put const& put_item) const {
    if (first_item >= items) return;
    std::uint32_t const left = items - first_item, first = first_item;
    sweep_ahead<96, 4>(
        member, Sweep{small_divisor(t.lines), small_divisor(left < items_of_team ? left : items_of_team), a.has(tile)},
        [&](std::uint32_t line, std::uint32_t i) { return read(line, first + i); },
        [&](std::uint32_t line, std::uint32_t i, auto const& item) { put_item(line, first + i, item); });
  }
};

/// Two of them as one complex line of the same, odd length (maps.hpp, packings of two lines): the ends' lines 2l and 2l
/// + 1 are the pass' line l and its partner. What a thread puts of the one waits for the other's.
template <class Real>
struct PairedLines {
  using Scalar = Real;
  static constexpr bool is_odd = true;
  PassArguments<Real> const& a;
  MappedLines<Real> const& lines;
  std::int64_t partner_load = 0, partner_store = 0;
  mutable Complex<Real> low{}, high{};  ///< V_k that wait, 2k < N and 2k > N

  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t load_offset(std::uint32_t line) const {
    return lines.load_offset(line / 2) + (has_partner(line) ? partner_load : 0);
  }
  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t store_offset(std::uint32_t line) const {
    return lines.store_offset(line / 2) + (has_partner(line) ? partner_store : 0);
  }
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> factor(std::uint32_t table, std::uint32_t k) const {
    return lines.factor(table, k);
  }

  TEAMFFT_FUNCTION void put(std::uint32_t line, std::uint32_t k, Complex<Real> const& v) const {
    Complex<Real>& waiting = 2 * k > a.length ? high : low;
    if (line % 2 == 0)
      waiting = v;
    else
      lines.put(line / 2, k, {waiting.re - v.im, waiting.im + v.re});
  }
  TEAMFFT_FUNCTION void put_real(std::uint32_t line, std::uint32_t p, Real v) const {
    if (line % 2 == 0)
      low.re = v;
    else
      lines.put(line / 2, p, {low.re, v});
  }
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> fetch(std::uint32_t line, std::uint32_t k) const {
    auto const z = lines.fetch(line / 2, k), mirror = conjugate(lines.fetch(line / 2, k == 0 ? 0 : a.length - k));
    auto const sum = z + mirror, difference = z - mirror;
    return line % 2 == 0 ? Complex<Real>{sum.re / 2, sum.im / 2} : Complex<Real>{difference.im / 2, -difference.re / 2};
  }
  [[nodiscard]] TEAMFFT_FUNCTION Real fetch_real(std::uint32_t line, std::uint32_t p) const {
    auto const z = lines.fetch(line / 2, p);
    return line % 2 == 0 ? z.re : z.im;
  }

  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void load_items(Member const& member, std::uint32_t items, Read const& read,
                                   Put const& put_item) const {
    lines.load_items(member, items, of_both(read), put_both(put_item));
  }
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void store_items(Member const& member, std::uint32_t items, Read const& read,
                                    Put const& put_item) const {
    lines.store_items(member, items, of_both(read), put_both(put_item));
  }

 private:
  template <class Item>
  struct Both {
    Item first, second;
  };

  [[nodiscard]] TEAMFFT_FUNCTION bool has_partner(std::uint32_t line) const {
    return line % 2 != 0 && lines.t.info[line / 2].twiddle != a.maps.line_alone;
  }

  template <class Read>
  TEAMFFT_FUNCTION auto of_both(Read const& read) const {
    return [&read](std::uint32_t line, std::uint32_t i) {
      return Both<decltype(read(0u, 0u))>{read(2 * line, i), read(2 * line + 1, i)};
    };
  }
  template <class Put>
  TEAMFFT_FUNCTION auto put_both(Put const& put_item) const {
    return [&put_item](std::uint32_t line, std::uint32_t i, auto const& item) {
      put_item(2 * line, i, item.first);
      put_item(2 * line + 1, i, item.second);
    };
  }
};

/// The maps of the pass for such lines, which lie on one of its sides.
template <class Lines, class Real, class Member>
TEAMFFT_FUNCTION void map_lines(Member const& member, PassArguments<Real> const& a, Lines const& lines) {
  if (a.has(flag_line_wise_load)) {
    if (maps_reals(a.maps.load))
      TrigonometricEnds::load(member, lines);
    else
      HalfSpectrumEnds::load(member, lines);
  } else if (maps_reals(a.maps.store)) {
    TrigonometricEnds::store(member, lines);
  } else {
    HalfSpectrumEnds::store(member, lines);
  }
}

/// The kernel's body for one team; `scratch` holds the LineInfos. TwoLines: of packings of two lines.
template <bool TwoLines, class Real, class Member>
TEAMFFT_FUNCTION void map_kernel(Member const& member, PassArguments<Real> const& a, MapShape const& shape,
                                 char* scratch) {
  std::uint32_t const rank = member.league_rank(), tile = rank / shape.parts, first_line = tile * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0,
                      lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  ScratchTeam<Real> const team{a, info, nullptr, first_line, lines};
  locate_lines(member, a, first_line, info);
  MappedLines<Real> const mapped{a, team, (rank - tile * shape.parts) * shape.items, shape.items};
  if constexpr (TwoLines)
    map_lines(member, a, PairedLines<Real>{a, mapped, shape.partner_load, shape.partner_store});
  else
    map_lines(member, a, mapped);
}

}  // namespace TeamFFT::Impl

#endif
