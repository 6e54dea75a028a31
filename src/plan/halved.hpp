// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// r2c and c2r in several dimensions with another axis halved between the passes than the user's.
#ifndef TEAMFFT_PLAN_HALVED_HPP
#define TEAMFFT_PLAN_HALVED_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <optional>

namespace TeamFFT::Impl {

/// The passes of the whole problem by the first axis that suits, or nothing.
[[nodiscard]] std::optional<PassList> make_halved(Context const& context, Problem const& problem);

}  // namespace TeamFFT::Impl

#endif
