// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The engine register_line, in one team and in a cluster.
#ifndef TEAMFFT_ENGINES_REGISTER_LINE_ENGINE_HPP
#define TEAMFFT_ENGINES_REGISTER_LINE_ENGINE_HPP

#include "engines/engine.hpp"

namespace TeamFFT::Impl {

inline constexpr Features plain_row_loads = features::swap | features::reals | features::pairs | features::crop,
                          row_loads = plain_row_loads | features::line_wise;
inline constexpr Features row_stores = row_loads | features::scale;

/// Crop and pad, reals, swaps, scale and the big twiddle at the store (takes_big_twiddle).
inline constexpr PassFeatures transform_rows_accept{
    plain_row_loads, plain_row_loads | features::scale | features::twiddle, features::none};
inline constexpr PassFeatures whole_line_rows_accept{features::swap, features::swap | features::scale, features::none};
/// Bluestein's and Rader's convolutions with both ends in the one pass.
inline constexpr PassFeatures convolution_rows_accept{row_loads | features::chirp | features::permutation,
                                                      row_stores | features::chirp | features::permutation,
                                                      features::bluestein | features::rader | features::companion};
inline constexpr PassFeatures real_rows_accept{row_loads | features::mirror, row_stores | features::mirror,
                                               features::none};
/// Complex lines with no op but scale and swaps, whichever engine's stages the clusters' teams have.
inline constexpr PassFeatures cluster_accepts{features::swap, features::swap | features::scale, features::none};

[[nodiscard]] double register_line_cost(Context const& context, Pass const& pass, Work const& work);
[[nodiscard]] double register_line_cluster_cost(Context const& context, Pass const& pass, Work const& work);

inline constexpr Engine register_line_engine{"a kernel of one length (a row)",
                                             transform_rows_accept | convolution_rows_accept | real_rows_accept,
                                             &CompiledKernels::register_line, register_line_cost};
inline constexpr Engine register_line_cluster_engine{"a kernel of one length (a row)", cluster_accepts,
                                                     &CompiledKernels::register_line, register_line_cluster_cost};
[[nodiscard]] constexpr Engine const& engine_of(RegisterLineChoice const&) { return register_line_engine; }
[[nodiscard]] constexpr Engine const& engine_of(RegisterLineClusterChoice const&) {
  return register_line_cluster_engine;
}

}  // namespace TeamFFT::Impl

#endif
