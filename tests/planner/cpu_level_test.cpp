// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which level of kernels a CPU gets in a library that has several (TeamFFT_ENABLE_CPU_DISPATCH).
#include "engines/lanes/levels/cpu_level.hpp"

#include <TeamFFT/types.hpp>

#include <gtest/gtest.h>

#include <string>

namespace TeamFFT::Test {
namespace {

using Impl::CpuFacts, Impl::CpuLevel;

constexpr CpuFacts with_everything{
    .basic_ecx = ~0u, .extended_ecx = ~0u, .structured_ebx = ~0u, .saved = ~std::uint64_t{0}};

CpuFacts without(std::uint32_t CpuFacts::*which, unsigned bit) {
  auto facts = with_everything;
  facts.*which &= ~(1u << bit);
  return facts;
}

std::string error_of(char const* asked, CpuLevel of_cpu) {
  try {
    (void)Impl::choose_level(asked, of_cpu);
  } catch (Error const& error) {
    return error.what();
  }
  return "no Error";
}

TEST(CpuLevel, IsTheCompilers) {
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 12
  auto const expected = __builtin_cpu_supports("x86-64-v4")   ? CpuLevel::v4
                        : __builtin_cpu_supports("x86-64-v3") ? CpuLevel::v3
                        : __builtin_cpu_supports("x86-64-v2") ? CpuLevel::v2
                                                              : CpuLevel::below_v2;
  EXPECT_EQ(Impl::level_of(Impl::cpu_facts()), expected);
#elif !defined(__x86_64__)
  EXPECT_EQ(Impl::level_of(Impl::cpu_facts()), CpuLevel::below_v2);
#endif
}

TEST(CpuLevel, WantsEachInstruction) {
  EXPECT_EQ(Impl::level_of({}), CpuLevel::below_v2);
  EXPECT_EQ(Impl::level_of(with_everything), CpuLevel::v4);
  for (unsigned const bit : {0, 9, 13, 19, 20, 23})
    EXPECT_EQ(Impl::level_of(without(&CpuFacts::basic_ecx, bit)), CpuLevel::below_v2) << bit;
  EXPECT_EQ(Impl::level_of(without(&CpuFacts::extended_ecx, 0)), CpuLevel::below_v2);
  for (unsigned const bit : {12, 22, 27, 28, 29})
    EXPECT_EQ(Impl::level_of(without(&CpuFacts::basic_ecx, bit)), CpuLevel::v2) << bit;
  EXPECT_EQ(Impl::level_of(without(&CpuFacts::extended_ecx, 5)), CpuLevel::v2);
  for (unsigned const bit : {3, 5, 8})
    EXPECT_EQ(Impl::level_of(without(&CpuFacts::structured_ebx, bit)), CpuLevel::v2) << bit;
  for (unsigned const bit : {16, 17, 28, 30, 31})
    EXPECT_EQ(Impl::level_of(without(&CpuFacts::structured_ebx, bit)), CpuLevel::v3) << bit;
}

TEST(CpuLevel, WantsASystemThatSavesTheRegisters) {
  auto facts = with_everything;
  facts.saved = 0x7;  // x87, xmm, ymm
  EXPECT_EQ(Impl::level_of(facts), CpuLevel::v3);
  facts.saved = 0x3;
  EXPECT_EQ(Impl::level_of(facts), CpuLevel::v2);
  facts.saved = 0;
  EXPECT_EQ(Impl::level_of(facts), CpuLevel::v2);
}

TEST(CpuLevel, IsTheOneAskedForOrAnError) {
  EXPECT_EQ(Impl::choose_level(nullptr, CpuLevel::v3), CpuLevel::v3);
  EXPECT_EQ(Impl::choose_level("", CpuLevel::v4), CpuLevel::v4);
  EXPECT_EQ(Impl::choose_level("v2", CpuLevel::v4), CpuLevel::v2);
  EXPECT_EQ(Impl::choose_level("v4", CpuLevel::v4), CpuLevel::v4);
  EXPECT_EQ(error_of("v4", CpuLevel::v3),
            "TeamFFT: TEAMFFT_CPU_LEVEL asks for x86-64-v4, and this CPU has x86-64-v3. Unset it, or ask for less.");
  EXPECT_EQ(error_of("avx2", CpuLevel::v3),
            "TeamFFT: TEAMFFT_CPU_LEVEL is \"avx2\"; it must be v2, v3 or v4. Unset it for the highest level that this "
            "CPU has.");
  EXPECT_NE(error_of(nullptr, CpuLevel::below_v2).find("less than x86-64-v2"), std::string::npos);
}

}  // namespace
}  // namespace TeamFFT::Test
