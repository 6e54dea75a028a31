// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel with a source, a sink or both at its ends: their functors give and take the elements of the first and the last butterflies, or those
// that a sweep wants together.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CALLED_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_CALLED_HPP

#include <TeamFFT/device/engines/scratch_line/ends.hpp>

namespace TeamFFT::Impl {

/// A pass with its functors, as the kernel was given it.
template <class Memory, class Real>
TEAMFFT_FUNCTION PassArguments<Real, Memory> const& with_functors(ScratchTeam<Real> const& t) {
  return static_cast<PassArguments<Real, Memory> const&>(t.a);
}

/// Hides that an element was loaded: else the compiler loads its parts by addresses that it chooses by the swap, in two accesses.
template <class Real>
TEAMFFT_FUNCTION Complex<Real> as_loaded(Complex<Real> v) {
#if defined(__CUDA_ARCH__)
  if constexpr (sizeof(Real) == 4)
    asm("" : "+f"(v.re), "+f"(v.im));
  else
    asm("" : "+d"(v.re), "+d"(v.im));
#endif
  return v;
}

/// Of a line's element b.
TEAMFFT_FUNCTION std::int64_t element_offset(std::int64_t line, std::int64_t stride, std::uint32_t b) {
  return line + static_cast<std::int32_t>(b) * static_cast<std::int32_t>(stride);
}

/// Where a functor of such elements stands (has_source<is_complex>, has_sink<is_complex>), `Memory` has source_along(offset, step) and sink_along(offset,
/// step), whose results load and store a butterfly's elements (view_ends.hpp).
/// Complex elements, zero-padded and cropped where functors have them, or (`pairs`) reals, two neighbours of which are one.
template <class Memory, bool pairs>
struct CalledStage : ComplexStage {
  static constexpr bool has_source = Memory::template has_source<!pairs>, has_sink = Memory::template has_sink<!pairs>;

  template <unsigned R, unsigned held, class Real>
  TEAMFFT_FUNCTION static void load(ScratchTeam<Real> const& t, std::uint32_t S, Place const (&place)[held], Complex<Real> (&y)[held][R]) {
    if (!has_source || !calls_source(with_functors<Memory>(t))) return load_scratch_line(t, S, place, y);
    if constexpr (has_source) {
      auto const& a = with_functors<Memory>(t);
      auto const count = static_cast<std::uint32_t>(pairs ? a.maps.count : a.load_count);
      std::int64_t const stride = pairs ? 2 * a.load_stride : a.load_stride;
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        std::uint32_t const b = place[h].read, first = (pairs ? 2 : 1) * b < count ? b : 0;  // no functor is asked for zeros of a padded line
        auto const line = element_offset(t.load_offset(place[h].line < t.lines ? place[h].line : 0), stride, first);
        if constexpr (pairs) {
          load_reals(a, line, stride * S, 2 * first + 1 < count ? a.load_stride : 0, y[h],
                     [&](unsigned r, unsigned part) { return 2 * (b + r * S) + part < count ? r : 0; });
          keep_apart();
          TEAMFFT_UNROLL
          for (unsigned r = 0; r < R; ++r) {
            std::uint32_t const j = 2 * (b + r * S);
            if (j >= count) y[h][r].re = Real(0);
            if (j + 1 >= count) y[h][r].im = Real(0);
          }
        } else {
          a.source_along(line, stride * S)
              .template load<R>([&](unsigned r) { return b + r * S < count ? r : 0; }, [&](auto r) -> Complex<Real>& { return y[h][decltype(r)::value]; });
          keep_apart();  // else what becomes of an element waits for it before the next one is asked for: 0.6 of the speed in f64
          if (!a.has(flag_whole_load)) {
            keep_branch<0>();
            TEAMFFT_UNROLL
            for (unsigned r = 0; r < R; ++r)
              if (b + r * S >= count) y[h][r] = {Real(0), Real(0)};
          }
        }
        if (a.has(flag_swap_load)) {
          keep_branch<1>();
          TEAMFFT_UNROLL
          for (unsigned r = 0; r < R; ++r) y[h][r] = swapped(as_loaded(y[h][r]));
        }
      }
    }
  }

  template <unsigned R, class Real>
  TEAMFFT_FUNCTION static void store(ScratchTeam<Real> const& t, Place const& place, std::uint32_t S, Complex<Real> (&y)[R]) {
    auto const& a = with_functors<Memory>(t);
    std::uint32_t const b = place.write;
    if (a.has(flag_store_twiddle)) {
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        y[r] = y[r] * root(a, a.store_roots, std::uint64_t{t.info[place.line].twiddle} * (b + r * S));
        if (R > 8 && r == R / 2) keep_apart();  // all roots at once spilled 8 bytes in f64
      }
    }
    if (!has_sink || !calls_sink(a)) {
      LineSteps const at(t.store_offset(place.line), a.store_stride, b, S);
      return store_butterfly(t.a, at.offset, at.step, [&](auto const& put) { static_for<R>([&](auto r) { put(decltype(r)::value, y[decltype(r)::value]); }); });
    }
    if constexpr (has_sink) {
      std::int64_t const stride = pairs ? 2 * a.store_stride : a.store_stride;
      auto const line = element_offset(t.store_offset(place.line), stride, b);
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r) {
        y[r] = scaled(a.scale, y[r]);
        if (a.has(flag_swap_store)) y[r] = swapped(y[r]);
      }
      if constexpr (pairs) {
        store_reals(a, line, stride * S, y);
      } else {
        a.sink_along(line, stride * S)
            .template store<R>([&](unsigned r) { return b + r * S < a.store_count; }, [&](auto r) -> Complex<Real>& { return y[decltype(r)::value]; });
      }
    }
  }

 private:
  /// A butterfly's reals in pairs, of which the second one lies `other` behind the first; number(r, 0), number(r, 1): the pairs that have the parts of r.
  template <unsigned R, class Arguments, class Real, class Number>
  TEAMFFT_FUNCTION static void load_reals(Arguments const& a, std::int64_t line, std::int64_t step, std::int64_t other, Complex<Real> (&y)[R],
                                          Number const& number) {
    if constexpr (are_asked<Memory>)
      if (a.in.has_pairs) {
        keep_branch<0>();
        return a.source_pairs_along(line, step)
            .template load<R>([&](unsigned r) { return number(r, 0); }, [&](auto r) -> Complex<Real>& { return y[decltype(r)::value]; });
      }
    keep_branch<1>();
    auto const elements = a.source_along(line, step), others = a.source_along(line + other, step);
    elements.template load<R>([&](unsigned r) { return number(r, 0); }, [&](auto r) -> Real& { return y[decltype(r)::value].re; });
    others.template load<R>([&](unsigned r) { return number(r, 1); }, [&](auto r) -> Real& { return y[decltype(r)::value].im; });
  }

  template <unsigned R, class Arguments, class Real>
  TEAMFFT_FUNCTION static void store_reals(Arguments const& a, std::int64_t line, std::int64_t step, Complex<Real> (&y)[R]) {
    auto const all = [](unsigned) { return true; };
    if constexpr (are_asked<Memory>)
      if (a.out.has_pairs) {
        keep_branch<0>();
        return a.sink_pairs_along(line, step).template store<R>(all, [&](auto r) -> Complex<Real>& { return y[decltype(r)::value]; });
      }
    keep_branch<1>();
    a.sink_along(line, step).template store<R>(all, [&](auto r) -> Real& { return y[decltype(r)::value].re; });
    a.sink_along(line + a.store_stride, step).template store<R>(all, [&](auto r) -> Real& { return y[decltype(r)::value].im; });
  }
};

/// The first stage of an odd line, from a source of reals.
template <class Memory>
struct CalledRealStage : RealStage {
  template <unsigned R, unsigned held, class Real>
  TEAMFFT_FUNCTION static void load(ScratchTeam<Real> const& t, std::uint32_t S, Place const (&place)[held], Complex<Real> (&y)[held][held_of(R)]) {
    if (!calls_source(with_functors<Memory>(t))) return RealStage::load<R>(t, S, place, y);
    if constexpr (Memory::template has_source<false>) {
      auto const& a = with_functors<Memory>(t);
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        auto const first = element_offset(t.load_offset(place[h].line < t.lines ? place[h].line : 0), a.load_stride, place[h].read);
        auto const elements = a.source_along(first, a.load_stride * S);
        y[h][0].im = Real(0);
        elements.template load<R>([](unsigned j) { return j; }, [&](auto j) -> Real& { return real_of_pairs<R, decltype(j)::value>(y[h]); });
      }
    }
  }
};

/// The last one, to a sink of reals.
template <class Memory>
struct CalledHermitianStage : HermitianStage {
  template <unsigned R, class Real>
  TEAMFFT_FUNCTION static void store(ScratchTeam<Real> const& t, Place const& place, std::uint32_t S, Complex<Real> const (&y)[held_of(R)]) {
    if (!calls_sink(with_functors<Memory>(t))) return HermitianStage::store<R>(t, place, S, y);
    if constexpr (Memory::template has_sink<false>) {
      auto const& a = with_functors<Memory>(t);
      auto const elements = a.sink_along(element_offset(t.store_offset(place.line), a.store_stride, place.write), a.store_stride * S);
      Real reals[R];
      static_for<R>([&](auto j) { reals[decltype(j)::value] = scaled(a.scale, real_of_pairs<R, decltype(j)::value>(y)); });
      elements.template store<R>([](unsigned) { return true; }, [&](auto j) -> Real& { return reals[decltype(j)::value]; });
    }
  }
};

/// Ends of complex elements as they are: nothing is swept.
struct ElementEnds {};

/// Which sides of a kernel's ends meet the stages: on the others is the half-spectrum, or the reals of a DCT or DST.
enum class Direct { both, load, store, none };

/// The kernel's body for one team; `scratch` holds the LineInfos, then the lines. Reals in memory are swept where they are not complex elements in pairs.
template <class Budget, class Lines, class Ends, Direct direct, class Real, class Memory, class Member>
TEAMFFT_FUNCTION void scratch_line_called_kernel(Member const& member, PassArguments<Real, Memory> const& a, ScratchLineEndsShape const& shape, char* scratch) {
  constexpr unsigned end = Budget::value.widest + 1;
  constexpr bool loads = direct == Direct::both || direct == Direct::load, stores = direct == Direct::both || direct == Direct::store;
  constexpr bool may_sweep_load = !(loads && (Memory::template has_source<false> || direct == Direct::both));
  constexpr bool may_sweep_store = !(stores && (Memory::template has_sink<false> || direct == Direct::both));
  using First = std::conditional_t<Lines::is_odd, CalledRealStage<Memory>, CalledStage<Memory, direct != Direct::both>>;
  using Last = std::conditional_t<Lines::is_odd, CalledHermitianStage<Memory>, CalledStage<Memory, direct != Direct::both>>;
  auto const& stages = shape.stages;
  std::uint32_t const first_line = member.league_rank() * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0, lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return;
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  ScratchTeam<Real> const team{a, info, reinterpret_cast<Complex<Real>*>(scratch + stages.info_bytes), first_line, lines};
  auto const* const tables = a.template table<char>(a.twiddles);
  Lines const swept{{a, team, shape.pitch, reinterpret_cast<std::uint16_t const*>(tables + shape.load_slots),
                     reinterpret_cast<std::uint16_t const*>(tables + shape.store_slots)}};
  constexpr auto plain = LastStage::plain;
  Complex<Real> const* const no_roots = nullptr;
  locate_lines(member, a, first_line, info);
  bool const sweeps_load = may_sweep_load && shape.load_slots != 0, sweeps_store = may_sweep_store && shape.store_slots != 0;
  if constexpr (may_sweep_load)
    if (sweeps_load) Ends::load(member, swept);
  if constexpr (loads)
    if (!sweeps_load) dispatch_scratch_line<Budget, Meets::source, plain, 2, end, First>(member, team, stages.first, no_roots);
  std::uint32_t const begin = sweeps_load ? 0 : 1, last = sweeps_store ? shape.count : shape.count - 1;
  for (std::uint32_t s = begin; s < last; ++s) stage_in_scratch<Budget, Lines::is_odd>(member, team, shape, s);
  if constexpr (may_sweep_store)
    if (sweeps_store) {
      member.team_barrier();
      Ends::store(member, swept);
    }
  if constexpr (stores)
    if (!sweeps_store) dispatch_scratch_line<Budget, Meets::target, plain, 2, end, Last>(member, team, stages.last, no_roots);
}

}  // namespace TeamFFT::Impl

#endif
