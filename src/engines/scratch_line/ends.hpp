// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which compiled ends of the scratch-line kernel a pass takes, and which of them are swept through scratch.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_ENDS_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_ENDS_HPP

#include "engines/scratch_line/digits.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

namespace TeamFFT::Impl {

/// Whether one side of a pass is the half-spectrum of a whole line and the other its reals, or both are those of a DCT or DST.
[[nodiscard]] bool takes_real_kind(Pass const& pass);

[[nodiscard]] inline ScratchLineEnds ends_for(Pass const& pass) { return takes_real_kind(pass) ? ScratchLineEnds::real_kinds : ScratchLineEnds::elements; }

/// Those of a choice of this engine.
[[nodiscard]] ScratchLineEnds ends_of(Choice const& choice);

[[nodiscard]] SweptEnds swept_ends(Pass const& pass, Choice const& choice);

}  // namespace TeamFFT::Impl

#endif
