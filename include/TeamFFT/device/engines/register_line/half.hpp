// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of real transforms in several dimensions along the axis that is halved in memory, after (r2c) or before
// (c2r) another axis was transformed from or to reals: all elements of a complex line are then those of two
// half-spectra, its own and, conjugate and backwards, that of its mirror line (maps.hpp, halved). All axes but this one
// go through memory in whole, aligned rows.
#ifndef TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_HALF_HPP
#define TEAMFFT_DEVICE_ENGINES_REGISTER_LINE_HALF_HPP

#include <TeamFFT/device/engines/register_line/register_line.hpp>

namespace TeamFFT::Impl {

/// Where a line and its mirror line lie; alone: the mirror line is none of the pass' lines, which hold indices 0 .. N/2
/// of the halved axis.
struct HalfLine {
  std::int64_t own, mirror;
  bool present, alone;
};

template <bool load, class Real>
TEAMFFT_FUNCTION HalfLine locate_half(PassArguments<Real> const& a, std::uint32_t line) {
  HalfLine at{0, 0, line < a.line_count, false};
  if (!at.present) return at;
  TEAMFFT_UNROLL
  for (unsigned d = 0; d < max_line_dims; ++d) {
    if (d >= a.dim_count) continue;
    bool const last = d + 1 == a.dim_count;
    std::uint32_t const c = last ? line : line % a.counts[d], N = a.twiddle_steps[d],
                        mirror = N == 0 || c == 0 ? c : N - c;
    if (!last) line /= a.counts[d];
    std::int64_t const step = load ? a.dims[d].load : a.dims[d].store;
    at.own += c * step;
    at.mirror += mirror * step;
    at.alone = at.alone || mirror >= a.counts[d];
  }
  return at;
}

/// visit(m, r, k, upper, present) for each element k = b + r S of stage s that the thread holds, upper: 2k >= N; the
/// radix is even, and upper known with r. Without a butterfly k is the last one's.
template <class Shape, unsigned s, class Visit>
TEAMFFT_FUNCTION void for_each_half(std::uint32_t thread, Visit const& visit) {
  constexpr unsigned R = Shape::radix(s), S = Shape::N / R;
  static_assert(R % 2 == 0);
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
    std::uint32_t const first = present ? b : S - 1;
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) visit(m, r, first + r * S, 2 * r >= R, present);
  });
}

/// A user's half-spectra: complex elements, one access each where they are aligned.
template <bool Aligned, class Scalar>
struct HalfSpectra {
  using Real = std::remove_const_t<Scalar>;
  using Pair = std::conditional_t<std::is_const_v<Scalar>, ScalarPair<Real> const, ScalarPair<Real>>;
  Scalar* memory;
  std::int64_t stride;

  TEAMFFT_FUNCTION Complex<Real> read(std::int64_t base, std::uint32_t k) const {
    auto* const p = memory + 2 * (base + k * stride);
    if constexpr (!Aligned) return {p[0], p[1]};
    auto const v = *reinterpret_cast<Pair*>(p);
    return {v.re, v.im};
  }
  TEAMFFT_FUNCTION void write(std::int64_t base, std::uint32_t k, Complex<Real> const& v) const {
    auto* const p = memory + 2 * (base + k * stride);
    if constexpr (Aligned) {
      *reinterpret_cast<Pair*>(p) = {v.re, v.im};
    } else {
      p[0] = v.re;
      p[1] = v.im;
    }
  }
};

/// x_k = X_k (2k < N), conj X'_(N-k) (2k > N), parts swapped: backward transforms run forward. At k = 0 and N/2 both
/// lines hold what is one value and its conjugate in the spectrum of reals: their mean is taken.
template <class Shape, class Real, class Spectra>
TEAMFFT_FUNCTION void load_halves(Spectra const& spectra, HalfLine const& at, std::uint32_t thread,
                                  StageRegisters<Shape, 0, Real>& x) {
  constexpr unsigned N = Shape::N;
  for_each_half<Shape, 0>(thread, [&](auto m, auto r, std::uint32_t k, bool upper, bool) {
    x.y[m][r] = swapped(upper ? conjugate(spectra.read(at.mirror, N - k)) : spectra.read(at.own, k));
  });
  if (thread != 0) return;
  auto const mean = [&](std::uint32_t k) {
    auto const v = spectra.read(at.own, k), w = spectra.read(at.mirror, k);
    return Complex<Real>{(v.im - w.im) / 2, (v.re + w.re) / 2};
  };
  x.y[0][0] = mean(0);
  x.y[0][Shape::radix(0) / 2] = mean(N / 2);
}

/// Y_k = y_k (2k <= N), Y'_(N-k) = conj y_k (2k >= N, and k = 0).
template <class Shape, unsigned s, class Real, class Spectra>
TEAMFFT_FUNCTION void store_halves(Spectra const& spectra, HalfLine const& at, std::uint32_t thread,
                                   StageRegisters<Shape, s, Real> const& x) {
  constexpr unsigned N = Shape::N;
  for_each_half<Shape, s>(thread, [&](auto m, auto r, std::uint32_t k, bool upper, bool present) {
    if (!present) return;
    Complex<Real> const v = x.y[m][r];
    if (!upper) return spectra.write(at.own, k, v);
    if (at.alone) spectra.write(at.mirror, N - k, conjugate(v));
  });
  if (thread != 0) return;
  if (at.alone) spectra.write(at.mirror, 0, conjugate(x.y[0][0]));
  spectra.write(at.own, N / 2, x.y[0][Shape::radix(s) / 2]);
}

/// The kernel's body for one team. The other side is packed rows in the workspace.
template <RealKind kind, class Shape, class Real, class Member>
TEAMFFT_FUNCTION void half_line(Member const& member, PassArguments<Real> const& a, char* scratch) {
  auto const at = place_of<Shape>(member.team_rank(), false);
  std::uint32_t const line = member.league_rank() * Shape::lines + at.line;
  stockham<Shape, Real>(
      member, at, at, a.template table<Complex<Real>>(a.twiddles), scratch,
      [&](auto& x) {
        if constexpr (kind == RealKind::from_half) {
          auto const half = locate_half<true>(a, line);
          if (!half.present) return x.clear();
          if (a.has(flag_aligned_load))
            return load_halves(HalfSpectra<true, Real const>{a.source, a.load_stride}, half, at.thread, x);
          load_halves(HalfSpectra<false, Real const>{a.source, a.load_stride}, half, at.thread, x);
        } else
          load_pairs(a, locate(a, line), at.thread, UnitStride{}, x);
      },
      [&](auto& x) {
        if (a.is_scaled()) x.scale(a.scale);
        if constexpr (kind == RealKind::from_half) x.swap_parts();
        if constexpr (kind == RealKind::to_half) {
          auto const half = locate_half<false>(a, line);
          if (!half.present) return;
          if (a.has(flag_aligned_store))
            return store_halves(HalfSpectra<true, Real>{a.target, a.store_stride}, half, at.thread, x);
          store_halves(HalfSpectra<false, Real>{a.target, a.store_stride}, half, at.thread, x);
        } else
          store_pairs(a, locate(a, line), at.thread, UnitStride{}, x);
      });
}

}  // namespace TeamFFT::Impl

#endif
