// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of plain rows of one butterfly a line: a thread takes whole lines, one or several, so that enough bytes
// are on their way.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_SHORT_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_SHORT_HPP

#include <TeamFFT/device/engines/register_line/plain.hpp>
#include <TeamFFT/device/math/butterfly_wide.hpp>

#include <TeamFFT/device/engines/register_line/contract_plain.hpp>

namespace TeamFFT::Impl {

/// A shape of one thread a line whose teams may have fewer threads than lines.
template <class Shape, unsigned Threads>
struct ShortShape : Shape {
  static constexpr unsigned team_size = Threads, held = Shape::lines / Threads;
  /// What Staging takes its pitch from: as many readers make it short_pitch().
  static constexpr Row row(Precision precision) {
    return {Shape::N, precision, Shape::access, {Shape::N}, short_pitch(Shape::N), Shape::lines, 1};
  }
  static_assert(Shape::T == 1 && Shape::stages == 1 && Shape::lines % Threads == 0);
};

/// The kernel's body for one team. A thread's lines are its own from the first barrier to the second.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void short_register_line_kernel(Member const& member, PassArguments<Real> const& a, char* scratch) {
  if (a.line_count == 0) return;  // a plan's first launch, without data
  Staging<Shape, Real> const staging(member, scratch);
  if (is_plain<Shape>(a, false))
    staging.load_packed(a);
  else
    staging.load_each(a);
  member.team_barrier();
  static_for<Shape::held>([&](auto i) {
    std::uint32_t const line = staging.rank + i * Shape::team_size;
    Complex<Real> y[Shape::N];
    static_for<Shape::N>([&](auto r) { y[r] = staging({line, r}); });
    if (a.has(flag_swap_load)) static_for<Shape::N>([&](auto r) { y[r] = swapped(y[r]); });
    if (a.is_scaled()) static_for<Shape::N>([&](auto r) { y[r] = scaled(a.scale, y[r]); });
    if constexpr (is_short_prime(Shape::N, scalar_precision<Real>)) {
      wide_butterfly<Shape::N, WideAt::line>(y, [&](unsigned r, Complex<Real> const& v) { staging({line, r}) = v; });
      if (a.has(flag_swap_store)) {
        TEAMFFT_NO_UNROLL
        for (unsigned r = 0; r < Shape::N; ++r) staging({line, r}) = swapped(staging({line, r}));
      }
    } else {
      Butterfly<Shape::N>::template apply<Real>(y);
      if (a.has(flag_swap_store)) static_for<Shape::N>([&](auto r) { y[r] = swapped(y[r]); });
      static_for<Shape::N>([&](auto r) { staging({line, r}) = y[r]; });
    }
  });
  member.team_barrier();
  if (is_plain<Shape>(a, true))
    staging.store_packed(a);
  else
    staging.store_each(a);
}

/// The body of a plain row's kernel, short or not.
template <class Shape, class Real, class Member>
TEAMFFT_FUNCTION void plain_line(Member const& member, PassArguments<Real> const& a, char* scratch) {
  constexpr Row row = Shape::row(scalar_precision<Real>);
  if constexpr (is_short(row))
    short_register_line_kernel<ShortShape<Shape, plain_team_size(row)>>(member, a, scratch);
  else
    plain_register_line_kernel<Shape>(member, a, scratch);
}

}  // namespace TeamFFT::Impl

#endif
