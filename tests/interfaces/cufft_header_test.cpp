// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Our declarations of cuFFT's interface beside those of the toolkit's header: the same numbers, and functions that are
// called in the same way.
#include "interfaces/cufft/types.hpp"

#include <cufft.h>
#include <cufftXt.h>

#include <gtest/gtest.h>

#include <type_traits>

namespace TeamFFT::Impl::Cufft {
namespace {

template <class T>
inline constexpr bool is_number =
    std::is_same_v<T, int> || std::is_same_v<T, long long> || std::is_same_v<T, std::size_t>;

/// How an argument travels: enumerations as int, pointers to what is no number as void*.
template <class T>
auto passed() {
  if constexpr (std::is_enum_v<T>) {
    static_assert(sizeof(T) == sizeof(int));
    return int{};
  } else if constexpr (std::is_pointer_v<T>) {
    using Target = std::remove_cv_t<std::remove_pointer_t<T>>;
    return std::conditional_t<is_number<Target>, Target*, void*>{};
  } else {
    return T{};
  }
}

template <class Function>
struct Passed;
template <class Result, class... Arguments>
struct Passed<Result(Arguments...)> {
  using type = decltype(passed<Result>()) (*)(decltype(passed<Arguments>())...);
};

struct Ours {
#define TEAMFFT_CUFFT(name, arguments) static Result name arguments;
#define TEAMFFT_CUFFT_REFUSED(name)
#include "interfaces/cufft/functions.def"
#undef TEAMFFT_CUFFT
#undef TEAMFFT_CUFFT_REFUSED
};

#define TEAMFFT_CUFFT(name, arguments)                                                              \
  static_assert(std::is_same_v<Passed<decltype(::name)>::type, Passed<decltype(Ours::name)>::type>, \
                #name " is called otherwise.");
#define TEAMFFT_CUFFT_REFUSED(name)
#include "interfaces/cufft/functions.def"
#undef TEAMFFT_CUFFT
#undef TEAMFFT_CUFFT_REFUSED

TEST(CufftHeader, HasOurNumbers) {
  EXPECT_EQ(static_cast<int>(Result::success), CUFFT_SUCCESS);
  EXPECT_EQ(static_cast<int>(Result::invalid_plan), CUFFT_INVALID_PLAN);
  EXPECT_EQ(static_cast<int>(Result::alloc_failed), CUFFT_ALLOC_FAILED);
  EXPECT_EQ(static_cast<int>(Result::invalid_type), CUFFT_INVALID_TYPE);
  EXPECT_EQ(static_cast<int>(Result::invalid_value), CUFFT_INVALID_VALUE);
  EXPECT_EQ(static_cast<int>(Result::internal_error), CUFFT_INTERNAL_ERROR);
  EXPECT_EQ(static_cast<int>(Result::exec_failed), CUFFT_EXEC_FAILED);
  EXPECT_EQ(static_cast<int>(Result::setup_failed), CUFFT_SETUP_FAILED);
  EXPECT_EQ(static_cast<int>(Result::invalid_size), CUFFT_INVALID_SIZE);
  EXPECT_EQ(static_cast<int>(Result::invalid_device), CUFFT_INVALID_DEVICE);
  EXPECT_EQ(static_cast<int>(Result::no_workspace), CUFFT_NO_WORKSPACE);
  EXPECT_EQ(static_cast<int>(Result::not_supported), CUFFT_NOT_SUPPORTED);
  EXPECT_EQ(static_cast<int>(Type::c2c), CUFFT_C2C);
  EXPECT_EQ(static_cast<int>(Type::r2c), CUFFT_R2C);
  EXPECT_EQ(static_cast<int>(Type::c2r), CUFFT_C2R);
  EXPECT_EQ(static_cast<int>(Type::z2z), CUFFT_Z2Z);
  EXPECT_EQ(static_cast<int>(Type::d2z), CUFFT_D2Z);
  EXPECT_EQ(static_cast<int>(Type::z2d), CUFFT_Z2D);
  EXPECT_EQ(static_cast<int>(Data::r32f), CUDA_R_32F);
  EXPECT_EQ(static_cast<int>(Data::r64f), CUDA_R_64F);
  EXPECT_EQ(static_cast<int>(Data::r16f), CUDA_R_16F);
  EXPECT_EQ(static_cast<int>(Data::c32f), CUDA_C_32F);
  EXPECT_EQ(static_cast<int>(Data::c64f), CUDA_C_64F);
  EXPECT_EQ(static_cast<int>(Data::c16f), CUDA_C_16F);
  EXPECT_EQ(static_cast<int>(Data::r16bf), CUDA_R_16BF);
  EXPECT_EQ(static_cast<int>(Data::c16bf), CUDA_C_16BF);
  EXPECT_EQ(forward, CUFFT_FORWARD);
  EXPECT_EQ(inverse, CUFFT_INVERSE);
  EXPECT_EQ(no_handle, CUFFT_PLAN_NULL);
}

}  // namespace
}  // namespace TeamFFT::Impl::Cufft
