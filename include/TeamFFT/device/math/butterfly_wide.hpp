// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which butterfly a prime above the common radices takes where its results leave one by one (H200,
// perf/notes/register_line.md#single-primes-2026-11-23).
#ifndef TEAMFFT_DEVICE_MATH_BUTTERFLY_WIDE_HPP
#define TEAMFFT_DEVICE_MATH_BUTTERFLY_WIDE_HPP

#include <TeamFFT/device/math/butterfly_rader.hpp>
#include <TeamFFT/device/math/butterfly_summed.hpp>

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

namespace TeamFFT::Impl {

/// The scratch-line kernel's first stage or its last, or a whole line in a thread's registers
/// (device/engines/register_line/short.hpp).
enum class WideAt { first_stage, last_stage, line };

/// Rader's butterfly, sums in a loop, or the same sums one after the other.
enum class WideBy { rader, loop, row };

constexpr WideBy wide_by(unsigned P, WideAt at, std::size_t scalar_bytes) {
  bool const has_table = scalar_bytes == 4 && P >= 37 && P < 61;  // in f64 the loop spills beside a stage's addresses
  switch (at) {
    case WideAt::first_stage: return has_rader_butterfly(P) ? WideBy::rader : has_table ? WideBy::loop : WideBy::row;
    case WideAt::last_stage: return has_table ? WideBy::loop : WideBy::row;
    case WideAt::line: break;
  }
  // 47: 0.87 of a copy for 0.70; others lose (59: 0.65 for 0.77)
  return has_table && (P == 47 || P == 53) ? WideBy::loop : WideBy::row;
}

/// store(k, y_k) for every k of the DFT of P elements; y is lost.
template <unsigned P, WideAt at, class Real, class Store>
TEAMFFT_FUNCTION void wide_butterfly(Complex<Real> (&y)[P], Store const& store) {
  constexpr WideBy by = wide_by(P, at, sizeof(Real));
  if constexpr (by == WideBy::rader)
    RaderButterfly<P>::template emit<Real>(y, store);
  else if constexpr (by == WideBy::loop)
    SummedButterfly<P>::emit(y, store);
  else
    OddButterfly<P>::template emit<Real>(y, store);
}

}  // namespace TeamFFT::Impl

#endif
