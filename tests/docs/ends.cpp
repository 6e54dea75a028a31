// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The snippets of docs/api/ends.md: functors, factors, boxes.
#include "page_tools.hpp"

#include <numbers>

namespace TeamFFT::Test {

using Lines = Kokkos::View<Kokkos::complex<float>**>;

/// u v forward; backward with the result added to w; and a plan of both functors. (Not in a TEST: nvcc has no lambdas
/// for devices there.)
void check_functors(Lines const& u, Lines const& v, Lines const& w, Lines const& spectrum) {
  Kokkos::DefaultExecutionSpace exec;
  auto const u0 = fill(u), v0 = fill(v);

  auto product = TeamFFT::source<Kokkos::complex<float>>(
      {64, 1024}, KOKKOS_LAMBDA(int i, int j) { return u(i, j) * v(i, j); });
  auto add = TeamFFT::sink<Kokkos::complex<float>>(
      {64, 1024}, KOKKOS_LAMBDA(int i, int j, Kokkos::complex<float> z) { w(i, j) += z; });

  TeamFFT::fft(exec, product, spectrum);  // any function of transform.hpp, real.hpp, trigonometric.hpp
  TeamFFT::ifft(exec, spectrum, add);

  auto const uv = [&](std::size_t j) { return u0(3, j) * v0(3, j); };
  expect_near(on_host(spectrum)(3, 7), fourier_sum(uv, 1024, 7), 1e-3);
  expect_near(on_host(w)(3, 7), fourier_sum([&](std::size_t j) { return j == 7 ? uv(7) : 0.0f; }, 1024, 0), 1e-5);
  Kokkos::deep_copy(w, Kokkos::complex<float>());
  auto const product2 = product;
  auto const add2 = add;

  TeamFFT::Plan plan(exec, product, add, TeamFFT::Direction::forward);  // any plan; either end may be a View
  TeamFFT::execute(plan, product2, add2);                               // the same functor types, other captured state

  expect_near(on_host(w)(3, 7), fourier_sum(uv, 1024, 7), 1e-3);
}

TEST(Page, Ends_FunctorsStandForViews) {
  check_functors(Lines("u", 64, 1024), Lines("v", 64, 1024), Lines("w", 64, 1024), Lines("spectrum", 64, 1024));
}

TEST(Page, Ends_PartsStandForComplexViews) {
  Kokkos::DefaultExecutionSpace exec;
  Lines spectrum("spectrum", 64, 1024);

  Kokkos::View<float**> re("re", 64, 1024), im("im", 64, 1024);
  auto const x = fill(re), y = fill(im);
  TeamFFT::fft(exec, TeamFFT::planar(re, im), spectrum);                  // as an input
  TeamFFT::ifft(exec, TeamFFT::planar(re, im), TeamFFT::planar(re, im));  // in place

  auto const z = [&](std::size_t j) { return Kokkos::complex<float>(x(3, j), y(3, j)); };
  expect_near(on_host(spectrum)(3, 7), fourier_sum(z, 1024, 7), 1e-3);
  auto const back = fourier_sum(z, 1024, 1024 - 7) / 1024.0;
  expect_near(on_host(re)(3, 7), back.real(), 1e-5);
  expect_near(on_host(im)(3, 7), back.imag(), 1e-5);
}

TEST(Page, Ends_FactorsAlphaAndBeta) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<Kokkos::complex<double>**> in("in", 4, 100), out("out", 4, 100);
  Kokkos::View<double*> window("window", 100), response("response", 100);
  auto const x = fill(in), y = fill(out);
  auto const w = fill(window), r = fill(response);
  auto const normalization = TeamFFT::Normalization::none;

  TeamFFT::PlanOptions options{.multiply_in = window, .multiply_out = response, .alpha = 0.5, .beta = 1};
  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward, -1, {}, options);
  TeamFFT::execute(plan, in, out, normalization);

  auto const expected = 0.5 * r(8) * fourier_sum([&](std::size_t j) { return w(j) * x(2, j); }, 100, 8);
  expect_near(on_host(out)(2, 8), expected + std::complex<double>(y(2, 8).real(), y(2, 8).imag()), 1e-11);
}

TEST(Page, Ends_BoxesArePartsOfTheTransform) {
  Kokkos::DefaultExecutionSpace exec;
  Kokkos::View<Kokkos::complex<double>**> in("in", 32, 256), out("out", 16, 16);
  auto const x = fill(in);

  TeamFFT::PlanOptions options;
  options.in_box = {TeamFFT::Box::at(64), TeamFFT::Box{}};  // rows 64 .. 64 + m - 1 of 256; the second axis as ever
  options.out_box = {TeamFFT::Box::low(), TeamFFT::Box::low()};  // the lowest modes: what dealiasing keeps
  TeamFFT::Plan plan(exec, in, out, TeamFFT::Direction::forward, TeamFFT::axis_type<2>{0, 1}, {256, 256}, options);

  TeamFFT::execute(plan, in, out);
  std::complex<double> sum = 0;  // mode (-1, 3)
  for (std::size_t i = 0; i < 32; ++i)
    sum += fourier_sum([&](std::size_t j) { return x(i, j); }, 256, 3) *
           std::polar(1.0, 2 * std::numbers::pi * static_cast<double>(64 + i) / 256);
  expect_near(on_host(out)(15, 3), sum, 1e-9);
}

}  // namespace TeamFFT::Test
