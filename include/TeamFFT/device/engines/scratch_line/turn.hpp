// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel that turns round: lines of one field or of several go through their stages in order, through a filter that sees the elements of all
// fields at a place together, and the results' lines through the transposed stages in reverse order, all in place in scratch. The transform's matrix is
// symmetric, so that the same places and twiddles lead back to the elements' order.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_TURN_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_TURN_HPP

#include <TeamFFT/device/engines/scratch_line/scratch_line.hpp>

namespace TeamFFT::Impl {

/// What the kernel is passed beside the pass' fields, of which the flags, the strides and the counts are those of every field. `forward`: the transform before
/// the filter, that behind it is the other one. `filter` has along(position), a line's own, LineInfo::filter_position, which has
/// operator()(std::uint32_t k, Complex<Real> (&z)[fields]): it changes the C fields' elements k to the D results'; and has(position), false of lines that are
/// there to fill rows of memory.
template <class Real, unsigned C, unsigned D, bool forward, class Filter>
struct TurnFields {
  static constexpr unsigned most = C < D ? D : C;
  static constexpr bool is_forward = forward;
  static constexpr bool is_single = most == 1;  ///< its elements meet the filter in registers

  Real const* sources[C];
  Real* targets[D];
  std::uint32_t pitch;  ///< elements of scratch from a field's lines to the next one's
  Scale<Real> before;   ///< what elements are multiplied by before the filter where the transform before it is a backward one
  Filter filter;

  template <class Along>
  TEAMFFT_FUNCTION void apply(Along const& along, std::uint32_t k, Complex<Real> (&z)[most]) const {
    if constexpr (!forward) {
      TEAMFFT_UNROLL
      for (unsigned c = 0; c < C; ++c) z[c] = swapped(scaled(before, z[c]));
    }
    along(k, z);
    if constexpr (forward) {
      TEAMFFT_UNROLL
      for (unsigned d = 0; d < D; ++d) z[d] = swapped(z[d]);
    }
  }
};

/// What a stage does.
enum class TurnRole {
  load,    ///< the first one: from global memory
  onward,  ///< one behind it
  turn,    ///< the last one there, the filter, and the first one back, in registers
  back,    ///< one transposed
  leave,   ///< the first one transposed: to global memory
};

/// Element b of a line, and the step to b + S, which is one multiplication from element to element: a constant times 32 bits, beside 64.
template <class Real>
struct TurnSteps {
  std::int64_t offset;
  Real const* first;
  std::int32_t step;
  TEAMFFT_FUNCTION TurnSteps(Real const* field, std::int64_t line, std::int64_t stride, std::uint32_t b, std::uint32_t S)
      : offset(line + static_cast<std::int32_t>(b) * static_cast<std::int32_t>(stride)),
        first(field + 2 * offset),
        step(static_cast<std::int32_t>(S) * static_cast<std::int32_t>(stride)) {}
  [[nodiscard]] TEAMFFT_FUNCTION Real const* at(unsigned r) const { return first + std::int64_t{step} * static_cast<std::int64_t>(2 * r); }
  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t offset_of(unsigned r) const { return offset + std::int64_t{step} * static_cast<std::int64_t>(r); }
};

/// The elements j = b + r S of a line of a field, 0 past load_count. What is not aligned to two scalars goes through the butterfly's own elements of scratch.
template <unsigned R, bool is_swapped, class Real>
TEAMFFT_FUNCTION void load_turned(PassArguments<Real> const& a, TurnSteps<Real> const& steps, std::uint32_t b, ScratchLineStage const& s, Complex<Real>* own,
                                  Complex<Real> (&y)[R]) {
  auto const count = static_cast<std::uint32_t>(a.load_count);
  if (a.has(flag_aligned_load)) {
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      ScalarPair<Real> v{Real(0), Real(0)};
      if (b + r * s.S < count) v = *reinterpret_cast<ScalarPair<Real> const*>(steps.at(r));
      y[r] = {v.re, v.im};
    }
  } else {
    TEAMFFT_NO_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      bool const is_there = b + r * s.S < count;
      if (is_there) check_read(a, steps.offset_of(r));
      own[r * s.step] = is_there ? Complex<Real>{steps.at(r)[0], steps.at(r)[1]} : Complex<Real>{};
    }
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) y[r] = read_scratch(own + r * s.step);
  }
  if constexpr (is_swapped) {
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) y[r] = swapped(y[r]);
  }
}

/// The results k = b + r S of a line of a field, below store_count, with the plan's scale.
template <unsigned R, bool is_swapped, class Real>
TEAMFFT_FUNCTION void store_turned(PassArguments<Real> const& a, TurnSteps<Real> const& steps, std::uint32_t b, ScratchLineStage const& s, Complex<Real>* own,
                                   Complex<Real> (&y)[R]) {
  auto const count = static_cast<std::uint32_t>(a.store_count);
  TEAMFFT_UNROLL
  for (unsigned r = 0; r < R; ++r) {
    y[r] = scaled(a.scale, y[r]);
    if constexpr (is_swapped) y[r] = swapped(y[r]);
  }
  if (a.has(flag_aligned_store)) {
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r)
      if (b + r * s.S < count) *const_cast<ScalarPair<Real>*>(reinterpret_cast<ScalarPair<Real> const*>(steps.at(r))) = {y[r].re, y[r].im};
  } else {
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) write_scratch(own + r * s.step, y[r]);
    TEAMFFT_NO_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      if (b + r * s.S >= count) continue;
      check_write(a, steps.offset_of(r));
      auto* const to = const_cast<Real*>(steps.at(r));
      to[0] = own[r * s.step].re;
      to[1] = own[r * s.step].im;
    }
  }
}

/// One stage over all lines of a team of one field. A stage that the same threads follow with the same butterflies needs no barrier between (`begins`).
template <TurnRole role, unsigned R, class Real, class Fields, class Member>
TEAMFFT_FUNCTION void turn_stage(Member const& member, ScratchTeam<Real> const& t, ScratchLineStage const& s, Fields const& fields, unsigned field,
                                 bool begins) {
  constexpr bool from_memory = role == TurnRole::load, to_memory = role == TurnRole::leave;
  constexpr bool twiddled_first = role == TurnRole::onward || role == TurnRole::turn, twiddled_last = role == TurnRole::turn || role == TurnRole::back;
  auto const& a = t.a;
  auto const* const places = a.template table<Place>(a.twiddles) + s.places;
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles) + s.twiddles;
  std::uint32_t const team = member.team_size();
  for (std::uint32_t start = 0; start < s.count; start += team) {
    std::uint32_t const i = start + member.team_rank();
    Place const place = load_place(places, i, s.count, s.count - 1);
    TwiddleRows<R, Real> rows;
    if constexpr (twiddled_first || twiddled_last) rows.load(twiddles, s.L, place.twiddle);
    if (begins && start == 0) member.team_barrier();
    if (i >= s.count) break;
    Complex<Real> y[R];
    Complex<Real>* const own = t.data + (from_memory || to_memory ? place.write : place.read);
    if constexpr (from_memory) {
      TurnSteps<Real> const steps(fields.sources[field], t.load_offset(place.line < t.lines ? place.line : 0), a.load_stride, place.read, s.S);
      load_turned<R, !Fields::is_forward>(a, steps, place.read, s, own, y);
    } else {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) y[r] = read_scratch(own + r * s.step);
    }
    if constexpr (twiddled_first) rows.apply(y);
    Butterfly<R>::template apply<Real>(y);
    if constexpr (role == TurnRole::turn) {
      std::uint64_t const position = t.info[place.line].filter_position;
      auto const along = fields.filter.along(position);
      if (place.line < t.lines && fields.filter.has(position)) {
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < R; ++r) {
          Complex<Real> z[1] = {y[r]};
          fields.apply(along, place.write + r * s.S, z);
          y[r] = z[0];
        }
      }
      Butterfly<R>::template apply<Real>(y);
    }
    if constexpr (twiddled_last) rows.apply(y);
    if constexpr (to_memory) {
      if (place.line >= t.lines) continue;
      TurnSteps<Real> const steps(fields.targets[field], t.store_offset(place.line), a.store_stride, place.read, s.S);
      store_turned<R, Fields::is_forward>(a, steps, place.read, s, own, y);
    } else {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) write_scratch(own + r * s.step, y[r]);
    }
  }
}

/// The stage of the radices in [low, high) that is asked for, by bisection.
template <TurnRole role, unsigned low, unsigned high, class Real, class Fields, class Member>
TEAMFFT_FUNCTION void dispatch_turn(Member const& member, ScratchTeam<Real> const& t, ScratchLineStage const& s, Fields const& fields, unsigned field,
                                    bool begins) {
  constexpr unsigned middle = low + (high - low) / 2;
  if constexpr (high - low > 1) {
    if (s.radix < middle)
      dispatch_turn<role, low, middle>(member, t, s, fields, field, begins);
    else
      dispatch_turn<role, middle, high>(member, t, s, fields, field, begins);
  } else if constexpr (is_user_radix(low)) {
    turn_stage<role, low>(member, t, s, fields, field, begins);
  }
}

/// The filter over all elements of a team's lines, which lie where the last stage's butterflies of the same threads left them.
template <class Real, class Fields, class Member>
TEAMFFT_FUNCTION void filter_scratch_line(Member const& member, ScratchTeam<Real> const& t, ScratchLineStage const& s, Fields const& fields) {
  auto const* const places = t.a.template table<Place>(t.a.twiddles) + s.places;
  for (std::uint32_t i = member.team_rank(); i < s.count; i += member.team_size()) {
    Place const place = load_place(places, i, s.count, 0);
    std::uint64_t const position = t.info[place.line].filter_position;
    if (place.line >= t.lines || !fields.filter.has(position)) continue;
    auto const along = fields.filter.along(position);
    Complex<Real>* own = t.data + place.read;
    for (unsigned r = 0; r < s.radix; ++r, own += s.step) {
      Complex<Real> z[Fields::most];
      TEAMFFT_UNROLL
      for (unsigned c = 0; c < Fields::most; ++c) z[c] = read_scratch(own + c * fields.pitch);
      fields.apply(along, place.write + r * s.S, z);
      TEAMFFT_UNROLL
      for (unsigned d = 0; d < Fields::most; ++d) write_scratch(own + d * fields.pitch, z[d]);
    }
  }
}

/// Stage s + 1.
TEAMFFT_FUNCTION ScratchLineStage later_stage(ScratchLineShape const& shape, std::uint32_t s) {
  auto const of = [&](auto member_of) {
    return s == shape.middle_count ? shape.last.*member_of : s == 0 ? shape.middle[0].*member_of : shape.middle[1].*member_of;
  };
  return {of(&ScratchLineStage::radix), of(&ScratchLineStage::places), of(&ScratchLineStage::twiddles), of(&ScratchLineStage::count),
          of(&ScratchLineStage::L),     of(&ScratchLineStage::S),      of(&ScratchLineStage::step)};
}

/// The kernel's body for one team. `scratch` holds the LineInfos, then the lines of each field.
template <class Budget, class Real, unsigned C, unsigned D, bool forward, class Filter, class Member>
TEAMFFT_FUNCTION void scratch_line_turn_kernel(Member const& member, PassArguments<Real> const& a, ScratchLineShape const& shape,
                                               TurnFields<Real, C, D, forward, Filter> const& fields, char* scratch) {
  constexpr bool is_single = TurnFields<Real, C, D, forward, Filter>::is_single;
  constexpr unsigned end = Budget::value.widest + 1;
  std::uint32_t const first_line = member.league_rank() * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0, lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  auto* const data = reinterpret_cast<Complex<Real>*>(scratch + shape.info_bytes);
  auto const team = [&](unsigned field) { return ScratchTeam<Real>{a, info, data + field * fields.pitch, first_line, lines}; };
  locate_lines(member, a, first_line, info);
  std::uint32_t const middle = shape.middle_count + (is_single ? 0 : 1);  // stages between the first one and the turn
  TEAMFFT_NO_UNROLL
  for (unsigned c = 0; c < C; ++c) {
    dispatch_turn<TurnRole::load, 2, end>(member, team(c), shape.first, fields, c, false);
    TEAMFFT_NO_UNROLL
    for (std::uint32_t s = 0; s < middle; ++s) dispatch_turn<TurnRole::onward, 2, end>(member, team(c), later_stage(shape, s), fields, c, true);
  }
  if constexpr (is_single)
    dispatch_turn<TurnRole::turn, 2, end>(member, team(0), shape.last, fields, 0, true);
  else
    filter_scratch_line(member, team(0), shape.last, fields);
  TEAMFFT_NO_UNROLL
  for (unsigned d = 0; d < D; ++d) {
    TEAMFFT_NO_UNROLL
    for (std::uint32_t s = middle; s-- > 0;)
      dispatch_turn<TurnRole::back, 2, end>(member, team(d), later_stage(shape, s), fields, d, is_single || s + 1 != middle);
    dispatch_turn<TurnRole::leave, 2, end>(member, team(d), shape.first, fields, d, true);
  }
}

}  // namespace TeamFFT::Impl

#endif
