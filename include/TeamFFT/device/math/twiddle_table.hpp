// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table that the stages of a line read their twiddles from, computed on the host.
#ifndef TEAMFFT_DEVICE_MATH_TWIDDLE_TABLE_HPP
#define TEAMFFT_DEVICE_MATH_TWIDDLE_TABLE_HPP

#include <TeamFFT/device/math/twiddle.hpp>
#include <TeamFFT/detail/number.hpp>

#include <type_traits>
#include <vector>

namespace TeamFFT::Impl {

/// What tables for Real are computed in before they are rounded: double for float, long double for double.
template <class Real>
using Wide = std::conditional_t<std::is_same_v<Real, float>, double, long double>;

/// For each stage but the first, with L the product of the radices before it: rows W_{LR}^(k 2^row), k < L, in the
/// order that TwiddleRows reads, each passed to add(Complex<Real>). Radices 4, 2 have the four entries W_8^0 .. W_8^3.
/// Of stage `halved`, the first or the last, only (R+1)/2 residues are held
/// (device/engines/register_line/odd_line.hpp).
template <class Real, class Radices, class Add>
void for_stage_twiddles(Radices const& radices, std::size_t halved, Add const& add) {
  // from so many on roots come from a table of their own: 2^22 elements took 0.4 s to plan
  constexpr std::size_t many = std::size_t{1} << 14;
  std::size_t L = 1, held_columns = 1, s = 0, first = 0;
  for (unsigned const R : radices) {
    unsigned const held = s == halved ? R / 2 + 1 : R;
    RootTable<Wide<Real>> const roots(L * R < many ? 1 : L * R);
    for (unsigned row = 0; L != 1 && row < twiddle_rows(held); ++row)
      for (std::size_t column = 0; column < held_columns; ++column) {
        std::size_t const k = halved == 0 ? column % (first / 2 + 1) + first * (column / (first / 2 + 1)) : column;
        auto const w = L * R < many ? root_of_unity<Wide<Real>>(k << row, L * R) : roots(k << row);
        add(Complex<Real>{static_cast<Real>(w.real()), static_cast<Real>(w.imag())});
      }
    if (s++ == 0) first = R;
    L *= R;
    held_columns *= held;
  }
}

template <class Real, class Radices>
[[nodiscard]] std::vector<Complex<Real>> stage_twiddles(Radices const& radices, std::size_t halved = ~std::size_t{0}) {
  std::vector<Complex<Real>> table;
  for_stage_twiddles<Real>(radices, halved, [&](Complex<Real> const& w) { table.push_back(w); });
  return table;
}

}  // namespace TeamFFT::Impl

#endif
