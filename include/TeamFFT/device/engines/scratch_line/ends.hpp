// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel with ends that want elements of a line together: a sweep over the team's lines fills the
// scratch before the first stage, or empties it after the last one, and the stages on that side go from scratch to
// scratch. A table says where the elements of a line lie in scratch.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_ENDS_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_ENDS_HPP

#include <TeamFFT/device/ends/half_spectrum.hpp>
#include <TeamFFT/device/ends/trigonometric.hpp>
#include <TeamFFT/device/engines/scratch_line/odd_stages.hpp>
#include <TeamFFT/device/engines/scratch_line/sweep_ahead.hpp>

namespace TeamFFT::Impl {

/// A team's lines as the ends of device/ends/{half_spectrum,trigonometric}.hpp see them: where they lie in memory, and
/// element by element in scratch.
template <class Real>
struct TeamLines {
  using Scalar = Real;
  PassArguments<Real> const& a;
  ScratchTeam<Real> const& t;
  std::uint32_t pitch;
  std::uint16_t const *load_slots, *store_slots;

  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t load_offset(std::uint32_t line) const { return t.info[line].load; }
  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t store_offset(std::uint32_t line) const { return t.info[line].store; }

  /// f(k) of a table of factors, which has an entry for each k.
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> factor(std::uint32_t table, std::uint32_t k) const {
    return load_constant(first_factor(a, table) + k);
  }

  /// put(line, i, read(line, i)) for i < items, some reads of a thread before their puts.
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void load_items(Member const& member, std::uint32_t items, Read const& read,
                                   Put const& put_item) const {
    sweep_ahead<64, 8>(member, sweep_of(items, flag_tile_load), read, put_item);
  }
  template <class Member, class Read, class Put>
  TEAMFFT_FUNCTION void store_items(Member const& member, std::uint32_t items, Read const& read,
                                    Put const& put_item) const {
    sweep_ahead<64, 8>(member, sweep_of(items, flag_tile_store), read, put_item);
  }

 protected:
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real>* line_at(std::uint32_t line) const { return t.data + line * pitch; }
  [[nodiscard]] TEAMFFT_FUNCTION std::uint32_t slot(std::uint16_t const* slots, std::uint32_t i) const {
#ifdef __CUDA_ARCH__
    return __ldg(slots + i);
#else
    return slots[i];
#endif
  }

 private:
  [[nodiscard]] TEAMFFT_FUNCTION Sweep sweep_of(std::uint32_t items, std::uint32_t tile) const {
    return {small_divisor(t.lines), small_divisor(items), a.has(tile)};
  }
};

/// Lines of even length, as complex lines of half of it.
template <class Real>
struct PackedLines : TeamLines<Real> {
  static constexpr bool is_odd = false;

  /// Element j before the first stage.
  TEAMFFT_FUNCTION void put(std::uint32_t line, std::uint32_t j, Complex<Real> const& z) const {
    write_scratch(this->line_at(line) + this->slot(this->load_slots, j), this->a.has(flag_swap_load) ? swapped(z) : z);
  }
  /// Element k after the last stage.
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> fetch(std::uint32_t line, std::uint32_t k) const {
    auto const v = read_scratch(this->line_at(line) + this->slot(this->store_slots, k));
    return this->a.has(flag_swap_store) ? swapped(v) : v;
  }
};

/// Lines of odd length, half of which is held. One side of the transform is real: swaps at both of its ends, which turn
/// it round, are conjugates of the other.
template <class Real>
struct OddLines : TeamLines<Real> {
  static constexpr bool is_odd = true;

  /// V_j of the spectrum before the first stage, where it is held.
  TEAMFFT_FUNCTION void put(std::uint32_t line, std::uint32_t j, Complex<Real> const& z) const {
    std::uint32_t const at = this->slot(this->load_slots, j);
    if (at != no_slot) write_scratch(this->line_at(line) + at, this->a.has(flag_swap_load) ? conjugate(z) : z);
  }
  /// V_k after the last stage.
  [[nodiscard]] TEAMFFT_FUNCTION Complex<Real> fetch(std::uint32_t line, std::uint32_t k) const {
    std::uint32_t const at = this->slot(this->store_slots, k);
    auto const v = read_scratch(this->line_at(line) + (at & (slot_of_conjugate - 1u)));
    return ((at & slot_of_conjugate) != 0) != this->a.has(flag_swap_store) ? conjugate(v) : v;
  }
  /// Real p of either side.
  TEAMFFT_FUNCTION void put_real(std::uint32_t line, std::uint32_t p, Real v) const {
    reinterpret_cast<Real*>(this->line_at(line))[this->slot(this->load_slots, p)] = v;
  }
  [[nodiscard]] TEAMFFT_FUNCTION Real fetch_real(std::uint32_t line, std::uint32_t p) const {
    return reinterpret_cast<Real const*>(this->line_at(line))[this->slot(this->store_slots, p)];
  }
};

/// Those of every real kind.
struct RealKindEnds {
  template <class Lines, class Member>
  static TEAMFFT_FUNCTION void load(Member const& member, Lines const& s) {
    if (maps_reals(s.a.maps.load))
      TrigonometricEnds::load(member, s);
    else
      HalfSpectrumEnds::load(member, s);
  }
  template <class Lines, class Member>
  static TEAMFFT_FUNCTION void store(Member const& member, Lines const& s) {
    if (maps_reals(s.a.maps.store))
      TrigonometricEnds::store(member, s);
    else
      HalfSpectrumEnds::store(member, s);
  }
};

/// A team's lines as the ends see them.
template <class Lines, class Real, class Shape>
TEAMFFT_FUNCTION Lines swept_lines(TeamLines<Real> const& lines, [[maybe_unused]] Shape const& shape) {
  if constexpr (are_rows<Lines>)
    return Lines::of(lines, shape);
  else
    return {lines};
}

/// Stage s of `count`.
TEAMFFT_FUNCTION ScratchLineStage stage_of(ScratchLineShape const& shape, std::uint32_t s, std::uint32_t count) {
  auto const middle = middle_stage(shape, s - 1);
  auto const of = [&](auto member_of) {
    return s == 0 ? shape.first.*member_of : s + 1 == count ? shape.last.*member_of : middle.*member_of;
  };
  return {of(&ScratchLineStage::radix), of(&ScratchLineStage::places), of(&ScratchLineStage::twiddles),
          of(&ScratchLineStage::count), of(&ScratchLineStage::L),      of(&ScratchLineStage::S),
          of(&ScratchLineStage::step)};
}

/// A stage from scratch to scratch: of an odd line also one that meets reals. No lambda here: those of so long a kernel
/// are calls.
template <class Budget, bool is_odd, class Real, class Member>
TEAMFFT_FUNCTION void stage_in_scratch(Member const& member, ScratchTeam<Real> const& team,
                                       ScratchLineEndsShape const& shape, std::uint32_t s) {
  constexpr unsigned end = Budget::value.widest + 1;
  constexpr auto plain = LastStage::plain;
  Complex<Real> const* const no_roots = nullptr;
  auto const stage = stage_of(shape.stages, s, shape.count);
  if constexpr (!is_odd)
    dispatch_scratch_line<Budget, Meets::scratch, plain, 2, end>(member, team, stage, no_roots);
  else if (s == shape.from_reals)
    dispatch_scratch_line<Budget, Meets::scratch, plain, 2, end, RealStage>(member, team, stage, no_roots);
  else if (s == shape.to_reals)
    dispatch_scratch_line<Budget, Meets::scratch, plain, 2, end, HermitianStage>(member, team, stage, no_roots);
  else if (s == 0)
    dispatch_scratch_line<Budget, Meets::scratch, plain, 2, end, FirstOddStage>(member, team, stage, no_roots);
  else
    dispatch_scratch_line<Budget, Meets::scratch, plain, 2, end, OddStage>(member, team, stage, no_roots);
}

/// The kernel's body for one team; `scratch` holds the LineInfos, then the lines. The shape is a ScratchLineEndsShape,
/// with more where Lines want it.
template <class Budget, class Lines, class Ends, class Real, class Member, class Shape>
TEAMFFT_FUNCTION void scratch_line_ends_kernel(Member const& member, PassArguments<Real> const& a, Shape const& shape,
                                               char* scratch) {
  constexpr unsigned end = Budget::value.widest + 1;
  using First = std::conditional_t<Lines::is_odd, RealStage, ComplexStage>;
  using Last = std::conditional_t<Lines::is_odd, HermitianStage, ComplexStage>;
  auto const& stages = shape.stages;
  std::uint32_t const first_line = member.league_rank() * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0,
                      lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return await_launch_of(member);
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  ScratchTeam<Real> const team{a, info, reinterpret_cast<Complex<Real>*>(scratch + stages.info_bytes), first_line,
                               lines};
  auto const* const tables = a.template table<char>(a.twiddles);
  TeamLines<Real> const of_team{a, team, shape.pitch, reinterpret_cast<std::uint16_t const*>(tables + shape.load_slots),
                                reinterpret_cast<std::uint16_t const*>(tables + shape.store_slots)};
  auto const swept = swept_lines<Lines>(of_team, shape);
  constexpr auto plain = LastStage::plain;
  Complex<Real> const* const no_roots = nullptr;
  locate_lines(member, a, first_line, info);
  bool const sweeps_load = shape.load_slots != 0, sweeps_store = shape.store_slots != 0;
  if (sweeps_load) {
    await_launch_of(member);
    Ends::load(member, swept);
  } else {
    dispatch_scratch_line<Budget, Meets::source, plain, 2, end, First>(member, team, stages.first, no_roots);
  }
  std::uint32_t const begin = sweeps_load ? 0 : 1, last = sweeps_store ? shape.count : shape.count - 1;
  // one call, whose code is most of the kernel
  for (std::uint32_t s = begin; s < last; ++s) stage_in_scratch<Budget, Lines::is_odd>(member, team, shape, s);
  if (sweeps_store) {
    member.team_barrier();
    Ends::store(member, swept);
  } else {
    dispatch_scratch_line<Budget, Meets::target, plain, 2, end, Last>(member, team, stages.last, no_roots);
  }
}

}  // namespace TeamFFT::Impl

#endif
