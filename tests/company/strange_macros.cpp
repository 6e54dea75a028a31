// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program whose macros have our names (tests/headers/strange_macros.hpp): what it makes of templates is instantiated
// among them. Exit status 0 where a spectrum, a filter, a solution and a convolution of an impulse are what they must
// be.
#include <Kokkos_Core.hpp>

#include <array>
#include <cmath>
#include <cstdio>

namespace {

using number = Kokkos::complex<double>;
double real_part(number z) { return z.real(); }

}  // namespace

#include "../headers/strange_macros.hpp"

#include <TeamFFT.hpp>
#include <TeamFFT/compat/KokkosFFT.hpp>

namespace {

int wrong = 0;
void expect_all(Kokkos::View<number**> const& view, double value, char const* what) {
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace{}, view);
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      if (std::fabs(real_part(host(i, j)) - value) > 1e-12) {
        std::printf("%s: %g at %d, %d, expected %g\n", what, real_part(host(i, j)), i, j, value);
        ++wrong;
      }
}

struct Half {
  KOKKOS_FUNCTION double operator()(int, int) const { return 0.5; }
};

}  // namespace

int main(int argc, char** argv) {
  Kokkos::ScopeGuard const kokkos(argc, argv);
  Kokkos::DefaultExecutionSpace const exec;
  Kokkos::View<number**> const in("in", 8, 8), out("out", 8, 8), back("back", 8, 8);
  Kokkos::deep_copy(exec, Kokkos::subview(in, 0, 0), number(1, 0));
  TeamFFT::fft2(exec, in, out);
  expect_all(out, 1, "fft2");
  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward, TeamFFT::axis_type<2>{0, 1});
  TeamFFT::execute(plan, in, out);
  expect_all(out, 1, "Plan");
  KokkosFFT::Plan other(exec, in, out, KokkosFFT::Direction::forward, KokkosFFT::axis_type<2>{0, 1});
  KokkosFFT::execute(other, in, out);
  expect_all(out, 1, "KokkosFFT::Plan");
  TeamFFT::FilterPlan halves(exec, out, back, Half{}, TeamFFT::axis_type<2>{0, 1});
  TeamFFT::execute(halves, out, back, Half{});
  expect_all(back, 0.5, "FilterPlan");
  TeamFFT::convolve(exec, in, out, back, TeamFFT::Mode::circular);
  expect_all(back, 1, "convolve");
  TeamFFT::TeamTransform<double, 16> const transform(exec);
  static_cast<void>(transform.policy(exec, 1));
  Kokkos::View<double**> const rhs("rhs", 8, 8), phi("phi", 8, 8);
  TeamFFT::PoissonPlan poisson(exec, rhs, phi, std::array{0.5, 0.5},
                               std::array{TeamFFT::Boundary::dirichlet, TeamFFT::Boundary::periodic});
  TeamFFT::execute(poisson, rhs, phi);
  std::printf("%d wrong\n", wrong);
  return wrong == 0 ? 0 : 1;
}
