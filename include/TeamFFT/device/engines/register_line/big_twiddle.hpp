// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The big twiddle W_n^(q k) between the passes over one line, for the elements k = b + r N/R that a thread holds after
// a row's last stage (Bailey 1990's dynamic scheme: no table of n entries). Three factors: W^(q b) for each butterfly,
// and the steps W^(q r N/R) as products of r mod 4 and r - r mod 4. The threads of a line share the steps, so a team
// keeps them in scratch: each is then two gathers from the tables for the team, not for every thread.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_BIG_TWIDDLE_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_BIG_TWIDDLE_HPP

#include <TeamFFT/device/line/accessor.hpp>
#include <TeamFFT/device/engines/register_line/stockham.hpp>

namespace TeamFFT::Impl {

template <class Shape, class Real>
inline constexpr unsigned root_step_count = root_step_kinds(Shape::row(scalar_precision<Real>));

/// The steps of a team in its scratch, [kind][line]: kinds 0 to 2 are r = 1, 2, 3, then r = 4, 8, ...
template <class Shape, class Real>
TEAMFFT_FUNCTION Complex<Real>* root_steps(char* scratch) {
  return reinterpret_cast<Complex<Real>*>(scratch) + Shape::lines * exchange_pitch(Shape::row(scalar_precision<Real>));
}

/// Before the last exchange's barrier; read after it.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void prepare_root_steps(Member const& member, PassArguments<Real> const& a, Complex<Real>* steps) {
  constexpr unsigned all = root_step_count<Shape, Real> * Shape::lines,
                     step = Shape::N / Shape::radix(Shape::stages - 1);
  if constexpr (all != 0)
    for (std::uint32_t e = member.team_rank(); e < all; e += Shape::team_size) {
      std::uint32_t const line = e % Shape::lines, kind = e / Shape::lines, r = kind < 3 ? kind + 1 : 4 * (kind - 2);
      auto const at = locate(a, member.league_rank() * Shape::lines + line);
      steps[e] = root(a, a.store_roots, std::uint64_t{at.twiddle} * (r * step));
    }
}

/// y_k *= W_n^(q k), the steps from scratch.
template <class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void multiply_by_shared_roots(PassArguments<Real> const& a, LineInfo const& info, ThreadPlace at,
                                               Complex<Real> const* steps, StageRegisters<Shape, s, Real>& x) {
  constexpr unsigned R = Shape::radix(s);
  auto const* const own = steps + at.line;
  for_each_butterfly<Shape, s>(at.thread, [&](auto m, std::uint32_t b, bool present) {
    if (!present) return;
    auto const first = root(a, a.store_roots, std::uint64_t{info.twiddle} * b);
    static_for<(R + 3) / 4>([&](auto g) {
      auto base = first;
      if constexpr (decltype(g)::value != 0) base = base * own[(2 + g) * Shape::lines];
      static_for<4>([&](auto f) {
        constexpr unsigned r = 4 * decltype(g)::value + decltype(f)::value;
        if constexpr (r < R)
          x.y[m][r] = x.y[m][r] * (decltype(f)::value == 0 ? base : base * own[(f - 1u) * Shape::lines]);
      });
    });
  });
}

/// The same where a thread has several butterflies: each thread computes its steps once for all of them.
template <class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void multiply_by_own_roots(PassArguments<Real> const& a, LineInfo const& info, ThreadPlace at,
                                            StageRegisters<Shape, s, Real>& x) {
  constexpr unsigned R = Shape::radix(s), groups = (R + 3) / 4;
  Complex<Real> coarse[groups];
  static_for<groups>([&](auto g) {
    if constexpr (decltype(g)::value != 0)
      coarse[g] = root(a, a.store_roots, std::uint64_t{info.twiddle} * (4 * g * x.step));
  });
  Complex<Real> fine[4];
  static_for<4>([&](auto f) {
    if constexpr (decltype(f)::value != 0) fine[f] = root(a, a.store_roots, std::uint64_t{info.twiddle} * (f * x.step));
  });
  for_each_butterfly<Shape, s>(at.thread, [&](auto m, std::uint32_t b, bool present) {
    if (!present) return;
    auto const first = root(a, a.store_roots, std::uint64_t{info.twiddle} * b);
    static_for<R>([&](auto r) {
      constexpr unsigned f = decltype(r)::value % 4, g = decltype(r)::value / 4;
      auto w = first;
      if constexpr (f != 0) w = w * fine[f];
      if constexpr (g != 0) w = w * coarse[g];
      x.y[m][r] = x.y[m][r] * w;
    });
  });
}

/// y_k *= W_n^(q k) for the thread's elements of the last stage.
template <class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void multiply_by_roots(PassArguments<Real> const& a, LineInfo const& info, ThreadPlace at,
                                        Complex<Real> const* steps, StageRegisters<Shape, s, Real>& x) {
  if constexpr (root_step_count<Shape, Real> != 0)
    multiply_by_shared_roots(a, info, at, steps, x);
  else
    multiply_by_own_roots(a, info, at, x);
}

}  // namespace TeamFFT::Impl

#endif
