// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The choice of a kernel whose lines a cluster of teams shares.
#ifndef TEAMFFT_ENGINES_REGISTER_LINE_CLUSTER_ROWS_HPP
#define TEAMFFT_ENGINES_REGISTER_LINE_CLUSTER_ROWS_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

namespace TeamFFT::Impl {

/// Whether a cluster's teams may share the lines of the pass: contiguous complex ones with no op but scale and swaps,
/// where the backend makes clusters.
[[nodiscard]] bool takes_cluster(Context const& context, Pass const& pass);
/// The same for one whose lines lie beside each other.
[[nodiscard]] bool takes_cluster_of_tiles(Context const& context, Pass const& pass);

/// The cluster's row for such a pass, where the backend has one.
[[nodiscard]] std::optional<Choice> cluster_candidate(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
