// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lanes along a line: which passes can have them, and with which stages.
#ifndef TEAMFFT_ENGINES_LANES_ALONG_HPP
#define TEAMFFT_ENGINES_LANES_ALONG_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace TeamFFT::Impl {

/// Bytes of a core's scratch where lines of reals and vectors of wide lines end: each thread of a host has as much
/// (host_core_scratch), so that their number decides nothing.
inline constexpr std::size_t most_core_scratch = std::size_t{2} << 20;

/// The first stage of lanes along a line.
struct AlongStage {
  unsigned radix, lanes;
  [[nodiscard]] std::size_t rows() const { return (radix + lanes - 1) / lanes; }
  /// Lanes at work, of the narrower vectors a little less.
  [[nodiscard]] double use(std::size_t widest) const {
    return static_cast<double>(radix) / static_cast<double>(rows()) * (lanes == widest ? 1.0 : 1.1) *
           (radix == lanes ? 1.0 : 0.9);
  }
};

/// All first stages of a length; a line has a vector of butterflies at least. Convolutions choose their length, and
/// want no lanes without elements (padded).
[[nodiscard]] std::vector<AlongStage> along_stages(Context const& context, std::size_t length, bool padded);

/// True where the pass' lines can lie along the lanes: a plain transform of contiguous lines or a functor's, one from
/// or to reals, behind a map or not, or half-spectra, or a whole convolution.
[[nodiscard]] bool runs_along(Context const& context, Pass const& pass);

/// Nothing where it does not fit in scratch.
[[nodiscard]] std::optional<Choice> along(Context const& context, Pass const& pass, AlongStage const& stage,
                                          std::vector<unsigned> const& later_radices);

/// By the first stage that fills most lanes.
[[nodiscard]] std::optional<Choice> best_along(Context const& context, Pass const& pass, bool padded);

}  // namespace TeamFFT::Impl

#endif
