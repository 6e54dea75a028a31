// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/lanes/stages/host_units.hpp"

namespace TeamFFT::Impl {

namespace {
using WideUnits = Units<float, vector_bytes / sizeof(float)>;
}

void host_kernel_short(PassArguments<float> const& a, LineRange const& lines, void* scratch) {
  run_any_short(a, lines, scratch);
}
std::size_t unit_scratch_bytes(HostUnits<float> const& units) { return WideUnits::scratch_bytes(units); }
void host_kernel_units(HostUnits<float> const& units, std::uint32_t first, std::uint32_t end, void* scratch) {
  WideUnits(units, scratch).run(first, end);
}

}  // namespace TeamFFT::Impl
