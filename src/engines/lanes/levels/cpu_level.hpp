// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Levels of x86-64 CPUs, as the processor supplement of the System V ABI names them, of which a library with
// TeamFFT_ENABLE_CPU_DISPATCH has kernels.
#ifndef TEAMFFT_ENGINES_LANES_LEVELS_CPU_LEVEL_HPP
#define TEAMFFT_ENGINES_LANES_LEVELS_CPU_LEVEL_HPP

#include <cstdint>

namespace TeamFFT::Impl {

/// x86-64-v2 has SSE4.2, x86-64-v3 AVX2 and FMA, x86-64-v4 AVX-512.
enum class CpuLevel : unsigned char { below_v2, v2, v3, v4 };

/// What a CPU and its system say of themselves: registers that the instruction cpuid writes, and which other registers
/// the system saves.
struct CpuFacts {
  std::uint32_t basic_ecx = 0;       ///< ecx of leaf 1
  std::uint32_t extended_ecx = 0;    ///< ecx of leaf 0x80000001
  std::uint32_t structured_ebx = 0;  ///< ebx of leaf 7
  std::uint64_t saved = 0;           ///< extended control register 0; 0 where the system has not enabled it
};

[[nodiscard]] CpuFacts cpu_facts();

/// The highest level all of whose instructions may be used: a CPU with AVX-512 whose system does not save its registers
/// has v3.
[[nodiscard]] CpuLevel level_of(CpuFacts const& facts);

/// The level that is asked for ("v2", "v3" or "v4"; null or empty: none is) or else the CPU's own. Throws Error where
/// the CPU has not what is asked for, or no level at all.
[[nodiscard]] CpuLevel choose_level(char const* asked, CpuLevel of_cpu);

}  // namespace TeamFFT::Impl

#endif
