// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines whose elements mirror each other, between memory and scratch: the maps half, rotated and twisted, and the spectrum packing with any map (maps.hpp). An
// element and its mirror meet in one thread. The map is a number here, so that the code is there once for all: a row's kernel doubles its size otherwise.
#ifndef TEAMFFT_DEVICE_MIRRORED_LINES_HPP
#define TEAMFFT_DEVICE_MIRRORED_LINES_HPP

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

}  // namespace TeamFFT::Impl

#endif
