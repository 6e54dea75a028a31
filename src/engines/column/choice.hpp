// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is chosen of the engine column, where a thread has a whole line of one butterfly.
#ifndef TEAMFFT_ENGINES_COLUMN_CHOICE_HPP
#define TEAMFFT_ENGINES_COLUMN_CHOICE_HPP

namespace TeamFFT::Impl {

struct ColumnChoice {
  static constexpr char const* name = "column";  ///< of the kernel, in plans

  bool reals = false;  ///< lines of reals and their half-spectra (device/engines/column/real_column.hpp)

  friend bool operator==(ColumnChoice const&, ColumnChoice const&) = default;
};

}  // namespace TeamFFT::Impl

#endif
