// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shape of a pass that takes lines through their ends and transforms nothing (device/engines/map/map.hpp).
#ifndef TEAMFFT_ENGINES_MAP_CANDIDATES_HPP
#define TEAMFFT_ENGINES_MAP_CANDIDATES_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <optional>

namespace TeamFFT::Impl {

[[nodiscard]] std::optional<Choice> map_candidate(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
