// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel with ends that want elements of a line together: a sweep over the team's lines fills the scratch before the first stage, or empties
// it after the last one, and the stages on that side go from scratch to scratch. A table says where the elements of a line lie in scratch.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_ENDS_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_ENDS_HPP

#include <TeamFFT/device/engines/scratch_line/scratch_line.hpp>
#include <TeamFFT/device/engines/scratch_line/sweep.hpp>

namespace TeamFFT::Impl {

/// A team's lines in scratch, element by element.
template <class Real>
struct SweptLines {
  GeneralTeam<Real> const& t;
  std::uint32_t pitch;
  std::uint16_t const *load_slots, *store_slots;

  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t slot(std::uint16_t const* slots, std::uint32_t i) const {
#ifdef __CUDA_ARCH__
    return __ldg(slots + i);
#else
    return slots[i];
#endif
  }
  /// Element j before the first stage, element k after the last.
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real>* before(std::uint32_t line, std::uint32_t j) const { return t.data + line * pitch + slot(load_slots, j); }
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real>* after(std::uint32_t line, std::uint32_t k) const { return t.data + line * pitch + slot(store_slots, k); }
  [[nodiscard]] TEAMFFT_FUNCTION Sweep sweep(std::uint32_t items, bool tile) const { return {small_divisor(t.a.lines_per_team), small_divisor(items), tile}; }
};

/// The half-spectrum V_0 .. V_(N/2) of a whole line on one side: even N with the pair step of the packed line of M = N/2 elements (maps.hpp, packing
/// `spectrum`), odd N as half of a complex line. On its other side are reals, which where they lie side by side in pairs meet the stages as complex elements.
struct HalfSpectrumEnds {
  template <class Real, class Member>
  static TEAMFFT_FUNCTION void load(Member const& member, SweptLines<Real> const& s) {
    auto const& t = s.t;
    auto const& a = t.a;
    auto const M = a.maps.line_elements, count = static_cast<std::uint32_t>(a.maps.count);
    auto const stride = static_cast<std::int32_t>(a.load_stride);
    auto const* const factors = first_factor(a, a.maps.pair);
    bool const tile = a.has(flag_tile_load), is_swapped = a.has(flag_swap_load), is_conjugate = has(a, line_wise_conjugate_load);
    auto const read = [&](std::uint32_t line, std::uint32_t k) {
      return k < count ? read_element(a, t.load_offset(line) + static_cast<std::int32_t>(k) * stride) : Complex<Real>{};
    };
    auto const put = [&](std::uint32_t line, std::uint32_t j, Complex<Real> z) { write_scratch(s.before(line, j), is_swapped ? swapped(z) : z); };
    if (a.has(flag_real_load)) {
      auto const real = [&](std::uint32_t line, std::uint32_t p) {
        if (p >= count) return Real(0);
        auto const at = t.load_offset(line) + static_cast<std::int32_t>(p) * stride;
        check_read(a, at);
        return a.source[at];
      };
      sweep_through<Real>(
          member, s.sweep(M, tile), t.lines,
          [&](std::uint32_t line, std::uint32_t j) {
            return Complex<Real>{real(line, 2 * j), real(line, 2 * j + 1)};
          },
          put);
    } else if (a.maps.load_packing == Packing::spectrum) {
      sweep_items_ahead(
          member, s.sweep(M / 2 + 1, tile), t.lines,
          [&](std::uint32_t line, std::uint32_t i) {
            return ItemPair<Real>{read(line, i), read(line, M - i)};
          },
          [&](std::uint32_t line, std::uint32_t i, ItemPair<Real> item) {
            if (i == 0) item.v.im = item.mirror.im = Real(0);
            auto const v = is_conjugate ? conjugate(item.v) : item.v, mirror = is_conjugate ? item.mirror : conjugate(item.mirror);
            auto const even = v + mirror, odd = (v - mirror) * conjugate(load_constant(factors + i));
            put(line, i, {even.re - odd.im, even.im + odd.re});
            if (i != 0 && 2 * i != M) put(line, M - i, {even.re + odd.im, odd.re - even.im});
          });
    } else {
      sweep_items_ahead(
          member, s.sweep(M / 2 + 1, tile), t.lines,
          [&](std::uint32_t line, std::uint32_t k) {
            return ItemPair<Real>{read(line, k), {}};
          },
          [&](std::uint32_t line, std::uint32_t k, ItemPair<Real> item) {
            if (k == 0) item.v.im = Real(0);
            auto const v = is_conjugate ? conjugate(item.v) : item.v;
            put(line, k, v);
            if (k != 0) put(line, M - k, conjugate(v));
          });
    }
  }

  template <class Real, class Member>
  static TEAMFFT_FUNCTION void store(Member const& member, SweptLines<Real> const& s) {
    auto const& t = s.t;
    auto const& a = t.a;
    auto const M = a.maps.line_elements;
    auto const stride = static_cast<std::int32_t>(a.store_stride);
    bool const tile = a.has(flag_tile_store), is_swapped = a.has(flag_swap_store), is_conjugate = has(a, line_wise_conjugate_store);
    auto const fetch = [&](std::uint32_t line, std::uint32_t k) {
      auto const v = read_scratch(s.after(line, k));
      return is_swapped ? swapped(v) : v;
    };
    auto const offset = [&](std::uint32_t line, std::uint32_t k) { return t.store_offset(line) + static_cast<std::int32_t>(k) * stride; };
    auto const put = [&](std::uint32_t line, std::uint32_t k, Complex<Real> v) {
      write_finished(a, offset(line, k), scaled(a.scale, is_conjugate ? conjugate(v) : v));
    };
    if (has(a, line_wise_real_store)) {
      bool const pairs = a.maps.store_packing == Packing::pairs;
      auto const set = [&](std::uint32_t line, std::uint32_t p, Real v) {
        auto const at = offset(line, p);
        check_write(a, at);
        a.target[at] = scaled(a.scale, v);
      };
      sweep_items(member, s.sweep(M, tile), t.lines, [&](std::uint32_t line, std::uint32_t k) {
        auto const v = fetch(line, k);
        set(line, pairs ? 2 * k : k, v.re);
        if (pairs) set(line, 2 * k + 1, v.im);
      });
    } else if (a.maps.store_packing == Packing::spectrum) {
      auto const* const factors = first_factor(a, a.maps.pair);
      sweep_items(member, s.sweep(M / 2 + 1, tile), t.lines, [&](std::uint32_t line, std::uint32_t i) {
        auto const v = fetch(line, i), z = conjugate(fetch(line, i == 0 ? 0 : M - i));
        auto const even = v + z, odd = (v - z) * load_constant(factors + i);
        put(line, i, {(even.re + odd.im) / 2, (even.im - odd.re) / 2});
        if (2 * i != M) put(line, M - i, {(even.re - odd.im) / 2, -(even.im + odd.re) / 2});
      });
    } else {
      sweep_items(member, s.sweep(M / 2 + 1, tile), t.lines, [&](std::uint32_t line, std::uint32_t k) { put(line, k, fetch(line, k)); });
    }
  }

 private:
  template <class Real>
  struct ItemPair {
    Complex<Real> v, mirror;
  };

  /// read(line, item) for two items of a thread before put(line, item, value) for both.
  template <class Member, class Read, class Put>
  static TEAMFFT_FUNCTION void sweep_items_ahead(Member const& member, Sweep const& sweep, std::uint32_t lines, Read const& read, Put const& put) {
    std::uint32_t const team = member.team_size();
    for (std::uint32_t e = member.team_rank(); e < sweep.count; e += 2 * team) {
      auto const first = sweep(e), second = sweep(e + team < sweep.count ? e + team : e);
      bool const has_first = first.line < lines, has_second = e + team < sweep.count && second.line < lines;
      auto const v = read(has_first ? first.line : 0, first.j), w = read(has_second ? second.line : 0, second.j);
      if (has_first) put(first.line, first.j, v);
      if (has_second) put(second.line, second.j, w);
    }
  }
};

/// Stage s of `count`.
TEAMFFT_FUNCTION ScratchLineStage stage_of(ScratchLineShape const& shape, std::uint32_t s, std::uint32_t count) {
  auto const middle = middle_stage(shape, s - 1);
  auto const of = [&](auto member_of) { return s == 0 ? shape.first.*member_of : s + 1 == count ? shape.last.*member_of : middle.*member_of; };
  return {of(&ScratchLineStage::radix), of(&ScratchLineStage::places), of(&ScratchLineStage::twiddles), of(&ScratchLineStage::count),
          of(&ScratchLineStage::L),     of(&ScratchLineStage::S),      of(&ScratchLineStage::step)};
}

/// The kernel's body for one team; `scratch` holds the LineInfos where there are such, then the lines.
template <class Budget, class Ends, class Real, class Member>
TEAMFFT_FUNCTION void scratch_line_ends_kernel(Member const& member, PassArguments<Real> const& a, ScratchLineEndsShape const& shape, char* scratch) {
  constexpr unsigned end = Budget::value.widest + 1;
  auto const& stages = shape.stages;
  std::uint32_t const first_line = member.league_rank() * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0, lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  GeneralTeam<Real> const team{a, info, reinterpret_cast<Complex<Real>*>(scratch + stages.info_bytes), first_line, lines};
  auto const* const tables = a.template table<char>(a.twiddles);
  SweptLines<Real> const swept{team, shape.pitch, reinterpret_cast<std::uint16_t const*>(tables + shape.load_slots),
                               reinterpret_cast<std::uint16_t const*>(tables + shape.store_slots)};
  constexpr auto plain = LastStage::plain;
  Complex<Real> const* const no_roots = nullptr;
  if (stages.info_bytes != 0) locate_lines(member, a, first_line, info);
  bool const sweeps_load = shape.load_slots != 0, sweeps_store = shape.store_slots != 0;
  if (sweeps_load)
    Ends::load(member, swept);
  else
    dispatch_scratch_line<Budget, Meets::source, plain, 2, end>(member, team, stages.first, no_roots);
  std::uint32_t const count = stages.middle_count + 2, begin = sweeps_load ? 0 : 1, last = sweeps_store ? count : count - 1;
  for (std::uint32_t s = begin; s < last; ++s)  // one call, whose code is most of the kernel
    dispatch_scratch_line<Budget, Meets::scratch, plain, 2, end>(member, team, stage_of(stages, s, count), no_roots);
  if (sweeps_store) {
    member.team_barrier();
    Ends::store(member, swept);
  } else {
    dispatch_scratch_line<Budget, Meets::target, plain, 2, end>(member, team, stages.last, no_roots);
  }
}

}  // namespace TeamFFT::Impl

#endif
