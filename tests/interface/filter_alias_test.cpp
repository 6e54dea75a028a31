// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Filters, convolutions and Poisson plans whose fields, factors or workspaces lie in memory that the call writes.
#include "alias_tools.hpp"
#include "allocations.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace TeamFFT::Test {
namespace {

constexpr double filter_alias_tolerance = 1e-13;
axis_type<1> const last{1};
constexpr std::size_t n = 300;

struct Swap {
  KOKKOS_FUNCTION Kokkos::Array<Complex, 2> operator()(int, int, Kokkos::Array<Complex, 2> const& z) const {
    return {z[1], z[0] * 2.0};
  }
};
struct ProductFactor {
  KOKKOS_FUNCTION Kokkos::Array<double, 1> operator()(int, int, Kokkos::Array<double, 2> const& z) const {
    return {z[0] * z[1]};
  }
};
struct One {
  KOKKOS_FUNCTION double operator()(int, int) const { return 1; }
};

template <class In, class Out, class Filter>
void make_and_execute(In const& in, Out const& out, Filter const& filter, FilterOptions const& options = {}) {
  FilterPlan plan(Space(), in, out, filter, last, {}, options);
  execute(plan, in, out, filter);
  Kokkos::fence();
}

template <class View>
auto copy_in_any_layout(View const& view) {
  Kokkos::View<typename View::non_const_value_type**, Kokkos::LayoutRight, Space> const copy("copy", view.extent(0),
                                                                                             view.extent(1));
  Kokkos::deep_copy(copy, view);
  return copy;
}

/// A filter in the pool does what a copy of it elsewhere does.
template <class In, class Out, class Filter>
void expect_as_with_a_copy(In const& in, Out const& out, Filter const& filter) {
  auto const expected = copy_in_any_layout(out);
  make_and_execute(in, expected, copy_in_any_layout(filter));
  make_and_execute(in, out, filter);
  EXPECT_LE(difference(elements_of(out), elements_of(expected)), filter_alias_tolerance);
}

TEST(FilterAlias, AFilterInTheOutput_IsRefused) {
  SharedPool const pool(16384);
  auto const in = pool.rows<Complex>(0, 4, n), out = pool.rows<Complex>(4096, 4, n),
             elsewhere = pool.rows<Complex>(8192, 4, n);
  auto const each = [&](auto const& filter) {
    EXPECT_TRUE(refuses(pool, "FilterPlan: the output overlaps the filter", out, filter,
                        [&] { make_and_execute(in, out, filter); }));
    EXPECT_TRUE(refuses(pool, "FilterPlan: the output overlaps the filter", out, filter,
                        [&] { make_and_execute(out, out, filter); }));
    FilterPlan plan(Space(), in, elsewhere, filter, last);
    EXPECT_TRUE(
        refuses(pool, "execute: the output overlaps the filter", out, filter, [&] { execute(plan, in, out, filter); }));
  };
  each(pool.rows<Complex>(4096, 1, n));                        // row 0
  each(pool.rows<Complex const>(4096 + 2 * 3 * n, 1, n));      // the last row
  each(pool.view<double>(4096 + 1, {4, 1}, {2 * n, 1}));       // real, in column 0
  each(pool.view<Complex>(4096 + 2 * n - 2, {1, n}, {0, 1}));  // the end of row 0 and most of row 1, with stride 0
}

TEST(FilterAlias, AFilterBesideTheOutput_OrInTheInput_Works) {
  SharedPool const pool(16384);
  auto const in = pool.rows<Complex>(0, 4, n);
  expect_as_with_a_copy(in, pool.rows<Complex>(4096, 4, n), pool.rows<Complex>(4096 + 8 * n, 1, n));
  expect_as_with_a_copy(in, pool.rows<Complex>(4096, 4, n), pool.rows<Complex const>(4096 - 2 * n, 1, n));
  expect_as_with_a_copy(in, pool.view<Complex>(4096, {4, n}, {2 * n, 1}),
                        pool.view<Complex>(4096 + 2 * n, {4, n}, {2 * n, 1}));
  expect_as_with_a_copy(in, pool.rows<Complex>(4096, 4, n), in);
  expect_as_with_a_copy(in, pool.rows<Complex>(4096, 4, n), pool.rows<Complex>(2 * n, 1, n));
  expect_as_with_a_copy(in, in, pool.rows<Complex>(8 * n, 1, n));
}

TEST(FilterAlias, FactorsInAnOutput_AreRefused) {
  SharedPool const pool(16384);
  auto const in = pool.rows<Complex>(0, 4, n), out = pool.rows<Complex>(4096, 4, n),
             elsewhere = pool.rows<Complex>(8192, 4, n);
  auto const row = pool.rows<double>(4096 + 2 * n, 1, n);
  for (bool const at_input : {true, false}) {
    FilterOptions options;
    (at_input ? options.plan.multiply_in : options.plan.multiply_out) = row;
    std::string const what = std::string("the output overlaps ") + (at_input ? "multiply_in" : "multiply_out");
    EXPECT_TRUE(refuses(pool, "FilterPlan: " + what, out, row, [&] { make_and_execute(in, out, One(), options); }));
    FilterPlan plan(Space(), in, elsewhere, One(), last, {}, options);
    EXPECT_TRUE(refuses(pool, "execute: " + what, out, row, [&] { execute(plan, in, out, One()); }));
    EXPECT_NO_THROW(execute(plan, in, elsewhere, One()));
  }
  FilterOptions options;
  options.plan.multiply_in = copy_in_any_layout(row);
  auto const expected = copy_in_any_layout(out);
  make_and_execute(in, expected, One(), options);
  options.plan.multiply_in = row;
  options.plan.ends_alias = true;
  make_and_execute(in, out, One(), options);
  EXPECT_LE(difference(elements_of(out), elements_of(expected)), filter_alias_tolerance);
}

TEST(FilterAlias, CoupledFieldsThatOverlap_AreRefused) {
  SharedPool const pool(32768);
  auto const u = pool.rows<Complex>(0, 4, n), v = pool.rows<Complex>(4096, 4, n), p = pool.rows<Complex>(8192, 4, n),
             q = pool.rows<Complex>(12288, 4, n);
  auto const moved_u = pool.rows<Complex>(2, 4, n), moved_v = pool.rows<Complex>(4098, 4, n),
             moved_p = pool.rows<Complex>(8194, 4, n);
  FilterPlan plan(Space(), fields(u, v), fields(p, q), Swap(), last);
  auto const refused = [&](std::string const& what, auto const& a, auto const& b, auto const& in, auto const& out) {
    EXPECT_TRUE(refuses(pool, "execute: " + what, a, b, [&] { execute(plan, in, out, Swap()); }));
    EXPECT_TRUE(refuses(pool, "FilterPlan: " + what, a, b, [&] { make_and_execute(in, out, Swap()); }));
  };
  refused("input and output 0 overlap", u, moved_u, fields(u, v), fields(moved_u, q));
  refused("input and output 0 overlap", v, moved_v, fields(u, v), fields(moved_v, q));
  refused("input and output 1 overlap", u, moved_u, fields(u, v), fields(p, moved_u));
  refused("input and output 1 overlap", v, moved_v, fields(u, v), fields(p, moved_v));
  refused("outputs 0 and 1 overlap", p, moved_p, fields(u, v), fields(p, moved_p));
  refused("outputs 0 and 1 overlap", p, p, fields(u, v), fields(p, p));

  execute(plan, fields(u, v), fields(p, q), Swap());
  auto const first = elements_of(p), second = elements_of(q);
  auto const expect = [&](auto const& in, auto const& out0, auto const& out1) {
    auto const kept_u = copy_in_any_layout(u), kept_v = copy_in_any_layout(v);
    execute(plan, in, fields(out0, out1), Swap());
    EXPECT_LE(difference(elements_of(out0), first), filter_alias_tolerance);
    EXPECT_LE(difference(elements_of(out1), second), filter_alias_tolerance);
    Kokkos::deep_copy(u, kept_u);
    Kokkos::deep_copy(v, kept_v);
  };
  expect(fields(u, v), u, v);  // in place, and exchanged
  expect(fields(u, v), v, u);
  expect(fields(u, v), pool.rows<Complex>(4096 + 8 * n, 4, n), pool.rows<Complex>(4096 + 16 * n, 4, n));  // touching
}

TEST(FilterAlias, AnOutputWhoseElementsCoincide_IsRefused) {
  SharedPool const pool(16384);
  auto const in = pool.rows<Complex>(0, 4, n), one_row = pool.view<Complex>(4096, {4, n}, {0, 1}),
             sliding = pool.view<Complex>(4096, {4, n}, {1, 1});
  for (auto const& out : {one_row, sliding})
    EXPECT_TRUE(refuses(pool, "FilterPlan: different elements of output 0 lie, or may lie, at the same address", "", "",
                        [&] { make_and_execute(in, out, One()); }));
}

TEST(FilterAlias, AWorkspaceOverOtherMemory_IsRefused) {
  SharedPool const pool(65536);
  auto const u = pool.rows<Complex>(0, 4, n), v = pool.rows<Complex>(4096, 4, n), p = pool.rows<Complex>(8192, 4, n),
             q = pool.rows<Complex>(12288, 4, n);
  FilterOptions options;
  options.plan.external_workspace = true;
  FilterPlan const plan(Space(), fields(u, v), fields(p, q), Swap(), axis_type<2>{0, 1}, {}, options);
  std::size_t const bytes = plan.workspace_size();
  ASSERT_GT(bytes, 0U);
  auto const run = [&](std::size_t work) {
    execute(Space(), plan, fields(u, v), fields(p, q), Swap(), pool.bytes(work, bytes));
  };
  EXPECT_TRUE(refuses(pool, "execute: the workspace overlaps input 0", u, pool.bytes(2368, bytes), [&] { run(2368); }));
  EXPECT_TRUE(
      refuses(pool, "execute: the workspace overlaps output 1", q, pool.bytes(14656, bytes), [&] { run(14656); }));
  EXPECT_NO_THROW(run(14720));
  auto const filter = pool.rows<Complex>(32768, 1, n);
  FilterPlan by_view(Space(), u, p, filter, axis_type<2>{0, 1}, {}, options);
  auto const work = pool.bytes(32768, by_view.workspace_size());
  ASSERT_GT(by_view.workspace_size(), 0U);
  by_view.set_workspace(work);
  EXPECT_TRUE(refuses(pool, "execute: the workspace overlaps the filter", filter, work,
                      [&] { execute(by_view, u, p, filter); }));
  options.plan.multiply_in = filter;
  FilterPlan multiplied(Space(), u, p, One(), axis_type<2>{0, 1}, {}, options);
  auto const over = pool.bytes(32768, multiplied.workspace_size());
  EXPECT_TRUE(refuses(pool, "FilterPlan::set_workspace: the workspace overlaps multiply_in", filter, over,
                      [&] { multiplied.set_workspace(over); }));
  EXPECT_TRUE(refuses(pool, "execute: the workspace overlaps multiply_in", filter, over,
                      [&] { execute(Space(), multiplied, u, p, One(), over); }));
}

TEST(FilterAlias, InputsThatAreDestroyed_ShareNothing) {
  SharedPool const pool(16384);
  auto const u = pool.rows<Complex>(0, 8, 13), v = pool.rows<Complex>(4096, 8, 13), p = pool.rows<Complex>(8192, 8, 13);
  ProductFactor const product;
  FilterOptions options;
  axis_type<2> const axes{0, 1};
  shape_type<2> const s{8, 24};
  auto const make = [&](auto const& in, auto const& out) {
    FilterPlan plan(Space(), in, out, product, axes, s, options);
  };
  EXPECT_NO_THROW(make(spectra<double>(u, u), spectra<double>(p)));
  options.plan.destroy_input = true;
  EXPECT_NO_THROW(make(spectra<double>(u, v), spectra<double>(u)));
  EXPECT_TRUE(refuses(pool, "FilterPlan: input 1 overlaps input 0", u, u,
                      [&] { make(spectra<double>(u, u), spectra<double>(p)); }));
  options.plan.beta = 1;
  EXPECT_TRUE(refuses(pool, "FilterPlan: input 0 overlaps the output", u, u,
                      [&] { make(spectra<double>(u, v), spectra<double>(u)); }));
  EXPECT_NO_THROW(make(spectra<double>(u, v), spectra<double>(p)));

  options.plan.beta = 0;
  FilterPlan plan(Space(), spectra<double>(u, v), spectra<double>(p), product, axes, s, options);
  EXPECT_TRUE(refuses(pool, "execute: input 1 overlaps input 0", u, u,
                      [&] { execute(plan, spectra<double>(u, u), spectra<double>(p), product); }));
  auto const read_only = pool.rows<Complex const>(0, 8, 13);
  EXPECT_TRUE(
      refuses(pool, "execute: an input View is const, and the filter plan has options.plan.destroy_input", "", "", [&] {
        execute(plan, spectra<double>(read_only, pool.rows<Complex const>(4096, 8, 13)), spectra<double>(p), product);
      }));
}

TEST(FilterAlias, TheComparison_AllocatesNothing) {
  SharedPool const pool(16384);
  auto const in = pool.rows<Complex>(0, 4, n), out = pool.view<Complex>(4096, {4, n}, {2 * n, 1}),
             filter = pool.view<Complex>(4096 + 2 * n, {4, n}, {2 * n, 1});
  FilterPlan plan(Space(), in, out, filter, last);
  Kokkos::fence();
  auto const before = allocation_count();
  execute(plan, in, out, filter);
  EXPECT_EQ(allocation_count(), before);
  Kokkos::fence();
}

TEST(FilterAlias, OfPoissonPlans) {
  SharedPool const pool(65536);
  auto const rhs = pool.rows<double>(0, 20, 30), phi = pool.rows<double>(1024, 20, 30),
             moved = pool.rows<double>(1, 20, 30), factors = pool.rows<double>(2048, 1, 30);
  PoissonOptions options;
  options.plan.external_workspace = true;
  std::array const h{0.1, 0.2};
  std::array const walls{Boundary::dirichlet, Boundary::neumann};
  PoissonPlan plan(Space(), rhs, phi, h, walls, options);
  std::size_t const bytes = plan.workspace_size();
  ASSERT_GT(bytes, 0U);
  auto const run = [&](auto const& from, auto const& to, std::size_t work) {
    execute(Space(), plan, from, to, pool.bytes(work, bytes));
  };
  EXPECT_TRUE(refuses(pool, "execute: input and output 0 overlap", rhs, moved, [&] { run(rhs, moved, 4096); }));
  EXPECT_TRUE(refuses(pool, "execute: the workspace overlaps the input", rhs, pool.bytes(576, bytes),
                      [&] { run(rhs, phi, 576); }));
  EXPECT_TRUE(refuses(pool, "execute: the workspace overlaps the output", phi, pool.bytes(1600, bytes),
                      [&] { run(rhs, phi, 1600); }));
  EXPECT_NO_THROW(run(rhs, phi, 1632));
  EXPECT_NO_THROW(run(phi, phi, 1632));
  options.plan.multiply_out = factors;
  PoissonPlan multiplied(Space(), rhs, phi, h, walls, options);
  auto const over = pool.bytes(2048, multiplied.workspace_size());
  EXPECT_TRUE(refuses(pool, "PoissonPlan::set_workspace: the workspace overlaps multiply_out", factors, over,
                      [&] { multiplied.set_workspace(over); }));
  options.plan.multiply_out = pool.rows<double>(1024, 1, 30);
  EXPECT_TRUE(refuses(pool, "PoissonPlan: the output overlaps multiply_out", phi, pool.rows<double>(1024, 1, 30),
                      [&] { PoissonPlan wrong(Space(), rhs, phi, h, walls, options); }));
}

TEST(FilterAlias, OfConvolutions) {
  SharedPool const pool(65536);
  for (std::size_t const length : {std::size_t{60}, std::size_t{8000}}) {  // whole, in blocks
    auto const a = pool.rows<double>(0, 3, length), v = pool.rows<double>(32768, 3, 5);
    auto const out = pool.rows<double>(32768 + 14, 3, length), touching = pool.rows<double>(32768 + 15, 3, length);
    auto const run = [&](auto const& x, auto const& y, auto const& to) {
      convolve(Space(), x, y, to, Mode::same, last);
    };
    EXPECT_TRUE(refuses(pool, "convolve: the output overlaps an operand", v, out, [&] { run(a, v, out); }));
    auto const moved = pool.rows<double>(1, 3, length);
    EXPECT_TRUE(refuses(pool, "convolve: the output overlaps an operand", a, moved, [&] { run(a, v, moved); }));
    auto const expected = copy_in_any_layout(a);
    run(a, v, expected);
    run(a, v, touching);
    EXPECT_LE(difference(elements_of(touching), elements_of(expected)), filter_alias_tolerance);
    auto const taps = pool.view<double>(2, {3, 5}, {static_cast<std::ptrdiff_t>(length), 1});  // v within a
    run(a, copy_in_any_layout(taps), expected);
    run(a, taps, touching);
    EXPECT_LE(difference(elements_of(touching), elements_of(expected)), filter_alias_tolerance);
  }
}

}  // namespace
}  // namespace TeamFFT::Test
