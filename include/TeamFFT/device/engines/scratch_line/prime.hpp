// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The scratch-line kernel with a prime stage: N = A P B, P prime, in one pass. The stage of radix P is Rader's
// convolution (1968) of P - 1 = f_1 f_2 (f_3) elements by stages of its own over each of the A B sub-transforms, in
// place in scratch; their permutations stand in the places of the neighbouring stages.
#ifndef TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_PRIME_HPP
#define TEAMFFT_DEVICE_ENGINES_SCRATCH_LINE_PRIME_HPP

#include <TeamFFT/device/engines/scratch_line/scratch_line.hpp>

#include <TeamFFT/device/engines/scratch_line/contract_prime.hpp>

namespace TeamFFT::Impl {

/// What a stage of this kernel does.
enum class PrimeRole { first, inner, innermost, last };

constexpr unsigned held_in(PrimeRole role, unsigned R, RegisterBudget const& budget) {
  if (R == 1) return copies_held;
  unsigned const held = butterflies_held(R, budget);
  return role == PrimeRole::innermost && held > 2 ? 2 : held;  // the filter wants registers too
}

/// Stage A: global memory, butterflies, the prime stage's twiddles W_{AP}^(a p), and element p = g^j of each
/// sub-transform to place j of its convolution.
template <unsigned R, unsigned held, class Real, class Member>
TEAMFFT_FUNCTION void first_before_prime(Member const& member, ScratchTeam<Real> const& t, ScratchLineStage const& s,
                                         bool near) {
  auto const& a = t.a;
  auto const* const places = a.template table<Place>(a.twiddles) + s.places;
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles) + s.twiddles;
  std::uint32_t const team = member.team_size(), step = opaque(s.step), count = near ? t.lines * s.S : s.count;
  std::int64_t const line = near ? t.load_offset(0) : 0;
  auto const memory_step = static_cast<std::int32_t>(s.S) * static_cast<std::int32_t>(a.load_stride);
  for (std::uint32_t start = 0; start < count; start += held * team) {
    std::uint32_t const first = start + member.team_rank();
    Complex<Real> y[held][R];
    Place place[held];
    std::int64_t at[held];
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      place[h] = load_place(places, first + h * team, count, count - 1);
      at[h] = near ? line + near_offset(place[h].read, place[h].line)
                   : t.load_offset(place[h].line < t.lines ? place[h].line : 0) +
                         static_cast<std::int32_t>(place[h].read) * static_cast<std::int32_t>(a.load_stride);
    }
    if (start == 0) await_launch_of(member);
    if ((a.flags & (flag_aligned_load | flag_swap_load)) == flag_aligned_load) {
      keep_branch<0>();
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        auto const* p = reinterpret_cast<ScalarPair<Real> const*>(a.source) + at[h];
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < R; ++r, p += memory_step) {
          auto const v = *p;
          y[h][r] = {v.re, v.im};
        }
      }
    } else {
      keep_branch<1>();
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h)
        load_butterfly<R>(a, at[h], static_cast<std::int32_t>(opaque(static_cast<std::uint32_t>(memory_step))), y[h]);
    }
    if constexpr (R > 1) {
      TwiddleRows<R, Real> rows[held];
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) rows[h].load(twiddles, s.L, place[h].twiddle);
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        Butterfly<R>::template apply<Real>(y[h]);
        rows[h].apply(y[h]);
      }
    }
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if (first + h * team >= count) continue;
      Complex<Real>* p = t.data + place[h].write;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r, p += step) write_scratch(p, y[h][r]);
    }
  }
}

/// One stage of all convolutions, in place: forward its twiddles come before the butterfly, backward after it.
template <unsigned R, unsigned held, class Real, class Member>
TEAMFFT_FUNCTION void prime_inner(Member const& member, ScratchTeam<Real> const& t, PrimeStage const& s,
                                  bool backward) {
  auto const& a = t.a;
  auto const* const places = a.template table<Place>(a.twiddles) + s.places;
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles) + s.twiddles;
  std::uint32_t const team = member.team_size(), rank = member.team_rank(), step = opaque(s.step);
  for (std::uint32_t start = 0; start < s.count; start += held * team) {
    std::uint32_t const first = start + rank;
    Complex<Real> y[held][R];
    Place place[held];
    TwiddleRows<R, Real> rows[held]{};  // unset ones would be carried from stage to stage, in stack
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) place[h] = load_place(places, first + h * team, s.count, s.count - 1);
    if (!is_emitted(R, sizeof(Real)) && s.L != 1) {
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) rows[h].load(twiddles, s.L, place[h].twiddle);
    }
    if (start == 0) member.team_barrier();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      Complex<Real> const* p = t.data + place[h].read;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r, p += step) y[h][r] = read_scratch(p);
    }
    if constexpr (is_emitted(R, sizeof(Real))) {
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        if (first + h * team >= s.count) continue;
        Complex<Real>* const p = t.data + place[h].read;
        Butterfly<R>::template emit<Real>(y[h], [&](unsigned r, Complex<Real> v) { write_scratch(p + r * step, v); });
      }
    } else {
      if (s.L != 1 && !backward) {
        TEAMFFT_UNROLL
        for (unsigned h = 0; h < held; ++h) rows[h].apply(y[h]);
      }
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) Butterfly<R>::template apply<Real>(y[h]);
      if (s.L != 1 && backward) {
        TEAMFFT_UNROLL
        for (unsigned h = 0; h < held; ++h) rows[h].apply(y[h]);
      }
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        if (first + h * team >= s.count) continue;
        Complex<Real>* p = t.data + place[h].read;
        TEAMFFT_UNROLL
        for (unsigned r = 0; r < R; ++r, p += step) write_scratch(p, y[h][r]);
      }
    }
  }
}

/// The last stage forward, the filter, and the first stage backward, in registers. The parts are swapped from here on,
/// so that forward butterflies go back. x_0 lies before place 0 of its convolution; X_0 = x_0 + sum_(p > 0) x_p takes
/// its place, and x_0 joins the spectrum's element 0.
template <unsigned R, unsigned held, class Real, class Member>
TEAMFFT_FUNCTION void prime_innermost(Member const& member, ScratchTeam<Real> const& t, PrimeStage const& s,
                                      Complex<Real> const* filter, std::uint32_t shape_pitch) {
  auto const& a = t.a;
  auto const* const places = a.template table<Place>(a.twiddles) + s.places;
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles) + s.twiddles;
  std::uint32_t const team = member.team_size(), rank = member.team_rank(), step = opaque(s.step),
                      pitch = opaque(shape_pitch);
  for (std::uint32_t start = 0; start < s.count; start += held * team) {
    std::uint32_t const first = start + rank;
    Complex<Real> y[held][R];
    Place place[held];
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) place[h] = load_place(places, first + h * team, s.count, s.count - 1);
    if (start == 0) member.team_barrier();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      Complex<Real> const* p = t.data + place[h].read;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r, p += step) y[h][r] = read_scratch(p);
    }
    if (s.L != 1) {
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) twiddle<R>(y[h], twiddles, s.L, place[h].twiddle);
    }
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) Butterfly<R>::template apply<Real>(y[h]);
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      Complex<Real> x0{};
      if (place[h].write == 0 && first + h * team < s.count) {
        Complex<Real>* const p = t.data + (place[h].read - 1);
        x0 = read_scratch(p);
        write_scratch(p, swapped(x0 + y[h][0]));
      }
      Complex<Real> const* F = filter + place[h].write;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r, F += pitch) {
        auto const v = y[h][r] * load_constant(F);
        y[h][r] = r == 0 ? swapped(v + x0) : swapped(v);
      }
    }
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) Butterfly<R>::template apply<Real>(y[h]);
    if (s.L != 1) {
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) twiddle<R>(y[h], twiddles, s.L, place[h].twiddle);
    }
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      if (first + h * team >= s.count) continue;
      Complex<Real>* p = t.data + place[h].read;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r, p += step) write_scratch(p, y[h][r]);
    }
  }
}

/// Stage B: X_(g^-q) of each sub-transform from place q, and global memory.
template <unsigned R, unsigned held, class Real, class Member>
TEAMFFT_FUNCTION void last_after_prime(Member const& member, ScratchTeam<Real> const& t, ScratchLineStage const& s,
                                       bool near) {
  auto const& a = t.a;
  auto const* const places = a.template table<Place>(a.twiddles) + s.places;
  auto const* const twiddles = a.template table<Complex<Real>>(a.twiddles) + s.twiddles;
  std::uint32_t const team = member.team_size(), step = opaque(s.step), count = near ? t.lines * s.S : s.count;
  std::int64_t const line = near ? t.store_offset(0) : 0;
  auto const memory_step = static_cast<std::int32_t>(s.S) * static_cast<std::int32_t>(a.store_stride);
  bool const plain = stores_as_they_are(a);
  for (std::uint32_t start = 0; start < count; start += held * team) {
    std::uint32_t const first = start + member.team_rank();
    Complex<Real> y[held][R];
    Place place[held];
    TwiddleRows<(R > 1 ? R : 2), Real> rows[held];
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) place[h] = load_place(places, first + h * team, count, count - 1);
    if constexpr (R > 1) {
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) rows[h].load(twiddles, s.L, place[h].twiddle);
    }
    if (start == 0) member.team_barrier();
    TEAMFFT_UNROLL
    for (unsigned h = 0; h < held; ++h) {
      Complex<Real> const* p = t.data + place[h].read;
      TEAMFFT_UNROLL
      for (unsigned r = 0; r < R; ++r, p += step) y[h][r] = swapped(read_scratch(p));
    }
    if constexpr (R > 1) {
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        rows[h].apply(y[h]);
        if constexpr (!is_emitted(R, sizeof(Real))) Butterfly<R>::template apply<Real>(y[h]);
      }
    }
    auto const each = [&](unsigned h, auto const& store) {
      if constexpr (is_emitted(R, sizeof(Real)))
        Butterfly<R>::template emit<Real>(y[h], store);
      else
        static_for<R>([&](auto r) { store(decltype(r)::value, y[h][r]); });
    };
    auto const present = [&](unsigned h) { return first + h * team < count && (near || place[h].line < t.lines); };
    auto const at = [&](unsigned h) {
      return near ? line + near_offset(place[h].write, place[h].line)
                  : t.store_offset(place[h].line) +
                        static_cast<std::int32_t>(place[h].write) * static_cast<std::int32_t>(a.store_stride);
    };
    if (plain) {
      keep_branch<0>();
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        if (!present(h)) continue;
        auto* const p = reinterpret_cast<ScalarPair<Real>*>(a.target) + at(h);
        each(h, [&](unsigned r, Complex<Real> v) { p[static_cast<std::int32_t>(r) * memory_step] = {v.re, v.im}; });
      }
    } else {
      keep_branch<1>();
      TEAMFFT_UNROLL
      for (unsigned h = 0; h < held; ++h) {
        if (!present(h)) continue;
        std::int64_t const offset = at(h);
        each(h, [&](unsigned r, Complex<Real> v) {
          write_element(a, offset + static_cast<std::int32_t>(r) * memory_step, v);
        });
      }
    }
  }
}

constexpr bool is_prime_radix(PrimeRole role, unsigned R, bool specialized, RegisterBudget const& budget,
                              std::size_t scalar_bytes) {
  switch (role) {
    case PrimeRole::first: return R == 1 || (specialized && R <= largest_before_prime);
    case PrimeRole::innermost: return specialized && may_be_innermost(R, budget);
    case PrimeRole::inner: return specialized;
    default: return R == 1 || (specialized && may_be_later(R, scalar_bytes));
  }
}

/// The stage of the budget's radices in [low, high) that is asked for, by bisection. `stage(integral_constant R)` is
/// what it does.
template <class Budget, PrimeRole role, unsigned low, unsigned high, class Real, class Member>
TEAMFFT_FUNCTION void dispatch_prime(Member const& member, ScratchTeam<Real> const& t, PrimeShape const& shape,
                                     PrimeStage const& s, bool backward) {
  constexpr unsigned middle = low + (high - low) / 2;
  if constexpr (high - low > 1) {
    if (s.radix < middle)
      dispatch_prime<Budget, role, low, middle>(member, t, shape, s, backward);
    else
      dispatch_prime<Budget, role, middle, high>(member, t, shape, s, backward);
  } else if constexpr (is_prime_radix(role, low, is_radix<low>::value, Budget::value, sizeof(Real))) {
    constexpr unsigned held = held_in(role, low, Budget::value);
    if constexpr (role == PrimeRole::first)
      first_before_prime<low, held>(member, t, shape.first, shape.near_load);
    else if constexpr (role == PrimeRole::inner)
      prime_inner<low, held>(member, t, s, backward);
    else if constexpr (role == PrimeRole::innermost)
      prime_innermost<low, held>(member, t, s, t.a.template table<Complex<Real>>(t.a.twiddles) + shape.filter,
                                 shape.filter_pitch);
    else
      last_after_prime<low, held>(member, t, shape.last, shape.near_store);
  }
}

/// The kernel's body for one team; Budget::value is its RegisterBudget.
template <class Budget, class Real, class Member>
TEAMFFT_FUNCTION void scratch_line_kernel(Member const& member, PassArguments<Real> const& a, PrimeShape const& shape,
                                          char* scratch) {
  constexpr unsigned end = Budget::value.widest + 1;
  constexpr unsigned first_end = end < largest_before_prime + 1 ? end : largest_before_prime + 1;
  std::uint32_t const first_line = member.league_rank() * a.lines_per_team;
  std::uint32_t const left = first_line < a.line_count ? a.line_count - first_line : 0,
                      lines = left < a.lines_per_team ? left : a.lines_per_team;
  if (lines == 0) return await_launch_of(member);
  auto* const info = reinterpret_cast<LineInfo*>(scratch);
  ScratchTeam<Real> const team{a, info, reinterpret_cast<Complex<Real>*>(scratch + shape.info_bytes), first_line,
                               lines};
  if (shape.info_bytes != 0) locate_lines(member, a, first_line, info);
  PrimeStage const radix_of_first{shape.first.radix, 0, 0, 0, 0, 0}, radix_of_last{shape.last.radix, 0, 0, 0, 0, 0};
  dispatch_prime<Budget, PrimeRole::first, 1, first_end>(member, team, shape, radix_of_first, false);
  std::uint32_t const outer = shape.inner_count - 1;
  for (std::uint32_t m = 0; m < 2 * outer + 1; ++m) {  // there, and back
    std::uint32_t const i = m <= outer ? m : 2 * outer - m;
    auto const of = [&](auto member_of) {  // arguments have no run-time index
      return i == 0 ? shape.inner[0].*member_of : i == 1 ? shape.inner[1].*member_of : shape.inner[2].*member_of;
    };
    PrimeStage const now{of(&PrimeStage::radix), of(&PrimeStage::places), of(&PrimeStage::twiddles),
                         of(&PrimeStage::count), of(&PrimeStage::L),      of(&PrimeStage::step)};
    if (m == outer)
      dispatch_prime<Budget, PrimeRole::innermost, 2, end>(member, team, shape, now, false);
    else
      dispatch_prime<Budget, PrimeRole::inner, 2, end>(member, team, shape, now, m > outer);
  }
  dispatch_prime<Budget, PrimeRole::last, 1, end>(member, team, shape, radix_of_last, false);
}

}  // namespace TeamFFT::Impl

#endif
