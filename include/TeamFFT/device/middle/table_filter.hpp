// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A middle: what stands between the stages there and the same stages, transposed, back. The spectrum of a convolution
// times a filter from a table.
#ifndef TEAMFFT_DEVICE_MIDDLE_TABLE_FILTER_HPP
#define TEAMFFT_DEVICE_MIDDLE_TABLE_FILTER_HPP

#include <TeamFFT/device/ends/line_wise.hpp>
#include <TeamFFT/device/line/scratch_team.hpp>

#include <cstdint>

namespace TeamFFT::Impl {

/// Made for butterfly b of S, whose results are k = b + r S.
template <class Real>
struct TableFilter {
  ScratchTeam<Real> const& t;
  std::uint32_t b, S;

  /// y_r F_k with the parts swapped for the way back; Rader's x_0 joins, and X_0 leaves, at k = 0 (line_wise.hpp,
  /// filtered()).
  template <unsigned R>
  TEAMFFT_FUNCTION void apply(std::uint32_t line, Complex<Real> (&y)[R]) const {
    auto const& a = t.a;
    auto const& at = t.info[line];
    auto const* const filter = a.template table<Complex<Real>>(a.filter) + at.filter_position + b;
    Complex<Real> x0{};
    if (b == 0 && a.has(flag_combine) && at.accompanied && at.present) {
      x0 = load_companion<false>(a, at);
      store_companion<false>(a, at, swapped(x0 + y[0]));
    }
    TEAMFFT_UNROLL
    for (unsigned r = 0; r < R; ++r) {
      auto const v = y[r] * load_constant(filter + r * S);
      y[r] = swapped(r == 0 ? v + x0 : v);
    }
  }
};

}  // namespace TeamFFT::Impl

#endif
