// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The snippet of docs/moving-from-kokkos-fft.md.
#include <TeamFFT/compat/KokkosFFT.hpp>  // was: #include <KokkosFFT.hpp>

#include "page_tools.hpp"

namespace TeamFFT::Test {
namespace {

TEST(Page, Compat_OneIncludeIsEnough) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<Kokkos::complex<double>*> x("x", 30), y("y", 30);
  auto const host = fill(x);
  KokkosFFT::fft(exec, x, y);
  expect_near(on_host(y)(4), fourier_sum([&](std::size_t j) { return host(j); }, 30, 4), 1e-12);
}

}  // namespace
}  // namespace TeamFFT::Test
