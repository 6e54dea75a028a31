// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuFFT's interface on host memory: calls that fail, the version, and threads.
#include "cufft_on_host.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <string>
#include <thread>
#include <vector>

namespace TeamFFT::Test {
namespace {

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
  EXPECT_EQ(many(embed, 1, 16, nullptr, 1, 16), Result::invalid_value) << "one embedding";
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
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), data.data(), Cufft::forward), Result::invalid_plan)
      << "it is not made";
  EXPECT_EQ(api().cufftGetSize(plan, &bytes), Result::invalid_plan);
  EXPECT_EQ(api().cufftSetWorkArea(12345, data.data()), Result::invalid_plan);
  EXPECT_EQ(api().cufftMakePlan1d(plan, -1, Type::c2c, 1, &bytes), Result::invalid_size);
  ASSERT_EQ(api().cufftMakePlan1d(plan, 4, Type::c2c, 1, &bytes), Result::success) << "a failure is no plan";
  EXPECT_EQ(api().cufftMakePlan1d(plan, 4, Type::c2c, 1, &bytes), Result::invalid_plan) << "a second time";
  EXPECT_EQ(api().cufftSetAutoAllocation(12345, 0), Result::invalid_plan);
  EXPECT_EQ(api().cufftSetAutoAllocation(plan, 0), Result::success) << "it says nothing any more";
  EXPECT_EQ(api().cufftExecR2C(plan, data.data(), result.data()), Result::invalid_type);
  EXPECT_EQ(api().cufftExecZ2Z(plan, data.data(), result.data(), Cufft::forward), Result::invalid_type);
  for (int const direction : {0, 2, -2})
    EXPECT_EQ(api().cufftExecC2C(plan, data.data(), result.data(), direction), Result::invalid_value);
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), data.data() + 2, Cufft::forward), Result::invalid_value)
      << "they overlap";
  EXPECT_EQ(api().cufftExecC2C(plan, data.data(), reinterpret_cast<char*>(result.data()) + 1, Cufft::forward),
            Result::invalid_value);
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
                        api().cufftExecC2C(own, in.data(), out.data(), Cufft::forward) == Result::success &&
                        out[0] == static_cast<float>(n) &&
                        api().cufftExecC2C(shared, in.data(), out.data(), Cufft::inverse) == Result::success &&
                        out[0] == 12 && api().cufftDestroy(own) == Result::success;
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
