// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Filters that transform one axis there and back in one pass: where they do, and that they are the same filters
// (filter_tools.hpp).
#include "allocations.hpp"
#include "filter_tools.hpp"

#include <TeamFFT.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Lines = FilterLines;
using Left = Kokkos::LayoutLeft;
using Right = Kokkos::LayoutRight;
constexpr auto complex_forward = Kind::c2c_forward, complex_backward = Kind::c2c_backward;

template <class Plan>
std::string print_of(Plan const& plan) {
  std::ostringstream os;
  os << plan;
  return os.str();
}

constexpr char const* in_one_pass = "there, through the filter, and back";

/// out = the filter of `in` padded to n along axis 1.
template <class Layout>
void expect_turned(Extents const& in_extents, Extents const& out_extents, std::size_t n) {
  auto const a = some_array(in_extents);
  auto const in = filled<ViewOf<Complex, 2, Layout>>(a);
  ViewOf<Complex, 2, Layout> const out("out", out_extents[0], out_extents[1]);
  FilterPlan plan(Space(), in, out, ComplexFactor(), axis_type<1>{1}, {n});
  EXPECT_TRUE(contains(print_of(plan), in_one_pass));
  execute(plan, in, out, ComplexFactor());
  EXPECT_TRUE(
      holds(out, cropped(filtered(along(a, 1, resized(n)), {{1}, {n}, {complex_forward}}, complex_of), out_extents)))
      << print_of(plan);
  EXPECT_TRUE(is_exactly(in, a)) << "input is preserved";
}

TEST(TurnedFilter, OfOneComplexAxis_IsOnePass) {
  expect_turned<Right>({3, 288}, {3, 288}, 288);
  expect_turned<Left>({19, 24}, {19, 24}, 24);
  expect_turned<Left>({33, 8}, {33, 8}, 8);
}

TEST(TurnedFilter, OfAPaddedAndCroppedAxis_MeetsWhatIsThere) {
  expect_turned<Right>({19, 200}, {19, 250}, 288);
  expect_turned<Right>({2, 7}, {2, 280}, 288);
  expect_turned<Right>({19, 20}, {19, 15}, 24);
  expect_turned<Left>({19, 17}, {19, 20}, 24);
  expect_turned<Left>({1, 130}, {1, 100}, 144);
  expect_turned<Left>({5, 3}, {5, 1}, 144);
}

/// exp(-2 pi i k s / N): what moves lines by s.
struct Shift {
  int N, steps;
  KOKKOS_FUNCTION Complex operator()(int, int k) const {
    double const angle = 2 * Kokkos::numbers::pi * static_cast<double>(std::int64_t{k} * steps % N) / N;
    return {Kokkos::cos(angle), -Kokkos::sin(angle)};
  }
};

/// Lines that several threads share, or that have a team each, or some of them.
TEST(TurnedFilter, OfLongLines_ShiftsThem) {
  for (auto const& [rows, n] : {std::pair{1, 8192}, {2, 4608}, {3, 4000}, {40, 1024}, {300, 256}}) {
    auto const N = static_cast<std::size_t>(n);
    auto const a = some_array({static_cast<std::size_t>(rows), N});
    auto const view = filled<ViewOf<Complex, 2>>(a);
    Shift const shift{n, 77};
    FilterPlan plan(Space(), view, view, shift);
    EXPECT_TRUE(contains(print_of(plan), in_one_pass));
    execute(plan, view, view, shift);
    auto const moved = [N](Values x) {
      std::rotate(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(N) - 77, x.end());
      return x;
    };
    EXPECT_TRUE(holds(view, along(a, 1, moved))) << rows << " of " << N;
  }
}

struct Unity {
  KOKKOS_FUNCTION double operator()(int, int) const { return 1; }
};

TEST(TurnedFilter, BetweenSubviews_LeavesTheGhosts) {
  auto const a = some_array({6, 288});
  ViewOf<Complex, 2> const field("field", 8, 290), packed("packed", 6, 288);
  Kokkos::deep_copy(field, 7);
  auto const inner = Kokkos::subview(field, std::pair(1, 7), std::pair(1, 289));
  fill(packed, a);
  Kokkos::deep_copy(inner, packed);
  for (int const axis : {1, 0}) {  // neighbours in memory, and not
    FilterPlan plan(Space(), inner, inner, Unity(), axis);
    EXPECT_TRUE(contains(print_of(plan), in_one_pass));
    execute(plan, inner, inner, Unity());
    Kokkos::deep_copy(packed, inner);
    EXPECT_TRUE(holds(packed, a));
  }
  auto const whole = array_of(field);
  std::size_t ghosts = 0;
  for (auto const& v : whole.values) ghosts += v == Value(7) ? 1 : 0;
  EXPECT_EQ(ghosts, std::size_t{8 * 290 - 6 * 288});
}

struct PointFactor {
  template <class T>
  KOKKOS_FUNCTION Kokkos::Array<T, 1> operator()(int i, int j, Kokkos::Array<T, 1> const& u) const {
    return {u[0] * complex_factor(i, j)};
  }
};

/// Of spectra of the extents, and back to the first `stored` elements.
template <class Layout>
void expect_from_spectra(Extents const& extents, std::size_t stored, std::size_t n) {
  auto const a = some_array(extents);
  auto const in = filled<ViewOf<Complex, 2, Layout>>(a);
  ViewOf<Complex, 2, Layout> const out("out", extents[0], stored);
  FilterPlan plan(Space(), spectra<Complex>(in), spectra<Complex>(out), PointFactor(), axis_type<1>{1}, {n});
  EXPECT_TRUE(contains(print_of(plan), in_one_pass));
  execute(plan, spectra<Complex>(in), spectra<Complex>(out), PointFactor());
  Lines const back{{1}, {n}, {complex_backward}};
  auto const points = scaled(transformed(along(a, 1, resized(n)), back), 1 / static_cast<long double>(n));
  EXPECT_TRUE(holds(out, cropped(transformed(at_each(points, complex_of), inverse(back)), {extents[0], stored})));
}

TEST(TurnedFilter, FromSpectra_IsScaledBeforeTheFunctor) {
  expect_from_spectra<Right>({11, 288}, 288, 288);
  expect_from_spectra<Left>({11, 24}, 24, 24);
  expect_from_spectra<Left>({11, 15}, 15, 15);
  expect_from_spectra<Right>({5, 100}, 60, 288);
  expect_from_spectra<Left>({11, 9}, 13, 24);
}

struct BoxFactor {
  KOKKOS_FUNCTION Complex operator()(int b, int i, int j) const { return {1.0 + b, i - 0.5 * j}; }
};
Value box_of(Value v, std::vector<int> const& k) {
  return v *
         Value(1 + static_cast<long double>(k[0]), static_cast<long double>(k[1]) - static_cast<long double>(k[2]) / 2);
}

template <class T, class Layout>
void expect_box(Extents const& in_extents, Extents const& out_extents, shape_type<3> const& shape) {
  constexpr bool is_real = std::is_same_v<T, double>;
  auto const a = is_real ? real_part(some_array(in_extents)) : some_array(in_extents);
  auto const in = filled<ViewOf<T, 3, Layout>>(a);
  auto const out = make_view<ViewOf<T, 3, Layout>>(out_extents);
  FilterOptions options;
  options.plan.alpha = 0.5;
  FilterPlan plan(Space(), in, out, BoxFactor(), axis_type<3>{0, 1, 2}, shape, options);
  EXPECT_TRUE(contains(print_of(plan), in_one_pass));
  execute(plan, in, out, BoxFactor());
  Lines const lines{{0, 1, 2},
                    {shape.begin(), shape.end()},
                    {complex_forward, complex_forward, is_real ? Kind::r2c : complex_forward}};
  EXPECT_TRUE(holds(out, scaled(cropped(filtered(cropped(a, lines.lengths), lines, box_of), out_extents), 0.5L)))
      << print_of(plan);
}

TEST(TurnedFilter, OfABox_HasTheOtherAxesTransformsAroundItsPass) {
  expect_box<Complex, Right>({8, 6, 9}, {8, 6, 9}, {8, 6, 9});
  expect_box<Complex, Left>({9, 6, 8}, {9, 6, 8}, {9, 6, 8});
  expect_box<double, Right>({6, 4, 66}, {6, 4, 66}, {6, 4, 66});
}

TEST(TurnedFilter, OfAPaddedAndCroppedBox_MeetsWhatIsThere) {
  expect_box<Complex, Right>({5, 4, 7}, {7, 3, 10}, {8, 6, 12});
  expect_box<Complex, Left>({7, 4, 5}, {10, 3, 7}, {12, 6, 8});
  expect_box<double, Right>({3, 4, 40}, {5, 2, 66}, {6, 5, 70});
}

TEST(TurnedFilter, OfRealLines_DoesNotExist) {
  ViewOf<double, 2> const in("in", 4, 288), out("out", 4, 288);
  for (auto const kind : {Kind::r2c, Kind::dct2}) {
    FilterPlan const plan(Space(), in, out, RealFactor(), 1, {}, FilterOptions{{kind}});
    EXPECT_TRUE(contains(print_of(plan), "the filter is at the end of the last field's transform"))
        << static_cast<int>(kind);
  }
}

struct TwoToOne {
  KOKKOS_FUNCTION Kokkos::Array<Complex, 1> operator()(int i, int, Kokkos::Array<Complex, 2> const& u) const {
    return {u[0] + u[1] * double(i)};
  }
};
struct OneToTwo {
  KOKKOS_FUNCTION Kokkos::Array<Complex, 2> operator()(int, int j, Kokkos::Array<Complex, 1> const& u) const {
    return {u[0], u[0] * double(j)};
  }
};

/// Scratch of hosts' lanes holds the lines of one field.
TEST(TurnedFilter, OfSeveralFields_ExistsOnGpusOnly) {
  auto const a = some_array({6, 288}), b = scaled(some_array({6, 288}), 0.5L);
  using Field = ViewOf<Complex, 2>;
  auto const u = filled<Field>(a), v = filled<Field>(b);
  Field const x("x", 6, 288), y("y", 6, 288);
  Lines const lines{{1}, {288}, {complex_forward}};
  auto const by_row = [](Value z, std::vector<int> const& k) { return z * static_cast<long double>(k[0]); };
  auto const by_column = [](Value z, std::vector<int> const& k) { return z * static_cast<long double>(k[1]); };
  FilterPlan two(Space(), fields(u, v), fields(x), TwoToOne());
  EXPECT_EQ(contains(print_of(two), in_one_pass), !Impl::is_host_space<Space>);
  execute(two, fields(u, v), fields(x), TwoToOne());
  EXPECT_TRUE(holds(x, sum(a, at_each(b, by_row))));
  FilterPlan one(Space(), fields(u), fields(x, y), OneToTwo());
  EXPECT_EQ(contains(print_of(one), in_one_pass), !Impl::is_host_space<Space>);
  execute(one, fields(u), fields(x, y), OneToTwo());
  EXPECT_TRUE(holds(x, a));
  EXPECT_TRUE(holds(y, filtered(a, lines, by_column)));
}

/// Rows of half a spectrum that fill few vectors.
TEST(TurnedFilter, BesideShortHalfSpectra_ExistsOnGpusOnly) {
  ViewOf<double, 2> const in("in", 8, 60), longer("longer", 8, 62);
  FilterPlan const plan(Space(), in, in, RealFactor(), axis_type<2>{0, 1}),
      other(Space(), longer, longer, RealFactor(), axis_type<2>{0, 1});
  EXPECT_EQ(contains(print_of(plan), in_one_pass), !Impl::is_host_space<Space>);
  EXPECT_TRUE(contains(print_of(other), in_one_pass));
}

template <class Layout>
void expect_one_call_for_each_k(Extents const& extents) {
  auto const a = some_array(extents);
  auto const in = filled<ViewOf<Complex, 2, Layout>>(a);
  auto const out = make_view<ViewOf<Complex, 2, Layout>>(extents);
  Count const count{ViewOf<double, 2>("calls", extents[0], extents[1])};
  FilterPlan plan(Space(), in, out, count);
  EXPECT_TRUE(contains(print_of(plan), in_one_pass));
  execute(plan, in, out, count);
  for (auto const calls : array_of(count.calls).values) EXPECT_EQ(calls, Value(1)) << extents[0] << " " << extents[1];
  EXPECT_TRUE(holds(out, a));
}

TEST(TurnedFilter, CallsItsFunctorOnceForEachK) {
  expect_one_call_for_each_k<Right>({5, 288});
  expect_one_call_for_each_k<Right>({1, 4096});
  expect_one_call_for_each_k<Left>({19, 24});
  expect_one_call_for_each_k<Left>({16, 130});
}

TEST(TurnedFilter, GivenAsAView_BroadcastsAsNumpy) {
  auto const a = some_array({6, 288}), row = some_array({288}), column = some_array({6, 1});
  ViewOf<Complex, 2> const in = filled<ViewOf<Complex, 2>>(a), out("out", 6, 288);
  Lines const lines{{1}, {288}, {complex_forward}};
  auto const by_row = filled<ViewOf<Complex, 1>>(row);
  auto const by_column = filled<ViewOf<Complex, 2>>(column);
  FilterPlan plan(Space(), in, out, by_row);
  EXPECT_TRUE(contains(print_of(plan), in_one_pass));
  execute(plan, in, out, by_row);
  EXPECT_TRUE(holds(out, filtered(a, lines, [&](Value v, std::vector<int> const& k) {
                      return v * row.values[static_cast<std::size_t>(k[1])];
                    })));
  FilterPlan other(Space(), in, out, by_column);
  execute(other, in, out, by_column);
  EXPECT_TRUE(holds(out, at_each(a, [&](Value v, std::vector<int> const& k) {
                      return v * column.values[static_cast<std::size_t>(k[0])];
                    })));
}

struct SmallPlaneFactor {
  KOKKOS_FUNCTION float operator()(int i, int j) const { return static_cast<float>(1 + i + j % 8); }
};

TEST(TurnedFilter, InFloat_HasFloatsAccuracy) {
  for (std::size_t const n : {256, 360}) {
    auto const a = some_array({5, n});
    using Field = ViewOf<Kokkos::complex<float>, 2>;
    auto const in = filled<Field>(a);
    Field const out("out", 5, n);
    FilterPlan plan(Space(), in, out, SmallPlaneFactor());
    EXPECT_TRUE(contains(print_of(plan), in_one_pass));
    execute(plan, in, out, SmallPlaneFactor());
    auto const factor = [](Value v, std::vector<int> const& k) {
      return v * static_cast<long double>(1 + k[0] + k[1] % 8);
    };
    EXPECT_TRUE(holds(out, filtered(a, {{1}, {n}, {complex_forward}}, factor))) << n;
  }
}

/// Each slab of the batch has the indices of its own part.
TEST(TurnedFilter, OfALargeBatchOfPlanes_HasEachIndexOnce) {
  auto const a = some_array({1025, 12, 10});
  auto const in = filled<ViewOf<Complex, 3>>(a);
  ViewOf<Complex, 3> const out("out", 1025, 12, 10);
  FilterPlan plan(Space(), in, out, BoxFactor(), axis_type<2>{1, 2});
  EXPECT_TRUE(contains(print_of(plan), in_one_pass));
  execute(plan, in, out, BoxFactor());
  EXPECT_TRUE(holds(out, filtered(a, {{1, 2}, {12, 10}, {complex_forward, complex_forward}}, box_of)));
}

TEST(TurnedFilter, OfOneAxis_NeedsNoWorkspaceAndAllocatesNothing) {
  ViewOf<Complex, 2> const view("view", 32, 512);
  FilterPlan const plan(Space(), view, view, ComplexFactor());
  EXPECT_TRUE(contains(print_of(plan), in_one_pass));
  EXPECT_EQ(plan.workspace_size(), 0u);
  ViewOf<char, 1> const none("none", 0);
  Space const exec;
  Kokkos::fence();
  auto const before = allocation_count();
  execute(exec, plan, view, view, ComplexFactor(), none);
  EXPECT_EQ(allocation_count(), before);
}

}  // namespace
}  // namespace TeamFFT::Test
