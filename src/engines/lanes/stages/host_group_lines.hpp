// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Groups of short lines, one a lane, between memory and registers: whole vectors and W x W transpositions where lines are contiguous, single rows where they
// are neighbours.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_GROUP_LINES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_GROUP_LINES_HPP

#include "engines/lanes/stages/host_contiguous_rows.hpp"
#include "engines/lanes/stages/host_lanes.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace TeamFFT::Impl {

/// The first `count` elements of W contiguous lines, fewer than W/2, one line a vector. Out of line: only lines shorter than that have so few.
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void load_few(Real const* line, std::int64_t pitch, unsigned count, Lanes<Real, W> (&v)[W]) {
  static_for<W>([&](auto w) { v[w] = load_some<Real, W>(line + w * pitch, 0, 2 * count, Lanes<Real, W>{}); });
}
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void store_few(Real* line, std::int64_t pitch, unsigned count, Lanes<Real, W> const (&v)[W]) {
  with_elements_of<W / 2, Real>(count, [&](auto bytes) { static_for<W>([&](auto w) { std::memcpy(line + w * pitch, &v[w], bytes); }); });
}

/// Elements j .. j + W/2 - 1 of contiguous lines as W/2 rows; only `count` of them are there where a line has fewer.
template <unsigned W, class Real>
inline void load_chunk(Real const* line, std::int64_t pitch, unsigned count, Complex<Lanes<Real, W>>* rows) {
  Lanes<Real, W> v[W];
  if (count == W / 2)
    static_for<W>([&](auto w) { v[w] = load_lanes<Real, W>(line + w * pitch); });
  else
    load_few<W>(line, pitch, count, v);
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
    store_few<W>(line, pitch, count, v);
}

/// Groups of W whole lines in a row: line w of group g begins at first + (g W + w) pitch, and its elements are stride apart; all in scalars. Or one group whose
/// line w begins at first + places[w].
template <class Real, unsigned W>
struct GroupLines {
  using Scalar = std::remove_const_t<Real>;
  Real* first = nullptr;
  std::int64_t pitch = 0, stride = 0;
  std::int64_t const* places = nullptr;
  Complex<Lanes<Scalar, W>>* rows = nullptr;  ///< in scratch, instead of memory, `stride` rows apart
  Lanes<Scalar, W>* real_rows = nullptr;      ///< of reals
  bool far = false;                           ///< rows that lie apart, beyond the caches: those of the next group are asked for
  std::int64_t reversed = 0;                  ///< the length N where the stages meet element j in row N - j, 0 < j < N; not of contiguous lines

  [[nodiscard]] bool contiguous() const { return stride == 2 && rows == nullptr; }
  [[nodiscard]] bool contiguous_reals() const { return stride == 1 && real_rows == nullptr; }

  /// Element j of lines that are not contiguous.
  [[nodiscard]] Complex<Lanes<Scalar, W>> load(std::int64_t j) const {
    if (rows != nullptr) return rows[j * stride];
    Real* const at = first + j * stride;
    if (far) prefetch<false>(at + 2 * W, 2 * W * sizeof(Real));
    return places != nullptr ? gather_complex<Scalar, W>(at, places) : load_complex<Scalar, W>(at);
  }
  void store(std::int64_t k, Complex<Lanes<Scalar, W>> const& v) const {
    if (rows != nullptr) return static_cast<void>(rows[k * stride] = v);
    Real* const at = first + k * stride;
    if (far) prefetch<true>(at + 2 * W, 2 * W * sizeof(Real));
    places != nullptr ? scatter_complex<Scalar, W>(at, places, v) : store_complex<Scalar, W>(at, v);
  }

  /// Real element i of such lines.
  [[nodiscard]] Lanes<Scalar, W> load_real(std::int64_t i) const {
    if (real_rows != nullptr) return real_rows[i * stride];
    Real* const at = first + i * stride;
    if (far) prefetch<false>(at + W, W * sizeof(Real));
    return places != nullptr ? make_lanes<Scalar, W>([&](unsigned w) { return at[places[w]]; }) : load_lanes<Scalar, W>(at);
  }
  void store_real(std::int64_t i, Lanes<Scalar, W> const& v) const {
    if (real_rows != nullptr) return static_cast<void>(real_rows[i * stride] = v);
    Real* const at = first + i * stride;
    if (far) prefetch<true>(at + W, W * sizeof(Real));
    if (places == nullptr) return store_lanes<Scalar, W>(at, v);
    for (unsigned w = 0; w < W; ++w) at[places[w]] = reinterpret_cast<Scalar const*>(&v)[w];
  }
};

/// How the complex elements of a group move, as types: a look at each element costs as much as the element.
enum class GroupMoves : std::uint8_t { contiguous, neighbours, rows, any };

template <class Real, unsigned W>
GroupMoves moves_of(GroupLines<Real, W> const& lines) {
  if (lines.contiguous()) return GroupMoves::contiguous;
  if (lines.rows != nullptr) return GroupMoves::rows;
  return lines.places != nullptr ? GroupMoves::any : GroupMoves::neighbours;
}

/// Elements j, j + step, .., R of them, as rows in registers. Lanes have the order that costs least where neither end is transposed or a row.
template <GroupMoves moves, class Real, unsigned W>
class MovingElements {
 public:
  using Scalar = std::remove_const_t<Real>;
  using Row = Complex<Lanes<Scalar, W>>;

  /// Of a group that begins at `first`.
  MovingElements(GroupLines<Real, W> const& lines, Real* first) : m_lines(lines), m_first(first), m_stride(lines.stride), m_reversed(lines.reversed) {}

  template <unsigned R>
  void load(std::int64_t j, std::int64_t step, Row (&y)[R]) const {
    Rows const rows = rows_of(j, step);
    std::int64_t const apart = rows.apart;
    if constexpr (moves == GroupMoves::neighbours) {
      Real const *const head = m_first + rows.head, *const at = m_first + rows.first;
      if (m_lines.far) ask<R, false>(at, apart);
      static_for<R>([&](auto r) { y[r] = load_shuffled<Scalar, W>(r == 0 ? head : at + r * apart); });
    } else if constexpr (moves == GroupMoves::rows) {
      static_for<R>([&](auto r) { y[r] = m_lines.rows[r == 0 ? rows.head : rows.first + r * apart]; });
    } else {
      for (unsigned r = 0; r < R; ++r, j += step) y[r] = m_lines.load(j == 0 || m_reversed == 0 ? j : m_reversed - j);
    }
  }

  template <unsigned R>
  void store(std::int64_t k, std::int64_t step, Row const (&y)[R]) const {
    Rows const rows = rows_of(k, step);
    std::int64_t const apart = rows.apart;
    if constexpr (moves == GroupMoves::neighbours) {
      Real *const head = m_first + rows.head, *const at = m_first + rows.first;
      if (m_lines.far) ask<R, true>(at, apart);
      static_for<R>([&](auto r) { store_shuffled<Scalar, W>(r == 0 ? head : at + r * apart, y[r]); });
    } else if constexpr (moves == GroupMoves::rows) {
      static_for<R>([&](auto r) { m_lines.rows[r == 0 ? rows.head : rows.first + r * apart] = y[r]; });
    } else {
      for (unsigned r = 0; r < R; ++r, k += step) m_lines.store(k == 0 || m_reversed == 0 ? k : m_reversed - k, y[r]);
    }
  }

 private:
  /// Where element j lies, and where element j + r step does but for j = r = 0: first + r apart.
  struct Rows {
    std::int64_t head, first, apart;
  };
  [[nodiscard]] Rows rows_of(std::int64_t j, std::int64_t step) const {
    if (m_reversed == 0) return {j * m_stride, j * m_stride, step * m_stride};
    std::int64_t const first = (m_reversed - j) * m_stride;
    return {j == 0 ? 0 : first, first, -step * m_stride};
  }

  /// For those of the next group soon.
  template <unsigned R, bool for_write>
  static void ask(Real const* at, std::int64_t apart) {
    for (unsigned r = 0; r < R; ++r) prefetch<for_write>(at + r * apart + 2 * W, 2 * W * sizeof(Real));
  }

  GroupLines<Real, W> const& m_lines;
  Real* m_first;
  std::int64_t m_stride, m_reversed;
};

/// Rows x_0 .. x_(N-1) of a group whose lines begin at `places`, or of neighbours.
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void load_rows(GroupLines<Real const, W> const& lines, Real const* first, std::uint32_t N, Complex<Lanes<Real, W>>* x) {
  if (lines.places != nullptr)
    for (std::uint32_t j = 0; j < N; ++j, first += lines.stride) x[j] = gather_complex<Real, W>(first, lines.places);
  else
    for (std::uint32_t j = 0; j < N; ++j, first += lines.stride) x[j] = load_complex<Real, W>(first);
}
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void store_rows(GroupLines<Real, W> const& lines, Real* first, std::uint32_t N, Complex<Lanes<Real, W>> const* x) {
  if (lines.places != nullptr)
    for (std::uint32_t k = 0; k < N; ++k, first += lines.stride) scatter_complex<Real, W>(first, lines.places, x[k]);
  else
    for (std::uint32_t k = 0; k < N; ++k, first += lines.stride) store_complex<Real, W>(first, x[k]);
}

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

  [[nodiscard]] bool plain() const { return !swap_load && !swap_store && !scale; }
};

/// f(j) for chunks of W/2 of the elements 0 .. R-1, R >= W/2; the last one overlaps the one before.
template <unsigned R, unsigned W, class F>
inline void for_chunks_of(F const& f) {
  static_for<(R + W / 2 - 1) / (W / 2)>([&](auto c) { f(std::integral_constant<unsigned, std::min(decltype(c)::value * (W / 2), R - W / 2)>{}); });
}

/// All elements of a group's contiguous lines of R, in registers.
template <unsigned R, unsigned W, class Real>
inline void load_lines(Real const* first, std::int64_t pitch, Complex<Lanes<Real, W>> (&y)[R]) {
  if constexpr (R < W / 2) {
    Complex<Lanes<Real, W>> rows[W / 2];
    load_chunk<W>(first, pitch, R, rows);
    static_for<R>([&](auto j) { y[j] = rows[j]; });
  } else {
    for_chunks_of<R, W>([&](auto j) { load_chunk<W>(first + 2 * j, pitch, W / 2, y + j); });
  }
}

template <unsigned R, unsigned W, class Real>
inline void store_lines(Real* first, std::int64_t pitch, Complex<Lanes<Real, W>> const (&y)[R]) {
  if constexpr (R < W / 2) {
    Complex<Lanes<Real, W>> rows[W / 2];
    static_for<W / 2>([&](auto k) { rows[k] = y[std::min<unsigned>(k, R - 1)]; });
    store_chunk<W>(first, pitch, R, rows);
  } else {
    for_chunks_of<R, W>([&](auto k) { store_chunk<W>(first + 2 * k, pitch, W / 2, y + k); });
  }
}

}  // namespace TeamFFT::Impl

#endif
