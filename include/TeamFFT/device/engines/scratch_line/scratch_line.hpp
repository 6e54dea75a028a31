// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel: any product of two to four radices at run time, between whole lines of global memory with no
// op but the big twiddle in between. Where each butterfly reads and writes stands in a table that is made with the
// plan, and the stages' shapes are kernel arguments: what is left is loads, arithmetic and stores. Stages work in
// place, so that lines need neither registers for all their elements nor a second buffer
// (src/engines/scratch_line/digits.hpp).
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_SCRATCH_LINE_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_SCRATCH_LINE_HPP

#include <TeamFFT/device/ends/locate_lines.hpp>
#include <TeamFFT/device/math/twiddle.hpp>
#include <TeamFFT/device/line/wavefront.hpp>
#include <TeamFFT/device/line/wide_load.hpp>
#include <TeamFFT/device/math/butterfly_wide.hpp>

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

namespace TeamFFT::Impl {

/// The i-th place; past the last that of `other`, so that loads are harmless.
TEAMFFT_FUNCTION Place load_place(Place const* places, std::uint32_t i, std::uint32_t count, std::uint32_t other) {
  Place const* p = places + (i < count ? i : other);
#ifdef __CUDA_ARCH__
  uint2 const v = __ldg(reinterpret_cast<uint2 const*>(p));
  return {static_cast<std::uint16_t>(v.x), static_cast<std::uint16_t>(v.x >> 16), static_cast<std::uint16_t>(v.y),
          static_cast<std::uint16_t>(v.y >> 16)};
#else
  return *p;
#endif
}

/// Element b of a line and the step from there to b + S: a line's extent is below 2^31 (takes.cpp), so that all but its
/// first element costs one multiplication of 32 bits.
struct LineSteps {
  std::int64_t offset;
  std::int32_t step;
  TEAMFFT_FUNCTION LineSteps(std::int64_t line, std::int64_t stride, std::uint32_t b, std::uint32_t S)
      : offset(line + static_cast<std::int32_t>(b) * static_cast<std::int32_t>(stride)),
        step(static_cast<std::int32_t>(S) * static_cast<std::int32_t>(stride)) {}
};

/// Global memory -> registers, all elements in flight at once: no condition stands between two loads.
template <unsigned R, unsigned held, class Real>
TEAMFFT_FUNCTION void load_scratch_line(ScratchTeam<Real> const& t, std::uint32_t S, Place const (&place)[held],
                                        Complex<Real> (&y)[held][R]) {
  auto const& a = t.a;
  auto const line_of = [&](unsigned h) { return t.load_offset(place[h].line < t.lines ? place[h].line : 0); };
  if ((a.flags & (flag_aligned_load | flag_swap_load)) == flag_aligned_load) {
    keep_branch<0>();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      LineSteps const at(line_of(h), a.load_stride, place[h].read, S);
      auto const* p = reinterpret_cast<ScalarPair<Real> const*>(a.source) + at.offset;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r, p += at.step) y[h][r] = load_wide(p);
    }
  } else {
    keep_branch<1>();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      // else addresses of both branches are held from before it on
      LineSteps const at(line_of(h), a.load_stride, opaque(place[h].read), S);
      load_butterfly<R>(a, at.offset, at.step, y[h]);
    }
  }
}

/// What a pass' last stage does beside its butterflies: nothing, the big twiddle, or a store of the team's own elements
/// alone, where it has overlap lines. Kernels of their own: a look at each element costs those without overlap lines
/// 0.03 of a copy in the median (f32 composites with 17 to 31; perf/notes/scratch_line.md#tiles-2026-11-23).
enum class LastStage { plain, with_roots, with_overlap };

/// The big twiddle W_n^(q k) of a butterfly's elements k = b + r S, as in device/engines/register_line/big_twiddle.hpp:
/// the factors W^(q r S) of r mod 4 and r
/// - r mod 4 lie in scratch, [kind][line].
template <bool present, class Real>
struct ScratchLineRoots {
  TEAMFFT_FUNCTION ScratchLineRoots(ScratchTeam<Real> const&, Complex<Real> const*, std::uint32_t, std::uint32_t) {}
  TEAMFFT_FUNCTION Complex<Real> times(unsigned, Complex<Real> v) const { return v; }
};

template <class Real>
struct ScratchLineRoots<true, Real> {
  Complex<Real> first;
  Complex<Real> const* own;
  unsigned lines;
  TEAMFFT_FUNCTION ScratchLineRoots(ScratchTeam<Real> const& t, Complex<Real> const* roots, std::uint32_t line,
                                    std::uint32_t b)
      : first(root(t.a, t.a.store_roots, std::uint64_t{t.info[line].twiddle} * b)),
        own(roots + line),
        lines(t.a.lines_per_team) {}
  TEAMFFT_FUNCTION Complex<Real> times(unsigned r, Complex<Real> v) const {
    auto w = first;
    if (r >= 4) w = w * read_scratch(own + (2 + r / 4) * lines);
    if (r % 4 != 0) w = w * read_scratch(own + (r % 4 - 1) * lines);
    return v * w;
  }
};

/// Which elements of a butterfly its team stores. Teams with overlap lines have lines in common, and each stores the
/// whole sectors of memory that begin in its own lines: a sector that two teams write in parts costs the second-level
/// cache more than all that the overlap does (perf/notes/scratch_line.md#tiles-2026-11-23). Neighbouring lines then lie
/// beside each other; where their first dimension begins, so does a sector.
template <bool has_overlap, class Real>
struct OwnSectors {
  TEAMFFT_FUNCTION OwnSectors(ScratchTeam<Real> const&, std::uint32_t, LineSteps const&) {}
  TEAMFFT_FUNCTION bool operator()(unsigned) const { return true; }
};

template <class Real>
struct OwnSectors<true, Real> {
  static constexpr unsigned elements = bytes_of_sector / sizeof(Complex<Real>);
  /// bit r: elements r, r + elements ... are another team's. Predicates for each spilled (22 in f64)
  std::uint32_t others = 0;
  TEAMFFT_FUNCTION OwnSectors(ScratchTeam<Real> const& t, std::uint32_t line, LineSteps const& at) {
    auto const& a = t.a;
    if (a.overlap_lines == 0) return;  // never so, but without it 64 bytes spill (24 in f32)
    std::uint32_t const column = a.dim_count <= 1 ? t.first_line + line : t.info[line].column;
    auto const first =
        static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(a.target) / sizeof(Complex<Real>) + at.offset);
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < elements; ++r) {
      std::uint32_t const within = (first + r * at.step) % elements, before = within < column ? within : column;
      if (line - before >= a.own_lines()) others |= 1u << r;
    }
  }
  TEAMFFT_FUNCTION bool operator()(unsigned r) const { return (others >> (r % elements) & 1u) == 0; }
};

/// Registers -> global memory: the team's own elements, with the plan's scale. `each(store)` calls store(r, y_r) for
/// every r.
template <bool has_overlap, class Real, class Each>
TEAMFFT_FUNCTION void store_scratch_line(PassArguments<Real> const& a, LineSteps const& at,
                                         OwnSectors<has_overlap, Real> const& is_own, Each const& each) {
  if constexpr (!has_overlap) return store_butterfly(a, at.offset, at.step, each);
  auto* const p = reinterpret_cast<ScalarPair<Real>*>(a.target) + at.offset;
  if (stores_as_they_are(a)) {
    keep_branch<0>();
    each([&](unsigned r, Complex<Real> v) {
      write_if(is_own(r), p + static_cast<std::int32_t>(r) * at.step, ScalarPair<Real>{v.re, v.im});
    });
  } else {
    keep_branch<1>();
    each([&](unsigned r, Complex<Real> v) {
      v = scaled(a.scale, v);
      write_finished_if(is_own(r), a, at.offset + static_cast<std::int32_t>(r) * at.step,
                        a.has(flag_swap_store) ? swapped(v) : v);
    });
  }
}

/// The factors of a team's lines for the butterflies of the stage that has the big twiddle, before a barrier ahead of
/// it.
template <class Real, class Member>
TEAMFFT_FUNCTION void prepare_scratch_line_roots(Member const& member, ScratchTeam<Real> const& t,
                                                 ScratchLineStage const& s, Complex<Real>* roots) {
  std::uint32_t const lines = t.a.lines_per_team, all = root_kinds(s.radix) * lines;
  for (std::uint32_t e = member.team_rank(); e < all; e += member.team_size()) {
    std::uint32_t const line = e % lines, kind = e / lines, r = kind < 3 ? kind + 1 : 4 * (kind - 2);
    write_scratch(roots + e, root(t.a, t.a.store_roots, std::uint64_t{t.info[line].twiddle} * (r * s.S)));
  }
}

/// Whether a first stage's results go to all teams of a cluster, as the member says
/// (device/scope/scratch_line_cluster.hpp), rather than to this team's scratch.
template <class Member>
inline constexpr bool is_shared = requires {
  typename Member::Shared;
};

/// Waits for the launch before where the member leaves that to the body: behind all that comes from the plan, and ahead
/// of the first element.
template <class Member>
TEAMFFT_FUNCTION void await_launch_of(Member const& member) {
  if constexpr (requires { member.await_launch(); }) member.await_launch();
}

/// What a stage does with the elements of a butterfly of radix R, of which it holds `elements`.
struct ComplexStage {
  static constexpr bool has_twiddles = true;
  static constexpr bool takes(unsigned) { return true; }
  static constexpr unsigned elements(unsigned R) { return R; }
  static constexpr bool emitted(unsigned R) { return R > common_radix && emits(R); }
  static constexpr unsigned butterflies(unsigned R, RegisterBudget const& budget) {
    return butterflies_held(R, budget);
  }

  template <unsigned R, unsigned held, class Real>
  TEAMFFT_FUNCTION static void load(ScratchTeam<Real> const& t, std::uint32_t S, Place const (&place)[held],
                                    Complex<Real> (&y)[held][R]) {
    load_scratch_line(t, S, place, y);
  }
  template <unsigned R, class Real>
  TEAMFFT_FUNCTION static void apply(Complex<Real> (&y)[R]) {
    Butterfly<R>::template apply<Real>(y);
  }
};

/// In place of a thread's first place, where it is not read ahead of the stage.
struct NotAhead {};
template <class Ahead>
inline constexpr bool is_read_ahead = requires(Ahead const& place) {
  place.read;
};

/// One stage over all lines of a team, in place (Cooley and Tukey 1965). Places and twiddles are read ahead of the
/// barrier that ends the stage before, and `ahead`, the thread's first place, ahead of the stage before itself: of few
/// lines the twiddles would wait for it.
template <class Kind, unsigned R, Meets meets, unsigned held, LastStage last, class Real, class Member, class Ahead>
TEAMFFT_FUNCTION void scratch_line_stage(Member const& member, ScratchTeam<Real> const& t, ScratchLineStage const& s,
                                         Complex<Real> const* roots, Ahead const& ahead) {
  constexpr unsigned E = Kind::elements(R);
  constexpr bool emitted = Kind::emitted(R);
  constexpr bool awaits = meets == Meets::source && is_shared<Member>;  // with all its threads
  auto const& a = t.a;
  auto const* const places = a.template table<Place>(a.twiddles) + s.places;
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles) + s.twiddles;
  std::uint32_t const team = member.team_size(), rank = member.team_rank();
  // What idle butterflies load: from scratch the thread's own first one, whose place is there, from memory all the same
  // one, which costs a single access (in f64 31 spilled so). A thread without any leaves there only: elsewhere the
  // branch costs 0.08 of a copy at 600, 184 and 380, though it gains 0.04 where many are idle.
  constexpr bool takes_own = meets != Meets::source || sizeof(Real) == 8;
  std::uint32_t const other = takes_own && rank < s.count ? rank : s.count - 1;
  for (std::uint32_t start = 0; start < s.count; start += held * team) {
    std::uint32_t const first = start + rank;
    Complex<Real> y[held][E];
    Place place[held];
    TwiddleRows<E, Real> rows[held];
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if constexpr (is_read_ahead<Ahead>)
        if (h == 0 && start == 0) {
          place[0] = ahead;
          continue;
        }
      place[h] = load_place(places, first + h * team, s.count, other);
    }
    if constexpr (meets != Meets::source) {
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h)
        if constexpr (Kind::has_twiddles) rows[h].load(twiddles, s.L, place[h].twiddle);
      if (start == 0) member.team_barrier();
      if (meets == Meets::scratch && rank >= s.count) break;
    }
    if constexpr (meets == Meets::source) {
      if (start == 0) await_launch_of(member);
      Kind::template load<R>(t, s.S, place, y);
    } else {
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        Complex<Real> const* p = t.data + place[h].read;
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < E; ++r, p += s.step) y[h][r] = read_scratch(p);
      }
    }
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if constexpr (meets != Meets::source && Kind::has_twiddles) rows[h].apply(y[h]);
      if constexpr (!emitted) Kind::template apply<R>(y[h]);
    }
    if constexpr (meets == Meets::scratch) keep_apart();
    if constexpr (awaits)
      if (start == 0) member.await_others();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if (first + h * team >= s.count) continue;
      auto const each = [&](auto const& store) {
        if constexpr (emitted)
          Butterfly<R>::template emit<Real>(y[h], store);  // the results need no registers
        else
          static_for<E>([&](auto r) { store(decltype(r)::value, y[h][r]); });
      };
      if constexpr (meets == Meets::target) {
        if (place[h].line >= t.lines) continue;
        if constexpr (requires { Kind::template store<R>(t, place[h], s.S, y[h]); }) {
          Kind::template store<R>(t, place[h], s.S, y[h]);
          continue;
        }
        LineSteps const at(t.store_offset(place[h].line), a.store_stride, place[h].write, s.S);
        ScratchLineRoots<last == LastStage::with_roots, Real> const big(t, roots, place[h].line, place[h].write);
        OwnSectors<last == LastStage::with_overlap, Real> const is_own(t, place[h].line, at);
        store_scratch_line(a, at, is_own, [&](auto const& store) {
          each([&](unsigned r, Complex<Real> v) { store(r, big.times(r, v)); });
        });
      } else {
        Complex<Real>* const p = t.data + place[h].write;
        each([&](unsigned r, Complex<Real> v) {
          if constexpr (awaits)
            member.give(p, r, v);
          else
            write_scratch(p + r * s.step, v);
        });
      }
    }
  }
}

/// The first stage or the last where its radix is a wide prime: a butterfly at a time, whose results need no registers.
template <unsigned P, Meets meets, class Real, class Member>
TEAMFFT_FUNCTION void wide_prime_stage(Member const& member, ScratchTeam<Real> const& t, ScratchLineStage const& s) {
  auto const& a = t.a;
  auto const* const places = a.template table<Place>(a.twiddles) + s.places;
  std::uint32_t const team = member.team_size();
  bool const plain = stores_as_they_are(a);
  for (std::uint32_t start = 0; start < s.count; start += team) {
    std::uint32_t const i = start + member.team_rank();
    Complex<Real> y[1][P];
    Place const place[1] = {load_place(places, i, s.count, s.count - 1)};
    if constexpr (meets == Meets::source) {
      if (start == 0) await_launch_of(member);
      if (i >= s.count) break;
      load_scratch_line(t, s.S, place, y);
      Complex<Real>* const p = t.data + place[0].write;
      wide_butterfly<P, WideAt::first_stage>(y[0],
                                             [&](unsigned r, Complex<Real> v) { write_scratch(p + r * s.step, v); });
    } else {
      TwiddleRows<P, Real> rows;
      rows.load(a.template table<Complex<Real>>(a.twiddles) + s.twiddles, s.L, place[0].twiddle);
      if (start == 0) member.team_barrier();
      if (i >= s.count) break;
      if (place[0].line >= t.lines) continue;  // a later butterfly of this thread may be of a line that is there
      Complex<Real> const* p = t.data + place[0].read;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < P; ++r, p += s.step) y[0][r] = read_scratch(p);
      rows.apply(y[0]);
      LineSteps const at(t.store_offset(place[0].line), a.store_stride, place[0].write, s.S);
      auto* const target = reinterpret_cast<ScalarPair<Real>*>(a.target);
      wide_butterfly<P, WideAt::last_stage>(y[0], [&](unsigned r, Complex<Real> v) {
        auto const offset = at.offset + static_cast<std::int32_t>(r) * at.step;
        if (plain)
          target[offset] = {v.re, v.im};
        else
          write_element(a, offset, v);
      });
    }
  }
}

/// Whether kernels of a budget are compiled for radix R: those in users' code for few.
template <class Budget>
constexpr bool is_compiled(unsigned R) {
  if constexpr (requires { Budget::takes(R); })
    return Budget::takes(R);
  else
    return true;
}

/// The stage of the budget's radices in [low, high) that is asked for, by bisection.
template <class Budget, Meets meets, LastStage last, unsigned low, unsigned high, class Kind = ComplexStage, class Real,
          class Member, class Ahead = NotAhead>
TEAMFFT_FUNCTION void dispatch_scratch_line(Member const& member, ScratchTeam<Real> const& t, ScratchLineStage const& s,
                                            Complex<Real> const* roots, Ahead const& ahead = {}) {
  constexpr unsigned middle = low + (high - low) / 2;
  if constexpr (high - low > 1) {
    if (s.radix < middle)
      dispatch_scratch_line<Budget, meets, last, low, middle, Kind>(member, t, s, roots, ahead);
    else
      dispatch_scratch_line<Budget, meets, last, middle, high, Kind>(member, t, s, roots, ahead);
  } else if constexpr (is_wide_prime(low)) {
    if constexpr (meets == Meets::source ? may_be_first(low, Budget::value)
                                         : meets == Meets::target && low <= Budget::value.last_to)
      wide_prime_stage<low, meets>(member, t, s);
  } else if constexpr (is_radix<low>::value && Kind::takes(low) && is_compiled<Budget>(low) &&
                       (meets == Meets::source ? may_be_first(low, Budget::value)
                                               : may_be_later(Kind::elements(low), sizeof(Real)))) {
    scratch_line_stage<Kind, low, meets, Kind::butterflies(low, Budget::value), last>(member, t, s, roots, ahead);
  }
}

/// Middle stage m: arguments have no run-time index.
TEAMFFT_FUNCTION ScratchLineStage middle_stage(ScratchLineShape const& shape, std::uint32_t m) {
  auto const of = [&](auto member_of) { return m == 0 ? shape.middle[0].*member_of : shape.middle[1].*member_of; };
  return {of(&ScratchLineStage::radix), of(&ScratchLineStage::places), of(&ScratchLineStage::twiddles),
          of(&ScratchLineStage::count), of(&ScratchLineStage::L),      of(&ScratchLineStage::S),
          of(&ScratchLineStage::step)};
}

/// The kernel's body for one team; Budget::value is its RegisterBudget. `scratch` holds the LineInfos and the big
/// twiddle's factors where there are such, then the lines.
template <class Budget, LastStage last = LastStage::plain, class Real, class Member>
TEAMFFT_FUNCTION void scratch_line_kernel(Member const& member, PassArguments<Real> const& a,
                                          ScratchLineShape const& shape, char* scratch) {
  constexpr unsigned end = Budget::value.widest + 1;
  std::uint32_t const first_line =
      member.league_rank() * (last == LastStage::with_overlap ? a.own_lines() : a.lines_per_team);
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0,
                      lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return await_launch_of(member);
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  ScratchTeam<Real> const team{a, info, reinterpret_cast<Complex<Real>*>(scratch + shape.info_bytes + shape.root_bytes),
                               first_line, lines};
  auto* const roots = reinterpret_cast<Complex<Real>*>(scratch + shape.info_bytes);
  // ahead of the wait: these passes carry no companion
  if (shape.info_bytes != 0) locate_lines(member, a, first_line, info);
  if constexpr (last == LastStage::with_roots) prepare_scratch_line_roots(member, team, shape.last, roots);
  // Beside wide primes, with all registers, and with fewer than 128 of them in f64 it spilled.
  constexpr bool reads_ahead = Budget::value.first_from == 0 && Budget::value.registers < 255 &&
                               (sizeof(Real) == 4 || Budget::value.registers >= 128);
  using Ahead = std::conditional_t<reads_ahead, Place, NotAhead>;
  auto const first_place = [&](ScratchLineStage const& s) -> Ahead {
    if constexpr (is_read_ahead<Ahead>)
      return load_place(a.template table<Place>(a.twiddles) + s.places, member.team_rank(), s.count, s.count - 1);
    else
      return {};
  };
  auto const stage_after = [&](std::uint32_t m) {
    return m < shape.middle_count ? middle_stage(shape, m) : shape.last;
  };
  auto ahead = first_place(stage_after(0));
  dispatch_scratch_line<Budget, Meets::source, last, 2, end>(member, team, shape.first, roots);
  for (std::uint32_t m = 0; m < shape.middle_count; ++m) {
    auto const next = first_place(stage_after(m + 1));
    dispatch_scratch_line<Budget, Meets::scratch, last, 2, end>(member, team, middle_stage(shape, m), roots, ahead);
    ahead = next;
  }
  dispatch_scratch_line<Budget, Meets::target, last, 2, end>(member, team, shape.last, roots, ahead);
}

}  // namespace TeamFFT::Impl

#endif
