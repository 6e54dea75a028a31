// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which mapped sides of a pass are whole lines that the rows' kernels take as such (device/mapped_lines.hpp).
#ifndef TEAMFFT_MAPPED_LINES_HPP
#define TEAMFFT_MAPPED_LINES_HPP

#include "pass.hpp"

namespace TeamFFT::Impl {

/// Each line of the pass holds all positions of a transform, and all elements that its map wants are there.
[[nodiscard]] bool has_whole_mapped_load(Pass const& pass);
[[nodiscard]] bool has_whole_mapped_store(Pass const& pass);

}  // namespace TeamFFT::Impl

#endif
