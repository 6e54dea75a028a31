// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The engine map.
#ifndef TEAMFFT_ENGINES_MAP_ENGINE_HPP
#define TEAMFFT_ENGINES_MAP_ENGINE_HPP

#include "engines/engine.hpp"

namespace TeamFFT::Impl {

/// Whole lines of a real kind to or from complex ones, without a transform.
inline constexpr Features map_ends = features::reals | features::pairs | features::line_wise | features::two_lines;
inline constexpr PassFeatures map_accepts{map_ends, map_ends | features::scale, features::identity};

[[nodiscard]] double map_cost(Context const& context, Pass const& pass, Work const& work);

inline constexpr Engine map_engine{"a kernel of maps without a transform", map_accepts, nullptr, map_cost};
[[nodiscard]] constexpr Engine const& engine_of(MapChoice const&) { return map_engine; }

}  // namespace TeamFFT::Impl

#endif
