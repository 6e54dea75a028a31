// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ends of the slot-line kernel with ops, maps or packings: swept through scratch in the order that memory likes,
// element by element, because all of them unrolled into a stage made it spill; and the filter of a convolution.
#ifndef TEAMFFT_DEVICE_ENGINES_SLOT_LINE_SWEEPS_HPP
#define TEAMFFT_DEVICE_ENGINES_SLOT_LINE_SWEEPS_HPP

#include <TeamFFT/device/ends/line_wise.hpp>

#include <TeamFFT/device/engines/scratch_line/sweep.hpp>
#include <TeamFFT/device/engines/slot_line/stages.hpp>

namespace TeamFFT::Impl {

/// Elements of lines in slots of one line, before stage s or behind it.
template <class Real>
struct SweptLines {
  SlotTeam<Real, 1> const& t;
  SlotStage const* s;  ///< nullptr: lines are single elements

  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real>* place(std::uint32_t line, std::uint32_t j) const {
    return t.data + (line * t.shape.group_slots + (s == nullptr ? 0 : SlotPlace::of_element(*s, j)));
  }
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> read(std::uint32_t line, std::uint32_t j) const {
    return read_scratch(place(line, j));
  }
  TEAMFFT_FUNCTION void write(std::uint32_t line, std::uint32_t j, Complex<Real> const& v) const {
    write_scratch(place(line, j), v);
  }
};

/// Global memory -> scratch.
template <class Real, class Member>
TEAMFFT_FUNCTION void sweep_in(Member const& member, SweptLines<Real> const& to) {
  auto const& t = to.t;
  auto const& a = t.a;
  bool const tile = a.has(flag_tile_load);
  if (a.has(flag_line_wise_load))
    return sweep_items(member, Sweep(t.shape.lines, small_divisor(load_items(a)), tile), t.lines,
                       [&](std::uint32_t line, std::uint32_t i) {
                         auto const& at = t.info[line];
                         load_item<std::uint64_t>(a, at, i, [&](std::uint32_t j, Complex<Real> const& v) {
                           to.write(line, j, after_load(a, at, j, v));
                         });
                       });
  sweep_through<Real>(
      member, Sweep(t.shape.lines, t.shape.length, tile), t.lines,
      [&](std::uint32_t line, std::uint32_t j) { return load_raw(a, t.info[line], j); },
      [&](std::uint32_t line, std::uint32_t j, Complex<Real> v) {
        to.write(line, j, after_load(a, t.info[line], j, v));
      });
}

/// Scratch -> global memory.
template <class Real, class Member>
TEAMFFT_FUNCTION void sweep_out(Member const& member, SweptLines<Real> const& from) {
  auto const& t = from.t;
  auto const& a = t.a;
  bool const tile = a.has(flag_tile_store);
  if (a.has(flag_line_wise_store))
    return sweep_items(member, Sweep(t.shape.lines, small_divisor(store_items(a)), tile), t.lines,
                       [&](std::uint32_t line, std::uint32_t i) {
                         auto const& at = t.info[line];
                         store_item<std::uint64_t>(a, at, i, [&](std::uint32_t k) {
                           return with_store_factors(a, at, k, from.read(line, k));
                         });
                       });
  sweep_through<Real>(
      member, Sweep(t.shape.lines, t.shape.length, tile), t.lines,
      [&](std::uint32_t line, std::uint32_t j) { return from.read(line, j); },
      [&](std::uint32_t line, std::uint32_t j, Complex<Real> v) { store(a, t.info[line], j, v); });
}

/// The filter over everything in scratch.
template <class Real, class Member>
TEAMFFT_FUNCTION void sweep_filter(Member const& member, SweptLines<Real> const& all) {
  auto const& t = all.t;
  sweep_through<Real>(
      member, Sweep(t.shape.lines, t.shape.length, false), t.lines,
      [&](std::uint32_t line, std::uint32_t j) { return all.read(line, j); },
      [&](std::uint32_t line, std::uint32_t j, Complex<Real> v) {
        all.write(line, j, filtered(t.a, t.info[line], j, v));
      });
}

}  // namespace TeamFFT::Impl

#endif
