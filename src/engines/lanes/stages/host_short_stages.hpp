// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stages of groups of short lines: one butterfly in registers, or a first stage from memory, others in place in
// scratch, and a last one to memory.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_SHORT_STAGES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_SHORT_STAGES_HPP

#include "engines/lanes/stages/host_group_lines.hpp"
#include "engines/lanes/stages/host_stages.hpp"

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// Lines shorter than this go in vectors of 32 bytes, whose transpositions have a step less: 2 points 0.28 and 0.40
/// ns/point in f64, 0.31 and 0.40 in f32, 4 points 0.29 and 0.31, 0.21 and 0.27. From 7 on those of 64 bytes are as
/// fast in f64 (64: 0.75 and 0.67) and 1.1 to 1.5 times as fast in f32 (AMD EPYC, family 26, 2026-11-22).
inline constexpr unsigned shortest_of_wide_vectors = 5;

/// Lines of R elements, from memory or rows to memory or rows through registers. Plain ones have no swap and no scale:
/// a branch over all elements costs a copy of them on the stack.
template <unsigned R, GroupMoves loads, GroupMoves stores, bool plain, unsigned W, class Real>
[[gnu::flatten]] void one_butterfly(GroupEnds<Real, W> const& ends, std::uint32_t groups) {
  constexpr std::int64_t ahead = 2048 / sizeof(Real);
  auto const& from = ends.from;
  auto const& to = ends.to;
  auto const* in = from.first;
  auto* out = to.first;
  for (std::uint32_t g = 0; g < groups; ++g, in += W * from.pitch, out += W * to.pitch) {
    Complex<Lanes<Real, W>> y[R];
    if constexpr (loads == GroupMoves::contiguous) {
      if (ends.far) prefetch<false>(in + ahead, W * R * 2 * sizeof(Real));
      load_lines<R, W>(in, from.pitch, y);
    } else {
      if (loads == GroupMoves::rows && ends.far) prefetch<false>(in + ahead, W * R * 2 * sizeof(Real));
      MovingElements<loads, Real const, W>(from, in).template load<R>(0, 1, y);
    }
    if (!plain && ends.swap_load) static_for<R>([&](auto r) { y[r] = swapped(y[r]); });
    if constexpr (R > 1) Butterfly<R>::template apply<Real>(y);
    if (!plain && ends.scale) static_for<R>([&](auto r) { y[r] = scaled_lanes<Real, W>(ends.factor, y[r]); });
    if (!plain && ends.swap_store) static_for<R>([&](auto r) { y[r] = swapped(y[r]); });
    if constexpr (stores == GroupMoves::contiguous)
      store_lines<R, W>(out, to.pitch, y);
    else
      MovingElements<stores, Real, W>(to, out).template store<R>(0, 1, y);
  }
}

/// chunk(j) over 0 .. n-1 in chunks of min(W/2, n), the last of which overlaps the one before.
template <unsigned W, class Chunk>
inline void for_chunks(std::uint32_t n, Chunk const& chunk) {
  std::uint32_t const size = std::min(W / 2, n);
  for (std::uint32_t j = 0; j < n; j += size) chunk(std::min(j, n - size));
}

/// Whether the rows of a chunk's butterflies stay in registers, so that loops over them are unrolled. Others lie in
/// memory, where a loop is as fast and 3 KB of code instead of 27.
template <unsigned R, unsigned W>
inline constexpr bool in_registers = R*(W / 2) <= 16;

/// f(0) .. f(R - 1).
template <unsigned R, unsigned W, class F>
inline void for_rows(F const& f) {
  if constexpr (in_registers<R, W>)
    static_for<R>(f);
  else
    for (unsigned r = 0; r < R; ++r) f(r);
}

/// f(W/2 - 1) .. f(0).
template <unsigned R, unsigned W, class F>
inline void for_butterflies(F const& f) {
  if constexpr (in_registers<R, W>)
    static_for<W / 2>([&](auto i) { f(std::integral_constant<unsigned, W / 2 - 1 - decltype(i)::value>{}); });
  else
    for (unsigned i = W / 2; i-- > 0;) f(i);
}

/// The next group's elements, asked for butterfly by butterfly, half of them in each of the first and the last stage:
/// all at once they would wait for each other (64 points in f32 from memory, 1.1 ns/point where they take 0.28 in
/// cache; AMD EPYC, 2026-11-22).
template <class Real>
struct NextGroup {
  Real const* at;  ///< null: in a cache

  /// As many bytes as half of `elements` of every line.
  template <unsigned elements, unsigned W>
  void ask() {
    constexpr unsigned cache_line = 64, bytes = elements * W * sizeof(Real);
    if (at == nullptr) return;
    static_for<(bytes + cache_line - 1) / cache_line>(
        [&](auto i) { __builtin_prefetch(reinterpret_cast<char const*>(at) + i * cache_line, 0, 3); });
    at += elements * W;
  }
};

/// The first stage of a group: x gets the results of butterfly b, which is over the elements b + r N/R, as its rows
/// place[b] R .. . Where there are fewer than W/2, the first ones to be computed are of nothing and are written over.
template <unsigned R, GroupMoves moves, bool plain, unsigned W, class Real>
[[gnu::flatten]] void first_short_stage(GroupLines<Real const, W> const& lines, std::uint32_t N, bool swap,
                                        std::uint32_t const* place, NextGroup<Real>& next, Complex<Lanes<Real, W>>* x) {
  using V = Lanes<Real, W>;
  std::uint32_t const butterflies = N / R;
  auto const butterfly = [&](Complex<V>(&y)[R], std::uint32_t b) {
    if (!plain && swap) static_for<R>([&](auto r) { y[r] = swapped(y[r]); });
    Butterfly<R>::template apply<Real>(y);
    Complex<V>* const out = x + place[b] * R;
    static_for<R>([&](auto r) { out[r] = y[r]; });
  };
  if constexpr (moves != GroupMoves::contiguous) {
    MovingElements<moves, Real const, W> const elements(lines, lines.first);
    for (std::uint32_t b = 0; b < butterflies; ++b) {
      if constexpr (moves == GroupMoves::rows) next.template ask<R, W>();
      Complex<V> y[R];
      elements.template load<R>(b, butterflies, y);
      butterfly(y, b);
    }
  } else {
    unsigned const count = std::min(W / 2, butterflies);
    for_chunks<W>(butterflies, [&](std::uint32_t b) {
      Complex<V> rows[R][W / 2];
      if (count != W / 2) std::fill_n(&rows[0][0], R * (W / 2), Complex<V>{});
      for_rows<R, W>(
          [&](auto r) { load_chunk<W>(lines.first + 2 * (b + r * butterflies), lines.pitch, count, rows[r]); });
      for_butterflies<R, W>([&](auto i) {
        next.template ask<R, W>();
        Complex<V> y[R];
        static_for<R>([&](auto r) { y[r] = rows[r][i]; });
        butterfly(y, b + std::min<unsigned>(i, count - 1));
      });
    });
  }
}

/// y_r = x[r L] W_(L R)^(k r), in butterflies.
template <unsigned R, class V, class Real>
inline void twiddled_butterfly(Complex<V> const* x, std::uint32_t L, Complex<Real> const* twiddles,
                               Complex<V> (&y)[R]) {
  y[0] = x[0];
  static_for<R - 1>([&](auto r) { y[r + 1] = x[(r + 1) * L] * twiddles[r]; });
  Butterfly<R>::template apply<Real>(y);
}

/// The last stage of a group, N = L R.
template <unsigned R, GroupMoves moves, bool plain, unsigned W, class Real>
[[gnu::flatten]] void last_short_stage(Complex<Lanes<Real, W>> const* x, std::uint32_t L, Complex<Real> const* twiddles,
                                       NextGroup<Real>& next, GroupEnds<Real, W> const& ends,
                                       GroupLines<Real, W> const& lines) {
  using V = Lanes<Real, W>;
  auto const butterfly = [&](std::uint32_t at, Complex<V>(&y)[R]) {
    twiddled_butterfly<R>(x + at, L, twiddles + at * (R - 1), y);
    if (!plain && ends.scale) static_for<R>([&](auto r) { y[r] = scaled_lanes<Real, W>(ends.factor, y[r]); });
    if (!plain && ends.swap_store) static_for<R>([&](auto r) { y[r] = swapped(y[r]); });
  };
  if constexpr (moves != GroupMoves::contiguous) {
    MovingElements<moves, Real, W> const elements(lines, lines.first);
    for (std::uint32_t k = 0; k < L; ++k) {
      if constexpr (moves == GroupMoves::rows) next.template ask<R, W>();
      Complex<V> y[R];
      butterfly(k, y);
      elements.template store<R>(k, L, y);
    }
  } else {
    unsigned const count = std::min(W / 2, L);
    for_chunks<W>(L, [&](std::uint32_t k) {
      Complex<V> rows[R][W / 2];
      for_butterflies<R, W>([&](auto i) {
        next.template ask<R, W>();
        Complex<V> y[R];
        butterfly(k + std::min<unsigned>(i, count - 1), y);
        static_for<R>([&](auto r) { rows[r][i] = y[r]; });
      });
      for_rows<R, W>([&](auto r) { store_chunk<W>(lines.first + 2 * (k + r * L), lines.pitch, count, rows[r]); });
    });
  }
}

/// A stage between them in place; twiddles[k (R - 1) + r - 1] = W_(L R)^(k r).
template <unsigned R, class V, class Real>
[[gnu::flatten]] void middle_short_stage(Complex<V>* x, std::uint32_t N, std::uint32_t L,
                                         Complex<Real> const* twiddles) {
  for (std::uint32_t k = 0; k < L; ++k, twiddles += R - 1)
    for (std::uint32_t first = k; first < N; first += L * R) {
      Complex<V> y[R];
      twiddled_butterfly<R>(x + first, L, twiddles, y);
      static_for<R>([&](auto r) { x[first + r * L] = y[r]; });
    }
}

/// visit(constant R) with the butterfly of a whole line, R <= widest.
template <unsigned widest, class Visit>
inline void for_whole_line(unsigned R, Visit const& visit) {
  static_for<widest + 1>([&](auto i) {
    if constexpr (is_radix<decltype(i)::value>::value)
      if (R == i) visit(i);
  });
}

/// visit(constant R) with the radix of one stage among several.
template <class Visit>
inline void for_stage_radix(unsigned R, Visit const& visit) {
  static_for<15>([&](auto i) {
    if (R == i + 2) visit(std::integral_constant<unsigned, i + 2>{});
  });
}

}  // namespace TeamFFT::Impl

#endif
