// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the ends of a pass are to the hosts' kernels: lanes along a line and groups of lines have some of them, rows
// have all.
#ifndef TEAMFFT_ENGINES_LANES_ENDS_HPP
#define TEAMFFT_ENGINES_LANES_ENDS_HPP

#include "pass/features.hpp"
#include "pass/pass.hpp"

#include <cstddef>

namespace TeamFFT::Impl {

[[nodiscard]] bool is_packed_spectrum(End const& end);

/// All of a packed half-spectrum, alone in its memory, with no op beside swap and scale: an end of lanes along a line.
[[nodiscard]] bool is_whole_spectrum(Pass const& pass, End const& end, Features asked);

/// Whole lines of reals or half-spectra, behind a map or not (GroupEnd).
[[nodiscard]] bool has_group_end(Pass const& pass, End const& end, Features asked);

/// N reals or their half-spectrum, whole and contiguous, of lines with a complex element for each real.
[[nodiscard]] bool is_real_along(Pass const& pass, End const& end, Features asked);
[[nodiscard]] bool has_real_end_along(Pass const& pass);
/// Reals behind a map, whole and contiguous; of an even number they may be packed in pairs.
[[nodiscard]] bool is_mapped_along(Pass const& pass, End const& end, Features asked);
[[nodiscard]] bool has_mapped_end_along(Pass const& pass);

/// A functor's whole lines, of complex elements or pairs of reals, or a packed half-spectrum: lanes along a line have a
/// copy of each.
[[nodiscard]] bool is_called_along(Pass const& pass, End const& end, Features asked, std::size_t LineDim::*position);

/// Complex elements apart from each other: a team has copies of its lines.
[[nodiscard]] bool is_gathered(End const& end, Features asked);
[[nodiscard]] bool has_gathered_end(Pass const& pass);

/// Neighbouring lines whose elements lie apart.
[[nodiscard]] inline bool lies_apart(Pass const& pass) { return pass.source.stride != 1 && pass.target.stride != 1; }

}  // namespace TeamFFT::Impl

#endif
