// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a team, one a lane: where they lie, how their rows move between memory and lanes, and which rows are asked for before they are needed.
#ifndef TEAMFFT_ENGINES_LANES_STAGES_HOST_TEAM_LINES_HPP
#define TEAMFFT_ENGINES_LANES_STAGES_HOST_TEAM_LINES_HPP

#include "engines/lanes/stages/host_lanes.hpp"

#include <TeamFFT/device/line/accessor.hpp>
#include <TeamFFT/device/line/called.hpp>

#include <algorithm>
#include <cstdint>

namespace TeamFFT::Impl {

/// Rows that move together: a vector of scalars holds the elements of so many rows of one line.
template <unsigned W>
inline constexpr unsigned rows_together = W == 1 ? 8 : W / 2;

/// W lines of a pass.
template <class Real, unsigned W>
struct TeamLines {
  LineInfo at[W];
  bool all_present = true;

  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the loop sets every line
  TeamLines(PassArguments<Real> const& a, std::uint32_t first) {
    for (unsigned w = 0; w < W; ++w) {
      at[w] = locate(a, first + w);
      all_present = all_present && at[w].present;
    }
  }

  /// True where line w lies w elements behind line 0.
  [[nodiscard]] bool neighbours(std::int64_t LineInfo::*base) const {
    bool result = all_present;
    for (unsigned w = 1; w < W; ++w) result = result && at[w].*base == at[0].*base + w;
    return result;
  }
};

/// Rows that move together where functors are called: so many elements of a line by one call.
inline constexpr unsigned rows_called = 64;

/// Whether a functor gives or takes a line's complex elements one after the other: it is then called for many at a time, before the first stage or behind the
/// last. For a few between butterflies a call took 15 ns an element (128^3 in f64 by a sink, AMD EPYC, 2026-11-26).
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
    for (unsigned w = 0; w < W; ++w) lines[w][i] = {reinterpret_cast<Real const*>(rows + i)[w], reinterpret_cast<Real const*>(rows + i)[W + w]};
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
    for (unsigned w = 0; w < W; ++w) reinterpret_cast<Real*>(rows + i)[w] = lines[w][i].re, reinterpret_cast<Real*>(rows + i)[W + w] = lines[w][i].im;
}

/// f(the pass as code sees it that calls a functor where one stands). Such code is compiled a second time, out of the way of the one without: a look at each
/// element costs lanes that fetch their own a quarter of their speed, and those of a DCT's parts half (AMD EPYC, 2026-11-26).
template <class Real, class F>
[[gnu::cold, gnu::noinline]] decltype(auto) with_calls(PassArguments<Real> const& a, F const& f) {
  return f(PassArguments<Real, ErasedEnds>{a, ErasedEnds{}});
}

/// How many of elements j, j + 1, .. have positions below `end`: first + j step, first + (j + 1) step, ..
inline unsigned positions_below(std::uint64_t first, std::uint64_t j, std::uint64_t step, std::uint64_t end, unsigned count) {
  std::uint64_t const position = first + j * step;
  if (position >= end) return 0;
  return step == 0 ? count : static_cast<unsigned>(std::min<std::uint64_t>(count, (end - 1 - position) / step + 1));
}

/// What the last of several groups does where they do not come out even: it overlaps the one before, so that its rows move together, or (a sink takes each
/// element once) it is short.
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

enum class Movement : std::uint8_t { contiguous, neighbours, lane_by_lane };

/// A pass over more than the second-level cache holds waits for memory unless rows are asked for while those before them are worked on: strides and many
/// lines at a time are beyond what the processor foresees.
template <class Real>
bool is_far(PassArguments<Real> const& a) {
  constexpr std::uint64_t near_bytes = std::uint64_t{1} << 20;
  return std::uint64_t{a.length} * a.line_count * (2 * sizeof(Real)) >= near_bytes;
}

/// A pass that reads and writes more than a core's share of the last-level cache: what it writes streams past the caches, where else it would be read first, or
/// push out what is read next. Rows that lie apart gain earlier than whole lines: 2^18 in f64, 8 MB a pass, 1.5 -> 1.15 ms, 2^17 0.50 -> 0.55 (AMD EPYC,
/// 2026-11-22).
template <class Real>
bool is_beyond_caches(PassArguments<Real> const& a, bool rows_apart) {
  std::uint64_t const share_bytes = std::uint64_t{rows_apart ? 6u : 24u} << 20;
  return a.source != a.target && 2 * std::uint64_t{a.length} * a.line_count * (2 * sizeof(Real)) >= share_bytes;
}

/// Rows from elsewhere than complex elements in memory, and to elsewhere: a reader's and a writer's ops are the same for them (host_line_wise.hpp).
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
void prefetch_rows(Real const* memory, TeamLines<Real, W> const& lines, std::int64_t LineInfo::*base, std::int64_t stride, Movement movement,
                   std::uint32_t first, unsigned count) {
  if (movement == Movement::contiguous) {
    for (auto const& at : lines.at) prefetch<for_write>(memory + 2 * (at.*base + first), 2 * sizeof(Real) * count);
  } else if (movement == Movement::neighbours) {
    Real const* row = memory + 2 * (lines.at[0].*base + std::int64_t{first} * stride);
    for (unsigned i = 0; i < count; ++i, row += 2 * stride) prefetch<for_write>(row, 2 * sizeof(Real) * W);
  }
}

}  // namespace TeamFFT::Impl

#endif
