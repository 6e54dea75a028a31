// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Boxes whose passes hosts do slab by slab, and small ones one a lane, against the oracle: odd numbers of columns, vectors across the end of a row, units that
// fill no vector.
#include "kind_run.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Extents = std::vector<std::size_t>;

void check(Accuracy& accuracy, std::vector<Kind> const& kinds, Extents const& extents, std::size_t batch, Placement placement = Placement::out_of_place) {
  for (auto const precision : {Precision::f32, Precision::f64}) {
    bool const complex = std::ranges::all_of(kinds, Impl::is_complex_kind);
    auto const problem = packed(kinds, extents, batch, precision, placement, complex ? Data::complex : Data::real);
    in_precision_of(problem, [&]<class Real>(Real) { check_problem<Real>(accuracy, problem); });
  }
}

TEST(Slabs, EqualTheOracle_OfBoxesWithAnyNumberOfColumns) {
  Accuracy accuracy;
  using enum Kind;
  for (std::size_t const n : {2, 3, 5, 8, 15, 16, 17, 30, 33, 64})
    for (auto const last : {c2c_forward, r2c, dct2}) check(accuracy, {c2c_forward, c2c_forward, last}, {7, 12, n}, 1);
  for (std::size_t const n : {2, 3, 9, 16, 31, 32}) {
    check(accuracy, {c2c_backward, c2c_backward, c2r}, {7, 12, n}, 1);
    check(accuracy, {dst1, dct3, dst4}, {7, 12, n}, 1);
    check(accuracy, {dct1, dst2, dct4}, {6, n, 10}, 1);
  }
}

TEST(Slabs, EqualTheOracle_OfBatchesOfSmallBoxes) {
  Accuracy accuracy;
  using enum Kind;
  for (std::size_t const batch : {31, 32, 33, 77})
    for (auto const& extents : std::vector<Extents>{{2, 2}, {3, 3}, {2, 7}, {5, 4}, {8, 8}, {16, 17}, {20, 20}, {2, 3, 4}, {5, 5, 5}}) {
      std::vector<Kind> kinds(extents.size(), c2c_forward);
      check(accuracy, kinds, extents, batch);
      check(accuracy, kinds, extents, batch, Placement::in_place);
      kinds.back() = r2c;
      check(accuracy, kinds, extents, batch);
      kinds.assign(extents.size(), c2c_backward);
      kinds.back() = c2r;
      check(accuracy, kinds, extents, batch);
      kinds.assign(extents.size(), dct3);
      kinds.front() = dst2;
      check(accuracy, kinds, extents, batch);
      kinds.back() = dct4;
      check(accuracy, kinds, extents, batch, Placement::in_place);
    }
}

TEST(Slabs, EqualTheOracle_OfShortRealLinesOfEveryKindAndLength) {
  Accuracy accuracy;
  using enum Kind;
  for (auto const kind : {r2c, c2r, dct1, dct2, dct3, dct4, dst1, dst2, dst3, dst4})
    for (std::size_t n = 2; n <= 40; ++n) {
      check(accuracy, {kind}, {n}, 67);
      if (kind == r2c || kind == c2r) continue;
      auto problem = along(0, {n, 21});
      problem.axes[0].kind = kind;
      in_precision_of(problem, [&]<class Real>(Real) { check_problem<Real>(accuracy, problem); });
    }
}

}  // namespace
}  // namespace TeamFFT::Test
