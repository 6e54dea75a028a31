// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Groups of short lines, one a lane, between memory and registers: whole vectors and W x W transpositions where lines are contiguous, single rows where they
// are neighbours.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_GROUP_LINES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_GROUP_LINES_HPP

#include "engines/lanes/stages/host_lanes.hpp"
#include "engines/lanes/stages/host_team_lines.hpp"

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// Elements j .. j + W/2 - 1 of contiguous lines as W/2 rows; only `count` of them are there where a line has fewer.
template <unsigned W, class Real>
inline void load_chunk(Real const* line, std::int64_t pitch, unsigned count, Complex<Lanes<Real, W>>* rows) {
  Lanes<Real, W> v[W];
  if (count == W / 2)
    static_for<W>([&](auto w) { v[w] = load_lanes<Real, W>(line + w * pitch); });
  else
    static_for<W>([&](auto w) { v[w] = load_some<Real, W>(line + w * pitch, 0, 2 * count, Lanes<Real, W>{}); });
  transpose<Real, W>(v);
  static_for<W / 2>([&](auto i) { rows[i] = {v[2 * i], v[2 * i + 1]}; });
}

template <unsigned W, class Real>
inline void store_chunk(Real* line, std::int64_t pitch, unsigned count, Complex<Lanes<Real, W>> const* rows) {
  Lanes<Real, W> v[W];
  static_for<W / 2>([&](auto i) { v[2 * i] = rows[i].re, v[2 * i + 1] = rows[i].im; });
  transpose<Real, W>(v);
  if (count == W / 2)
    static_for<W>([&](auto w) { store_lanes<Real, W>(line + w * pitch, v[w]); });
  else
    static_for<W>([&](auto w) { store_some<Real, W>(line + w * pitch, 0, 2 * count, v[w]); });
}

/// Groups of W whole lines in a row: line w of group g begins at first + (g W + w) pitch, and its elements are stride apart; all in scalars. Or one group whose
/// lines are `runs` of neighbours behind `first`.
template <class Real, unsigned W>
struct GroupLines {
  using Scalar = std::remove_const_t<Real>;
  Real* first = nullptr;
  std::int64_t pitch = 0, stride = 0;
  ComplexRuns<Scalar, W> const* runs = nullptr;
  LaneRuns<Scalar, W, 1> const* real_runs = nullptr;
  Complex<Lanes<Scalar, W>>* rows = nullptr;  ///< in scratch, instead of memory, `stride` rows apart
  Lanes<Scalar, W>* real_rows = nullptr;      ///< of reals
  bool far = false;                           ///< rows that lie apart, beyond the caches: those of the next group are asked for

  [[nodiscard]] bool contiguous() const { return stride == 2 && rows == nullptr; }
  [[nodiscard]] bool contiguous_reals() const { return stride == 1 && real_rows == nullptr; }

  /// Element j of neighbours.
  [[nodiscard]] Complex<Lanes<Scalar, W>> load(std::int64_t j) const {
    if (rows != nullptr) return rows[j * stride];
    Real* const at = first + j * stride;
    if (far) prefetch<false>(at + 2 * W, 2 * W * sizeof(Real));
    return runs != nullptr ? runs->load_complex(at) : load_complex<Scalar, W>(at);
  }
  void store(std::int64_t k, Complex<Lanes<Scalar, W>> const& v) const {
    if (rows != nullptr) return static_cast<void>(rows[k * stride] = v);
    Real* const at = first + k * stride;
    if (far) prefetch<true>(at + 2 * W, 2 * W * sizeof(Real));
    runs != nullptr ? runs->store_complex(at, v) : store_complex<Scalar, W>(at, v);
  }

  /// Real element i of neighbours.
  [[nodiscard]] Lanes<Scalar, W> load_real(std::int64_t i) const {
    if (real_rows != nullptr) return real_rows[i * stride];
    Real* const at = first + i * stride;
    if (far) prefetch<false>(at + W, W * sizeof(Real));
    if (real_runs == nullptr) return load_lanes<Scalar, W>(at);
    Lanes<Scalar, W> v[1];
    real_runs->load(at, v);
    return v[0];
  }
  void store_real(std::int64_t i, Lanes<Scalar, W> const& v) const {
    if (real_rows != nullptr) return static_cast<void>(real_rows[i * stride] = v);
    Real* const at = first + i * stride;
    if (far) prefetch<true>(at + W, W * sizeof(Real));
    real_runs != nullptr ? real_runs->store(at, {v}) : store_lanes<Scalar, W>(at, v);
  }
};

/// Elements j .. j + count - 1 of any lines, count <= W/2.
template <unsigned W, class Real>
void load_part(GroupLines<Real const, W> const& lines, std::uint32_t j, unsigned count, Complex<Lanes<Real, W>>* to) {
  if (lines.contiguous()) return load_chunk<W>(lines.first + 2 * std::size_t{j}, lines.pitch, count, to);
  for (unsigned i = 0; i < count; ++i) to[i] = lines.load(j + i);
}
template <unsigned W, class Real>
void store_part(GroupLines<Real, W> const& lines, std::uint32_t k, unsigned count, Complex<Lanes<Real, W>> const* from) {
  if (lines.contiguous()) return store_chunk<W>(lines.first + 2 * std::size_t{k}, lines.pitch, count, from);
  for (unsigned i = 0; i < count; ++i) lines.store(k + i, from[i]);
}

template <class Real, unsigned W>
struct GroupEnds {
  GroupLines<Real const, W> from;
  GroupLines<Real, W> to;
  bool swap_load, swap_store, scale;
  bool far;  ///< elements come one after the other from beyond the caches, and are asked for early
  Scale<Real> factor;
};

/// f(j) for chunks of W/2 of the elements 0 .. R-1, R >= W/2; the last one overlaps the one before.
template <unsigned R, unsigned W, class F>
inline void for_chunks_of(F const& f) {
  static_for<(R + W / 2 - 1) / (W / 2)>([&](auto c) { f(std::integral_constant<unsigned, std::min(decltype(c)::value * (W / 2), R - W / 2)>{}); });
}

/// All elements of a group's lines of R, in registers.
template <unsigned R, unsigned W, class Real>
inline void load_lines(GroupLines<Real const, W> const& lines, Complex<Lanes<Real, W>> (&y)[R]) {
  if (!lines.contiguous()) {
    static_for<R>([&](auto j) { y[j] = lines.load(j); });
  } else if constexpr (R < W / 2) {
    Complex<Lanes<Real, W>> rows[W / 2];
    load_chunk<W>(lines.first, lines.pitch, R, rows);
    static_for<R>([&](auto j) { y[j] = rows[j]; });
  } else {
    for_chunks_of<R, W>([&](auto j) { load_chunk<W>(lines.first + 2 * j, lines.pitch, W / 2, y + j); });
  }
}

template <unsigned R, unsigned W, class Real>
inline void store_lines(GroupLines<Real, W> const& lines, Complex<Lanes<Real, W>> const (&y)[R]) {
  if (!lines.contiguous()) {
    static_for<R>([&](auto k) { lines.store(k, y[k]); });
  } else if constexpr (R < W / 2) {
    Complex<Lanes<Real, W>> rows[W / 2];
    static_for<W / 2>([&](auto k) { rows[k] = y[std::min<unsigned>(k, R - 1)]; });
    store_chunk<W>(lines.first, lines.pitch, R, rows);
  } else {
    for_chunks_of<R, W>([&](auto k) { store_chunk<W>(lines.first + 2 * k, lines.pitch, W / 2, y + k); });
  }
}

}  // namespace TeamFFT::Impl

#endif
