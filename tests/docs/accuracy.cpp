// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The snippet of docs/api/accuracy.md: what is in range, and what is not.
#include "page_tools.hpp"

namespace TeamFFT::Test {
namespace {

TEST(Page, Accuracy_SumsMustBeFinite) {
  Kokkos::DefaultExecutionSpace exec;

  Kokkos::View<float*> x("x", 4096);
  Kokkos::View<Kokkos::complex<float>*> y("y", 2049);

  Kokkos::deep_copy(x, 1e34f);  // at most 3.4e38/(4 * 4096) = 2.1e34
  TeamFFT::rfft(exec, x, y, TeamFFT::Normalization::forward);
  float const mean = on_host(y)(0).real();  // 1e34

  Kokkos::deep_copy(x, 1e37f);  // the sum is 4.1e40
  TeamFFT::rfft(exec, x, y, TeamFFT::Normalization::forward);
  float const lost = on_host(y)(0).real();  // infinite

  EXPECT_NEAR(mean, 1e34f, 1e28f);
  EXPECT_FALSE(std::isfinite(lost));
}

}  // namespace
}  // namespace TeamFFT::Test
