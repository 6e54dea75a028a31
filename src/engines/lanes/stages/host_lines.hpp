// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team of W lines, one a lane, between memory and rows: row j holds element j of every line. Whole vectors move where
// the lines' elements are contiguous (a transposition of W x W scalars) or where the lines are neighbours; else every
// lane fetches its own. All arithmetic of the ops is done on rows, so that the bits do not depend on the way taken.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_LINES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_LINES_HPP

#include "engines/lanes/stages/host_contiguous_rows.hpp"
#include "engines/lanes/stages/host_factors.hpp"
#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_team_lines.hpp"

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// Rows from memory, with the load's ops.
template <class Real, unsigned W>
class LineReader {
 public:
  using V = Lanes<Real, W>;

  LineReader(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, RowFetch<Real, W> const* rows = nullptr)
      : m_arguments(a), m_lines(lines), m_rows(rows), m_twiddle(a, a.load_roots, lines), m_far(lines.loads_far(a)) {
    // else some positions hold zeros
    bool const by_element = a.has(flag_whole_load) || (!a.has(flag_position_load) && a.load_position_step == 1);
    bool const plain = !a.has(flag_real_load | flag_gather) && by_element && !has(a, line_wise_called_load);
    if (plain) m_movement = movement_of(lines, &LineInfo::load, a.load_stride, m_runs);
  }

  /// Rows that lie in scratch already, for a pass without a load's ops.
  LineReader(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, Complex<V> const* in_scratch)
      : LineReader(a, lines) {
    m_in_scratch = in_scratch;
  }

  /// Null where rows must be read.
  [[nodiscard]] Complex<V> const* rows_in_scratch() const { return m_in_scratch; }

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

  /// True where memory that no cache holds is read faster one row after the other than between butterflies: rows that
  /// lie apart, and lines that are contiguous each, of which a first stage would read R times W pieces of 64 bytes
  /// (2^20 in f64: 8 of 14 ms; AMD EPYC, 2026-11-22).
  [[nodiscard]] bool is_read_ahead() const {
    bool const in_vectors = m_movement == Movement::neighbours || m_movement == Movement::runs ||
                            (W > 1 && m_movement == Movement::contiguous && m_arguments.length >= rows_together<W>);
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
    for (unsigned w = 0; w < m_lines.present; ++w) check_run_read(a, m_lines.at[w], 0, a.length);
    if (m_movement == Movement::contiguous) return fetch_lines(to);
    std::int64_t const step = 2 * a.load_stride;
    if (m_movement == Movement::runs) {
      Real const* from = a.source;
      for (std::uint32_t j = 0; j < a.length; ++j, from += step) {
        if (j + ahead < a.length) m_runs.template prefetch_row<false>(from + ahead * step);
        to[j] = m_runs.load_complex(from);
      }
      return;
    }
    Real const* from = a.source + 2 * m_lines.at[0].load;
    for (std::uint32_t j = 0; j < a.length; ++j, from += step) {
      if (j + ahead < a.length) Impl::prefetch<false>(from + ahead * step, 2 * sizeof(Real) * W);
      to[j] = load_complex<Real, W>(from);
    }
  }

  /// For a read() of these rows soon.
  void prefetch(std::uint32_t j0, unsigned count) const {
    if (!m_far || j0 + count > m_arguments.length) return;
    if (m_rows != nullptr) return m_rows->prefetch(j0, count);
    prefetch_rows<false>(m_arguments.source, m_lines, &LineInfo::load, m_arguments.load_stride, m_movement, m_runs, j0,
                         count);
  }

 private:
  [[nodiscard]] Complex<V> chirp(std::uint32_t j) const {
    auto const& a = m_arguments;
    auto const* table = a.template table<Complex<Real>>(a.chirp);
    std::uint64_t const offset = std::uint64_t{j} * a.load_position_step;
    if (a.has(flag_position_load))
      return table_lanes<Real, W>(m_lines, &LineInfo::load_position, offset, a.load_count, table);
    return all_lanes<Real, W>(offset < a.load_count ? table[offset] : Complex<Real>{Real(1), Real(0)});
  }

  void fetch(std::uint32_t j0, unsigned count, Complex<V>* to) const {
    if (m_in_scratch != nullptr) return static_cast<void>(std::copy_n(m_in_scratch + j0, count, to));
    if (m_rows != nullptr) return m_rows->fetch(j0, count, to);
    auto const& a = m_arguments;
    if (m_movement != Movement::lane_by_lane && j0 >= a.load_count)
      return static_cast<void>(std::fill_n(to, count, Complex<V>{}));
    bool const inside = j0 + count <= a.load_count;
    if (m_movement != Movement::lane_by_lane && inside)
      for (unsigned w = 0; w < m_lines.present; ++w) check_run_read(a, m_lines.at[w], j0, count);
    if (m_movement == Movement::contiguous && inside) {
      load_contiguous(a.source, m_lines, j0, count, to);
    } else if (m_movement == Movement::neighbours && inside) {
      Real const* from = a.source + 2 * (m_lines.at[0].load + std::int64_t{j0} * a.load_stride);
      for (unsigned i = 0; i < count; ++i, from += 2 * a.load_stride) to[i] = load_complex<Real, W>(from);
    } else if (m_movement == Movement::runs && inside) {
      Real const* from = a.source + 2 * std::int64_t{j0} * a.load_stride;
      for (unsigned i = 0; i < count; ++i, from += 2 * a.load_stride) to[i] = m_runs.load_complex(from);
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
        unsigned const there =
            at.present ? positions_below(at.load_position, j, a.load_position_step, a.load_count, part) : 0;
        if (there != 0)
          a.load_run(a.source, at.load + std::int64_t{j} * a.load_stride, a.load_stride, there, elements[w]);
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
        for (auto const& at : m_lines.at)
          Impl::prefetch<false>(m_arguments.source + 2 * (at.load + j + ahead), sizeof(V));
      load_contiguous(m_arguments.source, m_lines, first, together, to + first);
    }
  }

  PassArguments<Real> const& m_arguments;
  TeamLines<Real, W> const& m_lines;
  RowFetch<Real, W> const* m_rows;
  Complex<V> const* m_in_scratch = nullptr;
  mutable BigTwiddle<Real, W> m_twiddle;  ///< keeps powers
  LaneRuns<Real, W> m_runs;
  Movement m_movement = Movement::lane_by_lane;
  bool m_far = false;
};

/// Rows to memory, with the store's ops; `ahead`'s rows, the next team's, are asked for on the way (2^18 elements in
/// f64 by passes 1.18 -> 0.96 ms).
template <class Real, unsigned W>
class LineWriter {
 public:
  using V = Lanes<Real, W>;

  LineWriter(PassArguments<Real> const& a, TeamLines<Real, W> const& lines, RowPut<Real, W> const* rows = nullptr,
             LineReader<Real, W> const* ahead = nullptr)
      : m_arguments(a),
        m_lines(lines),
        m_rows(rows),
        m_ahead(ahead),
        m_twiddle(a, a.store_roots, lines),
        m_far(lines.stores_far(a)) {
    m_scaled = a.is_scaled();
    m_far = m_far && a.source != a.target;  // rows that have just been read need not be asked for
    bool const by_element = a.has(flag_whole_store) || (!a.has(flag_position_store) && a.store_position_step == 1);
    bool const plain = !a.has(flag_scatter) && by_element && !has(a, line_wise_called_store);
    if (!plain) return;
    m_movement = movement_of(lines, &LineInfo::store, a.store_stride, m_runs);
    m_streams =
        lines.are_streamed(a) && m_rows == nullptr && m_movement == Movement::neighbours && rows_begin_vectors();
    if (m_streams) m_far = false;
  }
  LineWriter(LineWriter const&) = delete;
  ~LineWriter() {
    if (m_streams) end_streams();
  }

  /// The big twiddle of the results k0 + i + r L = rows[r rows_together + i], i < count, r < R, of a stage, before they
  /// are written.
  template <unsigned R>
  [[gnu::noinline, gnu::flatten]] void multiply(std::uint32_t L, std::uint32_t k0, unsigned count,
                                                Complex<V>* rows) const {
    m_twiddle.template multiply_results<R>(L, k0, count, rows_together<W>, rows);
  }
  [[nodiscard]] bool multiplies() const { return m_arguments.has(flag_store_twiddle); }
  [[nodiscard]] bool puts_rows() const { return m_rows != nullptr; }

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
    prefetch_rows<true>(m_arguments.target, m_lines, &LineInfo::store, m_arguments.store_stride, m_movement, m_runs, k0,
                        count);
  }

 private:
  [[nodiscard]] Complex<V> chirp(std::uint32_t k) const {
    auto const& a = m_arguments;
    auto const* table = a.template table<Complex<Real>>(a.chirp);
    std::uint64_t const offset = std::uint64_t{k} * a.store_position_step;
    if (a.has(flag_position_store))
      return table_lanes<Real, W>(m_lines, &LineInfo::store_position, offset, a.store_count, table);
    return all_lanes<Real, W>(offset < a.store_count ? table[offset] : Complex<Real>{Real(1), Real(0)});
  }

  [[nodiscard]] bool rows_begin_vectors() const {
    auto const& a = m_arguments;
    bool const stride =
        a.store_stride * static_cast<std::int64_t>(2 * sizeof(Real)) % static_cast<std::int64_t>(sizeof(V)) == 0;
    return W > 1 && stride && begins_vector<Real, W>(a.target + 2 * m_lines.at[0].store);
  }

  void put(std::uint32_t k0, unsigned count, Complex<V> const* rows) const {
    if (m_rows != nullptr) return m_rows->put(k0, count, rows);
    auto const& a = m_arguments;
    if (m_movement != Movement::lane_by_lane && k0 >= a.store_count) return;
    bool const inside = k0 + count <= a.store_count;
    if (m_movement != Movement::lane_by_lane && inside)
      for (unsigned w = 0; w < m_lines.present; ++w) check_run_write(a, m_lines.at[w], k0, count);
    if (m_movement == Movement::contiguous && inside) {
      store_contiguous(a.target, m_lines, k0, count, rows);
    } else if (m_movement == Movement::neighbours && inside) {
      Real* to = a.target + 2 * (m_lines.at[0].store + std::int64_t{k0} * a.store_stride);
      if constexpr (W > 1)
        if (m_streams) {
          for (unsigned i = 0; i < count; ++i, to += 2 * a.store_stride) stream_complex<Real, W>(to, rows[i]);
          return;
        }
      for (unsigned i = 0; i < count; ++i, to += 2 * a.store_stride) store_complex<Real, W>(to, rows[i]);
    } else if (m_movement == Movement::runs && inside) {
      Real* to = a.target + 2 * std::int64_t{k0} * a.store_stride;
      for (unsigned i = 0; i < count; ++i, to += 2 * a.store_stride) m_runs.store_complex(to, rows[i]);
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
        put_element(a, m_lines.at[w], k0 + i, reinterpret_cast<Real const*>(rows + i)[w],
                    reinterpret_cast<Real const*>(rows + i)[W + w]);
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
        unsigned const there =
            at.present ? positions_below(at.store_position, k, a.store_position_step, a.store_count, part) : 0;
        if (there != 0)
          a.store_run(a.target, at.store + std::int64_t{k} * a.store_stride, a.store_stride, there, elements[w]);
      }
    }
  }

  template <class Ends>
  void put_element(PassArguments<Real, Ends> const& a, LineInfo const& at, std::uint32_t k, Real re, Real im) const {
    std::uint64_t const p = at.store_position + std::uint64_t{k} * a.store_position_step;
    if (!at.present || p >= a.store_count) return;
    std::int64_t const element =
        a.has(flag_scatter) ? std::int64_t{a.template table<std::uint32_t>(a.scatter)[p]} : std::int64_t{k};
    std::int64_t const offset = at.store + element * a.store_stride;
    if constexpr (Ends::are_called) return write_finished(a, offset, Complex<Real>{re, im});
    check_write(a, offset);
    Real* const to = a.target + 2 * offset;
    to[0] = re, to[1] = im;
  }

  PassArguments<Real> const& m_arguments;
  TeamLines<Real, W> const& m_lines;
  RowPut<Real, W> const* m_rows;
  LineReader<Real, W> const* m_ahead;
  mutable BigTwiddle<Real, W> m_twiddle;  ///< keeps powers
  bool m_scaled = false, m_streams = false;
  LaneRuns<Real, W> m_runs;
  Movement m_movement = Movement::lane_by_lane;
  bool m_far = false;
};

}  // namespace TeamFFT::Impl

#endif
