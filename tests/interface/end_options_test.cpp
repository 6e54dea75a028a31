// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Factors, alpha and beta at the ends of a plan: what separate loops around the transform give, and what does not fit
// is refused.
#include "run.hpp"
#include "view_tools.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <sstream>
#include <string>

namespace TeamFFT::Test {
namespace {

template <class T, class Layout = Kokkos::LayoutRight>
using View3 = Kokkos::View<T***, Layout, Space>;

std::string print_of(Plan<Space> const& plan) {
  std::ostringstream text;
  text << plan;
  return text.str();
}

/// Calls f(i, j, k) for all indices.
template <class F>
void for_each_index(std::array<std::size_t, 3> const& n, F const& f) {
  for (std::size_t i = 0; i < n[0]; ++i)
    for (std::size_t j = 0; j < n[1]; ++j)
      for (std::size_t k = 0; k < n[2]; ++k) f(i, j, k);
}

template <class View>
std::array<std::size_t, 3> extents_of_view(View const& v) {
  return {v.extent(0), v.extent(1), v.extent(2)};
}

template <class T>
T value(double t) {
  if constexpr (std::is_same_v<T, Complex>)
    return {std::sin(3 * t + 1), std::cos(5 * t)};
  else
    return std::sin(3 * t + 1);
}

template <class View>
View some(std::size_t n0, std::size_t n1, std::size_t n2, double phase = 0) {
  View const view("some", n0, n1, n2);
  auto const host = Kokkos::create_mirror_view(view);
  double t = phase;
  for_each_index(extents_of_view(view), [&](std::size_t i, std::size_t j, std::size_t k) {
    host(i, j, k) = value<typename View::value_type>(t += 1);
  });
  Kokkos::deep_copy(view, host);
  return view;
}

template <class View>
View copy_of(View const& view) {
  View const copy("copy", view.extent(0), view.extent(1), view.extent(2));
  Kokkos::deep_copy(copy, view);
  return copy;
}

template <class View>
double view_difference(View const& a, View const& b) {
  auto const x = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), a),
             y = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), b);
  double most = 0;
  for_each_index(extents_of_view(a), [&](std::size_t i, std::size_t j, std::size_t k) {
    most = std::max(most, std::abs(std::complex<double>(x(i, j, k)) - std::complex<double>(y(i, j, k))));
  });
  return most;
}

/// view(i, j, k) = v factors, each of whose extents is the View's or 1, plus beta before.
template <class View, class Factors>
void combine(View const& view, double alpha, Factors const& factors, double beta, View const& before) {
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), view);
  auto const f = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), factors);
  auto const old = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), before);
  for_each_index(extents_of_view(view), [&](std::size_t i, std::size_t j, std::size_t k) {
    host(i, j, k) = alpha * (host(i, j, k) * f(i % f.extent(0), j % f.extent(1), k % f.extent(2)));
    if (beta != 0) host(i, j, k) += beta * old(i, j, k);
  });
  Kokkos::deep_copy(view, host);
}

constexpr double options_tolerance = 1e-12;

/// A plan with factors at both ends, alpha and beta against loops around the plan without, for which call(options)
/// makes plans; Views of any layout.
template <class In, class Out, class FactorsIn, class FactorsOut, class Make>
void expect_as_loops(In const& in, Out const& out, FactorsIn const& factors_in, FactorsOut const& factors_out,
                     Make const& make) {
  auto const before = some<Out>(out.extent(0), out.extent(1), out.extent(2), 0.3);
  auto const kept = copy_of(in);
  for (double const beta : {0.0, 0.5}) {
    Kokkos::deep_copy(out, before);
    auto plan = make(PlanOptions{.multiply_in = factors_in, .multiply_out = factors_out, .alpha = -2, .beta = beta});
    execute(plan, in, out, Normalization::ortho);
    Space().fence();
    EXPECT_EQ(view_difference(in, kept), 0);
    auto const product = copy_of(in);
    auto const expected = copy_of(out);
    combine(product, 1, factors_in, 0, product);
    auto plain = make(PlanOptions{});
    execute(plain, product, expected, Normalization::ortho);
    Space().fence();
    combine(expected, -2, factors_out, beta, before);
    EXPECT_LE(view_difference(out, expected), options_tolerance * static_cast<double>(in.size()))
        << plan << plain << beta;
  }
}

template <class In, class Out, class Choice, std::size_t DIM>
void expect_along(In const& in, Out const& out, Choice const& choice, std::array<int, DIM> const& axes,
                  std::array<std::size_t, DIM> const& s = {}) {
  using Right = View3<double>;
  auto const make = [&](PlanOptions const& options) { return Plan(Space(), in, out, choice, axes, s, options); };
  auto const full = some<In>(in.extent(0), in.extent(1), in.extent(2), 0.1);
  expect_as_loops(in, out, full, some<Right>(1, out.extent(1), out.extent(2), 0.2), make);
  expect_as_loops(in, out, some<Right>(in.extent(0), 1, in.extent(2), 0.1), some<Out>(1, 1, out.extent(2), 0.2), make);
  expect_as_loops(in, out, some<Right>(1, 1, 1, 0.1),
                  some<View3<double, Kokkos::LayoutLeft>>(out.extent(0), out.extent(1), out.extent(2), 0.2), make);
}

TEST(EndOptions, OfEveryKind_GiveWhatLoopsGive) {
  auto const complex = some<View3<Complex>>(3, 5, 12);
  auto const real = some<View3<double>>(3, 5, 12);
  auto const half = some<View3<Complex>>(3, 5, 7);
  View3<Complex> const out("out", 3, 5, 12), half_out("out", 3, 5, 7);
  View3<double> const real_out("out", 3, 5, 12);
  expect_along(complex, out, Direction::forward, std::array{-1});
  expect_along(complex, out, Direction::backward, std::array{1});
  expect_along(complex, out, Direction::forward, std::array{0, 2});
  expect_along(complex, out, Direction::backward, std::array{0, 1, 2});
  expect_along(real, out, Kind::c2c_forward, std::array{0});
  expect_along(real, half_out, Direction::forward, std::array{2});
  expect_along(real, half_out, Direction::forward, std::array{0, 2});
  expect_along(half, real_out, Direction::backward, std::array{2});
  expect_along(half, real_out, Direction::backward, std::array{1, 2});
  expect_along(real, real_out, Kind::dct2, std::array{2});
  expect_along(real, real_out, Kind::dst4, std::array{1, 2});
  expect_along(complex, out, Kind::dct3, std::array{1});
}

TEST(EndOptions, OfLongAndAwkwardLengths_GiveWhatLoopsGive) {
  for (std::size_t const n : {std::size_t{4096}, std::size_t{1009}, std::size_t{2 * 2018}}) {
    auto const in = some<View3<Complex>>(1, 2, n);
    View3<Complex> const out("out", 1, 2, n);
    expect_along(in, out, Direction::forward, std::array{2});
    auto const real = some<View3<double>>(1, 2, n);
    View3<Complex> const half("out", 1, 2, n / 2 + 1);
    expect_along(real, half, Direction::forward, std::array{2});
  }
}

TEST(EndOptions, OfOtherLayouts_GiveWhatLoopsGive) {
  using Left = View3<Complex, Kokkos::LayoutLeft>;
  expect_along(some<Left>(3, 5, 12), Left("out", 3, 5, 12), Direction::forward, std::array{1});
  expect_along(some<Left>(3, 5, 12), View3<Complex>("out", 3, 5, 12), Direction::forward, std::array{0, 2});
}

TEST(EndOptions, OfCroppedAndPaddedInputs_GiveWhatLoopsGive) {
  expect_along(some<View3<Complex>>(3, 5, 12), View3<Complex>("out", 3, 5, 9), Direction::forward, std::array{2},
               std::array<std::size_t, 1>{9});
  expect_along(some<View3<Complex>>(3, 5, 12), View3<Complex>("out", 3, 8, 20), Direction::backward, std::array{1, 2},
               std::array<std::size_t, 2>{8, 20});
}

TEST(EndOptions, InPlace_GiveWhatLoopsGive) {
  for (int const ends : {1, 2, 3}) {
    auto const view = some<View3<Complex>>(2, 6, 30), expected = copy_of(view);
    auto const before = some<View3<Complex>>(2, 6, 30, 0.1), after = some<View3<Complex>>(2, 6, 30, 0.2),
               one = some<View3<Complex>>(1, 1, 1);
    Kokkos::deep_copy(one, Complex(1));
    PlanOptions options;
    if ((ends & 1) != 0) options.multiply_in = before;
    if ((ends & 2) != 0) options.multiply_out = after;
    Plan plan(Space(), view, view, Direction::forward, axis_type<2>{1, 2}, {}, options);
    execute(plan, view, view);
    combine(expected, 1, (ends & 1) != 0 ? before : one, 0, expected);
    fftn(Space(), expected, expected, axis_type<2>{1, 2});
    combine(expected, 1, (ends & 2) != 0 ? after : one, 0, expected);
    Space().fence();
    EXPECT_LE(view_difference(view, expected), options_tolerance * 360) << ends;
  }
}

template <class View>
struct ReadPlusOne {
  View view;
  KOKKOS_FUNCTION auto operator()(int i, int j, int k) const { return view(i, j, k) + 1.0; }
};
template <class View>
struct Add {
  View view;
  KOKKOS_FUNCTION void operator()(int i, int j, int k, typename View::value_type const& v) const { view(i, j, k) += v; }
};

TEST(EndOptions, AroundASourceAndASink_GiveWhatLoopsGive) {
  auto const in = some<View3<Complex>>(2, 5, 24);
  auto const factors = some<View3<double>>(2, 5, 24, 0.1);
  View3<Complex> const out("out", 2, 5, 24), plus_one = copy_of(in), expected("expected", 2, 5, 24);
  auto const from = source<Complex>({2, 5, 24}, ReadPlusOne<View3<Complex>>{in});
  auto const to = sink<Complex>({2, 5, 24}, Add<View3<Complex>>{out});
  for (bool const alias : {false, true}) {
    Kokkos::deep_copy(out, Complex(1, 2));
    PlanOptions const options{.multiply_in = factors, .multiply_out = factors, .alpha = 3, .ends_alias = alias};
    Plan plan(Space(), from, to, Direction::forward, axis_type<2>{0, 2}, {}, options);
    execute(plan, from, to);
    Space().fence();
    auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), in);
    for_each_index(extents_of_view(in), [&](std::size_t i, std::size_t j, std::size_t k) { host(i, j, k) += 1.0; });
    Kokkos::deep_copy(plus_one, host);
    combine(plus_one, 1, factors, 0, plus_one);
    fftn(Space(), plus_one, expected, axis_type<2>{0, 2});
    Space().fence();
    combine(expected, 3, factors, 0, expected);
    auto const result = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), out);
    for_each_index(extents_of_view(in),
                   [&](std::size_t i, std::size_t j, std::size_t k) { result(i, j, k) -= Complex(1, 2); });
    Kokkos::deep_copy(out, result);
    EXPECT_LE(view_difference(out, expected), options_tolerance * 480);
  }
}

TEST(EndOptions, ThatAlias_ReadBeforeTheyWrite) {
  auto const view = some<View3<Complex>>(2, 6, 32), expected = copy_of(view), read = copy_of(view);
  View3<Complex> const sum("sum", 2, 6, 32);
  // A source that reads the output, a sink that writes the input.
  auto const from = source<Complex>({2, 6, 32}, ReadPlusOne<View3<Complex>>{view});
  PlanOptions const options{.ends_alias = true};
  Plan plan(Space(), from, view, Direction::forward, axis_type<2>{1, 2}, {}, options);
  EXPECT_NE(print_of(plan).find("the source's elements are copied to the workspace first"), std::string::npos);
  execute(plan, from, view);
  Space().fence();
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), read);
  for_each_index(extents_of_view(read), [&](std::size_t i, std::size_t j, std::size_t k) { host(i, j, k) += 1.0; });
  Kokkos::deep_copy(read, host);
  fftn(Space(), read, expected, axis_type<2>{1, 2});
  Space().fence();
  EXPECT_LE(view_difference(view, expected), options_tolerance * 400);

  auto const both = copy_of(view);
  auto const to = sink<Complex>({2, 6, 32}, Add<View3<Complex>>{both});
  Plan into(Space(), both, to, Direction::backward, 2, {}, options);
  EXPECT_NE(print_of(into).find("the sink's elements are copied from the workspace last"), std::string::npos);
  execute(into, both, to);
  ifft(Space(), view, sum, Normalization::backward, 2);
  Space().fence();
  auto const added = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), view),
             transformed = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), sum);
  for_each_index(extents_of_view(view),
                 [&](std::size_t i, std::size_t j, std::size_t k) { added(i, j, k) += transformed(i, j, k); });
  Kokkos::deep_copy(view, added);
  EXPECT_LE(view_difference(both, view), options_tolerance * 400);
}

TEST(EndOptions, FactorsOfOtherRanks_BelongToTheLastDimensions) {
  auto const in = some<View3<Complex>>(3, 4, 10);
  View3<Complex> const out("out", 3, 4, 10), expected("expected", 3, 4, 10);
  auto const factors = some<View3<double>>(1, 1, 10, 0.1);
  auto const row = Kokkos::subview(factors, 0, 0, Kokkos::ALL);
  auto const product = copy_of(in);
  combine(product, 1, factors, 0, product);
  fft(Space(), product, expected, Normalization::backward, 0);
  PlanOptions const options{.multiply_in = row};
  Plan plan(Space(), in, out, Direction::forward, 0, {}, options);
  execute(plan, in, out);
  Space().fence();
  EXPECT_LE(view_difference(out, expected), options_tolerance * 120);
}

TEST(EndOptions, Alpha_CostsNoPassOfItsOwn) {
  auto const in = some<View3<Complex>>(2, 3, 32);
  View3<Complex> const out("out", 2, 3, 32), expected("expected", 2, 3, 32);
  PlanOptions const options{.alpha = 0.25};
  Plan plan(Space(), in, out, Direction::forward, -1, {}, options);
  Plan const plain(Space(), in, out, Direction::forward);
  execute(plan, in, out);
  fft(Space(), in, expected, Normalization::forward);  // 1/32 = 0.25 / 8
  Space().fence();
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), expected);
  for_each_index(extents_of_view(in), [&](std::size_t i, std::size_t j, std::size_t k) { host(i, j, k) *= 8; });
  Kokkos::deep_copy(expected, host);
  EXPECT_LE(view_difference(out, expected), options_tolerance);
  EXPECT_EQ(plan.workspace_size(), plain.workspace_size());
  EXPECT_EQ(plan.problem(), plain.problem());
}

TEST(EndOptions, Beta_OfZero_DoesNotReadTheOutput) {
  auto const in = some<View3<Complex>>(2, 3, 16);
  View3<Complex> const out("out", 2, 3, 16);
  Kokkos::deep_copy(out, Complex(std::nan(""), std::nan("")));
  auto const factors = some<View3<double>>(1, 1, 16);
  PlanOptions const options{.multiply_out = factors};
  Plan plan(Space(), in, out, Direction::forward, -1, {}, options);
  execute(plan, in, out);
  Space().fence();
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), out);
  for_each_index(extents_of_view(out), [&](std::size_t i, std::size_t j, std::size_t k) {
    EXPECT_TRUE(std::isfinite(host(i, j, k).real()));
  });
}

TEST(EndOptions, Beta_OfAPlanFromAProblem_Adds) {
  auto const in = some<View3<Complex>>(1, 4, 8);
  View3<Complex> const out("out", 1, 4, 8), expected("expected", 1, 4, 8);
  Kokkos::deep_copy(out, Complex(1, -1));
  PlanOptions const options{.beta = 2};
  Plan plan(Space(), Problem::parse("c2c_f64_fwd_n8_b4_oop"), options);
  execute(plan, in, out);
  fft(Space(), in, expected);
  Space().fence();
  auto const host = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), expected);
  for_each_index(extents_of_view(in),
                 [&](std::size_t i, std::size_t j, std::size_t k) { host(i, j, k) += Complex(2, -2); });
  Kokkos::deep_copy(expected, host);
  EXPECT_LE(view_difference(out, expected), options_tolerance * 32);
}

TEST(EndOptions, AnInputThatMayBeDestroyed_IsTheWorkspace) {
  auto const in = some<View3<Complex>>(6, 10, 9), kept = copy_of(in);
  View3<double> const out("out", 6, 10, 16), expected("expected", 6, 10, 16);
  axis_type<3> const axes{0, 1, 2};
  Plan preserving(Space(), in, expected, Direction::backward, axes);
  execute(preserving, in, expected);
  Space().fence();
  EXPECT_EQ(view_difference(in, kept), 0);
  Plan plan(Space(), in, out, Direction::backward, axes, {}, PlanOptions{.destroy_input = true});
  EXPECT_LT(plan.workspace_size(), preserving.workspace_size());
  execute(plan, in, out);
  Space().fence();
  EXPECT_LE(view_difference(out, expected), options_tolerance);
  View3<Complex>::const_type const read_only = kept;
  EXPECT_TRUE(says(error_of([&] { execute(plan, read_only, out); }),
                   "the input View is const, and the plan has options.destroy_input"));
  EXPECT_TRUE(says(error_of([&] {
                     Plan(Space(), read_only, out, Direction::backward, axes, {}, PlanOptions{.destroy_input = true});
                   }),
                   "options.destroy_input with a const input View"));
}

TEST(EndOptions, AnInputWithoutRoom_IsNoWorkspace) {
  auto const in = some<View3<Complex>>(6, 5, 9), kept = copy_of(in);
  View3<double> const out("out", 6, 10, 16), expected("expected", 6, 10, 16);
  axis_type<2> const axes{1, 2};
  shape_type<2> const s{10, 16};
  Plan preserving(Space(), in, expected, Direction::backward, axes, s);
  execute(preserving, in, expected);
  Plan plan(Space(), in, out, Direction::backward, axes, s, PlanOptions{.destroy_input = true});
  execute(plan, in, out);
  Space().fence();
  EXPECT_LE(view_difference(out, expected), options_tolerance);
}

TEST(EndOptions, ThatDoNotFit_AreRefused) {
  auto const in = some<View3<Complex>>(2, 3, 8);
  View3<Complex> const out("out", 2, 3, 8);
  View3<double> const real_in("in", 2, 3, 8);
  View3<Complex> const half("half", 2, 3, 5);
  auto const error = [](auto const& from, auto const& to, PlanOptions const& options) {
    return error_of([&] { Plan plan(Space(), from, to, Direction::forward, -1, {}, options); });
  };
  EXPECT_EQ(error(in, out, {.multiply_in = in}), "no error");
  EXPECT_TRUE(says(error(in, out, {.multiply_in = View3<double>("f", 2, 3, 7)}),
                   "have extent 7 along their axis 2, the input 8; it must be that, or 1"));
  EXPECT_TRUE(says(error(in, out, {.multiply_out = View3<double>("f", 3, 1, 1)}),
                   "have extent 3 along their axis 0, the output 2"));
  EXPECT_TRUE(says(error(in, out, {.multiply_in = Kokkos::View<double****, Space>("f", 1, 2, 3, 8)}),
                   "for the input of rank 3"));
  EXPECT_TRUE(says(error(in, out, {.multiply_in = Kokkos::View<float*, Space>("f", 8)}), "of another precision"));
  EXPECT_TRUE(says(error(real_in, half, {.multiply_in = in}), "whose elements are real; its factors must be, too"));
  EXPECT_EQ(error(real_in, half, {.multiply_out = View3<Complex>("f", 2, 3, 5)}), "no error");
  EXPECT_TRUE(says(error(in, in, {.beta = 1}), "beta = 1 in place"));
  EXPECT_TRUE(says(error(in, out, {.beta = std::nan("")}), "both must be finite"));
  auto const to = sink<Complex>({2, 3, 8}, Add<View3<Complex>>{out});
  EXPECT_TRUE(says(error(in, to, {.beta = 1}), "beta = 1 with a sink"));
  EXPECT_TRUE(says(
      error_of([&] { Plan plan(Space(), Problem::parse("c2c_f64_fwd_n8_b4_oop"), PlanOptions{.multiply_in = in}); }),
      "Make the plan from Views"));
}

}  // namespace
}  // namespace TeamFFT::Test
