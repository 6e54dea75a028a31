// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel with chirps: the passes of Bluestein's transform (1970), c_k sum_j (x_j c_j) conj c_(k-j),
// c_n = exp(-i pi n^2 / N), as a cyclic convolution of M >= 2N - 1 elements, where M is a product of radices. A
// convolution goes through its stages in order, through the filter, and through the transposed stages in reverse order,
// all in place: the transform's matrix is symmetric, so the same places and twiddles lead back to the elements' order.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CHIRP_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CHIRP_HPP

#include <TeamFFT/device/engines/scratch_line/scratch_line.hpp>

namespace TeamFFT::Impl {

/// What a stage of this kernel does.
enum class ChirpRole {
  load,    ///< the first one: from global memory
  onward,  ///< between
  store,   ///< the last one of a transform: to global memory
  turn,    ///< the last one of a convolution there, the filter, and the first one back
  back,    ///< between, transposed
  leave,   ///< the first one transposed: to global memory
};

/// The elements j = b + r S of a line, 0 past load_count, times c_p where the pass has a chirp at its load. A line's
/// first element is always there (takes_chirps() in takes.cpp): it is loaded in place of those that are not.
template <unsigned R, class Real>
TEAMFFT_FUNCTION void load_chirped(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t b, std::uint32_t S,
                                   Complex<Real> (&y)[R]) {
  LineSteps const steps(at.load, a.load_stride, b, S);
  if (!a.has(flag_load_chirp)) return load_butterfly<R>(a, steps.offset, steps.step, y);
  auto const count = static_cast<std::uint32_t>(a.load_count), position_step = S * a.load_position_step,
             first = static_cast<std::uint32_t>(at.load_position) + b * a.load_position_step;
  auto const is_there = [&](unsigned r) { return first + r * position_step < count; };
  auto const offset = [&](unsigned r) {
    return is_there(r) ? steps.offset + static_cast<std::int32_t>(r) * steps.step : at.load;
  };
  if (a.has(flag_aligned_load)) {
    keep_branch<0>();
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      auto const v = reinterpret_cast<ScalarPair<Real> const*>(a.source)[offset(r)];
      y[r] = {v.re, v.im};
    }
  } else {
    keep_branch<1>();
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) y[r] = read_element(a, offset(r));
  }
  auto const* const chirp = a.template table<Complex<Real>>(a.chirp);
  bool const is_swapped = a.has(flag_swap_load);
  TEAMFFT_UNROLL
  for (unsigned r = 0; r < R; ++r) {
    auto const w = load_constant(chirp + (is_there(r) ? first + r * position_step : 0u));
    auto const v = (is_swapped ? swapped(y[r]) : y[r]) * w;
    y[r] = is_there(r) ? v : Complex<Real>{};
  }
}

/// The results k = b + r S of a line, times conj c_p where the pass has a chirp at its store, where p < store_count.
template <unsigned R, class Real>
TEAMFFT_FUNCTION void store_chirped(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t b, std::uint32_t S,
                                    Complex<Real> (&y)[R]) {
  LineSteps const steps(at.store, a.store_stride, b, S);
  auto const count = static_cast<std::uint32_t>(a.store_count), position_step = S * a.store_position_step,
             first = static_cast<std::uint32_t>(at.store_position) + b * a.store_position_step;
  bool const chirped = a.has(flag_store_chirp);
  if (chirped) {
    auto const* const chirp = a.template table<Complex<Real>>(a.chirp);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      std::uint32_t const p = first + r * position_step;
      y[r] = y[r] * conjugate(load_constant(chirp + (p < count ? p : 0u)));
    }
  }
  TEAMFFT_UNROLL
  for (unsigned r = 0; r < R; ++r)
    if (!chirped || first + r * position_step < count)
      write_element(a, steps.offset + static_cast<std::int32_t>(r) * steps.step, y[r]);
}

/// One stage over all lines of a team.
template <ChirpRole role, unsigned R, class Real, class Member>
TEAMFFT_FUNCTION void chirp_stage(Member const& member, ScratchTeam<Real> const& t, ScratchLineStage const& s,
                                  Complex<Real> const* roots) {
  constexpr bool from_memory = role == ChirpRole::load,
                 to_memory = role == ChirpRole::store || role == ChirpRole::leave;
  constexpr bool twiddled_first = role == ChirpRole::onward || role == ChirpRole::store || role == ChirpRole::turn,
                 twiddled_last = role == ChirpRole::turn || role == ChirpRole::back;
  auto const& a = t.a;
  auto const* const places = a.template table<Place>(a.twiddles) + s.places;
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles) + s.twiddles;
  std::uint32_t const team = member.team_size();
  for (std::uint32_t start = 0; start < s.count; start += team) {
    std::uint32_t const i = start + member.team_rank();
    Place const place = load_place(places, i, s.count, s.count - 1);
    TwiddleRows<R, Real> rows;
    if constexpr (twiddled_first || twiddled_last) rows.load(twiddles, s.L, place.twiddle);
    if (!from_memory && start == 0) member.team_barrier();
    if (i >= s.count) break;
    Complex<Real> y[R];
    Complex<Real>* const own = t.data + (from_memory || role == ChirpRole::leave ? place.write : place.read);
    if constexpr (from_memory) {
      std::uint32_t const line = place.line < t.lines ? place.line : 0;
      load_chirped<R>(a, t.info[line], place.read, s.S, y);
      if (a.has(flag_load_twiddle)) {
        ScratchLineRoots<true, Real> const big(t, roots, line, place.read);
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < R; ++r) y[r] = big.times(r, y[r]);
      }
    } else {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) y[r] = read_scratch(own + r * s.step);
    }
    if constexpr (twiddled_first) rows.apply(y);
    Butterfly<R>::template apply<Real>(y);
    if constexpr (role == ChirpRole::turn) {
      auto const* const filter =
          a.template table<Complex<Real>>(a.filter) + t.info[place.line].filter_position + place.write;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) y[r] = swapped(y[r] * load_constant(filter + r * s.S));
      Butterfly<R>::template apply<Real>(y);
    }
    if constexpr (twiddled_last) rows.apply(y);
    if constexpr (to_memory) {
      if (place.line >= t.lines) continue;
      std::uint32_t const b = role == ChirpRole::leave ? place.read : place.write;
      if (role == ChirpRole::store && a.has(flag_store_twiddle)) {
        ScratchLineRoots<true, Real> const big(t, roots, place.line, b);
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < R; ++r) y[r] = big.times(r, y[r]);
      }
      store_chirped<R>(a, t.info[place.line], b, s.S, y);
    } else {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) write_scratch(own + r * s.step, y[r]);
    }
  }
}

/// The stage of the radices in [low, high) that is asked for, by bisection.
template <ChirpRole role, unsigned low, unsigned high, class Real, class Member>
TEAMFFT_FUNCTION void dispatch_chirp(Member const& member, ScratchTeam<Real> const& t, ScratchLineStage const& s,
                                     Complex<Real> const* roots) {
  constexpr unsigned middle = low + (high - low) / 2;
  if constexpr (high - low > 1) {
    if (s.radix < middle)
      dispatch_chirp<role, low, middle>(member, t, s, roots);
    else
      dispatch_chirp<role, middle, high>(member, t, s, roots);
  } else if constexpr (is_chirp_radix(low)) {
    chirp_stage<role, low>(member, t, s, roots);
  }
}

/// The kernel's body for one team: a convolution, or a transform with chirp or big twiddle at either end. `scratch`
/// holds the LineInfos, the big twiddle's factors where there are such, then the lines.
template <class Budget, bool convolution, class Real, class Member>
TEAMFFT_FUNCTION void scratch_line_chirp_kernel(Member const& member, PassArguments<Real> const& a,
                                                ScratchLineShape const& shape, char* scratch) {
  constexpr unsigned end = Budget::value.widest + 1;
  std::uint32_t const first_line = member.league_rank() * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0,
                      lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  auto* const roots = reinterpret_cast<Complex<Real>*>(scratch + shape.info_bytes);
  ScratchTeam<Real> const team{a, info, reinterpret_cast<Complex<Real>*>(scratch + shape.info_bytes + shape.root_bytes),
                               first_line, lines};
  locate_lines(member, a, first_line, info);
  if constexpr (!convolution) {
    if (a.has(flag_load_twiddle)) {
      prepare_scratch_line_roots(member, team, shape.first, roots);
      member.team_barrier();
    } else if (a.has(flag_store_twiddle)) {
      prepare_scratch_line_roots(member, team, shape.last, roots);
    }
  }
  dispatch_chirp<ChirpRole::load, 2, end>(member, team, shape.first, roots);
  for (std::uint32_t m = 0; m < shape.middle_count; ++m)
    dispatch_chirp<ChirpRole::onward, 2, end>(member, team, middle_stage(shape, m), roots);
  if constexpr (convolution) {
    dispatch_chirp<ChirpRole::turn, 2, end>(member, team, shape.last, roots);
    for (std::uint32_t m = shape.middle_count; m-- > 0;)
      dispatch_chirp<ChirpRole::back, 2, end>(member, team, middle_stage(shape, m), roots);
    dispatch_chirp<ChirpRole::leave, 2, end>(member, team, shape.first, roots);
  } else {
    dispatch_chirp<ChirpRole::store, 2, end>(member, team, shape.last, roots);
  }
}

}  // namespace TeamFFT::Impl

#endif
