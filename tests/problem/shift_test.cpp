// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The swaps of fftshift and ifftshift against the definition, on arrays of up to four dimensions. Without Kokkos.
#include "view_maker.hpp"

#include <TeamFFT/detail/shift_map.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

namespace {

using namespace TeamFFT;
using namespace TeamFFT::Impl;
using namespace TeamFFT::Test;

std::vector<int> shifted(std::vector<int> values, ShiftMap const& map) {
  for (std::uint32_t r = 0; r < map.round_count; ++r)
    for (std::size_t t = 0; t < map.rounds[r].count; ++t) {
      auto const pair = map.rounds[r].pair(static_cast<std::int32_t>(t));
      if (pair.swap)
        std::swap(values[static_cast<std::size_t>(pair.first)], values[static_cast<std::size_t>(pair.second)]);
    }
  return values;
}

/// Element i goes to i + n/2 (forward) or i - n/2, modulo n, along each axis.
std::vector<int> rolled(std::vector<int> const& values, ViewInfo const& view, std::vector<int> const& axes,
                        Direction direction) {
  std::vector<int> result = values;
  std::size_t count = 1;
  auto const rank = static_cast<std::size_t>(view.rank);
  for (std::size_t d = 0; d < rank; ++d) count *= view.extents[d];
  for (std::size_t t = 0; t < count; ++t) {
    std::size_t rest = t, from = 0, to = 0;
    for (std::size_t d = 0; d < rank; ++d) {
      auto const n = view.extents[d], i = rest % n, stride = static_cast<std::size_t>(view.strides[d]);
      rest /= n;
      std::size_t shift = 0;
      for (int const axis : axes)
        if (static_cast<std::size_t>(axis < 0 ? axis + view.rank : axis) == d)
          shift = direction == Direction::forward ? n / 2 : n - n / 2;
      from += i * stride, to += (i + shift) % n * stride;
    }
    result[to] = values[from];
  }
  return result;
}

std::string error_of(ViewInfo const& view, std::vector<int> const& axes) {
  try {
    (void)make_shift("fftshift", view, axes, Direction::forward);
  } catch (Error const& error) {
    return error.what();
  }
  return "no error";
}

TEST(Shift, Lines_AreRotatedByHalf) {
  EXPECT_EQ(shifted({0, 1, 2, 3, 4}, make_shift("fftshift", real_in({5}), std::vector{0}, Direction::forward)),
            (std::vector{3, 4, 0, 1, 2}));
  EXPECT_EQ(shifted({3, 4, 0, 1, 2}, make_shift("ifftshift", real_in({5}), std::vector{0}, Direction::backward)),
            (std::vector{0, 1, 2, 3, 4}));
  EXPECT_EQ(shifted({0, 1, 2, 3}, make_shift("fftshift", real_in({4}), std::vector{-1}, Direction::forward)),
            (std::vector{2, 3, 0, 1}));
}

TEST(Shift, Rounds_AreOneForEvenAndTwoForOddExtents) {
  auto const rounds = [](std::vector<std::size_t> const& extents, std::vector<int> const& axes) {
    return make_shift("fftshift", real_in(extents), axes, Direction::forward).round_count;
  };
  EXPECT_EQ(rounds({4, 6}, {0, 1}), 1U);
  EXPECT_EQ(rounds({4, 5}, {0}), 1U);
  EXPECT_EQ(rounds({4, 5}, {0, 1}), 2U);
  EXPECT_EQ(rounds({1, 1}, {0, 1}), 0U);
  EXPECT_EQ(rounds({4, 5}, {}), 0U);
  EXPECT_EQ(rounds({0, 5}, {0, 1}), 0U);
}

TEST(Shift, RandomArrays_AreRolled) {
  std::mt19937 engine(3);
  auto const below = [&engine](unsigned bound) { return static_cast<std::size_t>(engine() % bound); };
  for (int i = 0; i < 3000; ++i) {
    std::size_t const rank = 1 + below(4);
    std::vector<std::size_t> extents;
    std::vector<std::ptrdiff_t> strides(rank);
    std::vector<std::size_t> order(rank);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::shuffle(order.begin(), order.end(), engine);
    for (std::size_t d = 0; d < rank; ++d) extents.push_back(1 + below(7));
    std::size_t size = 1;
    for (auto const d : order) strides[d] = static_cast<std::ptrdiff_t>(size), size = size * extents[d] + below(3);
    std::vector<int> axes;
    for (auto const d : order)
      if (below(2) == 0) axes.push_back(static_cast<int>(d) - (below(2) == 0 ? static_cast<int>(rank) : 0));
    std::vector<int> values(size);
    std::iota(values.begin(), values.end(), 0);
    auto const view = real_in(extents, strides);
    for (auto const direction : {Direction::forward, Direction::backward})
      ASSERT_EQ(shifted(values, make_shift("fftshift", view, axes, direction)), rolled(values, view, axes, direction));
  }
}

TEST(Shift, Errors_NameWhatIsWrong) {
  EXPECT_EQ(error_of(real_in({4, 5}), {2}),
            "fftshift: axis 2 for a View of rank 2; axes run from -2 to 1. [float 4 x 5, strides 5, 1; axes 2]");
  EXPECT_TRUE(says(error_of(real_in({4, 5}), {-3}), "axis -3 for a View of rank 2"));
  EXPECT_TRUE(says(error_of(real_in({4, 5}), {0, -2}), "axis 0 is listed twice; each axis can be shifted once."));
  EXPECT_TRUE(says(error_of(real_in({4}), {0, 0}), "2 axes for a View of rank 1"));
  EXPECT_TRUE(says(error_of(real_in({4, 5}, {0, 1}), {0}),
                   "different elements of the View lie, or may lie, at the same address"));
  auto null = real_in({4});
  null.data = nullptr;
  EXPECT_TRUE(says(error_of(null, {0}), "the View has no memory (a null pointer)"));
  auto odd = real_in({4});
  odd.data = reinterpret_cast<char*>(memory) + 2;
  EXPECT_TRUE(says(error_of(odd, {0}), "the View starts at an address that is no multiple of 4 bytes"));
  auto constant = real_in({4});
  constant.is_const = true;
  EXPECT_TRUE(says(error_of(constant, {0}), "the View is const"));
  EXPECT_EQ(error_of(real_in({0, 3}), {0, 1}), "no error");
}

}  // namespace
