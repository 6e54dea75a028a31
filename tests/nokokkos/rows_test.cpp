// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which lengths find a kernel of their own.
#include "machines.hpp"
#include "planner.hpp"
#include "problems.hpp"

#include <TeamFFT/number.hpp>

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

using Impl::make_passes;

/// Lines beside each other, lines across, real input, and lines that are cropped.
std::vector<Problem> layouts_of(std::size_t N, Precision precision) {
  std::vector<Problem> all{packed({N}, 7, precision), along(0, {N, 9}, precision), packed({N}, 7, precision), packed({N}, 7, precision)};
  all[2].real_input = true;
  all[3].axes[0].extent_in = N - 1;
  return all;
}

TEST(Rows, PrimesTo4096_HaveARowOnTheH200InAnyLayout) {
  for (std::size_t N = 29; N <= 4096; ++N)
    for (Precision precision : {Precision::f32, Precision::f64}) {
      if (!Impl::is_prime(N)) continue;
      for (auto const& problem : N < 600 ? layouts_of(N, precision) : std::vector{packed({N}, 7, precision)}) {
        auto const list = make_passes(problem, h200(), {});
        ASSERT_EQ(list.passes.size(), 1u) << problem.token();
        ASSERT_GE(list.passes[0].tuning.row, 0) << problem.token();
      }
    }
}

TEST(Rows, PaddedLinesOfRows_AreAtMostHalfLonger) {
  for (std::size_t N = 40; N <= 4096; ++N)
    for (Precision precision : {Precision::f32, Precision::f64}) {
      PlanOptions options;
      options.rule = Rule::bluestein;
      auto const list = make_passes(packed({N}, 7, precision), h200(), options);
      ASSERT_GE(list.passes[0].tuning.row, 0) << N;
      ASSERT_LE(2 * list.passes[0].length, 3 * (2 * N - 1) + 32) << N;
    }
}

TEST(Rows, ConvolutionsWithoutRows_TakeTheGeneralKernel) {
  PlanOptions options;
  options.rows = false;
  for (std::size_t N : {17, 97, 509, 1009, 4093}) {
    EXPECT_EQ(make_passes(packed({N}, 10), h200(), options).passes[0].tuning.row, -1) << N;
    EXPECT_EQ(make_passes(packed({N}, 10), gpu_48kb(), {}).passes[0].tuning.row, -1) << N;
  }
}

}  // namespace
}  // namespace TeamFFT::Test
