// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which lengths a machine transforms fast, by the planner's own estimates.
#ifndef TEAMFFT_PLAN_FAST_LENGTH_HPP
#define TEAMFFT_PLAN_FAST_LENGTH_HPP

#include <TeamFFT/machine.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>

namespace TeamFFT::Impl {

/// The first length from n on whose line takes the least time, or at most a tenth more by the estimates.
[[nodiscard]] std::size_t fast_length(Machine const& machine, Precision precision, Kind kind, std::size_t n);

/// The circular length B of overlap-save, in which B - taps + 1 outputs of a signal are computed at a time (Stockham 1966), or 0 where one transform of the
/// whole signal takes less time. `kind` is that of the way forth.
[[nodiscard]] std::size_t fast_block(Machine const& machine, Precision precision, Kind kind, std::size_t signal, std::size_t taps);

}  // namespace TeamFFT::Impl

#endif
