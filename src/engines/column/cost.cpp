// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/column/engine.hpp"

#include "engines/pass_time.hpp"

namespace TeamFFT::Impl {

double column_cost(Context const& context, Pass const& pass, Work const& work) {
  return overlapped(work.elements * ends_time(context, pass), work.elements * stages_of(pass, false) * stage_time);
}

}  // namespace TeamFFT::Impl
