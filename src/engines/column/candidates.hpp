// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shape of a pass whose lines are one butterfly each and lie beside each other on both sides
// (device/engines/column/column.hpp).
#ifndef TEAMFFT_ENGINES_COLUMN_CANDIDATES_HPP
#define TEAMFFT_ENGINES_COLUMN_CANDIDATES_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <optional>

namespace TeamFFT::Impl {

[[nodiscard]] std::optional<Choice> column_candidate(Context const& context, Pass const& pass);

/// The same for short real lines and their half-spectra; of odd length they may be contiguous on one side or both.
[[nodiscard]] std::optional<Choice> real_column_candidate(Context const& context, Pass const& pass);
[[nodiscard]] std::optional<Choice> contiguous_real_column_candidate(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
