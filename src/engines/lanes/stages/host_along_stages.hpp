// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stages of one contiguous line whose lanes are its own elements: the first stage reads W neighbouring butterflies
// b as vectors and transposes its results, so that k = 0 .. R-1 of one butterfly lie in the lanes of ceil(R/W) rows;
// from there on the stages are those of rows, with twiddles a lane each. Where W divides no part of the length, the
// last of those rows has lanes of zeros: 2187 = 27 x 81 is 81 butterflies of 27 in 4 rows of 8 lanes.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_ALONG_STAGES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_ALONG_STAGES_HPP

#include "engines/lanes/stages/host_stages.hpp"
#include "engines/lanes/stages/host_team_lines.hpp"

namespace TeamFFT::Impl {

/// Rows that R elements take, W a row.
template <unsigned R, unsigned W>
inline constexpr unsigned rows_of = (R + W - 1) / W;

/// x: the ceil(R/W) rows from place(b) on = y_k, k < R, of butterfly b over the elements b + r N/R; this thread's b.
template <unsigned R, class Real, unsigned W>
[[gnu::flatten]] void first_stage_along(PassArguments<Real> const& a, DigitReversal& place, Real const* line,
                                        Complex<Lanes<Real, W>>* x, HostTeam const& threads) {
  using V = Lanes<Real, W>;
  constexpr unsigned rows = rows_of<R, W>;
  std::uint32_t const butterflies = a.length / R;
  bool const swap = a.has(flag_swap_load);
  std::uint32_t const end = threads.end(butterflies, W);
  std::uint32_t b = threads.begin(butterflies, W);
  place.seek(b);
  for (; b < end; b += W) {
    if (b + W > butterflies) {  // the last ones once more rather than a short vector
      b = butterflies - W;
      place.seek(b);
    }
    Complex<V> y[R];
    static_for<R>([&](auto r) { y[r] = load_shuffled<Real, W>(line + 2 * (std::size_t{b} + r * butterflies)); });
    if (swap) static_for<R>([&](auto r) { y[r] = swapped(y[r]); });
    Butterfly<R>::template apply<Real>(y);
    Complex<V>* out[W];
    place.template each<W>([&](unsigned i, std::uint32_t row) { out[i] = x + row; });
    static_for<rows>([&](auto row) {
      V re[W]{}, im[W]{};
      constexpr unsigned first = decltype(row)::value * W, count = std::min(W, R - first);
      static_for<count>([&](auto r) { re[r] = y[first + r].re; });
      transpose<Real, W>(re);
      static_for<count>([&](auto r) { im[r] = y[first + r].im; });
      transpose<Real, W>(im);
      static_for<W>([&](auto i) { out[shuffled_lane<Real, W>(i)][row] = {re[i], im[i]}; });
    });
  }
}

/// How k = 0 .. first_radix - 1 lie in rows of lanes.
struct LaneRows {
  std::uint32_t first_radix, rows;  ///< rows: of one butterfly of the first stage
  std::uint32_t in_last;            ///< elements of the last one of them

  LaneRows(std::uint32_t radix, unsigned lanes)
      : first_radix(radix), rows((radix + lanes - 1) / lanes), in_last(radix - (rows - 1) * lanes) {}
};

/// The first `count` < W elements.
template <class Real, unsigned W>
void store_few(Real* p, unsigned count, Complex<Lanes<Real, W>> const& v) {
  auto const low = shuffle<Real, W>(v.re, v.im, Alternate<W, 0>{}),
             high = shuffle<Real, W>(v.re, v.im, Alternate<W, W / 2>{});
  if (2 * count <= W) return store_some<Real, W>(p, 0, 2 * count, low);
  store_lanes<Real, W>(p, low);
  store_some<Real, W>(p + W, 0, 2 * count - W, high);
}

/// Where a line's results go: streamed past the caches or not, and what is asked for on the way, as many elements as it
/// writes.
template <class Real>
struct LineEnd {
  Real* line;
  bool stream = false;
  Real const* next = nullptr;
};

template <class Real, unsigned W>
bool can_stream(PassArguments<Real> const& a, LaneRows const& shape, Real const* line) {
  std::uint32_t const apart = a.length / a.radix(a.stage_count - 1u);
  return shape.in_last == W && apart % W == 0 && begins_vector<Real, W>(line);
}

/// Rows that are not full are stored whole and their zeros overwritten by the next ones; only a thread's last ones are
/// cut.
template <unsigned R, class Real, unsigned W>
[[gnu::flatten]] void last_stage_along(PassArguments<Real> const& a, LaneRows const& shape, RowPlaces const& places,
                                       Complex<Lanes<Real, W>> const* x, Complex<Lanes<Real, W>> const* table,
                                       LineEnd<Real> const& to, HostTeam const& threads) {
  using V = Lanes<Real, W>;
  std::uint32_t const L = a.length / (R * shape.first_radix) * shape.rows;
  std::size_t const apart = 2 * std::size_t{a.length / R};
  bool const swap = a.has(flag_swap_store), scale = a.is_scaled();
  std::uint32_t const begin = threads.begin(L, shape.rows), end = threads.end(L, shape.rows);
  Real* line = to.line + 2 * std::size_t{begin / shape.rows * shape.first_radix};
  Real const* next = to.next == nullptr ? nullptr : to.next + 2 * R * W * std::size_t{begin};
  std::uint32_t const rows_apart = places(L);
  std::uint32_t row = 0;
  RowCursor at(places, begin);
  for (std::uint32_t k = begin; k < end; ++k, at.next()) {
    Complex<V> y[R];
    StageTwiddles<R, V>(table, L, k).template butterfly<Real>(x + at.place(), rows_apart, y);
    if (next != nullptr) prefetch<false>(next, 2 * R * sizeof(V)), next += 2 * R * W;
    if (scale) for_elements<R>([&](auto r) { y[r] = scaled_lanes<Real, W>(a.scale, y[r]); });
    if (swap) for_elements<R>([&](auto r) { y[r] = swapped(y[r]); });
    if (to.stream)
      for_elements<R>([&](auto r) { stream_complex<Real, W>(line + r * apart, y[r]); });
    else if (k + 1 < end || shape.in_last == W) [[likely]]
      for_elements<R>([&](auto r) { store_complex<Real, W>(line + r * apart, y[r]); });
    else
      for (unsigned r = 0; r < R; ++r) store_few<Real, W>(line + r * apart, shape.in_last, y[r]);
    bool const ends = ++row == shape.rows;
    line += 2 * (ends ? shape.in_last : W);
    if (ends) row = 0;
  }
}

/// The stages of one line, from memory or scratch to memory or scratch, by all threads of a team.
template <class Real, unsigned W>
void transform_along(PassArguments<Real> const& a, RowPlaces const& places, DigitReversal& place, Real const* from,
                     Complex<Lanes<Real, W>>* x, LineEnd<Real> const& to, HostTeam const& threads) {
  unsigned const first_radix = a.radix(0);
  LaneRows const shape(first_radix, W);
  if (first_radix == W)
    first_stage_along<W, Real, W>(a, place, from, x, threads);
  else
    static_for<widest_butterfly + 1>([&](auto R) {
      if constexpr (is_padded_radix(decltype(R)::value, W))
        if (first_radix == R) first_stage_along<decltype(R)::value, Real, W>(a, place, from, x, threads);
    });
  threads.barrier();
  MiddleStages<Real, Lanes<Real, W>, Lanes<Real, W>> const middle(
      a, shape.rows, places, a.template table<Complex<Lanes<Real, W>>>(a.twiddles));
  middle.apply(x, a.length / first_radix * shape.rows, threads);
  threads.barrier();
  for_radix(a.radix(a.stage_count - 1u), [&](auto R) {
    last_stage_along<decltype(R)::value, Real, W>(a, shape, places, x, middle.last_table(), to, threads);
  });
}

}  // namespace TeamFFT::Impl

#endif
