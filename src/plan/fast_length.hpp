// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which lengths a machine transforms fast, by the planner's own estimates.
#ifndef TEAMFFT_PLAN_FAST_LENGTH_HPP
#define TEAMFFT_PLAN_FAST_LENGTH_HPP

#include <TeamFFT/machine.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>
#include <vector>

namespace TeamFFT::Impl {

/// What may be planned in search of a fast length of complex lines from n on, rising: 7-smooth lengths to 1.5625 n
/// beside each of which no longer one, to a quarter, promises to be faster (padding_cost()). Whether a length is one
/// does not depend on n.
[[nodiscard]] std::vector<std::size_t> length_candidates(std::size_t n);

struct LengthSearch {
  std::size_t length;  ///< the answer
  std::size_t plans;   ///< that were made for it
};

/// The first length from n on that is fast: its complex lines are a candidate, and the next three candidates to a
/// quarter more take no less than 1/1.1 of its time, by the estimates for the kind. Those lines have n elements for
/// complex kinds, n - 1 for dct1, n + 1 for dst1, and n/2 for the other real kinds, whose answers are even but for 1. A
/// fast length is its own answer, and a longer n has no shorter one.
[[nodiscard]] LengthSearch search_length(Machine const& machine, Precision precision, Kind kind, std::size_t n);

/// The length of search_length().
[[nodiscard]] std::size_t fast_length(Machine const& machine, Precision precision, Kind kind, std::size_t n);

/// The circular length B of overlap-save, in which B - taps + 1 outputs of a signal are computed at a time (Stockham
/// 1966), or 0 where one transform of the whole signal takes less time. `kind` is that of the way forth.
[[nodiscard]] std::size_t fast_block(Machine const& machine, Precision precision, Kind kind, std::size_t signal,
                                     std::size_t taps);

}  // namespace TeamFFT::Impl

#endif
