// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The twiddles of a stage: W_{LR}^(k r) for r = 1..R-1 from a table of the powers r = 1, 2, 4, 8, ... and products of
// at most three of them.
#ifndef TEAMFFT_DEVICE_MATH_TWIDDLE_HPP
#define TEAMFFT_DEVICE_MATH_TWIDDLE_HPP

#include <TeamFFT/device/math/butterfly.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// How many powers of two lie below R: the table's rows for one stage. A power w^r of one rounded w carries r times its
/// error, a product of table entries only the sum of theirs (docs/design.md, section 4).
constexpr unsigned twiddle_rows(unsigned R) {
  unsigned rows = 0;
  for (unsigned r = 1; r < R; r *= 2) ++rows;
  return rows;
}

/// Table entries of the stages `radices[0..count)`: none for the first, then L columns in each row, L the product of
/// the radices before.
template <class Radices>
constexpr std::size_t twiddle_entries(Radices const& radices, std::size_t count) {
  std::size_t entries = 0, L = 1;
  for (std::size_t s = 0; s < count; ++s) {
    if (s != 0) entries += twiddle_rows(radices[s]) * L;
    L *= radices[s];
  }
  return entries;
}

/// r as the sum of two smaller powers, split so that the depth stays at two below 16: 7 = 3 + 4, 11 = 3 + 8, 15 = 3
/// + 12.
constexpr unsigned twiddle_summand(unsigned r) { return (r & 3u) != 0 && (r & ~3u) != 0 ? r & 3u : r & (~r + 1u); }

/// w_r = W_{LR}^(k r) for one r = 1..R-1, given those of smaller r: `table` is the stage's part, table[row * L + k] =
/// W_{LR}^(k 2^row).
template <unsigned R, unsigned r, class Real>
TEAMFFT_FUNCTION void twiddle_power(Complex<Real> (&w)[R], Complex<Real> const* table, std::uint32_t L,
                                    std::uint32_t k) {
  if constexpr ((r & (r - 1)) == 0)
    w[r] = load_constant(table + twiddle_rows(r) * L + k);
  else
    w[r] = w[twiddle_summand(r)] * w[r - twiddle_summand(r)];
}

/// W_{LR}^(k 2^row) of one butterfly: what a stage reads from its part of the table, ahead of its elements.
template <unsigned R, class Real>
struct TwiddleRows {
  Complex<Real> w[twiddle_rows(R)];

  TEAMFFT_FUNCTION void load(Complex<Real> const* table, std::uint32_t L, std::uint32_t k) {
    static_for<twiddle_rows(R)>([&](auto row) { w[row] = load_constant(table + row * L + k); });
  }

  /// y_r *= W_{LR}^(k r).
  template <class T>
  TEAMFFT_FUNCTION void apply(Complex<T> (&y)[R]) const {
    Complex<Real> power[R];
    static_for<R - 1>([&](auto i) {
      constexpr unsigned r = decltype(i)::value + 1;
      if constexpr ((r & (r - 1)) == 0)
        power[r] = w[twiddle_rows(r)];
      else
        power[r] = power[twiddle_summand(r)] * power[r - twiddle_summand(r)];
      y[r] = y[r] * power[r];
    });
  }
};

/// y_r *= W_{LR}^(k r): `table` is the stage's part.
template <unsigned R, class Real, class T>
TEAMFFT_FUNCTION void twiddle(Complex<T> (&y)[R], Complex<Real> const* table, std::uint32_t L, std::uint32_t k) {
  TwiddleRows<R, Real> rows;
  rows.load(table, L, k);
  rows.apply(y);
}

}  // namespace TeamFFT::Impl

#endif
