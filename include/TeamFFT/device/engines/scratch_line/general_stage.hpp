// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One Stockham stage of the general kernel: registers in between, scratch or global memory on either side. What it costs is instructions: a place is one
// addition an element, a butterfly's line and block are one multiplication each.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_GENERAL_STAGE_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_GENERAL_STAGE_HPP

#include <TeamFFT/device/ends/line_wise.hpp>
#include <TeamFFT/device/math/twiddle.hpp>

#include <TeamFFT/device/engines/scratch_line/contract_general.hpp>

namespace TeamFFT::Impl {

/// What all threads of a team share: where its lines lie and where its scratch is.
template <class Real>
struct GeneralTeam {
  PassArguments<Real> const& a;
  LineInfo const* info;  ///< unset where the pass has one dimension of lines and meets global memory in its stages
  Complex<Real>* data;
  std::uint32_t first_line, lines;  ///< lines: those that exist

  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t load_offset(std::uint32_t line) const {
    return a.dim_count <= 1 ? std::int64_t{first_line + line} * a.dims[0].load : info[line].load;
  }
  [[nodiscard]] TEAMFFT_FUNCTION std::int64_t store_offset(std::uint32_t line) const {
    return a.dim_count <= 1 ? std::int64_t{first_line + line} * a.dims[0].store : info[line].store;
  }
};

/// An element of scratch in one access: where the scratch begins behind LineInfos the compiler cannot see its alignment, and takes two.
template <class Real>
TEAMFFT_FUNCTION Complex<Real> read_scratch(Complex<Real> const* p) {
  auto const v = *reinterpret_cast<ScalarPair<Real> const*>(p);
  return {v.re, v.im};
}

template <class Real>
TEAMFFT_FUNCTION void write_scratch(Complex<Real>* p, Complex<Real> const& v) {
  *reinterpret_cast<ScalarPair<Real>*>(p) = {v.re, v.im};
}

/// The team's LineInfos, at the start of its scratch.
template <class Real, class Member>
TEAMFFT_FUNCTION void locate_lines(Member const& member, PassArguments<Real> const& a, std::uint32_t first_line, LineInfo* info) {
  for (std::uint32_t l = member.team_rank(); l < a.lines_per_team; l += member.team_size()) {
    info[l] = locate(a, first_line + l);
    carry_companion(a, info[l]);
  }
  member.team_barrier();
}

/// What a stage meets: scratch on both sides, or global memory before the first or after the last.
enum class Meets { scratch, source, target };

/// Where a stage's elements come from and go to in scratch. tile: neighbouring threads take neighbouring lines.
template <class Real>
struct StagePlace {
  std::uint32_t from, to;
  Complex<Real> const* twiddles;
  SmallDivisor lines;
  std::uint32_t tile;
};

/// Keeps two branches two: nvcc otherwise selects between their results, two instructions an element even where the condition is never true.
template <int which>
TEAMFFT_FUNCTION void keep_branch() {
#if defined(__CUDA_ARCH__)
  if constexpr (which == 0)
    asm volatile("// one");
  else
    asm volatile("// other");
#endif
}

/// y_r = the element of global memory at offset + r step, all in flight at once. Only for passes whose loads are whole and without factors
/// (arguments.cpp): the general loads, unrolled here, made the f64 kernel spill 700 bytes.
template <unsigned R, class Real, class Step>
TEAMFFT_FUNCTION void load_butterfly(PassArguments<Real> const& a, std::int64_t offset, Step step, Complex<Real> (&y)[R]) {
  auto const* p = reinterpret_cast<ScalarPair<Real> const*>(a.source) + offset;
  if (!a.has(flag_aligned_load)) {
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r)
      y[r] = a.has(flag_swap_load) ? swapped(read_element(a, offset + static_cast<Step>(r) * step)) : read_element(a, offset + static_cast<Step>(r) * step);
  } else if (a.has(flag_swap_load)) {
    keep_branch<0>();
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r, p += step) {
      auto const v = *p;
      y[r] = {v.im, v.re};
    }
  } else {
    keep_branch<1>();
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r, p += step) {
      auto const v = *p;
      y[r] = {v.re, v.im};
    }
  }
}

/// The counterpart of load_butterfly, with the plan's scale. `each(store)` calls store(r, y_r) for every r.
template <class Real, class Step, class Each>
TEAMFFT_FUNCTION void store_butterfly(PassArguments<Real> const& a, std::int64_t offset, Step step, Each const& each) {
  auto* const p = reinterpret_cast<ScalarPair<Real>*>(a.target) + offset;
  bool const plain = stores_as_they_are(a);
  if (plain) {
    keep_branch<0>();
    each([&](unsigned r, Complex<Real> v) { p[static_cast<Step>(r) * step] = {v.re, v.im}; });
  } else {
    keep_branch<1>();
    each([&](unsigned r, Complex<Real> v) { write_element(a, offset + static_cast<Step>(r) * step, v); });
  }
}

/// One butterfly's place: its line, its number b in the line, q = floor(b / L).
struct ButterflyPlace {
  std::uint32_t line, b, q;
  bool present;
};

/// The place of the i-th of the team's butterflies; an absent one stands at line 0, so that its loads are harmless.
TEAMFFT_FUNCTION ButterflyPlace butterfly_place(StageShape const& s, SmallDivisor by, bool tile, std::uint32_t lines, std::uint32_t i) {
  std::uint32_t const quotient = by.quotient(i), rest = i - quotient * by.n;
  ButterflyPlace at{tile ? rest : quotient, tile ? quotient : rest, 0, true};
  at.present = at.line < lines && at.b < s.butterflies.n;
  if (!at.present) at.line = at.b = 0;
  at.q = s.L.quotient(at.b);
  return at;
}

/// One Stockham stage over all lines of a team (Govindaraju et al. 2008, section III): with L the product of the radices before, butterfly b takes the
/// elements b + r N/R, twiddles them by W_{LR}^(k r), k = b mod L, and leaves element r at (b - k) R + k + r L.
template <unsigned R, Meets meets, class Real, class Member>
TEAMFFT_FUNCTION void general_stage(Member const& member, GeneralTeam<Real> const& t, StageShape const& s, StagePlace<Real> const& at) {
  constexpr unsigned held = butterflies_held(R);
  constexpr bool wide = R > common_radix;
  auto const& a = t.a;
  bool const tile = at.tile != 0;
  SmallDivisor const by = tile ? at.lines : s.butterflies;
  std::uint32_t const team = member.team_size(), S = s.butterflies.n, count = a.lines_per_team * S;
  bool const in_place = meets == Meets::scratch && at.from == at.to;  // then one round takes all butterflies (finish.cpp)
  for (std::uint32_t start = 0; start < count; start += held * team) {
    std::uint32_t const first = start + member.team_rank();
    if (!in_place && first >= count) break;
    Complex<Real> y[held][R];
    ButterflyPlace place[held];
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      place[h] = butterfly_place(s, by, tile, t.lines, first + h * team);
      if constexpr (meets == Meets::source) {
        load_butterfly<R>(a, t.load_offset(place[h].line) + place[h].b * a.load_stride, S * a.load_stride, y[h]);
      } else {
        Complex<Real> const* p = t.data + (at.from + place[h].line * s.read_pitch + place[h].b + s.read_pad * place[h].q);
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < R; ++r, p += s.read_step) y[h][r] = read_scratch(p);
      }
    }
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if (meets != Meets::source && s.L.n != 1) twiddle<R>(y[h], at.twiddles, s.L.n, place[h].b - place[h].q * s.L.n);
      if constexpr (!wide) Butterfly<R>::template apply<Real>(y[h]);
    }
    if (in_place) member.team_barrier();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if (!place[h].present) continue;
      auto const each = [&](auto const& store) {
        if constexpr (wide)
          Butterfly<R>::template emit<Real>(y[h], store);  // the results need no registers
        else
          static_for<R>([&](auto r) { store(decltype(r)::value, y[h][r]); });
      };
      if constexpr (meets == Meets::target) {
        store_butterfly(a, t.store_offset(place[h].line) + place[h].b * a.store_stride, S * a.store_stride, each);
      } else {
        Complex<Real>* const p = t.data + (at.to + place[h].line * s.write_pitch + place[h].b + s.write_slope * place[h].q);
        std::uint32_t const step = s.L.n;
        each([&](unsigned r, Complex<Real> v) { write_scratch(p + r * step, v); });
      }
    }
  }
  if (meets != Meets::target) member.team_barrier();
}

}  // namespace TeamFFT::Impl

#endif
