// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuFFT's interface on host memory: every layout by the definitions, plans' lives, work areas and errors.
#include "cufft_shapes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Cufft::Handle;
using Cufft::Result;
using Cufft::Type;

Library const& library() {
  static Library const loaded(TEAMFFT_CUFFT_ON_HOST);
  return loaded;
}

Cufft::Api const& api() {
  static Cufft::Api const functions(library());
  return functions;
}

std::string last_error() {
  char const* (*function)() = nullptr;
  library().find(function, "teamfft_last_error");
  return function();
}

constexpr std::size_t plenty = std::size_t{1} << 32;

/// Makes another device current, with so much memory for one work area.
void set_device(int device, std::size_t bytes) {
  void (*function)(int, std::size_t) = nullptr;
  library().find(function, "teamfft_test_set_device");
  function(device, bytes);
}

/// A handle that is destroyed.
class OwnHandle {
 public:
  OwnHandle() { EXPECT_EQ(api().cufftCreate(&m_plan), Result::success) << last_error(); }
  ~OwnHandle() { EXPECT_EQ(api().cufftDestroy(m_plan), Result::success) << last_error(); }
  OwnHandle(OwnHandle const&) = delete;
  OwnHandle& operator=(OwnHandle const&) = delete;
  operator Handle() const { return m_plan; }

 private:
  Handle m_plan = 0;
};

/// A work area that begins at an odd address.
struct Area {
  explicit Area(std::size_t bytes) : memory(bytes + 1) {}
  void* begin() { return memory.data() + 1; }
  std::vector<char> memory;
};

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
  ASSERT_EQ(make_plan(api(), plan, shape.layout, random.one_in(2), &bytes), Result::success) << name << ": " << last_error();
  Area area(bytes);
  ASSERT_TRUE(!brings_area || api().cufftSetWorkArea(plan, area.begin()) == Result::success) << last_error();
  int const direction = shape.backward ? Cufft::inverse : Cufft::forward;
  ASSERT_EQ(execute_plan(api(), plan, shape.layout.type, buffers.in(), buffers.out(), direction, random.one_in(2)), Result::success)
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

/// By cufftPlan1d, 2d and 3d.
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
  EXPECT_EQ(execute_plan(api(), plan, type, buffers.in(), buffers.out(), Cufft::forward, true), Result::success) << last_error();
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

TEST(CufftLayouts, OneEmbeddingThatIsMissing_MakesTheLayoutBasic) {
  CufftShape shape;
  shape.layout.n = {6};
  shape.layout.batch = 2;
  for (bool const without_input : {false, true}) {
    Buffers<float> buffers(sums_of(shape), 5);
    int n = 6, embed = 50;
    Handle plan = 0;
    int* const in = without_input ? nullptr : &embed;
    int* const out = without_input ? &embed : nullptr;
    ASSERT_EQ(api().cufftPlanMany(&plan, 1, &n, in, 5, 99, out, 7, 98, Type::c2c, 2), Result::success) << last_error();
    EXPECT_EQ(api().cufftExecC2C(plan, buffers.in(), buffers.out(), Cufft::forward), Result::success) << last_error();
    EXPECT_EQ(api().cufftDestroy(plan), Result::success);
    buffers.check("one embedding");
  }
}

TEST(CufftLayouts, InPlaceWithTwoLayouts_IsRefusedByTheCallOnly) {
  long long n = 8, embed = 8;
  std::size_t bytes = 0;
  OwnHandle const plan;
  ASSERT_EQ(api().cufftMakePlanMany64(plan, 1, &n, &embed, 2, 16, &embed, 1, 8, Type::c2c, 2, &bytes), Result::success) << last_error();
  std::vector<float> data(64), result(64);
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), data.data(), Cufft::forward), Result::invalid_value);
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), result.data(), Cufft::forward), Result::success) << last_error();
}

TEST(CufftLayouts, BatchesBeyond31Bits_HavePlans) {
  long long n = 2;
  std::size_t bytes = 0;
  OwnHandle const plan;
  EXPECT_EQ(api().cufftMakePlanMany64(plan, 1, &n, nullptr, 1, 0, nullptr, 1, 0, Type::c2c, (1LL << 31) + 5, &bytes), Result::success) << last_error();
}

TEST(CufftLayouts, OffsetsBeyond62Bits_AreRefused) {
  long long n[] = {4, 4}, embed[] = {4, 1LL << 61};
  std::size_t bytes = 0;
  OwnHandle const plan;
  EXPECT_EQ(api().cufftMakePlanMany64(plan, 2, n, embed, 1, 1, embed, 1, 1, Type::c2c, 1, &bytes), Result::invalid_size);
  embed[1] = 4;
  EXPECT_EQ(api().cufftMakePlanMany64(plan, 2, n, embed, 1LL << 61, 1, embed, 1, 1, Type::c2c, 1, &bytes), Result::invalid_size);
  EXPECT_EQ(api().cufftMakePlanMany64(plan, 2, n, embed, 1, 1LL << 60, embed, 1, 16, Type::c2c, 8, &bytes), Result::invalid_size);
}

TEST(CufftLayouts, OutputsThatCoincide_AreRefused) {
  int n = 8, embed = 8;
  Handle plan = 0;
  EXPECT_EQ(api().cufftPlanMany(&plan, 1, &n, &embed, 1, 8, &embed, 1, 4, Type::c2c, 2), Result::invalid_size);
}

// ---- errors ---------------------------------------------------------------------------------------------------------

TEST(CufftErrors, BadLengthsBatchesAndTypes) {
  Handle plan = 77;
  EXPECT_EQ(api().cufftPlan1d(&plan, 0, Type::c2c, 1), Result::invalid_size);
  EXPECT_EQ(api().cufftPlan1d(&plan, -4, Type::c2c, 1), Result::invalid_size);
  EXPECT_EQ(api().cufftPlan1d(&plan, 4, Type::c2c, 0), Result::invalid_size);
  EXPECT_EQ(api().cufftPlan2d(&plan, 4, 0, Type::r2c), Result::invalid_size);
  EXPECT_EQ(api().cufftPlan3d(&plan, 4, 4, -1, Type::c2r), Result::invalid_size);
  EXPECT_EQ(api().cufftPlan1d(&plan, 4, static_cast<Type>(0x2b), 1), Result::invalid_type);
  EXPECT_NE(last_error().find("43 is no type"), std::string::npos) << last_error();
  EXPECT_EQ(plan, 77) << "a handle was written";
}

TEST(CufftErrors, NullPointersAndRanks) {
  Handle plan = 0;
  int n[] = {4, 4, 4, 4};
  std::size_t bytes = 0;
  EXPECT_EQ(api().cufftCreate(nullptr), Result::invalid_value);
  EXPECT_EQ(api().cufftPlan1d(nullptr, 4, Type::c2c, 1), Result::invalid_value);
  EXPECT_EQ(api().cufftPlanMany(&plan, 1, nullptr, nullptr, 1, 0, nullptr, 1, 0, Type::c2c, 1), Result::invalid_value);
  EXPECT_EQ(api().cufftPlanMany(&plan, 0, n, nullptr, 1, 0, nullptr, 1, 0, Type::c2c, 1), Result::invalid_value);
  EXPECT_EQ(api().cufftPlanMany(&plan, 4, n, nullptr, 1, 0, nullptr, 1, 0, Type::c2c, 1), Result::invalid_value);
  EXPECT_EQ(api().cufftEstimate1d(4, Type::c2c, 1, nullptr), Result::invalid_value);
  OwnHandle const made;
  EXPECT_EQ(api().cufftMakePlan1d(made, 4, Type::c2c, 1, nullptr), Result::invalid_value);
  EXPECT_EQ(api().cufftMakePlan1d(made, 4, Type::c2c, 1, &bytes), Result::success) << last_error();
  EXPECT_EQ(api().cufftGetSize(made, nullptr), Result::invalid_value);
  std::vector<float> data(8);
  EXPECT_EQ(api().cufftExecC2C(made, nullptr, data.data(), Cufft::forward), Result::invalid_value);
  EXPECT_EQ(api().cufftExecC2C(made, data.data(), nullptr, Cufft::forward), Result::invalid_value);
}

TEST(CufftErrors, BadEmbeddingsStridesAndDistances) {
  Handle plan = 0;
  int n[] = {4, 4}, embed[] = {4, 4}, zero[] = {4, 0};
  auto const many = [&](int* in, int istride, int idist, int* out, int ostride, int odist) {
    return api().cufftPlanMany(&plan, 2, n, in, istride, idist, out, ostride, odist, Type::c2c, 1);
  };
  EXPECT_EQ(many(zero, 1, 16, embed, 1, 16), Result::invalid_size);
  EXPECT_EQ(many(embed, 1, 16, zero, 1, 16), Result::invalid_size);
  EXPECT_EQ(many(embed, 0, 16, embed, 1, 16), Result::invalid_value);
  EXPECT_EQ(many(embed, 1, 16, embed, -1, 16), Result::invalid_value);
  EXPECT_EQ(many(embed, 1, -16, embed, 1, 16), Result::invalid_value);
  EXPECT_NE(last_error().find("a distance of -16 on the side of the input"), std::string::npos) << last_error();
}

TEST(CufftErrors, WrongHandlesTimesTypesAndDirections) {
  std::vector<float> data(16), result(16);
  std::size_t bytes = 0;
  EXPECT_EQ(api().cufftExecC2C(12345, data.data(), data.data(), Cufft::forward), Result::invalid_plan);
  EXPECT_EQ(api().cufftSetStream(-5, nullptr), Result::invalid_plan);
  EXPECT_EQ(api().cufftGetSize1d(12345, 4, Type::c2c, 1, &bytes), Result::invalid_plan);
  EXPECT_EQ(api().cufftDestroy(12345), Result::invalid_plan);
  EXPECT_EQ(api().cufftDestroy(Cufft::no_handle), Result::success);
  OwnHandle const plan;
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), data.data(), Cufft::forward), Result::invalid_plan) << "it is not made";
  EXPECT_EQ(api().cufftGetSize(plan, &bytes), Result::invalid_plan);
  EXPECT_EQ(api().cufftSetWorkArea(plan, data.data()), Result::invalid_plan);
  EXPECT_EQ(api().cufftMakePlan1d(plan, -1, Type::c2c, 1, &bytes), Result::invalid_size);
  ASSERT_EQ(api().cufftMakePlan1d(plan, 4, Type::c2c, 1, &bytes), Result::success) << "a failure is no plan";
  EXPECT_EQ(api().cufftMakePlan1d(plan, 4, Type::c2c, 1, &bytes), Result::invalid_plan) << "a second time";
  EXPECT_EQ(api().cufftSetAutoAllocation(plan, 0), Result::invalid_plan);
  EXPECT_EQ(api().cufftExecR2C(plan, data.data(), result.data()), Result::invalid_type);
  EXPECT_EQ(api().cufftExecZ2Z(plan, data.data(), result.data(), Cufft::forward), Result::invalid_type);
  for (int const direction : {0, 2, -2}) EXPECT_EQ(api().cufftExecC2C(plan, data.data(), result.data(), direction), Result::invalid_value);
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), data.data() + 2, Cufft::forward), Result::invalid_value) << "they overlap";
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), reinterpret_cast<char*>(result.data()) + 1, Cufft::forward), Result::invalid_value);
}

TEST(CufftErrors, AnotherDevice_IsRefused) {
  std::vector<float> data(16);
  Handle plan = 0;
  ASSERT_EQ(api().cufftPlan1d(&plan, 4, Type::c2c, 1), Result::success);
  set_device(1, plenty);
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), data.data(), Cufft::forward), Result::invalid_device);
  set_device(0, plenty);
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), data.data(), Cufft::forward), Result::success);
  EXPECT_EQ(api().cufftDestroy(plan), Result::success);
  EXPECT_EQ(api().cufftDestroy(plan), Result::invalid_plan);
}

TEST(CufftErrors, ElementsOfTwoBytesAndMixedOnes) {
  using Cufft::Data;
  long long n = 8;
  auto const make = [&](Data in, Data out, Data execution) {
    OwnHandle const plan;
    std::size_t bytes = 0;
    return api().cufftXtMakePlanMany(plan, 1, &n, nullptr, 1, 0, in, nullptr, 1, 0, out, 1, &bytes, execution);
  };
  EXPECT_EQ(make(Data::c16f, Data::c16f, Data::c16f), Result::not_supported);
  EXPECT_EQ(make(Data::r16bf, Data::c16bf, Data::c16bf), Result::not_supported);
  EXPECT_EQ(make(Data::c32f, Data::c64f, Data::c64f), Result::invalid_type);
  EXPECT_EQ(make(Data::r32f, Data::r32f, Data::c32f), Result::invalid_type);
  EXPECT_EQ(make(Data::c32f, Data::c32f, Data::c64f), Result::invalid_type);
  EXPECT_EQ(make(static_cast<Data>(3), Data::c32f, Data::c32f), Result::invalid_type);
  EXPECT_EQ(make(Data::r64f, Data::c64f, Data::c64f), Result::success) << last_error();
  EXPECT_EQ(make(Data::c32f, Data::r32f, Data::c32f), Result::success) << last_error();
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
  for (auto const result :
       {api().cufftGetSize(plan, &again), api().cufftGetSize2d(plan, 256, 256, Type::r2c, &again), api().cufftEstimate2d(256, 256, Type::r2c, &again),
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

// ---- the rest -------------------------------------------------------------------------------------------------------

TEST(CufftInterface, VersionIsThatOfTheName) {
  int value = 0;
  EXPECT_EQ(api().cufftGetVersion(&value), Result::success);
  EXPECT_EQ(value, 12000);
  EXPECT_EQ(api().cufftGetVersion(nullptr), Result::success);
  EXPECT_EQ(api().cufftGetProperty(0, &value), Result::success);
  EXPECT_EQ(value, 12);
  EXPECT_EQ(api().cufftGetProperty(3, &value), Result::invalid_type);
  EXPECT_EQ(api().cufftGetProperty(0, nullptr), Result::invalid_value);
}

TEST(CufftInterface, RefusedFunctions_SayWhichOne) {
#define TEAMFFT_CUFFT(name, arguments)
#define TEAMFFT_CUFFT_REFUSED(name)                        \
  EXPECT_EQ(api().name(), Result::not_supported) << #name; \
  EXPECT_NE(last_error().find(#name " is not there"), std::string::npos) << last_error();
#include "interfaces/cufft/functions.def"
#undef TEAMFFT_CUFFT
#undef TEAMFFT_CUFFT_REFUSED
}

TEST(CufftInterface, ManyThreads_MakeExecuteAndDestroyPlans) {
  Handle shared = 0;
  ASSERT_EQ(api().cufftPlan1d(&shared, 12, Type::c2c, 1), Result::success);
  std::atomic<int> wrong = 0;
  auto const work = [&](int seed) {
    for (int round = 0; round < 50; ++round) {
      int const n = 4 + (seed + round) % 9;
      Handle own = 0;
      std::vector<float> in(24, 1), out(24);
      bool const good = api().cufftPlan1d(&own, n, Type::c2c, 1) == Result::success &&
                        api().cufftExecC2C(own, in.data(), out.data(), Cufft::forward) == Result::success && out[0] == static_cast<float>(n) &&
                        api().cufftExecC2C(shared, in.data(), out.data(), Cufft::inverse) == Result::success && out[0] == 12 &&
                        api().cufftDestroy(own) == Result::success;
      if (!good) ++wrong;
    }
  };
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) threads.emplace_back(work, t);
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0) << last_error();
  EXPECT_EQ(api().cufftDestroy(shared), Result::success);
}

}  // namespace
}  // namespace TeamFFT::Test
