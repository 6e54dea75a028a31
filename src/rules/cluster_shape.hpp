// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The choice of a kernel whose lines a cluster of teams shares.
#ifndef TEAMFFT_RULES_CLUSTER_SHAPE_HPP
#define TEAMFFT_RULES_CLUSTER_SHAPE_HPP

#include "rule.hpp"

namespace TeamFFT::Impl {

/// The cluster's row for a pass of whole complex lines without gaps on either side and with no op but scale and swaps, where the backend has one.
[[nodiscard]] std::optional<Tuning> fit_cluster(Context const& context, Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
