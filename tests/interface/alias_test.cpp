// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plans whose factors or workspaces lie in memory that the call writes or reads elsewhere: refused with both ranges,
// and right where no element is shared.
#include "alias_tools.hpp"
#include "allocations.hpp"

#include <TeamFFT.hpp>
#include <TeamFFT/compat/KokkosFFT.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace TeamFFT::Test {
namespace {

constexpr double tolerance = 1e-13;

enum class At { input, output };

PlanOptions with(At end, AnyView const& factors) {
  PlanOptions options;
  (end == At::input ? options.multiply_in : options.multiply_out) = factors;
  return options;
}

char const* name_of(At end) { return end == At::input ? "multiply_in" : "multiply_out"; }

/// A plan made from Views at one place and executed with those at another.
template <class In, class Out>
void make_and_execute(In const& in, Out const& out, PlanOptions const& options) {
  Plan plan(Space(), in, out, Direction::forward, 1, {}, options);
  execute(plan, in, out);
  Kokkos::fence();
}

/// Factors at `factors` in the pool work as a copy of them elsewhere does.
template <class In, class Out, class Factors>
void expect_as_with_a_copy(In const& in, Out const& out, Factors const& factors, At end) {
  Kokkos::View<Complex**, Kokkos::LayoutRight, Space> const copy("copy", factors.extent(0), factors.extent(1)),
      expected("expected", in.extent(0), in.extent(1));
  Kokkos::deep_copy(copy, factors);
  make_and_execute(in, expected, with(end, copy));
  make_and_execute(in, out, with(end, factors));
  EXPECT_LE(difference(elements_of(out), elements_of(expected)), tolerance) << name_of(end);
}

TEST(Alias, FactorsInTheOutput_AreRefused) {
  SharedPool const pool(4096);
  auto const in = pool.rows<Complex>(0, 4, 30), out = pool.rows<Complex>(1024, 4, 30),
             elsewhere = pool.rows<Complex>(2048, 4, 30);
  auto const row = pool.rows<Complex>(1024, 1, 30);
  auto const last = pool.rows<Complex const>(1024 + 2 * 119, 1, 1);        // the last element alone, for all
  auto const column = pool.view<double const>(1024 + 1, {4, 1}, {60, 1});  // real, the imaginary parts of column 0
  auto const shifted = pool.view<Complex>(1024 + 2, {4, 30}, {30, 1});     // all of it, one element on
  auto const each = [&](auto const& factors) {
    for (auto const end : {At::input, At::output}) {
      std::string const what = std::string("the output overlaps ") + name_of(end);
      auto const options = with(end, factors);
      EXPECT_TRUE(refuses(pool, "Plan: " + what, out, factors, [&] { make_and_execute(in, out, options); }));
      Plan plan(Space(), in, elsewhere, Direction::forward, 1, {}, options);
      EXPECT_TRUE(refuses(pool, "execute: " + what, out, factors, [&] { execute(plan, in, out); }));
      EXPECT_TRUE(refuses(pool, "execute: " + what, out, factors,
                          [&] { plan.execute(Space(), in, out, Normalization::ortho, pool.bytes(3072, 8)); }));
      Plan in_place(Space(), elsewhere, elsewhere, Direction::forward, 1, {}, options);
      EXPECT_TRUE(refuses(pool, "execute: " + what, out, factors, [&] { execute(in_place, out, out); }));
    }
  };
  each(row);
  each(last);
  each(column);
  each(shifted);
}

TEST(Alias, FactorsBesideTheOutput_Work) {
  for (auto const end : {At::input, At::output}) {
    SharedPool const pool(4096);
    auto const in = pool.rows<Complex>(0, 4, 30);
    expect_as_with_a_copy(in, pool.rows<Complex>(1024, 4, 30), pool.rows<Complex>(1024 + 240, 1, 30), end);  // behind
    // before
    expect_as_with_a_copy(in, pool.rows<Complex>(1024, 4, 30), pool.rows<Complex const>(1024 - 60, 1, 30), end);
    // column blocks
    expect_as_with_a_copy(in, pool.view<Complex>(1024, {4, 30}, {60, 1}), pool.view<Complex>(1084, {4, 30}, {60, 1}),
                          end);
    // odd columns
    expect_as_with_a_copy(in, pool.view<Complex>(1024, {4, 30}, {64, 2}), pool.view<Complex>(1026, {4, 30}, {64, 2}),
                          end);
    // the gaps' first elements
    expect_as_with_a_copy(in, pool.view<Complex>(1024, {4, 30}, {64, 1}),
                          pool.view<Complex>(1024 + 60, {4, 1}, {64, 0}), end);
  }
}

TEST(Alias, FactorsInTheInput_AreReadTwice) {
  SharedPool const pool(2048);
  auto const in = pool.rows<Complex>(0, 4, 30);
  for (auto const end : {At::input, At::output}) {
    expect_as_with_a_copy(in, pool.rows<Complex>(1024, 4, 30), in, end);
    expect_as_with_a_copy(in, pool.rows<Complex>(1024, 4, 30), pool.rows<Complex>(60, 1, 30), end);
  }
}

TEST(Alias, EndsThatAlias_ReadFactorsOfTheInputFirst) {
  SharedPool const pool(2048);
  auto const in = pool.rows<Complex>(0, 4, 30), out = pool.rows<Complex>(1024, 4, 30),
             row = pool.rows<Complex>(1024 + 60, 1, 30);
  Kokkos::View<Complex**, Kokkos::LayoutRight, Space> const copy("copy", 1, 30), expected("expected", 4, 30),
      square("square", 4, 30);
  Kokkos::deep_copy(copy, row);
  make_and_execute(in, expected, with(At::input, copy));
  auto options = with(At::input, row);
  options.ends_alias = true;
  make_and_execute(in, out, options);
  EXPECT_LE(difference(elements_of(out), elements_of(expected)), tolerance);
  make_and_execute(in, square, with(At::input, in));
  options.multiply_in = in;
  make_and_execute(in, in, options);
  EXPECT_LE(difference(elements_of(in), elements_of(square)), tolerance) << "the squares, in place";
  options = with(At::output, row);
  options.ends_alias = true;
  EXPECT_TRUE(refuses(pool, "the output overlaps multiply_out", out, row, [&] { make_and_execute(in, out, options); }));
}

TEST(Alias, OfEightDimensions) {
  SharedPool const pool(4096);
  std::vector<std::size_t> const extents{2, 1, 2, 2, 1, 2, 2, 3};
  std::vector<std::ptrdiff_t> const strides{96, 96, 48, 24, 24, 12, 6, 1};  // three of six elements
  auto const in = pool.of_rank<8, Complex>(0, extents, strides), out = pool.of_rank<8, Complex>(1024, extents, strides);
  auto const make = [&](auto const& factors) {
    Plan plan(Space(), in, out, Direction::forward, axis_type<2>{0, 7}, {}, with(At::output, factors));
  };
  auto const last = pool.of_rank<8, Complex const>(1024 + 2 * (96 + 48 + 24 + 12 + 6 + 2), {1, 1, 1, 1, 1, 1, 1, 1},
                                                   {1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_TRUE(refuses(pool, "the output overlaps multiply_out", out, last, [&] { make(last); }));
  auto const gaps = pool.of_rank<8, Complex const>(1024 + 2 * 3, extents, strides);
  EXPECT_NO_THROW(make(gaps));
}

/// c2r of two axes, which needs a workspace, in Views of one pool: spectrum, result, workspace and factors.
struct Inverse {
  static constexpr std::size_t n = 16, m = 24, h = m / 2 + 1;
  SharedPool pool{16384};
  decltype(pool.rows<Complex>(0, n, h)) spectrum = pool.rows<Complex>(0, n, h);
  decltype(pool.rows<double>(0, n, m)) result = pool.rows<double>(4096, n, m);
  axis_type<2> axes{0, 1};

  Plan<Space> plan(PlanOptions options = {}) const {
    options.external_workspace = true;
    return {Space(), spectrum, result, Direction::backward, axes, {}, options};
  }
};

TEST(Alias, AWorkspaceOverOtherMemory_IsRefused) {
  Inverse const at;
  auto const& pool = at.pool;
  auto const factors = pool.rows<Complex>(12288, 1, Inverse::h);
  auto const plan = at.plan(with(At::input, factors));
  std::size_t const bytes = plan.workspace_size();
  ASSERT_GT(bytes, 512U);
  // the memory at the end of the workspace, and at its begin
  for (std::size_t const first : {8192 - 32 * (bytes / 256), std::size_t{8192}}) {
    auto const work = pool.bytes(first, bytes);
    std::size_t const place = first == 8192 ? first : first + bytes / sizeof(double) - 2;
    auto const in = pool.rows<Complex>(place, Inverse::n, Inverse::h);
    auto const out = pool.rows<double>(place, Inverse::n, Inverse::m);
    auto const run = [&](auto const& from, auto const& to, auto const& memory) {
      execute(Space(), plan, from, to, Normalization::backward, memory);
    };
    EXPECT_TRUE(
        refuses(pool, "execute: the workspace overlaps the input", in, work, [&] { run(in, at.result, work); }));
    EXPECT_TRUE(
        refuses(pool, "execute: the workspace overlaps the output", out, work, [&] { run(at.spectrum, out, work); }));
    auto own = at.plan();
    own.set_workspace(work);
    EXPECT_TRUE(
        refuses(pool, "execute: the workspace overlaps the input", in, work, [&] { execute(own, in, at.result); }));
    EXPECT_TRUE(refuses(pool, "execute: the workspace overlaps the output", out, work,
                        [&] { execute(own, at.spectrum, out); }));
  }
  for (auto const end : {At::input, At::output}) {
    auto const real = pool.rows<double>(12288, 1, 1);
    auto multiplied = at.plan(with(end, real));
    auto const work = pool.bytes(12288, multiplied.workspace_size());
    std::string const what = std::string("the workspace overlaps ") + name_of(end);
    EXPECT_TRUE(refuses(pool, "Plan::set_workspace: " + what, real, work, [&] { multiplied.set_workspace(work); }));
    EXPECT_TRUE(refuses(pool, "execute: " + what, real, work,
                        [&] { execute(Space(), multiplied, at.spectrum, at.result, Normalization::backward, work); }));
  }
}

TEST(Alias, AWorkspaceBesideOtherMemory_Works) {
  Inverse const at;
  auto const& pool = at.pool;
  auto const plan = at.plan();
  std::size_t const bytes = plan.workspace_size(), behind = 8192 + (bytes + 255) / 256 * 32;
  Kokkos::View<double**, Kokkos::LayoutRight, Space> const expected("expected", Inverse::n, Inverse::m);
  execute(Space(), plan, at.spectrum, expected, Normalization::backward, pool.bytes(8192, bytes));
  auto const expect = [&](auto const& in, auto const& out, auto const& work) {
    Kokkos::deep_copy(in, at.spectrum);
    execute(Space(), plan, in, out, Normalization::backward, work);
    EXPECT_LE(difference(elements_of(out), elements_of(expected)), tolerance);
  };
  auto const in = pool.rows<Complex>(8192 - 2 * Inverse::n * Inverse::h, Inverse::n, Inverse::h);
  expect(in, pool.rows<double>(behind, Inverse::n, Inverse::m), pool.bytes(8192, bytes));
  // The View may be longer than what is used: the output lies behind that.
  expect(in, pool.rows<double>(behind, Inverse::n, Inverse::m), pool.bytes(8192, bytes + 64 * 1024 / 8));
  auto own = at.plan();
  own.set_workspace(pool.bytes(8192, bytes));
  execute(own, in, pool.rows<double>(behind, Inverse::n, Inverse::m));
  EXPECT_LE(difference(elements_of(pool.rows<double>(behind, Inverse::n, Inverse::m)), elements_of(expected)),
            tolerance);
}

TEST(Alias, OfAPlanFromAProblem_OnlyItsElementsCount) {
  SharedPool const pool(16384);
  PlanOptions options;
  options.external_workspace = true;
  Plan const plan(Space(), Problem::parse("c2r_f64_n16x24_oop"), options);
  std::size_t const bytes = plan.workspace_size(), inputs = 16 * 13, used = (2 * inputs + 31) / 32 * 32;
  ASSERT_GT(bytes, 0U);
  auto const run = [&](std::size_t work) {
    execute(Space(), plan, pool.view<Complex>(0, 2048), pool.view<double>(8192, 16 * 24), Normalization::backward,
            pool.bytes(work, bytes));
  };
  EXPECT_NO_THROW(run(used));
  EXPECT_TRUE(refuses(pool, "the workspace overlaps the input", pool.view<Complex>(0, inputs),
                      pool.bytes(used - 32, bytes), [&] { run(used - 32); }));
  EXPECT_TRUE(refuses(pool, "the workspace overlaps the output", pool.view<double>(8192, 16 * 24),
                      pool.bytes(8192, bytes), [&] { run(8192); }));
}

TEST(Alias, AnInputThatIsDestroyed_IsNoFactors) {
  Inverse const at;
  auto const row = at.pool.rows<Complex>(2 * Inverse::h, 1, Inverse::h),
             elsewhere = at.pool.rows<Complex>(12288, 1, Inverse::h);
  auto options = with(At::input, row);
  EXPECT_NO_THROW(at.plan(options));
  options.destroy_input = true;
  EXPECT_TRUE(refuses(at.pool, "Plan: the input overlaps multiply_in", at.spectrum, row, [&] { at.plan(options); }));
  options.multiply_in = elsewhere;
  EXPECT_NO_THROW(at.plan(options));
}

TEST(Alias, AWorkAreaOfKokkosFFTsPlans_IsHeldToTheSame) {
  Inverse const at;
  using In = std::remove_const_t<decltype(at.spectrum)>;
  using Out = std::remove_const_t<decltype(at.result)>;
  KokkosFFT::DynPlan<Space, In, Out> plan(Space(), at.spectrum, at.result, KokkosFFT::Direction::backward, 2);
  std::size_t const bytes = plan.workspace_size(1);
  ASSERT_GT(bytes, 0U);
  plan.set_work_area(at.pool.bytes(32, bytes));
  auto const before = at.pool.values();
  try {
    KokkosFFT::execute(plan, at.spectrum, at.result);
    ADD_FAILURE() << "no Error";
  } catch (std::runtime_error const& error) {
    EXPECT_NE(std::string(error.what()).find("the workspace overlaps the input"), std::string::npos) << error.what();
  }
  EXPECT_TRUE(same_bits(before, at.pool.values()));
  plan.set_work_area(at.pool.bytes(8192, bytes));
  EXPECT_NO_THROW(KokkosFFT::execute(plan, at.spectrum, at.result));
}

TEST(Alias, TheComparison_AllocatesNothing) {
  SharedPool const pool(8192);
  // Interleaved: the ranges meet, and the elements are compared at each execute.
  auto const in = pool.rows<Complex>(0, 4, 30), out = pool.view<Complex>(1024, {4, 30}, {90, 1}),
             first = pool.view<Complex>(1084, {4, 30}, {90, 1}), second = pool.view<Complex>(1144, {4, 30}, {90, 1});
  PlanOptions options;
  options.multiply_in = first;
  options.multiply_out = second;
  options.external_workspace = true;
  Plan const plan(Space(), in, out, Direction::forward, 1, {}, options);
  auto const work = pool.bytes(4096, plan.workspace_size());
  Space const exec;
  Kokkos::fence();
  auto const before = allocation_count();
  execute(exec, plan, in, out, Normalization::backward, work);
  EXPECT_EQ(allocation_count(), before);
  Kokkos::fence();
}

}  // namespace
}  // namespace TeamFFT::Test
