// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the scratch-line kernel's butterflies lie in scratch.
#include "engines/scratch_line/digits.hpp"

#include <gtest/gtest.h>

#include <set>

namespace TeamFFT::Test {
namespace {

using Impl::Choice;

Choice shape(std::vector<unsigned> radices, unsigned lines) {
  Choice t;
  t.radices = std::move(radices);
  t.lines_per_team = lines;
  return t;
}

std::size_t length_of(Choice const& t) {
  std::size_t n = 1;
  for (auto R : t.radices) n *= R;
  return n;
}

/// The elements of scratch that stage s reads or writes.
std::multiset<unsigned> elements(Choice const& t, Impl::DigitLayout const& layout, std::size_t s) {
  std::multiset<unsigned> all;
  for (auto const& place : digit_places(length_of(t), t, layout, s))
    for (unsigned r = 0; r < t.radices[s]; ++r) all.insert((s == 0 ? place.write : place.read) + r * layout.step[s]);
  return all;
}

TEST(ScratchLineDigits, EveryStageMeetsTheSameElementsOnceEach) {
  for (auto const& radices : std::vector<std::vector<unsigned>>{
           {11, 2}, {25, 25}, {13, 7, 11}, {31, 5, 13}, {16, 16, 16}, {7, 7, 5, 11}, {2, 3, 2, 3}})
    for (unsigned lines : {1u, 2u, 5u, 8u})
      for (int tiles = 0; tiles < 4; ++tiles)
        for (auto precision : {Precision::f32, Precision::f64}) {
          auto const t = shape(radices, lines);
          auto const layout = digit_layout(length_of(t), t, {tiles % 2 != 0, tiles / 2 != 0}, precision);
          auto const first = elements(t, layout, 0);
          EXPECT_EQ(first.size(), lines * length_of(t));
          EXPECT_EQ(std::set<unsigned>(first.begin(), first.end()).size(), first.size());
          EXPECT_LT(*first.rbegin(), lines * layout.pitch);
          for (std::size_t s = 1; s < radices.size(); ++s) EXPECT_EQ(elements(t, layout, s), first) << "stage " << s;
        }
}

TEST(ScratchLineDigits, ThreadsMeetTheInputsAndOutputsOfALineInOrder) {
  auto const t = shape({13, 7, 11}, 2);
  auto const layout = digit_layout(1001, t, {}, Precision::f32);
  auto const first = digit_places(1001, t, layout, 0), last = digit_places(1001, t, layout, 2);
  for (unsigned i = 0; i < 154; ++i) {
    EXPECT_EQ(first[i].line, i / 77);
    EXPECT_EQ(first[i].read, i % 77);
  }
  for (unsigned i = 0; i < 182; ++i) {
    EXPECT_EQ(last[i].write, i % 91);
    EXPECT_EQ(last[i].twiddle, i % 91);
  }
}

TEST(ScratchLineDigits, NeighboursOfATileAreLines) {
  auto const t = shape({13, 7, 11}, 8);
  auto const layout = digit_layout(1001, t, {true, true}, Precision::f64);
  for (std::size_t s : {0, 2}) {
    auto const places = digit_places(1001, t, layout, s);
    for (unsigned i = 0; i < 16; ++i) EXPECT_EQ(places[i].line, i % 8) << s;
  }
}

TEST(ScratchLineDigits, PadsCostLittleScratch) {
  for (auto const& radices : std::vector<std::vector<unsigned>>{{25, 25, 25}, {32, 32, 16}, {16, 8, 8, 8}}) {
    auto const t = shape(radices, 1);
    EXPECT_LE(digit_layout(length_of(t), t, {}, Precision::f32).pitch, length_of(t) + length_of(t) / 12);
  }
}

}  // namespace
}  // namespace TeamFFT::Test
