// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Boxes whose passes hosts do slab by slab, and small ones one a lane, against the oracle: odd numbers of columns,
// vectors across the end of a row, units that fill no vector.
#include "kind_run.hpp"
#include "lines.hpp"
#include "problems.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace TeamFFT::Test {
namespace {

using Extents = std::vector<std::size_t>;

void check(Accuracy& accuracy, std::vector<Kind> const& kinds, Extents const& extents, std::size_t batch,
           Placement placement = Placement::out_of_place) {
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

/// Lines of n beside each other, 2 `rows` of `columns`; or contiguous in the input or the output alone.
enum class Lie { apart, contiguous_in, contiguous_out };

Problem columns_of(std::size_t n, std::size_t columns, Lie lie, Precision precision, Direction direction,
                   Placement placement) {
  auto problem = along(1, {2, n, columns}, precision, direction, placement);
  auto const line = static_cast<std::ptrdiff_t>(n), row = static_cast<std::ptrdiff_t>(columns);
  auto const contiguous = [&](std::ptrdiff_t Axis::*axis, std::ptrdiff_t Batch::*batch) {
    problem.axes[0].*axis = 1;
    problem.batch = {{2, line * row, line * row}, {columns, 1, 1}};
    problem.batch[1].*batch = line;
  };
  if (lie == Lie::contiguous_in) contiguous(&Axis::stride_in, &Batch::stride_in);
  if (lie == Lie::contiguous_out) contiguous(&Axis::stride_out, &Batch::stride_out);
  return problem.canonicalize();
}

TEST(Slabs, EqualTheOracle_OfColumnsThatFillNoVector) {
  Accuracy accuracy;
  for (std::size_t const n : {2, 3, 4, 5, 7, 16, 32, 45, 64, 96, 360, 4500})
    for (std::size_t const columns : {1, 3, 5, 9, 17, 20})
      for (auto const direction : {Direction::forward, Direction::backward})
        for (auto const precision : {Precision::f32, Precision::f64})
          for (auto const [lie, placement] :
               {std::pair{Lie::apart, Placement::out_of_place}, std::pair{Lie::apart, Placement::in_place},
                std::pair{Lie::contiguous_in, Placement::out_of_place},
                std::pair{Lie::contiguous_out, Placement::out_of_place}}) {
            auto const problem = columns_of(n, columns, lie, precision, direction, placement);
            in_precision_of(problem, [&]<class Real>(Real) { check_problem<Real>(accuracy, problem); });
          }
}

/// Whole vectors of columns, those that are left over, and lines that fill no group go different ways.
TEST(Slabs, GiveEqualLinesEqualBits) {
  for (std::size_t const n : {3, 15, 16, 32, 45, 64, 100, 4500})
    for (std::size_t const columns : {5, 20, 45})
      for (auto const direction : {Direction::forward, Direction::backward})
        for (auto const lie : {Lie::apart, Lie::contiguous_in, Lie::contiguous_out})
          for (auto const precision : {Precision::f32, Precision::f64}) {
            auto const problem = columns_of(n, columns, lie, precision, direction, Placement::out_of_place);
            in_precision_of(problem, [&]<class Real>(Real) {
              auto const line = random_values<Kokkos::complex<Real>>(n, 1);
              std::vector<Kokkos::complex<Real>> in(2 * n * columns);
              auto const place = [&](bool contiguous, std::size_t row, std::size_t column, std::size_t j) {
                return row * n * columns + (contiguous ? column * n + j : j * columns + column);
              };
              for (std::size_t i = 0; i < 2 * columns; ++i)
                for (std::size_t j = 0; j < n; ++j)
                  in[place(lie == Lie::contiguous_in, i / columns, i % columns, j)] = line[j];
              auto const out = transformed(problem, {}, in, 1.0L / 3);
              for (std::size_t i = 0; i < 2 * columns; ++i)
                for (std::size_t j = 0; j < n; ++j)
                  ASSERT_EQ(out[place(lie == Lie::contiguous_out, i / columns, i % columns, j)],
                            out[place(lie == Lie::contiguous_out, 0, 0, j)])
                      << problem.token() << " line " << i << " element " << j;
            });
          }
}

/// `rows` rows of `columns` lines of a kind; a line's elements lie beside each other, or the lines do.
Problem real_lines_of(Kind kind, std::size_t n, std::size_t rows, std::size_t columns, bool apart_in, bool apart_out,
                      Precision precision) {
  auto const in = Impl::input_extent(kind, n), out = Impl::output_extent(kind, n);
  auto const stride = [&](bool apart) { return static_cast<std::ptrdiff_t>(apart ? columns : 1); };
  auto const next = [](bool apart, std::size_t extent) { return static_cast<std::ptrdiff_t>(apart ? 1 : extent); };
  Problem problem;
  problem.precision = precision;
  problem.axes = {
      Axis{.kind = kind, .length = n, .extent_in = in, .stride_in = stride(apart_in), .stride_out = stride(apart_out)}};
  problem.batch = {{rows, static_cast<std::ptrdiff_t>(in * columns), static_cast<std::ptrdiff_t>(out * columns)},
                   {columns, next(apart_in, in), next(apart_out, out)}};
  problem.real_input = !Impl::changes_element(kind);
  return problem.canonicalize();
}

TEST(Slabs, EqualTheOracle_OfShortRealLinesThatLieApartAtOneEnd) {
  Accuracy accuracy;
  using enum Kind;
  for (auto const kind : {r2c, c2r, r2hc, hc2r, dht, dct2, dct3, dst1, dst2, dst3})
    for (std::size_t const n : {2, 3, 4, 9, 16, 31, 32})
      for (bool const apart_in : {false, true})
        for (auto const precision : {Precision::f32, Precision::f64})
          // by the lanes of rows; in groups, and what is left over; in groups
          for (auto const& [rows, columns] : {std::pair{2, 21}, {1, 21}, {2, 16}}) {
            auto const problem = real_lines_of(kind, n, rows, columns, apart_in, !apart_in, precision);
            in_precision_of(problem, [&]<class Real>(Real) { check_problem<Real>(accuracy, problem); });
          }
}

/// Line i of an array with as many numbers each.
struct LinesOf {
  std::size_t columns, extent, numbers;
  bool apart;

  [[nodiscard]] std::size_t place(std::size_t i, std::size_t element, std::size_t part) const {
    std::size_t const row = i / columns, column = i % columns,
                      within = apart ? element * columns + column : column * extent + element;
    return (row * columns * extent + within) * numbers + part;
  }
};

/// Through registers, through rows of several groups, in columns that fill no vector, and what is left over: by one
/// thread and by all.
TEST(Slabs, GiveEqualRealLinesEqualBits) {
  using enum Kind;
  constexpr std::size_t columns = 21;
  for (std::size_t const rows : {1, 2})
    for (auto const kind : {r2c, c2r, dct1, dct2, dct3, dct4, dst1, dst2, dst3, dst4})
      for (std::size_t const n : {2, 3, 4, 5, 8, 9, 16, 17, 22, 31, 32, 34})
        for (bool const apart_in : {false, true})
          for (bool const apart_out : {false, true})
            for (auto const precision : {Precision::f32, Precision::f64}) {
              auto const problem = real_lines_of(kind, n, rows, columns, apart_in, apart_out, precision);
              LinesOf const from{columns, Impl::input_extent(kind, n), kind == c2r ? 2u : 1u, apart_in};
              LinesOf const to{columns, Impl::output_extent(kind, n), kind == r2c ? 2u : 1u, apart_out};
              in_precision_of(problem, [&]<class Real>(Real) {
                auto const line = random_values<Real>(from.extent * from.numbers, 1);
                std::vector<Real> in(rows * columns * line.size());
                for (std::size_t i = 0; i < rows * columns; ++i)
                  for (std::size_t v = 0; v < line.size(); ++v)
                    in[from.place(i, v / from.numbers, v % from.numbers)] = line[v];
                Runner<Space> const run(problem, {});
                for (long double const scale : {1.0L, 1.0L / 3}) {
                  Memory<Real, Space> const source(in),
                      target(std::vector<Real>(rows * columns * to.extent * to.numbers, Real(77)));
                  run(source.data(), target.data(), scale);
                  auto const out = target.values();
                  for (std::size_t i = 0; i < rows * columns; ++i)
                    for (std::size_t v = 0; v < to.extent * to.numbers; ++v)
                      ASSERT_EQ(out[to.place(i, v / to.numbers, v % to.numbers)],
                                out[to.place(0, v / to.numbers, v % to.numbers)])
                          << problem.token() << " line " << i << " number " << v << " scale " << scale;
                }
              });
            }
}

/// A sum past the largest number is an infinity, whatever way the line goes: no product by 0 makes a NaN of it.
TEST(Slabs, KeepInfinitiesOfShortRealLines) {
  constexpr std::size_t columns = 21;
  for (std::size_t const n : {2, 4, 8, 16, 32, 34})
    for (bool const apart_in : {false, true})
      for (bool const apart_out : {false, true})
        for (auto const precision : {Precision::f32, Precision::f64}) {
          auto const problem = real_lines_of(Kind::c2r, n, 1, columns, apart_in, apart_out, precision);
          LinesOf const from{columns, n / 2 + 1, 2, apart_in}, to{columns, n, 1, apart_out};
          in_precision_of(problem, [&]<class Real>(Real) {
            std::vector<Real> in(columns * (n / 2 + 1) * 2, Real(0));
            for (std::size_t i = 0; i < columns; ++i)
              for (std::size_t const k : {std::size_t(0), n / 2})
                in[from.place(i, k, 0)] = std::numeric_limits<Real>::max();
            Memory<Real, Space> const source(in), target(std::vector<Real>(columns * n, Real(77)));
            Runner<Space>(problem, {})(source.data(), target.data(), 1.0L);
            auto const out = target.values();
            for (std::size_t i = 0; i < columns; ++i)
              ASSERT_TRUE(std::isinf(out[to.place(i, 0, 0)])) << problem.token() << " line " << i;
          });
        }
}

TEST(Slabs, EqualTheOracle_OfBatchesOfSmallBoxes) {
  Accuracy accuracy;
  using enum Kind;
  for (std::size_t const batch : {31, 32, 33, 77})
    for (auto const& extents :
         std::vector<Extents>{{2, 2}, {3, 3}, {2, 7}, {5, 4}, {8, 8}, {16, 17}, {20, 20}, {2, 3, 4}, {5, 5, 5}}) {
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
