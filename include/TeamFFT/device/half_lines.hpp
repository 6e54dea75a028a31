// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of real transforms in several dimensions along the axis that is halved in memory, after (r2c) or before (c2r) another axis was transformed from or
// to reals: all elements of a complex line are then those of two half-spectra, its own and, conjugate and backwards, that of its mirror line (maps.hpp, halved).
// All axes but this one go through memory in whole, aligned rows.
#ifndef TEAMFFT_DEVICE_HALF_LINES_HPP
#define TEAMFFT_DEVICE_HALF_LINES_HPP

#include <TeamFFT/device/row_kernel.hpp>

namespace TeamFFT::Impl {

/// Where a line and its mirror line lie; alone: the mirror line is none of the pass' lines, which hold indices 0 .. N/2 of the halved axis.
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
    std::uint32_t const c = last ? line : line % a.counts[d], N = a.twiddle_steps[d], mirror = N == 0 || c == 0 ? c : N - c;
    if (!last) line /= a.counts[d];
    std::int64_t const step = load ? a.dims[d].load : a.dims[d].store;
    at.own += c * step;
    at.mirror += mirror * step;
    at.alone = at.alone || mirror >= a.counts[d];
  }
  return at;
}

/// visit(m, r, k, upper, present) for each element k = b + r S of stage s that the thread holds, upper: 2k >= N; the radix is even, and upper known with r.
template <class Shape, unsigned s, class Visit>
TEAMFFT_FUNCTION void for_each_half(std::uint32_t thread, Visit const& visit) {
  constexpr unsigned R = Shape::radix(s), S = Shape::N / R;
  static_assert(R % 2 == 0);
  for_each_butterfly<Shape, s>(thread, [&](auto m, std::uint32_t b, bool present) {
    static_for<R>([&](auto r) {
      visit(m, r, b + decltype(r)::value * S, std::bool_constant<2 * decltype(r)::value >= R>{}, present);
    });
  });
}

/// x_k = X_k (2k < N), conj X'_(N-k) (2k > N), parts swapped: backward transforms run forward. At k = 0 and N/2 both lines hold what is one value and its
/// conjugate in the spectrum of reals: their mean is taken.
template <class Shape, class Real>
TEAMFFT_FUNCTION void load_halves(PassArguments<Real> const& a, HalfLine const& at, std::uint32_t thread, StageRegisters<Shape, 0, Real>& x) {
  constexpr unsigned N = Shape::N;
  auto const read = [&](std::int64_t base, std::uint32_t k) {
    if (a.has(flag_aligned_load)) {
      auto const v = reinterpret_cast<ScalarPair<Real> const*>(a.source)[base + k * a.load_stride];
      return Complex<Real>{v.re, v.im};
    }
    auto const* const v = a.source + 2 * (base + k * a.load_stride);
    return Complex<Real>{v[0], v[1]};
  };
  for_each_half<Shape, 0>(thread, [&](auto m, auto r, std::uint32_t k, auto upper, bool present) {
    Complex<Real> v{};
    if (present && at.present) v = decltype(upper)::value ? conjugate(read(at.mirror, N - k)) : read(at.own, k);
    x.y[m][r] = swapped(v);
  });
  if (thread != 0 || !at.present) return;
  auto const mean = [&](std::uint32_t k) {
    auto const v = read(at.own, k), w = read(at.mirror, k);
    return Complex<Real>{(v.im - w.im) / 2, (v.re + w.re) / 2};
  };
  x.y[0][0] = mean(0);
  x.y[0][Shape::radix(0) / 2] = mean(N / 2);
}

/// Y_k = y_k (2k <= N), Y'_(N-k) = conj y_k (2k >= N, and k = 0).
template <class Shape, unsigned s, class Real>
TEAMFFT_FUNCTION void store_halves(PassArguments<Real> const& a, HalfLine const& at, std::uint32_t thread, StageRegisters<Shape, s, Real> const& x) {
  constexpr unsigned N = Shape::N;
  auto const write = [&](std::int64_t base, std::uint32_t k, Complex<Real> const& v) {
    auto* const p = a.target + 2 * (base + k * a.store_stride);
    if (a.has(flag_aligned_store)) {
      *reinterpret_cast<ScalarPair<Real>*>(p) = {v.re, v.im};
    } else {
      p[0] = v.re;
      p[1] = v.im;
    }
  };
  for_each_half<Shape, s>(thread, [&](auto m, auto r, std::uint32_t k, auto upper, bool present) {
    if (!present || !at.present) return;
    Complex<Real> const v = x.y[m][r];
    if (!decltype(upper)::value) return write(at.own, k, v);
    if (at.alone) write(at.mirror, N - k, conjugate(v));
  });
  if (thread != 0 || !at.present) return;
  if (at.alone) write(at.mirror, 0, conjugate(x.y[0][0]));
  write(at.own, N / 2, x.y[0][Shape::radix(s) / 2]);
}

/// The kernel's body for one team. The other side is packed rows in the workspace.
template <RealKind kind, class Shape, class Real, class Member>
TEAMFFT_FUNCTION void half_row(Member const& member, PassArguments<Real> const& a, char* scratch) {
  auto const at = place_of<Shape>(member.team_rank(), false);
  std::uint32_t const line = member.league_rank() * Shape::lines + at.line;
  stockham<Shape, Real>(
      member, at, at, a.template table<Complex<Real>>(a.twiddles), scratch,
      [&](auto& x) {
        if constexpr (kind == RealKind::from_half)
          load_halves(a, locate_half<true>(a, line), at.thread, x);
        else
          load_pairs(a, locate(a, line), at.thread, UnitStride{}, x);
      },
      [&](auto& x) {
        if (a.is_scaled() || kind == RealKind::from_half)
          static_for<x.M>([&](auto m) {
            static_for<x.R>([&](auto r) {
              if (a.is_scaled()) x.y[m][r] = scaled(a.scale, x.y[m][r]);
              if constexpr (kind == RealKind::from_half) x.y[m][r] = swapped(x.y[m][r]);
            });
          });
        if constexpr (kind == RealKind::to_half)
          store_halves(a, locate_half<false>(a, line), at.thread, x);
        else
          store_pairs(a, locate(a, line), at.thread, UnitStride{}, x);
      });
}

}  // namespace TeamFFT::Impl

#endif
