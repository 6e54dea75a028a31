// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Looks a pass up in the rows of kernels that are compiled for one length each.
#ifndef TEAMFFT_ENGINES_REGISTER_LINE_ROWS_HPP
#define TEAMFFT_ENGINES_REGISTER_LINE_ROWS_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/register_line/contract.hpp>

#include <span>
#include <vector>

namespace TeamFFT::Impl {

/// Lengths of the rows that a convolution in one pass may use here, rising.
[[nodiscard]] std::vector<std::size_t> row_lengths(Context const& context, Convolution convolution);

/// Whether the machine has a row for a convolution that computes lines of N elements in one pass, whatever scratch the
/// options leave.
[[nodiscard]] bool has_convolution_row(Context const& context, std::size_t N);

/// Whether it has one by Rader's permutation for the prime N.
[[nodiscard]] bool has_rader_row(Context const& context, std::size_t N);

/// The row that computes this pass, where there is one and the options allow rows: of transforms, convolutions or
/// reals.
[[nodiscard]] std::optional<Choice> row_candidate(Context const& context, Pass const& pass);

/// The row of a complex transform, or of reals, that row_candidate() gave; none for other kernels.
[[nodiscard]] Row const* complex_row(Choice const& choice);
[[nodiscard]] Row const* real_row(Choice const& choice);

/// The same for the rows that take whole contiguous complex lines of unit stride, and enough of them for all
/// multiprocessors.
[[nodiscard]] std::optional<Choice> plain_row_candidate(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
