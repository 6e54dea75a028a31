// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Groups of short lines, one a lane, between memory and registers: whole vectors and W x W transpositions where lines
// are contiguous, single rows where they are neighbours.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_GROUP_LINES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_GROUP_LINES_HPP

#include "engines/lanes/stages/host_lanes.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace TeamFFT::Impl {

/// A vector of the units of 16 bytes f(0), f(1) ..
template <class Real, unsigned W, unsigned first = 0, class F>
inline Lanes<Real, W> join_units(F const& f) {
  if constexpr (W == unit_lanes<Real, W>) {
    return f(std::integral_constant<unsigned, first>{});
  } else {
    auto const low = join_units<Real, W / 2, first>(f),
               high = join_units<Real, W / 2, first + W / 2 / unit_lanes<Real, W>>(f);
    return [&]<int... w>(std::integer_sequence<int, w...>) { return __builtin_shufflevector(low, high, w...); }
    (std::make_integer_sequence<int, W>{});
  }
}
/// Unit q of a vector.
template <unsigned q, class Real, unsigned W>
inline auto unit_of(Lanes<Real, W> const& v) {
  constexpr unsigned u = unit_lanes<Real, W>;
  return [&]<int... i>(std::integer_sequence<int, i...>) {
    return __builtin_shufflevector(v, v, (static_cast<int>(q * u) + i)...);
  }
  (std::make_integer_sequence<int, u>{});
}

/// The first n lanes of a unit, no more of memory than these. By moves of their sizes: a vector put together in memory
/// waits until all its parts are there.
template <unsigned n, class Real, unsigned u>
inline Lanes<Real, u> load_in_unit(Real const* p) {
  if constexpr (n == u) {
    return load_lanes<Real, u>(p);
  } else if constexpr (n == 2) {
    double pair;
    std::memcpy(&pair, p, sizeof pair);
    return std::bit_cast<Lanes<Real, u>>(Lanes<double, 2>{pair, 0});
  } else {
    return make_lanes<Real, u>([&](unsigned i) { return i < n ? p[i] : Real(0); });
  }
}
template <unsigned n, class Real, unsigned u>
inline void store_in_unit(Real* p, Lanes<Real, u> const& v) {
  if constexpr (n == u) return store_lanes<Real, u>(p, v);
  if constexpr (n == 1) p[0] = v[0];
  if constexpr (n == 2 || n == 3) {
    Lanes<Real, 2> const pair = __builtin_shufflevector(v, v, 0, 1);
    std::memcpy(p, &pair, sizeof pair);
  }
  if constexpr (n == 3) p[2] = v[2];
}

/// unit(begin, count) for the units that n < W scalars of a line take; where there is one before it, the last unit
/// overlaps it and is whole.
template <unsigned n, unsigned u, class Unit>
inline void for_units(Unit const& unit) {
  static_for<(n + u - 1) / u>([&](auto i) {
    constexpr unsigned begin = n < u ? 0 : std::min(decltype(i)::value * u, n - u);
    unit(std::integral_constant<unsigned, begin>{}, std::integral_constant<unsigned, std::min(n, u)>{});
  });
}

/// Scalars 0 .. n-1 of W contiguous lines as rows, n < W: in units of 16 bytes, which are transposed as such. Whole
/// vectors in such units took 1.1 to 1.2 times as long (2048 lines of 16 complex elements and 16384 half-spectra of 2
/// reals; AMD EPYC with AVX2, 2026-11-30).
template <unsigned n, unsigned W, class Real>
inline void load_few(Real const* line, std::int64_t pitch, Lanes<Real, W>* rows) {
  constexpr unsigned u = unit_lanes<Real, W>;
  for_units<n, u>([&](auto begin, auto count) {
    Lanes<Real, W> v[u];
    static_for<u>([&](auto i) {
      v[i] = join_units<Real, W>(
          [&](auto q) { return load_in_unit<decltype(count)::value, Real, u>(line + (q * u + i) * pitch + begin); });
    });
    transpose_units<Real, W>(v);
    static_for<decltype(count)::value>([&](auto s) { rows[begin + s] = v[s]; });
  });
}
template <unsigned n, unsigned W, class Real>
inline void store_few(Real* line, std::int64_t pitch, Lanes<Real, W> const* rows) {
  constexpr unsigned u = unit_lanes<Real, W>;
  for_units<n, u>([&](auto begin, auto count) {
    Lanes<Real, W> v[u];
    static_for<u>([&](auto s) { v[s] = rows[begin + std::min<unsigned>(s, count - 1)]; });
    transpose_units<Real, W>(v);
    static_for<u>([&](auto i) {
      static_for<W / u>([&](auto q) {
        store_in_unit<decltype(count)::value, Real, u>(line + (q * u + i) * pitch + begin, unit_of<q, Real, W>(v[i]));
      });
    });
  });
}

/// chunk(begin) for the whole vectors of n scalars of a line, and few(begin, count) for a rest of half a vector at
/// most; a longer one is a chunk that overlaps the one before, so that it has fewer stores.
template <unsigned n, unsigned W, class Chunk, class Few>
inline void for_scalars(Chunk const& chunk, Few const& few) {
  constexpr unsigned rest = n % W;
  static_for<n / W>([&](auto c) { chunk(std::integral_constant<unsigned, decltype(c)::value * W>{}); });
  if constexpr (rest != 0 && (n < W || 2 * rest <= W))
    few(std::integral_constant<unsigned, n - rest>{}, std::integral_constant<unsigned, rest>{});
  else if constexpr (rest != 0)
    chunk(std::integral_constant<unsigned, n - W>{});
}

/// Scalars 0 .. n-1 of W contiguous lines as rows, and back.
template <unsigned n, unsigned W, class Real>
inline void load_scalars(Real const* line, std::int64_t pitch, Lanes<Real, W>* rows) {
  auto const chunk = [&](auto begin) {
    Lanes<Real, W> v[W];
    static_for<W>([&](auto w) { v[w] = load_lanes<Real, W>(line + w * pitch + begin); });
    transpose<Real, W>(v);
    static_for<W>([&](auto i) { rows[begin + i] = v[i]; });
  };
  for_scalars<n, W>(
      chunk, [&](auto begin, auto count) { load_few<decltype(count)::value, W>(line + begin, pitch, rows + begin); });
}
template <unsigned n, unsigned W, class Real>
inline void store_scalars(Real* line, std::int64_t pitch, Lanes<Real, W> const* rows) {
  auto const chunk = [&](auto begin) {
    Lanes<Real, W> v[W];
    static_for<W>([&](auto i) { v[i] = rows[begin + i]; });
    transpose<Real, W>(v);
    static_for<W>([&](auto w) { store_lanes<Real, W>(line + w * pitch + begin, v[w]); });
  };
  for_scalars<n, W>(
      chunk, [&](auto begin, auto count) { store_few<decltype(count)::value, W>(line + begin, pitch, rows + begin); });
}

/// visit(constant n) for 0 < n < most.
template <unsigned most, class Visit>
inline void for_few(unsigned n, Visit const& visit) {
  static_for<most - 1>([&](auto i) {
    if (n == i + 1) visit(std::integral_constant<unsigned, i + 1>{});
  });
}

/// The first `count` elements of W contiguous lines, fewer than W/2. Out of line: only lines shorter than that have so
/// few.
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void load_part_of_chunk(Real const* line, std::int64_t pitch, unsigned count,
                                                        Lanes<Real, W>* rows) {
  for_few<W / 2>(count, [&](auto n) { load_few<2 * n, W>(line, pitch, rows); });
}
template <unsigned W, class Real>
[[gnu::noinline, gnu::flatten]] void store_part_of_chunk(Real* line, std::int64_t pitch, unsigned count,
                                                         Lanes<Real, W> const* rows) {
  for_few<W / 2>(count, [&](auto n) { store_few<2 * n, W>(line, pitch, rows); });
}

/// Elements j .. j + W/2 - 1 of contiguous lines as W/2 rows; only `count` of them are there where a line has fewer.
template <unsigned W, class Real>
inline void load_chunk(Real const* line, std::int64_t pitch, unsigned count, Complex<Lanes<Real, W>>* rows) {
  if (count != W / 2) return load_part_of_chunk<W>(line, pitch, count, &rows->re);
  Lanes<Real, W> v[W];
  static_for<W>([&](auto w) { v[w] = load_lanes<Real, W>(line + w * pitch); });
  transpose<Real, W>(v);
  static_for<W / 2>([&](auto i) { rows[i] = {v[2 * i], v[2 * i + 1]}; });
}

template <unsigned W, class Real>
inline void store_chunk(Real* line, std::int64_t pitch, unsigned count, Complex<Lanes<Real, W>> const* rows) {
  if (count != W / 2) return store_part_of_chunk<W>(line, pitch, count, &rows->re);
  Lanes<Real, W> v[W];
  static_for<W / 2>([&](auto i) { v[2 * i] = rows[i].re, v[2 * i + 1] = rows[i].im; });
  transpose<Real, W>(v);
  static_for<W>([&](auto w) { store_lanes<Real, W>(line + w * pitch, v[w]); });
}

/// Groups of W whole lines in a row: line w of group g begins at first + (g W + w) pitch, and its elements are stride
/// apart; all in scalars. Or one group whose line w begins at first + places[w].
template <class Real, unsigned W>
struct GroupLines {
  using Scalar = std::remove_const_t<Real>;
  Real* first = nullptr;
  std::int64_t pitch = 0, stride = 0;
  std::int64_t const* places = nullptr;
  Complex<Lanes<Scalar, W>>* rows = nullptr;  ///< in scratch, instead of memory, `stride` rows apart
  Lanes<Scalar, W>* real_rows = nullptr;      ///< of reals
  bool far = false;  ///< rows that lie apart, beyond the caches: those of the next group are asked for
  /// the length N where the stages meet element j in row N - j, 0 < j < N; not of contiguous lines
  std::int64_t reversed = 0;

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
    return places != nullptr ? make_lanes<Scalar, W>([&](unsigned w) { return at[places[w]]; })
                             : load_lanes<Scalar, W>(at);
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

/// Elements j, j + step, .., R of them, as rows in registers. Lanes have the order that costs least where neither end
/// is transposed or a row.
template <GroupMoves moves, class Real, unsigned W>
class MovingElements {
 public:
  using Scalar = std::remove_const_t<Real>;
  using Row = Complex<Lanes<Scalar, W>>;

  /// Of a group that begins at `first`.
  MovingElements(GroupLines<Real, W> const& lines, Real* first)
      : m_lines(lines), m_first(first), m_stride(lines.stride), m_reversed(lines.reversed) {}

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

/// Elements j .. j + count - 1 of any lines, count <= W/2.
template <unsigned W, class Real>
void load_part(GroupLines<Real const, W> const& lines, std::uint32_t j, unsigned count, Complex<Lanes<Real, W>>* to) {
  if (lines.contiguous()) return load_chunk<W>(lines.first + 2 * std::size_t{j}, lines.pitch, count, to);
  for (unsigned i = 0; i < count; ++i) to[i] = lines.load(j + i);
}
template <unsigned W, class Real>
void store_part(GroupLines<Real, W> const& lines, std::uint32_t k, unsigned count,
                Complex<Lanes<Real, W>> const* from) {
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

/// All elements of a group's contiguous lines of R, in registers.
template <unsigned R, unsigned W, class Real>
inline void load_lines(Real const* first, std::int64_t pitch, Complex<Lanes<Real, W>> (&y)[R]) {
  Lanes<Real, W> rows[2 * R];
  load_scalars<2 * R, W>(first, pitch, rows);
  static_for<R>([&](auto j) { y[j] = {rows[2 * j], rows[2 * j + 1]}; });
}

template <unsigned R, unsigned W, class Real>
inline void store_lines(Real* first, std::int64_t pitch, Complex<Lanes<Real, W>> const (&y)[R]) {
  Lanes<Real, W> rows[2 * R];
  static_for<R>([&](auto k) { rows[2 * k] = y[k].re, rows[2 * k + 1] = y[k].im; });
  store_scalars<2 * R, W>(first, pitch, rows);
}

}  // namespace TeamFFT::Impl

#endif
