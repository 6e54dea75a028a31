// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The general kernel: any length that is a product of radices, any ops, at run time. The first and last stage meet global memory themselves where there is
// no op in between; else sweeps in the order that memory likes fill and empty the scratch.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_GENERAL_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_GENERAL_HPP

#include <TeamFFT/device/engines/scratch_line/general_stage.hpp>
#include <TeamFFT/device/engines/scratch_line/sweep.hpp>

namespace TeamFFT::Impl {

namespace detail {

/// The stage of radix_list[low..high) that is asked for, by bisection.
template <Meets meets, std::size_t low, std::size_t high, class Real, class Member>
TEAMFFT_FUNCTION void dispatch_stage(Member const& member, GeneralTeam<Real> const& t, StageShape const& s, unsigned R, StagePlace<Real> const& at) {
  if constexpr (high - low == 1) {
    general_stage<radix_list[low], meets>(member, t, s, at);
  } else {
    constexpr std::size_t middle = low + (high - low) / 2;
    if (R < radix_list[middle])
      dispatch_stage<meets, low, middle>(member, t, s, R, at);
    else
      dispatch_stage<meets, middle, high>(member, t, s, R, at);
  }
}

constexpr std::size_t radices_up_to(unsigned widest) {
  std::size_t n = 0;
  while (n < radix_list.size() && radix_list[n] <= widest) ++n;
  return n;
}

}  // namespace detail

template <class Real, class Member>
TEAMFFT_FUNCTION void general_load_line_wise(Member const& member, GeneralTeam<Real> const& t, GeneralShape const& s) {
  auto const& a = t.a;
  sweep_items(member, Sweep(s.lines, small_divisor(load_items(a)), a.has(flag_tile_load)), t.lines, [&](std::uint32_t line, std::uint32_t i) {
    auto const& at = t.info[line];
    load_item<std::uint64_t>(a, at, i, [&](std::uint32_t j, Complex<Real> const& v) { t.data[line * s.pitch + j] = after_load(a, at, j, v); });
  });
}

template <class Real, class Member>
TEAMFFT_FUNCTION void general_store_line_wise(Member const& member, GeneralTeam<Real> const& t, GeneralShape const& s, std::uint32_t from) {
  auto const& a = t.a;
  sweep_items(member, Sweep(s.lines, small_divisor(store_items(a)), a.has(flag_tile_store)), t.lines, [&](std::uint32_t line, std::uint32_t i) {
    auto const& at = t.info[line];
    store_item<std::uint64_t>(a, at, i, [&](std::uint32_t k) { return with_store_factors(a, at, k, t.data[from + line * s.pitch + k]); });
  });
}

/// Global memory -> scratch.
template <class Real, class Member>
TEAMFFT_FUNCTION void general_load(Member const& member, GeneralTeam<Real> const& t, GeneralShape const& s) {
  auto const& a = t.a;
  if (a.has(flag_line_wise_load)) return general_load_line_wise(member, t, s);
  Sweep const sweep(s.lines, s.length, a.has(flag_tile_load));
  if (a.has(flag_plain_load)) {
    sweep_through<Real>(
        member, sweep, t.lines, [&](std::uint32_t line, std::uint32_t j) { return read_element(a, t.load_offset(line) + j * a.load_stride); },
        [&](std::uint32_t line, std::uint32_t j, Complex<Real> v) { t.data[line * s.pitch + j] = a.has(flag_swap_load) ? swapped(v) : v; });
  } else {
    sweep_through<Real>(
        member, sweep, t.lines, [&](std::uint32_t line, std::uint32_t j) { return load_raw(a, t.info[line], j); },
        [&](std::uint32_t line, std::uint32_t j, Complex<Real> v) { t.data[line * s.pitch + j] = after_load(a, t.info[line], j, v); });
  }
}

/// Scratch -> global memory.
template <class Real, class Member>
TEAMFFT_FUNCTION void general_store(Member const& member, GeneralTeam<Real> const& t, GeneralShape const& s, std::uint32_t from) {
  auto const& a = t.a;
  if (a.has(flag_line_wise_store)) return general_store_line_wise(member, t, s, from);
  Sweep const sweep(s.lines, s.length, a.has(flag_tile_store));
  auto const read = [&](std::uint32_t line, std::uint32_t j) { return t.data[from + line * s.pitch + j]; };
  if (a.has(flag_plain_store)) {
    sweep_through<Real>(member, sweep, t.lines, read,
                        [&](std::uint32_t line, std::uint32_t j, Complex<Real> v) { write_element(a, t.store_offset(line) + j * a.store_stride, v); });
  } else {
    sweep_through<Real>(member, sweep, t.lines, read, [&](std::uint32_t line, std::uint32_t j, Complex<Real> v) { store(a, t.info[line], j, v); });
  }
}

/// The filter over everything in scratch: a sweep of its own, because unrolled into the last stage it made the f64 kernel spill 300 bytes.
template <class Real, class Member>
TEAMFFT_FUNCTION void general_filter(Member const& member, GeneralTeam<Real> const& t, GeneralShape const& s, std::uint32_t from) {
  Sweep const sweep(s.lines, s.length, false);
  sweep_through<Real>(
      member, sweep, t.lines, [&](std::uint32_t line, std::uint32_t j) { return t.data[from + line * s.pitch + j]; },
      [&](std::uint32_t line, std::uint32_t j, Complex<Real> v) { t.data[from + line * s.pitch + j] = filtered(t.a, t.info[line], j, v); });
  member.team_barrier();
}

/// The kernel's body for one team, with radices up to `widest`. `scratch` holds the LineInfos where the shape has bytes for them, then one or two
/// buffers. A convolution runs its stages twice.
template <unsigned widest, class Real, class Member>
TEAMFFT_FUNCTION void general_kernel(Member const& member, PassArguments<Real> const& a, char* scratch) {
  auto const& shape = *a.template table<GeneralShape>(a.twiddles);
  auto const* const stages = reinterpret_cast<StageShape const*>(&shape + 1);
  std::uint32_t const first_line = member.league_rank() * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0, lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  GeneralTeam<Real> const team{a, info, reinterpret_cast<Complex<Real>*>(scratch + shape.info_bytes), first_line, lines};
  if (shape.info_bytes != 0) locate_lines(member, a, first_line, info);
  if (!a.has(flag_direct_load)) {
    general_load(member, team, shape);
    member.team_barrier();
  }
  unsigned const count = a.has(flag_convolution) ? 2 * a.stage_count : a.stage_count;
  for (unsigned s = 0; s < count; ++s) {  // all else is made from s anew: a register for each more spilled in f32
    unsigned const stage = s < a.stage_count ? s : s - a.stage_count;
    StageShape const& now = stages[stage];
    bool const tile = (stage == 0 && a.has(flag_tile_load)) || (stage + 1 == a.stage_count && a.has(flag_tile_store));
    std::uint32_t const from = s % 2 == 0 ? 0 : shape.other, to = s % 2 == 0 ? shape.other : 0;
    StagePlace<Real> const at{from, to, a.template table<Complex<Real>>(a.twiddles) + now.twiddles, shape.lines, opaque(tile)};
    constexpr std::size_t radices = detail::radices_up_to(widest);
    if (s == 0 && a.has(flag_direct_load))
      detail::dispatch_stage<Meets::source, 0, radices>(member, team, now, now.radix, at);
    else if (s + 1 == count && a.has(flag_direct_store))
      detail::dispatch_stage<Meets::target, 0, radices>(member, team, now, now.radix, at);
    else
      detail::dispatch_stage<Meets::scratch, 0, radices>(member, team, now, now.radix, at);
    if (stage + 1 == a.stage_count && s + 1 < count) general_filter(member, team, shape, to);
  }
  if (!a.has(flag_direct_store)) general_store(member, team, shape, count % 2 == 0 ? 0 : shape.other);
}

}  // namespace TeamFFT::Impl

#endif
