// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The choice of a kernel whose lines a cluster of teams shares.
#ifndef TEAMFFT_ENGINES_REGISTER_LINE_CLUSTER_HPP
#define TEAMFFT_ENGINES_REGISTER_LINE_CLUSTER_HPP

#include "pass/context.hpp"
#include "pass/features.hpp"
#include "pass/pass.hpp"

namespace TeamFFT::Impl {

/// Complex lines with no op but scale and swaps, whichever engine's stages the clusters' teams have.
inline constexpr Accepted cluster_accepts{features::swap, features::swap | features::scale, features::none};

/// Whether a cluster's teams may share the lines of the pass: contiguous complex ones with no op but scale and swaps, where the backend makes clusters.
[[nodiscard]] bool takes_cluster(Context const& context, Pass const& pass);
/// The same for one whose lines lie beside each other.
[[nodiscard]] bool takes_cluster_of_tiles(Context const& context, Pass const& pass);

/// The cluster's row for such a pass, where the backend has one.
[[nodiscard]] std::optional<Choice> fit_cluster(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
