// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The engine scratch_line, on CUDA: lines in place, in one team's scratch or in a cluster's.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_ENGINE_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_ENGINE_HPP

#include "engines/engine.hpp"
#include "engines/register_line/engine.hpp"

namespace TeamFFT::Impl {

/// Transforms of whole lines with no op but the big twiddle at the store.
inline constexpr PassFeatures scratch_line_accepts{
    features::swap | features::pairs, features::swap | features::pairs | features::scale | features::twiddle,
    features::none};
/// The same of boxes.
inline constexpr PassFeatures boxes_accept{features::swap, features::swap | features::scale, features::box};
/// Transforms with chirps at either end, whole convolutions, and passes on the way back from one.
inline constexpr PassFeatures chirps_accept{features::swap | features::chirp | features::twiddle,
                                            features::swap | features::scale | features::chirp | features::twiddle,
                                            features::bluestein};
/// Real kinds of whole lines (ends.hpp).
inline constexpr PassFeatures real_kinds_accept{
    features::swap | features::reals | features::pairs | features::line_wise,
    features::swap | features::scale | features::pairs | features::reals | features::line_wise, features::none};
/// Boxes of reals.
inline constexpr PassFeatures real_boxes_accept{real_kinds_accept.load, real_kinds_accept.store, features::box};
/// Transforms of whole lines.
inline constexpr PassFeatures prime_stages_accept{features::swap | features::pairs,
                                                  features::swap | features::pairs | features::scale, features::none};

[[nodiscard]] double scratch_line_cost(Context const& context, Pass const& pass, Work const& work);
[[nodiscard]] double scratch_line_prime_cost(Context const& context, Pass const& pass, Work const& work);
[[nodiscard]] double scratch_line_cluster_cost(Context const& context, Pass const& pass, Work const& work);

inline constexpr Engine scratch_line_engine{
    "a kernel of lines in place in scratch",
    scratch_line_accepts | boxes_accept | chirps_accept | real_kinds_accept | real_boxes_accept,
    &CompiledKernels::scratch_line, scratch_line_cost};
inline constexpr Engine scratch_line_prime_engine{"a kernel of lines in place in scratch", prime_stages_accept,
                                                  &CompiledKernels::scratch_line, scratch_line_prime_cost};
inline constexpr Engine scratch_line_cluster_engine{"a kernel of lines in place in scratch", cluster_accepts,
                                                    &CompiledKernels::scratch_line, scratch_line_cluster_cost};
[[nodiscard]] constexpr Engine const& engine_of(ScratchLineChoice const&) { return scratch_line_engine; }
[[nodiscard]] constexpr Engine const& engine_of(ScratchLinePrimeChoice const&) { return scratch_line_prime_engine; }
[[nodiscard]] constexpr Engine const& engine_of(ScratchLineClusterChoice const&) { return scratch_line_cluster_engine; }

}  // namespace TeamFFT::Impl

#endif
