// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a team, one a lane: where they lie, how their rows move between memory and lanes, and which rows are
// asked for before they are needed.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_TEAM_LINES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_TEAM_LINES_HPP

#include "engines/lanes/stages/host_kernel.hpp"
#include "engines/lanes/stages/host_lanes.hpp"

#include <TeamFFT/device/line/accessor.hpp>
#include <TeamFFT/device/line/called.hpp>

#include <algorithm>
#include <array>
#include <cstdint>

namespace TeamFFT::Impl {

/// Rows that move together: a vector of scalars holds the elements of so many rows of one line.
template <unsigned W>
inline constexpr unsigned rows_together = W == 1 ? 8 : W / 2;

/// A pass over more than the second-level cache holds waits for memory unless rows are asked for while those before
/// them are worked on: strides and many lines at a time are beyond what the processor foresees.
template <class Real>
bool is_far(PassArguments<Real> const& a) {
  constexpr std::uint64_t near_bytes = std::uint64_t{1} << 20;
  return std::uint64_t{a.length} * a.line_count * (2 * sizeof(Real)) >= near_bytes;
}

/// A pass that reads and writes more than a core's share of the last-level cache: what it writes streams past the
/// caches, where else it would be read first, or push out what is read next. Rows that lie apart gain earlier than
/// whole lines: 2^18 in f64, 8 MB a pass, 1.5 -> 1.15 ms, 2^17 0.50 -> 0.55 (AMD EPYC, 2026-11-22).
template <class Real>
bool is_beyond_caches(PassArguments<Real> const& a, bool rows_apart) {
  std::uint64_t const share_bytes = std::uint64_t{rows_apart ? 6u : 24u} << 20;
  return a.source != a.target && 2 * std::uint64_t{a.length} * a.line_count * (2 * sizeof(Real)) >= share_bytes;
}

/// W lines of a pass.
template <class Real, unsigned W>
struct TeamLines {
  LineInfo at[W];
  unsigned present = 0;  ///< the first ones
  bool all_present = false;

  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the loop sets every line
  TeamLines(PassArguments<Real> const& a, LineRange const& lines)
      : m_loads_near(lines.loads_near), m_stores_near(lines.stores_near) {
    std::uint32_t const first = lines.first, end = std::min<std::uint64_t>(lines.end, std::uint64_t{first} + W);
    std::uint32_t const run = a.dim_count > 1 ? a.counts[0] : ~std::uint32_t{0};
    std::uint32_t c = run == 0 ? 0 : first % run;
    for (std::uint32_t line = first; line < end; ++line, ++present, ++c) {
      if (c == run) c = 0;
      at[present] = present == 0 || c == 0 ? locate(a, line) : behind(a, at[present - 1], c);
    }
    all_present = present == W;
    for (unsigned w = present; w < W; ++w) at[w] = LineInfo{};
  }

  /// Whether rows are asked for before they are read; before they are written.
  [[nodiscard]] bool loads_far(PassArguments<Real> const& a) const { return !m_loads_near && is_far(a); }
  [[nodiscard]] bool stores_far(PassArguments<Real> const& a) const { return !m_stores_near && is_far(a); }
  /// Whether rows that lie apart are written past the caches.
  [[nodiscard]] bool are_streamed(PassArguments<Real> const& a) const {
    return !m_stores_near && is_beyond_caches(a, true);
  }

  /// True where line w lies w elements behind line 0.
  [[nodiscard]] bool neighbours(std::int64_t LineInfo::*base) const {
    bool result = all_present;
    for (unsigned w = 1; w < W; ++w) result = result && at[w].*base == at[0].*base + w;
    return result;
  }

 private:
  /// locate() of coordinate c > 0 of the first dimension, without its divisions.
  static LineInfo behind(PassArguments<Real> const& a, LineInfo at, std::uint32_t c) {
    at.load += a.dims[0].load;
    at.store += a.dims[0].store;
    at.twiddle += a.twiddle_steps[0];
    at.accompanied = at.accompanied && a.positions[0] == 0;
    if (a.has(flag_position_load)) at.load_position += a.positions[0];
    if (a.has(flag_position_store)) at.store_position += a.positions[0];
    if (a.has(flag_position_filter)) at.filter_position += a.positions[0];
    at.column = static_cast<std::uint8_t>(std::min<std::uint32_t>(c, 255));
    return at;
  }

  bool m_loads_near, m_stores_near;
};

/// Rows that move together where functors are called: so many elements of a line by one call.
inline constexpr unsigned rows_called = 64;

/// Whether a functor gives or takes a line's complex elements one after the other: it is then called for many at a
/// time, before the first stage or behind the last. For a few between butterflies a call took 15 ns an element (128^3
/// in f64 by a sink, AMD EPYC, 2026-11-26).
template <class Real>
bool is_read_by_calls(PassArguments<Real> const& a) {
  return has(a, line_wise_called_load) && !a.has(flag_gather | flag_real_load | flag_line_wise_load);
}
template <class Real>
bool is_written_by_calls(PassArguments<Real> const& a) {
  return has(a, line_wise_called_store) && !a.has(flag_scatter | flag_line_wise_store);
}

/// Elements of W lines, rows_called of each.
template <class Real, unsigned W>
using CalledElements = Complex<Real>[W][rows_called];

/// Line w's element i = lane w of rows[i], i < count.
template <class Real, unsigned W>
void lines_from_rows(Complex<Lanes<Real, W>> const* rows, unsigned count, CalledElements<Real, W>& lines) {
  unsigned i = 0;
  if constexpr (W > 1)
    for (; i + rows_together<W> <= count; i += rows_together<W>) {
      Lanes<Real, W> v[W];
      static_for<W / 2>([&](auto r) { v[2 * r] = rows[i + r].re, v[2 * r + 1] = rows[i + r].im; });
      transpose<Real, W>(v);
      static_for<W>([&](auto w) { store_lanes<Real, W>(reinterpret_cast<Real*>(&lines[w][i]), v[w]); });
    }
  for (; i < count; ++i)
    for (unsigned w = 0; w < W; ++w)
      lines[w][i] = {reinterpret_cast<Real const*>(rows + i)[w], reinterpret_cast<Real const*>(rows + i)[W + w]};
}

/// The counterpart.
template <class Real, unsigned W>
void rows_from_lines(CalledElements<Real, W> const& lines, unsigned count, Complex<Lanes<Real, W>>* rows) {
  unsigned i = 0;
  if constexpr (W > 1)
    for (; i + rows_together<W> <= count; i += rows_together<W>) {
      Lanes<Real, W> v[W];
      static_for<W>([&](auto w) { v[w] = load_lanes<Real, W>(reinterpret_cast<Real const*>(&lines[w][i])); });
      transpose<Real, W>(v);
      static_for<W / 2>([&](auto r) { rows[i + r] = {v[2 * r], v[2 * r + 1]}; });
    }
  for (; i < count; ++i)
    for (unsigned w = 0; w < W; ++w)
      reinterpret_cast<Real*>(rows + i)[w] = lines[w][i].re, reinterpret_cast<Real*>(rows + i)[W + w] = lines[w][i].im;
}

/// f(the pass as code sees it that calls a functor where one stands). Such code is compiled a second time, out of the
/// way of the one without: a look at each element costs lanes that fetch their own a quarter of their speed, and those
/// of a DCT's parts half (AMD EPYC, 2026-11-26).
template <class Real, class F>
[[gnu::cold, gnu::noinline]] decltype(auto) with_calls(PassArguments<Real> const& a, F const& f) {
  return f(PassArguments<Real, ErasedEnds>{a, ErasedEnds{}});
}

/// How many of elements j, j + 1, .. have positions below `end`: first + j step, first + (j + 1) step, ..
inline unsigned positions_below(std::uint64_t first, std::uint64_t j, std::uint64_t step, std::uint64_t end,
                                unsigned count) {
  std::uint64_t const position = first + j * step;
  if (position >= end) return 0;
  return step == 0 ? count : static_cast<unsigned>(std::min<std::uint64_t>(count, (end - 1 - position) / step + 1));
}

/// What the last of several groups does where they do not come out even: it overlaps the one before, so that its rows
/// move together, or (a sink takes each element once) it is short.
enum class LastGroup : std::uint8_t { overlaps, is_short };

template <class Real>
LastGroup last_stored_group(PassArguments<Real> const& a) {
  return has(a, line_wise_called_store) ? LastGroup::is_short : LastGroup::overlaps;
}

/// visit(first, count) over 0 .. n-1 in groups of `size`.
template <class Index, class Visit>
void for_groups(Index n, unsigned size, LastGroup last, Visit const& visit) {
  for (Index first = 0; first < n; first += size) {
    Index const start = first + size <= n || n < size || last == LastGroup::is_short ? first : n - size;
    visit(start, static_cast<unsigned>(std::min<Index>(size, n - start)));
  }
}

/// How W lines move: each in vectors of its own elements; all as one vector of neighbours; as some runs of neighbours;
/// or every lane by itself.
enum class Movement : std::uint8_t { contiguous, neighbours, runs, lane_by_lane };

/// Lanes that find neighbours in memory, complex elements: 17 columns of a half-spectrum are a run of 16 and one of 1,
/// and runs of 15 and 2 in the next row. Vector h of a row's two has lanes begin .. end - 1 of each of its pieces where
/// they lie in memory; lanes without a line are 0.
template <class Real, unsigned W>
class LaneRuns {
 public:
  LaneRuns() = default;
  /// Lane w's first element lies `base(w)` elements behind the beginning, w < present.
  template <class Base>
  LaneRuns(unsigned present, Base const& base) {
    for (unsigned w = 0; w < present && m_fits;) {
      unsigned const first = w;
      std::int64_t const start = base(first);
      for (++w; w < present && base(w) == start + (w - first);) ++w;
      add(start, first, w);
    }
  }

  /// Whether there are few enough runs for that to be worth while.
  [[nodiscard]] bool fits() const { return m_fits; }

  Complex<Lanes<Real, W>> load_complex(Real const* row) const {
    Lanes<Real, W> v[parts]{};
    for (unsigned h = 0, i = 0; h < parts; ++h)
      for (; i < m_end[h]; ++i)
        v[h] = load_some<Real, W>(row + m_pieces[i].offset, m_pieces[i].begin, m_pieces[i].end, v[h]);
    return parts_of<Real, W>(v);
  }
  void store_complex(Real* row, Complex<Lanes<Real, W>> const& v) const {
    Lanes<Real, W> const vectors[parts] = {shuffle<Real, W>(v.re, v.im, Alternate<W, 0>{}),
                                           shuffle<Real, W>(v.re, v.im, Alternate<W, W / 2>{})};
    for (unsigned h = 0, i = 0; h < parts; ++h)
      for (; i < m_end[h]; ++i)
        store_some<Real, W>(row + m_pieces[i].offset, m_pieces[i].begin, m_pieces[i].end, vectors[h]);
  }

  template <bool for_write>
  void prefetch_row(Real const* row) const {
    for (unsigned i = 0; i < m_end[parts - 1]; ++i) {
      auto const& piece = m_pieces[i];
      prefetch<for_write>(row + piece.offset + piece.begin, (piece.end - piece.begin) * sizeof(Real));
    }
  }

 private:
  static constexpr unsigned parts = 2;  // vectors of a row

  struct Piece {
    std::int64_t offset;  ///< of lane 0, were it there
    unsigned begin, end;
  };
  static constexpr unsigned most_runs = W, most_pieces = most_runs + parts - 1;
  static_assert(most_runs >= 2 + (W - 2) / shortest_run, "the first run and the last one may have one line each");

  void add(std::int64_t start, unsigned first, unsigned end) {
    if (++m_runs > most_runs) {
      m_fits = false;
      return;
    }
    for (unsigned h = first * parts / W; h <= (end * parts - 1) / W; ++h) {
      unsigned const from = std::max(first * parts, h * W) - h * W, to = std::min(end * parts, (h + 1) * W) - h * W;
      m_pieces[m_count++] = {(start - first) * static_cast<std::int64_t>(parts) + h * W, from, to};
      for (unsigned k = h; k < parts; ++k) m_end[k] = m_count;
    }
  }

  std::array<Piece, most_pieces> m_pieces;  // as far as m_count
  std::array<unsigned, parts> m_end{};      // of the pieces of each vector
  unsigned m_count = 0, m_runs = 0;
  bool m_fits = true;
};

/// A line that is a scalar has none.
template <class Real>
class LaneRuns<Real, 1> {
 public:
  LaneRuns() = default;
  template <class Base>
  LaneRuns(unsigned, Base const&) {}
  [[nodiscard]] static bool fits() { return false; }
  static Complex<Real> load_complex(Real const*) { return {}; }
  static void store_complex(Real*, Complex<Real> const&) {}
  template <bool for_write>
  static void prefetch_row(Real const*) {}
};

/// How plain complex elements of lines move, which lie `stride` apart.
template <class Real, unsigned W>
Movement movement_of(TeamLines<Real, W> const& lines, std::int64_t LineInfo::*base, std::int64_t stride,
                     LaneRuns<Real, W>& runs) {
  if (stride == 1) return lines.all_present ? Movement::contiguous : Movement::lane_by_lane;
  if (lines.neighbours(base)) return Movement::neighbours;
  runs = LaneRuns<Real, W>(lines.present, [&](unsigned w) { return lines.at[w].*base; });
  return runs.fits() ? Movement::runs : Movement::lane_by_lane;
}

/// Rows from elsewhere than complex elements in memory, and to elsewhere: a reader's and a writer's ops are the same
/// for them (host_line_wise.hpp).
template <class Real, unsigned W>
struct RowFetch {
  virtual void fetch(std::uint32_t j0, unsigned count, Complex<Lanes<Real, W>>* to) const = 0;
  virtual void prefetch(std::uint32_t, unsigned) const {}  ///< of rows that are fetched soon

 protected:
  ~RowFetch() = default;
};
template <class Real, unsigned W>
struct RowPut {
  virtual void put(std::uint32_t k0, unsigned count, Complex<Lanes<Real, W>> const* rows) const = 0;
  virtual void prefetch(std::uint32_t, unsigned) const {}  ///< of rows that are put soon

 protected:
  ~RowPut() = default;
};

/// Asks for rows first .. first + count - 1 of complex elements as far as they move in whole vectors.
template <bool for_write, class Real, unsigned W>
void prefetch_rows(Real const* memory, TeamLines<Real, W> const& lines, std::int64_t LineInfo::*base,
                   std::int64_t stride, Movement movement, LaneRuns<Real, W> const& runs, std::uint32_t first,
                   unsigned count) {
  if (movement == Movement::contiguous) {
    for (auto const& at : lines.at) prefetch<for_write>(memory + 2 * (at.*base + first), 2 * sizeof(Real) * count);
  } else if (movement == Movement::neighbours) {
    Real const* row = memory + 2 * (lines.at[0].*base + std::int64_t{first} * stride);
    for (unsigned i = 0; i < count; ++i, row += 2 * stride) prefetch<for_write>(row, 2 * sizeof(Real) * W);
  } else if (movement == Movement::runs) {
    Real const* row = memory + 2 * std::int64_t{first} * stride;
    for (unsigned i = 0; i < count; ++i, row += 2 * stride) runs.template prefetch_row<for_write>(row);
  }
}

}  // namespace TeamFFT::Impl

#endif
