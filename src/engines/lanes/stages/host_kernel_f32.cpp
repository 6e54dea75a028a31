// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/lanes/stages/host_rows.hpp"

namespace TeamFFT::Impl {

unsigned host_vector_bytes() { return vector_bytes; }

void host_kernel(PassArguments<float> const& a, std::uint32_t team, void* scratch, HostTeam const& threads) { run_host_kernel(a, team, scratch, threads); }

}  // namespace TeamFFT::Impl
