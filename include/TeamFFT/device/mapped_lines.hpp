// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole lines between memory and scratch through maps and packings (maps.hpp). Two forms do for all maps: elements that mirror each other meet in one thread
// (half, rotated, twisted and the spectrum packing), or memory is gone through in its own order and the map is the place in scratch (the others). Maps are
// numbers here, so that each form is there once: a row's kernel doubles its size otherwise.
#ifndef TEAMFFT_DEVICE_MAPPED_LINES_HPP
#define TEAMFFT_DEVICE_MAPPED_LINES_HPP

#include <TeamFFT/device/mapped.hpp>
#include <TeamFFT/device/staged_lines.hpp>

namespace TeamFFT::Impl {

/// A line as complex elements that may be two reals anywhere: element k is re[k re_step] + i im[k im_step].
template <class Scalar>
struct SplitLine {
  Scalar *re, *im;
  std::int64_t re_step, im_step;
};

/// Elements k as the maps of mirrored elements want them: half: X_k; twisted: x_(2k) + i x_(2k+1); rotated: x_k + i x_(n-k); even: x_k; odd: i x_(k-1).
template <class Scalar>
TEAMFFT_FUNCTION SplitLine<Scalar> split_line(Map map, Scalar* memory, std::int64_t at, std::int64_t stride, std::int64_t n, bool reversed) {
  if (map == Map::half) return {memory + 2 * at, memory + 2 * at + 1, 2 * stride, 2 * stride};
  Scalar* const line = memory + at;
  Scalar* const first = reversed ? line + (n - 1) * stride : line;
  if (reversed) stride = -stride;
  if (map == Map::twisted) return {first, first + stride, 2 * stride, 2 * stride};
  if (map == Map::rotated) return {first, first + n * stride, stride, -stride};
  return {first, first - stride, stride, stride};
}

/// What a mapped side of mirrored elements needs in every item: elements k <= last/2 of a line and those that mirror them, last - k. Held in registers,
/// because the arguments would be read again after each write.
template <class Real>
struct MirroredSide {
  Map map;
  bool spectrum, two;  ///< two: the mirror lies in memory as well (else it is the conjugate)
  bool swap, conjugated, ortho;
  std::uint32_t last, n, N;
  Complex<Real> const *pair, *factors;
  Scale<Real> scale;

  TEAMFFT_FUNCTION MirroredSide(PassArguments<Real> const& a, bool load)
      : map(load ? a.maps.load : a.maps.store),
        spectrum((load ? a.maps.load_packing : a.maps.store_packing) == Packing::spectrum),
        two(spectrum || map == Map::twisted),
        swap(!load && a.has(flag_swap_store)),
        conjugated(load ? has(a, mapped_conjugate_load) : has(a, mapped_conjugate_store) != has(a, mapped_alternate_store)),
        ortho(has(a, mapped_ortho)),
        last(a.maps.line_elements - (map == Map::twisted ? 1 : 0)),
        n(static_cast<std::uint32_t>(a.maps.length)),
        N(static_cast<std::uint32_t>(a.maps.transform_length)),
        pair(first_factor(a, a.maps.pair)),
        factors(first_factor(a, load ? a.maps.load_factors : a.maps.store_factors)),
        scale(a.scale) {}

  /// Element M/2 of a spectrum mirrors itself. A thread that walks along a line takes it beside element 0: it would cost the team a turn of its own.
  TEAMFFT_FUNCTION bool has_middle() const { return spectrum && last % 2 == 0; }
  TEAMFFT_FUNCTION std::uint32_t items(bool over_lines) const { return has_middle() && !over_lines ? last / 2 : last / 2 + 1; }
  TEAMFFT_FUNCTION bool has_factors() const { return map == Map::rotated || map == Map::twisted; }
  TEAMFFT_FUNCTION Complex<Real> factor(std::uint32_t k) const { return load_constant(factors + k); }
};

/// One item on its way: an element, its mirror and W_N^k.
template <class Real>
struct MirroredPair {
  Complex<Real> v, mirror, w;
};

/// `line_step`: scalars from a line of memory to the next.
template <bool Short, class Real>
TEAMFFT_FUNCTION void load_mirrored_lines(PassArguments<Real> const& a, MirroredSide<Real> const& side, SplitLine<Real const> const& split,
                                          std::int64_t line_step, StagedLines<Short, Real> const& lines, Walk<Short> const& walk) {
  bool const spectrum = side.spectrum, half = side.map == Map::half, rotated = side.map == Map::rotated, twisted = side.map == Map::twisted;
  auto const read = [&](std::uint32_t l, std::uint32_t k) {
    std::int64_t const offset = std::int64_t{l} * line_step;
    auto const* const re = split.re + offset + std::int64_t{k} * split.re_step;
    auto const* const im = rotated && k == 0 ? re : split.im + offset + std::int64_t{k} * split.im_step;
    check_read(a, half ? (re - a.source) / 2 : re - a.source);
    if (!half) check_read(a, im - a.source);
    Complex<Real> v{*re, *im};
    if ((half && (k == 0 || 2 * k == side.N)) || (rotated && k == 0)) v.im = Real(0);
    return half && side.conjugated ? conjugate(v) : v;
  };
  auto const value = [&](Complex<Real> v, std::uint32_t k) {
    if (rotated && k == 0 && side.ortho) v.re *= root_of_two<Real>;
    if (rotated || twisted) v = v * side.factor(k);
    return rotated ? conjugate(v) : v;
  };
  bool const middle = side.has_middle() && !walk.over_lines() && walk.first == 0;
  Complex<Real> const v_middle = middle ? read(0, side.last / 2) : Complex<Real>{};
  in_flight<2>(
      walk,
      [&](std::uint32_t e) {
        std::uint32_t const l = walk.over_lines() ? e : 0, k = walk.item(e);
        MirroredPair<Real> item{read(l, k), {}, {}};
        if (spectrum || twisted) item.mirror = read(l, side.last - k);
        if (spectrum) item.w = load_constant(side.pair + k);
        return item;
      },
      [&](std::uint32_t e, MirroredPair<Real> const& item, bool present) {
        if (!present) return;
        std::uint32_t const k = walk.item(e);
        auto const line = lines[walk.line(e)];
        auto v = value(twisted ? Complex<Real>{item.v.re, item.mirror.im} : item.v, k);
        auto mirror = item.mirror;
        if (spectrum || twisted) mirror = value(twisted ? Complex<Real>{item.mirror.re, item.v.im} : item.mirror, side.last - k);
        if (spectrum) {  // z_k = E + i O, z_(M-k) = conj(E - i O)
          auto const even = v + conjugate(mirror), odd = (v - conjugate(mirror)) * conjugate(item.w);
          v = {even.re - odd.im, even.im + odd.re};
          mirror = {even.re + odd.im, odd.re - even.im};
        } else if (!twisted) {
          mirror = conjugate(v);
        }
        line[k] = v;
        if (twisted || (k != 0 && 2 * k != side.last)) line[side.last - k] = mirror;
      });
  if (middle) {  // W_N^(M/2) = -i
    auto const v = value(v_middle, side.last / 2);
    lines[walk.fixed][side.last / 2] = {2 * v.re, -2 * v.im};
  }
}

template <bool Short, class Real>
TEAMFFT_FUNCTION void store_mirrored_lines(PassArguments<Real> const& a, MirroredSide<Real> const& side, SplitLine<Real> const& split, std::int64_t line_step,
                                           StagedLines<Short, Real> const& lines, Walk<Short> const& walk) {
  bool const spectrum = side.spectrum, half = side.map == Map::half, twisted = side.map == Map::twisted;
  bool const rotated = side.map == Map::rotated, even = side.map == Map::even, odd = side.map == Map::odd;
  auto const write = [&](std::uint32_t l, std::uint32_t k, Complex<Real> v) {
    std::int64_t const offset = std::int64_t{l} * line_step;
    if ((even && side.ortho && side.n != 2 && (k == 0 || k + 1 == side.n)) || (rotated && side.ortho && k == 0)) v.re *= root_of_two<Real> / 2;
    v = scaled(side.scale, v);
    if (side.conjugated || odd) v.im = -v.im;
    auto* const re = split.re + offset + std::int64_t{k} * split.re_step;
    auto* const im = split.im + offset + std::int64_t{k} * split.im_step;
    bool const has_im = !even && (half || twisted || (odd ? k != 0 && k <= side.n : k != 0 && 2 * k != side.n));
    if (!odd) check_write(a, half ? (re - a.target) / 2 : re - a.target);
    if (has_im && !half) check_write(a, im - a.target);
    if (!odd) *re = v.re;
    if (has_im) *im = v.im;
  };
  auto const value = [&](Complex<Real> const& v, std::uint32_t k) {
    if (!rotated && !twisted) return v;
    auto const product = v * side.factor(k);
    return Complex<Real>{2 * product.re, -2 * product.im};
  };
  auto const read = [&](StagedLine<Real> const& line, std::uint32_t k) {
    auto const z = line[k];
    return side.swap ? swapped(z) : z;
  };
  in_flight<2>(
      walk,
      [&](std::uint32_t e) {
        std::uint32_t const k = walk.item(e);
        auto const line = lines[walk.line(e)];
        MirroredPair<Real> item{read(line, k), {}, {}};
        if (spectrum || twisted) item.mirror = read(line, spectrum && k == 0 ? 0 : side.last - k);
        if (spectrum) item.w = load_constant(side.pair + k);
        return item;
      },
      [&](std::uint32_t e, MirroredPair<Real> const& item, bool present) {
        if (!present) return;
        std::uint32_t const l = walk.over_lines() ? e : 0, k = walk.item(e);
        auto v = item.v, mirror = item.mirror;
        if (spectrum) {  // V_k = E + W_N^k O, V_(M-k) = conj(E - W_N^k O)
          auto const sum = v + conjugate(mirror), difference = (v - conjugate(mirror)) * item.w;
          v = {(sum.re + difference.im) / 2, (sum.im - difference.re) / 2};
          mirror = {(sum.re - difference.im) / 2, -(sum.im + difference.re) / 2};
        }
        v = value(v, k);
        if (spectrum || twisted) mirror = value(mirror, side.last - k);
        write(l, k, twisted ? Complex<Real>{v.re, mirror.im} : v);
        if ((spectrum || twisted) && 2 * k != side.last) write(l, side.last - k, twisted ? Complex<Real>{mirror.re, v.im} : mirror);
      });
  if (side.has_middle() && !walk.over_lines() && walk.first == 0)
    write(0, side.last / 2, value(conjugate(read(lines[walk.fixed], side.last / 2)), side.last / 2));
}

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
  if constexpr (Side == Staged::plain) {
    lines.template for_each_line<false>(a, tile, N, [&](Walk<Short> const& walk, LineInfo const& at) { load_plain_lines(a, at, lines, walk); });
  } else {
    bool const mapped = a.has(flag_mapped_load), part = Side == Staged::parts && mapped && !has(a, mapped_whole_load);
    bool const mirrored = mapped && (a.maps.load == Map::half || a.maps.load == Map::rotated || a.maps.load == Map::twisted);
    bool const real = mapped || (a.has(flag_real_load) && !a.has(flag_position_load) && a.load_position_step == 1);
    auto const given = static_cast<std::uint32_t>(mapped ? a.maps.count : N < a.load_count ? N : a.load_count);
    MirroredSide<Real> const side(a, true);
    RealOrder const order{mapped ? a.maps.load : Map::none, mapped ? static_cast<std::uint32_t>(a.maps.length) : N};
    std::uint32_t const count = part ? load_items(a) : mirrored ? side.items(lines.goes_over_lines(a, tile)) : real ? order.n : N;
    lines.template for_each_line<true>(a, tile, count, [&](Walk<Short> const& walk, LineInfo const& at) {
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
}

/// Scratch -> memory; factors of the line's elements are done, and without maps swap and scale, too.
template <Staged Side, bool Short, class Real>
TEAMFFT_FUNCTION void store_lines(PassArguments<Real> const& a, StagedLines<Short, Real> const& lines) {
  std::uint32_t const N = a.length;
  bool const tile = a.has(flag_tile_store);
  if constexpr (Side == Staged::plain) {
    lines.template for_each_line<false>(a, tile, N, [&](Walk<Short> const& walk, LineInfo const& at) { store_plain_lines(a, at, lines, walk); });
  } else {
    bool const mapped = a.has(flag_mapped_store), part = Side == Staged::parts && mapped && !has(a, mapped_whole_store);
    RealOrder const order{a.maps.store, static_cast<std::uint32_t>(a.maps.length)};
    bool const real = mapped && (order.map == Map::none || order.map == Map::interleaved || order.map == Map::quartered);
    MirroredSide<Real> const side(a, false);
    std::uint32_t const count = part ? store_items(a) : !mapped ? N : real ? order.n : side.items(lines.goes_over_lines(a, tile));
    lines.template for_each_line<true>(a, tile, count, [&](Walk<Short> const& walk, LineInfo const& at) {
      if constexpr (Side == Staged::parts)
        if (part) {
          TEAMFFT_NO_UNROLL
          for (std::uint32_t e = walk.first; e < walk.end; e += walk.step)
            store_item<std::uint32_t>(a, moved(at, walk, e, a.dims[0]), walk.item(e), [&](std::uint32_t k) { return lines[walk.line(e)][k]; });
          return;
        }
      if (!mapped) return store_plain_lines(a, at, lines, walk);
      if (real) return store_real_lines(a, order, at, lines, walk);
      auto const split =
          split_line(side.map, a.target, at.store, a.store_stride, std::int64_t{side.n}, has(a, mapped_reversed_store));
      std::int64_t const line_step = walk.over_lines() ? (side.map == Map::half ? 2 : 1) * a.dims[0].store : 0;
      store_mirrored_lines(a, side, split, line_step, lines, walk);
    });
  }
}

/// Mapped lines as calls: no register of a row's stages lives while they run. Plain ones in line: without a call nothing takes the arguments' address, for
/// which they would be copied to the stack where a launch has not pinned them.
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

template <Staged Side, bool Short, class Real>
TEAMFFT_FUNCTION void stage_in(PassArguments<Real> const& a, StagedLines<Short, Real> const& lines) {
  if constexpr (Side == Staged::plain)
    load_lines<Side>(a, lines);
  else
    call_load_lines<Side>(a, lines);
}
template <Staged Side, bool Short, class Real>
TEAMFFT_FUNCTION void stage_out(PassArguments<Real> const& a, StagedLines<Short, Real> const& lines) {
  if constexpr (Side == Staged::plain)
    store_lines<Side>(a, lines);
  else
    call_store_lines<Side>(a, lines);
}

}  // namespace TeamFFT::Impl

#endif
