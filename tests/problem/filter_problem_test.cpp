// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which axis of a filter is transformed there and back in one pass, without Kokkos.
#include "view_maker.hpp"

#include <TeamFFT/detail/filter_problem.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace TeamFFT::Test {

/// What AnyView takes for a View.
struct AnyMultiplier {
  using memory_space = void;
  using non_const_value_type = float;
};

}  // namespace TeamFFT::Test

namespace TeamFFT {

template <>
AnyView::AnyView(Test::AnyMultiplier const&) : m_keep(std::make_shared<int>(0)) {}

}  // namespace TeamFFT

namespace TeamFFT::Test {
namespace {

ViewMaker const double_in{Precision::f64}, double_out{Precision::f64, true, 16384},
    left_in{Precision::f32, true, 0, Order::left}, left_out{Precision::f32, true, 16384, Order::left};

/// A filter's call.
struct Filtering {
  std::vector<ViewInfo> in, out;
  std::vector<int> axes;
  std::vector<std::size_t> shape = {};
  std::vector<Kind> kinds = {};
  FilterStart start = FilterStart::forward;
  bool points_are_real = false, left = false, aligned = true;
  PlanOptions options = {};

  [[nodiscard]] FilterProblem problem() const {
    return make_filter_problem(
        {"FilterPlan", start, in, out, axes, shape, kinds, points_are_real, left, aligned, options});
  }
  [[nodiscard]] std::optional<FilterTurn> turn() const { return problem().turn; }
  /// The dimension that turns round; -1: none.
  [[nodiscard]] int dimension() const {
    auto const found = turn();
    return found ? static_cast<int>(found->dimension) : -1;
  }
};

Filtering of(ViewInfo const& in, ViewInfo const& out, std::vector<int> axes) { return {{in}, {out}, std::move(axes)}; }

/// Complex fields of those extents.
Filtering complex(std::vector<std::size_t> const& extents, std::vector<int> axes) {
  return of(complex_in(extents), complex_out(extents), std::move(axes));
}

template <class T>
std::vector<T> list(InlineVector<T, max_rank> const& values) {
  return {values.begin(), values.end()};
}

TEST(FilterTurn, IsAlongTheSlowestAxis) {
  EXPECT_EQ(complex({4, 8, 16}, {0, 1, 2}).dimension(), 0);
  EXPECT_EQ(complex({4, 8, 16}, {2, 1, 0}).dimension(), 0);
  EXPECT_EQ(complex({4, 8, 16}, {1, 2}).dimension(), 1);
  EXPECT_EQ(complex({4, 8, 16}, {-1, -2}).dimension(), 1);
  EXPECT_EQ(complex({4, 8, 16}, {2}).dimension(), 2);
  auto left = of(left_in({16, 8, 4}), left_out({16, 8, 4}), {0, 1, 2});
  left.left = true;
  EXPECT_EQ(left.dimension(), 2);
}

TEST(FilterTurn, LeavesTheOtherAxesToPlans) {
  auto const turn = complex({4, 8, 16}, {2, 0, 1}).turn().value();
  EXPECT_EQ(list(turn.first.axes), (std::vector<int>{2, 1}));
  EXPECT_EQ(list(turn.first.shape), (std::vector<std::size_t>{16, 8}));
  EXPECT_EQ(list(turn.first.kinds), (std::vector<Kind>{Kind::c2c_forward, Kind::c2c_forward}));
  EXPECT_EQ(list(turn.second.axes), (std::vector<int>{2, 1}));
  EXPECT_EQ(list(turn.second.kinds), (std::vector<Kind>{Kind::c2c_backward, Kind::c2c_backward}));
  EXPECT_EQ(complex({4, 8, 16}, {1}).turn().value().first.axes.size(), 0u);
}

TEST(FilterTurn, HasEveryOtherDimensionAsItsBatch) {
  auto filter = complex({4, 8, 16}, {0, 2});
  filter.in.push_back(complex_in({4, 8, 16}));
  auto const pass = filter.turn().value().pass;
  EXPECT_EQ(pass.kind, Kind::c2c_forward);
  EXPECT_EQ(pass.precision, Precision::f32);
  EXPECT_EQ(pass.fields, 2u);
  EXPECT_EQ(pass.axis.count, 4u);
  EXPECT_EQ(pass.axis.stride_in, 128);
  EXPECT_EQ(pass.axis.stride_out, 128);
  ASSERT_EQ(pass.batch.size(), 2u);
  EXPECT_EQ(pass.batch[0].count, 8u);
  EXPECT_EQ(pass.batch[0].stride_in, 16);
  EXPECT_EQ(pass.batch[1].count, 16u);
  EXPECT_EQ(pass.batch[1].stride_out, 1);
}

TEST(FilterTurn, StartsBackwardAsTheFilterDoes) {
  auto filter = complex({4, 8}, {0, 1});
  filter.start = FilterStart::backward;
  EXPECT_EQ(filter.turn().value().pass.kind, Kind::c2c_backward);
  EXPECT_EQ(list(filter.turn().value().second.kinds), (std::vector<Kind>{Kind::c2c_forward}));
}

TEST(FilterTurn, OfPaddedAndCroppedAxes_HasTheExtentsThatAreThere) {
  auto filter = of(complex_in({5, 16}), complex_out({7, 16}), {0, 1});
  filter.shape = {12, 16};
  auto const padded = filter.turn().value();
  EXPECT_EQ(padded.pass.axis.count, 12u);
  EXPECT_EQ(padded.pass.extent_in, 5u);
  EXPECT_EQ(padded.pass.extent_out, 7u);
  EXPECT_EQ(padded.before.extents[0], 5u);
  EXPECT_EQ(padded.after.extents[0], 7u);
  filter.shape = {8, 16};
  filter.in = {complex_in({13, 16})};
  auto const cropped = filter.turn().value();
  EXPECT_EQ(cropped.pass.extent_in, 8u);
  EXPECT_EQ(cropped.before.extents[0], 8u);
}

TEST(FilterTurn, OfRealData_LeavesTheHalfSpectrumsAxisOut) {
  auto const real = [](std::vector<std::size_t> const& extents, std::vector<int> axes) {
    return of(real_in(extents), real_out(extents), std::move(axes));
  };
  EXPECT_EQ(real({8, 16}, {0, 1}).dimension(), 0);
  EXPECT_EQ(real({8, 16}, {1, 0}).dimension(), 1);
  EXPECT_EQ(real({4, 8, 16}, {2, 1, 0}).dimension(), 1);
  EXPECT_EQ(real({8, 16}, {1}).dimension(), -1);
  auto const turn = real({8, 16}, {0, 1}).turn().value();
  EXPECT_EQ(list(turn.first.kinds), (std::vector<Kind>{Kind::r2c}));
  EXPECT_EQ(turn.before.extents[1], 9u);
  EXPECT_EQ(turn.pass.batch[0].count, 9u);
}

TEST(FilterTurn, NeedsComplexElementsAtThePassEnds) {
  EXPECT_EQ(of(real_in({8, 16}), complex_out({8, 16}), {1}).dimension(), -1);
  EXPECT_EQ(of(real_in({8, 16}), complex_out({8, 16}), {0, 1}).dimension(), 0);
  EXPECT_EQ(of(complex_in({8, 16}), real_out({8, 16}), {0, 1}).dimension(), 0);
  auto points = of(complex_in({8, 9}), complex_out({8, 9}), {0, 1});
  points.start = FilterStart::backward;
  points.shape = {8, 16};
  points.points_are_real = true;
  EXPECT_EQ(points.dimension(), -1);
  points.shape = {8, 9};
  points.points_are_real = false;
  EXPECT_EQ(points.dimension(), 0);
}

TEST(FilterTurn, LeavesTrigonometricAxesOut) {
  auto filter = complex({4, 8, 16}, {0, 1, 2});
  filter.kinds = {Kind::dct2, Kind::c2c_forward, Kind::c2c_forward};
  EXPECT_EQ(filter.dimension(), 1);
  filter.kinds = {Kind::dct2, Kind::dst1, Kind::c2c_forward};
  EXPECT_EQ(filter.dimension(), 2);
  filter.kinds = {Kind::dct2, Kind::dst1, Kind::dct4};
  EXPECT_EQ(filter.dimension(), -1);
}

TEST(FilterTurn, TakesAxesWhoseBoxesAreTheFirstElements) {
  auto const boxed = [](Box const& in, Box const& out) {
    auto filter = of(complex_in({6, 16}), complex_out({6, 16}), {0, 1});
    filter.shape = {12, 16};
    filter.options.in_box = {in, Box{}};
    filter.options.out_box = {out, Box{}};
    return filter;
  };
  EXPECT_EQ(boxed(Box{}, Box{}).dimension(), 0);
  EXPECT_EQ(boxed(Box::at(0), Box::at(0)).dimension(), 0);
  EXPECT_EQ(boxed(Box::at(2), Box{}).dimension(), 1);
  EXPECT_EQ(boxed(Box{}, Box::at(2)).dimension(), 1);
  EXPECT_EQ(boxed(Box::low(), Box{}).dimension(), 1);
  EXPECT_EQ(boxed(Box{}, Box::low()).dimension(), 1);
  auto alone = boxed(Box::at(2), Box{});
  alone.axes = {0};
  alone.shape = {12};
  alone.options.in_box = {Box::at(2)};
  alone.options.out_box = {};
  EXPECT_EQ(alone.dimension(), -1);
}

TEST(FilterTurn, LeavesTheOtherAxesTheirBoxes) {
  auto filter = of(complex_in({8, 6}), complex_out({8, 6}), {0, 1});
  filter.shape = {8, 12};
  filter.options.in_box = {Box{}, Box::at(3)};
  filter.options.out_box = {Box{}, Box::low()};
  auto const turn = filter.turn().value();
  EXPECT_EQ(turn.first.options.in_box, std::vector<Box>{Box::at(3)});
  EXPECT_EQ(turn.second.options.out_box, std::vector<Box>{Box::low()});
}

TEST(FilterTurn, OfOneAxis_NeedsNothingElseAtTheEnds) {
  auto const called = [](ViewInfo view) {
    view.is_called = true;
    view.data = nullptr;
    return view;
  };
  auto const one = complex({8, 16}, {0});
  EXPECT_EQ(one.dimension(), 0);
  EXPECT_EQ(of(called(complex_in({8, 16})), complex_out({8, 16}), {0}).dimension(), -1);
  EXPECT_EQ(of(complex_in({8, 16}), called(complex_out({8, 16})), {0}).dimension(), -1);
  for (bool const is_input : {true, false}) {
    auto multiplied = one, both = complex({8, 16}, {0, 1});
    for (auto* const filter : {&multiplied, &both})
      (is_input ? filter->options.multiply_in : filter->options.multiply_out) = AnyMultiplier{};
    EXPECT_EQ(multiplied.dimension(), -1);
    EXPECT_EQ(both.dimension(), 0);
  }
  auto added = one;
  added.options.beta = 1;
  EXPECT_EQ(added.dimension(), -1);
  EXPECT_EQ(of(called(complex_in({8, 16})), called(complex_out({8, 16})), {0, 1}).dimension(), 0);
}

TEST(FilterTurn, OfOneAxis_MeetsTheViewsThemselves) {
  auto filter = of(complex_in({8, 16}, {40, 2}), complex_out({8, 16}, {19, 1}), {0});
  auto const pass = filter.turn().value().pass;
  EXPECT_EQ(pass.axis.stride_in, 40);
  EXPECT_EQ(pass.axis.stride_out, 19);
  EXPECT_EQ(pass.batch[0].stride_in, 2);
  EXPECT_EQ(pass.batch[0].stride_out, 1);
  filter.in.push_back(complex_in({8, 16}, {40, 2}));
  EXPECT_EQ(filter.dimension(), 0);
  filter.in.back() = complex_in({8, 16}, {41, 2});
  EXPECT_EQ(filter.dimension(), -1);
  filter.axes = {0, 1};
  EXPECT_EQ(filter.dimension(), 0);
}

TEST(FilterTurn, NeedsFieldsOfOneShape) {
  auto filter = complex({4, 8, 16}, {1, 2});
  filter.in.insert(filter.in.begin(), complex_in({1, 8, 16}));
  EXPECT_EQ(filter.dimension(), -1);
  filter.in.front() = complex_in({4, 8, 16});
  EXPECT_EQ(filter.dimension(), 1);
}

TEST(FilterTurn, IsOfSomeElements) { EXPECT_EQ(complex({0, 8, 16}, {1, 2}).dimension(), -1); }

/// Elements from row to row between the passes.
std::ptrdiff_t row_step(Filtering const& filter) {
  auto const turn = filter.turn().value();
  std::size_t const d = filter.left ? 1 : static_cast<std::size_t>(turn.before.rank) - 2;
  EXPECT_EQ(turn.before.strides[d], turn.after.strides[d]);
  return turn.before.strides[d];
}

/// Of 32 bytes: four elements in single precision, two in double.
TEST(FilterTurn, BeginsRowsWithSectors_WhereThatAddsATenthAtMost) {
  auto const single = [](std::size_t n) { return row_step(complex({2, 3, n}, {0, 1, 2})); };
  EXPECT_EQ(single(16), 16);
  EXPECT_EQ(single(19), 20);
  EXPECT_EQ(single(18), 18);
  EXPECT_EQ(single(22), 24);
  EXPECT_EQ(single(29), 29);
  EXPECT_EQ(single(33), 36);
  auto const twice = [](std::size_t n) { return row_step(of(double_in({2, 3, n}), double_out({2, 3, n}), {0, 1, 2})); };
  EXPECT_EQ(twice(18), 18);
  EXPECT_EQ(twice(19), 20);
  EXPECT_EQ(twice(11), 12);
  EXPECT_EQ(twice(9), 9);
  auto left = of(left_in({19, 3, 2}), left_out({19, 3, 2}), {0, 1, 2});
  left.left = true;
  EXPECT_EQ(row_step(left), 20);
  auto const turn = complex({2, 3, 19}, {0, 1, 2}).turn().value();
  EXPECT_EQ(turn.before.strides[0], 60);
  EXPECT_EQ(turn.before.extents[2], 19u);
  EXPECT_EQ(turn.pass.axis.stride_in, 60);
  EXPECT_EQ(turn.pass.batch[0].stride_out, 20);
  EXPECT_EQ(turn.pass.batch[1].count, 20u);  // lines that fill the rows
  EXPECT_EQ(complex({2, 3, 18}, {0, 1, 2}).turn().value().pass.batch[1].count, 18u);
  EXPECT_EQ(left.turn().value().pass.batch[0].count, 20u);
}

TEST(FilterTurn, WithoutAlignedRows_PacksThem) {
  auto filter = complex({2, 3, 19}, {0, 1, 2});
  filter.aligned = false;
  EXPECT_EQ(row_step(filter), 19);
  auto const turn = filter.turn().value();
  EXPECT_EQ(turn.before.strides[0], 57);
  EXPECT_EQ(turn.pass.axis.stride_in, 57);
  EXPECT_EQ(turn.pass.batch[1].count, 19u);
  auto left = of(left_in({19, 3, 2}), left_out({19, 3, 2}), {0, 1, 2});
  left.left = true, left.aligned = false;
  EXPECT_EQ(row_step(left), 19);
  EXPECT_EQ(left.turn().value().pass.batch[0].count, 19u);
}

}  // namespace
}  // namespace TeamFFT::Test
