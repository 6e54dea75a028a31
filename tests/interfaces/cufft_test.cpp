// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuFFT's interface on host memory: every layout by the definitions, embeddings that are missing, large batches and
// work areas.
#include "cufft_on_host.hpp"
#include "cufft_shapes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

namespace TeamFFT::Test {
namespace {

template <class Real>
void check_shape(CufftFamily family, std::uint64_t seed) {
  Random random(seed);
  auto const shape = random_shape(random, family, std::is_same_v<Real, double>, 40, 11, 4);
  auto const name = shape.name() + ", seed " + std::to_string(seed);
  Buffers<Real> buffers(sums_of(shape), seed);
  OwnHandle const plan;
  bool const brings_area = random.one_in(2);
  ASSERT_EQ(api().cufftSetAutoAllocation(plan, brings_area ? 0 : 1), Result::success) << last_error();
  std::size_t bytes = 0;
  ASSERT_EQ(make_plan(api(), plan, shape.layout, random.one_in(2), &bytes), Result::success)
      << name << ": " << last_error();
  Area area(bytes);
  ASSERT_TRUE(!brings_area || api().cufftSetWorkArea(plan, area.begin()) == Result::success) << last_error();
  int const direction = shape.backward ? Cufft::inverse : Cufft::forward;
  ASSERT_EQ(execute_plan(api(), plan, shape.layout.type, buffers.in(), buffers.out(), direction, random.one_in(2)),
            Result::success)
      << name << ": " << last_error();
  buffers.check(name);
  bool const may_destroy = family == CufftFamily::c2r && shape.layout.rank() > 1;
  EXPECT_TRUE(shape.in_place || may_destroy || buffers.input_is_untouched()) << name;
}

template <class Real>
class CufftOf : public testing::Test {};
using Precisions = testing::Types<float, double>;
TYPED_TEST_SUITE(CufftOf, Precisions, );

TYPED_TEST(CufftOf, ComplexLayouts_GiveTheDefinitions) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) check_shape<TypeParam>(CufftFamily::c2c, seed);
}
TYPED_TEST(CufftOf, LayoutsFromReals_GiveTheDefinitions) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) check_shape<TypeParam>(CufftFamily::r2c, 1000 + seed);
}
TYPED_TEST(CufftOf, LayoutsToReals_GiveTheDefinitions) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) check_shape<TypeParam>(CufftFamily::c2r, 2000 + seed);
}

/// Makes the plan by cufftPlan1d, cufftPlan2d or cufftPlan3d.
template <class Real>
void check_basic(CufftFamily family, std::vector<long long> const& n, int batch, bool in_place) {
  CufftShape shape;
  shape.family = family;
  shape.in_place = in_place;
  shape.backward = family == CufftFamily::c2r;
  shape.layout.type = type_of(family, std::is_same_v<Real, double>);
  shape.layout.n = n;
  shape.layout.batch = batch;
  auto const type = shape.layout.type;
  std::vector<int> const lengths(n.begin(), n.end());
  Handle plan = 0;
  auto const made = lengths.size() == 1   ? api().cufftPlan1d(&plan, lengths[0], type, batch)
                    : lengths.size() == 2 ? api().cufftPlan2d(&plan, lengths[0], lengths[1], type)
                                          : api().cufftPlan3d(&plan, lengths[0], lengths[1], lengths[2], type);
  ASSERT_EQ(made, Result::success) << last_error();
  Buffers<Real> buffers(sums_of(shape), 7);
  EXPECT_EQ(execute_plan(api(), plan, type, buffers.in(), buffers.out(), Cufft::forward, true), Result::success)
      << last_error();
  EXPECT_EQ(api().cufftDestroy(plan), Result::success);
  buffers.check(shape.name());
}

TYPED_TEST(CufftOf, BasicPlans_PadRealRowsInPlace) {
  for (auto const family : {CufftFamily::c2c, CufftFamily::r2c, CufftFamily::c2r})
    for (bool const in_place : {false, true}) {
      for (int const n : {1, 2, 3, 8, 15}) check_basic<TypeParam>(family, {n}, 3, in_place);
      check_basic<TypeParam>(family, {4, 5}, 1, in_place);
      check_basic<TypeParam>(family, {3, 6, 4}, 1, in_place);
    }
}

/// The second transform begins in the middle of the first one's input, which has to stay.
TEST(CufftLayouts, InputsThatOverlap_AreReadAlone) {
  std::vector<float> in(2 * (6 + 12)), out(2 * 16);
  Random random(7);
  for (auto& x : in) x = random.uniform<float>();
  auto const given = in;
  int n[] = {4, 4}, inembed[] = {4, 3}, onembed[] = {4, 4};
  Handle plan = 0;
  ASSERT_EQ(api().cufftPlanMany(&plan, 2, n, inembed, 1, 6, onembed, 1, 16, Type::c2r, 2), Result::success)
      << last_error();
  ASSERT_EQ(api().cufftExecC2R(plan, in.data(), out.data()), Result::success) << last_error();
  EXPECT_EQ(in, given);
  EXPECT_EQ(api().cufftDestroy(plan), Result::success);
  ASSERT_EQ(api().cufftPlan2d(&plan, 4, 4, Type::c2r), Result::success) << last_error();
  for (std::size_t b = 0; b < 2; ++b) {
    std::vector<float> one(given.begin() + static_cast<std::ptrdiff_t>(12 * b),
                           given.begin() + static_cast<std::ptrdiff_t>(12 * b + 24)),
        result(16);
    ASSERT_EQ(api().cufftExecC2R(plan, one.data(), result.data()), Result::success) << last_error();
    for (std::size_t i = 0; i < 16; ++i)
      EXPECT_NEAR(out[16 * b + i], result[i], 1e-5) << "transform " << b << ", element " << i;
  }
  EXPECT_EQ(api().cufftDestroy(plan), Result::success);
}

TEST(CufftLayouts, WithoutInembed_TheLayoutIsBasic) {
  CufftShape shape;
  shape.layout.n = {6};
  shape.layout.batch = 2;
  for (bool const without_output : {false, true}) {
    Buffers<float> buffers(sums_of(shape), 5);
    int n = 6, embed = 50;
    Handle plan = 0;
    ASSERT_EQ(api().cufftPlanMany(&plan, 1, &n, nullptr, 5, 99, without_output ? nullptr : &embed, 7, 98, Type::c2c, 2),
              Result::success)
        << last_error();
    EXPECT_EQ(api().cufftExecC2C(plan, buffers.in(), buffers.out(), Cufft::forward), Result::success) << last_error();
    EXPECT_EQ(api().cufftDestroy(plan), Result::success);
    buffers.check("one embedding");
  }
}

TEST(CufftLayouts, InPlaceWithTwoLayouts_IsRefusedByTheCallOnly) {
  long long n = 8, embed = 8;
  std::size_t bytes = 0;
  OwnHandle const plan;
  ASSERT_EQ(api().cufftMakePlanMany64(plan, 1, &n, &embed, 2, 16, &embed, 1, 8, Type::c2c, 2, &bytes), Result::success)
      << last_error();
  std::vector<float> data(64), result(64);
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), data.data(), Cufft::forward), Result::invalid_value);
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), result.data(), Cufft::forward), Result::success) << last_error();
}

TEST(CufftLayouts, BatchesBeyond31Bits_HavePlans) {
  long long n = 2;
  std::size_t bytes = 0;
  OwnHandle const plan;
  EXPECT_EQ(api().cufftMakePlanMany64(plan, 1, &n, nullptr, 1, 0, nullptr, 1, 0, Type::c2c, (1LL << 31) + 5, &bytes),
            Result::success)
      << last_error();
}

TEST(CufftLayouts, OffsetsBeyond62Bits_AreRefused) {
  long long n[] = {4, 4}, embed[] = {4, 1LL << 61};
  std::size_t bytes = 0;
  OwnHandle const plan;
  EXPECT_EQ(api().cufftMakePlanMany64(plan, 2, n, embed, 1, 1, embed, 1, 1, Type::c2c, 1, &bytes),
            Result::invalid_size);
  embed[1] = 4;
  EXPECT_EQ(api().cufftMakePlanMany64(plan, 2, n, embed, 1LL << 61, 1, embed, 1, 1, Type::c2c, 1, &bytes),
            Result::invalid_size);
  EXPECT_EQ(api().cufftMakePlanMany64(plan, 2, n, embed, 1, 1LL << 60, embed, 1, 16, Type::c2c, 8, &bytes),
            Result::invalid_size);
}

TEST(CufftLayouts, OutputsThatCoincide_AreRefused) {
  int n = 8, embed = 8;
  Handle plan = 0;
  EXPECT_EQ(api().cufftPlanMany(&plan, 1, &n, &embed, 1, 8, &embed, 1, 4, Type::c2c, 2), Result::invalid_size);
}

// ---- work areas and sizes -------------------------------------------------------------------------------------------

TEST(CufftWorkArea, IsAskedForWhereNoneIsAllocated) {
  long long n[] = {256, 256};
  std::size_t bytes = 0, again = 0;
  OwnHandle const plan;
  ASSERT_EQ(api().cufftSetAutoAllocation(plan, 0), Result::success);
  ASSERT_EQ(api().cufftMakePlan2d(plan, 256, 256, Type::r2c, &bytes), Result::success) << last_error();
  ASSERT_GT(bytes, 0u) << "take a problem that has a workspace";
  std::vector<float> in(256 * 256, 1), out(256 * 258);
  EXPECT_EQ(api().cufftExecR2C(plan, in.data(), out.data()), Result::no_workspace);
  Area area(bytes);
  ASSERT_EQ(api().cufftSetWorkArea(plan, area.begin()), Result::success);
  EXPECT_EQ(api().cufftExecR2C(plan, in.data(), out.data()), Result::success) << last_error();
  EXPECT_EQ(out[0], 256 * 256);
  ASSERT_EQ(api().cufftSetWorkArea(plan, nullptr), Result::success);
  EXPECT_EQ(api().cufftExecR2C(plan, in.data(), out.data()), Result::no_workspace);
  for (auto const result : {api().cufftGetSize(plan, &again), api().cufftGetSize2d(plan, 256, 256, Type::r2c, &again),
                            api().cufftEstimate2d(256, 256, Type::r2c, &again),
                            api().cufftGetSizeMany64(plan, 2, n, nullptr, 1, 0, nullptr, 1, 0, Type::r2c, 1, &again)}) {
    EXPECT_EQ(result, Result::success) << last_error();
    EXPECT_EQ(again, bytes);
  }
}

TEST(CufftWorkArea, OfTheProgram_TakesThePlaceOfThePlansOwn) {
  std::size_t bytes = 0;
  OwnHandle const plan;
  ASSERT_EQ(api().cufftMakePlan2d(plan, 256, 256, Type::r2c, &bytes), Result::success);
  std::vector<float> in(256 * 256, 1), out(256 * 258);
  EXPECT_EQ(api().cufftExecR2C(plan, in.data(), out.data()), Result::success) << last_error();
  Area area(bytes);
  ASSERT_EQ(api().cufftSetWorkArea(plan, area.begin()), Result::success);
  EXPECT_EQ(api().cufftExecR2C(plan, in.data(), out.data()), Result::success) << last_error();
  EXPECT_TRUE(std::any_of(area.memory.begin(), area.memory.end(), [](char c) { return c != 0; })) << "it was not used";
}

TEST(CufftWorkArea, ThatTheDeviceHasNot_IsNoPlan) {
  Handle plan = 77;
  std::size_t bytes = 0;
  ASSERT_EQ(api().cufftEstimate2d(256, 256, Type::r2c, &bytes), Result::success) << last_error();
  set_device(0, bytes - 1);
  EXPECT_EQ(api().cufftPlan2d(&plan, 256, 256, Type::r2c), Result::alloc_failed);
  EXPECT_EQ(plan, 77);
  set_device(0, bytes);
  EXPECT_EQ(api().cufftPlan2d(&plan, 256, 256, Type::r2c), Result::success) << last_error();
  EXPECT_EQ(api().cufftDestroy(plan), Result::success);
  set_device(0, plenty);
}

}  // namespace
}  // namespace TeamFFT::Test
