// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of a row: lines between global memory and the register-resident Stockham transform.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_REGISTER_LINE_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_REGISTER_LINE_HPP

#include <TeamFFT/device/engines/register_line/big_twiddle.hpp>
#include <TeamFFT/device/ends/real_line.hpp>
#include <TeamFFT/device/engines/register_line/stockham.hpp>
#include <TeamFFT/device/line/wide_load.hpp>

namespace TeamFFT::Impl {

/// Which of a kernel's passes multiply by the big twiddle. The flag's branch costs registers: only kernels for both
/// look at it.
enum class BigTwiddle { never, always, by_flag };

/// Neighbouring threads take neighbouring elements of a line, or (tile) neighbouring lines.
template <class Shape>
TEAMFFT_FUNCTION ThreadPlace place_of(std::uint32_t rank, bool tile) {
  return tile ? ThreadPlace{rank % Shape::lines, rank / Shape::lines} : ThreadPlace{rank / Shape::T, rank % Shape::T};
}

/// Whether rows of a tile have fewer bytes than the second-level cache may ask for at once. With more registers a
/// thread, 648 in f64 spilled.
template <class Shape, class Real>
inline constexpr bool is_narrow_tile = Shape::access == Access::tile&& Shape::lines * sizeof(Complex<Real>) < 128 &&
                                       Shape::N / Shape::T * sizeof(Complex<Real>) <= 256 && !Shape::load_once;

/// Global memory -> registers of stage 0, all elements in flight at once.
template <class Shape, bool wide = false, class Real, class Stride>
TEAMFFT_FUNCTION void load_pairs(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, Stride stride,
                                 StageRegisters<Shape, 0, Real>& x) {
  auto const* const first =
      reinterpret_cast<ScalarPair<Real> const*>(a.source) + at.load + std::int64_t{thread} * stride;
  for_each_butterfly<Shape, 0>(thread, [&](auto m, std::uint32_t, bool present) {
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < x.R; ++r) {
      auto const* const p = first + std::int64_t{m * Shape::T + r * x.step} * stride;
      bool const is_there = present && at.present;
      if constexpr (wide) {
        x.y[m][r] = load_wide_if(is_there, p);
      } else {
        auto const v = is_there ? read_pair<Shape::load_once>(p) : ScalarPair<Real>{};
        x.y[m][r] = {v.re, v.im};
      }
    }
  });
}

/// Registers of the last stage -> global memory.
template <class Shape, unsigned s, class Real, class Stride>
TEAMFFT_FUNCTION void store_pairs(PassArguments<Real> const& a, LineInfo const& at, std::uint32_t thread, Stride stride,
                                  StageRegisters<Shape, s, Real> const& x) {
  auto* const first = reinterpret_cast<ScalarPair<Real>*>(a.target) + at.store + std::int64_t{thread} * stride;
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t, bool present) {
    if (!present || !at.present) return;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < x.R; ++r)
      write_pair<Shape::store_once>(first + std::int64_t{m * Shape::T + r * x.step} * stride,
                                    ScalarPair<Real>{x.y[m][r].re, x.y[m][r].im});
  });
}

/// The ops after the last stage that need no place: scale and swap.
template <class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void finish_elements(PassArguments<Real> const& a, StageRegisters<Shape, s, Real>& x) {
  if (a.is_scaled()) x.scale(a.scale);
  if (a.has(flag_swap_store)) x.swap_parts();
}

/// A team's lines in scratch, element j of a line at j: for lines that are packed in memory, and for those whose
/// elements want a look each.
template <class Shape, class Real>
struct Staging {
  static constexpr unsigned pitch = exchange_pitch(Shape::row(scalar_precision<Real>)),
                            read_step = Shape::N / Shape::radix(0), team = Shape::team_size,
                            all = Shape::N * Shape::lines, rounds = (all + team - 1) / team;
  Complex<Real>* data;
  std::uint32_t rank, first_line;

  template <class Member>
  TEAMFFT_FUNCTION Staging(Member const& member, char* scratch)
      : data(reinterpret_cast<Complex<Real>*>(scratch)),
        rank(member.team_rank()),
        first_line(member.league_rank() * Shape::lines) {}

  TEAMFFT_FUNCTION Complex<Real>& operator()(ThreadPlace at) const { return data[at.line * pitch + at.thread]; }
  /// Element e of the team's lines: its line, and its place there.
  TEAMFFT_FUNCTION static ThreadPlace element(std::uint32_t e, bool tile) {
    return tile ? ThreadPlace{e % Shape::lines, e / Shape::lines} : ThreadPlace{e / Shape::N, e % Shape::N};
  }
  /// Of the team's elements, those in lines that exist.
  TEAMFFT_FUNCTION std::uint32_t count(PassArguments<Real> const& a) const {
    return (a.line_count <= first_line                 ? 0
            : a.line_count - first_line < Shape::lines ? a.line_count - first_line
                                                       : Shape::lines) *
           Shape::N;
  }
  /// What StageRegisters::read() wants: butterfly b of a line begins at element b.
  struct Line {
    static constexpr unsigned read_step = Staging::read_step;
    Complex<Real> const* line;
    TEAMFFT_FUNCTION Complex<Real> const* read(std::uint32_t b) const { return line + b; }
  };
  TEAMFFT_FUNCTION Line line(std::uint32_t l) const { return {data + l * pitch}; }

  /// Packed lines, in one run, all elements in flight at once.
  TEAMFFT_FUNCTION void load_packed(PassArguments<Real> const& a) const {
    auto const* const first =
        reinterpret_cast<ScalarPair<Real> const*>(a.source) + std::int64_t{first_line} * Shape::N + rank;
    std::uint32_t const present = count(a);
    ScalarPair<Real> v[rounds];
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < rounds; ++i) v[i] = rank + i * team < present ? first[i * team] : ScalarPair<Real>{};
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < rounds; ++i) {
      if (all % team == 0 || rank + i * team < all) (*this)(element(rank + i * team, false)) = {v[i].re, v[i].im};
    }
  }
  TEAMFFT_FUNCTION void store_packed(PassArguments<Real> const& a) const {
    auto* const first = reinterpret_cast<ScalarPair<Real>*>(a.target) + std::int64_t{first_line} * Shape::N + rank;
    std::uint32_t const present = count(a);
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < rounds; ++i) {
      if (rank + i * team >= present) continue;
      auto const v = (*this)(element(rank + i * team, false));
      first[i * team] = {v.re, v.im};
    }
  }

  /// One by one: crop and pad, real or misaligned data. Where every register is taken, more at once would spill.
  TEAMFFT_FUNCTION void load_each(PassArguments<Real> const& a) const {
    for (std::uint32_t e = rank; e < all; e += team) {
      auto const at = element(e, a.has(flag_tile_load));
      (*this)(at) = load_raw(a, locate(a, first_line + at.line), at.thread);
    }
  }
  TEAMFFT_FUNCTION void store_each(PassArguments<Real> const& a) const {
    for (std::uint32_t e = rank; e < all; e += team) {
      auto const at = element(e, a.has(flag_tile_store));
      store_finished(a, locate(a, first_line + at.line), at.thread, (*this)(at));
    }
  }
};

template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void load_row(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at,
                               StageRegisters<Shape, 0, Real>& x) {
  constexpr bool via_scratch = Shape::access == Access::via_scratch;
  bool const whole = a.has(flag_aligned_load) && a.has(flag_whole_load);
  if (whole && !(via_scratch && a.has(flag_packed_load))) {
    auto const info = locate(a, member.league_rank() * Shape::lines + at.line);
    if (a.load_stride == 1)
      load_pairs(a, info, at.thread, UnitStride{}, x);
    else
      load_pairs<Shape, is_narrow_tile<Shape, Real>>(a, info, at.thread, a.load_stride, x);
  } else {
    Staging<Shape, Real> const staging(member, scratch);
    if (via_scratch && whole)
      staging.load_packed(a);
    else
      staging.load_each(a);
    member.team_barrier();
    x.read(staging.line(at.line), at.thread);
    member.team_barrier();
  }
  if (a.has(flag_swap_load)) x.swap_parts();
}

template <BigTwiddle Twiddle, class Real>
TEAMFFT_FUNCTION bool multiplies_by_roots(PassArguments<Real> const& a) {
  return Twiddle == BigTwiddle::always || a.has(flag_store_twiddle);
}

template <BigTwiddle Twiddle, class Shape, unsigned s, class Real, class Member>
TEAMFFT_FUNCTION void store_row(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at,
                                StageRegisters<Shape, s, Real>& x) {
  constexpr bool via_scratch = Shape::access == Access::via_scratch && Twiddle == BigTwiddle::never;
  auto const info = locate(a, member.league_rank() * Shape::lines + at.line);
  if constexpr (Twiddle != BigTwiddle::never)
    if (multiplies_by_roots<Twiddle>(a)) multiply_by_roots(a, info, at, root_steps<Shape, Real>(scratch), x);
  finish_elements(a, x);
  bool const whole = a.has(flag_aligned_store) && a.has(flag_whole_store);
  if (whole && !(via_scratch && a.has(flag_packed_store))) {
    if (a.store_stride == 1)
      store_pairs(a, info, at.thread, UnitStride{}, x);
    else
      store_pairs(a, info, at.thread, a.store_stride, x);
    return;
  }
  Staging<Shape, Real> const staging(member, scratch);
  if constexpr (s != 0) member.team_barrier();
  x.store(at.thread, [&](std::uint32_t k, Complex<Real> const& v) { staging({at.line, k}) = v; });
  member.team_barrier();
  if (via_scratch && whole)
    staging.store_packed(a);
  else
    staging.store_each(a);
}

/// The kernel's body for one team. Its passes have no ops but crop and pad, real load, swaps, scale and the big twiddle
/// at the store.
template <class Shape, BigTwiddle Twiddle, class Real, class Member>
TEAMFFT_FUNCTION void register_line_kernel(Member const& member, PassArguments<Real> const& a, char* scratch) {
  auto const at_load = place_of<Shape>(member.team_rank(), a.has(flag_tile_load));
  auto const at_store = place_of<Shape>(member.team_rank(), a.has(flag_tile_store));
  stockham<Shape, Real>(
      member, at_load, at_store, a.template table<Complex<Real>>(a.twiddles), scratch,
      [&](auto& x) {
        load_row(member, a, scratch, at_load, x);
        if constexpr (Twiddle != BigTwiddle::never)
          if (multiplies_by_roots<Twiddle>(a)) prepare_root_steps<Shape>(member, a, root_steps<Shape, Real>(scratch));
      },
      [&](auto& x) { store_row<Twiddle>(member, a, scratch, at_store, x); });
}

}  // namespace TeamFFT::Impl

#endif
