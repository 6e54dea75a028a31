// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team's contiguous lines with gaps between them, on their way through scratch: as calls, because no register of the
// stages lives here, and one copy of the code, whose shapes are numbers at run time, then serves all rows. Threads on
// lines of their own read 8 bytes of each at a time (H200, 2026-11-28: rows of 32 reals with a pitch of 36 took 2.8
// times cuFFT's time); where each unit asks for its line's place, that is most of the kernel's instructions
// (perf/notes/register_line.md#rows-with-gaps-2026-11-28).
#ifndef TEAMFFT_DEVICE_ENDS_TEAM_ROWS_HPP
#define TEAMFFT_DEVICE_ENDS_TEAM_ROWS_HPP

#include <TeamFFT/device/ends/line_wise_lines.hpp>

namespace TeamFFT::Impl {

/// `lines` lines from first_line on, each of `all` scalars side by side in memory; line l is in scratch from data + l
/// pitch on. `threads` threads move them, this one is `rank`.
template <class Real>
struct TeamRows {
  Real* data;
  std::uint32_t rank, threads, first_line, lines, pitch, all;
};

/// Whether a RowWalk knows the way: lines lie along one dimension, or along two.
template <class Real>
TEAMFFT_FUNCTION bool are_team_rows(PassArguments<Real> const& a) {
  return a.dim_count <= 2;
}

/// The units that a thread moves, in steps: neighbouring threads take neighbouring ones, and line after line.
struct RowWalk {
  /// place in memory, and what a step, the end of a row and that of the first dimension add to it
  std::int64_t memory, memory_on, next_row, next_plane;
  std::uint32_t scratch, scratch_on, next_in_scratch;
  std::uint32_t at, at_on, units, line, line_on, lines;  ///< in the row, and along the first dimension

  /// `scale`: units of an element of memory; `scalars` of a unit.
  template <class Real>
  TEAMFFT_FUNCTION RowWalk(PassArguments<Real> const& a, TeamRows<Real> const& rows, bool load, std::int64_t scale,
                           std::uint32_t scalars)
      : units(rows.all / scalars) {
    auto const step = [&](unsigned d) {
      return d < a.dim_count ? scale * (load ? a.dims[d].load : a.dims[d].store) : 0;
    };
    auto const first = locate_by_loop(a, rows.first_line);
    std::uint32_t const begin = rows.rank / units, pitch = rows.pitch / scalars;
    at = rows.rank % units;
    line_on = rows.threads / units;
    at_on = rows.threads % units;
    lines = a.dim_count == 2 ? a.counts[0] : ~0u;
    line = (a.dim_count == 2 ? rows.first_line % lines : 0) + begin;
    memory = scale * (load ? first.load : first.store) + begin * step(0) + at;
    memory_on = line_on * step(0) + at_on;
    next_row = step(0) - units;
    next_plane = step(1) - std::int64_t{lines} * step(0);
    scratch = begin * pitch + at;
    scratch_on = line_on * pitch + at_on;
    next_in_scratch = pitch - units;
    turn();
  }
  TEAMFFT_FUNCTION void advance() {
    at += at_on;
    memory += memory_on;
    scratch += scratch_on;
    line += line_on;
    if (at >= units) {
      at -= units;
      memory += next_row;
      scratch += next_in_scratch;
      ++line;
    }
    turn();
  }

 private:
  TEAMFFT_FUNCTION void turn() {
    while (line >= lines) {
      line -= lines;
      memory += next_plane;
    }
  }
};

/// Units of the lines that are there.
template <class Real>
TEAMFFT_FUNCTION std::uint32_t units_there(PassArguments<Real> const& a, TeamRows<Real> const& rows,
                                           std::uint32_t scalars) {
  std::uint32_t const left = a.line_count <= rows.first_line ? 0 : a.line_count - rows.first_line;
  return (left < rows.lines ? left : rows.lines) * (rows.all / scalars);
}

/// Four in flight for each thread; more take registers of kernels whose stages need few.
template <class Unit, class Real>
TEAMFFT_FUNCTION void read_units(PassArguments<Real> const& a, TeamRows<Real> const& rows, std::int64_t scale) {
  constexpr unsigned in_flight = 4, scalars = sizeof(Unit) / sizeof(Real);
  auto const* const memory = reinterpret_cast<Unit const*>(a.source);
  auto* const data = reinterpret_cast<Unit*>(rows.data);
  std::uint32_t const count = units_there(a, rows, scalars), team = rows.threads;
  if (rows.rank >= count) return;
  RowWalk walk(a, rows, true, scale, scalars);
  TEAMFFT_NO_UNROLL
  for (std::uint32_t e = rows.rank; e < count; e += in_flight * team) {
    Unit v[in_flight];
    std::uint32_t to[in_flight];
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u) {
      to[u] = walk.scratch;
      if (e + u * team < count) v[u] = memory[walk.memory];
      walk.advance();
    }
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u)
      if (e + u * team < count) data[to[u]] = v[u];
  }
}

template <class Unit, class Real>
TEAMFFT_FUNCTION void write_units(PassArguments<Real> const& a, TeamRows<Real> const& rows, std::int64_t scale) {
  constexpr unsigned in_flight = 4, scalars = sizeof(Unit) / sizeof(Real);
  auto* const memory = reinterpret_cast<Unit*>(a.target);
  auto const* const data = reinterpret_cast<Unit const*>(rows.data);
  std::uint32_t const count = units_there(a, rows, scalars), team = rows.threads;
  if (rows.rank >= count) return;
  RowWalk walk(a, rows, false, scale, scalars);
  TEAMFFT_NO_UNROLL
  for (std::uint32_t e = rows.rank; e < count; e += in_flight * team) {
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < in_flight; ++u) {
      if (e + u * team < count) memory[walk.memory] = data[walk.scratch];
      walk.advance();
    }
  }
}

/// Memory -> scratch, and back: complex elements that are aligned in one access each, all else by scalars.
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void load_rows(PassArguments<Real> const& a, TeamRows<Real> const rows) {
  bool const complex = !a.has(flag_real_load);
  if (complex && a.has(flag_aligned_load))
    read_units<ScalarPair<Real>>(a, rows, 1);
  else
    read_units<Real>(a, rows, complex ? 2 : 1);
}
template <class Real>
TEAMFFT_NOINLINE_FUNCTION void store_rows(PassArguments<Real> const& a, TeamRows<Real> const rows) {
  bool const complex = !has(a, line_wise_real_store);
  if (complex && a.has(flag_aligned_store))
    write_units<ScalarPair<Real>>(a, rows, 1);
  else
    write_units<Real>(a, rows, complex ? 2 : 1);
}

}  // namespace TeamFFT::Impl

#endif
