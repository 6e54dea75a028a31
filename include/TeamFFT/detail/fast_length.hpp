// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lengths that the machine of an execution space transforms fast. Planned once, remembered, and then told without
// allocation.
#ifndef TEAMFFT_DETAIL_FAST_LENGTH_HPP
#define TEAMFFT_DETAIL_FAST_LENGTH_HPP

#include <TeamFFT/detail/export.hpp>
#include <TeamFFT/types.hpp>

#include <cstddef>

namespace TeamFFT::Impl {

/// The first fast length from n on (src/plan/fast_length.hpp). Throws Error for a length that the kind does not have.
template <class ExecutionSpace>
[[nodiscard]] TEAMFFT_EXPORT std::size_t fast_length(ExecutionSpace const& exec, Precision precision, Kind kind,
                                                     std::size_t n);

/// The circular length of overlap-save, 0 where one transform of the whole signal takes less time.
template <class ExecutionSpace>
[[nodiscard]] TEAMFFT_EXPORT std::size_t fast_block(ExecutionSpace const& exec, Precision precision, Kind kind,
                                                    std::size_t signal, std::size_t taps);

}  // namespace TeamFFT::Impl

#endif
