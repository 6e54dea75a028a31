// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which compiled ends of the scratch-line kernel a pass takes, and which of them are swept through scratch.
#ifndef TEAMFFT_ENGINES_SCRATCH_LINE_ENDS_HPP
#define TEAMFFT_ENGINES_SCRATCH_LINE_ENDS_HPP

#include "engines/scratch_line/digits.hpp"
#include "pass/pass.hpp"

#include <TeamFFT/device/engines/scratch_line/contract.hpp>

#include <cstddef>
#include <optional>

namespace TeamFFT::Impl {

/// Whether one side of a pass is the half-spectrum of a whole line and the other its reals, or both are those of a DCT
/// or DST.
[[nodiscard]] bool takes_real_kind(Pass const& pass);

/// Whether one side of a pass is the half-spectra along the rows of boxes, and the other their reals.
[[nodiscard]] bool takes_real_box(Pass const& pass);

[[nodiscard]] ScratchLineEnds ends_for(Pass const& pass);

/// Those of a choice of this engine.
[[nodiscard]] ScratchLineEnds ends_of(Choice const& choice);

[[nodiscard]] SweptEnds swept_ends(Pass const& pass, Choice const& choice);

/// Whether the load of a pass of real kinds is the spectrum of its lines, and not their reals.
[[nodiscard]] bool loads_spectrum(Pass const& pass);

/// What scratch holds of the pass' lines: of odd ones, at the stage that meets the reals, what its radix holds.
struct HeldLine {
  std::size_t length = 0;
  Choice choice;                                    ///< with the radices that are held
  std::optional<std::size_t> from_reals, to_reals;  ///< that stage, by the side on which the reals are
};
[[nodiscard]] HeldLine held_line(Pass const& pass, Choice const& choice);

}  // namespace TeamFFT::Impl

#endif
