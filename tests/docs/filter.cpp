// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The snippets of docs/api/filter.md and docs/api/poisson.md.
#include "page_tools.hpp"

#include <array>
#include <numbers>

namespace TeamFFT::Test {

using Complex = Kokkos::complex<double>;
using std::numbers::pi;

struct Smooth {  // exp(-k^2 / 2) of a 2-D field
  int n0, n1;
  KOKKOS_FUNCTION double operator()(int i, int j) const {
    double const k0 = TeamFFT::frequency(i, n0), k1 = TeamFFT::frequency(j, n1);
    return Kokkos::exp(-(k0 * k0 + k1 * k1) / 2);
  }
};

/// f(i, j) at every element.
template <class View, class F>
void set(View const& view, F const& f) {
  auto const host = Kokkos::create_mirror(Kokkos::HostSpace(), view);
  for (std::size_t i = 0; i < host.extent(0); ++i)
    for (std::size_t j = 0; j < host.extent(1); ++j) host(i, j) = f(static_cast<double>(i), static_cast<double>(j));
  Kokkos::deep_copy(view, host);
}

TEST(Page, Filter_SmoothsAWave) {
  Kokkos::DefaultExecutionSpace exec;

  Kokkos::View<double**> in("in", 256, 300), out("out", 256, 300);

  set(in, [](double i, double j) { return std::cos(2 * pi * (i / 256 + 2 * j / 300)); });

  TeamFFT::FilterPlan plan(exec, in, out, Smooth{256, 300}, TeamFFT::axis_type<2>{0, 1});
  TeamFFT::execute(plan, in, out, Smooth{256, 300});

  EXPECT_NEAR(on_host(out)(0, 0), std::exp(-2.5), 1e-14);
  EXPECT_NEAR(on_host(out)(128, 0), -std::exp(-2.5), 1e-14);
}

struct Divergence {
  KOKKOS_FUNCTION Kokkos::Array<Complex, 1> operator()(int i, int j, Kokkos::Array<Complex, 2> const& u) const {
    double const k0 = TeamFFT::frequency(i, 64), k1 = TeamFFT::frequency(j, 64);
    return {Complex(0, 1) * (k0 * u[0] + k1 * u[1])};
  }
};

TEST(Page, Filter_DivergenceOfTwoFields) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<double**> u("u", 64, 64), v("v", 64, 64), p("p", 64, 64);
  set(u, [](double i, double) { return std::sin(2 * pi * 3 * i / 64); });
  set(v, [](double, double j) { return std::cos(2 * pi * j / 64); });
  TeamFFT::axis_type<2> const axes{0, 1};

  TeamFFT::FilterPlan plan(exec, TeamFFT::fields(u, v), TeamFFT::fields(p), Divergence{}, axes);
  TeamFFT::execute(plan, TeamFFT::fields(u, v), TeamFFT::fields(p), Divergence{});

  EXPECT_NEAR(on_host(p)(5, 9), 3 * std::cos(2 * pi * 15 / 64) - std::sin(2 * pi * 9 / 64), 1e-12);
}

struct Product {
  KOKKOS_FUNCTION Kokkos::Array<double, 1> operator()(int, int, Kokkos::Array<double, 2> const& u) const {
    return {u[0] * u[1]};
  }
};

TEST(Page, Filter_ProductAtThePoints) {
  Kokkos::DefaultExecutionSpace exec;
  std::size_t const n0 = 16, n1 = 16;
  Kokkos::View<Complex**> u("u", n0, n1 / 2 + 1), v("v", n0, n1 / 2 + 1), w("w", n0, n1 / 2 + 1);
  double const points = static_cast<double>(n0 * n1);
  set(u, [&](double i, double j) { return i == 0 && j == 1 ? points / 2 : 0; });               // cos y
  set(v, [&](double i, double j) { return (i == 1 || i == 15) && j == 0 ? points / 2 : 0; });  // cos x
  TeamFFT::axis_type<2> const axes{0, 1};
  TeamFFT::FilterOptions const options;

  TeamFFT::FilterPlan plan(exec, TeamFFT::spectra<double>(u, v), TeamFFT::spectra<double>(w), Product{}, axes, {n0, n1},
                           options);

  TeamFFT::execute(plan, TeamFFT::spectra<double>(u, v), TeamFFT::spectra<double>(w), Product{});
  expect_near(on_host(w)(1, 1), points / 4, 1e-12 * points);  // cos x cos y
  expect_near(on_host(w)(0, 1), 0, 1e-12 * points);
}

TEST(Page, Filter_ConvolveAndCorrelate) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<double**> a("a", 3, 50), v("v", 3, 5), out("out", 5, 54), same("same", 3, 50);
  auto const x = fill(a), y = fill(v);

  TeamFFT::convolve(exec, a, v, out, TeamFFT::Mode::full);                               // along all axes
  TeamFFT::correlate(exec, a, v, same, TeamFFT::Mode::same, TeamFFT::axis_type<1>{-1});  // along the last one

  EXPECT_NEAR(on_host(out)(0, 1), x(0, 0) * y(0, 1) + x(0, 1) * y(0, 0), 1e-13);
  double sum = 0;
  for (std::size_t j = 0; j < 5; ++j) sum += x(1, 10 + j - 2) * y(1, j);
  EXPECT_NEAR(on_host(same)(1, 10), sum, 1e-13);
}

TEST(Page, Poisson_SolvesForAMode) {
  Kokkos::DefaultExecutionSpace exec;

  Kokkos::View<double***> rhs("rhs", 128, 128, 96), phi("phi", 128, 128, 96);
  std::array const h{0.1, 0.1, 0.05};
  std::array const walls{TeamFFT::Boundary::periodic, TeamFFT::Boundary::periodic, TeamFFT::Boundary::neumann};

  auto const host = Kokkos::create_mirror(Kokkos::HostSpace(), rhs);
  auto const wave = [](std::size_t i, std::size_t k) {
    return std::cos(2 * pi * static_cast<double>(i) / 128) * std::cos(pi * (static_cast<double>(k) + 0.5) / 96);
  };
  for (std::size_t i = 0; i < 128; ++i)
    for (std::size_t j = 0; j < 128; ++j)
      for (std::size_t k = 0; k < 96; ++k) host(i, j, k) = wave(i, k);
  Kokkos::deep_copy(rhs, host);

  TeamFFT::PoissonPlan plan(exec, rhs, phi, h, walls);
  TeamFFT::execute(plan, rhs, phi);  // (laplace + shift) phi = rhs

  double const eigenvalue = -(std::pow(2 * pi / 12.8, 2) + std::pow(pi / 4.8, 2));
  EXPECT_NEAR(on_host(phi)(11, 30, 17), wave(11, 17) / eigenvalue, 1e-12);
}

}  // namespace TeamFFT::Test
