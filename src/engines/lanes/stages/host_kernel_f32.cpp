// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/lanes/stages/host_rows.hpp"

namespace TeamFFT::Impl {

unsigned host_vector_bytes() { return vector_bytes; }

void host_kernel(PassArguments<float> const& a, LineRange const& lines, void* scratch, HostTeam const& threads) {
  run_host_kernel(a, lines, scratch, threads);
}

}  // namespace TeamFFT::Impl
