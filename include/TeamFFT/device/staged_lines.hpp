// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team's lines in scratch, whole, between memory and registers: the way of all lines whose elements the registers cannot meet as they lie in memory.
// Every shape here is a number at run time, so that one copy of the code serves all rows.
#ifndef TEAMFFT_DEVICE_STAGED_LINES_HPP
#define TEAMFFT_DEVICE_STAGED_LINES_HPP

#include <TeamFFT/device/accessor.hpp>

namespace TeamFFT::Impl {

/// Says that p lies in scratch, where the compiler cannot see it.
TEAMFFT_FUNCTION void assume_scratch([[maybe_unused]] void const* p) {
#ifdef __CUDA_ARCH__
  __builtin_assume(__isShared(p));
#endif
}

/// locate() as a loop, for code that is long already. Kernels whose arguments may not be indexed at run time take the other.
template <class Real>
TEAMFFT_FUNCTION LineInfo locate_by_loop(PassArguments<Real> const& a, std::uint32_t line) {
  LineInfo at{};
  at.present = line < a.line_count;
  std::uint64_t position = 0;
  TEAMFFT_NO_UNROLL
  for (unsigned d = 0; d < a.dim_count; ++d) {
    std::uint32_t const rest = d + 1 == a.dim_count ? 0 : line / a.counts[d], c = line - rest * a.counts[d];
    line = rest;
    at.load += c * a.dims[d].load;
    at.store += c * a.dims[d].store;
    position += c * a.positions[d];
    at.twiddle += c * a.twiddle_steps[d];
  }
  at.load_position = a.has(flag_position_load) ? position : 0;
  at.store_position = a.has(flag_position_store) ? position : 0;
  return at;
}

/// A line in scratch: element j at line[j].
template <class Real>
struct StagedLine {
  Complex<Real>* line;

  TEAMFFT_FUNCTION Complex<Real>& operator[](std::uint32_t j) const { return line[j]; }
  /// Scalar p of the line as an array of reals.
  TEAMFFT_FUNCTION Real& scalar(std::uint32_t p) const { return reinterpret_cast<Real*>(line)[p]; }
};

/// Which items of which lines a thread moves, one after the other: items first, first + step, .. of line `fixed`, or over lines, item `fixed` of lines
/// first, first + step, .., which Short lines may be gone through.
template <bool Short>
struct Walk {
  std::uint32_t first, step, end, fixed;
  bool across;

  TEAMFFT_FUNCTION bool over_lines() const { return Short && across; }
  TEAMFFT_FUNCTION std::uint32_t line(std::uint32_t e) const { return over_lines() ? e : fixed; }
  TEAMFFT_FUNCTION std::uint32_t item(std::uint32_t e) const { return over_lines() ? fixed : e; }
};

/// Neighbouring threads that take neighbouring items of a short line: runs of memory of up to 32 items.
TEAMFFT_FUNCTION std::uint32_t run_of_items(std::uint32_t items, std::uint32_t team) {
  std::uint32_t const run = items <= 4 ? 4 : items <= 8 ? 8 : items <= 16 ? 16 : 32;
  return run < team ? run : team;
}

/// Line l begins at data + l pitch; `threads` times `lines` threads move them, this one is number `rank`.
template <bool Short, class Real>
struct StagedLines {
  using Way = Walk<Short>;
  Complex<Real>* data;
  std::uint32_t pitch, lines, threads, rank, first_line;

  TEAMFFT_FUNCTION StagedLine<Real> operator[](std::uint32_t l) const { return {data + l * pitch}; }

  /// Lines of the team that exist.
  TEAMFFT_FUNCTION std::uint32_t present(PassArguments<Real> const& a) const {
    return a.line_count <= first_line ? 0 : a.line_count - first_line < lines ? a.line_count - first_line : lines;
  }

  /// Where the dimensions allow, the elements of short lines are gone through line by line at the same place: addresses and factors are then made once.
  TEAMFFT_FUNCTION bool goes_over_lines(PassArguments<Real> const& a, bool tile) const { return Short && !tile && a.dim_count <= 1; }

  /// visit(walk, at) with all that this thread moves of lines of `items` items; `at` is the place of line 0 of the team where a walk goes over lines (they
  /// then have one dimension), else of the line. Neighbouring threads take neighbouring items, or (tile) the same item of neighbouring lines; of short lines
  /// runs of 4 to 32 items.
  template <class Visit>
  TEAMFFT_FUNCTION void for_each_line(PassArguments<Real> const& a, bool tile, std::uint32_t items, Visit const& visit) const {
    bool const over_lines = goes_over_lines(a, tile);
    std::uint32_t const step = Short && !tile ? run_of_items(items, lines * threads) : threads;
    std::uint32_t const groups = tile ? lines : lines * threads / step;
    std::uint32_t const group = tile ? rank % lines : rank / step, first = tile ? rank / lines : rank % step;
    if (group >= groups) return;
    std::uint32_t const end = over_lines ? items : present(a);
    TEAMFFT_NO_UNROLL
    for (std::uint32_t i = over_lines ? first : group; i < end; i += over_lines ? step : groups) {
      std::uint32_t const l = first_line + (over_lines ? 0 : i);
      visit(over_lines ? Way{group, groups, present(a), i, true} : Way{first, step, items, i, false}, locate_by_loop(a, l));
    }
  }
};

/// put(e, fetch(e), true) for the walk's e, U of them under way at once. The last ones may be fetched again, and put with false, instead of a branch around
/// each.
template <unsigned U, bool Short, class Fetch, class Put>
TEAMFFT_FUNCTION void in_flight(Walk<Short> const& walk, Fetch const& fetch, Put const& put) {
  using Item = decltype(fetch(walk.first));
  TEAMFFT_NO_UNROLL
  for (std::uint32_t start = walk.first; start < walk.end; start += U * walk.step) {
    Item items[U];
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < U; ++u) items[u] = fetch(start + u * walk.step < walk.end ? start + u * walk.step : start);
    TEAMFFT_UNROLL
    for (unsigned u = 0; u < U; ++u) put(start + u * walk.step, items[u], start + u * walk.step < walk.end);
  }
}

}  // namespace TeamFFT::Impl

#endif
