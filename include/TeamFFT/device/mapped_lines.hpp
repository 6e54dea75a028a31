// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole lines between memory and scratch through maps and packings (maps.hpp): elements that mirror each other meet in one thread (mirrored_lines.hpp),
// or memory is gone through in its own order, several elements under way at once, and the map is the place in scratch.
#ifndef TEAMFFT_DEVICE_MAPPED_LINES_HPP
#define TEAMFFT_DEVICE_MAPPED_LINES_HPP

#include <TeamFFT/device/mirrored_lines.hpp>

namespace TeamFFT::Impl {

/// Where real element i lies among the values of its map: at `first`, and with even and odd again at `second`.
struct RealOrder {
  Map map;
  std::uint32_t n;

  TEAMFFT_FUNCTION bool is_folded() const { return map == Map::even || map == Map::odd; }
  /// Sign and place. Quartered: whichever of i and its images i + 2n (-), i + 4n, 2n-1-i (-), 4n-1-i is (n-1)/2 + 4p.
  TEAMFFT_FUNCTION RealPlace<std::uint32_t> first(std::uint32_t i) const {
    if (map == Map::quartered) {
      std::uint32_t const h = (n - 1) / 2, mirrored = (i - h) & 1u, m = (mirrored ? 2 * n - 1 - i : i) - h;
      bool const second = (m & 2u) != 0;
      return {(m + (second ? 2 * n : !mirrored && i < h ? 4 * n : 0)) / 4, true, second != (mirrored != 0)};
    }
    if (map == Map::interleaved) return {i % 2 == 0 ? i / 2 : n - 1 - i / 2, true, false};
    return {i + (map == Map::odd ? 1 : 0), true, false};
  }
  TEAMFFT_FUNCTION std::uint32_t second(std::uint32_t i) const { return (map == Map::even ? 2 * n - 2 : 2 * n + 1) - i; }
};

/// Real lines in the order of memory: n elements, of which `count` are there.
template <bool Short, class Real>
TEAMFFT_FUNCTION void load_real_lines(PassArguments<Real> const& a, RealOrder const& order, std::uint32_t count, LineInfo const& at,
                                      StagedLines<Short, Real> const& lines, Walk<Short> const& walk) {
  struct Item {
    Real v;
  };
  std::uint32_t const n = order.n;
  bool const pairs = a.maps.load_packing == Packing::pairs, reversed = has(a, mapped_reversed_load), alternate = has(a, mapped_alternate_load);
  bool const folded = order.is_folded(), odd = order.map == Map::odd, ortho = order.map == Map::even && has(a, mapped_ortho) && n != 2;
  std::int64_t const stride = a.load_stride, line_step = walk.over_lines() ? a.dims[0].load : 0;
  Real const* const memory = a.source + at.load;
  in_flight<sizeof(Real) == 4 ? 8 : 4>(
      walk,
      [&](std::uint32_t e) {
        std::uint32_t const m = walk.item(e);
        Real const* const x = memory + std::int64_t{e} * line_step + std::int64_t{m} * stride;
        if (m < count) check_read(a, x - a.source);
        return Item{m < count ? *x : Real(0)};
      },
      [&](std::uint32_t e, Item const& item, bool present) {
        if (!present) return;
        std::uint32_t const m = walk.item(e), i = reversed ? n - 1 - m : m;
        auto const line = lines[walk.line(e)];
        auto const put = [&](std::uint32_t p, Real v) {
          if (pairs)
            line.scalar(p) = v;
          else
            line[p] = {v, Real(0)};
        };
        bool const end = i == 0 || i + 1 == n;
        auto const place = order.first(i);
        Real v = (alternate && m % 2 != 0) != place.negative ? -item.v : item.v;
        if (ortho && end) v *= root_of_two<Real>;
        put(place.index, v);
        if (!folded) return;
        if (odd || !end) put(order.second(i), odd ? -v : v);
        if (odd && i == 0) {
          put(0, Real(0));
          put(n + 1, Real(0));
        }
      });
}

/// The other way, for maps none, interleaved and quartered.
template <bool Short, class Real>
TEAMFFT_FUNCTION void store_real_lines(PassArguments<Real> const& a, RealOrder const& order, LineInfo const& at, StagedLines<Short, Real> const& lines,
                                       Walk<Short> const& walk) {
  struct Item {
    Real v;
  };
  std::uint32_t const n = order.n, swap = a.has(flag_swap_store) ? 1 : 0;
  bool const pairs = a.maps.store_packing == Packing::pairs, alternate = has(a, mapped_alternate_store), quartered = order.map == Map::quartered;
  std::int64_t const stride = a.store_stride, line_step = walk.over_lines() ? a.dims[0].store : 0;
  Real* const memory = a.target + at.store;
  Scale<Real> const scale = a.scale;
  in_flight<4>(
      walk,
      [&](std::uint32_t e) {
        std::uint32_t const i = walk.item(e), p = !quartered ? order.first(i).index : 2 * i + 1 < n ? 2 * i + 1 : 2 * i + 1 - n;
        auto const line = lines[walk.line(e)];
        Real v = line.scalar(pairs ? p ^ swap : 2 * p + swap);
        if (quartered) {  // 2 Re exp(-i pi (2i+1)/4) V_p: the signs of i's quarter
          Real const im = line.scalar(2 * p + 1 - swap);
          v = times_root_of_two(((i + 1) % 4 >= 2 ? -v : v) + (i % 4 >= 2 ? -im : im));
        }
        return Item{scaled(scale, alternate && i % 2 != 0 ? -v : v)};
      },
      [&](std::uint32_t e, Item const& item, bool present) {
        if (!present) return;
        Real* const y = memory + std::int64_t{e} * line_step + std::int64_t{walk.item(e)} * stride;
        check_write(a, y - a.target);
        *y = item.v;
      });
}

/// The place in memory of the line that element e of a walk belongs to.
template <bool Short>
TEAMFFT_FUNCTION LineInfo moved(LineInfo at, Walk<Short> const& walk, std::uint32_t e, DeviceLineDim const& step) {
  if (walk.over_lines()) {
    at.load += e * step.load;
    at.store += e * step.store;
  }
  return at;
}

/// Elements as they are, 0 past load_count: crop and pad, misaligned data.
template <bool Short, class Real>
TEAMFFT_FUNCTION void load_plain_lines(PassArguments<Real> const& a, LineInfo const& at, StagedLines<Short, Real> const& lines, Walk<Short> const& walk) {
  in_flight<2>(
      walk,
      [&](std::uint32_t e) {
        auto const info = moved(at, walk, e, a.dims[0]);
        return load_raw(a, info, walk.item(e));
      },
      [&](std::uint32_t e, Complex<Real> const& v, bool present) {
        if (present) lines[walk.line(e)][walk.item(e)] = v;
      });
}

template <bool Short, class Real>
TEAMFFT_FUNCTION void store_plain_lines(PassArguments<Real> const& a, LineInfo const& at, StagedLines<Short, Real> const& lines, Walk<Short> const& walk) {
  in_flight<2>(
      walk, [&](std::uint32_t e) { return lines[walk.line(e)][walk.item(e)]; },
      [&](std::uint32_t e, Complex<Real> const& v, bool present) {
        if (present) store_finished(a, moved(at, walk, e, a.dims[0]), walk.item(e), v);
      });
}

/// What a kernel's lines in scratch may be: plain elements, or mapped ones too, of whole lines or (parts) of lines that hold parts of a transform. The latter
/// take mapped.hpp's way, item by item.
enum class Staged { plain, whole, parts };

/// Memory -> scratch, before the load's swap and factors.
template <Staged Side, bool Short, class Real>
TEAMFFT_FUNCTION void load_lines(PassArguments<Real> const& a, StagedLines<Short, Real> const& lines) {
  std::uint32_t const N = a.length;
  bool const tile = a.has(flag_tile_load);
  bool const mapped = a.has(flag_mapped_load), part = Side == Staged::parts && mapped && !has(a, mapped_whole_load);
  bool const mirrored = mapped && (a.maps.load == Map::half || a.maps.load == Map::rotated || a.maps.load == Map::twisted);
  bool const real = mapped || (a.has(flag_real_load) && !a.has(flag_position_load) && a.load_position_step == 1);
  auto const given = static_cast<std::uint32_t>(mapped ? a.maps.count : N < a.load_count ? N : a.load_count);
  MirroredSide<Real> const side(a, true);
  RealOrder const order{mapped ? a.maps.load : Map::none, mapped ? static_cast<std::uint32_t>(a.maps.length) : N};
  std::uint32_t const count = part ? load_items(a) : mirrored ? side.items(lines.goes_over_lines(a, tile)) : real ? order.n : N;
  lines.for_each_line(a, tile, count, [&](Walk<Short> const& walk, LineInfo const& at) {
    if constexpr (Side == Staged::parts)
      if (part) {
        TEAMFFT_NO_UNROLL
        for (std::uint32_t e = walk.first; e < walk.end; e += walk.step)
          load_item<std::uint32_t>(a, moved(at, walk, e, a.dims[0]), walk.item(e),
                                   [&](std::uint32_t j, Complex<Real> const& v) { lines[walk.line(e)][j] = v; });
        return;
      }
    if (mirrored) {
      auto const split = split_line(side.map, a.source, at.load, a.load_stride, std::int64_t{side.n}, has(a, mapped_reversed_load));
      std::int64_t const line_step = walk.over_lines() ? (side.map == Map::half ? 2 : 1) * a.dims[0].load : 0;
      return load_mirrored_lines(a, side, split, line_step, lines, walk);
    }
    if (real) return load_real_lines(a, order, given, at, lines, walk);
    load_plain_lines(a, at, lines, walk);
  });
}

/// Scratch -> memory; factors of the line's elements are done, and without maps swap and scale, too.
template <Staged Side, bool Short, class Real>
TEAMFFT_FUNCTION void store_lines(PassArguments<Real> const& a, StagedLines<Short, Real> const& lines) {
  std::uint32_t const N = a.length;
  bool const tile = a.has(flag_tile_store);
  bool const mapped = a.has(flag_mapped_store), part = Side == Staged::parts && mapped && !has(a, mapped_whole_store);
  RealOrder const order{a.maps.store, static_cast<std::uint32_t>(a.maps.length)};
  bool const real = mapped && (order.map == Map::none || order.map == Map::interleaved || order.map == Map::quartered);
  MirroredSide<Real> const side(a, false);
  std::uint32_t const count = part ? store_items(a) : !mapped ? N : real ? order.n : side.items(lines.goes_over_lines(a, tile));
  lines.for_each_line(a, tile, count, [&](Walk<Short> const& walk, LineInfo const& at) {
    if constexpr (Side == Staged::parts)
      if (part) {
        TEAMFFT_NO_UNROLL
        for (std::uint32_t e = walk.first; e < walk.end; e += walk.step)
          store_item<std::uint32_t>(a, moved(at, walk, e, a.dims[0]), walk.item(e), [&](std::uint32_t k) { return lines[walk.line(e)][k]; });
        return;
      }
    if (!mapped) return store_plain_lines(a, at, lines, walk);
    if (real) return store_real_lines(a, order, at, lines, walk);
    auto const split = split_line(side.map, a.target, at.store, a.store_stride, std::int64_t{side.n}, has(a, mapped_reversed_store));
    std::int64_t const line_step = walk.over_lines() ? (side.map == Map::half ? 2 : 1) * a.dims[0].store : 0;
    store_mirrored_lines(a, side, split, line_step, lines, walk);
  });
}

/// Both as calls: no register of a row's stages lives while they run.
template <Staged Side, bool Short, class Real>
TEAMFFT_NOINLINE_FUNCTION void call_load_lines(PassArguments<Real> const& a, StagedLines<Short, Real> lines) {
  assume_scratch(lines.data);
  load_lines<Side>(a, lines);
}
template <Staged Side, bool Short, class Real>
TEAMFFT_NOINLINE_FUNCTION void call_store_lines(PassArguments<Real> const& a, StagedLines<Short, Real> lines) {
  assume_scratch(lines.data);
  store_lines<Side>(a, lines);
}

}  // namespace TeamFFT::Impl

#endif
