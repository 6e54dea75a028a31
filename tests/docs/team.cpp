// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The snippet of docs/api/team.md.
#include "page_tools.hpp"

#include <TeamFFT/team.hpp>

namespace TeamFFT::Test {

struct Spectrum {
  using FFT = TeamFFT::TeamTransform<float, 256>;
  FFT fft;
  Kokkos::View<Kokkos::complex<float>**> signal;
  Kokkos::View<float**> power;

  KOKKOS_FUNCTION void operator()(FFT::member_type const& team) const {
    int const row = team.league_rank();
    fft.forward(
        team, fft.scratch(team), [&](int, int j) { return signal(row, j); },
        [&](int, int k, Kokkos::complex<float> y) { power(row, k) = y.real() * y.real() + y.imag() * y.imag(); });
  }
};

void compute(Kokkos::DefaultExecutionSpace const& exec, Kokkos::View<Kokkos::complex<float>**> signal,
             Kokkos::View<float**> power) {
  Spectrum::FFT const fft(exec);
  Kokkos::parallel_for("spectrum", fft.policy(exec, signal.extent(0)), Spectrum{fft, signal, power});
}

TEST(Page, Team_PowerOfLines) {
  Kokkos::View<Kokkos::complex<float>**> signal("signal", 10, 256);
  Kokkos::View<float**> power("power", 10, 256);
  auto const x = fill(signal);
  compute(Kokkos::DefaultExecutionSpace(), signal, power);
  double const expected = std::norm(fourier_sum([&](std::size_t j) { return x(7, j); }, 256, 11));
  EXPECT_NEAR(on_host(power)(7, 11), expected, 1e-4 * (expected + 1));
}

}  // namespace TeamFFT::Test
