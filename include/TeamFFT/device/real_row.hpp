// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of a real row: real transforms, DCTs and DSTs of even length between global memory and the register-resident Stockham transform of half the
// length.
#ifndef TEAMFFT_DEVICE_REAL_ROW_HPP
#define TEAMFFT_DEVICE_REAL_ROW_HPP

#include <TeamFFT/device/real_forms.hpp>
#include <TeamFFT/device/row_kernel.hpp>

namespace TeamFFT::Impl {

/// The forms at both ends of the real kinds.
template <RealKind>
struct RealForms;
template <>
struct RealForms<RealKind::r2c> {
  using Load = PackedReals;
  using Store = HalfSpectrum;
};
template <>
struct RealForms<RealKind::c2r> {
  using Load = HalfSpectrum;
  using Store = PackedReals;
};
template <>
struct RealForms<RealKind::type1> {
  using Load = ExtendedReals;
  using Store = ExtendedSpectrum;
};
template <>
struct RealForms<RealKind::type2> {
  using Load = InterleavedReals;
  using Store = RotatedReals;
};
template <>
struct RealForms<RealKind::type3> {
  using Load = RotatedReals;
  using Store = InterleavedReals;
};
template <>
struct RealForms<RealKind::type4> {
  using Load = TwistedReals;
  using Store = TwistedReals;
};

template <>
struct RealForms<RealKind::odd_r2c> {
  using Load = WholeReals;
  using Store = WholeSpectrum;
};
template <>
struct RealForms<RealKind::odd_c2r> {
  using Load = WholeSpectrum;
  using Store = WholeReals;
};

/// What a side has in memory: reals, pairs of them that are complex elements, or a half-spectrum.
enum class Elements { reals, pairs, spectrum };

template <RealKind kind>
constexpr Elements elements_of(bool load) {
  if (kind == (load ? RealKind::c2r : RealKind::r2c) || kind == (load ? RealKind::odd_c2r : RealKind::odd_r2c)) return Elements::spectrum;
  return kind == RealKind::r2c || kind == RealKind::c2r ? Elements::pairs : Elements::reals;
}

/// Scalars of whole lines; type I has its own.
template <RealKind kind, class Shape>
constexpr std::uint32_t scalars_of(bool load) {
  bool const odd = kind == RealKind::odd_r2c || kind == RealKind::odd_c2r, spectrum = elements_of<kind>(load) == Elements::spectrum;
  return odd ? Shape::N + (spectrum ? 1 : 0) : 2 * (Shape::N + (spectrum ? 1 : 0));
}

template <RealKind kind, class Shape>
using RealShape = PairedShape<Shape, RealForms<kind>::Load::order, RealForms<kind>::Store::order>;

/// A team's packed lines of `Extent` units each as they lie in memory, on their way through scratch in one run.
template <class Shape, class Unit, unsigned Extent, class Real>
struct PackedRun {
  static constexpr unsigned pitch = real_line_pitch(Shape::N) * sizeof(Complex<Real>) / sizeof(Unit), team = Shape::team_size, all = Extent * Shape::lines,
                            rounds = (all + team - 1) / team;
  Unit* data;
  std::uint32_t rank, first_line, count;

  template <class Member>
  TEAMFFT_FUNCTION PackedRun(Member const& member, PassArguments<Real> const& a, char* scratch)
      : data(reinterpret_cast<Unit*>(scratch)), rank(member.team_rank()), first_line(member.league_rank() * Shape::lines) {
    count = Extent * (a.line_count <= first_line ? 0 : a.line_count - first_line < Shape::lines ? a.line_count - first_line : Shape::lines);
  }
  TEAMFFT_FUNCTION Unit& operator[](std::uint32_t e) const { return data[e / Extent * pitch + e % Extent]; }

  TEAMFFT_FUNCTION void read_from(Real const* memory) const {
    auto const* const first = reinterpret_cast<Unit const*>(memory) + std::int64_t{first_line} * Extent + rank;
    Unit v[rounds];
    static_for<rounds>([&](auto i) { v[i] = rank + i * team < count ? first[i * team] : Unit{}; });
    static_for<rounds>([&](auto i) {
      if (all % team == 0 || rank + i * team < all) (*this)[rank + i * team] = v[i];
    });
  }
  TEAMFFT_FUNCTION void write_to(Real* memory) const {
    auto* const first = reinterpret_cast<Unit*>(memory) + std::int64_t{first_line} * Extent + rank;
    static_for<rounds>([&](auto i) {
      if (rank + i * team < count) first[i * team] = (*this)[rank + i * team];
    });
  }
};

/// visit(run) with the run that a side's packed lines are.
template <RealKind kind, bool load, class Shape, class Real, class Member, class Visit>
TEAMFFT_FUNCTION void visit_run(Member const& member, PassArguments<Real> const& a, char* scratch, Visit const& visit) {
  constexpr unsigned M = Shape::N, scalars = scalars_of<kind, Shape>(load);
  if constexpr (kind == RealKind::type1) {
    if (a.maps.load == Map::odd) return visit(PackedRun<Shape, Real, (M > 1 ? M - 1 : 1), Real>(member, a, scratch));
    visit(PackedRun<Shape, Real, M + 1, Real>(member, a, scratch));
  } else if constexpr (scalars % 2 != 0) {
    visit(PackedRun<Shape, Real, scalars, Real>(member, a, scratch));
  } else {
    visit(PackedRun<Shape, ScalarPair<Real>, scalars / 2, Real>(member, a, scratch));
  }
}

/// visit(line) with a line of a team's run in scratch.
template <RealKind kind, class Shape, class Scalar, class Real, class Visit>
TEAMFFT_FUNCTION void visit_staged(PassArguments<Real> const& a, Scalar* scratch, std::uint32_t line, Visit const& visit) {
  Scalar* const first = scratch + line * (2 * real_line_pitch(Shape::N));
  if constexpr (kind == RealKind::type1)
    visit(ScalarLine<Scalar, UnitStride, true>{first, {}, static_cast<std::uint32_t>(a.maps.length), false});
  else
    visit(VectorLine<Scalar, false>{first});
}

/// A side as a line sees it: where, and how many scalars of it are there.
template <class Scalar>
struct SideOfLine {
  Scalar* memory;
  std::int64_t at, stride;
  std::uint32_t count;
  bool complex, aligned, vectors;
};

/// visit(line) with a line in memory: as vectors where it is contiguous (rows of lines) or strided (tiles) as the row was made for, else as scalars.
template <RealKind kind, bool load, Access access, class Pair, class Scalar, class Visit>
TEAMFFT_FUNCTION void visit_line(SideOfLine<Scalar> const& side, Visit const& visit) {
  constexpr bool tile = access == Access::tile, reals = elements_of<kind>(load) == Elements::reals;
  constexpr bool scalars_only = kind == RealKind::type1 || kind == RealKind::odd_r2c || kind == RealKind::odd_c2r;
  bool const whole = side.count == whole_count, contiguous = side.stride == 1;
  if constexpr (!reals) {
    using Stride = std::conditional_t<tile, std::int64_t, UnitStride>;
    if (side.complex && side.aligned && whole && (tile || contiguous))
      return visit(PairLine<Pair, Stride>{reinterpret_cast<Pair*>(side.memory) + side.at, Stride(side.stride)});
  } else if constexpr (scalars_only && !tile) {
    if (contiguous) return visit(ScalarLine<Scalar, UnitStride, kind == RealKind::type1>{side.memory + side.at, {}, side.count, false});
  } else if constexpr (!tile) {
    if (whole && side.vectors) return visit(VectorLine<Scalar, true>{side.memory + side.at});
  }
  visit(ScalarLine<Scalar, std::int64_t, kind == RealKind::type1>{side.memory + (side.complex ? 2 : 1) * side.at, side.stride, side.count, side.complex});
}

template <RealKind kind, class Shape, class Real, class Member>
TEAMFFT_FUNCTION void load_real_row(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at, StageRegisters<Shape, 0, Real>& x) {
  using Form = typename RealForms<kind>::Load;
  bool const mapped = a.has(flag_mapped_load), complex = !a.has(flag_real_load), aligned = a.has(flag_aligned_load), vectors = has(a, mapped_vector_load);
  if constexpr (Shape::access == Access::staged) {
    bool const packed = mapped || !complex ? has(a, mapped_packed_load) : a.has(flag_packed_load);
    if (packed && (scalars_of<kind, Shape>(true) % 2 != 0 || kind == RealKind::type1 || (complex ? aligned : vectors))) {
      visit_run<kind, true, Shape>(member, a, scratch, [&](auto const& run) { run.read_from(a.source); });
      member.team_barrier();
      visit_staged<kind, Shape>(a, reinterpret_cast<Real const*>(scratch), at.line, [&](auto const& line) { Form::load(a, at.thread, line, x); });
      member.team_barrier();
      return;
    }
  }
  auto const info = locate(a, member.league_rank() * Shape::lines + at.line);
  if (!info.present) return x.clear();
  auto const there = static_cast<std::uint32_t>(mapped ? a.maps.count : a.load_count) * (complex ? 2 : 1);
  bool const whole = kind != RealKind::type1 && there >= scalars_of<kind, Shape>(true);
  visit_line<kind, true, Shape::access, ScalarPair<Real> const>(
      SideOfLine<Real const>{a.source, info.load, a.load_stride, whole ? whole_count : there, complex, aligned, vectors},
      [&](auto const& line) { Form::load(a, at.thread, line, x); });
}

template <RealKind kind, class Shape, unsigned s, class Real, class Member>
TEAMFFT_FUNCTION void store_real_row(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at, StageRegisters<Shape, s, Real>& x) {
  using Form = typename RealForms<kind>::Store;
  bool const mapped = a.has(flag_mapped_store), complex = !has(a, mapped_real_store), aligned = a.has(flag_aligned_store),
             vectors = has(a, mapped_vector_store);
  if (a.is_scaled()) static_for<x.M>([&](auto m) { static_for<x.R>([&](auto r) { x.y[m][r] = scaled(a.scale, x.y[m][r]); }); });
  if constexpr (Shape::access == Access::staged) {
    bool const packed = mapped ? has(a, mapped_packed_store) : a.has(flag_packed_store);
    if (packed && (scalars_of<kind, Shape>(false) % 2 != 0 || kind == RealKind::type1 || (complex ? aligned : vectors))) {
      if constexpr (s != 0) member.team_barrier();
      visit_staged<kind, Shape>(a, reinterpret_cast<Real*>(scratch), at.line, [&](auto const& line) { Form::store(a, at.thread, line, x); });
      member.team_barrier();
      visit_run<kind, false, Shape>(member, a, scratch, [&](auto const& run) { run.write_to(a.target); });
      return;
    }
  }
  auto const info = locate(a, member.league_rank() * Shape::lines + at.line);
  if (!info.present) return;
  std::uint32_t const count = kind == RealKind::type1 ? static_cast<std::uint32_t>(a.maps.length) : whole_count;
  visit_line<kind, false, Shape::access, ScalarPair<Real>>(SideOfLine<Real>{a.target, info.store, a.store_stride, count, complex, aligned, vectors},
                                                           [&](auto const& line) { Form::store(a, at.thread, line, x); });
}

/// The kernel's body for one team: passes whose sides are whole maps of this kind, no position, no other op than scale.
template <RealKind kind, class Base, class Real, class Member>
TEAMFFT_FUNCTION void real_row(Member const& member, PassArguments<Real> const& a, char* scratch) {
  using Shape = RealShape<kind, Base>;
  auto const at_load = place_of<Shape>(member.team_rank(), a.has(flag_tile_load));
  auto const at_store = place_of<Shape>(member.team_rank(), a.has(flag_tile_store));
  stockham<Shape, Real>(
      member, at_load, at_store, a.template table<Complex<Real>>(a.twiddles), scratch, [&](auto& x) { load_real_row<kind>(member, a, scratch, at_load, x); },
      [&](auto& x) { store_real_row<kind>(member, a, scratch, at_store, x); });
}

}  // namespace TeamFFT::Impl

#endif
