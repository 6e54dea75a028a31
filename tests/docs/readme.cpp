// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The first lines of README.md and docs/index.md.
#include <TeamFFT.hpp>

#include "page_tools.hpp"

#include <iostream>
#include <string>

namespace TeamFFT::Test {
namespace {

TEST(Page, Readme_TransformsAlongBothAxes) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<Kokkos::complex<float>**> in("in", 1000, 309), out("out", 1000, 309);

  auto const x = fill(in);
  testing::internal::CaptureStdout();

  TeamFFT::fft(exec, in, out);  // one shot: along the last axis, plans are cached

  expect_near(on_host(out)(7, 5), fourier_sum([&](std::size_t j) { return x(7, j); }, 309, 5), 1e-3);

  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward, 0);  // planned: along axis 0
  TeamFFT::execute(plan, in, out);                                    // allocates nothing, fences nothing
  std::cout << plan;                                                  // which algorithm, and why

  EXPECT_NE(testing::internal::GetCapturedStdout().find("c2c_f32_fwd_n1000_b309"), std::string::npos);
  expect_near(on_host(out)(7, 5), fourier_sum([&](std::size_t j) { return x(j, 5); }, 1000, 7), 1e-3);
}

}  // namespace
}  // namespace TeamFFT::Test
