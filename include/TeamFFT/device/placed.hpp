// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The placed kernel: any product of two to four radices at run time, between whole lines of global memory and without ops in between. Where each butterfly
// reads and writes stands in a table that is made with the plan, and the stages' shapes are kernel arguments: what is left is loads, arithmetic and stores.
#ifndef TEAMFFT_DEVICE_PLACED_HPP
#define TEAMFFT_DEVICE_PLACED_HPP

#include <TeamFFT/device/general_stage.hpp>
#include <TeamFFT/device/rader_butterfly.hpp>

#include <backends/placed.hpp>

namespace TeamFFT::Impl {

/// The i-th place; past the last the last one's, so that loads are harmless.
TEAMFFT_FUNCTION Place load_place(Place const* places, std::uint32_t i, std::uint32_t count) {
  Place const* p = places + (i < count ? i : count - 1);
#ifdef __CUDA_ARCH__
  uint2 const v = __ldg(reinterpret_cast<uint2 const*>(p));
  return {static_cast<std::uint16_t>(v.x), static_cast<std::uint16_t>(v.x >> 16), static_cast<std::uint16_t>(v.y), static_cast<std::uint16_t>(v.y >> 16)};
#else
  return *p;
#endif
}

/// Element b of a line and the step from there to b + S: a line's extent is below 2^31 (placed_shape.cpp), so that all but its first element costs one
/// multiplication of 32 bits.
struct LineSteps {
  std::int64_t offset;
  std::int32_t step;
  TEAMFFT_FUNCTION LineSteps(std::int64_t line, std::int64_t stride, std::uint32_t b, std::uint32_t S)
      : offset(line + static_cast<std::int32_t>(b) * static_cast<std::int32_t>(stride)),
        step(static_cast<std::int32_t>(S) * static_cast<std::int32_t>(stride)) {}
};

/// Global memory -> registers, all elements in flight at once: no condition stands between two loads.
template <unsigned R, unsigned held, class Real>
TEAMFFT_FUNCTION void load_placed(GeneralTeam<Real> const& t, std::uint32_t S, Place const (&place)[held], Complex<Real> (&y)[held][R]) {
  auto const& a = t.a;
  auto const line_of = [&](unsigned h) { return t.load_offset(place[h].line < t.lines ? place[h].line : 0); };
  if ((a.flags & (flag_aligned_load | flag_swap_load)) == flag_aligned_load) {
    keep_branch<0>();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      LineSteps const at(line_of(h), a.load_stride, place[h].read, S);
      auto const* p = reinterpret_cast<ScalarPair<Real> const*>(a.source) + at.offset;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r, p += at.step) {
        auto const v = *p;
        y[h][r] = {v.re, v.im};
      }
    }
  } else {
    keep_branch<1>();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      LineSteps const at(line_of(h), a.load_stride, opaque(place[h].read), S);  // else addresses of both branches are held from before it on
      load_butterfly<R>(a, at.offset, at.step, y[h]);
    }
  }
}

/// One Stockham stage over all lines of a team (Govindaraju et al. 2008, section III). Places and twiddles are read ahead of the barrier that ends the stage
/// before.
template <unsigned R, Meets meets, unsigned held, class Real, class Member>
TEAMFFT_FUNCTION void placed_stage(Member const& member, GeneralTeam<Real> const& t, PlacedStage const& s, bool in_place) {
  constexpr bool emitted = R > common_radix && std::is_base_of_v<OddButterfly<R>, Butterfly<R>>;
  auto const& a = t.a;
  auto const* const places = a.template table<Place>(a.twiddles) + s.places;
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles) + s.twiddles;
  std::uint32_t const team = member.team_size();
  for (std::uint32_t start = 0; start < s.count; start += held * team) {
    std::uint32_t const first = start + member.team_rank();
    Complex<Real> y[held][R];
    Place place[held];
    TwiddleRows<R, Real> rows[held];
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) place[h] = load_place(places, first + h * team, s.count);
    if constexpr (meets != Meets::source) {
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) rows[h].load(twiddles, s.L, place[h].twiddle);
      if (start == 0) member.team_barrier();
    }
    if constexpr (meets == Meets::source) {
      load_placed(t, s.S, place, y);
    } else {
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        Complex<Real> const* p = t.data + (s.from + place[h].read);
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < R; ++r, p += s.read_step) y[h][r] = read_scratch(p);
      }
    }
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if constexpr (meets != Meets::source) rows[h].apply(y[h]);
      if constexpr (!emitted) Butterfly<R>::template apply<Real>(y[h]);
    }
    if (meets == Meets::scratch && in_place) member.team_barrier();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if (first + h * team >= s.count) continue;
      auto const each = [&](auto const& store) {
        if constexpr (emitted)
          Butterfly<R>::template emit<Real>(y[h], store);  // the results need no registers
        else
          static_for<R>([&](auto r) { store(decltype(r)::value, y[h][r]); });
      };
      if constexpr (meets == Meets::target) {
        if (place[h].line >= t.lines) continue;
        LineSteps const at(t.store_offset(place[h].line), a.store_stride, place[h].write, s.S);
        store_butterfly(a, at.offset, at.step, each);
      } else {
        Complex<Real>* const p = t.data + (s.to + place[h].write);
        each([&](unsigned r, Complex<Real> v) { write_scratch(p + r * s.L, v); });
      }
    }
  }
}

/// The first stage where its radix is a wide prime.
template <unsigned P, class Real, class Member>
TEAMFFT_FUNCTION void wide_prime_stage(Member const& member, GeneralTeam<Real> const& t, PlacedStage const& s) {
  auto const* const places = t.a.template table<Place>(t.a.twiddles) + s.places;
  for (std::uint32_t i = member.team_rank(); i < s.count; i += member.team_size()) {
    Complex<Real> y[1][P];
    Place const place[1] = {load_place(places, i, s.count)};
    load_placed(t, s.S, place, y);
    Complex<Real>* const p = t.data + (s.to + place[0].write);
    RaderButterfly<P>::template emit<Real>(y[0], [&](unsigned r, Complex<Real> v) { write_scratch(p + r * s.L, v); });
  }
}

/// The stage of the form's radices in [low, high) that is asked for, by bisection.
template <class Form, Meets meets, unsigned low, unsigned high, class Real, class Member>
TEAMFFT_FUNCTION void dispatch_placed(Member const& member, GeneralTeam<Real> const& t, PlacedStage const& s, bool in_place) {
  constexpr unsigned middle = low + (high - low) / 2;
  if constexpr (high - low > 1) {
    if (s.radix < middle)
      dispatch_placed<Form, meets, low, middle>(member, t, s, in_place);
    else
      dispatch_placed<Form, meets, middle, high>(member, t, s, in_place);
  } else if constexpr (is_wide_prime(low) && meets == Meets::source && may_be_first(low, Form::value)) {
    wide_prime_stage<low>(member, t, s);
  } else if constexpr (is_radix<low>::value && (meets == Meets::source ? may_be_first(low, Form::value) : may_be_later(low, sizeof(Real)))) {
    placed_stage<low, meets, butterflies_held(low, Form::value)>(member, t, s, in_place);
  }
}

/// The kernel's body for one team; Form::value is its PlacedForm. `scratch` holds the LineInfos where there are such, then one or two buffers.
template <class Form, class Real, class Member>
TEAMFFT_FUNCTION void placed_kernel(Member const& member, PassArguments<Real> const& a, PlacedShape const& shape, char* scratch) {
  constexpr unsigned end = Form::value.widest + 1;
  std::uint32_t const first_line = member.league_rank() * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0, lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  GeneralTeam<Real> const team{a, info, reinterpret_cast<Complex<Real>*>(scratch + shape.info_bytes), first_line, lines};
  if (shape.info_bytes != 0) locate_lines(member, a, info);
  dispatch_placed<Form, Meets::source, 2, end>(member, team, shape.first, shape.in_place);
  for (std::uint32_t m = 0; m < shape.middle_count; ++m) {
    auto const of = [&](auto member_of) { return m == 0 ? shape.middle[0].*member_of : shape.middle[1].*member_of; };  // arguments have no run-time index
    PlacedStage const now{of(&PlacedStage::radix),     of(&PlacedStage::places), of(&PlacedStage::twiddles), of(&PlacedStage::count), of(&PlacedStage::L), 0,
                          of(&PlacedStage::read_step), of(&PlacedStage::from),   of(&PlacedStage::to)};
    dispatch_placed<Form, Meets::scratch, 2, end>(member, team, now, shape.in_place);
  }
  dispatch_placed<Form, Meets::target, 2, end>(member, team, shape.last, shape.in_place);
}

}  // namespace TeamFFT::Impl

#endif
