// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Odd real lines whose radices are all wide, two at a time by the slot-line kernel (kernel_teams.hpp): their mirrored stages have them, too.
#include "kernel_teams.hpp"

#include <gtest/gtest.h>

namespace TeamFFT::Test {
namespace {

/// Holds a plan by Kokkos' launch to one pass with mirrors, and its result to the oracle.
template <class Real>
void expect_in_one_pass(Accuracy& accuracy, Kind kind, std::size_t n) {
  PlanOptions options;
  options.rows = false;
  options.launch = Launch::parallel_for;
  auto const problem = packed({kind}, {n}, 5, sizeof(Real) == 4 ? Precision::f32 : Precision::f64);
  auto const list = Impl::make_passes(problem, h200(), options);
  auto const* const own = list.passes[0].choice.as<Impl::SlotLineChoice>();
  ASSERT_TRUE(list.passes.size() == 1 && own != nullptr && Impl::have_two_lines(own->ends)) << problem.token();
  expect_by_passes<Real>(accuracy, problem, list, h200(), SlotLineLaunch{});
}

TEST(SlotLineTwoLines, WideRadicesWantOnePass) {
  Accuracy accuracy;
  for (auto const kind : {Kind::r2c, Kind::c2r}) {
    for (std::size_t n : {121, 169, 289, 323, 361, 437, 529, 1331, 1859, 2197, 3757}) expect_in_one_pass<float>(accuracy, kind, n);
    for (std::size_t n : {121, 143, 169, 1331, 1573, 1859, 2197}) expect_in_one_pass<double>(accuracy, kind, n);
  }
}

}  // namespace
}  // namespace TeamFFT::Test
