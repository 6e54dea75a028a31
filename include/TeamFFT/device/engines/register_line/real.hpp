// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of a real row: real transforms, DCTs and DSTs between global memory and the register-resident Stockham
// transform: of half the length where that is even, of odd ones whole.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_REAL_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_REAL_HPP

#include <TeamFFT/device/engines/register_line/odd_line.hpp>
#include <TeamFFT/device/engines/register_line/real_ends.hpp>
#include <TeamFFT/device/engines/register_line/register_line.hpp>
#include <TeamFFT/device/engines/register_line/trigonometric_ends.hpp>
#include <TeamFFT/device/ends/team_rows.hpp>

namespace TeamFFT::Impl {

/// The forms at both ends of the real kinds.
template <class LoadEnd, class StoreEnd>
struct FormPair {
  using Load = LoadEnd;
  using Store = StoreEnd;
};
template <RealKind>
struct RealEnds;
template <>
struct RealEnds<RealKind::r2c> : FormPair<PackedReals, HalfSpectrum> {};
template <>
struct RealEnds<RealKind::c2r> : FormPair<HalfSpectrum, PackedReals> {};
template <>
struct RealEnds<RealKind::type1> : FormPair<ExtendedReals, ExtendedSpectrum> {};
template <>
struct RealEnds<RealKind::type2> : FormPair<InterleavedReals, RotatedReals> {};
template <>
struct RealEnds<RealKind::type3> : FormPair<RotatedReals, InterleavedReals> {};
template <>
struct RealEnds<RealKind::type4> : FormPair<TwistedReals, TwistedReals> {};
template <>
struct RealEnds<RealKind::odd_r2c> : FormPair<WholeReals, WholeSpectrum> {};
template <>
struct RealEnds<RealKind::odd_c2r> : FormPair<WholeSpectrum, WholeReals> {};

/// What a side has in memory: reals, pairs of them that are complex elements, or a half-spectrum.
enum class Elements { reals, pairs, spectrum };

template <RealKind kind>
constexpr Elements elements_of(bool load) {
  if (kind == (load ? RealKind::c2r : RealKind::r2c) || kind == (load ? RealKind::odd_c2r : RealKind::odd_r2c))
    return Elements::spectrum;
  return kind == RealKind::r2c || kind == RealKind::c2r ? Elements::pairs : Elements::reals;
}

/// Scalars of whole lines; type I has its own.
template <RealKind kind, bool load, class Shape>
constexpr std::uint32_t scalars_of() {
  constexpr bool spectrum = elements_of<kind>(load) == Elements::spectrum;
  if constexpr (is_odd(kind))
    return Shape::length + (spectrum ? 1 : 0);
  else
    return 2 * (Shape::N + (spectrum ? 1 : 0));
}

template <RealKind kind, class Shape>
struct RealShapeOf {
  using type = PairedShape<Shape, RealEnds<kind>::Load::order, RealEnds<kind>::Store::order>;
};
template <class Shape>
struct RealShapeOf<RealKind::odd_r2c, Shape> {
  using type = HalvedShape<Shape, 0, RealButterfly>;
};
template <class Shape>
struct RealShapeOf<RealKind::odd_c2r, Shape> {
  using type = HalvedShape<Shape, Shape::stages - 1, HermitianButterfly>;
};
template <RealKind kind, class Shape>
using RealShape = typename RealShapeOf<kind, Shape>::type;

/// A team's packed lines of `Extent` units each as they lie in memory, on their way through scratch in one run.
template <class Shape, class Unit, unsigned Extent, class Real>
struct PackedRun {
  static constexpr unsigned pitch = real_line_pitch(Shape::N) * sizeof(Complex<Real>) / sizeof(Unit),
                            team = Shape::team_size, all = Extent * Shape::lines, rounds = (all + team - 1) / team;
  Unit* data;
  std::uint32_t rank, first_line, count;

  template <class Member>
  TEAMFFT_FUNCTION PackedRun(Member const& member, PassArguments<Real> const& a, char* scratch)
      : data(reinterpret_cast<Unit*>(scratch)),
        rank(member.team_rank()),
        first_line(member.league_rank() * Shape::lines) {
    count = Extent * (a.line_count <= first_line                 ? 0
                      : a.line_count - first_line < Shape::lines ? a.line_count - first_line
                                                                 : Shape::lines);
  }
  TEAMFFT_FUNCTION Unit& operator[](std::uint32_t e) const { return data[e / Extent * pitch + e % Extent]; }

  TEAMFFT_FUNCTION void read_from(Real const* memory) const {
    auto const* const first = reinterpret_cast<Unit const*>(memory) + std::int64_t{first_line} * Extent + rank;
    Unit v[rounds];
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < rounds; ++i) v[i] = rank + i * team < count ? first[i * team] : Unit{};
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < rounds; ++i) {
      if (all % team == 0 || rank + i * team < all) (*this)[rank + i * team] = v[i];
    }
  }
  TEAMFFT_FUNCTION void write_to(Real* memory) const {
    auto* const first = reinterpret_cast<Unit*>(memory) + std::int64_t{first_line} * Extent + rank;
    TEAMFFT_UNROLL
    for (unsigned i = 0; i < rounds; ++i) {
      if (rank + i * team < count) first[i * team] = (*this)[rank + i * team];
    }
  }
};

/// visit(run) with the run that a side's packed lines are.
template <RealKind kind, bool load, class Shape, class Real, class Member, class Visit>
TEAMFFT_FUNCTION void visit_run(Member const& member, PassArguments<Real> const& a, char* scratch, Visit const& visit) {
  constexpr unsigned M = Shape::N, scalars = scalars_of<kind, load, Shape>();
  if constexpr (kind == RealKind::type1) {
    if (a.maps.load == Map::odd) return visit(PackedRun<Shape, Real, (M > 1 ? M - 1 : 1), Real>(member, a, scratch));
    visit(PackedRun<Shape, Real, M + 1, Real>(member, a, scratch));
  } else if constexpr (scalars % 2 != 0) {
    visit(PackedRun<Shape, Real, scalars, Real>(member, a, scratch));
  } else {
    visit(PackedRun<Shape, ScalarPair<Real>, scalars / 2, Real>(member, a, scratch));
  }
}

/// Whether a side's lines follow each other without gaps, in the units of its run.
template <RealKind kind, bool load, class Shape, class Real>
TEAMFFT_FUNCTION bool is_run(PassArguments<Real> const& a, bool complex) {
  bool const own_flag = a.has(load ? flag_line_wise_load : flag_line_wise_store) || !complex;
  bool const packed = own_flag ? has(a, load ? line_wise_packed_load : line_wise_packed_store)
                               : a.has(load ? flag_packed_load : flag_packed_store);
  bool const scalars = kind == RealKind::type1 || scalars_of<kind, load, Shape>() % 2 != 0;
  return packed && (scalars || (complex ? a.has(load ? flag_aligned_load : flag_aligned_store)
                                        : has(a, load ? line_wise_vector_load : line_wise_vector_store)));
}

/// Scalars of a whole line of a side; type I's is an argument.
template <RealKind kind, bool load, class Shape, class Real>
TEAMFFT_FUNCTION std::uint32_t line_scalars(PassArguments<Real> const& a) {
  return kind == RealKind::type1 ? static_cast<std::uint32_t>(a.maps.length) : scalars_of<kind, load, Shape>();
}

/// What a row's registers meet in memory itself: contiguous pairs or vectors (rows of lines), pairs and scalars of any
/// stride (tiles), scalars of those whose lines have no even number of reals. All else goes through scratch.
template <RealKind kind, bool load, class Shape>
struct DirectLine {
  static constexpr bool tile = Shape::access == Access::tile, reals = elements_of<kind>(load) == Elements::reals;
  static constexpr bool scalars = kind == RealKind::type1 || is_odd(kind);
  using Stride = std::conditional_t<tile, std::int64_t, UnitStride>;

  template <class Real>
  TEAMFFT_FUNCTION static bool fits(PassArguments<Real> const& a, bool complex) {
    bool const aligned = a.has(load ? flag_aligned_load : flag_aligned_store),
               contiguous = (load ? a.load_stride : a.store_stride) == 1;
    if constexpr (Shape::access == Access::via_scratch) return false;
    if constexpr (tile) return reals || elements_of<kind>(load) == Elements::pairs ? !complex : complex && aligned;
    if constexpr (!reals) return complex && aligned && contiguous;
    return contiguous && (scalars || has(a, load ? line_wise_vector_load : line_wise_vector_store));
  }

  /// visit(line)
  template <class Real, class Scalar, class Visit>
  TEAMFFT_FUNCTION static void visit(Scalar* memory, std::int64_t at, std::int64_t stride, Visit const& visit) {
    using Pair = std::conditional_t<load, ScalarPair<Real> const, ScalarPair<Real>>;
    if constexpr (!reals && !(tile && elements_of<kind>(load) == Elements::pairs))
      visit(PairLine<Pair, Stride>{reinterpret_cast<Pair*>(memory) + at, Stride(stride)});
    else if constexpr (tile || scalars)
      visit(ScalarLine<Scalar, Stride>{memory + at, Stride(stride)});
    else
      visit(VectorLine<Scalar, true>{memory + at});
  }
};

/// Whether the team's lines go through scratch together where there are gaps between them, because a line's few threads
/// meet too little of it at a time. More of them are faster each for its line (H200, 2026-11-28).
template <class Shape>
constexpr bool moves_team_rows(bool load) {
  return Shape::access == Access::via_scratch && Shape::T <= (load ? 8 : 4);
}

/// A team's lines in scratch as they lie in memory.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION TeamRows<Real> team_rows(Member const& member, char* scratch, std::uint32_t all) {
  auto const rank = static_cast<std::uint32_t>(member.team_rank()),
             first_line = static_cast<std::uint32_t>(member.league_rank()) * Shape::lines;
  return {reinterpret_cast<Real*>(scratch), rank, Shape::team_size, first_line, Shape::lines,
          2 * real_line_pitch(Shape::N),    all};
}

template <RealKind kind, class Shape, class Real, class Member>
TEAMFFT_FUNCTION void load_real_line(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at,
                                     StageRegisters<Shape, 0, Real>& x) {
  using Form = typename RealEnds<kind>::Load;
  using Direct = DirectLine<kind, true, Shape>;
  bool const line_wise = a.has(flag_line_wise_load), complex = !a.has(flag_real_load);
  std::uint32_t const there = static_cast<std::uint32_t>(line_wise ? a.maps.count : a.load_count) * (complex ? 2 : 1),
                      all = line_scalars<kind, true, Shape>(a), l = member.league_rank() * Shape::lines + at.line;
  if (there >= all && Direct::fits(a, complex)) {
    auto const info = locate(a, l);
    if (!info.present) return x.clear();
    return Direct::template visit<Real>(a.source, info.load, a.load_stride,
                                        [&](auto const& line) { Form::load(a, at.thread, line, x); });
  }
  Real* const first = reinterpret_cast<Real*>(scratch) + at.line * (2 * real_line_pitch(Shape::N));
  bool const run = Shape::access == Access::via_scratch && there >= all && is_run<kind, true, Shape>(a, complex);
  if constexpr (Shape::access == Access::via_scratch)
    if (run) visit_run<kind, true, Shape>(member, a, scratch, [&](auto const& lines) { lines.read_from(a.source); });
  bool rows = false;
  if constexpr (moves_team_rows<Shape>(true)) {
    rows = !run && there >= all && a.load_stride == 1 && !a.has(flag_tile_load) && are_team_rows(a);
    if (rows) load_rows(a, team_rows<Shape, Real>(member, scratch, all));
  }
  if (!run && !rows) load_line_part(a, LinePart<Real>{first, at.thread, Shape::T, all, there < all ? there : all}, l);
  member.team_barrier();
  Form::load(a, at.thread, VectorLine<Real const, false>{first}, x);
  member.team_barrier();
}

template <RealKind kind, class Shape, unsigned s, class Real, class Member>
TEAMFFT_FUNCTION void store_real_line(Member const& member, PassArguments<Real> const& a, char* scratch, ThreadPlace at,
                                      StageRegisters<Shape, s, Real>& x) {
  using Form = typename RealEnds<kind>::Store;
  using Direct = DirectLine<kind, false, Shape>;
  bool const complex = !has(a, line_wise_real_store);
  if (a.is_scaled()) x.scale(a.scale);
  std::uint32_t const l = member.league_rank() * Shape::lines + at.line;
  if (Direct::fits(a, complex)) {
    auto const info = locate(a, l);
    if (!info.present) return;
    return Direct::template visit<Real>(a.target, info.store, a.store_stride,
                                        [&](auto const& line) { Form::store(a, at.thread, line, x); });
  }
  Real* const first = reinterpret_cast<Real*>(scratch) + at.line * (2 * real_line_pitch(Shape::N));
  if constexpr (s != 0) member.team_barrier();
  Form::store(a, at.thread, VectorLine<Real, false>{first}, x);
  member.team_barrier();
  if constexpr (Shape::access == Access::via_scratch)
    if (is_run<kind, false, Shape>(a, complex))
      return visit_run<kind, false, Shape>(member, a, scratch, [&](auto const& lines) { lines.write_to(a.target); });
  std::uint32_t const all = line_scalars<kind, false, Shape>(a);
  if constexpr (moves_team_rows<Shape>(false))
    if (a.store_stride == 1 && !a.has(flag_tile_store) && are_team_rows(a))
      return store_rows(a, team_rows<Shape, Real>(member, scratch, all));
  store_line_part(a, LinePart<Real>{first, at.thread, Shape::T, all, all}, l);
}

/// The kernel's body for one team: passes whose sides are whole maps of this kind, no position, no other op than scale.
template <RealKind kind, class Base, class Real, class Member>
TEAMFFT_FUNCTION void real_line(Member const& member, PassArguments<Real> const& a, char* scratch) {
  using Shape = RealShape<kind, Base>;
  auto const at_load = place_of<Shape>(member.team_rank(), a.has(flag_tile_load));
  auto const at_store = place_of<Shape>(member.team_rank(), a.has(flag_tile_store));
  stockham<Shape, Real>(
      member, at_load, at_store, a.template table<Complex<Real>>(a.twiddles), scratch,
      [&](auto& x) { load_real_line<kind>(member, a, scratch, at_load, x); },
      [&](auto& x) { store_real_line<kind>(member, a, scratch, at_store, x); });
}

}  // namespace TeamFFT::Impl

#endif
