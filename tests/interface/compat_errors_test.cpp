// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What TeamFFT/compat/KokkosFFT.hpp refuses, as std::runtime_error, and empty Views.
#include "compat_tools.hpp"

#include <stdexcept>

namespace TeamFFT::Test {
namespace {

TEST(Compat, Plans_ThrowWhereExtentsDiffer) {
  execution_space exec;
  View2D<complex_type> x("x", 4, 8), x_hat("x_hat", 4, 8), z("z", 5, 10), z_hat("z_hat", 5, 10);
  KokkosFFT::Plan fft_plan(exec, x, x_hat, KokkosFFT::Direction::forward, -1);
  EXPECT_THROW(KokkosFFT::execute(fft_plan, z, z_hat), std::runtime_error);
  EXPECT_THROW(KokkosFFT::execute(fft_plan, x, z_hat), std::runtime_error);
  EXPECT_THROW(KokkosFFT::execute(fft_plan, x, x), std::runtime_error) << "planned out of place";
}

TEST(Compat, Errors_AreRuntimeErrors) {
  execution_space exec;
  View2D<double> x("x", 4, 8);
  View2D<complex_type> x_hat_good("x_hat_good", 4, 5), x_hat_bad("x_hat_bad", 4, 8), y("y", 4, 8);
  EXPECT_THROW(KokkosFFT::rfft2(exec, x, x_hat_bad), std::runtime_error);
  EXPECT_THROW(KokkosFFT::irfft2(exec, x_hat_bad, x), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fft(exec, x_hat_good, y), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fft(exec, x_hat_bad, y, Norm::backward, 2), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fft2(exec, x_hat_bad, y, Norm::backward, {1, -1}), std::runtime_error);
  EXPECT_THROW(KokkosFFT::rfftn(exec, x, x_hat_good, KokkosFFT::axis_type<2>{0, -3}), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fftn(exec, x_hat_bad, y, KokkosFFT::axis_type<2>{0, 1}, Norm::none, {0, 8}),
               std::runtime_error);
  EXPECT_THROW((KokkosFFT::Plan(exec, x, x_hat_good, KokkosFFT::Direction::backward, -1)), std::runtime_error);
  EXPECT_THROW((KokkosFFT::Plan(exec, x_hat_good, x, KokkosFFT::Direction::forward, -1)), std::runtime_error);
  EXPECT_THROW((KokkosFFT::Plan(exec, x_hat_bad, y, KokkosFFT::Direction::forward, -3)), std::runtime_error);
  EXPECT_THROW((KokkosFFT::DynPlan(exec, x, x_hat_good, KokkosFFT::Direction::forward, 0)), std::runtime_error);
  EXPECT_THROW((KokkosFFT::DynPlan(exec, x, x_hat_good, KokkosFFT::Direction::forward, 3)), std::runtime_error);
  EXPECT_THROW((KokkosFFT::DynPlan(exec, x, x_hat_good, KokkosFFT::Direction::backward, 1)), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fftshift(exec, x, 2), std::runtime_error);
}

TEST(Compat, LengthZero_IsRefused) {
  execution_space exec;
  View2D<complex_type> x("x", 4, 8), y("y", 4, 8);
  EXPECT_THROW(KokkosFFT::fft(exec, x, y, Norm::backward, -1, 0), std::runtime_error);
  EXPECT_THROW((KokkosFFT::Plan(exec, x, y, KokkosFFT::Direction::forward, -1, 0)), std::runtime_error);
}

TEST(Compat, EmptyViews_AreNothingToDoOrAnError) {
  execution_space exec;
  View2D<complex_type> no_rows("x", 0, 8), no_rows_out("y", 0, 8), no_columns("z", 8, 0), no_columns_out("w", 8, 0);
  View2D<double> real("r", 0, 14);
  EXPECT_NO_THROW(KokkosFFT::fft(exec, no_rows, no_rows_out));
  EXPECT_NO_THROW(KokkosFFT::irfft(exec, no_rows, real));
  EXPECT_NO_THROW(KokkosFFT::fftshift(exec, no_rows));
  KokkosFFT::Plan plan(exec, no_rows, no_rows_out, KokkosFFT::Direction::forward, -1);
  EXPECT_NO_THROW(KokkosFFT::execute(plan, no_rows, no_rows_out));
  EXPECT_THROW(KokkosFFT::fft(exec, no_columns, no_columns_out), std::runtime_error);
  EXPECT_THROW(KokkosFFT::fft2(exec, no_rows, no_rows_out), std::runtime_error);
}

}  // namespace
}  // namespace TeamFFT::Test
