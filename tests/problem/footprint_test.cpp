// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared and coinciding elements: the bounded search against enumeration.
#include "problem/view_check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace {

using namespace TeamFFT;
using namespace TeamFFT::Impl;

alignas(64) char memory[32768];

bool truly_share(Footprint const& a, Footprint const& b) {
  auto const bytes = [](Footprint const& view) {
    std::vector<std::ptrdiff_t> offsets{0};
    for (auto const& dimension : view.dimensions) {
      std::vector<std::ptrdiff_t> next;
      for (auto const base : offsets)
        for (std::size_t i = 0; i < dimension.extent; ++i)
          next.push_back(base + static_cast<std::ptrdiff_t>(i * view.element_bytes) * dimension.stride);
      offsets = next;
    }
    std::vector<std::uintptr_t> all;
    for (auto const offset : offsets)
      for (std::size_t byte = 0; byte < view.element_bytes; ++byte)
        all.push_back(reinterpret_cast<std::uintptr_t>(view.data) + static_cast<std::uintptr_t>(offset) + byte);
    return all;
  };
  auto const x = bytes(a), y = bytes(b);
  for (auto const p : x)
    for (auto const q : y)
      if (p == q) return true;
  return false;
}

TEST(Footprint, SharingIsDecidedExactlyForSmallViews) {
  std::mt19937 engine(7);
  auto const below = [&engine](unsigned bound) { return static_cast<std::ptrdiff_t>(engine() % bound); };
  int shared = 0, apart = 0;
  for (int i = 0; i < 3000; ++i) {
    auto const make = [&] {
      Footprint view{memory + 8192 + 4 * below(40), below(2) == 0 ? 8U : 4U, {}};
      for (std::ptrdiff_t d = 0, rank = 1 + below(3); d < rank; ++d)
        view.dimensions.push_back({static_cast<std::size_t>(below(5)), below(30) - 5});
      return view;
    };
    auto const a = make(), b = make();
    auto const answer = share_elements(a, b);
    ASSERT_NE(answer, Answer::undecided);
    ASSERT_EQ(answer == Answer::yes, truly_share(a, b));
    ++(answer == Answer::yes ? shared : apart);
  }
  EXPECT_GT(shared, 100);
  EXPECT_GT(apart, 100);
}

TEST(Footprint, CoincidenceIsDecidedExactlyForSmallViews) {
  std::mt19937 engine(8);
  for (int i = 0; i < 3000; ++i) {
    Footprint view{memory, 8, {}};
    for (unsigned d = 0, rank = 1 + engine() % 3; d < rank; ++d)
      view.dimensions.push_back({engine() % 5, static_cast<std::ptrdiff_t>(engine() % 20) - 4});
    std::vector<std::ptrdiff_t> offsets{0};
    for (auto const& dimension : view.dimensions) {
      std::vector<std::ptrdiff_t> next;
      for (auto const base : offsets)
        for (std::size_t j = 0; j < dimension.extent; ++j)
          next.push_back(base + static_cast<std::ptrdiff_t>(j) * dimension.stride);
      offsets = next;
    }
    std::sort(offsets.begin(), offsets.end());
    bool const coincide = std::adjacent_find(offsets.begin(), offsets.end()) != offsets.end();
    ASSERT_EQ(coincides_with_itself(view), coincide ? Answer::yes : Answer::no);
  }
}

TEST(Footprint, UndecidableOverlapIsAnError) {
  Footprint a{memory, 8, {}}, b{memory + 8, 8, {}};
  for (std::ptrdiff_t stride : {100003, 100019, 100043, 100049}) a.dimensions.push_back({1000, 2 * stride});
  for (std::ptrdiff_t stride : {100057, 100069, 100103, 100109}) b.dimensions.push_back({1000, 2 * stride});
  EXPECT_EQ(share_elements(a, b), Answer::undecided);
}

}  // namespace
