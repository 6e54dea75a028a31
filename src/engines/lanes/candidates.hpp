// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shape of a team on a host: one thread whose vector lanes are lines, or threads whose lanes are neighbouring
// elements of one line.
#ifndef TEAMFFT_ENGINES_LANES_CANDIDATES_HPP
#define TEAMFFT_ENGINES_LANES_CANDIDATES_HPP

#include "pass/context.hpp"
#include "pass/pass.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace TeamFFT::Impl {

/// The measured choice (machines/amd_epyc_*/lanes.hpp), where there is one for this width of vectors and it fits the
/// pass.
[[nodiscard]] std::optional<Choice> host_row_candidate(Context const& context, Pass const& pass);

/// Many short lines, one a lane, in groups that move as a whole: contiguous on either side, or neighbours.
[[nodiscard]] std::optional<Choice> short_candidate(Context const& context, Pass const& pass);

/// The same of lines that lie in scratch, one a lane, wherever they lie in memory.
[[nodiscard]] std::optional<Choice> unit_candidate(Context const& context, Pass const& pass);

/// Lanes along the line: a plain transform of contiguous lines, or one from or to reals or half-spectra, or a whole
/// convolution.
[[nodiscard]] std::optional<Choice> along_candidate(Context const& context, Pass const& pass);

/// A user's filter of one field: lanes along contiguous lines that are long or few, else across them; nothing where two
/// transforms are as fast.
[[nodiscard]] std::optional<Choice> host_filter_candidate(Context const& context, Pass const& pass);

/// True where lines of a whole convolution of length M can lie along the lanes.
[[nodiscard]] bool convolves_in_lanes(Context const& context, std::size_t M);

/// Any pass, by the radices of `t`: a team of one thread, whose lanes are lines where there are enough of them to fill
/// half the vector.
[[nodiscard]] std::optional<Choice> lanes_candidate(Context const& context, Choice t, Pass const& pass);

/// For the tuner: every way and first stage that fits the pass, with `splits` factorizations of the rest.
[[nodiscard]] std::vector<Choice> host_candidates(Context const& context, Pass const& pass, std::size_t splits);

}  // namespace TeamFFT::Impl

#endif
