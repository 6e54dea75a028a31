// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The hosts' engine.
#ifndef TEAMFFT_ENGINES_LANES_ENGINE_HPP
#define TEAMFFT_ENGINES_LANES_ENGINE_HPP

#include "engines/engine.hpp"

namespace TeamFFT::Impl {

inline constexpr Features lane_ends =
    features::all_ops | features::reals | features::pairs | features::line_wise | features::crop | features::called;
/// Lanes across lines: any op, and a user's functors, but not the mirror line.
inline constexpr PassFeatures lanes_accept{lane_ends, lane_ends,
                                           features::bluestein | features::rader | features::companion};
/// Lines to a user's filter and back.
inline constexpr PassFeatures host_filters_accept{features::swap | features::crop,
                                                  features::swap | features::scale | features::crop, features::filter};
/// Lines in groups and lanes along a line, which may also have reals or half-spectra at an end; lanes along a line may
/// be a whole convolution.
inline constexpr PassFeatures plain_lanes_accept{features::swap | features::pairs,
                                                 features::swap | features::pairs | features::scale, features::none};

[[nodiscard]] double lanes_cost(Context const& context, Pass const& pass, Work const& work);

inline constexpr Engine lanes_engine{"the hosts' kernel", lanes_accept | host_filters_accept, nullptr, lanes_cost};
[[nodiscard]] constexpr Engine const& engine_of(LanesChoice const&) { return lanes_engine; }

}  // namespace TeamFFT::Impl

#endif
