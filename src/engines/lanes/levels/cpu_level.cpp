// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "engines/lanes/levels/cpu_level.hpp"

#include <TeamFFT/types.hpp>

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace TeamFFT::Impl {

namespace {

constexpr std::uint32_t bits(std::initializer_list<unsigned> list) {
  std::uint32_t all = 0;
  for (unsigned const bit : list) all |= std::uint32_t{1} << bit;
  return all;
}

/// Bits that a level wants beside those of the levels below it (System V ABI, AMD64 supplement 1.0, table 3.1; their
/// places: Intel's manual, volume 2, CPUID).
constexpr std::array<CpuFacts, 3> wanted{{
    // SSE3, SSSE3, CMPXCHG16B, SSE4.1, SSE4.2, POPCNT; LAHF
    {.basic_ecx = bits({0, 9, 13, 19, 20, 23}), .extended_ecx = bits({0})},
    {.basic_ecx = bits({12, 22, 27, 28, 29}),       // FMA, MOVBE, OSXSAVE, AVX, F16C
     .extended_ecx = bits({5}),                     // LZCNT
     .structured_ebx = bits({3, 5, 8}),             // BMI1, AVX2, BMI2
     .saved = bits({1, 2})},                        // xmm, ymm
    {.structured_ebx = bits({16, 17, 28, 30, 31}),  // AVX512F, DQ, CD, BW, VL
     .saved = bits({5, 6, 7})},                     // masks, zmm 0 to 15, zmm 16 to 31
}};

constexpr std::array<std::string_view, 3> names{"v2", "v3", "v4"};

bool has(CpuFacts const& facts, CpuFacts const& want) {
  return (facts.basic_ecx & want.basic_ecx) == want.basic_ecx &&
         (facts.extended_ecx & want.extended_ecx) == want.extended_ecx &&
         (facts.structured_ebx & want.structured_ebx) == want.structured_ebx &&
         (facts.saved & want.saved) == want.saved;
}

std::string full_name(CpuLevel level) {
  return level == CpuLevel::below_v2 ? "less than x86-64-v2"
                                     : "x86-64-" + std::string(names[static_cast<std::size_t>(level) - 1]);
}

CpuLevel level_named(std::string_view asked) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (asked == names[i]) return static_cast<CpuLevel>(i + 1);
  throw Error("TeamFFT: TEAMFFT_CPU_LEVEL is \"" + std::string(asked) +
              "\"; it must be v2, v3 or v4. Unset it for the highest level that this CPU has.");
}

}  // namespace

CpuFacts cpu_facts() {
  CpuFacts facts;
#if defined(__x86_64__)
  unsigned a = 0, b = 0, c = 0, d = 0;
  if (__get_cpuid(1, &a, &b, &c, &d) != 0) facts.basic_ecx = c;
  if (__get_cpuid(0x80000001u, &a, &b, &c, &d) != 0) facts.extended_ecx = c;
  if (__get_cpuid_count(7, 0, &a, &b, &c, &d) != 0) facts.structured_ebx = b;
  if ((facts.basic_ecx & bits({27})) != 0) {  // OSXSAVE: xgetbv may be asked
    std::uint32_t low = 0, high = 0;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    facts.saved = std::uint64_t{high} << 32 | low;
  }
#endif
  return facts;
}

CpuLevel level_of(CpuFacts const& facts) {
  std::size_t level = 0;
  while (level < wanted.size() && has(facts, wanted[level])) ++level;
  return static_cast<CpuLevel>(level);
}

CpuLevel choose_level(char const* asked, CpuLevel of_cpu) {
  if (of_cpu == CpuLevel::below_v2)
    throw Error(
        "TeamFFT: this CPU has less than x86-64-v2 (SSE4.2, POPCNT, CMPXCHG16B), the lowest level that this library "
        "was built for. Build TeamFFT without "
        "TeamFFT_ENABLE_CPU_DISPATCH.");
  if (asked == nullptr || *asked == '\0') return of_cpu;
  auto const level = level_named(asked);
  if (level > of_cpu)
    throw Error("TeamFFT: TEAMFFT_CPU_LEVEL asks for " + full_name(level) + ", and this CPU has " + full_name(of_cpu) +
                ". Unset it, or ask for less.");
  return level;
}

}  // namespace TeamFFT::Impl
