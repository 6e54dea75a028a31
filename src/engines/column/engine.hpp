// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The engine column.
#ifndef TEAMFFT_ENGINES_COLUMN_ENGINE_HPP
#define TEAMFFT_ENGINES_COLUMN_ENGINE_HPP

#include "engines/engine.hpp"

namespace TeamFFT::Impl {

/// Transforms of whole lines with no op but the big twiddle at the store.
inline constexpr PassFeatures column_accepts{features::swap | features::pairs,
                                             features::swap | features::pairs | features::scale | features::twiddle,
                                             features::none};

/// Reals and half-spectra of whole lines.
inline constexpr PassFeatures real_columns_accept{
    features::swap | features::reals | features::pairs | features::line_wise,
    features::swap | features::scale | features::pairs | features::reals | features::line_wise, features::none};

[[nodiscard]] double column_cost(Context const& context, Pass const& pass, Work const& work);

inline constexpr Engine column_engine{"a kernel of one line a thread", column_accepts | real_columns_accept,
                                      &CompiledKernels::column, column_cost};
[[nodiscard]] constexpr Engine const& engine_of(ColumnChoice const&) { return column_engine; }

}  // namespace TeamFFT::Impl

#endif
