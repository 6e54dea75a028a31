// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The snippets of docs/api/functions.md, views.md, plan.md and tokens.md.
#include "page_tools.hpp"

#include <array>
#include <iostream>
#include <numbers>
#include <string>

namespace TeamFFT::Test {
namespace {

TEST(Page, Functions_AreCalledAsThePageSays) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<Kokkos::complex<double>**> x("x", 64, 1000), y("y", 64, 1000);
  Kokkos::View<double**> r("r", 64, 1000);
  Kokkos::View<Kokkos::complex<double>**> half("half", 64, 501);

  auto const x0 = fill(x);
  auto const r0 = fill(r);

  TeamFFT::fft(exec, x, y);                                     // along the last axis
  TeamFFT::ifft(exec, y, x, TeamFFT::Normalization::ortho, 0);  // along axis 0, scaled by 1/sqrt(64)
  TeamFFT::rfft(exec, r, half);                                 // 1000 reals to 501 complex numbers
  // the axes stand before the normalization
  TeamFFT::fftn(exec, x, y, TeamFFT::axis_type<2>{0, 1}, TeamFFT::Normalization::none);
  TeamFFT::dct(exec, r, r, 4);  // type 4, in place

  // Along axis 0 there and back leaves sqrt(64); twice along axis 1 reverses the line and leaves 1000.
  expect_near(on_host(y)(3, 2), 8000.0 * std::complex<double>(x0(3, 998).real(), x0(3, 998).imag()), 1e-8);
  expect_near(on_host(half)(5, 20), fourier_sum([&](std::size_t j) { return r0(5, j); }, 1000, 20), 1e-9);
  double sum = 0;
  for (int j = 0; j < 1000; ++j) sum += 2 * r0(5, j) * std::cos(std::numbers::pi * (2 * j + 1) * 41 / 4000);
  EXPECT_NEAR(on_host(r)(5, 20), sum, 1e-9);
}

TEST(Page, Views_InPlaceRealRowsArePadded) {
  Kokkos::DefaultExecutionSpace exec;

  Kokkos::View<Kokkos::complex<double>**, Kokkos::LayoutRight> spectrum("spectrum", 64, 33);
  Kokkos::View<double**, Kokkos::LayoutStride> real(reinterpret_cast<double*>(spectrum.data()),
                                                    Kokkos::LayoutStride(64, 66, 64, 1));

  auto const x = fill(spectrum);
  auto const reals = reinterpret_cast<double const*>(x.data());

  TeamFFT::rfft(exec, real, spectrum);  // 64 rows of 64 reals, 66 reals apart, become rows of 33 complex numbers

  expect_near(on_host(spectrum)(2, 5), fourier_sum([&](std::size_t j) { return reals[2 * 66 + j]; }, 64, 5), 1e-10);
}

TEST(Page, Plans_AreMadeAsThePageSays) {
  Kokkos::DefaultExecutionSpace exec;

  Kokkos::View<Kokkos::complex<float>***> in("in", 8, 64, 1024), out("out", 8, 64, 1024);
  Kokkos::View<float**> a("a", 64, 100), b("b", 64, 100);

  auto const x = fill(in);
  auto const a0 = fill(a);
  testing::internal::CaptureStdout();

  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward);                                 // along the last axis
  TeamFFT::Plan both(exec, in, out, TeamFFT::Direction::forward, TeamFFT::axis_type<2>{-2, -1});  // along two axes
  TeamFFT::Plan dct2(exec, a, b, TeamFFT::Kind::dct2, 0);  // a kind, along axis 0
  TeamFFT::Plan mix(exec, a, b, std::array{TeamFFT::Kind::dct2, TeamFFT::Kind::dst1}, TeamFFT::axis_type<2>{0, 1});
  TeamFFT::Plan parsed(exec, TeamFFT::Problem::parse("c2c_f32_fwd_n1024_b512_oop"));  // from a token

  TeamFFT::execute(plan, in, out);
  std::cout << plan;

  EXPECT_NE(testing::internal::GetCapturedStdout().find("c2c_f32_fwd_n1024_b512"), std::string::npos);
  expect_near(on_host(out)(1, 2, 3), fourier_sum([&](std::size_t j) { return x(1, 2, j); }, 1024, 3), 1e-3);
  TeamFFT::execute(dct2, a, b);
  double sum = 0;
  for (int j = 0; j < 64; ++j) sum += 2 * a0(j, 9) * std::cos(std::numbers::pi * (2 * j + 1) * 5 / 128);
  EXPECT_NEAR(on_host(b)(5, 9), sum, 1e-4);
  EXPECT_EQ(both.problem().axes.size(), 2U);
  EXPECT_EQ(mix.problem().axes.size(), 2U);
  EXPECT_EQ(parsed.problem(), plan.problem());
}

TEST(Page, Tokens_AreReadAndWritten) {
  Kokkos::DefaultExecutionSpace exec;

  TeamFFT::Problem const problem = TeamFFT::Problem::parse("c2c_f32_fwd_n256x256_b64_oop");
  std::string const same = problem.token();              // "c2c_f32_fwd_n256x256_b64_oop"
  std::size_t const transforms = problem.batch_count();  // 64
  TeamFFT::Plan plan(exec, problem);

  EXPECT_EQ(same, "c2c_f32_fwd_n256x256_b64_oop");
  EXPECT_EQ(transforms, 64U);
  EXPECT_EQ(plan.problem(), problem);
}

}  // namespace
}  // namespace TeamFFT::Test
