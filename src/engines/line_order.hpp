// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order of a pass' lines: neighbours in memory are neighbouring lines.
#ifndef TEAMFFT_ENGINES_LINE_ORDER_HPP
#define TEAMFFT_ENGINES_LINE_ORDER_HPP

#include "pass/pass.hpp"

namespace TeamFFT::Impl {

/// Sorts and merges the dimensions over lines, by the steps of the side whose elements do not lie beside each other,
/// and says at which ends lines are tiles.
void order_lines(Pass& pass);

}  // namespace TeamFFT::Impl

#endif
