// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of columns: lines of one butterfly whose neighbours lie beside each other. A thread has a line, from memory to registers and back: neighbouring
// threads meet neighbouring elements already, so that nothing goes through scratch, and all of a multiprocessor's first level serves loads on their way.
#ifndef TEAMFFT_DEVICE_COLUMN_HPP
#define TEAMFFT_DEVICE_COLUMN_HPP

#include <TeamFFT/device/general_stage.hpp>

#include <backends/column.hpp>

namespace TeamFFT::Impl {

/// y_k = sum_j x_j W_R^(j k) of the line at `at`; the swaps around it make it the inverse.
template <unsigned R, class Real>
TEAMFFT_FUNCTION void transform_column(PassArguments<Real> const& a, LineInfo const& at) {
  Complex<Real> y[R];
  load_butterfly<R>(a, at.load, a.load_stride, y);
  Butterfly<R>::template apply<Real>(y);
  store_butterfly(a, at.store, a.store_stride, [&](auto const& store) { static_for<R>([&](auto r) { store(decltype(r)::value, y[r]); }); });
}

/// The radix in [low, high) that is asked for, by bisection.
template <unsigned low, unsigned high, class Real>
TEAMFFT_FUNCTION void dispatch_column(PassArguments<Real> const& a, LineInfo const& at) {
  constexpr unsigned middle = low + (high - low) / 2;
  if constexpr (high - low > 1) {
    if (a.length < middle)
      dispatch_column<low, middle>(a, at);
    else
      dispatch_column<middle, high>(a, at);
  } else {
    transform_column<low>(a, at);
  }
}

/// The kernel's body for one team; Form::value is its ColumnForm.
template <class Form, class Real, class Member>
TEAMFFT_FUNCTION void column_kernel(Member const& member, PassArguments<Real> const& a) {
  std::uint32_t const line = static_cast<std::uint32_t>(member.league_rank()) * member.team_size() + member.team_rank();
  if (line < a.line_count) dispatch_column<Form::value.narrowest, Form::value.widest + 1>(a, locate(a, line));
}

}  // namespace TeamFFT::Impl

#endif
