// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host kernels of a library that has them for several levels of CPUs. The level is chosen once, when a plan first
// asks for the width of its vectors: an Error is thrown there, and no kernel has been called before.
#include "engines/lanes/levels/cpu_level.hpp"
#include "engines/lanes/levels/host_kernels.hpp"

#include <cstdlib>

namespace TeamFFT::Impl {

namespace {

HostKernels const& kernels() {
  static HostKernels const& chosen = []() -> HostKernels const& {
    switch (choose_level(std::getenv("TEAMFFT_CPU_LEVEL"), level_of(cpu_facts()))) {
      case CpuLevel::v4: return host_kernels_v4;
      case CpuLevel::v3: return host_kernels_v3;
      default: return host_kernels_v2;
    }
  }();
  return chosen;
}

}  // namespace

unsigned host_vector_bytes() { return kernels().vector_bytes; }

void host_kernel(PassArguments<float> const& a, LineRange const& lines, void* scratch, HostTeam const& threads) {
  kernels().f32(a, lines, scratch, threads);
}
void host_kernel(PassArguments<double> const& a, LineRange const& lines, void* scratch, HostTeam const& threads) {
  kernels().f64(a, lines, scratch, threads);
}

std::size_t unit_scratch_bytes(HostUnits<float> const& units) { return kernels().unit_bytes_f32(units); }
std::size_t unit_scratch_bytes(HostUnits<double> const& units) { return kernels().unit_bytes_f64(units); }
void host_kernel_units(HostUnits<float> const& units, std::uint32_t first, std::uint32_t end, void* scratch) {
  kernels().units_f32(units, first, end, scratch);
}
void host_kernel_units(HostUnits<double> const& units, std::uint32_t first, std::uint32_t end, void* scratch) {
  kernels().units_f64(units, first, end, scratch);
}

}  // namespace TeamFFT::Impl
