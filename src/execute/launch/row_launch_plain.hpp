// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of rows of whole contiguous complex lines of unit stride (kernels_plain.hpp), as row_launch.hpp has the others. Tuning::row counts these behind
// cuda_sm90_rows.
#ifndef TEAMFFT_ROW_LAUNCH_PLAIN_HPP
#define TEAMFFT_ROW_LAUNCH_PLAIN_HPP

#include "execute/launch/row_launch.hpp"

namespace TeamFFT::Impl {

struct PlainRows;

}  // namespace TeamFFT::Impl

#endif
