// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of real columns: short lines of reals and their half-spectra, a line a thread. Where neighbouring lines
// lie beside each other, threads meet them in memory; contiguous lines come and go through scratch, where they lie as
// in memory but for a step that lets threads meet different banks.
#ifndef TEAMFFT_DEVICE_ENGINES_COLUMN_REAL_COLUMN_HPP
#define TEAMFFT_DEVICE_ENGINES_COLUMN_REAL_COLUMN_HPP

#include <TeamFFT/device/ends/locate_lines.hpp>
#include <TeamFFT/device/math/twiddle.hpp>
#include <TeamFFT/device/math/butterfly_real.hpp>

#include <TeamFFT/device/engines/column/contract.hpp>

namespace TeamFFT::Impl {

/// A team's lines, one a thread: where each of their `count` units lies in memory, and in scratch, whose lines are
/// `pitch` apart.
template <unsigned count>
struct ColumnLines {
  static constexpr unsigned pitch = count | 1u;
  std::int64_t first, line_step, stride;
  std::uint32_t lines;  ///< that exist

  ColumnLines() = default;
  TEAMFFT_FUNCTION ColumnLines(std::uint32_t first_line, std::uint32_t lines_, std::int64_t line_step_,
                               std::int64_t stride_)
      : first(first_line * line_step_), line_step(line_step_), stride(stride_), lines(lines_) {}

  /// put(place in scratch, read(offset in memory)) for the team's units in the order of memory, as many as a line has
  /// for each thread, some reads of a thread before their puts. Reads that belong to no unit are of the first line.
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void load(Member const& member, Read const& read, Put const& put) const {
    constexpr unsigned ahead = 8;
    static_for<(count + ahead - 1) / ahead>([&](auto part) {
      constexpr unsigned begin = decltype(part)::value * ahead, units = count - begin < ahead ? count - begin : ahead;
      decltype(read(first)) v[units];
      static_for<units>([&](auto u) {
        auto const at = unit(member, begin + decltype(u)::value);
        v[u] = read(first + (at.present ? at.offset : 0));
      });
      static_for<units>([&](auto u) {
        auto const at = unit(member, begin + decltype(u)::value);
        if (at.present) put(at.place, v[u]);
      });
    });
  }
  /// write(offset, place) for all of them.
  template <class Member, class Write>
  TEAMFFT_FUNCTION void store(Member const& member, Write const& write) const {
    static_for<count>([&](auto u) {
      auto const at = unit(member, decltype(u)::value);
      if (at.present) write(first + at.offset, at.place);
    });
  }

 private:
  struct Unit {
    std::int64_t offset;
    std::uint32_t place;
    bool present;
  };
  template <class Member>
  [[nodiscard]] TEAMFFT_FUNCTION Unit unit(Member const& member, unsigned u) const {
    std::uint32_t const e = member.team_rank() + u * member.team_size(), line = e / count, i = e - line * count;
    return {line * line_step + i * stride, e + (pitch - count) * line, line < lines};
  }
};

/// Line `member.team_rank()` of a team, from memory to registers and back.
template <unsigned N, class Real, class Member>
TEAMFFT_FUNCTION void transform_real_column(Member const& member, PassArguments<Real> const& a, char* scratch) {
  using Column = RealColumn<N>;
  constexpr unsigned values = Column::values;
  std::uint32_t const first = static_cast<std::uint32_t>(member.league_rank()) * member.team_size(),
                      rank = member.team_rank();
  std::uint32_t const left = first < a.line_count ? a.line_count - first : 0, team = member.team_size(),
                      lines = left < team ? left : team;
  if (lines == 0) return;
  bool const to_spectrum = a.maps.store == Map::half, present = rank < lines;
  // Lines of one dimension where they go through scratch; else each thread has the place of its own.
  bool const load_directly = a.has(flag_tile_load), store_directly = a.has(flag_tile_store);
  LineInfo here{};
  if (load_directly || store_directly) here = locate(a, first + (present ? rank : 0));
  auto* const reals = reinterpret_cast<Real*>(scratch);
  auto* const pairs = reinterpret_cast<Complex<Real>*>(scratch);
  Complex<Real> y[values];
  if (to_spectrum) {
    auto const source = ColumnLines<N>(first, lines, a.dims[0].load, a.load_stride);
    if (load_directly && !a.has(flag_real_load)) {  // pairs
      static_for<Column::M>([&](auto j) { y[j] = read_element(a, here.load + decltype(j)::value * source.stride); });
    } else if (load_directly) {
      static_for<N>([&](auto j) {
        auto const offset = here.load + decltype(j)::value * source.stride;
        check_read(a, offset);
        Column::template real<decltype(j)::value>(y) = a.source[offset];
      });
    } else {
      source.load(
          member,
          [&](std::int64_t offset) {
            check_read(a, offset);
            return a.source[offset];
          },
          [&](std::uint32_t place, Real v) { reals[place] = v; });
      member.team_barrier();
      static_for<N>([&](auto j) {
        Column::template real<decltype(j)::value>(y) = reals[rank * source.pitch + decltype(j)::value];
      });
    }
    y[0].im = Column::is_odd ? Real(0) : y[0].im;
    Column::template to_spectrum<Real>(y);
    bool const conjugated = has(a, line_wise_conjugate_store);
    static_for<values>([&](auto k) { y[k] = scaled(a.scale, conjugated ? conjugate(y[k]) : y[k]); });
    auto const target = ColumnLines<values>(first, lines, a.dims[0].store, a.store_stride);
    if (store_directly) {
      if (present)
        static_for<values>([&](auto k) { write_finished(a, here.store + decltype(k)::value * target.stride, y[k]); });
    } else {
      if (!load_directly) member.team_barrier();
      static_for<values>([&](auto k) { write_scratch(pairs + rank * target.pitch + decltype(k)::value, y[k]); });
      member.team_barrier();
      target.store(member, [&](std::int64_t offset, std::uint32_t place) {
        write_finished(a, offset, read_scratch(pairs + place));
      });
    }
  } else {
    auto const source = ColumnLines<values>(first, lines, a.dims[0].load, a.load_stride);
    if (load_directly) {
      static_for<values>([&](auto k) { y[k] = read_element(a, here.load + decltype(k)::value * source.stride); });
    } else {
      source.load(
          member, [&](std::int64_t offset) { return read_element(a, offset); },
          [&](std::uint32_t place, Complex<Real> const& v) { write_scratch(pairs + place, v); });
      member.team_barrier();
      static_for<values>([&](auto k) { y[k] = read_scratch(pairs + rank * source.pitch + decltype(k)::value); });
    }
    if (has(a, line_wise_conjugate_load)) static_for<values>([&](auto k) { y[k] = conjugate(y[k]); });
    Column::template to_reals<Real>(y);
    static_for<values>([&](auto k) { y[k] = scaled(a.scale, y[k]); });
    auto const target = ColumnLines<N>(first, lines, a.dims[0].store, a.store_stride);
    auto const set = [&](std::int64_t offset, Real v) {
      check_write(a, offset);
      a.target[offset] = v;
    };
    if (store_directly && !has(a, line_wise_real_store)) {  // pairs
      if (present)
        static_for<Column::M>(
            [&](auto j) { write_finished(a, here.store + decltype(j)::value * target.stride, y[j]); });
    } else if (store_directly) {
      if (present)
        static_for<N>([&](auto j) {
          set(here.store + decltype(j)::value * target.stride, Column::template real<decltype(j)::value>(y));
        });
    } else {
      if (!load_directly) member.team_barrier();
      static_for<N>([&](auto j) {
        reals[rank * target.pitch + decltype(j)::value] = Column::template real<decltype(j)::value>(y);
      });
      member.team_barrier();
      target.store(member, [&](std::int64_t offset, std::uint32_t place) { set(offset, reals[place]); });
    }
  }
}

/// The length in [low, high) that is asked for, by bisection.
template <unsigned low, unsigned high, class Real, class Member>
TEAMFFT_FUNCTION void dispatch_real_column(Member const& member, PassArguments<Real> const& a, char* scratch) {
  constexpr unsigned middle = low + (high - low) / 2;
  if constexpr (high - low > 1) {
    if (a.maps.transform_length < middle)
      dispatch_real_column<low, middle>(member, a, scratch);
    else
      dispatch_real_column<middle, high>(member, a, scratch);
  } else {
    transform_real_column<low>(member, a, scratch);
  }
}

/// The kernel's body for one team; Budget::value is its ColumnBudget.
template <class Budget, class Real, class Member>
TEAMFFT_FUNCTION void real_column_kernel(Member const& member, PassArguments<Real> const& a, char* scratch) {
  dispatch_real_column<Budget::value.narrowest, Budget::value.widest + 1>(member, a, scratch);
}

}  // namespace TeamFFT::Impl

#endif
