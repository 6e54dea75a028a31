// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sources and sinks: every function takes them, plans execute them with other state, and what does not fit is refused.
#include "run.hpp"
#include "view_tools.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace TeamFFT::Test {
namespace {

using ComplexView = Kokkos::View<Complex**, Space>;
using RealView = Kokkos::View<double**, Space>;

template <class View>
struct ReadElement {
  View view;
  KOKKOS_FUNCTION auto operator()(int i, int j) const { return view(i, j); }
};

template <class View>
struct WriteElement {
  View view;
  KOKKOS_FUNCTION void operator()(int i, int j, typename View::value_type const& v) const { view(i, j) = v; }
};

/// The product of two Views.
template <class View>
struct Product {
  View a, b;
  KOKKOS_FUNCTION auto operator()(int i, int j) const { return a(i, j) * b(i, j); }
};

template <class View>
struct AddElement {
  View view;
  KOKKOS_FUNCTION void operator()(int i, int j, typename View::value_type const& v) const { view(i, j) += v; }
};

template <class View>
View some(std::string const& name, std::size_t rows, std::size_t columns, double phase = 0) {
  View const view(name, rows, columns);
  auto const host = Kokkos::create_mirror_view(view);
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t j = 0; j < columns; ++j) {
      double const t = static_cast<double>(i * columns + j) + phase;
      if constexpr (std::is_same_v<typename View::value_type, Complex>)
        host(i, j) = Complex(std::sin(3 * t + 1), std::cos(5 * t));
      else
        host(i, j) = std::sin(3 * t + 1);
    }
  Kokkos::deep_copy(view, host);
  return view;
}

template <class View>
double largest_difference(View const& a, View const& b) {
  auto const x = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), a),
             y = Kokkos::create_mirror_view_and_copy(Kokkos::HostSpace(), b);
  double most = 0;
  for (std::size_t i = 0; i < a.extent(0); ++i)
    for (std::size_t j = 0; j < a.extent(1); ++j)
      most = std::max(most, std::abs(std::complex<double>(x(i, j)) - std::complex<double>(y(i, j))));
  return most;
}

/// out = a b, element by element.
void multiply(ComplexView const& a, ComplexView const& b, ComplexView const& out) {
  Kokkos::parallel_for(
      "multiply", Kokkos::RangePolicy<Space>(0, static_cast<int>(a.extent(0))), KOKKOS_LAMBDA(int i) {
        for (std::size_t j = 0; j < a.extent(1); ++j) out(i, j) = a(i, j) * b(i, j);
      });
}

constexpr double ends_tolerance = 1e-12;

template <class View>
auto source_of(View const& view) {
  return source<typename View::value_type>(std::array{view.extent(0), view.extent(1)}, ReadElement<View>{view});
}
template <class View>
auto sink_of(View const& view) {
  return sink<typename View::value_type>(std::array{view.extent(0), view.extent(1)}, WriteElement<View>{view});
}

/// call(in, out) with Views, and with a source, a sink and both: the same results.
template <class In, class Out, class Call>
void expect_same_results(In const& in, Out const& out, Call const& call) {
  call(in, out);
  Space().fence();
  for (int ends = 1; ends < 4; ++ends) {
    Out const other("other", out.extent(0), out.extent(1));
    if (ends == 1) call(source_of(in), other);
    if (ends == 2) call(in, sink_of(other));
    if (ends == 3) call(source_of(in), sink_of(other));
    Space().fence();
    EXPECT_LE(largest_difference(out, other), ends_tolerance * static_cast<double>(in.size())) << ends;
  }
}

TEST(Ends, OfEveryFunction_GiveWhatViewsGive) {
  auto const complex = some<ComplexView>("in", 6, 10);
  auto const real = some<RealView>("in", 6, 10);
  auto const half = some<ComplexView>("in", 6, 6);
  ComplexView const out("out", 6, 10), half_out("out", 6, 6);
  RealView const real_out("out", 6, 10);
  Space const exec;
  expect_same_results(complex, out, [&](auto const& a, auto const& b) { fft(exec, a, b); });
  expect_same_results(real, out, [&](auto const& a, auto const& b) { fft(exec, a, b, Normalization::ortho, 0); });
  expect_same_results(complex, out,
                      [&](auto const& a, auto const& b) { ifft(exec, a, b, Normalization::backward, 0); });
  expect_same_results(complex, out, [&](auto const& a, auto const& b) { fft2(exec, a, b); });
  expect_same_results(complex, out, [&](auto const& a, auto const& b) { ifft2(exec, a, b); });
  expect_same_results(complex, out, [&](auto const& a, auto const& b) { fftn(exec, a, b); });
  expect_same_results(complex, out, [&](auto const& a, auto const& b) { ifftn(exec, a, b); });
  expect_same_results(real, half_out, [&](auto const& a, auto const& b) { rfft(exec, a, b); });
  expect_same_results(real, half_out, [&](auto const& a, auto const& b) { rfft2(exec, a, b); });
  expect_same_results(real, half_out, [&](auto const& a, auto const& b) { rfftn(exec, a, b); });
  expect_same_results(real, half_out, [&](auto const& a, auto const& b) { ihfft(exec, a, b); });
  expect_same_results(half, real_out, [&](auto const& a, auto const& b) { irfft(exec, a, b); });
  expect_same_results(half, real_out, [&](auto const& a, auto const& b) { irfft2(exec, a, b); });
  expect_same_results(half, real_out, [&](auto const& a, auto const& b) { irfftn(exec, a, b); });
  expect_same_results(half, real_out, [&](auto const& a, auto const& b) { hfft(exec, a, b); });
  for (int type = 1; type <= 4; ++type) {
    expect_same_results(real, real_out, [&](auto const& a, auto const& b) { dct(exec, a, b, type); });
    expect_same_results(real, real_out,
                        [&](auto const& a, auto const& b) { idct(exec, a, b, type, Normalization::ortho); });
    expect_same_results(real, real_out,
                        [&](auto const& a, auto const& b) { dst(exec, a, b, type, Normalization::backward, 0); });
    expect_same_results(real, real_out, [&](auto const& a, auto const& b) { idst(exec, a, b, type); });
    expect_same_results(real, real_out, [&](auto const& a, auto const& b) { dctn(exec, a, b, type); });
    expect_same_results(complex, out, [&](auto const& a, auto const& b) { idctn(exec, a, b, type); });
    expect_same_results(complex, out, [&](auto const& a, auto const& b) { dstn(exec, a, b, type); });
    expect_same_results(complex, out, [&](auto const& a, auto const& b) { idstn(exec, a, b, type); });
  }
  clear_cache();
}

TEST(Ends, MayComputeAndAccumulate) {
  auto const a = some<ComplexView>("a", 5, 12), b = some<ComplexView>("b", 5, 12, 0.3);
  ComplexView const product("product", 5, 12), once("once", 5, 12), sum("sum", 5, 12), twice("twice", 5, 12);
  Space const exec;
  multiply(a, b, product);
  fft(exec, product, once);
  Kokkos::deep_copy(product, Complex(2));
  multiply(once, product, twice);
  auto const computed = source<Complex>({5, 12}, Product<ComplexView>{a, b});
  auto const added = sink<Complex>({5, 12}, AddElement<ComplexView>{sum});
  Plan plan(exec, computed, added, Direction::forward);
  for (int i = 0; i < 2; ++i) execute(plan, computed, added);
  exec.fence();
  EXPECT_LE(largest_difference(sum, twice), ends_tolerance * 120);
}

TEST(Ends, AtExecute_MayHoldOtherState) {
  auto const first = some<ComplexView>("first", 4, 30), second = some<ComplexView>("second", 4, 30, 0.7);
  ComplexView const out("out", 4, 30), expected("expected", 4, 30);
  Space const exec;
  Plan plan(exec, source_of(first), out, Direction::backward);
  execute(plan, source_of(second), out);
  ifft(exec, second, expected);
  exec.fence();
  EXPECT_LE(largest_difference(out, expected), ends_tolerance);
}

TEST(Ends, OfSeveralAxesAndInPasses_GiveWhatViewsGive) {
  Space const exec;
  PlanOptions hierarchical;
  hierarchical.rule = Rule::hierarchical;
  auto const in = some<ComplexView>("in", 3, 4096);
  ComplexView const out("out", 3, 4096);
  expect_same_results(in, out, [&](auto const& a, auto const& b) {
    Plan plan(exec, a, b, Direction::forward, -1, {}, hierarchical);
    execute(plan, a, b);
  });
  auto const box = some<RealView>("in", 35, 66);
  ComplexView const spectrum("out", 35, 34);
  expect_same_results(box, spectrum, [&](auto const& a, auto const& b) {
    Plan plan(exec, a, b, Direction::forward, axis_type<2>{0, 1});
    execute(plan, a, b);
  });
  RealView const back("out", 35, 66);
  expect_same_results(spectrum, back, [&](auto const& a, auto const& b) {
    Plan plan(exec, a, b, Direction::backward, axis_type<2>{0, 1});
    execute(plan, a, b);
  });
}

TEST(Ends, WorkspaceOfACallers_IsEnough) {
  auto const in = some<ComplexView>("in", 24, 36);
  ComplexView const out("out", 24, 36), expected("expected", 24, 36);
  Space const exec;
  fft2(exec, in, expected);
  PlanOptions options;
  options.external_workspace = true;
  Plan const plan(exec, source_of(in), sink_of(out), Direction::forward, axis_type<2>{0, 1}, {}, options);
  Kokkos::View<char*, Space> const memory("memory", plan.workspace_size() + 256);
  auto const excess = reinterpret_cast<std::uintptr_t>(memory.data()) % 256;
  auto const workspace = Kokkos::subview(
      memory, std::pair<std::size_t, std::size_t>((256 - excess) % 256, (256 - excess) % 256 + plan.workspace_size()));
  execute(exec, plan, source_of(in), sink_of(out), Normalization::backward, workspace);
  exec.fence();
  EXPECT_LE(largest_difference(out, expected), ends_tolerance * 864);
}

TEST(Ends, OfIndicesOfALayoutLeftView_AreTheViews) {
  using LeftView = Kokkos::View<Complex**, Kokkos::LayoutLeft, Space>;
  auto const in = some<LeftView>("in", 7, 9);
  LeftView const out("out", 7, 9);
  expect_same_results(in, out, [](auto const& a, auto const& b) { fft(Space(), a, b, Normalization::backward, 0); });
}

TEST(Ends, OfNoElements_AreNotCalled) {
  auto const in = some<ComplexView>("in", 0, 8);
  ComplexView const out("out", 0, 8);
  EXPECT_NO_THROW(fft(Space(), source_of(in), sink_of(out)));
}

TEST(Ends, WithExtentsBeyondTheirIndex_AreRefused) {
  auto const made = [](int extent) {
    return error_of(
        [extent] { (void)source<Complex, signed char>(std::array{extent}, [](signed char) { return Complex(); }); });
  };
  EXPECT_EQ(made(128), "no error");
  EXPECT_TRUE(says(made(129),
                   "TeamFFT::source: extent 129 along axis 0; indices from 0 to one less must be values of the Index "
                   "type, at most 127."));
  EXPECT_TRUE(says(made(-1), "TeamFFT::source: extent -1 along axis 0"));
  EXPECT_TRUE(says(error_of([] { (void)sink<Complex>({std::int64_t{1} << 40}, [](int, Complex) {}); }),
                   "TeamFFT::sink: extent 1099511627776"));
  EXPECT_TRUE(says(error_of([] {
                     (void)sink<Complex, std::int64_t>({std::int64_t{1} << 40, std::int64_t{1} << 40},
                                                       [](std::int64_t, std::int64_t, Complex) {});
                   }),
                   "more than 60 bits"));
}

TEST(Ends, ThatThePlanWasNotMadeFor_AreRefused) {
  auto const in = some<ComplexView>("in", 4, 8);
  ComplexView const out("out", 4, 8);
  Plan plan(Space(), source_of(in), out, Direction::forward);
  EXPECT_TRUE(
      says(error_of([&] { execute(plan, in, out); }), "execute: the input is a View where the plan has a functor"));
  EXPECT_TRUE(says(error_of([&] {
                     execute(plan, source<Complex>({4, 8}, Product<ComplexView>{in, in}), out);
                   }),
                   "execute: the source has another functor"));
  EXPECT_TRUE(says(error_of([&] {
                     execute(plan, source<Complex>({4, 9}, ReadElement<ComplexView>{in}), out);
                   }),
                   "input extent 9 along axis 1"));
  EXPECT_TRUE(says(error_of([&] { execute(plan, source_of(in), sink_of(out)); }),
                   "execute: the output is a functor where the plan has a View"));
  Plan with_sink(Space(), in, sink_of(out), Direction::forward);
  EXPECT_TRUE(says(error_of([&] {
                     execute(with_sink, in, sink<Complex>({4, 8}, AddElement<ComplexView>{out}));
                   }),
                   "execute: the sink has another functor"));
  Plan from_problem(Space(), Problem::parse("c2c_f64_fwd_n8_b4_oop"));
  EXPECT_TRUE(says(error_of([&] { execute(from_problem, source_of(in), out); }),
                   "a functor where the plan, which was made from a problem, has a View"));
  EXPECT_TRUE(says(error_of([&] { Plan(Space(), source_of(in), ComplexView("out", 4, 9), Direction::forward); }),
                   "in: functor of complex<double> 4 x 8"));
}

}  // namespace
}  // namespace TeamFFT::Test
