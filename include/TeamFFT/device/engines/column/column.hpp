// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel of columns: lines of one butterfly whose neighbours lie beside each other. A thread has a line, from
// memory to registers and back: neighbouring threads meet neighbouring elements already, so that nothing goes through
// scratch, and all of a multiprocessor's first level serves loads on their way.
#ifndef TEAMFFT_DEVICE_ENGINES_COLUMN_COLUMN_HPP
#define TEAMFFT_DEVICE_ENGINES_COLUMN_COLUMN_HPP

#include <TeamFFT/device/ends/locate_lines.hpp>
#include <TeamFFT/device/math/twiddle.hpp>
#include <TeamFFT/device/math/butterfly_wide.hpp>

#include <TeamFFT/device/engines/column/contract.hpp>

namespace TeamFFT::Impl {

/// W_n^(q k) of the line's q. Products of fewer roots would save loads, but not time, and cost accuracy.
template <class Real>
TEAMFFT_FUNCTION Complex<Real> column_root(PassArguments<Real> const& a, LineInfo const& at, unsigned k) {
  return root(a, a.store_roots, std::uint64_t{at.twiddle} * k);
}

/// y_k = sum_j x_j W_R^(j k) of the line at `at`, and the big twiddle; the swaps around it make it the inverse. Results
/// of the primes above the common radices leave one by one.
template <unsigned R, class Real>
TEAMFFT_FUNCTION void transform_column(PassArguments<Real> const& a, LineInfo const& at) {
  bool const turns = a.has(flag_store_twiddle);
  Complex<Real> y[R];
  load_butterfly<R>(a, at.load, a.load_stride, y);
  if constexpr (R > common_radix) {
    wide_butterfly<R, WideAt::line>(y, [&](unsigned k, Complex<Real> v) {
      if (turns) v = v * column_root(a, at, k);
      write_element(a, at.store + k * a.store_stride, v);
    });
  } else {
    Butterfly<R>::template apply<Real>(y);
    if (turns) static_for<R - 1>([&](auto r) { y[r + 1] = y[r + 1] * column_root(a, at, r + 1); });
    store_butterfly(a, at.store, a.store_stride,
                    [&](auto const& store) { static_for<R>([&](auto r) { store(decltype(r)::value, y[r]); }); });
  }
}

/// The radix in [low, high) that is asked for, by bisection; between the primes there are none.
template <unsigned low, unsigned high, class Real>
TEAMFFT_FUNCTION void dispatch_column(PassArguments<Real> const& a, LineInfo const& at) {
  constexpr unsigned middle = low + (high - low) / 2;
  if constexpr (high - low > 1) {
    if (a.length < middle)
      dispatch_column<low, middle>(a, at);
    else
      dispatch_column<middle, high>(a, at);
  } else if constexpr (is_column(low)) {
    transform_column<low>(a, at);
  }
}

/// The kernel's body for one team; Budget::value is its ColumnBudget.
template <class Budget, class Real, class Member>
TEAMFFT_FUNCTION void column_kernel(Member const& member, PassArguments<Real> const& a) {
  std::uint32_t const line = static_cast<std::uint32_t>(member.league_rank()) * member.team_size() + member.team_rank();
  if (line < a.line_count) dispatch_column<Budget::value.narrowest, Budget::value.widest + 1>(a, locate(a, line));
}

}  // namespace TeamFFT::Impl

#endif
