// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Batches and lines beyond the caches, whose results stream past them on hosts: whole groups and rests, vectors that
// begin where a cache line does and others.
#include "lines.hpp"

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

template <class Real>
void check(std::size_t N, std::size_t batch, Placement placement = Placement::out_of_place) {
  Accuracy accuracy;
  Lines<Real> lines(N, 2, Lines<Real>::Oracle::fast, 7);
  auto const problem = packed({N}, batch, precision_of<Real>, Direction::forward, placement);
  lines.expect(accuracy, transformed(problem, {}, lines.input(batch)), Direction::forward, problem.token());
}

constexpr std::size_t points = std::size_t{7} << 18;  // 28 MB both ways in f32

TEST(BeyondCaches, ShortLines_KeepTheBound) {
  for (std::size_t N : {28, 45, 64, 100, 125}) {
    check<float>(N, points / N + 3);
    check<double>(N, points / (2 * N) + 5);
  }
}

TEST(BeyondCaches, LinesAlongTheirLanes_KeepTheBound) {
  for (std::size_t N : {256, 1000, 2187, 3072}) {
    check<float>(N, points / N + 1);
    check<double>(N, points / N + 1);
  }
}

TEST(BeyondCaches, LinesInSeveralPasses_KeepTheBound) {
  for (auto placement : {Placement::out_of_place, Placement::in_place}) {
    check<double>(std::size_t{1} << 19, 1, placement);
    check<double>(600000, 1, placement);
    check<float>(std::size_t{1} << 20, 1, placement);
  }
}

}  // namespace
}  // namespace TeamFFT::Test
