// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team of W lines, one a lane, between memory and rows: row j holds element j of every line. Whole vectors move where the lines' elements are contiguous
// (a transposition of W x W scalars) or where the lines are neighbours; else every lane fetches its own. All arithmetic of the ops is done on rows, so that
// the bits do not depend on the way taken.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_LINES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_LINES_HPP

#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_team_lines.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace TeamFFT::Impl {

/// W_n^(q k) for the q of every line. Factors that many k share are kept: those of 0 .. 7, or the steps between a stage's results.
template <class Real, unsigned W>
class BigTwiddle {
 public:
  using V = Lanes<Real, W>;

  BigTwiddle(PassArguments<Real> const& a, DeviceRoots const& roots, TeamLines<Real, W> const& lines) : m_arguments(a), m_roots(roots), m_lines(lines) {}

  /// rows[i] *= W_n^(q (k0 + i)): the root at a multiple of 8 times one of the 8 roots of the remainder.
  void multiply(std::uint32_t k0, unsigned count, Complex<V>* rows) {
    keep(8, 1);
    Complex<V> base{};
    for (unsigned i = 0; i < count; ++i) {
      std::uint32_t const k = k0 + i, rest = k & 7u;
      if (i == 0 || rest == 0) base = at(k - rest);
      rows[i] = rows[i] * (rest == 0 ? base : base * m_powers[rest]);
    }
  }

  /// rows[r pitch + i] *= W_n^(q (k0 + i + r L)), i < count, r < R. The roots of k0 + i are then gathered once for R rows, not for four: passes over 16384
  /// elements in f64 took 44 microseconds before, 37 so (AMD EPYC, 2026-11-22).
  template <unsigned R>
  void multiply_results(std::uint32_t L, std::uint32_t k0, unsigned count, unsigned pitch, Complex<V>* rows) {
    keep(R, L);
    for (unsigned i = 0; i < count; ++i) {
      auto const first = at(k0 + i);
      rows[i] = rows[i] * first;
      for (unsigned r = 1; r < R; ++r) rows[r * pitch + i] = rows[r * pitch + i] * (first * m_powers[r]);
    }
  }

 private:
  /// The powers 1 .. count - 1 of W_n^(q step).
  void keep(unsigned count, std::uint32_t step) {
    if (step == m_step) return;
    m_step = step;
    for (unsigned i = 1; i < count; ++i) m_powers[i] = at(i * step);
  }

  [[nodiscard]] Complex<V> at(std::uint32_t k) const {
    auto const* low = m_arguments.template table<Complex<Real>>(m_roots.offset);
    auto const* high = low + (std::uint64_t{1} << m_roots.shift);
    std::uint64_t const mask = (std::uint64_t{1} << m_roots.shift) - 1;
    std::uint64_t e[W];
    for (unsigned w = 0; w < W; ++w) e[w] = std::uint64_t{m_lines.at[w].twiddle} * k;
    Complex<V> const a{make_lanes<Real, W>([&](unsigned w) { return low[e[w] & mask].re; }),
                       make_lanes<Real, W>([&](unsigned w) { return low[e[w] & mask].im; })};
    Complex<V> const b{make_lanes<Real, W>([&](unsigned w) { return high[e[w] >> m_roots.shift].re; }),
                       make_lanes<Real, W>([&](unsigned w) { return high[e[w] >> m_roots.shift].im; })};
    return a * b;
  }

  PassArguments<Real> const& m_arguments;
  DeviceRoots m_roots;
  TeamLines<Real, W> const& m_lines;
  std::uint32_t m_step = 0;
  Complex<V> m_powers[widest_butterfly];
};

/// The entries p = position + offset of a table, one a lane; 1 past its end. Lines without positions share theirs.
template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> table_lanes(TeamLines<Real, W> const& lines, std::uint64_t LineInfo::*position, std::uint64_t offset, std::uint64_t count,
                                           Complex<Real> const* table) {
  Complex<Real> c[W];
  for (unsigned w = 0; w < W; ++w) {
    std::uint64_t const p = lines.at[w].*position + offset;
    c[w] = p < count ? table[p] : Complex<Real>{Real(1), Real(0)};
  }
  return {make_lanes<Real, W>([&](unsigned w) { return c[w].re; }), make_lanes<Real, W>([&](unsigned w) { return c[w].im; })};
}

template <class Real, unsigned W>
inline Complex<Lanes<Real, W>> all_lanes(Complex<Real> const& c) {
  return {make_lanes<Real, W>([&](unsigned) { return c.re; }), make_lanes<Real, W>([&](unsigned) { return c.im; })};
}

/// body(bytes) with the bytes of `count` < most complex elements as a constant: a copy of so few is a move or two.
template <unsigned most, class Real, class Body>
void with_elements_of(unsigned count, Body const& body) {
  static_for<most>([&](auto n) {
    if (count == n) body(std::integral_constant<std::size_t, n * 2 * sizeof(Real)>{});
  });
}

/// Rows from memory, with the load's ops.
template <class Real, unsigned W>
class LineReader {
 public:
  using V = Lanes<Real, W>;

  LineReader(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, RowFetch<Real, W> const* rows = nullptr)
      : m_arguments(a), m_lines(lines), m_rows(rows), m_twiddle(a, a.load_roots, lines), m_far(is_far(a)) {
    bool const by_element = a.has(flag_whole_load) || (!a.has(flag_position_load) && a.load_position_step == 1);  // else some positions hold zeros
    bool const plain = !a.has(flag_real_load | flag_gather) && by_element && !has(a, line_wise_called_load);
    if (!plain || !lines.all_present) return;
    if (a.load_stride == 1)
      m_movement = Movement::contiguous;
    else if (lines.neighbours(&LineInfo::load))
      m_movement = Movement::neighbours;
  }

  /// to[i] = row j0 + i, i < count <= rows_together.
  [[gnu::noinline, gnu::flatten]] void read(std::uint32_t j0, unsigned count, Complex<V>* to) const {
    fetch(j0, count, to);
    auto const& a = m_arguments;
    if (a.has(flag_swap_load))
      for (unsigned i = 0; i < count; ++i) to[i] = swapped(to[i]);
    if (a.has(flag_load_chirp))
      for (unsigned i = 0; i < count; ++i) to[i] = to[i] * chirp(j0 + i);
    if (a.has(flag_load_twiddle)) m_twiddle.multiply(j0, count, to);
  }

  /// True where memory that no cache holds is read faster one row after the other than between butterflies: rows that lie apart, and lines that are contiguous
  /// each, of which a first stage would read R times W pieces of 64 bytes (2^20 in f64: 8 of 14 ms; AMD EPYC, 2026-11-22).
  [[nodiscard]] bool is_read_ahead() const {
    bool const in_vectors = m_movement == Movement::neighbours || (W > 1 && m_movement == Movement::contiguous && m_arguments.length >= rows_together<W>);
    return m_far && m_rows == nullptr && in_vectors && m_arguments.length <= m_arguments.load_count;
  }

  /// All rows, of a functor.
  void fetch_called(Complex<V>* to) const {
    with_calls(m_arguments, [&](auto const& called) { fetch_runs(called, 0, m_arguments.length, to); });
  }

  /// All rows as they lie in memory.
  [[gnu::noinline, gnu::flatten]] void fetch_all(Complex<V>* to) const {
    constexpr std::uint32_t ahead = 16;
    auto const& a = m_arguments;
    for (auto const& at : m_lines.at) check_run_read(a, at, 0, a.length);
    if (m_movement == Movement::contiguous) return fetch_lines(to);
    Real const* from = a.source + 2 * m_lines.at[0].load;
    std::int64_t const step = 2 * a.load_stride;
    for (std::uint32_t j = 0; j < a.length; ++j, from += step) {
      if (j + ahead < a.length) Impl::prefetch<false>(from + ahead * step, 2 * sizeof(Real) * W);
      to[j] = load_complex<Real, W>(from);
    }
  }

  /// For a read() of these rows soon.
  void prefetch(std::uint32_t j0, unsigned count) const {
    if (!m_far || j0 + count > m_arguments.length) return;
    if (m_rows != nullptr) return m_rows->prefetch(j0, count);
    prefetch_rows<false>(m_arguments.source, m_lines, &LineInfo::load, m_arguments.load_stride, m_movement, j0, count);
  }

 private:
  [[nodiscard]] Complex<V> chirp(std::uint32_t j) const {
    auto const& a = m_arguments;
    auto const* table = a.template table<Complex<Real>>(a.chirp);
    std::uint64_t const offset = std::uint64_t{j} * a.load_position_step;
    if (a.has(flag_position_load)) return table_lanes<Real, W>(m_lines, &LineInfo::load_position, offset, a.load_count, table);
    return all_lanes<Real, W>(offset < a.load_count ? table[offset] : Complex<Real>{Real(1), Real(0)});
  }

  void fetch(std::uint32_t j0, unsigned count, Complex<V>* to) const {
    if (m_rows != nullptr) return m_rows->fetch(j0, count, to);
    auto const& a = m_arguments;
    if (m_movement != Movement::lane_by_lane && j0 >= a.load_count) return static_cast<void>(std::fill_n(to, count, Complex<V>{}));
    bool const inside = j0 + count <= a.load_count;
    if (m_movement != Movement::lane_by_lane && inside)
      for (auto const& at : m_lines.at) check_run_read(a, at, j0, count);
    if (m_movement == Movement::contiguous && inside) {
      count == rows_together<W> ? fetch_contiguous(j0, to) : fetch_part(j0, count, to);
    } else if (m_movement == Movement::neighbours && inside) {
      Real const* from = a.source + 2 * (m_lines.at[0].load + std::int64_t{j0} * a.load_stride);
      for (unsigned i = 0; i < count; ++i, from += 2 * a.load_stride) to[i] = load_complex<Real, W>(from);
    } else if (has(a, line_wise_called_load)) {
      with_calls(a, [&](auto const& called) { fetch_lanes(called, j0, count, to); });
    } else {
      fetch_lanes(m_arguments, j0, count, to);
    }
  }

  template <class Ends>
  void fetch_lanes(PassArguments<Real, Ends> const& a, std::uint32_t j0, unsigned count, Complex<V>* to) const {
    if constexpr (Ends::are_called)
      if (!a.has(flag_gather | flag_real_load)) return fetch_runs(a, j0, count, to);
    for (unsigned w = 0; w < W; ++w)
      for (unsigned i = 0; i < count; ++i) {
        auto const v = load_raw(a, m_lines.at[w], j0 + i);
        reinterpret_cast<Real*>(to + i)[w] = v.re;
        reinterpret_cast<Real*>(to + i)[W + w] = v.im;
      }
  }

  /// A call for the elements of each lane that are there.
  template <class Ends>
  void fetch_runs(PassArguments<Real, Ends> const& a, std::uint32_t j0, unsigned count, Complex<V>* to) const {
    CalledElements<Real, W> elements;
    for (unsigned done = 0; done < count; done += rows_called) {
      unsigned const part = std::min(count - done, rows_called);
      std::uint32_t const j = j0 + done;
      for (unsigned w = 0; w < W; ++w) {
        auto const& at = m_lines.at[w];
        unsigned const there = at.present ? positions_below(at.load_position, j, a.load_position_step, a.load_count, part) : 0;
        if (there != 0) a.load_run(a.source, at.load + std::int64_t{j} * a.load_stride, a.load_stride, there, elements[w]);
        std::fill(elements[w] + there, elements[w] + part, Complex<Real>{});
      }
      rows_from_lines<Real, W>(elements, part, to + done);
    }
  }

  void fetch_lines(Complex<V>* to) const {
    constexpr std::uint32_t together = rows_together<W>, ahead = 8 * together;
    std::uint32_t const length = m_arguments.length;
    for (std::uint32_t j = 0; j < length; j += together) {
      std::uint32_t const first = std::min(j, length - together);
      if (j + ahead < length)
        for (auto const& at : m_lines.at) Impl::prefetch<false>(m_arguments.source + 2 * (at.load + j + ahead), sizeof(V));
      fetch_contiguous(first, to + first);
    }
  }

  void fetch_contiguous(std::uint32_t j0, Complex<V>* to) const {
    auto const* source = m_arguments.source;
    if constexpr (W == 1) {
      for (unsigned i = 0; i < rows_together<W>; ++i) to[i] = load_complex<Real, 1>(source + 2 * (m_lines.at[0].load + j0 + i));
    } else {
      V v[W];
      static_for<W>([&](auto w) { v[w] = load_lanes<Real, W>(source + 2 * (m_lines.at[w].load + j0)); });
      transpose<Real, W>(v);
      static_for<W / 2>([&](auto i) { to[i] = {v[2 * i], v[2 * i + 1]}; });
    }
  }

  /// The same of fewer rows than a vector of a line has.
  void fetch_part(std::uint32_t j0, unsigned count, Complex<V>* to) const {
    auto const* source = m_arguments.source;
    if constexpr (W == 1) {
      for (unsigned i = 0; i < count; ++i) to[i] = load_complex<Real, 1>(source + 2 * (m_lines.at[0].load + j0 + i));
    } else {
      V v[W] = {};
      with_elements_of<rows_together<W>, Real>(count, [&](auto bytes) {
        for (unsigned w = 0; w < W; ++w) std::memcpy(v + w, source + 2 * (m_lines.at[w].load + j0), bytes);
      });
      transpose<Real, W>(v);
      for (unsigned i = 0; i < count; ++i) to[i] = {v[2 * i], v[2 * i + 1]};
    }
  }

  PassArguments<Real> const& m_arguments;
  TeamLines<Real, W> const& m_lines;
  RowFetch<Real, W> const* m_rows;
  mutable BigTwiddle<Real, W> m_twiddle;  ///< keeps powers
  Movement m_movement = Movement::lane_by_lane;
  bool m_far;
};

/// Rows to memory, with the store's ops; `ahead`'s rows, the next team's, are asked for on the way (2^18 elements in f64 by passes 1.18 -> 0.96 ms).
template <class Real, unsigned W>
class LineWriter {
 public:
  using V = Lanes<Real, W>;

  LineWriter(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, RowPut<Real, W> const* rows = nullptr, LineReader<Real, W> const* ahead = nullptr)
      : m_arguments(a), m_lines(lines), m_rows(rows), m_ahead(ahead), m_twiddle(a, a.store_roots, lines), m_far(is_far(a)) {
    m_scaled = a.is_scaled();
    m_far = m_far && a.source != a.target;  // rows that have just been read need not be asked for
    bool const by_element = a.has(flag_whole_store) || (!a.has(flag_position_store) && a.store_position_step == 1);
    bool const plain = !a.has(flag_scatter) && by_element && !has(a, line_wise_called_store);
    if (!plain || !lines.all_present) return;
    if (a.store_stride == 1)
      m_movement = Movement::contiguous;
    else if (lines.neighbours(&LineInfo::store))
      m_movement = Movement::neighbours;
    m_streams = is_beyond_caches(a, true) && m_rows == nullptr && m_movement == Movement::neighbours && rows_begin_vectors();
    if (m_streams) m_far = false;
  }
  LineWriter(LineWriter const&) = delete;
  ~LineWriter() {
    if (m_streams) end_streams();
  }

  /// The big twiddle of the results k0 + i + r L = rows[r rows_together + i], i < count, r < R, of a stage, before they are written.
  template <unsigned R>
  [[gnu::noinline, gnu::flatten]] void multiply(std::uint32_t L, std::uint32_t k0, unsigned count, Complex<V>* rows) const {
    m_twiddle.template multiply_results<R>(L, k0, count, rows_together<W>, rows);
  }
  [[nodiscard]] bool multiplies() const { return m_arguments.has(flag_store_twiddle); }

  /// Row k0 + i = rows[i], i < count <= rows_together; the rows are overwritten on the way.
  void write(std::uint32_t k0, unsigned count, Complex<V>* rows) const {
    if (multiplies()) m_twiddle.multiply(k0, count, rows);
    write_multiplied(k0, count, rows);
  }
  /// The same for rows that have their big twiddle.
  [[gnu::noinline, gnu::flatten]] void write_multiplied(std::uint32_t k0, unsigned count, Complex<V>* rows) const {
    auto const& a = m_arguments;
    if (a.has(flag_store_chirp))
      for (unsigned i = 0; i < count; ++i) rows[i] = rows[i] * conjugate(chirp(k0 + i));
    if (m_scaled)
      for (unsigned i = 0; i < count; ++i) rows[i] = scaled_lanes<Real, W>(m_arguments.scale, rows[i]);
    if (a.has(flag_swap_store))
      for (unsigned i = 0; i < count; ++i) rows[i] = swapped(rows[i]);
    put(k0, count, rows);
  }

  /// All rows as they are, to a functor.
  void put_called(Complex<V> const* rows) const {
    with_calls(m_arguments, [&](auto const& called) { put_runs(called, 0, m_arguments.length, rows); });
  }

  /// For a write() of these rows soon.
  void prefetch(std::uint32_t k0, unsigned count) const {
    if (m_ahead != nullptr) m_ahead->prefetch(k0, count);
    if (!m_far || k0 + count > m_arguments.length) return;
    if (m_rows != nullptr) return m_rows->prefetch(k0, count);
    prefetch_rows<true>(m_arguments.target, m_lines, &LineInfo::store, m_arguments.store_stride, m_movement, k0, count);
  }

 private:
  [[nodiscard]] Complex<V> chirp(std::uint32_t k) const {
    auto const& a = m_arguments;
    auto const* table = a.template table<Complex<Real>>(a.chirp);
    std::uint64_t const offset = std::uint64_t{k} * a.store_position_step;
    if (a.has(flag_position_store)) return table_lanes<Real, W>(m_lines, &LineInfo::store_position, offset, a.store_count, table);
    return all_lanes<Real, W>(offset < a.store_count ? table[offset] : Complex<Real>{Real(1), Real(0)});
  }

  [[nodiscard]] bool rows_begin_vectors() const {
    auto const& a = m_arguments;
    bool const stride = a.store_stride * static_cast<std::int64_t>(2 * sizeof(Real)) % static_cast<std::int64_t>(sizeof(V)) == 0;
    return W > 1 && stride && begins_vector<Real, W>(a.target + 2 * m_lines.at[0].store);
  }

  void put(std::uint32_t k0, unsigned count, Complex<V> const* rows) const {
    if (m_rows != nullptr) return m_rows->put(k0, count, rows);
    auto const& a = m_arguments;
    if (m_movement != Movement::lane_by_lane && k0 >= a.store_count) return;
    bool const inside = k0 + count <= a.store_count;
    if (m_movement != Movement::lane_by_lane && inside)
      for (auto const& at : m_lines.at) check_run_write(a, at, k0, count);
    if (m_movement == Movement::contiguous && inside) {
      count == rows_together<W> ? put_contiguous(k0, rows) : put_part(k0, count, rows);
    } else if (m_movement == Movement::neighbours && inside) {
      Real* to = a.target + 2 * (m_lines.at[0].store + std::int64_t{k0} * a.store_stride);
      if constexpr (W > 1)
        if (m_streams) {
          for (unsigned i = 0; i < count; ++i, to += 2 * a.store_stride) stream_complex<Real, W>(to, rows[i]);
          return;
        }
      for (unsigned i = 0; i < count; ++i, to += 2 * a.store_stride) store_complex<Real, W>(to, rows[i]);
    } else if (has(a, line_wise_called_store)) {
      with_calls(a, [&](auto const& called) { put_lanes(called, k0, count, rows); });
    } else {
      put_lanes(m_arguments, k0, count, rows);
    }
  }

  template <class Ends>
  void put_lanes(PassArguments<Real, Ends> const& a, std::uint32_t k0, unsigned count, Complex<V> const* rows) const {
    if constexpr (Ends::are_called)
      if (!a.has(flag_scatter)) return put_runs(a, k0, count, rows);
    for (unsigned w = 0; w < W; ++w)
      for (unsigned i = 0; i < count; ++i)
        put_element(a, m_lines.at[w], k0 + i, reinterpret_cast<Real const*>(rows + i)[w], reinterpret_cast<Real const*>(rows + i)[W + w]);
  }

  template <class Ends>
  void put_runs(PassArguments<Real, Ends> const& a, std::uint32_t k0, unsigned count, Complex<V> const* rows) const {
    CalledElements<Real, W> elements;
    for (unsigned done = 0; done < count; done += rows_called) {
      unsigned const part = std::min(count - done, rows_called);
      std::uint32_t const k = k0 + done;
      lines_from_rows<Real, W>(rows + done, part, elements);
      for (unsigned w = 0; w < W; ++w) {
        auto const& at = m_lines.at[w];
        unsigned const there = at.present ? positions_below(at.store_position, k, a.store_position_step, a.store_count, part) : 0;
        if (there != 0) a.store_run(a.target, at.store + std::int64_t{k} * a.store_stride, a.store_stride, there, elements[w]);
      }
    }
  }

  template <class Ends>
  void put_element(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t k, Real re, Real im) const {
    std::uint64_t const p = at.store_position + std::uint64_t{k} * a.store_position_step;
    if (!at.present || p >= a.store_count) return;
    std::int64_t const element = a.has(flag_scatter) ? std::int64_t{a.template table<std::uint32_t>(a.scatter)[p]} : std::int64_t{k};
    std::int64_t const offset = at.store + element * a.store_stride;
    if constexpr (Ends::are_called) return write_finished(a, offset, Complex<Real>{re, im});
    check_write(a, offset);
    Real* const to = a.target + 2 * offset;
    to[0] = re, to[1] = im;
  }

  void put_contiguous(std::uint32_t k0, Complex<V> const* rows) const {
    auto* target = m_arguments.target;
    if constexpr (W == 1) {
      for (unsigned i = 0; i < rows_together<W>; ++i) store_complex<Real, 1>(target + 2 * (m_lines.at[0].store + k0 + i), rows[i]);
    } else {
      V v[W];
      static_for<W / 2>([&](auto i) { v[2 * i] = rows[i].re, v[2 * i + 1] = rows[i].im; });
      transpose<Real, W>(v);
      static_for<W>([&](auto w) { store_lanes<Real, W>(target + 2 * (m_lines.at[w].store + k0), v[w]); });
    }
  }

  /// The same of fewer rows than a vector of a line has: half-spectra of 16 reals are 5 and 5 of 8 (512 lines in f32 took 20 microseconds lane by lane).
  void put_part(std::uint32_t k0, unsigned count, Complex<V> const* rows) const {
    auto* target = m_arguments.target;
    if constexpr (W == 1) {
      for (unsigned i = 0; i < count; ++i) store_complex<Real, 1>(target + 2 * (m_lines.at[0].store + k0 + i), rows[i]);
    } else {
      V v[W] = {};
      for (unsigned i = 0; i < count; ++i) v[2 * i] = rows[i].re, v[2 * i + 1] = rows[i].im;
      transpose<Real, W>(v);
      with_elements_of<rows_together<W>, Real>(count, [&](auto bytes) {
        for (unsigned w = 0; w < W; ++w) std::memcpy(target + 2 * (m_lines.at[w].store + k0), v + w, bytes);
      });
    }
  }

  PassArguments<Real> const& m_arguments;
  TeamLines<Real, W> const& m_lines;
  RowPut<Real, W> const* m_rows;
  LineReader<Real, W> const* m_ahead;
  mutable BigTwiddle<Real, W> m_twiddle;  ///< keeps powers
  bool m_scaled = false, m_streams = false;
  Movement m_movement = Movement::lane_by_lane;
  bool m_far;
};

}  // namespace TeamFFT::Impl

#endif
