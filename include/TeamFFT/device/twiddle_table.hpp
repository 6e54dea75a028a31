// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table that the stages of a line read their twiddles from, computed on the host.
#ifndef TEAMFFT_DEVICE_TWIDDLE_TABLE_HPP
#define TEAMFFT_DEVICE_TWIDDLE_TABLE_HPP

#include <TeamFFT/device/twiddle.hpp>
#include <TeamFFT/number.hpp>

#include <type_traits>
#include <vector>

namespace TeamFFT::Impl {

/// What tables for Real are computed in before they are rounded: double for float, long double for double.
template <class Real>
using Wide = std::conditional_t<std::is_same_v<Real, float>, double, long double>;

/// For each stage but the first, with L the product of the radices before it: rows W_{LR}^(k 2^row), k < L, in the order that TwiddleRows reads. Radices
/// 4, 2 have the four entries W_8^0 .. W_8^3.
template <class Real, class Radices>
[[nodiscard]] std::vector<Complex<Real>> stage_twiddles(Radices const& radices) {
  std::vector<Complex<Real>> table;
  std::size_t L = 1;
  for (unsigned const R : radices) {
    for (unsigned row = 0; L != 1 && row < twiddle_rows(R); ++row)
      for (std::size_t k = 0; k < L; ++k) {
        auto const w = root_of_unity<Wide<Real>>(k << row, L * R);
        table.push_back({static_cast<Real>(w.real()), static_cast<Real>(w.imag())});
      }
    L *= R;
  }
  return table;
}

}  // namespace TeamFFT::Impl

#endif
